"""Levels of play by name: for each game and level, who plays and how long it may think.

A game's players are imported when one of them is first seated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from valewright import games
from valewright.bots.budget import Budget
from valewright.bots.contract import Bot
from valewright.kernel.errors import BadOption

LEVELS: Final = ("novice", "apprentice", "adept", "archdruid")  # from gentle to strong

Factory = Callable[[int, Budget], Bot]  # takes the bot's seed and its budget


@dataclass(frozen=True)
class Level:
    """One level of one game; a name such as ``adept@2`` replaces its budget."""

    budget: Budget
    make: Factory


def _mystic_novice(seed: int, _: Budget) -> Bot:
    from valewright.bots.greedy import Greedy
    from valewright.bots.wavering import Wavering

    return Wavering(Greedy(seed), 0.2, seed + 1)


def _mystic_greedy(seed: int, _: Budget) -> Bot:
    from valewright.bots.greedy import Greedy

    return Greedy(seed)


def _mystic_adept(seed: int, _: Budget) -> Bot:
    from valewright.bots.mystic.levels import adept

    return adept(seed)


def _mystic_archdruid(seed: int, budget: Budget) -> Bot:
    from valewright.bots.mystic.levels import archdruid

    return archdruid(seed, budget)


def _misty_novice(seed: int, budget: Budget) -> Bot:
    from valewright.bots.misty.levels import novice

    return novice(seed, budget)


def _misty_greedy(seed: int, _: Budget) -> Bot:
    from valewright.bots.misty.greedy import MistyGreedy

    return MistyGreedy(seed)


def _misty_searcher(seed: int, budget: Budget) -> Bot:
    from valewright.bots.misty.levels import searcher

    return searcher(seed, budget)


AT_ONCE: Final = Budget()

_BY_GAME: Final[Mapping[tuple[str, str], Level]] = {
    ("mystic-vale", "novice"): Level(AT_ONCE, _mystic_novice),
    ("mystic-vale", "apprentice"): Level(AT_ONCE, _mystic_greedy),
    ("mystic-vale", "adept"): Level(AT_ONCE, _mystic_adept),
    ("mystic-vale", "archdruid"): Level(Budget(seconds=2), _mystic_archdruid),
    ("misty-valley", "novice"): Level(AT_ONCE, _misty_novice),
    ("misty-valley", "apprentice"): Level(AT_ONCE, _misty_greedy),
    ("misty-valley", "adept"): Level(Budget(rounds=6), _misty_searcher),
    ("misty-valley", "archdruid"): Level(Budget(seconds=3), _misty_searcher),
}


def level(game: str, name: str) -> Level:
    """A level of a game.

    >>> level("misty-valley", "novice").budget.words()
    'at once'
    >>> level("misty-valley", "wizard")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: misty-valley has no level 'wizard'; levels are novice, \
apprentice, adept, archdruid
    """
    levels = _levels(game)
    if name not in levels:
        known = levels_of(game)
        if not known:
            raise BadOption(f"{game} has no levels of play; play against search or random")
        raise BadOption(f"{game} has no level {name!r}; levels are {', '.join(known)}")
    return levels[name]


def _levels(game: str) -> Mapping[str, Level]:
    """Every level of a game: those here, and those that a game brings."""
    own = {name: found for (of, name), found in _BY_GAME.items() if of == game}
    rules = games.game(game)
    if rules.has("levels"):
        own.update(rules.part("levels"))
    return own


def levels_of(game: str) -> list[str]:
    """The levels of a game, from gentle to strong.

    >>> levels_of("misty-valley")
    ['novice', 'apprentice', 'adept', 'archdruid']
    """
    known = _levels(game)
    return [name for name in LEVELS if name in known]


def make_level(game: str, name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A player of a level, with the level's budget unless another is given."""
    found = level(game, name)
    if budget is not None and found.budget.at_once:
        raise BadOption(f"{name} answers at once in {game} and takes no budget")
    return found.make(seed, found.budget if budget is None else budget)
