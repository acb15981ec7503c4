"""Smoke Bomb: one side of a rival patrol tile stops counting (MI-ABILITY-SMOKE-BOMB)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import has_patrols, printed_side, rival_patrols
from valewright.misty.control import evaluate_around
from valewright.misty.frames import Frame
from valewright.misty.table import SMOKE, Table


def usable(t: Table, seat: int) -> bool:
    return has_patrols(t, 1 - seat)


def use(t: Table, seat: int) -> None:
    t.stack.append((fr.D_SMOKE, seat, 0, 0, 0))


def legal_target(t: Table, frame: Frame) -> list[int]:
    return rival_patrols(t, frame[1])


def play_target(t: Table, frame: Frame, move: int) -> None:
    t.stack[-1] = (fr.D_SMOKE_SIDE, frame[1], move - mv.TILE, 0, 0)


def legal_side(t: Table, frame: Frame) -> list[int]:
    return mv.SIDE_MOVES  # MI-DECIDE-71: any side


def play_side(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    tile, side = frame[2], move - mv.SIDE
    at = printed_side(t, tile, side)
    t.marks[at] = t.marks.get(at, 0) | SMOKE
    log.note(t, log.SMOKED, frame[1], tile, side)
    evaluate_around(t, t.board.cell[tile])
