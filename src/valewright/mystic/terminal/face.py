"""Mystic Vale as the terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from valewright.kernel import contract
from valewright.kernel.errors import GameError, IllegalMove
from valewright.mystic import State
from valewright.mystic.decision import without_slots
from valewright.mystic.terminal import details, draw, market, story
from valewright.mystic.terminal.fields import opponent
from valewright.mystic.terminal.glyphs import LEGEND
from valewright.mystic.terminal.sheet import Sheet
from valewright.terminal import prompt
from valewright.terminal.face import Event
from valewright.terminal.prompt import Command, Commands

COMMANDS: Final = Commands(
    {
        "table": "redraw the whole table",
        "texts": "the full texts of everything on offer",
        "card NAME": "everything printed on a card, vale, leader or amulet",
        "odds": "the unseen cards, and which of them would make you spoil",
        "look [PLAYER]": "your deck and discard pile, or another player's cards",
    },
    "What you can buy has the number of the move, everything else what is missing:\n"
    "-2M mana, -1s spirits; slot: no free slot in your field; max: you have bought all\n"
    "you may; own: you may own only one. `ok` while planting: your field can pay.\n\n" + LEGEND,
)


class MysticFace:
    """Draws, tells and reads Mystic Vale."""

    legend: Final = LEGEND
    commands: Final = COMMANDS

    def __init__(self, state: contract.State) -> None:
        mystic_state(state)

    def events(self, state: contract.State, seen: int) -> tuple[list[Event], int]:
        t = mystic_state(state).table
        return list(t.log[max(0, seen - t.log_base) :]), t.log_base + len(t.log)

    def played(self, seat: int, words: str) -> list[Event]:
        return []

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        return story.sentence(event, names)

    def in_short(self, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        return story.in_short(events, names, me)

    def moves(self, line: str, state: contract.State) -> tuple[list[int], str]:
        return [move(line, state)], ""

    def turn_number(self, state: contract.State) -> int:
        t = mystic_state(state).table
        return t.round * state.players + t.turn

    def turn_words(self, state: contract.State) -> str:
        return f"Round {mystic_state(state).table.round}"

    def sheet(self, state: contract.State, seat: int, names: Sequence[str], width: int) -> Sheet:
        """What the seat may know, ready to be drawn."""
        found = mystic_state(state)
        return Sheet(found.view(seat), found.table.catalogue, names, width)

    def whole_table(
        self,
        state: contract.State,
        seat: int,
        names: Sequence[str],
        width: int,
        news: Sequence[str] = (),
    ) -> list[Text]:
        return draw.whole_table(self.sheet(state, seat, names, width), news)

    def between_moves(
        self, state: contract.State, seat: int, names: Sequence[str], width: int
    ) -> list[Text]:
        return draw.between_moves(self.sheet(state, seat, names, width))

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
            return details.card_details(sheet.catalogue, command.rest)
        if command.name == "odds":
            return details.odds_details(sheet)
        return self._look(sheet, command.rest)

    def _look(self, sheet: Sheet, asked: str) -> list[Text]:
        if not asked:
            return details.look(sheet)
        wanted = asked.casefold()
        for seat, name in enumerate(sheet.names):
            if wanted in (str(seat + 1), name.casefold()):
                mine = seat == sheet.seat
                return details.look(sheet) if mine else details.look_at(sheet, seat)
        raise GameError(f"There is no player {asked!r}: {', '.join(sheet.names)}.")

    def final_count(self, state: contract.State, names: Sequence[str], width: int) -> list[Text]:
        return details.final_count(mystic_state(state), names, width)


def mystic_state(state: object) -> State:
    """The state of a Mystic Vale record."""
    if not isinstance(state, State):
        raise GameError("this is not a game of Mystic Vale")
    return state


def move(line: str, state: contract.State) -> int:
    """The legal move that a line names, by number or in words."""
    legal = state.legal_moves()
    text = " ".join(line.split())
    number = prompt.numbered(text, legal)
    if number is not None:
        return number
    wanted = text.casefold()
    words = {found: state.notation(found) for found in legal}
    for fits in (_same, _same_without_slot, _begins, _contains):
        found = [each for each in legal if fits(words[each].casefold(), wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            which = ", ".join(f"{legal.index(each) + 1} {words[each]}" for each in found)
            raise IllegalMove(f"{text!r} could be: {which}.")
    raise IllegalMove(f"{text!r} is neither a legal move nor a command; try `help`.")


def _same(words: str, wanted: str) -> bool:
    return words == wanted


def _same_without_slot(words: str, wanted: str) -> bool:
    return without_slots(words) == wanted


def _begins(words: str, wanted: str) -> bool:
    return words.startswith(wanted)


def _contains(words: str, wanted: str) -> bool:
    return len(wanted) > 2 and wanted in words
