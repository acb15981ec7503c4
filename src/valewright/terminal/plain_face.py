"""Any game as the terminal shows it, from its view and its moves alone.

What the game brings words for is said in them, as on the page: ``nim-move-take``,
``nim-decision-take``, ``nim-view-piles``, ``nim-value-wins``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.text import Text

from valewright.games import game
from valewright.kernel.contract import State
from valewright.terminal.face import BaseFace, Event
from valewright.terminal.layout import all_of, labelled, listed, shown_name
from valewright.terminal.prompt import Command, Commands
from valewright.words import Words, card_slug

PLAYED: Final = "played"
# Told by the prompt and the list of moves already
UNTOLD: Final = frozenset(("game", "seat", "to_act", "decision", "legal", "log", "players"))


class PlainFace(BaseFace):
    """Draws, tells and reads a game that brings nothing of its own for that."""

    legend: Final = ""

    def __init__(self, state: State, words: Words) -> None:
        self.game = game(state.game)
        self.words = words
        self.commands = Commands(words, ("command-table",))
        self._turns = 0  # how often another seat has moved
        self._mover = -1

    def events(self, state: State, seen: int) -> tuple[list[Event], int]:
        return [], 0

    def move_words(self, state: State, move: int, names: Sequence[str]) -> str:
        about = self.game.about(state, move)
        notation = state.notation(move)
        return self.words.said(
            f"{self.game.name}-move-{card_slug(about.verb)}",
            _capital(notation),
            **{subject.kind: subject.value for subject in about.subjects},
        )

    def played(self, state: State, move: int, names: Sequence[str]) -> list[Event]:
        seat = state.to_act
        self._turns += seat != self._mover
        self._mover = seat
        return [(PLAYED, seat, self.move_words(state, move, names))]

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        return labelled(self.words, shown_name(self.words, names[event[1]]), event[2])

    def in_short(self, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        return [
            self.sentence((PLAYED, seat, ", ".join(event[2] for event in of_seat)), names)
            for seat, of_seat in groupby(events, key=lambda event: event[1])
        ]

    def turn_number(self, state: State) -> int:
        return self._turns + (state.to_act != self._mover)

    def turn_words(self, state: State) -> str:
        decision = state.decision
        return self.words.said(
            f"{self.game.name}-decision-{card_slug(decision)}", _capital(decision)
        )

    def whole_table(
        self,
        state: State,
        seat: int,
        names: Sequence[str],
        width: int,
        news: Sequence[str] = (),
    ) -> list[Text]:
        lines = [Text(line, "italic") for line in news]
        return lines + self._view(state, seat) + self._choices(state, names)

    def between_moves(
        self, state: State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        return self.whole_table(state, seat, names, width)

    def _choices(self, state: State, names: Sequence[str]) -> list[Text]:
        if state.over:
            return []
        lines = [Text(self.turn_words(state), "bold")]
        for number, move in enumerate(state.legal_moves(), 1):
            lines.append(Text(f"  {number:>3}  {self.move_words(state, move, names)}"))
        return lines

    def step(self, state: State, names: Sequence[str], width: int) -> list[Text]:
        return self._view(state, state.to_act)

    def show(
        self, command: Command, state: State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        return self.whole_table(state, seat, names, width)

    def final_count(self, state: State, names: Sequence[str], width: int) -> list[Text]:
        lines = [
            Text(f"{shown_name(self.words, name):<20} {score}")
            for name, score in zip(names, state.scores(), strict=True)
        ]
        return [*lines, Text(self._outcome([names[seat] for seat in state.winners()]), "bold")]

    def _outcome(self, winners: Sequence[str]) -> str:
        if not winners:
            return self.words.say("frame-draw")
        if len(winners) > 1:
            return self.words.say("terminal-share", who=all_of(self.words, winners))
        return self.words.say("terminal-wins", who=winners[0])

    # A view as lines: what is simple on one line each, what is not below its name

    def _view(self, state: State, seat: int) -> list[Text]:
        view = state.view(seat)
        return [
            Text(line)
            for line in self._lines({key: view[key] for key in view if key not in UNTOLD}, "")
        ]

    def _lines(self, value: Mapping[str, Any], indent: str) -> Iterator[str]:
        for key, inner in value.items():
            label = indent + self._label(str(key))
            if isinstance(inner, list) and any(isinstance(one, Mapping | list) for one in inner):
                inner = {str(i): one for i, one in enumerate(inner, 1)}
            if isinstance(inner, Mapping):
                yield labelled(self.words, label, "").rstrip()
                yield from self._lines(inner, indent + "  ")
            elif isinstance(inner, list):
                yield labelled(self.words, label, listed(self.words, map(self._value, inner)))
            else:
                yield labelled(self.words, label, self._value(inner))

    def _label(self, key: str) -> str:
        otherwise = _capital(key.replace("_", " "))
        return self.words.said(f"{self.game.name}-view-{card_slug(key)}", otherwise)

    def _value(self, value: object) -> str:
        if value is None:
            return self.words.say("terminal-none")
        if isinstance(value, bool):
            return self.words.say("terminal-yes" if value else "terminal-no")
        text = str(value)
        return self.words.said(f"{self.game.name}-value-{card_slug(text)}", text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
