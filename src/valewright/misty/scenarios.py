"""Positions of Misty Valley as scenarios write them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

from valewright import misty
from valewright.kernel.contract import State
from valewright.misty.catalogue import Catalogue, catalogue, load_cards
from valewright.misty.position import position
from valewright.misty.tiles import ABILITIES, TRIBES
from valewright.misty.writing import layouts
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

RARE_OF_TABLE: Final = ("last-turn-next", "spare-banners", "set-up", "waiting", "air")
_TILE: Final = re.compile(r"board, (['\"])(.+?)\1: ")


class MistyPositions(Positions):
    """The board, tile by tile, and what each player has."""

    table_keys: ClassVar[Kinds] = {
        "tile": LINES,
        "display": LIST,
        "valley-stack": LIST,
        "encounters": LIST,
        "tokens": LIST,
        "turn": NUMBER,
        "number": NUMBER,
        "main-done": YES_NO,
        "special-done": YES_NO,
        "sent": TEXT,
        "last-turn": YES_NO,
        "last-turn-next": YES_NO,
        "start": NUMBER,
        "shuffled": YES_NO,
        "valley-left": NUMBER,
        "spare-banners": NUMBER,
        "set-up": LIST,
        "waiting": LINES,
        "air": TEXT,
    }
    player_keys: ClassVar[Kinds] = {
        "tribe": TEXT,
        "hand": LIST,
        "stack": LIST,
        "used": LIST,
        "hand-size": NUMBER,
        "side": TEXT,
        "banners": NUMBER,
    }

    setup_only = ("tribes", "first")
    rare_keys: ClassVar[frozenset[tuple[str, str]]] = frozenset(
        [("table", key) for key in RARE_OF_TABLE] + [("player", "side"), ("player", "banners")]
    )

    def is_written(self, scenario: Scenario) -> bool:
        """A board alone is a position too."""
        return bool(scenario.players or scenario.table)

    def lay_out(self, scenario: Scenario) -> State:
        """A position as written, or a game set up by the rules."""
        cards = _cards(scenario)
        seed = scenario.about.get("seed", 0)
        if not scenario.is_written:
            return misty.new_game(
                scenario.about.get("players", 2), seed, cards=cards, **scenario.options
            )
        for key in self.setup_only:
            if key in scenario.options:
                raise scenario.error(
                    f"{key}: is for a game set up by the rules, without 'tile' and 'player N:'",
                    scenario.lines[key],
                )
        players = scenario.players or [{}, {}]
        written = scenario.with_seats(len(players))
        table = plain_keys(written)
        board = table.pop("tile", [])
        named = [plain_keys(player) for player in players]
        return position(board, named, options=scenario.options, seed=seed, cards=cards, **table)

    def layouts(self, state: State) -> Iterator[Layout]:
        """What the seat to act knows."""
        assert isinstance(state, misty.State)
        return layouts(state)

    def names(self) -> dict[str, list[str]]:
        """Every tile, shape, tribe and ability."""
        cat = catalogue()
        shapes = [shape for shape in cat.shapes if shape]
        return {
            "tiles": list(cat.names[1:]),
            "shapes": list(dict.fromkeys(shapes)),
            "tribes": list(TRIBES),
            "abilities": list(ABILITIES),
        }

    def moves(self, state: State, text: str) -> Iterator[int]:
        """Moves one after another, with or without commas between them."""
        assert isinstance(state, misty.State)
        return iter(state.phrase(text))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """The view, with tiles by name and the abilities that are unused."""
        return widened(state.view(seat))

    def line_of(self, scenario: Scenario, message: str) -> tuple[int | None, str] | None:
        """The line of a tile."""
        found = _TILE.match(message)
        if found is None:
            return None
        return scenario.lines.get(f"tile {found[2]}"), f"tile: {message[found.end() :]}"


def _cards(scenario: Scenario) -> Catalogue:
    name = scenario.about.get("cards")
    return load_cards(None if name is None else Path(scenario.file).parent / name)


def widened(view: dict[str, Any]) -> dict[str, Any]:
    """The view with ``tiles`` by name and the ``unused`` abilities; players count from 1."""
    tiles: dict[str, dict[str, Any]] = {}
    for tile in view["board"]:
        found = dict(tile)
        if found.get("owner") is not None:
            found["owner"] += 1
        if "captains" in found:
            found["captains"] = [seat + 1 for seat in found["captains"]]
        tiles[tile["name"]] = found
    unused = [
        [ability["name"] for ability in p["abilities"] if not ability["used"]]
        for p in view["players"]
    ]
    return {**view, "tiles": tiles, "unused": unused}
