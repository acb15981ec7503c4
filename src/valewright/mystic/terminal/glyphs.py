"""Symbols in a few letters each; colour helps, letters alone suffice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from valewright.mystic.ability import MOMENTS, Ability
from valewright.mystic.cards import Card
from valewright.mystic.symbols import DECAY, GROWTH, GUARDIAN, MANA, VP

LETTERS: Final = ("M", "D", "G", "Gu", "VP", "An", "Fo", "Sk", "Wi")
STYLES: Final = (
    "bright_cyan",
    "bright_red",
    "bright_green",
    "yellow",
    "bright_blue",
    "orange3",
    "green",
    "sky_blue2",
    "magenta",
)
ALWAYS_COUNTED: Final = (MANA, DECAY, GROWTH, GUARDIAN, VP)
SYMBOL_LEGEND: Final = (
    "M mana  D decay  G growth  Gu guardian  An Fo Sk Wi animal, forest, sky, wild\n"
    "VP in harvest  (3) VP at the end of the game"
)
LEGEND: Final = f"{SYMBOL_LEGEND}  * a text: `card NAME` reads it"

# How texts shrink to fit a line of the market; the full words come from `card NAME`.
SHORTER: Final = (
    ("Gain ", "+"),
    ("You may ", "may "),
    ("Once per turn, when you would spoil: ", "once per turn, "),
    ("When you would spoil you may ", "may "),
    (" for each ", " per "),
    (" for every ", " per "),
    (" from your field", ""),
    (" in your field", " in field"),
    (" from the game", ""),
    (" on this card", " here"),
    ("This card has ", "here: "),
    ("your ", ""),
    ("advancement", "adv."),
    ("guardian", "Gu"),
    ("1 animal spirit", "An"),
    ("1 forest spirit", "Fo"),
    ("1 sky spirit", "Sk"),
    ("1 wild spirit", "Wi"),
)


def symbols(counts: Sequence[int], vp_end: int = 0) -> Text:
    """Nine counts in the order of the rules, and VP at the end in brackets."""
    text = Text()
    for k in (0, 1, 2, 3, 5, 6, 7, 8, 4):
        n = counts[k]
        if n:
            lone = n == 1 and k not in ALWAYS_COUNTED
            text.append(LETTERS[k] if lone else f"{n}{LETTERS[k]}", STYLES[k])
            text.append(" ")
    if vp_end:
        text.append(f"({vp_end})", "bright_blue")
    text.rstrip()
    return text


def shown(card: Card) -> Text:
    """All that a crafted card counts for now."""
    counts = (
        card.mana,
        card.decay,
        card.growth,
        card.guardian,
        card.vp,
        card.animal,
        card.forest,
        card.sky,
        card.wild,
    )
    vp_end = card.vp_end
    if card.leader is not None:
        vp_end += (card.leader.upgraded if card.upgraded else card.leader.start).vp_end
    return symbols(counts, vp_end)


def spirits(counts: Sequence[int]) -> Text:
    """Animal, forest, sky and wild spirits: a vale's cost or a purse."""
    return symbols((0, 0, 0, 0, 0, *counts))


def moment(ability: Ability) -> str:
    """When a text acts, as a word to put before it."""
    return MOMENTS[ability.when].replace("-", " ").capitalize()


def short_text(ability: Ability | None) -> str:
    """A text cut down for one line of the market."""
    if ability is None:
        return ""
    text = ability.text.rstrip(".")
    for long, short in SHORTER:
        text = text.replace(long, short)
    text = re.sub(r"(\d) mana", r"\1M", text)
    return f"{moment(ability)}: {text}"


def full_text(ability: Ability | None) -> str:
    """A text in full, with its moment."""
    return "" if ability is None else f"{moment(ability)}: {ability.text}"


def cell(text: Text | str, width: int, style: str = "") -> Text:
    """Text cut or padded to a width."""
    made = Text(text, style) if isinstance(text, str) else text.copy()
    made.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return made


def cut(text: str, width: int) -> str:
    """Text that ends in an ellipsis where it is too long."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"
