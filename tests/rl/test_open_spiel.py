"""Every game under OpenSpiel, by its own checks and with its own search."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.rl.learnable import LEARNABLE
from valewright import games
from valewright.rl.open_spiel import options_of, parameters, short_name


def dealt(name: str, **options: Any) -> Any:
    state = pyspiel.load_game(short_name(name), options).new_initial_state()
    for outcome in (3, 1, 4, 1):
        assert state.is_chance_node()
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize("name", LEARNABLE)
def test_open_spiel_accepts_every_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(short_name(name)), 1, False, False)


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_deal_is_the_seed(name: str) -> None:
    seed = int.from_bytes(bytes((3, 1, 4, 1)), "little")
    assert dealt(name).state == games.game(name).start({}, seed)


@pytest.mark.parametrize("name", LEARNABLE)
def test_its_search_plays(name: str) -> None:
    """A few decisions of each game, and the smallest to its end."""
    state = dealt(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=1.4, max_simulations=3, random_state=rng
    )
    for _ in range(100 if name == "nim" else 3):
        if not state.is_terminal():
            state.apply_action(int(bot.step(state)))
    assert state.is_terminal() == (name == "nim")


@pytest.mark.parametrize("name", LEARNABLE)
def test_what_is_resampled_looks_the_same_to_the_player(name: str) -> None:
    state = dealt(name)
    for k in range(12):
        legal = state.legal_actions()
        state.apply_action(legal[k % len(legal)])
        if state.is_terminal():
            return
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda: 0.5)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()


def test_a_copy_is_its_own() -> None:
    state = dealt("nim")
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(state.legal_actions()) > len(twin.legal_actions())


@pytest.mark.parametrize("name", LEARNABLE)
def test_parameters_are_the_options(name: str) -> None:
    game = games.game(name)
    usual = {option.name: option.default for option in game.options()}
    assert options_of(game, parameters(game)) == usual


def test_options_reach_the_game() -> None:
    assert len(dealt("nim", piles=5).state.view(0)["piles"]) == 5
