"""Which function runs which frame: the one place that knows every task and decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valewright.misty import exploring, patrols, setup, turn
from valewright.misty import frames as fr
from valewright.misty.abilities import (
    counterorder,
    diplomacy,
    horn_of_calling,
    magic_scroll,
    mislead,
    reinforcements,
    smoke_bomb,
    spyglass,
)
from valewright.misty.frames import Frame
from valewright.misty.table import Table

Legal = Callable[[Table, Frame], list[int]]
Play = Callable[[Table, Frame, int], None]

# The decisions of abilities and of setup; those of every turn are told apart below, for speed
DECISIONS: Final[dict[int, tuple[Legal, Play]]] = {
    fr.D_WALL: (exploring.legal_wall, exploring.play_wall),
    fr.D_SPYGLASS: (spyglass.legal_choice, spyglass.play_choice),
    fr.D_SMOKE: (smoke_bomb.legal_target, smoke_bomb.play_target),
    fr.D_SMOKE_SIDE: (smoke_bomb.legal_side, smoke_bomb.play_side),
    fr.D_MISLEAD: (mislead.legal_target, mislead.play_target),
    fr.D_MISLEAD_TURN: (mislead.legal_direction, mislead.play_direction),
    fr.D_REINFORCE: (reinforcements.legal_side, reinforcements.play_side),
    fr.D_SCROLL: (magic_scroll.legal_target, magic_scroll.play_target),
    fr.D_SCROLL_TO: (magic_scroll.legal_goal, magic_scroll.play_goal),
    fr.D_SCROLL_WALL: (magic_scroll.legal_wall, magic_scroll.play_wall),
    fr.D_HORN: (horn_of_calling.legal_tile, horn_of_calling.play_tile),
    fr.D_COUNTER: (counterorder.legal_target, counterorder.play_target),
    fr.D_COUNTER_TO: (counterorder.legal_goal, counterorder.play_goal),
    fr.D_COUNTER_FACING: (counterorder.legal_facing, counterorder.play_facing),
    fr.D_GIVE: (diplomacy.legal_give, diplomacy.play_give),
    fr.D_TAKE: (diplomacy.legal_take, diplomacy.play_take),
    fr.D_TRIBE: (setup.legal_tribe, setup.play_tribe),
    fr.D_SIDE: (setup.legal_side, setup.play_side),
}


def run(t: Table) -> None:
    """Run tasks until a decision waits or the game is over."""
    stack = t.stack
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind >= fr.DECISION:
            return
        stack.pop()
        if kind == fr.STEP:
            turn.step(t, frame)
        elif kind == fr.REFILL:
            exploring.refill(t, frame)
        else:
            setup.deal(t, frame)


def legal(t: Table) -> list[int]:
    """The legal moves of the decision that waits."""
    frame = t.stack[-1]
    kind = frame[0]
    if kind == fr.D_TURN:
        return turn.legal_turn(t, frame)
    if kind == fr.D_AFTER:
        return turn.legal_after(t, frame)
    if kind == fr.D_LAY:
        return exploring.legal_lay(t, frame)
    if kind == fr.D_SEND:
        return patrols.legal_send(t, frame)
    if kind == fr.D_FACING:
        return patrols.legal_facing(t, frame)
    if kind == fr.D_ENCOUNTER:
        return exploring.legal_encounter(t, frame)
    return DECISIONS[kind][0](t, frame)


def apply(t: Table, move: int) -> None:
    """Carry out a legal move and run on to the next decision."""
    frame = t.stack[-1]
    kind = frame[0]
    if kind == fr.D_TURN:
        turn.play_turn(t, frame, move)
    elif kind == fr.D_AFTER:
        turn.play_after(t, frame, move)
    elif kind == fr.D_LAY:
        exploring.play_lay(t, frame, move)
    elif kind == fr.D_SEND:
        patrols.play_send(t, frame, move)
    elif kind == fr.D_FACING:
        patrols.play_facing(t, frame, move)
    elif kind == fr.D_ENCOUNTER:
        exploring.play_encounter(t, frame, move)
    else:
        DECISIONS[kind][1](t, frame, move)
    run(t)
