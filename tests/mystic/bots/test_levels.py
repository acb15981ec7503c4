"""The stronger players of Mystic Vale: honest, steady, at home in every mix, better than greedy."""

from __future__ import annotations

import itertools
import json
import random
from importlib.resources import files
from typing import Any

import pytest

from valewright import mystic
from valewright.bots import Seat, check_bot, make_bot
from valewright.kernel.errors import BadOption
from valewright.lab.simulate import simulate
from valewright.mystic import ability as ab
from valewright.mystic import moves as mv
from valewright.mystic.bots import features as ft
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.planting import Push, choose_plant
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.bots.income import Incomes, card_key, growth_key
from valewright.mystic.bots.learned_value import (
    CLOCK_SIZE,
    PUSH_NAMES,
    LearnedValue,
    Weights,
    between,
    push_numbers,
    seat_numbers,
)
from valewright.mystic.bots.levels import WEIGHTS, weights
from valewright.mystic.bots.player import Planner
from valewright.mystic.odds import next_cards
from valewright.mystic.scoring import score
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Table
from valewright.mystic.zones import net_decay

SMALL = 100_000  # bytes


def test_the_weights_are_small_and_fit_the_numbers() -> None:
    assert len((files("valewright.mystic.bots") / WEIGHTS).read_bytes()) < SMALL
    found = weights()
    assert found.knots == sorted(set(found.knots))
    assert [len(row) for row in found.weights] == [ft.SIZE + len(found.titles)] * len(found.knots)
    assert len(found.clock) == CLOCK_SIZE
    assert len(ft.NAMES) == len(set(ft.NAMES)) == ft.SIZE


def test_weights_are_found_by_name_and_a_number_without_one_weighs_nothing() -> None:
    data = json.loads((files("valewright.mystic.bots") / WEIGHTS).read_text(encoding="utf-8"))
    whole = Weights(data).weights[1]
    names = data["features"]
    data["features"] = names[1:][::-1]
    data["weights"] = [[*row[1 : len(names)][::-1], *row[len(names) :]] for row in data["weights"]]
    at = ft.NAMES.index(names[0])
    assert whole[at] != 0
    assert Weights(data).weights[1] == [*whole[:at], 0.0, *whole[at + 1 :]]


@pytest.mark.parametrize("name", ["adept", "archdruid@4r"])
def test_dealing_the_hidden_cards_anew_changes_no_decision(name: str) -> None:
    state = mystic.new_game(players=2, sets=SETS, seed=6, leaders="random", amulets="random")
    rng = random.Random(6)
    for number in range(60):
        seat = state.to_act
        if number % 6 == 0:
            states = [state, *(state.sample(seat, rng) for _ in range(2))]
            chosen = [make_bot(name, 9).choose(Seat(one, seat)) for one in states]
            assert chosen[1:] == chosen[:1] * 2
        state.play(make_bot("greedy", number).choose(Seat(state, seat)))


@pytest.mark.parametrize("name", ["adept", "archdruid@4r"])
def test_nobody_pushes_to_a_sure_spoil_or_fears_a_sure_gain(name: str) -> None:
    state = mystic.new_game(seed=1)
    p = state.table.players[state.to_act]
    named = state.table.book.named
    soil, cursed = named("Fertile Soil/top"), named("Cursed Land/top")
    p.field, p.used, p.on_deck = [soil, soil, soil, soil, cursed, cursed], [0] * 6, cursed
    p.deck = [cursed] * 5
    assert state.notation(make_bot(name, 1).choose(Seat(state, state.to_act))) == "pass"
    p.field, p.used, p.discard = [named("Blank")], [0], []
    p.on_deck = named("Fertile Soil/top")
    p.deck = [named("Blank")] * 5
    assert state.notation(make_bot(name, 1).choose(Seat(state, state.to_act))) == "push"


def test_it_knows_how_much_of_a_deck_a_turn_harvests() -> None:
    incomes = Incomes()
    blank = card_key(2)
    cursed = card_key(3)
    assert incomes.of(20 * blank) == (1.0, 0.0, 0.0)
    assert incomes.of(11 * blank + 9 * cursed)[0] < incomes.of(12 * blank + 8 * cursed)[0] < 1
    grown = 11 * blank + 9 * cursed + growth_key(1)
    assert incomes.of(11 * blank + 9 * cursed)[0] < incomes.of(grown)[0]


def risky_push(pushes: dict[str, float], corrected: bool = True) -> DecisionContext:
    """A push that may spoil, judged by the shipped weights with these corrections."""
    data = json.loads((files("valewright.mystic.bots") / WEIGHTS).read_text(encoding="utf-8"))
    data["pushes"] = pushes
    state = mystic.new_game(seed=1)
    t = state.table
    seat = state.to_act
    p = t.players[seat]
    cursed, blank = t.book.named("Cursed Land/top"), t.book.named("Blank")
    p.field, p.used, p.on_deck = [cursed, cursed], [0, 0], cursed
    p.deck = [blank] * 8 + [cursed] * 5
    worth = Planner(HeuristicParams(), Weights(data), corrected).worth(t, seat)
    return DecisionContext(t, seat, worth, state.legal_moves())


def test_decay_that_passing_leaves_on_deck_speaks_for_a_push() -> None:
    """What lies on deck begins the next turn."""
    now = risky_push({})
    assert now.worth.carried_decay > 0
    now.worth.carried_decay = 0.0
    assert choose_plant(now) == mv.STOP
    now.worth.carried_decay = 20.0
    assert choose_plant(now) == mv.PUSH


@pytest.mark.parametrize(
    ("pushes", "move"),
    [
        ({"always": -50.0}, mv.STOP),
        ({"always": 50.0}, mv.PUSH),
        ({"always": 50.0, "spoils": -50.0 * 13 / 5 - 50.0}, mv.STOP),  # 5 of 13 cards spoil
        ({"on deck net": 50.0}, mv.PUSH),
        ({"on deck net by rounds": -50.0}, mv.STOP),
        ({"unknown": 50.0, "always": -50.0}, mv.STOP),
    ],
    ids=str,
)
def test_pushes_are_corrected_by_what_trials_found(pushes: dict[str, float], move: int) -> None:
    assert choose_plant(risky_push(pushes)) == move


def test_pushes_are_played_on_by_their_odds_alone() -> None:
    odds = choose_plant(risky_push({}, corrected=False))
    for always in (-50.0, 50.0):
        assert choose_plant(risky_push({"always": always}, corrected=False)) == odds


def test_a_correction_names_every_number_and_greedy_has_none() -> None:
    now = risky_push({})
    p = now.player
    assert p.on_deck is not None
    facts = Push(now).facts(p.on_deck, next_cards(p), net_decay(p))
    assert facts.spoils == 5 / 13
    assert len(push_numbers(facts, 7.0)) == len(PUSH_NAMES) == len(set(PUSH_NAMES))
    assert now.worth.push_correction(facts) == 0
    assert ValueModel(7.0, HeuristicParams()).push_correction(facts) == 0
    data = json.loads((files("valewright.mystic.bots") / WEIGHTS).read_text(encoding="utf-8"))
    assert list(data["pushes"]) == PUSH_NAMES


def test_what_lasts_counts_while_there_are_turns_to_come_and_points_alone_in_the_last() -> None:
    t = mystic.new_game(seed=2).table
    cursed, seed = t.book.named("Cursed Land/top"), t.catalogue.pieces["Lifebringer Seed/middle"]
    cleaned = t.book.sleeved(cursed, seed, False)
    planner = Planner(HeuristicParams(), weights())
    early = planner.worth(t, t.turn)
    assert isinstance(early, LearnedValue)
    assert early.rise(cursed, cleaned) > 0
    t.ending = True
    t.round += 1
    last = planner.worth(t, t.turn)
    assert not isinstance(last, LearnedValue)
    assert (last.turns, last.vp) == (0.0, 1.0)


def positions(options: dict[str, Any], seed: int) -> list[Table]:
    """Beginnings of turns of a game between planners."""
    state = mystic.new_game(seed=seed, **options)
    planner = Planner(HeuristicParams(), weights())
    found: list[Table] = []
    while not state.over and not state.table.ending:
        if state.decision == "plant" and state.table.round % 3 == 0:
            found.append(state.table.clone())
        state.play(planner.choose(state.table, state.legal_moves()))
    return found


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "sets": SETS, "leaders": "random", "amulets": "random"}],
    ids=str,
)
def test_what_is_added_up_once_is_what_the_numbers_weigh_one_by_one(
    options: dict[str, Any],
) -> None:
    found = weights()
    compared = 0
    for t in positions(options, 5):
        turns = found.turns_of(t)
        for rounds in (0.0, 1.0, 6.0, 8.5, 20.0):
            row = [
                between(found.knots, [of_stage[i] for of_stage in found.weights], rounds)
                for i in range(ft.SIZE + len(found.titles))
            ]
            prospects = found.prospects(t, turns, rounds)
            for seat in range(len(t.players)):
                numbers = seat_numbers(found, t, seat, turns[seat])
                weighed = sum(a * b for a, b in zip(numbers, row, strict=True))
                assert prospects[seat] == pytest.approx(score(t, seat) + weighed)
                compared += 1
    assert compared > 50


def test_a_rise_is_what_the_prospects_gain_by_another_card() -> None:
    judge = weights()
    compared = decay_changed = 0
    for t in positions({"players": 2}, 5):
        seat = t.turn
        p = t.players[seat]
        worth = Planner(HeuristicParams(), judge).worth(t, seat)
        assert isinstance(worth, LearnedValue)
        before = judge.prospects(t, judge.turns_of(t), worth.rounds)[seat]
        pieces = list(t.catalogue.pieces.values())[::4]
        for i, piece in itertools.product(range(min(3, len(p.discard))), pieces):
            card = p.discard[i]
            if not card.takes(piece):
                continue
            new = t.book.sleeved(card, piece, False)
            then = t.clone()
            then.players[seat].discard[i] = new
            after = judge.prospects(then, judge.turns_of(then), worth.rounds)[seat]
            if all(text.do != ab.WORTH for text in [*new.abilities, *card.abilities]):
                assert worth.rise(card, new) == pytest.approx(after - before)
                compared += 1
                decay_changed += new.net != card.net
    assert compared > 20
    assert decay_changed > 0


def test_an_adept_beats_greedy() -> None:
    summary = simulate(games=24, bots=("adept", "greedy"), seed=5)
    assert summary.standings["adept"].wins > 14


def test_a_budget_is_refused_where_there_is_no_use_for_it() -> None:
    complaint = "adept@2: adept answers at once in mystic-vale and takes no budget"
    with pytest.raises(BadOption, match=complaint):
        check_bot("adept@2", "mystic-vale")
    with pytest.raises(BadOption, match=complaint):
        simulate(games=1, bots=("adept@2", "greedy"))
