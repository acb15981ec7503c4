"""How many rounds to play on before a push of Mystic Vale is judged. See docs/bots.md, Measuring.

    PYTHONPATH=build/compiled python benchmarks/mystic/horizons.py
        [--pushes N] [--seed N] [--sets all]

Pushes of games between planners are tried out: push and pass, in the same samples, to the end of
the game, with what the judge says on the way. Half of the samples choose, the other half tell what
the choice did to the final lead beside what the planner would have done.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from typing import Final

from valewright import mystic
from valewright.kernel import engine
from valewright.mystic.bots.druid import plain_case
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.player import Planner
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Table

ROUNDS: Final = (1, 2, 3, 4, 6)
END: Final = len(ROUNDS)
CHOICES: Final = {"1": (0,), "2": (1,), "3": (2,), "2 to 4": (1, 2, 3), "6": (4,), "end": (END,)}
SAMPLES: Final = 80
SPLITS: Final = 30
TWO: Final = 2  # push or pass, and nothing else
RATE: Final = 0.25  # of the pushes that are tried out

Leads = list[float]  # after each number of rounds, and at the end


class Trier:
    """Plays on with one planner in every seat."""

    def __init__(self) -> None:
        self.planner = Planner(HeuristicParams(), weights())

    def leads(self, t: Table, seat: int, move: int) -> Leads:
        """A seat's lead as the judge sees it after some rounds, then the true one."""
        start = t.round
        found: dict[int, float] = {}
        engine.apply(t, move)
        while t.stack:
            after = t.round - start
            if isinstance(t.stack[-1], Plant) and t.turn == seat and after in ROUNDS:
                found.setdefault(after, self._judged(t, seat))
            engine.apply(t, self.planner.choose(t, tuple(engine.legal(t))))
        end = float(score(t, seat) - score(t, 1 - seat))
        return [*(found.get(rounds, end) for rounds in ROUNDS), end]

    def _judged(self, t: Table, seat: int) -> float:
        judge = self.planner.weights
        turns = judge.turns_of(t)
        points = judge.prospects(t, turns, judge.rounds_left(t, turns))
        return points[seat] - points[1 - seat]

    def gains(self, state: mystic.State, usual: int, rng: random.Random) -> list[Leads]:
        """By sample: what the other move gains beside the usual one."""
        seat = state.to_act
        (other,) = [move for move in state.legal_moves() if move != usual]
        found: list[Leads] = []
        for _ in range(SAMPLES):
            t = state.sample(seat, rng).table
            one, two = (self.leads(t.clone(), seat, move) for move in (usual, other))
            found.append([b - a for a, b in zip(one, two, strict=True)])
        return found


def chosen(gains: list[Leads], looks: tuple[int, ...]) -> float:
    """What choosing by some looks does to the final lead, over many splits of the samples."""
    rng = random.Random(7)
    total = 0.0
    rows = gains[:]
    for _ in range(SPLITS):
        rng.shuffle(rows)
        half = len(rows) // 2
        if sum(row[look] for row in rows[:half] for look in looks) > 0:
            total += statistics.fmean(row[END] for row in rows[half:])
    return total / SPLITS


def tried(pushes: int, seed: int, sets: tuple[str, ...]) -> list[list[Leads]]:
    """Pushes of many games, tried out."""
    trier = Trier()
    rng = random.Random(seed)
    found: list[list[Leads]] = []
    while len(found) < pushes:
        state = mystic.new_game(players=2, sets=sets, seed=rng.getrandbits(32))
        while not state.over and len(found) < pushes:
            legal = state.legal_moves()
            usual = trier.planner.choose(state.table, legal)
            question = state.decision == "plant" and len(legal) == TWO
            question = question and not plain_case(state.table, state.to_act, usual)
            if question and rng.random() < RATE:
                found.append(trier.gains(state, usual, rng))
            state.play(usual)
    return found


def main() -> None:
    """Try pushes out and print what each number of rounds gains."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--pushes", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", choices=("base", "all"), default="base")
    asked = parser.parse_args()
    pushes = tried(asked.pushes, asked.seed, SETS if asked.sets == "all" else ("base",))
    root = math.sqrt(len(pushes))
    print("rounds   VP a push  error   beside 1 round  error")
    first = [chosen(gains, CHOICES["1"]) for gains in pushes]
    for name, looks in CHOICES.items():
        own = [chosen(gains, looks) for gains in pushes]
        more = [a - b for a, b in zip(own, first, strict=True)]
        columns = [statistics.fmean(own), statistics.stdev(own) / root]
        columns += [statistics.fmean(more), statistics.stdev(more) / root]
        print(f"{name:8} {columns[0]:9.2f} {columns[1]:6.2f} {columns[2]:16.2f} {columns[3]:6.2f}")


if __name__ == "__main__":
    main()
