"""What is counted while a game is played between bots, beside its score."""

from __future__ import annotations

from valewright import games
from valewright.kernel.contract import State

Rates = dict[str, tuple[int, int]]  # what happened how often, and how often it could have


class Watcher:
    """Counts turns; a game that knows more brings a watcher of its own."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._began = state.to_act
        self._acting = state.to_act
        self._turns = 1

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._began

    @property
    def rounds(self) -> int:
        """How many rounds were begun, a turn of each player being one."""
        return -(-self._turns // self._state.players)

    def look(self) -> None:
        """Count what happened since the last look."""
        if self._state.to_act not in (self._acting, -1):
            self._acting = self._state.to_act
            self._turns += 1

    def rates(self) -> Rates:
        """What else is worth counting, by its name."""
        return {}


def watcher(state: State) -> Watcher:
    """A watcher of a game that is about to be played."""
    rules = games.game(state.game)
    found: Watcher = rules.part("watcher")(state) if rules.has("watcher") else Watcher(state)
    return found
