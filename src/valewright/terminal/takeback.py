"""How far a player may take back: by replaying the record, never past what was hidden."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.mystic import State

# Decisions put to the player even when only one move is left: they end something.
ALWAYS_ASKED: Final = ("plant", "harvest", "spoil")
PILES: Final = ("advancements_left", "vales_left", "vale_deck_top", "round", "turn")


def asks(state: State) -> bool:
    """Whether the decision at hand is put to the player: the only move is played for them."""
    return len(state.legal_moves()) > 1 or state.decision in ALWAYS_ASKED


def reveals(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether something hidden came to light between two views, or a pile was touched."""
    if after["sees"] or any(before[pile] != after[pile] for pile in PILES):
        return True
    for old, new in zip(before["players"], after["players"], strict=True):
        if old["deck_size"] != new["deck_size"] or old["on_deck"] != new["on_deck"]:
            return True
    return False


def point(record: Record, seat: int, freely: bool) -> int:
    """How many moves stand when the seat takes back its last decision; an error says why not."""
    state = mystic_state(record.replay(0))
    found = -1
    hidden = False
    for i, move in enumerate(record.moves):
        asked = state.to_act == seat and asks(state)
        if asked:
            found, hidden = i, False
        before = None if freely else state.view(seat)
        state.play(move)
        if before is not None and reveals(before, state.view(seat)):
            hidden = True
    if found < 0:
        raise GameError("There is nothing of yours to undo.")
    if hidden:
        raise GameError("No undo: something hidden came to light since your last decision.")
    return found


def mystic_state(state: object) -> State:
    """The state of a Mystic Vale record."""
    if not isinstance(state, State):
        raise GameError("the terminal plays Mystic Vale only")
    return state
