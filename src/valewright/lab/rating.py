"""Ratings from games between pairs: the likeliest Elo numbers, and how sure they are."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

ELO: Final = 400 / math.log(10)  # Elo points that make the odds e to 1
SURE: Final = 1.96  # standard errors on each side of a 95% interval
STEPS: Final = 100
CLOSE: Final = 1e-10
VIRTUAL_DRAWS: Final = 1.0  # between any two that met, so that a clean sweep has a finite rating


@dataclass(frozen=True)
class Met:
    """What came of the games of two players, seen from the first."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """How many they played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Wins, with half a win for each draw."""
        return self.wins + self.draws / 2


@dataclass(frozen=True)
class Rating:
    """An Elo number, the mean of all being 0; ``error`` is half of a 95% interval."""

    elo: float
    error: float


def ratings(players: Sequence[str], met: Mapping[tuple[str, str], Met]) -> dict[str, Rating]:
    """The likeliest ratings of the players, and their errors by Fisher information.

    ``met`` has each pair once. A draw counts as half a win for either. Two that met have one more
    draw added, which pulls ratings together a little and keeps those who won all games finite.

    >>> found = ratings(["a", "b"], {("a", "b"): Met(wins=75, losses=25)})
    >>> round(found["a"].elo - found["b"].elo), round(found["a"].error)
    (189, 39)
    """
    place = {name: i for i, name in enumerate(players)}
    pairs = [
        (place[a], place[b], one.score + VIRTUAL_DRAWS / 2, one.games + VIRTUAL_DRAWS)
        for (a, b), one in met.items()
        if one.games
    ]
    size = len(players)
    strength = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0] * size
        for a, b, score, games in pairs:
            surplus = score - games * _expected(strength[a] - strength[b])
            slope[a] += surplus
            slope[b] -= surplus
        step = _times(_spread(strength, pairs), slope)
        strength = [s + d for s, d in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < CLOSE:
            break
    mean = sum(strength) / size if size else 0.0
    spread = _spread(strength, pairs)
    return {
        name: Rating(ELO * (strength[i] - mean), ELO * SURE * math.sqrt(max(0.0, spread[i][i])))
        for name, i in place.items()
    }


def _expected(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _spread(
    strength: Sequence[float], pairs: Sequence[tuple[int, int, float, float]]
) -> list[list[float]]:
    """The covariance of the strengths, their sum being fixed: the inverse of the information."""
    size = len(strength)
    even = 1 / size if size else 0.0
    found = [[even] * size for _ in range(size)]
    for a, b, _, games in pairs:
        p = _expected(strength[a] - strength[b])
        known = games * p * (1 - p)
        found[a][a] += known
        found[b][b] += known
        found[a][b] -= known
        found[b][a] -= known
    return [[x - even for x in row] for row in inverse(found)]


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a matrix; what nothing is known about is given a very wide spread.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        lead = rows[i][i] if abs(rows[i][i]) > CLOSE else CLOSE
        rows[i] = [x / lead for x in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [x - factor * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """A 95% interval for a share of wins, by Wilson's score.

    >>> low, high = share_interval(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    weight = SURE * SURE / games
    middle = share + weight / 2
    reach = SURE * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return (middle - reach) / (1 + weight), (middle + reach) / (1 + weight)
