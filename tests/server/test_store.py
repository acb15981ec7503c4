"""The database: what it keeps, how it comes forward, and what it says when it cannot."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from valewright.server import store as st
from valewright.server.store import SeatRow, Store, StoreError, TableRow, changed, digest


def row(table_id: str = "one", host: str = "host") -> TableRow:
    seats = (SeatRow("Ada", digest("ada")), SeatRow("Greedy", bot="greedy"))
    return TableRow(table_id, "nim", {"players": 2}, 2**60, digest(host), "invite", seats)


def test_a_table_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        first = row()
        await store.add(first, ["push"])
        later = changed(first, status=st.OVER, to_act=1)
        await store.move(later, 1, ["pass", "end"])
        store.close()
        store = Store(tmp_path)
        assert await store.table("one") == later
        assert await store.table("two") is None
        assert await store.moves("one") == ["push", "pass", "end"]
        cut = changed(later, seats=(first.seats[0], SeatRow("Bea", digest("bea"))))
        await store.cut(cut, 1)
        assert await store.moves("one") == ["push"]
        assert await store.table("one") == cut
        store.close()

    asyncio.run(run())


def test_tables_by_token_the_last_changed_first(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        for name in ("a", "b", "c"):
            await store.add(row(name, host=f"host of {name}"))
        await store.update(changed(row("a", host="host of a")))
        found = await store.tables_of([digest("ada"), digest("host of b")])
        assert [table.id for table in found] == ["a", "c", "b"]
        assert [t.id for t in await store.tables_of([digest("host of b")])] == ["b"]
        assert await store.tables_of([digest("nobody")]) == []
        store.close()

    asyncio.run(run())


def test_tokens_are_kept_hashed(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        await store.add(row())
        store.close()

    asyncio.run(run())
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert digest("ada") in content
    assert b"ada" not in content


def test_a_write_that_fails_harms_no_other_in_its_batch(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        await store.add(row(), ["push"])
        twice = store.move(changed(row()), 0, ["push"])
        others = [store.add(row(f"table {i}")) for i in range(50)]
        found = await asyncio.gather(twice, *others, return_exceptions=True)
        assert isinstance(found[0], StoreError)
        assert found[1:] == [None] * 50
        kept = await store.table("one")
        assert kept is not None
        assert kept.seq == 0
        store.close()
        with pytest.raises(StoreError, match="stopping"):
            await store.table("one")

    asyncio.run(run())


def test_one_server_at_a_time(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(StoreError, match="another server is using this database"):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def test_an_old_database_comes_forward_with_all_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        await store.add(row())
        store.close()
        step = "CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('new')"
        monkeypatch.setattr(st, "MIGRATIONS", [*st.MIGRATIONS, step])
        store = Store(tmp_path)
        assert await store.table("one") is not None
        store.close()

    asyncio.run(run())
    db = sqlite3.connect(tmp_path / st.FILE)
    assert db.execute("SELECT text FROM notes").fetchall() == [("new",)]
    assert db.execute("PRAGMA user_version").fetchone() == (len(st.MIGRATIONS),)
    db.close()


def test_a_step_forward_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path).close()
    with monkeypatch.context() as patch:
        patch.setattr(st, "MIGRATIONS", [*st.MIGRATIONS, "CREATE TABLE a (b); DROP TABLE none"])
        with pytest.raises(StoreError, match="cannot be used: no such table"):
            Store(tmp_path)
    Store(tmp_path).close()


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    db = sqlite3.connect(tmp_path / st.FILE)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match=r"version 99.*install a newer one"):
        Store(tmp_path)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / st.FILE
    path.write_text("dear diary " * 500)
    with pytest.raises(StoreError, match="not a database of Valewright"):
        Store(tmp_path)
    assert path.read_text().startswith("dear diary")


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / st.FILE)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    with pytest.raises(StoreError, match="not a database of Valewright"):
        Store(tmp_path)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="data folder cannot be made"):
        Store(tmp_path / "file" / "data")


@pytest.fixture
def closed_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in which nobody may make a file, not even root."""
    if os.geteuid() == 0:
        yield Path("/proc")
        return
    tmp_path.chmod(0o500)
    yield tmp_path
    tmp_path.chmod(0o700)


def test_a_folder_that_cannot_be_written(closed_folder: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        Store(closed_folder)


def test_a_database_that_cannot_be_opened_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / st.FILE).mkdir()
    with pytest.raises(StoreError, match="cannot be written; check the folder"):
        Store(tmp_path)
