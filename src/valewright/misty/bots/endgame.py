"""The last turn of Misty Valley: nothing is hidden that matters, so everything is tried."""

from __future__ import annotations

from typing import Final, cast

from valewright.bots.contract import Bot, Seat
from valewright.bots.last_moves import best_to_the_end
from valewright.misty.state import State

MOST_MOVES: Final = 12_000  # tried before the rest is left to the search


class SolvesLastTurn:
    """Another bot, but for the last turn of a game, in which the best move is played."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, seat: Seat) -> int:
        """The other bot's choice, or the best there is."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        state = seat.canonical_state()
        t = cast("State", state).table
        if t.last and t.turn == seat.number:
            found = best_to_the_end(state, seat.number, MOST_MOVES)
            if found is not None:
                return found
        return self._bot.choose(seat)
