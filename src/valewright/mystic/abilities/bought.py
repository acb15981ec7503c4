"""When Bought texts: at the purchase and never again (MV-ABILITY-10)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import frames as fr
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.ability import Ability
from valewright.mystic.catalogue import Vale
from valewright.mystic.frames import Frame
from valewright.mystic.gains import gain, gain_vp, growth_now, spend_spirit
from valewright.mystic.symbols import SPIRITS
from valewright.mystic.table import FRESH, Table, counted_on
from valewright.mystic.using import remove_vale
from valewright.mystic.zones import take_from_top


def advancement(t: Table, seat: int, text: Ability) -> None:
    if text.do == ab.CLAIM:
        t.stack.append((fr.D_CLAIM, seat, text.start, text.to))


def vale(t: Table, seat: int, owned: Vale, text: Ability) -> None:
    p = t.players[seat]
    do = text.do
    if do == ab.ACTIVATE_TOKEN:
        if not p.active:
            t.stack.append((fr.D_ACTIVATE, seat, 0, 0))
    elif do == ab.GAIN:
        n = text.amount * (len(p.vales) if text.per == ab.PER_VALE else 1)
        gain(t, seat, text.what, n, owned.name)
    elif do == ab.TAKE_VALE:
        take_top_vale(t, seat)
    elif do == ab.LOOK_THROUGH:
        if p.deck:
            seen = min(text.amount, len(p.deck))
            p.known_top = max(p.known_top, seen)
            t.stack.append((fr.D_LOOK_THROUGH, seat, seen, 0))
    elif do == ab.CASH_IN:
        if worth(t, seat, text) > 0:
            t.stack.append((fr.D_CASH_IN, seat, owned.number, 0))
    elif do == ab.CASH_SPIRITS:
        if sum(t.spirits) > 0:
            t.stack.append((fr.D_CASH_SPIRITS, seat, owned.number, 0))
    elif do == ab.FILL_POOL and not t.ending:
        t.pool += text.amount
        t.pool_added += text.amount
        log.note(t, log.POOL_FILLED, seat, "", text.amount)


def take_top_vale(t: Table, seat: int) -> None:
    """Sunwell Temple: the top level 1 vale, not bought, no text this turn (MV-DECIDE-80)."""
    if t.vale_left[0] == 0:
        return
    t.vale_left = counted_on(t.vale_left, 0, -1)
    if t.vale_known_top:
        t.vale_known_top -= 1
    top = t.vale_decks[0][t.vale_left[0]]
    t.players[seat].vales.append(top)
    t.players[seat].vale_marks.append(FRESH)
    log.note(t, log.CHOSE, seat, top.name, 0)


def worth(t: Table, seat: int, text: Ability) -> int:
    """What a vale would be cashed in for right now."""
    if text.per == ab.PER_MANA_PAIR:
        return t.mana // 2 * text.amount
    n = growth_now(t, seat) * text.amount
    return min(n, text.to) if text.to else n


def vale_numbered(t: Table, number: int) -> Vale:
    for owned in t.catalogue.vales.values():
        if owned.number == number:
            return owned
    raise KeyError(number)


def legal_yes_no(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP, mv.YES]


def play_activate(t: Table, frame: Frame, move: int) -> None:
    """May turn the own mana token active."""
    t.stack.pop()
    p = t.players[frame[1]]
    if move == mv.STOP and frame[2]:
        p.used[frame[2] - 1] &= ~(1 << frame[3])
    if move == mv.YES and not p.active:
        p.active = True
        log.note(t, log.ACTIVATED, frame[1], "", 0)


def play_cash_in(t: Table, frame: Frame, move: int) -> None:
    """Talon Gorge, Sky Garden: remove the vale for VP tokens."""
    t.stack.pop()
    owned = vale_numbered(t, frame[2])
    if move == mv.YES and owned.ability is not None:
        n = worth(t, frame[1], owned.ability)
        drop_bought(t, frame[1], owned)
        gain_vp(t, frame[1], n, False, owned.name)


def drop_bought(t: Table, seat: int, owned: Vale) -> None:
    """Remove the copy that was bought just now."""
    p = t.players[seat]
    for i in range(len(p.vales) - 1, -1, -1):
        if p.vales[i] is owned and p.vale_marks[i] == FRESH:
            del p.vales[i]
            del p.vale_marks[i]
            log.note(t, log.REMOVED, seat, owned.name, 0)
            return
    remove_vale(t, seat, owned)


def legal_cash_spirits(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP] + [mv.SPIRIT + k for k in range(len(SPIRITS)) if t.spirits[k]]


def play_cash_spirits(t: Table, frame: Frame, move: int) -> None:
    """Halo Mountain: up to five further spirits, two VP each, then it is gone."""
    t.stack.pop()
    seat, spent = frame[1], frame[3]
    owned = vale_numbered(t, frame[2])
    text = owned.ability
    if text is None:
        return
    if move != mv.STOP:
        spend_spirit(t, move - mv.SPIRIT)
        spent += 1
        if spent < text.to and sum(t.spirits) > 0:
            t.stack.append((fr.D_CASH_SPIRITS, seat, frame[2], spent))
            return
    if spent:
        drop_bought(t, seat, owned)
        gain_vp(t, seat, spent * text.amount, False, owned.name)


def legal_look_through(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP] + [mv.OPTION + k for k in range(frame[2])]


def play_look_through(t: Table, frame: Frame, move: int) -> None:
    """Wood Sprite Hoard: discard any of the top cards; option 0 is the topmost."""
    t.stack.pop()
    if move == mv.STOP:
        return
    p = t.players[frame[1]]
    p.discard.append(take_from_top(p, move - mv.OPTION))
    log.note(t, log.DISCARDED_UNSEEN, frame[1], "", 0)
    if frame[2] > 1:
        t.stack.append((fr.D_LOOK_THROUGH, frame[1], frame[2] - 1, 0))
