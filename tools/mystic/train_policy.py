"""Teach a network to play Mystic Vale with two players, by games against itself.

    python tools/mystic/train_policy.py teach FILE [--games 5000]
    python tools/mystic/train_policy.py play FILE --minutes 30 [--mend] [--from FILE]
    python tools/mystic/train_policy.py keep FILE examples/rl/policy.npz

`teach` plays games of adept, some of them against greedy and with moves by chance, and learns what
adept decided. `play` goes on by PPO: one network in both seats of many games side by side. With
`--mend` it is told at each decision what the planner would do and what the weights make of either
deck, and begins by doing so. `keep` writes what has been learned without `--mend` as an agent for
`valewright rl evaluate` (examples/rl/policy.py).

Run it with PyTorch, NumPy and the compiled package (PYTHONPATH=build/compiled).
"""

import argparse
import random
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from valewright import mystic
from valewright.bots import Seat, make_bot
from valewright.kernel.observation import MOVES
from valewright.mystic.bots.features import TURN_SIZE
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.player import Planner
from valewright.mystic.move_kinds import MysticMoveKinds
from valewright.mystic.observing import CARD, PIECE, VALE, observer_for
from valewright.mystic.table import Table
from valewright.rl import BatchedEnv

GAME: Final = "mystic-vale"
LEAD: Final = 0.06  # what a VP of the final lead is worth
WIN: Final = 0.5
HIDDEN: Final = 128
WIDTH: Final = 64
SMALL: Final = 0.3  # added to deviations
FAINT: Final = 0.1  # how titles begin
BEGUN: Final = 2.5  # the score of what the planner would do, beside others
KEPT: Final = 0.5  # of the decisions of lessons
SIDE: Final = 100  # games of an evaluation side by side
SEED_OF_TRIALS: Final = 900_000
FEWEST: Final = 64  # decisions of a part to learn from
EXTRA: Final = 2 + 2 * TURN_SIZE
TITLE: Final = [i for i, what in enumerate(CARD) if what.startswith("title")]
SORTS: Final[list[tuple[str, tuple[str, ...]]]] = [("card", CARD), ("piece", PIECE), ("vale", VALE)]
SIGNED: Final = "VP at the end"
MIDDLE: Final = 128
STEP: Final = ".step"  # what a byte counts in weights that are kept as bytes


class Layout:
    """Where things stand in an observation, and what each move is about."""

    def __init__(self) -> None:
        state = mystic.new_game(players=2, seed=1)
        observer = observer_for(state.table)
        self.names = observer.names
        self.titles = len(observer.titles) + 1
        self.vales = len(observer.catalogue.vales) + 1
        at = self.names.index
        self.head = at("decision: field 2") + 1
        self.pending = at(f"pending 1: {PIECE[0]}")
        self.commons = at(f"commons 1.1: {PIECE[0]}")
        self.display = at(f"vale 1: {VALE[0]}")
        self.shown = at(f"next vale 1: {VALE[0]}")
        self.me = at("me: starts")
        self.other = at("player +1: starts")
        self.on_deck = at(f"me: on deck: {CARD[0]}") - self.me
        self.used = at("me: field 1: texts used") - self.me
        self.piles = at("me: deck: cards") - self.me
        self.pile = at("me: discard pile: cards") - at("me: deck: cards")
        self.size = self.other + self.piles + self.pile
        kinds = list(MysticMoveKinds().kinds(state).values())[-1]
        tasks = list(dict.fromkeys((kind.verb, kind.number) for kind in kinds))
        names = [sort for sort, _ in SORTS]
        first = {sort: elements[0] for sort, elements in SORTS}
        self.tasks = len(tasks)
        self.task = torch.tensor([tasks.index((kind.verb, kind.number)) for kind in kinds])
        self.sort = torch.tensor([names.index(k.sort) if k.subject else -1 for k in kinds])
        self.place = torch.tensor(
            [at(f"{k.subject}: {first[k.sort]}") if k.subject else 0 for k in kinds]
        )


def counts(titles: Tensor, most: int) -> Tensor:
    """How often each title is there."""
    return torch.zeros(len(titles), most).scatter_add_(1, titles.long(), torch.ones(titles.shape))[
        :, 1:
    ]


def inputs_of(layout: Layout, rows: Tensor) -> Tensor:
    """What rows tell, cards and advancements that lie in several places added up."""
    n = len(rows)
    pending = rows[:, layout.pending : layout.commons].view(n, -1, len(PIECE))
    commons = rows[:, layout.commons : layout.display].view(n, -1, len(PIECE))
    display = rows[:, layout.display : layout.shown].view(n, -1, len(VALE))
    parts = [rows[:, : layout.head].float(), pending.sum(1, dtype=torch.float32)[:, 1:]]
    parts += [counts(pending[:, :, 0], layout.titles), counts(commons[:, :, 0], layout.titles)]
    parts.append(counts(display[:, :, 0], layout.vales))
    for at, piles in ((layout.me, 2), (layout.other, 1)):
        cards = rows[:, at + layout.on_deck : at + layout.used].view(n, -1, len(CARD))
        parts.append(rows[:, at : at + layout.on_deck].float())
        for some in (cards[:, :1], cards[:, 1:]):
            told = some.sum(1, dtype=torch.float32)
            parts.append(told[:, [i for i in range(len(CARD)) if i not in TITLE]])
            parts.append(counts(some[:, :, TITLE].flatten(1), layout.titles))
        first = at + layout.piles
        parts.append(rows[:, first : first + piles * layout.pile].float())
    return torch.cat(parts, 1)


class Network(nn.Module):
    """A score for each move by what it is about in view of the table, and the table's worth."""

    def __init__(self, layout: Layout, columns: int, mend: bool) -> None:
        super().__init__()
        self.layout = layout
        self.mend = mend
        self.register_buffer("mean", torch.zeros(columns))
        self.register_buffer("scale", torch.ones(columns))
        self.first = nn.Linear(columns, HIDDEN)
        self.second = nn.Linear(HIDDEN, WIDTH)
        self.value = nn.Linear(WIDTH, 1)
        self.table = nn.Linear(WIDTH, WIDTH)
        self.task = nn.Embedding(layout.tasks, WIDTH)
        self.about = nn.ModuleList(
            [nn.Linear(len(elements), WIDTH, bias=False) for _, elements in SORTS]
        )
        known = (layout.titles, layout.titles, layout.vales)
        self.titles = nn.ModuleList([nn.Embedding(number, WIDTH) for number in known])
        self.joined = nn.Linear(WIDTH, WIDTH // 2)
        self.score = nn.Linear(WIDTH // 2, 1)
        # What the planner and the weights say
        self.extra = nn.Linear(EXTRA, HIDDEN, bias=False)
        self.worth = nn.Linear(EXTRA, 1, bias=False)
        self.said = nn.Linear(1, WIDTH, bias=False)
        self.bonus = nn.Parameter(torch.tensor(BEGUN if mend else 0.0))
        with torch.no_grad():
            for one in (self.task, *self.titles, *self.about, self.score):
                one.weight *= FAINT
            for one in (self.extra, self.worth, self.said):
                one.weight.zero_()

    def learn_scale(self, inputs: Tensor) -> None:
        """Take the scale of the inputs from some positions."""
        self.mean.copy_(inputs.mean(0))
        self.scale.copy_(1 / (inputs.std(0) + SMALL))

    def forward(self, seen: "Seen") -> tuple[Tensor, Tensor]:
        """The score of each legal move, one after the other, and the value of each position."""
        scaled = (seen.inputs - self.mean) * self.scale
        hidden = torch.relu(self.first(scaled) + self.extra(seen.extra))
        hidden = torch.relu(self.second(hidden))
        told = self.task(self.layout.task[seen.moves])
        for k in range(len(SORTS)):
            of = (seen.sort == k).nonzero().squeeze(1)
            elements = SORTS[k][1]
            subject = seen.subjects[of, : len(elements)]
            titled = [i for i in range(len(elements)) if elements[i].startswith("title")]
            numbers = subject.float() / 2
            numbers[:, titled] = 0.0
            vp = elements.index(SIGNED)
            numbers[:, vp] = (numbers[:, vp] - MIDDLE / 2) * (subject[:, vp] > 0)
            named = self.titles[k](subject[:, titled].long()).sum(1)
            told = told.index_add(0, of, self.about[k](numbers) + named)
        said = seen.said.unsqueeze(1)
        told = told + self.table(hidden)[seen.which] + self.said(said)
        scores = self.score(torch.relu(self.joined(torch.relu(told)))) + self.bonus * said
        value = self.value(hidden) + self.worth(seen.extra)
        return scores.squeeze(1), value.squeeze(1)


class Seen:
    """Positions with their legal moves, one after the other."""

    def __init__(
        self, layout: Layout, rows: Tensor, masks: Tensor, extra: Tensor, said: Tensor
    ) -> None:
        self.layout = layout
        self.inputs = inputs_of(layout, rows)
        self.extra = extra
        self.which, self.moves = masks.nonzero(as_tuple=True)
        self.counts = masks.sum(1)
        self.said = (said[self.which] == self.moves).float()
        self.sort = layout.sort[self.moves]
        place = layout.place[self.moves].unsqueeze(1) + torch.arange(len(CARD))
        self.subjects = rows[self.which.unsqueeze(1), place.clamp(max=rows.shape[1] - 1)]

    def part(self, chosen: Tensor) -> "Seen":
        """Some of the positions."""
        found = object.__new__(Seen)
        counts_ = self.counts[chosen]
        first = torch.cumsum(self.counts, 0) - self.counts
        begun = torch.cumsum(counts_, 0) - counts_
        found.which = torch.repeat_interleave(torch.arange(len(chosen)), counts_)
        at = torch.arange(len(found.which)) - begun[found.which] + first[chosen][found.which]
        found.layout, found.counts = self.layout, counts_
        found.inputs, found.extra = self.inputs[chosen], self.extra[chosen]
        found.moves, found.said, found.sort = self.moves[at], self.said[at], self.sort[at]
        found.subjects = self.subjects[at]
        return found

    def logs(self, scores: Tensor) -> Tensor:
        """The logarithm of each move's chance to be played, in a table of all moves."""
        found = torch.full((len(self.counts), MOVES), -1e9)
        return torch.log_softmax(found.index_put((self.which, self.moves), scores), 1)


class Told:
    """What planners and weights say of positions, where the network is to mend that."""

    def __init__(self, mend: bool) -> None:
        self.mend = mend
        self.weights = weights()

    def planner(self) -> Planner:
        """A planner for one game; it remembers what it has made of the moment."""
        return Planner(HeuristicParams(), self.weights, corrected=True)

    def of(self, states: list[Any], planners: list[Planner]) -> tuple[Tensor, Tensor]:
        """What is told beside observations, and what the planners would do."""
        if not self.mend:
            return torch.zeros(len(states), EXTRA), torch.full((len(states),), -1)
        extra = [self._extra(state.table, state.to_act) for state in states]
        said = [
            planner.choose(state.table, state.legal_moves())
            for state, planner in zip(states, planners, strict=True)
        ]
        return torch.tensor(extra), torch.tensor(said)

    def _extra(self, t: Table, seat: int) -> list[float]:
        turns = self.weights.turns_of(t)
        rounds = self.weights.rounds_left(t, turns)
        points = self.weights.prospects(t, turns, rounds)
        lead = points[seat] - points[1 - seat]
        return [lead / 8, rounds / 6, *turns[seat], *turns[1 - seat]]


# Lessons


def lessons(games: int, seed: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Observations, masks, what adept decided and how far ahead the seat was in the end."""
    rng = random.Random(seed)
    rows, masks, moves, leads = [], [], [], []
    for number in range(games):
        state = mystic.new_game(players=2, seed=seed * 10**6 + number)
        bots = [make_bot("adept", number), make_bot("adept" if number % 4 else "greedy", number)]
        if number % 2:
            bots.reverse()
        astray = rng.choice([0.0, 0.0, 0.03, 0.1])
        seats = []
        while not state.over:
            legal = state.legal_moves()
            if len(legal) == 1:
                state.play(legal[0])
                continue
            said = bots[state.to_act].choose(Seat(state, state.to_act))
            if rng.random() < KEPT:
                rows.append(state.observation(state.to_act).copy())
                masks.append(state.mask().astype(bool))
                moves.append(said)
                seats.append(state.to_act)
            state.play(rng.choice(legal) if rng.random() < astray else said)
        scores = state.scores()
        leads += [scores[seat] - scores[1 - seat] for seat in seats]
    return (
        torch.from_numpy(np.stack(rows)),
        torch.from_numpy(np.stack(masks)),
        torch.tensor(moves),
        torch.tensor(leads, dtype=torch.float32),
    )


def teach(args: argparse.Namespace) -> None:
    """Learn what adept decides."""
    layout = Layout()
    rows, masks, moves, leads = lessons(args.games, args.seed)
    some = torch.randperm(len(rows))[:20_000]
    inputs = inputs_of(layout, rows[some])
    network = Network(layout, inputs.shape[1], False)
    network.learn_scale(inputs)
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    parts = [part for _ in range(3) for part in torch.randperm(len(rows)).split(512)]
    right = 0.0
    for number, part in enumerate(parts):
        optimiser.param_groups[0]["lr"] = 1e-3 * (1 - number / len(parts)) + 2e-5
        none = torch.zeros(len(part), EXTRA), torch.full((len(part),), -1)
        seen = Seen(layout, rows[part], masks[part], *none)
        scores, values = network(seen)
        logs = seen.logs(scores)
        loss = nn.functional.nll_loss(logs, moves[part])
        loss = loss + 0.25 * nn.functional.mse_loss(values, LEAD * leads[part])
        stepped(network, optimiser, loss, 1.0)
        right += 0.02 * (float((logs.argmax(1) == moves[part]).float().mean()) - right)
    save(network, args.file)
    print(f"{len(rows)} decisions, {right:.0%} as adept; {told_of(network)}")


def stepped(network: Network, optimiser: Any, loss: Tensor, most: float) -> None:
    """Take a step down, where there is one."""
    if not torch.isfinite(loss):
        return
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), most)
    optimiser.step()


# Games against itself


class Rollout:
    """Decisions of many games, what was gained by each, and what was thought of it then."""

    def __init__(self, seen: Seen, moves: Tensor, logs: Tensor, gains: Tensor, returns: Tensor):
        self.seen = seen
        self.moves = moves
        self.logs = logs
        self.gains = gains
        self.returns = returns


class Games:
    """Many games side by side, both seats played by the network."""

    def __init__(self, args: argparse.Namespace, told: Told) -> None:
        self.env = BatchedEnv(GAME, args.side, args.seed * 10**7, reward="lead", players=2)
        self.told = told
        self.planners = [told.planner() for _ in range(args.side)]
        self.step = self.env.reset()

    def _seen(self, layout: Layout, which: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        at = which.numpy()
        rows = torch.from_numpy(self.step.observations[at, : layout.size])
        masks = torch.from_numpy(self.step.masks[at])
        states = [self.env.states[i] for i in at]
        return rows, masks, *self.told.of(states, [self.planners[i] for i in at])

    @torch.no_grad()
    def rollout(self, network: Network, steps: int, trace: float) -> Rollout:
        """Play on; a decision without a choice is no decision."""
        layout, n = network.layout, self.env.n
        every = torch.arange(n)
        kept, past = [], []
        for _ in range(steps):
            masks = torch.from_numpy(self.step.masks.copy())
            which = (masks.sum(1) > 1).nonzero().squeeze(1)
            told = self._seen(layout, which)
            seen = Seen(layout, *told)
            scores, values = network(seen)
            logs = seen.logs(scores)
            chance = torch.rand_like(logs).clamp(min=1e-9)
            chosen = (logs - torch.log(-torch.log(chance))).masked_fill(~told[1], -1e9).argmax(1)
            moves = masks.float().argmax(1)
            moves[which] = chosen
            kept.append((*told, chosen, logs[torch.arange(len(which)), chosen]))
            seats = torch.from_numpy(self.step.to_act.astype(np.int64))
            self.step = self.env.step(moves.numpy())
            over = torch.from_numpy(self.step.over.copy())
            lead = torch.from_numpy(self.step.rewards.copy())
            earned = LEAD * lead + WIN * torch.sign(lead) * over.unsqueeze(1)
            past.append((which, values, seats, earned, over))
        _, last = network(Seen(layout, *self._seen(layout, every)))
        seat = torch.from_numpy(self.step.to_act.astype(np.int64))
        value = torch.zeros(n, 2)
        value[every, seat], value[every, 1 - seat] = last, -last
        gains, returns = estimated(past, value, trace)
        columns = [torch.cat(column) for column in zip(*kept, strict=True)]
        return Rollout(Seen(layout, *columns[:4]), columns[4], columns[5], gains, returns)


def estimated(past: list[Any], value: Tensor, trace: float) -> tuple[Tensor, Tensor]:
    """Generalised advantages along each seat's own decisions, and the returns they lead to."""
    n = len(value)
    gain, earned = torch.zeros(n, 2), torch.zeros(n, 2)
    gains, returns = [], []
    for which, values, seats, rewards, over in reversed(past):
        going_on = (~over).float().unsqueeze(1)
        value, gain, earned = value * going_on, gain * going_on, earned * going_on + rewards
        seat = seats[which]
        found = earned[which, seat] + value[which, seat] - values + trace * gain[which, seat]
        gains.append(found)
        returns.append(found + values)
        value[which, seat], gain[which, seat] = values, found
        earned[which, seat] = 0.0
    return torch.cat(gains[::-1]), torch.cat(returns[::-1])


def play(args: argparse.Namespace) -> None:
    """Go on by PPO, and say now and then how it does; the mean of the last weights is kept."""
    network = load(args.start or args.file, args.mend)
    games = Games(args, Told(args.mend))
    optimiser = torch.optim.Adam(network.parameters(), args.rate, eps=1e-5)
    mean = {name: value.clone() for name, value in network.state_dict().items()}
    begin = time.process_time()
    decisions = number = 0
    done = 0.0
    while done < 1.0:
        optimiser.param_groups[0]["lr"] = args.rate * max(0.05, 1.0 - done)
        found = games.rollout(network, args.steps, args.trace)
        decisions += len(found.moves)
        for _ in range(args.epochs):
            for part in torch.randperm(len(found.moves)).split(args.part):
                if len(part) >= FEWEST:
                    learn(network, optimiser, found, part, args.entropy)
        for name, value in network.state_dict().items():
            mean[name] += (value - mean[name]) * args.newest
        number += 1
        done = (time.process_time() - begin) / 60 / args.minutes
        if number % args.report == 0 or done >= 1.0:
            kept = load(args.start or args.file, args.mend)
            kept.load_state_dict(mean)
            save(kept, args.file)
            minutes = (time.process_time() - begin) / 60
            print(f"{minutes:.1f} min, {decisions} decisions; {told_of(kept)}", flush=True)


def learn(network: Network, optimiser: Any, found: Rollout, part: Tensor, entropy: float) -> None:
    """One step of PPO."""
    seen = found.seen.part(part)
    scores, values = network(seen)
    logs = seen.logs(scores)
    ratio = torch.exp(logs[torch.arange(len(part)), found.moves[part]] - found.logs[part])
    gain = found.gains[part]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    policy = -torch.minimum(gain * ratio, gain * ratio.clamp(0.8, 1.2)).mean()
    doubt = -(logs * logs.exp()).sum(1).mean()
    worth = (values - found.returns[part]).pow(2).mean()
    stepped(network, optimiser, policy + 0.5 * worth - entropy * doubt, 0.5)


# How it does


@torch.no_grad()
def played(network: Network, rival: str, games: int) -> tuple[float, float, float]:
    """The share won, the mean lead and its standard error, the likeliest moves against a bot."""
    told = Told(network.mend)
    waiting = list(range(games))
    table: list[tuple[mystic.State, int, Any, Planner]] = []
    won, leads = 0.0, []
    while waiting or table:
        while waiting and len(table) < SIDE:
            number = waiting.pop()
            state = mystic.new_game(players=2, seed=SEED_OF_TRIALS + number // 2)
            table.append((state, number % 2, make_bot(rival, number), told.planner()))
        going_on = []
        for state, seat, bot, planner in table:
            while not state.over and (state.to_act != seat or len(state.legal_moves()) == 1):
                state.play(bot.choose(Seat(state, state.to_act)))
            if state.over:
                scores, winners = state.scores(), state.winners()
                won += (seat in winners) / len(winners)
                leads.append(scores[seat] - scores[1 - seat])
            else:
                going_on.append((state, seat, bot, planner))
        table = going_on
        if table:
            rows = torch.from_numpy(np.stack([one[0].observation(one[1]) for one in table]))
            masks = torch.from_numpy(np.stack([one[0].mask() for one in table]).astype(bool))
            more = told.of([one[0] for one in table], [one[3] for one in table])
            seen = Seen(network.layout, rows[:, : network.layout.size], masks, *more)
            for one, move in zip(table, seen.logs(network(seen)[0]).argmax(1), strict=True):
                one[0].play(int(move))
    return won / games, float(np.mean(leads)), float(np.std(leads)) / games**0.5


def told_of(network: Network) -> str:
    """How it does against two bots."""
    words = []
    for rival in ("greedy", "adept"):
        won, lead, error = played(network, rival, 400)
        words.append(f"{rival}: {won:.1%} of 400, lead {lead:+.1f} ({error:.1f})")
    return "; ".join(words)


# Files


def save(network: Network, path: Path) -> None:
    """Write all weights."""
    part = path.with_suffix(".part")
    torch.save(network.state_dict(), part)
    part.replace(path)


def load(path: Path, mend: bool) -> Network:
    """Read them; what mends begins with what has been learned without."""
    if not path.exists():
        raise SystemExit(f"{path}: there is no such file; begin with: teach {path}")
    found = torch.load(path)
    if not mend and float(found["bonus"]) != 0.0:
        raise SystemExit(f"{path}: has learned with --mend, and can only go on so")
    network = Network(Layout(), len(found["mean"]), mend)
    if mend and float(found["bonus"]) == 0.0:
        del found["bonus"]
    network.load_state_dict(found, strict=False)
    return network


@torch.no_grad()
def keep(args: argparse.Namespace) -> None:
    """Write an agent: weights in bytes, and where in an observation everything stands."""
    network = load(args.file, False)
    layout = network.layout
    one = torch.eye(layout.size, dtype=torch.uint8)
    first, second = inputs_of(layout, one), inputs_of(layout, 2 * one)
    column = first.argmax(1)
    column[first.sum(1) == 0] = -1
    titled = (second.argmax(1) == column + 1) & (column >= 0)
    agent: dict[str, Any] = {
        "elements": np.array([len(layout.names)], np.int16),
        "column": column.numpy().astype(np.int16),
        "titled": titled.numpy(),
        "task of": layout.task.numpy().astype(np.int16),
        "sort of": layout.sort.numpy().astype(np.int8),
        "place of": layout.place.numpy().astype(np.int16),
    }
    for k, (_, elements) in enumerate(SORTS):
        agent[f"title of {k}"] = np.array([what.startswith("title") for what in elements])
        agent[f"signed of {k}"] = np.array([what == SIGNED for what in elements])
    for name, tensor in network.state_dict().items():
        value = tensor.numpy()
        if name.split(".")[0] in ("extra", "worth", "said", "bonus", "value"):
            continue
        if value.ndim < 2:
            agent[name] = value.astype(np.float32)
            continue
        step = np.maximum(np.abs(value).max(axis=1, keepdims=True), 1e-6) / 127
        agent[name] = np.round(value / step).astype(np.int8)
        agent[name + STEP] = step.astype(np.float32)
    with args.agent.open("wb") as file:
        np.savez_compressed(file, **agent)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    orders = parser.add_subparsers(required=True)
    one = orders.add_parser("teach", help="learn what adept decides")
    one.add_argument("file", type=Path)
    one.add_argument("--games", type=int, default=5000)
    one.set_defaults(run=teach)
    one = orders.add_parser("play", help="go on by games against itself")
    one.add_argument("file", type=Path)
    one.add_argument("--from", dest="start", type=Path, help="where to begin, if not there")
    one.add_argument("--minutes", type=float, default=30.0, help="of the processor")
    one.add_argument("--mend", action="store_true", help="mend what the planner would do")
    one.add_argument("--side", type=int, default=512, help="games side by side")
    one.add_argument("--steps", type=int, default=96, help="of each between two rounds of learning")
    one.add_argument("--rate", type=float, default=4e-4)
    one.add_argument("--entropy", type=float, default=0.006)
    one.add_argument("--trace", type=float, default=0.95)
    one.add_argument("--epochs", type=int, default=2)
    one.add_argument("--part", type=int, default=4096)
    one.add_argument("--newest", type=float, default=0.03, help="what the last weights count")
    one.add_argument("--report", type=int, default=60, help="rounds of learning between reports")
    one.set_defaults(run=play)
    one = orders.add_parser("keep", help="write an agent")
    one.add_argument("file", type=Path)
    one.add_argument("agent", type=Path)
    one.set_defaults(run=keep)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    args.run(args)


if __name__ == "__main__":
    main()
