"""The levels of Mystic Vale, and the weights that the stronger ones judge by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Bot
from valewright.bots.epsilon_random import EpsilonRandom
from valewright.bots.levels import AT_ONCE, Level
from valewright.mystic.bots.druid import Adept, Archdruid
from valewright.mystic.bots.greedy import Greedy
from valewright.mystic.bots.learned_value import Weights

WEIGHTS: Final = "weights.json"
NOVICE_EPSILON: Final = 0.2


@cache
def weights() -> Weights:
    """The weights that come with the package; docs/bots.md says how they were learned."""
    text = (files("valewright.mystic.bots") / WEIGHTS).read_text(encoding="utf-8")
    return Weights(json.loads(text))


def novice(seed: int, _: Budget) -> Bot:
    """Greedy, with a fifth of its decisions left to chance."""
    return EpsilonRandom(Greedy(seed), NOVICE_EPSILON, seed + 1)


def apprentice(seed: int, _: Budget) -> Bot:
    """Takes what brings most VP, a turn ahead."""
    return Greedy(seed)


def adept(seed: int, _: Budget = AT_ONCE) -> Bot:
    """Judges by the weights, at once."""
    return Adept(seed, weights())


def archdruid(seed: int, budget: Budget) -> Bot:
    """Judges by the weights what it tried out."""
    return Archdruid(seed, weights(), budget)


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(AT_ONCE, novice),
    "apprentice": Level(AT_ONCE, apprentice),
    "adept": Level(AT_ONCE, adept),
    "archdruid": Level(Budget(seconds=2), archdruid),
}
