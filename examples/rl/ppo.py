"""PPO with masks in a single file, by self-play over a batch of games.

    pip install 'valewright[rl]' torch
    python examples/rl/ppo.py --minutes 30 --save policy.npz
    VALEWRIGHT_POLICY=policy.npz valewright rl evaluate examples/rl/policy.py:agent

One network plays all seats. Every few updates it plays whole games against the bots, and a line of
CSV says how it did. ``--save`` writes the weights for ``policy.py``, which needs no PyTorch.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from valewright.games import USUAL
from valewright.kernel.observation import MOVES
from valewright.rl import BatchedEnv, SeatEnv

REWARD_SCALE = {"win": 1.0, "rank": 1.0, "lead": 0.05, "shaped": 0.05}
CLIP_NORMALISED = 5.0
SMALL = 1e-4  # added to variances: an element that never changes has none


class Network(nn.Module):
    """Policy and value of a seat, from its observation; inputs are normalised as they come."""

    def __init__(self, size: int, width: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("var", torch.ones(size))
        self.register_buffer("count", torch.tensor(1e-4))
        self.body = nn.Sequential(_layer(size, width), nn.ReLU(), _layer(width, width), nn.ReLU())
        self.policy = _layer(width, MOVES, 0.01)
        self.value = _layer(width, 1, 1.0)

    @torch.no_grad()
    def learn_scale(self, rows: Tensor) -> None:
        """Take rows as they were observed into the running mean and variance."""
        n = torch.tensor(float(len(rows)))
        mean, var = rows.mean(0), rows.var(0, unbiased=False)
        total = self.count + n
        apart = mean - self.mean
        self.var.copy_(
            (self.var * self.count + var * n + apart**2 * self.count * n / total) / total
        )
        self.mean.copy_(self.mean + apart * n / total)
        self.count.copy_(total)

    def scaled(self, rows: Tensor) -> Tensor:
        """Rows as they were observed, as the network takes them."""
        found = (rows - self.mean) / torch.sqrt(self.var + SMALL)
        return found.clamp(-CLIP_NORMALISED, CLIP_NORMALISED)

    def forward(self, scaled: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(scaled)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)

    def save(self, path: Path) -> None:
        """Write the weights for ``policy.py``."""
        layers = [self.body[0], self.body[2], self.policy]
        found = {"mean": self.mean.numpy(), "scale": torch.sqrt(self.var + SMALL).numpy()}
        for i, layer in enumerate(layers):
            found[f"weight{i}"] = layer.weight.detach().numpy().T
            found[f"bias{i}"] = layer.bias.detach().numpy()
        with path.with_suffix(".part").open("wb") as file:
            np.savez(file, **found)
        path.with_suffix(".part").replace(path)


def _layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


@dataclass
class Rollout:
    """What happened in so many steps of all games; a row for each step, a column for each game."""

    rows: Tensor
    masks: Tensor
    moves: Tensor
    logs: Tensor
    values: Tensor
    seats: Tensor
    rewards: Tensor  # and one more axis: the seats
    over: Tensor
    last_value: Tensor  # of the seat that decides after the last step
    last_seat: Tensor


COLUMNS = ("rows", "masks", "moves", "logs", "values", "seats", "rewards", "over")


class Collector:
    """Plays the games of a batch, all seats by the network."""

    def __init__(self, env: BatchedEnv, scale: float) -> None:
        self.env = env
        self.scale = scale
        self.step = env.reset()

    @torch.no_grad()
    def rollout(self, network: Network, steps: int) -> Rollout:
        kept: list[tuple[Tensor, ...]] = []
        observed: list[Tensor] = []
        for _ in range(steps):
            raw, masks, seats = self._seen()
            observed.append(raw)
            rows = network.scaled(raw)
            policy, values = network(rows, masks)
            moves = policy.sample()
            self.step = self.env.step(moves.numpy())
            rewards = torch.from_numpy(self.step.rewards.copy()) * self.scale
            over = torch.from_numpy(self.step.over.copy())
            logs = policy.log_prob(moves)
            kept.append((rows, masks, moves, logs, values, seats, rewards, over))
        raw, masks, seats = self._seen()
        _, last_value = network(network.scaled(raw), masks)
        network.learn_scale(torch.cat(observed))
        columns = (torch.stack(column) for column in zip(*kept, strict=True))
        found = dict(zip(COLUMNS, columns, strict=True))
        return Rollout(**found, last_value=last_value, last_seat=seats)

    def _seen(self) -> tuple[Tensor, Tensor, Tensor]:
        rows = torch.from_numpy(self.step.observations.astype(np.float32))
        masks = torch.from_numpy(self.step.masks.copy())
        return rows, masks, torch.from_numpy(self.step.to_act.astype(np.int64))


def advantages(found: Rollout, discount: float, trace: float) -> Tensor:
    """Generalised advantage estimation along each seat's own decisions.

    What a seat gains while others decide belongs to its last decision. After the last step, the
    value of a seat that does not decide is taken from the one that does: the games are zero-sum.
    """
    steps, games, players = found.rewards.shape
    every = torch.arange(games)
    next_value = (-found.last_value / (players - 1)).unsqueeze(1).repeat(1, players)
    next_value[every, found.last_seat] = found.last_value
    next_gain = torch.zeros(games, players)
    earned = torch.zeros(games, players)
    result = torch.zeros(steps, games)
    for t in reversed(range(steps)):
        going_on = (~found.over[t]).float().unsqueeze(1)
        next_value, next_gain, earned = (
            next_value * going_on,
            next_gain * going_on,
            earned * going_on + found.rewards[t],
        )
        seat = found.seats[t]
        surprise = earned[every, seat] + discount * next_value[every, seat] - found.values[t]
        result[t] = surprise + discount * trace * next_gain[every, seat]
        next_value[every, seat] = found.values[t]
        next_gain[every, seat] = result[t]
        earned[every, seat] = 0.0
    return result


def update(
    network: Network, optimiser: torch.optim.Optimizer, found: Rollout, args: argparse.Namespace
) -> None:
    """Some epochs of PPO on a rollout."""
    gains = advantages(found, args.discount, args.trace)
    returns = (gains + found.values).flatten()
    gains = gains.flatten()
    rows, masks = found.rows.flatten(0, 1), found.masks.flatten(0, 1)
    moves, logs = found.moves.flatten(), found.logs.flatten()
    # A decision with one legal move teaches the policy nothing.
    useful = masks.sum(1) > 1
    for _ in range(args.epochs):
        for part in torch.randperm(len(rows)).split(args.minibatch):
            policy, values = network(rows[part], masks[part])
            ratio = torch.exp(policy.log_prob(moves[part]) - logs[part])
            gain = gains[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            kept = torch.minimum(gain * ratio, gain * ratio.clamp(1 - args.clip, 1 + args.clip))
            choosing = useful[part].float()
            share = choosing.sum().clamp(min=1.0)
            policy_loss = -(kept * choosing).sum() / share
            entropy = (policy.entropy() * choosing).sum() / share
            value_loss = (values - returns[part]).pow(2).mean()
            loss = policy_loss + 0.5 * value_loss - args.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def imitate(network: Network, path: Path, epochs: int, minibatch: int, rate: float) -> None:
    """Begin with the moves of others: ``valewright simulate --parquet`` wrote what they did.

    The value begins with the final lead, in the units of the shaped reward.
    """
    from pyarrow import parquet

    table = parquet.read_table(path, columns=["observation", "legal", "move", "lead"])
    rows = torch.from_numpy(
        np.stack([np.frombuffer(row.as_py(), np.uint8) for row in table["observation"]])
    )
    masks = torch.zeros(len(rows), MOVES, dtype=torch.bool)
    for i, legal in enumerate(table["legal"].to_pylist()):
        masks[i, legal] = True
    moves = torch.from_numpy(table["move"].to_numpy().astype(np.int64))
    leads = torch.from_numpy(table["lead"].to_numpy().astype(np.float32)) * REWARD_SCALE["lead"]
    for part in torch.arange(len(rows)).split(minibatch):
        network.learn_scale(rows[part].float())
    optimiser = torch.optim.Adam(network.parameters(), rate)
    for epoch in range(epochs):
        right = 0
        for part in torch.randperm(len(rows)).split(minibatch):
            policy, values = network(network.scaled(rows[part].float()), masks[part])
            loss = -policy.log_prob(moves[part]).mean()
            loss = loss + 0.1 * (values - leads[part]).pow(2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            right += int((policy.logits.argmax(1) == moves[part]).sum())
        print(f"imitation, epoch {epoch + 1}: {right / len(rows):.3f} right", file=sys.stderr)


@torch.no_grad()
def share_won(network: Network, game: str, rival: str, games: int, seed: int) -> float:
    """The share of games that the likeliest moves win against a bot, a draw being half."""
    env = SeatEnv(game, opponents=[rival])
    won = 0.0
    for number in range(games):
        row, info = env.reset(seed=seed + number)
        over = False
        reward = 0.0
        while not over:
            mask = torch.from_numpy(info["action_mask"].astype(bool)).unsqueeze(0)
            scaled = network.scaled(torch.from_numpy(row.astype(np.float32)).unsqueeze(0))
            policy, _ = network(scaled, mask)
            row, reward, over, _, info = env.step(int(policy.logits.argmax()))
        won += (reward + 1) / 2
    return won / games


def main(words: list[str] | None = None) -> None:
    args = _arguments(words)
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    env = BatchedEnv(args.game, args.games, args.seed, reward=args.reward)
    network = Network(len(env.names), args.width)
    if args.load is not None:
        network.load_state_dict(torch.load(args.load))
    if args.imitate is not None:
        imitate(network, args.imitate, args.imitate_epochs, args.minibatch, 1e-3)
    optimiser = torch.optim.Adam(network.parameters(), args.learning_rate, eps=1e-5)
    collector = Collector(env, REWARD_SCALE[args.reward])
    out = csv.writer(sys.stdout)
    out.writerow(["minutes", "cpu_minutes", "decisions", "games", *args.rivals])
    begin = time.monotonic()
    updates = 0
    while True:
        minutes = (time.monotonic() - begin) / 60
        done = minutes >= args.minutes
        if updates % args.evaluate_every == 0 or done:
            shares = [
                share_won(network, args.game, rival, args.evaluation_games, 1)
                for rival in args.rivals
            ]
            decisions = updates * args.steps * args.games
            told = [f"{minutes:.1f}", f"{time.process_time() / 60:.1f}", decisions]
            out.writerow([*told, env.games_played, *(f"{share:.2f}" for share in shares)])
            sys.stdout.flush()
            if args.save is not None:
                network.save(args.save)
                torch.save(network.state_dict(), args.save.with_suffix(".pt"))
        if done:
            break
        update(network, optimiser, collector.rollout(network, args.steps), args)
        updates += 1


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--games", type=int, default=64, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each between updates")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--reward", choices=sorted(REWARD_SCALE), default="shaped")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--learning-rate", type=float, default=4e-4)
    parser.add_argument("--discount", type=float, default=1.0)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--rivals", nargs="*", default=["random", "greedy"])
    parser.add_argument("--evaluate-every", type=int, default=50, help="updates")
    parser.add_argument("--evaluation-games", type=int, default=50)
    parser.add_argument("--save", type=Path, help="where to write the weights, such as policy.npz")
    parser.add_argument("--imitate", type=Path, help="a Parquet file of games to begin with")
    parser.add_argument("--imitate-epochs", type=int, default=3)
    parser.add_argument("--load", type=Path, help="a .pt file to go on from")
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
