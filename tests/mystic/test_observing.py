"""Observations are put together from parts that are kept: they must be as if made anew."""

import random

import pytest

from tests.mystic.mixes import MIXES, MYSTIC_VALE
from valewright.kernel.rng import seeded
from valewright.mystic import State, new_game
from valewright.mystic.observing import Observer, observer_for
from valewright.mystic.saving import restore_table, table_data


def made_anew(state: State, seat: int) -> bytes:
    """What a seat may know, by an observer and of a table that have kept nothing."""
    table = restore_table(state.table.catalogue, table_data(state.table))
    return Observer(table.catalogue, len(table.players)).observe(table, seat)


@pytest.mark.parametrize("mix", sorted(MIXES))
def test_kept_parts_are_as_new(mix: str) -> None:
    rng = random.Random(3)
    state = MYSTIC_VALE.start(MIXES[mix], 11)
    assert isinstance(state, State)
    decisions = 0
    while not state.over and decisions < 600:
        row = state.observed(state.to_act)
        assert len(row) == len(observer_for(state.table).names)
        for seat in range(state.players):
            assert state.clone().observed(seat) == state.observed(seat)
            if decisions % 20 == 0:
                assert made_anew(state, seat) == state.observed(seat)
        state.play(rng.choice(state.legal_moves()))
        decisions += 1


def test_a_playout_is_a_whole_game() -> None:
    state = new_game(seed=5)
    twin = state.clone()
    decisions = state.playout(seeded(9))
    assert state.over
    assert decisions > 100
    rng = seeded(9)
    while not twin.over:
        legal = twin.legal_moves()
        twin.play(legal[rng.below(len(legal))])
    assert twin.data() == state.data()
