"""Positions of Nim as scenarios write them: the piles, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from valewright.kernel import contract
from valewright.kernel.errors import BadData
from valewright.scenarios.positions import LIST, NUMBER, Kinds, Layout, Pairs, Positions
from valewright.scenarios.reading import Scenario
from valewright_nim.state import MOST_COUNTERS, MOST_PILES, PLAYERS, State


class NimPositions(Positions):
    """Piles of counters."""

    table_keys: ClassVar[Kinds] = {"counters": LIST, "turn": NUMBER}

    def is_written(self, scenario: Scenario) -> bool:
        """The piles alone are a position."""
        return bool(scenario.table)

    def lay_out(self, scenario: Scenario) -> contract.State:
        """The piles as written, or drawn from the seed."""
        if not scenario.is_written:
            return super().lay_out(scenario)
        table = scenario.with_seats(PLAYERS)
        piles = [_pile(text) for text in table.get("counters", [])]
        if not 1 <= len(piles) <= MOST_PILES:
            raise BadData(f"counters: write 1 to {MOST_PILES} piles")
        given = {
            **scenario.options,
            "piles": scenario.options.get("piles", len(piles)),
            "most": scenario.options.get("most", max(1, *piles)),
        }
        seed = scenario.about.get("seed", 0)
        options = self.game.start(given, seed).options()
        return State(options, seed, piles, table.get("turn", 0))

    def layouts(self, state: contract.State) -> Iterator[Layout]:
        """All of it: nothing is hidden."""
        assert isinstance(state, State)
        options = state.options()
        pairs: Pairs = [(key, str(options[key])) for key in ("piles", "most")]
        if options["misere"]:
            pairs.append(("misere", "yes"))
        pairs.append(("counters", ", ".join(map(str, state.piles))))
        pairs.append(("turn", str(state.turn + 1)))
        yield Layout(pairs, [])


def _pile(text: str) -> int:
    if not text.isdecimal() or len(text) > 3 or int(text) > MOST_COUNTERS:
        raise BadData(f"counters: a pile has 0 to {MOST_COUNTERS}, not {text!r}")
    return int(text)
