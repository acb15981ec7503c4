"""Turns, rounds and the end of the game (MV-TURN, MV-END)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import frames as fr
from valewright.mystic import log, planting
from valewright.mystic.frames import Frame
from valewright.mystic.table import LAST_PLANTING, OVER, PLANTING, Table


def start(t: Table, frame: Frame) -> None:
    """A turn: Planting, Harvest, Discard, Prep; after a spoiled prep only the last two."""
    seat = frame[1]
    p = t.players[seat]
    t.turn = seat
    if p.extra_next:
        p.extra_next = False
        p.extra_now = True
    log.note(t, log.TURN, seat, "", t.round)
    t.stack.append((fr.NEXT, seat, 0, 0))
    t.stack.append((fr.PREP, seat, 0, 0))
    t.stack.append((fr.DISCARD, seat, 0, 0))
    if p.spoiled:
        log.note(t, log.SPOILED_TURN, seat, "", 0)
    else:
        planting.start(t, seat, PLANTING)


def next_turn(t: Table, frame: Frame) -> None:
    """An extra turn, the next seat, or the end after a whole round (MV-END-02)."""
    seat = frame[1]
    p = t.players[seat]
    log.note(t, log.PREPPED, seat, "", len(p.field))
    p.log_mark = t.log_base + len(t.log)
    log.trim(t)
    if p.extra_now:
        p.extra_now = False
        if p.extra_round != t.round:
            p.extra_round = t.round
            log.note(t, log.EXTRA_TURN, seat, "", 0)
            t.stack.append((fr.TURN, seat, 0, 0))
            return
    following = (seat + 1) % len(t.players)
    if following == t.start:
        if t.ending:
            t.stack.append((fr.END, following, 0, 0))
            return
        t.round += 1
    t.stack.append((fr.TURN, following, 0, 0))


def end(t: Table, frame: Frame) -> None:
    """After the last turn: one more planting for each Borderwatch Bog, then all is over."""
    n = len(t.players)
    t.phase = OVER
    log.note(t, log.GAME_OVER, frame[1], "", 0)
    for k in range(n):
        seat = (t.start + n - 1 - k) % n
        if _has_bog(t, seat):
            t.stack.append((fr.BOG, seat, 0, 0))


def _has_bog(t: Table, seat: int) -> bool:
    for vale in t.players[seat].vales:
        if vale.ability is not None and vale.ability.do == ab.LAST_PLANTING:
            return True
    return False


def bog(t: Table, frame: Frame) -> None:
    """Borderwatch Bog's planting phase on the prepped field (MV-DECIDE-57)."""
    seat = frame[1]
    t.stack.append((fr.BOG_END, seat, 0, 0))
    t.turn = seat
    log.note(t, log.LAST_PLANTING, seat, "Borderwatch Bog", 0)
    if t.players[seat].spoiled:
        t.players[seat].bog = 0
    else:
        planting.start(t, seat, LAST_PLANTING)


def bog_end(t: Table, frame: Frame) -> None:
    t.phase = OVER
