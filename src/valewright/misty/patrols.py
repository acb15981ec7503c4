"""Send patrols: a tile from the hand, its cell, its rotation, the draw (MI-PATROL)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.board import put
from valewright.misty.control import evaluate_around
from valewright.misty.frames import Frame
from valewright.misty.placing import anywhere, cell_of
from valewright.misty.table import Table
from valewright.misty.tiles import first_patrol_of


def sendable(t: Table, seat: int) -> list[int]:
    """The moves that send a tile of the hand."""
    p = t.players[seat]
    base = mv.PATROL - first_patrol_of(p.tribe)
    return [base + tile for tile in p.hand]


def send(t: Table, seat: int, move: int, main: bool) -> None:
    """Take the tile that the move names from the hand and ask for its cell."""
    p = t.players[seat]
    tile = move - mv.PATROL + first_patrol_of(p.tribe)
    p.hand.remove(tile)
    t.stack.append((fr.D_SEND, seat, tile, 1 if main else 0, 0))


def legal_send(t: Table, frame: Frame) -> list[int]:
    return anywhere(t.board)


def play_send(t: Table, frame: Frame, move: int) -> None:
    cell = cell_of(t.board, move)
    t.stack[-1] = (fr.D_FACING, frame[1], frame[2], frame[3], cell)


def legal_facing(t: Table, frame: Frame) -> list[int]:
    return mv.SIDE_MOVES


def play_facing(t: Table, frame: Frame, move: int) -> None:
    """Lay the patrol tile, evaluate what it touches, draw."""
    t.stack.pop()
    seat, tile, cell = frame[1], frame[2], frame[4]
    lay(t, tile, cell, move - mv.SIDE)
    log.note(t, log.SENT, seat, tile, cell)
    if frame[3]:
        t.sent = tile
    evaluate_around(t, cell)
    draw(t, seat)


def lay(t: Table, tile: int, cell: int, facing: int) -> None:
    """Put a patrol tile into a cell in a rotation."""
    t.board.facing[tile] = facing
    put(t.board, tile, cell)


def draw(t: Table, seat: int) -> None:
    """Draw one patrol tile while the stack lasts (MI-PATROL-03, MI-DECIDE-33)."""
    p = t.players[seat]
    if p.left == 0:
        return
    p.left -= 1
    p.hand.append(p.stack[p.left])
    p.hand.sort()
    t.commitment += 1
    log.note(t, log.DREW, seat, -1, 0)
