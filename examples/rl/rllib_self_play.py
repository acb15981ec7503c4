"""PPO of RLlib by self-play, through PettingZoo: one policy plays every seat.

    pip install 'valewright[rl]' 'ray[rllib]' torch
    python examples/rl/rllib_self_play.py --iterations 50

RLlib's own module for action masks and its own wrapper for PettingZoo are used as they are. Each
line says how many decisions were taken, and how long a game was.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from valewright.games import USUAL
from valewright.kernel.observation import MOVES
from valewright.rl import TableEnv

POLICY = "seat"


class MaskedTable(TableEnv):
    """A table whose observations are named and typed as RLlib's module for masks wants them."""

    def _space(self) -> spaces.Dict:
        row, mask = self.match.space().shape, (MOVES,)
        return spaces.Dict(
            {
                "observations": spaces.Box(0.0, 6.0, row, np.float32),
                "action_mask": spaces.Box(0.0, 1.0, mask, np.float32),
            }
        )

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        return {
            "observations": np.log1p(seen["observation"].astype(np.float32)),
            "action_mask": seen["action_mask"].astype(np.float32),
        }


def main(words: list[str] | None = None) -> None:
    args = _arguments(words)
    ray.init(num_cpus=args.cpus, _node_ip_address="127.0.0.1", include_dashboard=False)
    register_env("table", lambda options: PettingZooEnv(MaskedTable(args.game, **options)))
    config = (
        PPOConfig()
        .environment("table", disable_env_checking=True)  # it would try illegal moves
        .env_runners(num_env_runners=args.runners)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(
            train_batch_size_per_learner=args.decisions,
            minibatch_size=min(512, args.decisions),
            num_epochs=3,
            gamma=1.0,
            lr=4e-4,
            entropy_coeff=0.01,
        )
        .debugging(seed=args.seed)
    )
    algorithm = config.build_algo()
    for iteration in range(1, args.iterations + 1):
        found = algorithm.train()["env_runners"]
        taken = found.get("num_env_steps_sampled_lifetime", 0)
        length = found.get("episode_len_mean", float("nan"))
        print(f"{iteration}: {taken:.0f} decisions, {length:.0f} a game", flush=True)
    if args.save:
        algorithm.save_to_path(args.save)
    algorithm.stop()
    ray.shutdown()


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--decisions", type=int, default=4000, help="in each iteration")
    parser.add_argument("--runners", type=int, default=1, help="processes that play")
    parser.add_argument("--cpus", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--save", default="", help="a folder to write the policy to, as a full path"
    )
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
