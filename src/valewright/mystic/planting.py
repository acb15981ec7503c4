"""Planting: push or pass, the spoil check, the would-spoil window (MV-PLANT, MV-SPOIL)."""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab
from valewright.mystic import evoking, log, using
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.frames import Frame
from valewright.mystic.gains import gain_vp
from valewright.mystic.table import LAST_PLANTING, PLANTING, PREP, Table
from valewright.mystic.zones import discard_on_deck, net_decay, play_on_deck, reveal

SPOIL_LIMIT: Final = 4
PREP_LIMIT: Final = 3


def start(t: Table, seat: int, phase: int) -> None:
    """Begin a planting phase; the field may already be over the limit (MV-DECIDE-10)."""
    t.phase = phase
    t.pushes = 0
    t.stack.append((fr.D_PLANT, seat, 0, 0))
    t.stack.append((fr.CHECK, seat, 0, 0))


def must_push(t: Table, seat: int) -> bool:
    """Darksoul Ember on its used side asks for a push (MV-PLANT-11)."""
    p = t.players[seat]
    if p.amulet is None or p.active or t.pushes or p.on_deck is None:
        return False
    return p.amulet.ability.must_push


def legal_plant(t: Table, frame: Frame) -> list[int]:
    seat = frame[1]
    p = t.players[seat]
    if p.on_deck is None:
        found = [mv.STOP]
    elif p.amulet is not None and must_push(t, seat):
        found = [mv.PUSH]
    else:
        found = [mv.STOP, mv.PUSH]
    if p.amulet is not None and evoking.in_planting(t, p):
        found.append(mv.EVOKE)
    if p.vales:
        for vale in using.ready_vales(p, ab.TURN):
            found.append(mv.OWN_VALE + vale.code)
        for vale in using.ready_vales(p, ab.PLANTING):
            if any(card.played_mask for card in p.field):
                found.append(mv.OWN_VALE + vale.code)
    return found


def play_plant(t: Table, frame: Frame, move: int) -> None:
    seat = frame[1]
    if move == mv.PUSH:
        push(t, seat)
    elif move == mv.STOP:
        t.stack.pop()
        log.note(t, log.PASSED, seat, "", 0)
        if t.phase == LAST_PLANTING:
            t.players[seat].bog = len(t.players[seat].field)
        else:
            t.stack.append((fr.HARVEST, seat, 0, 0))
    elif move == mv.EVOKE:
        t.stack.append((fr.CHECK, seat, 0, 0))
        evoking.evoke(t, seat)
    else:
        t.stack.append((fr.CHECK, seat, 0, 0))
        using.use_vale(t, seat, move - mv.OWN_VALE)


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
        t.stack.append((fr.REVEAL_AND_CHECK, seat, 0, 0))
        position = len(t.players[seat].field) - 1
        t.stack.append((fr.PLAYED_TEXTS, seat, position, mask))
    else:
        reveal(t, seat)
        check(t, seat)


def reveal_and_check(t: Table, frame: Frame) -> None:
    reveal(t, frame[1])
    check(t, frame[1])


def run_check(t: Table, frame: Frame) -> None:
    check(t, frame[1])


def check(t: Table, seat: int) -> None:
    """After each change of the cards shown: safe, or spoiling (MV-DECIDE-07)."""
    p = t.players[seat]
    net = net_decay(p)
    card = p.on_deck
    if net >= SPOIL_LIMIT and (card is None or not card.no_spoil):
        if len(legal_spoil(t, (fr.D_SPOIL, seat, 0, 0))) > 1:
            t.stack.append((fr.D_SPOIL, seat, 0, 0))
        else:
            t.stack.append((fr.SPOIL, seat, 0, 0))
    elif t.phase == PREP and card is not None and (net < PREP_LIMIT or t.pushes == 0):
        # The first card is played in any case (MV-DECIDE-21)
        t.stack.append((fr.PREP_PLAY, seat, 0, 0))


def legal_spoil(t: Table, frame: Frame) -> list[int]:
    """Let it spoil, or whatever could still change something (MV-DECIDE-89)."""
    seat = frame[1]
    p = t.players[seat]
    found = [mv.STOP]
    if p.on_deck is not None:
        for i in range(len(p.field)):
            bits = p.field[i].spoiling_mask & ~p.used[i]
            k = 0
            while bits:
                if bits & 1:
                    found.append(mv.TEXT + mv.TEXTS_PER_CARD * i + k)
                bits >>= 1
                k += 1
    if p.vales:
        for vale in using.ready_vales(p, ab.SPOILING):
            text = vale.ability
            if text is None or (text.do == ab.REDRAW and p.on_deck is None):
                continue
            if text.do == ab.CANCEL_DECAY and not using.cancel_targets(p, text.what):
                continue
            found.append(mv.OWN_VALE + vale.code)
        if guardians_matter(t, seat):
            for vale in using.ready_vales(p, ab.TURN):
                found.append(mv.OWN_VALE + vale.code)
    if p.amulet is not None and evoking.in_spoil_window(t, p, guardians_matter(t, seat)):
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


def play_spoil(t: Table, frame: Frame, move: int) -> None:
    seat = frame[1]
    t.stack.pop()
    if move == mv.STOP:
        t.stack.append((fr.SPOIL, seat, 0, 0))
        return
    t.stack.append((fr.CHECK, seat, 0, 0))
    if move == mv.EVOKE:
        evoking.evoke(t, seat)
    elif move >= mv.TEXT:
        position = (move - mv.TEXT) // mv.TEXTS_PER_CARD
        which = (move - mv.TEXT) % mv.TEXTS_PER_CARD
        p = t.players[seat]
        p.used[position] |= 1 << which
        log.note(t, log.USED, seat, p.field[position].abilities[which].source, 0)
        discard_on_deck(t, seat)
    else:
        using.use_vale(t, seat, move - mv.OWN_VALE)


def spoil(t: Table, frame: Frame) -> None:
    """The spoil is final: on-deck rewards, then the token turns active (MV-DECIDE-14)."""
    seat = frame[1]
    p = t.players[seat]
    in_prep = t.phase == PREP
    log.note(t, log.PREP_SPOILED if in_prep else log.SPOILED, seat, "", 0)
    if t.phase == LAST_PLANTING:
        p.bog = 0
        t.stack.pop()
        return
    if p.on_deck is not None and p.on_deck.on_deck_mask:
        rewards(t, seat, in_prep)
    p.next_mana = p.next_token_mana = p.next_wild = 0
    p.spoiled = True
    if not p.active:
        p.active = True
        log.note(t, log.ACTIVATED, seat, "", 0)
    if t.phase == PLANTING:
        t.stack.pop()


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
