"""Advice in Misty Valley: the search with the game's own guide."""

from __future__ import annotations

from valewright.bots.advice import SearchAdviser
from valewright.bots.budget import Budget
from valewright.bots.search.searcher import Searcher
from valewright.misty.bots.levels import searcher


class MistyAdviser(SearchAdviser):
    """Searches as the stronger levels do."""

    def searcher(self, seed: int, budget: Budget) -> Searcher:
        """The search of the levels."""
        return searcher(seed, budget)
