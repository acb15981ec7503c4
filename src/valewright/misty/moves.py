"""The fixed numbering of moves: what each number from 0 to 255 can mean.

A cell is named by its place among the open cells of the board in reading order, of which there
are never more than 2 x 42 + 4, with every tile of the box in one row.
"""

from __future__ import annotations

from typing import Final

STOP: Final = 0  # end the turn, or pass the main action
EXPLORE: Final = 1  # + gap in the display, 0 or 1
EXPLORE_STACK: Final = 3
MEET: Final = 4  # bring in an encounter tile
PATROL: Final = 5  # + place of the patrol tile among its tribe's nine
ABILITY: Final = 14  # + ability
SIDE: Final = 22  # + side of the board, or rotation
TURN_RIGHT: Final = 28
TURN_LEFT: Final = 29
TRIBE: Final = 30  # + 2 * tribe + side of its board
TILE: Final = 34  # + tile
CELL: Final = 80  # + place among the open cells
MOST_CELLS: Final = 88
ACTIONS: Final = CELL + MOST_CELLS

SIDE_MOVES: Final[list[int]] = [SIDE + side for side in range(6)]
