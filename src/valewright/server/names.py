"""Names of people: what is shown of them, and how those of one table are told apart.

>>> shown_name(" Ann\u202e\u200b ")
'Ann'
>>> told_apart("ann", ["Ann", "Bob"])
'ann (2)'
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

MOST_LETTERS: Final = 40
MOST_MARKS: Final = 2  # on one letter
# Control and format characters (among them those that turn the direction of writing or have no
# width), halves of characters, private ones, those that are none, and breaks of lines
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and a symbol that show nothing
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def shown_name(text: str) -> str:
    """A name as everyone sees it: one line of letters that show; '' where there are none."""
    return shown_text(text, MOST_LETTERS)


def shown_text(text: str, most: int) -> str:
    """What someone has written, cut to so many letters, with none that hide or turn others."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if letter.isspace():
            found.append(" ")
        elif (
            marks <= MOST_MARKS
            and letter not in BLANK
            and unicodedata.category(letter) not in UNSEEN
        ):
            found.append(letter)
    line = " ".join("".join(found).split())[:most].rstrip()
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where someone at the table has the same."""
    taken = {_likeness(other) for other in others}
    found = name
    number = 1
    while _likeness(found) in taken:
        number += 1
        ending = f" ({number})"
        found = name[: MOST_LETTERS - len(ending)].rstrip() + ending
    return found


def _likeness(name: str) -> str:
    """What names that look the same have in common."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if unicodedata.category(letter)[0] not in "ZC")
