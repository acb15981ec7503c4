"""How far a seat may take its moves back: one rule for every table, in a browser or a terminal."""

from __future__ import annotations

from typing import Final, Literal

from valewright.kernel.contract import State
from valewright.kernel.errors import IllegalMove
from valewright.kernel.game import Game

Reason = Literal["nothing-to-undo", "hidden-revealed", "another-decided"]
WORDS: Final[dict[Reason, str]] = {
    "nothing-to-undo": "there is nothing of yours to undo",
    "hidden-revealed": "no undo: something hidden came to light since then",
    "another-decided": "no undo: another player has decided since then",
}


class CannotUndo(IllegalMove):
    """Why nothing is taken back."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(WORDS[reason])
        self.reason: Final = reason


class Trail:
    """What each move of a game was: whose, whether it was theirs to choose, what came to light."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._marks = game.marks(state)
        self._movers: list[int] = []
        self._asked: list[bool] = []
        self._revealed: list[bool] = []

    def before(self, state: State) -> None:
        """A move is about to be played."""
        self._movers.append(state.to_act)
        self._asked.append(not state.over and self._game.asks(state))

    def after(self, state: State) -> None:
        """The move has been played."""
        marks = self._game.marks(state)
        self._revealed.append(marks != self._marks)
        self._marks = marks

    def dropped(self) -> None:
        """The move that was about to be played was refused."""
        del self._movers[-1], self._asked[-1]

    def revealed_since(self, keep: int) -> bool:
        """Whether something hidden came to light after the first ``keep`` moves."""
        return any(self._revealed[keep:])

    def undo_point(self, seat: int, freely: bool) -> int:
        """How many moves stand when a seat takes its last decision back; an error says why not.

        Nothing hidden may have come to light since, and nobody else may have decided; ``freely``
        lifts both, for a seat that has no other person at its table.
        """
        for i in range(len(self._movers) - 1, -1, -1):
            mine = self._movers[i] == seat
            if not freely and self._asked[i] and not mine:
                raise CannotUndo("another-decided")
            if not freely and self._revealed[i]:
                raise CannotUndo("hidden-revealed")
            if self._asked[i] and mine:
                return i
        raise CannotUndo("nothing-to-undo")
