"""Elo ratings: what is known of them exactly, and that they find the strengths behind games."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from valewright.lab.rating import ELO, Met, inverse, ratings, share_interval


def test_even_players_are_even() -> None:
    found = ratings(["a", "b", "c"], {("a", "b"): Met(5, 2, 5), ("b", "c"): Met(3, 0, 3)})
    assert [round(one.elo, 6) for one in found.values()] == [0, 0, 0]
    assert found["b"].error < found["a"].error < found["c"].error


def test_two_players_differ_by_the_odds_of_their_score() -> None:
    found = ratings(["a", "b"], {("a", "b"): Met(59, 1, 39)})  # and the virtual draw: 60 of 100
    assert found["a"].elo - found["b"].elo == pytest.approx(ELO * math.log(60 / 40))
    assert found["a"].elo == -found["b"].elo
    # The difference has the variance 1 / (n p q), each half of it a quarter.
    assert found["a"].error == pytest.approx(ELO * 1.96 * math.sqrt(1 / (100 * 0.6 * 0.4)) / 2)


def test_a_clean_sweep_is_finite_and_grows_with_its_games() -> None:
    few = ratings(["a", "b"], {("a", "b"): Met(wins=4)})["a"]
    many = ratings(["a", "b"], {("a", "b"): Met(wins=400)})["a"]
    assert 0 < few.elo < many.elo < 2000


def test_who_never_met_anyone_is_unknown() -> None:
    found = ratings(["a", "b", "c"], {("a", "b"): Met(5, 0, 5), ("a", "c"): Met()})
    assert found["c"].error > 100_000


def test_it_finds_the_strengths_behind_many_games() -> None:
    true = {"a": 150.0, "b": 50.0, "c": -200.0}
    rng = random.Random(1)
    met = {}
    for a, b in itertools.combinations(true, 2):
        chance = 1 / (1 + math.exp(-(true[a] - true[b]) / ELO))
        wins = sum(rng.random() < chance for _ in range(2000))
        met[a, b] = Met(wins=wins, losses=2000 - wins)
    for name, found in ratings(list(true), met).items():
        assert abs(found.elo - true[name]) < 1.5 * found.error
        assert 5 < found.error < 20


def test_an_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [3.0, 1.0, 0.0], [1.0, 1.0, 1.0]]
    found = inverse(matrix)
    for i, k in itertools.product(range(3), repeat=2):
        product = sum(matrix[i][j] * found[j][k] for j in range(3))
        assert product == pytest.approx(float(i == k))


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (200, 400), (0, 0)])
def test_an_interval_holds_its_share_and_stays_within_0_and_1(wins: int, games: int) -> None:
    low, high = share_interval(wins, games)
    assert -1e-9 <= low < high <= 1 + 1e-9
    assert games == 0 or low - 1e-9 <= wins / games <= high + 1e-9


def test_more_games_make_an_interval_narrower() -> None:
    few, many = share_interval(50, 100), share_interval(500, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
