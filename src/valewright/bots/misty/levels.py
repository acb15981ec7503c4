"""The levels of Misty Valley: a player at a glance, and a searcher with more and more time."""

from __future__ import annotations

from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Bot
from valewright.bots.misty.glance import Glance
from valewright.bots.misty.guide import MistyGuide
from valewright.bots.misty.style import Style
from valewright.bots.search.searcher import Searcher

NOVICE_WHIM: Final = 3.0


def novice(seed: int, _: Budget) -> Bot:
    """Plays at a glance, with a mind of its own."""
    return Glance(NOVICE_WHIM, seed)


def searcher(seed: int, budget: Budget) -> Searcher:
    """Searches within a budget."""
    return Searcher(MistyGuide(Style()), budget, seed)
