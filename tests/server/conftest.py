"""A running server for each test that asks for one."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.client import Server, running
from tests.server.receiver import Club, at_club
from valewright.server.store.sqlite import SqliteStore


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with at_club(SqliteStore(tmp_path)) as found:
        yield found
