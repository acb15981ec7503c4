"""Writes the tables of docs/cards.md from the card data; --check says whether they are current."""

from __future__ import annotations

import sys
from pathlib import Path

from valewright.mystic.catalogue import Advancement, Leader, Side, Vale, catalogue
from valewright.mystic.provenance import said
from valewright.mystic.symbols import SETS, SLOTS, SPIRITS, SYMBOLS, Symbols

PAGE = Path(__file__).parents[1] / "docs" / "cards.md"
BEGIN = "<!-- tables: written by tools/cards_page.py -->"
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


def marks(advancement: Advancement) -> str:
    """Long-wise and eclipse, in words."""
    return "long-wise" if advancement.longwise else "eclipse" if advancement.eclipse else ""


def slots(advancement: Advancement) -> str:
    """The slots of the copies, by their first letters."""
    return " ".join(SLOTS[slot][0] for slot in advancement.slots)


def text_of(ability: object) -> str:
    """A component's text, or a dash."""
    return str(getattr(ability, "text", "")) or "-"


def advancements(set_name: str) -> list[str]:
    lines = head("Lvl", "Name", "Cost", "Slots", "Symbols", "VP", "Text", "Kind", "Documented")
    titles = [a for a in catalogue().advancements.values() if a.set == set_name and a.level]
    for a in sorted(titles, key=lambda a: (a.level, a.name)):
        known = ", ".join(said("advancement", a.name))
        lines.append(
            row(
                a.level,
                a.name,
                a.cost,
                slots(a),
                symbols(a.symbols),
                a.vp_end,
                text_of(a.ability),
                marks(a),
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
        known = ", ".join(said("vale", v.name))
        lines.append(row(v.level, v.name, v.copies, cost(v), v.vp_end, text_of(v.ability), known))
    return lines


def side(leader: Leader, which: Side, name: str) -> str:
    shown = symbols(which.symbols)
    known = ", ".join(said("leader", leader.name)) if name == "starting" else ""
    price = leader.upgrade_cost if name == "starting" else ""
    text = text_of(which.ability)
    return row(leader.name, name, price, shown, which.vp_end, text, known)


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
        known = ", ".join(said("amulet", x.name))
        lines.append(row(x.name, x.vp_end, text_of(x.ability), known))
    return ["", *lines]


def conclaves() -> list[str]:
    lines = head("Conclave", "Supplies VP", "Advancements", "Vales", "Documented")
    for c in catalogue().conclaves.values():
        supplies = "yes" if c.grants_vp else "no"
        known = ", ".join(said("conclave", c.name))
        lines.append(row(c.name, supplies, ", ".join(c.advancements), ", ".join(c.vales), known))
    return lines


def tables() -> str:
    """All tables of the page."""
    lines: list[str] = []
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
