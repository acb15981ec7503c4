"""Where tables are kept: one SQLite file, one connection, one thread that writes.

A method that changes something returns when the change is on disk. Writes that wait together are
committed together, so that many busy tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from valewright.kernel.components import fingerprint, squeezed, unsqueezed
from valewright.kernel.errors import BadData, GameError
from valewright.server.binding import bind, keep_components

T = TypeVar("T")

FILE: Final = "tables.sqlite3"
MARK: Final = 0x56414C45  # SQLite's application_id: the first letters of Valewright
BATCH: Final = 256
FAST: Final = 1  # how hard states are squeezed, which are written with every move

Status = Literal["playing", "over", "replay"]
PLAYING: Final = "playing"
OVER: Final = "over"
REPLAY: Final = "replay"  # an imported record: looked at, not played on

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
]


class StoreError(GameError):
    """The database cannot be used; the message says why and what to do."""


def digest(token: str) -> bytes:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).digest()


@dataclass(frozen=True)
class SeatRow:
    """Who sits in one seat: a token's holder, a bot, both (the bot stands in), or nobody yet."""

    name: str
    token: bytes | None = None
    bot: str | None = None
    resigned: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.token is None and self.bot is None


@dataclass(frozen=True)
class TableSettings:
    """What a host chooses for a table beside the options of its game; a new one is a line here."""

    hints: bool = True

    @staticmethod
    def read(text: str) -> TableSettings:
        """Settings from JSON; what this version does not know is left out."""
        known = {setting.name for setting in fields(TableSettings)}
        found = json.loads(text).items()
        return TableSettings(**{name: value for name, value in found if name in known})


@dataclass(frozen=True)
class TableRow:
    """A table as it is kept, without its moves.

    ``rules`` is the version of the rules that played its last move: 0 where nobody wrote it down,
    -1 where its moves did not fit when they were looked at first. ``data`` is the fingerprint of
    its component data, ``mark`` that of its state. Its first ``base`` moves are not played again:
    it goes on from the state after them.
    """

    id: str
    game: str
    options: dict[str, object]
    seed: int
    host: bytes
    invite: str
    seats: tuple[SeatRow, ...]
    status: Status = PLAYING
    seq: int = 0
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    rematch: str | None = None
    to_act: int | None = None  # the seat that is to act; nobody knows before the first change
    rules: int = 0
    data: str = ""
    mark: str = ""
    base: int = 0
    settings: TableSettings = field(default_factory=TableSettings)

    def seats_of(self, token: bytes | None) -> list[int]:
        """The seats that a token opens."""
        if token is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.token == token]


@dataclass(frozen=True)
class Kept:
    """All that is kept of a table.

    ``components`` is all its component data, or None with the reason in ``damage``; ``origin`` the
    stored state that it goes on from, ``saved`` its last one, '' where there is none.
    """

    row: TableRow
    moves: list[str]
    components: str | None = ""
    damage: str = ""
    origin: str = ""
    saved: str = ""


Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


class Store:
    """The database of one server. Opening it takes it for this process alone.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = Store(Path(folder))
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

    # The thread

    def _work(self, opened: Future[None]) -> None:
        try:
            connection = _opened(self.path)
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
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == BATCH:
                break
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        _together(connection, jobs)
        return job is not None

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the server is stopping")
        future: Future[T] = Future()
        self._jobs.put((work, future))
        # Shielded: a page that goes away must not stop a write that others wait for.
        return await asyncio.shield(asyncio.wrap_future(future))

    # Reading

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        return await self._do(lambda db: _read(db, table_id))

    async def moves(self, table_id: str) -> list[str]:
        """All moves of a table in words, from the first on."""
        return await self._do(lambda db: _moves(db, table_id, 0))

    async def kept(self, table_id: str) -> Kept | None:
        """A table with all that it takes to play it again."""
        return await self._do(lambda db: _kept(db, table_id))

    async def tables_of(self, tokens: Sequence[bytes]) -> list[TableRow]:
        """The tables that the tokens belong to, the one last changed first."""
        return await self._do(lambda db: _tables_of(db, tokens))

    # Writing

    async def add(
        self,
        row: TableRow,
        moves: Sequence[str] = (),
        components: str = "",
        saved: str = "",
        origin: str = "",
    ) -> None:
        """A new table, with its component data, its state and the one it goes on from."""

        def work(db: sqlite3.Connection) -> None:
            _add(db, row, moves, components)
            _save(db, row, saved, origin)

        await self._do(work)

    async def move(self, row: TableRow, start: int, words: Sequence[str], saved: str = "") -> None:
        """The moves from number ``start`` on, and the table and its state as they are with them."""
        numbered = [(row.id, row.base + start + i, text) for i, text in enumerate(words)]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO moves VALUES (?, ?, ?)", numbered)
            _update(db, row)
            _save(db, row, saved)

        await self._do(work)

    async def cut(self, row: TableRow, keep: int, saved: str = "") -> None:
        """Forget all moves but the first ``keep``."""
        left = row.base + keep

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM moves WHERE table_id = ? AND number >= ?", (row.id, left))
            _update(db, row)
            _save(db, row, saved)

        await self._do(work)

    async def bind(self, row: TableRow, components: str, saved: str) -> None:
        """Note what a table depends on, where nobody had."""

        def work(db: sqlite3.Connection) -> None:
            keep_components(db, components)
            db.execute("UPDATE tables SET data = ? WHERE id = ?", (row.data, row.id))
            _update(db, row)
            _save(db, row, saved)

        await self._do(work)

    async def rebase(self, row: TableRow, saved: str) -> None:
        """Let a table go on from a state, whatever its moves would lead to; they are kept."""

        def work(db: sqlite3.Connection) -> None:
            _update(db, row)
            _save(db, row, saved, saved)

        await self._do(work)

    async def update(self, row: TableRow) -> None:
        """Seats, status and rematch of a table."""
        await self._do(lambda db: _update(db, row))

    async def rematch(self, row: TableRow, new: TableRow, components: str = "") -> None:
        """A table and the one that follows it, both or neither."""

        def work(db: sqlite3.Connection) -> None:
            _add(db, new, (), components)
            _update(db, row)

        await self._do(work)


def _together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Each job whole or not at all, and nobody told before everything is on disk."""
    done: list[tuple[Future[Any], Any]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, future in jobs:
            connection.execute("SAVEPOINT job")
            try:
                done.append((future, work(connection)))
            except Exception as error:
                connection.execute("ROLLBACK TO job")
                future.set_exception(_said(error))
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for _, future in jobs:
            if not future.done():
                future.set_exception(_said(error))
        return
    for future, result in done:
        future.set_result(result)


def _said(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the database refused: {error}")
    return error


# Opening


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to a database of this version, made or brought forward where needed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{path.parent}: the data folder cannot be made: {error}") from error
    try:
        connection = sqlite3.connect(path, isolation_level=None, timeout=0.5)
        try:
            _take(connection, path)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StoreError(_complaint(path, error)) from error
    return connection


def _complaint(path: Path, error: sqlite3.Error) -> str:
    text = str(error)
    if "locked" in text:
        return f"{path}: another server is using this database; stop it or name another folder"
    if "not a database" in text:
        return f"{path}: this is not a database of Valewright; move it away to start a new one"
    if "malformed" in text:
        return f"{path}: the database is damaged; bring a backup back, or move it away"
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

COLUMNS: Final = (
    "id, game, options, seed, host, invite, status, seq, created, changed, rematch, to_act,"
    " rules, data, mark, base, settings"
)


def _read(db: sqlite3.Connection, table_id: str) -> TableRow | None:
    row = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        return None
    seats = db.execute(
        "SELECT name, token, bot, resigned FROM seats WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return TableRow(
        id=row[0],
        game=row[1],
        options=json.loads(row[2]),
        seed=int(row[3]),
        host=row[4],
        invite=row[5],
        status=row[6],
        seq=row[7],
        created=row[8],
        changed=row[9],
        rematch=row[10],
        to_act=row[11],
        rules=row[12],
        data=row[13],
        mark=row[14],
        base=row[15],
        settings=TableSettings.read(row[16]),
        seats=tuple(SeatRow(s[0], s[1], s[2], bool(s[3])) for s in seats),
    )


def _moves(db: sqlite3.Connection, table_id: str, base: int) -> list[str]:
    query = "SELECT words FROM moves WHERE table_id = ? AND number >= ? ORDER BY number"
    return [row[0] for row in db.execute(query, (table_id, base))]


def _kept(db: sqlite3.Connection, table_id: str) -> Kept | None:
    row = _read(db, table_id)
    if row is None:
        return None
    query = "SELECT saved, origin FROM states WHERE table_id = ?"
    saved, origin = db.execute(query, (table_id,)).fetchone() or (None, None)
    components, damage = _components(db, row.data)
    return Kept(
        row,
        _moves(db, table_id, row.base),
        components,
        damage,
        _unsqueezed(origin),
        _unsqueezed(saved),
    )


def _components(db: sqlite3.Connection, wanted: str) -> tuple[str | None, str]:
    """The component data of a fingerprint, or what is wrong with them."""
    if not wanted:
        return "", ""
    found = db.execute("SELECT text FROM components WHERE fingerprint = ?", (wanted,)).fetchone()
    if found is None:
        return None, f"the component data {wanted[:12]} are not in the database"
    try:
        text = unsqueezed(found[0])
    except BadData as error:
        return None, f"the component data {wanted[:12]} in the database: {error}"
    if fingerprint(text) != wanted:
        return None, f"the component data {wanted[:12]} in the database have been changed"
    return text, ""


def _unsqueezed(data: bytes | None) -> str:
    """A stored state; one that cannot be read is none."""
    try:
        return "" if data is None else unsqueezed(data)
    except BadData:
        return ""


def _tables_of(db: sqlite3.Connection, tokens: Sequence[bytes]) -> list[TableRow]:
    found: dict[str, TableRow] = {}
    query = (
        "SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM seats WHERE token = ?1"
    )
    for token in tokens:
        for (table_id,) in db.execute(query, (token,)).fetchall():
            row = _read(db, table_id)
            if row is not None:
                found[table_id] = row
    return sorted(found.values(), key=lambda row: row.changed, reverse=True)


def _add(db: sqlite3.Connection, row: TableRow, moves: Sequence[str], components: str = "") -> None:
    keep_components(db, components)
    values = (
        row.id,
        row.game,
        json.dumps(row.options),
        str(row.seed),
        row.host,
        row.invite,
        row.status,
        row.seq,
        row.created,
        row.changed,
        row.rematch,
        row.to_act,
        row.rules,
        row.data,
        row.mark,
        row.base,
        json.dumps(asdict(row.settings)),
    )
    db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)
    _write_seats(db, row)
    numbered = [(row.id, i, text) for i, text in enumerate(moves)]
    db.executemany("INSERT INTO moves VALUES (?, ?, ?)", numbered)


def _update(db: sqlite3.Connection, row: TableRow) -> None:
    db.execute(
        "UPDATE tables SET status = ?, seq = ?, changed = ?, rematch = ?, to_act = ?, rules = ?,"
        " mark = ?, base = ? WHERE id = ?",
        (
            row.status,
            row.seq,
            row.changed,
            row.rematch,
            row.to_act,
            row.rules,
            row.mark,
            row.base,
            row.id,
        ),
    )
    _write_seats(db, row)


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


def _write_seats(db: sqlite3.Connection, row: TableRow) -> None:
    db.executemany(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?)",
        [
            (row.id, i, seat.name, seat.token, seat.bot, int(seat.resigned))
            for i, seat in enumerate(row.seats)
        ],
    )


def changed(row: TableRow, **values: Any) -> TableRow:
    """The row one change later."""
    return replace(row, seq=row.seq + 1, changed=time.time(), **values)
