"""The laboratory's jobs on a Ray cluster: the same parts, played wherever there is room.

A part is known by the numbers of its games. If the worker or the machine that plays it is lost, it
is played again; since a game follows from its number alone, the result is the same.
"""

from __future__ import annotations

import logging
import socket
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from valewright import __version__
from valewright.kernel.errors import BadOption, GameError, MissingPart
from valewright.lab.spreading import Play, S, T, parted

AHEAD: Final = 2  # parts handed out for each CPU, so that none waits
MOST_TRIES: Final = 5  # for one part; what ends that many workers is not the workers' fault
LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 10.0  # seconds for a machine to answer

Part = tuple[int, int]


def spread_on_ray(play: Play[S, T], setup: S, games: int, address: str) -> Iterator[list[T]]:
    """Have games played on a cluster; parts come as they end."""
    with _connected(address) as ray:
        cpus = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # Lost parts are handed out again here, so that it can be said which, and how often.
        worker = ray.remote(max_retries=0, scheduling_strategy="SPREAD")(_play_part)
        shared = ray.put((play, setup))
        waiting = deque(parted(games, cpus))
        running: dict[Any, Part] = {}
        lost: Counter[Part] = Counter()
        while waiting or running:
            while waiting and len(running) < AHEAD * cpus:
                part = waiting.popleft()
                running[worker.remote(__version__, shared, *part)] = part
            (done,), _ = ray.wait(list(running), num_returns=1)
            part = running.pop(done)
            try:
                yield ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise _said(error) from error
            except ray.exceptions.RayError as error:
                lost[part] += 1
                if lost[part] == MOST_TRIES:
                    raise GameError(
                        f"games {part[0]} to {part[1] - 1}: {MOST_TRIES} workers were lost "
                        f"while they played them: {error}"
                    ) from error
                waiting.appendleft(part)


def _play_part(version: str, shared: tuple[Play[S, T], S], first: int, end: int) -> list[T]:
    if version != __version__:
        raise BadOption(
            f"ray: {socket.gethostname()} has Valewright {__version__}, this machine {version}"
        )
    play, setup = shared
    return play(setup, first, end)


def _said(error: Any) -> BaseException:
    """What a worker raised, as it would have been raised here."""
    cause: BaseException = error.cause
    return cause if isinstance(cause, GameError) else error


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster; one that is there already stays connected."""
    try:
        import ray
    except ImportError as error:
        raise MissingPart("ray: is not installed: pip install 'valewright[ray]'") from error
    if ray.is_initialized():
        yield ray
        return
    _reached(address)
    where: dict[str, Any] = {"address": address} if address else _here()
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray has no class of its own for a node that does not start
        raise BadOption(f"ray: no cluster at {address or 'this machine'}: {error}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _reached(address: str) -> None:
    """Refuse an address where nothing listens; Ray itself would go on trying for minutes.

    Addresses without a port, such as ``auto``, are left to Ray.
    """
    host, told, port = address.rpartition("://")[2].rpartition(":")
    if not told or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadOption(f"ray: no cluster at {address}: {error}") from error


def _here() -> dict[str, Any]:
    """The cluster of the environment, or else one of this machine alone, on loopback."""
    import os

    if os.environ.get("RAY_ADDRESS"):
        return {}
    return {"_node_ip_address": LOOPBACK, "include_dashboard": False}
