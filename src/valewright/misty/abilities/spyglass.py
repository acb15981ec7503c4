"""Spyglass: one more valley tile or encounter tile comes into play (MI-ABILITY-SPYGLASS)."""

from __future__ import annotations

from valewright.misty import moves as mv
from valewright.misty.decision import Decision
from valewright.misty.exploring import explore, meet, sources, supply
from valewright.misty.table import Table
from valewright.misty.tiles import START


def usable(t: Table) -> bool:
    return t.encounters_left > 0 or supply(t) > 0


def use(t: Table, seat: int) -> None:
    t.stack.append(Spyglass(seat))


class Spyglass(Decision):
    """Which tile comes into play."""

    code = 39
    name = "spyglass"

    def legal(self, t: Table) -> list[int]:
        """A valley tile from any source, or the top encounter tile (MI-DECIDE-66)."""
        found = sources(t)
        if t.encounters_left:
            found.append(mv.MEET)
        return found

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.MEET:
            meet(t, self.seat, START)
        else:
            explore(t, self.seat, move)
