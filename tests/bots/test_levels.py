"""Levels of play: the registry of who plays them, and what all of them keep to."""

from __future__ import annotations

import random

import pytest

from valewright import games
from valewright.bots import Seat, make_bot
from valewright.bots.budget import Budget
from valewright.bots.levels import LEVELS, level, levels_of, make_level
from valewright.kernel.errors import BadOption
from valewright.lab.bench import mixes_of

GAMES = [name for name in games.names() if levels_of(name)]
MIXES = [(name, mix) for name in GAMES for mix in mixes_of(name)]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_every_level(game: str) -> None:
    assert levels_of(game) == list(LEVELS)
    budgets = [level(game, name).budget for name in LEVELS]
    assert budgets[0].at_once
    assert budgets[1].at_once
    assert [budget.seconds for budget in budgets] == sorted(budget.seconds for budget in budgets)
    assert 1 < level(game, "archdruid").budget.seconds <= 3
    assert level(game, "sage").budget.seconds == 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_every_game(name: str, game: str) -> None:
    state = games.game(game).start({}, 1)
    if not level(game, name).budget.at_once:
        name += "@2r"
    assert make_bot(name, 1).choose(Seat(state, state.to_act)) in state.legal_moves()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_in_the_registry_is_refused(game: str) -> None:
    with pytest.raises(BadOption, match=f"{game} has no level 'wizard'; levels are wanderer, "):
        level(game, "wizard")
    with pytest.raises(BadOption, match=f"novice answers at once in {game}"):
        make_level(game, "novice", 1, Budget(seconds=1))


def test_a_game_may_have_no_levels() -> None:
    with pytest.raises(BadOption, match="nim has no levels of play; play against search or random"):
        make_level("nim", "novice", 1)


@pytest.mark.parametrize("name", ["wanderer", "archdruid@3r"])
@pytest.mark.parametrize(("game", "mix"), MIXES)
def test_dealing_what_is_hidden_anew_changes_no_decision(name: str, game: str, mix: str) -> None:
    state = games.game(game).start(mixes_of(game)[mix], 5)
    rng = random.Random(5)
    for number in range(42):
        if number % 3 == 0:
            seat = state.to_act
            others = [state.sample(seat, rng) for _ in range(2)]
            chosen = [make_bot(name, 1).choose(Seat(s, seat)) for s in (state, *others)]
            assert chosen[1:] == chosen[:1] * 2
        state.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["novice", "archdruid@3r"])
def test_the_same_seed_plays_alike(name: str, game: str) -> None:
    def moves() -> list[int]:
        state = games.game(game).start({}, 8)
        bots = [make_bot(name, 1), make_bot("novice", 2)]
        played: list[int] = []
        while not state.over and len(played) < 80:
            played.append(bots[state.to_act].choose(Seat(state, state.to_act)))
            state.play(played[-1])
        return played

    assert moves() == moves()
