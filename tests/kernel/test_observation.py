"""Numbers and moves as elements of a row of bytes."""

import pytest

from valewright.kernel import observation
from valewright.kernel.errors import BadOption


def test_numbers_are_held_within_a_byte() -> None:
    assert [observation.held(n) for n in (-300, -1, 0, 1, 255, 256)] == [0, 0, 0, 1, 255, 255]
    assert [observation.signed(n) for n in (-129, -128, 0, 127, 128)] == [0, 0, 128, 255, 255]


def test_a_mask_has_a_byte_for_each_move() -> None:
    for legal in ((), (0,), (255,), (3, 7, 200)):
        mask = observation.mask_of(legal)
        assert tuple(i for i, bit in enumerate(mask) if bit == 1) == legal
        assert set(mask) <= {0, 1}
        assert len(mask) == 256


def test_bytes_become_an_array_of_their_own() -> None:
    data = bytes([1, 2, 3])
    array = observation.written(data, None, "it")
    assert (array.tolist(), str(array.dtype)) == ([1, 2, 3], "uint8")
    array[0] = 9
    assert data[0] == 1


def test_bytes_go_into_room_that_fits() -> None:
    room = bytearray(3)
    assert observation.written(b"abc", room, "it") is room
    assert room == b"abc"


@pytest.mark.parametrize(
    ("room", "words"),
    [
        (b"abc", "it: out cannot be written to"),
        ([0, 0, 0], "it: out must be one row of 3 elements of the type uint8, not list"),
    ],
)
def test_what_is_no_room_is_refused(room: object, words: str) -> None:
    with pytest.raises(BadOption) as told:
        observation.written(b"abc", room, "it")
    assert str(told.value) == words


@pytest.mark.parametrize(
    ("room", "shape", "form"),
    [
        (memoryview(bytearray(4)), "(4,)", "'B'"),
        (memoryview(bytearray(3)).cast("b"), "(3,)", "'b'"),
        (memoryview(bytearray(3)).cast("B", (1, 3)), "(1, 3)", "'B'"),
    ],
)
def test_room_that_does_not_fit_is_refused(room: memoryview, shape: str, form: str) -> None:
    with pytest.raises(BadOption) as told:
        observation.written(b"abc", room, "it")
    assert str(told.value) == (
        "it: out must be one row of 3 elements of the type uint8, "
        f"not of shape {shape} and format {form}"
    )
