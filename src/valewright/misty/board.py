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
        else:
            self.at = source.at.copy()
            self.edge = source.edge.copy()
            self.cell = source.cell[:]
            self.facing = source.facing[:]
            self.spots = source.spots


def put(board: Board, tile: int, cell: int) -> None:
    """Lay a tile into an empty cell."""
    at = board.at
    edge = board.edge
    at[cell] = tile
    board.cell[tile] = cell
    edge.pop(cell, 0)
    for side in range(SIDES):
        beside = cell + STEPS[side]
        if beside not in at:
            edge[beside] = edge.get(beside, 0) | BITS[OPPOSITE[side]]
    board.spots = []


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


def parts(board: Board, without: int) -> dict[int, int]:
    """The board without one cell: every other occupied cell with the number of its part."""
    label: dict[int, int] = {}
    number = 0
    for start in board.at:
        if start == without or start in label:
            continue
        label[start] = number
        queue = [start]
        while queue:
            cell = queue.pop()
            for side in range(SIDES):
                beside = cell + STEPS[side]
                if beside != without and beside not in label and beside in board.at:
                    label[beside] = number
                    queue.append(beside)
        number += 1
    return label


def _joins(label: dict[int, int], every: int, cell: int) -> bool:
    """Whether a tile in this cell would touch every part, and the cell is no hole."""
    met = 0
    free = False
    for side in range(SIDES):
        number = label.get(cell + STEPS[side], -1)
        if number < 0:
            free = True
        else:
            met |= 1 << number
    return free and met == every


def _every(label: dict[int, int]) -> int:
    """The mask of all parts."""
    return (1 << (max(label.values()) + 1)) - 1


def can_move(board: Board, tile: int) -> bool:
    """Whether a tile on the board may be moved somewhere (MI-SPECIAL-03, MI-SPECIAL-04)."""
    cell = board.cell[tile]
    mask = touching_sides(board, cell)
    if mask == FULL:
        return False
    if ARCS[mask] == 1:  # its neighbours touch one another: nothing is cut off
        return True
    label = parts(board, cell)
    every = _every(label)
    if every == 1:
        return True
    return any(_joins(label, every, goal) for goal in board.edge)


def goals(board: Board, origin: int) -> list[int]:
    """Where a tile lifted from a cell may be set down again, in reading order (MI-DECIDE-59)."""
    label = parts(board, origin)
    every = _every(label)
    return [
        cell
        for cell in open_cells(board)
        if cell != origin and (every == 1 or _joins(label, every, cell))
    ]


def is_connected(board: Board) -> bool:
    """Whether all tiles form one group by shared sides (MI-DECIDE-60)."""
    return _every(parts(board, NOWHERE)) == 1
