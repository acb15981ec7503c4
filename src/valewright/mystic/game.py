"""Mystic Vale as a game that plugs into everything around it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from valewright.kernel.contract import (
    CHOICE,
    FLAG,
    NAMES,
    NUMBER,
    TEXT,
    Option,
    State,
)
from valewright.kernel.game import CardGame, Caution

MIXES: Final[dict[str, dict[str, Any]]] = {
    "base": {"players": 2},
    "full": {
        "players": 2,
        "sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"],
        "leaders": "random",
        "amulets": "random",
    },
}


class MysticVale(CardGame):
    """Mystic Vale as a :class:`valewright.kernel.game.Game`.

    >>> MysticVale().start({"players": 3}, seed=7)
    <Mystic Vale, 3 players, round 1, plant>
    """

    name = "mystic-vale"
    title = "Mystic Vale"
    seats = (2, 6)
    package = "valewright.mystic"
    rulings_prefix = "MV"
    rules_version = 2
    review_rounds = 8
    parts: ClassVar = {
        "advice": "valewright.mystic.bots.advice:MysticAdviser",
        "balance": "valewright.mystic.balance:balance",
        "bench": "valewright.mystic.game:MIXES",
        "box": "valewright.mystic.terminal.box:Box",
        "cards": "valewright.mystic.terminal.listing:list_cards",
        "puzzles": "valewright.mystic.bots.themes:theme",
        "levels": "valewright.mystic.bots.levels:LEVELS",
        "move_kinds": "valewright.mystic.move_kinds:MysticMoveKinds",
        "observation": "valewright.kernel.engine:EngineObservation",
        "scenarios": "valewright.mystic.scenarios:MysticPositions",
        "table": "valewright.mystic.serving.adapter:MysticAdapter",
        "terminal": "valewright.mystic.terminal.face:MysticFace",
        "watcher": "valewright.mystic.watcher:MysticWatcher",
    }

    def options(self) -> tuple[Option, ...]:
        """The options of :func:`valewright.mystic.new_game`; ``cards`` is a card file's text."""
        from valewright.mystic.options import LEADER_MODES
        from valewright.mystic.symbols import SETS

        return (
            Option("players", NUMBER, 2, "the number of players, 2 to 6"),
            Option("sets", NAMES, ["base"], "the sets in the mix", SETS),
            Option("leaders", CHOICE, "off", "how leaders are handed out", LEADER_MODES),
            Option("amulets", CHOICE, "off", "how amulets are handed out", LEADER_MODES),
            Option("conclaves", NAMES, [], "conclaves to build the decks from, or random"),
            Option("buy_vp", FLAG, False, "variant: any 3 spirits buy 1 VP"),
            Option("stacked", FLAG, False, "variant: stack duplicates in the commons"),
            Option("pool", NUMBER, None, "the size of the VP pool"),
            Option("cards", TEXT, None, "a TOML file of card values that replace the shipped ones"),
        )

    def drawn(self, options: dict[str, object], seed: int) -> dict[str, object]:
        """Conclaves at random where ``random`` was asked for."""
        if options.get("conclaves") != ["random"]:
            return options
        from valewright.mystic.catalogue import catalogue
        from valewright.mystic.setup import random_conclaves

        cards = options.get("cards")
        cat = catalogue(cards if isinstance(cards, str) else "")
        return {**options, "conclaves": list(random_conclaves(cat, seed))}

    def warnings(self, options: Mapping[str, object]) -> list[Caution]:
        """Too few cards in the conclaves that were chosen, or too few that supply VP."""
        from valewright.mystic.catalogue import catalogue
        from valewright.mystic.setup import conclave_warnings, warning_words

        conclaves, players, cards = (options.get(key) for key in ("conclaves", "players", "cards"))
        cat = catalogue(cards if isinstance(cards, str) else "")
        if not isinstance(conclaves, list) or not all(name in cat.conclaves for name in conclaves):
            return []
        if not isinstance(players, int) or players not in cat.level_1_cards:
            return []
        return [
            Caution(warning_words(kind, have, needed), kind, have, needed)
            for kind, have, needed in conclave_warnings(cat, tuple(conclaves), players)
        ]

    def marks(self, state: State) -> object:
        """Decks, the generator, and how much of the own deck a look has shown."""
        from valewright.mystic import state as mystic

        assert isinstance(state, mystic.State)
        t = state.table
        return (
            (t.rng.a, t.rng.b, t.round, t.turn, t.vale_known_top),
            tuple(t.left),
            tuple(t.vale_left),
            tuple(
                (
                    len(p.deck),
                    p.known_top,
                    p.known_bottom,
                    None if p.on_deck is None else p.on_deck.name,
                )
                for p in t.players
            ),
        )

    def canonical(self, state: State, seat: int) -> State:
        """All that is hidden laid out in one order: cheaper than a sample, and shuffles nothing."""
        from valewright.kernel.engine import UNTOLD_SEED
        from valewright.mystic import state as mystic
        from valewright.mystic.canonical import laid_out

        assert isinstance(state, mystic.State)
        return mystic.State(laid_out(state.table, seat), UNTOLD_SEED)
