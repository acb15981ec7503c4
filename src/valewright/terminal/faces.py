"""The face of each game, imported when it is first needed."""

from __future__ import annotations

from valewright.games import game
from valewright.kernel.contract import State
from valewright.terminal.face import Face
from valewright.terminal.plain_face import PlainFace
from valewright.words import Words


def face_of(state: State, words: Words) -> Face:
    """The face of the game that a state belongs to: its own, or a plain one."""
    found = game(state.game)
    made: Face = (found.part("terminal") if found.has("terminal") else PlainFace)(state, words)
    return made
