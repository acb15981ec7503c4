"""Scenarios of Misty Valley: how they are laid out, and what can be looked up in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valewright import misty
from valewright.misty.catalogue import Catalogue, catalogue, load_cards
from valewright.misty.position import position
from valewright.scenarios.reading import Scenario

SETUP_ONLY: Final = ("tribes", "first")


def lay_out(scenario: Scenario) -> misty.State:
    """The state at the start of a scenario."""
    cards = _cards(scenario)
    seed = scenario.about.get("seed", 0)
    if not scenario.is_written:
        return misty.new_game(
            scenario.about.get("players", 2), seed, cards=cards, **scenario.options
        )
    for key in SETUP_ONLY:
        if key in scenario.options:
            raise scenario.error(
                f"{key}: is for a game set up by the rules, without 'tile' and 'player N:'",
                scenario.lines[key],
            )
    players = scenario.players or [{}, {}]
    written = scenario.with_seats(len(players))
    table = {key.replace("-", "_"): value for key, value in written.items()}
    board = table.pop("tile", [])
    return position(board, players, options=scenario.options, seed=seed, cards=cards, **table)


def _cards(scenario: Scenario) -> Catalogue:
    name = scenario.about.get("cards")
    return catalogue() if name is None else load_cards(Path(scenario.file).parent / name)


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
