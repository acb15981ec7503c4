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


def spoil_odds(t: Table, seat: int) -> Fraction:
    """Pushing brings the on-deck card into the field and one unseen card on deck.

    When Played texts of the pushed card and savers are choices and are left out: this is the
    chance that the player would spoil if neither is used.
    """
    p = t.players[seat]
    if p.on_deck is None:
        return Fraction(0)
    shown = net_decay(p)
    cards = next_cards(p)
    if not cards:
        return Fraction(1 if shown >= SPOIL_LIMIT else 0)
    bad = 0
    for card in cards:
        if shown + card.net >= SPOIL_LIMIT and not card.no_spoil:
            bad += 1
    return Fraction(bad, len(cards))
