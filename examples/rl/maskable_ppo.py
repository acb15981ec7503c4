"""MaskablePPO of sb3-contrib, with a network that scores moves by what they are about.

    pip install 'valewright[rl]' sb3-contrib
    python examples/rl/maskable_ppo.py --opponent random --minutes 5
    python examples/rl/maskable_ppo.py --teacher adept --opponent greedy --minutes 60 --save it.npz

One seat learns against a bot. With ``--teacher`` it begins with lessons: it plays games of its own,
and learns what the teacher would have done at each of its decisions. Each line of CSV says how it
did against the bots, with 95% intervals. ``--save`` writes the weights for ``policy.py``, which
needs no PyTorch. Minutes are those of the processor.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import Tensor, nn

from valewright.bots import Seat, make_bot
from valewright.games import USUAL
from valewright.kernel.observation import MOVES
from valewright.lab.rating import share_interval
from valewright.rl import MoveFeatures, SeatEnv

LEAD = 0.05  # what a point of lead is worth
TITLE = 12  # numbers that stand for a title
CLIP = 5.0  # of scaled inputs
SMALL = 0.1  # added to deviations, so that what hardly ever changes is no shout
LARGE = 5000  # weights, from where on they are written in bytes
STEP = ".step"  # what a byte counts in those
SIDE_BY_SIDE = 50  # games of a lesson or an evaluation


@dataclass
class Games:
    """Finished games of the network: who won, and what a teacher says of its decisions."""

    won: list[float] = field(default_factory=list)
    rows: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)


class Scorer(BaseFeaturesExtractor):
    """A score for each legal move, and what the table is worth to the seat.

    A move is scored by its features in view of the table, with the same weights wherever on the
    table its subject is. ``seen`` are decisions to learn the scale of the inputs from, ``used`` the
    inputs of weights that are to be loaded: without them, those that are not always the same.
    """

    def __init__(
        self, space: Any, features: MoveFeatures, seen: Games, width: int, used: Any = None
    ) -> None:
        super().__init__(space, MOVES + 1)
        rows = np.stack(seen.rows).astype(np.float32)
        if used is None:
            used = np.flatnonzero(rows.std(0) > 0)
        self.size = features.size
        self._keep("elements", np.array([features.size]))
        self._keep("used", used)
        self._keep("mean", rows.mean(0)[used])
        self._keep("scale", rows.std(0)[used] + SMALL)
        self.body = nn.Sequential(
            nn.Linear(len(used), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.value = nn.Linear(width, 1)
        # What a move is, and about what
        tasks = list(dict.fromkeys((kind.verb, kind.number) for kind in features.kinds))
        self._keep("tasks", np.array([tasks.index((k.verb, k.number)) for k in features.kinds]))
        fields = range(len(features.verbs) + 1, len(features.names))
        titles = [i for i in fields if ": title" in features.names[i]]
        numbers = [i for i in fields if i not in titles]
        which, moves = np.stack(seen.masks).nonzero()
        about = features.of_many(np.stack(seen.rows), which, moves)[:, numbers].astype(np.float32)
        self._keep("number_mean", about.mean(0))
        self._keep("number_scale", about.std(0) + SMALL)
        self._keep("numbers", features.where[-1][:, numbers])
        self._keep("titles", features.where[-1][:, titles])
        self._keep("sorts", 256 * np.arange(len(titles)))
        self.task = nn.Embedding(len(tasks), width)
        self.title = nn.Embedding(256 * max(1, len(titles)), TITLE)
        self.subject = nn.Linear(1 + len(numbers) + TITLE * len(titles), width)
        self.table = nn.Linear(width, width)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, 1)
        )

    def _keep(self, name: str, array: Any) -> None:
        self.register_buffer(name, torch.from_numpy(array))

    def forward(self, rows: Tensor) -> Tensor:
        scaled = (rows[:, self.used].float() - self.mean) / self.scale
        hidden = self.body(scaled.clamp(-CLIP, CLIP))
        which, moves = rows[:, self.size + 1 :].nonzero(as_tuple=True)
        numbers = rows[which.unsqueeze(1), self.numbers[moves]].float()
        numbers = ((numbers - self.number_mean) / self.number_scale).clamp(-CLIP, CLIP)
        titles = rows[which.unsqueeze(1), self.titles[moves]].long() + self.sorts
        some = torch.ones(len(moves), 1)  # a game may tell nothing of its moves
        about = torch.cat([some, numbers, self.title(titles).flatten(1)], dim=1)
        found = self.subject(about) + self.task(self.tasks[moves]) + self.table(hidden)[which]
        scores = torch.zeros(len(rows), MOVES)
        scores = scores.index_put((which, moves), self.score(found).squeeze(1))
        return torch.cat([scores, self.value(hidden)], dim=1)


class Part(nn.Module):
    """Some of the columns."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low, self.high = low, high

    def forward(self, rows: Tensor) -> Tensor:
        return rows[:, self.low : self.high]


class ScoringPolicy(MaskableActorCriticPolicy):
    """The scores are the policy as they are, and so is the value."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Part(0, MOVES)
        self.value_net = Part(MOVES, MOVES + 1)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations with their masks behind them, and rewards near 1, as PPO likes them."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        size = len(env.match.names) + 1 + MOVES
        self.observation_space = gymnasium.spaces.Box(0, 255, (size,), np.uint8)

    def reset(self, **keywords: Any) -> tuple[Any, dict[str, Any]]:
        row, info = self.env.reset(**keywords)
        return masked(row, info["action_mask"]), info

    def step(self, action: Any) -> Any:
        row, reward, over, cut, info = self.env.step(action)
        return masked(row, info["action_mask"]), LEAD * float(reward), over, cut, info

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


def masked(rows: Any, masks: Any) -> Any:
    """Observations, an element that is always 0, and masks in one array."""
    none = np.zeros((*rows.shape[:-1], 1), np.uint8)
    return np.concatenate([rows, none, masks.astype(np.uint8)], axis=-1)


@torch.no_grad()
def play(
    scorer: Scorer | None,
    game: str,
    rival: str,
    seeds: range,
    teacher: str = "",
    obedient: float = 0.0,
) -> Games:
    """Play games by the likeliest moves, some of them by the teacher's instead."""
    assert scorer is not None or obedient == 1
    found = Games()
    waiting = iter(seeds)
    rng = np.random.default_rng(seeds.start)
    table = [Seated(game, rival, teacher, seed) for seed in islice(waiting, SIDE_BY_SIDE)]
    while table:
        rows = np.stack([seated.row for seated in table])
        masks = np.stack([seated.env.action_masks() for seated in table])
        scores = np.zeros(masks.shape)
        if scorer is not None:
            scores = scorer(torch.from_numpy(masked(rows, masks)))[:, :MOVES].numpy()
        choices = np.where(masks, scores, -np.inf).argmax(1)
        left = []
        for seated, mask, move in zip(table, masks, choices.tolist(), strict=True):
            if teacher and mask.sum() > 1:
                said = seated.ask()
                seated.decisions.append((seated.row, mask, said))
                if rng.random() < obedient:
                    move = said
            if not seated.play(move):
                left.append(seated)
                continue
            found.won.append(seated.won)
            for row, mask, said in seated.decisions:
                found.rows.append(row)
                found.masks.append(mask)
                found.moves.append(said)
                found.leads.append(seated.lead)
            left.extend(Seated(game, rival, teacher, seed) for seed in islice(waiting, 1))
        table = left
    return found


class Seated:
    """The network's seat in one game."""

    def __init__(self, game: str, rival: str, teacher: str, seed: int) -> None:
        self.env = SeatEnv(game, opponents=[rival])
        self.row, _ = self.env.reset(seed=seed)
        self.teacher = make_bot(teacher, seed) if teacher else None
        self.decisions: list[tuple[Any, Any, int]] = []
        self.won = 0.0
        self.lead = 0.0

    def ask(self) -> int:
        """What the teacher would do."""
        assert self.teacher is not None
        return self.teacher.choose(Seat(self.env.match.state, self.env.seat))

    def play(self, move: int) -> bool:
        """Whether the game is over now."""
        self.row, reward, over, _, _ = self.env.step(move)
        if over:
            self.won = (float(reward) + 1) / 2
            scores = self.env.match.state.scores()
            mine = scores.pop(self.env.seat)
            self.lead = mine - max(scores)
        return over


class Lessons:
    """What a teacher has said so far, and learning from it."""

    def __init__(self, args: argparse.Namespace, first: Games) -> None:
        self.args = args
        self.rows = torch.zeros(0, dtype=torch.uint8)
        self.moves = torch.zeros(0, dtype=torch.long)
        self.leads = torch.zeros(0)
        self.given = 0
        self.note(first)

    def note(self, told: Games) -> None:
        """Remember what was said, and forget the oldest of it."""
        rows = torch.from_numpy(masked(np.stack(told.rows), np.stack(told.masks)))
        self.rows = torch.cat([self.rows.view(-1, rows.shape[1]), rows])[-self.args.remembered :]
        self.moves = torch.cat([self.moves, torch.tensor(told.moves)])[-self.args.remembered :]
        self.leads = torch.cat([self.leads, torch.tensor(told.leads)])[-self.args.remembered :]

    def give(self, scorer: Scorer) -> float:
        """A lesson: games of the network, freer each time; the share that it knew then."""
        args = self.args
        if self.given:
            first = args.seed * 10**6 + self.given * args.lesson_games
            seeds = range(first, first + args.lesson_games)
            rival = (args.teacher, args.opponent)[self.given % 2]
            free = args.obedience**self.given
            self.note(play(scorer, args.game, rival, seeds, args.teacher, free))
        rate = args.lesson_rate * max(0.1, 1 - self.given / args.lessons)
        self.given += 1
        return self.learn(scorer, rate)

    def learn(self, scorer: Scorer, rate: float) -> float:
        """Go through what was said, or a part of it; the share of decisions that were right."""
        optimiser = torch.optim.Adam(scorer.parameters(), rate)
        right = 0
        chosen = torch.randperm(len(self.rows))[: self.args.lesson_decisions]
        for part in chosen.split(256):
            rows = self.rows[part]
            found = scorer(rows)
            scores = found[:, :MOVES].masked_fill(rows[:, -MOVES:] == 0, -1e9)
            loss = nn.functional.cross_entropy(scores, self.moves[part])
            worth = LEAD * self.leads[part]
            loss = loss + 0.1 * nn.functional.mse_loss(found[:, MOVES], worth)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(scorer.parameters(), 1.0)
            optimiser.step()
            right += int((scores.argmax(1) == self.moves[part]).sum())
        return right / len(chosen)


class Reports:
    """Lines of CSV about how it does."""

    def __init__(self, scorer: Scorer, args: argparse.Namespace) -> None:
        self.scorer = scorer
        self.args = args
        self.out = csv.writer(sys.stdout)
        heads = [f"{rival}{what}" for rival in args.rivals for what in ("", "_low", "_high")]
        self.out.writerow(["cpu_minutes", "phase", "number", *heads])

    def write(self, phase: str, decisions: int) -> None:
        """Write a line, and the weights."""
        shares: list[float] = []
        minutes = time.process_time() / 60
        for rival in self.args.rivals:
            won = play(self.scorer, self.args.game, rival, range(self.args.evaluation_games)).won
            shares += [sum(won) / len(won), *share_interval(sum(won), len(won))]
        told = [f"{minutes:.1f}", phase, decisions]
        self.out.writerow([*told, *(f"{share:.3f}" for share in shares)])
        sys.stdout.flush()
        if self.args.save is not None:
            save(self.scorer, self.args.save)


class Evaluation(BaseCallback):
    """Reports from time to time, and stops when the time is up."""

    def __init__(self, args: argparse.Namespace, reports: Reports) -> None:
        super().__init__()
        self.args = args
        self.reports = reports
        self.next = time.process_time() / 60

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        minutes = time.process_time() / 60
        if minutes >= self.next or minutes >= self.args.minutes:
            self.reports.write("ppo", self.num_timesteps)
            self.next = minutes + self.args.report_every
        if minutes >= self.args.minutes and self.num_timesteps:
            raise TimeoutError


def save(scorer: Scorer, path: Path) -> None:
    """Write the weights for ``policy.py``: small ones in half precision, large ones in bytes."""
    small: dict[str, Any] = {}
    for name, tensor in scorer.state_dict().items():
        value = tensor.numpy()
        if value.dtype != np.float32:
            small[name] = value.astype(np.int16)
        elif value.size < LARGE:
            small[name] = value.astype(np.float16)
        else:  # each row by its largest number
            step = np.maximum(np.abs(value).max(axis=1, keepdims=True), 1e-6) / 127
            small[name] = np.round(value / step).astype(np.int8)
            small[name + STEP] = step.astype(np.float32)
    with path.with_suffix(".part").open("wb") as file:
        np.savez_compressed(file, **small)
    path.with_suffix(".part").replace(path)


def load(scorer: Scorer, path: Path) -> None:
    """Go on from what ``save`` wrote."""
    with np.load(path) as file:
        kept = {name: torch.from_numpy(_whole(file, name)) for name in scorer.state_dict()}
    scorer.load_state_dict(kept)


def _whole(file: Any, name: str) -> Any:
    return file[name] * file[name + STEP] if name + STEP in file.files else file[name]


def main(words: list[str] | None = None) -> None:
    args = _arguments(words)
    torch.set_num_threads(args.threads)

    torch.manual_seed(args.seed)

    def seat() -> Masked:
        return Masked(SeatEnv(args.game, opponents=[args.opponent], reward="shaped"))

    env = DummyVecEnv([seat for _ in range(args.games)])
    env.seed(args.seed)
    teacher = args.teacher or "random"
    seeds = range(args.seed * 10**6, args.seed * 10**6 + args.lesson_games)
    first = play(None, args.game, args.opponent, seeds, teacher, 1.0)
    model = MaskablePPO(
        ScoringPolicy,
        env,
        n_steps=args.steps,
        batch_size=512,
        n_epochs=args.epochs,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=args.entropy,
        target_kl=args.target_kl,
        learning_rate=lambda _: args.learning_rate * max(0.1, 1 - _share_of(args)),
        policy_kwargs={
            "net_arch": [],
            "ortho_init": False,
            "features_extractor_class": Scorer,
            "features_extractor_kwargs": {
                "features": MoveFeatures(args.game),
                "seen": first,
                "width": args.width,
                "used": None if args.load is None else np.load(args.load)["used"].astype(np.int64),
            },
        },
        seed=args.seed,
        device="cpu",
    )
    scorer = model.policy.features_extractor
    if args.load is not None:
        load(scorer, args.load)
    reports = Reports(scorer, args)
    if args.teacher:
        lessons = Lessons(args, first)
        for lesson in range(args.lessons):
            if lesson % args.report_lessons == 0:
                reports.write("lessons", lesson)
            right = lessons.give(scorer)
            print(f"lesson {lesson + 1}: {right:.3f} right", file=sys.stderr)
    try:
        model.learn(sys.maxsize, Evaluation(args, reports))
    except TimeoutError:
        env.close()


def _share_of(args: argparse.Namespace) -> float:
    """How much of the time is over."""
    return time.process_time() / 60 / float(args.minutes)


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--opponent", default="random", help="the bot to learn against")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--width", type=int, default=96, help="of the hidden layers")
    parser.add_argument("--teacher", default="", help="a bot to begin with")
    parser.add_argument("--lessons", type=int, default=20)
    parser.add_argument("--lesson-games", type=int, default=150)
    parser.add_argument("--lesson-decisions", type=int, default=100_000, help="learned in each")
    parser.add_argument("--lesson-rate", type=float, default=1e-3)
    parser.add_argument("--obedience", type=float, default=0.7, help="how fast lessons get freer")
    parser.add_argument("--remembered", type=int, default=150_000, help="decisions of lessons")
    parser.add_argument("--learning-rate", type=float, default=3e-4, help="at the beginning")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--target-kl", type=float, default=0.03)
    parser.add_argument("--report-lessons", type=int, default=4, help="lessons between reports")
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--games", type=int, default=16, help="games side by side")
    parser.add_argument("--steps", type=int, default=256, help="decisions of each between updates")
    parser.add_argument("--rivals", nargs="*", default=["random", "greedy"])
    parser.add_argument("--report-every", type=float, default=1.0, help="minutes")
    parser.add_argument("--evaluation-games", type=int, default=100)
    parser.add_argument("--load", type=Path, help="weights of an earlier run to go on from")
    parser.add_argument("--save", type=Path, help="where to write the weights, such as policy.npz")
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
