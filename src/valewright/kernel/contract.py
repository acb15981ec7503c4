"""What every game's state and options are; :mod:`valewright.kernel.game` has the game itself.

Records, replay, bots, the terminal and the conformance suite are written against these and know no
game by name.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol, Self

from valewright.kernel.errors import BadOption

MOST_MOVES: Final = 256

# Kinds of option
NUMBER: Final = "number"
FLAG: Final = "flag"
CHOICE: Final = "choice"
NAMES: Final = "names"
TEXT: Final = "text"  # of a file: the command line takes its path


class State(Protocol):
    """A game at one moment: plain data that can be copied, pickled and compared."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seed(self) -> int:
        """The seed the game was started with."""

    @property
    def players(self) -> int:
        """How many play; seats are numbered from 0."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def to_act(self) -> int:
        """The seat that decides now, or -1 when the game is over."""

    @property
    def decision(self) -> str:
        """What is being decided, in a word or two; ``over`` at the end."""

    def legal_moves(self) -> tuple[int, ...]:
        """The moves that may be played now, each from 0 to 255; none when the game is over."""

    def play(self, move: int) -> None:
        """Play a legal move; an illegal one raises IllegalMove and changes nothing."""

    def notation(self, move: int) -> str:
        """A legal move in words, on one line, without a semicolon."""

    def parse(self, text: str) -> int:
        """The legal move that the words name, or IllegalMove."""

    def scores(self) -> list[int]:
        """Each seat's score as things stand."""

    def winners(self) -> list[int]:
        """The seats that won a finished game; empty before."""

    def clone(self) -> Self:
        """An independent copy."""

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, as plain data."""

    def sample(self, seat: int, rng: random.Random) -> Self:
        """A full state consistent with what the seat knows, all else drawn anew."""

    def options(self) -> dict[str, object]:
        """The options the game was set up with, as plain data that starts it again."""

    def data(self) -> dict[str, Any]:
        """The whole state, hidden parts included, as plain data."""


class Option:
    """One thing that a game can be set up with.

    >>> Option("players", NUMBER, 2, "how many play").checked("two")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: players: must be a whole number, not 'two'
    """

    def __init__(
        self, name: str, kind: str, default: object, words: str, choices: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.words = words
        self.choices = choices

    def checked(self, value: object) -> object:
        """The value, or an error that says what kind of value the option takes."""
        if value is None and self.default is None:
            return None
        if self.kind == NUMBER:
            if isinstance(value, bool) or not isinstance(value, int):
                raise BadOption(f"{self.name}: must be a whole number, not {value!r}")
        elif self.kind == FLAG:
            if not isinstance(value, bool):
                raise BadOption(f"{self.name}: must be true or false, not {value!r}")
        elif self.kind == NAMES:
            return self._names(value)
        elif not isinstance(value, str):
            raise BadOption(f"{self.name}: must be text, not {value!r}")
        elif self.kind == CHOICE and value not in self.choices:
            raise BadOption(f"{self.name}: {value!r} is not one of {', '.join(self.choices)}")
        return value

    def _names(self, value: object) -> list[str]:
        if not isinstance(value, list | tuple) or not all(isinstance(x, str) for x in value):
            raise BadOption(f"{self.name}: must be a list of names, not {value!r}")
        return list(value)


def checked_options(known: Iterable[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Every known option with its given or its usual value; an unknown name is refused.

    >>> checked_options([Option("players", NUMBER, 2, "how many play")], {})
    {'players': 2}
    """
    found = {option.name: option for option in known}
    for name in given:
        if name not in found:
            raise BadOption(f"{name}: is not an option; options are {', '.join(found)}")
    return {
        name: option.checked(given[name]) if name in given else option.default
        for name, option in found.items()
    }


def with_cards(options: dict[str, object], file: str) -> dict[str, object]:
    """Options as they are told: with the card file, where one is laid over what is shipped.

    >>> with_cards({"players": 2}, "")
    {'players': 2}
    """
    return {**options, "cards": file} if file else options
