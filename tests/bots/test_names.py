"""Bots by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from valewright import mystic
from valewright.bots import Seat, bot_names, make_bot, names
from valewright.kernel.errors import BadOption


def test_the_known_bots() -> None:
    assert bot_names() == ["greedy", "random"]


def test_an_unknown_name_is_told_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no bot 'clever'; known bots: greedy, random"):
        make_bot("clever", seed=1)


def test_another_package_can_add_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("same", "valewright.bots.uniform:Uniform", names.GROUP)
    monkeypatch.setattr(names, "entry_points", lambda group: [entry])
    state = mystic.new_game(seed=1)
    assert bot_names() == ["greedy", "random", "same"]
    assert make_bot("same", seed=1).choose(Seat(state, state.to_act)) in state.legal_moves()


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def moves() -> list[int]:
        state = mystic.new_game(seed=4)
        bots = [make_bot(name, seed) for seed in (1, 2)]
        played: list[int] = []
        while not state.over and len(played) < 150:
            move = bots[state.to_act].choose(Seat(state, state.to_act))
            state.play(move)
            played.append(move)
        return played

    assert moves() == moves()
