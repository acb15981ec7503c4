"""The smaller decisions, one function each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valewright.kernel.decision import Frame
from valewright.mystic import ability as ab
from valewright.mystic import buying, discarding, harvest, planting, setup, sleeving
from valewright.mystic import moves as mv
from valewright.mystic.abilities import amulets, bought, discounts, leaders, played, vales
from valewright.mystic.abilities import harvest as texts
from valewright.mystic.abilities.bought import vale_numbered
from valewright.mystic.abilities.bought import worth as cash_value
from valewright.mystic.abilities.played import distinct
from valewright.mystic.bots.greedy import plans
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.harvest import SOWN, Harvest
from valewright.mystic.bots.greedy.planting import choose_plant, choose_spoil
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.cards import Card
from valewright.mystic.planting import SPOIL_LIMIT
from valewright.mystic.symbols import SPIRIT_WILD
from valewright.mystic.table import HARVEST, card_at, piece_of, show_vale
from valewright.mystic.zones import net_decay

Chooser = Callable[[DecisionContext], int]
DISCARD_ABOVE: Final = 0.1
KEPT_WILD: Final = 0.01
CASH_FOR: Final = 3  # spirits that make giving up Halo Mountain pay


def _turned_up(worth: ValueModel, card: Card) -> float:
    """What a card brings when it turns up now: its harvest less the decay it shows."""
    return worth.harvested(card) - worth.decay_cost(card.net)


def choose_harvest(now: DecisionContext) -> int:
    return Harvest(now).choose()


def choose_pay(now: DecisionContext) -> int:
    """Pay so that the spirits left over buy most; keep wild ones."""
    frame = now.frame
    assert isinstance(frame, buying.PaySpirit)
    best = -1.0
    chosen = now.legal[0]
    spot = frame.spot
    shown = now.table.display
    if spot < len(shown):
        show_vale(now.table, spot, None)
    for move in sorted(now.legal):
        kind = move - mv.SPIRIT
        purse = now.table.spirits[:]
        due = now.table.due[:]
        due[buying.next_due(due)] -= 1
        purse[kind] -= 1
        left = [max(0, purse[k] - due[k]) for k in range(4)]
        value = plans.best_vales(now.table, now.seat, now.worth, left)[0]
        if kind == SPIRIT_WILD:
            value -= KEPT_WILD
        if value > best:
            best, chosen = value, move
    now.table.display = shown
    return chosen


def choose_sleeve(now: DecisionContext) -> int:
    """The card that gains most, with what the next piece can still gain."""
    frame = now.frame
    assert isinstance(frame, sleeving.Sleeve)
    at = frame.pending
    piece = now.table.pending[at]
    others = now.table.pending[:at] + now.table.pending[at + 1 :]
    field = now.player.field
    best = -1000.0
    chosen = now.legal[0]
    for move in now.legal:
        i = move - mv.CARD
        value = plans.rise(now.table.book, now.worth, field[i], piece)
        if others:
            changed = field[:]
            changed[i] = now.table.book.sleeved(field[i], piece, False)
            value += plans.best_place(now.table.book, now.worth, changed, others[0])[0]
        if value > best:
            best, chosen = value, move
    return chosen


def choose_layer(now: DecisionContext) -> int:
    """The more valuable text on top."""
    frame = now.frame
    assert isinstance(frame, sleeving.Layer)
    at, position = frame.pending, frame.position
    card = now.player.field[position]
    over = now.worth.rise(card, now.table.book.sleeved(card, now.table.pending[at], False))
    under = now.worth.rise(card, now.table.book.sleeved(card, now.table.pending[at], True))
    return mv.YES if over >= under else mv.STOP


def choose_discard_other(now: DecisionContext) -> int:
    """Discard the card whose decay costs more than its harvest brings."""
    p = now.player
    best = DISCARD_ABOVE
    chosen = mv.STOP
    for move in now.legal:
        if move != mv.STOP:
            card = p.field[move - mv.CARD]
            value = -_turned_up(now.worth, card) if card.net > 0 else -1.0
            if value > best:
                best, chosen = value, move
    return chosen


def choose_search(now: DecisionContext) -> int:
    """Out with the worst card, if it is worse than most."""
    p = now.player
    cards = distinct(p.deck)
    values = [_turned_up(now.worth, card) for card in cards]
    worst = min(range(len(values)), key=values.__getitem__)
    mean = sum(_turned_up(now.worth, card) for card in p.deck) / len(p.deck)
    return mv.OPTION + worst if values[worst] < mean - DISCARD_ABOVE else mv.STOP


def choose_look_top(now: DecisionContext) -> int:
    """Away with a card that would spoil, or that is worse than what is likely to come."""
    p = now.player
    top = p.deck[-1]
    if net_decay(p) + top.net >= SPOIL_LIMIT and not top.no_spoil:
        return mv.YES
    rest = p.deck[:-1] or p.discard
    mean = sum(_turned_up(now.worth, card) for card in rest) / max(1, len(rest))
    return mv.YES if _turned_up(now.worth, top) < mean else mv.STOP


def choose_look_through(now: DecisionContext) -> int:
    """Away with the worst of the cards looked at while it is a bad one."""
    frame = now.frame
    assert isinstance(frame, bought.LookThrough)
    p = now.player
    shown = [p.deck[len(p.deck) - 1 - i] for i in range(frame.count)]
    values = [_turned_up(now.worth, card) for card in shown]
    worst = min(range(len(values)), key=values.__getitem__)
    return mv.OPTION + worst if values[worst] < 0 else mv.STOP


def choose_discount(now: DecisionContext) -> int:
    """The piece that does most for the card it is declared for."""
    frame = now.frame
    assert isinstance(frame, discounts.BuyForCard)
    card = plans.crafted_field(now.table, now.seat, now.worth)[frame.position]
    best = -1000.0
    chosen = now.legal[0]
    for move in now.legal:
        piece = piece_of(now.table, move)
        value = plans.rise(now.table.book, now.worth, card, piece) if card.takes(piece) else -100.0
        if value > best:
            best, chosen = value, move
    return chosen


def choose_piece(now: DecisionContext) -> int:
    """The advancement that gains most in the present field."""
    field = plans.crafted_field(now.table, now.seat, now.worth)
    best = plans.MUST_BRING if mv.STOP in now.legal else -1000.0
    chosen = now.legal[0]
    for move in now.legal:
        if mv.COMMONS <= move < mv.SPIRIT:
            value, at = plans.best_place(
                now.table.book, now.worth, field, piece_of(now.table, move)
            )
            if at >= 0 and value > best:
                best, chosen = value, move
    return chosen


def choose_guardians(now: DecisionContext) -> int:
    """The card on which one more guardian brings most this turn."""
    p = now.player
    best = -1000.0
    chosen = now.legal[0]
    for move in now.legal:
        if move == mv.STOP:
            continue
        at = move - mv.CARD
        card = p.on_deck if at == mv.ON_DECK_AT else p.field[at]
        if card is None:
            continue
        more = now.table.book.guarded(card, 1)
        value = now.worth.harvested(more) - now.worth.harvested(card) + card.net - more.net
        if at == mv.ON_DECK_AT and now.table.phase == HARVEST:
            value = -1.0
        if value > best:
            best, chosen = value, move
    return chosen


def choose_field_card(now: DecisionContext) -> int:
    """The card that brings most: to keep, to copy, to put where it comes back soon."""
    best = 0.0 if mv.STOP in now.legal else -1000.0
    chosen = now.legal[0]
    for move in now.legal:
        if move >= mv.CARD:
            value = _turned_up(now.worth, card_at(now.table, now.seat, move - mv.CARD).plain)
            if value > best:
                best, chosen = value, move
    return chosen


def choose_gain_at(now: DecisionContext) -> int:
    """The card with most guardians."""
    cards = [move for move in now.legal if move >= mv.CARD]
    if not cards:
        return now.legal[0]
    return max(cards, key=lambda move: card_at(now.table, now.seat, move - mv.CARD).guardian)


def choose_cancel(now: DecisionContext) -> int:
    """The card that shows most decay."""
    p = now.player
    best = -1
    chosen = now.legal[0]
    for move in now.legal:
        at = move - mv.CARD
        if at < 0:
            continue
        card = p.on_deck if at == mv.ON_DECK_AT else p.field[at]
        if card is not None and card.decay > best:
            best, chosen = card.decay, move
    return chosen


def choose_discard_any(now: DecisionContext) -> int:
    """While decay still counts, away with the card that shows most of it."""
    if now.table.phase == HARVEST or net_decay(now.player) < SPOIL_LIMIT:
        return stop(now)
    return choose_cancel(now)


def choose_discard_phase(now: DecisionContext) -> int:
    """What must happen, and keeping good cards; an amulet waits for its harvest."""
    p = now.player
    free = mv.STOP in now.legal
    for move in now.legal:
        if move >= mv.TEXT:
            at, which = divmod(move - mv.TEXT, mv.TEXTS_PER_CARD)
            keeps = p.field[at].abilities[which].do == ab.KEEP
            if not keeps or not free or _turned_up(now.worth, p.field[at]) > 0:
                return move
        elif free and mv.OWN_VALE <= move < mv.CARD:
            return move
    return now.legal[0]


def choose_sow(now: DecisionContext) -> int:
    """Sow mana that would buy less than a VP."""
    frame = now.frame
    assert isinstance(frame, texts.Sow)
    if mv.YES not in now.legal:
        return mv.STOP
    t = now.table
    field = plans.crafted_field(t, now.seat, now.worth)
    found = plans.offers(t, now.worth, field, t.mana) if t.buys < t.limit else []
    kept = plans.best_plan(t, now.worth, field, found, t.mana)[0]
    left = plans.best_plan(t, now.worth, field, found, t.mana - SOWN)[0]
    return mv.YES if kept - left < frame.each else mv.STOP


def choose_cash_in(now: DecisionContext) -> int:
    """Cash a vale in when that brings more than it scores."""
    frame = now.frame
    assert isinstance(frame, bought.CashIn)
    vale = vale_numbered(now.table, frame.vale)
    if vale.ability is not None and cash_value(now.table, now.seat, vale.ability) > vale.vp_end:
        return mv.YES
    return mv.STOP


def choose_cash_spirits(now: DecisionContext) -> int:
    """Spend all spirits, or none: the vale goes with the first."""
    frame = now.frame
    assert isinstance(frame, bought.CashSpirits)
    if frame.spent == 0 and sum(now.table.spirits) < CASH_FOR:
        return mv.STOP
    return now.legal[1] if len(now.legal) > 1 else now.legal[0]


def choose_mana_or_wild(now: DecisionContext) -> int:
    """A wild spirit where it makes a better vale payable, else mana."""
    frame = now.frame
    assert isinstance(frame, texts.ManaOrWild)
    purse = now.table.spirits[:]
    without = plans.best_vales(now.table, now.seat, now.worth, purse)[0]
    purse[SPIRIT_WILD] += frame.amount
    gain = plans.best_vales(now.table, now.seat, now.worth, purse)[0] - without
    return mv.SPIRIT + SPIRIT_WILD if gain > now.worth.mana else mv.STOP


def choose_spirit_to_wild(now: DecisionContext) -> int:
    """The spirit that buys most once it is wild."""
    best = -1.0
    chosen = now.legal[0]
    for move in now.legal:
        purse = now.table.spirits[:]
        purse[move - mv.SPIRIT] -= 1
        purse[SPIRIT_WILD] += 1
        value = plans.best_vales(now.table, now.seat, now.worth, purse)[0]
        if value > best:
            best, chosen = value, move
    return chosen


def stop(now: DecisionContext) -> int:
    return mv.STOP if mv.STOP in now.legal else now.legal[0]


def agree(now: DecisionContext) -> int:
    """The first move that does something."""
    return now.legal[1] if now.legal[0] == mv.STOP and len(now.legal) > 1 else now.legal[0]


CHOOSERS: Final[dict[type[Frame], Chooser]] = {
    planting.Plant: choose_plant,
    planting.WouldSpoil: choose_spoil,
    harvest.Harvest: choose_harvest,
    buying.PaySpirit: choose_pay,
    sleeving.Sleeve: choose_sleeve,
    sleeving.Layer: choose_layer,
    played.DiscardOther: choose_discard_other,
    played.Search: choose_search,
    played.LookTop: choose_look_top,
    bought.LookThrough: choose_look_through,
    discounts.BuyForCard: choose_discount,
    vales.FreeAdvancement: choose_piece,
    bought.Claim: choose_piece,
    leaders.Stash: choose_piece,
    leaders.FreeSoil: choose_piece,
    vales.AddGuardians: choose_guardians,
    vales.KeepAny: choose_field_card,
    amulets.BuryAny: choose_field_card,
    leaders.CopyCard: choose_field_card,
    vales.ManaPerGuardian: choose_gain_at,
    vales.CancelDecay: choose_cancel,
    vales.DiscardAny: choose_discard_any,
    discarding.DiscardPhase: choose_discard_phase,
    texts.Sow: choose_sow,
    bought.CashIn: choose_cash_in,
    bought.CashSpirits: choose_cash_spirits,
    texts.ManaOrWild: choose_mana_or_wild,
    vales.SpiritToWild: choose_spirit_to_wild,
    amulets.ManaOrGuardians: stop,
    leaders.SwapOffer: stop,
    leaders.ClearCommons: stop,
    texts.Recycle: stop,
    setup.KeepAmulet: stop,
    amulets.EvokeOrder: stop,
}
