"""What is counted in games of Mystic Vale between bots."""

from __future__ import annotations

from valewright.kernel import contract
from valewright.lab.watcher import Rates, Watcher
from valewright.mystic import log
from valewright.mystic.state import State


class MysticWatcher(Watcher):
    """Counts how often fields spoil."""

    def __init__(self, state: contract.State) -> None:
        super().__init__(state)
        assert isinstance(state, State)
        self._table = state.table
        self._plantings = 0
        self._spoils = 0
        self._seen = 0
        self.look()

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._table.start

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return self._table.round

    def look(self) -> None:
        """Count plantings and spoils since the last look."""
        t = self._table
        for event in t.told(self._seen):
            if event[0] == log.TURN:
                self._plantings += 1
            elif event[0] == log.SPOILED_TURN:
                self._plantings -= 1
            elif event[0] == log.SPOILED:
                self._spoils += 1
        self._seen = t.lines

    def rates(self) -> Rates:
        """How many plantings spoiled."""
        return {"spoiled plantings": (self._spoils, self._plantings)}
