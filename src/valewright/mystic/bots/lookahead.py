"""Ways tried out: played on for some rounds in samples of what is hidden, then judged.

All ways are tried in the same samples, so that luck does not tell them apart, and those that fall
behind by more than chance explains are dropped.
"""

from __future__ import annotations

import math
import random
from time import perf_counter
from typing import Final

from valewright.kernel import collector, engine
from valewright.kernel.decision import Frame
from valewright.kernel.rng import seeded
from valewright.mystic.bots.candidates import Candidate, PlanFollower
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.player import Planner
from valewright.mystic.harvest import Harvest
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score, winners
from valewright.mystic.state import State
from valewright.mystic.table import Table

BATCH: Final = 4  # samples between two looks at what fell behind
BATCHES: Final = 8  # of all samples so far, if that is more
FEWEST: Final = 8
BEHIND: Final = 2.2  # standard errors
LEAST_ERROR: Final = 0.004
USUAL_LUCK: Final = 4.0  # VP; the standard deviation of one sample, before much is seen
USUAL_SAMPLES: Final = 6  # that this belief is worth
# Rounds after which ways are judged, the mean of these looks counts. What a push or a pass left on
# deck shows in the turn after next; what was bought, when the deck has been gone through once.
PLANTING_LOOKS: Final[tuple[int, ...]] = (2, 3, 4)
HARVEST_LOOKS: Final[tuple[int, ...]] = (4, 6)
OTHER_LOOKS: Final[tuple[int, ...]] = (2,)
STREAM_BITS: Final = 24  # of what tells the draws of one sample from those of another
TURN_BITS: Final = 4  # players are numbered by fewer
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

    def __init__(self, planner: Planner) -> None:
        self.planner = planner

    def compare(
        self,
        known: State,
        seat: int,
        ways: list[Candidate],
        samples: int,
        seconds: float,
        rng: random.Random,
        error: float,
    ) -> list[Trial]:
        """Every way with what it led to; ``error`` is how wrong the gains of the ways may be."""
        collector.rest()
        try:
            return self._compared(known, seat, ways, samples, seconds, rng, error)
        finally:
            collector.resume()

    def _compared(
        self,
        known: State,
        seat: int,
        ways: list[Candidate],
        samples: int,
        seconds: float,
        rng: random.Random,
        error: float,
    ) -> list[Trial]:
        trials = [Trial(way) for way in ways]
        prior = self.prior(known.table, seat, error)
        until = perf_counter() + seconds
        done = 0
        look = FEWEST
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
            if done == look:
                look += max(BATCH, done // BATCHES)
                if drop(trials, seat, prior, ()) == 1:
                    break
        return trials

    def prior(self, t: Table, seat: int, error: float) -> Prior:
        """What gains in VP say about chances; in the last round nothing but who wins counts."""
        if t.ending:
            return Prior(error, 0.0)
        weights = self.planner.weights
        turns = weights.turns_of(t)
        rounds = weights.rounds_left(t, turns)
        spread = weights.spread(t, rounds)
        chance = shared(weights.prospects(t, turns, rounds), spread)[seat]
        return Prior(error, chance * (1.0 - chance) / spread)

    def chances(self, t: Table, seat: int, way: Candidate) -> list[float]:
        """Each seat's chance to win when a table is played on after a way."""
        looks = looks_after(t.stack[-1])
        looked: list[list[float]] = []
        ending = t.ending
        start = t.round
        stream = t.rng.next() >> 32 - STREAM_BITS
        drawing = (t.round, t.turn)
        turn = -1  # the round in which a plan is pursued
        left: list[int] = []
        if way.plan is None:
            engine.apply(t, way.move)
        else:
            turn = t.round
            left = way.plan[:]
        while t.stack:
            frame = t.stack[-1]
            if (t.round, t.turn) != drawing:
                # Each turn draws from a stream of its own, the same for every way: what a way does
                # to one shuffle does not change all that follow
                drawing = (t.round, t.turn)
                t.rng = seeded(((stream << 8) + (t.round & 255) << TURN_BITS) + t.turn)
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


def looks_after(frame: Frame) -> tuple[int, ...]:
    """After how many rounds the ways to go on from a decision are judged."""
    if isinstance(frame, Plant):
        return PLANTING_LOOKS
    return HARVEST_LOOKS if isinstance(frame, Harvest) else OTHER_LOOKS


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


def drop(trials: list[Trial], seat: int, prior: Prior, keep: tuple[int, ...]) -> int:
    """Drop what fell behind the best so far; how many ways are left."""
    found = weighed(trials, seat, prior)
    best = max(found.values)
    left = 0
    for i in range(len(trials)):
        trial = trials[i]
        if not trial.alive:
            continue
        gap = best - found.values[i]
        if gap > BEHIND * (found.error + LEAST_ERROR) and trial.way.move not in keep:
            trial.alive = False
            continue
        left += 1
    return left


class Prior:
    """What is thought of ways before they are tried: their gains in VP, and how wrong these are."""

    def __init__(self, error: float, slope: float) -> None:
        self.error = error  # VP; the standard deviation
        self.slope = slope  # chance to win for each VP; 0 where VP tell nothing


class Weighed:
    """What ways are worth by what was thought of them and what was seen in trials."""

    def __init__(self, values: list[float], error: float) -> None:
        self.values = values  # chances, right but for a part that is the same for all
        self.error = error  # of the difference between two


def weighed(trials: list[Trial], seat: int, prior: Prior) -> Weighed:
    """Chances to win, each drawn towards what its gain promises as far as samples leave doubt.

    Luck that all ways had in one sample tells nothing; what is left, the sample's own error, is
    taken to be the same for all ways.
    """
    alive = [trial for trial in trials if trial.alive]
    n = min([len(trial.chances) for trial in alive])
    ways = len(alive)
    if n == 0:
        return Weighed([trial.way.gain * prior.slope for trial in trials], 1.0)
    means = [0.0] * ways
    for k in range(ways):
        chances = alive[k].chances
        for i in range(n):
            means[k] += chances[i][seat]
        means[k] /= n
    middle = sum(means) / ways
    squares = 0.0
    for i in range(n):
        luck = 0.0
        for trial in alive:
            luck += trial.chances[i][seat]
        luck = luck / ways - middle
        for k in range(ways):
            rest = alive[k].chances[i][seat] - means[k] - luck
            squares += rest * rest
    samples = (n - 1) * (ways - 1)
    usual_square = (USUAL_LUCK * prior.slope) ** 2
    noise = (squares + USUAL_SAMPLES * usual_square) / (samples + USUAL_SAMPLES) / n
    expected = [trial.way.gain * prior.slope for trial in alive]
    mean = sum(expected) / ways
    doubt = (prior.error * prior.slope) ** 2
    trust = doubt / (doubt + noise) if doubt > 0.0 else 1.0
    values: list[float] = []
    k = 0
    for trial in trials:
        if not trial.alive:
            values.append(-1.0)
            continue
        promised = middle + expected[k] - mean
        values.append(promised + trust * (means[k] - promised))
        k += 1
    return Weighed(values, math.sqrt(2.0 * trust * noise))


def best_of(trials: list[Trial], seat: int, prior: Prior) -> Trial:
    """The way that is worth most; of equal ones the first."""
    values = weighed(trials, seat, prior).values
    return trials[values.index(max(values))]
