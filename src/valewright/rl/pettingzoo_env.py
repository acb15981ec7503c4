"""A whole table under PettingZoo's AEC API: every seat is an agent, and decides in turn."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from valewright import games
from valewright.kernel.errors import IllegalMove
from valewright.kernel.observation import MOVES
from valewright.rl.match import (
    HUMAN,
    RENDER_MODES,
    SEEDS,
    Match,
    checked_mode,
    number_of,
    render,
)

VERSION: Final = "_v0"

Agent = str


class TableEnv(AECEnv[Agent, dict[str, Any], int]):  # type: ignore[misc]
    """A table of a game; its keywords are the options of the game.

    >>> env = TableEnv("nim", piles=2)
    >>> env.reset(seed=7)
    >>> while env.agents:
    ...     observation, reward, over, cut, info = env.last()
    ...     env.step(None if over else int(observation["action_mask"].argmax()))
    >>> sorted(env.final_rewards.values())
    [-1.0, 1.0]
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "valewright",
        "render_modes": [HUMAN, *RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, game: str, reward: str = "win", render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        self.match = Match(game, reward, options)
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.metadata = {**TableEnv.metadata, "name": module_name(game)}
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self.agents: list[Agent] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._moves = {agent: spaces.Discrete(MOVES) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random()
        self.final_rewards: dict[Agent, float] = {}

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (MOVES,), np.int8)
        return spaces.Dict({"observation": self.match.space(), "action_mask": mask})

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.match.begin(int(self._rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.final_rewards = {}
        self.agent_selection = self.possible_agents[self.match.state.to_act]

    def observe(self, agent: Agent) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise IllegalMove("no game is being played: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = number_of(action)
        rewards = self.match.play(move)
        self._cumulative_rewards[agent] = 0.0
        state = self.match.state
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if state.over:
            self.final_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.to_act]
        self._accumulate_rewards()

    def render(self) -> Any:
        state = self.match.state
        return render(self.match, self.render_mode, max(state.to_act, 0))

    def close(self) -> None:
        """There is nothing to close."""


def module_name(game: str) -> str:
    """What PettingZoo's users call a game.

    >>> module_name("nim")
    'nim_v0'
    """
    return game.replace("-", "_") + VERSION


def modules() -> tuple[str, ...]:
    """The modules there are, one for each game that brings observations."""
    return tuple(module_name(name) for name in games.names() if games.game(name).has("observation"))


@cache
def pettingzoo_module(name: str) -> ModuleType:
    """The module of a game, with ``env`` and ``raw_env`` as all of PettingZoo's have."""
    (game,) = [found for found in games.names() if module_name(found) == name]
    made = ModuleType(f"valewright.rl.{name}", f"{games.game(game).title} for PettingZoo.")

    def raw_env(**keywords: Any) -> TableEnv:
        """The environment as it is."""
        return TableEnv(game, **keywords)

    def env(**keywords: Any) -> AECEnv[Agent, Any, Any]:
        """The environment, which ends a game where an illegal move is tried."""
        found: AECEnv[Agent, Any, Any] = wrappers.TerminateIllegalWrapper(
            raw_env(**keywords), illegal_reward=-1
        )
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))

    made.raw_env = raw_env  # type: ignore[attr-defined]
    made.env = env  # type: ignore[attr-defined]
    return made
