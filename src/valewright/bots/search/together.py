"""A search with helpers: each grows a tree of its own, and what they tried is added up."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.parallel import HELPERS, answers
from valewright.bots.search.searcher import Finding, Searcher
from valewright.kernel.contract import State

Make = Callable[[int, Budget], Searcher]
Tried = tuple[int, float]  # visits of a move, and the chance to win that they found
LATEST: Final = 0.5  # seconds that a helper may take longer


class Together:
    """Plays what was tried most by all; alone, it is the search that it was made from."""

    def __init__(self, make: Make, seed: int, budget: Budget) -> None:
        self._make = make
        self._budget = budget
        self._searcher = make(seed, budget)

    def choose(self, seat: Seat) -> int:
        """The legal move that was tried most; of equals, the one that did better."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        seconds = 0.0 if self._budget.rounds else self._budget.seconds
        state = seat.canonical_state()
        asked = HELPERS.ask(seconds, helped, self._make, state, seat.number, self._budget)
        found = self._searcher.think(seat)
        for other in answers(asked, LATEST):
            add(found, other)
        return self._searcher.go_on(found)


def helped(make: Make, state: State, seat: int, budget: Budget) -> list[Tried]:
    """In a helper: what a search of its own finds, move by move."""
    searcher = make(int.from_bytes(os.urandom(4), "big"), budget)
    return [(found.visits, found.chance) for found in searcher.think(Seat(state, seat))]


def add(found: list[Finding], tried: list[Tried]) -> None:
    """Count what was tried elsewhere."""
    for i in range(len(found)):
        visits, chance = tried[i]
        one = found[i]
        if visits:
            total = one.visits + visits
            one.chance = (one.visits * one.chance + visits * chance) / total
            one.visits = total
