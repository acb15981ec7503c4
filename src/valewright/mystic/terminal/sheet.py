"""What a drawing has to hand: a seat's view, its cards, the players, the words, the width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valewright.kernel.engine import decision_id
from valewright.mystic import State, parts
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card, CardBook, book_for
from valewright.mystic.symbols import SPIRITS
from valewright.mystic.terminal.glyphs import Glyphs
from valewright.mystic.terminal.said import card_words, move_words, piece_words
from valewright.terminal.layout import page_width
from valewright.words import Words


class Sheet:
    """One seat's view, ready to be drawn."""

    def __init__(
        self, state: State, seat: int, names: Sequence[str], width: int, words: Words
    ) -> None:
        self.view = state.view(seat)
        self.catalogue = state.table.catalogue
        self.book: CardBook = book_for(self.catalogue)
        self.names = names
        self.width = page_width(width)
        self.words = words
        self.glyphs = Glyphs(words)
        self.full_texts = False  # whether long texts of the market get a line of their own
        self.decision = decision_id(state.table)
        legal = [move for move, _ in self.view["legal"]]
        self.moves: dict[int, dict[str, Any]] = {
            move: parts.move_parts(state.table, move) for move in legal
        }
        self.numbers: dict[int, int] = {move: i + 1 for i, move in enumerate(legal)}

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

    def say(self, message: str, /, **args: str | int | float) -> str:
        return self.words.say(message, **args)

    def move_words(self, move: int) -> str:
        """A legal move as it is listed."""
        return move_words(self.words, self.moves[move], self.names)

    def card_words(self, name: str) -> str:
        """A crafted card by the names of its layers."""
        return card_words(self.words, name)

    def pieces(self, names: Sequence[str]) -> str:
        """Advancements, vales and amulets in a list."""
        return ", ".join(piece_words(self.words, name) for name in names)

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
        return self.decision == "harvest" and mv.VALE <= move < mv.SPIRIT
