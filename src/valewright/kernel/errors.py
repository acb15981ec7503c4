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


class MissingPart(GameError):
    """A game was asked for something that it does not bring, such as cards to list."""
