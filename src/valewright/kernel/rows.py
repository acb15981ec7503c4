"""Writing rows of bytes, and going through lists: the few things that Python cannot say fast.

Each of these functions is written twice: here, as what it means, and in ``rows.h``, as machine code
to be put in its place wherever compiled code calls it (``tools/compile_rules.py``). Tests hold the
two against each other. Nothing is ever written outside of a row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: int = 255
OUTSIDE: str = "outside of the row"


def put(row: bytearray, at: i64, value: i64) -> None:
    """Write one element, held between 0 and 255.

    >>> row = bytearray(3); put(row, 0, -7); put(row, 1, 7); put(row, 2, 700); list(row)
    [0, 7, 255]
    """
    _room(row, at, 1)
    row[at] = min(max(value, 0), MOST)


def put_4(row: bytearray, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Write four elements side by side, each held between 0 and 255.

    >>> row = bytearray(5); put_4(row, 1, 3, -7, 700, 4); list(row)
    [0, 3, 0, 255, 4]
    """
    _room(row, at, 4)
    row[at : at + 4] = bytes([min(max(value, 0), MOST) for value in (a, b, c, d)])


def put_packed(row: bytearray, at: i64, size: i64, values: i64) -> None:
    """Write up to seven elements that are given as one number, the first in its lowest bits.

    >>> row = bytearray(4); put_packed(row, 1, 3, 1 + (2 << 8) + (255 << 16)); list(row)
    [0, 1, 2, 255]
    """
    _room(row, at, size)
    for k in range(size):
        row[at + k] = values >> 8 * k & MOST


def bump(row: bytearray, at: i64) -> None:
    """Count one element up.

    >>> row = bytearray(2); bump(row, 1); bump(row, 1); list(row)
    [0, 2]
    """
    _room(row, at, 1)
    row[at] = (row[at] + 1) & MOST


def clear(row: bytearray, at: i64, size: i64) -> None:
    """Write zeros.

    >>> row = bytearray(b"abcd"); clear(row, 1, 2); bytes(row)
    b'a\\x00\\x00d'
    """
    _room(row, at, size)
    row[at : at + size] = bytes(size)


def lay(row: bytearray, at: i64, part: bytes) -> None:
    """Write what was put together before.

    >>> row = bytearray(4); lay(row, 1, b"ab"); bytes(row)
    b'\\x00ab\\x00'
    """
    _room(row, at, len(part))
    row[at : at + len(part)] = part


def lay_row(row: bytearray, at: i64, part: bytearray) -> None:
    """The same with a row that changes.

    >>> row = bytearray(4); lay_row(row, 1, bytearray(b"ab")); bytes(row)
    b'\\x00ab\\x00'
    """
    _room(row, at, len(part))
    row[at : at + len(part)] = part


def tally(row: bytearray, at: i64, dense: i64, part: bytes) -> None:
    """Count something: its first ``dense`` elements are added to those of the row, and each pair
    of elements after them is the place of one more that is counted up, the lower byte first.

    >>> row = bytearray(6); tally(row, 1, 2, bytes([3, 4, 2, 0, 2, 0])); list(row)
    [0, 3, 4, 0, 0, 2]
    """
    _room(row, at, dense)
    if dense > len(part):
        raise IndexError(OUTSIDE)
    for k in range(dense):
        row[at + k] = (row[at + k] + part[k]) & MOST
    for k in range(dense, len(part) - 1, 2):
        bump(row, at + dense + part[k] + (part[k + 1] << 8))


def mark(row: bytearray, at: i64, places: tuple[int, ...]) -> None:
    """Write a one at each of some places.

    >>> row = bytearray(5); mark(row, 1, (0, 3)); list(row)
    [0, 1, 0, 0, 1]
    """
    for place in places:
        _room(row, at + place, 1)
        row[at + place] = 1


def is_marked(row: bytearray, at: i64) -> bool:
    """Whether an element is not zero; there is none outside of the row.

    >>> is_marked(bytearray([0, 1]), 1), is_marked(bytearray(1), 0), is_marked(bytearray(1), 9)
    (True, False, False)
    """
    return 0 <= at < len(row) and row[at] != 0


def alike(one: list[int], other: list[int]) -> bool:
    """Whether two lists hold the same numbers.

    >>> alike([1, 2], [1, 2]), alike([1, 2], [1, 3])
    (True, False)
    """
    return one == other


def shuffle(items: list[Any], a: i64, b: i64) -> i64:
    """Put a list in random order, by the two words of a :class:`valewright.kernel.rng.Rng`.

    Gives the words that it has afterwards: the lower 32 bits are the first one, those above them
    the second, as one number with its sign.

    >>> items = [1, 2, 3]; words = shuffle(items, 1, 2); items, words & 0xFFFFFFFF, words >> 32
    ([2, 1, 3], 148660251, 213934208)
    """
    # A tenth of a game in plain Python: few operations, and products where others turn and join
    a &= 0xFFFFFFFF
    b &= 0xFFFFFFFF
    if not a | b:
        a = 1  # no words of a generator, which would draw nothing but zeros from these
    n = len(items)
    while n > 1:
        # The word drawn is not cut to 32 bits: what it has above them is a multiple of n in the end
        product = ((a * 0x9E3779BB & 0xFFFFFFFF) * 0x100000001 >> 27) * (5 * n)
        b ^= a
        a = (a * 0x100000001 >> 6 ^ b ^ b << 9) & 0xFFFFFFFF
        b = b * 0x100000001 >> 19 & 0xFFFFFFFF
        if product & 0xFFFFFFFF < n and product & 0xFFFFFFFF < 0x100000000 % n:
            continue
        other = (product >> 32) % n
        n -= 1
        moved = items[n]
        items[n] = items[other]
        items[other] = moved
    return a | (b ^ 0x80000000) - 0x80000000 << 32


def item(items: list[int], at: i64) -> i64:
    """A number of a list, where it is at most 2**62 in size; places are not counted from the end.

    >>> item([7, -8], 1)
    -8
    """
    if not 0 <= at < len(items):
        raise IndexError(OUTSIDE)
    return items[at]


def _room(row: bytearray, at: int, size: int) -> None:
    if size < 0 or at < 0 or at + size > len(row):
        raise IndexError(OUTSIDE)
