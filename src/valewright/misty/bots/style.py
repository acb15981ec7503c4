"""A player's opinions about Misty Valley: every number that its play rests on.

Lists go by phase: no valley tile to come, up to three, up to seven, more. Behind these comes the
last turn of the game, in which whoever has a tile keeps it.
"""

from __future__ import annotations

from math import exp
from typing import Final

PHASES: Final = 4
LAST_TURN: Final = 4  # the phase behind all others
OPENNESS: Final = 4  # open cells around a tile: 0, 1, 2, 3 or more
LEAD: Final = 5  # explorers; a greater lead counts as this
LEADS: Final = 2 * LEAD + 1


class Style:
    """What tiles, patrols and turns are worth, and how far games are played on."""

    def __init__(self) -> None:
        # Who ends up with a tile, by phase and openness: what an explorer more and a banner are
        # worth in logits, and how likely a tile of nobody stays so
        self.per_explorer: list[float] = [
            *(0.5, 1.4, 1.6, 1.8),
            *(0.3, 1.0, 1.0, 1.2),
            *(0.3, 0.5, 0.5, 0.7),
            *(0.3, 0.4, 0.3, 0.3),
        ]
        self.per_banner: list[float] = [
            *(7.9, 5.9, 6.2, 8.3),
            *(7.0, 2.7, 2.5, 2.0),
            *(2.8, 0.8, 0.8, 0.5),
            *(0.7, 0.0, 0.0, 0.0),
        ]
        self.stays_free: list[float] = [
            *(1.00, 0.60, 0.55, 0.50),
            *(1.00, 0.35, 0.30, 0.24),
            *(0.94, 0.20, 0.10, 0.07),
            *(0.73, 0.05, 0.03, 0.02),
        ]
        self.to_come = 0.1  # how likely a tile that is still to come ends up with a side
        self.flower = 1.2  # logits of the majority for each flower more
        # Points by which moves are compared
        self.patrol: list[float] = [1.0, 1.3, 1.5, 1.5, 0.0]  # what sending one now must bring
        self.ability: list[float] = [0.0, 1.0, 2.0, 2.0, 0.0]  # and using an ability
        self.potential: list[float] = [0.0, 0.15, 0.35, 0.4, 0.0]  # an explorer at an open cell
        self.footprints = 0.2  # an encounter that its finder may place
        self.unknown = 0.5  # what not knowing the tile costs
        # Search
        self.horizon = 2  # turns played on after the one at hand
        self.whim = 1.0  # points that chance may add to a move while playing on
        self.heat = 1.0  # points that make a move e times as likely at a glance
        self.flat = 0.1  # part of the priors that all moves share alike
        self.holds: list[float] = []
        self.settle()

    def settle(self) -> None:
        """Work out the table of chances that :meth:`hold` looks up."""
        found: list[float] = []
        for kind in range(PHASES * OPENNESS):
            for lead in range(-LEAD, LEAD + 1):
                for banner in (1, 0, -1):
                    z = self.per_explorer[kind] * lead + self.per_banner[kind] * banner
                    free = self.stays_free[kind] if banner == 0 and lead == 0 else 0.0
                    found.append((1.0 - free) / (1.0 + exp(-z)))
        for _ in range(OPENNESS * LEADS):
            found += [1.0, 0.0, 0.0]
        self.holds = found

    def hold(self, phase: int, openness: int, lead: int, banner: int) -> float:
        """The chance of a side to end up with a tile: 1, 0 or -1 for whose banner lies there."""
        if openness >= OPENNESS:
            openness = OPENNESS - 1
        if lead > LEAD:
            lead = LEAD
        elif lead < -LEAD:
            lead = -LEAD
        return self.holds[((phase * OPENNESS + openness) * LEADS + lead + LEAD) * 3 + 1 - banner]
