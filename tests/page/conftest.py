"""The page as players have it: built, served by a real server, in a real browser.

Fixtures: ``address`` of a server, ``visitor`` at a laptop, ``phone`` (a visitor with one),
``visitors`` to ask for more, and ``sized`` for a test that runs on both sizes of screen.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, expect, sync_playwright

from tests.page.browser import (
    CHROMIUM_ARGUMENTS,
    LAPTOP,
    PATIENCE,
    PHONE,
    SIZES,
    Visitor,
    serving,
)
from tools import web
from tools.chromium import WHOLE, chromium

expect.set_options(timeout=PATIENCE)


def missing() -> str | None:
    """Why the page cannot be tested here."""
    if chromium() is None:
        return "there is no Chromium: see tools/chromium.py"
    if web.machine_node() is None and web.packaged_node() is None:
        return "there is no Node to build the page with: see tools/web.py"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A machine that cannot test the page skips its tests; under CI=true they fail instead."""
    reason = missing()
    if reason is None or os.environ.get("CI") == "true":
        return
    for item in items:
        if item.path.parent.name == "page":
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def built() -> Path:
    """The page, built from the sources as they are, and axe-core beside it."""
    with web.locked(web.ROOT):
        web.install(web.find_node(), everything=True)
    return web.build()


@pytest.fixture(scope="session")
def address(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with tables of its own."""
    with serving(tmp_path_factory.mktemp("tables"), "--pause", "0") as found:
        yield found


@cache
def driver() -> Playwright:
    """What drives the browsers of a process; it ends with the process."""
    found = sync_playwright().start()
    atexit.register(found.stop)
    return found


@cache
def launched(path: str | None) -> Browser:
    """One browser for all tests of a process, wherever they are."""
    return driver().chromium.launch(executable_path=path, args=CHROMIUM_ARGUMENTS, headless=True)


@pytest.fixture(scope="session")
def browser() -> Browser:
    return launched(chromium())


@pytest.fixture
def whole_browser() -> Browser:
    """A browser with all that the headless shell lacks, for what is tested of notifications."""
    path = chromium(WHOLE)
    if path is None and os.environ.get("CI") != "true":
        pytest.skip("there is no Chromium but a headless shell, which shows no notifications")
    assert path is not None
    return launched(path)


Invite = Callable[..., Visitor]


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Invite]:
    """Call it for a new visitor; in the end none may have seen an error in the console."""
    here: list[Visitor] = []

    def invite(size: ViewportSize = LAPTOP, **context: Any) -> Visitor:
        here.append(Visitor(browser, address, size, **context))
        return here[-1]

    yield invite
    for visitor in here:
        visitor.close()
    complaints = [complaint for visitor in here for complaint in visitor.complaints]
    assert not complaints, complaints


@pytest.fixture(scope="module")
def looker(browser: Browser, address: str) -> Iterator[Visitor]:
    """A visitor who looks at all the screens of a file."""
    found = Visitor(browser, address, LAPTOP)
    yield found
    found.close()
    assert not found.complaints, found.complaints


@pytest.fixture
def visitor(visitors: Invite) -> Visitor:
    return visitors(LAPTOP)


@pytest.fixture
def phone(visitors: Invite) -> Visitor:
    return visitors(PHONE, has_touch=True, is_mobile=True)


@pytest.fixture(params=list(SIZES))
def sized(request: pytest.FixtureRequest, visitors: Invite) -> Visitor:
    """The test runs once on each size of screen; ``sized.page`` as usual."""
    found = visitors(SIZES[request.param])
    found.name = request.param
    return found
