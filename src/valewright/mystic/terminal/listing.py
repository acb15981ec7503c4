"""The catalogue and the rulings as tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from valewright.kernel.errors import BadData
from valewright.mystic import provenance
from valewright.mystic.box import printed
from valewright.mystic.catalogue import (
    Advancement,
    Amulet,
    Catalogue,
    Leader,
    Vale,
    load_cards,
)
from valewright.mystic.provenance import FIELDS, SOURCES, Component, fact_words, mark
from valewright.mystic.symbols import SETS, SLOTS
from valewright.mystic.terminal.glyphs import Glyphs
from valewright.mystic.terminal.said import full_text
from valewright.terminal.layout import labelled
from valewright.terminal.query import Query
from valewright.terminal.report import Report
from valewright.words import Words

LEVELS = (1, 2, 3)
SET_LETTERS = dict(zip(SETS, ("B", "M", "W", "S"), strict=True))
PRINTED = {"vp_end": "VP", "upgrade_cost": "upgrade", "longwise": "long-wise"}


class Found:
    """One line of the catalogue; it is found by its English title too."""

    def __init__(
        self,
        component: Advancement | Vale | Leader | Amulet,
        name: str,
        level: int,
        cost: Text,
        slots: str,
        gives: Text,
        texts: list[str],
        documented: Iterable[str],
    ) -> None:
        self.component = component
        self.title = component.name
        self.name = name
        self.set = component.set
        self.level = level
        self.cost = cost
        self.slots = slots
        self.gives = gives
        self.texts = [text for text in texts if text]
        self.documented = "; ".join(documented) or "-"

    def matches(self, asked: Query) -> bool:
        if asked.set_name not in (None, self.set) or asked.level not in (None, self.level):
            return False
        return asked.search.casefold() in " ".join((self.title, self.name, *self.texts)).casefold()


def advancements(cat: Catalogue, words: Words) -> list[Found]:
    return [
        Found(
            a,
            words.card_name(a.name),
            a.level,
            Text(f"{a.cost}{mark('advancement', a, 'cost')}"),
            "".join(words.say("mystic-slot-letter", slot=SLOTS[slot]) for slot in sorted(a.slots))
            + mark("advancement", a, "slots"),
            gives(words, "advancement", a, a.symbols, a.vp_end),
            [_nature(words, a) + full_text(words, a.ability)],
            sources_of("advancement", a),
        )
        for a in cat.advancements.values()
    ]


def _nature(words: Words, a: Advancement) -> str:
    nature = "eclipse" if a.eclipse else "longwise" if a.longwise else ""
    if not nature:
        return ""
    return f"{words.say(f'symbol-{nature}')}{mark('advancement', a, nature)}. "


def gives(
    words: Words,
    kind: str,
    component: Component,
    counts: tuple[int, ...],
    vp_end: int,
    side: str = "",
) -> Text:
    """Symbols and VP at the end, each with its mark; a VP of 0 that is a guess is shown too."""
    text = Glyphs(words).symbols(counts)
    if f"{side}symbols" in FIELDS[kind]:
        text.append(mark(kind, component, f"{side}symbols") or "", "dim")
    sure = mark(kind, component, f"{side}vp_end")
    if vp_end or sure:
        text.append(" " if text else "").append(f"({vp_end}{sure})", "bright_blue")
    return text


def sources_of(kind: str, component: Component) -> list[str]:
    """What is documented of a component with its source, and which fields are guesses."""
    known = [
        f"{fact_words(component.name, fact)} ({fact.source})"
        for fact in provenance.facts(kind, component.name)
    ]
    guesses = [
        PRINTED.get(field, field.replace("vp_end", "VP").replace(".", " "))
        for field in FIELDS[kind]
        if provenance.status(kind, component, field) == provenance.GUESS
    ]
    return [*known, f"guess: {', '.join(guesses)}"] if guesses else known


def vales(cat: Catalogue, words: Words) -> list[Found]:
    return [
        Found(
            v,
            words.card_name(v.name),
            v.level,
            Glyphs(words).spirits(v.cost).append(mark("vale", v, "cost"), "dim"),
            "",
            gives(words, "vale", v, (0,) * 9, v.vp_end),
            [full_text(words, v.ability)],
            sources_of("vale", v),
        )
        for v in cat.vales.values()
    ]


def leaders(cat: Catalogue, words: Words) -> list[Found]:
    return [_leader(leader, words) for leader in cat.leaders.values()]


def _leader(leader: Leader, words: Words) -> Found:
    start, upgraded = leader.start, leader.upgraded
    both = gives(words, "leader", leader, start.symbols, start.vp_end, "start.").append(" / ")
    both.append(gives(words, "leader", leader, upgraded.symbols, upgraded.vp_end, "upgraded."))
    texts = [
        _side_text(words, "starting-side", full_text(words, start.ability)),
        _side_text(words, "upgraded-side", full_text(words, upgraded.ability)),
    ]
    known = sources_of("leader", leader)
    cost = Text(f"{leader.upgrade_cost}{mark('leader', leader, 'upgrade_cost')}")
    name = words.card_name(leader.name)
    return Found(leader, name, 0, cost, "", both, texts, known)


def _side_text(words: Words, side: str, text: str) -> str:
    return f"{words.say(side)}. {text}" if text else ""


def amulets(cat: Catalogue, words: Words) -> list[Found]:
    return [
        Found(
            a,
            words.card_name(a.name),
            0,
            Text(),
            "",
            gives(words, "amulet", a, (0,) * 9, a.vp_end),
            [full_text(words, a.ability)],
            sources_of("amulet", a),
        )
        for a in cat.amulets.values()
    ]


KINDS = {
    "advancement": ("shell-kinds-advancement", advancements),
    "vale": ("shell-kinds-vale", vales),
    "leader": ("mystic-leaders-upgrade", leaders),
    "amulet": ("shell-kinds-amulet", amulets),
}


def list_cards(asked: Query) -> Report:
    """What is asked for of the catalogue, a table for each kind."""
    asked.check("set", SETS)
    asked.check("kind", KINDS)
    asked.check("level", LEVELS)
    cat = load_cards(asked.cards)
    words = Words(asked.language).calling(cat.names)
    found = {
        kind: [row for row in gather(cat, words) if row.matches(asked)]
        for kind, (_, gather) in KINDS.items()
        if asked.kind in (None, kind)
    }
    if not any(found.values()):
        raise BadData("nothing matches; try fewer filters")
    data = [_data(kind, row) for kind, rows in found.items() for row in rows]
    return Report(data, partial(_show, found, words, asked.sources))


def _data(kind: str, row: Found) -> dict[str, Any]:
    """A component with its printed values, and how sure each of them is."""
    fields = FIELDS[kind]
    return {
        "kind": kind,
        "title": row.title,
        "name": row.name,
        "values": printed(row.component),
        "status": {field: provenance.status(kind, row.component, field) for field in fields},
        "texts": row.texts,
        "sources": row.documented,
    }


def _show(found: dict[str, list[Found]], words: Words, sources: bool, console: Console) -> None:
    used: set[str] = set()
    for kind, rows in found.items():
        used.update(fact.source for row in rows for fact in provenance.facts(kind, row.title))
        if rows:
            heading = labelled(words, words.say(KINDS[kind][0]), str(len(rows)))
            console.print(_table(words, heading, rows, sources))
    console.print(words.say("mystic-legend"))
    console.print(words.say("mystic-list-notes"))
    for source in SOURCES if sources else ():
        if source in used:
            console.print(f"({source}) {SOURCES[source]}")


def _table(words: Words, title: str, rows: list[Found], sources: bool) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), title=title, title_justify="left", expand=True)
    with_level = any(row.level for row in rows)
    with_slots = any(row.slots for row in rows)
    heads = ["name", "set", *(["level"] if with_level else []), "cost"]
    heads += [*(["slots"] if with_slots else []), "gives"]
    for head in heads:
        wraps = head in ("name", "gives")
        said = words.say(f"mystic-head-{head}")
        table.add_column(said, no_wrap=not wraps, max_width=22, header_style="dim")
    last = words.say("mystic-head-sources" if sources else "mystic-head-text")
    table.add_column(last, ratio=1, header_style="dim")
    for row in rows:
        cells: list[str | Text] = [Text(row.name, "bold"), SET_LETTERS[row.set]]
        cells += [str(row.level)] if with_level else []
        cells += [row.cost]
        cells += [row.slots] if with_slots else []
        text = row.documented if sources else "\n".join(row.texts)
        table.add_row(*cells, row.gives, text)
    return table
