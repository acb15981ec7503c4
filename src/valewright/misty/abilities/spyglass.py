"""Spyglass: one more valley tile or encounter tile comes into play (MI-ABILITY-SPYGLASS)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import moves as mv
from valewright.misty.exploring import explore, meet, sources, supply
from valewright.misty.frames import Frame
from valewright.misty.table import Table
from valewright.misty.tiles import START


def usable(t: Table) -> bool:
    return t.encounters_left > 0 or supply(t) > 0


def use(t: Table, seat: int) -> None:
    t.stack.append((fr.D_SPYGLASS, seat, 0, 0, 0))


def legal_choice(t: Table, frame: Frame) -> list[int]:
    """A valley tile from any source, or the top encounter tile (MI-DECIDE-66)."""
    found = sources(t)
    if t.encounters_left:
        found.append(mv.MEET)
    return found


def play_choice(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    if move == mv.MEET:
        meet(t, frame[1], START)
    else:
        explore(t, frame[1], move)
