"""People who play on whatever happens to the workers, and remember what they were told.

For tests and benchmarks of several workers. Each person has a socket at a worker; when it breaks,
they connect to the next one, as a page behind a proxy does. A move that was not told of is sent
again, once the table shows that it was not played.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

PATIENCE: Final = 60.0
Json = dict[str, Any]


@dataclass
class Played:
    """What was told of one table: the words of each move that was sent and told, by its place."""

    table_id: str
    told: dict[int, str] = field(default_factory=dict)
    at: int = 0


@dataclass
class Company:
    """All who play at some workers, and what they have seen."""

    ports: Sequence[int]
    tables: list[Played] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    told: int = 0  # moves that everyone at their table was told of
    waits: list[tuple[float, float]] = field(default_factory=list)  # when told, after how long
    stopping: bool = False

    async def post(self, path: str, data: Json, first: int = 0) -> Json:
        """Ask for something at the first worker that can be reached."""
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            for i in range(10_000):
                port = self.ports[(first + i) % len(self.ports)]
                try:
                    answer = await client.post(f"http://127.0.0.1:{port}{path}", json=data)
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                    continue
                if not answer.is_success:
                    self.errors.append(f"{path}: {answer.status_code} {answer.text}")
                found: Json = answer.json()
                return found
        raise TimeoutError(path)

    async def play(self, number: int, bot: str = "", **wanted: Any) -> None:
        """Play game after game at one table after the other, until the company stops."""
        while not self.stopping:
            other = {"kind": "bot", "bot": bot} if bot else {"kind": "open"}
            seats = [{"kind": "me"}, other]
            table = await self.post("/api/tables", {"seats": seats, **wanted}, number)
            table_id = table["table"]["id"]
            people = [Person(self, table_id, table["token"], number)]
            if not bot:
                given = {"invite": table["table"]["invite"]}
                guest = await self.post(f"/api/tables/{table_id}/join", given, number + 1)
                people.append(Person(self, table_id, guest["token"], number + 1))
            played = Played(table_id)
            self.tables.append(played)
            try:
                await self._game(played, people)
            finally:
                for person in people:
                    await person.leave()

    async def _game(self, played: Played, people: list[Person]) -> None:
        for person in people:
            await person.hear()
        while not self.stopping:
            for person in people:
                while person.at < max(one.at for one in people):
                    await person.hear()
            if people[0].told["table"]["status"] != "playing":
                break
            mover = next((person for person in people if person.told["moves"]), None)
            if mover is None:
                await people[0].hear()
                continue
            began, at = time.perf_counter(), mover.at
            move = mover.told["moves"][at % len(mover.told["moves"])]
            await mover.play(move["move"])
            for person in people:
                while person.at <= at:
                    await person.hear()
            played.told[at] = move["words"]
            self.told += 1
            self.waits.append((time.perf_counter(), time.perf_counter() - began))
        played.at = max(person.at for person in people)


class Person:
    """Someone at a table, at whichever worker can be reached."""

    def __init__(self, company: Company, table_id: str, token: str, worker: int) -> None:
        self.told: Json = {"at": -1}
        self._company = company
        self._table_id = table_id
        self._token = token
        self._worker = worker
        self._socket: ClientConnection | None = None

    @property
    def at(self) -> int:
        at: int = self.told["at"]
        return at

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def hear(self) -> None:
        """The next message, from another worker where one is gone."""
        message = await self._next()
        if message["type"] in ("snapshot", "update"):
            self.told = message
        elif message["type"] == "error":
            self._company.errors.append(f"table {self._table_id}: {message['text']}")

    async def _next(self) -> Json:
        while True:
            try:
                if self._socket is None:
                    self._socket = await self._connected()
                message: Json = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
                return message
            except TimeoutError:
                self._company.errors.append(f"table {self._table_id} says nothing")
                raise
            except (OSError, WebSocketException, InvalidHandshake):
                self._socket = None
                self._worker += 1
                await asyncio.sleep(0.05)

    async def play(self, move: int) -> None:
        """Play a move, again and again until the table has moved on."""
        at = self.at
        sent: ClientConnection | None = None
        while self.at == at:
            if self._socket is not None and self._socket is not sent:
                sent = self._socket
                try:
                    await sent.send(json.dumps({"type": "play", "move": move, "at": at}))
                except (OSError, WebSocketException):
                    self._socket = None
            await self.hear()

    async def _connected(self) -> ClientConnection:
        port = self._company.ports[self._worker % len(self._company.ports)]
        address = f"ws://127.0.0.1:{port}/api/tables/{self._table_id}/live"
        socket = await connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1)
        await socket.send(json.dumps({"type": "sit", "token": self._token}))
        return socket
