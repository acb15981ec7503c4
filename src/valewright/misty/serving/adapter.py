"""Misty Valley as the server tells it."""

from __future__ import annotations

from typing import Any, Final, Literal

from valewright.kernel.contract import State
from valewright.kernel.data import read_toml
from valewright.kernel.engine import decision_id
from valewright.kernel.errors import BadOption
from valewright.misty import catalogue, log, parts, previews
from valewright.misty import state as misty
from valewright.misty.catalogue import Catalogue, Names
from valewright.misty.hexes import SIDES, coordinates
from valewright.misty.serving.shapes import SHAPES
from valewright.misty.table import NOBODY
from valewright.misty.tiles import (
    ABILITIES,
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    REQUIREMENTS,
    RESOURCES,
    TILES,
    TRIBES,
    is_encounter,
    is_patrol,
    is_valley,
    tribe_of,
)
from valewright.misty.view import build_view
from valewright.server.games.contract import SeatSnapshot

WITH_CELL: Final = (log.LAID, log.MET, log.SENT, log.MOVED)


def checked(state: State) -> misty.State:
    """The state of Misty Valley that it is."""
    assert isinstance(state, misty.State)
    return state


class MistyAdapter:
    """Misty Valley for :mod:`valewright.server`."""

    name: Final[Literal["misty-valley"]] = "misty-valley"
    shapes: Final = SHAPES

    def shown(self, state: State, seat: int | None, acting: bool) -> SeatSnapshot:
        """A view with the control that each move would lead to."""
        t = checked(state).table
        shown = seat if seat is not None else 1 if state.to_act == 0 else 0
        view = _by_ids(t.catalogue, dict(build_view(t, shown, ())))
        if seat is None:
            view.update(seat=None, me=None, unseen=None)
        moves: list[dict[str, Any]] = []
        view["previews"] = []
        if acting and seat is not None and seat == state.to_act:
            legal = state.legal_moves()
            moves = [self.move(state, move) for move in legal]
            view["previews"] = [_preview(*found) for found in previews.previews(t, legal)]
        return SeatSnapshot(view, decision_id(t), moves)

    def move(self, state: State, move: int) -> dict[str, Any]:
        """What it is about, tiles by their ids."""
        t = checked(state).table
        return _move(t.catalogue, parts.move_parts(t, move))

    def events(self, state: State, since: int) -> tuple[list[dict[str, Any]], int]:
        """The log after its first ``since`` lines."""
        t = checked(state).table
        told = [
            {
                "kind": log.KINDS[event[0]],
                "seat": event[1],
                "name": _name(t.catalogue, event),
                "n": event[3],
                "tile": _face(t.catalogue, event[2]) if _has_tile(event) else None,
                "other": _face(t.catalogue, event[3]) if event[0] == log.TRADED else None,
                "cell": coordinates(event[3]) if event[0] in WITH_CELL else None,
                "tribe": TRIBES[event[3]] if event[0] == log.CHOSE else None,
                "ability": ABILITIES[event[3]] if event[0] == log.USED else None,
                "text": log.words(t.catalogue, event),
            }
            for event in t.told(since)
        ]
        return told, t.lines

    def played(self, seat: int, words: str) -> list[dict[str, Any]]:
        """The log tells it."""
        return []

    def bought(self, line: dict[str, Any]) -> str | None:
        """There is nothing to buy."""
        return None

    def sets(self, options: dict[str, object]) -> list[str]:
        """It comes in one part."""
        return []

    def score_lines(self, state: State) -> list[list[dict[str, Any]]]:
        """Valley tiles, encounters, abilities, flowers."""
        found = checked(state)
        cat = found.table.catalogue
        return [
            [_score(cat, *line) for line in found.score_lines(seat)]
            for seat in range(found.players)
        ]

    def catalogue(self, cards: str = "") -> dict[str, Any]:
        """Every tile, tribe and ability."""
        cat = catalogue(cards)
        return {
            "game": self.name,
            "valley_tiles": [
                {
                    **_named(cat.ids[tile], cat.tile_names[tile]),
                    "name": cat.names[tile],
                    "resource": RESOURCES[cat.resource[tile]],
                    "footprints": cat.footprints[tile],
                }
                for tile in range(FIRST_VALLEY, FIRST_ENCOUNTER)
            ],
            "encounter_tiles": [
                {
                    **_named(cat.ids[tile], cat.tile_names[tile]),
                    "requires": [REQUIREMENTS[what] for what in cat.requires[tile]],
                }
                for tile in range(FIRST_ENCOUNTER, FIRST_PATROL)
            ],
            "patrol_tiles": [
                {
                    **_named(cat.ids[tile], cat.tile_names[tile]),
                    "tribe": TRIBES[tribe_of(tile)],
                    "shape": cat.shapes[tile],
                    "explorers": cat.explorers[tile * SIDES : (tile + 1) * SIDES],
                }
                for tile in range(FIRST_PATROL, TILES)
            ],
            "tribes": [
                {
                    **_named(TRIBES[tribe], cat.tribe_names[tribe]),
                    "color": cat.colors[tribe],
                    "abilities": [ABILITIES[ability] for ability in cat.markers[tribe]],
                }
                for tribe in range(len(TRIBES))
            ],
            "abilities": [_named(ABILITIES[i], names) for i, names in enumerate(cat.ability_names)],
            "captain_bonus": cat.captain_bonus,
            "extra_explorers": cat.extra_explorers,
            "walls": cat.walls,
            "flowers": cat.flowers,
            "scoring": {
                "valley_set": cat.valley_set,
                "encounter_met": cat.encounter_met,
                "encounter_unmet": cat.encounter_unmet,
                "unused_ability": cat.unused_ability,
                "flower_majority": cat.flower_majority,
            },
        }

    def box(self, cards: str) -> list[dict[str, Any]]:
        """Every value that a file of tiles sets."""
        found: list[dict[str, Any]] = []
        for kind, entries in read_toml(cards, "cards file").items():
            for entry in entries if isinstance(entries, list) else [entries]:
                found.extend(
                    {
                        "kind": kind,
                        "name": str(entry.get("id", "")),
                        "field": field,
                        "shipped": None,
                        "here": value,
                    }
                    for field, value in entry.items()
                    if field != "id"
                )
        return found

    def box_name(self, cards: str) -> str:
        """Its files have no name."""
        return ""

    def check_box(self, cards: str) -> dict[str, Any]:
        """All of its values are documented or designed: there is nothing to fill in."""
        raise BadOption("game: Misty Valley has no box to fill in")


def _face(cat: Catalogue, tile: int) -> dict[str, Any]:
    """A tile as printed, by its id: what it is called is in the catalogue."""
    found: dict[str, Any] = {"kind": "start", "id": cat.ids[tile]}
    if is_patrol(tile):
        found.update(
            kind="patrol",
            tribe=TRIBES[tribe_of(tile)],
            shape=cat.shapes[tile],
            explorers=cat.explorers[tile * SIDES : (tile + 1) * SIDES],
        )
    elif is_valley(tile):
        resource = RESOURCES[cat.resource[tile]]
        found.update(kind="valley", resource=resource, footprints=cat.footprints[tile])
    elif is_encounter(tile):
        requires = [REQUIREMENTS[what] for what in cat.requires[tile]]
        found.update(kind="encounter", requires=requires)
    return found


def _by_ids(cat: Catalogue, view: dict[str, Any]) -> dict[str, Any]:
    """A view with every tile told by its id instead of its name."""
    del view["legal"], view["log"]
    for tile in view["board"]:
        tile["id"] = cat.ids[cat.names.index(tile.pop("name"))]
    view["display"] = [
        None if name is None else _face(cat, cat.names.index(name)) for name in view["display"]
    ]
    air = view["in_the_air"]
    if air is not None:
        tile = _face(cat, cat.names.index(air["name"]))
        view["in_the_air"] = {"tile": tile, "cell": air["cell"]}
    if view["removed"] is not None:
        view["removed"] = _ids(cat, view["removed"])
    for player in view["players"]:
        for marker in player["abilities"]:
            del marker["name"]
    me, unseen = view["me"], view["unseen"]
    me["hand"] = [_face(cat, cat.names.index(tile["name"])) for tile in me["hand"]]
    for kind in ("valley", "encounters"):
        unseen[kind] = _ids(cat, unseen[kind])
    return view


def _ids(cat: Catalogue, names: list[str]) -> list[str]:
    return [cat.ids[cat.names.index(name)] for name in names]


def _move(cat: Catalogue, found: dict[str, Any]) -> dict[str, Any]:
    """The parts of a move, its tile as printed."""
    del found["resource"]
    name = found["tile"]
    found["tile"] = None if name is None else _face(cat, cat.names.index(name))
    return found


def _score(cat: Catalogue, kind: str, name: str, vp: int) -> dict[str, Any]:
    """A line of the scoring, and the id of what it is about."""
    found: dict[str, Any] = {"kind": kind, "name": name, "vp": vp, "n": 0}
    found.update(tile=None, ability=None, resource=None)
    if kind == "valley":
        count, found["resource"] = name.split(" ")
        found["n"] = int(count)
    elif kind == "encounter":
        found["tile"] = _face(cat, cat.names.index(name))
    elif kind == "ability":
        found["ability"] = ABILITIES[cat.abilities.index(name)]
    return found


def _has_tile(event: tuple[int, int, int, int]) -> bool:
    return event[2] >= 0 and event[0] not in (log.CHOSE, log.USED)


def _name(cat: Catalogue, event: tuple[int, int, int, int]) -> str:
    """What a line is about, in English."""
    kind, _, tile, n = event
    if kind == log.CHOSE:
        return cat.tribes[n]
    if kind == log.USED:
        return cat.abilities[n]
    return cat.names[tile] if tile >= 0 else ""


def _preview(move: int, side: int, changes: list[previews.Change]) -> dict[str, Any]:
    return {
        "move": move,
        "side": None if side == previews.ANY_SIDE else side,
        "owners": [(coordinates(cell), None if seat == NOBODY else seat) for cell, seat in changes],
    }


def _named(name: str, names: Names) -> dict[str, Any]:
    return {"id": name, "name": names["en"], "names": dict(names)}
