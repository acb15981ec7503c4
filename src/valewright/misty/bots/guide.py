"""What the search is told about Misty Valley."""

from __future__ import annotations

from math import exp
from typing import cast

from valewright.kernel.contract import State
from valewright.kernel.rng import Rng
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.judge import Judge
from valewright.misty.bots.look import Look
from valewright.misty.bots.policy import play_on
from valewright.misty.bots.style import Style
from valewright.misty.bots.values import values
from valewright.misty.decision import WIDTH, Facing
from valewright.misty.hexes import ROW
from valewright.misty.scoring import winners
from valewright.misty.setup import BoardSide, Tribe
from valewright.misty.state import State as MistyState
from valewright.misty.table import Table
from valewright.misty.turn import Turn


class MistyGuide:
    """Glances by expected points, plays on for a few turns, judges by learned weights."""

    def __init__(self, style: Style, judge: Judge) -> None:
        self.style = style
        self.judge = judge

    def priors(self, state: State, moves: tuple[int, ...]) -> list[float]:
        """By what each move brings at a glance."""
        t = cast("MistyState", state).table
        frame = t.stack[-1]
        if isinstance(frame, Tribe | BoardSide):
            return [1.0 / len(moves)] * len(moves)
        style = self.style
        worth = values(Look(t, frame.seat, style), moves)
        top = max(worth)
        total = 0.0
        found: list[float] = []
        for value in worth:
            share = exp((value - top) / style.heat)
            total += share
            found.append(share)
        even = style.flat / len(moves)
        return [even + (1.0 - style.flat) * share / total for share in found]

    def rollout(self, state: State, rng: Rng) -> list[float]:
        """By how things look after a few turns more."""
        t = cast("MistyState", state).table
        play_on(t, self.style, rng)
        return self._judged(t)

    def evaluate(self, state: State) -> list[float]:
        """By the points that each side can expect."""
        return self._judged(cast("MistyState", state).table)

    def _judged(self, t: Table) -> list[float]:
        if not t.stack:
            won = winners(t)
            if not won:
                return [0.5, 0.5]
            return [1.0, 0.0] if won[0] == 0 else [0.0, 1.0]
        chance = self.judge.chance(BoardEvaluation(t, self.style))
        return [chance, 1.0 - chance]

    def infoset_key(self, state: State) -> int:
        """What is decided, with the tile in the air."""
        kind, seat, a, b, c = cast("MistyState", state).table.stack[-1].data(WIDTH)
        return (((c * ROW * ROW + b) * ROW * ROW + a) * ROW + kind) * 2 + seat

    def turn(self, state: State) -> int:
        """The number of the turn."""
        return cast("MistyState", state).table.number

    def share(self, state: State) -> float:
        """Half for the action, then for the cell; a rotation is soon found."""
        frame = cast("MistyState", state).table.stack[-1]
        if isinstance(frame, Turn):
            return 0.5
        if isinstance(frame, Facing):
            return 0.1
        return 0.2
