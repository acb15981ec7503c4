"""What a drawing has to hand: the state, a seat's view of it, the players, the words, the width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from valewright.kernel.engine import decision_id
from valewright.misty import State, parts
from valewright.misty.terminal.said import move_words, tile_name
from valewright.misty.tiles import TRIBES
from valewright.words import Words

Cell = tuple[int, int]
STYLES: Final = dict(zip(TRIBES, ("red", "blue"), strict=True))


class Sheet:
    """One seat's view, ready to be drawn."""

    def __init__(
        self, state: State, seat: int, names: Sequence[str], width: int, words: Words
    ) -> None:
        self.state = state
        self.view = state.view(seat)
        self.names = names
        self.width = width
        self.words = words
        self.letters = letters(words)
        self.decision = decision_id(state.table)
        self.moves: dict[int, dict[str, Any]] = {
            move: parts.move_parts(state.table, move) for move, _ in self.view["legal"]
        }

    def say(self, message: str, /, **args: str | int | float) -> str:
        return self.words.say(message, **args)

    def tribe(self, tribe: str) -> str:
        """The name of a tribe."""
        return self.words.say(f"misty-tribe-{tribe}")

    def tile(self, name: str) -> str:
        """The name of a tile."""
        return tile_name(self.words, name)

    def move_words(self, move: int) -> str:
        """A legal move as it is listed."""
        return move_words(self.words, self.moves[move])

    @property
    def cells(self) -> dict[Cell, int]:
        """The cells that moves name, with the numbers of the moves."""
        return {
            (found["cell"][0], found["cell"][1]): number
            for number, found in enumerate(self.moves.values(), 1)
            if found["act"] == "place"
        }


def letters(words: Words) -> dict[str, str]:
    """The letter that stands for each tribe: the first of its name."""
    return {tribe: words.say(f"misty-tribe-{tribe}")[0] for tribe in TRIBES}


def explorers(sides: Sequence[int]) -> str:
    """The explorers on sides 0 to 5, a dot for none.

    >>> explorers([2, 0, 1, 0, 1, 0])
    '2.1.1.'
    """
    return "".join(str(count) if count else "." for count in sides)


def by_tribe(view: dict[str, Any], values: Sequence[int]) -> tuple[int, int]:
    """Values by seat in the order of the tribes."""
    if view["players"][0]["tribe"] == TRIBES[1]:
        return values[1], values[0]
    return values[0], values[1]
