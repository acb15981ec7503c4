"""The levels of Misty Valley: a player at a glance, and a searcher with more and more time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Bot
from valewright.bots.levels import AT_ONCE, Level
from valewright.bots.search.searcher import Searcher
from valewright.bots.search.together import Together
from valewright.misty.bots.endgame import SolvesLastTurn
from valewright.misty.bots.greedy import MistyGreedy
from valewright.misty.bots.guide import MistyGuide
from valewright.misty.bots.judge import Judge
from valewright.misty.bots.one_ply import OnePlyBot
from valewright.misty.bots.style import Style

WEIGHTS: Final = "judge.json"
# Points that chance adds to what a move looks worth
WANDERER_WHIM: Final = 6.0
NOVICE_WHIM: Final = 3.0


@cache
def judge() -> Judge:
    """The judge that comes with the package; docs/bots.md says how it was learned."""
    text = (files("valewright.misty.bots") / WEIGHTS).read_text(encoding="utf-8")
    return Judge(json.loads(text))


def wanderer(seed: int, _: Budget) -> Bot:
    """Plays at a glance, and is often wrong."""
    return OnePlyBot(WANDERER_WHIM, seed)


def novice(seed: int, _: Budget) -> Bot:
    """Plays at a glance, with a mind of its own."""
    return OnePlyBot(NOVICE_WHIM, seed)


def apprentice(seed: int, _: Budget) -> Bot:
    """Takes what looks best now."""
    return MistyGreedy(seed)


def searcher(seed: int, budget: Budget) -> Searcher:
    """Searches within a budget."""
    return Searcher(MistyGuide(Style(), judge()), budget, seed)


def together(seed: int, budget: Budget) -> Bot:
    """Searches within a budget, with whatever cores are free, and solves the last turn."""
    return SolvesLastTurn(Together(searcher, seed, budget))


LEVELS: Final[Mapping[str, Level]] = {
    "wanderer": Level(AT_ONCE, wanderer),
    "novice": Level(AT_ONCE, novice),
    "apprentice": Level(AT_ONCE, apprentice),
    "adept": Level(Budget(rounds=6), searcher),
    "archdruid": Level(Budget(seconds=3), together, rounds=120),
    "sage": Level(Budget(seconds=10), together, rounds=400),
}
