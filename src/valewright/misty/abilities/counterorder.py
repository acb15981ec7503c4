"""Counterorder: one of the user's patrol tiles moves elsewhere (MI-ABILITY-COUNTERORDER)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import patrols_on_board
from valewright.misty.board import can_move, lift
from valewright.misty.control import evaluate_around
from valewright.misty.frames import Frame
from valewright.misty.patrols import lay
from valewright.misty.placing import back_down, cell_of
from valewright.misty.table import Table


def usable(t: Table, seat: int) -> bool:
    for tile in patrols_on_board(t, seat):
        if can_move(t.board, tile):
            return True
    return False


def use(t: Table, seat: int) -> None:
    t.stack.append((fr.D_COUNTER, seat, 0, 0, 0))


def legal_target(t: Table, frame: Frame) -> list[int]:
    return [mv.TILE + tile for tile in patrols_on_board(t, frame[1]) if can_move(t.board, tile)]


def play_target(t: Table, frame: Frame, move: int) -> None:
    tile = move - mv.TILE
    origin = t.board.cell[tile]
    lift(t.board, tile)
    t.stack[-1] = (fr.D_COUNTER_TO, frame[1], tile, origin, 0)


def legal_goal(t: Table, frame: Frame) -> list[int]:
    return back_down(t.board, frame[3])


def play_goal(t: Table, frame: Frame, move: int) -> None:
    cell = cell_of(t.board, move)
    t.stack[-1] = (fr.D_COUNTER_FACING, frame[1], frame[2], frame[3], cell)


def legal_facing(t: Table, frame: Frame) -> list[int]:
    return mv.SIDE_MOVES


def play_facing(t: Table, frame: Frame, move: int) -> None:
    """Evaluate what it touched before and what it touches now."""
    t.stack.pop()
    tile, origin, cell = frame[2], frame[3], frame[4]
    lay(t, tile, cell, move - mv.SIDE)
    log.note(t, log.MOVED, frame[1], tile, cell)
    evaluate_around(t, origin)
    evaluate_around(t, cell)
