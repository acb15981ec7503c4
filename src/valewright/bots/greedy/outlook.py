"""How many turns a seat still has, guessed from the pool and the round."""

from __future__ import annotations

from typing import Final

from valewright.mystic.table import Table

USUAL_ROUNDS: Final = 16.0
ROUNDS_OF_A_FULL_POOL: Final = 11.0
ROUNDS_OF_AN_EMPTY_POOL: Final = 1.0


def turns_to_come(t: Table, seat: int) -> float:
    """Turns after the present one."""
    if t.ending:
        after = (seat - t.start) % len(t.players) > (t.turn - t.start) % len(t.players)
        return 1.0 if after and t.turn != seat else 0.0
    share = t.pool / max(1, t.options.pool + t.pool_added)
    by_pool = ROUNDS_OF_AN_EMPTY_POOL + ROUNDS_OF_A_FULL_POOL * share
    by_round = max(0.0, USUAL_ROUNDS - t.round)
    return float(round(min(by_pool, (by_pool + by_round) / 2 + 0.5)))
