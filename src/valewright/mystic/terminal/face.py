"""Mystic Vale as the terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text

from valewright.kernel import contract
from valewright.kernel.errors import GameError
from valewright.mystic import State, parts
from valewright.mystic.decision import without_slots
from valewright.mystic.terminal import details, draw, market, story
from valewright.mystic.terminal.fields import opponent
from valewright.mystic.terminal.said import move_words
from valewright.mystic.terminal.sheet import Sheet
from valewright.terminal import prompt
from valewright.terminal.face import Event, SheetFace
from valewright.terminal.layout import shown_name
from valewright.terminal.prompt import Command, Commands
from valewright.words import Words

COMMANDS: Final = (
    "command-table",
    "mystic-command-texts",
    "mystic-command-card",
    "mystic-command-odds",
    "mystic-command-look",
)


class MysticFace(SheetFace):
    """Draws, tells and reads Mystic Vale."""

    drawing: ClassVar = draw

    def __init__(self, state: contract.State, words: Words) -> None:
        words = words.calling(mystic_state(state).table.catalogue.names)
        self.words = words
        self.legend = f"{words.say('mystic-legend')} {words.say('mystic-legend-texts')}"
        notes = f"{words.say('mystic-help')}\n\n{self.legend}"
        self.commands = Commands(words, COMMANDS, notes)

    def move_words(self, state: contract.State, move: int, names: Sequence[str]) -> str:
        return move_words(self.words, parts.move_parts(mystic_state(state).table, move), names)

    def spoken(self, state: contract.State, move: int, names: Sequence[str]) -> Sequence[str]:
        return *super().spoken(state, move, names), without_slots(state.notation(move))

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        return story.sentence(self.words, event, names)

    def in_short(self, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        return story.in_short(self.words, events, names, me)

    def turn_number(self, state: contract.State) -> int:
        t = mystic_state(state).table
        return t.round * state.players + t.turn

    def turn_words(self, state: contract.State) -> str:
        return self.words.say("mystic-round", n=mystic_state(state).table.round)

    def sheet(self, state: contract.State, seat: int, names: Sequence[str], width: int) -> Sheet:
        """What the seat may know, ready to be drawn."""
        return Sheet(mystic_state(state), seat, names, width, self.words)

    def step(self, state: contract.State, names: Sequence[str], width: int) -> list[Text]:
        sheet = self.sheet(state, state.to_act, names, width)
        return [line for seat in range(state.players) for line in opponent(sheet, seat)]

    def show(
        self, command: Command, state: contract.State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        sheet = self.sheet(state, seat, names, width)
        if command.name == "table":
            return draw.whole_table(sheet)
        if command.name == "texts":
            return market.full_market(sheet)
        if command.name == "card":
            return details.CardDetails(sheet.catalogue, self.words).lines(command.rest)
        if command.name == "odds":
            return details.odds_details(sheet)
        return self._look(sheet, command.rest)

    def _look(self, sheet: Sheet, asked: str) -> list[Text]:
        if not asked:
            return details.look(sheet)
        names = [shown_name(self.words, name) for name in sheet.names]
        for seat, name in enumerate(names):
            if prompt.plain(asked) in (str(seat + 1), prompt.plain(name)):
                mine = seat == sheet.seat
                return details.look(sheet) if mine else details.look_at(sheet, seat)
        said = self.words.say("mystic-no-player", asked=asked, names=", ".join(names))
        raise GameError(said)

    def final_count(self, state: contract.State, names: Sequence[str], width: int) -> list[Text]:
        return details.final_count(mystic_state(state), names, width, self.words)


def mystic_state(state: object) -> State:
    """The state of a Mystic Vale record."""
    if not isinstance(state, State):
        raise GameError("this is not a game of Mystic Vale")
    return state
