"""Thinking on more than one core: other processes try things out at the same time.

It begins only where a program of ours allowed it, for processes cannot be started from just any
script, and takes only cores that nobody else uses. What was found depends on the machine, so it is
for budgets in seconds alone.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

WORTH_ASKING: Final = 0.5  # seconds of thought; below that, asking costs more than it brings

P = ParamSpec("P")
T = TypeVar("T")


class Helpers:
    """Processes that help, started when they are first asked; none unless they are allowed."""

    def __init__(self) -> None:
        self.allowed = False
        self._pool: ProcessPoolExecutor | None = None

    def free(self) -> int:
        """How many cores have nothing to do, beside the one that asks."""
        if not self.allowed:
            return 0
        return idle_cores(cores(), os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0)

    def ask(
        self, seconds: float, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> list[Future[T]]:
        """Have a function called by each free helper, for thought that takes so long."""
        wanted = self.free() if seconds >= WORTH_ASKING else 0
        if wanted == 0:
            return []
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max(1, cores() - 1), mp_context=context)
        try:
            return [self._pool.submit(work, *given, **named) for _ in range(wanted)]
        except BrokenProcessPool:
            self.close()
            return []

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


HELPERS: Final = Helpers()


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def idle_cores(cores: int, load: float) -> int:
    """Cores left over when one is for the process that asks, which may be part of the load.

    >>> idle_cores(8, 0.1), idle_cores(8, 1.2), idle_cores(8, 6.0), idle_cores(2, 9.5)
    (7, 7, 2, 0)
    """
    return max(0, cores - max(1, round(load)))


def answers(asked: list[Future[T]], seconds: float) -> list[T]:
    """What the helpers found in time; one that failed or is late has found nothing."""
    found: list[T] = []
    for future in asked:
        try:
            found.append(future.result(timeout=seconds))
        except (TimeoutError, BrokenProcessPool):
            future.cancel()
    return found
