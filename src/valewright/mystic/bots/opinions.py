"""Plausible mistakes: a sensible player who misjudges cards, vales and risks.

The mistakes are opinions: each game begins with others, and within a game they last. What is chosen
is always the best of something, never just any move.
"""

from __future__ import annotations

import math
import random
from typing import Final

from valewright.mystic.bots.greedy.outlook import turns_to_come
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.policy import GreedyPolicy
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.table import Table

FAR: Final = 4.0  # turns to come with which half of an error shows; near the end points are plain


class OpinionValue(ValueModel):
    """What things are worth to someone who is wrong about each of them by some VP."""

    def __init__(
        self, turns: float, params: HeuristicParams, errors: dict[str, float], seed: int, vp: float
    ) -> None:
        super().__init__(turns, params)
        self._errors = errors
        self._seed = seed
        self._vp = vp * turns / (turns + FAR)

    def card(self, card: Card) -> float:
        """A crafted card, as it seems."""
        found = self._cards.get(card)
        if found is None:
            found = super().card(card) + self._error(card.name)
            self._cards[card] = found
        return found

    def vale(self, vale: Vale, owned: int) -> float:
        """A vale, as it seems."""
        return super().vale(vale, owned) + self._error(vale.name)

    def _error(self, name: str) -> float:
        """By how much something is misjudged: always the same within a game."""
        found = self._errors.get(name)
        if found is None:
            found = random.Random(f"{self._seed}/{name}").gauss(0.0, 1.0)
            self._errors[name] = found
        return self._vp * found


class Opinionated(GreedyPolicy):
    """Greedy choices by opinions: ``vp`` is how wrong they usually are, ``nerves`` how wrong risks.

    Nerves of 0.7 take a pass for half or twice of what it is worth, one time in three.
    """

    def __init__(self, seed: int, vp: float, nerves: float) -> None:
        super().__init__(HeuristicParams())
        self._seed = seed
        self._vp = vp
        self._nerves = nerves
        self._errors: dict[str, float] = {}
        self._turn = -1
        self._rng = random.Random(seed)

    def worth(self, t: Table, seat: int) -> ValueModel:
        """The scale of values of the moment; how bold one is changes from turn to turn."""
        if t.round != self._turn:
            self._turn = t.round
            self.params.caution = math.exp(self._rng.gauss(0.0, self._nerves))
        turns = turns_to_come(t, seat, self.params)
        found = self._worths.get(turns)
        if found is None:
            found = OpinionValue(turns, self.params, self._errors, self._seed, self._vp)
            self._worths[turns] = found
        return found
