"""The board: which tile lies where, where the next may go, what holds it together (MI-PLACE)."""

from __future__ import annotations

from bisect import bisect_left

from valewright.misty.hexes import ARCS, BITS, FULL, NOWHERE, OPPOSITE, SIDES, STEPS
from valewright.misty.tiles import TILES


class Board:
    """The tiles on the table. ``edge`` holds every empty cell that touches a tile."""

    def __init__(self, source: Board | None) -> None:
        if source is None:
            self.at: dict[int, int] = {}  # cell -> tile
            self.edge: dict[int, int] = {}  # empty cell -> mask of its sides that touch a tile
            self.cell: list[int] = [NOWHERE] * TILES  # tile -> cell
            # A patrol's rotation, or the side of a valley tile that bears a wall; else -1
            self.facing: list[int] = [-1] * TILES
            self.spots: list[int] = []  # open cells, once asked for; never changed in place
            self.asked: int = 0  # mask of the tiles for which can_move has been worked out
            self.movable: int = 0  # and of those that can
        else:
            self.at = source.at.copy()
            self.edge = source.edge.copy()
            self.cell = source.cell[:]
            self.facing = source.facing[:]
            self.spots = source.spots
            self.asked = source.asked
            self.movable = source.movable

    def _repr_svg_(self) -> str:
        from valewright.misty.drawing import board_svg

        return board_svg(self)


def put(board: Board, tile: int, cell: int) -> None:
    """Lay a tile into an empty cell."""
    at = board.at
    edge = board.edge
    at[cell] = tile
    board.cell[tile] = cell
    board.asked = board.movable = 0
    spots = board.spots[:]
    if edge.pop(cell, FULL) != FULL and spots:
        del spots[bisect_left(spots, cell)]
    for side in range(SIDES):
        beside = cell + STEPS[side]
        if beside in at:
            continue
        before = edge.get(beside, 0)
        mask = before | BITS[OPPOSITE[side]]
        edge[beside] = mask
        if spots and not before:
            spots.append(beside)
        elif spots and mask == FULL:
            spots.remove(beside)
    spots.sort()  # quick: all but the new ones are in order
    board.spots = spots


def lift(board: Board, tile: int) -> None:
    """Take a tile up from its cell."""
    at = board.at
    edge = board.edge
    cell = board.cell[tile]
    del at[cell]
    board.cell[tile] = NOWHERE
    touching = 0
    for side in range(SIDES):
        beside = cell + STEPS[side]
        if beside in at:
            touching |= BITS[side]
            continue
        mask = edge[beside] & ~BITS[OPPOSITE[side]]
        if mask:
            edge[beside] = mask
        else:
            del edge[beside]
    if touching:
        edge[cell] = touching
    board.spots = []
    board.asked = board.movable = 0


def open_cells(board: Board) -> list[int]:
    """The cells a tile may enter, in reading order: beside a tile and no hole (MI-PLACE-03)."""
    spots = board.spots
    if not spots:
        spots = [cell for cell, mask in board.edge.items() if mask != FULL]
        spots.sort()
        board.spots = spots
    return spots


def touching_sides(board: Board, cell: int) -> int:
    """The sides of a cell that touch a tile, as a mask."""
    at = board.at
    mask = 0
    for side in range(SIDES):
        if cell + STEPS[side] in at:
            mask |= BITS[side]
    return mask


def _flood(board: Board, start: int, closed: int, wanted: int) -> int:
    """The tiles joined to one tile without those in ``closed``, as a mask.

    When all of ``wanted`` are among them, the rest is left out.
    """
    at = board.at
    reached = closed | 1 << start
    queue = [start]
    for tile in queue:  # it grows meanwhile
        cell = board.cell[tile]
        for step in STEPS:
            beside = at.get(cell + step, -1)
            if beside >= 0 and not reached >> beside & 1:
                reached |= 1 << beside
                queue.append(beside)
        if wanted and not wanted & ~reached:
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
        tile = board.at.get(cell + step, -1)
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
    cell = board.cell[tile]
    mask = touching_sides(board, cell)
    if mask == FULL:
        return False
    if ARCS[mask] == 1:  # its neighbours touch one another: nothing is cut off
        return True
    around = [beside for step in STEPS if (beside := board.at.get(cell + step, -1)) >= 0]
    wanted = 0
    for beside in around:
        wanted |= 1 << beside
    if not wanted & ~_flood(board, around[0], 1 << tile, wanted):
        return True
    parts = _parts(board, 1 << tile)
    for goal in board.edge:
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
