"""While On-deck texts (MV-ABILITY-08)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic.gains import gain_vp
from valewright.mystic.table import Table
from valewright.mystic.zones import discard_on_deck


def rewards(t: Table, seat: int, in_prep: bool) -> None:
    """While On-deck texts that a spoil sets off."""
    p = t.players[seat]
    card = p.on_deck
    if card is None:
        return
    discarded = False
    for text in card.abilities:
        if text.do != ab.SPOIL_REWARD or text.when != ab.ON_DECK:
            continue
        n = text.amount * (card.guardian if text.per == ab.PER_GUARDIAN_HERE else 1)
        gain_vp(t, seat, n * card.doubled, False, text.source)
        if text.extra_turn:
            if in_prep:
                p.extra_next = True
            else:
                p.extra_now = True
        if text.discard:
            discarded = True
    if discarded:
        discard_on_deck(t, seat)
