"""Reading TOML that a stranger may have written: long, deep or twisted texts are refused."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

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


def has_comments(text: str) -> bool:
    """Whether a TOML text has comments.

    >>> has_comments("cost = 3 # as printed"), has_comments("name = '#'")
    (True, False)
    """
    return any(found[0].startswith("#") for found in _QUOTED.finditer(text))
