"""The tiles, tribes and abilities of Misty Valley as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from valewright.kernel.errors import BadData, GameError
from valewright.misty import Catalogue, load_cards
from valewright.misty.hexes import SIDES
from valewright.misty.terminal.said import requirement, shape_name
from valewright.misty.terminal.sheet import explorers
from valewright.misty.tiles import (
    ABILITIES,
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    REQUIREMENTS,
    TILES,
    TRIBES,
    tribe_of,
)
from valewright.terminal.layout import labelled
from valewright.terminal.query import Query
from valewright.terminal.report import Report
from valewright.words import Words

Row = tuple[str, ...]


class Kind:
    """One table of the listing."""

    def __init__(
        self,
        title: str,
        fields: tuple[str, ...],
        heads: tuple[str, ...],
        rows: list[tuple[Row, str]],
    ) -> None:
        self.title = title
        self.fields = fields  # what the columns are
        self.heads = heads  # the same in words
        self.rows = rows  # each with the key of where its values come from


def kinds(cat: Catalogue, words: Words) -> dict[str, Kind]:
    """Everything there is, by kind."""
    abilities = _abilities(cat, words)
    return {
        "valley": _kind(words, "shell-tiles-valley", ("footprints",), _valleys(cat, words)),
        "encounter": _kind(
            words, "shell-tiles-encounter", ("requires", "points"), _encounters(cat, words)
        ),
        "patrol": _kind(words, "shell-tiles-patrol", ("explorers", "total"), _patrols(cat, words)),
        "tribe": _kind(words, "option-tribes", ("colour", "abilities"), _tribes(cat, words)),
        "ability": _kind(words, "shell-tiles-abilities", ("tribes", "text"), abilities),
    }


def _kind(words: Words, title: str, heads: tuple[str, ...], rows: list[tuple[Row, str]]) -> Kind:
    fields = ("name", *heads)
    said = tuple(words.say(f"misty-head-{head}") for head in fields)
    return Kind(words.say(title), fields, said, rows)


def _valleys(cat: Catalogue, words: Words) -> list[tuple[Row, str]]:
    return [
        (
            (
                cat.tile_names[tile][words.language],
                words.say("misty-follows") if cat.footprints[tile] else "-",
            ),
            f"valley_tile {cat.ids[tile]}",
        )
        for tile in range(FIRST_VALLEY, FIRST_ENCOUNTER)
    ]


def _encounters(cat: Catalogue, words: Words) -> list[tuple[Row, str]]:
    found: list[tuple[Row, str]] = []
    for tile in range(FIRST_ENCOUNTER, FIRST_PATROL):
        wants = [requirement(words, REQUIREMENTS[what]) for what in cat.requires[tile]]
        met = cat.encounter_met[len(wants) - 1]
        points = words.say("misty-points-else", n=met, unmet=cat.encounter_unmet)
        row = (cat.tile_names[tile][words.language], ", ".join(wants), points)
        found.append((row, f"encounter_tile {cat.ids[tile]}"))
    return found


def _patrols(cat: Catalogue, words: Words) -> list[tuple[Row, str]]:
    found: list[tuple[Row, str]] = []
    for tile in range(FIRST_PATROL, TILES):
        sides = cat.explorers[tile * SIDES : (tile + 1) * SIDES]
        tribe = cat.tribe_names[tribe_of(tile)][words.language]
        name = f"{tribe}: {shape_name(words, cat.shapes[tile])}"
        found.append(((name, explorers(sides), str(sum(sides))), f"patrol_tile {cat.ids[tile]}"))
    return found


def _tribes(cat: Catalogue, words: Words) -> list[tuple[Row, str]]:
    return [
        (
            (
                cat.tribe_names[tribe][words.language],
                words.said(f"misty-colour-{cat.colors[tribe]}", cat.colors[tribe]),
                ", ".join(cat.ability_names[one][words.language] for one in cat.markers[tribe]),
            ),
            f"tribe {TRIBES[tribe]}",
        )
        for tribe in range(len(TRIBES))
    ]


def _abilities(cat: Catalogue, words: Words) -> list[tuple[Row, str]]:
    found: list[tuple[Row, str]] = []
    for ability, name in enumerate(ABILITIES):
        owners = [
            cat.tribe_names[k][words.language]
            for k in range(len(TRIBES))
            if ability in cat.markers[k]
        ]
        text = words.say(f"misty-ability-{name}.text")
        row = (cat.ability_names[ability][words.language], ", ".join(owners) or "-", text)
        found.append((row, f"ability {name}"))
    return found


def list_cards(asked: Query) -> Report:
    """What is asked for, a table for each kind."""
    cat = load_cards(asked.cards)
    words = Words(asked.language)
    whole = kinds(cat, words)
    asked.check("set", ())
    asked.check("level", ())
    asked.check("kind", whole)
    found = {
        name: [(row, key) for row, key in kind.rows if _fits(row, asked.search)]
        for name, kind in whole.items()
        if asked.kind in (None, name)
    }
    if not any(found.values()):
        raise BadData("nothing matches; try fewer filters")
    data = [
        {
            "kind": name,
            "id": key.partition(" ")[2],
            **dict(zip(whole[name].fields, row, strict=True)),
            "source": _source(cat, key),
        }
        for name, rows in found.items()
        for row, key in rows
    ]

    def show(console: Console) -> None:
        for name, rows in found.items():
            if rows:
                console.print(_table(words, cat, whole[name], rows, asked.sources))
        console.print(
            words.say(
                "misty-list-worth",
                sets=", ".join(str(points) for points in cat.valley_set[1:]),
                ability=cat.unused_ability,
                flowers=cat.flower_majority,
            )
        )
        console.print(words.say("misty-list-notes"))

    return Report(data, show)


def _fits(row: Row, search: str) -> bool:
    return search.casefold() in " ".join(row).casefold()


def _table(
    words: Words, cat: Catalogue, kind: Kind, rows: list[tuple[Row, str]], sources: bool
) -> Table:
    title = labelled(words, kind.title, str(len(rows)))
    table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left", expand=True)
    for head in kind.heads:
        table.add_column(head, ratio=1 if head == kind.heads[-1] and not sources else None)
    if sources:
        table.add_column(words.say("misty-head-source"), ratio=1)
    for row, key in rows:
        cells = [Text(row[0], "bold"), *map(Text, row[1:])]
        table.add_row(*cells, *([Text(_source(cat, key))] if sources else []))
    return table


def _source(cat: Catalogue, key: str) -> str:
    """Where the values of a component come from."""
    noted = cat.provenance.get(key, {})
    found = [str(noted.get("source", "cards file"))]
    found += [
        f"{note}: {', '.join(noted[note])}" for note in ("designed", "documented") if note in noted
    ]
    return "; ".join(found)


def details(cat: Catalogue, name: str, words: Words) -> list[Text]:
    """What the tiles and abilities that a name fits are."""
    lines: list[Text] = []
    for kind in kinds(cat, words).values():
        for row, _ in kind.rows:
            if name.casefold() in row[0].casefold():
                facts = [
                    f"  {labelled(words, head, fact.rstrip('.'))}."
                    for head, fact in zip(kind.heads[1:], row[1:], strict=True)
                ]
                lines.append(Text(row[0], "bold").append("".join(facts), "not bold"))
    if not lines:
        raise GameError(words.say("misty-no-tile", asked=name))
    return lines
