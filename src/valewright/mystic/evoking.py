"""Mana tokens and amulets: when they may be evoked and what that does (MV-TOKEN, MV-AMULET)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import frames as fr
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.ability import Ability
from valewright.mystic.catalogue import Amulet
from valewright.mystic.frames import Frame
from valewright.mystic.gains import gain_mana, gain_token_mana, gain_vp
from valewright.mystic.symbols import MANA, SPIRIT_WILD
from valewright.mystic.table import HARVEST, USED, Player, Table
from valewright.mystic.zones import change_card, draw, enter_field, refill

TOKEN_NAME = "the mana token"


def evoke_texts(p: Player) -> list[Ability]:
    """Texts of owned vales that an evoked token sets off."""
    return [text for i in evoke_vales(p) if (text := p.vales[i].ability) is not None]


def evoke_vales(p: Player) -> list[int]:
    """Where the owned vales lie that an evoked token sets off, once per turn (MV-DECIDE-93)."""
    found: list[int] = []
    for i in range(len(p.vales)):
        text = p.vales[i].ability
        if text is not None and text.when == ab.EVOKE and p.vale_marks[i] == 0:
            found.append(i)
    return found


def has_silver_tree(p: Player) -> bool:
    """Whether evoking would let the owner discard a card."""
    for text in evoke_texts(p):
        if text.do == ab.DISCARD_ANY:
            return True
    return False


def ready(p: Player) -> bool:
    """An active token; an amulet only once per turn (MV-DECIDE-46)."""
    return p.active and (p.amulet is None or not p.evoked)


def in_planting(t: Table, p: Player) -> bool:
    """Whether the amulet may be evoked at a push-or-pass choice."""
    amulet = p.amulet
    if amulet is None or not ready(p):
        return False
    return amulet.ability.when in (ab.PLANTING, ab.ANY)


def may_guard(p: Player) -> bool:
    """Whether evoking the amulet now could give a card guardians, in any phase."""
    amulet = p.amulet
    return amulet is not None and amulet.ability.do == ab.MANA_OR_GUARDIANS and ready(p)


def in_spoil_window(t: Table, p: Player, guardians_matter: bool) -> bool:
    """Whether evoking the amulet could change a spoil (MV-DECIDE-89)."""
    amulet = p.amulet
    if amulet is None or not in_planting(t, p):
        return False
    if amulet.ability.do == ab.GROWTH_BONUS:
        return True
    return guardians_matter or has_silver_tree(p)


def in_harvest(t: Table, seat: int) -> bool:
    """Whether the token or amulet may be evoked in harvest, to some effect."""
    p = t.players[seat]
    if not ready(p):
        return False
    amulet = p.amulet
    if amulet is None:
        return True
    text = amulet.ability
    if text.when not in (ab.HARVEST, ab.HARVEST_OR_DISCARD, ab.ANY):
        return False
    if text.do == ab.SLEEVE_NOW:
        return len(t.pending) > 0
    if text.do == ab.BURY_ANY:
        return len(p.field) > 0
    return True


def in_discard(t: Table, p: Player) -> bool:
    """Whether the amulet may be evoked in the Discard Phase, to some effect."""
    amulet = p.amulet
    if amulet is None or not ready(p):
        return False
    when = amulet.ability.when
    if when == ab.HARVEST_OR_DISCARD:
        return len(p.field) > 0
    return when == ab.ANY and len(evoke_texts(p)) > 0


def evoke(t: Table, seat: int) -> None:
    """Turn the token from active to spent and take its effect, with all that this sets off."""
    p = t.players[seat]
    p.active = False
    p.evoked = True
    log.note(t, log.EVOKED, seat, TOKEN_NAME if p.amulet is None else p.amulet.name, 0)
    trees = 0
    for i in evoke_vales(p):
        text = p.vales[i].ability
        p.vale_marks[i] = USED
        if text is None:
            continue
        if text.do == ab.DISCARD_ANY:
            trees += 1
        elif text.what == MANA:
            if t.phase == HARVEST:
                gain_mana(t, text.amount)
            else:
                p.next_mana += text.amount
        elif t.phase == HARVEST:
            t.spirits[SPIRIT_WILD] += text.amount
        else:
            p.next_wild += text.amount
    if trees and p.amulet is not None:
        t.stack.append((fr.D_EVOKE_ORDER, seat, trees, 0))
        return
    for _ in range(trees):
        t.stack.append((fr.D_DISCARD_ANY, seat, 0, 0))
    own_effect(t, seat, p.amulet)


def legal_evoke_order(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP, mv.YES]


def play_evoke_order(t: Table, frame: Frame, move: int) -> None:
    """Silver Tree before (yes) or after the amulet's own effect."""
    t.stack.pop()
    seat = frame[1]
    if move == mv.YES:
        t.stack.append((fr.EVOKED, seat, 0, 0))
        for _ in range(frame[2]):
            t.stack.append((fr.D_DISCARD_ANY, seat, 0, 0))
    else:
        for _ in range(frame[2]):
            t.stack.append((fr.D_DISCARD_ANY, seat, 0, 0))
        own_effect(t, seat, t.players[seat].amulet)


def run_evoked(t: Table, frame: Frame) -> None:
    own_effect(t, frame[1], t.players[frame[1]].amulet)


def own_effect(t: Table, seat: int, amulet: Amulet | None) -> None:
    """What the token itself gives; its mana is no card's or vale's, so no debt takes it."""
    p = t.players[seat]
    if amulet is None:
        gain_token_mana(t, 1)
        return
    text = amulet.ability
    do = text.do
    if do == ab.SLEEVE_NOW:
        if t.pending:
            t.stack.append((fr.D_SLEEVE_NOW, seat, 0, 0))
    elif do == ab.BURY_ANY:
        if p.field:
            t.stack.append((fr.D_BURY_ANY, seat, 0, 0))
    elif do == ab.GAIN_MANA_AND_WILD:
        gain_token_mana(t, text.amount)
        t.spirits[SPIRIT_WILD] += text.amount
    elif do == ab.GROWTH_BONUS:
        p.growth += text.amount
    elif do == ab.DRAW_BOTTOM:
        draw_bottom(t, seat)
    elif do == ab.GAIN:
        gain_vp(t, seat, text.amount, False, amulet.name)
    elif do == ab.GAIN_AND_FLIP:
        gain_token_mana(t, text.amount)
        p.active = t.rng.below(2) == 1
        if p.active:
            log.note(t, log.ACTIVATED, seat, "", 0)
    elif do == ab.MANA_OR_GUARDIANS:
        t.stack.append((fr.D_MANA_OR_GUARDIANS, seat, text.amount, 0))


def draw_bottom(t: Table, seat: int) -> None:
    """Summoner Stone: the bottom card of the deck joins the field."""
    p = t.players[seat]
    if not refill(t, seat):
        return
    if len(p.deck) == 1:
        card = draw(t, seat)
    else:
        card = p.deck.pop(0)
        if p.known_bottom:
            p.known_bottom -= 1
        if p.known_top > len(p.deck):
            p.known_top = len(p.deck)
    if card is not None:
        enter_field(t, seat, card)


def legal_mana_or_guardians(t: Table, frame: Frame) -> list[int]:
    p = t.players[frame[1]]
    found = [mv.STOP]
    for i in range(len(p.field)):
        found.append(mv.CARD + i)
    if p.on_deck is not None:
        found.append(mv.CARD + fr.ON_DECK_AT)
    return found


def play_mana_or_guardians(t: Table, frame: Frame, move: int) -> None:
    """Wildfire Ember: mana (stop) or guardians on a card."""
    seat = frame[1]
    t.stack.pop()
    if move != mv.STOP:
        guard(t, seat, move - mv.CARD, frame[2])
    elif t.phase == HARVEST:
        gain_token_mana(t, 1)
    else:
        t.players[seat].next_token_mana += 1


def guard(t: Table, seat: int, at: int, n: int) -> None:
    """Give a field card, or the on-deck card, more guardians for this turn."""
    p = t.players[seat]
    if at == fr.ON_DECK_AT:
        if p.on_deck is not None:
            p.on_deck = t.book.guarded(p.on_deck, n)
    else:
        change_card(t, seat, at, t.book.guarded(p.field[at], n))
