"""Bots by name: the ones here, and those that other packages add as ``valewright.bots``."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from valewright.bots.by_game import ByGame, Maker
from valewright.bots.contract import Bot
from valewright.bots.uniform import Uniform
from valewright.kernel.errors import BadOption

GROUP: Final = "valewright.bots"


def greedy(seed: int) -> Bot:
    """The greedy bot of whichever game it is seated at."""
    return ByGame("greedy", {"mystic-vale": _mystic_greedy, "misty-valley": _misty_greedy}, seed)


def _mystic_greedy(seed: int) -> Bot:
    from valewright.bots.greedy import Greedy

    return Greedy(seed)


def _misty_greedy(seed: int) -> Bot:
    from valewright.bots.misty_greedy import MistyGreedy

    return MistyGreedy(seed)


OWN: Final[dict[str, Maker]] = {"greedy": greedy, "random": Uniform}


def bot_names() -> list[str]:
    """Every bot that can be made.

    >>> "greedy" in bot_names() and "random" in bot_names()
    True
    """
    return sorted({*OWN, *(entry.name for entry in entry_points(group=GROUP))})


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices.

    >>> make_bot("grumpy", seed=1)
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: there is no bot 'grumpy'; known bots: greedy, random
    """
    maker = OWN.get(name)
    if maker is None:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                maker = entry.load()
    if maker is None:
        raise BadOption(f"there is no bot {name!r}; known bots: {', '.join(bot_names())}")
    return maker(seed)
