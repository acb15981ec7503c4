"""Errors that a person can act on: each says what was wrong and where."""

from __future__ import annotations


class GameError(ValueError):
    """Anything wrong with what a game was given."""


class IllegalMove(GameError):
    """A move that the rules do not allow now; the state is unchanged."""


def not_a_move(given: object) -> IllegalMove:
    """The error for something other than a number where a move is wanted."""
    words = f"; play(parse({given!r})) takes words" if isinstance(given, str) else ""
    return IllegalMove(f"{given!r} is not a move: play takes one of legal_moves(), a number{words}")


class BadOption(GameError):
    """A game option that is unknown, out of range, or does not fit the others."""


class BadRecord(GameError):
    """A game record that cannot be read or does not replay."""


class BadData(GameError):
    """Component data with a wrong value; the message names file, card and field."""


class Unwritable(GameError):
    """A position that cannot be written as text; the message says why."""


class MissingPart(GameError):
    """A game was asked for something that it does not bring, such as cards to list."""


class NeedsVersion(GameError):
    """A stored game that this version of its rules cannot go on with; it is left as it is.

    >>> print(NeedsVersion("Nim", 3, 4, "pile 2 is empty"))
    this game needs rules version 3 of Nim, and this is version 4: pile 2 is empty
    >>> print(NeedsVersion("Nim", 0, 4, "pile 2 is empty"))
    this game needs an earlier version of Nim: pile 2 is empty
    """

    def __init__(self, title: str, needs: int, has: int, why: str = "") -> None:
        if needs == 0:
            said = f"this game needs an earlier version of {title}"
        elif needs == has:
            said = f"this game needs another version of {title}"
        else:
            said = f"this game needs rules version {needs} of {title}, and this is version {has}"
        super().__init__(f"{said}: {why}" if why else said)
        self.title = title
        self.needs = needs  # 0 where nobody wrote it down
        self.has = has
        self.why = why

    def __reduce__(self) -> tuple[type[NeedsVersion], tuple[str, int, int, str]]:
        return NeedsVersion, (self.title, self.needs, self.has, self.why)
