"""Processes that do what takes long or cannot be trusted, each with limits of time and memory.

Processes rather than threads: the rules keep the cards of all games in one book, which is not made
for threads, compiled rules would hold the interpreter, and only a process can be stopped.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections import Counter
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from valewright.server.scheduling import DEATHS, Asker, FairOrder, Job, TookTooMuch, WorkerLost

NICENESS: Final = 10  # of workers behind: what someone waits for in front goes first
WALL: Final = 5  # times its processor time that a job may take by the clock, beside other work
GRACE: Final = 5.0  # seconds on top of that
MEGABYTE: Final = 1 << 20

logger = logging.getLogger(__name__)


class LocalQueue:
    """A fair queue in front of worker processes of this machine.

    The workers in front do what someone waits for; one address never has all of them. The one
    behind does what may take its time, and yields its processor to the others.
    """

    def __init__(self, workers: int = 0, memory: int = 1024) -> None:
        front = workers or max(2, min(4, os.cpu_count() or 1))
        self._memory = memory * MEGABYTE
        self._lanes = {True: FairOrder[_Waiting](max(1, front - 1)), False: FairOrder[_Waiting](1)}
        self._ready = threading.Condition()
        self._closed = False
        self._workers = [_Worker(self, True) for _ in range(front)]
        self._workers.append(_Worker(self, False))

    def start(self) -> None:
        """Start a worker before anyone waits for it."""
        for worker in (self._workers[0], self._workers[-1]):
            worker.begin()

    @property
    def lanes(self) -> dict[bool, int]:
        """How many jobs are done at one time, in front and behind."""
        return dict(Counter(worker.front for worker in self._workers))

    @property
    def waiting(self) -> int:
        with self._ready:
            return sum(len(lane) for lane in self._lanes.values())

    def waiting_for(self, address: str) -> int:
        """How much waits for an address."""
        with self._ready:
            return sum(lane.waiting_for(address) for lane in self._lanes.values())

    async def done(self, job: Job) -> Any:
        """What a job gives; see :class:`~valewright.server.scheduling.WorkQueue`."""
        waiting = _Waiting(job)
        with self._ready:
            if self._closed:
                raise WorkerLost("the server is stopping")
            self._lanes[job.front].add(waiting, job.asker)
            self._ready.notify_all()
        for worker in self._workers:
            if worker.front == job.front:
                worker.begin()
        try:
            found = await asyncio.wrap_future(waiting.future)
        except asyncio.CancelledError:
            with self._ready:
                self._lanes[job.front].drop(waiting, job.asker)
            raise
        return pickle.loads(found)

    def close(self) -> None:
        """Let the workers go; what they do is dropped."""
        with self._ready:
            self._closed = True
            self._ready.notify_all()
        for worker in self._workers:
            worker.kill()

    def take(self, front: bool) -> _Waiting | None:
        """In the thread of a worker: what to do next, once there is something; None at the end."""
        with self._ready:
            while not self._closed:
                found = self._lanes[front].next()
                if found is not None:
                    return found
                self._ready.wait()
        return None

    def took(self, waiting: _Waiting, seconds: float) -> None:
        """In the thread of a worker: something is done."""
        with self._ready:
            self._lanes[waiting.front].finished(waiting.asker, seconds)
            self._ready.notify_all()

    @property
    def memory(self) -> int:
        """The bytes that one worker may take."""
        return self._memory


class _Waiting:
    """A job, as the bytes that go to a worker, and whoever waits for it."""

    def __init__(self, job: Job) -> None:
        self.front = job.front
        self.asker: Asker = job.asker
        self.seconds = job.seconds
        self.name = job.work.__name__
        self.text = pickle.dumps((job.seconds, job.work, job.given))
        self.future: Future[bytes] = Future()


class _Worker:
    """A thread that hands jobs to a process, and replaces the process when it dies or hangs."""

    def __init__(self, queue: LocalQueue, front: bool) -> None:
        self.front = front
        self._queue = queue
        self._thread: threading.Thread | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def begin(self) -> None:
        """Start the thread, once."""
        if self._thread is None:
            name = f"valewright-worker-{'front' if self.front else 'behind'}"
            self._thread = threading.Thread(target=self._work, name=name, daemon=True)
            self._thread.start()

    def kill(self) -> None:
        """End the process, whatever it does."""
        process = self._process
        if process is not None:
            with suppress(ValueError, OSError):
                process.kill()

    def _work(self) -> None:
        with suppress(OSError, WorkerLost):
            self._start()
        while (waiting := self._queue.take(self.front)) is not None:
            began = time.monotonic()
            try:
                if waiting.future.set_running_or_notify_cancel():
                    self._serve(waiting)
            finally:
                self._queue.took(waiting, time.monotonic() - began)
        self._stop()

    def _serve(self, waiting: _Waiting) -> None:
        try:
            kind, found = self._asked(waiting)
        except BaseException as error:
            waiting.future.set_exception(error)
            return
        if kind == _GIVEN:
            waiting.future.set_result(found)
            return
        raised = pickle.loads(found)
        if isinstance(raised, MemoryError):
            self._stop()  # what it holds goes with it
            raised = TookTooMuch(f"{waiting.name} needs more memory than it may have")
        waiting.future.set_exception(raised)

    def _asked(self, waiting: _Waiting) -> tuple[bytes, bytes]:
        """What the process says; if it dies of the job, new ones are tried."""
        for death in range(1, DEATHS + 1):
            try:
                pipe = self._start()
                pipe.send_bytes(waiting.text)
                if not pipe.poll(waiting.seconds * WALL + GRACE):
                    raise TookTooMuch(f"{waiting.name} takes longer than it may")
                said = pipe.recv_bytes()
            except TookTooMuch:
                self._stop()
                raise
            except (EOFError, OSError):
                out_of_time = self._stop() == -getattr(signal, "SIGXCPU", 0)
                if out_of_time:
                    raise TookTooMuch(f"{waiting.name} takes longer than it may") from None
                logger.warning("a worker died of %s (%d of %d)", waiting.name, death, DEATHS)
            else:
                return said[:1], said[1:]
        raise WorkerLost(f"workers died of {waiting.name}")

    def _start(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._stop()
        here, there = multiprocessing.Pipe()
        process = _context().Process(
            target=_serve, args=(there, self._queue.memory, not self.front), daemon=True
        )
        process.start()
        there.close()
        self._pipe, self._process = here, process
        return here

    def _stop(self) -> int | None:
        """End the process; gives how it ended."""
        process, self._process = self._process, None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if process is None:
            return None
        process.join(0.2)
        process.kill()
        process.join()
        code = process.exitcode
        process.close()
        return code


def _context() -> Any:
    """How processes are started: from one that has read everything already, where there is such."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["valewright.server.preloaded"])
    return context


# In the process

_GIVEN: Final = b"+"
_RAISED: Final = b"-"


def _serve(pipe: Connection, memory: int, behind: bool) -> None:
    """In a worker: do one job after the other."""
    _begin(memory, behind)
    while True:
        try:
            seconds, work, given = pickle.loads(pipe.recv_bytes())
        except EOFError:
            return
        _limit_time(seconds)
        try:
            said = _GIVEN + pickle.dumps(work(*given))
        except MemoryError:
            said = _RAISED + pickle.dumps(MemoryError())
        except Exception as error:
            said = _RAISED + _packed(error)
        try:
            pipe.send_bytes(said)
        except OSError:
            return  # the server is gone


def _packed(error: Exception) -> bytes:
    """An error as bytes; one that cannot be brought over is told in words."""
    try:
        found = pickle.dumps(error)
        pickle.loads(found)
    except Exception:
        return pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))
    return found


def _begin(memory: int, behind: bool) -> None:
    """Ctrl-C is the server's business, and without a server there is no worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent: Any = multiprocessing.parent_process()

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if sys.platform == "win32":
        return
    import resource

    with suppress(OSError):
        os.nice(NICENESS if behind else 0)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_time(seconds: float) -> None:
    """Let the system end this process when the job has had its time of a processor."""
    if sys.platform == "win32":
        return
    import resource

    until = int(time.process_time() + seconds) + 1
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (until, hard))
