"""Harvest: abilities, blue VP and purchases in any order (MV-HARVEST)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Verb, for_seats
from valewright.mystic import ability as ab
from valewright.mystic import buying, log
from valewright.mystic import moves as mv
from valewright.mystic.abilities import amulets, leaders, vales
from valewright.mystic.abilities import harvest as texts
from valewright.mystic.ability import Ability
from valewright.mystic.catalogue import Piece
from valewright.mystic.decision import Decision, Task
from valewright.mystic.gains import gain_mana, gain_vp
from valewright.mystic.symbols import ANIMAL, MANA, VP, WILD
from valewright.mystic.table import HARVEST, Table, card_at

BUY_LIMIT = 2
PURSE_BITS = 16

# What texts count and change
HAS_MANA: Final = 1
HAS_SPIRITS: Final = 2
HAS_CARDS: Final = 4
PLENTY: Final = 100


class StartHarvest(Task):
    """Harvest begins."""

    code = 4

    def run(self, t: Table) -> None:
        start(t, self.seat)


def start(t: Table, seat: int) -> None:
    """Count the field and the vales that give something in each harvest (MV-DECIDE-86)."""
    p = t.players[seat]
    t.phase = HARVEST
    mana = animal = forest = sky = wild = debt = vp = 0
    for c in p.field:
        mana += c.mana
        if not c.gives_more:
            continue
        animal += c.animal
        forest += c.forest
        sky += c.sky
        wild += c.wild
        debt += c.debt
        vp += c.vp
    t.spirits = [animal, forest, sky, wild + p.next_wild]
    t.mana = t.token_mana = p.next_token_mana
    t.wild_spent = 0
    t.vp_due = vp
    t.debt = debt
    t.limit = BUY_LIMIT
    for vale in p.vales:
        text = vale.ability
        if vale.flat >= 0 and text is not None:
            if vale.flat == MANA:
                mana += text.amount
            elif vale.flat == VP:
                t.vp_due += text.amount
            else:
                t.spirits[vale.flat - ANIMAL] += text.amount
            if text.buys > t.limit:
                t.limit = text.buys
    gain_mana(t, mana + p.next_mana)
    p.next_mana = p.next_token_mana = p.next_wild = 0
    t.buys = 0
    t.vale_buys = 0
    t.stack.append(HARVEST_DECISION[seat])


class Harvest(Decision):
    """Abilities, blue VP and purchases in any order."""

    code = 34
    name = "harvest"
    ends = True
    stop = Verb("end-harvest", "end harvest")
    offer = Verb("buy", "buy")

    def legal(self, t: Table) -> list[int]:
        seat = self.seat
        p = t.players[seat]
        found = [mv.STOP]
        if t.vp_due:
            found.append(mv.TAKE_VP)
        if p.active and amulets.in_harvest(t, seat):
            found.append(mv.EVOKE)
        if t.options.buy_vp and sum(t.spirits) >= buying.VP_PRICE:
            found.append(mv.BUY_VP)
        if p.leader is not None:
            if buying.legal_upgrade(t, seat):
                found.append(mv.UPGRADE)
            if leaders.may_turn_back(t, seat):
                found.append(mv.TURN_BACK)
        buying.add_vales(t, seat, found)
        buying.add_advancements(t, seat, found)
        if p.vales:
            ready = vales.ready(p)
            for vale in ready:
                if vale.moment == ab.HARVEST and vales.useful(t, seat, vale):
                    found.append(mv.OWN_VALE + vale.code)
            for vale in ready:
                if vale.moment == ab.TURN:
                    found.append(mv.OWN_VALE + vale.code)
        for i, card in enumerate(p.field):
            if card.harvest_mask:
                bits = card.harvest_mask & ~p.used[i]
                if bits:
                    _add_texts(t, seat, i, bits, found)
        if t.guests:
            for g in range(len(t.guests)):
                bits = t.guests[g].harvest_mask & ~t.guest_used[g]
                if bits:
                    _add_texts(t, seat, len(p.field) + g, bits, found)
        return found

    def play(self, t: Table, move: int) -> None:
        seat = self.seat
        if move == mv.STOP:
            t.stack.pop()
            end(t, seat)
        elif move >= mv.TEXT:
            at = move - mv.TEXT
            texts.resolve(t, seat, at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD)
        elif move >= mv.OWN_VALE:
            vales.use_vale(t, seat, move - mv.OWN_VALE)
        elif move >= mv.COMMONS:
            buying.buy(t, seat, move, 0, False, -1)
        elif move >= mv.VALE:
            buying.buy_vale(t, seat, move - mv.VALE)
        elif move == mv.TAKE_VP:
            take_vp(t, seat)
        elif move == mv.EVOKE:
            amulets.evoke(t, seat)
        elif move == mv.BUY_VP:
            buying.buy_vp(t, seat)
        elif move == mv.UPGRADE:
            buying.upgrade(t, seat)
        else:
            leaders.turn_back(t, seat)

    def price(self, t: Table, piece: Piece) -> int:
        return max(0, piece.cost - leaders.reduction(t, t.players[self.seat]))

    def why_not(self, t: Table, move: int) -> str:
        return buying.why_not_bought(t, self.seat, move)

    def why_not_words(self, t: Table, words: str) -> str:
        verb, _, name = words.partition(" ")
        return buying.why_not_named(t, self.seat, name) if verb.casefold() == "buy" else ""


HARVEST_DECISION: Final = for_seats(Harvest)


def _add_texts(t: Table, seat: int, position: int, bits: int, found: list[int]) -> None:
    k = 0
    while bits:
        if bits & 1 and texts.usable(t, seat, position, k):
            found.append(mv.TEXT + mv.TEXTS_PER_CARD * position + k)
        bits >>= 1
        k += 1


def take_vp(t: Table, seat: int) -> None:
    """Blue VP as tokens from the pool (MV-HARVEST-07)."""
    n = t.vp_due
    t.vp_due = 0
    gain_vp(t, seat, n, False, "symbols")


class EndHarvest(Task):
    """What must still be resolved before harvest is over (MV-DECIDE-26).

    The player orders texts that affect each other. Where one brought something new that can be
    spent or used, harvest goes on: ``purse`` and ``permissions`` are what there was before it.
    """

    code = 5
    fields = ("purse", "permissions")

    def __init__(self, seat: int, purse: int, permissions: int) -> None:
        super().__init__(seat)
        self.purse = purse
        self.permissions = permissions

    def run(self, t: Table) -> None:
        seat = self.seat
        if self.purse and _goes_on(t, seat, self.purse, self.permissions):
            t.stack.append(HARVEST_DECISION[seat])
        else:
            end(t, seat)


def end(t: Table, seat: int) -> None:
    """Resolve what is still open, then close the harvest."""
    if t.vp_due:
        take_vp(t, seat)
    waiting = open_texts(t, seat)
    if not waiting:
        _close(t, seat)
    elif _order_matters(t, seat, waiting):
        t.stack.append(HarvestOrder(seat))
    else:
        _resolve_open(t, seat, _first(t, seat, waiting))


def _first(t: Table, seat: int, waiting: list[int]) -> int:
    """Guardians, which only help; then what brings something new; then what just pays VP."""
    for move in waiting:
        if _text_of(t, seat, move).do == ab.ADD_GUARDIANS:
            return move
    for move in waiting:
        if _touched(_text_of(t, seat, move)):
            return move
    return waiting[0]


def open_texts(t: Table, seat: int) -> list[int]:
    """Moves for the mandatory texts that were not resolved and could do something."""
    p = t.players[seat]
    found: list[int] = []
    spendable = -1
    for i, card in enumerate(p.field + t.guests if t.guests else p.field):
        mask = card.mandatory_mask
        if not mask:
            continue
        n = len(p.field)
        used = p.used[i] if i < n else t.guest_used[i - n]
        bits = mask & ~used
        k = 0
        while bits:
            move = mv.TEXT + mv.TEXTS_PER_CARD * i + k
            if bits & 1 and _does_something(t, seat, i, k):
                if _only_fills_purse(_text_of(t, seat, move)):
                    if spendable < 0:
                        spendable = 1 if _purse_matters(t, seat) else 0
                    if spendable:
                        found.append(move)
                else:
                    found.append(move)
            bits >>= 1
            k += 1
    return found


def _only_fills_purse(text: Ability) -> bool:
    if text.do == ab.GAIN:
        return text.what == MANA or _spirit(text.what)
    return text.do in (ab.DOUBLE_MANA, ab.MANA_OR_WILD)


def _purse_matters(t: Table, seat: int) -> bool:
    """Whether any amount of mana and spirits could still be spent."""
    mana, spirits = t.mana, t.spirits
    t.mana = mana + PLENTY
    t.spirits = [n + PLENTY for n in spirits]
    legal = HARVEST_DECISION[seat].legal(t)
    t.mana, t.spirits = mana, spirits
    return _can_spend(t, seat, legal)


def _can_spend(t: Table, seat: int, legal: list[int]) -> bool:
    """Whether one of the moves costs mana or spirits."""
    for move in legal:
        if mv.VALE <= move < mv.SPIRIT or move in (mv.BUY_VP, mv.UPGRADE, mv.TURN_BACK):
            return True
        if mv.OWN_VALE <= move < mv.CARD:
            text = t.catalogue.usable[move - mv.OWN_VALE].ability
            if text is not None and text.do == ab.MAKE_WILD:
                return True
        if move >= mv.TEXT and _text_of(t, seat, move).do in (ab.SOW, ab.DISCOUNT):
            return True
    return False


def _text_of(t: Table, seat: int, move: int) -> Ability:
    at = move - mv.TEXT
    return card_at(t, seat, at // mv.TEXTS_PER_CARD).abilities[at % mv.TEXTS_PER_CARD]


def _resolve_open(t: Table, seat: int, move: int) -> None:
    text = _text_of(t, seat, move)
    if _touched(text) or text.do == ab.ADD_GUARDIANS:
        purse = 1 + t.mana + (sum(t.spirits) << PURSE_BITS)
        legal = HARVEST_DECISION[seat].legal(t)
        t.stack.append(EndHarvest(seat, purse, _permissions(t, seat, legal)))
    else:
        t.stack.append(EndHarvest(seat, 0, 0))
    at = move - mv.TEXT
    texts.resolve(t, seat, at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD)


def _goes_on(t: Table, seat: int, purse: int, permissions: int) -> bool:
    """Whether a text resolved at the end brought something to spend, or something to use."""
    legal = HARVEST_DECISION[seat].legal(t)
    mana = (purse - 1) & ((1 << PURSE_BITS) - 1)
    spirits = (purse - 1) >> PURSE_BITS
    if (t.mana > mana or sum(t.spirits) > spirits) and _can_spend(t, seat, legal):
        return True
    return _permissions(t, seat, legal) > permissions


def _permissions(t: Table, seat: int, legal: list[int]) -> int:
    """How many of the moves are texts and vales that may be used."""
    n = 0
    for move in legal:
        if move >= mv.TEXT:
            n += 1 if _text_of(t, seat, move).optional else 0
        elif move >= mv.OWN_VALE:
            n += 1
    return n


class HarvestOrder(Decision):
    """Which text comes first at the end of harvest."""

    code = 83
    name = "order"

    def legal(self, t: Table) -> list[int]:
        return open_texts(t, self.seat)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        _resolve_open(t, self.seat, move)


def _does_something(t: Table, seat: int, position: int, which: int) -> bool:
    text = card_at(t, seat, position).abilities[which]
    if text.do == ab.ADD_GUARDIANS and not text.copy:
        return _guardians_help(t, seat)
    return texts.usable(t, seat, position, which)


def _guardians_help(t: Table, seat: int) -> bool:
    """Whether one more guardian on some field card could bring anything in this harvest."""
    p = t.players[seat]
    for vale in vales.ready_vales(p, ab.HARVEST):
        if vale.ability is not None and vale.ability.do == ab.GAIN_AT:
            return True
    for i in range(len(p.field)):
        card = p.field[i]
        for k in range(len(card.abilities)):
            text = card.abilities[k]
            if text.do in (ab.PER_GUARDIAN, ab.SPIRITS_AT_GUARDIANS):
                return True
            counts = text.do == ab.DRAW or text.per == ab.PER_GUARDIAN_HERE
            if counts and text.when == ab.HARVEST and not p.used[i] >> k & 1:
                return True
    return False


def _order_matters(t: Table, seat: int, waiting: list[int]) -> bool:
    """Whether one of the texts changes what another one gives."""
    for first in waiting:
        text = _text_of(t, seat, first)
        touched = _touched(text)
        if not touched:
            continue
        for second in waiting:
            other = _text_of(t, seat, second)
            both_double = text.do == other.do == ab.DOUBLE_MANA
            if first != second and touched & _counted(other) and not both_double:
                return True
    return False


def _touched(text: Ability) -> int:
    """What of that which texts count a text changes."""
    if text.do == ab.GAIN:
        if text.what == MANA:
            return HAS_MANA
        return HAS_SPIRITS if _spirit(text.what) else 0
    if text.do in (ab.DOUBLE_MANA, ab.MANA_OR_WILD):
        return HAS_MANA
    if text.do in (ab.FILL_FIELD, ab.GAIN_AND_FILL):
        return HAS_MANA | HAS_CARDS
    return 0


def _spirit(what: int) -> bool:
    return ANIMAL <= what <= WILD


def _counted(text: Ability) -> int:
    """What a text counts, or chooses from."""
    if text.do == ab.DOUBLE_MANA:
        return HAS_MANA
    if text.do == ab.ADD_GUARDIANS:
        return HAS_CARDS
    if text.do in (ab.GAIN, ab.GAIN_AND_FILL):
        plain = text.per in (ab.FLAT, ab.PER_VALE, ab.PER_GUARDIAN_HERE)
        return 0 if plain else HAS_CARDS
    return 0


def _close(t: Table, seat: int) -> None:
    """Unspent mana and spirits are gone; a leader turns over now (MV-DECIDE-65)."""
    p = t.players[seat]
    t.mana = t.token_mana = 0
    t.debt = 0
    t.spirits = [0, 0, 0, 0]
    t.wild_spent = 0
    if t.given:
        t.given = {}
    if t.hidden_used:
        t.hidden_used = []
    if t.guests:
        t.guests = []
        t.guest_used = []
    if p.leader is None:
        return
    for i in range(len(p.field)):
        card = p.field[i]
        if card.leader is not p.leader:
            continue
        if card.upgraded and not p.flip:
            for text in card.abilities:
                if text.do == ab.TURN_BACK:
                    p.flip = True
                    log.note(t, log.TURNED_BACK, seat, p.leader.name, 0)
        if p.flip:
            p.flip = False
            p.field[i] = t.book.turned(card)
            p.used[i] = 0
