"""What a player types: a move by number or in words, or a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from valewright.kernel.errors import GameError, IllegalMove

# The commands of every game, after those of its own
COMMON: Final = {
    "log [all]": "recent events, or all of them",
    "hint": "what a strong bot would do, and why",
    "undo": "take back your last decision",
    "save FILE": "save the game to a file",
    "resume FILE": "save this game and resume another",
    "help": "list the commands",
    "quit": "save the game and quit",
}
SHORT: Final = {"q": "quit", "exit": "quit", "u": "undo", "h": "help", "?": "help", "t": "table"}
INTRODUCTION: Final = (
    "Type the number of a move, the move itself (its first letters are enough if\n"
    "they are unambiguous), or a command:\n\n"
)


class Command:
    """A command with the words after it."""

    def __init__(self, name: str, rest: str) -> None:
        self.name = name
        self.rest = rest


class Commands:
    """The commands of one game, each with what it does, and its help."""

    def __init__(self, own: Mapping[str, str], notes: str) -> None:
        known = {**own, **COMMON}
        self.names = tuple(command.split()[0] for command in known)
        self.needs_word = {
            command.split()[0]: command
            for command in known
            if " " in command and not command.endswith("]")
        }
        listed = "\n".join(f"  {command:<14} {what}" for command, what in known.items())
        self.help = f"{INTRODUCTION}{listed}\n\n{notes}"

    def read(self, line: str) -> Command | None:
        """The command that a line is, if it is one."""
        word, _, rest = line.strip().partition(" ")
        name = SHORT.get(word.casefold(), word.casefold())
        if name not in self.names:
            return None
        rest = rest.strip()
        if name in self.needs_word and not rest:
            raise GameError(f"Write `{self.needs_word[name]}`.")
        return Command(name, rest)


def numbered(text: str, legal: Sequence[int]) -> int | None:
    """The legal move of a number, counted from 1; None if the text is no number."""
    if not text.isdecimal():
        return None
    if not 1 <= int(text) <= len(legal):
        raise IllegalMove(f"There is no move {text}: the moves are 1 to {len(legal)}.")
    return legal[int(text) - 1]
