"""What observations keep of a table, so that what has not changed is not put together again.

It is kept with the list that it was made of, which is replaced whenever it changes, and holds as
long as the list is the same one.
"""

from __future__ import annotations

from valewright.mystic.catalogue import Piece, Vale


class Kept:
    """The rows of one table."""

    def __init__(self) -> None:
        self.commons: list[Piece | None] = []
        self.commons_row: bytes = b""
        self.display: list[Vale | None] = []
        self.display_row: bytes = b""
