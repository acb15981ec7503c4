"""Patrol tiles on the board as targets of abilities."""

from __future__ import annotations

from valewright.misty import moves as mv
from valewright.misty.hexes import NOWHERE
from valewright.misty.table import Table
from valewright.misty.tiles import PATROLS, first_patrol_of


def patrols_on_board(t: Table, seat: int) -> list[int]:
    """A seat's patrol tiles that lie on the board."""
    first = first_patrol_of(t.players[seat].tribe)
    cell = t.board.cell
    return [tile for tile in range(first, first + PATROLS) if cell[tile] != NOWHERE]


def has_patrols(t: Table, seat: int) -> bool:
    """Whether a seat has a patrol tile on the board."""
    first = first_patrol_of(t.players[seat].tribe)
    cell = t.board.cell
    for tile in range(first, first + PATROLS):
        if cell[tile] != NOWHERE:
            return True
    return False


def rival_patrols(t: Table, seat: int) -> list[int]:
    """The moves that name a rival patrol tile."""
    return [mv.TILE + tile for tile in patrols_on_board(t, 1 - seat)]


def printed_side(t: Table, patrol: int, side: int) -> int:
    """Where markers on a side of the board belong: tile * 6 + printed side (MI-DECIDE-68)."""
    return patrol * 6 + (side - t.board.facing[patrol]) % 6
