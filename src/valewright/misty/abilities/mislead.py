"""Mislead: a rival patrol tile is turned by one side (MI-ABILITY-MISLEAD)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import has_patrols, rival_patrols
from valewright.misty.control import evaluate_around
from valewright.misty.frames import Frame
from valewright.misty.table import Table


def usable(t: Table, seat: int) -> bool:
    return has_patrols(t, 1 - seat)


def use(t: Table, seat: int) -> None:
    t.stack.append((fr.D_MISLEAD, seat, 0, 0, 0))


def legal_target(t: Table, frame: Frame) -> list[int]:
    return rival_patrols(t, frame[1])


def play_target(t: Table, frame: Frame, move: int) -> None:
    t.stack[-1] = (fr.D_MISLEAD_TURN, frame[1], move - mv.TILE, 0, 0)


def legal_direction(t: Table, frame: Frame) -> list[int]:
    return [mv.TURN_RIGHT, mv.TURN_LEFT]


def play_direction(t: Table, frame: Frame, move: int) -> None:
    """Right is clockwise (MI-DECIDE-74)."""
    t.stack.pop()
    tile = frame[2]
    step = 1 if move == mv.TURN_RIGHT else 5
    facing = (t.board.facing[tile] + step) % 6
    t.board.facing[tile] = facing
    log.note(t, log.TURNED, frame[1], tile, facing)
    evaluate_around(t, t.board.cell[tile])
