"""Learn by how much a player of Misty Valley is likely to win, from positions played to the end.

    python tools/misty/train_judge.py POSITIONS [--games 700] [--tries 6] [--seed 1]

Games are played between searchers with a few rounds. The beginning of each turn is taken as the
seat to move may imagine it, often a turn or two later; from there it is played to the end at a
glance, some times over. The mean of the final leads is what the judge is to say of the position.
One game alone would tell of twenty positions no more than how it happened to end.

Positions are kept in the file POSITIONS, a line for each, so that a stopped run goes on where it
was; what has been learned is written to src/valewright/misty/bots/judge.json. With the compiled
package (PYTHONPATH=build/compiled) a game takes a fifth of a second.
"""

import argparse
import json
import random
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from valewright import misty
from valewright.bots import Seat
from valewright.bots.budget import Budget
from valewright.kernel.rng import seeded
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.judge import CAPTAIN, NAMES, POINTS, numbers
from valewright.misty.bots.levels import searcher
from valewright.misty.bots.policy import play_on
from valewright.misty.bots.style import Style
from valewright.misty.exploring import supply
from valewright.misty.scoring import score
from valewright.misty.table import Table
from valewright.misty.turn import Turn

Array = npt.NDArray[np.float64]

TARGET: Final = Path(__file__).resolve().parents[2] / "src/valewright/misty/bots/judge.json"
KNOTS: Final = (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0)  # valley tiles to come
ROUNDS: Final = 4
LATER: Final = 2  # turns by which a position may come later, at most
WHIMS: Final = (0.3, 1.0, 2.0)  # of whoever plays these
WHIM: Final = 0.3  # of whoever plays to the end
TO_THE_END: Final = 100  # turns
SMOOTH: Final = 30.0  # how alike the weights at neighbouring knots are to be
RIDGE: Final = 1.0
FEW: Final = 5.0  # RIDGE for captains and abilities
TESTED: Final = 5  # of so many games one is left out to test with
SPREADS: Final = [0.1 * n for n in range(15, 121)]  # that are tried, in points


# Playing


def play(seed: int, tries: int) -> list[dict[str, Any]]:
    """The positions of a game, and the leads that they came to."""
    rng = random.Random(seed)
    dice = seeded(rng.getrandbits(30))
    state = misty.new_game(seed=seed)
    bots = [searcher(rng.getrandbits(31), Budget(rounds=ROUNDS)) for _ in range(2)]
    ahead = Style()
    to_the_end = Style()
    to_the_end.whim = WHIM
    to_the_end.horizon = TO_THE_END
    found: list[dict[str, Any]] = []
    turn = 0
    while not state.over:
        if isinstance(state.table.stack[-1], Turn) and state.table.number != turn:
            turn = state.table.number
            one = Seat(state, state.to_act).sample(rng)
            assert isinstance(one, misty.State)
            later = rng.randrange(LATER + 1)
            if later:
                ahead.horizon = later - 1
                ahead.whim = rng.choice(WHIMS)
                play_on(one.table, ahead, dice)
            if one.table.stack and not one.table.last:
                leads = []
                for _ in range(tries):
                    tried = one.clone()
                    play_on(tried.table, to_the_end, dice)
                    leads.append(_lead(tried.table))
                counted = numbers(BoardEvaluation(one.table, ahead))
                row = {"game": seed, "to come": supply(one.table), "leads": leads}
                found.append({**row, "numbers": counted})
        state.play(bots[state.to_act].choose(Seat(state, state.to_act)))
    return found


def _lead(t: Table) -> int:
    return score(t, 0) - score(t, 1)


def played(file: Path, games: int, tries: int, seed: int) -> list[dict[str, Any]]:
    """The positions of so many games: those that are in the file, and the rest of them."""
    rows: list[dict[str, Any]] = []
    if file.exists():
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    known = {row["game"] for row in rows}
    with file.open("a", encoding="utf-8") as out:
        for one in range(seed, seed + games):
            if one not in known:
                found = play(one, tries)
                out.write("".join(json.dumps(row) + "\n" for row in found))
                out.flush()
                rows += found
    return rows


# Learning


class Learned:
    """What positions tell: the weights of each number at every knot, and how far off they are."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.numbers: Array = np.array([row["numbers"] for row in rows])
        to_come = [float(row["to come"]) for row in rows]
        every = np.eye(len(KNOTS))
        self.knots: Array = np.stack([np.interp(to_come, KNOTS, one) for one in every], axis=1)
        self.lead: Array = np.array([np.mean(row["leads"]) for row in rows])
        self.won: Array = np.array(
            [
                np.mean([0.5 * (lead >= 0) + 0.5 * (lead > 0) for lead in row["leads"]])
                for row in rows
            ]
        )

    def weights(self, rows: npt.NDArray[np.bool_]) -> Array:
        """By number and knot: ridge regression on the leads, alike at neighbouring knots."""
        knots = len(KNOTS)
        spread = (self.numbers[:, :, None] * self.knots[:, None, :])[rows]
        flat = spread.reshape(len(spread), -1)
        alike = np.zeros((knots, knots))
        for i in range(knots - 1):
            alike[i : i + 2, i : i + 2] += [[1.0, -1.0], [-1.0, 1.0]]
        penalty = np.zeros((flat.shape[1], flat.shape[1]))
        for i in range(len(NAMES)):
            part = slice(i * knots, (i + 1) * knots)
            ridge = FEW if i >= CAPTAIN else RIDGE
            penalty[part, part] = SMOOTH * alike + ridge * np.eye(knots)
        expected = np.zeros((len(NAMES), knots))
        expected[POINTS] = 1.0
        found = np.linalg.solve(
            flat.T @ flat + penalty, flat.T @ self.lead[rows] + penalty @ expected.ravel()
        )
        return np.asarray(found.reshape(len(NAMES), knots))

    def told(self, weights: Array) -> Array:
        """The lead that the weights tell of each position."""
        return np.asarray(np.einsum("pn,nk,pk->p", self.numbers, weights, self.knots))

    def spread(self, told: Array, rows: npt.NDArray[np.bool_]) -> Array:
        """By knot: the lead that makes the odds e to 1, so that chances are as often right."""
        spread = np.full(len(KNOTS), 5.0)
        for _ in range(4):
            for i in range(len(KNOTS)):
                tried = []
                for value in SPREADS:
                    spread[i] = value
                    tried.append((self.surprise(told, spread, rows), value))
                spread[i] = min(tried)[1]
        return spread

    def surprise(self, told: Array, spread: Array, rows: npt.NDArray[np.bool_]) -> float:
        """How badly the chances to win foretell who won, in nats a position."""
        odds = (told / (self.knots @ spread))[rows]
        won = self.won[rows]
        return float(np.mean(np.logaddexp(0.0, odds) - won * odds))


def main() -> None:
    """Play, learn, say how well it was learned, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("positions", type=Path)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--tries", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows = played(given.positions, given.games, given.tries, given.seed)
    learned = Learned(rows)
    tested = np.array([row["game"] % TESTED == 0 for row in rows])
    weights = learned.weights(~tested)
    told = learned.told(weights)
    spread = learned.spread(told, ~tested)
    off = learned.lead[tested] - told[tested]
    print(f"{len(rows)} positions; of the leads of {tested.sum()} others,", end=" ")
    print(f"{1 - off.var() / learned.lead[tested].var():.0%} of the variance is told;", end=" ")
    print(f"{learned.surprise(told, spread, tested):.3f} nats")
    every = np.ones(len(rows), dtype=bool)
    weights = learned.weights(every)
    spread = learned.spread(learned.told(weights), every)
    lines = [
        f'"tiles to come": {json.dumps(KNOTS)}',
        f'"spread": {json.dumps([round(float(value), 1) for value in spread])}',
        '"weights": {\n'
        + ",\n".join(
            f"{json.dumps(name)}: {json.dumps([round(float(value), 2) for value in row])}"
            for name, row in zip(NAMES, weights, strict=True)
        )
        + "}",
    ]
    TARGET.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
