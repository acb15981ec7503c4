"""The board: which tile lies where, where the next may go, what holds it together (MI-PLACE)."""

from __future__ import annotations

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


def put(board: Board, tile: int, cell: int) -> None:
    """Lay a tile into an empty cell."""
    at = board.at
    edge = board.edge
    at[cell] = tile
    board.cell[tile] = cell
    board.asked = board.movable = 0
    spots = board.spots[:]
    if edge.pop(cell, FULL) != FULL and spots:
        spots.remove(cell)
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


def parts(board: Board, without: int) -> list[int]:
    """The board without one cell: for every tile the number of its part, or -1."""
    at = board.at
    label = [-1] * TILES
    number = 0
    for start, first in at.items():
        if start == without or label[first] >= 0:
            continue
        label[first] = number
        queue = [first]
        while queue:
            cell = board.cell[queue.pop()]
            for side in range(SIDES):
                beside = cell + STEPS[side]
                tile = at.get(beside, -1)
                if tile >= 0 and label[tile] < 0 and beside != without:
                    label[tile] = number
                    queue.append(tile)
        number += 1
    return label


def _holds_together(board: Board, without: int) -> bool:
    """Whether the tiles around a cell are joined without it; stops as soon as that is known."""
    at = board.at
    around = [tile for side in range(SIDES) if (tile := at.get(without + STEPS[side], -1)) >= 0]
    wanted = 0
    for tile in around:
        wanted |= 1 << tile
    reached = 1 << around[0] | 1 << at[without]
    queue = around[:1]
    for tile in queue:  # it grows meanwhile
        cell = board.cell[tile]
        for side in range(SIDES):
            beside = at.get(cell + STEPS[side], -1)
            if beside >= 0 and not reached >> beside & 1:
                reached |= 1 << beside
                queue.append(beside)
        if not wanted & ~reached:
            return True
    return False


def _joins(board: Board, label: list[int], every: int, cell: int) -> bool:
    """Whether a tile in this cell would touch every part, and the cell is no hole."""
    met = 0
    free = False
    for side in range(SIDES):
        tile = board.at.get(cell + STEPS[side], -1)
        number = label[tile] if tile >= 0 else -1
        if number < 0:
            free = True
        else:
            met |= 1 << number
    return free and met == every


def _every(label: list[int]) -> int:
    """The mask of all parts."""
    return (1 << (max(label) + 1)) - 1


def can_move(board: Board, tile: int) -> bool:
    """Whether a tile on the board may be moved somewhere (MI-SPECIAL-03, MI-SPECIAL-04)."""
    bit = 1 << tile
    if not board.asked & bit:
        board.asked |= bit
        if _can_leave(board, board.cell[tile]):
            board.movable |= bit
    return board.movable & bit != 0


def _can_leave(board: Board, cell: int) -> bool:
    mask = touching_sides(board, cell)
    if mask == FULL:
        return False
    if ARCS[mask] == 1:  # its neighbours touch one another: nothing is cut off
        return True
    if _holds_together(board, cell):
        return True
    label = parts(board, cell)
    every = _every(label)
    for goal in board.edge:
        if _joins(board, label, every, goal):
            return True
    return False


def goals(board: Board, origin: int) -> list[int]:
    """Where a tile lifted from a cell may be set down again, in reading order (MI-DECIDE-59)."""
    label = parts(board, origin)
    every = _every(label)
    return [
        cell
        for cell in open_cells(board)
        if cell != origin and (every == 1 or _joins(board, label, every, cell))
    ]


def is_connected(board: Board) -> bool:
    """Whether all tiles form one group by shared sides (MI-DECIDE-60)."""
    return _every(parts(board, NOWHERE)) == 1
