"""How the positions of a game are written in scenarios: what a game may replace.

A game without positions of its own is set up by its rules, moved by its notation and looked at
through its view.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from valewright import games
from valewright.kernel import contract
from valewright.kernel.contract import State
from valewright.kernel.errors import Unwritable
from valewright.kernel.game import Game

if TYPE_CHECKING:
    from valewright.scenarios.reading import Scenario

# Kinds of value that a key may have
TEXT: Final = "text"
LIST: Final = "list"
NUMBER: Final = "number"
YES_NO: Final = "yes or no"
LINES: Final = "line"  # may be given again and again

OPTION_KINDS: Final = {
    contract.NUMBER: NUMBER,
    contract.FLAG: YES_NO,
    contract.CHOICE: TEXT,
    contract.TEXT: TEXT,
    contract.NAMES: LIST,
}
Kinds = dict[str, str]
Pairs = list[tuple[str, str]]  # keys and values, in the order of their lines
NOTHING: Final = "nothing"  # the empty list


class Layout(NamedTuple):
    """A position as it is written: the lines of the table, and those of each player."""

    table: Pairs
    players: list[Pairs]


def listed(names: Iterable[str]) -> str:
    """A list as scenarios write it.

    >>> listed(["Blank", "Blank", "Stag"]), listed([])
    ('Blank x2, Stag', 'nothing')
    """
    runs = [(name, len(list(same))) for name, same in groupby(names)]
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in runs) or NOTHING


class Positions:
    """The positions of a game, as scenarios write them."""

    table_keys: ClassVar[Kinds] = {}
    player_keys: ClassVar[Kinds] = {}  # a game with none has no positions to write
    setup_keys: ClassVar[tuple[str, ...]] = ()  # of the table, for a game set up by the rules too
    setup_only: ClassVar[tuple[str, ...]] = ()  # options that only such a game has
    # Of the table or of players, what only the writer of positions needs: an editor leaves it out
    rare_keys: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    ready_title: ClassVar[str] = "My position"

    def __init__(self, game: Game) -> None:
        self.game = game

    def option_keys(self, taken: Container[str]) -> Kinds:
        """The options that the game declares, but for those with a place of their own."""
        return {
            key: OPTION_KINDS[option.kind]
            for option in self.game.options()
            if (key := option.name.replace("_", "-")) not in taken and key not in self.table_keys
        }

    def is_written(self, scenario: Scenario) -> bool:
        """Whether the position is written, and not set up by the rules."""
        return bool(scenario.players)

    def lay_out(self, scenario: Scenario) -> State:
        """The state at the start of a scenario: one that the rules set up."""
        options = plain_keys(scenario.options)
        if "players" in scenario.about:
            options["players"] = scenario.about["players"]
        return self.game.start(options, scenario.about.get("seed", 0))

    def layouts(self, state: State) -> Iterator[Layout]:
        """The ways to write a state down, the plainest first; the first that reads back is taken.

        They hold what the seat to act knows. What it does not know is left to chance.
        """
        raise Unwritable(f"{state.game} has no positions of its own to write")

    def names(self) -> dict[str, list[str]]:
        """The names that may be written as values, by what they are."""
        return {}

    def moves(self, state: State, text: str) -> Iterator[int]:
        """The moves that a step names, each read when those before it have been played."""
        for words in text.split(","):
            yield state.parse(words)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What can be looked up, beside scores, winners and legal moves."""
        return state.view(seat)

    def canonical(self, state: State, text: str) -> str:  # noqa: ARG002
        """A component as the game writes it, whatever way it was written."""
        return text

    def line_of(self, scenario: Scenario, message: str) -> tuple[int | None, str] | None:  # noqa: ARG002
        """The line that an error of a position speaks of and what it says, where it is special."""
        return None


def plain_keys(written: dict[str, Any]) -> dict[str, Any]:
    """Keys as Python writes them."""
    return {key.replace("-", "_"): value for key, value in written.items()}


@cache
def positions_of(name: str) -> Positions:
    """The positions of a game: its own, or plain ones."""
    game = games.game(name)
    found: Positions = game.part("scenarios")(game) if game.has("scenarios") else Positions(game)
    return found
