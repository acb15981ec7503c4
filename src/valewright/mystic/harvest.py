"""Harvest: abilities, blue VP and purchases in any order (MV-HARVEST)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import buying, evoking, log, using
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.abilities import harvest as texts
from valewright.mystic.abilities import leaders, moving
from valewright.mystic.catalogue import Vale
from valewright.mystic.frames import Frame
from valewright.mystic.gains import gain_mana, gain_vp
from valewright.mystic.symbols import ANIMAL, MANA, VP
from valewright.mystic.table import HARVEST, Table

BUY_LIMIT = 2


def start(t: Table, frame: Frame) -> None:
    """Count the field and the vales that give something in each harvest (MV-DECIDE-86)."""
    seat = frame[1]
    p = t.players[seat]
    t.phase = HARVEST
    mana = animal = forest = sky = wild = debt = vp = 0
    for c in p.field:
        mana += c.mana
        animal += c.animal
        forest += c.forest
        sky += c.sky
        wild += c.wild
        debt += c.debt
        vp += c.vp
    t.spirits = [animal, forest, sky, wild + p.next_wild]
    t.mana = p.next_token_mana
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
    t.stack.append((fr.D_HARVEST, seat, 0, 0))


def legal_harvest(t: Table, frame: Frame) -> list[int]:
    seat = frame[1]
    p = t.players[seat]
    found = [mv.STOP]
    if t.vp_due:
        found.append(mv.TAKE_VP)
    if p.active and evoking.in_harvest(t, seat):
        found.append(mv.EVOKE)
    if t.options.buy_vp and sum(t.spirits) >= buying.VP_PRICE:
        found.append(mv.BUY_VP)
    if p.leader is not None:
        if buying.legal_upgrade(t, seat):
            found.append(mv.UPGRADE)
        if leaders.may_turn_back(t, seat):
            found.append(mv.TURN_BACK)
    found += buying.legal_vales(t, seat)
    found += buying.legal_advancements(t, seat)
    if p.vales:
        for vale in using.ready_vales(p, ab.HARVEST):
            if _vale_useful(t, seat, vale):
                found.append(mv.OWN_VALE + vale.code)
        for vale in using.ready_vales(p, ab.TURN):
            found.append(mv.OWN_VALE + vale.code)
    for i in range(len(p.field)):
        bits = p.field[i].harvest_mask & ~p.used[i]
        if bits:
            _add_texts(t, seat, i, bits, found)
    for g in range(len(t.guests)):
        bits = t.guests[g].harvest_mask & ~t.guest_used[g]
        if bits:
            _add_texts(t, seat, len(p.field) + g, bits, found)
    return found


def _add_texts(t: Table, seat: int, position: int, bits: int, found: list[int]) -> None:
    k = 0
    while bits:
        if bits & 1 and texts.usable(t, seat, position, k):
            found.append(mv.TEXT + mv.TEXTS_PER_CARD * position + k)
        bits >>= 1
        k += 1


def _vale_useful(t: Table, seat: int, vale: Vale) -> bool:
    """Whether an owned vale's Harvest power could do anything now."""
    text = vale.ability
    if text is None:
        return False
    if text.do == ab.MAKE_WILD:
        return t.mana >= text.cost and sum(t.spirits[:3]) > 0
    if text.do == ab.FREE_ADVANCEMENT:
        p = t.players[seat]
        if not buying.may_buy(t, p):
            return False
        return len(buying.offers(t, seat, 0, buying.ANY_COST, text.level, -1)) > 0
    if text.do == ab.MOVE_ADVANCEMENT:
        return len(moving.sources(t, seat)) > 0
    if text.do == ab.GAIN_AT:
        return any(card.guardian for card in (*t.players[seat].field, *t.guests))
    return True


def play_harvest(t: Table, frame: Frame, move: int) -> None:
    seat = frame[1]
    if move == mv.STOP:
        t.stack.pop()
        t.stack.append((fr.HARVEST_END, seat, 0, 0))
    elif move >= mv.TEXT:
        at = move - mv.TEXT
        texts.resolve(t, seat, at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD)
    elif move >= mv.OWN_VALE:
        using.use_vale(t, seat, move - mv.OWN_VALE)
    elif move >= mv.COMMONS:
        buying.buy(t, seat, move, 0, False, -1)
    elif move >= mv.VALE:
        buying.buy_vale(t, seat, move - mv.VALE)
    elif move == mv.TAKE_VP:
        take_vp(t, seat)
    elif move == mv.EVOKE:
        evoking.evoke(t, seat)
    elif move == mv.BUY_VP:
        buying.buy_vp(t, seat)
    elif move == mv.UPGRADE:
        buying.upgrade(t, seat)
    else:
        leaders.turn_back(t, seat)


def take_vp(t: Table, seat: int) -> None:
    """Blue VP as tokens from the pool (MV-HARVEST-07)."""
    n = t.vp_due
    t.vp_due = 0
    gain_vp(t, seat, n, False, "symbols")


def end(t: Table, frame: Frame) -> None:
    """What must still be resolved: blue VP, then texts in field order (MV-DECIDE-26)."""
    seat = frame[1]
    if t.vp_due:
        take_vp(t, seat)
    p = t.players[seat]
    for i in range(len(p.field) + len(t.guests)):
        card = texts.card_at(t, seat, i)
        mask = card.mandatory_mask
        if not mask:
            continue
        used = p.used[i] if i < len(p.field) else t.guest_used[i - len(p.field)]
        bits = mask & ~used
        k = 0
        while bits:
            if bits & 1 and _still_matters(t, seat, i, k):
                t.stack.append((fr.HARVEST_END, seat, 0, 0))
                texts.resolve(t, seat, i, k)
                return
            bits >>= 1
            k += 1
    _close(t, seat)


def _still_matters(t: Table, seat: int, position: int, which: int) -> bool:
    """Mana and spirits have no more use; all else is resolved if it can do anything."""
    text = texts.card_at(t, seat, position).abilities[which]
    if text.do == ab.GAIN and (text.what == MANA or ANIMAL <= text.what <= ANIMAL + 3):
        return False
    if text.do == ab.ADD_GUARDIANS:
        return _guardians_earn(t, seat)
    if text.do in (ab.DOUBLE_MANA, ab.MANA_OR_WILD):
        return False
    return texts.usable(t, seat, position, which)


def _guardians_earn(t: Table, seat: int) -> bool:
    """Whether a text still to be resolved gains VP for guardians on its card."""
    p = t.players[seat]
    for i in range(len(p.field)):
        card = p.field[i]
        for k in range(len(card.abilities)):
            text = card.abilities[k]
            earns = text.do == ab.GAIN and text.what == VP and text.per == ab.PER_GUARDIAN_HERE
            if earns and not p.used[i] >> k & 1:
                return True
    return False


def _close(t: Table, seat: int) -> None:
    """Unspent mana and spirits are gone; a leader turns over now (MV-DECIDE-65)."""
    p = t.players[seat]
    t.mana = 0
    t.debt = 0
    t.spirits = [0, 0, 0, 0]
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
