"""Connections that are slow, silent or too many: each is dropped before it costs others anything.

Once a second the server looks at all its connections. It drops those that have not finished a
request in time, and those that do not read what they are sent: by bytes, and by time.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from valewright.server.addresses import limited_as

HEAD_SECONDS: Final = 15.0  # in which the head of a request must have come
BODY_SECONDS: Final = 30.0  # in which its body must have come
UNREAD_SECONDS: Final = 30.0  # for which a connection may leave something unread
UNREAD_BYTES: Final = 4_000_000  # that may wait for one connection; a long answer fits in
READ_BYTES: Final = 8192
BURST_BYTES: Final = 200_000  # that a socket may send at once, and then so many a second
BYTES_PER_SECOND: Final = 20_000
TICKS: Final = 10  # of uvicorn, a tenth of a second each, between two looks at all connections
RESERVED: Final = 96  # descriptors for the database, the workers and the page
USUAL_CONNECTIONS: Final = 4096  # where the system does not say how many there can be
MOST_OF_ONE: Final = 0.5  # of all connections that one address other than this machine may have
QUIET_SECONDS: Final = 60.0  # between two lines in the log about the same trouble

logger = logging.getLogger(__name__)


class GuardedHTTP(H11Protocol):
    """HTTP with a limit of connections, which notes since when a request is on its way."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.since: float | None = time.monotonic()
        self.unread_since: float | None = None
        limit = getattr(self.config, "most_connections", 0)
        if limit and _too_many(self, limit):
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.since is None and self._between():
            self.since = time.monotonic()
        super().data_received(data)
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def on_response_complete(self) -> None:
        self.since = None
        super().on_response_complete()

    def _between(self) -> bool:
        """Whether no request is being answered."""
        cycle: Any = self.cycle
        return cycle is None or cycle.response_complete

    def late(self, now: float) -> bool:
        """Whether a request has been on its way for too long."""
        if self.since is None:
            return False
        if self._between():
            return now - self.since > HEAD_SECONDS
        return self.cycle.more_body and now - self.since > BODY_SECONDS


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is read as fast as a player may speak, and whose other end has to read.

    That goes for pings, too, of which the application knows nothing.
    """

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.max_size = READ_BYTES  # taken in at one go, so that others are served in between
        self.unread_since: float | None = None
        self._allowance = float(BURST_BYTES)
        self._counted = time.monotonic()
        self._throttled = False

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
            return
        super().data_received(data)
        now = time.monotonic()
        grown = self._allowance + (now - self._counted) * BYTES_PER_SECOND
        self._allowance = min(float(BURST_BYTES), grown) - len(data)
        self._counted = now
        if self._allowance < 0 and not self._throttled and not self.transport.is_closing():
            self._throttled = True
            self.transport.pause_reading()
            self.loop.call_later(-self._allowance / BYTES_PER_SECOND, self._read_on)

    def _read_on(self) -> None:
        self._throttled = False
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        found = await super().receive()
        if self._throttled and not self.transport.is_closing():
            self.transport.pause_reading()
        return found

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until all is read

    def late(self, now: float) -> bool:  # noqa: ARG002
        """A socket may be silent for as long as it likes: its pings tell whether it is there."""
        return False


class GuardedServer(uvicorn.Server):
    """The server, which looks after its connections."""

    async def startup(self, sockets: Any = None) -> None:
        asyncio.get_running_loop().set_exception_handler(_Quiet())
        await super().startup(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            sweep(self.server_state.connections, time.monotonic())
        return await super().on_tick(counter)


def sweep(connections: Any, now: float) -> None:
    """Drop whoever is late, and whoever does not read."""
    for connection in list(connections):
        transport = connection.transport
        waiting = transport.get_write_buffer_size()
        if not waiting:
            connection.unread_since = None
        elif connection.unread_since is None:
            connection.unread_since = now
        unread = waiting and now - connection.unread_since > UNREAD_SECONDS
        if unread or waiting > UNREAD_BYTES or connection.late(now):
            transport.abort()


def _too_many(made: GuardedHTTP, limit: int) -> bool:
    """Whether a new connection is one too many: of all, or of its address."""
    if len(made.connections) > limit:
        return True
    if len(made.connections) <= limit * MOST_OF_ONE or made.client is None:
        return False
    own = limited_as(made.client[0])
    if own in ("127.0.0.1", "::/64"):
        return False  # this machine, or a proxy on it
    clients = [getattr(one, "client", None) for one in made.connections]
    counted = Counter(limited_as(client[0]) for client in clients if client)
    return counted[own] > limit * MOST_OF_ONE


def most_connections(wanted: int) -> int:
    """How many connections there may be: as many as there are descriptors for, less a reserve."""
    if sys.platform == "win32":
        return wanted or USUAL_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = (wanted or USUAL_CONNECTIONS) + RESERVED
    if soft != resource.RLIM_INFINITY and soft < enough:
        raised = enough if hard == resource.RLIM_INFINITY else min(hard, enough)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return wanted or USUAL_CONNECTIONS
    possible = max(1, soft - RESERVED)
    return min(possible, wanted or USUAL_CONNECTIONS)


class _Quiet:
    """Says that descriptors have run out once a minute, not thousands of times a second."""

    def __init__(self) -> None:
        self._said = -QUIET_SECONDS

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        known = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
        if not isinstance(error, OSError) or error.errno not in known:
            loop.default_exception_handler(context)
        elif time.monotonic() - self._said >= QUIET_SECONDS:
            self._said = time.monotonic()
            logger.error("no connection can be accepted now: %s", error.strerror)


def guarded(
    app: Any, connections: int = 0, kind: type[GuardedServer] = GuardedServer, **settings: Any
) -> GuardedServer:
    """A server for an application, with all of that in place."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # there is one of our own
        http=GuardedHTTP,
        ws=GuardedSocket,
        **settings,
    )
    config.most_connections = most_connections(connections)  # type: ignore[attr-defined]
    return kind(config)
