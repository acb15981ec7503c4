"""Nim for programs that learn: the piles, and whether the seat is to take."""

from __future__ import annotations

from valewright.kernel import contract
from valewright_nim.state import MOST_PILES, State


class NimObservation:
    """Nothing is hidden, so an observation is the whole position."""

    def legend(self, state: contract.State) -> tuple[int, list[str]]:  # noqa: ARG002
        """The version of the observations, and what each element is."""
        return 1, ["I am to take", "misere", *[f"pile {i + 1}" for i in range(MOST_PILES)]]

    def observe(self, state: contract.State, seat: int) -> bytes:
        """The position as a seat sees it, an element a byte."""
        assert isinstance(state, State)
        piles = state.piles + [0] * (MOST_PILES - len(state.piles))
        return bytes([state.to_act == seat, bool(state.options()["misere"]), *piles])
