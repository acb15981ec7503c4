"""Means that were found by trying, and how far they can be trusted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959964  # 95% of a normal distribution lies within so many standard deviations
WIDEST: Final = 1.0  # half of an interval that nothing is known about


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval in which the truth lies with 95% confidence."""

    mean: float
    low: float
    high: float

    def within(self, least: float, most: float) -> Estimate:
        """The same, cut to what is possible.

        >>> Estimate(0.9, 0.7, 1.1).within(0, 1)
        Estimate(mean=0.9, low=0.7, high=1)
        """
        return Estimate(*(min(most, max(least, one)) for one in (self.mean, self.low, self.high)))

    def about(self, mean: float) -> Estimate:
        """An interval as wide as this one around another mean.

        >>> Estimate(0.5, 0.25, 0.75).about(0.75)
        Estimate(mean=0.75, low=0.5, high=1.0)
        """
        return Estimate(mean, mean + self.low - self.mean, mean + self.high - self.mean)


def exactly(value: float) -> Estimate:
    """What is known for certain."""
    return Estimate(value, value, value)


def estimate(values: Sequence[float], widest: float = WIDEST) -> Estimate:
    """The mean of independent tries, with Student's interval; one try says nothing of its doubt.

    >>> estimate([0.4, 0.6, 0.5, 0.5]).mean
    0.5
    >>> estimate([0.5])
    Estimate(mean=0.5, low=-0.5, high=1.5)
    """
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return Estimate(mean, mean - widest, mean + widest)
    error = standard_error(values)
    half = min(widest, student(n - 1) * error)
    return Estimate(mean, mean - half, mean + half)


def standard_error(values: Sequence[float]) -> float:
    """How far the mean of tries usually is from the truth."""
    n = len(values)
    mean = sum(values) / n
    return math.sqrt(sum((one - mean) ** 2 for one in values) / max(1, n - 1) / n)


def share(mean: float, tries: float) -> Estimate:
    """A mean of tries between 0 and 1 of which only their number is known: Wilson's interval.

    >>> found = share(0.5, 100)
    >>> round(found.low, 2), round(found.high, 2)
    (0.4, 0.6)
    """
    if tries <= 0:
        return Estimate(mean, 0.0, 1.0)
    square = Z * Z / tries
    middle = (mean + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(mean * (1 - mean) / tries + square / (4 * tries))
    return Estimate(mean, min(mean, middle - half), max(mean, middle + half))


def student(freedom: int) -> float:
    """What 95% of Student's distribution lies within, by its expansion; the widest is capped.

    >>> [round(student(n), 2) for n in (4, 10, 1000)]
    [2.77, 2.23, 1.96]
    """
    if freedom < 3:
        return (12.71, 4.30)[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + first / freedom + second / freedom**2
