"""Play what the compiler learns from, see tools/compile_rules.py: random games of all kinds, and
some turns of every bot. What is not played here is taken for rare and made small, not fast."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from valewright.bots import Seat, bots_for, make_bot, turn_seconds
from valewright.games import BUILT_IN, game
from valewright.kernel import engine
from valewright.kernel.batch import Batch
from valewright.kernel.contract import State
from valewright.kernel.observation import MOVES, mask_of
from valewright.kernel.rng import seeded
from valewright.lab.bench import middle, mixes_of, play_random

GAMES = 40
CHOICES = 20  # of a bot
ROUNDS = 8  # of one that thinks
COPIES = 200
SIDE_BY_SIDE = 16
STEPS = 120


def train(name: str, options: dict[str, Any]) -> None:
    """Everything that is measured, for one mix of options of a game."""
    start = partial(game(name).start, options)
    rng = random.Random(1)
    for seed in range(GAMES):
        play_random(start(seed), rng)
        state = start(GAMES + seed)
        assert isinstance(state, engine.State)
        state.playout(seeded(seed))
    state = middle(options, 1, name)
    observer = game(name).part("observation")()
    for _ in range(COPIES):
        state.clone()
        state.sample(state.to_act, rng)
        observer.observe(state, state.to_act)
        mask_of(state.legal_moves())
    size = len(observer.legend(state)[1])
    rooms = bytearray(SIDE_BY_SIDE * size), bytearray(SIDE_BY_SIDE * MOVES)
    batch = Batch(start, observer, list(range(SIDE_BY_SIDE)), SIDE_BY_SIDE, *rooms)
    batch.reset()
    for _ in range(STEPS):
        batch.step([rng.choice(one.legal_moves()) for one in batch.states])
    for bot in bots_for(name):
        choose(middle(options, 2, name), f"{bot}@{ROUNDS}r" if turn_seconds(bot, name) else bot)


def choose(state: State, name: str) -> None:
    """Let a bot play on, while its table is also looked at as a server does."""
    bot = make_bot(name, 1)
    for _ in range(CHOICES):
        if state.over:
            break
        seat = state.to_act
        state.view(seat)
        for move in state.legal_moves():
            state.notation(move)
        state.play(bot.choose(Seat(state, seat)))
    state.data()


def main() -> None:
    for entry in BUILT_IN:
        for options in mixes_of(entry.name).values():
            train(entry.name, options)


if __name__ == "__main__":
    main()
