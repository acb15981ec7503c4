"""A turn: one main action, at most one special action before or after it (MI-TURN, MI-END)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Verb, for_seats
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.captains import can_move_captain, captain_moves, move_captain
from valewright.misty.decision import Decision, Task
from valewright.misty.exploring import explore, sources
from valewright.misty.patrols import send, sendable
from valewright.misty.table import NO_TILE, Table
from valewright.misty.using import can_use_ability, usable_abilities, use_ability


class Step(Task):
    """What the turn asks for next."""

    code = 0

    def run(self, t: Table) -> None:
        """Ask for what is still due in the turn, or end it."""
        if not t.main_done:
            t.stack.append(self)
            t.stack.append(TURN[self.seat])
        elif has_special_moves(t, self.seat):
            t.stack.append(self)
            t.stack.append(AFTER[self.seat])
        else:
            end_turn(t, self.seat)


def end_turn(t: Table, seat: int) -> None:
    """Hand over to the rival; after the last turn the game is over."""
    t.commitment += 1
    if t.last:
        log.note(t, log.GAME_OVER, seat, NO_TILE, 0)
        return
    t.last = t.ending
    t.turn = 1 - seat
    t.number += 1
    start_turn(t)


def start_turn(t: Table) -> None:
    """Begin the turn of the seat whose turn it is."""
    t.main_done = False
    t.special_done = False
    t.sent = NO_TILE
    log.start_turn(t, t.turn)
    if t.last:
        log.note(t, log.LAST_TURN, t.turn, NO_TILE, 0)
    t.stack.append(STEP[t.turn])


def special_moves(t: Table, seat: int) -> list[int]:
    """The special actions open to a seat: a captain's move or an ability (MI-TURN-03)."""
    if t.special_done or t.options.light:
        return []
    found = captain_moves(t, seat)
    if not t.last:  # MI-END-03
        found += usable_abilities(t, seat)
    return found


def has_special_moves(t: Table, seat: int) -> bool:
    """Whether a special action is open to a seat."""
    if t.special_done or t.options.light:
        return False
    return can_move_captain(t, seat) or (not t.last and can_use_ability(t, seat))


class Turn(Decision):
    """The main action, or a special one before it."""

    code = 32
    name = "turn"
    ends = True
    stop = Verb("pass", "pass")
    on_tile = Verb("captain", "captain to")

    def legal(self, t: Table) -> list[int]:
        """The main actions, the special ones, and passing where that is allowed."""
        found = [] if t.last else sources(t)
        found += sendable(t, self.seat)
        if t.last or not found:  # MI-DECIDE-84, MI-DECIDE-87
            found.insert(0, mv.STOP)
        found += special_moves(t, self.seat)
        return found

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        begin(t, self.seat, move)


class After(Decision):
    """The special action after the main action."""

    code = 33
    name = "special action"
    ends = True
    stop = Verb("end-turn", "end turn")
    on_tile = Verb("captain", "captain to")

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP, *special_moves(t, self.seat)]

    def play(self, t: Table, move: int) -> None:
        """A special action after the main action, or the end of the turn."""
        t.stack.pop()
        if move == mv.STOP:
            t.stack.pop()
            end_turn(t, self.seat)
        else:
            begin(t, self.seat, move)


STEP: Final = for_seats(Step)
TURN: Final = for_seats(Turn)
AFTER: Final = for_seats(After)


def begin(t: Table, seat: int, move: int) -> None:
    """Begin the action that the move names."""
    if move >= mv.TILE:
        t.special_done = True
        move_captain(t, seat, move)
    elif move >= mv.ABILITY:
        t.special_done = True
        use_ability(t, seat, move - mv.ABILITY)
    else:
        t.main_done = True
        if move >= mv.PATROL:
            send(t, seat, move, True)
        elif move == mv.STOP:
            log.note(t, log.PASSED, seat, NO_TILE, 0)
        else:
            explore(t, seat, move)
