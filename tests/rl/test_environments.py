"""Every game under the APIs that researchers use, by the checks that those bring themselves."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from tests.rl.learnable import LEARNABLE, tables
from valewright import games, rl
from valewright.kernel.errors import BadOption, IllegalMove, MissingPart
from valewright.rl.gymnasium_env import ILLEGAL, environment_id
from valewright.rl.match import Match
from valewright.rl.pettingzoo_env import module_name


def made(name: str, **keywords: Any) -> Any:
    return getattr(rl, module_name(name)).env(**keywords)


@pytest.mark.parametrize(("name", "options"), tables())
def test_pettingzoo_accepts_every_table(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checks comment on observations that are no floats
        api_test(made(name, **options), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize(("name", "options"), tables())
def test_pettingzoo_repeats_a_seed_and_renders(name: str, options: dict[str, Any]) -> None:
    def begun(**keywords: Any) -> Any:
        return made(name, **options, **keywords)

    seed_test(begun, num_cycles=30)
    render_test(begun)


@pytest.mark.parametrize("name", LEARNABLE)
def test_gymnasium_accepts_every_game(name: str) -> None:
    env = gymnasium.make(environment_id(name), opponents=["random"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like rewards and frames to have limits
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", LEARNABLE)
def test_environments_side_by_side(name: str) -> None:
    envs = gymnasium.make_vec(environment_id(name), num_envs=2, vectorization_mode="sync")
    _, info = envs.reset(seed=3)
    for _ in range(20):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
        assert info["action_mask"].shape == (2, 256)
    envs.close()


@pytest.mark.parametrize("reward", ["win", "rank", "lead"])
def test_a_game_is_worth_nothing_to_all_together(reward: str) -> None:
    env = rl.TableEnv("nim", reward=reward, piles=2)
    env.reset(seed=5)
    total = np.zeros(2)
    while env.agents:
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(observation["action_mask"].argmax()))
        if not over:
            total += [env.rewards[agent] for agent in env.possible_agents]
    assert abs(total.sum()) < 1e-9
    assert abs(total[0]) == 1.0


def test_shaped_rewards_add_up_to_the_lead() -> None:
    rng = random.Random(3)
    for name in LEARNABLE:
        match = Match(name, "shaped", {})
        match.begin(4)
        before = match.state.scores()
        total = np.zeros(match.players)
        while not match.state.over:
            total += match.play(rng.choice(match.state.legal_moves()))
        first = before[0] - max(before[1:])
        scores = match.state.scores()
        assert total[0] == scores[0] - max(scores[1:]) - first


def test_an_illegal_move_ends_the_game() -> None:
    env = rl.SeatEnv("nim", seat=0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)


def test_the_seat_that_is_asked_for() -> None:
    seats = set()
    env = rl.SeatEnv("nim")
    for seed in range(12):
        _, info = env.reset(seed=seed)
        assert env.match.state.to_act == info["seat"]
        seats.add(info["seat"])
    assert seats == {0, 1}


@pytest.mark.parametrize(
    ("keywords", "words"),
    [
        ({"reward": "glory"}, "reward: 'glory' is not one of win, rank, lead, shaped"),
        ({"render_mode": "human"}, "render_mode: 'human' is not one of ansi, rgb_array"),
        ({"seat": 2}, "seat: must be 0 to 1, not 2"),
        ({"seat": "first"}, "seat: must be 0 to 1, not 'first'"),
        ({"opponents": "greedy"}, "opponents: must be a list of bots, not 'greedy'"),
        ({"opponents": ["nobody"]}, "nobody"),
        ({"opponents": ["random"] * 2}, "opponents: at most 1 of them play, not 2"),
        ({"pile": 3}, "pile: is not an option"),
    ],
)
def test_what_is_wrong_is_said(keywords: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        rl.SeatEnv("nim", **keywords)


def test_a_step_before_the_first_game_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"call reset\(\) first"):
        rl.SeatEnv("nim").step(0)


def test_a_table_says_what_is_no_move() -> None:
    env = rl.TableEnv("nim")
    with pytest.raises(IllegalMove, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    before = env.match.state.clone()
    for wrong, words in ((None, "None"), ("take 1", "'take 1'"), (0.0, r"0\.0")):
        with pytest.raises(IllegalMove, match=f"{words} is not a move"):
            env.step(wrong)  # type: ignore[arg-type]
        with pytest.raises(IllegalMove, match="255 is not legal now"):
            env.step(255)
    assert env.match.state == before
    env.step(np.int64(before.legal_moves()[0]))  # type: ignore[arg-type]
    assert env.match.state != before


@pytest.mark.parametrize("wrong", [None, "take 1", 0.0])
def test_a_seat_says_what_is_no_move(wrong: Any) -> None:
    env = rl.SeatEnv("nim", seat=0)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="is not a move"):
        env.step(wrong)


def test_no_module_of_an_unknown_game() -> None:
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = rl.chess_v0


def test_a_game_without_observations_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.game("nim")), "parts", {})
    with pytest.raises(MissingPart, match="Nim has no observations"):
        Match("nim", "win", {})
