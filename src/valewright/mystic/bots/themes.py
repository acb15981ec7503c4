"""What a puzzle of Mystic Vale is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valewright.bots.advice import Option
from valewright.kernel.contract import State
from valewright.mystic import moves as mv
from valewright.mystic.bots.advice import table_of
from valewright.mystic.harvest import Harvest
from valewright.mystic.planting import Plant
from valewright.mystic.sleeving import Sleeve

LAST_VP: Final = 4  # for each player: with fewer in the pool, the end is near
DENIES: Final = "hint-denies"


def theme(state: State, best: Option, others: Sequence[Option]) -> str:
    """The last turns, or what the best plan does."""
    t = table_of(state)
    if t.ending or t.pool <= LAST_VP * len(t.players):
        return "last-turns"
    frame = t.stack[-1]
    if isinstance(frame, Plant):
        return "push-or-pass"
    if isinstance(frame, Sleeve):
        return "sleeve"
    if not isinstance(frame, Harvest):
        return "choice"
    if _denies(best) and others and not _denies(others[0]):
        return "deny"
    if any(mv.VALE <= move < mv.COMMONS for move in best.plan):
        return "vale"
    return "card"


def _denies(option: Option) -> bool:
    return any(note.id == DENIES for note in option.notes)
