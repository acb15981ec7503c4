"""What cards and vales are worth, by weights for every stage of the game learned from many games.

The weights say what a seat's final lead gains by one more of each number that `features` takes of
its cards and vales. How far the game has come is told by a clock, learned as well.
"""

from __future__ import annotations

import math
from typing import Any, Final

from valewright.bots.greedy.opinions import Opinions
from valewright.bots.greedy.worth import Worth, end_text
from valewright.bots.mystic import features as ft
from valewright.bots.mystic.income import Incomes
from valewright.mystic import ability as ab
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.scoring import score
from valewright.mystic.table import Player, Table

CARDS_KEPT: Final = 20000
CLOCK_SIZE: Final = 16


class Scales:
    """The weights, and every card and vale taken apart once."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.knots: list[float] = data["knots"]  # rounds to come
        self.weights: list[list[float]] = data["weights"]  # by knot, then by number
        self.clock: list[float] = data["clock"]
        self.incomes = Incomes()
        self._cards: dict[Card, tuple[list[int], list[float]]] = {}
        self._tallies: dict[Card, list[float]] = {}

    def at(self, rounds: float) -> list[float]:
        """The weights with so many rounds to come."""
        knots = self.knots
        last = len(knots) - 1
        if rounds <= knots[0]:
            return self.weights[0]
        if rounds >= knots[last]:
            return self.weights[last]
        k = 0
        while rounds > knots[k + 1]:
            k += 1
        share = (rounds - knots[k]) / (knots[k + 1] - knots[k])
        low = self.weights[k]
        high = self.weights[k + 1]
        return [low[i] + share * (high[i] - low[i]) for i in range(len(low))]

    def parts(self, card: Card) -> tuple[list[int], list[float]]:
        """The places and values of a card's numbers other than 0."""
        found = self._cards.get(card)
        if found is None:
            if len(self._cards) > CARDS_KEPT:
                self._cards.clear()
            numbers = ft.card_numbers(card)
            places = [i for i in range(len(numbers)) if numbers[i] != 0.0]
            found = (places, [numbers[i] for i in places])
            self._cards[card] = found
        return found

    def tally(self, card: Card) -> list[float]:
        """A card's part of what a usual turn is worked out from."""
        found = self._tallies.get(card)
        if found is None:
            if len(self._tallies) > CARDS_KEPT:
                self._tallies.clear()
            found = ft.card_tally(card)
            self._tallies[card] = found
        return found

    def tally_of(self, p: Player) -> list[float]:
        """What a player's usual turn is worked out from."""
        total = [0.0] * ft.TALLY_SIZE
        for card in ft.every_card(p):
            add(total, self.tally(card.plain), 1.0)
        for vale in p.vales:
            add(total, ft.vale_tally(vale), 1.0)
        return total

    def turns_of(self, t: Table) -> list[list[float]]:
        """Every seat's usual turn."""
        return [ft.usual_turn(self.incomes, self.tally_of(p)) for p in t.players]

    def rounds_left(self, t: Table, turns: list[list[float]]) -> float:
        """Rounds to come, by the pool and by what all players harvest in a usual turn."""
        numbers = clock_numbers(t, turns)
        total = 0.0
        for i in range(CLOCK_SIZE):
            total += self.clock[i] * numbers[i]
        return max(0.0, total)

    def prospects(self, t: Table) -> list[float]:
        """What each seat's points at the end may be, but for a part that is the same for all."""
        turns = self.turns_of(t)
        weights = self.at(self.rounds_left(t, turns))
        found: list[float] = []
        for seat in range(len(t.players)):
            total = float(score(t, seat))
            numbers = seat_numbers(t, seat, turns[seat])
            for i in range(ft.SIZE):
                total += numbers[i] * weights[i]
            found.append(total)
        return found


def add(total: list[float], part: list[float], times: float) -> None:
    for k in range(len(part)):
        x = part[k]
        if x != 0.0:
            total[k] += times * x


def clock_numbers(t: Table, turns: list[list[float]]) -> list[float]:
    """What the clock is read from, brought to the scale of two players."""
    two = 2.0 / len(turns)
    cards = mana = vp = spirits = 0.0
    for found in turns:
        cards += found[ft.N_CARDS]
        mana += found[ft.N_MANA]
        vp += found[ft.N_VP]
        for k in range(4):
            spirits += found[ft.N_SPIRIT + k]
    pool = two * t.pool
    cards *= two
    mana = max(0.0, mana * two)
    vp = max(0.0, vp * two)
    return [
        1.0,
        pool,
        vp,
        mana,
        cards,
        spirits * two,
        pool / (vp + 1.0),
        pool / (vp + 3.0),
        math.sqrt(pool),
        1.0 / (vp + 1.0),
        min(pool, 8.0),
        1.0 if t.ending else 0.0,
        math.sqrt(vp),
        math.sqrt(mana),
        pool * mana / 100.0,
        pool * cards / 100.0,
    ]


def seat_numbers(t: Table, seat: int, turn: list[float]) -> list[float]:
    """All numbers of a seat."""
    p = t.players[seat]
    v = [0.0] * ft.SIZE
    for card in ft.every_card(p):
        add(v, ft.card_numbers(card.plain), 1.0)
    for vale in p.vales:
        numbers = ft.vale_numbers(vale)
        for k in range(len(numbers)):
            v[ft.V_ONE + k] += numbers[k]
    own = ft.player_numbers(t, seat)
    for k in range(len(own)):
        v[ft.P_ACTIVE + k] = own[k]
    for k in range(ft.TURN_SIZE):
        v[ft.PLAYER_END + k] = turn[k]
    return v


class Weighed(Worth):
    """The worth of changes to the deck of one seat at one moment, in VP of its final lead."""

    def __init__(
        self, turns: float, opinions: Opinions, scales: Scales, t: Table, seat: int
    ) -> None:
        super().__init__(turns, opinions)
        self.scales = scales
        self._values: dict[Card, float] = {}
        self._rises: dict[tuple[Card, Card], float] = {}
        self.tally = scales.tally_of(t.players[seat])
        self.weights = scales.at(scales.rounds_left(t, scales.turns_of(t)))
        self.start = self._turn(self.tally)
        self.token_gained = self.weights[ft.P_ACTIVE]
        self.token_kept = self.token_gained

    def _turn(self, tally: list[float]) -> float:
        """What a usual turn is worth."""
        found = ft.usual_turn(self.scales.incomes, tally)
        total = 0.0
        for k in range(ft.TURN_SIZE):
            total += found[k] * self.weights[ft.PLAYER_END + k]
        return total

    def value(self, card: Card) -> float:
        """A card's own part of the lead, final points aside."""
        found = self._values.get(card)
        if found is None:
            places, values = self.scales.parts(card)
            found = 0.0
            for i in range(len(places)):
                found += values[i] * self.weights[places[i]]
            self._values[card] = found
        return found

    def rise(self, old: Card, new: Card) -> float:
        """What is gained when a card turns into another."""
        key = (old, new)
        found = self._rises.get(key)
        if found is None:
            tally = self.tally[:]
            add(tally, self.scales.tally(new), 1.0)
            add(tally, self.scales.tally(old), -1.0)
            found = self._turn(tally) - self.start + self.value(new) - self.value(old)
            found += self.at_end(new) - self.at_end(old)
            self._rises[key] = found
        return found

    def vale(self, vale: Vale, owned: int) -> float:
        """A vale bought now, beside so many others."""
        found = float(vale.vp_end)
        numbers = ft.vale_numbers(vale)
        for k in range(len(numbers)):
            found += numbers[k] * self.weights[ft.V_ONE + k]
        tally = self.tally[:]
        add(tally, ft.vale_tally(vale), 1.0)
        found += self._turn(tally) - self.start
        text = vale.ability
        if text is None:
            return found
        if text.do == ab.WORTH:
            each = text.amount * (owned + 1) if text.per == ab.PER_VALE else end_text(text, None)
            return found + each
        if text.when == ab.BOUGHT:
            return found + self.when_bought(text, owned)
        return found
