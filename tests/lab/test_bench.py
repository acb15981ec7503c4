"""The bench measures every rate it names and says which form of the rules it measured."""

from __future__ import annotations

import json
import random

import pytest

from valewright import mystic
from valewright.lab import bench


@pytest.mark.parametrize(
    ("name", "mixes"),
    [("mystic-vale", {"base", "full"}), ("misty-valley", {"base", "expansion", "light"})],
)
def test_every_rate_is_measured(name: str, mixes: set[str]) -> None:
    found = json.loads(json.dumps(bench.bench(seconds=0.001, name=name)))
    assert (found["game"], found["form"]) == (name, bench.form(name))
    assert set(found["mixes"]) == mixes
    for rates in found["mixes"].values():
        assert set(rates) == {
            "decisions_per_second",
            "games_per_second",
            "clones_per_second",
            "samples_per_second",
            "views_per_second",
        }
        assert all(rate > 0 for rate in rates.values())


def test_a_random_game_counts_its_decisions() -> None:
    state = mystic.new_game(seed=1)
    assert bench.play_random(state, random.Random(1)) > 50
    assert state.over


def test_the_middle_of_a_game_is_not_its_end() -> None:
    state = bench.middle(bench.mixes_of("mystic-vale")["full"], seed=3)
    assert not state.over
    assert state.view(0)["round"] > 1
    state = bench.middle({}, 3, "misty-valley")
    assert not state.over
    assert state.view(0)["number"] > 1
