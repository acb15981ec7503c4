"""MaskablePPO of sb3-contrib, one seat against a bot.

    pip install 'valewright[rl]' sb3-contrib
    python examples/rl/maskable_ppo.py --minutes 10

Each line of CSV says how it did against the bots, after so many decisions of its own.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from contextlib import suppress
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from valewright.games import USUAL
from valewright.rl import SeatEnv

SHAPED = 0.05  # points of lead are worth this much
SLOWEST = 0.05  # of the learning rate, at the end


class FloatSeat(SeatEnv):
    """A seat with floats for bytes, which VecNormalize needs, and with small rewards."""

    def __init__(self, game: str, **keywords: Any) -> None:
        super().__init__(game, **keywords)
        shape = self.match.space().shape
        self.observation_space = spaces.Box(0.0, 255.0, shape, np.float32)  # type: ignore[assignment]

    def reset(self, **keywords: Any) -> tuple[Any, dict[str, Any]]:
        row, info = super().reset(**keywords)
        return row.astype(np.float32), info

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        row, reward, over, cut, info = super().step(action)
        return row.astype(np.float32), SHAPED * reward, over, cut, info


class Evaluation(BaseCallback):
    """Plays whole games against the bots from time to time, and stops when the time is up."""

    def __init__(self, args: argparse.Namespace, scale: VecNormalize) -> None:
        super().__init__()
        self.args = args
        self.scale = scale
        self.begin = time.monotonic()
        self.out = csv.writer(sys.stdout)
        self.out.writerow(["minutes", "cpu_minutes", "decisions", *args.rivals])

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps % (self.args.evaluate_every * self.args.games) == 0:
            self.report()

    def _on_rollout_end(self) -> None:
        if (time.monotonic() - self.begin) / 60 >= self.args.minutes:
            self.report()
            raise TimeoutError

    def report(self) -> None:
        """Write a line."""
        minutes = (time.monotonic() - self.begin) / 60
        shares = [self.share_won(rival) for rival in self.args.rivals]
        told = [f"{minutes:.1f}", f"{time.process_time() / 60:.1f}", self.num_timesteps]
        self.out.writerow([*told, *(f"{share:.2f}" for share in shares)])
        sys.stdout.flush()

    def share_won(self, rival: str) -> float:
        """The share of games won by the likeliest moves, a draw being half."""
        env = SeatEnv(self.args.game, opponents=[rival])
        won = 0.0
        for number in range(self.args.evaluation_games):
            row, _ = env.reset(seed=1 + number)
            over, reward = False, 0.0
            while not over:
                seen = self.scale.normalize_obs(row.astype(np.float32))
                mask = env.action_masks()
                move, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
                row, reward, over, _, _ = env.step(int(move))
            won += (reward + 1) / 2
        return won / int(self.args.evaluation_games)


def main(words: list[str] | None = None) -> None:
    args = _arguments(words)
    torch.set_num_threads(args.threads)
    seats = [
        lambda: FloatSeat(args.game, opponents=[args.opponent], reward="shaped")
        for _ in range(args.games)
    ]
    env = VecNormalize(DummyVecEnv(seats), norm_reward=False, clip_obs=5.0, gamma=1.0)
    env.seed(args.seed)
    begin = time.monotonic()

    def rate(_: float) -> float:
        """Smaller steps towards the end of the time."""
        share = (time.monotonic() - begin) / 60 / float(args.minutes)
        return float(args.learning_rate) * max(1 - share, SLOWEST)

    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=args.steps,
        batch_size=512,
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=rate,
        policy_kwargs={"net_arch": [args.width, args.width]},
        seed=args.seed,
        device="cpu",
    )
    with suppress(TimeoutError):
        model.learn(sys.maxsize, Evaluation(args, env))
    if args.save:
        model.save(args.save)
        env.save(f"{args.save}.scale.pkl")


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--opponent", default="random", help="the bot to learn against")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learning-rate", type=float, default=4e-4, help="at the beginning")
    parser.add_argument("--width", type=int, default=128, help="of both hidden layers")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--games", type=int, default=16, help="games side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions of each between updates")
    parser.add_argument("--rivals", nargs="*", default=["random", "greedy"])
    parser.add_argument("--evaluate-every", type=int, default=2560, help="decisions of each game")
    parser.add_argument("--evaluation-games", type=int, default=50)
    parser.add_argument("--save", default="", help="where to write the model")
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
