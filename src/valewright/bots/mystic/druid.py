"""The player that judges by what its whole deck will bring."""

from __future__ import annotations

import random
from typing import Final

from valewright.bots.contract import Seat
from valewright.bots.greedy.opinions import Opinions
from valewright.bots.mystic.player import Planner
from valewright.bots.mystic.weighed import Scales
from valewright.mystic import frames as fr

DRAFTS: Final = (fr.D_LEADER, fr.D_AMULET, fr.D_DRAFT)


class Adept:
    """Takes what brings most over all turns to come; it does not search."""

    def __init__(self, seed: int, scales: Scales) -> None:
        self._rng = random.Random(seed)
        self._planner = Planner(Opinions(), scales)

    def choose(self, seat: Seat) -> int:
        """The move that brings most."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        t = seat.known().table
        if t.stack[-1][0] in DRAFTS:
            return self._rng.choice(legal)
        return self._planner.choose(t, legal)
