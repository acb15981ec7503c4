"""The network beside the weights: what it tells is what its rows say."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from valewright import mystic
from valewright.kernel import engine
from valewright.mystic.bots import features as ft
from valewright.mystic.bots.greedy.outlook import turns_to_come
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.learned_value import LearnedValue, Weights, clock_numbers, seat_numbers
from valewright.mystic.bots.player import Planner
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Table

SHIPPED: dict[str, Any] = json.loads(
    (files("valewright.mystic.bots") / "weights.json").read_text(encoding="utf-8")
)
CLOSE = 1e-6
MIXES: dict[str, dict[str, Any]] = {
    "base": {"players": 2},
    "all": {"players": 3, "sets": SETS, "leaders": "random", "amulets": "random"},
}


def met(options: dict[str, Any], seed: int, weights: Weights) -> Table:
    """A table in the middle of a game."""
    state = mystic.new_game(seed=seed, **options)
    planner = Planner(HeuristicParams(), weights)
    while state.table.round < 6:
        engine.apply(state.table, planner.choose(state.table, state.legal_moves()))
        state = state.at(state.table, state.seed, None)
    return state.table


def by_hand(weights: Weights, t: Table, seat: int, context: list[float]) -> float:
    """A seat's share by the file's own rows, from all of its numbers."""
    data = SHIPPED["network"]
    numbers = seat_numbers(weights, t, seat, weights.turns_of(t)[seat])
    units = list(data["bias"])
    names = [*ft.NAMES, *SHIPPED["titles"]]
    for name, number in zip(names, numbers, strict=True):
        for h, one in enumerate(data["rows"].get(name, ())):
            units[h] += one * number
    for row, number in zip(data["context"], context, strict=True):
        for h, one in enumerate(row):
            units[h] += one * number
    told: float = sum(max(0.0, unit) * out for unit, out in zip(units, data["out"], strict=True))
    return told


def context_of(weights: Weights, t: Table) -> list[float]:
    turns = weights.turns_of(t)
    return [*clock_numbers(t, turns), weights.rounds_left(t, turns)]


@pytest.mark.parametrize("options", MIXES.values(), ids=MIXES.keys())
def test_prospects_are_what_weights_and_rows_say(options: dict[str, Any]) -> None:
    weights = Weights(SHIPPED)
    plain = weights.quick()
    assert weights.network is not None
    assert plain.network is None
    t = met(options, 5, plain)
    turns = weights.turns_of(t)
    rounds = weights.rounds_left(t, turns)
    both = zip(weights.prospects(t, turns, rounds), plain.prospects(t, turns, rounds), strict=True)
    for seat, (whole, part) in enumerate(both):
        share = by_hand(weights, t, seat, context_of(weights, t))
        assert whole - part == pytest.approx(share, abs=CLOSE)
        assert share != 0.0


@pytest.mark.parametrize("options", MIXES.values(), ids=MIXES.keys())
def test_what_is_bought_changes_the_network_as_the_rows_say(options: dict[str, Any]) -> None:
    weights = Weights(SHIPPED)
    plain = weights.quick()
    t = met(options, 8, plain)
    p = t.players[t.turn]
    p.discard += p.deck  # what comes before the next shuffle is the one thing not looked at anew
    p.deck = []
    given = (turns_to_come(t, t.turn, HeuristicParams()), HeuristicParams())
    whole, part = (LearnedValue(*given, one, t, t.turn) for one in (weights, plain))
    context = context_of(weights, t)
    before = by_hand(weights, t, t.turn, context)
    tried = 0
    for piece in [piece for piece in t.commons if piece is not None]:
        for i, card in enumerate(p.discard):
            if card.takes(piece):
                better = t.book.sleeved(card, piece, False)
                told = whole.rise(card, better) - part.rise(card, better)
                p.discard[i] = better
                after = by_hand(weights, t, t.turn, context)
                p.discard[i] = card
                assert told == pytest.approx(after - before, abs=CLOSE)
                tried += 1
    for vale in [vale for vale in t.display if vale is not None]:
        told = whole.vale(vale, len(p.vales)) - part.vale(vale, len(p.vales))
        p.vales.append(vale)
        after = by_hand(weights, t, t.turn, context)
        p.vales.pop()
        assert told == pytest.approx(after - before, abs=CLOSE)
        tried += 1
    assert tried > 10


def test_a_title_that_the_network_does_not_know_adds_nothing() -> None:
    known = Weights(SHIPPED)
    title = next(name for name in SHIPPED["titles"] if name in SHIPPED["network"]["rows"])
    rows = {name: row for name, row in SHIPPED["network"]["rows"].items() if name != title}
    fewer = Weights({**SHIPPED, "network": {**SHIPPED["network"], "rows": rows}})
    for weights, told in ((known, True), (fewer, False)):
        assert weights.network is not None
        assert any(weights.network.rows[weights.titles[title]]) is told
