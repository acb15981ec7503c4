"""What a game tells the search. A game's own guide replaces what it knows better."""

from __future__ import annotations

from typing import Final

from valewright.kernel.contract import State
from valewright.kernel.rng import Rng

NO_TURN: Final = -1


class Guide:
    """Knows nothing: all moves look alike, and games are played out by chance."""

    def priors(self, state: State, moves: tuple[int, ...]) -> list[float]:
        """How good each move looks at a glance: shares that add up to 1."""
        return [1.0 / len(moves)] * len(moves)

    def chances(self, state: State, rng: Rng) -> list[float]:
        """Each seat's chance to win from a state, which may be played on for it."""
        self.play_on(state, rng)
        return self.judged(state)

    def play_on(self, state: State, rng: Rng) -> None:
        """Play to the end, or as far as the state is worth judging."""
        while not state.over:
            moves = state.legal_moves()
            state.play(moves[rng.below(len(moves))])

    def judged(self, state: State) -> list[float]:
        """Each seat's chance to win, at a glance; of a finished game, who did."""
        winners = state.winners()
        if not winners:
            return [1.0 / state.players] * state.players
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]

    def sight(self, state: State) -> int:
        """What came up unforeseen and matters for the decision at hand: others are other nodes."""
        return 0

    def turn(self, state: State) -> int:
        """The number of the turn, or -1: what was found is kept from decision to decision of it."""
        return NO_TURN

    def share(self, state: State) -> float:
        """The part of a turn's seconds that the decision at hand deserves."""
        return 0.3
