"""When Played texts: after the card enters the field, before the next reveal (MV-ABILITY-05)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Meaning, Verb
from valewright.mystic import ability as ab
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.abilities import amulets, bought, vales
from valewright.mystic.cards import Card
from valewright.mystic.decision import Decision, OnCard, Subjects, Task, YesNo, place
from valewright.mystic.gains import counted, gain
from valewright.mystic.symbols import BOX_VP, VP
from valewright.mystic.table import Player, Table
from valewright.mystic.zones import discard_from_field, refill, shuffle_deck, take_from_top

USED_BEFORE: Final = 31  # in place of a text's number: declining does not make it unused


class PlayedTexts(OnCard):
    """The texts in the mask one by one; the player orders them (MV-ABILITY-04)."""

    code = 3
    fields = ("position", "mask")

    def __init__(self, seat: int, position: int, mask: int) -> None:
        super().__init__(seat, position)
        self.mask = mask

    def run(self, t: Table) -> None:
        seat, position, mask = self.seat, self.position, self.mask
        if mask == 0:
            return
        if mask & (mask - 1) or guardian_helpers(t, seat, position, mask):
            t.stack.append(PlayedOrder(seat, position, mask))
            return
        which = 0
        while not mask >> which & 1:
            which += 1
        resolve(t, seat, position, which)

    def after_leaving(self, position: int) -> PlayedTexts:
        if self.position > position:
            return PlayedTexts(self.seat, self.position - 1, self.mask)
        if self.position == position:
            return PlayedTexts(self.seat, position, 0)  # its texts went with it
        return self


def guardian_helpers(t: Table, seat: int, position: int, mask: int) -> list[int]:
    """What could add guardians before a text that counts them resolves (MV-DECIDE-44)."""
    p = t.players[seat]
    if not mask & p.field[position].played_per_guardian or not (p.deck or p.discard):
        return []
    found = [mv.OWN_VALE + vale.code for vale in vales.ready_vales(p, ab.TURN)]
    if amulets.may_guard(p):
        found.append(mv.EVOKE)
    return found


class PlayedOrder(Decision):
    """Which text of a played card comes first."""

    code = 38
    name = "order"
    fields = ("position", "mask")

    def __init__(self, seat: int, position: int, mask: int) -> None:
        super().__init__(seat)
        self.position = position
        self.mask = mask

    def legal(self, t: Table) -> list[int]:
        texts = [
            mv.TEXT + mv.TEXTS_PER_CARD * self.position + k
            for k in range(mv.TEXTS_PER_CARD)
            if self.mask >> k & 1
        ]
        return texts + guardian_helpers(t, self.seat, self.position, self.mask)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        seat, position = self.seat, self.position
        if move < mv.TEXT:
            t.stack.append(PlayedTexts(seat, position, self.mask))
            if move == mv.EVOKE:
                amulets.evoke(t, seat)
            else:
                vales.use_vale(t, seat, move - mv.OWN_VALE)
            return
        which = (move - mv.TEXT) % mv.TEXTS_PER_CARD
        t.stack.append(PlayedTexts(seat, position, self.mask & ~(1 << which)))
        resolve(t, seat, position, which)


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
            t.stack.append(DiscardOther(seat, position, mark))
            used = True
    elif text.do == ab.LOOK_TOP:
        if refill(t, seat):
            p.known_top = max(p.known_top, 1)
            t.stack.append(LookTop(seat))
            used = True
    elif text.do == ab.ACTIVATE_TOKEN:
        if not p.active:
            t.stack.append(bought.ActivateToken(seat, position + 1, mark))
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
    t.stack.append(ShuffleDeck(seat))
    t.stack.append(Search(seat, times))
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


class Search(Decision):
    """Cleansing Rain: cards of the deck are discarded, one by one, ``times`` at most."""

    code = 40
    name = "search"
    fields = ("times",)
    stop = Verb("discard-none", "discard none")
    on_option = Verb("search", "discard")

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def legal(self, t: Table) -> list[int]:
        n = len(distinct(t.players[self.seat].deck))
        return [mv.STOP] + [mv.OPTION + k for k in range(n)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            return
        p = t.players[self.seat]
        card = distinct(p.deck)[move - mv.OPTION]
        forget_order(p)
        p.deck.remove(card)
        p.discard.append(card)
        log.note(t, log.DISCARDED_UNSEEN, self.seat, "", 0)
        if self.times > 1 and p.deck:
            t.stack.append(Search(self.seat, self.times - 1))

    def option_meaning(self, t: Table, i: int) -> Meaning:
        card = distinct(t.players[self.seat].deck)[i].name
        about = {"card": card, "place": place("deck", i)}
        return Meaning(self.on_option, f"{self.on_option.words} {card}", about)

    def seen(self, t: Table) -> list[str]:
        """All the deck, in an order that says nothing of the deck's (MV-INFO-07)."""
        return sorted(card.name for card in t.players[self.seat].deck)


def forget_order(p: Player) -> None:
    """The deck is about to be shuffled: what was known of its order no longer holds."""
    p.known_top = 0
    p.known_bottom = 0


class ShuffleDeck(Task):
    """After a search."""

    code = 14

    def run(self, t: Table) -> None:
        shuffle_deck(t, t.players[self.seat])


class DiscardOther(Decision):
    """Another card of the field goes; ``position`` and ``which`` name the text that allows it."""

    code = 39
    name = "discard other"
    fields = ("position", "which")
    stop = Verb("discard-none", "discard none")
    on_card = Verb("discard-card", "discard")

    def __init__(self, seat: int, position: int, which: int) -> None:
        super().__init__(seat)
        self.position = position
        self.which = which

    def legal(self, t: Table) -> list[int]:
        n = len(t.players[self.seat].field)
        return [mv.STOP] + [mv.CARD + i for i in range(n) if i != self.position]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            t.players[self.seat].used[self.position] &= ~(1 << self.which)
        else:
            discard_from_field(t, self.seat, move - mv.CARD)


class LookTop(YesNo):
    """Calm Weather: discard the top card (yes) or put it back."""

    code = 41
    name = "look at top"
    stop = Verb("put-back", "put back")
    yes = Verb("discard-top", "discard it")

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.YES:
            p = t.players[self.seat]
            p.discard.append(take_from_top(p, 0))
            log.note(t, log.DISCARDED_UNSEEN, self.seat, "", 0)

    def answered(self, t: Table) -> Subjects:
        return {"card": t.players[self.seat].deck[-1].name}

    def seen(self, t: Table) -> list[str]:
        return [t.players[self.seat].deck[-1].name]
