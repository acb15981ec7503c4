"""Games small enough to be seen through, for the search to be tried on."""

from __future__ import annotations

import random
from typing import Any, Self

from valewright.kernel.errors import IllegalMove


class Toy:
    """What the toys have in common: moves are played until nobody is to act."""

    game = "toy"
    seed = 0
    players = 2
    decision = "move"
    to_act = 0

    @property
    def over(self) -> bool:
        return self.to_act < 0

    def legal_moves(self) -> tuple[int, ...]:
        raise NotImplementedError

    def play(self, move: int) -> None:
        if move not in self.legal_moves():
            raise IllegalMove(f"{move} is not legal")
        self._play(move)

    def _play(self, move: int) -> None:
        raise NotImplementedError

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def sample(self, seat: int, rng: random.Random) -> Self:
        return self.clone()

    def winners(self) -> list[int]:
        raise NotImplementedError

    def scores(self) -> list[int]:
        return [int(seat in self.winners()) for seat in range(self.players)]

    def notation(self, move: int) -> str:
        return str(move)

    def parse(self, text: str) -> int:
        return int(text)

    def view(self, seat: int) -> dict[str, Any]:
        return {}

    def options(self) -> dict[str, object]:
        return {}

    def data(self) -> dict[str, Any]:
        return {}


class Nim(Toy):
    """One to three sticks are taken in turn; who takes the last one wins."""

    def __init__(self, sticks: int, players: int = 2) -> None:
        self.sticks = sticks
        self.players = players
        self.last = -1

    def legal_moves(self) -> tuple[int, ...]:
        return () if self.over else tuple(n for n in (1, 2, 3) if n <= self.sticks)

    def _play(self, move: int) -> None:
        self.sticks -= move
        self.last = self.to_act
        self.to_act = (self.to_act + 1) % self.players if self.sticks else -1

    def winners(self) -> list[int]:
        return [self.last] if self.over else []


class Guess(Toy):
    """Seat 0 stakes on one of four hidden cards or takes a sure chance; card 3 is the likely one.

    The card is one of ``deck``. A stake on the card that it is wins, any other loses.
    """

    def __init__(self, deck: tuple[int, ...], card: int) -> None:
        self.deck = deck
        self.card = card
        self.won = False

    def legal_moves(self) -> tuple[int, ...]:
        return () if self.over else (0, 1, 2, 3)

    def _play(self, move: int) -> None:
        self.won = move == self.card
        self.to_act = -1

    def sample(self, seat: int, rng: random.Random) -> Self:
        twin = self.clone()
        twin.card = rng.choice(self.deck)
        return twin

    def winners(self) -> list[int]:
        return [0 if self.won else 1] if self.over else []


class Drawn(Toy):
    """Seat 0 draws a card and then must name it: easy for who looks, for it lies open by then."""

    def __init__(self) -> None:
        self.cards = (0, 1)
        self.shown = -1
        self.won = False

    def legal_moves(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return (0, 1)

    def _play(self, move: int) -> None:
        if self.shown < 0:
            self.shown = self.cards[move]
        else:
            self.won = move == self.shown
            self.to_act = -1

    def sample(self, seat: int, rng: random.Random) -> Self:
        twin = self.clone()
        if twin.shown < 0:
            twin.cards = rng.choice(((0, 1), (1, 0)))
        return twin

    def winners(self) -> list[int]:
        return [0 if self.won else 1] if self.over else []
