"""What a player types: a move by number or in words, or a command."""

from __future__ import annotations

from typing import Final

from valewright.kernel.errors import GameError, IllegalMove
from valewright.mystic import State
from valewright.mystic.notation import without_slots
from valewright.terminal.glyphs import LEGEND

COMMANDS: Final = {
    "table": "draw the whole table again",
    "texts": "the full texts of all that is on offer",
    "card NAME": "everything printed on a card, vale, leader or amulet",
    "odds": "the unseen cards, and which of them would spoil",
    "look [PLAYER]": "your deck and discard pile, or another player's cards",
    "log [all]": "what happened in the last rounds, or from the start",
    "undo": "take back your last decision",
    "save FILE": "save the game to a file",
    "resume FILE": "leave this game (it is saved) and take up a saved one",
    "help": "this list",
    "quit": "leave; the game is saved and can be resumed",
}
SHORT: Final = {"q": "quit", "exit": "quit", "u": "undo", "h": "help", "?": "help", "t": "table"}
NAMES: Final = tuple(command.split()[0] for command in COMMANDS)
NEEDS_WORD: Final = {"card": "card NAME", "save": "save FILE", "resume": "resume FILE"}

HELP: Final = (
    "Type the number of a move, or the move itself (the first letters suffice\n"
    "where they are clear), or a command:\n\n"
    + "\n".join(f"  {command:<14} {what}" for command, what in COMMANDS.items())
    + "\n\nBeside what you can buy stands the number of the move; beside the rest what is\n"
    "missing: -2M mana, -1s spirits; slot: no open slot in your field; max: bought all\n"
    "you may; own: you may not have two. `ok` while planting: your field pays for it.\n\n" + LEGEND
)


class Command:
    """A command with the words after it."""

    def __init__(self, name: str, rest: str) -> None:
        self.name = name
        self.rest = rest


def command(line: str) -> Command | None:
    """The command that a line is, if it is one."""
    word, _, rest = line.strip().partition(" ")
    name = SHORT.get(word.casefold(), word.casefold())
    if name not in NAMES:
        return None
    rest = rest.strip()
    if name in NEEDS_WORD and not rest:
        raise GameError(f"Write `{NEEDS_WORD[name]}`.")
    return Command(name, rest)


def move(line: str, state: State) -> int:
    """The legal move that a line names, by number or in words."""
    legal = state.legal_moves()
    text = " ".join(line.split())
    if text.isdecimal():
        if not 1 <= int(text) <= len(legal):
            raise IllegalMove(f"There is no move {text}: the moves are 1 to {len(legal)}.")
        return legal[int(text) - 1]
    wanted = text.casefold()
    words = {found: state.notation(found) for found in legal}
    for fits in (_same, _same_without_slot, _begins, _contains):
        found = [each for each in legal if fits(words[each].casefold(), wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            which = ", ".join(f"{legal.index(each) + 1} {words[each]}" for each in found)
            raise IllegalMove(f"{text!r} could be: {which}.")
    raise IllegalMove(f"{text!r} is neither a move you have now nor a command; try `help`.")


def _same(words: str, wanted: str) -> bool:
    return words == wanted


def _same_without_slot(words: str, wanted: str) -> bool:
    return without_slots(words) == wanted


def _begins(words: str, wanted: str) -> bool:
    return words.startswith(wanted)


def _contains(words: str, wanted: str) -> bool:
    return len(wanted) > 2 and wanted in words
