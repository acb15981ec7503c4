"""What is asked for of all that a game is played with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from valewright.kernel.errors import BadOption


class Query(NamedTuple):
    """A search among the cards of a game; the game refuses what it does not have.

    >>> Query("Nim", level=2).check("level", [])
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: level: Nim has no levels
    """

    title: str  # of the game
    search: str = ""
    kind: str | None = None
    set_name: str | None = None
    level: int | None = None
    sources: bool = False
    cards: Path | None = None  # a file of card values
    language: str = "en"

    def check(self, field: str, known: Iterable[str | int]) -> None:
        """Refuse a kind, set or level that the game does not have."""
        asked = {"kind": self.kind, "set": self.set_name, "level": self.level}[field]
        values = tuple(known)
        if asked is None or asked in values:
            return
        if not values:
            raise BadOption(f"{field}: {self.title} has no {field}s")
        listed = ", ".join(map(str, values))
        raise BadOption(f"{field}: {asked!r} is not one of {listed} ({self.title})")
