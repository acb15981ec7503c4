"""Planting: push or pass, the spoil check, the would-spoil window (MV-PLANT, MV-SPOIL)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Verb, for_seats
from valewright.mystic import ability as ab
from valewright.mystic import harvest, log
from valewright.mystic import moves as mv
from valewright.mystic.abilities import amulets, on_deck, vales
from valewright.mystic.abilities.played import PlayedTexts
from valewright.mystic.decision import Decision, Task
from valewright.mystic.table import LAST_PLANTING, PLANTING, PREP, Table
from valewright.mystic.zones import discard_on_deck, net_decay, play_on_deck, reveal

SPOIL_LIMIT: Final = 4
PREP_LIMIT: Final = 3


class Plant(Decision):
    """Push or pass."""

    code = 32
    name = "plant"
    ends = True
    stop = Verb("pass", "pass")

    def legal(self, t: Table) -> list[int]:
        seat = self.seat
        p = t.players[seat]
        if p.on_deck is None:
            found = [mv.STOP]
        elif p.amulet is not None and must_push(t, seat):
            found = [mv.PUSH]
        else:
            found = [mv.STOP, mv.PUSH]
        if p.amulet is not None and amulets.in_planting(t, p):
            found.append(mv.EVOKE)
        if p.vales:
            ready = vales.ready(p)
            for vale in ready:
                if vale.moment == ab.TURN:
                    found.append(mv.OWN_VALE + vale.code)
            for vale in ready:
                if vale.moment == ab.PLANTING and any(card.played_mask for card in p.field):
                    found.append(mv.OWN_VALE + vale.code)
        return found

    def play(self, t: Table, move: int) -> None:
        seat = self.seat
        if move == mv.PUSH:
            push(t, seat)
        elif move == mv.STOP:
            t.stack.pop()
            log.note(t, log.PASSED, seat, "", 0)
            if t.phase == LAST_PLANTING:
                t.players[seat].bog = len(t.players[seat].field)
            else:
                harvest.start(t, seat)
        elif move == mv.EVOKE:
            t.stack.append(CHECK[seat])
            amulets.evoke(t, seat)
        else:
            t.stack.append(CHECK[seat])
            vales.use_vale(t, seat, move - mv.OWN_VALE)

    def why_not_words(self, t: Table, words: str) -> str:
        if words.casefold() == "push":
            return "there is no card on deck to push"
        if words.casefold() == "pass":
            return "the amulet on its used side asks for a push first"
        return ""


class WouldSpoil(Decision):
    """Let it spoil, or do something against it."""

    code = 33
    name = "spoil"
    ends = True
    stop = Verb("spoil", "spoil")

    def legal(self, t: Table) -> list[int]:
        return legal_spoil(t, self.seat)

    def play(self, t: Table, move: int) -> None:
        play_spoil(t, self.seat, move)


def start(t: Table, seat: int, phase: int) -> None:
    """Begin a planting phase; the field may already be over the limit (MV-DECIDE-10)."""
    t.phase = phase
    t.pushes = 0
    t.stack.append(PLANT[seat])
    check(t, seat)


def must_push(t: Table, seat: int) -> bool:
    """Darksoul Ember on its used side asks for a push (MV-PLANT-11)."""
    p = t.players[seat]
    if p.amulet is None or p.active or t.pushes or p.on_deck is None:
        return False
    return p.amulet.ability.must_push


def push(t: Table, seat: int) -> None:
    """On-deck card to the field, its When Played texts, a new card, the check (MV-PLANT-04)."""
    t.pushes += 1
    card = play_on_deck(t, seat)
    if card is None:
        return
    log.note(t, log.PUSHED, seat, card.name, 0)
    mask = card.played_mask
    if mask:
        mask &= ~t.players[seat].used[-1]
    if mask:
        t.stack.append(REVEAL_AND_CHECK[seat])
        position = len(t.players[seat].field) - 1
        t.stack.append(PlayedTexts(seat, position, mask))
    else:
        reveal(t, seat)
        check(t, seat)


class RevealAndCheck(Task):
    """What follows a pushed card once its texts are resolved."""

    code = 1

    def run(self, t: Table) -> None:
        reveal(t, self.seat)
        check(t, self.seat)


class Check(Task):
    """The spoil check."""

    code = 2

    def run(self, t: Table) -> None:
        check(t, self.seat)


def check(t: Table, seat: int) -> None:
    """After each change of the cards shown: safe, or spoiling (MV-DECIDE-07)."""
    p = t.players[seat]
    net = net_decay(p)
    card = p.on_deck
    if net >= SPOIL_LIMIT and (card is None or not card.no_spoil):
        if len(legal_spoil(t, seat)) > 1:
            t.stack.append(WOULD_SPOIL[seat])
        else:
            t.stack.append(SPOIL[seat])
    elif t.phase == PREP and card is not None and (net < PREP_LIMIT or t.pushes == 0):
        # The first card is played in any case (MV-DECIDE-21)
        t.stack.append(PREP_PLAY[seat])


def legal_spoil(t: Table, seat: int) -> list[int]:
    """Let it spoil, or whatever could still change something (MV-DECIDE-89)."""
    p = t.players[seat]
    found = [mv.STOP]
    if p.on_deck is not None:
        for i in range(len(p.field)):
            bits = p.field[i].spoiling_mask
            if not bits:
                continue
            bits &= ~p.used[i]
            k = 0
            while bits:
                if bits & 1:
                    found.append(mv.TEXT + mv.TEXTS_PER_CARD * i + k)
                bits >>= 1
                k += 1
    if p.vales:
        for vale in vales.ready_vales(p, ab.SPOILING):
            text = vale.ability
            if text is None or (text.do == ab.REDRAW and p.on_deck is None):
                continue
            if text.do == ab.CANCEL_DECAY and not vales.cancel_targets(p, text.what):
                continue
            found.append(mv.OWN_VALE + vale.code)
        if guardians_matter(t, seat):
            for vale in vales.ready_vales(p, ab.TURN):
                found.append(mv.OWN_VALE + vale.code)
    if p.amulet is not None and amulets.in_spoil_window(t, p, guardians_matter(t, seat)):
        found.append(mv.EVOKE)
    return found


def guardians_matter(t: Table, seat: int) -> bool:
    """Whether an added guardian could make growth or raise an on-deck reward."""
    p = t.players[seat]
    for card in p.field:
        if card.guardian_matters:
            return True
    if p.on_deck is None:
        return False
    if p.on_deck.guardian_matters:
        return True
    for text in p.on_deck.abilities:
        if text.do == ab.SPOIL_REWARD and text.per == ab.PER_GUARDIAN_HERE:
            return True
    return False


def play_spoil(t: Table, seat: int, move: int) -> None:
    t.stack.pop()
    if move == mv.STOP:
        t.stack.append(SPOIL[seat])
        return
    t.stack.append(CHECK[seat])
    if move == mv.EVOKE:
        amulets.evoke(t, seat)
    elif move >= mv.TEXT:
        position = (move - mv.TEXT) // mv.TEXTS_PER_CARD
        which = (move - mv.TEXT) % mv.TEXTS_PER_CARD
        p = t.players[seat]
        p.used[position] |= 1 << which
        log.note(t, log.USED, seat, p.field[position].abilities[which].source, 0)
        discard_on_deck(t, seat)
    else:
        vales.use_vale(t, seat, move - mv.OWN_VALE)


class Spoil(Task):
    """The spoil is final."""

    code = 18

    def run(self, t: Table) -> None:
        """On-deck rewards, then the token turns active (MV-DECIDE-14)."""
        seat = self.seat
        p = t.players[seat]
        in_prep = t.phase == PREP
        log.note(t, log.PREP_SPOILED if in_prep else log.SPOILED, seat, "", 0)
        if t.phase == LAST_PLANTING:
            p.bog = 0
            t.stack.pop()
            return
        if p.on_deck is not None and p.on_deck.on_deck_mask:
            on_deck.rewards(t, seat, in_prep)
        p.next_mana = p.next_token_mana = p.next_wild = 0
        p.spoiled = True
        if not p.active:
            p.active = True
            log.note(t, log.ACTIVATED, seat, "", 0)
        if t.phase == PLANTING:
            t.stack.pop()


class PrepPlay(Task):
    """Prep plays card after card by itself."""

    code = 10

    def run(self, t: Table) -> None:
        play_cards(t, self.seat)


def play_cards(t: Table, seat: int) -> None:
    """Play on until three net decay show; nobody chooses here (MV-PREP-07)."""
    p = t.players[seat]
    t.pushes = 1
    net = net_decay(p)
    field = p.field
    used = p.used
    # Nothing is told, no card has anything behind it, nobody knows any card of the deck
    silent = t.phase == PREP and not (p.worn or p.known_top or p.known_bottom)
    card = p.on_deck
    while card is not None:
        if silent and not card.played_mask and p.deck:
            field.append(card)
            used.append(0)
            card = p.deck.pop()
            p.on_deck = card
        else:
            play_on_deck(t, seat)
            mask = field[-1].played_mask & ~used[-1]
            if mask:
                t.stack.append(REVEAL_AND_CHECK[seat])
                t.stack.append(PlayedTexts(seat, len(field) - 1, mask))
                return
            reveal(t, seat)
            card = p.on_deck
        if card is not None:
            net += card.net  # the card played counted before, on deck
        if net >= PREP_LIMIT:
            if net >= SPOIL_LIMIT:
                check(t, seat)
            return


PLANT: Final = for_seats(Plant)
WOULD_SPOIL: Final = for_seats(WouldSpoil)
REVEAL_AND_CHECK: Final = for_seats(RevealAndCheck)
CHECK: Final = for_seats(Check)
SPOIL: Final = for_seats(Spoil)
PREP_PLAY: Final = for_seats(PrepPlay)
