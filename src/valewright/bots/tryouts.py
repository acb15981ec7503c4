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
SCALE: Final = 6.0  # VP of lead that make the odds of winning e to one


def tried_out(seat: Seat, budget: Budget, rng: random.Random, must: tuple[int, ...]) -> list[Found]:
    """The moves that hold their own, and those that must be among them."""
    sums = {move: [0.0] * seat.players for move in _candidates(seat, rng, must)}
    tries = dict.fromkeys(sums, 0)
    alive = list(sums)
    known = seat.known()  # what samples start from must not depend on how hidden cards really lie
    until = perf_counter() + budget.seconds
    samples = 0
    while samples < FEWEST or (
        samples < budget.rounds if budget.rounds > 0 else perf_counter() < until
    ):
        state = known.sample(seat.number, rng)
        luck = rng.getrandbits(32)
        for move in alive:
            for i, chance in enumerate(_played_on(state, move, luck)):
                sums[move][i] += chance
            tries[move] += 1
        samples += 1
        alive = _kept(alive, sums, tries, seat.number, must)
    return [
        Found(move, tuple(total / tries[move] for total in sums[move]), tries[move])
        for move in sums
    ]


def _candidates(seat: Seat, rng: random.Random, must: tuple[int, ...]) -> list[int]:
    """What greedy would do, what must be tried, and others as far as there is room."""
    legal = seat.legal_moves()
    first = Greedy(rng.getrandbits(32)).choose(seat)
    found = list(dict.fromkeys([first, *must]))
    others = [move for move in legal if move not in found]
    rng.shuffle(others)
    return found + others[: max(0, (len(found) if must else MOST_TRIED) - len(found))]


def _kept(
    alive: list[int],
    sums: dict[int, list[float]],
    tries: dict[int, int],
    seat: int,
    must: tuple[int, ...],
) -> list[int]:
    """The better half, once every move has had its chance; never fewer than the finalists."""
    if len(alive) <= FINALISTS or tries[alive[0]] < FEWEST:
        return alive
    ranked = sorted(alive, key=lambda move: -sums[move][seat] / tries[move])
    keep = max(FINALISTS, (len(alive) + 1) // 2)
    return ranked[:keep] + [move for move in ranked[keep:] if move in must]


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
