"""The games there are: those built in, and those that packages add as ``valewright.games``.

A game is imported when it is first asked for.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from valewright.kernel.errors import BadOption
from valewright.kernel.game import Game
from valewright.kernel.record import Record

GROUP: Final = "valewright.games"
BUILT_IN: Final = (
    EntryPoint("mystic-vale", "valewright.mystic.game:MysticVale", GROUP),
    EntryPoint("misty-valley", "valewright.misty.game:MistyValley", GROUP),
)
USUAL: Final = BUILT_IN[0].name  # where nobody says which


@cache
def _entries() -> dict[str, EntryPoint]:
    """Where each game is; a name that is built in stays what it is."""
    added = {entry.name: entry for entry in entry_points(group=GROUP)}
    own = {entry.name: entry for entry in BUILT_IN}
    return {**own, **{name: added[name] for name in sorted(added) if name not in own}}


def names() -> tuple[str, ...]:
    """The names of all games.

    >>> "nim" in names()
    True
    """
    return tuple(_entries())


@cache
def game(name: str) -> Game:
    """The game of that name.

    >>> game("nim").title
    'Nim'
    >>> game("chess")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: game: 'chess' is not one of ...
    """
    entry = _entries().get(name)
    if entry is None:
        raise BadOption(f"game: {name!r} is not one of {', '.join(names())}")
    try:
        found = entry.load()()
    except (ImportError, AttributeError, TypeError) as error:
        raise BadOption(f"the game {name!r} ({entry.value}) does not load: {error}") from error
    if not isinstance(found, Game):
        raise BadOption(f"the game {name!r} ({entry.value}) is not a valewright.kernel.game.Game")
    return found


def read_record(text: str) -> Record:
    """A record of any of the games, from its text.

    >>> record = Record(game("nim"), {"piles": 2}, seed=7)
    >>> read_record(record.text()).state == record.state
    True
    """
    return Record.read(text, game)


def load_record(path: str | Path) -> Record:
    """A record of any of the games, from a file."""
    return Record.load(path, game)
