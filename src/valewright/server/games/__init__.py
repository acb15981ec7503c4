"""What the server knows of each game beyond the kernel's contract: one module for each."""

from __future__ import annotations

from typing import Final

from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.server.games.contract import Served, Shown
from valewright.server.games.misty import ServedMisty
from valewright.server.games.mystic import ServedMystic

__all__ = ["SERVED", "Served", "Shown", "of", "served"]

_GAMES: Final[tuple[Served, ...]] = (ServedMystic(), ServedMisty())
SERVED: Final = {found.name: found for found in _GAMES}


def served(name: str) -> Served:
    """The game of a name, or an error that says which have tables here.

    >>> served("mystic-vale").name
    'mystic-vale'
    >>> served("chess")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: game: 'chess' is not one of mystic-vale, misty-valley
    """
    for found in _GAMES:
        if found.name == name:
            return found
    raise BadOption(f"game: {name!r} is not one of {', '.join(SERVED)}")


def of(state: State) -> Served:
    """The game that a state is of."""
    return served(state.game)
