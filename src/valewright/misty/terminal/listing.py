"""The tiles, tribes and abilities of Misty Valley as tables."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from valewright.kernel.errors import BadData, GameError
from valewright.misty import Catalogue, catalogue, load_cards
from valewright.misty.hexes import SIDES
from valewright.misty.terminal.map import explorers
from valewright.misty.tiles import (
    ABILITIES,
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    REQUIREMENTS,
    RESOURCES,
    TILES,
    TRIBES,
)
from valewright.terminal.query import Query
from valewright.words import Words

ABILITY_TEXTS: Final = (
    "Bring one more valley tile or encounter tile into play.",
    "On one side of a rival patrol tile no explorer counts any more.",
    "Turn a rival patrol tile by one side, left or right.",
    "The patrol tile sent this turn gets {extra} more explorers on a side that has one.",
    "Move a valley or encounter tile, whoever controls it, to another cell.",
    "Send one more patrol tile and draw one.",
    "Move one of your patrol tiles to another cell, in any rotation.",
    "Give a tile that you control for one that the rival controls.",
)
FOOTER: Final = (
    "Explorers are on sides 0 to 5, clockwise from the upper right, unturned. Names are from the "
    "rulebook. --sources says of each value whether the rulebook prints it or it was designed."
)
Row = tuple[str, ...]


class Kind:
    """One table of the listing."""

    def __init__(self, title: str, heads: tuple[str, ...], rows: list[tuple[Row, str]]) -> None:
        self.title = title
        self.heads = heads
        self.rows = rows  # each with the key of where its values come from


def kinds(cat: Catalogue, language: str = "en") -> dict[str, Kind]:
    """Everything there is, by kind."""
    abilities = _abilities(cat, language)
    return {
        "valley": Kind("Valley tiles", ("Name", "Footprints"), _valleys(cat, language)),
        "encounter": Kind(
            "Encounter tiles", ("Name", "Wants", "Points"), _encounters(cat, language)
        ),
        "patrol": Kind("Patrol tiles", ("Name", "Explorers", "In all"), _patrols(cat, language)),
        "tribe": Kind("Tribes", ("Name", "Colour", "Abilities"), _tribes(cat, language)),
        "ability": Kind("Abilities", ("Name", "Tribes", "Text"), abilities),
    }


def _tile_name(cat: Catalogue, tile: int, language: str) -> str:
    """A tile's name; in English as moves have it."""
    return cat.names[tile] if language == "en" else cat.tile_names[tile][language]


def _valleys(cat: Catalogue, language: str) -> list[tuple[Row, str]]:
    return [
        (
            (
                _tile_name(cat, tile, language),
                "an encounter follows" if cat.footprints[tile] else "-",
            ),
            f"valley_tile {cat.ids[tile]}",
        )
        for tile in range(FIRST_VALLEY, FIRST_ENCOUNTER)
    ]


def _encounters(cat: Catalogue, language: str) -> list[tuple[Row, str]]:
    found: list[tuple[Row, str]] = []
    for tile in range(FIRST_ENCOUNTER, FIRST_PATROL):
        wants = [REQUIREMENTS[what] for what in cat.requires[tile]]
        points = f"{cat.encounter_met[len(wants) - 1]}, else {cat.encounter_unmet}"
        row = (_tile_name(cat, tile, language), ", ".join(wants), points)
        found.append((row, f"encounter_tile {cat.ids[tile]}"))
    return found


def _patrols(cat: Catalogue, language: str) -> list[tuple[Row, str]]:
    found: list[tuple[Row, str]] = []
    for tile in range(FIRST_PATROL, TILES):
        sides = cat.explorers[tile * SIDES : (tile + 1) * SIDES]
        row = (_tile_name(cat, tile, language), explorers(sides), str(sum(sides)))
        found.append((row, f"patrol_tile {cat.ids[tile]}"))
    return found


def _tribes(cat: Catalogue, language: str) -> list[tuple[Row, str]]:
    return [
        (
            (
                cat.tribe_names[tribe][language],
                cat.colors[tribe],
                ", ".join(cat.ability_names[ability][language] for ability in cat.markers[tribe]),
            ),
            f"tribe {TRIBES[tribe]}",
        )
        for tribe in range(len(TRIBES))
    ]


def _abilities(cat: Catalogue, language: str) -> list[tuple[Row, str]]:
    found: list[tuple[Row, str]] = []
    for ability, text in enumerate(ABILITY_TEXTS):
        owners = [
            cat.tribe_names[k][language] for k in range(len(TRIBES)) if ability in cat.markers[k]
        ]
        said = text.format(extra=cat.extra_explorers)
        if language != "en":
            said = Words(language).say(f"misty-ability-{ABILITIES[ability]}.text")
        row = (cat.ability_names[ability][language], ", ".join(owners) or "-", said)
        found.append((row, f"ability {ABILITIES[ability]}"))
    return found


def list_cards(console: Console, asked: Query) -> None:
    """Print what is asked for, a table for each kind."""
    cat = catalogue() if asked.cards is None else load_cards(asked.cards)
    whole = kinds(cat, asked.language)
    asked.check("set", ())
    asked.check("level", ())
    asked.check("kind", whole)
    found = 0
    for name, table in whole.items():
        if asked.kind not in (None, name):
            continue
        rows = [(row, key) for row, key in table.rows if _fits(row, asked.search)]
        found += len(rows)
        if rows:
            console.print(_table(cat, table, rows, asked.sources))
    if not found:
        raise BadData("nothing matches; try fewer filters")
    sets = ", ".join(str(points) for points in cat.valley_set[1:])
    console.print(
        f"Worth: 1, 2, 3 tiles of one resource ({', '.join(RESOURCES)}) {sets}; an unused "
        f"ability {cat.unused_ability}; most flowers {cat.flower_majority}."
    )
    console.print(FOOTER)


def _fits(row: Row, search: str) -> bool:
    return search.casefold() in " ".join(row).casefold()


def _table(cat: Catalogue, kind: Kind, rows: list[tuple[Row, str]], sources: bool) -> Table:
    title = f"{kind.title}: {len(rows)}"
    table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left", expand=True)
    for head in kind.heads:
        table.add_column(head, ratio=1 if head == kind.heads[-1] and not sources else None)
    if sources:
        table.add_column("Source", ratio=1)
    for row, key in rows:
        cells = [Text(row[0], "bold"), *map(Text, row[1:])]
        table.add_row(*cells, *([Text(_source(cat, key))] if sources else []))
    return table


def _source(cat: Catalogue, key: str) -> str:
    """Where the values of a component come from."""
    noted = cat.provenance.get(key, {})
    words = [str(noted.get("source", "cards file"))]
    words += [
        f"{note}: {', '.join(noted[note])}" for note in ("designed", "documented") if note in noted
    ]
    return "; ".join(words)


def details(cat: Catalogue, name: str) -> list[Text]:
    """What the tiles and abilities that a name fits are."""
    lines: list[Text] = []
    for kind in kinds(cat).values():
        for row, _ in kind.rows:
            if name.casefold() in row[0].casefold():
                facts = zip(kind.heads[1:], row[1:], strict=True)
                lines.append(
                    Text(row[0], "bold").append(
                        "".join(f"  {head}: {fact.rstrip('.')}." for head, fact in facts),
                        "not bold",
                    )
                )
    if not lines:
        raise GameError(f"There is no tile, tribe or ability {name!r}.")
    return lines
