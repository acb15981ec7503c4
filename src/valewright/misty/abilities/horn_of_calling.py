"""Horn of Calling: one more patrol tile is sent (MI-ABILITY-HORN-OF-CALLING)."""

from __future__ import annotations

from valewright.misty.decision import Decision
from valewright.misty.patrols import send, sendable
from valewright.misty.table import Table


def usable(t: Table, seat: int) -> bool:
    return len(t.players[seat].hand) > 0


def use(t: Table, seat: int) -> None:
    t.stack.append(HornOfCalling(seat))


class HornOfCalling(Decision):
    """The patrol tile that is sent."""

    code = 48
    name = "horn of calling"

    def legal(self, t: Table) -> list[int]:
        return sendable(t, self.seat)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        send(t, self.seat, move, False)
