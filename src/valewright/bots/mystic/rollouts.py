"""Trying candidates out: each is played on in the same samples, and the rest is judged."""

from __future__ import annotations

import math
from typing import Final

from valewright.bots.greedy.quick import Quick
from valewright.bots.mystic.weighed import Scales
from valewright.mystic import flow
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.scoring import score, winners
from valewright.mystic.table import Table

MOST_DECISIONS: Final = 3000
SWING: Final = 2.5  # VP of lead at the end that make the odds of winning e to one
SWING_PER_ROUND: Final = 0.6  # more for each round to come
SETTLED: Final = 0.92  # of a finished game; the rest goes by the lead


class Trials:
    """Plays candidates on with quick players and judges where that leads."""

    def __init__(self, players: list[Quick], scales: Scales) -> None:
        self.players = players
        self.scales = scales

    def after(self, t: Table, seat: int, plan: list[int], turns: int) -> list[float]:
        """Each seat's chance to win after a plan for this turn and so many further ones.

        ``plan`` holds the first move and, in a harvest, all that is still to be done in it. The
        table is used up.
        """
        flow.apply(t, plan[0])
        left = plan[1:]
        begun = t.round
        mine = t.turn == seat
        n = 0
        while t.stack and n < MOST_DECISIONS:
            if t.turn == seat:
                if not mine or t.round != begun:
                    if turns == 0:
                        break
                    turns -= 1
                    begun = t.round
                mine = True
            else:
                mine = False
            legal = flow.legal(t)
            kind, who, _, _ = t.stack[-1]
            move = -1
            if left and who == seat and kind == fr.D_HARVEST:
                move = self._planned(left, legal)
            if move < 0:
                move = self.players[who].choose(t, tuple(legal))
            flow.apply(t, move)
            n += 1
        return self.judge(t)

    def _planned(self, left: list[int], legal: list[int]) -> int:
        while left:
            move = left.pop(0)
            if move in legal:
                return move
        return mv.STOP

    def judge(self, t: Table) -> list[float]:
        """Each seat's chance to win: settled at the end of the game, before by what is to come."""
        if t.stack:
            rounds = self.scales.rounds_left(t, self.scales.turns_of(t))
            return in_shares(self.scales.prospects(t), SWING + SWING_PER_ROUND * rounds)
        won = winners(t)
        shares = in_shares([float(score(t, i)) for i in range(len(t.players))], SWING)
        return [
            SETTLED * (1.0 / len(won) if i in won else 0.0) + (1.0 - SETTLED) * shares[i]
            for i in range(len(t.players))
        ]


def in_shares(totals: list[float], swing: float) -> list[float]:
    """Chances that add up to 1, by who is ahead and how far."""
    most = max(totals)
    weights = [math.exp((total - most) / swing) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
