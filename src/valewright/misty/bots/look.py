"""What laying a tile would bring, seen at a glance: points of expected lead, tile by tile."""

from __future__ import annotations

from typing import Final

from valewright.misty.board import open_cells
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.style import Style
from valewright.misty.control import explorers_at
from valewright.misty.hexes import FULL, OPPOSITE, SIDES, STEPS
from valewright.misty.table import NOBODY, Table
from valewright.misty.tiles import FIRST_PATROL, FIRST_VALLEY, START, tribe_of

MOST: Final = 4  # explorers on a side that gains are worked out for
FREE: Final = -1  # what a side of a cell faces: an open cell
SHUT: Final = -2  # nothing that could be won
NONE: Final = -1.0e9


class Look(BoardEvaluation):
    """A standing as one seat sees it who is about to lay tiles."""

    def __init__(self, t: Table, seat: int, style: Style) -> None:
        super().__init__(t, style)
        self.seat: int = seat
        self.mine: list[int] = self.strong[seat]
        self.theirs: list[int] = self.strong[1 - seat]
        # tile -> what so many more explorers of mine bring there, a cell around it being filled
        self.gains: list[list[float]] = [[] for _ in range(FIRST_PATROL)]
        for tile in range(FIRST_VALLEY, FIRST_PATROL):
            if t.board.cell[tile] >= 0:
                self.gains[tile] = self._gains(tile)
        self._best: dict[int, tuple[float, int]] = {}  # by patrol
        self.cells: list[int] = open_cells(t.board)
        self.facing: list[list[int]] = []
        self.here: list[float] = []  # by cell: my chance at a tile laid there
        self.there: list[float] = []  # by cell: the rival's
        self.side_effect: list[float] = []  # by cell: of filling it
        for at in range(len(self.cells)):
            self._weigh_cell(at)

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

    def _gains(self, tile: int) -> list[float]:
        return [self.changed(tile, more, 0, 1) for more in range(MOST)]

    def _weigh_cell(self, at: int) -> None:
        """What each side of an open cell faces, and who would hold a tile laid there."""
        t = self.t
        board = t.board
        cell = self.cells[at]
        mine = 0
        theirs = 0
        free = 0
        aside = 0.0
        faced: list[int] = []
        for side in range(SIDES):
            beside = cell + STEPS[side]
            tile = board.at.get(beside, NOBODY)
            what = SHUT
            if tile == NOBODY:
                if board.edge.get(beside, 0) != FULL:
                    what = FREE
                    free += 1
            elif tile >= FIRST_PATROL:
                shown = explorers_at(t, tile, OPPOSITE[side])
                if t.seat_of[tribe_of(tile)] == self.seat:
                    mine += shown
                else:
                    theirs += shown
            elif tile > START and board.facing[tile] != OPPOSITE[side]:
                what = tile
                aside += self.gains[tile][0]
            faced.append(what)
        owner = NOBODY if mine == theirs else (self.seat if mine > theirs else 1 - self.seat)
        self.facing.append(faced)
        self.here.append(self.hold(self.seat, mine - theirs, free, owner))
        self.there.append(self.hold(1 - self.seat, theirs - mine, free, owner))
        self.side_effect.append(aside)

    # Patrols

    def patrol_at(self, patrol: int, at: int, facing: int) -> float:
        """What a patrol brings in a cell and a rotation."""
        faced = self.facing[at]
        explorers = self.t.catalogue.explorers
        first = patrol * SIDES
        potential = self.style.potential[self.phase]
        total = 0.0
        for side in range(SIDES):
            what = faced[side]
            if what == SHUT:
                continue
            printed = side - facing
            if printed < 0:
                printed += SIDES
            shown = explorers[first + printed]
            if what == FREE:
                if shown:
                    total += potential * shown
            else:
                total += self.gains[what][shown if shown < MOST else MOST - 1]
        return total

    def best_facing(self, patrol: int, at: int) -> tuple[float, int]:
        """The best rotation of a patrol in a cell, and what it brings."""
        best = NONE
        chosen = 0
        for facing in range(SIDES):
            value = self.patrol_at(patrol, at, facing)
            if value > best:
                best = value
                chosen = facing
        return best, chosen

    def best_patrol(self, patrol: int) -> tuple[float, int]:
        """The best cell for a patrol, and what it brings."""
        known = self._best.get(patrol)
        if known is not None:
            return known
        best = NONE
        chosen = 0
        for at in range(len(self.cells)):
            value = self.best_facing(patrol, at)[0]
            if value > best:
                best = value
                chosen = at
        self._best[patrol] = (best, chosen)
        return best, chosen

    # Valley and encounter tiles

    def tile_at(self, mine: float, theirs: float, at: int) -> float:
        """What a tile of such worth to both brings in a cell."""
        return self.here[at] * mine - self.there[at] * theirs + self.side_effect[at]

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
