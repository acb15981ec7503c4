"""Writes the tables of docs/cards.md from the card data; --check says whether they are current."""

from __future__ import annotations

import sys
from pathlib import Path

from valewright.mystic.catalogue import Advancement, Leader, Side, Vale, catalogue
from valewright.mystic.provenance import fact_words, facts, mark
from valewright.mystic.symbols import SETS, SLOTS, SPIRITS, SYMBOLS, Symbols

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
BEGIN = "<!-- tables: written by tools/mystic/cards_page.py -->"
LEGEND = (
    "A value with a `?` is a guess, with a `~` documented in part; the others are documented. "
    "[Sources](#sources) are in brackets."
)
TITLES = {
    "base": "Base game",
    "vale-of-magic": "Vale of Magic",
    "vale-of-the-wild": "Vale of the Wild",
    "mana-storm": "Mana Storm",
}


def symbols(values: Symbols) -> str:
    """Symbols in words."""
    shown = [f"{n} {name}" for name, n in zip(SYMBOLS, values, strict=True) if n]
    return ", ".join(shown) or "none"


def row(*cells: object) -> str:
    """One row of a Markdown table."""
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def head(*cells: str) -> list[str]:
    """The two lines that open a Markdown table."""
    return [row(*cells), row(*("---" for _ in cells))]


def nature(a: Advancement) -> str:
    """Long-wise and eclipse, in words."""
    kind = "long-wise" if a.longwise else "eclipse" if a.eclipse else "plain"
    return kind + mark("advancement", a, "eclipse" if a.eclipse else "longwise")


def slots(advancement: Advancement) -> str:
    """The slots of the copies, by their first letters."""
    return " ".join(SLOTS[slot][0] for slot in advancement.slots)


def text_of(ability: object) -> str:
    """A component's text, or a dash."""
    return str(getattr(ability, "text", "")) or "-"


def facts_of(kind: str, name: str) -> str:
    """What is documented of a component, with the sources."""
    return ", ".join(f"{fact_words(name, fact)} ({fact.source})" for fact in facts(kind, name))


def advancements(set_name: str) -> list[str]:
    lines = head("Lvl", "Name", "Cost", "Slots", "Symbols", "VP", "Text", "Kind", "Documented")
    titles = [a for a in catalogue().advancements.values() if a.set == set_name and a.level]
    for a in sorted(titles, key=lambda a: (a.level, a.name)):
        known = facts_of("advancement", a.name)
        lines.append(
            row(
                a.level,
                a.name,
                f"{a.cost}{mark('advancement', a, 'cost')}",
                slots(a) + mark("advancement", a, "slots"),
                symbols(a.symbols) + mark("advancement", a, "symbols"),
                f"{a.vp_end}{mark('advancement', a, 'vp_end')}",
                text_of(a.ability),
                nature(a),
                known,
            )
        )
    return lines


def cost(vale: Vale) -> str:
    """A vale's cost in words."""
    return ", ".join(f"{n} {name}" for name, n in zip(SPIRITS, vale.cost, strict=True) if n)


def vales(set_name: str) -> list[str]:
    lines = head("Lvl", "Vale", "Copies", "Cost", "VP", "Text", "Documented")
    titles = [v for v in catalogue().vales.values() if v.set == set_name]
    for v in sorted(titles, key=lambda v: (v.level, v.name)):
        known = facts_of("vale", v.name)
        price = cost(v) + mark("vale", v, "cost")
        worth = f"{v.vp_end}{mark('vale', v, 'vp_end')}"
        lines.append(row(v.level, v.name, v.copies, price, worth, text_of(v.ability), known))
    return lines


def side(leader: Leader, which: Side, name: str) -> str:
    first = which is leader.start
    field = "start" if first else "upgraded"
    shown = symbols(which.symbols) + mark("leader", leader, f"{field}.symbols")
    worth = f"{which.vp_end}{mark('leader', leader, f'{field}.vp_end')}"
    price = f"{leader.upgrade_cost}{mark('leader', leader, 'upgrade_cost')}" if first else ""
    known = facts_of("leader", leader.name) if first else ""
    return row(leader.name, name, price, shown, worth, text_of(which.ability), known)


def leaders(set_name: str) -> list[str]:
    chosen = [x for x in catalogue().leaders.values() if x.set == set_name]
    if not chosen:
        return []
    lines = head("Leader", "Side", "Upgrade", "Symbols", "VP", "Text", "Documented")
    for leader in chosen:
        lines.append(side(leader, leader.start, "starting"))
        lines.append(side(leader, leader.upgraded, "upgraded"))
    return ["", *lines]


def amulets(set_name: str) -> list[str]:
    chosen = [x for x in catalogue().amulets.values() if x.set == set_name]
    if not chosen:
        return []
    lines = head("Amulet", "VP", "Text", "Documented")
    for x in chosen:
        known = facts_of("amulet", x.name)
        worth = f"{x.vp_end}{mark('amulet', x, 'vp_end')}"
        lines.append(row(x.name, worth, text_of(x.ability), known))
    return ["", *lines]


def conclaves() -> list[str]:
    lines = head("Conclave", "Supplies VP", "Advancements", "Vales", "Documented")
    for c in catalogue().conclaves.values():
        supplies = "yes" if c.grants_vp else "no"
        known = facts_of("conclave", c.name)
        titles = ", ".join(c.advancements) + mark("conclave", c, "advancements")
        places = ", ".join(c.vales) + mark("conclave", c, "vales")
        lines.append(row(c.name, supplies, titles, places, known))
    return lines


def tables() -> str:
    """All tables of the page."""
    lines: list[str] = ["", LEGEND]
    for name in SETS:
        lines += ["", f"## {TITLES[name]}", "", *advancements(name), "", *vales(name)]
        lines += [*leaders(name), *amulets(name)]
    lines += ["", "## Conclaves", "", *conclaves()]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the page, or with --check compare it."""
    old = PAGE.read_text("utf-8")
    new = old[: old.index(BEGIN) + len(BEGIN)] + "\n" + tables()
    if "--check" in sys.argv:
        if new != old:
            print("docs/cards.md is behind the card data: run `make cards-page`")
            return 1
        return 0
    PAGE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
