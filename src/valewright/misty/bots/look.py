"""What laying a tile would bring, seen at a glance: points of expected lead, tile by tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valewright.misty.board import CELLS, open_cells
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.style import Style
from valewright.misty.control import explorers_at
from valewright.misty.hexes import FULL, OPPOSITE, SIDES, STEPS
from valewright.misty.table import NOBODY, Table
from valewright.misty.tiles import FIRST_PATROL, FIRST_VALLEY, START, tribe_of

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 4  # explorers on a side that gains are worked out for
# What a side of a cell may face beside the tiles that could be won, which go by their numbers
FREE: Final = FIRST_PATROL  # an open cell
SHUT: Final = FIRST_PATROL + 1  # nothing that could be won
ROWS: Final = FIRST_PATROL + 2
NONE: Final = -1.0e9


class Look(BoardEvaluation):
    """A standing as one seat sees it who is about to lay tiles."""

    def __init__(self, t: Table, seat: int, style: Style) -> None:
        super().__init__(t, style)
        self.seat: int = seat
        self.mine: list[int] = self.strong[seat]
        self.theirs: list[int] = self.strong[1 - seat]
        self.cells: list[int] = open_cells(t.board)
        self._best: dict[int, tuple[float, int]] = {}  # by patrol
        # Of cells, worked out when first asked for: captains need none of it
        self._facing: list[int] = []  # by cell and side: what it faces
        self._here: list[float] = []  # by cell: my chance at a tile laid there
        self._there: list[float] = []  # by cell: the rival's
        self._side_effect: list[float] = []  # by cell: of filling it
        self._reach: list[float] = []  # by cell: the most that explorers could bring there
        # By what a side faces, and explorers that look there: what they bring beyond none
        self._gains: list[float] = []

    def value(self, tile: int, mine: int, theirs: int, owner: int, openness: int) -> float:
        """What a tile adds to the lead with such strengths around it."""
        lead = mine - theirs
        return (
            self.hold(self.seat, lead, openness, owner) * self.worth[self.seat][tile]
            - self.hold(1 - self.seat, -lead, openness, owner) * self.worth[1 - self.seat][tile]
        )

    def now(self, tile: int) -> float:
        """What a tile adds to the lead as things are."""
        seat = self.seat
        return (
            self.holds[seat][tile] * self.worth[seat][tile]
            - self.holds[1 - seat][tile] * self.worth[1 - seat][tile]
        )

    def changed(self, tile: int, mine: int, theirs: int, filled: int) -> float:
        """What it brings when the strengths on a tile change and so many cells beside it fill."""
        after_mine = self.mine[tile] + mine
        after_theirs = self.theirs[tile] + theirs
        owner = self.t.owner[tile]
        if after_mine > after_theirs:
            owner = self.seat
        elif after_theirs > after_mine:
            owner = 1 - self.seat
        elif after_mine == 0:
            owner = NOBODY
        openness = self.openness[tile] - filled
        if openness < 0:
            openness = 0
        return self.value(tile, after_mine, after_theirs, owner, openness) - self.now(tile)

    def _weigh_cells(self) -> None:
        """What each side of the open cells faces, and who would hold a tile laid there."""
        aside = self._weigh_gains()
        gains = self._gains
        t = self.t
        at = t.board.at
        edge = t.board.edge
        facing = t.board.facing
        for cell in self.cells:
            touching: i64 = edge[CELLS[cell]]
            mine = 0
            theirs = 0
            free = 0
            effect = 0.0
            reach = 0.0
            for side in range(SIDES):
                what = SHUT
                beside = CELLS[cell + STEPS[side]]
                if touching & 1:
                    tile = at[beside]
                    if tile >= FIRST_PATROL:
                        shown = explorers_at(t, tile, OPPOSITE[side])
                        if t.seat_of[tribe_of(tile)] == self.seat:
                            mine += shown
                        else:
                            theirs += shown
                    elif tile > START and facing[tile] != OPPOSITE[side]:
                        what = tile
                        effect += aside[tile]
                        reach += gains[tile * MOST]
                elif edge.get(beside, 0) != FULL:
                    what = FREE
                    free += 1
                touching >>= 1
                self._facing.append(what)
            owner = NOBODY if mine == theirs else (self.seat if mine > theirs else 1 - self.seat)
            self._here.append(self.hold(self.seat, mine - theirs, free, owner))
            self._there.append(self.hold(1 - self.seat, theirs - mine, free, owner))
            self._side_effect.append(effect)
            self._reach.append(effect + reach)

    def _weigh_gains(self) -> list[float]:
        """Work out what explorers bring; what it does to each tile when a cell beside it fills.

        In place of what no explorers bring stands the most that some can.
        """
        aside = [0.0] * FIRST_PATROL
        gains = [0.0] * (ROWS * MOST)
        cell = self.t.board.cell
        for tile in range(FIRST_VALLEY, FIRST_PATROL):
            if cell[tile] < 0:
                continue
            none = self.changed(tile, 0, 0, 1)
            aside[tile] = none
            most = 0.0
            for shown in range(1, MOST):
                gain = self.changed(tile, shown, 0, 1) - none
                gains[tile * MOST + shown] = gain
                if gain > most:
                    most = gain
            gains[tile * MOST] = most
        potential = self.style.potential[self.phase]
        for shown in range(1, MOST):
            gains[FREE * MOST + shown] = potential * shown
        self._gains = gains
        return aside

    # Patrols

    def patrol_at(self, patrol: int, at: int, facing: int) -> float:
        """What a patrol brings in a cell and a rotation."""
        if not self._here:
            self._weigh_cells()
        return self._turned(self._printed(patrol), at, facing)

    def best_facing(self, patrol: int, at: int) -> tuple[float, int]:
        """The best rotation of a patrol in a cell, and what it brings."""
        if not self._here:
            self._weigh_cells()
        return self._best_facing(self._printed(patrol), at)

    def best_patrol(self, patrol: int) -> tuple[float, int]:
        """The best cell for a patrol, and what it brings."""
        known = self._best.get(patrol)
        if known is not None:
            return known
        if not self._here:
            self._weigh_cells()
        printed = self._printed(patrol)
        explorers = 0
        for one in printed:
            explorers += one % MOST
        abroad = self.style.potential[self.phase] * explorers
        reach = self._reach
        best = NONE
        chosen = 0
        for at in range(len(self.cells)):
            if reach[at] + abroad <= best:
                continue  # not even the best rotation could bring more
            value = self._best_facing(printed, at)[0]
            if value > best:
                best = value
                chosen = at
        self._best[patrol] = (best, chosen)
        return best, chosen

    def _printed(self, patrol: int) -> list[int]:
        """The printed sides of a patrol that have explorers, each with their number: packed."""
        explorers = self.t.catalogue.explorers
        found: list[int] = []
        for side in range(SIDES):
            shown = explorers[patrol * SIDES + side]
            if shown:
                found.append(side * MOST + (shown if shown < MOST else MOST - 1))
        return found

    def _turned(self, printed: list[int], at: int, facing: int) -> float:
        faced = self._facing
        gains = self._gains
        first: i64 = at * SIDES
        turned: i64 = facing
        total = self._side_effect[at]
        for packed in printed:
            one: i64 = packed
            side: i64 = one // MOST + turned
            if side >= SIDES:
                side -= SIDES
            row: i64 = faced[first + side]
            total += gains[row * MOST + one % MOST]
        return total

    def _best_facing(self, printed: list[int], at: int) -> tuple[float, int]:
        best = NONE
        chosen = 0
        for facing in range(SIDES):
            value = self._turned(printed, at, facing)
            if value > best:
                best = value
                chosen = facing
        return best, chosen

    # Valley and encounter tiles

    def tile_at(self, mine: float, theirs: float, at: int) -> float:
        """What a tile of such worth to both brings in a cell."""
        if not self._here:
            self._weigh_cells()
        return self._here[at] * mine - self._there[at] * theirs + self._side_effect[at]

    def best_tile(self, mine: float, theirs: float) -> tuple[float, int]:
        """The best cell for a tile of such worth, and what it brings."""
        best = NONE
        chosen = 0
        for at in range(len(self.cells)):
            value = self.tile_at(mine, theirs, at)
            if value > best:
                best = value
                chosen = at
        return best, chosen

    def average_worth(self, tiles: list[int], seat: int) -> float:
        """What a tile of unknown face is worth to a seat."""
        if not tiles:
            return 0.0
        total = 0.0
        for tile in tiles:
            total += self.worth[seat][tile]
        return total / len(tiles)
