"""Misty Valley as the terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from rich.text import Text

from valewright.kernel import contract
from valewright.kernel.errors import GameError, IllegalMove
from valewright.misty import State, log, parts
from valewright.misty.terminal import draw
from valewright.misty.terminal.listing import details
from valewright.misty.terminal.map import board_map
from valewright.misty.terminal.said import event_words, move_words, tile_phrase
from valewright.misty.terminal.sheet import Sheet, letters
from valewright.terminal import prompt
from valewright.terminal.face import Event, SheetFace
from valewright.terminal.layout import joined, labelled, shown_name
from valewright.terminal.prompt import Command, Commands
from valewright.words import Words

COMMANDS: Final = (
    "command-table",
    "misty-command-tiles",
    "misty-command-card",
    "misty-command-unseen",
)
LEFT_OUT: Final = frozenset((log.TURN, log.DREW, log.GAME_OVER))


class MistyFace(SheetFace):
    """Draws, tells and reads Misty Valley."""

    drawing: ClassVar = draw

    def __init__(self, state: contract.State, words: Words) -> None:
        self._catalogue = misty_state(state).table.catalogue
        self.words = words
        first, second = letters(words).values()
        self.legend = words.say("misty-legend", first=first, second=second)
        self.commands = Commands(words, COMMANDS, f"{words.say('misty-help')}\n\n{self.legend}")

    def move_words(self, state: contract.State, move: int, names: Sequence[str]) -> str:
        return move_words(self.words, parts.move_parts(misty_state(state).table, move))

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        return event_words(self.words, self._catalogue, event, names)

    def in_short(self, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        """What happened, a sentence for each seat in turn; what ``me`` lost belongs to it."""
        told = [event for event in events if event[0] not in LEFT_OUT]
        return [
            joined(self.words, names[seat], [self.sentence(event, names) for event in of_seat])
            for seat, of_seat in groupby(told, key=lambda event: event[1])
        ]

    def moves(
        self, line: str, state: contract.State, names: Sequence[str]
    ) -> tuple[list[int], str]:
        """The moves of a line, up to the first that brings something hidden to light."""
        text = " ".join(line.split())
        number = prompt.numbered(self.words, text, state.legal_moves())
        if number is not None:
            return [number], ""
        ahead = misty_state(state).clone()
        rest = ahead.plain(text)
        found: list[int] = []
        while rest and ahead.table.commitment == misty_state(state).table.commitment:
            words = ahead.beginning(rest)
            move = ahead.parse(words) if words else self.named(rest, ahead, names)
            ahead.play(move)
            found.append(move)
            rest = rest[len(words) :].lstrip(" ,") if words else ""
        return found, rest

    def named(self, text: str, state: contract.State, names: Sequence[str]) -> int:
        """The one legal move that the words begin or name, or why there is none."""
        try:
            return super().named(text, state, names)
        except IllegalMove:
            if self.words.language == "en":
                state.parse(text)  # says why the rules refuse it
            raise

    def hint_args(self, args: dict[str, Any]) -> dict[str, Any]:
        """Tiles are told by their names."""
        return {**args, "tile": tile_phrase(self.words, args["tile"])} if "tile" in args else args

    def turn_number(self, state: contract.State) -> int:
        return misty_state(state).table.number

    def turn_words(self, state: contract.State) -> str:
        return self.words.say("misty-turn", n=misty_state(state).table.number)

    def step(self, state: contract.State, names: Sequence[str], width: int) -> list[Text]:
        sheet = self.sheet(state, state.to_act, names, width)
        scores = [
            labelled(
                self.words,
                shown_name(self.words, names[p["seat"]]),
                self.words.say("misty-points-n", n=p["score"]),
            )
            for p in sheet.view["players"]
        ]
        return [*board_map(sheet, {}), *map(Text, scores)]

    def show(
        self, command: Command, state: contract.State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        if command.name == "table":
            return self.whole_table(state, seat, names, width)
        if command.name == "tiles":
            return draw.tile_list(self.sheet(state, seat, names, width))
        if command.name == "unseen":
            return draw.unseen(self.sheet(state, seat, names, width))
        return details(self._catalogue, command.rest, self.words)

    def final_count(self, state: contract.State, names: Sequence[str], width: int) -> list[Text]:
        found = misty_state(state)
        drawn = board_map(self.sheet(state, 0, names, width), {})
        return [*drawn, *draw.final_count(found, names, width, self.words)]

    def sheet(self, state: contract.State, seat: int, names: Sequence[str], width: int) -> Sheet:
        return Sheet(misty_state(state), seat, names, width, self.words)


def misty_state(state: object) -> State:
    """The state of a Misty Valley record."""
    if not isinstance(state, State):
        raise GameError("this is not a game of Misty Valley")
    return state
