"""Gaining VP tokens, mana and spirits, and what a gain is counted by."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import log
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.symbols import ANIMAL, BOX_VP, MANA, VP, WILD
from valewright.mystic.table import LAST_PLANTING, Table

MOST_BLANKS = 7  # Algeni and Morlok: "7 at most", all the blank cards of a player with a leader


def gain_vp(t: Table, seat: int, n: int, box: bool, name: str) -> None:
    """VP tokens from the pool, and from the box once it is empty (MV-END-04, MV-END-05)."""
    if n <= 0 or t.phase == LAST_PLANTING:
        return
    t.players[seat].vp += n
    log.note(t, log.GAINED_VP, seat, name, n)
    if box:
        t.from_box += n
        return
    if n > t.pool:
        t.from_box += n - t.pool
        n = t.pool
    t.pool -= n
    if t.pool == 0 and not t.ending:
        t.ending = True
        log.note(t, log.LAST_ROUND, seat, "", 0)


def gain_mana(t: Table, n: int) -> None:
    """Mana from cards and vales; Grassland's debt comes off first (MV-DECIDE-28)."""
    debt = t.debt
    if debt:
        paid = min(debt, n)
        t.debt = debt - paid
        n -= paid
    t.mana += n


def gain(t: Table, seat: int, what: int, n: int, name: str) -> None:
    """Gain n of a symbol, now, in harvest."""
    if what == MANA:
        gain_mana(t, n)
    elif what == VP:
        gain_vp(t, seat, n, False, name)
    elif what == BOX_VP:
        gain_vp(t, seat, n, True, name)
    elif ANIMAL <= what <= WILD:
        t.spirits[what - ANIMAL] += n


def credit(t: Table, card: Card) -> None:
    """Count a card's symbols into this harvest."""
    t.debt += card.debt
    gain_mana(t, card.mana)
    s = t.spirits
    s[0] += card.animal
    s[1] += card.forest
    s[2] += card.sky
    s[3] += card.wild
    t.vp_due += card.vp


def credit_rise(t: Table, old: tuple[int, ...], new: tuple[int, ...]) -> None:
    """Count only what rose between two tallies of the same cards (MV-DECIDE-27)."""
    if new[5] > old[5]:
        t.debt += new[5] - old[5]
    if new[0] > old[0]:
        gain_mana(t, new[0] - old[0])
    for k in range(4):
        if new[k + 1] > old[k + 1]:
            t.spirits[k] += new[k + 1] - old[k + 1]
    if new[6] > old[6]:
        t.vp_due += new[6] - old[6]


def tally(cards: list[Card]) -> tuple[int, ...]:
    """What cards give a harvest: mana, the four spirits, debt, blue VP."""
    mana = animal = forest = sky = wild = debt = vp = 0
    for c in cards:
        mana += c.mana
        animal += c.animal
        forest += c.forest
        sky += c.sky
        wild += c.wild
        debt += c.debt
        vp += c.vp
    return (mana, animal, forest, sky, wild, debt, vp)


def field_size(t: Table, seat: int) -> int:
    """Cards in the field, borrowed ones included in their borrower's harvest."""
    n = len(t.players[seat].field)
    return n + len(t.guests) if seat == t.turn else n


def counted(t: Table, seat: int, text: Ability, card: Card) -> int:
    """How much a text gives: its amount times what it is counted by."""
    per = text.per
    p = t.players[seat]
    if per == ab.FLAT:
        n = 1
    elif per == ab.PER_GUARDIAN_HERE:
        n = card.guardian
    elif per == ab.PER_CARD_PAIR:
        n = field_size(t, seat) // 2
    elif per == ab.PER_OTHER_CARD:
        n = field_size(t, seat) - 1
    elif per == ab.PER_CARD_SHORT_OF_7:
        n = max(0, 7 - field_size(t, seat))
    elif per == ab.PER_BLANK_CARD:
        n = 0
        for c in p.field:
            if c.blank:
                n += 1
        if t.guests and seat == t.turn:
            for c in t.guests:
                if c.blank:
                    n += 1
        n = min(n, MOST_BLANKS)
    elif per == ab.PER_DECAY_SYMBOL:
        n = 0
        for c in p.field:
            n += c.printed[1]
        for c in t.guests:
            n += c.printed[1]
    elif per == ab.PER_VALE:
        n = len(p.vales)
    else:
        n = 0
    return n * text.amount


def growth_now(t: Table, seat: int) -> int:
    """All growth a player has, decay not counted against it (MV-DECIDE-59)."""
    p = t.players[seat]
    n = p.growth
    for c in p.field:
        n += c.growth
    if p.on_deck is not None:
        n += p.on_deck.growth
    return n
