"""Greedy choices, with learned weights as the judge of what things are worth."""

from __future__ import annotations

from valewright.mystic.bots.greedy.outlook import turns_to_come
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.policy import GreedyPolicy
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.bots.learned_value import ExactValue, LearnedValue, Weights
from valewright.mystic.table import Table

Key = tuple[int, int, int, int, int, int, bool]


class Planner(GreedyPolicy):
    """Judges by the weights while there are turns to come, in the last one by points alone.

    ``corrected`` pushes go by what trials found beyond their odds.
    """

    def __init__(self, params: HeuristicParams, weights: Weights, corrected: bool = False) -> None:
        super().__init__(params)
        self.weights = weights
        self.corrected = corrected
        self._key: Key = (-1, -1, -1, -1, -1, -1, False)
        self._table: Table | None = None
        self._judged: ValueModel = ValueModel(0.0, params)

    def worth(self, t: Table, seat: int) -> ValueModel:
        """The scale of values of the moment."""
        p = t.players[seat]
        key = (t.round, t.turn, seat, t.phase, len(p.vales), p.vp, p.active)
        if key != self._key or t is not self._table:
            self._key = key
            self._table = t
            turns = turns_to_come(t, seat, self.params)
            if turns == 0.0:
                self._judged = ExactValue(0.0, self.params, t, seat)
                self._judged.vp = 1.0
            else:
                judged = LearnedValue(turns, self.params, self.weights, t, seat)
                judged.corrected = self.corrected
                self._judged = judged
        return self._judged
