"""A look back at a finished game: the chances to win along the way, and what cost most.

>>> from valewright import games
>>> from valewright.kernel.record import Record
>>> record = Record(games.game("nim"), {}, seed=3)
>>> while not record.state.over:
...     record.play(record.state.legal_moves()[0])
>>> found = review(record, Budget(rounds=2))
>>> len(found.curve) == len(record.moves) + 1, len(found.mistakes) <= MOST_MISTAKES
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from valewright.bots import Seat
from valewright.bots.advice import Found, explore
from valewright.bots.budget import Budget
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record

MOST_MISTAKES: Final = 5
WORTH_TELLING: Final = 0.02  # of a chance


@dataclass(frozen=True)
class Mistake:
    """A decision that cost its seat a chance to win."""

    at: int  # the number of the move, from 0
    seat: int
    played: str
    better: str
    lost: float


@dataclass(frozen=True)
class Review:
    """Each seat's chance after every number of moves, from none on; the worst mistakes first."""

    curve: tuple[tuple[float, ...], ...]
    mistakes: tuple[Mistake, ...]

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


def review(
    record: Record,
    budget: Budget,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> Review:
    """Judge every decision of a finished game, each with what its seat knew at the time.

    A game that someone gave up is finished, too.
    """
    under_way = UnderWay.begun(record, seed)
    while under_way.left:
        under_way.step(budget)
        progress(under_way.at, under_way.at + len(under_way.left))
    return under_way.review()


@dataclass
class UnderWay:
    """A review that can be put aside after every move, pickled, and gone on with elsewhere.

    ``at`` moves were judged, ``left`` are to be judged yet, from the state on.
    """

    state: State
    left: list[int]
    seed: int
    ended: tuple[float, ...]  # what the end leaves of the chances
    last: tuple[float, ...]
    at: int = 0
    curve: list[tuple[float, ...]] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)

    @staticmethod
    def begun(record: Record, seed: int = 0) -> UnderWay:
        """The review of a finished game, before its first move."""
        if not record.ended:
            raise BadOption("only a finished game can be reviewed")
        state = record.replay(0)
        even = tuple([1 / state.players] * state.players)
        return UnderWay(state, list(record.moves), seed, _ended(record), even)

    def step(self, budget: Budget) -> None:
        """Judge the next move."""
        move = self.left.pop(0)
        self.curve.append(self.last)
        if len(self.state.legal_moves()) > 1:
            rng = random.Random(f"{self.seed} {self.at}")
            self.last = _judged(self.state, self.at, move, budget, rng, self.mistakes)
            self.mistakes.sort(key=lambda one: -one.lost)
            del self.mistakes[MOST_MISTAKES:]
        self.state.play(move)
        self.at += 1

    def review(self) -> Review:
        """What was found, once all moves are judged."""
        return Review((*self.curve, self.ended), tuple(self.mistakes))


def _judged(
    state: State,
    at: int,
    move: int,
    budget: Budget,
    rng: random.Random,
    mistakes: list[Mistake],
) -> tuple[float, ...]:
    """The chances after a move; a mistake is noted."""
    seat = Seat(state, state.to_act)
    found = {one.move: one for one in explore(seat, budget, rng, (move,))}
    played: Found = found[move]
    best = max(found.values(), key=lambda one: one.chances[seat.number])
    lost = best.chances[seat.number] - played.chances[seat.number]
    if lost >= WORTH_TELLING:
        words = (seat.notation(move), seat.notation(best.move))
        mistakes.append(Mistake(at, seat.number, words[0], words[1], round(lost, 3)))
    return played.chances


def _ended(record: Record) -> tuple[float, ...]:
    """A finished game leaves no doubt; a draw is shared."""
    players = record.state.players
    winners = record.winners() or list(range(players))
    return tuple(1 / len(winners) if i in winners else 0.0 for i in range(players))
