"""Misty Valley as the terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.text import Text

from valewright.kernel import contract
from valewright.kernel.errors import GameError, IllegalMove
from valewright.misty import State, log
from valewright.misty.terminal import draw
from valewright.misty.terminal.listing import details
from valewright.misty.terminal.map import board_map
from valewright.terminal import prompt
from valewright.terminal.face import Event
from valewright.terminal.layout import YOU, addressed
from valewright.terminal.prompt import Command, Commands

COMMANDS: Final = Commands(
    {
        "table": "redraw the whole table",
        "tiles": "every tile on the board: its cell, its strengths, its explorers",
        "card NAME": "a tile or an ability: what it shows, requires or does",
        "unseen": "what can still come up",
    },
    "You can give several decisions on one line: `patrol fork at (1,-1) facing 3`.\n\n"
    + draw.LEGEND,
)
LEFT_OUT: Final = frozenset((log.TURN, log.DREW, log.GAME_OVER))
NOBODY_DOES: Final = frozenset((log.GAME_OVER, log.REFILLED))  # told without a subject


class MistyFace:
    """Draws, tells and reads Misty Valley."""

    legend: Final = draw.LEGEND
    commands: Final = COMMANDS

    def __init__(self, state: contract.State) -> None:
        self._catalogue = misty_state(state).table.catalogue

    def events(self, state: contract.State, seen: int) -> tuple[list[Event], int]:
        t = misty_state(state).table
        return list(t.log[max(0, seen - t.log_base) :]), t.log_base + len(t.log)

    def _words(self, event: Event) -> str:
        """An event without its subject."""
        kind, seat, tile, n = event
        text = log.words(self._catalogue, (kind, seat, tile, n))
        return text.removeprefix(f"Player {seat + 1} ")

    def played(self, seat: int, words: str) -> list[Event]:
        return []

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        words = self._words(event)
        if event[0] in NOBODY_DOES:
            return words
        text = f"{names[event[1]]} {words}"
        return addressed(text) if names[event[1]] == YOU else text

    def in_short(self, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        """What happened, a sentence for each seat in turn; what ``me`` lost belongs to it."""
        told = [event for event in events if event[0] not in LEFT_OUT]
        lines: list[str] = []
        for seat, of_seat in groupby(told, key=lambda event: event[1]):
            subject = f"{names[seat]} "
            phrases = [self.sentence(event, names).removeprefix(subject) for event in of_seat]
            lines.append(subject + "; ".join(phrases) + ".")
        return lines

    def moves(self, line: str, state: contract.State) -> tuple[list[int], str]:
        """The moves of a line, up to the first that brings something hidden to light."""
        text = " ".join(line.split())
        number = prompt.numbered(text, state.legal_moves())
        if number is not None:
            return [number], ""
        ahead = misty_state(state).clone()
        rest = ahead.plain(text)
        found: list[int] = []
        while rest and ahead.table.commitment == misty_state(state).table.commitment:
            words = ahead.beginning(rest)
            move = ahead.parse(words) if words else _begun(rest, ahead)
            ahead.play(move)
            found.append(move)
            rest = rest[len(words) :].lstrip(" ,") if words else ""
        return found, rest

    def turn_number(self, state: contract.State) -> int:
        return misty_state(state).table.number

    def turn_words(self, state: contract.State) -> str:
        return f"Turn {misty_state(state).table.number}"

    def whole_table(
        self,
        state: contract.State,
        seat: int,
        names: Sequence[str],
        width: int,
        news: Sequence[str] = (),
    ) -> list[Text]:
        return draw.whole_table(misty_state(state), seat, names, width, news)

    def between_moves(
        self, state: contract.State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        return draw.between_moves(misty_state(state), seat, width)

    def step(self, state: contract.State, names: Sequence[str], width: int) -> list[Text]:
        view = state.view(state.to_act)
        shown = board_map(view, {}, width)
        return [*shown, *(Text(line) for line in _scores(view, names))]

    def show(
        self, command: Command, state: contract.State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        if command.name == "table":
            return self.whole_table(state, seat, names, width)
        if command.name == "tiles":
            return draw.tile_list(state.view(seat))
        if command.name == "unseen":
            return draw.unseen(state.view(seat))
        return details(self._catalogue, command.rest)

    def final_count(self, state: contract.State, names: Sequence[str], width: int) -> list[Text]:
        found = misty_state(state)
        drawn = board_map(found.view(0), {}, width)
        return [*drawn, *draw.final_count(found, names, width)]


def misty_state(state: object) -> State:
    """The state of a Misty Valley record."""
    if not isinstance(state, State):
        raise GameError("this is not a game of Misty Valley")
    return state


def _begun(text: str, state: State) -> int:
    """The one legal move whose words begin with the text, or why there is none."""
    legal = state.legal_moves()
    found = [move for move in legal if state.plain(state.notation(move)).startswith(text)]
    if len(found) == 1:
        return found[0]
    if found:
        which = ", ".join(f"{legal.index(each) + 1} {state.notation(each)}" for each in found)
        raise IllegalMove(f"{text!r} could be: {which}.")
    return state.parse(text)


def _scores(view: dict[str, Any], names: Sequence[str]) -> list[str]:
    return [f"{names[p['seat']]}: {p['score']} points" for p in view["players"]]
