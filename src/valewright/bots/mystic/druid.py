"""The players: one judges by what the whole deck will bring, the other tries its plans out."""

from __future__ import annotations

import random
import time
from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.greedy.harvest import Harvest
from valewright.bots.greedy.moment import Moment
from valewright.bots.greedy.opinions import Opinions
from valewright.bots.greedy.quick import Quick
from valewright.bots.mystic.player import Planner
from valewright.bots.mystic.rollouts import Trials
from valewright.bots.mystic.search import Tried, best_of, search
from valewright.bots.mystic.weighed import Scales
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.table import Table

DRAFTS: Final = (fr.D_LEADER, fr.D_AMULET, fr.D_DRAFT)
WAYS: Final = 8
PUSH_SHARE: Final = 0.25  # of the time left in a turn
PLAN_SHARE: Final = 0.85
TURNS: Final = 2  # own turns after the present one that are played on


class Adept:
    """Takes what brings most over all turns to come; it does not search."""

    def __init__(self, seed: int, scales: Scales) -> None:
        self._rng = random.Random(seed)
        self._planner = Planner(Opinions(), scales)

    def choose(self, seat: Seat) -> int:
        """The move that brings most."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        t = seat.known().table
        if t.stack[-1][0] in DRAFTS:
            return self._rng.choice(legal)
        return self._planner.choose(t, legal)


class Thinker:
    """Tries plans out in samples of what a seat cannot see."""

    def __init__(self, scales: Scales, turns: int) -> None:
        self._scales = scales
        self._turns = turns
        self.planner = Planner(Opinions(), scales)

    def plans(self, t: Table, seat: int, legal: tuple[int, ...]) -> list[list[int]]:
        """What is worth trying, at a glance the best first: first moves, in a harvest all moves."""
        first = self.planner.choose(t, legal)
        kind = t.stack[-1][0]
        if kind == fr.D_HARVEST:
            buys = mv.VALE <= first < mv.SPIRIT or first in (mv.STOP, mv.EVOKE, mv.UPGRADE)
            if not buys:
                return [[first]]
            now = Moment(t, seat, self.planner.worth(t, seat), legal)
            plans = [[*moves, mv.STOP] for _, moves in Harvest(now).ways(2 * WAYS)]
            return [plan for plan in plans if plan[0] in legal][:WAYS]
        others = [[move] for move in legal if move != first]
        return [[first], *others[: WAYS - 1]]

    def tried(
        self,
        t: Table,
        seat: int,
        plans: list[list[int]],
        rng: random.Random,
        seconds: float,
        samples: int,
        drop: bool = True,
    ) -> list[Tried]:
        """The plans with what came of them in so many samples, or in so much time."""
        players: list[Quick] = [Planner(Opinions(), self._scales) for _ in t.players]
        trials = Trials(players, self._scales)
        return search(trials, t, seat, plans, rng, seconds, samples, self._turns, drop)


class Archdruid:
    """Tries the best plans of a planner out."""

    def __init__(self, seed: int, scales: Scales, budget: Budget, turns: int = TURNS) -> None:
        self._rng = random.Random(seed)
        self._budget = budget
        self._thinker = Thinker(scales, turns)
        self._turn = (-1, -1, -1)
        self._spent = 0.0
        self._plan: list[int] = []

    def choose(self, seat: Seat) -> int:
        """The first move of the plan that did best."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        begin = time.perf_counter()
        t = seat.known().table
        if t.stack[-1][0] in DRAFTS:
            return self._rng.choice(legal)
        turn = (t.round, t.turn, seat.number)
        if turn != self._turn:
            self._turn = turn
            self._spent = 0.0
            self._plan = []
        move = self._move(t, seat.number, legal)
        self._spent += time.perf_counter() - begin
        return move

    def _move(self, t: Table, seat: int, legal: tuple[int, ...]) -> int:
        kind = t.stack[-1][0]
        if kind == fr.D_HARVEST:
            if self._plan:
                return self._planned(legal)
        elif kind != fr.D_PLANT or mv.STOP not in legal or mv.PUSH not in legal:
            return self._thinker.planner.choose(t, legal)
        plans = self._thinker.plans(t, seat, legal)
        if len(plans) > 1:
            share = PLAN_SHARE if kind == fr.D_HARVEST else PUSH_SHARE
            seconds = share * max(0.0, self._budget.seconds - self._spent)
            tried = self._thinker.tried(t, seat, plans, self._rng, seconds, self._budget.rounds)
            plans = [best_of(tried).plan]
        self._plan = plans[0][1:]
        return plans[0][0]

    def _planned(self, legal: tuple[int, ...]) -> int:
        """The next move of the plan for this harvest."""
        while self._plan:
            move = self._plan.pop(0)
            if move in legal:
                return move
        return mv.STOP
