"""Prep: the new field, played card by card until three decay show (MV-PREP)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import frames as fr
from valewright.mystic import planting
from valewright.mystic.frames import Frame
from valewright.mystic.table import PREP, Player, Table
from valewright.mystic.zones import net_decay, play_on_deck, reveal


def start(t: Table, frame: Frame) -> None:
    """Open the seat's new turn window; kept cards and on-deck card may spoil (MV-PREP-13)."""
    seat = frame[1]
    p = t.players[seat]
    t.phase = PREP
    p.spoiled = False
    p.evoked = False
    p.next_token_mana = 0
    if p.worn:
        p.worn = False
        p.deck = [card.plain for card in p.deck]
        p.discard = [card.plain for card in p.discard]
    if p.on_deck is not None:
        p.on_deck = p.on_deck.plain
    for i in range(len(p.vale_marks)):
        p.vale_marks[i] = 0
    p.growth = standing_growth(p)
    t.pushes = 0
    if p.on_deck is None:
        reveal(t, seat)
    if p.field or p.on_deck is None or p.on_deck.net >= planting.SPOIL_LIMIT:
        planting.check(t, seat)
    else:
        t.stack.append((fr.PREP_PLAY, seat, 0, 0))


def standing_growth(p: Player) -> int:
    """Growth that vales give all the time."""
    n = 0
    for vale in p.vales:
        text = vale.ability
        if text is not None and text.when == ab.ALWAYS and text.do == ab.GROWTH_BONUS:
            n += text.amount
    return n


def play_cards(t: Table, frame: Frame) -> None:
    """Play on until three net decay show; nobody chooses here (MV-PREP-07)."""
    seat = frame[1]
    p = t.players[seat]
    t.pushes = 1
    net = net_decay(p)
    while True:
        card = play_on_deck(t, seat)
        if card is None:
            return
        mask = card.played_mask
        if mask:
            mask &= ~p.used[-1]
        if mask:
            t.stack.append((fr.REVEAL_AND_CHECK, seat, 0, 0))
            t.stack.append((fr.PLAYED_TEXTS, seat, len(p.field) - 1, mask))
            return
        reveal(t, seat)
        if p.on_deck is not None:
            net += p.on_deck.net  # the card played counted before, on deck
        if net >= planting.SPOIL_LIMIT:
            planting.check(t, seat)
            return
        if net >= planting.PREP_LIMIT or p.on_deck is None:
            return
