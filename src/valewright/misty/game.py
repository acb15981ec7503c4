"""Misty Valley as a game that plugs into everything around it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from valewright.kernel.contract import (
    CHOICE,
    FLAG,
    NUMBER,
    TEXT,
    Option,
    State,
)
from valewright.kernel.game import CardGame

MIXES: Final[dict[str, dict[str, Any]]] = {
    "base": {},
    "expansion": {"expansion": True},
    "light": {"light": True},
}


class MistyValley(CardGame):
    """Misty Valley as a :class:`valewright.kernel.game.Game`.

    >>> MistyValley().start({"light": True}, seed=7)
    <Misty Valley, turn 1, turn>
    """

    name = "misty-valley"
    title = "Misty Valley"
    package = "valewright.misty"
    rulings_prefix = "MI"
    review_rounds = 32
    untestable = ("MI-LANG-", "MI-GOAL-")  # on translations, and what players want
    parts: ClassVar = {
        "advice": "valewright.misty.bots.advice:MistyAdviser",
        "balance": "valewright.misty.balance:balance",
        "bench": "valewright.misty.game:MIXES",
        "cards": "valewright.misty.terminal.listing:list_cards",
        "puzzles": "valewright.misty.bots.themes:theme",
        "levels": "valewright.misty.bots.levels:LEVELS",
        "move_kinds": "valewright.misty.move_kinds:MistyMoveKinds",
        "observation": "valewright.kernel.engine:EngineObservation",
        "scenarios": "valewright.misty.scenarios:MistyPositions",
        "table": "valewright.misty.serving.adapter:MistyAdapter",
        "terminal": "valewright.misty.terminal.face:MistyFace",
        "watcher": "valewright.misty.watcher:MistyWatcher",
    }

    def options(self) -> tuple[Option, ...]:
        """The options of :func:`valewright.misty.new_game`; ``cards`` is a card file's text."""
        from valewright.misty.options import FIRST_MODES, TRIBE_MODES

        return (
            Option("players", NUMBER, 2, "the number of players: 2"),
            Option("expansion", FLAG, False, "play with Walls and Flowers"),
            Option("light", FLAG, False, "the lighter game, without special actions"),
            Option("tribes", CHOICE, "random", "the tribe of player 1", TRIBE_MODES),
            Option("first", CHOICE, "random", "who goes first", FIRST_MODES),
            Option("cards", TEXT, None, "a TOML file of tile values that replace the shipped ones"),
        )

    def marks(self, state: State) -> object:
        """Stacks and the generator; the game itself counts what comes to light (MI-DECIDE-107)."""
        from valewright.misty import state as misty

        assert isinstance(state, misty.State)
        t = state.table
        return (
            (t.rng.a, t.rng.b, t.commitment, t.number),
            (t.valley_left, t.encounters_left, t.tokens_left),
            tuple((p.left, len(p.stack)) for p in t.players),
        )
