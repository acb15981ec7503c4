"""The file that tables are kept in: how it comes forward, and what it says when it cannot."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.test_store import row
from valewright.server.store import StoreError, digest
from valewright.server.store import sqlite as st
from valewright.server.store.sqlite import SqliteStore


async def test_tokens_are_kept_hashed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.add(row())
    store.close()
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert digest("ada") in content
    assert b"ada" not in content


def test_one_server_at_a_time(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="another server is using this database"):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


async def test_an_old_database_comes_forward_with_all_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path)
    await store.add(row())
    store.close()
    step = "CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('new')"
    monkeypatch.setattr(st, "MIGRATIONS", [*st.MIGRATIONS, step])
    store = SqliteStore(tmp_path)
    assert await store.table("one") is not None
    store.close()
    db = sqlite3.connect(tmp_path / st.FILE)
    assert db.execute("SELECT text FROM notes").fetchall() == [("new",)]
    assert db.execute("PRAGMA user_version").fetchone() == (len(st.MIGRATIONS),)
    db.close()


def test_a_step_forward_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SqliteStore(tmp_path).close()
    with monkeypatch.context() as patch:
        patch.setattr(st, "MIGRATIONS", [*st.MIGRATIONS, "CREATE TABLE a (b); DROP TABLE none"])
        with pytest.raises(StoreError, match="cannot be used: no such table"):
            SqliteStore(tmp_path)
    SqliteStore(tmp_path).close()


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    db = sqlite3.connect(tmp_path / st.FILE)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match=r"version 99.*install a newer one"):
        SqliteStore(tmp_path)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / st.FILE
    path.write_text("dear diary " * 500)
    with pytest.raises(StoreError, match="not a database of Valewright"):
        SqliteStore(tmp_path)
    assert path.read_text().startswith("dear diary")


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / st.FILE)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    with pytest.raises(StoreError, match="not a database of Valewright"):
        SqliteStore(tmp_path)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="data folder cannot be made"):
        SqliteStore(tmp_path / "file" / "data")


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
        SqliteStore(closed_folder)


def test_a_database_that_cannot_be_opened_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / st.FILE).mkdir()
    with pytest.raises(StoreError, match="cannot be written; check the folder"):
        SqliteStore(tmp_path)
