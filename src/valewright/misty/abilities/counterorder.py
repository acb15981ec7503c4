"""Counterorder: one of the user's patrol tiles moves elsewhere (MI-ABILITY-COUNTERORDER)."""

from __future__ import annotations

from valewright.kernel.decision import Verb
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import patrols_on_board
from valewright.misty.board import can_move, lift
from valewright.misty.control import evaluate_around
from valewright.misty.decision import Decision, Facing, Goal
from valewright.misty.patrols import lay
from valewright.misty.placing import cell_of
from valewright.misty.table import Table


def usable(t: Table, seat: int) -> bool:
    for tile in patrols_on_board(t, seat):
        if can_move(t.board, tile):
            return True
    return False


def use(t: Table, seat: int) -> None:
    t.stack.append(Counterorder(seat))


class Counterorder(Decision):
    """The patrol tile that moves."""

    code = 49
    name = "counterorder"
    on_tile = Verb("move-tile", "move")

    def legal(self, t: Table) -> list[int]:
        own = patrols_on_board(t, self.seat)
        return [mv.TILE + tile for tile in own if can_move(t.board, tile)]

    def play(self, t: Table, move: int) -> None:
        tile = move - mv.TILE
        origin = t.board.cell[tile]
        lift(t.board, tile)
        t.stack[-1] = CounterorderGoal(self.seat, tile, origin)


class CounterorderGoal(Goal):
    """Where it goes."""

    code = 50
    name = "counterorder goal"

    def play(self, t: Table, move: int) -> None:
        cell = cell_of(t.board, move)
        t.stack[-1] = CounterorderFacing(self.seat, self.tile, self.origin, cell)


class CounterorderFacing(Facing):
    """How it is turned there."""

    code = 51
    name = "counterorder facing"
    fields = ("tile", "origin", "cell")

    def __init__(self, seat: int, tile: int, origin: int, cell: int) -> None:
        super().__init__(seat, tile, cell)
        self.origin = origin

    def play(self, t: Table, move: int) -> None:
        """Evaluate what it touched before and what it touches now."""
        t.stack.pop()
        lay(t, self.tile, self.cell, move - mv.SIDE)
        log.note(t, log.MOVED, self.seat, self.tile, self.cell)
        evaluate_around(t, self.origin)
        evaluate_around(t, self.cell)
