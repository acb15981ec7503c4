"""A seat of Mystic Vale as its bots look at it."""

from __future__ import annotations

from valewright.bots.contract import Seat
from valewright.mystic.state import State


def canonical_state(seat: Seat) -> State:
    """What the seat may know as a state, with all that is hidden in one fixed order."""
    state = seat.canonical_state()
    assert isinstance(state, State)
    return state
