"""Advice in Mystic Vale: moves tried out as ``archdruid`` does it, and what they do to a deck."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Final

from valewright.bots.advice import Argument, Exploration, Figure, Found, Sentence
from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.estimate import believed, estimate, exactly
from valewright.kernel import engine
from valewright.kernel.contract import State as AnyState
from valewright.mystic import moves as mv
from valewright.mystic.bots.average_turn import average_turn
from valewright.mystic.bots.candidates import Candidate, PlanFollower, ways
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.lookahead import BATCH, FEWEST, Lookahead, Prior, Trial, drop
from valewright.mystic.bots.player import Planner
from valewright.mystic.bots.seat import canonical_state
from valewright.mystic.gains import tally
from valewright.mystic.harvest import Harvest, StartHarvest
from valewright.mystic.odds import spoil_odds
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score, winners
from valewright.mystic.state import State
from valewright.mystic.table import Table, piece_of

MOST_LEAD: Final = 60.0  # VP that one try says nothing about
LONGEST_PLAN: Final = 24  # moves
JUDGED_AFTER: Final = 2  # rounds; positions of a review


class MysticAdviser:
    """Tries out what could be done, and tells odds, yields and what becomes of the deck."""

    def begin(self, seat: Seat, seed: int, must: tuple[int, ...]) -> Exploration:
        """Whole plans for a harvest, and every other choice."""
        return Trials(seat, seed, must)

    def horizon(self, state: AnyState) -> int:
        """A number of rounds."""
        return table_of(state).round + JUDGED_AFTER

    def value(self, state: AnyState, horizon: int, seed: int) -> list[float]:
        """Played on by one planner to a round; then the weights judge."""
        t = table_of(state)
        planner = the_planner()
        while t.stack:
            if isinstance(t.stack[-1], Plant) and t.round >= horizon:
                return Lookahead(planner).judged(t)
            legal = tuple(engine.legal(t))
            engine.apply(t, legal[0] if len(legal) == 1 else planner.choose(t, legal))
        won = winners(t)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(len(t.players))]

    def figures(self, before: AnyState, after: AnyState, seat: int) -> list[Figure]:
        """The deck in an average turn, the score, and how long the pool lasts at this pace."""
        return deck_figures(table_of(before), table_of(after), seat)

    def lead(self, after: AnyState, seat: int) -> float | None:
        """The trials tell it."""
        return None

    def notes(
        self, before: AnyState, plan: tuple[int, ...], after: AnyState, seat: int
    ) -> list[Sentence]:
        """The odds of a push, what it brings, what a plan takes from the next player, the pool."""
        t = table_of(before)
        return planting_notes(t, seat, plan[0]) + denied(t, seat, plan) + clock_notes(t)


def table_of(state: AnyState) -> Table:
    """The table of a state of Mystic Vale."""
    assert isinstance(state, State)
    return state.table


# What is tried


class Trials:
    """Ways to go on, each played on in the same samples; all that it keeps is plain data."""

    def __init__(self, seat: Seat, seed: int, must: tuple[int, ...]) -> None:
        self._known = canonical_state(seat)  # samples must not depend on how hidden cards lie
        self._seat = seat.number
        self._rng = random.Random(seed)
        self._must = must
        legal = seat.legal_moves()
        t = self._known.table
        planner = the_planner()
        now = DecisionContext(t, self._seat, planner.worth(t, self._seat), legal)
        found = ways(now, planner.choose(t, legal))
        begun = {way.move for way in found}
        found += [Candidate(move, None, 0.0) for move in must if move not in begun]
        self._ways = [(way.move, None if way.plan is None else tuple(way.plan)) for way in found]
        self._chances: list[list[list[float]]] = [[] for _ in found]
        self._leads: list[list[float]] = [[] for _ in found]
        self._alive = [True] * len(found)

    def think(self, budget: Budget) -> None:
        """Try every way that has not fallen behind in more samples."""
        ahead = Lookahead(the_planner())
        until = perf_counter() + budget.seconds
        done = 0
        while sum(self._alive) > 1 or not self._chances[0]:
            state = self._known.sample(self._seat, self._rng)
            self._try(ahead, state.table)
            done += 1
            if done == budget.rounds or (budget.rounds == 0 and perf_counter() >= until):
                return
            tried = len(self._chances[0])
            if tried >= FEWEST and tried % BATCH == 0:
                self._drop()

    def _try(self, ahead: Lookahead, sample: Table) -> None:
        weights_ = ahead.planner.weights
        for i, (move, plan) in enumerate(self._ways):
            if not self._alive[i]:
                continue
            t = sample.clone()
            way = Candidate(move, None if plan is None else list(plan), 0.0)
            self._chances[i].append(ahead.chances(t, self._seat, way))
            if t.stack:
                turns = weights_.turns_of(t)
                points = weights_.prospects(t, turns, weights_.rounds_left(t, turns))
            else:
                points = [float(score(t, k)) for k in range(len(t.players))]
            own = points.pop(self._seat)
            self._leads[i].append(own - max(points))

    def _drop(self) -> None:
        """Give up what fell behind by more than chance explains; the usual way stays."""
        nothing = Prior(0.0, 0.0)  # hints go by what was seen alone
        trials = []
        for i, (move, _) in enumerate(self._ways):
            trial = Trial(Candidate(move, None, 0.0))
            trial.chances = self._chances[i]
            trial.alive = self._alive[i]
            trials.append(trial)
        drop(trials, self._seat, nothing, (*self._must, self._ways[0][0]))
        self._alive = [trial.alive for trial in trials]

    def found(self) -> list[Found]:
        """The ways that were tried, each move once, the best first."""
        best: dict[int, tuple[float, int]] = {}  # the believed chance, and which way
        for i, (move, _) in enumerate(self._ways):
            chance = self._believed(i)
            if move not in best or chance > best[move][0]:
                best[move] = (chance, i)
        order = sorted(best.values(), key=lambda one: -one[0])
        top, first = order[0]
        return [self._judged(i, chance, first, top) for chance, i in order]

    def _believed(self, i: int) -> float:
        """A way's chance beside the usual one, in the samples that both had."""
        seat = self._seat
        usual = self._chances[0]
        base = sum(one[seat] for one in usual) / len(usual)
        differences = paired(self._chances[i], usual, seat)
        return min(0.99, max(0.01, base + believed(differences)))

    def _judged(self, i: int, chance: float, best: int, top: float) -> Found:
        seat, own = self._seat, self._chances[i]
        totals = [sum(column) / len(own) for column in zip(*own, strict=True)]
        rest = sum(total for k, total in enumerate(totals) if k != seat)
        chances = [
            chance if k == seat else total * (1 - chance) / rest if rest > 0 else 0.0
            for k, total in enumerate(totals)
        ]
        around = estimate([one[seat] for one in own]).about(chance).within(0.0, 1.0)
        lost = points = exactly(0.0)
        if i != best:
            gaps = paired(self._chances[best], own, seat)
            lost = estimate(gaps).about(top - chance).within(0.0, 1.0)
            leads = zip(self._leads[best], self._leads[i], strict=False)
            points = estimate([a - b for a, b in leads], MOST_LEAD)
        move = self._ways[i][0]
        return Found(move, tuple(chances), len(own), around, lost, points)

    def plan(self, move: int) -> tuple[int, ...]:
        """What follows a move to the end of the turn, as far as nothing hidden decides it."""
        choices = [i for i in range(len(self._ways)) if self._ways[i][0] == move]
        way = max(choices, key=self._believed)
        return carried_out(self._known, self._seat, *self._ways[way])


def the_planner() -> Planner:
    """Who plays every seat in what is tried out."""
    return Planner(HeuristicParams(), weights())


def paired(one: list[list[float]], other: list[list[float]], seat: int) -> list[float]:
    """By how much one way did better than another in each sample that both had."""
    return [a[seat] - b[seat] for a, b in zip(one, other, strict=False)]


def carried_out(
    known: State, seat: int, move: int, plan: tuple[int, ...] | None
) -> tuple[int, ...]:
    """The moves after the first until the turn ends: what the plan buys, and where it goes."""
    t = known.table.clone()
    planner = the_planner()
    turn = t.turn
    left = list(plan or ())
    if move in left:
        left.remove(move)
    engine.apply(t, move)
    found: list[int] = []
    while t.stack and t.turn == turn and t.stack[-1].seat == seat and len(found) < LONGEST_PLAN:
        if isinstance(t.stack[-1], Plant):
            break
        legal = tuple(engine.legal(t))
        if len(legal) == 1:
            chosen = legal[0]
        elif isinstance(t.stack[-1], Harvest) and plan is not None:
            now = DecisionContext(t, seat, planner.worth(t, seat), legal)
            chosen = PlanFollower(now, left).choose()
        else:
            chosen = planner.choose(t, legal)
        engine.apply(t, chosen)
        found.append(chosen)
    return tuple(found)


# What is said


def deck_figures(before: Table, after: Table, seat: int) -> list[Figure]:
    """What a plan does to the own deck, to the score and to the pool."""
    one = average_turn(before.players[seat])
    two = average_turn(after.players[seat])
    told = []
    if one.exact and two.exact:
        told.append(Figure("hint-figure-mana", one.mana, two.mana))
    told += [
        Figure("hint-figure-spirits", one.spirits, two.spirits),
        Figure("hint-figure-vp", one.vp, two.vp),
        Figure("hint-figure-spoils", one.spoils, two.spoils, "percent"),
        Figure("hint-figure-score", score(before, seat), score(after, seat)),
    ]
    pace = [sum(average_turn(p).vp for p in t.players) for t in (before, after)]
    if not before.ending and min(pace) > 0.0:
        told.append(Figure("hint-figure-rounds", before.pool / pace[0], after.pool / pace[1]))
    return told


def planting_notes(t: Table, seat: int, move: int) -> list[Sentence]:
    """Odds and yield, where the question is to push or to pass."""
    if not isinstance(t.stack[-1], Plant):
        return []
    told = [Sentence("hint-spoil-odds", {"percent": round(100 * spoil_odds(t, seat))})]
    p = t.players[seat]
    if move == mv.STOP:
        told.append(Sentence("hint-harvest-now", _yield(tally(p.field))))
    elif move == mv.PUSH and p.on_deck is not None:
        told.append(Sentence("hint-push-brings", _yield(tally([p.on_deck]))))
    return told


def _yield(counted: tuple[int, ...]) -> dict[str, Argument]:
    return {
        "mana": max(0, counted[0] - counted[5]),
        "spirits": sum(counted[1:5]),
        "vp": counted[6],
    }


def denied(t: Table, seat: int, plan: tuple[int, ...]) -> list[Sentence]:
    """What a plan buys that the next player could buy as well, by passing at once."""
    following = (seat + 1) % len(t.players)
    if t.players[following].spoiled or (t.ending and following == t.start):
        return []
    then = t.clone()
    then.turn = following
    then.stack[:] = [StartHarvest(following)]
    engine.run(then)
    within_reach = {title_of(then, move) for move in engine.legal(then)}
    taken = [title_of(t, move) for move in plan if mv.VALE <= move < mv.SOIL]
    left = on_offer(t, plan)
    return [
        Sentence("hint-denies", {"title": title, "seat": following})
        for title in dict.fromkeys(taken)
        if title in within_reach and title not in left
    ]


def on_offer(t: Table, plan: tuple[int, ...]) -> set[str]:
    """The titles on offer when a plan has bought what it buys."""
    vales = [i for i, vale in enumerate(t.display) if vale is not None]
    spots = [i for i, piece in enumerate(t.commons) if piece is not None]
    moves = [mv.VALE + i for i in vales] + [mv.COMMONS + i for i in spots]
    return {title_of(t, move) for move in moves if move not in plan}


def title_of(t: Table, move: int) -> str:
    """What a move of a harvest buys; nothing for moves that do not."""
    if mv.VALE <= move < mv.COMMONS:
        vale = t.display[move - mv.VALE]
        return vale.name if vale is not None else ""
    if mv.COMMONS <= move < mv.SPIRIT:
        return piece_of(t, move).advancement.name
    return ""


def clock_notes(t: Table) -> list[Sentence]:
    """How much is left of the game."""
    return [Sentence("hint-last-round") if t.ending else Sentence("hint-pool", {"n": t.pool})]
