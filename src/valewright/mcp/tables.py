"""What a language model plays at: a game of its own against bots, told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from valewright.kernel.drawing import view_text
from valewright.kernel.errors import GameError, IllegalMove
from valewright.kernel.record import Record
from valewright.terminal.face import Chronicle
from valewright.terminal.faces import face_of
from valewright.terminal.seats import Seats
from valewright.words import Words


class Table(Protocol):
    """One seat at a table."""

    @property
    def game(self) -> str:
        """The name of the game."""

    def view(self) -> str:
        """All that the seat may know, in words; its moves left out."""

    def status(self) -> str:
        """Whose turn it is, or how the game ended."""

    def moves(self) -> list[str]:
        """What the seat may play now; nothing while others are to act."""

    def play(self, words: str) -> None:
        """Play a move by its words; anything else is refused and changes nothing."""

    def news(self) -> list[str]:
        """What has happened since this was last asked."""

    def wait(self, seconds: float) -> None:
        """Wait until the seat is to act or the game is over, but no longer."""


def named(words: str, legal: Sequence[str]) -> int:
    """Which of the legal moves some words name.

    >>> named("  Take 2  from pile 1", ["take 1 from pile 1", "take 2 from pile 1"])
    1
    >>> named("jump", ["pass"])
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.IllegalMove: 'jump' is not legal now: pass
    """
    wanted = " ".join(words.split()).casefold()
    for i, move in enumerate(legal):
        if " ".join(move.split()).casefold() == wanted:
            return i
    if not legal:
        raise GameError(f"{words!r}: it is not your turn")
    raise IllegalMove(f"{words!r} is not legal now: {', '.join(legal)}")


class LocalTable:
    """A game in this process: one seat for the model, bots at the others."""

    def __init__(self, record: Record, kinds: Sequence[str], language: str = "en") -> None:
        words = Words(language)
        self._record = record
        self._seats = Seats(kinds, record.seed, record.game.name, words)
        self._seat = self._seats.people[0]
        self._chronicle = Chronicle(face_of(record.state, words), self._seats.names)
        self._chronicle.follow(record.state)
        self._told = 0
        self._go_on()

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._record.game.name

    def view(self) -> str:
        """The table as the seat sees it."""
        found = self._record.state.view(self._seat)
        found["legal"] = []
        return view_text(found)

    def status(self) -> str:
        """The decision at hand, or the final scores."""
        state = self._record.state
        if not state.over:
            return f"You are player {self._seat + 1}. You decide: {state.decision}."
        scores = ", ".join(f"player {i}: {n}" for i, n in enumerate(state.scores(), 1))
        won = ", ".join(f"player {seat + 1}" for seat in state.winners()) or "nobody"
        return f"You are player {self._seat + 1}. The game is over. Scores: {scores}. Won by {won}."

    def moves(self) -> list[str]:
        """What the seat may play now."""
        state = self._record.state
        return [state.notation(move) for move in state.legal_moves()]

    def play(self, words: str) -> None:
        """Play a move, and what the bots answer."""
        state = self._record.state
        if state.over:
            raise GameError(f"{words!r}: the game is over")
        self._play(state.parse(words))
        self._go_on()

    def _play(self, move: int) -> None:
        state = self._record.state
        told = self._chronicle.face.played(state, move, self._seats.names)
        self._record.play(move)
        self._chronicle.note(self._record.state, told)

    def _go_on(self) -> None:
        """Let the bots play, and the only move where there is no choice."""
        while not self._record.state.over:
            state = self._record.state
            if not self._seats.is_human(state.to_act):
                self._play(self._seats.choose(state))
            elif self._record.game.asks(state):
                return
            else:
                self._play(state.legal_moves()[0])

    def news(self) -> list[str]:
        """What was played since this was last asked."""
        lines = self._chronicle.lines()
        found = lines[self._told :]
        self._told = len(lines)
        return found

    def wait(self, seconds: float) -> None:
        """Bots have answered already."""
