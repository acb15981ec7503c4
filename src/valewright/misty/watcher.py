"""What is counted in games of Misty Valley between bots."""

from __future__ import annotations

from valewright.kernel import contract
from valewright.lab.watcher import Watcher
from valewright.misty.state import State


class MistyWatcher(Watcher):
    """Knows who began; a round is a turn of each player."""

    def __init__(self, state: contract.State) -> None:
        super().__init__(state)
        assert isinstance(state, State)
        self._table = state.table

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._table.first

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return (self._table.number + 1) // 2

    def look(self) -> None:
        """The table itself counts."""
