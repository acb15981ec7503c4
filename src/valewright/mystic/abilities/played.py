"""When Played texts: after the card enters the field, before the next reveal (MV-ABILITY-05)."""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab
from valewright.mystic import evoking, log, using
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card
from valewright.mystic.frames import Frame
from valewright.mystic.gains import counted, gain
from valewright.mystic.symbols import BOX_VP, VP
from valewright.mystic.table import Player, Table
from valewright.mystic.zones import discard_from_field, refill, shuffle_deck, take_from_top

USED_BEFORE: Final = 31  # in place of a text's number: declining does not make it unused


def run_texts(t: Table, frame: Frame) -> None:
    """Resolve the texts in the mask one by one; the player orders them (MV-ABILITY-04)."""
    seat, position, mask = frame[1], frame[2], frame[3]
    if mask == 0:
        return
    if mask & (mask - 1) or guardian_helpers(t, seat, position, mask):
        t.stack.append((fr.D_ORDER, seat, position, mask))
        return
    which = 0
    while not mask >> which & 1:
        which += 1
    resolve(t, seat, position, which)


def guardian_helpers(t: Table, seat: int, position: int, mask: int) -> list[int]:
    """What could add guardians before a text that counts them resolves (MV-DECIDE-44)."""
    p = t.players[seat]
    if not mask & p.field[position].played_per_guardian or not (p.deck or p.discard):
        return []
    found = [mv.OWN_VALE + vale.code for vale in using.ready_vales(p, ab.TURN)]
    if evoking.may_guard(p):
        found.append(mv.EVOKE)
    return found


def legal_order(t: Table, frame: Frame) -> list[int]:
    position, mask = frame[2], frame[3]
    texts = [
        mv.TEXT + mv.TEXTS_PER_CARD * position + k
        for k in range(mv.TEXTS_PER_CARD)
        if mask >> k & 1
    ]
    return texts + guardian_helpers(t, frame[1], position, mask)


def play_order(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    if move < mv.TEXT:
        t.stack.append((fr.PLAYED_TEXTS, frame[1], frame[2], frame[3]))
        if move == mv.EVOKE:
            evoking.evoke(t, frame[1])
        else:
            using.use_vale(t, frame[1], move - mv.OWN_VALE)
        return
    which = (move - mv.TEXT) % mv.TEXTS_PER_CARD
    rest = frame[3] & ~(1 << which)
    t.stack.append((fr.PLAYED_TEXTS, frame[1], frame[2], rest))
    resolve(t, frame[1], frame[2], which)


def resolve(t: Table, seat: int, position: int, which: int) -> None:
    """One When Played text of the card at a position; used if it does something (MV-DECIDE-92)."""
    p = t.players[seat]
    card = p.field[position]
    text = card.abilities[which]
    mark = USED_BEFORE if p.used[position] >> which & 1 else which
    used = False
    if text.do == ab.SEARCH:
        times = text.amount * (card.guardian if text.per == ab.PER_GUARDIAN_HERE else 1)
        used = search(t, seat, times)
    elif text.do == ab.DISCARD_OTHER:
        if len(p.field) > 1:
            t.stack.append((fr.D_DISCARD_OTHER, seat, position, mark))
            used = True
    elif text.do == ab.LOOK_TOP:
        if refill(t, seat):
            p.known_top = max(p.known_top, 1)
            t.stack.append((fr.D_LOOK_TOP, seat, 0, 0))
            used = True
    elif text.do == ab.ACTIVATE_TOKEN:
        if not p.active:
            t.stack.append((fr.D_ACTIVATE, seat, position + 1, mark))
            used = True
    elif text.do == ab.GAIN and text.what in (VP, BOX_VP):
        n = counted(t, seat, text, card) * card.doubled
        gain(t, seat, text.what, n, text.source)
        used = n > 0
    if used:
        p.used[position] |= 1 << which


def search(t: Table, seat: int, times: int) -> bool:
    """Look through the deck, discard cards from it, shuffle it (MV-CARD-cleansing-rain-1)."""
    if times <= 0 or not refill(t, seat):
        return False
    t.stack.append((fr.SHUFFLE_DECK, seat, 0, 0))
    t.stack.append((fr.D_SEARCH, seat, times, 0))
    return True


def _by_key(card: Card) -> str:
    return card.key


def distinct(cards: list[Card]) -> list[Card]:
    """Each different card once, in an order that says nothing of the pile's.

    Of equal cards the one with nothing behind it in this turn comes first.
    """
    found: list[Card] = []
    for card in sorted(cards, key=_by_key):
        if not found or card.name != found[-1].name:
            found.append(card)
    return found


def legal_search(t: Table, frame: Frame) -> list[int]:
    n = len(distinct(t.players[frame[1]].deck))
    return [mv.STOP] + [mv.OPTION + k for k in range(n)]


def play_search(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    seat, times = frame[1], frame[2]
    if move == mv.STOP:
        return
    p = t.players[seat]
    card = distinct(p.deck)[move - mv.OPTION]
    forget_order(p)
    p.deck.remove(card)
    p.discard.append(card)
    log.note(t, log.DISCARDED_UNSEEN, seat, "", 0)
    if times > 1 and p.deck:
        t.stack.append((fr.D_SEARCH, seat, times - 1, 0))


def forget_order(p: Player) -> None:
    """The deck is about to be shuffled: what was known of its order no longer holds."""
    p.known_top = 0
    p.known_bottom = 0


def run_shuffle(t: Table, frame: Frame) -> None:
    shuffle_deck(t, t.players[frame[1]])


def legal_discard_other(t: Table, frame: Frame) -> list[int]:
    n = len(t.players[frame[1]].field)
    return [mv.STOP] + [mv.CARD + i for i in range(n) if i != frame[2]]


def play_discard_other(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    if move == mv.STOP:
        t.players[frame[1]].used[frame[2]] &= ~(1 << frame[3])
    else:
        discard_from_field(t, frame[1], move - mv.CARD)


def play_look_top(t: Table, frame: Frame, move: int) -> None:
    """Calm Weather: discard the top card (yes) or put it back."""
    t.stack.pop()
    if move == mv.YES:
        p = t.players[frame[1]]
        p.discard.append(take_from_top(p, 0))
        log.note(t, log.DISCARDED_UNSEEN, frame[1], "", 0)


def legal_play_again(t: Table, frame: Frame) -> list[int]:
    """Harpy Canyon: every When Played text in the field."""
    p = t.players[frame[1]]
    found: list[int] = []
    for i in range(len(p.field)):
        for k in range(mv.TEXTS_PER_CARD):
            if p.field[i].played_mask >> k & 1:
                found.append(mv.TEXT + mv.TEXTS_PER_CARD * i + k)
    return found


def play_play_again(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    at = move - mv.TEXT
    resolve(t, frame[1], at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD)
