"""Levels of play: the registry of who plays them."""

from __future__ import annotations

import pytest

from valewright import misty, mystic
from valewright.bots import Seat, make_bot
from valewright.bots.budget import Budget
from valewright.bots.levels import LEVELS, level, levels_of, make_level
from valewright.games import names as games
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption


@pytest.mark.parametrize("game", games())
def test_each_game_has_every_level(game: str) -> None:
    assert levels_of(game) == list(LEVELS)
    budgets = [level(game, name).budget for name in LEVELS]
    assert budgets[0].at_once
    seconds = [budget.seconds for budget in budgets]
    assert seconds == sorted(set(seconds))


@pytest.mark.parametrize("state", [mystic.new_game(seed=1), misty.new_game(seed=1)], ids=str)
@pytest.mark.parametrize("name", ["novice", "apprentice@2r", "adept@2r", "archdruid@2r"])
def test_every_level_plays_every_game(name: str, state: State) -> None:
    assert make_bot(name, 1).choose(Seat(state, state.to_act)) in state.legal_moves()


def test_what_is_not_in_the_registry_is_refused() -> None:
    with pytest.raises(BadOption, match="misty-valley has no level 'wizard'; levels are novice, "):
        level("misty-valley", "wizard")
    with pytest.raises(BadOption, match="there are no levels for chess"):
        make_level("chess", "novice", 1)
    with pytest.raises(BadOption, match="novice answers at once in misty-valley"):
        make_level("misty-valley", "novice", 1, Budget(seconds=1))
