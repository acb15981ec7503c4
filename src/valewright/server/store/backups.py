"""Backups of a SQLite file: made while it is used, checked, rotated, and brought back.

A damaged file is recognised when it is opened. ``restored`` puts it right: it takes the last backup
that is whole, and out of the damaged file every table that is newer there and can still be read.
"""

from __future__ import annotations

import calendar
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Final

from valewright.kernel.errors import GameError
from valewright.server.store import StoreError

FOLDER: Final = "backups"
NAME: Final = "tables-%Y%m%d-%H%M%S.sqlite3"
PATTERN: Final = "tables-*.sqlite3"
SENT: Final = ".sending-"  # how folders of copies begin that are sent to whoever asked for them
PAGES: Final = 256  # that are copied at one go
COMPLAINTS: Final = 3  # of the check that are told
# What goes along with the tables. What came of them is worked out anew.
CHALLENGES: Final = ("components", "challenges", "boards", "tries")
# Above all, who may no longer open seats; and the key that browsers know the server by
KEYRINGS: Final = ("devices", "held", "revoked", "secrets")
SUBSCRIPTIONS: Final = "subscriptions"  # devices that were shut out are among those of a backup
LARGE: Final = 500_000_000  # bytes above which indexes are not checked, so that it starts soon


def used_bytes(db: sqlite3.Connection) -> int:
    """How many bytes of the file hold something."""
    pages, free, size = (
        int(db.execute(f"PRAGMA {name}").fetchone()[0])
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * size


def check_whole(db: sqlite3.Connection, path: Path) -> None:
    """An error where the file is damaged."""
    large = path.exists() and path.stat().st_size > LARGE
    query = f"PRAGMA {'quick_check' if large else 'integrity_check'}({COMPLAINTS})"
    found = [str(row[0]) for row in db.execute(query)]
    if found != ["ok"]:
        raise StoreError(damage_complaint(path, found[0].replace("\n", " ")))


def damage_complaint(path: Path, detail: str) -> str:
    """What to do about a damaged file."""
    last = last_backup(path.parent)
    if last is None:
        how = "there is no backup; save what can be read with: valewright restore"
    else:
        how = f"put it right from the last backup, {last.name}, with: valewright restore"
    return f"{path}: the database is damaged ({detail}); {how}"


def check_not_emptied(path: Path) -> None:
    """An error where nothing is left of a file of which there are backups."""
    if path.exists() and not path.stat().st_size and last_backup(path.parent) is not None:
        raise StoreError(damage_complaint(path, "it is empty"))


def backups(folder: Path) -> list[Path]:
    """The backups of a data folder, the oldest first."""
    return sorted((folder / FOLDER).glob(PATTERN))


def last_backup(folder: Path) -> Path | None:
    """The newest backup that is whole."""
    return next((found for found in reversed(backups(folder)) if is_whole(found)), None)


def is_whole(path: Path) -> bool:
    """Whether a file is a database without damage."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            return [row[0] for row in db.execute("PRAGMA integrity_check(1)")] == ["ok"]
    except sqlite3.Error:
        return False


def write_backup(db: sqlite3.Connection, path: Path, meanwhile: Callable[[], None]) -> None:
    """Copy a database that is in use to a file, whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(sqlite3.connect(part)) as copy:
            db.backup(copy, pages=PAGES, progress=lambda *_: meanwhile())
            copy.execute("PRAGMA journal_mode = DELETE")
        _on_disk(part)
        part.replace(path)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise StoreError(f"{path}: the backup cannot be written: {error}") from error


def _on_disk(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


def next_backup(folder: Path, now: float) -> Path:
    """Where the next backup of the schedule goes: by its name it comes after all there are, even
    where the clock has been set back."""
    for last in reversed(backups(folder)):
        with suppress(ValueError):
            now = max(now, calendar.timegm(time.strptime(last.name, NAME)) + 1.0)
            break
    return folder / FOLDER / time.strftime(NAME, time.gmtime(now))


def is_due(folder: Path, now: float, hours: float) -> bool:
    """Whether the last backup is older than some hours, or of a time that is yet to come."""
    made = backups(folder)
    return not made or not 0 <= now - made[-1].stat().st_mtime < hours * 3600


def rotate(folder: Path, keep: int) -> None:
    """Let the oldest backups go."""
    for old in backups(folder)[:-keep]:
        with suppress(OSError):
            old.unlink()


def clear_unfinished(folder: Path) -> None:
    """Remove what is left of backups that a server had begun when it was killed: each may be as
    large as the database. Only for whoever holds the database."""
    for part in (folder / FOLDER).glob(f".{PATTERN}.part*"):
        with suppress(OSError):
            part.unlink()
    for begun in folder.glob(f"{SENT}*"):
        with suppress(OSError):
            for copy in begun.iterdir():
                copy.unlink()
            begun.rmdir()


def restored(folder: Path, backup: Path | None, say: Callable[[str], None]) -> None:
    """Bring a database back from a backup, with what is newer in the one that was there.

    What was there is kept beside it. Nothing is changed where something goes wrong.
    """
    from valewright.server.store.sqlite import FILE, for_owner_alone, open_file

    path = folder / FILE
    new = path.with_name(f".{FILE}.restored")
    chosen = backup or last_backup(folder)
    if backup is not None and not is_whole(backup):
        raise StoreError(f"{backup}: this is not a whole backup; choose another")
    if chosen is None and not path.exists():
        raise StoreError(f"{folder}: there is no backup and no database here; name another folder")
    _not_in_use(path, "a server is using this database; stop it first")
    _not_in_use(new, "it is being restored already")
    for leftover in (new, _beside(new, "-wal"), _beside(new, "-shm")):
        leftover.unlink(missing_ok=True)
    try:
        for_owner_alone(new)
        if chosen is not None:
            shutil.copyfile(chosen, new)
        db = open_file(new)
        try:
            taken, lost = _salvaged(db, path) if path.exists() and backup is None else (0, [])
            if backup is None:
                _salvage_rows(db, path, CHALLENGES)
            _salvage_rows(db, path, KEYRINGS)
            _salvage_whole(db, path, SUBSCRIPTIONS)
            db.execute("DELETE FROM devices WHERE secret IN (SELECT token FROM revoked)")
            count = db.execute("SELECT count(*) FROM tables").fetchone()[0]
        finally:
            db.close()
        kept = _put_aside(path)
        new.replace(path)
    except OSError as error:
        raise StoreError(f"{path}: cannot be restored: {error}") from error
    finally:
        new.unlink(missing_ok=True)
    say(f"Restored {count} tables from {chosen.name if chosen else 'what could be read'}.")
    if taken:
        say(f"{taken} of them were newer in the database that was here.")
    for table_id in lost:
        say(f"Table {table_id} could not be read there.")
    if kept is not None:
        say(f"The database that was here is kept as {kept.name}.")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _not_in_use(path: Path, why: str) -> None:
    """An error where another process uses the file."""
    if not path.exists():
        return
    with closing(sqlite3.connect(path, timeout=0.5, isolation_level=None)) as db:
        try:
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
        except sqlite3.Error as error:
            if "locked" in str(error):
                raise StoreError(f"{path}: {why}") from error


def _salvaged(db: sqlite3.Connection, path: Path) -> tuple[int, list[str]]:
    """Take over what is newer in a file that may be damaged; how many, and which are lost."""
    from valewright.server.store.sqlite import add_kept, delete_table, read_kept

    here = dict(db.execute("SELECT id, seq FROM tables").fetchall())
    taken, lost = 0, []
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        for table_id in _ids(old):
            try:
                kept = read_kept(old, table_id)
                if kept is None or here.get(table_id, -1) >= kept.row.seq or kept.damage:
                    continue
                db.execute("BEGIN")
                delete_table(db, table_id)
                add_kept(db, kept)
                db.execute("COMMIT")
            except (sqlite3.Error, GameError, ValueError, TypeError):
                if db.in_transaction:
                    db.execute("ROLLBACK")
                if table_id not in here:
                    lost.append(table_id)
            else:
                taken += 1
    return taken, lost


def _salvage_rows(db: sqlite3.Connection, path: Path, tables: Sequence[str]) -> None:
    """Take over the rows of some tables that are not here, as far as they can be read."""
    if not path.exists():
        return
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        for table in tables:
            with suppress(sqlite3.Error):
                columns = [found[1] for found in db.execute(f"PRAGMA table_info({table})")]
                marks = ", ".join("?" * len(columns))
                insert = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"
                for row in old.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                    db.execute(insert, row)


def _salvage_whole(db: sqlite3.Connection, path: Path, table: str) -> None:
    """Have the rows of a table as they are in a file, and no others, if all can be read there."""
    if not path.exists():
        return
    with closing(sqlite3.connect(path, isolation_level=None)) as old, suppress(sqlite3.Error):
        columns = [found[1] for found in db.execute(f"PRAGMA table_info({table})")]
        rows = old.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
        db.execute(f"DELETE FROM {table}")
        db.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", rows)


def _ids(db: sqlite3.Connection) -> list[str]:
    """The tables of a file that may be damaged, as many as can be found."""
    found: set[str] = set()
    queries = (
        "SELECT id FROM tables",
        "SELECT id FROM tables ORDER BY id",
        "SELECT id FROM tables ORDER BY rowid DESC",
        "SELECT table_id FROM seats",
    )
    for query in queries:
        with suppress(sqlite3.Error):
            for row in db.execute(query):
                found.add(str(row[0]))
    return sorted(found)


def _put_aside(path: Path) -> Path | None:
    """Move a database out of the way, with all that belongs to it, onto nothing that is there."""
    if not path.exists():
        return None
    stem = time.strftime(f"{path.stem}-before-%Y%m%d-%H%M%S")
    aside = path.with_name(f"{stem}.sqlite3")
    for number in count(2):
        with suppress(FileExistsError):
            aside.touch(mode=0o600, exist_ok=False)  # nobody else takes this name
            break
        aside = path.with_name(f"{stem}-{number}.sqlite3")
    for ending in ("", "-wal", "-shm"):
        if _beside(path, ending).exists():
            _beside(path, ending).replace(_beside(aside, ending))
    return aside
