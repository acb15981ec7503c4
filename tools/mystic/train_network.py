"""Learn what the weights of Mystic Vale miss, as a small network, from positions played out.

    python -m tools.mystic.train_network FOLDER [--games 40000] [--seed 1] [--jobs 1] [--units 32]

Games are played as `train_weights.py` plays them, with gifts and a blunder here and there. Now and
then a turn is played on to the end of the game by adept in every seat, four times, with everything
hidden dealt anew each time: the mean lead is far less a matter of luck than that of one game. One
layer of units learns what is left of it when the weights have told their part. Each seat has its
share in that by its own numbers and by what the clock is read from, as it has with the weights.

Games are kept in FOLDER in parts, so that a stopped run goes on where it was. The network is
written to src/valewright/mystic/bots/weights.json under "network". Run this after
tools/mystic/train_pushes.py, with the compiled package (PYTHONPATH=build/compiled) and NumPy: the
usual run takes half an hour on two cores.
"""

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tools.mystic.train_weights import TARGET, give, options, player
from valewright import mystic
from valewright.kernel import engine
from valewright.mystic import scoring
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.learned_value import Weights, clock_numbers, seat_numbers
from valewright.mystic.bots.player import Planner
from valewright.mystic.planting import Plant

Array = npt.NDArray[np.float32]
Row = tuple[list[float], list[float], list[float], float, float, list[int]]

PART: Final = 250  # games in a file
TIMES: Final = 4  # that a position is played on
RATE: Final = 0.3  # of the turns of a game of two that are positions to learn from
BLUNDERS: Final = (0.0, 0.01, 0.04)
GIFT_RATES: Final = (0.0, 0.05, 0.1, 0.2, 0.4)
ADEPT_SHARE: Final = 0.6
MOST_LEAD: Final = 60
TESTED: Final = 7  # one part of so many is kept to test on
STAGES: Final = ((0, 3), (3, 6), (6, 10), (10, 99))
BATCH: Final = 512
PASSES: Final = 10
RATE_OF_LEARNING: Final = 2e-3
DECAY: Final = 0.01
DECIMALS: Final = 4
HELD: Final = 6.0  # standard deviations, in learning


# Playing


def rows_of(number: int, seed: int, data: dict[str, Any]) -> list[Row]:
    """The positions of one game: two seats' numbers, the clock, what the weights tell, leads."""
    rng = random.Random(f"{seed}/{number}/network")
    weights = Weights(data)
    adept = Planner(HeuristicParams(), weights, corrected=True)
    plain = Weights({**data, "network": None})
    state = mystic.new_game(seed=rng.getrandbits(40), **options(rng))
    t = state.table
    n = len(t.players)
    players = [adept if rng.random() < ADEPT_SHARE else player(weights, rng) for _ in range(n)]
    gifts, blunders = rng.choice(GIFT_RATES), rng.choice(BLUNDERS)
    rows: list[Row] = []
    last = (-1, -1)
    while t.stack:
        frame = t.stack[-1]
        if isinstance(frame, Plant) and (t.turn, t.round) != last:
            last = (t.turn, t.round)
            if rng.random() < gifts:
                give(t, t.players[rng.randrange(n)], rng)
            if t.round > 1 and rng.random() < RATE / n:
                rows.append(_row(state, plain, adept, rng))
        legal = tuple(engine.legal(t))
        move = players[frame.seat].choose(t, legal)
        engine.apply(t, rng.choice(legal) if rng.random() < blunders else move)
    return rows


def _row(state: mystic.State, plain: Weights, adept: Planner, rng: random.Random) -> Row:
    t = state.table
    one, two = rng.sample(range(len(t.players)), 2)
    turns = plain.turns_of(t)
    rounds = plain.rounds_left(t, turns)
    told = plain.prospects(t, turns, rounds)
    leads = []
    for _ in range(TIMES):
        ahead = state.sample(t.turn, rng).table
        while ahead.stack:
            engine.apply(ahead, adept.choose(ahead, tuple(engine.legal(ahead))))
        lead = scoring.score(ahead, one) - scoring.score(ahead, two)
        leads.append(max(-MOST_LEAD, min(MOST_LEAD, lead)))
    return (
        seat_numbers(plain, t, one, turns[one]),
        seat_numbers(plain, t, two, turns[two]),
        [*clock_numbers(t, turns), rounds],
        rounds,
        told[one] - told[two],
        leads,
    )


def play_part(path: Path, first: int, seed: int, data: dict[str, Any]) -> None:
    """Play the games of a part and keep their positions."""
    rows = [row for number in range(first, first + PART) for row in rows_of(number, seed, data)]
    names = ("one", "two", "context", "rounds", "told", "leads")
    columns = zip(*rows, strict=True)
    kept = {
        name: np.array(column, dtype=np.float32)
        for name, column in zip(names, columns, strict=True)
    }
    with path.with_suffix(".part").open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **kept)
    path.with_suffix(".part").rename(path)


# Learning


class Network:
    """One layer of units, each seat's share apart, and Adam to learn by."""

    def __init__(self, seat: int, context: int, units: int, rng: np.random.Generator) -> None:
        inputs = seat + context
        bound = inputs**-0.5
        self.layer = rng.uniform(-bound, bound, (inputs, units)).astype(np.float32)
        self.bias = rng.uniform(-bound, bound, units).astype(np.float32)
        self.out = np.zeros(units, dtype=np.float32)
        self._means = [np.zeros_like(one) for one in self.parameters()]
        self._squares = [np.zeros_like(one) for one in self.parameters()]
        self._steps = 0

    def parameters(self) -> list[Array]:
        return [self.layer, self.bias, self.out]

    def shares(self, numbers: Array) -> Array:
        """What seats have in a lead, by their numbers and the context."""
        found: Array = np.maximum(numbers @ self.layer + self.bias, 0) @ self.out
        return found

    def learn(self, one: Array, two: Array, left: Array, rate: float) -> None:
        """A step towards what is left of the leads."""
        slopes: list[Array] = [np.zeros_like(part) for part in self.parameters()]
        hidden = [np.maximum(side @ self.layer + self.bias, 0) for side in (one, two)]
        error = 2 * (hidden[0] @ self.out - hidden[1] @ self.out - left) / len(left)
        for side, units, sign in ((one, hidden[0], 1), (two, hidden[1], -1)):
            slopes[2] += sign * (units.T @ error)
            back = sign * np.outer(error, self.out) * (units > 0)
            slopes[0] += side.T @ back
            slopes[1] += back.sum(0)
        self._steps += 1
        for i, (part, slope) in enumerate(zip(self.parameters(), slopes, strict=True)):
            self._means[i] = 0.9 * self._means[i] + 0.1 * slope
            self._squares[i] = 0.999 * self._squares[i] + 0.001 * slope**2
            mean = self._means[i] / (1 - 0.9**self._steps)
            spread = np.sqrt(self._squares[i] / (1 - 0.999**self._steps)) + 1e-8
            part -= rate * (mean / spread + DECAY * part)


def fit(parts: list[Path], data: dict[str, Any], units: int) -> dict[str, Any]:
    """The network as the file of weights keeps it."""
    found = [np.load(path) for path in parts]
    test = np.concatenate(
        [np.full(len(one["told"]), i % TESTED == 0) for i, one in enumerate(found)]
    )
    one, two, context, rounds, told, leads = (
        np.concatenate([part[name] for part in found])
        for name in ("one", "two", "context", "rounds", "told", "leads")
    )
    both = np.concatenate([one[~test], two[~test]])
    used = np.flatnonzero(both.std(0) > 0)
    scales = [
        (both[:, used].mean(0), both[:, used].std(0) + 1e-3),
        (context[~test].mean(0), context[~test].std(0) + 1e-6),
    ]
    sides = [
        np.concatenate(
            [
                np.clip((numbers - mean) / spread, -HELD, HELD)
                for numbers, (mean, spread) in zip((side[:, used], context), scales, strict=True)
            ],
            axis=1,
        )
        for side in (one, two)
    ]
    mean_leads = leads.mean(1)
    left = mean_leads - told
    rng = np.random.default_rng(1)
    net = Network(len(used), context.shape[1], units, rng)
    learned = np.flatnonzero(~test)
    steps = PASSES * (len(learned) // BATCH)
    step = 0
    for _ in range(PASSES):
        rng.shuffle(learned)
        for start in range(0, len(learned) - BATCH + 1, BATCH):
            some = learned[start : start + BATCH]
            share = step / steps  # of the way: faster at first, then ever slower
            rate = RATE_OF_LEARNING * min(1.0, 0.04 + share / 0.3) * min(1.0, (1 - share) / 0.7)
            net.learn(sides[0][some], sides[1][some], left[some], rate)
            step += 1
    new = told + net.shares(sides[0]) - net.shares(sides[1])
    print(f"{len(learned)} positions to learn from, {test.sum()} to test on")
    for low, high in STAGES:
        at = test & (rounds >= low) & (rounds < high)
        luck = leads[at].var(1, ddof=1).mean() / TIMES
        halves = np.cov(leads[at][:, ::2].mean(1), leads[at][:, 1::2].mean(1))[0, 1]
        line = f"  {low:2} to {high:2} rounds to come: of what is not luck"
        for name, guess in (("weights", told), ("network", new)):
            both_vary = np.cov(guess[at], mean_leads[at])
            share = both_vary[0, 1] ** 2 / both_vary[0, 0] / halves
            off = max(0.0, ((guess[at] - mean_leads[at]) ** 2).mean() - luck) ** 0.5
            line += f", {name} {share:.1%} (off by {off:.2f} VP)"
        print(line, flush=True)
    return _plain(net, data, used, scales)


def _plain(
    net: Network, data: dict[str, Any], used: Any, scales: list[tuple[Array, Array]]
) -> dict[str, Any]:
    """The network for numbers as they come, each row of it under the name of its number."""
    mean = np.concatenate([scale[0] for scale in scales])
    spread = np.concatenate([scale[1] for scale in scales])
    layer = net.layer / spread[:, np.newaxis]
    bias = net.bias - mean @ layer
    names = [*data["features"], *data["titles"]]

    def rounded(row: Array) -> list[float]:
        return [round(float(x), DECIMALS) for x in row]

    return {
        "rows": {names[place]: rounded(layer[i]) for i, place in enumerate(used)},
        "context": [rounded(row) for row in layer[len(used) :]],
        "bias": rounded(bias),
        "out": rounded(net.out),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn what the weights of Mystic Vale miss.")
    parser.add_argument("folder", type=Path, help="where positions are kept")
    parser.add_argument("--games", type=int, default=40000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--units", type=int, default=32)
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    data = json.loads(TARGET.read_text(encoding="utf-8"))
    begin = time.monotonic()
    parts = [wishes.folder / f"positions-{i}.npz" for i in range(wishes.games // PART)]
    with ProcessPoolExecutor(wishes.jobs) as pool:
        waited_for = [
            pool.submit(play_part, path, i * PART, wishes.seed, data)
            for i, path in enumerate(parts)
            if not path.exists()
        ]
        for part in waited_for:
            part.result()
    print(f"{wishes.games} games, {time.monotonic() - begin:.0f} s", flush=True)
    data["network"] = fit(parts, data, wishes.units)
    text = json.dumps(data, separators=(",", ":")).replace("],[", "],\n[").replace('],"', '],\n"')
    TARGET.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
