"""How many rounds to play on before a way of Mystic Vale is judged. See docs/bots.md, Measuring.

    PYTHONPATH=build/compiled python benchmarks/mystic/horizons.py
        [--kind plant|harvest] [--decisions N] [--samples N] [--seed N] [--sets all]

Pushes, or whole plans for harvests, of games between planners are tried out: every way in the same
samples, to the end of the game, with what the judge says on the way. Half of the samples choose,
the other half tell what the choice did to the final lead beside what the planner would have done.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from typing import Final

from valewright import mystic
from valewright.kernel import collector, engine
from valewright.kernel.rng import seeded
from valewright.mystic.bots.candidates import Candidate, PlanFollower, ways
from valewright.mystic.bots.druid import plain_case
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.player import Planner
from valewright.mystic.harvest import Harvest
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Table

ROUNDS: Final = (1, 2, 3, 4, 6, 8)
END: Final = len(ROUNDS)
CHOICES: Final = {
    "1": (0,),
    "2": (1,),
    "3": (2,),
    "4": (3,),
    "6": (4,),
    "8": (5,),
    "end": (END,),
    "2 to 4": (1, 2, 3),
    "4 and 6": (3, 4),
}
FIRST: Final = "1"
SPLITS: Final = 30
RATE: Final = 0.25  # of the decisions that are tried out

Leads = list[float]  # after each number of rounds, and at the end
Sample = list[Leads]  # by way


class Trier:
    """Plays on with one planner in every seat."""

    def __init__(self) -> None:
        self.planner = Planner(HeuristicParams(), weights())

    def leads(self, t: Table, seat: int, way: Candidate) -> Leads:
        """A seat's lead as the judge sees it after some rounds, then the true one."""
        begin, stream = t.round, t.rng.next() >> 40
        drawing = (t.round, t.turn)
        left = None if way.plan is None else way.plan[:]
        found: dict[int, float] = {}
        if left is None:
            engine.apply(t, way.move)
        while t.stack:
            if (t.round, t.turn) != drawing:  # each turn draws from a stream of its own
                drawing = (t.round, t.turn)
                t.rng = seeded(((stream << 8) + (t.round & 255) << 4) + t.turn)
            frame, after = t.stack[-1], t.round - begin
            if isinstance(frame, Plant) and t.turn == seat and after in ROUNDS:
                found.setdefault(after, self._judged(t, seat))
            legal = tuple(engine.legal(t))
            own = isinstance(frame, Harvest) and frame.seat == seat and after == 0
            if left is not None and own:
                now = DecisionContext(t, seat, self.planner.worth(t, seat), legal)
                move = legal[0] if len(legal) == 1 else PlanFollower(now, left).choose()
            else:
                move = self.planner.choose(t, legal)
            engine.apply(t, move)
        end = float(score(t, seat) - score(t, 1 - seat))
        return [*(found.get(rounds, end) for rounds in ROUNDS), end]

    def _judged(self, t: Table, seat: int) -> float:
        judge = self.planner.weights
        turns = judge.turns_of(t)
        points = judge.prospects(t, turns, judge.rounds_left(t, turns))
        return points[seat] - points[1 - seat]

    def ways(self, state: mystic.State, usual: int) -> list[Candidate]:
        """What archdruid would try, the planner's choice first; one way where it would not."""
        t, seat = state.table, state.to_act
        if plain_case(t, seat, usual):
            return []
        return ways(
            DecisionContext(t, seat, self.planner.worth(t, seat), state.legal_moves()), usual
        )

    def samples(
        self, state: mystic.State, tried: list[Candidate], n: int, rng: random.Random
    ) -> list[Sample]:
        """What each way leads to, sample by sample."""
        seat = state.to_act
        found: list[Sample] = []
        for _ in range(n):
            t = state.sample(seat, rng).table
            found.append([self.leads(t.clone(), seat, way) for way in tried])
        return found


def chosen(samples: list[Sample], looks: tuple[int, ...]) -> float:
    """What choosing by some looks does to the final lead, over many splits of the samples."""
    rng = random.Random(7)
    total = 0.0
    rows = samples[:]
    for _ in range(SPLITS):
        rng.shuffle(rows)
        half = len(rows) // 2
        seen = [
            sum(row[way][look] for row in rows[:half] for look in looks)
            for way in range(len(rows[0]))
        ]
        best = seen.index(max(seen))
        total += statistics.fmean(row[best][END] - row[0][END] for row in rows[half:])
    return total / SPLITS


def tried(asked: argparse.Namespace) -> list[list[Sample]]:
    """Decisions of many games, tried out."""
    trier = Trier()
    rng = random.Random(asked.seed)
    sets = SETS if asked.sets == "all" else ("base",)
    found: list[list[Sample]] = []
    while len(found) < asked.decisions:
        state = mystic.new_game(players=2, sets=sets, seed=rng.getrandbits(32))
        while not state.over and len(found) < asked.decisions:
            usual = trier.planner.choose(state.table, state.legal_moves())
            if state.decision == asked.kind and rng.random() < RATE:
                candidates = trier.ways(state, usual)
                if len(candidates) > 1:
                    found.append(trier.samples(state, candidates, asked.samples, rng))
            state.play(usual)
    return found


def main() -> None:
    """Try decisions out and print what each number of rounds gains."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--kind", choices=("plant", "harvest"), default="harvest")
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--samples", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", choices=("base", "all"), default="base")
    collector.rest()
    decisions = tried(parser.parse_args())
    root = math.sqrt(len(decisions))
    print("rounds   VP a decision  error   beside 1 round  error")
    first = [chosen(samples, CHOICES[FIRST]) for samples in decisions]
    for name, looks in CHOICES.items():
        own = [chosen(samples, looks) for samples in decisions]
        more = [a - b for a, b in zip(own, first, strict=True)]
        columns = [statistics.fmean(own), statistics.stdev(own) / root]
        columns += [statistics.fmean(more), statistics.stdev(more) / root]
        print(f"{name:8} {columns[0]:13.2f} {columns[1]:6.2f} {columns[2]:16.2f} {columns[3]:6.2f}")


if __name__ == "__main__":
    main()
