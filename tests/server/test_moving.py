"""A SQLite database is moved to PostgreSQL with all it holds, or stays where it is."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.games import BUILT_IN
from tests.server.databases import needs_databases, new_database
from tests.server.test_store import row
from tests.server.upgrades import at_tables, made, play_on
from valewright.cli import main
from valewright.server import places
from valewright.server.peers import Peers
from valewright.server.store import Kept, Store, changed, digest
from valewright.server.store.moving import ORDER
from valewright.server.store.postgres import PostgresStore
from valewright.server.store.sqlite import FILE, SqliteStore
from valewright.server.tables import Tables
from valewright.server.thinking import BotWorkers

pytestmark = needs_databases


async def migrate(folder: Path, address: str) -> Result:
    """The command, in a thread: it has an event loop of its own."""
    words = ["migrate", "--data", str(folder), "--to", address]
    return await asyncio.to_thread(CliRunner().invoke, main, words, catch_exceptions=False)


async def all_kept(store: Store, tables: list[str]) -> list[Kept | None]:
    try:
        return [await store.kept(table_id) for table_id in tables]
    finally:
        await store.stop()


async def test_all_that_is_kept_is_moved_and_played_on(tmp_path: Path) -> None:
    filled = []
    async with at_tables(tmp_path) as tables:
        for i, name in enumerate((*BUILT_IN, "nim")):
            options = {} if name in BUILT_IN else {"piles": 7, "most": 32}
            table_id, token = await made(tables, name, options, i)
            await play_on(tables, table_id, token, random.Random(i), 8)
            filled.append((table_id, token))
    ids = [table_id for table_id, _ in filled]
    old = SqliteStore(tmp_path)
    await old.add(row(), ["old", "older"])
    later = changed(row(), base=2)
    await old.rebase(later, "state")
    await old.move(changed(later), 0, ["new"])
    before = await all_kept(old, [*ids, "one"])
    address = new_database()
    result = await migrate(tmp_path, address)
    assert result.exit_code == 0, result.output
    assert "tables: 4" in result.output
    assert await all_kept(PostgresStore(address), [*ids, "one"]) == before
    assert await all_kept(SqliteStore(tmp_path), [*ids, "one"]) == before
    store = PostgresStore(address)
    assert [t.id for t in await store.tables_of([digest("ada")])] == ["one"]
    tables = Tables(store, BotWorkers(1), peers=Peers())
    for table_id, token in filled:
        state = await play_on(tables, table_id, token, random.Random(1), 2)
        assert not state.over
    await tables.close()
    await store.stop()
    again = await migrate(tmp_path, address)
    assert again.exit_code == 1
    assert "holds 4 tables already" in again.output


async def test_nothing_is_moved_from_nowhere_or_to_nowhere(tmp_path: Path) -> None:
    address = new_database()
    assert "there is no database here" in (await migrate(tmp_path, address)).output
    SqliteStore(tmp_path).close()
    assert "must begin with postgresql://" in (await migrate(tmp_path, "sqlite://x")).output
    store = SqliteStore(tmp_path)
    assert "another server is using this database" in (await migrate(tmp_path, address)).output
    store.close()


async def test_what_cannot_be_moved_leaves_the_other_database_empty(tmp_path: Path) -> None:
    """PostgreSQL keeps no text with a zero character in it."""
    store = SqliteStore(tmp_path)
    await store.add(row("fine"))
    await store.add(row("spoilt"), ["pu\0sh"])
    await store.stop()
    address = new_database()
    result = await migrate(tmp_path, address)
    assert result.exit_code == 1
    assert "nothing was moved" in result.output
    assert await all_kept(PostgresStore(address), ["fine"]) == [None]


def test_every_table_of_sqlite_has_its_like(tmp_path: Path) -> None:
    """Who adds a table to one database adds it to the other, and to what is moved."""
    SqliteStore(tmp_path).close()
    db = sqlite3.connect(tmp_path / FILE)
    names = {found[0] for found in db.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    db.close()
    assert names == set(ORDER)


async def test_without_the_packages_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "find_spec", lambda name: None)
    result = await migrate(tmp_path, "postgresql://nowhere/x")
    assert result.exit_code == 1
    assert "pip install 'valewright[cluster]'" in result.output
