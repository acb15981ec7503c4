"""Observations are put together from parts that are kept: they must be as if made anew."""

import random
from typing import Any

import pytest

from tests.misty.options import EACH
from valewright.games import game
from valewright.misty import State
from valewright.misty.observing import Observer
from valewright.misty.saving import restore_table, table_data


@pytest.mark.parametrize("options", EACH, ids=str)
def test_kept_parts_are_as_new(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    for seed in range(3):
        state = game("misty-valley").start(options, seed)
        assert isinstance(state, State)
        while not state.over:
            for seat in range(state.players):
                assert made_anew(state, seat) == state.observed(seat)
            state.play(rng.choice(state.legal_moves()))


def made_anew(state: State, seat: int) -> bytes:
    """What a seat may know, by an observer and of a table that have kept nothing."""
    table = restore_table(state.table.catalogue, table_data(state.table))
    return Observer(table.catalogue).observe(table, seat)
