"""A PostgreSQL database that any number of workers on any number of hosts share.

A change of a table is one statement, or one transaction, that begins with the fence: ``UPDATE ...
WHERE id = ... AND seq = ...``. Whoever wrote last owns the table, and has its bots play, for as
long as it shows the database that it lives (:meth:`PostgresStore.beat`). Ownership saves work and
nothing more: the fence alone decides what is written.

When the database restarts, everything waits for it and goes on. A write whose connection broke may
or may not have been written; it is tried again, and knows its own first try by a stamp.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import asyncpg

from valewright.kernel.components import fingerprint, squeezed
from valewright.server.store import (
    ANEW,
    CHANGING,
    COLUMNS,
    FAST,
    FORGET,
    LISTED,
    MOST_NOTICES,
    MOST_SUBSCRIPTIONS,
    OF_A_TABLE,
    Change,
    Kept,
    Script,
    SeatRow,
    Stale,
    Store,
    StoreError,
    Subscription,
    TableRow,
    column,
    components_text,
    readable,
    state_text,
    table_row,
)
from valewright.server.store.postgres_statements import (
    BEAT,
    CHANGE,
    CLAIM,
    FEWER_SUBSCRIPTIONS,
    INSERT,
    KEPT,
    LEFT_WAITING,
    MIGRATIONS,
    MOVE,
    RELEASE,
    SAVE,
    SEAT,
    SELECT,
    SUBSCRIBE,
    TABLES_OF,
)

T = TypeVar("T")
Connection = Any  # one of asyncpg's, from a pool or not

BATCH: Final = 128  # moves that are written at one time
CONNECTIONS: Final = 8  # that a worker holds at most
PATIENCE: Final = 30.0  # seconds that the database may take to come back
PAUSE: Final = 0.1  # seconds between two tries
LEASE: Final = 3.0  # seconds after its last sign of life in which a worker keeps what it owns
LOCK: Final = 0x56414C45  # taken while the database is brought forward

# The database does not answer, or not yet again; everything else that it says is an answer.
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what it says when a connection breaks in the middle of an answer
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)


class Refused(StoreError):
    """The database has answered, and does not do what it was asked."""


class _Move(NamedTuple):
    """Moves of one table that wait to be written, and who waits for that."""

    change: Change
    stamp: str
    state: bytes | None
    future: asyncio.Future[None]

    @property
    def row(self) -> TableRow:
        return self.change.row

    def fail(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class PostgresStore(Store):
    """The tables of all workers that name the same database. Opening it brings it forward.

    ``written`` is told of each change of a table that this worker has written, in order.
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.worker = secrets.token_hex(8)
        self.written: Callable[[Change], None] = lambda _: None
        self._address = address
        self._patience = patience
        self._pool: Any = None
        self._opening: asyncio.Lock | None = None
        self._closed = False
        self._under_way: set[asyncio.Task[Any]] = set()
        self._moves: list[_Move] = []  # that wait to be written
        self._writing: asyncio.Task[None] | None = None
        elsewhere(lambda: prepared(address, patience))

    async def stop(self) -> None:
        self._closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._pool is not None:
            self._pool.terminate()

    # Connections

    async def _connections(self) -> Any:
        """The pool; it belongs to the loop that first asks for it."""
        if self._opening is None:
            self._opening = asyncio.Lock()
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._address, min_size=0, max_size=CONNECTIONS, command_timeout=self._patience
                )
        return self._pool

    async def _do(self, work: Callable[[Connection, bool], Awaitable[T]]) -> T:
        """Have something done; ``work`` is told whether it may have been done before."""
        if self._closed:
            raise StoreError("the server is stopping")
        task = asyncio.ensure_future(self._insist(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        # Shielded: a page that goes away must not stop a write that others wait for.
        return await asyncio.shield(task)

    async def _insist(self, work: Callable[[Connection, bool], Awaitable[T]]) -> T:
        until = time.monotonic() + self._patience
        again = False
        while True:
            try:
                pool = await self._connections()
                async with pool.acquire(timeout=self._patience) as connection:
                    try:
                        return await work(connection, again)
                    except LOST:
                        connection.terminate()  # nobody else is to be given it
                        raise
            except LOST as error:
                if time.monotonic() > until or self._closed:
                    raise StoreError(f"the database does not answer: {error}") from error
            except asyncpg.PostgresError as error:
                raise Refused(f"the database refused: {error}") from error
            again = True
            await asyncio.sleep(PAUSE)

    async def _change(
        self, change: Change, work: Callable[[Connection, str], Awaitable[None]]
    ) -> None:
        """Write a change, and tell of it; ``work`` is given the stamp to write with it."""
        row, stamp = change.row, secrets.token_hex(8)

        async def written(connection: Connection, again: bool) -> None:
            try:
                await work(connection, stamp)
            except (Stale, asyncpg.UniqueViolationError):
                if not again or not await _stamped(connection, row, stamp):
                    raise
            self.written(change)

        await self._do(written)

    async def fetched(self, query: str, *given: Any) -> list[Any]:
        async def read(db: Connection, _: bool) -> list[Any]:
            return list(await db.fetch(query, *given))

        return await self._do(read)

    # Reading

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.fetched(f"{SELECT} WHERE t.id = $1", table_id)
        return _row(found[0]) if found else None

    async def kept(self, table_id: str) -> Kept | None:
        rows = await self.fetched(KEPT, table_id)
        if not rows:
            return None
        found, row = rows[0], _row(rows[0])
        components, damage = components_text(row.data, found["components"])
        states = state_text(found["origin"]), state_text(found["saved"])
        return Kept(row, found["moves"], components, damage, *states)

    async def tables_of(self, tokens: Sequence[bytes]) -> list[TableRow]:
        found = await self.fetched(TABLES_OF, list(tokens))
        return readable(partial(_row, one) for one in found)

    async def waiting_for_bots(self) -> list[str]:
        return [found["id"] for found in await self.fetched(LEFT_WAITING, LEASE)]

    async def listed(self, since: float, before: float, most: int) -> list[TableRow]:
        query = f"{SELECT} JOIN ({LISTED}) AS listed USING (id) ORDER BY t.created DESC"
        found = await self.fetched(query, since, before, most)
        return readable(partial(_row, one) for one in found)

    async def to_notify(self, since: float, now: float, all_: bool) -> list[tuple[str, float]]:
        # No index of `notify`, which changes with every turn: the one of owners has to do.
        whose = "$1 <> ''" if all_ else "owner = $1"
        query = (
            f"SELECT id, notify FROM tables WHERE {whose} AND notify BETWEEN $2 AND $3"
            " AND status = 'playing' ORDER BY notify LIMIT $4"
        )
        found = await self.fetched(query, self.worker, since, now, MOST_NOTICES)
        return [(one["id"], one["notify"]) for one in found]

    async def size(self) -> int:
        return int((await self.fetched("SELECT pg_database_size(current_database())"))[0][0])

    # Writing

    async def add(
        self,
        row: TableRow,
        moves: Sequence[str] = (),
        components: str = "",
        saved: str = "",
        origin: str = "",
    ) -> None:
        stamp = secrets.token_hex(8)

        async def work(db: Connection, again: bool) -> None:
            try:
                async with db.transaction():
                    await _add(db, row, moves, components, stamp)
                    await _save(db, row, saved, origin)
            except asyncpg.UniqueViolationError:
                if not again or not await _stamped(db, row, stamp):
                    raise

        await self._do(work)

    async def move(self, row: TableRow, start: int, words: Sequence[str], saved: str = "") -> None:
        if self._closed:
            raise StoreError("the server is stopping")
        state = squeezed(saved, FAST) if saved else None
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._moves.append(_Move(Change(row, start, words), secrets.token_hex(8), state, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
            self._under_way.add(self._writing)
            self._writing.add_done_callback(self._under_way.discard)
        await asyncio.shield(future)

    async def _write(self) -> None:
        """Write moves until none waits; those of different tables that wait together are one
        statement, and share the price of a round trip and of a commit."""
        try:
            while self._moves:
                batch: dict[str, _Move] = {}
                waiting, self._moves = self._moves, []
                for move in waiting:
                    if len(batch) == BATCH or batch.setdefault(move.row.id, move) is not move:
                        self._moves.append(move)
                await self._write_batch(list(batch.values()))
        finally:
            self._writing = None

    async def _write_batch(self, moves: list[_Move]) -> None:
        try:
            written = await self._insist(partial(_write_moves, moves, self.worker))
        except Refused as error:
            if len(moves) == 1:
                moves[0].fail(error)
            else:  # one is wrong, and must harm no other
                for move in moves:
                    await self._write_batch([move])
        except Exception as error:
            for move in moves:
                move.fail(error)
        else:
            for move in moves:
                self._moved(move, move.row.id in written)

    def _moved(self, move: _Move, written: bool) -> None:
        if not written:
            move.fail(Stale(move.row.id))
            return
        self.written(move.change)
        if not move.future.done():
            move.future.set_result(None)

    async def cut(self, row: TableRow, keep: int, saved: str = "") -> None:
        async def work(db: Connection, stamp: str) -> None:
            async with db.transaction():
                await self._update(db, row, row.seq - 1, stamp)
                query = "DELETE FROM moves WHERE table_id = $1 AND number >= $2"
                await db.execute(query, row.id, row.base + keep)
                await _save(db, row, saved)

        await self._change(Change(row, keep, ()), work)

    async def bind(self, row: TableRow, components: str, saved: str) -> None:
        async def work(db: Connection, _: bool) -> None:
            async with db.transaction():
                await self._update(db, row, row.seq, "")
                await _keep_components(db, components)
                query = "UPDATE tables SET data = $2 WHERE id = $1"
                await db.execute(query, row.id, row.data)
                await _save(db, row, saved)

        await self._do(work)

    async def rebase(self, row: TableRow, saved: str) -> None:
        async def work(db: Connection, stamp: str) -> None:
            async with db.transaction():
                await self._update(db, row, row.seq - 1, stamp)
                await _save(db, row, saved, saved)

        await self._change(Change(row, ANEW, ()), work)

    async def update(self, row: TableRow) -> None:
        async def work(db: Connection, stamp: str) -> None:
            async with db.transaction():
                await self._update(db, row, row.seq - 1, stamp)

        await self._change(Change(row, None, ()), work)

    async def subscribe(self, tokens: Sequence[bytes], subscription: Subscription) -> int:
        async def work(db: Connection, _: bool) -> int:
            async with db.transaction():
                given = list(dict.fromkeys(tokens))
                done = await db.execute(SUBSCRIBE, given, *subscription, time.time())
                await db.execute(FEWER_SUBSCRIPTIONS, given, MOST_SUBSCRIPTIONS)
            return int(done.split()[-1])

        return await self._do(work)

    async def delete(self, tables: Sequence[str]) -> int:
        async def work(db: Connection, _: bool) -> int:
            async with db.transaction():
                for name in OF_A_TABLE:
                    query = f"DELETE FROM {name} WHERE table_id = ANY($1)"
                    await db.execute(query, list(tables))
                gone = await db.execute("DELETE FROM tables WHERE id = ANY($1)", list(tables))
                for statement in FORGET:
                    await db.execute(statement)
            return int(gone.split()[-1])

        return await self._do(work)

    async def together(self, script: Callable[[], Script[T]]) -> T:
        async def work(db: Connection, _: bool) -> T:
            steps = script()
            async with db.transaction():
                try:
                    query, given = next(steps)
                    while True:
                        query, given = steps.send(await db.fetch(query, *given))
                except StopIteration as done:
                    found: T = done.value
                    return found

        return await self._do(work)

    async def rematch(self, row: TableRow, new: TableRow, components: str = "") -> None:
        async def work(db: Connection, stamp: str) -> None:
            async with db.transaction():
                await self._update(db, row, row.seq - 1, stamp)
                await _add(db, new, (), components, stamp)

        await self._change(Change(row, None, ()), work)

    async def _update(self, db: Connection, row: TableRow, fence: int, stamp: str) -> None:
        """A table as it is now with its seats, if its last change is the one of that number."""
        values = [column(row, name) for name in CHANGING]
        if await db.execute(CHANGE, row.id, fence, stamp, self.worker, *values) != "UPDATE 1":
            raise Stale(row.id)
        await _write_seats(db, row)

    # Owning

    async def beat(self) -> set[str]:
        """Say that this worker lives; all that do."""
        return {found["id"] for found in await self.fetched(BEAT, self.worker, LEASE)}

    async def claim(self, tables: Collection[str]) -> set[str]:
        """Take tables that nobody alive owns; of these, all that this worker owns."""
        found = await self.fetched(CLAIM, self.worker, list(tables), LEASE)
        return {row["id"] for row in found}

    async def release(self, keep: Collection[str] = ()) -> None:
        """Let go of all tables but these."""
        await self.fetched(RELEASE, self.worker, list(keep))

    async def leave(self) -> None:
        """Let go of everything: this worker stops."""
        await self.release()
        await self.fetched("DELETE FROM workers WHERE id = $1", self.worker)

    async def secret(self) -> bytes:
        """What only those know who may read the database."""
        found: str = (await self.fetched("SELECT secret FROM valewright"))[0]["secret"]
        return found.encode()

    async def changes(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last change of each table."""
        query = "SELECT id, seq FROM tables WHERE id = ANY($1)"
        return {found["id"]: found["seq"] for found in await self.fetched(query, list(tables))}


def _row(found: Any) -> TableRow:
    seats = zip(
        *(found[f"seat_{name}"] for name in ("name", "token", "bot", "resigned")), strict=True
    )
    return table_row([found[name] for name in COLUMNS], [SeatRow(*seat) for seat in seats])


async def _stamped(db: Connection, row: TableRow, stamp: str) -> bool:
    """Whether the last change of a table is the one that was written with a stamp."""
    query = "SELECT 1 FROM tables WHERE id = $1 AND seq = $2 AND stamp = $3"
    return await db.fetchval(query, row.id, row.seq, stamp) is not None


async def _add(
    db: Connection, row: TableRow, moves: Sequence[str], components: str, stamp: str
) -> None:
    await _keep_components(db, components)
    await db.execute(INSERT, stamp, *(column(row, name) for name in COLUMNS))
    await _write_seats(db, row)
    if moves:
        numbered = [(row.id, i, text) for i, text in enumerate(moves)]
        await db.executemany("INSERT INTO moves VALUES ($1, $2, $3)", numbered)


async def _write_moves(moves: list[_Move], worker: str, db: Connection, again: bool) -> set[str]:
    """Write moves of different tables; the tables whose moves were written, now or before."""
    rows = [move.row for move in moves]
    numbered = [
        (move.row.id, move.row.base + (move.change.keep or 0) + i, text)
        for move in moves
        for i, text in enumerate(move.change.words)
    ]
    found = await db.fetch(
        MOVE,
        worker,
        [row.seq - 1 for row in rows],
        [move.stamp for move in moves],
        [move.state for move in moves],
        [row.id for row in rows],
        *([column(row, name) for row in rows] for name in CHANGING),
        *(list(values) for values in zip(*numbered, strict=True)),
    )
    written = {one["id"] for one in found}
    if again:
        for move in moves:
            if move.row.id not in written and await _stamped(db, move.row, move.stamp):
                written.add(move.row.id)
    return written


async def _write_seats(db: Connection, row: TableRow) -> None:
    seats = [
        (row.id, i, seat.name, seat.token, seat.bot, seat.resigned)
        for i, seat in enumerate(row.seats)
    ]
    await db.executemany(SEAT, seats)


async def _save(db: Connection, row: TableRow, saved: str, origin: str = "") -> None:
    """Keep the last state of a table, and the one that it goes on from where that is new."""
    if saved or origin:
        states = [squeezed(text, FAST) if text else None for text in (saved, origin)]
        await db.execute(SAVE, row.id, *states)


async def _keep_components(db: Connection, text: str) -> None:
    """Keep component data, once."""
    data = fingerprint(text)
    if data:
        query = "INSERT INTO components VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await db.execute(query, data, squeezed(text))


# Opening


def elsewhere(work: Callable[[], Awaitable[None]]) -> None:
    """Do something in a loop of its own, whether one runs here or not."""
    failed: list[BaseException] = []

    async def run() -> None:
        await work()

    def begin() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=begin, name="valewright-store")
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


async def prepared(address: str, patience: float) -> None:
    """Bring a database forward, or say why it cannot be used."""
    name = shown(address)
    connection = await connected(address, name, patience)
    try:
        async with connection.transaction():
            await _bring_forward(connection, name)
    except asyncpg.PostgresError as error:
        raise StoreError(f"{name}: the database cannot be used: {error}") from error
    finally:
        await connection.close()


async def connected(address: str, name: str, patience: float) -> Connection:
    """A connection to a database, once it answers; errors call it by the name."""
    until = time.monotonic() + patience
    while True:
        try:
            return await asyncpg.connect(address, timeout=patience)
        except (ValueError, asyncpg.ClientConfigurationError) as error:
            raise StoreError(f"{name}: this is not an address of a database: {error}") from error
        except LOST as error:
            if time.monotonic() > until:
                raise StoreError(f"{name}: the database does not answer: {error}") from error
            await asyncio.sleep(PAUSE)
        except asyncpg.PostgresError as error:
            raise StoreError(f"{name}: the database cannot be used: {error}") from error


async def _bring_forward(db: Connection, name: str) -> None:
    await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    if await db.fetchval("SELECT to_regclass('valewright')") is None:
        if await db.fetchval("SELECT to_regclass('tables')") is not None:
            raise StoreError(f"{name}: this is not a database of Valewright; name another")
        await db.execute("CREATE TABLE valewright (version INTEGER NOT NULL)")
        await db.execute("INSERT INTO valewright VALUES (0)")
    version = await db.fetchval("SELECT version FROM valewright")
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{name}: the database is of version {version}, and this Valewright knows up to "
            f"{len(MIGRATIONS)}: install a newer one, or name another"
        )
    for step in MIGRATIONS[version:]:
        await db.execute(step)
    await db.execute("UPDATE valewright SET version = $1", len(MIGRATIONS))


def shown(address: str) -> str:
    """An address without the password in it.

    >>> shown("postgresql://ann:secret@db.example:5433/tables?sslmode=require")
    'postgresql://db.example:5433/tables'
    """
    parts = urlsplit(address)
    where = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{where}{parts.path}"
