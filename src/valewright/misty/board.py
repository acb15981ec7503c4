"""The board: which tile lies where, where the next may go, what holds it together (MI-PLACE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from valewright.misty.hexes import ARCS, BITS, FULL, NOWHERE, OPPOSITE, ROW, SIDES, STEPS, touch
from valewright.misty.tiles import TILES

if TYPE_CHECKING:
    from mypy_extensions import i64


NEAR: Final = 127  # in Board.around: one more than the tile across a side, or 0
NEAR_BITS: Final = 7
# Looked up, not shifted: mypyc shifts a literal as a C int, of 32 bits, where the count is an i64
TILE_BITS: Final[list[int]] = [1 << tile for tile in range(TILES)]
ALL_TILES: Final = 0x3FFFFFFFFFF  # as a mask
# Cells as Python objects: as numbers, each would be made anew whenever it is looked up in a dict
CELLS: Final[list[Any]] = list(range(ROW * ROW))


class Board:
    """The tiles on the table. ``edge`` holds every empty cell that touches a tile.

    Copies share what only :func:`put` and :func:`lift` change, until one of them does.
    """

    def __init__(self, source: Board | None) -> None:
        if source is None:
            self.at: dict[int, int] = {}  # cell -> tile
            self.edge: dict[int, int] = {}  # empty cell -> mask of its sides that touch a tile
            self.cell: list[int] = [NOWHERE] * TILES  # tile -> cell
            self.around: list[int] = [0] * TILES  # tile -> those across its sides, seven bits each
            # A patrol's rotation, or the side of a valley tile that bears a wall; else -1
            self.facing: list[int] = [-1] * TILES
            self.spots: list[int] = []  # open cells, once asked for; never changed in place
            self.asked: int = 0  # mask of the tiles for which can_move has been worked out
            self.movable: int = 0  # and of those that can
            self.shared: bool = False
            # Mask of the tiles that were laid or lifted, or have other neighbours, since this was
            # last cleared; of no concern to rules
            self.stale: i64 = ALL_TILES
        else:
            source.shared = True
            self.shared = True
            self.at = source.at
            self.edge = source.edge
            self.cell = source.cell
            self.around = source.around
            self.facing = source.facing[:]
            self.spots = source.spots
            self.asked = source.asked
            self.movable = source.movable
            self.stale = ALL_TILES

    def _repr_svg_(self) -> str:
        from valewright.misty.drawing import board_svg

        return board_svg(self)


def _own(board: Board) -> None:
    """Copy what other boards share."""
    board.at = board.at.copy()
    board.edge = board.edge.copy()
    board.cell = board.cell[:]
    board.around = board.around[:]
    board.shared = False


def place_of(spots: list[int], cell: int) -> int:
    """Where a cell stands, or would stand, among cells in reading order."""
    wanted: i64 = cell
    low: i64 = 0
    high: i64 = len(spots)
    while low < high:
        middle: i64 = (low + high) >> 1
        found: i64 = spots[middle]
        if found < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def put(board: Board, tile: int, cell: int) -> None:
    """Lay a tile into an empty cell."""
    if board.shared:
        _own(board)
    at = board.at
    edge = board.edge
    around = board.around
    here = CELLS[cell]
    at[here] = tile
    board.cell[tile] = here
    board.asked = board.movable = 0
    touching = edge.get(here, 0)
    if touching:
        del edge[here]
    near: i64 = 0
    stale: i64 = TILE_BITS[tile]
    spots = board.spots[:]
    if spots and touching != FULL and touching:
        spots.pop(place_of(spots, cell))
    for side in range(SIDES):
        beside = CELLS[cell + STEPS[side]]
        if touching >> side & 1:
            other = at[beside]
            near |= (other + 1) << NEAR_BITS * side
            stale |= TILE_BITS[other]
            around[other] |= (tile + 1) << NEAR_BITS * OPPOSITE[side]
            continue
        before = edge.get(beside, 0)
        mask = before | BITS[OPPOSITE[side]]
        edge[beside] = mask
        if spots and not before:
            spots.insert(place_of(spots, beside), beside)
        elif spots and mask == FULL:
            spots.pop(place_of(spots, beside))
    around[tile] = near
    board.stale |= stale
    board.spots = spots


def lift(board: Board, tile: int) -> None:
    """Take a tile up from its cell."""
    if board.shared:
        _own(board)
    edge = board.edge
    around = board.around
    cell = board.cell[tile]
    here = CELLS[cell]
    del board.at[here]
    board.cell[tile] = NOWHERE
    near: i64 = around[tile]
    around[tile] = 0
    touching = 0
    stale: i64 = TILE_BITS[tile]
    for side in range(SIDES):
        beside_it: int = (near >> NEAR_BITS * side & NEAR) - 1
        if beside_it >= 0:
            touching |= BITS[side]
            stale |= TILE_BITS[beside_it]
            around[beside_it] &= ~(NEAR << NEAR_BITS * OPPOSITE[side])
            continue
        beside = CELLS[cell + STEPS[side]]
        mask = edge[beside] & ~BITS[OPPOSITE[side]]
        if mask:
            edge[beside] = mask
        else:
            del edge[beside]
    if touching:
        edge[here] = touching
    board.spots = []
    board.stale |= stale
    board.asked = board.movable = 0


def open_cells(board: Board) -> list[int]:
    """The cells a tile may enter, in reading order: beside a tile and no hole (MI-PLACE-03)."""
    spots = board.spots
    if not spots:
        spots = [CELLS[cell] for cell, mask in board.edge.items() if mask != FULL]
        spots.sort()
        board.spots = spots
    return spots


def _flood(board: Board, start: int, closed: int, wanted: int) -> int:
    """The tiles joined to one tile without those in ``closed``, as a mask.

    When all of ``wanted`` are among them, the rest is left out.
    """
    around = board.around
    goal: i64 = wanted
    reached: i64 = closed | 1 << start
    queue = [start]
    for tile in queue:  # it grows meanwhile
        near: i64 = around[tile]
        while near:
            beside: i64 = (near & NEAR) - 1
            near >>= NEAR_BITS
            if beside < 0:
                continue
            bit: i64 = TILE_BITS[beside]
            if not reached & bit:
                reached |= bit
                queue.append(beside)
        if goal and not goal & ~reached:
            break
    return reached & ~closed


def _parts(board: Board, closed: int) -> list[int]:
    """What the board falls into without the tiles in ``closed``, each part as a mask."""
    found: list[int] = []
    seen = closed
    for tile in board.at.values():
        if not seen >> tile & 1:
            part = _flood(board, tile, closed, 0)
            found.append(part)
            seen |= part
    return found


def _joins(board: Board, parts: list[int], cell: int) -> bool:
    """Whether a tile in this cell would touch every part, and the cell is no hole."""
    met = 0
    every = 0
    for part in parts:
        every |= part
    free = False
    for step in STEPS:
        tile = board.at.get(CELLS[cell + step], -1)
        if tile >= 0 and every >> tile & 1:
            met |= 1 << tile
        else:
            free = True
    for part in parts:
        if not met & part:
            return False
    return free


def can_move(board: Board, tile: int) -> bool:
    """Whether a tile on the board may be moved somewhere (MI-SPECIAL-03, MI-SPECIAL-04)."""
    bit = 1 << tile
    if not board.asked & bit:
        board.asked |= bit
        if _can_leave(board, tile):
            board.movable |= bit
    return board.movable & bit != 0


def _can_leave(board: Board, tile: int) -> bool:
    near: i64 = board.around[tile]
    mask = 0
    wanted = 0
    first = -1
    for side in range(SIDES):
        beside: int = (near & NEAR) - 1
        near >>= NEAR_BITS
        if beside >= 0:
            mask |= BITS[side]
            wanted |= 1 << beside
            if first < 0:
                first = beside
    if mask == FULL:
        return False
    if ARCS[mask] == 1:  # its neighbours touch one another: nothing is cut off
        return True
    if not wanted & ~_flood(board, first, 1 << tile, wanted):
        return True
    parts = _parts(board, 1 << tile)
    here = board.cell[tile]
    for goal, sides in board.edge.items():
        # Tiles side by side around a cell are in one part, unless this tile is one of them
        if ARCS[sides] == 1 and not touch(goal, here):
            continue
        if _joins(board, parts, goal):
            return True
    return False


def goals(board: Board, origin: int) -> list[int]:
    """Where a tile lifted from a cell may be set down again, in reading order (MI-DECIDE-59)."""
    parts = _parts(board, 0)
    return [
        cell
        for cell in open_cells(board)
        if cell != origin and (len(parts) == 1 or _joins(board, parts, cell))
    ]


def is_connected(board: Board) -> bool:
    """Whether all tiles form one group by shared sides (MI-DECIDE-60)."""
    return len(_parts(board, 0)) == 1
