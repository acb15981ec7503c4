"""One SQLite file, one connection, one thread that writes.

A method that changes something returns when the change is on disk. Writes that wait together are
committed together, so that many busy tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import stat
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from valewright.kernel.components import squeezed
from valewright.server.binding import bind, keep_components
from valewright.server.store import (
    CHALLENGES,
    CHANGING,
    COLUMNS,
    FAST,
    FORGET,
    KEYRINGS,
    LISTED,
    MOST_NOTICES,
    MOST_SUBSCRIPTIONS,
    OF_A_TABLE,
    WAITING_FOR_BOTS,
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
from valewright.server.store.backups import (
    check_not_emptied,
    check_whole,
    damage_complaint,
    last_backup,
    used_bytes,
    write_backup,
)

T = TypeVar("T")

FILE: Final = "tables.sqlite3"
MARK: Final = 0x56414C45  # SQLite's application_id: the first letters of Valewright
BATCH: Final = 256

# Each entry leads from the version of its place to the next: statements, or what is done by hand.
# Entries are never changed, only added.
MIGRATIONS: Final[list[str | Callable[[sqlite3.Connection], None]]] = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        host BLOB NOT NULL,
        invite TEXT NOT NULL,
        status TEXT NOT NULL,
        seq INTEGER NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL,
        rematch TEXT
    );
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        token BLOB,
        bot TEXT,
        resigned INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        words TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_token ON seats (token);
    CREATE INDEX tables_by_host ON tables (host);
    """,
    "ALTER TABLE tables ADD COLUMN to_act INTEGER",
    "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",
    """
    CREATE TABLE components (fingerprint TEXT PRIMARY KEY, text BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE states (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        saved BLOB,
        origin BLOB
    ) WITHOUT ROWID;
    ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN data TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN mark TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN base INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
    UPDATE tables SET settings = '{"hints": false}' WHERE hints = 0;
    ALTER TABLE tables DROP COLUMN hints
    """,
    bind,
    """
    ALTER TABLE tables ADD COLUMN due REAL;
    ALTER TABLE tables ADD COLUMN notify REAL;
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_by_notify ON tables (notify) WHERE notify IS NOT NULL;
    CREATE TABLE subscriptions (
        token BLOB NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        site TEXT NOT NULL,
        since REAL NOT NULL,
        PRIMARY KEY (token, endpoint)
    ) WITHOUT ROWID;
    CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID
    """,
    KEYRINGS.format(bytes="BLOB", number="REAL"),
    CHALLENGES.format(bytes="BLOB", number="REAL"),
]


Work = Callable[[sqlite3.Connection], Any]


class Job:
    """Something to do at the database, and whoever waits for it in an event loop."""

    def __init__(self, work: Work, alone: bool) -> None:
        self.work = work
        self.alone = alone  # outside of any transaction
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.found: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """In the event loop: what came of it, unless nobody waits any more."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.found)
        else:
            self.future.set_exception(self.error)


def _tell(jobs: Sequence[Job]) -> None:
    """In the thread: have each event loop woken once, however many in it wait."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):  # it is closed
            loop.call_soon_threadsafe(_tell_all, mine)


def _tell_all(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.tell()


class SqliteStore(Store):
    """The database of one server in one file. Opening it takes it for this process alone.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = SqliteStore(Path(folder))
    ...     store.close()
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        opened: Future[None] = Future()
        self._thread = threading.Thread(
            target=self._work, args=(opened,), name="valewright-store", daemon=True
        )
        self._thread.start()
        try:
            opened.result()
        except BaseException:
            self._thread.join()
            raise

    def close(self) -> None:
        """Finish what waits and let go of the file."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    async def stop(self) -> None:
        self.close()

    # The thread

    def _work(self, opened: Future[None]) -> None:
        try:
            connection = open_file(self.path)
        except BaseException as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        while self._batch(connection):
            pass
        connection.close()

    def _batch(self, connection: sqlite3.Connection) -> bool:
        """Do all that waits in one transaction; whether to go on."""
        jobs: list[Job] = []
        next_job = self._jobs.get()
        while next_job is not None:
            jobs.append(next_job)
            if len(jobs) == BATCH:
                break
            try:
                next_job = self._jobs.get_nowait()
            except queue.Empty:
                break
        _together(connection, [job for job in jobs if not job.alone])
        for job in jobs:
            if job.alone:
                _by_itself(connection, job)
        return next_job is not None

    def _waiting(self, connection: sqlite3.Connection) -> None:
        """In the middle of something long: do what others wait for."""
        jobs: list[Job] = []
        later: list[Job | None] = []
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is None or job.alone:
                later.append(job)
            else:
                jobs.append(job)
        for one in later:
            self._jobs.put(one)
        if jobs:
            _together(connection, jobs)

    async def _do(self, work: Callable[[sqlite3.Connection], T], alone: bool = False) -> T:
        if self._closed:
            raise StoreError("the server is stopping")
        job = Job(work, alone)
        self._jobs.put(job)
        found: T = await job.future  # a page that goes away does not stop a write
        return found

    async def fetched(self, query: str, *given: Any) -> list[Any]:
        return await self._do(lambda db: _answered(db, query, given))

    # Reading

    async def table(self, table_id: str) -> TableRow | None:
        return await self._do(lambda db: _read(db, table_id))

    async def kept(self, table_id: str) -> Kept | None:
        return await self._do(lambda db: read_kept(db, table_id))

    async def tables_of(self, tokens: Sequence[bytes]) -> list[TableRow]:
        return await self._do(lambda db: _tables_of(db, tokens))

    async def waiting_for_bots(self) -> list[str]:
        return [found[0] for found in await self.fetched(WAITING_FOR_BOTS)]

    async def listed(self, since: float, before: float, most: int) -> list[TableRow]:
        def work(db: sqlite3.Connection) -> list[TableRow]:
            found = _answered(db, LISTED, (since, before, most))
            return readable(partial(_read, db, table_id) for (table_id,) in found)

        return await self._do(work)

    async def to_notify(self, since: float, now: float, all_: bool) -> list[tuple[str, float]]:  # noqa: ARG002
        query = (
            "SELECT id, notify FROM tables WHERE notify BETWEEN $1 AND $2 AND status = 'playing'"
            " ORDER BY notify LIMIT $3"
        )
        return await self.fetched(query, since, now, MOST_NOTICES)

    async def size(self) -> int:
        return await self._do(used_bytes)

    async def backup(self, path: Path) -> None:
        def work(db: sqlite3.Connection) -> None:
            write_backup(db, path, lambda: self._waiting(db))

        await self._do(work, alone=True)

    # Writing

    async def add(
        self,
        row: TableRow,
        moves: Sequence[str] = (),
        components: str = "",
        saved: str = "",
        origin: str = "",
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            _add(db, row, moves, components)
            _save(db, row, saved, origin)

        await self._do(work)

    async def move(self, row: TableRow, start: int, words: Sequence[str], saved: str = "") -> None:
        numbered = [(row.id, row.base + start + i, text) for i, text in enumerate(words)]

        def work(db: sqlite3.Connection) -> None:
            _change(db, row, row.seq - 1)
            db.executemany("INSERT INTO moves VALUES (?, ?, ?)", numbered)
            _save(db, row, saved)

        await self._do(work)

    async def cut(self, row: TableRow, keep: int, saved: str = "") -> None:
        left = row.base + keep

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM moves WHERE table_id = ? AND number >= ?", (row.id, left))
            _update(db, row)
            _save(db, row, saved)

        await self._do(work)

    async def bind(self, row: TableRow, components: str, saved: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            keep_components(db, components)
            db.execute("UPDATE tables SET data = ? WHERE id = ?", (row.data, row.id))
            _change(db, row, row.seq)
            _save(db, row, saved)

        await self._do(work)

    async def rebase(self, row: TableRow, saved: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            _update(db, row)
            _save(db, row, saved, saved)

        await self._do(work)

    async def update(self, row: TableRow) -> None:
        await self._do(lambda db: _update(db, row))

    async def subscribe(self, tokens: Sequence[bytes], subscription: Subscription) -> int:
        def work(db: sqlite3.Connection) -> int:
            return sum(_subscribe(db, token, subscription) for token in dict.fromkeys(tokens))

        return await self._do(work)

    async def delete(self, tables: Sequence[str]) -> int:
        def work(db: sqlite3.Connection) -> int:
            gone = sum(delete_table(db, table_id, OF_A_TABLE) for table_id in tables)
            for statement in FORGET:
                db.execute(statement)
            return gone

        return await self._do(work)

    async def together(self, script: Callable[[], Script[T]]) -> T:
        def work(db: sqlite3.Connection) -> T:
            steps = script()
            try:
                query, given = next(steps)
                while True:
                    query, given = steps.send(_answered(db, query, given))
            except StopIteration as done:
                found: T = done.value
                return found

        return await self._do(work)

    async def rematch(self, row: TableRow, new: TableRow, components: str = "") -> None:
        def work(db: sqlite3.Connection) -> None:
            _add(db, new, (), components)
            _update(db, row)

        await self._do(work)


def _by_itself(connection: sqlite3.Connection, job: Job) -> None:
    """A job outside of any transaction."""
    try:
        job.found = job.work(connection)
    except Exception as error:
        job.error = _said(error)
    _tell([job])


def _together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Each job whole or not at all, and nobody told before everything is on disk."""
    if not jobs:
        return
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                job.found = job.work(connection)
            except Exception as error:
                if not connection.in_transaction:
                    raise  # a full disk takes back all that was not committed
                connection.execute("ROLLBACK TO job")
                job.error = _said(error)
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for job in jobs:
            job.error = job.error or _said(error)
    _tell(jobs)


def _said(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    text = str(error)
    if "is full" in text:
        return StoreError("the disk is full; free some room")
    if "readonly" in text:
        return StoreError("the database cannot be written; check the rights of its folder")
    if "malformed" in text:
        return StoreError("the database is damaged; stop the server and run valewright restore")
    return StoreError(f"the database refused: {text}")


# Opening


def open_file(path: Path, anywhere: bool = False) -> sqlite3.Connection:
    """A connection to a database of this version, made or brought forward where needed.

    Threads other than this one may use it in turn where it is for ``anywhere``.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{path.parent}: the data folder cannot be made: {error}") from error
    with suppress(OSError):  # where it can't be written, SQLite says so
        check_not_emptied(path)
        for_owner_alone(path)
    try:
        connection = sqlite3.connect(
            path, isolation_level=None, timeout=0.5, check_same_thread=not anywhere
        )
        try:
            _take(connection, path)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StoreError(_complaint(path, error)) from error
    return connection


def for_owner_alone(path: Path) -> None:
    """Let nobody else read the database; the files that SQLite lays beside it follow its mode.

    One that root makes belongs to whoever owns the folder, as the user of a service does.
    """
    made = not path.exists()
    path.touch(mode=0o600)
    if made and hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)
    for file in (path, *path.parent.glob(f"{path.name}-*")):
        if stat.S_IMODE(file.stat().st_mode) & 0o077:
            file.chmod(0o600)


def _complaint(path: Path, error: sqlite3.Error) -> str:
    text = str(error)
    if "locked" in text:
        return f"{path}: another server is using this database; stop it or name another folder"
    if "not a database" in text and last_backup(path.parent) is not None:
        return damage_complaint(path, "its beginning cannot be read")
    if "not a database" in text:
        return f"{path}: this is not a database of Valewright; move it away to start a new one"
    if "malformed" in text:
        return damage_complaint(path, text)
    if "is full" in text:
        return f"{path}: the disk is full; free some room, or name another folder"
    if "unable to open" in text or "readonly" in text:
        return f"{path}: the database cannot be written; check the folder, or name another"
    return f"{path}: the database cannot be used: {text}"


def _take(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA foreign_keys = ON")
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    filled = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if mark != MARK and (filled or version or mark):
        raise StoreError(f"{path}: this is not a database of Valewright; name another folder")
    if version > len(MIGRATIONS):
        raise StoreError(
            f"{path}: the database is of version {version}, and this Valewright knows up to "
            f"{len(MIGRATIONS)}: install a newer one, or name another folder"
        )
    check_whole(connection, path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")  # with the exclusive mode, this keeps others out for good
    try:
        for step in MIGRATIONS[version:]:
            if callable(step):
                step(connection)
                continue
            for statement in step.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {MARK}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


# Rows

SELECT: Final = f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id = ?"
INSERT: Final = (
    f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
)
CHANGE: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ? AND seq = ?"
)


def _read(db: sqlite3.Connection, table_id: str) -> TableRow | None:
    values = db.execute(SELECT, (table_id,)).fetchone()
    if values is None:
        return None
    seats = db.execute(
        "SELECT name, token, bot, resigned FROM seats WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return table_row(values, [SeatRow(s[0], s[1], s[2], bool(s[3])) for s in seats])


def _answered(db: sqlite3.Connection, query: str, given: Sequence[Any]) -> list[Sequence[Any]]:
    """The rows of a statement that numbers its values as PostgreSQL does."""
    found: list[Sequence[Any]] = db.execute(query.replace("$", "?"), given).fetchall()
    return found


def _moves(db: sqlite3.Connection, table_id: str, base: int) -> list[str]:
    query = "SELECT words FROM moves WHERE table_id = ? AND number >= ? ORDER BY number"
    return [row[0] for row in db.execute(query, (table_id, base))]


def read_kept(db: sqlite3.Connection, table_id: str) -> Kept | None:
    row = _read(db, table_id)
    if row is None:
        return None
    query = "SELECT saved, origin FROM states WHERE table_id = ?"
    saved, origin = db.execute(query, (table_id,)).fetchone() or (None, None)
    query = "SELECT text FROM components WHERE fingerprint = ?"
    found = db.execute(query, (row.data,)).fetchone()
    components, damage = components_text(row.data, None if found is None else found[0])
    moves = _moves(db, table_id, row.base)
    return Kept(row, moves, components, damage, state_text(origin), state_text(saved))


def _tables_of(db: sqlite3.Connection, tokens: Sequence[bytes]) -> list[TableRow]:
    query = (
        "SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM seats WHERE token = ?1"
    )
    ids = {found[0] for token in tokens for found in db.execute(query, (token,)).fetchall()}
    found = readable(partial(_read, db, table_id) for table_id in ids)
    return sorted(found, key=lambda row: row.changed, reverse=True)


def delete_table(
    db: sqlite3.Connection, table_id: str, with_it: Sequence[str] = ("moves", "seats", "states")
) -> int:
    """Forget a table with all that is replaced along with it; how many there were."""
    for name in with_it:
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
    return db.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount


def add_kept(db: sqlite3.Connection, kept: Kept) -> None:
    """A table as it was read elsewhere."""
    row = replace(kept.row, base=0)
    _add(db, row, kept.moves, kept.components or "")
    _save(db, row, kept.saved, kept.origin)


def _add(db: sqlite3.Connection, row: TableRow, moves: Sequence[str], components: str = "") -> None:
    keep_components(db, components)
    db.execute(INSERT, [column(row, name) for name in COLUMNS])
    _write_seats(db, row)
    numbered = [(row.id, i, text) for i, text in enumerate(moves)]
    db.executemany("INSERT INTO moves VALUES (?, ?, ?)", numbered)


def _update(db: sqlite3.Connection, row: TableRow) -> None:
    """The next change of a table, its seats with it."""
    _change(db, row, row.seq - 1)
    _write_seats(db, row)


def _change(db: sqlite3.Connection, row: TableRow, fence: int) -> None:
    """A table as it is now, if its last change is the one of number ``fence``."""
    values = [column(row, name) for name in CHANGING]
    if db.execute(CHANGE, (*values, row.id, fence)).rowcount != 1:
        raise Stale(row.id)


def _save(db: sqlite3.Connection, row: TableRow, saved: str, origin: str = "") -> None:
    """Keep the last state of a table, and the one that it goes on from where that is new."""
    if saved:
        db.execute(
            "INSERT INTO states (table_id, saved) VALUES (?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET saved = excluded.saved",
            (row.id, squeezed(saved, FAST)),
        )
    if origin:
        db.execute(
            "INSERT INTO states (table_id, origin) VALUES (?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET origin = excluded.origin",
            (row.id, squeezed(origin, FAST)),
        )


def _subscribe(db: sqlite3.Connection, token: bytes, given: Subscription) -> bool:
    """Have a browser told of a token's turns; whether the token opens a seat."""
    done = db.execute(
        "INSERT INTO subscriptions SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
        " WHERE EXISTS (SELECT 1 FROM seats WHERE token = ?1)"
        " ON CONFLICT (token, endpoint) DO UPDATE SET p256dh = excluded.p256dh,"
        " auth = excluded.auth, language = excluded.language, site = excluded.site,"
        " since = excluded.since",
        (token, *given, time.time()),
    ).rowcount
    db.execute(
        "DELETE FROM subscriptions WHERE token = ?1 AND endpoint NOT IN"
        " (SELECT endpoint FROM subscriptions WHERE token = ?1 ORDER BY since DESC LIMIT ?2)",
        (token, MOST_SUBSCRIPTIONS),
    )
    return done > 0


def _write_seats(db: sqlite3.Connection, row: TableRow) -> None:
    db.executemany(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?)",
        [
            (row.id, i, seat.name, seat.token, seat.bot, int(seat.resigned))
            for i, seat in enumerate(row.seats)
        ],
    )
