"""The face of each game, imported when it is first needed."""

from __future__ import annotations

from valewright.kernel.contract import State
from valewright.kernel.errors import GameError
from valewright.terminal.face import Face


def face_of(state: State) -> Face:
    """The face of the game that a state belongs to."""
    if state.game == "mystic-vale":
        from valewright.terminal.mystic_face import MysticFace

        return MysticFace()
    if state.game == "misty-valley":
        from valewright.terminal.misty_face import MistyFace

        return MistyFace(state)
    raise GameError(f"the terminal does not know {state.game}")
