"""Horn of Calling: one more patrol tile is sent (MI-ABILITY-HORN-OF-CALLING)."""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty.frames import Frame
from valewright.misty.patrols import send, sendable
from valewright.misty.table import Table


def usable(t: Table, seat: int) -> bool:
    return len(t.players[seat].hand) > 0


def use(t: Table, seat: int) -> None:
    t.stack.append((fr.D_HORN, seat, 0, 0, 0))


def legal_tile(t: Table, frame: Frame) -> list[int]:
    return sendable(t, frame[1])


def play_tile(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    send(t, frame[1], move, False)
