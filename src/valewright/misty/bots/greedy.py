"""The bot called ``greedy`` at a table of Misty Valley: it plays for the points of the moment.

Each action is looked at to its end, down to the cell and the side, in a sample of what the seat
knows. What counts is the difference of the two scores, then how firmly the tiles are held.
"""

from __future__ import annotations

import random
from typing import Final

from valewright.bots.contract import Seat
from valewright.misty import State
from valewright.misty import moves as mv
from valewright.misty.control import strengths
from valewright.misty.hexes import NOWHERE
from valewright.misty.setup import BoardSide, Tribe
from valewright.misty.table import NOBODY
from valewright.misty.tiles import FIRST_PATROL, FIRST_VALLEY
from valewright.misty.turn import After, Turn

MARGIN: Final = 0.4  # for each explorer that a tile is held by, up to HELD
HELD: Final = 2
EXPOSED: Final = 0.15  # a tile of nobody is worth this to the stronger side


class MistyGreedy:
    """Takes the action that leaves it furthest ahead at once."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """The move that leads to the best end of the action; equal ones by lot."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        state = seat.sample(self._rng)
        if not isinstance(state, State):
            raise TypeError(f"this bot plays Misty Valley, not {seat.game}")
        if isinstance(state.table.stack[-1], Tribe | BoardSide):
            return self._rng.choice(legal)
        values = [(_after(state, move, seat.number), move) for move in _worth_a_look(state)]
        best = max(value for value, _ in values)
        return self._rng.choice([move for value, move in values if value == best])


def _worth_a_look(state: State) -> list[int]:
    """The legal moves; special actions wait until the main action is done."""
    legal = list(state.legal_moves())
    if not isinstance(state.table.stack[-1], Turn):
        return legal
    main = [move for move in legal if move < mv.ABILITY]
    return main or legal


def _after(state: State, move: int, seat: int) -> float:
    """How good things look after a move and the best choices of the same action."""
    after = state.clone()
    after.play(move)
    frame = after.table.stack[-1] if after.table.stack else None
    if frame is None or frame.seat != seat or isinstance(frame, Turn | After):
        return outlook(after, seat)
    return max(_after(after, further, seat) for further in after.legal_moves())


def outlook(state: State, seat: int) -> float:
    """The lead in points, and a little for tiles that are held firmly."""
    scores = state.scores()
    t = state.table
    value = float(scores[seat] - scores[1 - seat])
    for tile in range(FIRST_VALLEY, FIRST_PATROL):
        if t.board.cell[tile] == NOWHERE:
            continue
        both = strengths(t, tile)
        lead = both[seat] - both[1 - seat]
        if t.owner[tile] == NOBODY:
            value += EXPOSED * lead
        else:
            value += MARGIN * max(-HELD, min(HELD, lead))
    return value
