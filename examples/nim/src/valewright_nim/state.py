"""A game of Nim at one moment."""

from __future__ import annotations

import random
from typing import Any, Final

from valewright.kernel.drawing import PlainView, state_html
from valewright.kernel.errors import IllegalMove

PLAYERS: Final = 2
MOST_PILES: Final = 8
MOST_COUNTERS: Final = 32  # so that a move, pile and counters together, is less than 256


def taken(move: int) -> tuple[int, int]:
    """The pile, from 0, and how many counters a move takes from it."""
    return move // MOST_COUNTERS, move % MOST_COUNTERS + 1


class State:
    """Piles of counters, and who is to take from them."""

    game = "nim"
    players = PLAYERS

    def __init__(self, options: dict[str, Any], seed: int, piles: list[int], turn: int) -> None:
        self.seed = seed
        self.piles = piles
        self.turn = turn
        self._options = options

    @property
    def over(self) -> bool:
        """Whether all counters are taken."""
        return not any(self.piles)

    @property
    def to_act(self) -> int:
        """The seat that is to take, or -1."""
        return -1 if self.over else self.turn

    @property
    def decision(self) -> str:
        """There is one kind of decision."""
        return "over" if self.over else "take"

    def legal_moves(self) -> tuple[int, ...]:
        """One counter or more, from one pile."""
        return tuple(
            MOST_COUNTERS * pile + counters - 1
            for pile in range(len(self.piles))
            for counters in range(1, self.piles[pile] + 1)
        )

    def play(self, move: int) -> None:
        """Take counters; the other seat is to act."""
        self._check(move)
        pile, counters = taken(move)
        self.piles[pile] -= counters
        self.turn = 1 - self.turn

    def notation(self, move: int) -> str:
        """A move in words."""
        self._check(move)
        pile, counters = taken(move)
        return f"take {counters} from pile {pile + 1}"

    def parse(self, text: str) -> int:
        """The move that the words name."""
        wanted = " ".join(text.split()).casefold()
        for move in self.legal_moves():
            if self.notation(move) == wanted:
                return move
        raise IllegalMove(f"{text!r} is not legal now: {self._allowed()}")

    def _check(self, move: int) -> None:
        if type(move) is not int or move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal now: {self._allowed()}")

    def _allowed(self) -> str:
        if self.over:
            return "the game is over"
        piles = ", ".join(f"{n} in pile {i}" for i, n in enumerate(self.piles, 1) if n)
        return f"take 1 or more from one pile; there are {piles}"

    def scores(self) -> list[int]:
        """1 for the winner."""
        return [int(seat in self.winners()) for seat in range(PLAYERS)]

    def winners(self) -> list[int]:
        """Who took the last counter; in the variant, the other."""
        if not self.over:
            return []
        return [self.turn if self._options["misere"] else 1 - self.turn]

    def clone(self) -> State:
        """An independent copy."""
        return State(self._options, self.seed, self.piles[:], self.turn)

    def view(self, seat: int) -> dict[str, Any]:
        """Nothing is hidden, so both seats see the same."""
        self._seat(seat)
        legal = [self.notation(move) for move in self.legal_moves()] if seat == self.to_act else []
        return PlainView(
            game=self.game,
            seat=seat,
            to_act=self.to_act,
            decision=self.decision,
            legal=legal,
            piles=self.piles[:],
            last_counter="loses" if self._options["misere"] else "wins",
        )

    def sample(self, seat: int, rng: random.Random) -> State:  # noqa: ARG002
        """There is nothing to draw anew."""
        self._seat(seat)
        return self.clone()

    def _seat(self, seat: int) -> None:
        if not 0 <= seat < PLAYERS:
            raise IllegalMove(f"there is no seat {seat}; seats are 0 to {PLAYERS - 1}")

    def options(self) -> dict[str, object]:
        """What the game was set up with."""
        return dict(self._options)

    def data(self) -> dict[str, Any]:
        """The whole state as plain data."""
        return {"options": dict(self._options), "piles": self.piles[:], "turn": self.turn}

    def _repr_html_(self) -> str:
        """In a notebook, a table."""
        return state_html(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.seed == other.seed and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        piles = " and ".join(map(str, self.piles))
        doing = "over" if self.over else f"player {self.turn + 1} to take"
        return f"<Nim, piles {piles}, {doing}>"
