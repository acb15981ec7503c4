"""Looking for the best of a few plans: all are tried in the same samples, bad ones are dropped."""

from __future__ import annotations

import math
import random
import time
from typing import Final

from valewright.bots.mystic.rollouts import Trials
from valewright.kernel.rng import seeded
from valewright.mystic.sampling import resample
from valewright.mystic.table import Table

BATCH: Final = 8  # samples between two looks at who is behind
FEW: Final = 16  # samples before anyone is dropped
BEHIND: Final = 2.3  # standard errors


class Tried:
    """A candidate with what its trials gave."""

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.values: list[float] = []  # the own chance to win, sample by sample
        self.totals: list[float] = []  # of every seat's chance
        self.dropped = False

    def note(self, chances: list[float], seat: int) -> None:
        self.values.append(chances[seat])
        if not self.totals:
            self.totals = [0.0] * len(chances)
        for i in range(len(chances)):
            self.totals[i] += chances[i]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def behind(one: Tried, best: Tried) -> bool:
    """Whether a candidate is surely worse than the best, by the samples both were tried in."""
    n = min(len(one.values), len(best.values))
    total = 0.0
    squares = 0.0
    for i in range(n):
        d = best.values[i] - one.values[i]
        total += d
        squares += d * d
    mean = total / n
    variance = max(squares / n - mean * mean, 1e-9)
    return mean > BEHIND * math.sqrt(variance / n)


def search(
    trials: Trials,
    known: Table,
    seat: int,
    plans: list[list[int]],
    rng: random.Random,
    seconds: float,
    samples: int,
    turns: int,
    drop: bool,
) -> list[Tried]:
    """Try plans until the time, or the number of samples, is used up or only one is left."""
    tried = [Tried(plan) for plan in plans]
    end = time.perf_counter() + seconds
    n = 0
    while True:
        n += 1
        sample = known.clone()
        resample(sample, seat, seeded(rng.getrandbits(62)))
        for one in tried:
            if not one.dropped:
                one.note(trials.after(sample.clone(), seat, one.plan, turns), seat)
        if samples and n >= samples:
            break
        if n % BATCH == 0:
            if drop and n >= FEW and _drop(tried):
                break
            if not samples and time.perf_counter() > end:
                break
    return tried


def _drop(tried: list[Tried]) -> bool:
    """Drop who is behind; whether only one is left."""
    running = [one for one in tried if not one.dropped]
    best = running[0]
    for one in running:
        if one.mean > best.mean:
            best = one
    for one in running:
        if one is not best and behind(one, best):
            one.dropped = True
    return sum([1 for one in running if not one.dropped]) < 2


def best_of(tried: list[Tried]) -> Tried:
    """The candidate that did best among those not dropped; earlier ones win ties."""
    best: Tried | None = None
    for one in tried:
        if not one.dropped and (best is None or one.mean > best.mean):
            best = one
    assert best is not None
    return best
