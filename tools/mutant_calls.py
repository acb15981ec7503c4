"""What a sample of tools/mutate.py asks of pytest: which tests call a function, and some in order.

It is a plugin of pytest and, beside it, the module that marked functions call. Two variables of the
environment name files: ``CALLS`` the one to write, ``TESTS`` the one with the tests to run.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Generator
from pathlib import Path
from time import process_time
from typing import Any, Final

import pytest

CALLS: Final = "VALEWRIGHT_MUTANT_CALLS"
TESTS: Final = "VALEWRIGHT_MUTANT_TESTS"
SLOWER: Final = 10  # times a test may take longer with a mutant
SPARE: Final = 5.0  # and so many seconds more

called: set[str] = set()
seen: dict[str, dict[str, Any]] = {}
limits: dict[str, float] = {}


def note(name: str) -> None:
    """A marked function is called."""
    called.add(name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    seen[""] = {"seconds": 0.0, "calls": sorted(called)}
    if TESTS in os.environ:
        limits.update(json.loads(Path(os.environ[TESTS]).read_text("utf-8")))
        order = {test: i for i, test in enumerate(limits)}
        items[:] = [item for item in items if item.nodeid in order]
        items.sort(key=lambda item: order[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure a test, or end it when it takes far longer than it should."""
    called.clear()
    if limits:
        signal.signal(signal.SIGPROF, lambda *_: os._exit(1))
        signal.setitimer(signal.ITIMER_PROF, SLOWER * limits[item.nodeid] + SPARE)
    begun = process_time()
    found = yield
    seen[item.nodeid] = {"seconds": process_time() - begun, "calls": sorted(called)}
    return found


def pytest_sessionfinish() -> None:
    if CALLS in os.environ:
        Path(os.environ[CALLS]).write_text(json.dumps(seen), "utf-8")
