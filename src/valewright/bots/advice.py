"""Advice for a seat: what to play, what that does, and what something else would cost.

>>> import random
>>> from valewright.bots import Seat
>>> state = games.game("nim").start({}, seed=7)
>>> advice = advise(Seat(state, state.to_act), Budget(rounds=20), random.Random(1))
>>> best = advice.options[0]
>>> best.move in state.legal_moves(), best.chance.low <= best.chance.mean <= best.chance.high
(True, True)
>>> [option.cost.mean >= 0 for option in advice.options] == [True] * len(advice.options)
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from math import hypot
from typing import Any, ClassVar, Final, Literal, Protocol

from valewright import games
from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.estimate import Estimate, exactly, share
from valewright.bots.search import Blind, Searcher
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.rng import seeded

Argument = str | int | float
SLICES: Final = (0.3, 0.5, 0.8)  # seconds: what is shown after each is better than before
MOST_OPTIONS: Final = 6  # that are explained; what must be among them comes on top
LONGEST_PLAN: Final = 24  # moves
OFTEN: Final = 0.05  # as often as the best, for something to be said of a move


@dataclass(frozen=True)
class Sentence:
    """The id of a message in a ``hints.ftl``, and what it speaks of."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Figure:
    """A measure before a plan and after it; the message of the id says what is measured."""

    id: str
    before: float
    after: float
    unit: Literal["number", "percent"] = "number"


@dataclass(frozen=True)
class Found:
    """A move that was looked at, with every seat's chance to win after it."""

    move: int
    chances: tuple[float, ...]
    tries: int
    chance: Estimate  # the own chance
    lost: Estimate  # of the own chance, beside the best move
    points: Estimate | None = None  # of the own lead at the end, lost beside the best move
    compared: bool = True  # whether what is lost can be told no better from the same samples


@dataclass(frozen=True)
class Option:
    """A move, what it leads to and what it costs beside the best one."""

    move: int
    words: str
    chance: Estimate
    cost: Estimate
    points: Estimate | None
    tries: int
    plan: tuple[int, ...]  # this move and those that follow in the same turn
    figures: tuple[Figure, ...]
    notes: tuple[Sentence, ...]


@dataclass(frozen=True)
class Advice:
    """What could be played, best first; ``share`` of the thinking is done."""

    options: tuple[Option, ...]
    share: float = 1.0

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


class Exploration(Protocol):
    """Moves of a decision that are tried out; it can be pickled, and gone on with elsewhere."""

    def think(self, budget: Budget) -> None:
        """Find out more."""

    def found(self) -> list[Found]:
        """What was found so far, the best first."""

    def plan(self, move: int) -> tuple[int, ...]:
        """The own moves that would follow one that was found, in the same turn."""


class Adviser(Protocol):
    """How a game looks at the moves of a decision, and what it says of them."""

    def begin(self, seat: Seat, seed: int, must: tuple[int, ...]) -> Exploration:
        """Try moves out; those that ``must`` be are among them."""

    def horizon(self, state: State) -> int:
        """How far a game is played on from here to be judged; it need not be understood."""

    def value(self, state: State, horizon: int, seed: int) -> list[float]:
        """Each seat's chance to win: the state is played on to a horizon; at the end, who won."""

    def figures(self, before: State, after: State, seat: int) -> list[Figure]:
        """What a plan changes: exact, and from nothing but what the seat knows."""

    def lead(self, after: State, seat: int) -> float | None:
        """The final lead to expect after a plan, where trying out tells nothing of points."""

    def notes(
        self, before: State, plan: tuple[int, ...], after: State, seat: int
    ) -> list[Sentence]:
        """What else is to be said of a plan."""


class SearchAdviser:
    """Advice by tree search; a game's own guide makes it better."""

    compares: ClassVar[bool] = False  # whether playing on tells moves apart better than the search

    def searcher(self, seed: int, budget: Budget) -> Searcher:
        """The search, with a guide that knows nothing."""
        return Searcher(Blind(), budget, seed)

    def begin(self, seat: Seat, seed: int, must: tuple[int, ...]) -> Exploration:
        """Trees grown one after the other, each in samples of its own."""
        return SearchExploration(self, seat, seed, must)

    def horizon(self, state: State) -> int:  # noqa: ARG002
        """Games are played to their end."""
        return 0

    def value(self, state: State, horizon: int, seed: int) -> list[float]:  # noqa: ARG002
        """Who wins when chance plays on."""
        guide = self.searcher(seed, Budget(rounds=1)).guide
        return guide.evaluate(state) if state.over else guide.rollout(state, seeded(seed))

    def figures(self, before: State, after: State, seat: int) -> list[Figure]:
        """The scores, where they change."""
        return score_figures(before.scores(), after.scores(), seat)

    def lead(self, after: State, seat: int) -> float | None:  # noqa: ARG002
        """The search knows chances alone."""
        return None

    def notes(
        self,
        before: State,  # noqa: ARG002
        plan: tuple[int, ...],  # noqa: ARG002
        after: State,  # noqa: ARG002
        seat: int,  # noqa: ARG002
    ) -> list[Sentence]:
        """The search has figures, and no words of its own."""
        return []


class SearchExploration:
    """What independent searches found together."""

    def __init__(
        self, adviser: SearchAdviser, seat: Seat, seed: int, must: tuple[int, ...]
    ) -> None:
        self._adviser = adviser
        self._seat = seat
        self._rng = random.Random(seed)
        self._must = must
        self._visits: dict[int, int] = dict.fromkeys(seat.legal_moves(), 0)
        self._totals: dict[int, float] = dict.fromkeys(seat.legal_moves(), 0.0)
        self._fresh = 1 / seat.players  # the chance of a move that nobody tried
        self._lines: dict[int, tuple[int, ...]] = {}

    def think(self, budget: Budget) -> None:
        """Grow one more tree; all the time is for this decision."""
        seat = self._seat
        searcher = self._adviser.searcher(self._rng.getrandbits(32), budget)
        if budget.rounds == 0:
            part = searcher.guide.share(seat.canonical_state())
            searcher.budget = Budget(seconds=budget.seconds / part)
        for one in searcher.think(seat):
            self._visits[one.move] += one.visits
            self._totals[one.move] += one.visits * one.chance
            if one.visits == 0:
                self._fresh = one.chance
            elif len(line := searcher.line(one.move)) >= len(self._lines.get(one.move, ())):
                self._lines[one.move] = tuple(line)

    def found(self) -> list[Found]:
        """The moves that were visited, those visited most first; none looks better than these."""
        tried = sorted(self._visits, key=lambda move: (-self._visits[move], -self._mean(move)))
        best = tried[0]
        top = self._mean(best)
        limit = share(top, self._visits[best])
        found = []
        for move in tried:
            visits = self._visits[move]
            if move not in self._must and visits < max(1.0, OFTEN * self._visits[best]):
                continue
            mean = min(top, self._mean(move))
            chance = share(mean, visits)
            half = hypot(limit.high - limit.low, chance.high - chance.low) / 2
            lost = Estimate(top - mean, top - mean - half, top - mean + half).within(0.0, 1.0)
            found.append(
                Found(
                    move,
                    _shared(self._seat, mean),
                    visits,
                    chance,
                    exactly(0.0) if move == best else lost,
                    compared=not self._adviser.compares,
                )
            )
        found.sort(key=lambda one: -one.chance.mean)
        return found

    def plan(self, move: int) -> tuple[int, ...]:
        """What the search would do next."""
        return self._lines.get(move, ())

    def _mean(self, move: int) -> float:
        visits = self._visits[move]
        return self._totals[move] / visits if visits else self._fresh


def adviser(game: str) -> Adviser:
    """The adviser that a game brings, or the search."""
    rules = games.game(game)
    found: Adviser = rules.part("advice")() if rules.has("advice") else SearchAdviser()
    return found


def explore(
    seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...] = ()
) -> Exploration:
    """Moves of a decision with the chances they lead to; those that ``must`` be are among them."""
    exploration = adviser(seat.game).begin(seat, rng.getrandbits(32), must)
    exploration.think(budget)
    return exploration


def telling(exploration: Exploration, legal: tuple[int, ...], best: int, played: int) -> int:
    """The move that tells the best plan from another one.

    A plan may begin with what the other does as well, only later. It is the first move of the best
    plan that could be played now and is no part of the other; the first of all if there is none.
    """
    if best == played:
        return best
    other = (played, *exploration.plan(played))
    for move in (best, *exploration.plan(best)):
        if move in legal and move not in other:
            return move
    return best


class Advising:
    """Advice that improves slice by slice; between two it can be pickled and go elsewhere."""

    def __init__(self, seat: Seat, seed: int, must: tuple[int, ...] = ()) -> None:
        legal = seat.legal_moves()
        if not legal:
            raise BadOption("there is nothing to decide at this seat")
        for move in must:
            if move not in legal:
                raise BadOption(f"{move} is not a legal move now")
        self._seat = seat
        self._must = must
        self._exploration = adviser(seat.game).begin(seat, seed, must)

    def think(self, budget: Budget) -> None:
        """Try out more."""
        self._exploration.think(budget)

    def advice(self, done: float = 1.0) -> Advice:
        """What was found so far, each option with where it leads."""
        found = self._exploration.found()
        shown = found[:MOST_OPTIONS]
        shown += [one for one in found[MOST_OPTIONS:] if one.move in self._must]
        options = [self._explained(one) for one in shown]
        top = options[0][1]
        for i, (option, lead) in enumerate(options):
            if option.points is None and lead is not None and top is not None:
                options[i] = replace(option, points=exactly(top - lead)), lead
        return Advice(tuple(option for option, _ in options), done)

    def _explained(self, found: Found) -> tuple[Option, float | None]:
        """A move with its plan carried out as far as nothing hidden decides it, and the lead."""
        seat = self._seat
        known = adviser(seat.game)
        before = seat.canonical_state()
        plan, after = foreseen(seat, (found.move, *self._exploration.plan(found.move)))
        option = Option(
            found.move,
            seat.notation(found.move),
            found.chance,
            found.lost,
            found.points,
            found.tries,
            plan,
            tuple(known.figures(before, after, seat.number)),
            tuple(known.notes(before, plan, after, seat.number)),
        )
        return option, known.lead(after, seat.number)


def advise(seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...] = ()) -> Advice:
    """What to play at a seat that has a decision to take; the budget is for this decision."""
    advising = Advising(seat, rng.getrandbits(32), must)
    advising.think(budget)
    return advising.advice()


def foreseen(seat: Seat, moves: Sequence[int]) -> tuple[tuple[int, ...], State]:
    """The moves of a plan up to the first that brings something hidden to light, played."""
    rules = games.game(seat.game)
    state = seat.canonical_state()
    plan: list[int] = []
    left = list(moves)
    while left and state.to_act == seat.number and len(plan) < LONGEST_PLAN:
        legal = state.legal_moves()
        if left[0] in legal:
            move = left.pop(0)
        elif len(legal) == 1:
            move = legal[0]  # no choice, and not a part of the plan
        else:
            break
        marks = rules.marks(state)
        state.play(move)
        plan.append(move)
        if rules.marks(state) != marks:
            break
    return tuple(plan), state


def score_figures(before: list[int], after: list[int], seat: int) -> list[Figure]:
    """The own score and the best of the others as things stand, where one of them changes."""
    told = []
    if before[seat] != after[seat]:
        told.append(Figure("hint-figure-score", before[seat], after[seat]))
    rivals = [i for i in range(len(before)) if i != seat]
    rival = max(rivals, key=lambda i: abs(after[i] - before[i]))
    if before[rival] != after[rival]:
        told.append(Figure("hint-figure-rival-score", before[rival], after[rival]))
    return told


def _shared(seat: Seat, chance: float) -> tuple[float, ...]:
    """Every seat's chance to win; the others share what the seat leaves them."""
    others = (1.0 - chance) / (seat.players - 1)
    return tuple(chance if i == seat.number else others for i in range(seat.players))
