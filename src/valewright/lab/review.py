"""A look back at a finished game: the chances along the way, and what luck and play made of it.

The chance to win is judged at every decision by playing on from there in samples of what the player
could not know. Between two decisions it changes twice: by the decision, and by whatever chance then
brought. Both are told apart by what the move led to on average:

    result = chance at the start + what every decision changed + what chance changed after it

holds exactly, by construction, and luck averages to zero whatever the judge thinks, since what came
and what could have come are judged alike. What a decision *cost* is another matter: it is compared
with the best move that was found, in the same samples.

>>> from valewright import games
>>> from valewright.kernel.record import Record
>>> record = Record(games.game("nim"), {}, seed=3)
>>> while not record.state.over:
...     record.play(record.state.legal_moves()[0])
>>> found = review(record, Budget(rounds=2))
>>> len(found.curve) == len(record.moves) + 1, len(found.mistakes) <= MOST_MISTAKES
(True, True)
>>> mine = found.accounts[0]
>>> abs(mine.start + mine.luck + mine.own + mine.others - mine.result) < 1e-9
True
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, NamedTuple

from valewright.bots import Seat
from valewright.bots.advice import Found, adviser, explore, telling
from valewright.bots.budget import Budget
from valewright.bots.estimate import Estimate, Z, believed, estimate, exactly, student
from valewright.games import game
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record

MOST_MISTAKES: Final = 20
# What a decision may cost of the chance to win and still be called so
KINDS: Final = {
    "best": 0.005,
    "good": 0.02,
    "inaccuracy": 0.05,
    "mistake": 0.10,
    "blunder": math.inf,
}
COSTLY: Final = ("inaccuracy", "mistake", "blunder")
FEWEST: Final = 6  # tries at any moment
MOST_TRIES: Final = 24  # the same, where nobody waits for it
TRIES: Final = 4  # at a moment, at most, for every round that a decision is explored
CALM: Final = 0.03  # half of an interval that is narrow enough
TO_THE_END: Final = 1 << 30

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Judged:
    """A decision: what it cost, what it changed for every seat, and what chance changed then."""

    at: int  # the number of the move, from 0
    seat: int
    kind: str
    cost: Estimate
    played: str
    better: str
    skill: Chances = ()
    luck: Chances = ()

    @property
    def lost(self) -> float:
        """Of the chance to win."""
        return self.cost.mean


@dataclass(frozen=True)
class Account:
    """How a seat's result came about; all but the counts are parts of a chance to win.

    ``start``, ``luck``, ``own`` and ``others`` add up to ``result``. ``error`` is what the own
    decisions cost on average beside what the judge would have played, without any doubt taken off:
    single decisions are noisy, but the noise averages out. A better player than the judge has a
    negative one.
    """

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    decisions: int
    error: float
    kinds: dict[str, int]


@dataclass(frozen=True)
class Review:
    """Each seat's chance after every number of moves, from none on; the costliest mistakes first.

    ``spread`` is half of the 95% interval around each chance.
    """

    curve: tuple[Chances, ...]
    spread: tuple[Chances, ...]
    decisions: tuple[Judged, ...]
    accounts: tuple[Account, ...]
    mistakes: tuple[Judged, ...]

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


class _Pending(NamedTuple):
    """A decision that was taken, until it is seen where it led."""

    state: State
    move: int
    marks: object
    horizon: int
    rows: list[Chances]  # the chances before it, sample by sample
    judged: Judged


@dataclass
class UnderWay:
    """A review that can be put aside after every move, pickled, and gone on with elsewhere.

    ``at`` moves were judged, ``left`` are to be judged yet, from the state on.
    """

    state: State
    left: list[int]
    seed: int
    ended: Chances  # what the end leaves of the chances
    resigned: int  # the seat that gave up, or -1
    last: Chances
    doubt: Chances
    start: Chances
    horizon: int = 0
    rows: list[Chances] = field(default_factory=list)
    most: int = MOST_TRIES  # tries at a moment
    at: int = 0
    curve: list[Chances] = field(default_factory=list)
    spread: list[Chances] = field(default_factory=list)
    decisions: list[Judged] = field(default_factory=list)
    pending: _Pending | None = None

    @staticmethod
    def begun(record: Record, seed: int = 0) -> UnderWay:
        """The review of a finished game, before its first move."""
        if not record.ended:
            raise BadOption("only a finished game can be reviewed")
        state = record.replay(0)
        even = tuple([1 / state.players] * state.players)
        none = tuple([0.0] * state.players)
        resigned = min(record.resigned, default=-1)
        moves = list(record.moves)
        found = UnderWay(state, moves, seed, _ended(record), resigned, even, none, even)
        if not moves:
            found._finish(Budget(rounds=1))
        return found

    def step(self, budget: Budget) -> None:
        """Judge the next move."""
        move = self.left.pop(0)
        if len(self.state.legal_moves()) > 1:
            self._arrive(budget)
            self._decide(move, budget)
        self.curve.append(self.last)
        self.spread.append(self.doubt)
        self.state.play(move)
        self.at += 1
        if not self.left:
            self._finish(budget)

    def review(self) -> Review:
        """What was found, once all moves are judged."""
        costly = [one for one in self.decisions if one.kind in COSTLY and one.better != one.played]
        costly.sort(key=lambda one: -one.lost)
        none = tuple([0.0] * len(self.ended))
        return Review(
            (*self.curve, self.ended),
            (*self.spread, none),
            tuple(self.decisions),
            tuple(self._account(seat) for seat in range(len(self.ended))),
            tuple(costly[:MOST_MISTAKES]),
        )

    # Where the game stands

    def _arrive(self, budget: Budget) -> None:
        """A decision is to be taken: what led here is settled by how things stand."""
        horizon = adviser(self.state.game).horizon(self.state)
        rows = self._tried(self.state, horizon, self._tries(min(self.most, TRIES * budget.rounds)))
        self._settle(rows, horizon)
        self.horizon, self.rows, self.last = horizon, rows, _mean(rows)
        self.doubt = tuple(_half(column) for column in zip(*rows, strict=True))

    def _tries(self, most: int) -> int:
        """As many tries as the moment before would have needed for a narrow interval.

        Those of this moment must not decide it: to stop when all agree would favour extremes.
        """
        if not self.rows:
            return max(1, most)
        doubt = max(_variance(column) for column in zip(*self.rows, strict=True))
        return max(1, min(most, max(FEWEST, math.ceil(doubt * (Z / CALM) ** 2))))

    def _tried(
        self, state: State, horizon: int, tries: int, move: int | None = None
    ) -> list[Chances]:
        return tried(state, horizon, tries, self.seed, move)

    def _settle(self, rows: list[Chances], horizon: int) -> None:
        """Tell apart what the decision before did and what chance did after it.

        What the move led to on average is judged as this moment is: that is why luck averages to
        zero. Where nothing came to light there was no luck.
        """
        found = self.pending
        if found is None:
            if not self.decisions:
                self.start = _mean(rows)
            return
        led_to = rows
        if game(self.state.game).marks(self.state) != found.marks:
            led_to = self._tried(found.state, horizon, len(rows), found.move)
        expected = _mean(led_to)
        skill, luck = _less(expected, _mean(found.rows)), _less(_mean(rows), expected)
        if horizon != found.horizon:  # what was judged otherwise cannot be compared
            led_to = self._tried(found.state, found.horizon, len(found.rows), found.move)
        cost = _dearer(found.judged.cost, cost_of(found.rows, led_to, found.judged.seat))
        kind = kind_of(cost)
        self.decisions.append(replace(found.judged, kind=kind, cost=cost, skill=skill, luck=luck))
        self.pending = None

    def _finish(self, budget: Budget) -> None:
        """The end settles the last decision; who gave up answers for what was still to be had."""
        if self.state.over:
            self.last = _shared(self.state.winners(), self.state.players)
            self._settle([self.last] * self._tries(self.most), TO_THE_END)
        else:
            self._arrive(budget)
        if self.last != self.ended:
            given_up = _less(self.ended, self.last)
            none = tuple([0.0] * len(self.ended))
            self.decisions.append(
                Judged(self.at, self.resigned, "best", exactly(0.0), "", "", given_up, none)
            )

    # What was decided

    def _decide(self, move: int, budget: Budget) -> None:
        seat = Seat(self.state, self.state.to_act)
        rng = random.Random(f"{self.seed} decision {self.at}")
        exploration = explore(seat, budget, rng, (move,))
        found = exploration.found()
        cost = self._explored(found, move, budget)
        better = telling(exploration, seat.legal_moves(), found[0].move, move)
        words = seat.notation(move), seat.notation(better)
        judged = Judged(self.at, seat.number, kind_of(cost), cost, *words)
        marks = game(seat.game).marks(self.state)
        state = self.state.clone()
        self.pending = _Pending(state, move, marks, self.horizon, self.rows, judged)

    def _explored(self, found: list[Found], move: int, budget: Budget) -> Estimate:
        """What a move cost beside the best that was found, in samples that both had."""
        best = found[0]
        played = next(one for one in found if one.move == move)
        if best is played or best.compared:
            return played.lost
        tries = max(FEWEST, min(self.most // 2, budget.rounds))
        one, two = (
            self._tried(self.state, self.horizon, tries, code) for code in (best.move, move)
        )
        return cost_of(one, two, self.state.to_act)

    def _account(self, seat: int) -> Account:
        own = [one for one in self.decisions if one.seat == seat]
        decided = [one.skill[seat] for one in own if one.played]
        return Account(
            seat,
            self.start[seat],
            math.fsum(one.luck[seat] for one in self.decisions),
            math.fsum(one.skill[seat] for one in own),
            math.fsum(one.skill[seat] for one in self.decisions if one.seat != seat),
            self.ended[seat],
            len(decided),
            -math.fsum(decided) / max(1, len(decided)),
            {kind: sum(one.kind == kind for one in own if one.played) for kind in KINDS},
        )


def kind_of(cost: Estimate) -> str:
    """What a decision that cost so much is called; what may have cost nothing is not held bad.

    >>> kind_of(exactly(0.0)), kind_of(exactly(0.03)), kind_of(exactly(0.4))
    ('best', 'inaccuracy', 'blunder')
    >>> kind_of(Estimate(0.2, 0.0, 0.6))
    'good'
    """
    kind = next(kind for kind, most in KINDS.items() if cost.mean < most)
    return "good" if kind in COSTLY and cost.low <= 0.0 else kind


def tried(
    state: State, horizon: int, tries: int, seed: int, move: int | None = None
) -> list[Chances]:
    """Every seat's chance in samples of what the seat to act knows, perhaps after a move.

    The random numbers are the same everywhere.
    """
    judge = adviser(state.game)
    rows: list[Chances] = []
    for k in range(tries):
        rng = random.Random(f"{seed} {k}")
        sample = state.sample(state.to_act, rng)
        if move is not None:
            sample.play(move)
        rows.append(tuple(judge.value(sample, horizon, rng.getrandbits(32))))
    return rows


def cost_of(better: Sequence[Chances], worse: Sequence[Chances], seat: int) -> Estimate:
    """What a seat lost in the samples that two moments have in common; luck is not believed."""
    gaps = [a[seat] - b[seat] for a, b in zip(better, worse, strict=False)]
    return estimate(gaps).about(believed(gaps, 0.0)).within(0.0, 1.0)


def _dearer(one: Estimate, other: Estimate) -> Estimate:
    return other if other.mean > one.mean else one


def _mean(rows: Sequence[Chances]) -> Chances:
    return tuple(math.fsum(column) / len(rows) for column in zip(*rows, strict=True))


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _half(values: Sequence[float]) -> float:
    """Half of the 95% interval around a mean; nothing is known of one value."""
    n = len(values)
    return 0.5 if n < 2 else min(0.5, student(n - 1) * math.sqrt(_variance(values) / n))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1)


def _ended(record: Record) -> Chances:
    """A finished game leaves no doubt."""
    return _shared(record.winners(), record.state.players)


def _shared(winners: list[int], players: int) -> Chances:
    """What winners have of a game; a draw is shared by all."""
    found = winners or list(range(players))
    return tuple(1 / len(found) if seat in found else 0.0 for seat in range(players))
