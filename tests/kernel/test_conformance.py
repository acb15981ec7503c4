"""A small game passes what any game must pass, and the checks catch games that do not."""

import random
from collections.abc import Mapping
from typing import Any, Self

import pytest

from valewright.kernel import conformance
from valewright.kernel.conformance import CHECKS, Check, Nonconforming, check_processes
from valewright.kernel.contract import NUMBER, Option, State, checked_options
from valewright.kernel.errors import BadOption, IllegalMove
from valewright.kernel.game import Game


class Nim:
    """Take 1 to 3 counters; whoever takes the last wins. Each holds a card only they may see."""

    game = "nim"

    def __init__(self, seed: int, counters: int) -> None:
        self.seed = seed
        self.players = 2
        self.counters = counters
        self.left = counters + seed % 5
        self.moves = 0
        self.cards = [seed % 7, seed % 11]

    @property
    def over(self) -> bool:
        return self.left == 0

    @property
    def to_act(self) -> int:
        return -1 if self.over else self.moves % 2

    @property
    def decision(self) -> str:
        return "over" if self.over else "take"

    def legal_moves(self) -> tuple[int, ...]:
        return tuple(range(1, min(3, self.left) + 1))

    def play(self, move: int) -> None:
        if type(move) is not int or move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal")
        self.left -= move
        self.moves += 1

    def notation(self, move: int) -> str:
        if move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal")
        return f"take {move}"

    def parse(self, text: str) -> int:
        for move in self.legal_moves():
            if self.notation(move) == text:
                return move
        raise IllegalMove(f"{text!r} is not legal")

    def scores(self) -> list[int]:
        return [int(self.over and self.moves % 2 == 1), int(self.over and self.moves % 2 == 0)]

    def winners(self) -> list[int]:
        return [self.scores().index(1)] if self.over else []

    def clone(self) -> Self:
        twin = type(self)(self.seed, self.counters)
        twin.left, twin.moves, twin.cards = self.left, self.moves, self.cards[:]
        return twin

    def _seat(self, seat: int) -> int:
        if seat not in (0, 1):
            raise IllegalMove(f"there is no seat {seat}")
        return seat

    def view(self, seat: int) -> dict[str, Any]:
        return {"left": self.left, "card": self.cards[self._seat(seat)]}

    def sample(self, seat: int, rng: random.Random) -> Self:
        twin = self.clone()
        twin.cards[1 - self._seat(seat)] = rng.randrange(100)
        return twin

    def options(self) -> dict[str, object]:
        return {"counters": self.counters}

    def data(self) -> dict[str, Any]:
        return {"left": self.left, "moves": self.moves, "cards": self.cards[:]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Nim) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]


class NimGame(Game):
    """A second, quite different game for the same checks."""

    name = "nim"
    title = "Nim"

    def __init__(self, state: type[Nim] = Nim) -> None:
        self.state = state

    def options(self) -> tuple[Option, ...]:
        return (Option("counters", NUMBER, 21, "how many counters"),)

    def start(self, options: Mapping[str, object], seed: int) -> State:
        counters = checked_options(self.options(), options)["counters"]
        if not isinstance(counters, int) or counters < 1:
            raise BadOption(f"counters: must be 1 or more, not {counters}")
        return self.state(seed, counters)


def nim(name: str) -> Game:
    return NimGame()


def check_some_seeds(check: Check, game: Game) -> None:
    for seed in range(5):
        check(game, {"counters": 60}, seed)


@pytest.mark.parametrize("check", CHECKS)
def test_another_game_conforms(check: Check) -> None:
    check_some_seeds(check, NimGame())


class Endless(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        return (0,)


class Crowded(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        return super().legal_moves() * 2


class Huge(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        return (*super().legal_moves(), 256)


class Mumbling(Nim):
    def notation(self, move: int) -> str:
        return "take some"


class Semicolon(Nim):
    def notation(self, move: int) -> str:
        return super().notation(move) + "; and go on"


class Shared(Nim):
    def clone(self) -> Self:
        return self


class Followed(Nim):
    follower: Self | None = None

    def clone(self) -> Self:
        twin = super().clone()
        twin.follower = None
        self.follower = twin
        return twin

    def play(self, move: int) -> None:
        super().play(move)
        if self.follower is not None:
            self.follower.left = self.left


class Forgetful(Nim):
    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.seed, self.counters))


class Open(Nim):
    def view(self, seat: int) -> dict[str, Any]:
        return {"left": self.left, "cards": self.cards}


class OpenByOrder(Nim):
    def view(self, seat: int) -> dict[str, Any]:
        entries = list(super().view(seat).items())
        return dict(entries if self.cards[1 - seat] % 2 else reversed(entries))


class Tuples(Nim):
    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "legal": self.legal_moves()}


class MovesTell(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        legal = super().legal_moves()
        return legal[:1] if self.cards[0] > 50 or self.cards[1] > 50 else legal


class Fickle(Nim):
    def sample(self, seat: int, rng: random.Random) -> Self:
        return super().sample(seat, random.Random())


class Gullible(Nim):
    def play(self, move: int) -> None:
        self.left -= min(self.left, max(1, int(move or 1)))
        self.moves += 1


class Curt(Nim):
    def parse(self, text: str) -> int:
        try:
            return super().parse(text)
        except IllegalMove:
            raise IllegalMove("no") from None


class HalfDone(Nim):
    def play(self, move: int) -> None:
        self.moves += 1
        try:
            super().play(move)
        finally:
            self.moves -= 1 if move in self.legal_moves() else 0


class Winning(Nim):
    def winners(self) -> list[int]:
        return [0]


class AnySeat(Nim):
    def _seat(self, seat: int) -> int:
        return seat % 2


class Seedless(Nim):
    def __init__(self, seed: int, counters: int) -> None:
        super().__init__(seed, counters)
        self.left = counters
        self.cards = [1, 1]


class Dicing(Nim):
    def __init__(self, seed: int, counters: int) -> None:
        super().__init__(seed, counters)
        self.cards = [random.randrange(100), random.randrange(100)]


class OtherOptions(Nim):
    def options(self) -> dict[str, object]:
        return {"counters": self.counters + 1}


@pytest.mark.parametrize(
    ("state", "check", "complaint"),
    [
        (Endless, conformance.check_ends, "no end"),
        (Winning, conformance.check_ends, "winners before the end"),
        (Crowded, conformance.check_moves, "twice"),
        (Huge, conformance.check_moves, "from 0 to 255"),
        (Mumbling, conformance.check_notation, "read alike"),
        (Semicolon, conformance.check_notation, "does not fit"),
        (Shared, conformance.check_clone, "changed the original"),
        (Followed, conformance.check_clone, "changed a clone"),
        (Forgetful, conformance.check_pickle, "the pickle differs"),
        (Dicing, conformance.check_record, "the replay differs"),
        (OtherOptions, conformance.check_options, "another game"),
        (Open, conformance.check_views, "the view tells what is hidden: cards"),
        (OpenByOrder, conformance.check_views, "order"),
        (Tuples, conformance.check_views, "not plain data"),
        (MovesTell, conformance.check_views, "moves tell"),
        (Fickle, conformance.check_samples, "two samples"),
        (Gullible, conformance.check_refusals, "was taken"),
        (Curt, conformance.check_refusals, "does not say it"),
        (HalfDone, conformance.check_refusals, "changed the state"),
        (AnySeat, conformance.check_seats, "is served"),
        (Seedless, conformance.check_seeds, "one and the same"),
        (Dicing, conformance.check_seeds, "two games"),
    ],
)
def test_the_checks_catch(state: type[Nim], check: Check, complaint: str) -> None:
    with pytest.raises(Nonconforming, match=complaint):
        check_some_seeds(check, NimGame(state))


def test_a_process_that_plays_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "_in_new_process", lambda *_: "0" * 64)
    with pytest.raises(Nonconforming, match="PYTHONHASHSEED=0 played other games"):
        check_processes("tests.kernel.test_conformance:nim", "nim", {}, [1])


def test_a_process_that_fails_is_told() -> None:
    with pytest.raises(Nonconforming, match="BadOption"):
        conformance._in_new_process("valewright.games:game", "chess", {}, [1], "0")
