"""Processes in which bots think and records are read, so that the event loop never waits for them.

Processes rather than threads: the rules keep the cards of all games in one book, which is not made
for threads, and compiled rules would hold the interpreter.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from valewright.bots import Seat, make_bot
from valewright.bots.budget import Budget
from valewright.games import game
from valewright.kernel.contract import State

HINT_SECONDS: Final = 2.5
MOST_MOVES: Final = 50  # that are thought of at one go

P = ParamSpec("P")
T = TypeVar("T")


class BotWorkers:
    """A few worker processes, started when they are first needed."""

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 1) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
            )
        return self._pool

    def warm(self) -> None:
        """Start a worker before anyone waits for it."""
        self._started().submit(os.getpid)

    def close(self) -> None:
        """Let the workers go; what they think about is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[P, T], *given: P.args, **_: P.kwargs) -> T:
        """Have a function called in a worker; if one died, once more with new ones."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *given)

    async def advice(self, state: State, seat: int) -> dict[str, Any]:
        """A hint for a seat that has a decision to take."""
        return await self.run(advice_for, state, seat, HINT_SECONDS, secrets.randbits(32))

    async def turn(self, bot: str, state: State, seat: int) -> list[int]:
        """The moves of a bot until another seat is asked."""
        return await self.run(bot_turn, bot, state, seat, secrets.randbits(32))


def advice_for(state: State, seat: int, seconds: float, seed: int) -> dict[str, Any]:
    """What a strong bot would do in a seat's place, as plain data."""
    from valewright.bots.advice import advise

    return advise(Seat(state, seat), Budget(seconds=seconds), random.Random(seed)).data()


def bot_turn(name: str, state: State, seat: int, seed: int) -> list[int]:
    """The decisions of one bot that follow one another; moves without a choice are left out.

    One bot makes them all, so that it may plan ahead. If it fails in the middle, what it had
    decided stands.
    """
    bot = make_bot(name, seed)
    rules = game(state.game)
    moves: list[int] = []
    while state.to_act == seat and len(moves) < MOST_MOVES:
        try:
            move = bot.choose(Seat(state, seat))
            state.play(move)
        except Exception:
            if not moves:
                raise
            return moves
        moves.append(move)
        while not state.over and not rules.asks(state):
            state.play(state.legal_moves()[0])
    return moves


def _begin() -> None:
    """In a worker: Ctrl-C is the server's business, and without a server there is no worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent: Any = multiprocessing.parent_process()

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
