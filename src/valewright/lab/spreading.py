"""Jobs spread over processes of this machine, or over a Ray cluster, with the same results."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final, TypeVar

S = TypeVar("S")
T = TypeVar("T")
Play = Callable[[S, int, int], list[T]]  # from one number to another; a function of a module

CHUNKS_PER_JOB: Final = 8
MOST_PER_CHUNK: Final = 50


@dataclass(frozen=True)
class RayCluster:
    """Where games are played if not on this machine's own processes.

    ``address`` is that of a cluster that is running; without one, that in ``RAY_ADDRESS``, or a
    cluster on this machine that is started and stopped again.
    """

    address: str = ""


Jobs = int | RayCluster  # so many processes, or a cluster


def spread_out(play: Play[S, T], setup: S, games: int, jobs: Jobs) -> Iterator[list[T]]:
    """Have games played from one number to another; parts come as they end, in any order.

    ``play`` must be a function of a module, for other processes to find it.
    """
    if isinstance(jobs, RayCluster):
        from valewright.lab.ray_jobs import spread_on_ray

        yield from spread_on_ray(play, setup, games, jobs.address)
        return
    if jobs == 1:
        for number in range(games):
            yield play(setup, number, number + 1)
        return
    parts = parted(games, jobs)
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_ignore_interrupt) as pool:
        # Not as_completed: a Ctrl-C while it takes its locks leaves them taken, and all hangs.
        ended: SimpleQueue[Future[list[T]]] = SimpleQueue()
        try:
            with _interrupts_held():
                for first, end in parts:
                    part = pool.submit(play, setup, first, end)
                    part.add_done_callback(ended.put)
            for _ in parts:
                yield ended.get().result()
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def parted(games: int, jobs: int) -> list[tuple[int, int]]:
    """Games in parts, each from one number to another: several for each job, and none too large.

    >>> parted(20, 1)
    [(0, 2), (2, 4), (4, 6), (6, 8), (8, 10), (10, 12), (12, 14), (14, 16), (16, 18), (18, 20)]
    """
    size = max(1, min(MOST_PER_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def _ignore_interrupt() -> None:
    """Ctrl-C reaches every process at once; the one that started the others answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Put Ctrl-C off; processes started meanwhile are deaf to it while they still import."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Ctrl-C comes to the main thread
        return
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: held.append(number))
    try:
        if sys.platform == "win32":
            yield
        else:
            mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
            try:
                yield
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    finally:
        signal.signal(signal.SIGINT, before)
        if held:
            signal.raise_signal(signal.SIGINT)
