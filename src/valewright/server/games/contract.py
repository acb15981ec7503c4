"""What the server asks of a game beyond the kernel's contract."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from valewright.kernel.contract import State
from valewright.server.shapes.common import Shapes


class SeatSnapshot(NamedTuple):
    """A table as one seat, or everybody, may see it; what is decided, and the moves in parts."""

    view: dict[str, Any]
    decision: str
    moves: list[dict[str, Any]]


class GameAdapter(Protocol):
    """A game that has tables here."""

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def shapes(self) -> Shapes:
        """The types of what it tells."""

    def shown(self, state: State, seat: int | None, acting: bool) -> SeatSnapshot:
        """What a seat may know, or everybody; moves only where the seat is acting."""

    def move(self, state: State, move: int) -> dict[str, Any]:
        """A legal move in parts, as :meth:`shown` offers it."""

    def events(self, state: State, since: int) -> tuple[list[dict[str, Any]], int]:
        """What happened after the first ``since`` events, in words and parts; how many in all."""

    def played(self, seat: int, words: str) -> list[dict[str, Any]]:
        """What a move itself tells, in a game that has no log of its own."""

    def bought(self, line: dict[str, Any]) -> str | None:
        """What a line of the log says that its seat has bought, for statistics; None for others."""

    def sets(self, options: dict[str, object]) -> list[str]:
        """The parts of the box that a game is played with, in their usual order."""

    def score_lines(self, state: State) -> list[list[dict[str, Any]]]:
        """Each seat's score, line by line."""

    def catalogue(self, cards: str = "") -> dict[str, Any]:
        """Every component as plain data, for pages that show them; ``cards`` overrides values."""

    def box(self, cards: str) -> list[dict[str, Any]]:
        """Every value that a card file changes, as a :class:`~messages.BoxDifference`."""

    def box_name(self, cards: str) -> str:
        """What the owner calls the box that a card file was written from, or nothing."""

    def check_box(self, cards: str) -> dict[str, Any]:
        """Everything that is wrong with a card file and everything it says."""
