"""The greedy choices at a table that lies open: for playing games out, many and fast."""

from __future__ import annotations

from valewright.bots.greedy.choices import CHOOSERS, agree
from valewright.bots.greedy.moment import Moment
from valewright.bots.greedy.opinions import Opinions
from valewright.bots.greedy.outlook import turns_to_come
from valewright.bots.greedy.worth import Worth
from valewright.mystic.table import Table


class Quick:
    """One set of opinions, with what it made of the cards seen so far."""

    def __init__(self, opinions: Opinions) -> None:
        self.opinions = opinions
        self._worths: dict[float, Worth] = {}

    def worth(self, t: Table, seat: int) -> Worth:
        """The scale of values of the moment."""
        turns = turns_to_come(t, seat, self.opinions)
        found = self._worths.get(turns)
        if found is None:
            found = self._worths[turns] = Worth(turns, self.opinions)
        return found

    def choose(self, t: Table, legal: tuple[int, ...]) -> int:
        """The greedy move; the table may be a sample, of which nothing hidden is looked at."""
        if len(legal) == 1:
            return legal[0]
        kind, seat, _, _ = t.stack[-1]
        return CHOOSERS.get(kind, agree)(Moment(t, seat, self.worth(t, seat), legal))
