"""Smoke Bomb: one side of a rival patrol tile stops counting (MI-ABILITY-SMOKE-BOMB)."""

from __future__ import annotations

from valewright.kernel.decision import Verb
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import has_patrols, printed_side, rival_patrols
from valewright.misty.control import evaluate_around
from valewright.misty.decision import Decision
from valewright.misty.table import SMOKE, Table


def usable(t: Table, seat: int) -> bool:
    return has_patrols(t, 1 - seat)


def use(t: Table, seat: int) -> None:
    t.stack.append(SmokeBomb(seat))


class SmokeBomb(Decision):
    """The patrol tile that is hit."""

    code = 40
    name = "smoke bomb"
    on_tile = Verb("target", "target")

    def legal(self, t: Table) -> list[int]:
        return rival_patrols(t, self.seat)

    def play(self, t: Table, move: int) -> None:
        t.stack[-1] = SmokeBombSide(self.seat, move - mv.TILE)


class SmokeBombSide(Decision):
    """The side that stops counting."""

    code = 41
    name = "smoke bomb side"
    fields = ("tile",)
    on_side = Verb("smoke", "smoke on")

    def legal(self, t: Table) -> list[int]:
        return mv.SIDE_MOVES  # MI-DECIDE-71: any side

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        side = move - mv.SIDE
        at = printed_side(t, self.tile, side)
        t.marks[at] = t.marks.get(at, 0) | SMOKE
        log.note(t, log.SMOKED, self.seat, self.tile, side)
        evaluate_around(t, t.board.cell[self.tile])
