"""The gentle levels: wrong about things, steadily, and never just anything."""

from __future__ import annotations

from valewright import mystic
from valewright.bots import Seat
from valewright.lab.simulate import simulate
from valewright.mystic.bots.druid import AtOnce
from valewright.mystic.bots.greedy import Greedy
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.opinions import Opinionated, OpinionValue


def value(seed: int, turns: float) -> OpinionValue:
    return OpinionValue(turns, HeuristicParams(), {}, seed, 4.0)


def test_an_opinion_lasts_for_a_game_and_another_game_has_another() -> None:
    t = mystic.new_game(seed=1).table
    card, vale = t.book.named("Blank + Stag/top"), t.catalogue.vales["World Tree"]
    one = value(1, 8.0)
    assert one.card(card) == one.card(card) == value(1, 8.0).card(card) != value(2, 8.0).card(card)
    assert one.vale(vale, 0) == value(1, 8.0).vale(vale, 0) != value(2, 8.0).vale(vale, 0)


def test_in_the_last_turn_points_are_plain_to_everyone() -> None:
    t = mystic.new_game(seed=1).table
    card = t.book.named("Blank + Stag/top")
    assert value(1, 0.0).card(card) == value(2, 0.0).card(card)


def test_without_errors_it_plays_as_greedy() -> None:
    state = mystic.new_game(seed=4)
    bot, greedy = AtOnce(1, Opinionated(1, 0.0, 0.0)), Greedy(1)
    for _ in range(120):
        if state.over:
            break
        seat = Seat(state, state.to_act)
        move = greedy.choose(seat)
        assert bot.choose(seat) == move
        state.play(move)


def test_boldness_changes_from_turn_to_turn() -> None:
    policy = Opinionated(1, 0.0, 1.0)
    t = mystic.new_game(seed=4).table
    found = set()
    for number in range(5):
        t.round = number + 1
        policy.worth(t, 0)
        policy.worth(t, 0)
        found.add(policy.params.caution)
    assert len(found) == 5


def test_each_gentle_level_beats_the_one_below() -> None:
    for better, worse in (("apprentice", "novice"), ("novice", "wanderer")):
        summary = simulate(games=24, bots=(better, worse), seed=5)
        assert summary.standings[better].wins > 14
