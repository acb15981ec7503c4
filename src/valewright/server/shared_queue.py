"""One fair queue for all workers: whoever has a free process does what is next for everyone.

Jobs wait in Redis, in the order of :class:`~valewright.server.scheduling.FairOrder`: next comes the
address that has used least, and of its tables the one that has used least. Where Redis is away, a
worker does its own jobs itself; a job whose worker died is queued again.

Jobs are pickled, and reading a pickle runs what it says. Each is therefore signed with a secret
that is in the database and not in Redis.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import pickle
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Final, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from valewright.server.scheduling import Job, WorkerLost, WorkQueue

LOST: Final = (RedisError, OSError, TimeoutError)
LOOK: Final = 1.0  # seconds between two looks for work, or after one's own
KEPT: Final = 600  # seconds that Redis keeps a job
TRIES: Final = 3  # at other workers, before a job is done here
WORK: Final = ".work"  # topics; no table is called so
_LANES: Final = {True: "front", False: "behind"}

# Accounts hold seconds that were used; sets hold who waits, by what they have used. A turn is
# charged when it begins, and put right when it ends.
_ACCOUNTS: Final = """
local root = 'valewright:queue:' .. ARGV[1]
local function least(set)
    local first = redis.call('ZRANGE', set, 0, 0, 'WITHSCORES')
    return tonumber(first[2] or 0)
end
local function wait(set, used, name)
    if redis.call('ZSCORE', set, name) == false then
        local score = math.max(least(set), tonumber(redis.call('HGET', used, name) or 0))
        redis.call('ZADD', set, score, name)
        redis.call('HSET', used, name, score)
    end
end
local function charge(set, used, name, seconds)
    redis.call('HINCRBYFLOAT', used, name, seconds)
    redis.call('EXPIRE', used, 60)
    if redis.call('ZSCORE', set, name) ~= false then
        redis.call('ZINCRBY', set, seconds, name)
    end
end
"""
_ADD: Final = (
    _ACCOUNTS
    + """
local address, tab, id, job = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
redis.call('SET', 'valewright:job:' .. id, job, 'EX', tonumber(ARGV[6]))
redis.call('RPUSH', root .. ':jobs:' .. address .. ':' .. tab, id)
wait(root, root .. ':used', address)
wait(root .. ':of:' .. address, root .. ':used:' .. address, tab)
"""
)
_TAKE: Final = (
    _ACCOUNTS
    + """
local full = {}
for i = 4, #ARGV do full[ARGV[i]] = true end
while true do
    local address = nil
    for _, name in ipairs(redis.call('ZRANGE', root, 0, -1)) do
        if not full[name] then address = name break end
    end
    if not address then return false end
    local tables, used = root .. ':of:' .. address, root .. ':used:' .. address
    local tab = redis.call('ZRANGE', tables, 0, 0)[1]
    local jobs = root .. ':jobs:' .. address .. ':' .. (tab or '')
    local id = tab and redis.call('LPOP', jobs)
    if tab and redis.call('EXISTS', jobs) == 0 then redis.call('ZREM', tables, tab) end
    if redis.call('EXISTS', tables) == 0 then redis.call('ZREM', root, address) end
    local job = id and redis.call('GET', 'valewright:job:' .. id)
    if job then
        charge(root, root .. ':used', address, 1)
        charge(tables, used, tab, 1)
        redis.call('SET', 'valewright:taken:' .. id, ARGV[2], 'EX', tonumber(ARGV[3]))
        return {id, job}
    end
end
"""
)
_FINISH: Final = (
    _ACCOUNTS
    + """
local address, tab, id = ARGV[2], ARGV[3], ARGV[4]
charge(root, root .. ':used', address, tonumber(ARGV[5]) - 1)
charge(root .. ':of:' .. address, root .. ':used:' .. address, tab, tonumber(ARGV[5]) - 1)
redis.call('DEL', 'valewright:job:' .. id, 'valewright:taken:' .. id)
"""
)

logger = logging.getLogger(__name__)


class Bus(Protocol):
    """How workers talk to each other."""

    connected: bool
    redis: Redis

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Tell all who have subscribed to a topic."""

    async def subscribe(
        self, topic: str, heard: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        """Hear of a topic."""


class SharedQueue:
    """A :class:`~valewright.server.scheduling.WorkQueue` of all workers.

    ``local`` does the work in processes of this machine, ``lanes`` of it at one time; ``living`` is
    who else there is.
    """

    def __init__(
        self,
        worker: str,
        bus: Bus,
        local: WorkQueue,
        secret: bytes,
        living: Callable[[], Collection[str]],
        lanes: dict[bool, int],
    ) -> None:
        self._worker = worker
        self._bus = bus
        self._local = local
        self._secret = secret
        self._living = living
        self._lanes = lanes
        self._asked: dict[str, asyncio.Future[bytes]] = {}
        self._doing: dict[str, asyncio.Task[None]] = {}
        self._running: dict[bool, Counter[str]] = {front: Counter() for front in lanes}
        self._taking = {front: asyncio.Lock() for front in lanes}
        self._wake = {front: asyncio.Event() for front in lanes}
        self._pulling: list[asyncio.Task[None]] = []
        self._leaving = False
        self._add = bus.redis.register_script(_ADD)
        self._take = bus.redis.register_script(_TAKE)
        self._finish = bus.redis.register_script(_FINISH)

    async def start(self) -> None:
        """Hear of work, and begin to do it."""
        await self._bus.subscribe(WORK, self._heard)
        await self._bus.subscribe(f".{self._worker}", self._answered)
        for front, count in self._lanes.items():
            for _ in range(count):
                self._pulling.append(asyncio.create_task(self._pull(front)))

    @property
    def waiting(self) -> int:
        return self._local.waiting + len(self._asked)

    async def leave(self) -> None:
        """Do nothing more for the others; what was taken and not done is queued again by them."""
        self._leaving = True  # redis-py now and then takes a cancellation for a lost connection
        while tasks := [*self._pulling, *self._doing.values()]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=LOOK)
            self._pulling = [task for task in self._pulling if not task.done()]

    def close(self) -> None:
        self._local.close()

    # Asking

    async def done(self, job: Job) -> Any:
        for _ in range(TRIES):
            job_id = secrets.token_hex(8)
            with suppress(*LOST):
                if self._bus.connected and await self._queued(job_id, job):
                    kind, found = pickle.loads(await self._answer(job_id))
                    if kind == "given":
                        return found
                    if not isinstance(found, WorkerLost):
                        raise found
        return await self._local.done(job)

    async def _queued(self, job_id: str, job: Job) -> bool:
        text = self._signed(job_id, (self._worker, job))
        lane, asker = _LANES[job.front], job.asker
        self._asked[job_id] = asyncio.get_running_loop().create_future()
        try:
            await self._add(args=[lane, asker.address, asker.table, job_id, text, KEPT])
        except BaseException:
            del self._asked[job_id]
            raise
        self._bus.publish(WORK, {"lane": job.front})
        return True

    async def _answer(self, job_id: str) -> bytes:
        """What comes back; an error where nothing will."""
        future = self._asked[job_id]
        try:
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        return await asyncio.shield(future)
                if not self._bus.connected:
                    raise TimeoutError("Redis is away")
                names = f"valewright:taken:{job_id}", f"valewright:job:{job_id}"
                taken, kept = await self._bus.redis.mget(*names)
                living = {worker.encode() for worker in self._living()}
                lost = taken is not None and taken not in living
                if (lost or kept is None) and not future.done():
                    raise TimeoutError("the job was lost")
        finally:
            del self._asked[job_id]
            if not future.done():
                future.cancel()
                self._soon(lambda: self._drop(job_id))

    async def _drop(self, job_id: str) -> None:
        """Take a job back: nobody begins it from now on, and who has begun it stops."""
        await self._bus.redis.delete(f"valewright:job:{job_id}")
        self._bus.publish(WORK, {"drop": job_id})

    def _answered(self, message: dict[str, Any]) -> None:
        future = self._asked.get(message["id"])
        if future is not None and not future.done():
            future.set_result(self._verified(message["id"], message["data"]))

    # Doing

    def _heard(self, message: dict[str, Any]) -> None:
        if "lane" in message:
            if message["lane"] in self._wake:
                self._wake[message["lane"]].set()
        elif message.get("drop") in self._doing:
            self._doing[message["drop"]].cancel()

    async def _pull(self, front: bool) -> None:
        """Do one job after the other."""
        while not self._leaving:
            self._wake[front].clear()
            try:
                while self._bus.connected and (taken := await self._taken(front)) is not None:
                    await self._do(*taken, front)
            except LOST:
                pass
            except Exception:
                logger.exception("a job of another worker was not done")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake[front].wait()

    async def _taken(self, front: bool) -> tuple[str, str, Job] | None:
        """The next job: its id, who asked for it, and itself. No address has all processes."""
        running, most = self._running[front], max(1, self._lanes[front] - 1)
        async with self._taking[front]:
            full = [address for address, count in running.items() if count >= most]
            taken = await self._take(args=[_LANES[front], self._worker, KEPT, *full])
            if not taken:
                return None
            job_id = taken[0].decode()
            asked_by, job = pickle.loads(self._verified(job_id, taken[1].decode()))
            running[job.asker.address] += 1
            return job_id, asked_by, job

    async def _do(self, job_id: str, asked_by: str, job: Job, front: bool) -> None:
        began, asker = time.monotonic(), job.asker
        task = self._doing[job_id] = asyncio.create_task(self._serve(job_id, asked_by, job))
        try:
            await asyncio.wait([task])
        finally:
            del self._doing[job_id]
            task.cancel()
            self._running[front][asker.address] -= 1
            self._running[front] += Counter()  # keeps only who has something running
            self._wake[front].set()
            given = [_LANES[front], asker.address, asker.table, job_id]
            took = time.monotonic() - began
            self._soon(lambda: self._finish(args=[*given, took]))

    async def _serve(self, job_id: str, asked_by: str, job: Job) -> None:
        answer: tuple[str, Any]
        try:
            answer = "given", await self._local.done(job)
        except Exception as error:
            answer = "raised", error
        data = self._signed(job_id, answer)
        self._bus.publish(f".{asked_by}", {"id": job_id, "data": data})

    def _soon(self, work: Callable[[], Awaitable[object]]) -> None:
        if self._leaving:
            return

        async def run() -> None:
            with suppress(*LOST):
                await work()

        task = asyncio.ensure_future(run())
        self._pulling.append(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._pulling = [one for one in self._pulling if one is not task]

    # What is carried

    def _signed(self, job_id: str, what: object) -> str:
        data = pickle.dumps(what)
        return base64.b64encode(self._mark(job_id, data) + data).decode()

    def _verified(self, job_id: str, text: str) -> bytes:
        """The pickle that was signed, or an error: nobody else's is read."""
        given = base64.b64decode(text)
        mark, data = given[:32], given[32:]
        if not hmac.compare_digest(mark, self._mark(job_id, data)):
            raise ValueError(f"job {job_id} was not signed by a worker")
        return data

    def _mark(self, job_id: str, data: bytes) -> bytes:
        return hmac.new(self._secret, job_id.encode() + b":" + data, hashlib.sha256).digest()
