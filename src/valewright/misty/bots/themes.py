"""What a puzzle of Misty Valley is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valewright.bots.advice import Option
from valewright.kernel.contract import State
from valewright.kernel.engine import State as EngineState
from valewright.misty.bots.advice import table_of
from valewright.misty.exploring import supply

LAST_TILES: Final = 2  # in stack and display: with no more, the end is near
VERBS: Final = {
    "patrol": "patrol",
    "face": "patrol",
    "explore": "explore",
    "explore-stack": "explore",
    "meet": "explore",
    "captain": "captain",
    "use": "ability",
    "end-turn": "ability",
    "pass": "choice",
}


def theme(state: State, best: Option, others: Sequence[Option]) -> str:
    """The last turns, or what the best move does."""
    t = table_of(state)
    if t.ending or supply(t) <= LAST_TILES:
        return "last-turns"
    assert isinstance(state, EngineState)
    verb = state.about(best.move).verb
    if verb == "place":
        return "patrol" if "patrol" in state.decision else "explore"
    return VERBS.get(verb, "ability")
