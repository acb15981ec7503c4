"""Advice for a seat: what to play, why, and what else could be done.

>>> import random
>>> from valewright.bots import Seat
>>> state = games.game("nim").start({}, seed=7)
>>> advice = advise(Seat(state, state.to_act), Budget(rounds=2), random.Random(1))
>>> advice.move in state.legal_moves(), [reason.id for reason in advice.reasons][-1]
(True, 'hint-tried')
"""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from valewright import games
from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.search import Blind, Searcher
from valewright.kernel.errors import BadOption

Argument = str | int | float


@dataclass(frozen=True)
class Reason:
    """One part of a reason: the id of a message in ``hints.ftl``, and what it speaks of."""

    id: str
    args: dict[str, Argument]


@dataclass(frozen=True)
class Found:
    """A move that was looked at, with every seat's chance to win after it."""

    move: int
    chances: tuple[float, ...]
    tries: int
    plan: tuple[
        int, ...
    ] = ()  # what is to be bought, by this move and later, where that is planned


@dataclass(frozen=True)
class Option:
    """A move and the own chance to win after it."""

    move: int
    words: str
    chance: float


@dataclass(frozen=True)
class Advice:
    """The move that looks best, why, and the others that were looked at, best first."""

    move: int
    words: str
    chance: float
    reasons: tuple[Reason, ...]
    alternatives: tuple[Option, ...]

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


def advise(seat: Seat, budget: Budget, rng: random.Random) -> Advice:
    """What to play at a seat that has a decision to take; the budget is for this decision."""
    if not seat.legal_moves():
        raise BadOption("there is nothing to decide at this seat")
    found = explore(seat, budget, rng)
    found.sort(key=lambda one: -one.chances[seat.number])
    options = [Option(one.move, seat.notation(one.move), one.chances[seat.number]) for one in found]
    best = options[0]
    return Advice(
        best.move, best.words, best.chance, tuple(reasons(seat, found)), tuple(options[1:])
    )


class Adviser(Protocol):
    """How a game looks at the moves of a decision, and what it says of the best."""

    def explore(
        self, seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...]
    ) -> list[Found]:
        """Moves with the chances they lead to; those that ``must`` be are among them."""

    def reasons(self, seat: Seat, best: Found) -> list[Reason]:
        """What this game can say for the best move, beyond points and tries."""


class SearchAdviser:
    """Advice by tree search; a game's own guide makes it better."""

    def searcher(self, seed: int, budget: Budget) -> Searcher:
        """The search, with a guide that knows nothing."""
        return Searcher(Blind(), budget, seed)

    def explore(
        self, seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...]
    ) -> list[Found]:
        """The moves that the search visited."""
        return [
            Found(one.move, _shared(seat, one.chance), one.visits)
            for one in self.searcher(rng.getrandbits(32), budget).think(seat)
            if one.visits > 0 or one.move in must
        ]

    def reasons(self, seat: Seat, best: Found) -> list[Reason]:  # noqa: ARG002
        """The search has figures, and no words of its own."""
        return []


def adviser(game: str) -> Adviser:
    """The adviser that a game brings, or the search."""
    rules = games.game(game)
    found: Adviser = rules.part("advice")() if rules.has("advice") else SearchAdviser()
    return found


def explore(
    seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...] = ()
) -> list[Found]:
    """Moves of a decision with the chances they lead to; those that ``must`` be are among them."""
    return adviser(seat.game).explore(seat, budget, rng, must)


def _shared(seat: Seat, chance: float) -> tuple[float, ...]:
    """Every seat's chance to win; the others share what the seat leaves them."""
    others = (1.0 - chance) / (seat.players - 1)
    return tuple(chance if i == seat.number else others for i in range(seat.players))


def reasons(seat: Seat, found: list[Found]) -> list[Reason]:
    """What speaks for the first of the moves that were looked at."""
    told = adviser(seat.game).reasons(seat, found[0])
    told += _points(seat, found[0].move)
    if len(found) > 1:
        better = round(100 * (found[0].chances[seat.number] - found[1].chances[seat.number]))
        if better > 0:
            told.append(Reason("hint-better-by", {"percent": better}))
    told.append(Reason("hint-tried", {"n": sum(one.tries for one in found)}))
    return told


def _points(seat: Seat, move: int) -> list[Reason]:
    """What the score says of a move at once, whatever is hidden."""
    state = seat.canonical_state()
    before = state.scores()
    state.play(move)
    gained = [now - then for now, then in zip(state.scores(), before, strict=True)]
    told = []
    if gained[seat.number] > 0:
        told.append(Reason("hint-points-now", {"n": gained[seat.number]}))
    rival = min(gained[: seat.number] + gained[seat.number + 1 :])
    if rival < 0:
        told.append(Reason("hint-rival-loses", {"n": -rival}))
    return told
