"""Damage: recognised when the server starts, said plainly, and put right from the last backup."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import ME, PATIENCE, RANDOM, running
from tests.server.test_store import challenge, row
from valewright import games
from valewright.server import contests, housekeeping
from valewright.server.housekeeping import Housekeeping
from valewright.server.refusals import Refusal
from valewright.server.settings import DAY, ServerSettings
from valewright.server.store import REPLAY, Kept, StoreError, changed, digest
from valewright.server.store import backups as bk
from valewright.server.store.backups import backups, is_whole, last_backup, restored
from valewright.server.store.sqlite import FILE, SqliteStore
from valewright.server.store.sqlite import open_file as sqlite_file
from valewright.server.tables import Tables
from valewright.server.thinking import BotWorkers


@asynccontextmanager
async def at(folder: Path) -> AsyncIterator[SqliteStore]:
    """A database that is open for a while."""
    store = SqliteStore(folder)
    try:
        yield store
    finally:
        store.close()


async def filled(folder: Path, tables: int, moves: int = 40) -> None:
    async with at(folder) as store:
        for i in range(tables):
            await store.add(row(f"table{i:03}"), [f"take {i} of {n}" for n in range(moves)])


async def backed_up(folder: Path, file: Path | None = None) -> None:
    async with at(folder) as store:
        await store.backup(file or bk.next_backup(folder, time.time()))


def ids(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return {found[0] for found in db.execute("SELECT id FROM tables")}


def spoil(folder: Path, part: float, size: int = 4096) -> None:
    """Overwrite a page of the file, as a failing disk does."""
    path = folder / FILE
    data = bytearray(path.read_bytes())
    start = int(len(data) * part) // 4096 * 4096
    data[start : start + size] = os.urandom(size)
    path.write_bytes(bytes(data))


def said(folder: Path) -> list[str]:
    lines: list[str] = []
    restored(folder, None, lines.append)
    return lines


@pytest.mark.parametrize("part", [0.3, 0.5, 0.7, 0.9])
async def test_a_damaged_database_is_put_right_from_the_last_backup(
    tmp_path: Path, part: float
) -> None:
    await filled(tmp_path, 60)
    await backed_up(tmp_path)
    async with at(tmp_path) as store:
        await store.add(row("later"), ["push"])
        kept = await store.table("table007")
        assert kept is not None
        await store.move(changed(kept), 40, ["more"])
    spoil(tmp_path, part)
    with pytest.raises(StoreError, match=r"is damaged .*put it right .*tables-\d+.*restore"):
        SqliteStore(tmp_path)
    lines = said(tmp_path)
    assert any("from tables-" in line for line in lines)
    assert {f"table{i:03}" for i in range(60)} <= ids(tmp_path)
    SqliteStore(tmp_path).close()
    assert len(list(tmp_path.glob("tables-before-*.sqlite3"))) == 1


@pytest.mark.parametrize("left", [b"", bytes(4096)], ids=["nothing", "zeros"])
async def test_a_database_that_was_emptied_is_not_taken_for_a_new_one(
    tmp_path: Path, left: bytes
) -> None:
    """As a file system leaves it after a power cut."""
    await filled(tmp_path, 3)
    await backed_up(tmp_path)
    path = tmp_path / FILE
    path.write_bytes(left + path.read_bytes()[len(left) :] if left else left)
    with pytest.raises(StoreError, match=r"is damaged .*put it right .*tables-\d+.*restore"):
        SqliteStore(tmp_path)
    said(tmp_path)
    assert ids(tmp_path) == {"table000", "table001", "table002"}


async def test_no_database_that_was_put_aside_is_lost_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(tmp_path, 1)
    await backed_up(tmp_path)
    async with at(tmp_path) as store:
        await store.add(row("lost in the backup"))
    backup = last_backup(tmp_path)
    monkeypatch.setattr(time, "strftime", lambda form, *_: form.replace("%Y%m%d-%H%M%S", "now"))
    for _ in range(3):
        restored(tmp_path, backup, lambda _: None)
    aside = sorted(tmp_path.glob("tables-before-*.sqlite3"))
    assert [path.stem for path in aside] == [f"tables-before-now{i}" for i in ("-2", "-3", "")]
    with closing(sqlite3.connect(aside[-1])) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (2,)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can do this")
async def test_what_root_restores_belongs_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    """The server of a machine runs as a user of its own, its host types commands as root."""
    await filled(tmp_path, 1)
    for path in (tmp_path, *tmp_path.iterdir()):
        os.chown(path, 10_001, 10_001)
    said(tmp_path)
    assert ids(tmp_path) == {"table000"}
    assert {path.stat().st_uid for path in tmp_path.iterdir()} == {10_001}
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


async def test_one_restores_at_a_time(tmp_path: Path) -> None:
    await filled(tmp_path, 1)
    other = sqlite_file(tmp_path / f".{FILE}.restored")
    with pytest.raises(StoreError, match="it is being restored already"):
        restored(tmp_path, None, lambda _: None)
    other.close()
    said(tmp_path)


async def test_without_a_backup_all_that_can_be_read_is_saved(tmp_path: Path) -> None:
    await filled(tmp_path, 60, moves=200)
    spoil(tmp_path, 0.6)
    with pytest.raises(StoreError, match=r"is damaged .*there is no backup; save what can be read"):
        SqliteStore(tmp_path)
    said(tmp_path)
    assert len(ids(tmp_path)) >= 40, "one page spoils a few tables, not all of them"
    SqliteStore(tmp_path).close()


async def test_what_is_newer_than_the_backup_is_kept(tmp_path: Path) -> None:
    await filled(tmp_path, 3)
    await backed_up(tmp_path)
    async with at(tmp_path) as store:
        table = await store.table("table001")
        assert table is not None
        await store.move(changed(table), 40, ["a later move"])
        await store.add(row("new"), ["push"])
    assert any("2 of them were newer" in line for line in said(tmp_path))
    async with at(tmp_path) as store:
        kept = await store.kept("table001")
        assert kept is not None
        assert kept.moves[-1] == "a later move"
        assert await store.table("new") is not None


async def test_challenges_that_are_newer_than_the_backup_are_kept(tmp_path: Path) -> None:
    """Their tables are, and would belong to nothing."""
    await backed_up(tmp_path)
    made = challenge()
    async with at(tmp_path) as store:
        await store.together(lambda: contests.keep(made, "components"))
        await store.add(row("new"))
        note = contests.note(made, 0, "new", "who", digest("ada"), "scored")
        await store.together(lambda: note)
    said(tmp_path)
    async with at(tmp_path) as store:
        assert await store.together(lambda: contests.found(made.id)) == made
        assert await store.together(lambda: contests.components_of(made.data)) == "components"
        assert await store.together(lambda: contests.counts(made.id)) == (1, 0)


async def test_a_backup_that_is_named_is_taken_as_it_is(tmp_path: Path) -> None:
    await filled(tmp_path, 3)
    file = tmp_path / "mine.sqlite3"
    await backed_up(tmp_path, file)
    async with at(tmp_path) as store:
        await store.add(row("new"))
    restored(tmp_path, file, lambda _: None)
    assert ids(tmp_path) == {"table000", "table001", "table002"}
    file.write_bytes(file.read_bytes()[:5000])
    with pytest.raises(StoreError, match="not a whole backup"):
        restored(tmp_path, file, lambda _: None)
    with pytest.raises(StoreError, match="no backup and no database"):
        restored(tmp_path / "elsewhere", None, lambda _: None)


def test_nothing_is_restored_under_a_server_that_runs(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="a server is using this database"):
        restored(tmp_path, None, lambda _: None)
    store.close()


async def test_a_damaged_backup_is_passed_over(tmp_path: Path) -> None:
    await filled(tmp_path, 3)
    folder = tmp_path / bk.FOLDER
    await backed_up(tmp_path, folder / "tables-20260101-000000.sqlite3")
    (folder / "tables-20260102-000000.sqlite3").write_bytes(b"x" * 8000)
    found = last_backup(tmp_path)
    assert found is not None
    assert found.name == "tables-20260101-000000.sqlite3"
    assert (found.stat().st_mode & 0o777) == 0o600


def test_one_bad_row_takes_no_other_with_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        made = [server.create(ME, RANDOM) for _ in range(3)]
    tokens = ",".join(one["token"] for one in made)
    spoilt, others = made[0]["table"]["id"], {one["table"]["id"] for one in made[1:]}
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("UPDATE tables SET options = '{' WHERE id = ?", (spoilt,))
        db.commit()
    with caplog.at_level(logging.ERROR), running(tmp_path) as server:
        answer = server.http.get("/api/tables", headers={"Valewright-Tokens": tokens})
        assert {one["id"] for one in answer.json()} == others
        answer = server.http.get(f"/api/tables/{spoilt}")
        assert answer.status_code == 503
        assert "is damaged in the database" in answer.json()["detail"]
        assert server.create(ME, RANDOM)
    assert any(spoilt in record.getMessage() for record in caplog.records)


async def test_a_backup_is_whole_while_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every few pages, the copy lets a write through, which is then in it or is not, as a whole."""
    monkeypatch.setattr(bk, "PAGES", 4)
    await filled(tmp_path, 60)
    async with at(tmp_path) as store:
        writes = [store.add(row(f"during{i}"), ["push"] * 50) for i in range(20)]
        copying = store.backup(tmp_path / "copy.sqlite3")
        await asyncio.gather(copying, *writes)
        assert await store.table("during19") is not None
    assert is_whole(tmp_path / "copy.sqlite3")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone()[0] >= 60
        counts = db.execute("SELECT count(*) FROM moves GROUP BY table_id").fetchall()
        assert {count[0] for count in counts} <= {40, 50}


async def test_a_backup_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    async with at(tmp_path) as store:
        with pytest.raises(StoreError, match="backup cannot be written"):
            await store.backup(tmp_path / "file" / "copy.sqlite3")


async def test_a_full_disk_is_said_to_be_full_and_play_goes_on_after_it(tmp_path: Path) -> None:
    async with at(tmp_path) as store:
        await store.add(row("first"))
        pages = await store._do(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store._do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        with pytest.raises(StoreError, match="the disk is full; free some room"):
            await store.add(row("second"), ["push"] * 2000)
        assert await store.table("first") is not None
        await store._do(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
        await store.add(row("second"), ["push"] * 2000)


# What a server does by itself


@asynccontextmanager
async def chores(
    folder: Path, **wanted: Any
) -> AsyncIterator[tuple[Housekeeping, SqliteStore, Tables]]:
    async with at(folder) as store:
        settings = ServerSettings(data=folder, **wanted)
        tables = Tables(store, BotWorkers(1), settings)
        try:
            yield Housekeeping(store, tables, settings, lambda: 1000.0 * DAY), store, tables
        finally:
            await tables.close()


async def test_backups_are_made_when_they_are_due_and_the_oldest_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter(f"tables-2026010{i}-000000.sqlite3" for i in range(1, 9))
    monkeypatch.setattr(
        housekeeping, "next_backup", lambda folder, _now: folder / bk.FOLDER / next(names)
    )
    async with chores(tmp_path, backup_hours=1, backups=2) as (keeping, _store, _tables):
        for _ in range(4):
            assert await keeping.back_up()
            newest = backups(tmp_path)[-1]
            os.utime(newest, (1000 * DAY - 100, 1000 * DAY - 100))
            assert not await keeping.back_up(), "it is not due yet"
            os.utime(newest, (1000 * DAY - 3600, 1000 * DAY - 3600))
    assert [path.name[:15] for path in backups(tmp_path)] == ["tables-20260103", "tables-20260104"]


async def test_backups_go_on_when_the_clock_was_set_back(tmp_path: Path) -> None:
    """None that was made before is taken for a newer one, or keeps the next from being made."""
    folder = tmp_path / bk.FOLDER
    ahead = 1050 * DAY
    async with at(tmp_path) as store:
        for i in range(3):
            made = bk.next_backup(tmp_path, ahead + i)
            await store.backup(made)
            os.utime(made, (ahead + i, ahead + i))
    async with chores(tmp_path, backup_hours=1, backups=3) as (keeping, store, _tables):
        await store.add(row("new"))
        assert await keeping.back_up()
        newest = last_backup(tmp_path)
        assert newest is not None
        with closing(sqlite3.connect(newest)) as db:
            assert db.execute("SELECT id FROM tables").fetchall() == [("new",)]
        os.utime(newest, (1000 * DAY, 1000 * DAY))
        assert not await keeping.back_up(), "it has just been made"
    assert len(list(folder.iterdir())) == 3


async def test_what_a_killed_server_left_of_its_backups_goes(tmp_path: Path) -> None:
    folder = tmp_path / bk.FOLDER
    await filled(tmp_path, 1)
    await backed_up(tmp_path, folder / "tables-20260101-000000.sqlite3")
    sent = tmp_path / f"{bk.SENT}abc"
    sent.mkdir()
    left = [folder / ".tables-20260101-000000.sqlite3.part", sent / "tables.sqlite3"]
    (tmp_path / "backup-of-mine").mkdir()
    for path in left:
        path.write_bytes(b"half of it")

    with running(tmp_path) as server:
        deadline = time.monotonic() + PATIENCE
        server.http.get("/api/health").raise_for_status()
        while any(path.exists() for path in left) or sent.exists():
            assert time.monotonic() < deadline, sorted(tmp_path.rglob("*"))
            time.sleep(0.01)
    assert (tmp_path / "backup-of-mine").is_dir()
    assert last_backup(tmp_path) is not None


async def test_a_table_that_is_being_opened_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would live on in memory, and every move be refused."""
    async with chores(tmp_path) as (_keeping, store, tables):
        version = games.game("nim").rules_version
        await store.add(replace(row("slow"), rules=version, to_act=0))
        read, go_on = asyncio.Event(), asyncio.Event()
        real = store.kept

        async def kept(table_id: str) -> Kept | None:
            found = await real(table_id)
            read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(store, "kept", kept)
        opening = asyncio.create_task(tables.open("slow"))
        await read.wait()
        deleting = asyncio.create_task(tables.delete("slow"))
        for _ in range(50):  # in which it would be gone from the database
            await asyncio.sleep(0.001)
        go_on.set()
        assert await deleting
        await asyncio.wait({opening})
        deadline = time.monotonic() + PATIENCE
        while tables.is_live("slow"):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)


async def test_a_table_that_is_opened_while_others_are_cleared_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "AT_ONE_GO", 1)
    async with chores(tmp_path, unfinished_days=30) as (keeping, store, tables):
        for i in range(3):
            await store.add(replace(row(f"old{i}"), changed=float(i)))
        real = store.delete

        async def delete(gone: Sequence[str]) -> int:
            if "old0" in gone:
                await tables.open("old2")  # somebody comes back to it
            return await real(gone)

        monkeypatch.setattr(store, "delete", delete)
        assert await keeping.clear() == 2
        assert await store.table("old2") is not None


async def test_a_table_or_a_chore_that_breaks_costs_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chores(tmp_path) as (keeping, store, tables):
        opened: list[str] = []
        looked = asyncio.Event()

        async def waiting_for_bots() -> list[str]:
            return ["broken", "whole"]

        async def open_(table_id: str) -> None:
            if table_id == "broken":
                raise KeyError(table_id)
            opened.append(table_id)

        async def back_up() -> bool:
            raise OSError("the folder is gone")

        async def note_results() -> int:
            looked.set()
            return 0

        monkeypatch.setattr(store, "waiting_for_bots", waiting_for_bots)
        monkeypatch.setattr(tables, "open", open_)
        monkeypatch.setattr(keeping, "back_up", back_up)
        monkeypatch.setattr(keeping, "note_results", note_results)
        running_on = asyncio.create_task(keeping.run())
        either = {running_on, asyncio.create_task(looked.wait())}
        await asyncio.wait(either, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert not running_on.done()
        assert (opened, looked.is_set()) == (["whole"], True)
        running_on.cancel()


async def test_what_nobody_touches_is_cleared_in_its_time(tmp_path: Path) -> None:
    async with chores(tmp_path, unfinished_days=30, imports_days=7, imports=1) as (
        keeping,
        store,
        _tables,
    ):
        for name, status, days in [
            ("old game", "playing", 40),
            ("new game", "playing", 20),
            ("finished", "over", 900),
            ("old import", "replay", 9),
            ("new import", "replay", 3),
            ("newest import", "replay", 2),
        ]:
            found = replace(row(name), status=status, changed=(1000 - days) * DAY)  # type: ignore[arg-type]
            await store.add(found, ["push"], components=f"valewright components of {name}")
        assert await keeping.clear() == 3
        left = {found.id for found in await store.overview()}
        assert left == {"new game", "finished", "newest import"}
        assert await keeping.clear() == 0
        query = "SELECT count(*) FROM moves WHERE table_id = 'old game'"
        assert await store._do(lambda db: db.execute(query).fetchone()) == (0,)


def test_looking_at_an_import_keeps_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.create(ME, ME)
        table, token = made["table"]["id"], made["token"]
        with server.sit(table, token) as player:
            player.ask(type="resign", seat=0)
        text = server.http.get(f"/api/tables/{table}/record").text
        copy = server.http.post("/api/records", json={"text": text}).json()["table"]["id"]
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("UPDATE tables SET changed = 5 WHERE status = ?", (REPLAY,))
        db.commit()
    with running(tmp_path) as server:
        assert server.http.get(f"/api/tables/{copy}").json()["changed"] == 5
        server.http.get(f"/api/tables/{copy}/replay/0").raise_for_status()
        assert server.http.get(f"/api/tables/{copy}").json()["changed"] > 1e9


async def test_a_database_that_is_full_takes_no_new_tables_and_goes_on(tmp_path: Path) -> None:
    async with chores(tmp_path, database_megabytes=1) as (_keeping, store, tables):
        await store.add(row("large"), ["push" * 200] * 3000)
        with pytest.raises(Refusal) as refused:
            await tables.add_record("x")
        assert refused.value.reason == "no-room"
        kept = await store.table("large")
        assert kept is not None
        await store.move(changed(kept), 3000, ["push"])


def test_bots_go_on_after_a_restart_without_anybody_opening_the_table(tmp_path: Path) -> None:
    """A table is stored with a bot to act; whoever starts the server again sees it has acted."""
    with running(tmp_path) as server:
        made = server.create(ME, RANDOM, seed=7, options={"piles": 8, "most": 32})
        alone = server.create(RANDOM, RANDOM, options={"piles": 8, "most": 32})["table"]["id"]
        table, token = made["table"]["id"], made["token"]
        with server.sit(table, token) as player:
            player.my_turn()
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        change = "UPDATE seats SET bot = ?, token = ? WHERE table_id = ? AND seat = ?"
        db.execute(change, ("random", None, table, 0))
        db.execute(change, (None, digest(token), table, 1))
        db.commit()
    with running(tmp_path) as server:
        until = time.monotonic() + PATIENCE
        while server.http.get(f"/api/tables/{table}").json()["to_act"] != 1:
            assert time.monotonic() < until, "the bot has not acted"
            time.sleep(0.05)
        assert server.http.get(f"/api/tables/{alone}").json()["seq"] == 0
