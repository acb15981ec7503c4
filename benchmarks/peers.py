"""What other engines do in so many seconds: random games, each driven as its own examples do it."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any, Final

Figures = dict[str, float]

PGX_GAMES: Final = 256  # stepped together, as Pgx is meant to be used


def _measured(seconds: float, game: Callable[[int], tuple[int, int]]) -> Figures:
    """Whole games, by their number, until the time is up; each gives its decisions and steps."""
    games = decisions = steps = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        played, taken = game(games)
        decisions += played
        steps += taken
        games += 1
    spent = time.perf_counter() - begin
    found = {"decisions": decisions / spent, "games": games / spent}
    return {**found, "steps": steps / spent} if steps != decisions else found


def open_spiel(name: str) -> Callable[[float], Figures]:
    """A game of OpenSpiel, driven from Python; chance is drawn by its own distribution."""

    def measure(seconds: float) -> Figures:
        pyspiel: Any = importlib.import_module("pyspiel")
        rng = random.Random(1)
        rules = pyspiel.load_game(name)

        def game(_: int) -> tuple[int, int]:
            state = rules.new_initial_state()
            decisions = steps = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
                steps += 1
            return decisions, steps

        return _measured(seconds, game)

    return measure


def rlcard(seconds: float) -> Figures:
    """RLCard's gin rummy with its own random agents; its observations are part of each step."""
    package: Any = importlib.import_module("rlcard")
    agents: Any = importlib.import_module("rlcard.agents")
    env = package.make("gin-rummy", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(2)])

    def game(_: int) -> tuple[int, int]:
        trajectories, _payoffs = env.run(is_training=False)
        decisions = sum(len(one) // 2 for one in trajectories)
        return decisions, decisions

    return _measured(seconds, game)


def pgx(seconds: float) -> Figures:
    """Pgx's backgammon, 256 games in one compiled step on the CPU; compiling is not counted."""
    package: Any = importlib.import_module("pgx")
    jax: Any = importlib.import_module("jax")
    env = package.make("backgammon")

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def step(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, PGX_GAMES + 1)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.vmap(env.step)(state, jax.random.categorical(keys[0], odds), keys[1:])

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_GAMES))
    state = step(state, key)
    state.rewards.block_until_ready()
    steps = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        key, used = jax.random.split(key)
        state = step(state, used)
        state.rewards.block_until_ready()
        steps += PGX_GAMES
    return {"decisions": steps / (time.perf_counter() - begin)}


def fastcatan(seconds: float) -> Figures:
    """fastcatan, a move at a time as its page shows it."""
    package: Any = importlib.import_module("fastcatan")
    rng = random.Random(1)
    env = package.Env()

    def game(number: int) -> tuple[int, int]:
        env.reset(seed=number)
        decisions = 0
        while not env.done:
            env.step(rng.choice(env.legal_actions()))
            decisions += 1
        return decisions, decisions

    return _measured(seconds, game)


PEERS: Final[dict[str, Callable[[float], Figures]]] = {
    "gin rummy": open_spiel("gin_rummy"),
    "hearts": open_spiel("hearts"),
    "chess": open_spiel("chess"),
    "rlcard gin rummy": rlcard,
    "pgx backgammon": pgx,
    "fastcatan": fastcatan,
}
