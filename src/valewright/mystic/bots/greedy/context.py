"""A decision that waits, with all that the greedy bot looks at."""

from __future__ import annotations

from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.table import Table


class DecisionContext:
    """The table as the seat knows it, what may be played, and what things are worth."""

    def __init__(self, table: Table, seat: int, worth: ValueModel, legal: tuple[int, ...]) -> None:
        self.table = table
        self.seat = seat
        self.worth = worth
        self.legal = legal
        self.player = table.players[seat]
        self.frame = table.stack[-1]
