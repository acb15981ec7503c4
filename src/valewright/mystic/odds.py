"""The exact chance that the next push spoils."""

from __future__ import annotations

from fractions import Fraction

from valewright.mystic.cards import Card
from valewright.mystic.planting import SPOIL_LIMIT
from valewright.mystic.table import Player, Table
from valewright.mystic.zones import net_decay


def next_cards(p: Player) -> list[Card]:
    """The cards one of which is revealed next, each equally likely."""
    if not p.deck:
        return p.discard
    if p.known_top:
        return p.deck[-1:]
    if len(p.deck) > p.known_bottom:
        return p.deck[p.known_bottom :]
    return p.deck[-1:]


def spoilers(p: Player) -> list[Card]:
    """Those of the next cards that would spoil the field, if no text is used."""
    shown = net_decay(p)
    return [card for card in next_cards(p) if shown + card.net >= SPOIL_LIMIT and not card.no_spoil]


def spoil_odds(t: Table, seat: int) -> Fraction:
    """Pushing brings the on-deck card into the field and one unseen card on deck.

    When Played texts of the pushed card and savers are choices and are left out: this is the
    chance that the player would spoil if neither is used.
    """
    p = t.players[seat]
    if p.on_deck is None:
        return Fraction(0)
    cards = next_cards(p)
    if not cards:
        return Fraction(1 if net_decay(p) >= SPOIL_LIMIT else 0)
    return Fraction(len(spoilers(p)), len(cards))
