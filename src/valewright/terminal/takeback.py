"""How far a player may take back at the terminal."""

from __future__ import annotations

from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.kernel.undo import CannotUndo, Trail
from valewright.words import Words


def point(words: Words, record: Record, seat: int, freely: bool) -> int:
    """How many moves stand when the seat takes back its last decision; an error says why not."""
    state = record.replay(0)
    trail = Trail(record.game, state)
    for move in record.moves:
        trail.before(state)
        state.play(move)
        trail.after(state)
    try:
        return trail.undo_point(seat, freely)
    except CannotUndo as error:
        raise GameError(words.say(f"refused-{error.reason}")) from error
