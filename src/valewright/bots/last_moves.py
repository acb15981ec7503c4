"""The last moves of a game, solved: where one seat alone decides until the end.

>>> from valewright import games
>>> state = games.game("nim").start({"piles": 1}, seed=7)
>>> best_to_the_end(state, state.to_act, most=1000) is None  # the other seat may move as well
True
"""

from __future__ import annotations

from typing import Final

from valewright.kernel.contract import State

OF_POINTS: Final = 1.0e-4  # of a win, for each point of lead: among equal results the higher score


class _TooMuch(Exception):
    """Another seat moves, or there is more to try than may be."""


class _Trying:
    """Plays every move until the end, up to a number of them."""

    def __init__(self, seat: int, most: int) -> None:
        self._seat = seat
        self._left = most

    def after(self, state: State, move: int) -> float:
        """The best that can follow a move."""
        self._left -= 1
        changed = state.clone()
        changed.play(move)
        if changed.over:
            return result(changed, self._seat)
        if changed.to_act != self._seat or self._left <= 0:
            raise _TooMuch
        return max(self.after(changed, further) for further in changed.legal_moves())


def best_to_the_end(state: State, seat: int, most: int) -> int | None:
    """The best move of a seat that alone decides until the end; None where it does not.

    What is hidden must not matter any more: the moves are tried in the state as it is. None, too,
    where more than ``most`` moves would have to be tried.
    """
    trying = _Trying(seat, most)
    try:
        values = {move: trying.after(state, move) for move in state.legal_moves()}
    except _TooMuch:
        return None
    return max(values, key=values.__getitem__)


def result(state: State, seat: int) -> float:
    """What a finished game is worth to a seat: a win, a share of one, and a little by points."""
    winners = state.winners()
    share = 1.0 / len(winners) if seat in winners else (0.0 if winners else 1.0 / state.players)
    scores = state.scores()
    others = max(scores[i] for i in range(state.players) if i != seat)
    return share + OF_POINTS * (scores[seat] - others)
