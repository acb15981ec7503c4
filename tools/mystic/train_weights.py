"""Learn what cards and vales are worth to the players of Mystic Vale, from games between them.

    python tools/mystic/train_weights.py FOLDER
        [--generations 3] [--games 16000] [--seed 1] [--jobs 1]

Each generation plays games with the weights of the one before it; the first one plays by the
params of the bot greedy. In these games seats are given advancements, vales and points by chance
now and then: what such a gift does to the final lead is what the weights are to say, and without
gifts a deck that was bought well could not be told from one that was bought lately.

Games are kept in FOLDER in parts, so that a stopped run goes on where it was. The weights of the
last generation are written to src/valewright/mystic/bots/weights.json. With the compiled package
(PYTHONPATH=build/compiled) the usual run takes a quarter of an hour on two cores.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from valewright import mystic
from valewright.kernel import engine
from valewright.mystic import ability as ab
from valewright.mystic import scoring
from valewright.mystic.bots import features as ft
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.policy import GreedyPolicy
from valewright.mystic.bots.learned_value import Weights, clock_numbers, is_mixed, seat_numbers
from valewright.mystic.bots.player import Planner
from valewright.mystic.planting import Plant
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Player, Table

Array = npt.NDArray[np.float64]

PART: Final = 500  # games in a file
TARGET: Final = Path(__file__).resolve().parents[2] / "src/valewright/mystic/bots/weights.json"
KNOTS: Final = (0.0, 2.5, 6.0, 10.0, 15.0)  # rounds to come
RIDGE: Final = 30.0
NOISE: Final = 14.0  # VP; what luck does to a lead
MOST_WEIGHT: Final = 8.0  # VP; what one more of a number is likely to be worth at most
MOST_TITLE: Final = 2.0  # and a title beyond its numbers
LEAST_SCALE: Final = 1e-4
FEWEST_TESTED: Final = 50
ODDS: Final = 1.7  # of a logistic curve against a normal one
MOST_LEAD: Final = 60.0
KEPT: Final = 0.6  # of the turns of a game of two
TITLES: Final = [
    *(name for name, one in mystic.catalogue().advancements.items() if one.level > 0),
    *mystic.catalogue().vales,
    *mystic.catalogue().leaders,
    *(f"{name} upgraded" for name in mystic.catalogue().leaders),
]
FIRST_TIME: Final[Any] = {
    "knots": [0.0],
    "spreads": [[6.0], [6.0]],
    "features": ft.NAMES,
    "weights": [[0.0] * (ft.SIZE + len(TITLES))],
    "clock": [0.0] * 16,
    "titles": TITLES,
}

# HeuristicParams that differ from player to player
VARIED: Final = (
    "seen",
    "delay",
    "growth",
    "guardian",
    "vp",
    "spirit",
    "wild",
    "mana",
    "mana_early",
    "token",
    "caution",
    "usual_rounds",
    "full_pool",
)
SPREAD: Final = 0.15
GREEDY_SHARE: Final = 0.2
BLUNDERS: Final = 0.01
GIFT_RATES: Final = (0.0, 0.1, 0.2, 0.4)  # for each turn


# Playing


def options(rng: random.Random) -> dict[str, Any]:
    """What a game is set up with: base games of two, games with all sets, and all sorts."""
    kind = rng.random()
    if kind < 0.4:
        return {"players": 2}
    if kind < 0.8:
        return {
            "players": rng.choice((2, 2, 2, 3, 4)),
            "sets": SETS,
            "leaders": rng.choice(("random", "off")),
            "amulets": rng.choice(("random", "off")),
        }
    return {
        "players": rng.choice((2, 3, 4, 4, 5, 6)),
        "sets": ["base", *(name for name in SETS[1:] if rng.random() < 0.6)],
        "leaders": rng.choice(("random", "off")),
        "amulets": rng.choice(("random", "off")),
    }


def params(rng: random.Random) -> HeuristicParams:
    """Those of greedy, but for a spread."""
    found = HeuristicParams()
    for name in VARIED:
        setattr(found, name, getattr(found, name) * rng.lognormvariate(0, SPREAD))
    return found


def player(weights: Weights | None, rng: random.Random) -> GreedyPolicy:
    if weights is None or rng.random() < GREEDY_SHARE:
        return GreedyPolicy(params(rng))
    return Planner(params(rng), weights)


def give(t: Table, p: Player, rng: random.Random) -> None:
    """A vale, points, the token turned, or an advancement sleeved by chance, but not foolishly."""
    kind = rng.random()
    if kind < 0.12:
        _give_vale(t, p, rng)
    elif kind < 0.17:
        p.vp += rng.randrange(1, 6)
    elif kind < 0.2:
        p.active = not p.active
    else:
        _give_piece(t, p, rng)


def _give_vale(t: Table, p: Player, rng: random.Random) -> None:
    vale = rng.choice([vale for deck in t.vale_decks for vale in deck])
    text = vale.ability
    if text is not None and text.unique and vale in p.vales:
        return
    p.vales.append(vale)
    p.vale_marks.append(0)
    if text is not None and text.when == ab.ALWAYS and text.do == ab.GROWTH_BONUS:
        p.growth += text.amount


def _give_piece(t: Table, p: Player, rng: random.Random) -> None:
    pieces = [piece for deck in t.decks for piece in deck] + list(t.aside)
    piece = rng.choice(t.catalogue.soil) if rng.random() < 0.12 else rng.choice(pieces)
    pile = p.deck if rng.random() < 0.6 else p.discard
    places = [i for i in range(len(pile)) if pile[i].takes(piece)]
    if not places:
        return
    looked_at = [rng.choice(places) for _ in range(rng.choice((1, 3, 3)))]
    made = {i: t.book.sleeved(pile[i], piece, False) for i in looked_at}
    best = min(looked_at, key=lambda i: 3 * made[i].net - 2 * pile[i].net - made[i].vp_end)
    pile[best] = made[best]


Row = tuple[list[float], list[list[float]], list[int], int, int, bool]


def play(number: int, seed: int, weights: Weights | None) -> tuple[list[Row], list[int], int]:
    """The rows of one game, its final scores and its rounds."""
    rng = random.Random(f"{seed}/{number}")
    chosen = options(rng)
    state = mystic.new_game(seed=rng.getrandbits(40), **chosen)
    t = state.table
    n = len(t.players)
    players = [player(weights, rng) for _ in range(n)]
    judge = weights or Weights(FIRST_TIME)
    rate = rng.choice(GIFT_RATES)
    rows: list[Row] = []
    last = (-1, -1)
    while t.stack:
        legal = tuple(engine.legal(t))
        frame = t.stack[-1]
        seat = frame.seat
        if isinstance(frame, Plant) and (t.turn, t.round) != last:
            last = (t.turn, t.round)
            if rng.random() < rate:
                give(t, t.players[rng.randrange(n)], rng)
            if rng.random() < KEPT * 2 / n:
                rows.append(_row(t, judge))
        move = players[seat].choose(t, legal)
        engine.apply(t, rng.choice(legal) if rng.random() < BLUNDERS else move)
    return rows, [scoring.score(t, seat) for seat in range(n)], t.round


def _row(t: Table, weights: Weights) -> Row:
    turns = weights.turns_of(t)
    seats = range(len(t.players))
    return (
        clock_numbers(t, turns),
        [seat_numbers(weights, t, seat, turns[seat]) for seat in seats],
        [scoring.score(t, seat) for seat in seats],
        t.round,
        len(t.players),
        is_mixed(t),
    )


def play_part(path: Path, first: int, seed: int, data: dict[str, Any]) -> None:
    """Play the games of a part and keep, of each row, two seats by lot."""
    weights = None if data == FIRST_TIME else Weights(data)
    clock, gaps, leads, rests, mixed = [], [], [], [], []
    for number in range(first, first + PART):
        rows, finals, rounds = play(number, seed, weights)
        rng = random.Random(f"{seed}/{number}/pairs")
        for numbers, seats, scores, at, n, is_mix in rows:
            one, two = rng.sample(range(n), 2)
            clock.append(numbers)
            gaps.append([a - b for a, b in zip(seats[one], seats[two], strict=True)])
            leads.append(
                (_held(finals[one] - finals[two]) - _held(scores[one] - scores[two]), number)
            )
            rests.append(rounds - at)
            mixed.append(is_mix)
    np.savez_compressed(
        path.with_suffix(".new.npz"),
        clock=np.array(clock, dtype=np.float32),
        gaps=np.array(gaps, dtype=np.float32),
        leads=np.array(leads, dtype=np.float32),
        rests=np.array(rests, dtype=np.float32),
        mixed=np.array(mixed, dtype=np.float32),
    )
    path.with_suffix(".new.npz").rename(path)


def _held(lead: int) -> float:
    return max(-MOST_LEAD, min(MOST_LEAD, float(lead)))


# Fitting


def shares(rounds: Array) -> Array:
    """How much each knot counts, by rounds to come."""
    found = np.zeros((len(rounds), len(KNOTS)))
    for k in range(len(KNOTS)):
        unit = np.zeros(len(KNOTS))
        unit[k] = 1.0
        found[:, k] = np.interp(rounds, KNOTS, unit)
    return found


def fit(parts: list[Path]) -> dict[str, Any]:
    """Weights for every knot, and the clock, by least squares with a ridge."""
    clock, leads, rests, mixed = (
        _all(parts, name) for name in ("clock", "leads", "rests", "mixed")
    )
    ticks = np.linalg.solve(clock.T @ clock + 0.01 * np.eye(clock.shape[1]), clock.T @ rests)
    rounds = np.maximum(0.0, clock @ ticks)
    print(f"  clock: off by {np.std(rests - rounds):.2f} rounds")
    scale = np.sqrt(sum((_numbers(path) ** 2).sum(axis=0) for path in parts) / len(leads))
    unit = np.where(scale > LEAST_SCALE, 1 / np.maximum(scale, LEAST_SCALE), 0.0)
    tested = leads[:, 1] % 10 == 0
    by_knot = shares(rounds)
    found = _solved(parts, unit, by_knot * ~tested[:, np.newaxis], leads[:, 0])
    told = np.concatenate([part @ found for part in _columns(parts, unit, by_knot)])
    off = leads[:, 0] - told
    for low, high in ((0, 3), (3, 6), (6, 10), (10, 99)):
        at = tested & (rounds >= low) & (rounds < high)
        if at.sum() > FEWEST_TESTED:
            share = 1 - np.var(off[at]) / np.var(leads[at, 0])
            print(f"  {low:2} to {high:2} rounds to come: {share:.0%} of the lead told")
    weights = found.reshape(len(KNOTS), -1) * unit
    spreads = [_spread(by_knot[some], off[some]) for some in (mixed == 0, mixed > 0)]
    return {
        "knots": list(KNOTS),
        "spreads": [[round(float(x), 2) for x in row] for row in spreads],
        "features": ft.NAMES,
        "weights": [[round(float(x), 3) for x in row] for row in weights],
        "clock": [round(float(x), 5) for x in ticks],
        "titles": TITLES,
    }


def _all(parts: list[Path], name: str) -> Array:
    return np.concatenate([np.load(path)[name] for path in parts]).astype(float)


def _numbers(path: Path) -> Array:
    return np.asarray(np.load(path)["gaps"], dtype=float)


def _columns(parts: list[Path], unit: Array, by_knot: Array) -> Iterator[Array]:
    """For each part, its rows: all numbers once for every knot, as much as the knot counts."""
    start = 0
    for path in parts:
        numbers = _numbers(path) * unit
        some = by_knot[start : start + len(numbers)]
        start += len(numbers)
        yield np.concatenate([numbers * some[:, [k]] for k in range(len(KNOTS))], axis=1)


def _solved(parts: list[Path], unit: Array, by_knot: Array, target: Array) -> Array:
    doubt = (NOISE / np.where(np.arange(len(unit)) < ft.SIZE, MOST_WEIGHT, MOST_TITLE)) ** 2
    ridge = np.tile(RIDGE + doubt * unit**2, len(KNOTS))
    square = np.diag(ridge)
    right = np.zeros(len(ridge))
    start = 0
    for columns in _columns(parts, unit, by_knot):
        square += columns.T @ columns
        right += columns.T @ target[start : start + len(columns)]
        start += len(columns)
    return np.asarray(np.linalg.solve(square, right))


def _spread(by_knot: Array, off: Array) -> Array:
    """How far leads are off what was told, at each knot."""
    square = by_knot.T @ by_knot + np.eye(len(KNOTS))
    return np.asarray(np.sqrt(np.linalg.solve(square, by_knot.T @ off**2).clip(1.0)) / ODDS)


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn weights for the players of Mystic Vale.")
    parser.add_argument("folder", type=Path, help="where games and weights are kept")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=16000, help="of each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    data: dict[str, Any] = FIRST_TIME
    played: list[Path] = []
    for generation in range(wishes.generations):
        parts = []
        begin = time.monotonic()
        with ProcessPoolExecutor(wishes.jobs) as pool:
            waited_for = []
            for first in range(0, wishes.games, PART):
                path = wishes.folder / f"games-{generation}-{first // PART}.npz"
                parts.append(path)
                if not path.exists():
                    given = (path, first, wishes.seed + generation, data)
                    waited_for.append(pool.submit(play_part, *given))
            for part in waited_for:
                part.result()
        print(f"generation {generation}: {wishes.games} games, {time.monotonic() - begin:.0f} s")
        played += parts
        data = fit(played)
        (wishes.folder / f"weights-{generation}.json").write_text(json.dumps(data))
        sys.stdout.flush()
    TARGET.write_text(json.dumps(data, separators=(",", ":")).replace("],[", "],\n[") + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
