"""Workers that die, hang or swell: each is replaced, and costs nobody else anything."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from valewright.kernel.errors import NeedsVersion
from valewright.server import workers
from valewright.server.refusals import Refusal
from valewright.server.scheduling import Asker, Job, TookTooMuch, WorkerLost
from valewright.server.thinking import MOST_WAITING, BotWorkers
from valewright.server.workers import LocalQueue

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX limits")


@pytest.fixture(scope="module")
def queue() -> Iterator[LocalQueue]:
    found = LocalQueue(2, memory=400)
    yield found
    found.close()


def done(queue: LocalQueue, work: Any, *given: Any, seconds: float = 30.0) -> Any:
    return asyncio.run(queue.done(Job(work, given, seconds=seconds)))


def swell() -> int:
    return len([bytearray(10_000_000) for _ in range(200)])


def spin() -> None:
    while True:
        pass


def die(note: Path, most: int) -> int:
    """Die so many times, and then give how often it was tried."""
    tries = len(note.read_text()) if note.exists() else 0
    note.write_text("x" * (tries + 1))
    if tries < most:
        os.kill(os.getpid(), signal.SIGKILL)
    return tries


def needs_version() -> None:
    raise NeedsVersion("Nim", 3, 2, "why")


def refuses() -> None:
    raise Refusal("too-many-moves", n=5, most=4)


class Odd(Exception):
    """An error that cannot be brought over."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(one + two)


def raises_oddly() -> None:
    raise Odd(1, 2)


def niceness() -> int:
    return os.nice(0)


def test_memory_is_limited_and_the_worker_goes_on(queue: LocalQueue) -> None:
    with pytest.raises(TookTooMuch, match="memory"):
        done(queue, swell)
    assert done(queue, len, "abc") == 3


def test_time_of_a_processor_is_limited(queue: LocalQueue) -> None:
    with pytest.raises(TookTooMuch, match="takes longer"):
        done(queue, spin, seconds=0.1)
    assert done(queue, len, "abc") == 3


def test_a_worker_that_hangs_is_replaced(
    queue: LocalQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.1)
    with pytest.raises(TookTooMuch, match="takes longer"):
        done(queue, time.sleep, 1000, seconds=0.01)
    assert done(queue, len, "abc") == 3


def test_a_worker_that_dies_does_its_work_with_the_next(queue: LocalQueue, tmp_path: Path) -> None:
    assert done(queue, die, tmp_path / "note", 2) == 2
    with pytest.raises(WorkerLost):
        done(queue, die, tmp_path / "other", 99)
    assert len((tmp_path / "other").read_text()) == 3


def test_errors_come_over_as_they_are(queue: LocalQueue) -> None:
    with pytest.raises(NeedsVersion) as version:
        done(queue, needs_version)
    assert (version.value.needs, version.value.has, version.value.why) == (3, 2, "why")
    with pytest.raises(Refusal) as refusal:
        done(queue, refuses)
    assert refusal.value.arguments == {"n": 5, "most": 4}
    with pytest.raises(RuntimeError, match="Odd: 3"):
        done(queue, raises_oddly)


async def test_what_nobody_waits_for_yields_to_the_others(queue: LocalQueue) -> None:
    front = queue.done(Job(niceness))
    behind = queue.done(Job(niceness, front=False))
    front, behind = list(await asyncio.gather(front, behind))
    assert behind > front


async def test_one_address_leaves_a_worker_to_the_others(queue: LocalQueue, tmp_path: Path) -> None:
    """All that one address asks for waits for a file that only the stranger's job makes."""
    go = tmp_path / "go"
    hog = [
        asyncio.create_task(queue.done(Job(wait_for, (go,), Asker("hog", str(i)))))
        for i in range(10)
    ]
    await asyncio.sleep(0)
    await queue.done(Job(make, (go,), Asker("stranger", "x")))
    await asyncio.gather(*hog)


def wait_for(path: Path) -> None:
    until = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < until, "nobody else was served"
        time.sleep(0.01)


def make(path: Path) -> None:
    path.touch()


async def test_who_no_longer_waits_takes_the_work_back(queue: LocalQueue, tmp_path: Path) -> None:
    first = asyncio.create_task(queue.done(Job(wait_for, (tmp_path / "go",), Asker("a"))))
    dropped = asyncio.create_task(queue.done(Job(make, (tmp_path / "never",), Asker("a"))))
    last = asyncio.create_task(queue.done(Job(make, (tmp_path / "last",), Asker("a"))))
    while queue.waiting < 2:
        await asyncio.sleep(0.01)
    dropped.cancel()
    await asyncio.gather(dropped, return_exceptions=True)
    assert queue.waiting == 1
    (tmp_path / "go").touch()
    await asyncio.gather(first, last)
    assert (tmp_path / "last").exists()
    assert not (tmp_path / "never").exists()


async def test_one_address_has_a_few_requests_waiting_and_no_more(
    queue: LocalQueue, tmp_path: Path
) -> None:
    thinkers = BotWorkers(queue=queue)
    go = tmp_path / "go"
    asked = [
        asyncio.create_task(thinkers.read(Asker("hog"), wait_for, go)) for _ in range(MOST_WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="busy"):
        await thinkers.read(Asker("hog"), make, go)
    await thinkers.read(Asker("stranger"), make, go)
    await asyncio.gather(*asked)
    await thinkers.read(Asker("hog"), make, go)


def test_what_takes_too_much_to_read_is_refused_in_words(queue: LocalQueue) -> None:
    with pytest.raises(Refusal) as refusal:
        asyncio.run(BotWorkers(queue=queue).read(Asker(), swell))
    assert refusal.value.reason == "too-much"
