"""Moving cards between deck, on-deck place, field and discard pile."""

from __future__ import annotations

from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card, Outputs
from valewright.mystic.decision import OnCard
from valewright.mystic.gains import credit, credit_rise, given_by, record_given, recount
from valewright.mystic.table import DISCARD, HARVEST, PLANTING, Player, Table, without_at


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
    if p.known_top or p.known_bottom:
        return take_from_top(p, 0)
    return p.deck.pop()


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
    if p.worn:
        p.used.append(card.spent)
        card = t.book.entering(card)
    else:
        p.used.append(0)
    p.field.append(card)
    return card


def enter_field(t: Table, seat: int, card: Card) -> None:
    """A card joins the field in harvest and is counted at once (MV-HARVEST-10)."""
    p = t.players[seat]
    log.note(t, log.ENTERED, seat, card.name, 0)
    p.used.append(card.spent)
    p.field.append(t.book.entering(card))
    if not card.gave:
        credit(t, card)
    else:
        record_given(t, seat, len(p.field) - 1, credit_rise(t, card.gave, p.field[-1]))


def leave_field(t: Table, seat: int, position: int) -> Card:
    """Take a card out of the field; later positions move up.

    It may come back in this turn, so it takes along what it has used and given (MV-DECIDE-92).
    """
    p = t.players[seat]
    gave: Outputs = ()
    if t.phase == HARVEST and seat == t.turn:
        gave = given_by(t, seat, position)
        _close_up(t, position)
    card = p.field.pop(position)
    bits = p.used.pop(position)
    for i in range(len(t.stack)):
        frame = t.stack[i]
        if isinstance(frame, OnCard) and frame.seat == seat:
            t.stack[i] = frame.after_leaving(position)
    plain = card.plain
    if t.phase == DISCARD:
        return plain
    spent = carried(t, card, plain, bits) if bits else 0
    if p.flip and plain.leader is not None:
        # The new side works only when the harvest is over (MV-LEADER-08)
        p.flip = False
        plain = t.book.turned(plain)
        spent = (1 << len(plain.abilities)) - 1
        gave = plain.outputs()
    if spent or gave:
        p.worn = True
    return t.book.leaving(plain, spent, gave)


def _close_up(t: Table, position: int) -> None:
    """What is noted for later positions of the field follows the cards."""
    if t.bound:
        t.bound = [at - 1 if at > position else at for at in t.bound]
    if t.given:
        moved: dict[int, Outputs] = {}
        for at, rows in t.given.items():
            if at != position:
                moved[at - 1 if at > position else at] = rows
        t.given = moved


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
    card = t.book.rested(p.on_deck)
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
    harvest = t.phase == HARVEST and seat == t.turn
    given = given_by(t, seat, position) if harvest else ()
    p.field[position] = new
    if bits or t.hidden_used:
        p.used[position] = carried(t, old, new, bits)
    if harvest:
        record_given(t, seat, position, recount(t, given, old, new))


def carried(t: Table, old: Card, new: Card, bits: int) -> int:
    """Used-up bits of a card's texts, on the changed card.

    A used text that is covered or moves to another card is noted until it is back (MV-DECIDE-27).
    """
    result = 0
    for i in range(len(old.abilities)):
        if not bits >> i & 1:
            continue
        at = -1
        for j in range(len(new.abilities)):
            same = new.abilities[j] is old.abilities[i] and new.owners[j] == old.owners[i]
            if same and not result >> j & 1:
                at = j
                break
        if at >= 0:
            result |= 1 << at
        elif old.owners[i] >= 0 and t.phase == HARVEST:
            t.hidden_used = [*t.hidden_used, old.owners[i]]
    if t.hidden_used:
        for j in range(len(new.abilities)):
            if new.owners[j] in t.hidden_used and new.owners[j] not in old.owners:
                t.hidden_used = without_at(t.hidden_used, t.hidden_used.index(new.owners[j]))
                result |= 1 << j
    return result


def guard(t: Table, seat: int, at: int, n: int) -> None:
    """Give a field card, or the on-deck card, more guardians for this turn."""
    p = t.players[seat]
    if at == mv.ON_DECK_AT:
        if p.on_deck is not None:
            p.on_deck = t.book.guarded(p.on_deck, n)
    else:
        change_card(t, seat, at, t.book.guarded(p.field[at], n))


def keep(t: Table, seat: int, position: int) -> None:
    """A card stays: it will be the leftmost of those kept so far (MV-DECIDE-22)."""
    card = leave_field(t, seat, position)
    p = t.players[seat]
    p.kept = [card, *p.kept]
    log.note(t, log.KEPT, seat, card.name, 0)
