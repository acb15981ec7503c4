"""The bench measures every rate it names and says which form of the rules it measured."""

from __future__ import annotations

import json
import random

import pytest

from valewright import games
from valewright.kernel import engine
from valewright.lab import bench

SEEN = ["observations_per_second", "batched_decisions_per_second"]


def played_out(name: str) -> bool:
    return isinstance(games.game(name).start({}, 1), engine.State)


@pytest.mark.parametrize("name", games.names())
def test_every_rate_is_measured(name: str) -> None:
    found = json.loads(json.dumps(bench.bench(seconds=0.001, name=name)))
    assert (found["game"], found["form"]) == (name, bench.form(name))
    assert set(found["mixes"]) == set(bench.mixes_of(name))
    for rates in found["mixes"].values():
        assert set(rates) == {
            "decisions_per_second",
            "games_per_second",
            "clones_per_second",
            "samples_per_second",
            "views_per_second",
            *(["playout_decisions_per_second"] if played_out(name) else []),
            *(SEEN if games.game(name).has("observation") else []),
        }
        assert all(rate > 0 for rate in rates.values())


def test_a_random_game_counts_its_decisions() -> None:
    state = games.game("nim").start({"piles": 8, "most": 32}, 1)
    assert bench.play_random(state, random.Random(1)) >= 8
    assert state.over


@pytest.mark.parametrize("name", games.names())
def test_the_middle_of_a_game_is_neither_its_start_nor_its_end(name: str) -> None:
    for options in bench.mixes_of(name).values():
        state = bench.middle(options, 3, name)
        assert not state.over
        assert state.data() != games.game(name).start(options, 3).data()
