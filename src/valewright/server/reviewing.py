"""Reviews of finished games: thought through slice by slice behind everything else, and kept."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any, Final

from pydantic_core import to_json

from valewright.bots.budget import Budget
from valewright.games import game
from valewright.kernel.errors import GameError
from valewright.lab.review import UnderWay
from valewright.server import games as served
from valewright.server.guarding import problem
from valewright.server.history import resigned_of
from valewright.server.refusals import Refusal
from valewright.server.resuming import played_at_once
from valewright.server.scheduling import Asker, TookTooMuch, WorkerLost
from valewright.server.store import Kept
from valewright.server.thinking import SLICE, BotWorkers

MOST_KEPT: Final = 50
MOST_MOVES: Final = 5_000  # of a game that is reviewed
ROUNDS: Final = 24  # for each decision, where a game does not say
SHARE: Final = 0.7  # of what a game takes when nobody waits for it
TOLD_EVERY: Final = 1.0  # seconds between two words about how far a review is
FULL_MOVES: Final = 600  # of a game whose decisions all get their rounds; in longer ones, fewer


class _Asked:
    """A review that is worked out, and how many wait for it."""

    def __init__(self, work: Callable[[Callable[[float], None]], Coroutine[Any, Any, Any]]) -> None:
        self.share = 0.0  # that is done
        self.waiting = 0
        self.task: asyncio.Task[dict[str, Any]] = asyncio.create_task(work(self._got_to))

    def _got_to(self, share: float) -> None:
        self.share = share


class Reviews:
    """Each game is reviewed once, however many ask, and no further when nobody waits any more."""

    def __init__(self, thinkers: BotWorkers) -> None:
        self._thinkers = thinkers
        self._found: OrderedDict[str, _Asked] = OrderedDict()

    async def of(self, kept: Kept, address: str) -> dict[str, Any]:
        """The review of a finished game."""
        table_id = kept.row.id
        if len(kept.moves) > MOST_MOVES:
            raise Refusal("too-many-moves", n=len(kept.moves), most=MOST_MOVES)
        asked = self._found.get(table_id)
        if asked is None or _failed(asked.task):
            asked = _Asked(partial(self._worked_out, kept, Asker(address, table_id)))
            self._found[table_id] = asked
            while len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)[1].task.cancel()
        self._found.move_to_end(table_id)
        asked.waiting += 1
        try:
            return await asyncio.shield(asked.task)
        except asyncio.CancelledError:
            if asked.task.cancelled():  # the server is stopping, or too many were asked for
                raise Refusal("busy") from None
            raise
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                asked.task.cancel()  # what is done already stays

    def share(self, table_id: str) -> float:
        """How much of the review of a table is done, from 0 to 1."""
        asked = self._found.get(table_id)
        return 0.0 if asked is None else asked.share

    async def _worked_out(
        self, kept: Kept, asker: Asker, got_to: Callable[[float], None]
    ) -> dict[str, Any]:
        try:
            behind = self._thinkers.behind
            under_way = await behind(asker, review_begun, kept)
            while under_way.left:
                under_way = await behind(asker, review_slice, under_way, SLICE)
                got_to(under_way.at / (under_way.at + len(under_way.left)))
            return await behind(asker, review_data, kept, under_way)
        except (WorkerLost, TookTooMuch) as error:
            raise Refusal("busy") from error

    def close(self) -> None:
        """Drop what is worked out."""
        for asked in self._found.values():
            asked.task.cancel()


async def events(reviews: Reviews, kept: Kept, address: str) -> AsyncIterator[bytes]:
    """How far a review is, then the review or why there is none, as server-sent events.

    Nobody waits for it any more when whoever reads this is gone.
    """
    task = asyncio.create_task(reviews.of(kept, address))
    try:
        while not task.done():
            yield b"data: %.3f\n\n" % reviews.share(kept.row.id)
            await asyncio.wait({task}, timeout=TOLD_EVERY)
        try:
            yield b"event: review\ndata: " + to_json(task.result()) + b"\n\n"
        except GameError as error:
            yield b"event: problem\ndata: " + bytes(problem(error, 409).body) + b"\n\n"
    finally:
        task.cancel()


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


# In a worker


def review_begun(kept: Kept) -> UnderWay:
    """The review of a table, before its first move."""
    record = played_at_once(kept).record
    for seat in resigned_of(kept.row):
        record.resign(seat)
    return UnderWay.begun(record)


def review_slice(under_way: UnderWay, seconds: float) -> UnderWay:
    """A review gone on with for a while."""
    until = time.monotonic() + seconds
    moves = under_way.at + len(under_way.left)
    rounds = SHARE * (game(under_way.state.game).review_rounds or ROUNDS)
    budget = Budget(rounds=max(1, round(rounds * min(1.0, FULL_MOVES / moves))))
    while under_way.left and time.monotonic() < until:
        under_way.step(budget)
    return under_way


def review_data(kept: Kept, under_way: UnderWay) -> dict[str, Any]:
    """A whole review as plain data; the moves of its mistakes in parts, as they were offered."""
    found = under_way.review().data()
    by_move = {mistake["at"]: mistake for mistake in found["mistakes"]}
    state = review_begun(kept).state
    for at, words in enumerate(kept.moves):
        if at in by_move:
            mistake = by_move[at]
            offered = served.of(state).shown(state, mistake["seat"], acting=True).moves
            parts = {move["words"]: move for move in offered}
            mistake.update({name: parts[mistake[name]] for name in ("played", "better")})
        state.play(state.parse(words))
    return found
