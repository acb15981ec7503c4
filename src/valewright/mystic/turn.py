"""Turns, rounds and the end of the game (MV-TURN, MV-END)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import for_seats
from valewright.mystic import log, planting
from valewright.mystic.abilities import vales
from valewright.mystic.decision import Task
from valewright.mystic.discarding import START_DISCARD
from valewright.mystic.prep import PREP
from valewright.mystic.table import LAST_PLANTING, OVER, PLANTING, Table


class StartTurn(Task):
    """A turn: Planting, Harvest, Discard, Prep; after a spoiled prep only the last two."""

    code = 0

    def run(self, t: Table) -> None:
        start(t, self.seat)


def start(t: Table, seat: int) -> None:
    p = t.players[seat]
    t.turn = seat
    if p.extra_next:
        p.extra_next = False
        p.extra_now = True
    log.note(t, log.TURN, seat, "", t.round)
    stack = t.stack
    stack.append(NEXT_TURN[seat])
    stack.append(PREP[seat])
    stack.append(START_DISCARD[seat])
    if p.spoiled:
        log.note(t, log.SPOILED_TURN, seat, "", 0)
    else:
        planting.start(t, seat, PLANTING)


class NextTurn(Task):
    """An extra turn, the next seat, or the end after a whole round (MV-END-02)."""

    code = 12

    def run(self, t: Table) -> None:
        seat = self.seat
        p = t.players[seat]
        log.note(t, log.PREPPED, seat, "", len(p.field))
        p.log_mark = t.lines
        log.trim(t)
        if p.extra_now:
            p.extra_now = False
            if p.extra_round != t.round:
                p.extra_round = t.round
                log.note(t, log.EXTRA_TURN, seat, "", 0)
                start(t, seat)
                return
        following = (seat + 1) % len(t.players)
        if following == t.start:
            if t.ending:
                t.stack.append(EndGame(following))
                return
            t.round += 1
        start(t, following)


START_TURN: Final = for_seats(StartTurn)
NEXT_TURN: Final = for_seats(NextTurn)


class EndGame(Task):
    """After the last turn: one more planting for each Borderwatch Bog, then all is over."""

    code = 13

    def run(self, t: Table) -> None:
        n = len(t.players)
        t.phase = OVER
        log.note(t, log.GAME_OVER, self.seat, "", 0)
        for k in range(n):
            seat = (t.start + n - 1 - k) % n
            if vales.has_bog(t.players[seat]):
                t.stack.append(Bog(seat))


class Bog(Task):
    """Borderwatch Bog's planting phase on the prepped field (MV-DECIDE-57)."""

    code = 23

    def run(self, t: Table) -> None:
        seat = self.seat
        t.stack.append(BogEnd(seat))
        t.turn = seat
        log.note(t, log.LAST_PLANTING, seat, "Borderwatch Bog", 0)
        if t.players[seat].spoiled:
            t.players[seat].bog = 0
        else:
            planting.start(t, seat, LAST_PLANTING)


class BogEnd(Task):
    """The planting for Borderwatch Bog is done."""

    code = 17

    def run(self, t: Table) -> None:
        t.phase = OVER
