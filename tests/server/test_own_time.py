"""What has a time of its own does one thing after the other, and rests when nobody needs it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from valewright.server.own_time import OwnTime, PutAway

T = TypeVar("T")

NEVER = 3600.0


class Clerk(OwnTime):
    """Does what it is told."""

    called = "the clerk"
    awake = False

    def go_on(self) -> None:
        pass

    async def tried(self, work: Callable[[], Awaitable[T]]) -> T:
        return await work()


async def test_it_rests_when_nobody_needs_it() -> None:
    clerk = Clerk()
    task = asyncio.create_task(clerk.run(NEVER))
    assert await clerk.do(lambda: asyncio.sleep(0, "done")) == "done"
    begun, let_go = asyncio.Event(), asyncio.Event()

    def long_after() -> None:
        clerk._wanted -= 2 * NEVER
        clerk._rest_if_idle(NEVER)

    async def long() -> None:
        begun.set()
        await let_go.wait()

    clerk.post(long)
    await begun.wait()
    long_after()
    assert not clerk.closed, "it is at work"
    waiting = asyncio.create_task(clerk.do(clerk.nothing))
    let_go.set()
    await waiting
    clerk.awake = True
    long_after()
    assert not clerk.closed, "somebody is there"
    clerk.awake = False
    await clerk.do(clerk.nothing)
    clerk._rest_if_idle(NEVER)
    assert not clerk.closed, "it was needed a moment ago"
    long_after()
    await task
    with pytest.raises(PutAway):
        await clerk.do(clerk.nothing)


async def test_who_comes_too_late_is_told_so(caplog: pytest.LogCaptureFixture) -> None:
    clerk = Clerk()
    late: list[asyncio.Task[None]] = []

    async def last() -> None:
        late.append(asyncio.create_task(clerk.do(clerk.nothing)))
        await asyncio.sleep(0)
        clerk.end()

    clerk.post(last)
    with caplog.at_level(logging.WARNING):
        await clerk.run(NEVER)
        with pytest.raises(PutAway):
            await late[0]
    assert not caplog.records, "nothing is left for nobody to hear"
