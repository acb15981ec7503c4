"""The stack of what is to come: tasks that run by themselves and decisions that wait for a move.

A frame is five integers: kind, seat, and three values whose meaning depends on the kind. Kinds
below ``DECISION`` are tasks.
"""

from __future__ import annotations

from typing import Final

Frame = tuple[int, int, int, int, int]

# Tasks
STEP: Final = 0  # what the turn asks for next
REFILL: Final = 1  # a: gap in the display
DEAL: Final = 2  # hands, once the tribes are known

# Decisions
DECISION: Final = 32
D_TURN: Final = 32
D_AFTER: Final = 33  # the special action after the main action
D_LAY: Final = 34  # a: valley tile
D_WALL: Final = 35  # a: valley tile
D_ENCOUNTER: Final = 36  # a: encounter tile, b: valley tile it must touch, or START for none
D_SEND: Final = 37  # a: patrol tile, b: 1 for the main action
D_FACING: Final = 38  # a: patrol tile, b: 1 for the main action, c: cell
D_SPYGLASS: Final = 39
D_SMOKE: Final = 40
D_SMOKE_SIDE: Final = 41  # a: patrol tile
D_MISLEAD: Final = 42
D_MISLEAD_TURN: Final = 43  # a: patrol tile
D_REINFORCE: Final = 44
D_SCROLL: Final = 45
D_SCROLL_TO: Final = 46  # a: tile, b: cell it was lifted from
D_SCROLL_WALL: Final = 47  # a: tile
D_HORN: Final = 48
D_COUNTER: Final = 49
D_COUNTER_TO: Final = 50  # a: patrol tile, b: cell it was lifted from
D_COUNTER_FACING: Final = 51  # a: patrol tile, b: cell it was lifted from, c: new cell
D_GIVE: Final = 52  # diplomacy
D_TAKE: Final = 53  # diplomacy; a: tile given
D_TRIBE: Final = 54
D_SIDE: Final = 55  # of the tribe board
