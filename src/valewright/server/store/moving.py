"""All tables of a SQLite file moved to a PostgreSQL database, whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import asyncpg

from valewright.server.store import StoreError
from valewright.server.store.postgres import connected, elsewhere, prepared, shown
from valewright.server.store.sqlite import FILE, open_file

PATIENCE: Final = 10.0
# What others refer to comes first
ORDER: Final = (
    *("tables", "seats", "moves", "components", "states"),
    *("subscriptions", "secrets"),
    *("devices", "held", "tickets", "revoked"),
    *("challenges", "boards", "tries", "results", "purchases"),
)
OWN: Final = {"stamp": ""}  # what only PostgreSQL has and must be filled; the rest may be empty
KINDS: Final[dict[str, Callable[[Any], Any]]] = {"boolean": bool, "double precision": float}


def moved(folder: Path, address: str, say: Callable[[str], None]) -> None:
    """Copy all that a data folder's database holds to an empty one; the file stays as it is."""
    path = folder / FILE
    if not path.exists():
        raise StoreError(f"{folder}: there is no database here; name its folder with --data")
    file = open_file(path, anywhere=True)
    try:
        elsewhere(lambda: _moved(file, address, say))
    finally:
        file.close()


async def _moved(file: sqlite3.Connection, address: str, say: Callable[[str], None]) -> None:
    name = shown(address)
    await prepared(address, PATIENCE)
    db = await connected(address, name, PATIENCE)
    try:
        async with db.transaction():
            held = await db.fetchval("SELECT count(*) FROM tables")
            if held:
                raise StoreError(f"{name}: this database holds {held} tables already; name another")
            for table in ORDER:
                copied = await _copied(file, db, table)
                say(f"{table}: {copied}")
    except asyncpg.PostgresError as error:
        raise StoreError(f"{name}: the database refused: {error}; nothing was moved") from error
    finally:
        await db.close()


async def _copied(file: sqlite3.Connection, db: Any, table: str) -> int:
    """Copy all rows of a table; how many there are."""
    query = (
        "SELECT column_name, data_type FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
    )
    there = {found[0]: found[1] for found in await db.fetch(query, table)}
    here = [found[1] for found in file.execute(f"PRAGMA table_info({table})")]
    if missing := set(here) - set(there):
        raise StoreError(f"{table}: the database has no {', '.join(sorted(missing))}")
    own = {column: value for column, value in OWN.items() if column in there}
    kinds = [KINDS.get(there[column]) for column in here]

    def rows() -> Iterator[tuple[Any, ...]]:
        for found in file.execute(f"SELECT {', '.join(here)} FROM {table}"):
            values = (
                value if kind is None or value is None else kind(value)
                for kind, value in zip(kinds, found, strict=True)
            )
            yield (*values, *own.values())

    await db.copy_records_to_table(table, records=rows(), columns=[*here, *own])
    count = file.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    arrived = await db.fetchval(f"SELECT count(*) FROM {table}")
    if arrived != count:
        raise StoreError(f"{table}: {arrived} of {count} rows arrived; nothing was moved")
    return int(count)
