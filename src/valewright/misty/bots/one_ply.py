"""A player of Misty Valley who decides at a glance, and is not always of the same mind."""

from __future__ import annotations

import random
from typing import Final

from valewright.bots.contract import Seat
from valewright.misty import moves as mv
from valewright.misty.bots.look import Look
from valewright.misty.bots.style import Style
from valewright.misty.bots.values import values
from valewright.misty.setup import BoardSide, Tribe
from valewright.misty.state import State
from valewright.misty.turn import Turn

STYLE: Final = Style()


class OnePlyBot:
    """Plays what looks best; ``whim`` is how many points chance may add to each move."""

    def __init__(self, whim: float, seed: int) -> None:
        self._whim = whim
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """A move that looks good."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        state = seat.sample(self._rng)
        if not isinstance(state, State):
            raise TypeError(f"this bot plays Misty Valley, not {seat.game}")
        frame = state.table.stack[-1]
        if isinstance(frame, Tribe | BoardSide):
            return self._rng.choice(legal)
        worth = values(Look(state.table, seat.number, STYLE), legal)
        best = legal[0]
        most = -1.0e9
        for i in range(len(legal)):
            value = worth[i] + self._whim * self._rng.random()
            if isinstance(frame, Turn) and legal[i] >= mv.ABILITY:
                value -= self._whim  # special actions wait until the main action is done
            if value > most:
                most = value
                best = legal[i]
        return best
