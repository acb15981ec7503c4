"""Workers, Redis and PostgreSQL are killed in mid-play: nothing is lost or doubled, play goes on.

One run for all of it, because starting processes takes longest. What it takes in seconds is
measured by benchmarks/server_load.py.
"""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.limits import ENVIRONMENT
from tests.server.databases import needs_databases, new_postgres, new_redis
from tests.server.process import Process
from tests.server.test_serving import posix_only
from tools.databases import free_port
from tools.steady_players import Company
from valewright.server.store.postgres import PostgresStore

pytestmark = [needs_databases, posix_only]
LONG = {"piles": 8, "most": 32}
TABLES = 6
MOST_SECONDS = 200.0


class Troupe:
    """Three workers on ports of their own, and people who play at them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.postgres = new_postgres()
        self.redis = new_redis()
        self.database = self.postgres.create("tables")
        self.company = Company([free_port() for _ in range(3)])
        self.workers = [self.started(i) for i in range(3)]

    def started(self, number: int) -> Process:
        shared = ("--pause", "0", "--database", self.database, "--redis", self.redis.address())
        port = str(self.company.ports[number])
        return Process(self.folder, *shared, "--port", port)

    async def end(self, number: int, how: signal.Signals) -> None:
        await asyncio.to_thread(self.workers[number].end, how)

    async def start(self, number: int) -> None:
        self.workers[number] = await asyncio.to_thread(self.started, number)

    async def after(self, moves: int) -> None:
        """Wait until so many moves more were told."""
        until = self.company.told + moves
        async with asyncio.timeout(MOST_SECONDS):
            while self.company.told < until:
                assert not self.company.errors
                await asyncio.sleep(0.02)

    async def drama(self) -> None:
        await self.after(40)
        await self.end(0, signal.SIGKILL)
        await self.after(50)
        await self.start(0)
        self.redis.kill()
        await self.after(50)
        await asyncio.to_thread(self.redis.start)
        await self.after(30)
        self.postgres.kill()
        await asyncio.to_thread(self.postgres.start)
        await self.after(50)
        for number in range(3):  # a rolling restart
            await self.end(number, signal.SIGTERM)
            await self.after(20)
            await self.start(number)
        await self.after(30)


async def run(troupe: Troupe) -> None:
    company = troupe.company
    playing = [
        asyncio.create_task(
            company.play(i, "random" if i % 3 == 0 else "", game="nim", options=LONG)
        )
        for i in range(TABLES)
    ]
    try:
        await troupe.drama()
        company.stopping = True
        await asyncio.wait_for(asyncio.gather(*playing), MOST_SECONDS)
    finally:
        for task in playing:
            task.cancel()
    store = PostgresStore(troupe.database)
    for played in company.tables:
        kept = await store.kept(played.table_id)
        assert kept is not None
        assert len(kept.moves) >= played.at
        for at, words in played.told.items():
            assert kept.moves[at] == words, f"table {played.table_id}, move {at}"
        if kept.row.seats[1].bot is None:
            assert len(kept.moves) == played.at, "no move is there twice"
    await store.stop()
    assert company.errors == []


def test_what_was_told_is_kept_whatever_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    troupe = Troupe(tmp_path)
    try:
        asyncio.run(run(troupe))
    finally:
        for worker in troupe.workers:
            if worker.process.poll() is None:
                worker.process.kill()
                worker.process.wait()
            assert worker.process.stdout is not None
            worker.process.stdout.close()
    assert troupe.company.told > 300


def test_a_worker_that_cannot_reach_its_database_says_so(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from valewright.cli import main

    def refused(*words: str) -> str:
        found = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(tmp_path), *words])
        assert found.exit_code != 0
        assert "Traceback" not in found.output
        return found.output

    assert "must begin with postgresql://" in refused("--database", "mysql://x")
    assert "also share a --database" in refused("--redis", "redis://x")
    nowhere = new_postgres().address("nowhere").replace("valewright@", "valewright:secret@")
    said = refused("--database", nowhere)
    assert 'database "nowhere" does not exist' in said
    assert "secret" not in said
