"""The bot called ``greedy``: a sensible player who looks one turn ahead.

It pushes by exact odds and expected gain, buys what brings most VP to the end of the game, and
sleeves where abilities combine. ``worth`` holds its params, the other modules what it does.
"""

from __future__ import annotations

import random

from valewright.bots.contract import Seat
from valewright.mystic.bots.greedy.choices import CHOOSERS, agree
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.outlook import turns_to_come
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.bots.seat import canonical_state
from valewright.mystic.setup import Offering


class Greedy:
    """Decides each move by what it brings from now to the end of the game."""

    def __init__(self, seed: int, params: HeuristicParams | None = None) -> None:
        self._rng = random.Random(seed)
        self._params = params or HeuristicParams()
        self._worth = ValueModel(0.0, self._params)

    def choose(self, seat: Seat) -> int:
        """The move that brings most."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        t = canonical_state(seat).table
        frame = t.stack[-1]
        if isinstance(frame, Offering):
            return self._rng.choice(legal)
        turns = turns_to_come(t, seat.number, self._params)
        if turns != self._worth.turns:
            self._worth = ValueModel(turns, self._params)
        now = DecisionContext(t, seat.number, self._worth, legal)
        return CHOOSERS.get(type(frame), agree)(now)
