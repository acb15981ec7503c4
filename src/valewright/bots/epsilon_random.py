"""A player who now and then does something else than what it thinks best."""

from __future__ import annotations

import random

from valewright.bots.contract import Bot, Seat


class EpsilonRandom:
    """Another bot, but for a share of its decisions, which are left to chance."""

    def __init__(self, bot: Bot, share: float, seed: int) -> None:
        self._bot = bot
        self._share = share
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """The other bot's choice, or now and then any legal move."""
        if self._rng.random() < self._share:
            return self._rng.choice(seat.legal_moves())
        return self._bot.choose(seat)
