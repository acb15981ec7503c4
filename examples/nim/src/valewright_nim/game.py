"""Nim as a game that plugs into Valewright."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from valewright.kernel import contract
from valewright.kernel.contract import FLAG, NUMBER, Option, checked_options
from valewright.kernel.decision import About, Subject
from valewright.kernel.errors import BadOption
from valewright.kernel.game import Game
from valewright.kernel.rng import seeded
from valewright_nim.state import MOST_COUNTERS, MOST_PILES, PLAYERS, State, taken


class Nim(Game):
    """Nim, for two; its piles are drawn from the seed."""

    name = "nim"
    title = "Nim"
    package = "valewright_nim"
    rulings_prefix = "NIM"
    parts: ClassVar = {
        "observation": "valewright_nim.observing:NimObservation",
        "scenarios": "valewright_nim.positions:NimPositions",
    }

    def options(self) -> tuple[Option, ...]:
        """How many piles, how large, and who wins."""
        return (
            Option("players", NUMBER, PLAYERS, f"the number of players: {PLAYERS}"),
            Option("piles", NUMBER, 3, f"the number of piles, 1 to {MOST_PILES}"),
            Option("most", NUMBER, 7, f"the counters of the largest pile, 1 to {MOST_COUNTERS}"),
            Option("misere", FLAG, False, "variant: whoever takes the last counter loses"),
        )

    def start(self, options: Mapping[str, object], seed: int) -> State:
        """A new game: each pile has 1 to ``most`` counters."""
        chosen: dict[str, Any] = checked_options(self.options(), options)
        for name, low, high in (
            ("players", PLAYERS, PLAYERS),
            ("piles", 1, MOST_PILES),
            ("most", 1, MOST_COUNTERS),
        ):
            if not low <= chosen[name] <= high:
                allowed = f"{low} to {high}" if high > low else str(low)
                raise BadOption(f"{name}: must be {allowed}, not {chosen[name]}")
        rng = seeded(seed)
        piles = [1 + rng.below(chosen["most"]) for _ in range(chosen["piles"])]
        return State(chosen, seed, piles, 0)

    def restored(self, saved: Mapping[str, Any], seed: int, components: str) -> State:  # noqa: ARG002
        """The state that was saved."""
        return State(dict(saved["options"]), seed, list(saved["piles"]), saved["turn"])

    def about(self, state: contract.State, move: int) -> About:  # noqa: ARG002
        """Counters, taken from a pile."""
        pile, counters = taken(move)
        return About("take", (Subject("counters", counters), Subject("pile", pile + 1)))
