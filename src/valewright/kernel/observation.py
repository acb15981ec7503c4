"""What a seat may know as a row of bytes, for programs that learn.

A game says of what its observation is made, part by part, and writes it; every element is a whole
number from 0 to 255 and has a name in the legend. A number that may be negative has 128 added.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption, MissingPart
from valewright.kernel.rows import mark

MOST: Final = 255
ZERO: Final = 128  # of elements that may be negative
MOVES: Final = 256


def held(value: int) -> int:
    """A number as an element holds it.

    >>> held(-3), held(12), held(400)
    (0, 12, 255)
    """
    if value < 0:
        return 0
    return min(MOST, value)


def signed(value: int) -> int:
    """A number that may be negative as an element holds it.

    >>> signed(-3), signed(3)
    (125, 131)
    """
    return held(value + ZERO)


def mask_of(legal: tuple[int, ...]) -> bytes:
    """One byte for each of the 256 moves: 1 where it is legal.

    >>> list(mask_of((0, 3))[:5])
    [1, 0, 0, 1, 0]
    """
    row = bytearray(MOVES)
    mark(row, 0, legal)
    return bytes(row)


def written(data: bytes, out: Any, what: str) -> Any:
    """The bytes as a NumPy array: in ``out``, or in a new one."""
    if out is None:
        try:
            import numpy
        except ImportError as error:
            raise MissingPart(
                f"{what} needs NumPy: pip install 'valewright[rl]', or give it an out to write to"
            ) from error
        return numpy.frombuffer(bytearray(data), numpy.uint8)
    try:
        room = memoryview(out)
    except TypeError:
        raise BadOption(
            f"{what}: out must be one row of {len(data)} elements of the type uint8, "
            f"not {type(out).__name__}"
        ) from None
    if room.readonly:
        raise BadOption(f"{what}: out cannot be written to")
    if room.format != "B" or room.ndim != 1 or room.nbytes != len(data):
        raise BadOption(
            f"{what}: out must be one row of {len(data)} elements of the type uint8, "
            f"not of shape {room.shape} and format {room.format!r}"
        )
    room[:] = data
    return out


class Observation(Protocol):
    """What a game brings as its part ``observation``."""

    def legend(self, state: State) -> tuple[int, list[str]]:
        """The version of the observations, raised whenever an element means something else than
        before, and what each element is, for games of this state's kind."""

    def observe(self, state: State, seat: int) -> bytes:
        """All that a seat may know, an element a byte."""
