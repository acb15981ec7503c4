"""What archdruid tries out: whole plans for a harvest, in samples, with those behind dropped."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.mystic.options import TWICE
from tests.mystic.tiny import BOX
from valewright import mystic
from valewright.bots import Seat, make_bot
from valewright.games import game
from valewright.kernel import engine
from valewright.mystic import moves as mv
from valewright.mystic.bots import helping
from valewright.mystic.bots import lookahead as la
from valewright.mystic.bots.candidates import PLANNED, Candidate, PlanFollower, harvest_ways, ways
from valewright.mystic.bots.druid import plain_case
from valewright.mystic.bots.greedy import plans
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.player import Planner
from valewright.mystic.cards import Card
from valewright.mystic.sleeving import Sleeve
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Table

MIXES: dict[str, dict[str, Any]] = {
    "base": {"players": 2},
    "full": {"players": 3, "sets": SETS, "leaders": "random", "amulets": "random"},
    "stacked": {
        "players": 2,
        "sets": SETS,
        "leaders": "random",
        "stacked": True,
        "buy_vp": True,
    },
    "twins": {"players": 2, "cards": TWICE},
}


def started(options: dict[str, Any], seed: int) -> mystic.State:
    state = game("mystic-vale").start(options, seed)
    assert isinstance(state, mystic.State)
    return state


def harvests(options: dict[str, Any], seed: int, n: int) -> list[mystic.State]:
    """States of a game between planners in which a harvest waits, texts done with."""
    found: list[mystic.State] = []
    state = started(options, seed)
    planner = Planner(HeuristicParams(), weights())
    while not state.over and len(found) < n:
        legal = state.legal_moves()
        move = planner.choose(state.table, legal)
        if state.decision == "harvest" and mv.VALE <= move < mv.SPIRIT:
            found.append(state.clone())
        state.play(move)
    return found


def moment(state: mystic.State, planner: Planner) -> DecisionContext:
    seat = state.to_act
    return DecisionContext(state.table, seat, planner.worth(state.table, seat), state.legal_moves())


@pytest.mark.parametrize("options", MIXES.values(), ids=MIXES)
def test_every_plan_can_be_carried_out(options: dict[str, Any]) -> None:
    planner = Planner(HeuristicParams(), weights())
    tried = 0
    for state in harvests(options, 4, 16):
        for way in harvest_ways(moment(state, planner)):
            if way.plan is None:
                continue
            tried += 1
            assert way.move == PlanFollower(moment(state, planner), way.plan[:]).choose()
            assert way.move in state.legal_moves()
            left = way.plan[:]
            other = state.clone()
            seat = other.to_act
            turn = other.table.turn, other.table.round
            while left and not other.over and (other.table.turn, other.table.round) == turn:
                if other.decision == "harvest" and other.to_act == seat:
                    move = PlanFollower(moment(other, planner), left).choose()
                else:
                    move = planner.choose(other.table, other.legal_moves())
                other.play(move)
            assert left == []
    assert tried > 30


def test_a_vale_on_display_twice_is_bought_at_the_spot_that_the_rules_offer() -> None:
    state = mystic.new_game(seed=1)
    t = state.table
    road, nexus = t.catalogue.vales["Exodus Road"], t.catalogue.vales["Ley Line Nexus"]
    t.display[:] = [road, nexus, road, road, *[None] * 4]
    worth = Planner(HeuristicParams(), weights()).worth(t, 0)
    found = plans.vale_ways(t, 0, worth, [9, 9, 9, 9])
    assert [spots for _, spots in found] == [[], [0], [0, 1], [0, 2], [1]]


def test_plans_join_vales_and_advancements_and_the_best_looking_is_first() -> None:
    planner = Planner(HeuristicParams(), weights())
    joined = pairs = 0
    for state in harvests({"players": 2}, 9, 25):
        found = harvest_ways(moment(state, planner))
        gains = [way.gain for way in found]
        assert gains[0] == max(gains)
        for way in found:
            plan = way.plan or []
            bought = [move for move in plan if mv.COMMONS <= move < mv.SPIRIT]
            assert len(bought) <= PLANNED
            pairs += len(bought) == PLANNED
            joined += bool(bought) and len(bought) < len(plan)
    assert joined > 0
    assert pairs > 0


def test_a_decision_other_than_buying_is_tried_move_by_move() -> None:
    state = mystic.new_game(seed=1)
    planner = Planner(HeuristicParams(), weights())
    now = moment(state, planner)
    assert [(way.move, way.plan) for way in ways(now, mv.STOP)] == [
        (mv.STOP, None),
        (mv.PUSH, None),
    ]


def test_chances_are_shared_out_and_a_lead_counts_for_more_near_the_end() -> None:
    assert la.shared([30.0, 30.0], 4.0) == [0.5, 0.5]
    near, far = la.shared([34.0, 30.0], 2.0), la.shared([34.0, 30.0], 10.0)
    assert near[0] > far[0] > 0.5
    assert sum(la.shared([3.0, 1.0, 2.0], 5.0)) == pytest.approx(1.0)


SEEN_ALONE = la.Prior(0.0, 0.0)


def trial(move: int, *chances: float, gain: float = 0.0) -> la.Trial:
    found = la.Trial(Candidate(move, None, gain))
    found.chances = [[chance, 1 - chance] for chance in chances]
    return found


def test_what_is_surely_behind_is_dropped_unless_it_must_be_kept() -> None:
    def all_three() -> list[la.Trial]:
        return [
            trial(1, *[0.6, 0.7] * 8),
            trial(2, *[0.5, 0.4] * 8),
            trial(3, *[0.9, 0.35] * 8),
        ]

    trials = all_three()
    assert la.drop(trials, 0, SEEN_ALONE, ()) == 2
    assert [one.alive for one in trials] == [True, False, True]
    assert la.best_of(trials, 0, SEEN_ALONE) is trials[0]
    assert la.drop(all_three(), 0, SEEN_ALONE, (2,)) == 3


def test_samples_speak_against_what_was_thought_the_louder_the_more_there_are() -> None:
    prior = la.Prior(error=1.0, slope=0.03)

    def ahead(n: int) -> float:
        """By how much a way is ahead that looked 2 VP worse and does 3 VP better in samples."""
        found = la.weighed(
            [
                trial(1, *[0.5, 0.6, 0.4, 0.55] * n, gain=2.0),
                trial(2, *[0.6, 0.6, 0.5, 0.71] * n, gain=0.0),
            ],
            0,
            prior,
        )
        return found.values[1] - found.values[0]

    assert ahead(0) == pytest.approx(-2.0 * 0.03)
    assert ahead(0) < ahead(1) < 0 < ahead(20) < ahead(500) < 0.09
    assert ahead(500) == pytest.approx(0.09, abs=0.005)


def test_luck_that_all_ways_share_is_no_error() -> None:
    one = [trial(1, *[0.1, 0.9, 0.5] * 5), trial(2, *[0.2, 0.9, 0.6] * 5)]
    two = [trial(1, *[0.5, 0.5, 0.5] * 5), trial(2, *[0.6, 0.5, 0.6] * 5)]
    found = [la.weighed(trials, 0, la.Prior(1.0, 0.03)) for trials in (one, two)]
    assert found[0].error == pytest.approx(found[1].error)
    gaps = [weighed.values[1] - weighed.values[0] for weighed in found]
    assert gaps[0] == pytest.approx(gaps[1])


def test_of_equal_ways_the_first_is_taken_and_one_that_was_dropped_never() -> None:
    trials = [trial(1, 0.5), trial(2, 0.5), trial(3, 0.9)]
    trials[2].alive = False
    assert la.best_of(trials, 0, la.Prior(1.0, 0.03)) is trials[0]


def test_the_gain_of_a_push_is_known_before_it_is_tried() -> None:
    """Passing is what it is compared with; a correction that trials found is in it."""
    state = mystic.new_game(seed=1)
    p = state.table.players[state.to_act]
    named = state.table.book.named
    soil, cursed = named("Fertile Soil/top"), named("Cursed Land/top")
    p.field, p.used, p.on_deck = [soil, soil, soil, cursed, cursed], [0] * 5, cursed

    def gain(deck: list[Card]) -> float:
        p.deck = deck
        found = ways(moment(state, Planner(HeuristicParams(), weights())), mv.STOP)
        assert [(way.move, way.gain == 0.0) for way in found] == [(0, True), (mv.PUSH, False)]
        return found[1].gain

    assert gain([cursed] * 6) < gain([cursed, soil] * 3) < gain([cursed, *[soil] * 5])


@pytest.mark.plain_only
def test_each_turn_draws_the_same_whatever_was_tried_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = mystic.new_game(seed=1)
    seat = state.to_act
    sample = state.sample(seat, random.Random(1)).table
    played = engine.apply
    drawn: dict[tuple[int, int], list[int]] = {}

    def streams(move: int) -> dict[tuple[int, int], list[int]]:
        drawn.clear()
        la.Lookahead(Planner(HeuristicParams(), weights())).chances(
            sample.clone(), seat, Candidate(move, None, 0.0)
        )
        return dict(drawn)

    def noted(t: Table, move: int) -> None:
        drawn.setdefault((t.round, t.turn), t.rng.data())
        played(t, move)

    monkeypatch.setattr(engine, "apply", noted)
    pushed, passed = streams(mv.PUSH), streams(mv.STOP)
    common = [turn for turn in pushed if turn in passed]
    assert len(common) > 4
    assert [pushed[turn] for turn in common] == [passed[turn] for turn in common]
    assert len({tuple(words) for words in pushed.values()}) == len(pushed)


def test_a_sample_is_played_on_to_a_judgement_of_every_seat() -> None:
    for options in MIXES.values():
        state = started(options, 2)
        ahead = la.Lookahead(Planner(HeuristicParams(), weights()))
        chances = ahead.chances(state.table.clone(), state.to_act, Candidate(mv.STOP, None, 0.0))
        assert len(chances) == state.players
        assert sum(chances) == pytest.approx(1.0)


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("of", "others"),
    [("PLANTING_LOOKS", "HARVEST_LOOKS"), ("HARVEST_LOOKS", "PLANTING_LOOKS")],
)
def test_a_way_is_judged_at_several_moments(
    monkeypatch: pytest.MonkeyPatch, of: str, others: str
) -> None:
    planner = Planner(HeuristicParams(), weights())
    if of == "PLANTING_LOOKS":
        state, way = mystic.new_game(seed=1), Candidate(mv.PUSH, None, 0.0)
    else:
        (state,) = harvests({"players": 2}, 4, 1)
        way = harvest_ways(moment(state, planner))[0]
    seat = state.to_act
    sample = state.sample(seat, random.Random(1)).table

    def chances(*looks: int) -> float:
        monkeypatch.setattr(la, of, looks)
        return la.Lookahead(planner).chances(sample.clone(), seat, way)[seat]

    one, two, end = chances(2), chances(4), chances(99)
    assert len({one, two, end}) == 3
    assert chances(2, 4) == pytest.approx((one + two) / 2)
    assert chances(2, 98, 99) == pytest.approx((one + 2 * end) / 3)
    monkeypatch.setattr(la, others, (1,))
    assert chances(2) == one


def test_ways_are_judged_when_they_have_shown() -> None:
    """What is left on deck begins the next field; what is bought waits for the next shuffle."""
    assert min(la.PLANTING_LOOKS) > 1
    assert min(la.HARVEST_LOOKS) > min(la.PLANTING_LOOKS)


def test_where_an_advancement_goes_is_not_searched() -> None:
    (state,) = harvests({"players": 2}, 4, 1)
    planner = Planner(HeuristicParams(), weights())
    while not isinstance(state.table.stack[-1], Sleeve):
        state.play(planner.choose(state.table, state.legal_moves()))
    assert plain_case(state.table, state.to_act, state.legal_moves()[0])


@pytest.mark.parametrize("options", [MIXES["base"], MIXES["full"]], ids=["base", "full"])
def test_an_archdruid_plays_any_mix_and_the_same_seed_the_same_game(
    options: dict[str, Any],
) -> None:
    def moves() -> list[int]:
        state = mystic.new_game(seed=3, **options)
        bots = [make_bot("archdruid@1r", seat) for seat in range(state.players)]
        found: list[int] = []
        while not state.over and len(found) < 60:
            found.append(bots[state.to_act].choose(Seat(state, state.to_act)))
            state.play(found[-1])
        return found

    assert moves() == moves()


def test_hidden_cards_do_not_change_what_an_archdruid_does() -> None:
    for state in harvests({"players": 2}, 6, 4):
        seat = state.to_act
        other = state.sample(seat, random.Random(1))
        told = [make_bot("archdruid@4r", 7).choose(Seat(one, seat)) for one in (state, other)]
        assert told[0] == told[1]


def test_a_turn_that_was_taken_back_is_planned_anew() -> None:
    """What is left of the plan was for a harvest that did not happen."""
    bot = make_bot("archdruid@1r", 7)

    def bought() -> int:
        state = mystic.new_game(seed=6, cards=BOX)
        seat = state.to_act
        most = 0
        while state.to_act == seat:
            state.play(bot.choose(Seat(state, seat)))
            most = max(most, state.table.buys)
        return most

    assert bought() == bought() > 0


def test_trials_of_several_places_are_joined_sample_by_sample() -> None:
    here = [trial(1, 0.5, 0.6, 0.7), trial(2, 0.4, 0.5), trial(3, 0.1)]
    there = [trial(1, 0.1, 0.2), trial(2, 0.3, 0.3), trial(3, 0.9, 0.9)]
    here[2].alive = False
    found = la.joined([here, there])
    assert [one.alive for one in found] == [True, True, False]
    assert [[c[0] for c in one.chances] for one in found[:2]] == [
        [0.5, 0.6, 0.1, 0.2],
        [0.4, 0.5, 0.3, 0.3],
    ]


def test_a_helper_finds_what_it_would_find_here() -> None:
    (state,) = harvests({"players": 2}, 4, 1)
    planner = Planner(HeuristicParams(), weights())
    found = harvest_ways(moment(state, planner))
    rows = helping.helped(state, state.to_act, helping.packed(found), 0.01, 1.0)
    trials = helping.unpacked(found, rows)
    assert [one.way for one in trials] == found
    assert all(len(chances) == 2 for one in trials for chances in one.chances)


def test_in_the_last_round_only_who_wins_counts() -> None:
    state = mystic.new_game(seed=1)
    state.table.ending = True
    ahead = la.Lookahead(Planner(HeuristicParams(), weights()))
    chances = ahead.chances(state.table.clone(), state.to_act, Candidate(mv.STOP, None, 0.0))
    assert sorted(chances) in ([0.0, 1.0], [0.5, 0.5])
