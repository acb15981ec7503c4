"""What observations keep of a table, so that what has not changed is not put together again.

Everything is kept with all that it was made of, and holds as long as that is the same. Which tiles
were laid or lifted, the board says itself. Lists that are replaced and never changed in place are
compared by identity, all others by what they hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valewright.misty.board import ALL_TILES, Board
from valewright.misty.tiles import FIRST_PATROL, PATROLS, START, TRIBES

if TYPE_CHECKING:
    from mypy_extensions import i64


class Standing:
    """One seat, as everybody sees it."""

    def __init__(self) -> None:
        self.row: bytes = b""
        self.tribe: int = -1
        self.hand: int = -1
        self.left: int = 0
        self.banners: int = 0
        self.captain: int = 0
        self.used: int = -1
        self.owner: list[int] = []
        self.flowers: int = 0
        self.score: int = 0


class Patrols:
    """The patrol tiles of one tribe, as one seat sees them."""

    def __init__(self) -> None:
        self.row: bytes = b""
        self.hand: list[int] = []
        self.left: int = -1
        self.air: int = START


class Sight:
    """The tiles, as one seat sees them."""

    def __init__(self) -> None:
        self.tribe: int = -1  # whose patrols come first
        self.stale: i64 = ALL_TILES  # mask of the tiles that are not as they were
        self.patrols: list[Patrols] = [Patrols() for _ in TRIBES]  # by tribe
        self.sites: list[bytes] = [b""] * FIRST_PATROL  # by tile
        self.site_row: bytes = b""
        self.sides: list[bytes] = [b""] * (2 * PATROLS)  # by patrol
        self.side_row: bytes = b""


class Kept:
    """The rows of one table."""

    def __init__(self) -> None:
        self.standings: list[Standing] = [Standing(), Standing()]
        self.sights: list[Sight] = [Sight(), Sight()]
        self.board: Board | None = None
        self.facing: list[int] = []
        self.owner: list[int] = []
        self.marks: dict[int, int] = {}
        self.flowers: int = 0
        self.captains: list[int] = []
        # The tiles that are no patrols
        self.stale: i64 = ALL_TILES
        self.ground: bytes = b""
        self.display: list[int] = []
        self.valley_left: int = -1
        self.encounters_left: int = -1
        self.air: int = START
        self.over: bool = False
        self.removed: list[int] = []
        # Open cells
        self.spots: list[int] = []
        self.cells: bytes = b""
