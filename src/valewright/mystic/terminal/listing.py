"""The catalogue and the rulings as tables."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from valewright.kernel.errors import BadData
from valewright.mystic import provenance
from valewright.mystic.ability import MOMENTS, Ability
from valewright.mystic.catalogue import Advancement, Catalogue, Leader, catalogue, load_cards
from valewright.mystic.provenance import FIELDS, SOURCES, Component, fact_words, mark
from valewright.mystic.symbols import SETS, SLOTS
from valewright.mystic.terminal.glyphs import SYMBOL_LEGEND, spirits, symbols
from valewright.terminal.query import Query
from valewright.words import Words

LEVELS = (1, 2, 3)
SET_LETTERS = dict(zip(SETS, ("B", "M", "W", "S"), strict=True))
FOOTER = (
    "Set: B base, M Vale of Magic, W Vale of the Wild, S Mana Storm. Slots: t top, m middle, b "
    "bottom. Names, levels, copies and texts come from the rulebooks. Of the printed values, those "
    "with a ? are reconstructed, those with a ~ partly documented, those with a = from your file; "
    "the others are documented, and --sources shows where."
)
PRINTED = {"vp_end": "VP", "upgrade_cost": "upgrade", "longwise": "long-wise"}


class Found:
    """One line of the catalogue; it is found by its English title too."""

    def __init__(
        self,
        title: str,
        name: str,
        set_name: str,
        level: int,
        cost: Text,
        slots: str,
        gives: Text,
        texts: list[str],
        documented: Iterable[str],
    ) -> None:
        self.title = title
        self.name = name
        self.set = set_name
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


def text_of(words: Words, title: str, ability: Ability | None, which: str = "text") -> str:
    """A text with its moment. What a card file has changed is said in its own words."""
    if ability is None:
        return ""
    label = words.say(f"when-{MOMENTS[ability.when]}")
    text = ability.text
    shipped = catalogue().texts.get(ability.source)
    if shipped is not None and shipped.text == text:
        text = words.card_text(title, text, which)
    return words.say("labelled-text", label=label, text=text)


def advancements(cat: Catalogue, words: Words) -> list[Found]:
    return [
        Found(
            a.name,
            words.card_name(a.name),
            a.set,
            a.level,
            Text(f"{a.cost}{mark('advancement', a, 'cost')}"),
            "".join(sorted((SLOTS[slot][0] for slot in a.slots), key="tmb".index))
            + mark("advancement", a, "slots"),
            gives("advancement", a, a.symbols, a.vp_end),
            [_nature(words, a) + text_of(words, a.name, a.ability)],
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
    kind: str, component: Component, counts: tuple[int, ...], vp_end: int, side: str = ""
) -> Text:
    """Symbols and VP at the end, each with its mark; a VP of 0 that is a guess is shown too."""
    text = symbols(counts)
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
            v.name,
            words.card_name(v.name),
            v.set,
            v.level,
            spirits(v.cost).append(mark("vale", v, "cost"), "dim"),
            "",
            gives("vale", v, (0,) * 9, v.vp_end),
            [text_of(words, v.name, v.ability)],
            sources_of("vale", v),
        )
        for v in cat.vales.values()
    ]


def leaders(cat: Catalogue, words: Words) -> list[Found]:
    return [_leader(leader, words) for leader in cat.leaders.values()]


def _leader(leader: Leader, words: Words) -> Found:
    start, upgraded = leader.start, leader.upgraded
    both = gives("leader", leader, start.symbols, start.vp_end, "start.").append(" / ")
    both.append(gives("leader", leader, upgraded.symbols, upgraded.vp_end, "upgraded."))
    texts = [
        _side_text(words, "starting-side", text_of(words, leader.name, start.ability)),
        _side_text(
            words, "upgraded-side", text_of(words, leader.name, upgraded.ability, "upgraded")
        ),
    ]
    known = sources_of("leader", leader)
    cost = Text(f"{leader.upgrade_cost}{mark('leader', leader, 'upgrade_cost')}")
    name = words.card_name(leader.name)
    return Found(leader.name, name, leader.set, 0, cost, "", both, texts, known)


def _side_text(words: Words, side: str, text: str) -> str:
    return f"{words.say(side)}. {text}" if text else ""


def amulets(cat: Catalogue, words: Words) -> list[Found]:
    return [
        Found(
            a.name,
            words.card_name(a.name),
            a.set,
            0,
            Text(),
            "",
            gives("amulet", a, (0,) * 9, a.vp_end),
            [text_of(words, a.name, a.ability)],
            sources_of("amulet", a),
        )
        for a in cat.amulets.values()
    ]


KINDS = {
    "advancement": ("Advancements", advancements),
    "vale": ("Vales", vales),
    "leader": ("Leaders (cost of the upgrade)", leaders),
    "amulet": ("Amulets", amulets),
}


def list_cards(console: Console, asked: Query) -> None:
    """Print what is asked for of the catalogue, a table for each kind."""
    words = Words(asked.language)
    asked.check("set", SETS)
    asked.check("kind", KINDS)
    asked.check("level", LEVELS)
    cat = catalogue() if asked.cards is None else load_cards(asked.cards)
    found = 0
    used: set[str] = set()
    for name, (title, gather) in KINDS.items():
        if asked.kind not in (None, name):
            continue
        rows = [row for row in gather(cat, words) if row.matches(asked)]
        found += len(rows)
        used.update(fact.source for row in rows for fact in provenance.facts(name, row.title))
        if rows:
            console.print(_table(f"{title}: {len(rows)}", rows, asked.sources))
    if not found:
        raise BadData("nothing matches; try fewer filters")
    console.print(SYMBOL_LEGEND)
    console.print(FOOTER)
    if asked.sources:
        for name in SOURCES:
            if name in used:
                console.print(f"({name}) {SOURCES[name]}")


def _table(title: str, rows: list[Found], sources: bool) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), title=title, title_justify="left", expand=True)
    with_level = any(row.level for row in rows)
    with_slots = any(row.slots for row in rows)
    heads = ["Name", "Set", *(["Lv"] if with_level else []), "Cost"]
    heads += [*(["Slots"] if with_slots else []), "Gives"]
    for head in heads:
        wraps = head in ("Name", "Gives")
        table.add_column(head, no_wrap=not wraps, max_width=22, header_style="dim")
    table.add_column("Sources" if sources else "Text", ratio=1, header_style="dim")
    for row in rows:
        cells: list[str | Text] = [Text(row.name, "bold"), SET_LETTERS[row.set]]
        cells += [str(row.level)] if with_level else []
        cells += [row.cost]
        cells += [row.slots] if with_slots else []
        last = row.documented if sources else "\n".join(row.texts)
        table.add_row(*cells, row.gives, last)
    return table
