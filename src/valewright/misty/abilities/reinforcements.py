"""Reinforcements: more explorers on the patrol sent this turn (MI-ABILITY-REINFORCEMENTS)."""

from __future__ import annotations

from valewright.kernel.decision import Verb
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import printed_side
from valewright.misty.control import evaluate_around, explorers_at
from valewright.misty.decision import Decision
from valewright.misty.hexes import SIDES
from valewright.misty.table import NO_TILE, REINFORCED, Table


def sides(t: Table) -> list[int]:
    """The sides of the patrol sent this turn that have an explorer."""
    return [side for side in range(SIDES) if explorers_at(t, t.sent, side) > 0]


def usable(t: Table) -> bool:
    return t.sent != NO_TILE and len(sides(t)) > 0


def use(t: Table, seat: int) -> None:
    t.stack.append(Reinforcements(seat, t.sent))


class Reinforcements(Decision):
    """The side that gets the explorers."""

    code = 44
    name = "reinforcements"
    fields = ("tile",)
    on_side = Verb("reinforce", "reinforce")

    def legal(self, t: Table) -> list[int]:
        return [mv.SIDE + side for side in sides(t)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        side = move - mv.SIDE
        at = printed_side(t, self.tile, side)
        t.marks[at] = t.marks.get(at, 0) | REINFORCED
        log.note(t, log.REINFORCED, self.seat, self.tile, side)
        evaluate_around(t, t.board.cell[self.tile])
