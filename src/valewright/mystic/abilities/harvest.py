"""Harvest texts of cards in the field, once each per harvest (MV-ABILITY-06)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import buying, log
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.abilities import leaders
from valewright.mystic.abilities.played import distinct, forget_order
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.evoking import guard
from valewright.mystic.frames import Frame
from valewright.mystic.gains import counted, field_size, gain, gain_mana, gain_vp
from valewright.mystic.symbols import BOX_VP, SPIRIT_WILD, VP
from valewright.mystic.table import Table
from valewright.mystic.zones import draw, enter_field, shuffle_deck


def card_at(t: Table, seat: int, position: int) -> Card:
    """A card of the field, borrowed ones behind it."""
    field = t.players[seat].field
    if position < len(field):
        return field[position]
    return t.guests[position - len(field)]


def mark_used(t: Table, seat: int, position: int, which: int) -> None:
    p = t.players[seat]
    if position < len(p.field):
        p.used[position] |= 1 << which
    else:
        t.guest_used[position - len(p.field)] |= 1 << which


def usable(t: Table, seat: int, position: int, which: int) -> bool:
    """Whether a Harvest text could do anything now."""
    p = t.players[seat]
    card = card_at(t, seat, position)
    text = card.abilities[which]
    do = text.do
    if do == ab.GAIN:
        return counted(t, seat, text, card) > 0
    if do == ab.DISCOUNT:
        return position < len(p.field) and len(buying.discounted(t, seat, position, which)) > 0
    if do == ab.DOUBLE_MANA:
        return t.mana > 0
    if do == ab.SOW:
        return t.mana >= 2
    if do == ab.DRAW:
        return card.guardian > 0 and len(p.deck) + len(p.discard) > 0
    if do == ab.FILL_FIELD:
        return _can_fill(t, seat, text)
    if do == ab.GAIN_AND_FILL:
        return counted(t, seat, text, card) > 0 or _can_fill(t, seat, text)
    if do == ab.RECYCLE:
        return len(p.discard) > 0
    if do == ab.ADD_GUARDIANS or do == ab.MANA_OR_WILD:
        return True
    return leaders.usable(t, seat, position, text)


def _can_fill(t: Table, seat: int, text: Ability) -> bool:
    p = t.players[seat]
    return field_size(t, seat) < text.to and len(p.deck) + len(p.discard) > 0


def resolve(t: Table, seat: int, position: int, which: int) -> None:
    """Resolve one Harvest text."""
    p = t.players[seat]
    card = card_at(t, seat, position)
    text = card.abilities[which]
    mark_used(t, seat, position, which)
    log.note(t, log.USED, seat, text.source, 0)
    do = text.do
    if do == ab.GAIN:
        _gain(t, seat, text, card)
    elif do == ab.DISCOUNT:
        t.stack.append((fr.D_DISCOUNT, seat, position, which))
    elif do == ab.DOUBLE_MANA:
        gain_mana(t, t.mana)
    elif do == ab.SOW:
        t.stack.append((fr.D_SOW, seat, card.doubled, 0))
    elif do == ab.DRAW:
        _draw(t, seat, card.guardian)
    elif do == ab.FILL_FIELD:
        _draw(t, seat, text.to - field_size(t, seat))
    elif do == ab.GAIN_AND_FILL:
        _gain(t, seat, text, card)
        _draw(t, seat, text.to - field_size(t, seat))
    elif do == ab.RECYCLE:
        if p.discard:
            t.stack.append((fr.D_RECYCLE, seat, 0, 0))
    elif do == ab.ADD_GUARDIANS:
        t.stack.append((fr.D_GUARDIANS, seat, text.amount, 1 if text.copy else 0))
    elif do == ab.MANA_OR_WILD:
        t.stack.append((fr.D_MANA_OR_WILD, seat, text.amount, 0))
    else:
        leaders.resolve(t, seat, position, text)


def _gain(t: Table, seat: int, text: Ability, card: Card) -> None:
    n = counted(t, seat, text, card)
    if text.what in (VP, BOX_VP):
        n *= card.doubled
    gain(t, seat, text.what, n, text.source)


def _draw(t: Table, seat: int, n: int) -> None:
    """Cards from below the on-deck card join the field (MV-ONDECK-10)."""
    for _ in range(n):
        card = draw(t, seat)
        if card is None:
            return
        enter_field(t, seat, card)


def legal_sow(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP, mv.YES] if t.mana >= 2 else [mv.STOP]


def play_sow(t: Table, frame: Frame, move: int) -> None:
    """Seed Sowers: two more mana for one more VP, or done."""
    seat, each, sown = frame[1], frame[2], frame[3]
    t.stack.pop()
    if move == mv.YES:
        t.mana -= 2
        t.stack.append((fr.D_SOW, seat, each, sown + 1))
    else:
        gain_vp(t, seat, sown * each, False, "Seed Sowers")


def legal_recycle(t: Table, frame: Frame) -> list[int]:
    n = len(distinct(t.players[frame[1]].discard))
    return [mv.STOP] + [mv.OPTION + k for k in range(n)]


def play_recycle(t: Table, frame: Frame, move: int) -> None:
    """Magpie: chosen cards go back into the deck, which is then shuffled."""
    seat, chosen = frame[1], frame[2]
    p = t.players[seat]
    t.stack.pop()
    if move == mv.STOP:
        if chosen:
            shuffle_deck(t, p)
        return
    card = distinct(p.discard)[move - mv.OPTION]
    p.discard.remove(card)
    forget_order(p)
    p.deck.append(card)
    if p.discard:
        t.stack.append((fr.D_RECYCLE, seat, chosen + 1, 0))
    else:
        shuffle_deck(t, p)


def legal_guardians(t: Table, frame: Frame) -> list[int]:
    p = t.players[frame[1]]
    found = [mv.CARD + i for i in range(len(p.field))]
    if p.on_deck is not None:
        found.append(mv.CARD + fr.ON_DECK_AT)
    return found or [mv.STOP]


def play_guardians(t: Table, frame: Frame, move: int) -> None:
    """Conclave of Ents, Cyrilla: a card has more guardians this turn."""
    seat = frame[1]
    t.stack.pop()
    if move == mv.STOP:
        return
    guard(t, seat, move - mv.CARD, frame[2])
    if frame[3]:
        leaders.offer_copy(t, seat, move - mv.CARD)


def legal_mana_or_wild(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP, mv.SPIRIT + SPIRIT_WILD]


def play_mana_or_wild(t: Table, frame: Frame, move: int) -> None:
    """Dione: mana (stop) or a wild spirit."""
    t.stack.pop()
    if move == mv.STOP:
        gain_mana(t, frame[2])
    else:
        t.spirits[SPIRIT_WILD] += frame[2]


def legal_gain_at(t: Table, frame: Frame) -> list[int]:
    p = t.players[frame[1]]
    return [mv.CARD + i for i in range(len(p.field) + len(t.guests))] or [mv.STOP]


def play_gain_at(t: Table, frame: Frame, move: int) -> None:
    """Manadew Meadow: mana for each guardian on a chosen field card."""
    t.stack.pop()
    if move != mv.STOP:
        card = card_at(t, frame[1], move - mv.CARD)
        gain_mana(t, frame[2] * card.guardian)


def legal_spirit_to_wild(t: Table, frame: Frame) -> list[int]:
    return [mv.SPIRIT + k for k in range(SPIRIT_WILD) if t.spirits[k]]


def play_spirit_to_wild(t: Table, frame: Frame, move: int) -> None:
    """Sunstone Aerie, Stormcaller: one spirit counts as wild until end of turn."""
    t.stack.pop()
    t.spirits[move - mv.SPIRIT] -= 1
    t.spirits[SPIRIT_WILD] += 1
