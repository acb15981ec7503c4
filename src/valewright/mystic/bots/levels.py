"""The levels of Mystic Vale, and the weights that the stronger ones judge by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Bot
from valewright.bots.levels import AT_ONCE, Level
from valewright.mystic.bots.druid import Archdruid, AtOnce
from valewright.mystic.bots.greedy import Greedy
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.learned_value import Weights
from valewright.mystic.bots.opinions import Opinionated
from valewright.mystic.bots.player import Planner

WEIGHTS: Final = "weights.json"
# How wrong opinions are, in VP, and the feeling for risks
WANDERER_VP: Final = 9.0
WANDERER_NERVES: Final = 0.75
NOVICE_VP: Final = 2.0
NOVICE_NERVES: Final = 0.4


@cache
def weights() -> Weights:
    """The weights that come with the package; docs/bots.md says how they were learned."""
    text = (files("valewright.mystic.bots") / WEIGHTS).read_text(encoding="utf-8")
    return Weights(json.loads(text))


def wanderer(seed: int, _: Budget) -> Bot:
    """Chooses as greedy does, by opinions that are far off."""
    return AtOnce(seed, Opinionated(seed, WANDERER_VP, WANDERER_NERVES))


def novice(seed: int, _: Budget) -> Bot:
    """Chooses as greedy does, by opinions of its own."""
    return AtOnce(seed, Opinionated(seed, NOVICE_VP, NOVICE_NERVES))


def apprentice(seed: int, _: Budget) -> Bot:
    """Takes what brings most VP, a turn ahead."""
    return Greedy(seed)


def adept(seed: int, _: Budget = AT_ONCE) -> Bot:
    """Judges by the weights, at once."""
    return AtOnce(seed, Planner(HeuristicParams(), weights(), corrected=True))


def archdruid(seed: int, budget: Budget) -> Bot:
    """Judges by the weights what it tried out."""
    return Archdruid(seed, weights(), budget)


LEVELS: Final[Mapping[str, Level]] = {
    "wanderer": Level(AT_ONCE, wanderer),
    "novice": Level(AT_ONCE, novice),
    "apprentice": Level(AT_ONCE, apprentice),
    "adept": Level(AT_ONCE, adept),
    "archdruid": Level(Budget(seconds=2), archdruid, rounds=60),
    "sage": Level(Budget(seconds=10), archdruid, rounds=160),
}
