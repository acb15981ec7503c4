"""What observations keep of a table, so that what has not changed is not put together again.

Everything is kept with all that it was made of, and holds as long as that is the same. Which tiles
were laid or lifted, the board says itself; lists are compared by what they hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valewright.misty.board import ALL_TILES, Board
from valewright.misty.hexes import SIDES
from valewright.misty.tiles import FIRST_PATROL, FIRST_VALLEY, PATROLS, START

if TYPE_CHECKING:
    from mypy_extensions import i64


class Standing:
    """What a seat would score."""

    def __init__(self) -> None:
        self.stale: bool = True  # the tiles it has, or the flowers, are not as they were
        self.tribe: int = -1
        self.used: int = -1
        self.score: int = 0


class Sight:
    """The tiles, as one seat sees them."""

    def __init__(self) -> None:
        self.tribe: int = -1  # whose patrols come first
        self.stale: i64 = ALL_TILES  # mask of the tiles that are not as they were
        self.sites: bytearray = bytearray((FIRST_PATROL - FIRST_VALLEY) * 5)
        self.sides: bytearray = bytearray(2 * PATROLS * 3 * SIDES)


class Kept:
    """What is kept of one table."""

    def __init__(self) -> None:
        self.standings: list[Standing] = [Standing(), Standing()]
        self.sights: list[Sight] = [Sight(), Sight()]
        self.board: Board | None = None
        self.facing: list[int] = []
        self.owner: list[int] = []
        self.marks: dict[int, int] = {}
        self.flowers: int = 0
        self.captains: list[int] = [START, START]
