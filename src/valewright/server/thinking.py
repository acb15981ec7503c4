"""What workers are asked to do, and how long anyone waits for it.

Bots, hints, reviews and everything that strangers send to be read go through one queue, which is
fair to all who wait: see :mod:`valewright.server.scheduling`.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, ParamSpec, TypeVar

from valewright.bots import Seat, make_bot, turn_seconds
from valewright.bots.advice import SLICES, Advising
from valewright.bots.budget import Budget
from valewright.games import game
from valewright.kernel.contract import State
from valewright.server import games as served
from valewright.server.peers import Peers
from valewright.server.refusals import Refusal
from valewright.server.scheduling import NOBODY, Asker, Job, TookTooMuch, WorkerLost, WorkQueue
from valewright.server.workers import LocalQueue

MOST_MOVES: Final = 50  # that are thought of at one go
SLICE: Final = 5.0  # seconds after which a bot or a review lets others have the worker
TURN_SECONDS: Final = 30.0  # of a processor, for the slice of a bot or of a review
READING_SECONDS: Final = 10.0  # of a processor, for what a stranger sent
PATIENCE: Final = 60.0  # seconds that anyone waits for what they asked
MOST_WAITING: Final = 8  # requests of one address, beside its bots

P = ParamSpec("P")
T = TypeVar("T")


class BotWorkers:
    """All that is done outside the event loop, on behalf of whoever asks."""

    def __init__(
        self, workers: int = 0, memory: int = 1024, queue: WorkQueue | None = None
    ) -> None:
        self.queue: WorkQueue = LocalQueue(workers, memory) if queue is None else queue
        self._asked: dict[str, int] = {}

    @property
    def waiting(self) -> int:
        """How many jobs are not done."""
        return self.queue.waiting

    def warm(self) -> None:
        """Start a worker before anyone waits for it."""
        if isinstance(self.queue, LocalQueue):
            self.queue.start()

    async def share(self, peers: Peers) -> None:
        """Do the work of all workers in turn, where there are others."""
        if isinstance(self.queue, LocalQueue):
            self.queue = await peers.share(self.queue, self.queue.lanes)

    def close(self) -> None:
        """Let the workers go; what they think about is dropped."""
        self.queue.close()

    async def run(self, work: Callable[P, T], *given: P.args, **_: P.kwargs) -> T:
        """Have a function called in a worker, for nobody in particular."""
        found: T = await self.queue.done(Job(work, given))
        return found

    async def read(self, asker: Asker, work: Callable[P, T], *given: P.args, **_: P.kwargs) -> T:
        """Have what someone sent read by a worker; what takes too much is refused."""
        job = Job(work, given, asker, READING_SECONDS)
        try:
            found: T = await self._waited(job)
        except (TookTooMuch, RecursionError) as error:
            raise Refusal("too-much") from error
        return found

    async def behind(self, asker: Asker, work: Callable[P, T], *given: P.args, **_: P.kwargs) -> T:
        """Have something done when nothing else is to be done for those who wait."""
        found: T = await self.queue.done(Job(work, given, asker, TURN_SECONDS, front=False))
        return found

    async def advice(
        self, state: State, seat: int, asker: Asker = NOBODY, must: tuple[int, ...] = ()
    ) -> AsyncIterator[dict[str, Any]]:
        """A hint for a seat that has a decision to take, told again whenever it has improved."""
        begun = Job(advice_begun, (state, seat, secrets.randbits(32), must), asker, TURN_SECONDS)
        advising: Advising = await self._waited(begun)
        spent = 0.0
        for seconds in SLICES:
            spent += seconds
            given = (advising, state, seat, seconds, spent / sum(SLICES))
            advising, told = await self._waited(Job(advice_slice, given, asker, TURN_SECONDS))
            yield told

    async def turn(
        self, bot: str, state: State, seat: int, asker: Asker = NOBODY, front: bool = True
    ) -> list[int]:
        """The moves of a bot until another seat is asked, or until it has had its time.

        A whole turn is one slice: a bot that plans it would begin anew with the next.
        """
        seconds = max(SLICE, turn_seconds(bot, state.game))
        given = (bot, state, seat, secrets.randbits(32), seconds)
        found: list[int] = await self.queue.done(Job(bot_turn, given, asker, TURN_SECONDS, front))
        return found

    async def steady_turn(
        self,
        bot: str,
        begun: State,
        seat: int,
        done: Sequence[int],
        seed: int,
        asker: Asker = NOBODY,
        front: bool = True,
    ) -> list[int]:
        """The same of a bot that answers the same moves in the same way: see the function."""
        given = (bot, begun, seat, list(done), seed)
        job = Job(steady_turn, given, asker, TURN_SECONDS, front)
        found: list[int] = await self.queue.done(job)
        return found

    async def _waited(self, job: Job) -> Any:
        """What a job gives to someone who waits for it, but not for ever."""
        address = job.asker.address
        if self._asked.get(address, 0) >= MOST_WAITING:
            raise Refusal("busy")
        self._asked[address] = self._asked.get(address, 0) + 1
        try:
            return await asyncio.wait_for(self.queue.done(job), PATIENCE)
        except (TimeoutError, WorkerLost) as error:
            raise Refusal("busy") from error
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]


def advice_begun(state: State, seat: int, seed: int, must: tuple[int, ...]) -> Advising:
    """Advice for a seat, before anything was tried out; ``must`` are moves to be looked at."""
    return Advising(Seat(state, seat), seed, must)


def advice_slice(
    advising: Advising, state: State, seat: int, seconds: float, done: float
) -> tuple[Advising, dict[str, Any]]:
    """Advice after some more thought, as plain data with the moves of its plans in parts."""
    advising.think(Budget(seconds=seconds))
    told = advising.advice(round(done, 3)).data()
    for option in told["options"]:
        known = Seat(state, seat).canonical_state()
        adapter = served.of(known)
        plan = option["plan"]
        option["plan"] = []
        for move in plan:
            option["plan"].append(adapter.move(known, move))
            known.play(move)
    return advising, told


def bot_turn(name: str, state: State, seat: int, seed: int, seconds: float = SLICE) -> list[int]:
    """The decisions of one bot that follow one another; moves without a choice are left out.

    One bot makes them all, so that it may plan ahead, until it has thought for so many seconds. If
    it fails in the middle, what it had decided stands.
    """
    until = time.monotonic() + seconds
    bot = make_bot(name, seed)
    rules = game(state.game)
    moves: list[int] = []
    while state.to_act == seat and len(moves) < MOST_MOVES:
        if moves and time.monotonic() > until:
            break
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


def steady_turn(name: str, begun: State, seat: int, done: Sequence[int], seed: int) -> list[int]:
    """The decisions of a bot whose turn has ``begun``, but for those that are ``done``.

    The whole turn is thought of from its beginning, whenever that is asked for: a turn that was
    broken off goes on as it would have gone.
    """
    rules = game(begun.game)
    state = begun.clone()
    while not begun.over and not rules.asks(begun):
        begun.play(begun.legal_moves()[0])
    left = bot_turn(name, begun, seat, seed, math.inf)
    for move in done:
        if rules.asks(state):
            left = left[1:] if left[:1] == [move] else []
        state.play(move)
    return left or bot_turn(name, state, seat, seed, math.inf)
