"""The catalogue: every component as typed values, read from TOML and checked field by field."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from valewright.kernel import components
from valewright.kernel.data import chosen, read_toml
from valewright.kernel.errors import BadData
from valewright.misty.hexes import SIDES
from valewright.misty.reader import Reader
from valewright.misty.tiles import (
    ABILITIES,
    ENCOUNTERS,
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    MARKERS,
    PATROLS,
    REINFORCEMENTS,
    REQUIREMENTS,
    RESOURCES,
    START,
    TILES,
    TRIBES,
    VALLEYS,
)

GAME: Final = "misty-valley"
FILES: Final = ("tiles.toml", "tribes.toml", "setup.toml")
MAX_EXPLORERS: Final = 9
MAX_POINTS: Final = 60

# Kinds written as [[kind]] entries with an id, and kinds written as one [kind] table
ENTRIES: Final = (
    "resource",
    "valley_tile",
    "encounter_tile",
    "patrol_tile",
    "tribe",
    "ability",
    "ability_marker",
)
TABLES: Final = ("starting_tile", "captain", "components", "setup", "expansion", "scoring")

Names = dict[str, str]


class Catalogue:
    """All components.

    ``source`` is what rebuilds it here: the text of an overriding file, all of its data where that
    is not what is shipped, or ''. ``file`` is the overriding file alone, ``whole`` all its data.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.file = source
        self.whole = ""
        self.ids: list[str] = [""] * TILES
        self.tile_names: list[Names] = [{} for _ in range(TILES)]
        self.names: list[str] = [""] * TILES  # English, one for each tile
        self.resource: list[int] = [-1] * TILES
        self.tiles_of: list[list[int]] = [[] for _ in RESOURCES]  # by resource: its valley tiles
        self.footprints: list[bool] = [False] * TILES
        self.requires: list[list[int]] = [[] for _ in range(TILES)]
        self.explorers: list[int] = [0] * (TILES * SIDES)  # tile * 6 + printed side
        self.shapes: list[str] = [""] * TILES
        self.resource_names: list[Names] = []
        self.tribe_names: list[Names] = []
        self.tribes: list[str] = []  # English
        self.colors: list[str] = []
        self.ability_names: list[Names] = []
        self.abilities: list[str] = []  # English
        self.markers: list[list[int]] = [[], []]  # by tribe
        self.extra_explorers = 0
        self.captain_bonus = 0
        self.components: dict[str, int] = {}
        self.valley_removed = 0
        self.hand = 0
        self.banners = 0
        self.spare_banners = 0
        self.walls = 0
        self.flowers = 0
        self.expansion_names: Names = {}
        self.valley_set: list[int] = []
        self.encounter_met: list[int] = []
        self.encounter_unmet = 0
        self.unused_ability = 0
        self.flower_majority = 0
        self.provenance: dict[str, dict[str, Any]] = {}  # "kind id" -> source and exceptions


class _Raw:
    """The raw tables of all kinds, each with the name of the file that wrote it last."""

    def __init__(self) -> None:
        self.entries: dict[str, dict[str, dict[str, Any]]] = {kind: {} for kind in ENTRIES}
        self.tables: dict[str, dict[str, Any]] = {}
        self.where: dict[str, str] = {}  # "kind id" -> file

    def reader(self, kind: str, name: str) -> Reader:
        reader = Reader(
            f"{self.where[f'{kind} {name}']}, {kind} {name!r}", self.entries[kind][name]
        )
        reader.known.add("id")
        return reader

    def clash(self, kind: str, names: list[str]) -> Reader:
        """The reader to complain with when entries clash: of one that a file has changed."""
        for name in names:
            if self.where[f"{kind} {name}"] not in FILES:
                return self.reader(kind, name)
        return self.reader(kind, names[-1])

    def table(self, kind: str) -> Reader:
        return Reader(f"{self.where[kind]}, {kind}", self.tables[kind])

    def lay(self, text: str, where: str, shipped: bool) -> None:
        """Lay a file over what there is; only the shipped files may bring new components."""
        for kind, value in read_toml(text, where).items():
            if kind in TABLES:
                if not isinstance(value, dict):
                    raise BadData(f"{where}, {kind}: must be a table, not {value!r}")
                self.tables[kind] = {**self.tables.get(kind, {}), **value}
                self.where[kind] = where
            elif kind in ENTRIES:
                self._lay_entries(kind, value, where, shipped)
            else:
                known = ", ".join((*ENTRIES, *TABLES))
                raise BadData(f"{where}: {kind!r} is not one of {known}")

    def whole(self) -> str:
        """All data as one text."""
        entries = [
            (kind, name, values)
            for kind, found in self.entries.items()
            for name, values in found.items()
        ]
        return components.written(
            GAME, [*entries, *((kind, "", self.tables[kind]) for kind in self.tables)]
        )

    def _lay_entries(self, kind: str, value: object, where: str, shipped: bool) -> None:
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise BadData(f"{where}: write {kind} entries as [[{kind}]] tables")
        found = self.entries[kind]
        for entry in value:
            name = entry.get("id")
            if not isinstance(name, str) or not name:
                raise BadData(f"{where}: a [[{kind}]] entry has no id")
            if name not in found and not shipped:
                raise BadData(f"{where}, {kind} {name!r}: is not one of {', '.join(found)}")
            found[name] = {**found.get(name, {}), **entry}
            self.where[f"{kind} {name}"] = where


def _valley_tiles(cat: Catalogue, raw: _Raw) -> None:
    for i, name in enumerate(raw.entries["valley_tile"]):
        reader = raw.reader("valley_tile", name)
        tile = FIRST_VALLEY + i
        resource = reader.choice("resource", RESOURCES)
        cat.ids[tile] = name
        cat.resource[tile] = resource
        cat.tiles_of[resource].append(tile)
        cat.footprints[tile] = reader.flag("footprints")
        number = sum(1 for k in range(FIRST_VALLEY, tile + 1) if cat.resource[k] == resource)
        cat.names[tile] = f"{RESOURCES[resource]} {number}"
        cat.tile_names[tile] = {
            language: f"{word} {number}" for language, word in cat.resource_names[resource].items()
        }
        cat.provenance[f"valley_tile {name}"] = reader.done()
    for resource, word in enumerate(RESOURCES):
        copies = cat.resource.count(resource)
        if copies >= len(cat.valley_set):
            changed = raw.clash("valley_tile", list(raw.entries["valley_tile"]))
            raise changed.fail("resource", f"there would be {copies} tiles of {word}")


def _encounter_tiles(cat: Catalogue, raw: _Raw) -> None:
    for i, name in enumerate(raw.entries["encounter_tile"]):
        reader = raw.reader("encounter_tile", name)
        tile = FIRST_ENCOUNTER + i
        cat.ids[tile] = name
        cat.tile_names[tile] = reader.names()
        cat.names[tile] = cat.tile_names[tile]["en"]
        cat.requires[tile] = reader.choices("requires", REQUIREMENTS, 2)
        if cat.names[tile].casefold() in (other.casefold() for other in cat.names[:tile]):
            raise reader.fail("name.en", f"{cat.names[tile]!r} is another tile's name")
        cat.provenance[f"encounter_tile {name}"] = reader.done()


def _patrol_tiles(cat: Catalogue, raw: _Raw) -> None:
    placed = [0, 0]
    for name in raw.entries["patrol_tile"]:
        reader = raw.reader("patrol_tile", name)
        tribe = reader.choice("tribe", TRIBES)
        if placed[tribe] == PATROLS:
            changed = raw.clash("patrol_tile", list(raw.entries["patrol_tile"]))
            raise changed.fail("tribe", f"{TRIBES[tribe]} would have more than {PATROLS} tiles")
        tile = FIRST_PATROL + PATROLS * tribe + placed[tribe]
        placed[tribe] += 1
        shape = reader.word("shape")
        cat.ids[tile] = name
        cat.shapes[tile] = shape
        cat.names[tile] = f"{cat.tribes[tribe]} {shape}"
        cat.tile_names[tile] = {
            language: f"{word} {shape}" for language, word in cat.tribe_names[tribe].items()
        }
        twin = cat.names.index(cat.names[tile])
        if twin != tile:
            changed = raw.clash("patrol_tile", [cat.ids[twin], name])
            raise changed.fail("shape", f"{shape!r} is another tile's shape")
        explorers = reader.numbers("explorers", SIDES, 0, MAX_EXPLORERS)
        cat.explorers[tile * SIDES : (tile + 1) * SIDES] = explorers
        cat.provenance[f"patrol_tile {name}"] = reader.done()


def _tribes(cat: Catalogue, raw: _Raw) -> None:
    for name in TRIBES:
        reader = raw.reader("tribe", name)
        cat.tribe_names.append(reader.names())
        cat.tribes.append(cat.tribe_names[-1]["en"])
        cat.colors.append(reader.word("color"))
        cat.provenance[f"tribe {name}"] = reader.done()
    captain = raw.table("captain")
    cat.captain_bonus = captain.number("bonus", 0, MAX_EXPLORERS)
    cat.provenance["captain"] = captain.done()


def _abilities(cat: Catalogue, raw: _Raw) -> None:
    for i, name in enumerate(ABILITIES):
        reader = raw.reader("ability", name)
        cat.ability_names.append(reader.names())
        cat.abilities.append(cat.ability_names[-1]["en"])
        if i == REINFORCEMENTS:
            cat.extra_explorers = reader.number("extra_explorers", 0, MAX_EXPLORERS)
        cat.provenance[f"ability {name}"] = reader.done()
    _markers(cat, raw)


def _markers(cat: Catalogue, raw: _Raw) -> None:
    """Five markers for each tribe, all different (MI-DECIDE-57)."""
    names = list(raw.entries["ability_marker"])
    for name in names:
        reader = raw.reader("ability_marker", name)
        tribe = reader.choice("tribe", TRIBES)
        ability = reader.choice("ability", ABILITIES)
        whose = TRIBES[tribe]
        if ability in cat.markers[tribe]:
            changed = raw.clash("ability_marker", names)
            raise changed.fail("ability", f"{whose} would have {ABILITIES[ability]} twice")
        if len(cat.markers[tribe]) == MARKERS:
            changed = raw.clash("ability_marker", names)
            raise changed.fail("tribe", f"{whose} would have more than {MARKERS} markers")
        cat.markers[tribe].append(ability)
        cat.provenance[f"ability_marker {name}"] = reader.done()


def _setup(cat: Catalogue, raw: _Raw) -> None:
    components = raw.table("components")
    for name in raw.tables["components"]:
        if name != "source":
            cat.components[name] = components.number(name, 1, 60)
    cat.provenance["components"] = components.done()
    setup = raw.table("setup")
    setup.number("valley_display", 2, 2)
    cat.valley_removed = setup.number("valley_removed", 0, 8)
    cat.hand = setup.number("patrol_hand", 1, PATROLS)
    cat.banners = setup.number("banners_per_player", 1, 30)
    cat.spare_banners = cat.components["banners"] - 2 * cat.banners
    if cat.spare_banners < 0:
        raise setup.fail("banners_per_player", "asks for more banners than there are")
    cat.provenance["setup"] = setup.done()
    expansion = raw.table("expansion")
    cat.expansion_names = expansion.names()
    tokens = cat.components["expansion_tokens"]
    cat.walls = expansion.number("walls", 0, tokens)
    cat.flowers = expansion.number("flowers", 0, tokens)
    if cat.walls + cat.flowers != tokens:
        raise expansion.fail("flowers", f"walls and flowers together must be {tokens}")
    cat.provenance["expansion"] = expansion.done()


def _scoring(cat: Catalogue, raw: _Raw) -> None:
    scoring = raw.table("scoring")
    cat.valley_set = scoring.numbers("valley_set", 4, 0, MAX_POINTS)
    cat.encounter_met = scoring.numbers("encounter_met", 2, 0, MAX_POINTS)
    cat.encounter_unmet = scoring.number("encounter_unmet", 0, MAX_POINTS)
    cat.unused_ability = scoring.number("unused_ability", 0, MAX_POINTS)
    cat.flower_majority = scoring.number("flower_majority", 0, MAX_POINTS)
    cat.provenance["scoring"] = scoring.done()


def _build(source: str, where: str) -> Catalogue:
    if components.is_whole(source):
        return _rebuilt(source)
    raw = _Raw()
    folder = files("valewright.misty").joinpath("data")
    for name in FILES:
        raw.lay(folder.joinpath(name).read_text("utf-8"), name, True)
    if source:
        raw.lay(source, where, False)
    cat = _catalogue(raw)
    cat.source = cat.file = source
    cat.whole = raw.whole() + (components.file_line(source) if source else "")
    return cat


def _rebuilt(whole: str) -> Catalogue:
    """The catalogue of all its data: today's own where today's data are the same."""
    raw = _Raw()
    listed, file = components.listed(whole, GAME)
    for kind, name, values in listed:
        if kind in ENTRIES and isinstance(values, dict):
            raw.entries[kind][name] = values
            raw.where[f"{kind} {name}"] = components.KEPT
        elif kind in TABLES and isinstance(values, dict):
            raw.tables[kind] = values
            raw.where[kind] = components.KEPT
        else:
            raise BadData(f"{components.KEPT}, {kind} {name!r}: is not a component of this game")
    try:
        today = catalogue(file)
        if today.whole == whole:
            return today
    except BadData:
        pass  # the file no longer fits what is shipped, but its own data are whole without it
    try:
        cat = _catalogue(raw)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise BadData(f"{components.KEPT}: it is not whole: {error}") from error
    cat.source = cat.whole = whole
    cat.file = file
    return cat


def _catalogue(raw: _Raw) -> Catalogue:
    for kind, count in (("valley_tile", VALLEYS), ("encounter_tile", ENCOUNTERS)):
        if len(raw.entries[kind]) != count:
            raise BadData(f"{kind}: there are {len(raw.entries[kind])}; there must be {count}")
    cat = Catalogue("")
    start = raw.table("starting_tile")
    cat.ids[START] = "start"
    cat.names[START] = "start"
    cat.tile_names[START] = start.names()
    cat.provenance["starting_tile"] = start.done()
    for name in RESOURCES:
        reader = raw.reader("resource", name)
        cat.resource_names.append(reader.names())
        cat.provenance[f"resource {name}"] = reader.done()
    _tribes(cat, raw)
    _abilities(cat, raw)
    _setup(cat, raw)
    _scoring(cat, raw)
    _valley_tiles(cat, raw)
    _encounter_tiles(cat, raw)
    _patrol_tiles(cat, raw)
    return cat


_built: Final = lru_cache(maxsize=16)(_build)


def catalogue(source: str = "", where: str = "cards file") -> Catalogue:
    """The catalogue, with the values of an overriding TOML text laid over the shipped ones.

    All of another catalogue's data, its ``whole``, gives that catalogue whatever is shipped.

    >>> catalogue().names[1], catalogue().footprints[1]
    ('acorn 1', True)
    """
    return _built(source, where)


def load_cards(cards: str | Path | Catalogue | None) -> Catalogue:
    """The catalogue; with a file of printed values laid over the shipped ones, if one is named."""
    return chosen(cards, catalogue)
