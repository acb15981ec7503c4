"""The captain's move, one of the two special actions (MI-CAPTAIN)."""

from __future__ import annotations

from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.control import evaluate
from valewright.misty.table import Table
from valewright.misty.tiles import FIRST_PATROL, START


def captain_moves(t: Table, seat: int) -> list[int]:
    """The moves to the tiles a seat controls, its captain's own left out (MI-DECIDE-47)."""
    here = t.players[seat].captain
    owner = t.owner
    return [
        mv.TILE + tile for tile in range(1, FIRST_PATROL) if owner[tile] == seat and tile != here
    ]


def can_move_captain(t: Table, seat: int) -> bool:
    """Whether there is a tile that a seat's captain may move to."""
    here = t.players[seat].captain
    owner = t.owner
    for tile in range(1, FIRST_PATROL):
        if owner[tile] == seat and tile != here:
            return True
    return False


def move_captain(t: Table, seat: int, move: int) -> None:
    """The tile it leaves is evaluated without it, the tile it enters is not (MI-DECIDE-45, 46)."""
    p = t.players[seat]
    left = p.captain
    p.captain = move - mv.TILE
    log.note(t, log.CAPTAIN, seat, p.captain, 0)
    if left != START:
        evaluate(t, left)
