"""What a bot is, and all that it gets to see."""

from __future__ import annotations

import random
from typing import Any, Protocol

from valewright import games
from valewright.kernel.contract import State
from valewright.kernel.observation import mask_of, written


class Seat:
    """A seat at a table: what its player may know and may do, and no door to anything else.

    >>> seat = Seat(games.game("nim").start({"piles": 3}, seed=7), 0)
    >>> len(seat.view()["piles"])
    3
    """

    def __init__(self, state: State, number: int) -> None:
        self.__state = state
        self.number = number

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.__state.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.__state.players

    @property
    def decision(self) -> str:
        """What is being decided."""
        return self.__state.decision

    def legal_moves(self) -> tuple[int, ...]:
        """The moves this seat may play now; none when another seat decides."""
        if self.__state.to_act != self.number:
            return ()
        return self.__state.legal_moves()

    def notation(self, move: int) -> str:
        """A legal move in words."""
        return self.__state.notation(move)

    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        return self.__state.view(self.number)

    def observation(self, out: Any = None) -> Any:
        """The same as a NumPy array of bytes, for a program that learns; in ``out`` if given.

        >>> Seat(games.game("nim").start({"piles": 3}, seed=7), 0).observation().dtype
        dtype('uint8')
        """
        observe = games.game(self.game).part("observation")().observe
        return written(observe(self.__state, self.number), out, "observation")

    def mask(self, out: Any = None) -> Any:
        """A 1 for each of the 256 moves that this seat may play now, else a 0."""
        return written(mask_of(self.legal_moves()), out, "mask")

    def sample(self, rng: random.Random) -> State:
        """A full state consistent with what the seat knows, all else dealt anew."""
        return self.__state.sample(self.number, rng)

    def canonical_state(self) -> State:
        """One full state that stands for all those the seat cannot tell apart.

        What is hidden lies in a fixed order or is dealt by a fixed seed, never as it truly lies.
        """
        return games.game(self.game).canonical(self.__state, self.number)


class Bot(Protocol):
    """A player. It may remember what it saw; its choices come from seats alone."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal moves."""
        ...
