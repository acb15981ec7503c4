"""What the 256 moves are about, as elements of the observation tell it."""

from __future__ import annotations

from valewright.kernel import contract
from valewright.kernel.move_kinds import MoveKind, numbered
from valewright.misty import moves as mv
from valewright.misty.catalogue import Catalogue
from valewright.misty.observing import tile_names
from valewright.misty.state import State
from valewright.misty.tiles import ABILITIES, FIRST_PATROL, PATROLS, TILES, TRIBES

SIDES = 6
BOARDS = 4  # of two tribes, each with two sides
PLAIN = {
    mv.STOP: MoveKind("stop"),
    mv.EXPLORE: MoveKind("explore", number=1),
    mv.EXPLORE + 1: MoveKind("explore", number=2),
    mv.EXPLORE_STACK: MoveKind("explore stack"),
    mv.MEET: MoveKind("meet"),
    mv.TURN_RIGHT: MoveKind("turn right"),
    mv.TURN_LEFT: MoveKind("turn left"),
}


class MistyMoveKinds:
    """The part ``move_kinds``."""

    def kinds(self, state: contract.State) -> dict[str, list[MoveKind]]:
        """Patrols are told by their tribe in moves, and own ones first in observations."""
        assert isinstance(state, State)
        catalogue = state.table.catalogue
        return {
            f"me: tribe {TRIBES[1]}": _kinds(catalogue, 1),
            "": _kinds(catalogue, 0),
        }


def _kinds(catalogue: Catalogue, tribe: int) -> list[MoveKind]:
    names = tile_names(catalogue)
    if tribe == 1:
        first = FIRST_PATROL + PATROLS
        names = names[:FIRST_PATROL] + names[first:] + names[FIRST_PATROL:first]
    found = dict(PLAIN)
    for i in range(PATROLS):
        found[mv.PATROL + i] = MoveKind("patrol", "tile", f"my patrol {i + 1}")
    for i in range(len(ABILITIES)):
        found[mv.ABILITY + i] = MoveKind("ability", number=i + 1)
    for i in range(SIDES):
        found[mv.SIDE + i] = MoveKind("side", number=i + 1)
    for i in range(BOARDS):
        found[mv.TRIBE + i] = MoveKind("tribe", number=i + 1)
    for tile in range(TILES):
        found[mv.TILE + tile] = MoveKind("tile", "tile", names[tile], tile + 1)
    for i in range(mv.MOST_CELLS):
        found[mv.CELL + i] = MoveKind("cell", "cell", f"open cell {i + 1}")
    return numbered(found)
