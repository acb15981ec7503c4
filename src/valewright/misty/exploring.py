"""Explore: valley tiles, the encounters their footprints lead to, the display (MI-EXPLORE)."""

from __future__ import annotations

from valewright.kernel.decision import Verb
from valewright.misty import hexes, log
from valewright.misty import moves as mv
from valewright.misty.board import put
from valewright.misty.control import evaluate
from valewright.misty.decision import Decision, Task
from valewright.misty.expansion import draw_token
from valewright.misty.hexes import SIDES, STEPS
from valewright.misty.placing import anywhere, beside, cell_of, is_open_beside
from valewright.misty.table import NO_TILE, Table
from valewright.misty.tiles import START


def sources(t: Table) -> list[int]:
    """Where a valley tile can be taken from: the display or the stack (MI-EXPLORE-01)."""
    found = [mv.EXPLORE + gap for gap in range(2) if t.display[gap] != NO_TILE]
    if t.valley_left:
        found.append(mv.EXPLORE_STACK)
    return found


def supply(t: Table) -> int:
    """How many valley tiles stack and display have left."""
    return t.valley_left + (t.display[0] != NO_TILE) + (t.display[1] != NO_TILE)


def explore(t: Table, seat: int, move: int) -> None:
    """Take the tile that the move names and ask for its cell."""
    if move == mv.EXPLORE_STACK:
        t.valley_left -= 1
        tile = t.valley[t.valley_left]
        t.commitment += 1
    else:
        gap = move - mv.EXPLORE
        tile = t.display[gap]
        t.display[gap] = NO_TILE
        t.stack.append(Refill(seat, gap))
    t.stack.append(Lay(seat, tile))


class Lay(Decision):
    """The cell of a valley tile."""

    code = 34
    name = "lay valley tile"
    fields = ("tile",)
    in_the_air = True

    def legal(self, t: Table) -> list[int]:
        return anywhere(t.board)

    def play(self, t: Table, move: int) -> None:
        """Lay the valley tile; the last one sets off the end (MI-DECIDE-81)."""
        t.stack.pop()
        seat, tile = self.seat, self.tile
        cell = cell_of(t.board, move)
        put(t.board, tile, cell)
        log.note(t, log.LAID, seat, tile, cell)
        if supply(t) == 0:
            t.ending = True
            log.note(t, log.ENDING, seat, tile, 0)
        if t.options.expansion and draw_token(t, seat, tile):
            t.stack.append(Wall(seat, tile))
        else:
            settle(t, seat, tile)


class Wall(Decision):
    """The side of a valley tile that gets a wall."""

    code = 35
    name = "wall"
    fields = ("tile",)
    on_side = Verb("wall", "wall on")

    def legal(self, t: Table) -> list[int]:
        """The sides of the tile without a neighbour (MI-EXPANSION-03)."""
        cell = t.board.cell[self.tile]
        at = t.board.at
        return [mv.SIDE + side for side in range(SIDES) if cell + STEPS[side] not in at]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        t.board.facing[self.tile] = move - mv.SIDE
        log.note(t, log.WALLED, self.seat, self.tile, move - mv.SIDE)
        settle(t, self.seat, self.tile)


def settle(t: Table, seat: int, tile: int) -> None:
    """Evaluate a valley tile that was laid, then follow its footprints."""
    evaluate(t, tile)
    if not t.catalogue.footprints[tile] or t.encounters_left == 0:
        return
    if is_open_beside(t.board, t.board.cell[tile]):  # MI-DECIDE-23: else it stays face down
        meet(t, seat, tile)


def meet(t: Table, seat: int, valley: int) -> None:
    """Turn up an encounter tile and ask for its cell; START leaves the cell free."""
    t.encounters_left -= 1
    t.commitment += 1
    t.stack.append(Encounter(seat, t.encounters[t.encounters_left], valley))


class Encounter(Decision):
    """The cell of an encounter tile, beside a valley tile or, with START, anywhere."""

    code = 36
    name = "lay encounter tile"
    fields = ("tile", "valley")
    in_the_air = True

    def __init__(self, seat: int, tile: int, valley: int) -> None:
        super().__init__(seat, tile)
        self.valley = valley

    def legal(self, t: Table) -> list[int]:
        if self.valley == START:
            return anywhere(t.board)
        return beside(t.board, t.board.cell[self.valley])

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        cell = cell_of(t.board, move)
        put(t.board, self.tile, cell)
        log.note(t, log.MET, self.seat, self.tile, cell)
        evaluate(t, self.tile)

    def why_not_cell(self, t: Table, cell: int) -> str:
        why = super().why_not_cell(t, cell)
        if why or self.valley == START:
            return why
        return f"{hexes.words(cell)} does not touch {t.catalogue.names[self.valley]}"


class Refill(Task):
    """A gap in the display is filled."""

    code = 1
    fields = ("gap",)

    def __init__(self, seat: int, gap: int) -> None:
        super().__init__(seat)
        self.gap = gap

    def run(self, t: Table) -> None:
        """Fill the gap while the stack lasts (MI-EXPLORE-04)."""
        if t.valley_left:
            t.valley_left -= 1
            tile = t.valley[t.valley_left]
            t.display[self.gap] = tile
            t.commitment += 1
            log.note(t, log.REFILLED, self.seat, tile, 0)
