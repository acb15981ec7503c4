"""Advice in Mystic Vale: moves tried out as ``archdruid`` does it, and what speaks for them."""

from __future__ import annotations

import random
from typing import Final

from valewright.bots.advice import Argument, Found, Reason
from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.mystic import moves as mv
from valewright.mystic.bots.candidates import Candidate, ways
from valewright.mystic.bots.druid import LOOK_AHEAD
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.lookahead import Lookahead, Trial
from valewright.mystic.bots.player import Planner
from valewright.mystic.bots.seat import canonical_state
from valewright.mystic.gains import tally
from valewright.mystic.planting import Plant
from valewright.mystic.table import Table, piece_of

LEAST_VARIANCE: Final = 0.01
BENEFIT: Final = 1.5  # of the doubt


class MysticAdviser:
    """Tries out what could be done, and tells odds, yields and plans."""

    def explore(
        self, seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...]
    ) -> list[Found]:
        """Whole plans for a harvest, and every other choice."""
        return tried_out(seat, budget, rng, must)

    def reasons(self, seat: Seat, best: Found) -> list[Reason]:
        """The odds of a push, what it brings, and what the plan buys."""
        return planting_reasons(seat, best.move) + plan_reasons(seat, best)


def tried_out(seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...]) -> list[Found]:
    """The moves that were tried and those that must be among them, the usual one first."""
    known = canonical_state(seat)  # samples must not depend on how hidden cards really lie
    planner = Planner(HeuristicParams(), weights())
    legal = seat.legal_moves()
    now = DecisionContext(known.table, seat.number, planner.worth(known.table, seat.number), legal)
    found = ways(now, planner.choose(known.table, legal))
    begun = {way.move for way in found}
    found += [Candidate(move, None, 0.0) for move in must if move not in begun]
    trials = Lookahead(planner, LOOK_AHEAD).compare(
        known, seat.number, found, budget.rounds, budget.seconds, rng, must
    )
    usual = trials[0]
    best: dict[int, Found] = {}
    for trial in trials:
        judged = _judged(trial, usual, seat.number)
        other = best.get(judged.move)
        if other is None or judged.chances[seat.number] > other.chances[seat.number]:
            best[judged.move] = judged
    return list(best.values())


def _judged(trial: Trial, usual: Trial, seat: int) -> Found:
    """A way beside the usual one, in the samples that both had.

    A difference that luck may have made is not believed, and any is believed less the fewer
    samples there were.
    """
    own = trial.chances
    base = usual.mean(seat)
    differences = [a[seat] - b[seat] for a, b in zip(own, usual.chances, strict=False)]
    chance = min(0.99, max(0.01, base + believed(differences)))
    totals = [sum(column) / len(own) for column in zip(*own, strict=True)]
    rest = sum(total for i, total in enumerate(totals) if i != seat)
    chances = [
        chance if i == seat else total * (1 - chance) / rest if rest > 0 else 0.0
        for i, total in enumerate(totals)
    ]
    return Found(trial.way.move, tuple(chances), len(own), tuple(trial.way.plan or ()))


def believed(differences: list[float]) -> float:
    """What is left of a mean difference when its doubt is taken off.

    >>> believed([0.3, -0.3]), believed([0.2, 0.2, 0.2, 0.2]) > 0.1
    (0.0, True)
    """
    n = len(differences)
    mean = sum(differences) / n
    if mean == 0.0:
        return 0.0
    variance = sum((one - mean) ** 2 for one in differences) / max(1, n - 1)
    doubt = max(variance, LEAST_VARIANCE) / n
    return mean * max(0.0, 1.0 - BENEFIT * doubt / (mean * mean))


def plan_reasons(seat: Seat, found: Found) -> list[Reason]:
    """What a plan for a harvest buys beside its first move."""
    t = canonical_state(seat).table
    titles = [title_of(t, move) for move in found.plan if move != found.move]
    return [Reason("hint-then-buy", {"title": title}) for title in titles if title]


def title_of(t: Table, move: int) -> str:
    """What a move of a harvest buys; nothing for moves that do not."""
    if mv.VALE <= move < mv.COMMONS:
        vale = t.display[move - mv.VALE]
        return vale.name if vale is not None else ""
    if mv.COMMONS <= move < mv.SPIRIT:
        return piece_of(t, move).advancement.name
    return ""


def planting_reasons(seat: Seat, move: int) -> list[Reason]:
    """Odds and yield, where the question is to push or to pass."""
    t = canonical_state(seat).table
    if not isinstance(t.stack[-1], Plant):
        return []
    bad, of = seat.view()["me"]["spoil_odds"]
    told = [Reason("hint-spoil-odds", {"percent": round(100 * bad / of)})]
    p = t.players[seat.number]
    if move == mv.STOP:
        told.append(Reason("hint-harvest-now", _yield(tally(p.field))))
    elif move == mv.PUSH and p.on_deck is not None:
        told.append(Reason("hint-push-brings", _yield(tally([p.on_deck]))))
    return told


def _yield(counted: tuple[int, ...]) -> dict[str, Argument]:
    return {
        "mana": max(0, counted[0] - counted[5]),
        "spirits": sum(counted[1:5]),
        "vp": counted[6],
    }
