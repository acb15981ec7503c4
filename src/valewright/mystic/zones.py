"""Moving cards between deck, on-deck place, field and discard pile."""

from __future__ import annotations

from valewright.mystic import frames as fr
from valewright.mystic import log
from valewright.mystic.cards import Card
from valewright.mystic.gains import credit, credit_rise, tally
from valewright.mystic.table import CREDITED, HARVEST, PLANTING, Player, Table


def net_decay(p: Player) -> int:
    """Decay less growth on field, on-deck card and beside the field (MV-SPOIL-01)."""
    n = -p.growth
    for c in p.field:
        n += c.net
    if p.on_deck is not None:
        n += p.on_deck.net
    return n


def shuffle_deck(t: Table, p: Player) -> None:
    """Shuffle the deck; nobody knows its order any more."""
    t.rng.shuffle(p.deck)
    p.known_top = 0
    p.known_bottom = 0


def refill(t: Table, seat: int) -> bool:
    """Make sure the deck has a card, shuffling the discard pile if need be (MV-PLANT-07)."""
    p = t.players[seat]
    if p.deck:
        return True
    if not p.discard:
        return False
    p.deck = p.discard
    p.discard = []
    shuffle_deck(t, p)
    log.note(t, log.RESHUFFLED, seat, "", len(p.deck))
    return True


def draw(t: Table, seat: int) -> Card | None:
    """Take the top card of the deck."""
    p = t.players[seat]
    if not p.deck and not refill(t, seat):
        return None
    return take_from_top(p, 0)


def take_from_top(p: Player, depth: int) -> Card:
    """Take the card that lies under ``depth`` others, keeping count of what the owner knows."""
    card = p.deck.pop(len(p.deck) - 1 - depth)
    if p.known_top > depth:
        p.known_top -= 1
    if p.known_bottom > len(p.deck):
        p.known_bottom = len(p.deck)
    return card


def reveal(t: Table, seat: int) -> None:
    """Turn up a new on-deck card where there is none."""
    p = t.players[seat]
    if p.on_deck is not None:
        return
    p.on_deck = draw(t, seat)
    if p.on_deck is not None and t.phase == PLANTING:
        log.note(t, log.REVEALED, seat, p.on_deck.name, 0)


def play_on_deck(t: Table, seat: int) -> Card | None:
    """Move the on-deck card to the right end of the field."""
    p = t.players[seat]
    card = p.on_deck
    if card is None:
        return None
    p.on_deck = None
    p.field.append(card)
    p.used.append(_returned(p, card) if p.away else 0)
    return card


def _returned(p: Player, card: Card) -> int:
    """What a card had used up when it left the field earlier in this turn."""
    plain = card.plain
    for i in range(len(p.away)):
        if p.away[i] is plain:
            bits = p.away_used[i]
            del p.away[i]
            del p.away_used[i]
            return bits
    return 0


def enter_field(t: Table, seat: int, card: Card) -> None:
    """A card joins the field in harvest and is counted at once (MV-HARVEST-10)."""
    p = t.players[seat]
    bits = 0
    if p.away and card.plain not in p.deck and card.plain not in p.discard:
        # With an equal card (a Cursed Land) still in a pile, this is not the one that left
        bits = _returned(p, card)
    p.field.append(card)
    p.used.append(bits & ~CREDITED)
    log.note(t, log.ENTERED, seat, card.name, 0)
    if not bits & CREDITED:
        credit(t, card)


def settled(t: Table, p: Player, card: Card) -> Card:
    """The card as it is outside the field: turn effects gone, a pending flip done."""
    plain = card.plain
    if p.flip and plain.leader is not None:
        p.flip = False
        plain = t.book.turned(plain)
    return plain


def leave_field(t: Table, seat: int, position: int) -> Card:
    """Take a card out of the field; later positions move up."""
    p = t.players[seat]
    card = p.field.pop(position)
    bits = p.used.pop(position)
    plain = settled(t, p, card)
    if t.phase == HARVEST and seat == t.turn:
        bits |= CREDITED
        for i in range(len(t.bound)):
            if t.bound[i] > position:
                t.bound[i] -= 1
    if bits:
        p.away.append(plain)
        p.away_used.append(bits)
    for i in range(len(t.stack)):
        kind, owner, at, rest = t.stack[i]
        if kind != fr.PLAYED_TEXTS or owner != seat:
            continue
        if at > position:
            t.stack[i] = (kind, owner, at - 1, rest)
        elif at == position:
            t.stack[i] = (kind, owner, at, 0)  # its texts went with it
    return plain


def discard_from_field(t: Table, seat: int, position: int) -> None:
    """Put a field card on the discard pile."""
    card = leave_field(t, seat, position)
    t.players[seat].discard.append(card)
    log.note(t, log.DISCARDED, seat, card.name, 0)


def discard_on_deck(t: Table, seat: int) -> None:
    """Discard the on-deck card and reveal a new one."""
    p = t.players[seat]
    if p.on_deck is None:
        return
    card = p.on_deck.plain
    p.on_deck = None
    p.discard.append(card)
    log.note(t, log.DISCARDED, seat, card.name, 0)
    reveal(t, seat)


def bury(t: Table, seat: int, card: Card) -> None:
    """Put a card face down on the bottom of the deck."""
    p = t.players[seat]
    p.deck.insert(0, card)
    p.known_bottom += 1
    if p.known_top + p.known_bottom > len(p.deck):
        p.known_top = len(p.deck) - p.known_bottom
    log.note(t, log.BURIED, seat, card.name, 0)


def change_card(t: Table, seat: int, position: int, new: Card) -> None:
    """Put another value of a field card in its place, keeping what it has used up."""
    p = t.players[seat]
    old = p.field[position]
    if old is new:
        return
    bits = p.used[position]
    p.field[position] = new
    if bits:
        p.used[position] = carried(old, new, bits)
    if t.phase == HARVEST and seat == t.turn:
        credit_rise(t, tally([old]), tally([new]))


def carried(old: Card, new: Card, bits: int) -> int:
    """Used-up bits of a card's texts, on the changed card."""
    result = 0
    for i in range(len(old.abilities)):
        if not bits >> i & 1:
            continue
        for j in range(len(new.abilities)):
            same = new.abilities[j] is old.abilities[i] and new.owners[j] == old.owners[i]
            if same and not result >> j & 1:
                result |= 1 << j
                break
    return result
