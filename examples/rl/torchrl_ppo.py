"""PPO of TorchRL, one seat against a bot.

    pip install 'valewright[rl]' torchrl
    python examples/rl/torchrl_ppo.py --minutes 10

Each line of CSV says how it did against the bots, with 95% intervals, after so many decisions of
its own. Minutes are those of the processor.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time

import numpy as np
import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.collectors import Collector
from torchrl.data import Composite, Unbounded
from torchrl.envs import ActionMask, DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.envs.gym_like import default_info_dict_reader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from valewright.games import USUAL
from valewright.kernel.observation import MOVES
from valewright.lab.rating import share_interval
from valewright.rl import SeatEnv

WIDTH = 128
SHAPED = 0.05  # points of lead are worth this much


class Scaled(nn.Module):
    """A network over bytes: most elements are small counts, which logarithms keep apart."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(inputs, 128),
            nn.ReLU(),
            nn.Linear(128, 128),
            nn.ReLU(),
            nn.Linear(128, outputs),
        )

    def forward(self, rows: Tensor) -> Tensor:
        return self.layers(torch.log1p(rows.float()))


def environment(game: str, opponent: str) -> TransformedEnv:
    """A seat as TorchRL takes it; the mask comes with what Gymnasium calls ``info``."""
    env = GymWrapper(
        SeatEnv(game, opponents=[opponent], reward="shaped"), categorical_action_encoding=True
    )
    mask = Composite(action_mask=Unbounded((MOVES,), dtype=torch.int8))
    env.set_info_dict_reader(default_info_dict_reader(["action_mask"], mask))
    casts = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    return TransformedEnv(env, casts).append_transform(ActionMask())


def actor_and_critic(env: TransformedEnv) -> tuple[ProbabilisticActor, ValueOperator]:
    """The two networks; each has a body of its own."""
    size = env.observation_spec["observation"].shape[-1]
    logits = TensorDictModule(Scaled(size, MOVES), ["observation"], ["logits"])
    actor = ProbabilisticActor(
        logits,
        in_keys={"logits": "logits", "mask": "action_mask"},
        spec=env.action_spec,
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    return actor, ValueOperator(Scaled(size, 1), in_keys=["observation"])


@torch.no_grad()
def share_won(actor: ProbabilisticActor, game: str, rival: str, games: int) -> float:
    """The share of games won by the likeliest moves, a draw being half."""
    env = SeatEnv(game, opponents=[rival])
    won = 0.0
    for number in range(games):
        row, info = env.reset(seed=1 + number)
        over, reward = False, 0.0
        while not over:
            seen = TensorDict({"observation": torch.from_numpy(row)}, [])
            logits = actor.module[0](seen)["logits"].numpy()
            move = np.where(info["action_mask"], logits, -np.inf).argmax()
            row, reward, over, _, info = env.step(int(move))
        won += (reward + 1) / 2
    return won / games


def main(words: list[str] | None = None) -> None:
    args = _arguments(words)
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    env = environment(args.game, args.opponent)
    env.set_seed(args.seed)
    actor, critic = actor_and_critic(env)
    collector = Collector(
        env,
        actor,
        frames_per_batch=args.frames,
        total_frames=-1,
        auto_register_policy_transforms=True,
    )
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic, average_gae=True)
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, critic_coeff=0.5)
    optimiser = torch.optim.Adam(loss.parameters(), 4e-4)
    out = csv.writer(sys.stdout)
    heads = [f"{rival}{what}" for rival in args.rivals for what in ("", "_low", "_high")]
    out.writerow(["cpu_minutes", "decisions", *heads])
    for update, frames in enumerate(collector):
        minutes = time.process_time() / 60
        done = minutes >= args.minutes
        if update % args.evaluate_every == 0 or done:
            shares: list[float] = []
            for rival in args.rivals:
                games = args.evaluation_games
                share = share_won(actor, args.game, rival, games)
                shares += [share, *share_interval(share * games, games)]
            told = [f"{minutes:.1f}", update * args.frames]
            out.writerow([*told, *(f"{share:.3f}" for share in shares)])
            sys.stdout.flush()
        if done and update:
            break
        frames["next", "reward"] *= SHAPED
        for _ in range(args.epochs):
            with torch.no_grad():
                advantage(frames)
            for part in torch.randperm(args.frames).split(args.minibatch):
                found = loss(frames[part])
                total = found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]
                optimiser.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimiser.step()
    collector.shutdown()


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--opponent", default="random", help="the bot to learn against")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--frames", type=int, default=2048, help="decisions between updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--rivals", nargs="*", default=["random", "greedy"])
    parser.add_argument("--evaluate-every", type=int, default=20, help="updates")
    parser.add_argument("--evaluation-games", type=int, default=50)
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
