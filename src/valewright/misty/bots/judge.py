"""Who is likely to win, by weights that were learned from games between searchers.

The weights say what a lead gains by one more of each number, for so many valley tiles to come, and
how far off such a lead usually is.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from valewright.misty.board import CELLS, NEAR, NEAR_BITS
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.control import explorers_at
from valewright.misty.exploring import supply
from valewright.misty.hexes import FULL, NOWHERE, SIDES, STEPS
from valewright.misty.scoring import unused_abilities
from valewright.misty.table import Table
from valewright.misty.tiles import ABILITIES, FIRST_PATROL, START, TILES, VALLEYS, tribe_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is counted of seat 0 beyond seat 1
TO_MOVE: Final = 0  # 1, or -1 if seat 1 is to move
POINTS: Final = 1  # that can be expected of tiles
PATROLS: Final = 2  # in hand and stack
EXPLORERS: Final = 3  # on these
OUTPOSTS: Final = 4  # explorers on the board that look at open cells
CAPTAIN: Final = 5  # away from the starting tile
UNUSED: Final = 6  # abilities, one by one
SIZE: Final = UNUSED + len(ABILITIES)
NAMES: Final = (
    "to move",
    "points",
    "patrols",
    "explorers",
    "outposts",
    "captain",
    *ABILITIES,
)


def numbers(standing: BoardEvaluation) -> list[float]:
    """What seat 0 has beyond seat 1, number by number."""
    t = standing.t
    found = [0.0] * SIZE
    found[TO_MOVE] = 1.0 if t.turn == 0 else -1.0
    found[POINTS] = standing.lead(0)
    first, second = t.players
    found[PATROLS] = float(len(first.hand) + first.left - len(second.hand) - second.left)
    _count_explorers(t, found)
    found[CAPTAIN] = float((first.captain != START) - (second.captain != START))
    for ability in unused_abilities(t, 0):
        found[UNUSED + ability] += 1.0
    for ability in unused_abilities(t, 1):
        found[UNUSED + ability] -= 1.0
    return found


def _count_explorers(t: Table, found: list[float]) -> None:
    board = t.board
    edge = board.edge
    printed = t.catalogue.explorers
    to_come: i64 = 0
    outposts: i64 = 0
    for patrol in range(FIRST_PATROL, TILES):
        sign: i64 = 1 if t.seat_of[tribe_of(patrol)] == 0 else -1
        cell = board.cell[patrol]
        if cell == NOWHERE:
            for side in range(SIDES):
                to_come += sign * printed[patrol * SIDES + side]
            continue
        near: i64 = board.around[patrol]
        for side in range(SIDES):
            if not near & NEAR:
                shown = explorers_at(t, patrol, side)
                if shown and edge[CELLS[cell + STEPS[side]]] != FULL:
                    outposts += sign * shown
            near >>= NEAR_BITS
    found[EXPLORERS] = float(to_come)
    found[OUTPOSTS] = float(outposts)


class Judge:
    """The weights, for every number of valley tiles to come."""

    def __init__(self, data: dict[str, Any]) -> None:
        knots: list[float] = data["tiles to come"]
        weights: dict[str, list[float]] = data["weights"]
        spread: list[float] = data["spread"]
        self.rows: list[list[float]] = []  # by tiles to come: the weights
        self.spread: list[float] = []  # by tiles to come: a lead that makes the odds e to 1
        for left in range(VALLEYS + 1):
            self.rows.append([_between(knots, weights[name], left) for name in NAMES])
            self.spread.append(_between(knots, spread, left))

    def lead(self, standing: BoardEvaluation) -> float:
        """By how many points seat 0 is likely to win."""
        weights = self.rows[supply(standing.t)]
        counted = numbers(standing)
        total = 0.0
        for i in range(SIZE):
            total += weights[i] * counted[i]
        return total

    def chance(self, standing: BoardEvaluation) -> float:
        """How likely seat 0 is to win."""
        return 1.0 / (1.0 + exp(-self.lead(standing) / self.spread[supply(standing.t)]))


def _between(knots: list[float], values: list[float], at: int) -> float:
    """What lies between the values that are known at some points; beyond them, the nearest."""
    if at <= knots[0]:
        return values[0]
    for i in range(1, len(knots)):
        if at <= knots[i]:
            share = (at - knots[i - 1]) / (knots[i] - knots[i - 1])
            return values[i - 1] + share * (values[i] - values[i - 1])
    return values[len(knots) - 1]
