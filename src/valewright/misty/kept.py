"""What observations keep of a table, so that what has not changed is not put together again.

Everything is kept with all that it was made of, and holds as long as that is the same. Lists that
are replaced and never changed in place are compared by identity, all others by what they hold.
"""

from __future__ import annotations


class Standing:
    """One seat, as everybody sees it."""

    def __init__(self) -> None:
        self.row: bytes = b""
        self.tribe: int = -1
        self.hand: int = -1
        self.left: int = 0
        self.banners: int = 0
        self.captain: int = 0
        self.used: int = 0
        self.owner: list[int] = []
        self.flowers: int = 0


class Sight:
    """The tiles, as one seat sees them."""

    def __init__(self) -> None:
        # On the board
        self.tribe: int = -1  # whose patrols come first
        self.cell: list[int] = []
        self.facing: list[int] = []
        self.owner: list[int] = []
        self.marks: dict[int, int] = {}
        self.flowers: int = 0
        self.captains: list[int] = []
        self.sites: bytes = b""
        self.sides: bytes = b""
        # Elsewhere
        self.places: list[int] = []
        self.tiles: bytes = b""


class Kept:
    """The rows of one table."""

    def __init__(self) -> None:
        self.standings: list[Standing] = [Standing(), Standing()]
        self.sights: list[Sight] = [Sight(), Sight()]
        self.spots: list[int] = []
        self.cells: bytes = b""
