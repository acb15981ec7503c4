"""Diplomacy: two tiles trade their controllers (MI-ABILITY-DIPLOMACY)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.control import controlled, send_home
from valewright.misty.frames import Frame
from valewright.misty.table import Table


def usable(t: Table, seat: int) -> bool:
    return seat in t.owner and 1 - seat in t.owner


def use(t: Table, seat: int) -> None:
    t.stack.append((fr.D_GIVE, seat, 0, 0, 0))


def legal_give(t: Table, frame: Frame) -> list[int]:
    return [mv.TILE + tile for tile in controlled(t, frame[1])]


def play_give(t: Table, frame: Frame, move: int) -> None:
    t.stack[-1] = (fr.D_TAKE, frame[1], move - mv.TILE, 0, 0)


def legal_take(t: Table, frame: Frame) -> list[int]:
    return [mv.TILE + tile for tile in controlled(t, 1 - frame[1])]


def play_take(t: Table, frame: Frame, move: int) -> None:
    """The trade itself calls for no evaluation (MI-DECIDE-77); captains go home."""
    t.stack.pop()
    seat, given, taken = frame[1], frame[2], move - mv.TILE
    t.owner[given] = 1 - seat
    t.owner[taken] = seat
    log.note(t, log.TRADED, seat, given, taken)
    if t.players[seat].captain == given:
        send_home(t, seat)
    if t.players[1 - seat].captain == taken:
        send_home(t, 1 - seat)
