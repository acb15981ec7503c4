"""Someone on the loopback who is sent something, and tables whose clock the test turns."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple, TypeVar

from tests.server.client import PATIENCE, InProcess
from valewright.server.keyrings import Opening
from valewright.server.listeners import Listener
from valewright.server.messages import Join, NewSeat, NewTable
from valewright.server.notifying import Notifier
from valewright.server.outgoing import Outgoing, private_networks
from valewright.server.push import Signer
from valewright.server.store import Store, digest
from valewright.server.tables import Tables
from valewright.server.thinking import BotWorkers
from valewright.server.timing import Deadlines

T = TypeVar("T")
HERE = private_networks(("127.0.0.0/8",))
START = 1_000_000.0


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Keeps what it is sent; answers with the next of ``answers``, and then with 201."""

    def __init__(self, port: int, scheme: str) -> None:
        self.url = f"{scheme}://127.0.0.1:{port}"
        self.port = port
        self.received: list[Received] = []
        self.answers: list[tuple[int, dict[str, str]]] = []


@contextmanager
def receiving(secure: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.received.append(Received(self.path, headers, body))
            status, more = found.answers.pop(0) if found.answers else (201, {})
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Say nothing."""

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: object) -> None:
            """Who hangs up in mid-handshake is what some tests are about."""

    server = Quiet(("127.0.0.1", 0), Handler)
    if secure is not None:
        server.socket = secure.wrap_socket(server.socket, server_side=True)
    found = Receiver(server.server_address[1], "http" if secure is None else "https")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def answering(answer: Callable[[socket.socket], None]) -> Iterator[int]:
    """A port at which each connection is answered by hand; for those who behave badly."""
    listening = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            with connection:
                try:
                    connection.recv(65_536)
                    answer(connection)
                except OSError:
                    pass

    thread = threading.Thread(target=accept, daemon=True)
    thread.start()
    try:
        yield int(listening.getsockname()[1])
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join(5)


class Club:
    """Tables in a store, someone who tells players, and a clock."""

    def __init__(self, store: Store, signer: Signer | None = None) -> None:
        self.now = START
        self.slept: list[float] = []
        self.store = store
        thinkers = BotWorkers(queue=InProcess())
        self.tables = Tables(store, thinkers, now=lambda: self.now)
        self.deadlines = Deadlines(store, self.tables, lambda: self.now)
        self.outgoing = Outgoing(HERE, patience=5.0)
        self.notifier = Notifier(
            store, self.tables, self.outgoing, signer, lambda: self.now, self._sleep
        )

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    async def table(self, *kinds: str, **wanted: object) -> tuple[str, bytes]:
        """A table of Nim: its id, and what opens the seats of whoever made it."""
        seats = [NewSeat.model_validate({"kind": kind}) for kind in kinds]
        values = {"game": "nim", "seats": seats, "options": {"piles": 4}, "seed": 3, **wanted}
        made = await self.tables.create(NewTable.model_validate(values))
        return made.row.id, digest(made.token)

    async def joined(self, table_id: str, name: str = "Bea") -> bytes:
        invite = (await self.tables.row(table_id)).invite
        wanted = Join(invite=invite, name=name)
        work = self.tables.do(table_id, lambda table: table.join(wanted))
        return digest((await work)[0])

    async def listen(self, table_id: str, token: bytes) -> Listener:
        """A socket of whoever holds a token."""
        given = [Opening(token, None, [token])]
        return await self.tables.do(table_id, lambda table: table.listen(given))

    async def play(self, table_id: str, token: bytes) -> None:
        """The first legal move."""
        await self.tables.do(
            table_id,
            lambda table: table.play(
                token, table.history.state.legal_moves()[0], table.history.moves
            ),
        )

    async def settle(self, table_id: str) -> None:
        """Until no bot thinks at a table."""
        table = await self.tables.open(table_id)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            await table.do(table.nothing)
            if not table.waits_for_bot and table.row.settings.stand_in is None:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("a bot still thinks")

    async def tell(self) -> None:
        """Take on all notices that are due, until each is delivered or given up."""
        await asyncio.gather(*await self.notifier.look())

    async def close(self) -> None:
        await self.notifier.close()
        await self.tables.close()


@asynccontextmanager
async def at_club(store: Store, signer: Signer | None = None) -> AsyncIterator[Club]:
    """Tables in a store that are open for a while, as those of a server that starts and stops."""
    club = Club(store, signer)
    try:
        yield club
    finally:
        await club.close()
        await store.stop()
