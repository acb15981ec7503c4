"""The middle of a turn in a written position: the purse, what is bought, what is to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from valewright.kernel.decision import Frame
from valewright.kernel.errors import BadData
from valewright.kernel.waiting import frame_lines, frames_of
from valewright.mystic.cards import ROW_SIZE, Outputs
from valewright.mystic.decision import FRAMES
from valewright.mystic.symbols import SPIRITS
from valewright.mystic.table import OVER, PHASES, Table

# By their keys: the attributes of a table that are one number, and those that are several
NUMBERS: Final = {
    "pushes": "pushes",
    "mana": "mana",
    "token_mana": "token_mana",
    "debt": "debt",
    "wild_spent": "wild_spent",
    "vp_due": "vp_due",
    "buys": "buys",
    "vale_buys": "vale_buys",
    "buy_limit": "limit",
}
SEVERAL: Final = {
    "bound": "bound",
    "borrowed_used": "guest_used",
    "hidden_used": "hidden_used",
    "gaps": "gaps",
    "vale_gaps": "vale_gaps",
}
PURSES: Final = ("spirits", "due")
KEYS: Final = (*NUMBERS, *PURSES, *SEVERAL, "pending", "borrowed", "given")
MOST: Final = 10_000  # of any of these numbers


def lay(t: Table, table: Mapping[str, Any]) -> None:
    """Put the middle of a turn on the table, what was bought and lent aside."""
    for key, attribute in NUMBERS.items():
        if key in table:
            setattr(t, attribute, number(key, table[key]))
    for key, attribute in SEVERAL.items():
        if key in table:
            setattr(t, attribute, numbers(key, table[key]))
    for key in PURSES:
        if key in table:
            setattr(t, key, _purse(key, table[key]))
    if "given" in table:
        t.given = _given(table["given"])


def waiting(t: Table, lines: Sequence[str], phase: str) -> list[Frame]:
    """What is to come, and the phase in which it waits."""
    if phase not in PHASES:
        raise BadData(f"phase: with 'waiting', {phase!r} is not one of {', '.join(PHASES)}")
    t.phase = PHASES.index(phase)
    stack = frames_of(FRAMES, list(lines), t.turn, len(t.players))
    if bool(stack) == (t.phase == OVER) and not stack:
        raise BadData("phase: with nothing waiting, the phase is 'over'")
    return stack


def lines(t: Table) -> list[tuple[str, str]]:
    """The same in words, what is as in a fresh turn left out: keys and values."""
    found = [("waiting", line) for line in frame_lines(t.stack, t.turn)]
    fresh = Table(t.catalogue, t.book, t.options, t.rng, None)
    for key, attribute in NUMBERS.items():
        if getattr(t, attribute) != getattr(fresh, attribute):
            found.append((key, str(getattr(t, attribute))))
    for key in PURSES:
        counts: list[int] = getattr(t, key)
        if any(counts):
            names = [f"{name} x{n}" for name, n in zip(SPIRITS, counts, strict=True) if n]
            found.append((key, ", ".join(names)))
    for key, attribute in SEVERAL.items():
        several: list[int] = getattr(t, attribute)
        if several:
            found.append((key, ", ".join(map(str, several))))
    if t.given:
        rows = [f"{at} {' '.join(map(str, row))}" for at in sorted(t.given) for row in t.given[at]]
        bare = [str(at) for at in sorted(t.given) if not t.given[at]]
        found.append(("given", ", ".join(rows + bare)))
    return found


def number(where: str, value: object) -> int:
    """A number of a position that is not too large."""
    if type(value) is not int or not -MOST <= value <= MOST:
        raise BadData(f"{where}: must be a number up to {MOST}, not {value!r}")
    return value


def numbers(where: str, values: object) -> list[int]:
    """A list of numbers, as they were read from a text."""
    if not isinstance(values, list):
        raise BadData(f"{where}: must be a list of numbers, not {values!r}")
    return [_read(where, text) for text in values]


def _read(where: str, text: object) -> int:
    try:
        return number(where, int(str(text)[:9]))
    except ValueError as error:
        raise BadData(f"{where}: must be a list of numbers, not {text!r}") from error


def _purse(where: str, names: Sequence[str]) -> list[int]:
    counts = [0, 0, 0, 0]
    for name in names:
        if name not in SPIRITS:
            raise BadData(f"{where}: {name!r} is not one of {', '.join(SPIRITS)}")
        counts[SPIRITS.index(name)] += 1
    return counts


def _given(rows: Sequence[str]) -> dict[int, Outputs]:
    """By field position, from 0, what cards have given: a row of eight numbers for each source."""
    found: dict[int, Outputs] = {}
    for text in rows:
        values = numbers("given", str(text).split())
        if len(values) not in (1, 1 + ROW_SIZE):
            raise BadData(f"given: a position and {ROW_SIZE} numbers, not {text!r}")
        row = (tuple(values[1:]),) if len(values) > 1 else ()
        found[values[0]] = found.get(values[0], ()) + row
    return found
