"""Symbols in a few letters each; colour helps, letters alone suffice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.symbols import DECAY, GROWTH, GUARDIAN, MANA, VP
from valewright.mystic.terminal.said import ability_text, full_text
from valewright.words import Words

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


class Glyphs:
    """The letters of a language for the symbols."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.letters = words.say("mystic-letters").split()

    @property
    def mana(self) -> str:
        return self.letters[MANA]

    def symbols(self, counts: Sequence[int], vp_end: int = 0) -> Text:
        """Nine counts in the order of the rules, and VP at the end in brackets."""
        text = Text()
        for k in (0, 1, 2, 3, 5, 6, 7, 8, 4):
            n = counts[k]
            if n:
                lone = n == 1 and k not in ALWAYS_COUNTED
                text.append(self.letters[k] if lone else f"{n}{self.letters[k]}", STYLES[k])
                text.append(" ")
        if vp_end:
            text.append(f"({vp_end})", "bright_blue")
        text.rstrip()
        return text

    def shown(self, card: Card) -> Text:
        """All that a crafted card counts for now."""
        return self.symbols(card.counts(), card.all_vp_end())

    def spirits(self, counts: Sequence[int]) -> Text:
        """Animal, forest, sky and wild spirits: a vale's cost or a purse."""
        return self.symbols((0, 0, 0, 0, 0, *counts))

    def short_text(self, ability: Ability | None) -> str:
        """A text for one line of the market; English ones are cut down."""
        if ability is None:
            return ""
        text = full_text(self.words, ability).rstrip(".")
        if ability_text(self.words, ability) != ability.text:
            return text
        for long, short in SHORTER:
            text = text.replace(long, short)
        return re.sub(r"(\d) mana", r"\1M", text)


def cell(text: Text | str, width: int, style: str = "") -> Text:
    """Text cut or padded to a width."""
    made = Text(text, style) if isinstance(text, str) else text.copy()
    made.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return made


def cut(text: str, width: int) -> str:
    """Text that ends in an ellipsis where it is too long."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"
