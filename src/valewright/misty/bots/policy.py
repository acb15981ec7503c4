"""Playing on at a glance: each turn the action that brings most, with a little chance in it."""

from __future__ import annotations

from typing import Final

from valewright.kernel import engine
from valewright.kernel.rng import MASK, Rng
from valewright.misty import moves as mv
from valewright.misty.bots.evaluation import phase_of
from valewright.misty.bots.look import NONE, Look
from valewright.misty.bots.style import Style
from valewright.misty.bots.values import turn_value, values
from valewright.misty.exploring import Lay
from valewright.misty.table import Table
from valewright.misty.tiles import first_patrol_of
from valewright.misty.turn import After, Turn

WHIM: Final = 1.0 / (MASK + 1)


def play_on(t: Table, style: Style, rng: Rng) -> None:
    """Play to the end of this turn and of so many more; the last of the game is always played."""
    until = t.number + style.horizon + 1
    while t.stack and (t.number < until or t.last):
        frame = t.stack[-1]
        if isinstance(frame, Turn):
            _main_action(t, style, rng)
        elif isinstance(frame, After):
            _special_action(t, style, rng)
        else:
            _step(t, style, rng)


def _step(t: Table, style: Style, rng: Rng) -> None:
    """The best of the legal moves."""
    moves = engine.legal(t)
    if len(moves) == 1:
        engine.apply(t, moves[0])
        return
    _best_step(Look(t, t.stack[-1].seat, style), moves, rng)


def _best_step(look: Look, moves: list[int], rng: Rng) -> None:
    style = look.style
    worth = values(look, tuple(moves))
    best = NONE
    chosen = moves[0]
    for i in range(len(moves)):
        value = worth[i] + style.whim * WHIM * rng.next()
        if value > best:
            best = value
            chosen = moves[i]
    engine.apply(look.t, chosen)


def _special_action(t: Table, style: Style, rng: Rng) -> None:
    """The captain's best move, or an ability; one of those left is thought of, by lot."""
    moves = engine.legal(t)
    abilities = 0
    for move in moves:
        if mv.ABILITY <= move < mv.TILE:
            abilities += 1
    thought_of = rng.below(abilities) if abilities else 0
    look = Look(t, t.stack[-1].seat, style)
    best = style.whim  # of doing nothing
    chosen = mv.STOP
    for move in moves:
        if mv.ABILITY <= move < mv.TILE:
            thought_of -= 1
            if thought_of != -1:
                continue
        value = turn_value(look, move) + style.whim * WHIM * rng.next()
        if value > best:
            best = value
            chosen = move
    engine.apply(t, chosen)


def _main_action(t: Table, style: Style, rng: Rng) -> None:
    """A main action, carried out at once; special actions wait until it is done."""
    seat = t.stack[-1].seat
    look = Look(t, seat, style)
    best = NONE
    chosen = mv.STOP
    for move in engine.legal(t):
        if move >= mv.ABILITY:
            break
        value = turn_value(look, move) + style.whim * WHIM * rng.next()
        if value > best:
            best = value
            chosen = move
    engine.apply(t, chosen)
    if chosen >= mv.PATROL:
        patrol = chosen - mv.PATROL + first_patrol_of(t.players[seat].tribe)
        at = look.best_patrol(patrol)[1]
        engine.apply(t, mv.CELL + at)
        engine.apply(t, mv.SIDE + look.best_facing(patrol, at)[1])
    elif t.stack and isinstance(t.stack[-1], Lay) and phase_of(t) == look.phase:
        _best_step(look, engine.legal(t), rng)  # the board is still as it was looked at
