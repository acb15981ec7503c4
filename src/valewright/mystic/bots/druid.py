"""The players that judge by learned weights: at once, or after trying out what could be done."""

from __future__ import annotations

import random
from concurrent.futures import Future
from time import perf_counter
from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.parallel import HELPERS, answers
from valewright.mystic import moves as mv
from valewright.mystic.bots.candidates import Candidate, PlanFollower, ways
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.policy import GreedyPolicy
from valewright.mystic.bots.helping import Found, helped, packed, unpacked
from valewright.mystic.bots.last_turn import LastTurn, is_last_turn
from valewright.mystic.bots.learned_value import Weights
from valewright.mystic.bots.lookahead import Lookahead, Trial, best_of, joined
from valewright.mystic.bots.player import Planner
from valewright.mystic.bots.seat import canonical_state
from valewright.mystic.buying import PaySpirit
from valewright.mystic.harvest import Harvest
from valewright.mystic.odds import next_cards
from valewright.mystic.planting import SPOIL_LIMIT, Plant
from valewright.mystic.setup import Offering
from valewright.mystic.sleeving import Layer, Sleeve
from valewright.mystic.state import State
from valewright.mystic.table import PLANTING, Table
from valewright.mystic.zones import net_decay

SEARCHED: Final = 0.95  # of a turn's time; the rest is for what is not search
# Of what is left of it, what a decision may take: a push is soon known, and a plan comes last
PLAN_SHARE: Final = 1.0
PLANT_SHARE: Final = 0.12
OTHER_SHARE: Final = 0.1
# VP; how wrong the gains of ways are, as a standard deviation
PLAN_ERROR: Final = 1.5
PLANT_ERROR: Final = 1.0
OTHER_ERROR: Final = 1.5
LATEST: Final = 0.5  # seconds that a helper may take longer
NO_TURN: Final = (-1, -1)


class AtOnce:
    """Takes what brings most by the judgement of a policy; it does not search."""

    def __init__(self, seed: int, policy: GreedyPolicy) -> None:
        self._rng = random.Random(seed)
        self._policy = policy

    def choose(self, seat: Seat) -> int:
        """The move that brings most."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        t = canonical_state(seat).table
        if isinstance(t.stack[-1], Offering):
            return self._rng.choice(legal)
        return self._policy.choose(t, legal)


class Archdruid:
    """Tries out what could be done, whole plans for a harvest among it, by playing on."""

    def __init__(self, seed: int, weights: Weights, budget: Budget) -> None:
        self._rng = random.Random(seed)
        self._planner = Planner(HeuristicParams(), weights)
        self._ahead = Lookahead(self._planner)
        self._budget = budget
        self._turn = NO_TURN
        self._spent = 0.0
        self._plan: list[int] | None = None  # purchases that are left of the plan of this turn
        self._last: LastTurn | None = None  # what is known of the last turn

    def choose(self, seat: Seat) -> int:
        """The usual move, unless another one did better in the trials."""
        legal = seat.legal_moves()
        known = canonical_state(seat)
        t = known.table
        self._take_up(t)
        if len(legal) == 1:
            return legal[0]
        if is_last_turn(t, seat.number):
            found = self._solved(t, seat.number, legal)
            if found >= 0:
                return found
        now = DecisionContext(t, seat.number, self._planner.worth(t, seat.number), legal)
        if isinstance(t.stack[-1], Harvest) and self._plan is not None:
            return PlanFollower(now, self._plan).choose()
        usual = self._planner.choose(t, legal)
        if plain_case(t, seat.number, usual):
            return usual
        return self._decided(known, now, usual)

    def _take_up(self, t: Table) -> None:
        """Begin anew with each turn, and with one that was taken back and is played again."""
        again = self._plan is not None and isinstance(t.stack[-1], Plant)
        if again or (t.round, t.turn) != self._turn:
            self._turn = (t.round, t.turn)
            self._spent = 0.0
            self._plan = None
            self._last = None

    def _solved(self, t: Table, seat: int, legal: tuple[int, ...]) -> int:
        """The best move of the last turn of the game; -1 where there is too much to work out."""
        if self._last is None:
            self._last = LastTurn(self._planner, seat)
        found = self._last.best(t, legal, self._planner.choose(t, legal))
        return found if self._last.exact or t.phase == PLANTING else -1

    def _decided(self, known: State, now: DecisionContext, usual: int) -> int:
        found = ways(now, usual)
        if len(found) > 1:
            start = perf_counter()
            most = SEARCHED * self._budget.seconds
            part, error = thought(now)
            seconds = part * max(0.0, most - self._spent)
            trials = self._tried(known, now.seat, found, seconds, error)
            prior = self._ahead.prior(known.table, now.seat, error)
            way = best_of(trials, now.seat, prior).way
            self._spent += perf_counter() - start
        else:
            way = found[0]
        if way.plan is None:
            return way.move
        self._plan = way.plan[:]
        return PlanFollower(now, self._plan).choose()

    def _tried(
        self, known: State, seat: int, found: list[Candidate], seconds: float, error: float
    ) -> list[Trial]:
        """Ways tried out here and, where cores are free, by helpers in samples of their own."""
        asked: list[Future[list[Found]]] = []
        if self._budget.rounds == 0:
            given = (known, seat, packed(found), seconds, error)
            asked = HELPERS.ask(seconds, helped, *given)
        trials = self._ahead.compare(
            known, seat, found, self._budget.rounds, seconds, self._rng, error
        )
        others = [unpacked(found, rows) for rows in answers(asked, LATEST)]
        return joined([trials, *others]) if others else trials


def thought(now: DecisionContext) -> tuple[float, float]:
    """The part of the time left that a decision deserves, and how wrong its gains may be."""
    if isinstance(now.frame, Harvest):
        return PLAN_SHARE, PLAN_ERROR
    if isinstance(now.frame, Plant):
        return PLANT_SHARE, PLANT_ERROR
    return OTHER_SHARE, OTHER_ERROR


def plain_case(t: Table, seat: int, usual: int) -> bool:
    """Whether there is nothing to think about: texts of a harvest, sleeves, a safe push."""
    frame = t.stack[-1]
    if isinstance(frame, PaySpirit | Sleeve | Layer):
        return True
    if isinstance(frame, Harvest):
        return usual == mv.TAKE_VP or usual >= mv.TEXT
    if not isinstance(frame, Plant) or usual != mv.PUSH:
        return False
    p = t.players[seat]
    net = net_decay(p)
    return all(net + card.net < SPOIL_LIMIT for card in next_cards(p))
