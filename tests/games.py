"""The games that tests go through, and options for games that are soon over."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, TypeVar

from valewright import games
from valewright.kernel.contract import State

S = TypeVar("S", bound=State)

BUILT_IN = [entry.name for entry in games.BUILT_IN]
EVERY = games.names()
FOR_MANY = [name for name in EVERY if games.game(name).seats[1] > 2]
FOLDERS = {entry.name: entry.module.split(".")[1] for entry in games.BUILT_IN}


def options_module(game: str) -> Any:
    """What the tests of a built-in game know of its options."""
    return import_module(f"tests.{FOLDERS[game]}.options")


def short(game: str) -> dict[str, Any]:
    """Options of a game that is soon over."""
    if game not in FOLDERS:
        return {}
    found: dict[str, Any] = options_module(game).SHORT
    return found


def at_random(state: S, moves: int, seed: int) -> S:
    """Play some moves at random, up to the end at most."""
    rng = random.Random(seed)
    for _ in range(moves):
        if not state.over:
            state.play(rng.choice(state.legal_moves()))
    return state
