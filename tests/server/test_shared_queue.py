"""The queue that workers share: fair, and nothing is lost with a worker or with Redis."""

from __future__ import annotations

import asyncio
import operator
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.server.databases import needs_databases, new_redis, redis
from valewright.server import shared_queue
from valewright.server.cluster import Bus
from valewright.server.scheduling import Asker, Job, TookTooMuch
from valewright.server.shared_queue import SharedQueue
from valewright.server.thinking import bot_turn

pytestmark = needs_databases
SECRET = b"secret"
PATIENCE = 30.0


class Hands:
    """Does jobs where it is, when it may, and notes which."""

    waiting = 0

    def __init__(self) -> None:
        self.done_jobs: list[Job] = []
        self.may = asyncio.Event()
        self.may.set()

    async def done(self, job: Job) -> Any:
        await self.may.wait()
        self.done_jobs.append(job)
        return job.work(*job.given)

    def close(self) -> None:
        """There is nothing to let go."""


class Team:
    """Workers with a queue between them."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.living: set[str] = set()
        self._stack = stack

    async def worker(self, name: str, front: int = 1) -> tuple[SharedQueue, Hands, Bus]:
        """A worker that does so many jobs at one time."""
        hands = Hands()
        bus = Bus(self.address, lambda *_: None, lambda: None)
        await bus.start()
        if not self.living:
            await bus.redis.flushdb()
        self._stack.push_async_callback(bus.stop)
        lanes = {True: front} if front else {}
        queue = SharedQueue(name, bus, hands, SECRET, lambda: self.living, lanes)
        await queue.start()
        self._stack.push_async_callback(queue.leave)
        self.living.add(name)
        return queue, hands, bus


@asynccontextmanager
async def team_at(address: str) -> AsyncIterator[Team]:
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        yield Team(address, stack)


@pytest.fixture
async def team() -> AsyncIterator[Team]:
    async with team_at(redis().address()) as found:
        yield found


def job(*given: Any, work: Callable[..., Any] = operator.add, who: str = "a", at: str = "t") -> Job:
    return Job(work, given, Asker(who, at))


async def until(reached: Callable[[], object]) -> None:
    while not reached():
        await asyncio.sleep(0.01)


async def queued(bus: Bus, jobs: int) -> None:
    """Wait until there are so many jobs that wait or are being done."""
    while len(await bus.redis.keys("valewright:job:*")) != jobs:
        await asyncio.sleep(0.01)


async def test_who_has_time_does_what_another_was_asked(team: Team) -> None:
    busy, its_hands, _ = await team.worker("busy", 0)
    _, hands, _ = await team.worker("free")
    assert await busy.done(job(2, 3)) == 5
    with pytest.raises(TypeError, match="unsupported operand"):
        await busy.done(job(2, "three"))
    assert its_hands.done_jobs == []
    assert [one.given for one in hands.done_jobs] == [(2, 3), (2, "three")]


async def test_states_and_errors_of_bots_travel(team: Team) -> None:
    from valewright.games import game

    busy, _, _ = await team.worker("busy", 0)
    await team.worker("free")
    state = game("nim").start({"players": 2}, 7)
    moves = await busy.done(Job(bot_turn, ("random", state, state.to_act, 1)))
    assert moves[0] in state.legal_moves()
    with pytest.raises(TookTooMuch, match="enough"):
        await busy.done(job(work=_took_too_much))


def _took_too_much() -> None:
    raise TookTooMuch("enough")


async def test_nobody_waits_for_all_that_another_has_piled_up(team: Team) -> None:
    queue, hands, bus = await team.worker("one")
    hands.may.clear()
    piled = [
        asyncio.create_task(queue.done(job(i, 0, who="greedy", at=f"table {i}"))) for i in range(12)
    ]
    await queued(bus, 12)
    single = asyncio.create_task(queue.done(job(100, 0, who="patient")))
    await queued(bus, 13)
    hands.may.set()
    await asyncio.gather(single, *piled)
    order = [one.given[0] for one in hands.done_jobs]
    assert order.index(100) <= 2
    assert sorted(order) == [*range(12), 100]


async def test_one_address_never_has_all_hands(team: Team) -> None:
    queue, hands, _ = await team.worker("one", 2)
    hands.may.clear()
    asked = [job(i, 0, who="greedy", at=f"table {i}") for i in range(4)]
    waiting = asyncio.gather(*map(queue.done, asked))
    await asyncio.sleep(0.3)
    assert dict(queue._running[True]) == {"greedy": 1}
    hands.may.set()
    assert await waiting == [0, 1, 2, 3]


async def test_without_redis_everyone_does_their_own() -> None:
    own = new_redis()
    async with team_at(own.address()) as team:
        busy, its_hands, _ = await team.worker("busy", 0)
        free, hands, _ = await team.worker("free")
        hands.may.clear()
        waiting = asyncio.create_task(busy.done(job(2, 3)))
        await until(lambda: free._doing)
        own.kill()
        assert await waiting == 5
        assert await busy.done(job(4, 5)) == 9
        assert len(its_hands.done_jobs) == 2


async def test_what_a_worker_had_taken_when_it_died_is_done_by_another(team: Team) -> None:
    busy, _, _ = await team.worker("busy", 0)
    dying, its_hands, _ = await team.worker("dying")
    its_hands.may.clear()
    waiting = asyncio.create_task(busy.done(job(2, 3)))
    await until(lambda: dying._doing)
    _, hands, _ = await team.worker("heir")
    await dying.leave()
    team.living.discard("dying")
    assert await waiting == 5
    assert len(hands.done_jobs) == 1


async def test_who_no_longer_waits_takes_the_job_back(team: Team) -> None:
    queue, hands, bus = await team.worker("one")
    hands.may.clear()
    first = asyncio.create_task(queue.done(job(1, 0)))
    await until(lambda: queue._doing)
    second = asyncio.create_task(queue.done(job(2, 0)))
    await queued(bus, 2)
    for task in (first, second):
        task.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await queued(bus, 0)
    await until(lambda: not queue._doing)
    hands.may.set()
    assert await queue.done(job(3, 0)) == 3
    assert [one.given[0] for one in hands.done_jobs] == [3]
    await queued(bus, 0)  # nothing is left of any of them


class Bomb:
    """Leaves a mark where it is unpickled."""

    def __reduce__(self) -> Any:
        return _go_off, ()


def _go_off() -> None:
    os.environ["VALEWRIGHT_BOMB"] = "went off"


async def test_what_no_worker_has_signed_is_never_read(
    team: Team, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VALEWRIGHT_BOMB", raising=False)
    queue, hands, bus = await team.worker("one")
    stranger = SharedQueue("x", bus, hands, b"guess", lambda: (), {})
    text = stranger._signed("bomb", Bomb())
    add = bus.redis.register_script(shared_queue._ADD)
    await add(args=["front", "a", "t", "bomb", text, 60])
    assert await queue.done(job(2, 3)) == 5
    assert "VALEWRIGHT_BOMB" not in os.environ
