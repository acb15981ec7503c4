"""The hexagonal grid: cells, sides and who touches whom (MI-GRID).

A cell (q, r) is packed into one integer, so that a step across a side is one addition and cells
sort in reading order. No game leaves the range: 40 tiles reach 39 cells from the middle at most.
"""

from __future__ import annotations

import re
from typing import Final

SIDES: Final = 6
ROW: Final = 128
MIDDLE: Final = 64 * ROW + 64  # (0, 0)
NOWHERE: Final = -1
FULL: Final = 63  # all six sides, as a bit mask
FARTHEST: Final = 60

# (dq, dr) by side, clockwise from the upper right (MI-GRID-02)
DIRECTIONS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
STEPS: Final[list[int]] = [dr * ROW + dq for dq, dr in DIRECTIONS]
OPPOSITE: Final[list[int]] = [3, 4, 5, 0, 1, 2]
BITS: Final[list[int]] = [1, 2, 4, 8, 16, 32]

_WRITTEN = re.compile(r"\(\s*([+-]?\d+)\s*,\s*([+-]?\d+)\s*\)")


def _arcs(mask: int) -> int:
    """How many separate runs of neighbours a mask of sides has, going round."""
    if mask == FULL:
        return 1
    return sum(1 for s in range(SIDES) if mask >> s & 1 and not mask >> (s + 1) % SIDES & 1)


ARCS: Final[list[int]] = [_arcs(mask) for mask in range(64)]


def packed(q: int, r: int) -> int:
    """The cell at (q, r)."""
    return MIDDLE + r * ROW + q


def coordinates(cell: int) -> tuple[int, int]:
    """The (q, r) of a cell."""
    r = cell // ROW
    return cell - r * ROW - 64, r - 64


def words(cell: int) -> str:
    """A cell as people write it.

    >>> words(packed(1, -2))
    '(1,-2)'
    """
    q, r = coordinates(cell)
    return f"({q},{r})"


def parsed(text: str) -> int:
    """The cell that the words name, or NOWHERE.

    >>> parsed("(1, -2)") == packed(1, -2), parsed("here")
    (True, -1)
    """
    found = _WRITTEN.fullmatch(text.strip().replace("\u2212", "-"))
    if found is None:
        return NOWHERE
    q, r = int(found[1]), int(found[2])
    if abs(q) > FARTHEST or abs(r) > FARTHEST:
        return NOWHERE
    return packed(q, r)


def touch(cell: int, other: int) -> bool:
    """Whether two cells share a side.

    >>> [touch(MIDDLE, MIDDLE + step) for step in (*STEPS, 0, 2)]
    [True, True, True, True, True, True, False, False]
    """
    apart = other - cell if other > cell else cell - other
    return apart in (1, ROW - 1, ROW)


def neighbour(cell: int, side: int) -> int:
    """The cell across a side."""
    return cell + STEPS[side]
