"""The bot called ``random``: every legal move is equally likely."""

from __future__ import annotations

import random

from valewright.bots.contract import Seat


class Uniform:
    """Plays any legal move."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """One of the legal moves, each equally likely."""
        return self._rng.choice(seat.legal_moves())
