"""A PostgreSQL and a Redis for the tests of this process, started when they are first needed."""

from __future__ import annotations

import atexit
import itertools
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

import pytest

from tools.databases import Postgres, Redis, Service, missing

_NUMBERS = itertools.count(1)
# Under CI=true nothing is skipped: what is missing fails.
needs_databases = pytest.mark.skipif(
    missing() is not None and os.environ.get("CI") != "true",
    reason=f"{missing()}: see tools/databases.py",
)


def ended(service: Service, folder: str) -> None:
    if service.process is not None and service.process.poll() is None:
        service.kill()
    shutil.rmtree(folder, ignore_errors=True)


def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="valewright-"))
    folder.chmod(0o755)
    return folder


def new_postgres() -> Postgres:
    """A PostgreSQL that a test may kill."""
    found = Postgres(_folder())
    atexit.register(ended, found, str(found.folder))
    found.start()
    return found


def new_redis() -> Redis:
    """A Redis that a test may kill."""
    found = Redis(_folder())
    atexit.register(ended, found, str(found.folder))
    found.start()
    return found


@cache
def postgres() -> Postgres:
    """The PostgreSQL that tests share."""
    return new_postgres()


@cache
def redis() -> Redis:
    """The Redis that tests share."""
    return new_redis()


def new_database() -> str:
    """The address of an empty database."""
    return postgres().create(f"test_{next(_NUMBERS)}")
