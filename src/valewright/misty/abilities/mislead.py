"""Mislead: a rival patrol tile is turned by one side (MI-ABILITY-MISLEAD)."""

from __future__ import annotations

from typing import ClassVar

from valewright.kernel.decision import Meaning, Verb
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import has_patrols, rival_patrols
from valewright.misty.control import evaluate_around
from valewright.misty.decision import Decision, tile_subjects
from valewright.misty.table import Table


def usable(t: Table, seat: int) -> bool:
    return has_patrols(t, 1 - seat)


def use(t: Table, seat: int) -> None:
    t.stack.append(Mislead(seat))


class Mislead(Decision):
    """The patrol tile that is turned."""

    code = 42
    name = "mislead"
    on_tile = Verb("target", "target")

    def legal(self, t: Table) -> list[int]:
        return rival_patrols(t, self.seat)

    def play(self, t: Table, move: int) -> None:
        t.stack[-1] = MisleadTurn(self.seat, move - mv.TILE)


class MisleadTurn(Decision):
    """Which way it is turned."""

    code = 43
    name = "mislead turn"
    fields = ("tile",)
    right: ClassVar[Verb] = Verb("turn-right", "turn right")
    left: ClassVar[Verb] = Verb("turn-left", "turn left")

    def legal(self, t: Table) -> list[int]:
        return [mv.TURN_RIGHT, mv.TURN_LEFT]

    def play(self, t: Table, move: int) -> None:
        """Right is clockwise (MI-DECIDE-74)."""
        t.stack.pop()
        step = 1 if move == mv.TURN_RIGHT else 5
        facing = (t.board.facing[self.tile] + step) % 6
        t.board.facing[self.tile] = facing
        log.note(t, log.TURNED, self.seat, self.tile, facing)
        evaluate_around(t, t.board.cell[self.tile])

    def meaning(self, t: Table, move: int) -> Meaning:
        verb = self.right if move == mv.TURN_RIGHT else self.left
        return Meaning(verb, verb.words, tile_subjects(t, self.tile))
