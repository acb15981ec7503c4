"""Laying tiles into open cells, and the moves that name a cell (MI-PLACE)."""

from __future__ import annotations

from typing import Final

from valewright.misty.board import CELLS, Board, goals, open_cells, place_of
from valewright.misty.hexes import FULL, STEPS
from valewright.misty.moves import CELL, MOST_CELLS

ALL_CELLS: Final[list[list[int]]] = [
    [CELL + k for k in range(count)] for count in range(MOST_CELLS + 1)
]


def anywhere(board: Board) -> list[int]:
    """The moves for every open cell."""
    return ALL_CELLS[len(open_cells(board))]


def beside(board: Board, cell: int) -> list[int]:
    """The moves for the open cells around a cell."""
    spots = open_cells(board)
    found: list[int] = []
    for step in STEPS:
        beside_it = CELLS[cell + step]
        if board.edge.get(beside_it, FULL) != FULL:
            found.append(CELL + place_of(spots, beside_it))
    found.sort()
    return found


def is_open_beside(board: Board, cell: int) -> bool:
    """Whether there is an open cell around a cell."""
    for step in STEPS:
        if board.edge.get(CELLS[cell + step], FULL) != FULL:
            return True
    return False


def back_down(board: Board, origin: int) -> list[int]:
    """The moves for the cells where a lifted tile may be set down again."""
    allowed = goals(board, origin)
    spots = open_cells(board)
    found: list[int] = []
    at = 0
    for k in range(len(spots)):  # both lists are in reading order
        if at < len(allowed) and allowed[at] == spots[k]:
            found.append(CELL + k)
            at += 1
    return found


def cell_of(board: Board, move: int) -> int:
    """The cell that a move names."""
    return open_cells(board)[move - CELL]
