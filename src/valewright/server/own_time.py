"""A task that does what is asked of it, one thing after the other, until nobody asks any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from valewright.kernel.errors import GameError

T = TypeVar("T")

logger = logging.getLogger(__name__)


class PutAway(Exception):
    """The table went to rest before the request came in."""


class OwnTime:
    """What has a time of its own: all that is asked of it queues up."""

    def __init__(self) -> None:
        self.closed = False
        self._requests: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue()
        )
        self._serving = False
        self._wanted = time.monotonic()  # when the last request was served
        self._resting: asyncio.TimerHandle | None = None  # until it is seen whether it is idle

    @property
    def called(self) -> str:
        """What the log calls it."""
        raise NotImplementedError

    @property
    def awake(self) -> bool:
        """Whether it goes on without being asked for anything."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Before each request is waited for."""
        raise NotImplementedError

    async def tried(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what a request asks."""
        raise NotImplementedError

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its own time."""
        if self.closed:
            raise PutAway
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._requests.put_nowait((work, future))
        return await future

    def post(self, work: Callable[[], Awaitable[object]]) -> None:
        """Have something done in its own time, for nobody who waits."""
        if not self.closed:
            future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
            future.add_done_callback(self._posted)
            self._requests.put_nowait((work, future))

    def _posted(self, future: asyncio.Future[object]) -> None:
        error = None if future.cancelled() else future.exception()
        if error is not None and not isinstance(error, PutAway):
            logger.warning("%s: %s", self.called, error)

    async def run(self, idle: float) -> None:
        """The task: until nobody has wanted anything for a while."""
        self._rest_later(idle, idle)
        try:
            while not self.closed:
                self.go_on()
                work, future = await self._requests.get()
                self._serving = True
                await self._serve(work, future)
                self._serving = False
                self._wanted = time.monotonic()
        finally:
            self.closed = True
            if self._resting is not None:
                self._resting.cancel()
            while not self._requests.empty():
                _, future = self._requests.get_nowait()
                if not future.done():
                    future.set_exception(PutAway())

    def _rest_later(self, idle: float, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._resting = loop.call_later(seconds, self._rest_if_idle, idle)

    def _rest_if_idle(self, idle: float) -> None:
        """One timer for a whole life: each request only notes when it came."""
        left = self._wanted + idle - time.monotonic()
        if left > 0 or self._serving or self.awake or not self._requests.empty():
            self._rest_later(idle, left if left > 0 else idle)
        else:
            self.end()

    def end(self) -> None:
        """End the task when it has done what it does."""
        self.post(self.nothing)
        self.closed = True

    async def nothing(self) -> None:
        """Only wake up."""

    async def _serve(self, work: Callable[[], Awaitable[Any]], future: asyncio.Future[Any]) -> None:
        try:
            found = await self.tried(work)
        except Exception as error:
            if not future.done():
                future.set_exception(error)
            elif not isinstance(error, GameError):
                logger.exception("%s", self.called)
        except BaseException:
            future.cancel()
            raise
        else:
            if not future.done():
                future.set_result(found)
