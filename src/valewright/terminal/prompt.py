"""What a player types: a move by number or in words, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from textwrap import fill
from typing import Final

from valewright.kernel.errors import GameError, IllegalMove
from valewright.words import Words

# The commands of every game, after those of its own; each is the message that explains it
COMMON: Final = (
    "command-log",
    "command-hint",
    "command-undo",
    "command-save",
    "command-resume",
    "command-help",
    "command-quit",
)
SHORT: Final = {"q": "quit", "exit": "quit", "u": "undo", "h": "help", "?": "help", "t": "table"}
MARKS: Final = str.maketrans(dict.fromkeys(":;,()!?«»“”\"'\u2019", " "))


class Command:
    """A command with the words after it."""

    def __init__(self, name: str, rest: str) -> None:
        self.name = name
        self.rest = rest


class Commands:
    """The commands of one game in a language, and their help; English names are understood too."""

    def __init__(self, words: Words, own: Sequence[str], notes: str = "") -> None:
        self.words = words
        self.notes = notes
        self._usage = {_name(message): words.say(f"{message}.typed") for message in (*own, *COMMON)}
        self._does = {_name(message): words.say(message) for message in (*own, *COMMON)}
        self._names = {**SHORT, **{name: name for name in self._usage}}
        self._names |= {plain(usage.split()[0]): name for name, usage in self._usage.items()}

    def help(self, width: int) -> str:
        """Every command with what it does, on lines of that width."""
        column = max(map(len, self._usage.values())) + 4
        lines = [
            fill(
                self._does[name],
                width,
                initial_indent=f"  {usage:<{column - 2}}",
                subsequent_indent=" " * column,
            )
            for name, usage in self._usage.items()
        ]
        parts = [self.words.say("terminal-help"), "\n".join(lines), self.notes]
        return "\n\n".join(part for part in parts if part)

    def typed(self, name: str) -> str:
        """What is typed for a command, in the player's language."""
        return self._usage[name].split()[0]

    def read(self, line: str) -> Command | None:
        """The command that a line is, if it is one: words after it must be wanted."""
        word, _, rest = line.strip().partition(" ")
        name = self._names.get(word) or self._names.get(plain(word))
        if name not in self._usage:
            return None
        usage, rest = self._usage[name], rest.strip()
        if rest and " " not in usage:
            return None
        if " " in usage and not usage.endswith("]") and not rest:
            raise GameError(self.words.say("terminal-write", command=usage))
        return Command(name, rest)


def _name(message: str) -> str:
    """What a command is called in the program: the English word for it."""
    return message.rpartition("command-")[2]


def plain(text: str) -> str:
    """Words as they are compared: no capitals, accents or marks.

    >>> plain("Explorer\u00a0: la  tuile d'Eau (Été)")
    'explorer la tuile d eau ete'
    """
    apart = unicodedata.normalize("NFKD", text.translate(MARKS))
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).casefold().split())


def numbered(words: Words, text: str, legal: Sequence[int]) -> int | None:
    """The legal move of a number, counted from 1; None if the text is no number."""
    if not text.isdecimal():
        return None
    if not 1 <= int(text) <= len(legal):
        raise IllegalMove(words.say("terminal-no-number", n=text, of=len(legal)))
    return legal[int(text) - 1]


def named(
    commands: Commands,
    text: str,
    legal: Sequence[int],
    spoken: Callable[[int], Sequence[str]],
) -> int:
    """The one legal move that a text names; ``spoken`` are all its words, those shown first."""
    wanted = plain(text)
    forms = {move: [plain(words) for words in spoken(move)] for move in legal}
    for fits in (_same, _begins, _contains):
        found = [move for move in legal if any(fits(form, wanted) for form in forms[move])]
        if len(found) == 1:
            return found[0]
        if found:
            which = ", ".join(f"{legal.index(move) + 1} {spoken(move)[0]}" for move in found)
            raise IllegalMove(commands.words.say("terminal-ambiguous", text=text, moves=which))
    raise IllegalMove(
        commands.words.say("terminal-not-a-move", text=text, help=commands.typed("help"))
    )


def _same(words: str, wanted: str) -> bool:
    return words == wanted


def _begins(words: str, wanted: str) -> bool:
    return words.startswith(wanted)


def _contains(words: str, wanted: str) -> bool:
    return len(wanted) > 2 and wanted in words
