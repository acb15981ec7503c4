"""The greedy choices at a table that lies open: for playing games out, many and fast."""

from __future__ import annotations

from valewright.mystic.bots.greedy.choices import CHOOSERS, agree
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.outlook import turns_to_come
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.table import Table


class GreedyPolicy:
    """One set of params, with what it made of the cards seen so far."""

    def __init__(self, params: HeuristicParams) -> None:
        self.params = params
        self._worths: dict[float, ValueModel] = {}

    def worth(self, t: Table, seat: int) -> ValueModel:
        """The scale of values of the moment."""
        turns = turns_to_come(t, seat, self.params)
        found = self._worths.get(turns)
        if found is None:
            found = self._worths[turns] = ValueModel(turns, self.params)
        return found

    def choose(self, t: Table, legal: tuple[int, ...]) -> int:
        """The greedy move; the table may be a sample, of which nothing hidden is looked at."""
        if len(legal) == 1:
            return legal[0]
        frame = t.stack[-1]
        now = DecisionContext(t, frame.seat, self.worth(t, frame.seat), legal)
        return CHOOSERS.get(type(frame), agree)(now)
