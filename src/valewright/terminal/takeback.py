"""How far a player may take back: by replaying the record, never past what was hidden."""

from __future__ import annotations

from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.terminal.face import Face


def point(record: Record, face: Face, seat: int, freely: bool) -> int:
    """How many moves stand when the seat takes back its last decision; an error says why not."""
    state = record.replay(0)
    found = -1
    hidden = False
    for i, move in enumerate(record.moves):
        if state.to_act == seat and face.asks(state):
            found, hidden = i, False
        before = None if freely else face.trace(state, seat)
        state.play(move)
        if not freely and face.reveals(before, face.trace(state, seat)):
            hidden = True
    if found < 0:
        raise GameError("You have nothing to undo.")
    if hidden:
        raise GameError("You can't undo: something hidden has been revealed since.")
    return found
