"""How two tribes stand: the points each can expect, and what each tile is worth to it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from valewright.misty.board import CELLS, NEAR, NEAR_BITS, Board
from valewright.misty.bots.style import LAST_TURN, Style
from valewright.misty.control import strengths
from valewright.misty.exploring import supply
from valewright.misty.hexes import FULL, NOWHERE, SIDES, STEPS
from valewright.misty.scoring import unused_abilities
from valewright.misty.table import NOBODY, Table
from valewright.misty.tiles import (
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    OTHER_ENCOUNTER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def phase_of(t: Table) -> int:
    """How much of the game is left, as :mod:`~valewright.misty.bots.style` counts it."""
    if t.last:
        return LAST_TURN
    left = supply(t)
    if left == 0:
        return 0
    return 1 if left <= 3 else (2 if left <= 7 else 3)


def open_around(board: Board, tile: int) -> int:
    """How many cells around a tile can still take one."""
    n = 0
    edge = board.edge
    cell = board.cell[tile]
    near: i64 = board.around[tile]
    for side in range(SIDES):
        if not near & NEAR and edge[CELLS[cell + STEPS[side]]] != FULL:
            n += 1
        near >>= NEAR_BITS
    return n


class BoardEvaluation:
    """What is on the board, weighed: for each tile the chance that either seat ends up with it."""

    def __init__(self, t: Table, style: Style) -> None:
        self.t = t
        self.style = style
        self.phase: int = phase_of(t)
        self.strong: list[list[int]] = [[0] * FIRST_PATROL, [0] * FIRST_PATROL]  # by seat
        self.openness: list[int] = [0] * FIRST_PATROL
        self.holds: list[list[float]] = [[0.0] * FIRST_PATROL, [0.0] * FIRST_PATROL]
        self.worth: list[list[float]] = [[0.0] * FIRST_PATROL, [0.0] * FIRST_PATROL]
        self.points: list[float] = [0.0, 0.0]
        self._look()
        self._weigh(0)
        self._weigh(1)
        if t.flowers:
            self._weigh_flowers()

    def hold(self, seat: int, lead: int, openness: int, owner: int) -> float:
        """The chance of a seat to end up with a tile."""
        banner = 0 if owner == NOBODY else (1 if owner == seat else -1)
        return self.style.hold(self.phase, openness, lead, banner)

    def lead(self, seat: int) -> float:
        """By how many points a seat can expect to win."""
        return self.points[seat] - self.points[1 - seat]

    def _look(self) -> None:
        t = self.t
        board = t.board
        for tile in range(FIRST_VALLEY, FIRST_PATROL):
            if board.cell[tile] == NOWHERE:
                continue
            first, second = strengths(t, tile)
            openness = open_around(board, tile)
            self.strong[0][tile] = first
            self.strong[1][tile] = second
            self.openness[tile] = openness
            owner = t.owner[tile]
            self.holds[0][tile] = self.hold(0, first - second, openness, owner)
            self.holds[1][tile] = self.hold(1, second - first, openness, owner)

    def _weigh(self, seat: int) -> None:
        """Expected points of a seat, and the worth of each tile: points with it less without."""
        cat = self.t.catalogue
        holds = self.holds[seat]
        lacks = [1.0] * 6  # the chance to hold no tile of a resource; at the end, no encounter
        total = 0.0
        for resource in range(OTHER_ENCOUNTER):
            total += self._set(seat, resource, lacks)
        none = 1.0
        for tile in range(FIRST_ENCOUNTER, FIRST_PATROL):
            none *= 1.0 - holds[tile]
        lacks[OTHER_ENCOUNTER] = none
        for tile in range(FIRST_ENCOUNTER, FIRST_PATROL):
            total += self._encounter(seat, tile, lacks)
        unused = len(unused_abilities(self.t, seat))
        self.points[seat] = total + unused * cat.unused_ability

    def _set(self, seat: int, resource: int, lacks: list[float]) -> float:
        """Expected points of the three tiles of a resource; each one's worth beside the others."""
        cat = self.t.catalogue
        steps = cat.valley_set
        a, b, c = cat.tiles_of[resource]
        holds = self.holds[seat]
        worth = self.worth[seat]
        p, q, r = holds[a], holds[b], holds[c]
        none = (1.0 - p) * (1.0 - q) * (1.0 - r)
        lacks[resource] = none
        cell = self.t.board.cell
        x = p if cell[a] != NOWHERE else self.style.to_come
        y = q if cell[b] != NOWHERE else self.style.to_come
        z = r if cell[c] != NOWHERE else self.style.to_come
        first = float(steps[1] - steps[0])
        second = float(steps[2] - steps[1])
        third = float(steps[3] - steps[2])
        worth[a] = _gain(y, z, first, second, third)
        worth[b] = _gain(x, z, first, second, third)
        worth[c] = _gain(x, y, first, second, third)
        every = p * q * r
        two = p * q + p * r + q * r - 3.0 * every
        one = 1.0 - none - two - every
        return none * steps[0] + one * steps[1] + two * steps[2] + every * steps[3]

    def _encounter(self, seat: int, tile: int, lacks: list[float]) -> float:
        """Expected points of one encounter tile; its worth, and that of what it asks for."""
        cat = self.t.catalogue
        mine = self.holds[seat][tile]
        needs = cat.requires[tile]
        more = float(cat.encounter_met[len(needs) - 1] - cat.encounter_unmet)
        first = self._lack(needs[0], lacks, mine)
        second = self._lack(needs[1], lacks, mine) if len(needs) > 1 else 0.0
        met = (1.0 - first) * (1.0 - second)
        self.worth[seat][tile] += cat.encounter_unmet + more * met
        if mine == 0.0:
            return 0.0
        self._ask(seat, tile, needs[0], mine * more * (1.0 - second) * first)
        if len(needs) > 1:
            self._ask(seat, tile, needs[1], mine * more * (1.0 - first) * second)
        return mine * (cat.encounter_unmet + more * met)

    def _lack(self, what: int, lacks: list[float], mine: float) -> float:
        """The chance that a requirement is not met; an encounter does not count for itself."""
        if what == OTHER_ENCOUNTER and mine < 1.0:
            return lacks[what] / (1.0 - mine)
        return lacks[what]

    def _ask(self, seat: int, asking: int, what: int, prize: float) -> None:
        """Add to the worth of the tiles that would meet a requirement."""
        holds = self.holds[seat]
        worth = self.worth[seat]
        if what == OTHER_ENCOUNTER:
            for tile in range(FIRST_ENCOUNTER, FIRST_PATROL):
                if tile != asking and holds[tile] < 1.0:
                    worth[tile] += prize / (1.0 - holds[tile])
        else:
            for tile in self.t.catalogue.tiles_of[what]:
                if holds[tile] < 1.0:
                    worth[tile] += prize / (1.0 - holds[tile])

    def _weigh_flowers(self) -> None:
        """Expected points of the flowers, and what they add to the worth of their tiles."""
        t = self.t
        prize = float(t.catalogue.flower_majority)
        slope = self.style.flower
        lead = 0.0
        for tile in range(FIRST_VALLEY, FIRST_ENCOUNTER):
            if t.flowers >> tile & 1:
                lead += self.holds[0][tile] - self.holds[1][tile]
        first = 1.0 / (1.0 + exp(-slope * lead))
        if self.phase == LAST_TURN:
            if lead != 0.0:
                self.points[0 if lead > 0.0 else 1] += prize
        else:
            self.points[0] += prize * first
            self.points[1] += prize * (1.0 - first)
        more = prize * slope * first * (1.0 - first)
        for tile in range(FIRST_VALLEY, FIRST_ENCOUNTER):
            if t.flowers >> tile & 1:
                self.worth[0][tile] += more
                self.worth[1][tile] += more


def _gain(p: float, q: float, first: float, second: float, third: float) -> float:
    """What a tile adds when the other two of its resource are held with chances p and q."""
    both = p * q
    none = (1.0 - p) * (1.0 - q)
    return none * first + (1.0 - none - both) * second + both * third
