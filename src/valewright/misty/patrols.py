"""Send patrols: a tile from the hand, its cell, its rotation, the draw (MI-PATROL)."""

from __future__ import annotations

from valewright.misty import hexes, log
from valewright.misty import moves as mv
from valewright.misty.board import put
from valewright.misty.control import evaluate_around
from valewright.misty.decision import Decision, Facing
from valewright.misty.placing import anywhere, cell_of
from valewright.misty.table import Table
from valewright.misty.tiles import first_patrol_of


def sendable(t: Table, seat: int) -> list[int]:
    """The moves that send a tile of the hand."""
    p = t.players[seat]
    base = mv.PATROL - first_patrol_of(p.tribe)
    return [base + tile for tile in p.hand]


def send(t: Table, seat: int, move: int, main: bool) -> None:
    """Take the tile that the move names from the hand and ask for its cell."""
    p = t.players[seat]
    tile = move - mv.PATROL + first_patrol_of(p.tribe)
    p.hand.remove(tile)
    t.stack.append(Send(seat, tile, 1 if main else 0))


class Send(Decision):
    """The cell of a patrol tile; ``main`` is 1 for the main action."""

    code = 37
    name = "lay patrol"
    fields = ("tile", "main")
    in_the_air = True

    def __init__(self, seat: int, tile: int, main: int) -> None:
        super().__init__(seat, tile)
        self.main = main

    def data(self, width: int) -> list[int]:
        return [self.code, self.seat, self.tile, self.main, 0]

    def legal(self, t: Table) -> list[int]:
        return anywhere(t.board)

    def play(self, t: Table, move: int) -> None:
        t.stack[-1] = SendFacing(self.seat, self.tile, self.main, cell_of(t.board, move))


class SendFacing(Facing):
    """The rotation of the patrol tile that is sent."""

    code = 38
    name = "facing"
    fields = ("tile", "main", "cell")

    def __init__(self, seat: int, tile: int, main: int, cell: int) -> None:
        super().__init__(seat, tile, cell)
        self.main = main

    def data(self, width: int) -> list[int]:
        return [self.code, self.seat, self.tile, self.main, self.cell]

    def play(self, t: Table, move: int) -> None:
        """Lay the patrol tile, evaluate what it touches, draw."""
        t.stack.pop()
        lay(t, self.tile, self.cell, move - mv.SIDE)
        log.note(t, log.SENT, self.seat, self.tile, self.cell)
        if self.main:
            t.sent = self.tile
        evaluate_around(t, self.cell)
        draw(t, self.seat)

    def aliases(self, t: Table, move: int) -> list[str]:
        return [f"at {hexes.words(self.cell)} {self.meaning(t, move).words}"]


def lay(t: Table, tile: int, cell: int, facing: int) -> None:
    """Put a patrol tile into a cell in a rotation."""
    t.board.facing[tile] = facing
    put(t.board, tile, cell)


def draw(t: Table, seat: int) -> None:
    """Draw one patrol tile while the stack lasts (MI-PATROL-03, MI-DECIDE-33)."""
    p = t.players[seat]
    if p.left == 0:
        return
    p.left -= 1
    p.hand.append(p.stack[p.left])
    p.hand.sort()
    t.commitment += 1
    log.note(t, log.DREW, seat, -1, 0)
