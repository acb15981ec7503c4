"""Levels of play: the registry of who plays them."""

from __future__ import annotations

import random

import pytest

from valewright import misty, mystic
from valewright.bots import Seat, make_bot
from valewright.bots.budget import Budget
from valewright.bots.levels import LEVELS, level, levels_of, make_level
from valewright.games import BUILT_IN
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.mystic.symbols import SETS


@pytest.mark.parametrize("game", [entry.name for entry in BUILT_IN])
def test_each_game_has_every_level(game: str) -> None:
    assert levels_of(game) == list(LEVELS)
    budgets = [level(game, name).budget for name in LEVELS]
    assert [budget.at_once for budget in budgets] == [True, True, game == "mystic-vale", False]
    assert 1 < budgets[-1].seconds <= 3


@pytest.mark.parametrize("state", [mystic.new_game(seed=1), misty.new_game(seed=1)], ids=str)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_every_game(name: str, state: State) -> None:
    if not level(state.game, name).budget.at_once:
        name += "@2r"
    assert make_bot(name, 1).choose(Seat(state, state.to_act)) in state.legal_moves()


def test_what_is_not_in_the_registry_is_refused() -> None:
    with pytest.raises(BadOption, match="misty-valley has no level 'wizard'; levels are novice, "):
        level("misty-valley", "wizard")
    with pytest.raises(BadOption, match="nim has no levels of play; play against search or random"):
        make_level("nim", "novice", 1)
    with pytest.raises(BadOption, match="novice answers at once in misty-valley"):
        make_level("misty-valley", "novice", 1, Budget(seconds=1))


@pytest.mark.parametrize("name", ["novice", "archdruid@3r"])
@pytest.mark.parametrize(
    "state",
    [
        mystic.new_game(seed=5),
        mystic.new_game(players=3, seed=5, sets=SETS, leaders="random", amulets="random"),
        misty.new_game(seed=5, expansion=True, tribes="choose"),
    ],
    ids=["base", "full", "misty"],
)
def test_dealing_what_is_hidden_anew_changes_no_decision(name: str, state: State) -> None:
    state = state.clone()
    rng = random.Random(5)
    for number in range(42):
        if number % 3 == 0:
            seat = state.to_act
            others = [state.sample(seat, rng) for _ in range(2)]
            chosen = [make_bot(name, 1).choose(Seat(s, seat)) for s in (state, *others)]
            assert chosen[1:] == chosen[:1] * 2
        state.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize("name", ["novice", "archdruid@3r"])
def test_misty_valley_is_played_to_its_end_and_alike_by_the_same_seed(name: str) -> None:
    def scores() -> list[int]:
        state = misty.new_game(seed=8)
        bots = [make_bot(name, 1), make_bot("novice", 2)]
        while not state.over:
            state.play(bots[state.to_act].choose(Seat(state, state.to_act)))
        return state.scores()

    assert scores() == scores()


def test_levels_of_one_game_refuse_the_other() -> None:
    with pytest.raises(TypeError, match="plays Misty Valley, not mystic-vale"):
        make_level("misty-valley", "novice", 1).choose(Seat(mystic.new_game(seed=1), 0))
