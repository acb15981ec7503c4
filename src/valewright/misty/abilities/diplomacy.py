"""Diplomacy: two tiles trade their controllers (MI-ABILITY-DIPLOMACY)."""

from __future__ import annotations

from valewright.kernel.decision import Verb
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.control import controlled, send_home
from valewright.misty.decision import Decision
from valewright.misty.table import NOBODY, Table


def usable(t: Table, seat: int) -> bool:
    mine = other = False
    for owner in t.owner:
        if owner == seat:
            mine = True
        elif owner != NOBODY:
            other = True
    return mine and other


def use(t: Table, seat: int) -> None:
    t.stack.append(Give(seat))


class Give(Decision):
    """The own tile that is given."""

    code = 52
    name = "diplomacy: give"
    on_tile = Verb("give", "give")

    def legal(self, t: Table) -> list[int]:
        return [mv.TILE + tile for tile in controlled(t, self.seat)]

    def play(self, t: Table, move: int) -> None:
        t.stack[-1] = Take(self.seat, move - mv.TILE)


class Take(Decision):
    """The rival's tile that is taken for it."""

    code = 53
    name = "diplomacy: take"
    fields = ("tile",)
    on_tile = Verb("take", "take")

    def legal(self, t: Table) -> list[int]:
        return [mv.TILE + tile for tile in controlled(t, 1 - self.seat)]

    def play(self, t: Table, move: int) -> None:
        """The trade itself calls for no evaluation (MI-DECIDE-77); captains go home."""
        t.stack.pop()
        seat, given, taken = self.seat, self.tile, move - mv.TILE
        t.owner[given] = 1 - seat
        t.owner[taken] = seat
        log.note(t, log.TRADED, seat, given, taken)
        if t.players[seat].captain == given:
            send_home(t, seat)
        if t.players[1 - seat].captain == taken:
            send_home(t, 1 - seat)
