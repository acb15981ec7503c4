"""What the weights miss: one layer of units that sees a seat's numbers and the clock together.

Weights add up; a unit bends where its sum is below 0. So it can tell that mana is worth more beside
few cards of decay, or spirits while there is time for vales.
"""

from __future__ import annotations

from typing import Any

from valewright.mystic.bots import features as ft
from valewright.mystic.bots.income import Income


class Network:
    """The units. What each number adds to them is summed up by card, vale and deck once."""

    def __init__(self, data: dict[str, Any], titles: list[str]) -> None:
        rows: dict[str, list[float]] = data["rows"]
        self.bias: list[float] = data["bias"]
        self.out: list[float] = data["out"]
        self.context: list[list[float]] = data["context"]
        self.size = len(self.bias)
        nothing = [0.0] * self.size
        self.rows = [rows.get(name, nothing) for name in [*ft.NAMES, *titles]]

    def weigh(self, part: ft.Part) -> None:
        """Work out what a part does to the units: by itself, and in a usual turn."""
        part.units = [0.0] * self.size
        for i in range(len(part.places)):
            self.add(part.units, self.rows[part.places[i]], part.values[i])
        part.turn_units = [0.0] * self.size
        if part.source != ft.ALWAYS:
            self.add(part.turn_units, self.rows[ft.PLAYER_END + ft.N_CARDS], 1.0)
        for k in range(ft.AMOUNTS):
            self.add(part.turn_units, self.rows[ft.PLAYER_END + ft.N_MANA + k], part.amounts[k])

    def add(self, units: list[float], row: list[float], amount: float) -> None:
        """So much of a number."""
        if amount != 0.0:
            for h in range(self.size):
                units[h] += amount * row[h]

    def around(self, clock: list[float], rounds: float) -> list[float]:
        """What the moment does to the units of every seat."""
        units = self.bias[:]
        for i in range(len(clock)):
            self.add(units, self.context[i], clock[i])
        self.add(units, self.context[len(clock)], rounds)
        return units

    def of_seat(self, around: list[float], own: list[float], deck: ft.Deck) -> list[float]:
        """The units of a seat but for its usual turn; ``own`` are its numbers beside its deck."""
        units = around[:]
        self.add(units, deck.units, 1.0)
        for k in range(len(own)):
            self.add(units, self.rows[ft.P_ACTIVE + k], own[k])
        return units

    def told(self, units: list[float], turns: list[list[float]], income: Income) -> float:
        """A seat's share in the lead; ``turns`` are what its cards do, harvested in full."""
        total = 0.0
        clean, other, spoils = income
        clean_units = turns[ft.CLEAN_CARD]
        other_units = turns[ft.OTHER_CARD]
        always_units = turns[ft.ALWAYS]
        spoiled = self.rows[ft.PLAYER_END + ft.N_SPOILS]
        kept = 1.0 - spoils
        for h in range(self.size):
            unit = (
                units[h]
                + clean * clean_units[h]
                + other * other_units[h]
                + kept * always_units[h]
                + spoils * spoiled[h]
            )
            if unit > 0.0:
                total += unit * self.out[h]
        return total


def raised(units: list[float], more: list[float]) -> list[float]:
    """Units with a part more."""
    return [units[h] + more[h] for h in range(len(units))]


def lowered(units: list[float], less: list[float]) -> list[float]:
    """Units with a part less."""
    return [units[h] - less[h] for h in range(len(units))]
