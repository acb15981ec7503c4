"""Explore: valley tiles, the encounters their footprints lead to, the display (MI-EXPLORE)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.board import put
from valewright.misty.control import evaluate
from valewright.misty.expansion import draw_token
from valewright.misty.frames import Frame
from valewright.misty.hexes import SIDES, STEPS
from valewright.misty.placing import anywhere, beside, cell_of
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
        t.stack.append((fr.REFILL, seat, gap, 0, 0))
    t.stack.append((fr.D_LAY, seat, tile, 0, 0))


def legal_lay(t: Table, frame: Frame) -> list[int]:
    return anywhere(t.board)


def play_lay(t: Table, frame: Frame, move: int) -> None:
    """Lay the valley tile; the last one sets off the end (MI-DECIDE-81)."""
    t.stack.pop()
    seat, tile = frame[1], frame[2]
    cell = cell_of(t.board, move)
    put(t.board, tile, cell)
    log.note(t, log.LAID, seat, tile, cell)
    if supply(t) == 0:
        t.ending = True
        log.note(t, log.ENDING, seat, tile, 0)
    if t.options.expansion and draw_token(t, seat, tile):
        t.stack.append((fr.D_WALL, seat, tile, 0, 0))
    else:
        settle(t, seat, tile)


def legal_wall(t: Table, frame: Frame) -> list[int]:
    """The sides of the tile without a neighbour (MI-EXPANSION-03)."""
    cell = t.board.cell[frame[2]]
    at = t.board.at
    return [mv.SIDE + side for side in range(SIDES) if cell + STEPS[side] not in at]


def play_wall(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    seat, tile = frame[1], frame[2]
    t.board.facing[tile] = move - mv.SIDE
    log.note(t, log.WALLED, seat, tile, move - mv.SIDE)
    settle(t, seat, tile)


def settle(t: Table, seat: int, tile: int) -> None:
    """Evaluate a valley tile that was laid, then follow its footprints."""
    evaluate(t, tile)
    if not t.catalogue.footprints[tile] or t.encounters_left == 0:
        return
    if beside(t.board, t.board.cell[tile]):  # MI-DECIDE-23: else it stays face down
        meet(t, seat, tile)


def meet(t: Table, seat: int, valley: int) -> None:
    """Turn up an encounter tile and ask for its cell; START leaves the cell free."""
    t.encounters_left -= 1
    t.commitment += 1
    t.stack.append((fr.D_ENCOUNTER, seat, t.encounters[t.encounters_left], valley, 0))


def legal_encounter(t: Table, frame: Frame) -> list[int]:
    if frame[3] == START:
        return anywhere(t.board)
    return beside(t.board, t.board.cell[frame[3]])


def play_encounter(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    seat, tile = frame[1], frame[2]
    cell = cell_of(t.board, move)
    put(t.board, tile, cell)
    log.note(t, log.MET, seat, tile, cell)
    evaluate(t, tile)


def refill(t: Table, frame: Frame) -> None:
    """Fill the gap in the display while the stack lasts (MI-EXPLORE-04)."""
    if t.valley_left:
        t.valley_left -= 1
        tile = t.valley[t.valley_left]
        t.display[frame[2]] = tile
        t.commitment += 1
        log.note(t, log.REFILLED, frame[1], tile, 0)
