"""Rows of bytes: every element where it belongs, and nothing outside of a row."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from valewright.kernel import rows

Write = Callable[[bytearray, int], None]

WRITES: list[tuple[Write, int, list[int]]] = [
    (lambda row, at: rows.put(row, at, 7), 1, [7]),
    (lambda row, at: rows.put(row, at, -1), 1, [0]),
    (lambda row, at: rows.put(row, at, 256), 1, [255]),
    (lambda row, at: rows.put_4(row, at, 1, -1, 256, 4), 4, [1, 0, 255, 4]),
    (lambda row, at: rows.put_packed(row, at, 3, 1 + (2 << 8) + (255 << 16)), 3, [1, 2, 255]),
    (rows.bump, 1, [10]),
    (lambda row, at: rows.clear(row, at, 2), 2, [0, 0]),
    (lambda row, at: rows.lay(row, at, b"\1\2"), 2, [1, 2]),
    (lambda row, at: rows.lay_row(row, at, bytearray(b"\1\2")), 2, [1, 2]),
    (lambda row, at: rows.tally(row, at, 2, bytes([1, 2])), 2, [10, 11]),
    (lambda row, at: rows.tally(row, at, 1, bytes([1, 1, 0, 1, 0])), 3, [10, 9, 11]),
    (lambda row, at: rows.tally(row, at, 0, bytes([2, 0, 9])), 3, [9, 9, 10]),
    (lambda row, at: rows.mark(row, at, (0, 2)), 3, [1, 9, 1]),
]


@pytest.mark.parametrize(("write", "size", "written"), WRITES)
def test_what_is_written_stands_where_it_belongs(
    write: Write, size: int, written: list[int]
) -> None:
    for at in (0, 1, 5 - size):
        row = bytearray([9] * 5)
        write(row, at)
        assert list(row) == [9] * at + written + [9] * (5 - at - size)


@pytest.mark.parametrize(("write", "size", "written"), WRITES)
def test_nothing_is_written_outside_of_a_row(write: Write, size: int, written: list[int]) -> None:
    for at in (-1, -size, 6 - size, 5, 300):
        with pytest.raises(IndexError):
            write(bytearray([9] * 5), at)


def test_elements_begin_again_after_the_most() -> None:
    row = bytearray([255, 250])
    rows.bump(row, 0)
    rows.tally(row, 1, 1, bytes([7]))
    assert list(row) == [0, 1]


def test_places_of_a_tally_have_two_bytes_the_lower_first() -> None:
    row = bytearray(600)
    rows.tally(row, 10, 1, bytes([3, 4, 2]))
    assert {i: row[i] for i in range(600) if row[i]} == {10: 3, 11 + 4 + 2 * 256: 1}


def test_a_tally_has_what_is_to_be_added() -> None:
    row = bytearray(5)
    with pytest.raises(IndexError):
        rows.tally(row, 0, 3, bytes([1, 2]))
    assert list(row) == [0] * 5


def test_marks_and_numbers_are_read_where_there_are_some() -> None:
    assert [rows.is_marked(bytearray([0, 7]), at) for at in (-1, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]
    assert [rows.item([7, -8, 2**62], at) for at in range(3)] == [7, -8, 2**62]
    for at in (-1, 3):
        with pytest.raises(IndexError):
            rows.item([7, -8, 9], at)
    assert rows.alike([1, 2], [1, 2])
    assert not rows.alike([1, 2], [2, 1])
    assert not rows.alike([1, 2], [1])
