"""Moves of Mystic Vale tried out: played to the end of the game by greedy players, many times.

All moves are tried in the same samples of what is hidden, so that luck does not tell them apart;
those that do badly are dropped on the way.
"""

from __future__ import annotations

import math
import random
from time import perf_counter
from typing import Final

from valewright.bots.advice import Argument, Found, Reason
from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.greedy import Greedy
from valewright.kernel.contract import State
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.gains import tally

MOST_TRIED: Final = 10  # moves at first
FINALISTS: Final = 3
FEWEST: Final = 2  # samples that every move gets
LEAST_VARIANCE: Final = 0.01
BENEFIT: Final = 1.5  # of the doubt
SCALE: Final = 6.0  # VP of lead that make the odds of winning e to one


def tried_out(seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...]) -> list[Found]:
    """The moves that hold their own, and those that must be among them; greedy's own first."""
    tries: dict[int, list[list[float]]] = {move: [] for move in _candidates(seat, rng, must)}
    alive = list(tries)
    known = seat.known()  # what samples start from must not depend on how hidden cards really lie
    until = perf_counter() + budget.seconds
    samples = 0
    while samples < FEWEST or (
        len(tries) > 1
        and (samples < budget.rounds if budget.rounds > 0 else perf_counter() < until)
    ):
        state = known.sample(seat.number, rng)
        luck = rng.getrandbits(32)
        for move in alive:
            tries[move].append(_played_on(state, move, luck))
        samples += 1
        alive = _kept(alive, tries, seat.number, must)
    first = next(iter(tries))
    return [_judged(move, tries[move], tries[first], seat.number) for move in tries]


def _judged(move: int, own: list[list[float]], usual: list[list[float]], seat: int) -> Found:
    """A move beside what greedy would do, in the samples that both had.

    A difference that luck may have made is not believed, and any is believed less the fewer
    samples there were.
    """
    base = sum(chances[seat] for chances in usual) / len(usual)
    differences = [a[seat] - b[seat] for a, b in zip(own, usual, strict=False)]
    chance = min(0.99, max(0.01, base + believed(differences)))
    totals = [sum(column) / len(own) for column in zip(*own, strict=True)]
    rest = sum(total for i, total in enumerate(totals) if i != seat)
    chances = [
        chance if i == seat else total * (1 - chance) / rest if rest > 0 else 0.0
        for i, total in enumerate(totals)
    ]
    return Found(move, tuple(chances), len(own))


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


def _candidates(seat: Seat, rng: random.Random, must: tuple[int, ...]) -> list[int]:
    """What greedy would do, what must be tried, and others as far as there is room."""
    legal = seat.legal_moves()
    first = Greedy(rng.getrandbits(32)).choose(seat)
    found = list(dict.fromkeys([first, *must]))
    others = [move for move in legal if move not in found]
    rng.shuffle(others)
    return found + others[: max(0, (len(found) if must else MOST_TRIED) - len(found))]


def _kept(
    alive: list[int], tries: dict[int, list[list[float]]], seat: int, must: tuple[int, ...]
) -> list[int]:
    """The better half, once every move has had its chance; never fewer than the finalists."""
    if len(alive) <= FINALISTS or len(tries[alive[0]]) < FEWEST:
        return alive
    ranked = sorted(alive[1:], key=lambda move: -sum(chances[seat] for chances in tries[move]))
    keep = max(FINALISTS, (len(alive) + 1) // 2) - 1
    return alive[:1] + ranked[:keep] + [move for move in ranked[keep:] if move in must]


def _played_on(sample: State, move: int, luck: int) -> list[float]:
    """Each seat's chance, from how a sample ends when greedy players go on after a move."""
    state = sample.clone()
    state.play(move)
    players = [Greedy(luck + i) for i in range(state.players)]
    while not state.over:
        state.play(players[state.to_act].choose(Seat(state, state.to_act)))
    return chances_of(state.scores())


def chances_of(scores: list[int]) -> list[float]:
    """Chances to win that a final count stands for: a clear lead is surer than a narrow one.

    >>> chances_of([30, 30]), [round(chance, 2) for chance in chances_of([42, 30])]
    ([0.5, 0.5], [0.88, 0.12])
    """
    best = max(scores)
    weights = [math.exp((score - best) / SCALE) for score in scores]
    return [weight / sum(weights) for weight in weights]


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
