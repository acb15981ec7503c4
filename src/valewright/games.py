"""The games there are, by name; the rules of one are imported when it is first started."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from valewright.kernel.contract import (
    CHOICE,
    FLAG,
    NAMES,
    NUMBER,
    TEXT,
    Game,
    Option,
    State,
    checked_options,
)
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record


class MysticVale:
    """Mystic Vale as a :class:`valewright.kernel.contract.Game`.

    >>> MysticVale().start({"players": 3}, seed=7)
    <Mystic Vale, 3 players, round 1, plant>
    """

    name: Final = "mystic-vale"
    title: Final = "Mystic Vale"

    def options(self) -> tuple[Option, ...]:
        """The options of :func:`valewright.mystic.new_game`; ``cards`` is a card file's text."""
        from valewright.mystic.options import LEADER_MODES

        return (
            Option("players", NUMBER, 2, "how many play, 2 to 6"),
            Option("sets", NAMES, ["base"], "the sets in the mix"),
            Option("leaders", CHOICE, "off", "how leaders are handed out", LEADER_MODES),
            Option("amulets", CHOICE, "off", "how amulets are handed out", LEADER_MODES),
            Option("conclaves", NAMES, [], "conclaves to make the decks of, six as a rule"),
            Option("buy_vp", FLAG, False, "variant: 3 spirits buy 1 VP"),
            Option("stacked", FLAG, False, "variant: duplicates in the commons are stacked"),
            Option("pool", NUMBER, None, "the VP that end the game"),
            Option("cards", TEXT, None, "the text of a file of printed values"),
        )

    def start(self, options: Mapping[str, object], seed: int) -> State:
        """A new game at its first decision."""
        from valewright.mystic import catalogue, new_game

        chosen: dict[str, Any] = checked_options(self.options(), options)
        text = chosen.pop("cards")
        return new_game(seed=seed, cards=None if text is None else catalogue(text), **chosen)


class MistyValley:
    """Misty Valley as a :class:`valewright.kernel.contract.Game`.

    >>> MistyValley().start({"light": True}, seed=7)
    <Misty Valley, turn 1, turn>
    """

    name: Final = "misty-valley"
    title: Final = "Misty Valley"

    def options(self) -> tuple[Option, ...]:
        """The options of :func:`valewright.misty.new_game`; ``cards`` is a card file's text."""
        from valewright.misty.options import FIRST_MODES, TRIBE_MODES

        return (
            Option("players", NUMBER, 2, "how many play: 2"),
            Option("expansion", FLAG, False, "with Walls and Flowers"),
            Option("light", FLAG, False, "the lighter game, without special actions"),
            Option("tribes", CHOICE, "random", "who plays which tribe", TRIBE_MODES),
            Option("first", CHOICE, "random", "which player begins", FIRST_MODES),
            Option("cards", TEXT, None, "the text of a file of printed values"),
        )

    def start(self, options: Mapping[str, object], seed: int) -> State:
        """A new game at its first decision."""
        from valewright.misty import catalogue, new_game

        chosen: dict[str, Any] = checked_options(self.options(), options)
        text = chosen.pop("cards")
        return new_game(seed=seed, cards=None if text is None else catalogue(text), **chosen)


_GAMES: Final[dict[str, Game]] = {found.name: found for found in (MysticVale(), MistyValley())}


def names() -> tuple[str, ...]:
    """The names of all games.

    >>> names()
    ('mystic-vale', 'misty-valley')
    """
    return tuple(_GAMES)


def game(name: str) -> Game:
    """The game of that name.

    >>> game("mystic-vale").title
    'Mystic Vale'
    >>> game("chess")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: game: 'chess' is not one of mystic-vale, misty-valley
    """
    found = _GAMES.get(name)
    if found is None:
        raise BadOption(f"game: {name!r} is not one of {', '.join(_GAMES)}")
    return found


def read_record(text: str) -> Record:
    """A record of any of the games, from its text.

    >>> record = Record(game("mystic-vale"), {"players": 2}, seed=7, moves=["push"])
    >>> read_record(record.text()).state == record.state
    True
    """
    return Record.read(text, game)


def load_record(path: str | Path) -> Record:
    """A record of any of the games, from a file."""
    return Record.load(path, game)
