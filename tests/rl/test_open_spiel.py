"""Every game under OpenSpiel, by its own checks and with its own search."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.rl.learnable import LEARNABLE
from valewright import games
from valewright.kernel.contract import NAMES
from valewright.kernel.errors import IllegalMove
from valewright.rl.open_spiel import Struct, options_of, parameters, short_name


class Flat(mcts.Evaluator):  # type: ignore[misc]
    """Finds everything even, so that a search takes little time."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def dealt(name: str, **options: Any) -> Any:
    state = pyspiel.load_game(short_name(name), options).new_initial_state()
    for outcome in (3, 1, 4, 1):
        assert state.is_chance_node()
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize("name", LEARNABLE)
def test_open_spiel_accepts_every_game(name: str) -> None:
    """And writes down and reads back each of its states on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(short_name(name)), 1, True, False)


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_deal_is_the_seed(name: str) -> None:
    seed = int.from_bytes(bytes((3, 1, 4, 1)), "little")
    assert dealt(name).state == games.game(name).start({}, seed)


@pytest.mark.parametrize("name", LEARNABLE)
def test_its_search_plays(name: str) -> None:
    """A whole game of each: the first decisions with playouts, the rest with what is known."""
    state = dealt(name)
    rng = np.random.RandomState(1)
    playouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    for evaluator, most in ((playouts, 3), (Flat(), 10_000)):
        bot = ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=evaluator,
            uct_c=1.4,
            max_simulations=3,
            random_state=rng,
        )
        while not state.is_terminal() and most:
            state.apply_action(int(bot.step(state)))
            most -= 1
    assert state.is_terminal()
    assert sum(state.returns()) == 0


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


@pytest.mark.parametrize("name", LEARNABLE)
def test_states_and_moves_are_told_as_structs(name: str) -> None:
    """Played by structs, a game is the same, and what is hidden is in no observation."""
    state, twin = dealt(name), dealt(name)
    for k in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        structs = [state.action_to_struct(player, move) for move in legal]
        assert structs == [state.action_to_struct(move) for move in legal]
        assert [state.struct_to_actions(struct) for struct in structs] == [[m] for m in legal]
        assert all(json.loads(struct.to_json()) == struct.to_dict() for struct in structs)
        assert twin.apply_action_struct(structs[k % len(legal)]).ok()
        state.apply_action(legal[k % len(legal)])
        assert twin.to_struct() == state.to_struct()
        assert json.loads(state.to_json()) == json.loads(json.dumps(state.state.data()))
        other = state.resample_from_infostate(player, lambda: 0.25)
        assert other.to_observation_struct(player) == state.to_observation_struct(player)
    assert state.to_observation_struct().to_dict()["game"] == name


def test_a_struct_that_is_no_move_is_refused_in_words() -> None:
    state = dealt("nim")
    with pytest.raises(IllegalMove, match="'take 99'"):
        state.struct_to_actions(Struct({"words": "take 99"}))
    before = state.to_struct()
    status = state.apply_action_struct(Struct({"verb": "take"}))
    assert not status.ok()
    assert "has no 'words'" in status.message()
    assert state.to_struct() == before


def test_the_deal_is_told_as_structs() -> None:
    state = pyspiel.load_game("python_nim").new_initial_state()
    state.apply_action_struct(state.action_to_struct(7))
    assert state.to_struct().to_dict() == {"drawn": [7]}
    assert state.to_observation_struct(0).to_dict() == {}


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


def lists() -> list[tuple[str, str]]:
    """Every option that is a list of names, by its game."""
    return [
        (name, option.name)
        for name in LEARNABLE
        for option in games.game(name).options()
        if option.kind == NAMES and len(option.choices) > 1
    ]


@pytest.mark.parametrize("between", ["+", ",", " + "])
@pytest.mark.parametrize(("name", "option"), lists())
def test_a_list_is_told_in_one_parameter(name: str, option: str, between: str) -> None:
    """Whatever stands between its words, the game can be told as text and made of it again."""
    words = list(named(name, option))
    game = pyspiel.load_game(short_name(name), {option: between.join(words)})
    assert game.options[option] == words
    assert pyspiel.load_game(str(game)).options == game.options


def named(name: str, wanted: str) -> tuple[str, ...]:
    """The names that an option of a game can hold."""
    return next(o.choices for o in games.game(name).options() if o.name == wanted)


@pytest.mark.parametrize("name", LEARNABLE)
def test_games_and_states_go_through_pickle(name: str) -> None:
    state = dealt(name)
    for _ in range(5):
        state.apply_action(state.legal_actions()[0])
    game = pickle.loads(pickle.dumps(state.get_game()))
    assert game.options == state.get_game().options
    twin = pickle.loads(pickle.dumps(state))
    assert (twin.state, twin.history()) == (state.state, state.history())
    assert twin.get_game().options == game.options
    told = pyspiel.serialize_game_and_state(game, state)
    assert pyspiel.deserialize_game_and_state(told)[1].state == state.state


@pytest.mark.parametrize("outcome", [256, -2])
def test_an_outcome_that_no_deal_has_is_refused(outcome: int) -> None:
    state = pyspiel.load_game("python_nim").new_initial_state()
    with pytest.raises(IllegalMove, match=f"{outcome} is no outcome of the deal: 0 to 255"):
        state.apply_action(outcome)
