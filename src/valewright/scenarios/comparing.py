"""Finding what a scenario speaks of, and saying how it differs from what was expected."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any, Final

from valewright.kernel.contract import State
from valewright.scenarios.positions import NOTHING, Positions
from valewright.scenarios.reading import split_list

SEATS: Final = ("seat", "turn", "start", "first", "to_act")
COUNTS: Final = ("deck", "discard", "hidden")  # cards that are not there count 0
STACK: Final = " & "
EMPTY: Final = "-"


def look_up(positions: Positions, state: State, seat: int, path: str) -> Any:
    """A value by its path: a field of the view, or scores, winners, legal moves.

    Lists count from 1, as the moves do, and players are numbers from 1. A list within a list is
    written as it is in the whole one: its members joined by ``&``, an empty one as ``-``.
    """
    if path == "scores":
        return state.scores()
    if path == "winners":
        return [winner + 1 for winner in state.winners()]
    if path == "legal":
        return [state.notation(move) for move in state.legal_moves()]
    value: Any = positions.view(state, seat)
    done: list[str] = []
    for word in path.split("."):
        value = _inside(value, positions.canonical(state, word), ".".join(done))
        done.append(word)
    if isinstance(value, list) and done[-1].isdigit():
        return items([value])[0]
    return value + 1 if done[-1] in SEATS and isinstance(value, int) else value


def _inside(value: Any, word: str, path: str) -> Any:
    where = f"in {path!r}" if path else "in the view"
    if isinstance(value, dict):
        if word in value:
            return value[word]
        if path.rpartition(".")[2] in COUNTS:
            return 0
        raise LookupError(f"there is no {word!r} {where}; there are {', '.join(map(str, value))}")
    if isinstance(value, list):
        if word.isdigit() and 1 <= int(word) <= len(value):
            return value[int(word) - 1]
        raise LookupError(f"there is no {word!r} {where}; it has 1 to {len(value)}")
    raise LookupError(f"there is nothing {where} to look into")


def difference(
    positions: Positions, state: State, got: Any, operation: str, wanted: str
) -> list[str]:
    """Lines that say how a value differs from what was expected; none when it does not."""
    if isinstance(got, list | dict):
        listed = [positions.canonical(state, item) for item in split_list(wanted)]
    else:
        listed = [positions.canonical(state, wanted)]
    if operation in ("has", "lacks"):
        return _membership(got, operation == "has", wanted, listed)
    if isinstance(got, list):
        same, expected = items(got) == listed, ", ".join(listed) or NOTHING
    elif isinstance(got, dict):
        same, expected = {key: n for key, n in got.items() if n} == Counter(listed), wanted
    else:
        found = shown(got)
        same, expected = found == listed[0] or (found == EMPTY and wanted == NOTHING), wanted
    if same == (operation == "="):
        return []
    if operation == "!=":
        return [f"expected  anything but {expected}"]
    lines = [f"expected  {expected}", f"got       {shown(got)}"]
    if isinstance(got, list):
        lines += _apart(items(got), listed)
    return lines


def _apart(got: list[str], wanted: list[str]) -> list[str]:
    missing = Counter(wanted) - Counter(got)
    extra = Counter(got) - Counter(wanted)
    lines: list[str] = []
    if missing:
        lines.append("missing   " + ", ".join(missing.elements()))
    if extra:
        lines.append("too many  " + ", ".join(extra.elements()))
    return lines


def _membership(got: Any, wanted_in: bool, wanted: str, listed: list[str]) -> list[str]:
    """Each item is, or is not, among the values; part of a text is enough."""
    if isinstance(got, dict):
        pool = Counter({key: n for key, n in got.items() if n})
    elif isinstance(got, list):
        pool = Counter(items(got))
    else:
        inside = wanted in shown(got) or listed[0] in shown(got)
        if inside == wanted_in:
            return []
        return [f"expected  {'' if wanted_in else 'no '}{wanted!r}", f"got       {shown(got)}"]
    asked = Counter(listed)
    if wanted_in:
        wrong = list((asked - pool).elements())
    else:
        wrong = [item for item in asked if pool[item]]
    if not wrong:
        return []
    word = "missing " if wanted_in else "present "
    return [f"{word}  {', '.join(wrong)}", f"got       {shown(got)}"]


def items(values: list[Any]) -> list[str]:
    """The members of a list as they are written in a scenario; stacks are joined by ``&``."""
    return [
        STACK.join(map(shown, value)) or EMPTY if isinstance(value, list) else shown(value)
        for value in values
    ]


def shown(value: Any) -> str:
    """A value as it is written in a scenario."""
    if value is None:
        return EMPTY
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        counts = [f"{key} x{n}" for key, n in value.items() if n]
        return ", ".join(counts) or NOTHING
    if isinstance(value, list):
        return ", ".join(items(value)) or NOTHING
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}" if value.denominator > 1 else str(value)
    return str(value)
