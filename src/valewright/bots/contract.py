"""What a bot is, and all that it gets to see."""

from __future__ import annotations

import random
from typing import Any, Protocol

from valewright.bots.known import laid_out
from valewright.kernel.contract import State
from valewright.mystic import state as mystic


class Seat:
    """A seat at a table: what its player may know and may do, and no door to anything else.

    >>> from valewright import mystic
    >>> seat = Seat(mystic.new_game(players=2, seed=7), 0)
    >>> seat.view()["pool"]
    23
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

    def sample(self, rng: random.Random) -> State:
        """A full state consistent with what the seat knows, all else dealt anew."""
        return self.__state.sample(self.number, rng)

    def known(self) -> mystic.State:
        """A full state of Mystic Vale in which all that is hidden lies in one fixed order.

        It is the same for every state that the seat cannot tell apart, and much cheaper than a
        sample: counting cards needs no shuffling.
        """
        if not isinstance(self.__state, mystic.State):
            raise TypeError(f"only Mystic Vale can be laid out, not {self.game}")
        return mystic.State(laid_out(self.__state.table, self.number), mystic.UNTOLD_SEED)


class Bot(Protocol):
    """A player. It may remember what it saw; its choices come from seats alone."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal moves."""
        ...
