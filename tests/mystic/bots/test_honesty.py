"""A bot decides from what its seat may know: dealing all else anew changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from valewright import mystic
from valewright.bots import Seat, make_bot
from valewright.mystic.canonical import laid_out
from valewright.mystic.symbols import SETS

MIXES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "sets": SETS, "leaders": "random", "amulets": "random"},
]


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("options", MIXES, ids=["base", "full"])
@pytest.mark.parametrize("seed", [1, 2])
def test_dealing_the_hidden_cards_anew_changes_no_decision(
    name: str, options: dict[str, Any], seed: int
) -> None:
    state = mystic.new_game(seed=seed, **options)
    rng = random.Random(seed)
    for _ in range(250):
        if state.over:
            break
        seat = state.to_act
        others = [state.sample(seat, rng) for _ in range(2)]
        chosen = [make_bot(name, seed).choose(Seat(s, seat)) for s in (state, *others)]
        assert chosen[1:] == chosen[:1] * 2
        state.play(chosen[0])


def test_a_seat_lays_out_the_same_table_for_all_it_cannot_tell_apart() -> None:
    state = mystic.new_game(players=3, seed=5)
    rng = random.Random(5)
    for _ in range(100):
        state.play(rng.choice(state.legal_moves()))
    for seat in range(3):
        other = state.sample(seat, rng)
        assert Seat(state, seat).canonical_state() == Seat(other, seat).canonical_state()
        assert Seat(state, seat).canonical_state().view(seat) == state.view(seat)


def test_laying_out_leaves_the_table_alone() -> None:
    state = mystic.new_game(seed=5)
    before = state.data()
    laid_out(state.table, 0)
    assert state.data() == before


def test_a_seat_tells_neither_seed_nor_the_moves_of_others() -> None:
    state = mystic.new_game(seed=12345)
    waiting = Seat(state, 1 - state.to_act)
    assert waiting.legal_moves() == ()
    assert waiting.sample(random.Random(1)).seed == 0
    assert waiting.canonical_state().seed == 0
    assert not [name for name in vars(waiting) if not name.startswith("_Seat__")][1:]
