"""Prep: the new field, played card by card until three decay show (MV-PREP)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import for_seats
from valewright.mystic import planting, table
from valewright.mystic.abilities import vales
from valewright.mystic.decision import Task
from valewright.mystic.table import Table
from valewright.mystic.zones import reveal


class Prep(Task):
    """The new field of a seat."""

    code = 9

    def run(self, t: Table) -> None:
        """Open the seat's new turn window; kept cards and on-deck card may spoil (MV-PREP-13)."""
        p = t.players[self.seat]
        t.phase = table.PREP
        p.spoiled = False
        p.evoked = False
        p.next_token_mana = 0
        if p.worn:
            p.worn = False
            p.deck = [card.plain for card in p.deck]
            p.discard = [card.plain for card in p.discard]
        if p.vale_marks:
            p.vale_marks = [0] * len(p.vale_marks)
        p.growth = vales.standing_growth(p) if p.vales else 0
        t.pushes = 0
        if p.on_deck is None:
            reveal(t, self.seat)
        else:
            p.on_deck = p.on_deck.plain
        if p.field or p.on_deck is None or p.on_deck.net >= planting.SPOIL_LIMIT:
            planting.check(t, self.seat)
        else:
            planting.play_cards(t, self.seat)


PREP: Final = for_seats(Prep)
