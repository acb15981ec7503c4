"""Magic Scroll: a valley or encounter tile moves elsewhere (MI-ABILITY-MAGIC-SCROLL)."""

from __future__ import annotations

from valewright.kernel.decision import Verb
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.board import can_move, lift, put
from valewright.misty.control import evaluate, send_home
from valewright.misty.decision import Decision, Goal
from valewright.misty.hexes import NOWHERE
from valewright.misty.placing import cell_of
from valewright.misty.table import Table
from valewright.misty.tiles import FIRST_PATROL


def usable(t: Table) -> bool:
    board = t.board
    for tile in range(1, FIRST_PATROL):
        if board.cell[tile] != NOWHERE and can_move(board, tile):
            return True
    return False


def use(t: Table, seat: int) -> None:
    t.stack.append(MagicScroll(seat))


class MagicScroll(Decision):
    """The tile that moves."""

    code = 45
    name = "magic scroll"
    on_tile = Verb("move-tile", "move")

    def legal(self, t: Table) -> list[int]:
        """Whoever controls it; not the starting tile (MI-DECIDE-62)."""
        board = t.board
        return [
            mv.TILE + tile
            for tile in range(1, FIRST_PATROL)
            if board.cell[tile] != NOWHERE and can_move(board, tile)
        ]

    def play(self, t: Table, move: int) -> None:
        """Captains go home first, then the tile is taken up (MI-DECIDE-51)."""
        tile = move - mv.TILE
        for seat in range(2):
            if t.players[seat].captain == tile:
                send_home(t, seat)
        origin = t.board.cell[tile]
        lift(t.board, tile)
        t.stack[-1] = MagicScrollGoal(self.seat, tile, origin)


class MagicScrollGoal(Goal):
    """Where it goes."""

    code = 46
    name = "magic scroll goal"

    def play(self, t: Table, move: int) -> None:
        """Set the tile down; one with a wall may be turned as it is (MI-DECIDE-61)."""
        t.stack.pop()
        seat, tile = self.seat, self.tile
        cell = cell_of(t.board, move)
        put(t.board, tile, cell)
        log.note(t, log.MOVED, seat, tile, cell)
        if t.board.facing[tile] >= 0:
            t.stack.append(MagicScrollWall(seat, tile))
        else:
            evaluate(t, tile)


class MagicScrollWall(Decision):
    """The side that its wall is on there."""

    code = 47
    name = "magic scroll wall"
    fields = ("tile",)
    on_side = Verb("wall", "wall on")

    def legal(self, t: Table) -> list[int]:
        return mv.SIDE_MOVES

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        t.board.facing[self.tile] = move - mv.SIDE
        log.note(t, log.WALLED, self.seat, self.tile, move - mv.SIDE)
        evaluate(t, self.tile)
