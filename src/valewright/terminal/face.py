"""What the terminal asks of a game: how it is drawn, told and answered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from rich.text import Text

from valewright.kernel.contract import State
from valewright.terminal import prompt
from valewright.terminal.prompt import Command, Commands
from valewright.words import Words

Event = tuple[Any, ...]  # kind, seat, and what the kind needs


class Face(Protocol):
    """One game as the terminal shows it."""

    @property
    def words(self) -> Words:
        """The reader's language, with what this game calls things."""

    @property
    def legend(self) -> str:
        """How to read what is drawn; one line or two."""

    @property
    def commands(self) -> Commands:
        """The commands there are beside moves."""

    def events(self, state: State, seen: int) -> tuple[list[Event], int]:
        """What the state has noted since so many events, and how many there are now."""

    def move_words(self, state: State, move: int, names: Sequence[str]) -> str:
        """A legal move in words."""

    def hint_args(self, args: dict[str, Any]) -> dict[str, Any]:
        """What a sentence of a hint speaks of, in words."""

    def played(self, state: State, move: int, names: Sequence[str]) -> list[Event]:
        """What a move tells that is about to be played, in a game that notes nothing itself."""

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """One event in words."""

    def in_short(self, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        """What the other seats did, a sentence for each turn."""

    def moves(self, line: str, state: State, names: Sequence[str]) -> tuple[list[int], str]:
        """The legal moves that a line names, and what of it is to be read after them."""

    def turn_number(self, state: State) -> int:
        """A number that changes with every turn."""

    def turn_words(self, state: State) -> str:
        """The turn or the round, such as ``Round 3``."""

    def whole_table(
        self, state: State, seat: int, names: Sequence[str], width: int, news: Sequence[str] = ()
    ) -> list[Text]:
        """Everything the seat sees, what happened and the moves."""

    def between_moves(
        self, state: State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        """What matters for the decision at hand, when the table was drawn before."""

    def step(self, state: State, names: Sequence[str], width: int) -> list[Text]:
        """What a replay shows after each turn."""

    def show(
        self, command: Command, state: State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        """What a command of this game shows."""

    def final_count(self, state: State, names: Sequence[str], width: int) -> list[Text]:
        """Everyone's score line by line, and who has won."""


class BaseFace(ABC):
    """What most faces have in common."""

    words: Words
    commands: Commands

    @abstractmethod
    def move_words(self, state: State, move: int, names: Sequence[str]) -> str:
        """A legal move in words."""

    def hint_args(self, args: dict[str, Any]) -> dict[str, Any]:
        """As they are, but for the titles of components."""
        if "title" in args:
            return {**args, "title": self.words.card_name(str(args["title"]))}
        return args

    def spoken(self, state: State, move: int, names: Sequence[str]) -> Sequence[str]:
        """All words by which a legal move may be named."""
        return self.move_words(state, move, names), state.notation(move)

    def moves(self, line: str, state: State, names: Sequence[str]) -> tuple[list[int], str]:
        """The move that a line names, by its number or in words."""
        text = " ".join(line.split())
        legal = state.legal_moves()
        move = prompt.numbered(self.words, text, legal)
        if move is None:
            move = self.named(text, state, names)
        return [move], ""

    def named(self, text: str, state: State, names: Sequence[str]) -> int:
        """The one legal move that the words begin or name, or an error that says what there is."""
        return prompt.named(
            self.commands, text, state.legal_moves(), lambda move: self.spoken(state, move, names)
        )


class SheetFace(BaseFace):
    """A face that tells a game from its log and draws it from a sheet of what a seat may know.

    ``drawing`` is the module that draws ``whole_table`` and what matters ``between_moves``.
    """

    drawing: ClassVar[Any]

    @abstractmethod
    def sheet(self, state: State, seat: int, names: Sequence[str], width: int) -> Any:
        """What the seat may know, ready to be drawn."""

    def events(self, state: State, seen: int) -> tuple[list[Event], int]:
        t: Any = state.table  # type: ignore[attr-defined]  # these games have one
        return list(t.told(seen)), t.lines

    def played(self, state: State, move: int, names: Sequence[str]) -> list[Event]:
        return []

    def whole_table(
        self, state: State, seat: int, names: Sequence[str], width: int, news: Sequence[str] = ()
    ) -> list[Text]:
        lines: list[Text] = self.drawing.whole_table(self.sheet(state, seat, names, width), news)
        return lines

    def between_moves(
        self, state: State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        lines: list[Text] = self.drawing.between_moves(self.sheet(state, seat, names, width))
        return lines


class Chronicle:
    """Every event of a game; a state itself keeps only what some seat has not seen."""

    def __init__(self, face: Face, names: Sequence[str]) -> None:
        self.face = face
        self.names = names
        self.events: list[Event] = []
        self._read = 0

    def follow(self, state: State) -> None:
        """Take over what the state has noted since it was last followed."""
        found, self._read = self.face.events(state, self._read)
        self.events.extend(found)

    def play(self, state: State, move: int) -> None:
        """Play a move and note what it tells."""
        told = self.face.played(state, move, self.names)
        state.play(move)
        self.note(state, told)

    def note(self, state: State, told: Sequence[Event]) -> None:
        """Note a move that has been played."""
        self.events.extend(told)
        self.follow(state)

    def lines(self) -> list[str]:
        return [self.face.sentence(event, self.names) for event in self.events]
