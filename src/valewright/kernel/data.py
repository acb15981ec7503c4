"""Reading the data of components: TOML that a stranger may have written, field by field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from valewright.kernel.errors import BadData

MOST_TEXT: Final = 262_144  # characters of a card file; a whole box takes about 30,000
MOST_DOTS: Final = 32  # on one line outside strings: reading a dotted key takes the square of them

# Strings and comments. One that is not closed runs to the end, so that none is looked at twice.
_QUOTED: Final = re.compile(
    r'"""(?:[^\\"]|\\.|"(?!""))*+(?:"{3,5}|\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def read_toml(text: str, where: str) -> dict[str, Any]:
    """What a TOML text says; ``where`` names it in complaints.

    >>> read_toml("cost = 3", "box.toml")
    {'cost': 3}
    >>> read_toml("cost =", "box.toml")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadData: box.toml: not valid TOML: Invalid value (at end of document)
    """
    if len(text) > MOST_TEXT:
        raise BadData(f"{where}: {len(text)} characters are too many; {MOST_TEXT} at most")
    for number, line in enumerate(_QUOTED.sub(_blank, text).split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadData(f"{where}: not valid here: too many dots in line {number}")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadData(f"{where}: not valid here: nested too deeply") from error
    except ValueError as error:  # a number may have too many digits to be read at all
        raise BadData(f"{where}: not valid TOML: {error}") from error


def read_text(path: str | Path) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: cannot be read: {error}") from error


C = TypeVar("C")


def chosen(cards: str | Path | C | None, catalogue: Callable[..., C]) -> C:
    """The catalogue to play with: as it comes, with a file laid over it, or one that is there."""
    if cards is None:
        return catalogue()
    if isinstance(cards, str | Path):
        return catalogue(read_text(cards), str(cards))
    return cards


def has_comments(text: str) -> bool:
    """Whether a TOML text has comments.

    >>> has_comments("cost = 3 # as printed"), has_comments("name = '#'")
    (True, False)
    """
    return any(found[0].startswith("#") for found in _QUOTED.finditer(text))


def numbered(names: dict[str, Any], first: str, last: str) -> tuple[str, ...]:
    """How data writes the numbers that a module declares one after another, by their names.

    >>> numbered({"ON_DECK": 0, "SPOILED": 1, "OTHER": 2}, "ON_DECK", "SPOILED")
    ('on-deck', 'spoiled')
    """
    listed = list(names)
    found = listed[listed.index(first) : listed.index(last) + 1]
    return tuple(name.lower().replace("_", "-") for name in found)


class Reader:
    """Reads one table of a file; every complaint names the file, the component and the field.

    >>> Reader("box.toml, card 'Owl'", {"cost": -1}).number("cost", 0, 9)
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadData: box.toml, card 'Owl', field cost: must be from 0 to 9, not -1
    """

    def __init__(self, where: str, table: dict[str, Any]) -> None:
        self.where = where
        self.table = table
        self.known: set[str] = set()  # the fields that were asked for

    def fail(self, field: str, message: str) -> BadData:
        """The complaint about a field."""
        return BadData(f"{self.where}, field {field}: {message}")

    def has(self, field: str) -> bool:
        """Whether the field is there; it may be from now on."""
        self.known.add(field)
        return field in self.table

    def value(self, field: str) -> Any:
        """What a field holds that has to be there."""
        if not self.has(field):
            raise self.fail(field, "is missing")
        return self.table[field]

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number in a range."""
        if default is not None and not self.has(field):
            return default
        return self.in_range(field, self.value(field), low, high)

    def in_range(self, field: str, value: object, low: int, high: int) -> int:
        """A value that must be a whole number in a range."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(field, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.fail(field, f"must be from {low} to {high}, not {value}")
        return value

    def truth(self, field: str, value: object) -> bool:
        """A value that must be true or false."""
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}")
        return value

    def all_known(self) -> None:
        """Refuse fields that nobody asked for."""
        for field in self.table:
            if field not in self.known:
                raise self.fail(field, "is not a field of this kind of component")
