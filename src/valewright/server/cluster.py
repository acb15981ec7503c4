"""Several workers that serve the same tables, each with sockets of its own.

Every worker that has a socket at a table holds the table live. A change is written to PostgreSQL,
which takes it only on top of the one before, and is then told to the others through Redis; they
play it too and tell their own sockets. Redis carries nothing that must not be lost: whoever misses
a message sees so by the number of the next one, or when it compares its tables with the database,
which it does now and then, and twice a second while Redis is away.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from valewright.kernel.errors import BadOption, GameError
from valewright.server.enduring import survived
from valewright.server.keyrings import recently_revoked
from valewright.server.peers import Peers
from valewright.server.scheduling import WorkQueue
from valewright.server.shared_queue import SharedQueue
from valewright.server.store import COLUMNS, Change, SeatRow, StoreError, column, table_row
from valewright.server.store.postgres import LEASE, PostgresStore

if TYPE_CHECKING:
    from valewright.server.live_table import Table

BEAT: Final = 1.0  # seconds between two signs of life
SILENCE: Final = 4.0  # seconds without an echo of one's own, after which Redis counts as lost
RETRY: Final = 0.2  # seconds before Redis is tried again
ANSWER: Final = 2.0  # seconds that Redis may take to answer
LOOK: Final = 5.0  # seconds between two comparisons with the database
LOOK_ALONE: Final = 0.5  # the same, while Redis is away
MOST_UNSENT: Final = 10_000  # messages that wait for Redis
ONESELF: Final = ""  # the topic of no table
REVOKED: Final = "revoked secrets"  # nor this one: no table's id has a space
ROOM: Final = "room "  # before the id of a shared replay
LOST: Final = (RedisError, OSError, TimeoutError)

logger = logging.getLogger(__name__)


class _Audience(NamedTuple):
    """Who is connected to a table at one worker: the seats, and how many sockets in all."""

    seats: tuple[int, ...] = ()
    sockets: int = 0
    looking: tuple[int, ...] = ()  # the seats whose page is not in the background
    watchers: int = 0  # the sockets without a seat

    @property
    def told(self) -> dict[str, Any]:
        return {
            "here": self.seats,
            "sockets": self.sockets,
            "looking": self.looking,
            "watchers": self.watchers,
        }


class Cluster(Peers):
    """This worker among the others. Without Redis, they learn of each other by the database."""

    alone = False

    def __init__(self, store: PostgresStore, redis: str = "") -> None:
        super().__init__()
        self.worker = store.worker
        self._store = store
        self._bus = Bus(redis, self._heard, self._connected) if redis else None
        self._wake: Callable[[str], Awaitable[object]] = self._store.table
        self._owned: set[str] = set()
        self._living: set[str] = {self.worker}
        self._beat = time.monotonic()  # when this worker has last said that it lives
        self._told: dict[str, _Audience] = {}  # what others were told of each table here
        self._elsewhere: dict[str, dict[str, _Audience]] = {}
        self._queue: SharedQueue | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._look = asyncio.Event()
        store.written = self._written

    async def start(self, live: dict[str, Table], wake: Callable[[str], Awaitable[object]]) -> None:
        await super().start(live, wake)
        self._wake = wake
        self._living = await self._store.beat()
        self._beat = time.monotonic()
        self._tasks = [asyncio.create_task(self._beats()), asyncio.create_task(self._looks())]
        if self._bus is not None:
            await self._bus.subscribe(REVOKED, self._revoked)
            await self._bus.start()

    async def share(self, queue: WorkQueue, lanes: dict[bool, int]) -> WorkQueue:
        if self._bus is None:
            return queue
        secret = await self._store.secret()
        shared = SharedQueue(self.worker, self._bus, queue, secret, lambda: self._living, lanes)
        await shared.start()
        self._queue = shared
        return shared

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table_id in list(self._told):
            self._say(table_id, _Audience().told)
        if self._queue is not None:
            await self._queue.leave()
        if self._bus is not None:
            await self._bus.stop()
        with suppress(StoreError):
            await self._store.leave()

    # Tables

    async def opened(self, table_id: str) -> None:
        if self._bus is not None:
            await self._bus.subscribe(table_id)
        self._owned |= await self._store.claim([table_id])
        self._say(table_id, {"ask": True})

    def closed(self, table_id: str) -> None:
        self._told.pop(table_id, None)
        self._elsewhere.pop(table_id, None)
        if self._bus is not None:
            self._bus.unsubscribe(table_id)
        if table_id in self._owned:
            self._owned.discard(table_id)
            self._later(self._store.release(set(self._owned)))

    def drives(self, table_id: str) -> bool:
        return table_id in self._owned

    def here(self, table_id: str) -> set[int]:
        others = self._elsewhere.get(table_id, {}).values()
        return {seat for audience in others for seat in audience.seats}

    def watched(self, table_id: str) -> bool:
        return any(found.sockets for found in self._elsewhere.get(table_id, {}).values())

    def watchers(self, table_id: str) -> int:
        return sum(found.watchers for found in self._elsewhere.get(table_id, {}).values())

    def looking(self, table_id: str) -> set[int]:
        others = self._elsewhere.get(table_id, {}).values()
        return {seat for audience in others for seat in audience.looking}

    async def seen_to(self, tables: Sequence[str]) -> list[str]:
        mine = await self._store.claim(tables) if tables else set()
        return [table_id for table_id in tables if table_id in mine]

    def present(self, table: Table) -> None:
        table_id, found = table.row.id, table.onlookers
        audience = _Audience(
            tuple(found.here_alone()),
            len(found.listeners),
            tuple(found.looking_alone()),
            found.watchers_alone(),
        )
        if audience != self._told.get(table_id, _Audience()):
            self._told[table_id] = audience
            self._say(table_id, audience.told)

    def remarked(self, table_id: str, seat: int, remark: str) -> None:
        self._say(table_id, {"remark": remark, "seat": seat})

    async def hear_room(self, room_id: str, heard: Callable[[dict[str, Any]], None]) -> bool:
        if self._bus is None:
            return False

        def from_others(message: dict[str, Any]) -> None:
            if message["from"] != self.worker:
                heard(message)

        await self._bus.subscribe(ROOM + room_id, from_others)
        return True

    def say_in_room(self, room_id: str, message: dict[str, Any]) -> None:
        self._say(ROOM + room_id, message)

    def leave_room(self, room_id: str) -> None:
        if self._bus is not None:
            self._bus.unsubscribe(ROOM + room_id)

    async def renewed(self, table: Table) -> bool:
        table_id = table.row.id
        newest = (await self._store.changes([table_id])).get(table_id)
        if newest is not None and newest <= table.row.seq:
            return False
        self._owned.discard(table_id)
        await table.catch_up()
        return True

    def shut_out(self, keys: Collection[bytes]) -> None:
        super().shut_out(keys)
        self._say(REVOKED, {"keys": [key.hex() for key in keys]})

    def _revoked(self, message: dict[str, Any]) -> None:
        super().shut_out([bytes.fromhex(key) for key in message["keys"]])

    # What this worker does at intervals

    async def _beats(self) -> None:
        """Say that this worker lives, see who else does, and take what the dead owned."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            if self._bus is not None:
                self._bus.beat()
            with survived(logger, "a sign of life"), suppress(StoreError):
                await self._beaten()
                beats += 1
                if beats % 10 == 0:
                    await self._store.release(set(self._owned))

    async def _beaten(self) -> None:
        living, before = await self._store.beat(), self._beat
        self._beat = time.monotonic()
        if self._beat - before > LEASE:
            return  # the database was away: no worker could say that it lives, until now
        gone = self._living - living
        for worker in gone:
            self._gone(worker)
        self._living = living
        await self._claim()
        if gone:
            self._later(self._take_on())  # beside the beats: there may be many, and long ones

    async def _claim(self) -> None:
        waiting = [
            table_id
            for table_id, table in self._live.items()
            if table_id not in self._owned and table.waits_for_bot
        ]
        if waiting:
            for table_id in await self._store.claim(waiting):
                self._owned.add(table_id)
                self._post(table_id, lambda table: table.nothing())

    async def _take_on(self) -> None:
        """Wake the tables at which a bot of a worker that is gone was to act."""
        for table_id in await self._store.waiting_for_bots():
            with survived(logger, f"table {table_id} cannot be opened"):
                await self._wake(table_id)

    async def _looks(self) -> None:
        """Compare the tables here with the database: messages may have been lost."""
        while True:
            away = self._bus is None or not self._bus.connected
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_ALONE if away else LOOK):
                    await self._look.wait()
            self._look.clear()
            with survived(logger, "a look at the database"), suppress(StoreError):
                revoked = await self._store.together(lambda: recently_revoked(time.time()))
                if revoked:
                    super().shut_out(revoked)
                newest = await self._store.changes(list(self._live))
                for table_id, table in list(self._live.items()):
                    if newest.get(table_id, -1) != table.row.seq:
                        self._post(table_id, self.renewed)

    def _gone(self, worker: str) -> None:
        """A worker is dead; who was connected to it is so no longer."""
        for table_id, audiences in list(self._elsewhere.items()):
            if audiences.pop(worker, None) is not None:
                self._present_elsewhere(table_id, moved=True)

    # Messages

    def _written(self, change: Change) -> None:
        """This worker has changed a table, and owns it now."""
        self._owned.add(change.row.id)
        self._say(change.row.id, packed(change))

    def _say(self, table_id: str, message: dict[str, Any]) -> None:
        if self._bus is not None:
            self._bus.publish(table_id, {"from": self.worker, **message})

    def _connected(self) -> None:
        """Redis is there again: see what was missed, and who is where."""
        self._look.set()
        for table_id, audience in self._told.items():
            self._say(table_id, audience.told)
        for table_id in self._live:
            self._say(table_id, {"ask": True})

    def _heard(self, table_id: str, message: dict[str, Any]) -> None:
        worker = str(message["from"])
        table = self._live.get(table_id)
        if worker == self.worker or table is None:
            return
        if "row" in message:
            self._owned.discard(table_id)
            if table.onlookers.listeners:
                change = unpacked(message)
                self._post(table_id, lambda table: table.follow(change))
            else:
                table.put_away()  # it is played elsewhere, and nobody here looks at it
        elif "here" in message:
            looking = tuple(message.get("looking", message["here"]))
            audience = _Audience(
                tuple(message["here"]),
                int(message["sockets"]),
                looking,
                int(message.get("watchers", 0)),
            )
            others = self._elsewhere.setdefault(table_id, {})
            moved = others.get(worker, _Audience()).seats != audience.seats
            others[worker] = audience
            self._present_elsewhere(table_id, moved)
        elif "remark" in message:
            table.onlookers.tell_remark(message["seat"], message["remark"])
        elif "ask" in message and table_id in self._told:
            self._say(table_id, self._told[table_id].told)

    def _present_elsewhere(self, table_id: str, moved: bool) -> None:
        table = self._live.get(table_id)
        if table is not None:
            if moved:
                table.onlookers.tell_presence()
            else:
                table.onlookers.count_watchers()
            self._post(table_id, lambda table: table.nothing())

    def _post(self, table_id: str, work: Callable[[Table], Awaitable[object]]) -> None:
        table = self._live.get(table_id)
        if table is not None:
            table.post(lambda: work(table))

    def _later(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            with suppress(StoreError):
                await work

        task = asyncio.create_task(run())
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)


class Bus:
    """Messages about tables through Redis: one channel a table, heard by who has it open."""

    def __init__(
        self,
        address: str,
        heard: Callable[[str, dict[str, Any]], None],
        connected: Callable[[], None],
    ) -> None:
        self.connected = False
        self._heard = heard
        self._on_connected = connected
        try:
            self.redis = Redis.from_url(
                address,
                retry=Retry(NoBackoff(), 0),  # who reconnects quietly misses messages
                socket_timeout=ANSWER,
                socket_connect_timeout=ANSWER,
            )
        except ValueError as error:
            raise BadOption(f"redis: {error}") from error
        self._pubsub: PubSub | None = None
        self._echoed = 0.0
        self._stopping = False
        self._topics: dict[str, Callable[[dict[str, Any]], None]] = {}
        self._confirming: dict[str, asyncio.Future[None]] = {}
        self._unsent: deque[tuple[str, str]] = deque(maxlen=MOST_UNSENT)
        self._filled = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]
        until = time.monotonic() + ANSWER
        while not self.connected and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        until = time.monotonic() + ANSWER
        while self.connected and self._unsent and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self._stopping = True  # redis-py now and then takes a cancellation for a lost connection
        while tasks := [task for task in self._tasks if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=ANSWER)
        with suppress(*LOST):
            await self.redis.aclose()

    def beat(self) -> None:
        """Say something to oneself; who hears nothing of it is not connected."""
        self.publish(ONESELF, {})
        if self.connected and time.monotonic() > self._echoed + SILENCE:
            self._tasks[0].cancel()
            self._tasks[0] = asyncio.create_task(self._listen())

    # Speaking

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        if topic or not self._unsent:
            self._unsent.append((_channel(topic), json.dumps(message)))
            self._filled.set()

    async def _send(self) -> None:
        while not self._stopping:
            await self._filled.wait()
            self._filled.clear()
            while self._unsent:
                batch = list(self._unsent)
                try:
                    async with self.redis.pipeline(transaction=False) as pipe:
                        for channel, text in batch:
                            pipe.publish(channel, text)
                        await pipe.execute()
                except LOST:
                    await asyncio.sleep(RETRY)
                    continue
                for sent in batch:
                    if self._unsent and self._unsent[0] is sent:
                        self._unsent.popleft()

    # Hearing

    async def subscribe(
        self, topic: str, heard: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        """Hear of a topic; returns when that is sure, or when Redis does not answer."""
        self._topics[topic] = heard or partial(self._heard, topic)
        if not self.connected or self._pubsub is None:
            return
        channel = _channel(topic)
        confirmed = self._confirming.get(channel)
        if confirmed is None:
            confirmed = self._confirming[channel] = asyncio.get_running_loop().create_future()
        with suppress(*LOST):
            await self._pubsub.subscribe(channel)
            async with asyncio.timeout(ANSWER):
                await asyncio.shield(confirmed)

    def unsubscribe(self, topic: str) -> None:
        self._topics.pop(topic, None)
        pubsub = self._pubsub
        if self.connected and pubsub is not None:

            async def run() -> None:
                with suppress(*LOST):
                    if topic not in self._topics:
                        await pubsub.unsubscribe(_channel(topic))

            task = asyncio.create_task(run())
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _listen(self) -> None:
        said = False
        while not self._stopping:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(*map(_channel, {"", *self._topics}))
                    self._pubsub, self.connected, said = pubsub, True, False
                    self._echoed = time.monotonic()
                    self._on_connected()
                    async for message in pubsub.listen():
                        self._received(message)
            except LOST as error:
                if not said:
                    logger.warning("Redis does not answer; play goes on without it: %s", error)
                said = True
            finally:
                self.connected, self._pubsub = False, None
                for confirmed in self._confirming.values():
                    if not confirmed.done():
                        confirmed.set_result(None)
                self._confirming.clear()
            await asyncio.sleep(RETRY)

    def _received(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode()
        if message["type"] == "subscribe":
            confirmed = self._confirming.pop(channel, None)
            if confirmed is not None and not confirmed.done():
                confirmed.set_result(None)
        elif message["type"] == "message":
            self._echoed = time.monotonic()
            topic = channel.removeprefix(_channel(""))
            if topic in self._topics:
                try:
                    self._topics[topic](json.loads(message["data"]))
                except (ValueError, KeyError, TypeError, GameError):
                    logger.exception("a message about %s was not understood", topic)


def _channel(topic: str) -> str:
    return f"valewright:{topic}"


def packed(change: Change) -> dict[str, Any]:
    """A change as plain data."""
    row = change.row
    values = [row.host.hex() if name == "host" else column(row, name) for name in COLUMNS]
    seats = [
        (seat.name, seat.token and seat.token.hex(), seat.bot, seat.resigned) for seat in row.seats
    ]
    return {"row": values, "seats": seats, "keep": change.keep, "words": list(change.words)}


def unpacked(data: dict[str, Any]) -> Change:
    """What :func:`packed` made plain data of."""
    values = [
        bytes.fromhex(value) if name == "host" else value
        for name, value in zip(COLUMNS, data["row"], strict=True)
    ]
    seats = [
        SeatRow(name, token and bytes.fromhex(token), bot, resigned)
        for name, token, bot, resigned in data["seats"]
    ]
    return Change(table_row(values, seats), data["keep"], data["words"])
