"""What the server knows of each game beyond the kernel's contract."""

from __future__ import annotations

from functools import cache

from valewright import games
from valewright.kernel.contract import State
from valewright.server.games.contract import GameAdapter, SeatSnapshot
from valewright.server.games.plain import PlainAdapter

__all__ = ["GameAdapter", "SeatSnapshot", "of", "served"]


@cache
def served(name: str) -> GameAdapter:
    """The table of a game: its own, or a plain one.

    >>> served("nim").name
    'nim'
    >>> served("chess")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: game: 'chess' is not one of ...
    """
    game = games.game(name)
    found: GameAdapter = game.part("table")() if game.has("table") else PlainAdapter(game)
    return found


def of(state: State) -> GameAdapter:
    """The game that a state is of."""
    return served(state.game)
