"""Magic Scroll: a valley or encounter tile moves elsewhere (MI-ABILITY-MAGIC-SCROLL)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.board import can_move, lift, put
from valewright.misty.control import evaluate, send_home
from valewright.misty.frames import Frame
from valewright.misty.hexes import NOWHERE
from valewright.misty.placing import back_down, cell_of
from valewright.misty.table import Table
from valewright.misty.tiles import FIRST_PATROL


def usable(t: Table) -> bool:
    board = t.board
    for tile in range(1, FIRST_PATROL):
        if board.cell[tile] != NOWHERE and can_move(board, tile):
            return True
    return False


def use(t: Table, seat: int) -> None:
    t.stack.append((fr.D_SCROLL, seat, 0, 0, 0))


def legal_target(t: Table, frame: Frame) -> list[int]:
    """Whoever controls it; not the starting tile (MI-DECIDE-62)."""
    board = t.board
    return [
        mv.TILE + tile
        for tile in range(1, FIRST_PATROL)
        if board.cell[tile] != NOWHERE and can_move(board, tile)
    ]


def play_target(t: Table, frame: Frame, move: int) -> None:
    """Captains go home first, then the tile is taken up (MI-DECIDE-51)."""
    tile = move - mv.TILE
    for seat in range(2):
        if t.players[seat].captain == tile:
            send_home(t, seat)
    origin = t.board.cell[tile]
    lift(t.board, tile)
    t.stack[-1] = (fr.D_SCROLL_TO, frame[1], tile, origin, 0)


def legal_goal(t: Table, frame: Frame) -> list[int]:
    return back_down(t.board, frame[3])


def play_goal(t: Table, frame: Frame, move: int) -> None:
    """Set the tile down; one with a wall may be turned as it is (MI-DECIDE-61)."""
    t.stack.pop()
    seat, tile = frame[1], frame[2]
    cell = cell_of(t.board, move)
    put(t.board, tile, cell)
    log.note(t, log.MOVED, seat, tile, cell)
    if t.board.facing[tile] >= 0:
        t.stack.append((fr.D_SCROLL_WALL, seat, tile, 0, 0))
    else:
        evaluate(t, tile)


def legal_wall(t: Table, frame: Frame) -> list[int]:
    return mv.SIDE_MOVES


def play_wall(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    tile = frame[2]
    t.board.facing[tile] = move - mv.SIDE
    log.note(t, log.WALLED, frame[1], tile, move - mv.SIDE)
    evaluate(t, tile)
