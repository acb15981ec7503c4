"""Ways tried out in another process: what goes there and what comes back, as plain data."""

from __future__ import annotations

import random

from valewright.mystic.bots.candidates import Candidate
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.lookahead import Lookahead, Trial
from valewright.mystic.bots.player import Planner
from valewright.mystic.state import State

Way = tuple[int, list[int] | None, float]
Found = tuple[bool, list[list[float]]]  # whether it is still alive, and its chances


def packed(ways: list[Candidate]) -> list[Way]:
    """Ways as plain data."""
    return [(way.move, way.plan, way.gain) for way in ways]


def helped(known: State, seat: int, ways: list[Way], seconds: float, error: float) -> list[Found]:
    """In a helper: every way tried out in samples of its own."""
    from valewright.mystic.bots.levels import weights

    ahead = Lookahead(Planner(HeuristicParams(), weights()))
    found = [Candidate(move, plan, gain) for move, plan, gain in ways]
    trials = ahead.compare(known, seat, found, 0, seconds, random.Random(), error)
    return [(trial.alive, trial.chances) for trial in trials]


def unpacked(ways: list[Candidate], found: list[Found]) -> list[Trial]:
    """What a helper found, beside the ways that it tried."""
    trials = [Trial(way) for way in ways]
    for i in range(len(trials)):
        trials[i].alive, trials[i].chances = found[i]
    return trials
