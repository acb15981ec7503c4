"""The bot called ``greedy``: a sensible player who looks one turn ahead.

It pushes by exact odds and expected gain, buys what brings most VP to the end of the game, and
sleeves where abilities combine. ``worth`` holds its opinions, the other modules what it does.
"""

from __future__ import annotations

import random

from valewright.bots.contract import Seat
from valewright.bots.greedy.choices import CHOOSERS, agree
from valewright.bots.greedy.moment import Moment
from valewright.bots.greedy.opinions import Opinions
from valewright.bots.greedy.outlook import turns_to_come
from valewright.bots.greedy.worth import Worth
from valewright.mystic import frames as fr

DRAFTS = (fr.D_LEADER, fr.D_AMULET, fr.D_DRAFT)


class Greedy:
    """Decides each move by what it brings from now to the end of the game."""

    def __init__(self, seed: int, opinions: Opinions | None = None) -> None:
        self._rng = random.Random(seed)
        self._opinions = opinions or Opinions()
        self._worth = Worth(0.0, self._opinions)

    def choose(self, seat: Seat) -> int:
        """The move that brings most."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        t = seat.known().table
        kind = t.stack[-1][0]
        if kind in DRAFTS:
            return self._rng.choice(legal)
        turns = turns_to_come(t, seat.number, self._opinions)
        if turns != self._worth.turns:
            self._worth = Worth(turns, self._opinions)
        return CHOOSERS.get(kind, agree)(Moment(t, seat.number, self._worth, legal))
