"""What observations keep of a table, so that what has not changed is not put together again.

Everything is kept with all that it was made of, and holds as long as that is the same. Lists that
are replaced and never changed in place are compared by identity, all others by what they hold.
"""

from __future__ import annotations

from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Amulet, Leader, Piece, Vale


class Pile:
    """A deck or a discard pile, and what its cards add up to."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.total: int = 0
        self.row: bytes = b""  # the total, as soon as it is asked for


class Side:
    """One seat."""

    def __init__(self) -> None:
        self.row: bytes = b""  # all but the piles
        self.deck: Pile = Pile()
        self.discard: Pile = Pile()
        self.both: bytes = b""  # the piles together, as soon as they are asked for
        self.bits: int = -1
        self.vp: int = 0
        self.growth: int = 0
        self.deck_size: int = 0
        self.discard_size: int = 0
        self.on_deck: Card | None = None
        self.field: list[Card] = []
        self.used: list[int] = []
        self.vales: list[Vale] = []
        self.vale_marks: list[int] = []
        self.kept: int = 0
        self.workshop: int = 0
        self.next_mana: int = 0
        self.next_token_mana: int = 0
        self.next_wild: int = 0
        self.amulet: Amulet | None = None
        self.leader: Leader | None = None


class Kept:
    """The rows of one table."""

    def __init__(self, players: int) -> None:
        self.commons: list[Piece | None] = []
        self.commons_row: bytes = b""
        self.display: list[Vale | None] = []
        self.display_row: bytes = b""
        self.left: list[int] = []
        self.vale_left: list[int] = []
        self.soil: list[int] = []
        self.supply_row: bytes = b""
        self.sides: list[Side] = [Side() for _ in range(players)]
