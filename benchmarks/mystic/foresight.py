"""How much of Mystic Vale a player wins who knows every card to come. See docs/bots.md, Measuring.

    PYTHONPATH=build/compiled python benchmarks/mystic/foresight.py
        [--bot NAME] [--players N] [--games N] [--seed N] [--sets all]

The player tries what archdruid tries and judges it alike, but in the true order of all decks and
with the true shuffles to come. No one who keeps to the rules knows as much.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from typing import Final

from valewright import mystic
from valewright.bots import Seat, make_bot
from valewright.bots.contract import Bot
from valewright.kernel import collector, engine
from valewright.mystic.bots.candidates import Candidate, PlanFollower, ways
from valewright.mystic.bots.druid import plain_case, thought
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.lookahead import (
    LAST_SPREAD,
    Lookahead,
    Trial,
    best_of,
    looks_after,
    mean_of,
    shared,
    won,
)
from valewright.mystic.bots.player import Planner
from valewright.mystic.harvest import Harvest
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Table

WITHIN: Final = 1.96  # standard errors of a 95% interval
SAMPLES: Final = 8  # that seeing what will be is worth, beside what was thought before

Outcome = tuple[float, int]  # the share of the win, and the lead over the best of the others


class Foresight:
    """Plays in a state that hides nothing from it."""

    def __init__(self) -> None:
        self._planner = Planner(HeuristicParams(), weights())
        self._ahead = Lookahead(self._planner)
        self._turn = (-1, -1)
        self._plan: list[int] | None = None  # what is left of it in this turn

    def choose(self, state: mystic.State) -> int:
        """The first move of the way that does best."""
        t, legal, seat = state.table, state.legal_moves(), state.to_act
        if (t.round, t.turn) != self._turn:
            self._turn, self._plan = (t.round, t.turn), None
        if len(legal) == 1:
            return legal[0]
        now = DecisionContext(t, seat, self._planner.worth(t, seat), legal)
        if isinstance(t.stack[-1], Harvest) and self._plan is not None:
            return PlanFollower(now, self._plan).choose()
        usual = self._planner.choose(t, legal)
        if plain_case(t, seat, usual):
            return usual
        trials = [Trial(way) for way in ways(now, usual)]
        for trial in trials:
            trial.chances += [self._chances(t.clone(), seat, trial.way)] * SAMPLES
        prior = self._ahead.prior(t, seat, thought(now)[1])
        best = best_of(trials, seat, prior).way
        if best.plan is None:
            return best.move
        self._plan = best.plan[:]
        return PlanFollower(now, self._plan).choose()

    def _chances(self, t: Table, seat: int, way: Candidate) -> list[float]:
        """What archdruid would find, in the one future that there is."""
        begun, ending, looks = t.round, t.ending, looks_after(t.stack[-1])
        left = None if way.plan is None else way.plan[:]
        looked: list[list[float]] = []
        if left is None:
            engine.apply(t, way.move)
        while t.stack and len(looked) < len(looks):
            frame = t.stack[-1]
            due = begun + looks[len(looked)]
            if isinstance(frame, Plant) and t.turn == seat and t.round >= due:
                looked.append(self._ahead.judged(t))
                continue
            legal = tuple(engine.legal(t))
            own = isinstance(frame, Harvest) and frame.seat == seat and t.round == begun
            if len(legal) > 1 and left is not None and own:
                now = DecisionContext(t, seat, self._planner.worth(t, seat), legal)
                engine.apply(t, PlanFollower(now, left).choose())
            else:
                engine.apply(t, self._planner.choose(t, legal))
        if len(looked) < len(looks):
            points = [float(score(t, one)) for one in range(len(t.players))]
            final = won(t) if ending else shared(points, LAST_SPREAD)
            looked += [final] * (len(looks) - len(looked))
        return mean_of(looked)


def played(seed: int, seat: int, asked: argparse.Namespace) -> Outcome:
    """A game with foresight at one seat and a bot at the others."""
    sets = SETS if asked.sets == "all" else ("base",)
    state = mystic.new_game(players=asked.players, sets=sets, seed=seed)
    seeds = random.Random(seed)
    knowing = Foresight()
    others: list[Bot] = [make_bot(asked.bot, seeds.getrandbits(32)) for _ in range(asked.players)]
    while not state.over:
        if state.to_act == seat:
            state.play(knowing.choose(state))
        else:
            state.play(others[state.to_act].choose(Seat(state, state.to_act)))
    scores, winners = list(state.scores()), state.winners()
    own = scores.pop(seat)
    return (1 / len(winners) if seat in winners else 0.0), own - max(scores)


def main() -> None:
    """Play every deal from each seat and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", choices=("base", "all"), default="base")
    asked = parser.parse_args()
    if asked.games < 2 * asked.players:
        parser.error(f"--games {asked.games}: two deals take {2 * asked.players}")
    collector.rest()
    deals = [
        [played(1000 * asked.seed + number, seat, asked) for seat in range(asked.players)]
        for number in range(asked.games // asked.players)
    ]
    for name, scale, of in (("won %", 100.0, 0), ("lead", 1.0, 1)):
        means = [scale * statistics.fmean(game[of] for game in games) for games in deals]
        error = WITHIN * statistics.stdev(means) / math.sqrt(len(means))
        print(f"{name} {statistics.fmean(means):.1f} ± {error:.1f} (95%)")
    print(f"{len(deals) * asked.players} games against {asked.bot}")


if __name__ == "__main__":
    main()
