"""What all drawings share: the width of a page, lines across it, and whom a sentence is about."""

from __future__ import annotations

from typing import Final

from rich.text import Text

NARROW: Final = 60
WIDE: Final = 120
YOU: Final = "You"


def page_width(width: int) -> int:
    """How wide a page is drawn on a console of that width."""
    return min(max(width, NARROW), WIDE)


def rule(title: str, width: int) -> Text:
    """A line across the page with a title in it."""
    line = Text("--- ", "dim").append(title, "not dim bold").append(" ")
    return line.append("-" * max(0, width - len(line.plain)), "dim")


def addressed(text: str) -> str:
    """A sentence whose subject is "You", with the verb that goes with it.

    >>> addressed("You buys Podlings")
    'You buy Podlings'
    """
    if not text.startswith(YOU + " "):
        return text
    _, verb, rest = (*text.split(" ", 2), "")[:3]
    return f"{YOU} {second_person(verb)} {rest}".rstrip()


def second_person(verb: str) -> str:
    """The verb as it goes with "you".

    >>> [second_person(verb) for verb in ("pushes", "buys", "empties", "has", "sleeves")]
    ['push', 'buy', 'empty', 'have', 'sleeve']
    """
    if verb == "has":
        return "have"
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    if verb.endswith(("shes", "sses", "ches")):
        return verb[:-2]
    return verb.removesuffix("s")
