"""How much of the final lead the judge of Mystic Vale tells, and how much can be told at all.

    PYTHONPATH=build/compiled python benchmarks/mystic/judge.py
        [--positions N] [--samples N] [--seed N] [--sets all]

Positions of games between planners, at the beginning of a turn, are played to the end many times
over, each time with everything hidden dealt anew. Their mean is what a perfect judge would say; how
far single games lie from it is luck. Beside the judge stands the best that a linear fit to what
lies in the fields and on the decks can add to it: what the next turn brings, which plans made
before it do not change.
"""

from __future__ import annotations

import argparse
import random
from typing import Final

import numpy as np
import numpy.typing as npt

from valewright import mystic
from valewright.kernel import engine
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.player import Planner
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Player, Table
from valewright.mystic.zones import net_decay

Array = npt.NDArray[np.float64]

STAGES: Final = ((0, 3), (3, 6), (6, 10), (10, 99))  # rounds to come
LAST_ROUND: Final = 13  # that a position is taken from
FEWEST: Final = 40  # positions that a stage needs


def lead(t: Table) -> float:
    """How far the first seat is ahead."""
    return float(score(t, 0) - score(t, 1))


class Positions:
    """Positions with what the judge says, what lies open, and how they ended."""

    def __init__(self, sets: tuple[str, ...], samples: int, seed: int) -> None:
        self.planner = Planner(HeuristicParams(), weights(), corrected=True)
        self.sets = sets
        self.samples = samples
        self.rng = random.Random(seed)
        self.rounds: list[float] = []  # to come
        self.judged: list[float] = []
        self.shown: list[list[float]] = []
        self.ends: list[list[float]] = []

    def add(self) -> None:
        """One position more, unless its game ended before."""
        rng = self.rng
        state = mystic.new_game(players=2, sets=self.sets, seed=rng.getrandbits(40))
        t = state.table
        until = rng.randrange(1, LAST_ROUND)
        while t.stack and not (isinstance(t.stack[-1], Plant) and t.round >= until):
            self._play(t)
        if not t.stack:
            return
        judge = self.planner.weights
        turns = judge.turns_of(t)
        rounds = judge.rounds_left(t, turns)
        points = judge.prospects(t, turns, rounds)
        self.rounds.append(rounds)
        self.judged.append(points[0] - points[1])
        own, other = (shown(p, seat == t.turn) for seat, p in enumerate(t.players))
        self.shown.append([a - b for a, b in zip(own, other, strict=True)])
        self.ends.append([self._end(state.sample(t.turn, rng).table) for _ in range(self.samples)])

    def _play(self, t: Table) -> None:
        legal = tuple(engine.legal(t))
        engine.apply(t, legal[0] if len(legal) == 1 else self.planner.choose(t, legal))

    def _end(self, t: Table) -> float:
        while t.stack:
            self._play(t)
        return lead(t)


def shown(p: Player, moves: bool) -> list[float]:
    """What a player's field and deck show for the next turn, for whoever moves apart."""
    cards = [*p.field]
    if p.on_deck is not None:
        cards.append(p.on_deck)
    found = [
        float(len(p.field)),
        float(net_decay(p)),
        float(sum(card.mana for card in cards)),
        float(sum(card.vp for card in cards)),
        float(sum(card.animal + card.forest + card.sky + card.wild for card in cards)),
        float(max([card.animal + card.wild for card in cards], default=0)),
    ]
    return [x for mover in (True, False) for x in (found if moves == mover else [0.0] * len(found))]


def fitted(numbers: Array, target: Array) -> Array:
    """What a linear fit says of each row when it is not fitted to that row."""
    rows = np.concatenate([numbers, np.ones((len(numbers), 1))], axis=1)
    inverse = np.linalg.inv(rows.T @ rows + 0.1 * np.eye(rows.shape[1]))
    told = rows @ inverse @ rows.T @ target
    leverage = np.einsum("ij,jk,ik->i", rows, inverse, rows)
    return np.asarray((told - leverage * target) / (1.0 - leverage))


def told(found: Positions) -> None:
    """Print a line for each stage."""
    rounds, judged = np.array(found.rounds), np.array(found.judged)
    numbers, ends = np.array(found.shown), np.array(found.ends)
    print("rounds to come  positions  spread of leads  told at most  by the judge  missed  fields")
    for low, high in STAGES:
        at = (rounds >= low) & (rounds < high)
        if at.sum() < FEWEST:
            continue
        means = ends[at].mean(axis=1)
        luck = ends[at].var(axis=1, ddof=1).mean()
        noise = luck / found.samples  # of a mean
        apart = means.var(ddof=1) - noise
        whole = apart + luck
        off = means - judged[at]
        missed = max(0.0, off.var(ddof=1) - noise)
        left = max(0.0, (off - fitted(numbers[at], off)).var(ddof=1) - noise)
        print(
            f"{low:6} to {high:2} {at.sum():13} {whole**0.5:13.1f} VP {apart / whole:13.0%}"
            f" {1 - (missed + luck) / whole:13.0%} {missed**0.5:5.1f} VP {left**0.5:4.1f} VP"
        )


def main() -> None:
    """Take positions and print what is told of their ends."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", choices=("base", "all"), default="base")
    asked = parser.parse_args()
    found = Positions(SETS if asked.sets == "all" else ("base",), asked.samples, asked.seed)
    while len(found.ends) < asked.positions:
        found.add()
    told(found)


if __name__ == "__main__":
    main()
