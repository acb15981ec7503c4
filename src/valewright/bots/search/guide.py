"""What a game tells the search."""

from __future__ import annotations

from typing import Final, Protocol

from valewright.kernel.contract import State
from valewright.kernel.rng import Rng

NO_TURN: Final = -1


class Guide(Protocol):
    """Knows a game: what moves look like, how to play on, and what to make of where that leads."""

    def priors(self, state: State, moves: tuple[int, ...]) -> list[float]:
        """How good each move looks at a glance: shares that add up to 1."""

    def rollout(self, state: State, rng: Rng) -> list[float]:
        """Each seat's chance to win from a state, which may be played on for it."""

    def evaluate(self, state: State) -> list[float]:
        """Each seat's chance to win, at a glance; of a finished game, who did."""

    def infoset_key(self, state: State) -> int:
        """A number for what is decided and what came up for it: others are other nodes."""

    def turn(self, state: State) -> int:
        """The number of the turn, or -1: what was found is kept from decision to decision of it."""

    def share(self, state: State) -> float:
        """The part of a turn's seconds that the decision at hand deserves."""


class Blind:
    """The guide who knows nothing: all moves look alike, and games are played out by chance.

    A game's own guide may build on it and replace what it knows better.
    """

    def priors(self, state: State, moves: tuple[int, ...]) -> list[float]:
        """All moves alike."""
        return [1.0 / len(moves)] * len(moves)

    def rollout(self, state: State, rng: Rng) -> list[float]:
        """Who wins when chance plays on, as far as :meth:`play_on` goes."""
        self.play_on(state, rng)
        return self.evaluate(state)

    def play_on(self, state: State, rng: Rng) -> None:
        """Play to the end by chance."""
        while not state.over:
            moves = state.legal_moves()
            state.play(moves[rng.below(len(moves))])

    def evaluate(self, state: State) -> list[float]:
        """Who won; of a game that is not over, or drawn, all have the same chance."""
        winners = state.winners()
        if not winners:
            return [1.0 / state.players] * state.players
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]

    def infoset_key(self, state: State) -> int:
        """Nothing that comes up is told apart."""
        return 0

    def turn(self, state: State) -> int:
        """Every decision is searched anew."""
        return NO_TURN

    def share(self, state: State) -> float:
        """As if a turn had three decisions."""
        return 0.3
