"""Moves of Mystic Vale tried out as ``archdruid`` does it, told as chances to win and reasons."""

from __future__ import annotations

import random
from typing import Final

from valewright.bots.advice import Argument, Found, Reason
from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.greedy.moment import Moment
from valewright.bots.greedy.opinions import Opinions
from valewright.bots.mystic.druid import LOOK_AHEAD
from valewright.bots.mystic.levels import scales
from valewright.bots.mystic.lookahead import Lookahead, Trial
from valewright.bots.mystic.player import Planner
from valewright.bots.mystic.ways import Way, ways
from valewright.mystic import buying
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.gains import tally
from valewright.mystic.table import Table

LEAST_VARIANCE: Final = 0.01
BENEFIT: Final = 1.5  # of the doubt


def tried_out(seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...]) -> list[Found]:
    """The moves that were tried and those that must be among them, the usual one first."""
    known = seat.known()  # what samples start from must not depend on how hidden cards really lie
    planner = Planner(Opinions(), scales())
    legal = seat.legal_moves()
    now = Moment(known.table, seat.number, planner.worth(known.table, seat.number), legal)
    found = ways(now, planner.choose(known.table, legal))
    begun = {way.move for way in found}
    found += [Way(move, None, 0.0) for move in must if move not in begun]
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
    t = seat.known().table
    titles = [title_of(t, move) for move in found.plan if move != found.move]
    return [Reason("hint-then-buy", {"title": title}) for title in titles if title]


def title_of(t: Table, move: int) -> str:
    """What a move of a harvest buys; nothing for moves that do not."""
    if mv.VALE <= move < mv.COMMONS:
        vale = t.display[move - mv.VALE]
        return vale.name if vale is not None else ""
    if mv.COMMONS <= move < mv.SPIRIT:
        return buying.piece_of(t, move).advancement.name
    return ""


def planting_reasons(seat: Seat, move: int) -> list[Reason]:
    """Odds and yield, where the question is to push or to pass."""
    t = seat.known().table
    if t.stack[-1][0] != fr.D_PLANT:
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
