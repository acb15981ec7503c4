"""A running server for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Server, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found
