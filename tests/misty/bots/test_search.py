"""The search with the guide of Misty Valley."""

from __future__ import annotations

import pytest

from valewright import misty
from valewright.bots import Seat
from valewright.bots.budget import Budget
from valewright.misty.bots.levels import searcher
from valewright.misty.position import position


def finish(state: misty.State, seed: int, rounds: int) -> None:
    bot = searcher(seed, Budget(rounds=rounds))
    while not state.over:
        state.play(bot.choose(Seat(state, state.to_act)))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_takes_the_tile_that_wins(seed: int) -> None:
    hands = [{"hand": ["spearhead", "tripod"], "stack": []}, {"hand": ["ring"], "stack": []}]
    tiles = ["(1,0) water 1", "(2,0) berrygnawers shoulder facing 4"]
    state = position(tiles, hands, options={"light": True}, last_turn=True)
    assert state.scores() == [0, 2]
    finish(state, seed, 40)
    assert state.winners() == [0]
