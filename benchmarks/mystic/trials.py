"""How long archdruid of Mystic Vale takes to try one way out in one sample.

    PYTHONPATH=build/compiled python benchmarks/mystic/trials.py
        [--games N] [--seed N] [--sets all]

Pushes and plans of games between planners are tried out. Another version of the package, such as
that in `build/compiled` of another checkout, can be measured beside it: run both at the same time.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Final

from valewright import mystic
from valewright.mystic.bots.candidates import ways
from valewright.mystic.bots.druid import plain_case
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.lookahead import Lookahead
from valewright.mystic.bots.player import Planner
from valewright.mystic.symbols import SETS

SAMPLES: Final = 6
RATE: Final = 0.35  # of the decisions that are tried out
DECISIONS: Final = ("plant", "harvest")


class Timer:
    """Seconds of CPU and trials, by decision."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(DECISIONS, 0.0)
        self.trials = dict.fromkeys(DECISIONS, 0)

    def play(self, state: mystic.State, rng: random.Random) -> None:
        """A game between planners, of which some decisions are tried out."""
        planner = Planner(HeuristicParams(), weights())
        ahead = Lookahead(planner)
        while not state.over:
            t, seat, legal = state.table, state.to_act, state.legal_moves()
            move = planner.choose(t, legal)
            question = len(legal) > 1 and state.decision in DECISIONS
            if question and not plain_case(t, seat, move) and rng.random() < RATE:
                now = DecisionContext(t, seat, planner.worth(t, seat), legal)
                found = ways(now, move)
                begin = time.process_time()
                for _ in range(SAMPLES):
                    sample = state.sample(seat, rng)
                    for way in found:
                        ahead.chances(sample.table.clone(), seat, way)
                self.seconds[state.decision] += time.process_time() - begin
                self.trials[state.decision] += SAMPLES * len(found)
            state.play(move)


def main() -> None:
    """Play games and print milliseconds of CPU."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sets", choices=("base", "all"), default="base")
    asked = parser.parse_args()
    timer = Timer()
    for seed in range(asked.seed, asked.seed + asked.games):
        sets = SETS if asked.sets == "all" else ("base",)
        timer.play(mystic.new_game(players=2, sets=sets, seed=seed), random.Random(seed))
    for decision in DECISIONS:
        each = 1000 * timer.seconds[decision] / max(1, timer.trials[decision])
        print(f"{decision}: {timer.trials[decision]} trials of {each:.2f} ms")


if __name__ == "__main__":
    main()
