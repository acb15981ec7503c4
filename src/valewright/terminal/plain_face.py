"""Any game as the terminal shows it, from its view and its moves alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.text import Text

from valewright.kernel.contract import State
from valewright.kernel.errors import IllegalMove
from valewright.terminal import prompt
from valewright.terminal.face import Event
from valewright.terminal.prompt import Command, Commands

PLAYED: Final = "played"
# Told by the prompt and the list of moves already
UNTOLD: Final = frozenset(("game", "seat", "to_act", "decision", "legal", "log", "players"))
COMMANDS: Final = Commands({"table": "draw the whole table again"}, "")


class PlainFace:
    """Draws, tells and reads a game that brings nothing of its own for that."""

    legend: Final = ""
    commands: Final = COMMANDS

    def __init__(self) -> None:
        self._turns = 0  # how often another seat has moved
        self._mover = -1

    def events(self, state: State, seen: int) -> tuple[list[Event], int]:
        return [], 0

    def played(self, seat: int, words: str) -> list[Event]:
        self._turns += seat != self._mover
        self._mover = seat
        return [(PLAYED, seat, words)]

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        return f"{names[event[1]]}: {event[2]}"

    def in_short(self, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        return [
            f"{names[seat]}: {', '.join(event[2] for event in of_seat)}"
            for seat, of_seat in groupby(events, key=lambda event: event[1])
        ]

    def moves(self, line: str, state: State) -> tuple[list[int], str]:
        legal = state.legal_moves()
        text = " ".join(line.split())
        number = prompt.numbered(text, legal)
        if number is not None:
            return [number], ""
        wanted = text.casefold()
        begun = [move for move in legal if state.notation(move).casefold().startswith(wanted)]
        if len(begun) == 1:
            return begun, ""
        exact = [move for move in begun if state.notation(move).casefold() == wanted]
        if exact:
            return exact, ""
        if begun:
            which = ", ".join(f"{legal.index(move) + 1} {state.notation(move)}" for move in begun)
            raise IllegalMove(f"{text!r} could be: {which}.")
        raise IllegalMove(f"{text!r} is neither a move you have now nor a command; try `help`.")

    def turn_number(self, state: State) -> int:
        return self._turns + (state.to_act != self._mover)

    def turn_words(self, state: State) -> str:
        return state.decision

    def whole_table(
        self,
        state: State,
        seat: int,
        names: Sequence[str],
        width: int,
        news: Sequence[str] = (),
    ) -> list[Text]:
        lines = [Text(line, "italic") for line in news]
        lines += [Text(line) for line in readable(state.view(seat))]
        return lines + self._choices(state)

    def between_moves(
        self, state: State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        return self.whole_table(state, seat, names, width)

    def _choices(self, state: State) -> list[Text]:
        if state.over:
            return []
        lines = [Text(f"{state.decision}:", "bold")]
        for number, move in enumerate(state.legal_moves(), 1):
            lines.append(Text(f"  {number:>3}  {state.notation(move)}"))
        return lines

    def step(self, state: State, names: Sequence[str], width: int) -> list[Text]:
        return [Text(line) for line in readable(state.view(state.to_act))]

    def show(
        self, command: Command, state: State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        return self.whole_table(state, seat, names, width)

    def final_count(self, state: State, names: Sequence[str], width: int) -> list[Text]:
        lines = [
            Text(f"{name:<20} {score}") for name, score in zip(names, state.scores(), strict=True)
        ]
        winners = [names[seat] for seat in state.winners()]
        said = f"Won by {' and '.join(winners)}." if winners else "A draw."
        return [*lines, Text(said, "bold")]


def readable(view: Mapping[str, Any]) -> list[str]:
    """A view as lines: what is simple on one line each, what is not below its name."""
    return list(_lines({key: value for key, value in view.items() if key not in UNTOLD}, ""))


def _lines(value: Mapping[str, Any], indent: str) -> Iterator[str]:
    for key, inner in value.items():
        label = f"{indent}{str(key).replace('_', ' ')}"
        if isinstance(inner, Mapping):
            yield f"{label}:"
            yield from _lines(inner, indent + "  ")
        elif isinstance(inner, list) and any(isinstance(one, Mapping | list) for one in inner):
            yield f"{label}:"
            yield from _lines({str(i): one for i, one in enumerate(inner, 1)}, indent + "  ")
        elif isinstance(inner, list):
            yield f"{label}: {', '.join(map(_word, inner)) or 'none'}"
        else:
            yield f"{label}: {_word(inner)}"


def _word(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
