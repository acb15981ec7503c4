"""What cards and vales are worth, by weights for every stage of the game learned from many games.

The weights say what a seat's final lead gains by one more of each number that `features` takes of
its cards and vales, and by each title beyond what its numbers tell. How far the game has come is
told by a clock, learned as well.
"""

from __future__ import annotations

import math
import random
from typing import Any, Final

from valewright.mystic import ability as ab
from valewright.mystic.bots import features as ft
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.value_model import PushFacts, ValueModel
from valewright.mystic.bots.income import Incomes
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.scoring import all_cards, card_points, doublings_of, score, vale_points
from valewright.mystic.table import Player, Table

CARDS_KEPT: Final = 20000
DECKS_KEPT: Final = 20000
MARK_BITS: Final = 54  # the sum of a player's marks is still a small integer
CLOCK_SIZE: Final = 16
CARRIED_DECAY: Final = 1.5  # VP; what each net decay of a card left on deck costs the next turn

# Vales whose points hang on other things
NOT_FIXED: Final[set[int]] = {ab.WORTH, ab.LAST_PLANTING, ab.DOUBLE_ADVANCEMENTS}

# What the worth of a push is corrected by, as it is called in the file of weights
PUSH_NAMES: Final[list[str]] = [
    "always",
    "spoils",
    "spoils with the token asleep",
    "spoils by harvest",
    "spoils by rounds",
    "saver",
    "more",
    "on deck net",
    "on deck net by rounds",
    "rounds",
    "unseen",
    "field",
]


class Stage:
    """A moment of the game between two stages that weights are known for."""

    def __init__(self, low: int, high: int, share: float) -> None:
        self.low = low
        self.high = high
        self.share = share

    def of(self, values: list[float]) -> float:
        """What lies between the values of the two stages."""
        low = values[self.low]
        return low + self.share * (values[self.high] - low)


class Weights:
    """The weights, and every card and vale taken apart once."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.knots: list[float] = data["knots"]  # rounds to come
        self.weights = in_order(data)  # by knot, then by number
        self.clock: list[float] = data["clock"]
        pushes: dict[str, float] = data.get("pushes", {})
        self.pushes = [pushes.get(name, 0.0) for name in PUSH_NAMES]
        self.spreads: list[list[float]] = data["spreads"]  # of the base game, of mixed sets
        titles: list[str] = data["titles"]
        self.titles = {titles[i]: ft.SIZE + i for i in range(len(titles))}
        self.incomes = Incomes()
        self._cards: dict[Card, ft.Part] = {}
        self._vales: dict[Vale, ft.Part] = {}
        self._decks: dict[int, ft.Deck] = {}  # by the sum of their marks
        self._marks = random.Random(1)

    def stage(self, rounds: float) -> Stage:
        """Where so many rounds to come lie between those that weights are known for."""
        knots = self.knots
        last = len(knots) - 1
        if rounds <= knots[0]:
            return Stage(0, 0, 0.0)
        if rounds >= knots[last]:
            return Stage(last, last, 0.0)
        k = 0
        while rounds > knots[k + 1]:
            k += 1
        return Stage(k, k + 1, (rounds - knots[k]) / (knots[k + 1] - knots[k]))

    def weight(self, place: int, stage: Stage) -> float:
        """What one of a number weighs."""
        low = self.weights[stage.low][place]
        return low + stage.share * (self.weights[stage.high][place] - low)

    def card(self, card: Card) -> ft.Part:
        """A card taken apart."""
        found = self._cards.get(card)
        if found is None:
            if len(self._cards) > CARDS_KEPT:
                self._cards.clear()
                self._decks.clear()
            found = self._cards[card] = ft.card_part(card)
            for piece in card.visible:
                self._add_title(found, piece.advancement.name)
            if card.leader is not None:
                self._add_title(found, card.base)
            found.points = float(card.all_vp_end())
            found.fixed = card.leader is None
            for text in card.abilities:
                if text.do == ab.WORTH:
                    found.fixed = False
            self._weigh(found)
        return found

    def vale(self, vale: Vale) -> ft.Part:
        """A vale taken apart."""
        found = self._vales.get(vale)
        if found is None:
            if len(self._vales) > CARDS_KEPT:
                self._vales.clear()
                self._decks.clear()
            found = self._vales[vale] = ft.vale_part(vale)
            self._add_title(found, vale.name)
            found.points = float(vale.vp_end)
            found.fixed = vale.ability is None or vale.ability.do not in NOT_FIXED
            self._weigh(found)
        return found

    def _weigh(self, part: ft.Part) -> None:
        """Work out what a part weighs at every stage."""
        for weights in self.weights:
            part.own.append(weight_of(part, weights))
            turn = 0.0 if part.source == ft.ALWAYS else weights[ft.PLAYER_END + ft.N_CARDS]
            for k in range(ft.AMOUNTS):
                turn += part.amounts[k] * weights[ft.PLAYER_END + ft.N_MANA + k]
            part.turn.append(turn)
        part.mark = self._marks.getrandbits(MARK_BITS)

    def _add_title(self, part: ft.Part, title: str) -> None:
        at = self.titles.get(title, -1)
        if at >= 0:
            part.places.append(at)
            part.values.append(1.0)

    def deck_of(self, p: Player) -> ft.Deck:
        """All that a player has, added up."""
        mark = 0
        for card in p.deck:
            mark += self.card(card).mark
        for card in p.discard:
            mark += self.card(card).mark
        for card in p.field:
            mark += self.card(card.plain).mark
        for card in p.kept:
            mark += self.card(card.plain).mark
        if p.on_deck is not None:
            mark += self.card(p.on_deck.plain).mark
        for vale in p.vales:
            mark += self.vale(vale).mark
        found = self._decks.get(mark)
        if found is None:
            if len(self._decks) > DECKS_KEPT:
                self._decks.clear()
            found = self._decks[mark] = ft.Deck(len(self.knots))
            for part in self.parts_of(p):
                found.add(part)
            found.usual = ft.usual_turn(self.incomes, found)
        return found

    def parts_of(self, p: Player) -> list[ft.Part]:
        """All cards and vales of a player, taken apart."""
        found = [self.card(card.plain) for card in ft.every_card(p)]
        found += [self.vale(vale) for vale in p.vales]
        return found

    def turns_of(self, t: Table) -> list[list[float]]:
        """Every seat's usual turn."""
        return [self.deck_of(p).usual for p in t.players]

    def rounds_left(self, t: Table, turns: list[list[float]]) -> float:
        """Rounds to come, by the pool and by what all players harvest in a usual turn."""
        numbers = clock_numbers(t, turns)
        total = 0.0
        for i in range(CLOCK_SIZE):
            total += self.clock[i] * numbers[i]
        return max(0.0, total)

    def prospects(self, t: Table, turns: list[list[float]], rounds: float) -> list[float]:
        """What each seat's points at the end may be, but for a part that is the same for all."""
        stage = self.stage(rounds)
        found: list[float] = []
        for seat in range(len(t.players)):
            p = t.players[seat]
            deck = self.deck_of(p)
            total = stage.of(deck.own)
            if deck.fixed and p.bog < 0:
                total += p.vp + deck.points + (p.amulet.vp_end if p.amulet is not None else 0)
            else:
                total += score(t, seat)
            own = ft.player_numbers(t, seat)
            for k in range(len(own)):
                if own[k] != 0.0:
                    total += own[k] * self.weight(ft.P_ACTIVE + k, stage)
            turn = turns[seat]
            for k in range(ft.TURN_SIZE):
                total += turn[k] * self.weight(ft.PLAYER_END + k, stage)
            found.append(total)
        return found

    def spread(self, t: Table, rounds: float) -> float:
        """How uncertain leads are with so many rounds to come: VP that make odds e to one."""
        return between(self.knots, self.spreads[1 if is_mixed(t) else 0], rounds)


def in_order(data: dict[str, Any]) -> list[list[float]]:
    """The weights of a file in the order of the numbers; a number that it lacks weighs nothing."""
    named: list[str] = data["features"]
    rows: list[list[float]] = data["weights"]
    places = {named[i]: i for i in range(len(named))}
    found: list[list[float]] = []
    for row in rows:
        own = [row[places[name]] if name in places else 0.0 for name in ft.NAMES]
        found.append(own + row[len(named) :])
    return found


def is_mixed(t: Table) -> bool:
    """Whether there is more than the base game on the table: scores are further apart then."""
    return len(t.options.sets) > 1


def between(knots: list[float], values: list[float], x: float) -> float:
    """The value at a place between knots."""
    last = len(knots) - 1
    if x <= knots[0]:
        return values[0]
    if x >= knots[last]:
        return values[last]
    k = 0
    while x > knots[k + 1]:
        k += 1
    return values[k] + (x - knots[k]) / (knots[k + 1] - knots[k]) * (values[k + 1] - values[k])


def weight_of(part: ft.Part, weights: list[float]) -> float:
    """What a part's own numbers weigh."""
    total = 0.0
    places = part.places
    values = part.values
    for i in range(len(places)):
        total += values[i] * weights[places[i]]
    return total


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


def push_numbers(facts: PushFacts, rounds: float) -> list[float]:
    """What a push is judged by beside its margin, in the order of their names."""
    return [
        1.0,
        facts.spoils,
        facts.spoils if facts.token_asleep else 0.0,
        facts.spoils * facts.harvest,
        facts.spoils * rounds,
        1.0 if facts.saver else 0.0,
        facts.more,
        float(facts.net),
        facts.net * rounds,
        rounds,
        float(facts.unseen),
        float(facts.field),
    ]


def seat_numbers(weights: Weights, t: Table, seat: int, turn: list[float]) -> list[float]:
    """All numbers of a seat."""
    v = [0.0] * (ft.SIZE + len(weights.titles))
    for part in weights.parts_of(t.players[seat]):
        for i in range(len(part.places)):
            v[part.places[i]] += part.values[i]
    own = ft.player_numbers(t, seat)
    for k in range(len(own)):
        v[ft.P_ACTIVE + k] = own[k]
    for k in range(ft.TURN_SIZE):
        v[ft.PLAYER_END + k] = turn[k]
    return v


class ExactValue(ValueModel):
    """What things score as they stand now: all that counts in the last turn."""

    def __init__(self, turns: float, params: HeuristicParams, t: Table, seat: int) -> None:
        super().__init__(turns, params)
        self.table = t
        self.seat = seat
        self.doublings = doublings_of(t.players[seat])
        self._all_cards: list[Card] | None = None

    def all_cards(self) -> list[Card]:
        """The seat's cards, looked up when something first counts them."""
        if self._all_cards is None:
            self._all_cards = all_cards(self.table.players[self.seat])
        return self._all_cards

    def at_end(self, card: Card) -> float:
        """What a card scores."""
        return float(card_points(self.table, self.seat, card, self.all_cards(), self.doublings))

    def vale(self, vale: Vale, owned: int) -> float:
        """A vale bought now, beside so many others."""
        text = vale.ability
        if text is None:
            return float(vale.vp_end)
        found = float(vale_points(self.table, self.seat, vale, self.all_cards()))
        if text.do == ab.WORTH and text.per == ab.PER_VALE:
            return found + text.amount  # it counts itself
        if text.do == ab.DOUBLE_ADVANCEMENTS:
            return found + sum([max(0.0, self.at_end(card)) for card in self.all_cards()])
        if text.when == ab.BOUGHT:
            return found + self.when_bought(text, owned)
        return found


class LearnedValue(ExactValue):
    """The worth of changes to the deck of one seat at one moment, in VP of its final lead."""

    def __init__(
        self, turns: float, params: HeuristicParams, weights: Weights, t: Table, seat: int
    ) -> None:
        super().__init__(turns, params, t, seat)
        self.learned = weights
        self.corrected = False  # whether pushes are
        decks = [weights.deck_of(p) for p in t.players]
        self.rounds = weights.rounds_left(t, [deck.usual for deck in decks])
        stage = self.stage = weights.stage(self.rounds)
        deck = decks[seat]
        self.key = deck.key
        self.clean = stage.of(deck.turns[ft.CLEAN_CARD])
        self.other = stage.of(deck.turns[ft.OTHER_CARD])
        self.always = stage.of(deck.turns[ft.ALWAYS])
        self.spoils = weights.weight(ft.PLAYER_END + ft.N_SPOILS, stage)
        self.start = self._turn(self.key, self.clean, self.other, self.always)
        self.token_gained = weights.weight(ft.P_ACTIVE, stage)
        self.token_kept = self.token_gained
        self.carried_decay = CARRIED_DECAY

    def _turn(self, key: int, clean: float, other: float, always: float) -> float:
        """What a usual turn is worth."""
        clean_share, other_share, spoils = self.learned.incomes.of(key)
        found = clean_share * clean + other_share * other + (1.0 - spoils) * always
        return found + spoils * self.spoils

    def rise(self, old: Card, new: Card) -> float:
        """What is gained when a card turns into another."""
        one = self.learned.card(new)
        two = self.learned.card(old)
        stage = self.stage
        clean = self.clean
        other = self.other
        if one.source == ft.CLEAN_CARD:
            clean += stage.of(one.turn)
        else:
            other += stage.of(one.turn)
        if two.source == ft.CLEAN_CARD:
            clean -= stage.of(two.turn)
        else:
            other -= stage.of(two.turn)
        gained = self._points(new, one) - self._points(old, two)
        gained += stage.of(one.own) - stage.of(two.own)
        return (
            gained
            + self._turn(self.key + one.key - two.key, clean, other, self.always)
            - self.start
        )

    def _points(self, card: Card, part: ft.Part) -> float:
        return part.points if part.fixed and self.doublings == 0 else self.at_end(card)

    def vale(self, vale: Vale, owned: int) -> float:
        """A vale bought now, beside so many others."""
        part = self.learned.vale(vale)
        found = super().vale(vale, owned) + self.stage.of(part.own)
        always = self.always + self.stage.of(part.turn)
        return found + self._turn(self.key + part.key, self.clean, self.other, always) - self.start

    def push_correction(self, facts: PushFacts) -> float:
        """VP by which a push brings more than its margin says, if it is to be corrected."""
        return self.found_in_trials(facts) if self.corrected else 0.0

    def found_in_trials(self, facts: PushFacts) -> float:
        """What trials of many pushes found beyond their margins."""
        numbers = push_numbers(facts, self.rounds)
        total = 0.0
        for i in range(len(numbers)):
            total += self.learned.pushes[i] * numbers[i]
        return total
