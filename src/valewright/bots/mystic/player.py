"""Greedy choices, with learned weights as the judge of what things are worth."""

from __future__ import annotations

from valewright.bots.greedy.opinions import Opinions
from valewright.bots.greedy.outlook import turns_to_come
from valewright.bots.greedy.quick import Quick
from valewright.bots.greedy.worth import Worth
from valewright.bots.mystic.weighed import Exact, Scales, Weighed
from valewright.mystic.table import Table

Key = tuple[int, int, int, int, int, int, bool]


class Planner(Quick):
    """Judges by the weights while there are turns to come, in the last one by points alone."""

    def __init__(self, opinions: Opinions, scales: Scales) -> None:
        super().__init__(opinions)
        self.scales = scales
        self._key: Key = (-1, -1, -1, -1, -1, -1, False)
        self._table: Table | None = None
        self._judged: Worth = Worth(0.0, opinions)

    def worth(self, t: Table, seat: int) -> Worth:
        """The scale of values of the moment."""
        p = t.players[seat]
        key = (t.round, t.turn, seat, t.phase, len(p.vales), p.vp, p.active)
        if key != self._key or t is not self._table:
            self._key = key
            self._table = t
            turns = turns_to_come(t, seat, self.opinions)
            if turns == 0.0:
                self._judged = Exact(0.0, self.opinions, t, seat)
                self._judged.vp = 1.0
            else:
                self._judged = Weighed(turns, self.opinions, self.scales, t, seat)
        return self._judged
