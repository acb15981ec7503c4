"""Positions of Mystic Vale as scenarios write them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

from valewright import mystic
from valewright.kernel.contract import State
from valewright.kernel.errors import BadData
from valewright.mystic import midturn
from valewright.mystic.catalogue import Catalogue, catalogue, load_cards
from valewright.mystic.position import position
from valewright.mystic.symbols import SETS
from valewright.mystic.writing import layouts
from valewright.scenarios.positions import (
    LINES,
    LIST,
    NUMBER,
    TEXT,
    YES_NO,
    Kinds,
    Layout,
    Positions,
    plain_keys,
)
from valewright.scenarios.reading import Scenario

STACK: Final = "&"
PIECE: Final = " + "
RARE_OF_TABLE: Final = ("vale-deck-top", "gone", "set-up", "waiting", "offered")
RARE_OF_PLAYERS: Final = (
    "used",
    "evoked",
    "kept",
    "next-harvest",
    "extra-turn",
    "upgrading",
    "growth",
    "last-field",
)


class MysticPositions(Positions):
    """Fields, decks and the market, card by card."""

    table_keys: ClassVar[Kinds] = {
        "phase": TEXT,
        "turn": NUMBER,
        "start": NUMBER,
        "round": NUMBER,
        "last-round": YES_NO,
        "pool": NUMBER,
        "commons": LIST,
        "deck-1": LIST,
        "deck-2": LIST,
        "deck-3": LIST,
        "soil": LIST,
        "vales": LIST,
        "vale-deck-1": LIST,
        "vale-deck-2": LIST,
        "advancements-left": LIST,
        "vales-left": LIST,
        "vale-deck-top": LIST,
        "gone": LIST,
        "set-up": LIST,
        "waiting": LINES,
        "offered": LIST,
        **{
            key.replace("_", "-"): NUMBER if key in midturn.NUMBERS else LIST
            for key in midturn.KEYS
        },
    }
    player_keys: ClassVar[Kinds] = {
        "field": LIST,
        "on-deck": TEXT,
        "deck": LIST,
        "discard": LIST,
        "fill": TEXT,
        "vales": LIST,
        "fresh-vales": LIST,
        "token": TEXT,
        "amulet": TEXT,
        "leader": TEXT,
        "workshop": LIST,
        "vp": NUMBER,
        "spoiled": YES_NO,
        "deck-top": LIST,
        "deck-bottom": LIST,
        "hidden": LIST,
        "deck-size": NUMBER,
        "used": LIST,
        "evoked": YES_NO,
        "kept": LIST,
        "next-harvest": LIST,
        "extra-turn": LIST,
        "upgrading": YES_NO,
        "growth": NUMBER,
        "last-field": NUMBER,
    }
    setup_keys = ("pool",)
    setup_only = ("leaders", "amulets")
    rare_keys: ClassVar[frozenset[tuple[str, str]]] = frozenset(
        [("table", key) for key in RARE_OF_TABLE]
        + [("table", key.replace("_", "-")) for key in midturn.KEYS]
        + [("player", key) for key in RARE_OF_PLAYERS]
    )

    def lay_out(self, scenario: Scenario) -> State:
        """A position as written, or a game set up by the rules."""
        cards = _cards(scenario)
        if scenario.players:
            return _written(scenario, cards)
        return mystic.new_game(
            players=scenario.about.get("players", 2),
            seed=scenario.about.get("seed", 0),
            cards=cards,
            pool=scenario.table.get("pool"),
            **plain_keys(scenario.options),
        )

    def layouts(self, state: State) -> Iterator[Layout]:
        """What the seat to act knows."""
        assert isinstance(state, mystic.State)
        return layouts(state)

    def names(self) -> dict[str, list[str]]:
        """Every title, in the order of the catalogue."""
        cat = catalogue()
        pieces = [piece for piece in cat.pieces.values() if not piece.printed]
        return {
            "bases": list(cat.bases),
            "advancements": list(dict.fromkeys(piece.name for piece in pieces)),
            "vales": list(cat.vales),
            "leaders": list(cat.leaders),
            "amulets": list(cat.amulets),
            "conclaves": list(cat.conclaves),
            "sets": list(SETS),
        }

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """The view, and the odds of the next push."""
        assert isinstance(state, mystic.State)
        return {**state.view(seat), "odds": state.spoil_odds(seat)}

    def canonical(self, state: State, text: str) -> str:
        """A card, whatever the order its pieces were written in."""
        assert isinstance(state, mystic.State)
        if PIECE not in text:
            return text
        try:
            return state.table.book.named(text).name
        except BadData:
            return text


def _written(scenario: Scenario, cards: Catalogue) -> State:
    for key in MysticPositions.setup_only:
        if key in scenario.options:
            raise scenario.error(
                f"{key}: is for a game set up by the rules, without 'player N:'",
                scenario.lines[key],
            )
    table = plain_keys(scenario.with_seats(len(scenario.players)))
    for name, keys in (
        ("advancement_decks", ("deck_1", "deck_2", "deck_3")),
        ("vale_decks", ("vale_deck_1", "vale_deck_2")),
    ):
        if any(key in table for key in keys):
            table[name] = [table.pop(key, []) for key in keys]
    if "commons" in table:
        table["commons"] = [
            [piece.strip() for piece in spot.split(STACK)] for spot in table["commons"]
        ]
    if "soil" in table:
        table["soil"] = _soil(scenario, table["soil"])
    return position(
        [plain_keys(player) for player in scenario.players],
        options=plain_keys(scenario.options),
        seed=scenario.about.get("seed", 0),
        cards=cards,
        **table,
    )


def _soil(scenario: Scenario, counts: list[str]) -> dict[str, int]:
    if len(counts) != 3 or not all(count.isdigit() for count in counts):
        line = scenario.lines["soil"]
        raise scenario.error("soil: write three numbers: top, middle, bottom", line)
    return dict(zip(("top", "middle", "bottom"), map(int, counts), strict=True))


def _cards(scenario: Scenario) -> Catalogue:
    name = scenario.about.get("cards")
    return load_cards(None if name is None else Path(scenario.file).parent / name)
