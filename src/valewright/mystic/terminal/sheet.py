"""What a drawing has to hand: a seat's view, the cards it names, the players' names, the width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valewright.mystic import moves as mv
from valewright.mystic.cards import Card, CardBook, book_for
from valewright.mystic.catalogue import Catalogue
from valewright.mystic.symbols import SPIRITS
from valewright.mystic.view import View
from valewright.terminal.layout import page_width


class Sheet:
    """One seat's view, ready to be drawn."""

    def __init__(self, view: View, cat: Catalogue, names: Sequence[str], width: int) -> None:
        self.view = view
        self.catalogue = cat
        self.book: CardBook = book_for(cat)
        self.names = names
        self.width = page_width(width)
        self.full_texts = False  # whether long texts of the market get a line of their own
        self.numbers: dict[int, int] = {move: i + 1 for i, (move, _) in enumerate(view["legal"])}

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    @property
    def mine(self) -> dict[str, Any]:
        """What everyone knows of the seat that looks."""
        found: dict[str, Any] = self.view["players"][self.seat]
        return found

    @property
    def harvesting(self) -> bool:
        """Whether the seat is in its own harvest, with a purse to spend."""
        return self.view["harvest"] is not None and self.view["turn"] == self.seat

    def card(self, name: str) -> Card:
        """The crafted card of that name."""
        return self.book.named(name)

    def field(self, seat: int) -> list[Card]:
        return [self.card(name) for name in self.view["players"][seat]["field"]]

    def purse(self) -> tuple[int, tuple[int, int, int, int]]:
        """Mana and spirits: those in hand in harvest, else those that the field shows."""
        if self.harvesting:
            harvest = self.view["harvest"]
            s = [int(harvest["spirits"][kind]) for kind in SPIRITS]
            return int(harvest["mana"]), (s[0], s[1], s[2], s[3])
        field = self.field(self.seat)
        mana = sum(card.mana - card.debt for card in field)
        return max(mana, 0), (
            sum(card.animal for card in field),
            sum(card.forest for card in field),
            sum(card.sky for card in field),
            sum(card.wild for card in field),
        )

    def on_market(self, move: int) -> bool:
        """Whether a move stands beside a line of the market and need not be listed again."""
        return self.view["decision"] == "harvest" and mv.VALE <= move < mv.SPIRIT
