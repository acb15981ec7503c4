"""Ways tried out: played on for some rounds in samples of what is hidden, then judged.

All ways are tried in the same samples, so that luck does not tell them apart, and those that fall
behind by more than chance explains are dropped.
"""

from __future__ import annotations

import math
import random
from time import perf_counter
from typing import Final

from valewright.kernel import engine
from valewright.mystic.bots.candidates import Candidate, PlanFollower
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.player import Planner
from valewright.mystic.harvest import Harvest
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score, winners
from valewright.mystic.state import State
from valewright.mystic.table import Table

BATCH: Final = 4  # samples between two looks at what fell behind
FEWEST: Final = 8
BEHIND: Final = 2.2  # standard errors
LEAST_ERROR: Final = 0.004
# Rounds after which a push or a pass is judged: what it left on deck shows in the turn after next
PLANTING_LOOKS: Final[tuple[int, ...]] = (2, 3, 4)
LAST_SPREAD: Final = 2.0  # VP; by which a lead that is yet to come about is judged


class Trial:
    """A way with the chances that it led to, by sample and seat."""

    def __init__(self, way: Candidate) -> None:
        self.way = way
        self.chances: list[list[float]] = []
        self.alive = True

    def mean(self, seat: int) -> float:
        total = 0.0
        for chances in self.chances:
            total += chances[seat]
        return total / max(1, len(self.chances))


class Lookahead:
    """Tries ways out with one planner playing every seat."""

    def __init__(self, planner: Planner, rounds: int) -> None:
        self.planner = planner
        self.rounds = rounds  # played on before the judge looks

    def compare(
        self,
        known: State,
        seat: int,
        ways: list[Candidate],
        samples: int,
        seconds: float,
        rng: random.Random,
        keep: tuple[int, ...],
    ) -> list[Trial]:
        """Every way with what it led to; ``keep`` are moves that are never dropped."""
        trials = [Trial(way) for way in ways]
        until = perf_counter() + seconds
        done = 0
        while True:
            state = known.sample(seat, rng)
            late = False
            for trial in trials:
                if trial.alive:
                    trial.chances.append(self.chances(state.table.clone(), seat, trial.way))
                    late = samples == 0 and perf_counter() >= until
                    if late and done > 0:
                        break
            done += 1
            if late or done == samples:
                break
            if done >= FEWEST and done % BATCH == 0 and drop(trials, seat, keep) == 1:
                break
        return trials

    def chances(self, t: Table, seat: int, way: Candidate) -> list[float]:
        """Each seat's chance to win when a table is played on after a way."""
        looks = PLANTING_LOOKS if isinstance(t.stack[-1], Plant) else (self.rounds,)
        looked: list[list[float]] = []
        ending = t.ending
        start = t.round
        turn = -1  # the round in which a plan is pursued
        left: list[int] = []
        if way.plan is None:
            engine.apply(t, way.move)
        else:
            turn = t.round
            left = way.plan[:]
        while t.stack:
            frame = t.stack[-1]
            due = start + looks[len(looked)]
            if isinstance(frame, Plant) and t.turn == seat and t.round >= due:
                looked.append(self.judged(t))
                if len(looked) == len(looks):
                    return mean_of(looked)
            legal = tuple(engine.legal(t))
            if len(legal) == 1:
                engine.apply(t, legal[0])
                continue
            if isinstance(frame, Harvest) and frame.seat == seat and t.round == turn:
                worth = self.planner.worth(t, seat)
                engine.apply(t, PlanFollower(DecisionContext(t, seat, worth, legal), left).choose())
                continue
            engine.apply(t, self.planner.choose(t, legal))
        points = [float(score(t, i)) for i in range(len(t.players))]
        final = won(t) if ending else shared(points, LAST_SPREAD)
        while len(looked) < len(looks):
            looked.append(final)
        return mean_of(looked)

    def judged(self, t: Table) -> list[float]:
        """Each seat's chance at the beginning of a turn."""
        weights = self.planner.weights
        turns = weights.turns_of(t)
        rounds = weights.rounds_left(t, turns)
        return shared(weights.prospects(t, turns, rounds), weights.spread(t, rounds))


def mean_of(looked: list[list[float]]) -> list[float]:
    """The mean of chances at several moments."""
    if len(looked) == 1:
        return looked[0]
    found: list[float] = []
    for seat in range(len(looked[0])):
        total = 0.0
        for chances in looked:
            total += chances[seat]
        found.append(total / len(looked))
    return found


def won(t: Table) -> list[float]:
    """Who won a finished game; winners share it."""
    found = winners(t)
    return [1.0 / len(found) if seat in found else 0.0 for seat in range(len(t.players))]


def shared(points: list[float], spread: float) -> list[float]:
    """Chances to win with points that are yet uncertain."""
    best = max(points)
    weights = [math.exp((one - best) / spread) for one in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def joined(blocks: list[list[Trial]]) -> list[Trial]:
    """Trials of the same ways that were tried in several places at once.

    A way that fell behind anywhere is dropped. Of each place only those samples count that every
    way which is left had there, so that ways are still compared sample by sample.
    """
    found = [Trial(trial.way) for trial in blocks[0]]
    for i in range(len(found)):
        found[i].alive = all(block[i].alive for block in blocks)
    if not any(trial.alive for trial in found):
        return blocks[0]
    for block in blocks:
        n = min([len(block[i].chances) for i in range(len(found)) if found[i].alive])
        for i in range(len(found)):
            found[i].chances += block[i].chances[:n]
    return found


def best_of(trials: list[Trial], seat: int) -> Trial:
    """The way that did best; of those dropped, none."""
    best = trials[0]
    most = -1.0
    for trial in trials:
        if trial.alive:
            mean = trial.mean(seat)
            if mean > most:
                most = mean
                best = trial
    return best


def drop(trials: list[Trial], seat: int, keep: tuple[int, ...]) -> int:
    """Drop what fell behind the best so far; how many ways are left."""
    best = best_of(trials, seat)
    left = 0
    for trial in trials:
        if not trial.alive:
            continue
        if trial is not best and trial.way.move not in keep:
            gap, error = behind(best, trial, seat)
            if gap > BEHIND * error:
                trial.alive = False
                continue
        left += 1
    return left


def behind(best: Trial, other: Trial, seat: int) -> tuple[float, float]:
    """How far a way is behind another in the samples that both had, and the error of that."""
    n = min(len(best.chances), len(other.chances))
    total = 0.0
    squares = 0.0
    for i in range(n):
        gap = best.chances[i][seat] - other.chances[i][seat]
        total += gap
        squares += gap * gap
    mean = total / n
    variance = max(0.0, squares - n * mean * mean) / max(1, n - 1)
    return mean, math.sqrt(variance / n) + LEAST_ERROR
