"""How many turns a seat still has, guessed from the pool and the round."""

from __future__ import annotations

from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.table import Table


def turns_to_come(t: Table, seat: int, params: HeuristicParams) -> float:
    """Turns after the present one."""
    if t.ending:
        after = (seat - t.start) % len(t.players) > (t.turn - t.start) % len(t.players)
        return 1.0 if after and t.turn != seat else 0.0
    share = t.pool / max(1, t.options.pool + t.pool_added)
    by_pool = params.empty_pool + params.full_pool * share
    by_round = max(0.0, params.usual_rounds - t.round)
    return float(round(min(by_pool, (by_pool + by_round) / 2 + 0.5)))
