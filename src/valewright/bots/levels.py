"""Levels of play by name: which of them a game has, who plays and how long it may think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from valewright import games
from valewright.bots.budget import Budget
from valewright.bots.contract import Bot
from valewright.kernel.errors import BadOption

# From gentle to strong
LEVELS: Final = ("wanderer", "novice", "apprentice", "adept", "archdruid", "sage")

Factory = Callable[[int, Budget], Bot]  # takes the bot's seed and its budget


@dataclass(frozen=True)
class Level:
    """One level of one game; a name such as ``adept@2`` replaces its budget.

    ``rounds`` take the place of seconds where all machines must come to the same choice.
    """

    budget: Budget
    make: Factory
    rounds: int = 0


AT_ONCE: Final = Budget()


def level(game: str, name: str) -> Level:
    """A level of a game.

    >>> level(games.USUAL, "novice").budget.words()
    'at once'
    >>> level("nim", "wizard")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: nim has no levels of play; play against search or random
    """
    levels = _levels(game)
    if name not in levels:
        known = levels_of(game)
        if not known:
            raise BadOption(f"{game} has no levels of play; play against search or random")
        raise BadOption(f"{game} has no level {name!r}; levels are {', '.join(known)}")
    return levels[name]


def _levels(game: str) -> Mapping[str, Level]:
    """Every level that a game brings."""
    rules = games.game(game)
    found: Mapping[str, Level] = rules.part("levels") if rules.has("levels") else {}
    return found


def levels_of(game: str) -> list[str]:
    """The levels of a game, from gentle to strong.

    >>> levels_of(games.USUAL)
    ['wanderer', 'novice', 'apprentice', 'adept', 'archdruid', 'sage']
    """
    known = _levels(game)
    return [name for name in LEVELS if name in known]


def make_level(game: str, name: str, seed: int, budget: Budget | None = None) -> Bot:
    """A player of a level, with the level's budget unless another is given."""
    found = level(game, name)
    if budget is not None and found.budget.at_once:
        raise BadOption(f"{name} answers at once in {game} and takes no budget")
    return found.make(seed, found.budget if budget is None else budget)
