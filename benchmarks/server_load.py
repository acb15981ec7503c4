"""Many tables on one server process: how long a move takes to be told, and that none is lost.

    python benchmarks/server_load.py [--tables 200] [--seconds 20] [--game both] [--bot greedy]

Each table has a scripted person and a bot. The person waits between moves, and so does the bot, so
that the load is what people and bots make; meanwhile browsers ask for the page and for their
tables. Then the server is killed with SIGKILL, started again, and every table must hold all that
was told. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PAUSE = 1.0  # mean seconds that a scripted person thinks
GAMES = {
    "mystic-vale": ("mystic-vale",),
    "misty-valley": ("misty-valley",),
    "both": ("mystic-vale", "misty-valley"),
}


class Server:
    """The server under load."""

    def __init__(self, folder: str, pause: float) -> None:
        command = [sys.executable, "-u", "-m", "valewright", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--data", folder, "--pause", str(pause)], stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline().decode())
        assert found is not None
        self.port = int(found[1])

    def memory(self) -> dict[str, float]:
        """Resident megabytes: of the server, and of the workers in which bots think."""
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        workers = sum(resident(int(child)) for child in found.split())
        return {"server": round(resident(pid), 1), "workers": round(workers, 1)}

    def live(self, seat: dict[str, Any]) -> str:
        table = seat["table"]["id"]
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?token={seat['token']}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def resident(pid: int) -> float:
    """The megabytes of a process that are in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class Person:
    """A scripted player at one table."""

    def __init__(self, seat: dict[str, Any], until: float) -> None:
        self.seat = seat
        self.until = until
        self.rng = random.Random(seat["table"]["id"])
        self.told: dict[str, Any] = {"at": 0, "seq": 0}
        self.waits: list[float] = []

    async def play(self, server: Server) -> None:
        async with connect(server.live(self.seat), max_size=None) as socket:
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                await self._moves(socket)

    async def _moves(self, socket: ClientConnection) -> None:
        await self._hear(socket)
        while time.monotonic() < self.until and self.told["table"]["status"] == "playing":
            legal = self.told["moves"]
            if not legal:
                await self._hear(socket)
                continue
            await asyncio.sleep(self.rng.uniform(0, 2 * PAUSE))
            move, at = self.rng.choice(legal)["move"], self.told["at"]
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "play", "move": move, "at": at}))
            while self.told["at"] == at:
                await self._hear(socket)
            self.waits.append(time.perf_counter() - began)

    async def _hear(self, socket: ClientConnection) -> None:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] in ("snapshot", "update"):
            self.told = message


async def pages(server: Server, token: str, until: float) -> dict[str, list[float]]:
    """How long what a browser asks for takes meanwhile: the page, the games, one's own tables."""
    waits: dict[str, list[float]] = {"/": [], "/api/meta": [], "/api/tables": []}
    headers = {"Valewright-Tokens": token}
    address = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=30) as client:
        while time.monotonic() < until:
            for path, found in waits.items():
                began = time.perf_counter()
                (await client.get(path)).raise_for_status()
                found.append(time.perf_counter() - began)
            await asyncio.sleep(0.05)
    return waits


async def lost(server: Server, people: list[Person]) -> int:
    """How many tables came back with less than their person was told."""
    missing = 0
    for person in people:
        async with connect(server.live(person.seat), max_size=None) as socket:
            found = json.loads(await socket.recv())
        missing += found["seq"] < person.told["seq"] or found["at"] < person.told["at"]
    return missing


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return round(1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))], 1)


def summed_up(waits: list[float]) -> dict[str, float]:
    return {"p50": percentile(waits, 0.5), "p99": percentile(waits, 0.99)}


async def made(server: Server, given: argparse.Namespace) -> list[dict[str, Any]]:
    """The tables, of each game in turn."""
    games = GAMES[given.game]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": given.bot}]
    found = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=30) as client:
        for i in range(given.tables):
            wanted = {"game": games[i % len(games)], "seats": seats}
            answer = await client.post("/api/tables", json=wanted)
            found.append(answer.raise_for_status().json())
    return found


async def run(given: argparse.Namespace, folder: str) -> dict[str, Any]:
    server = Server(folder, given.bot_pause)
    tables = await made(server, given)
    until = time.monotonic() + given.seconds
    people = [Person(table, until) for table in tables]
    playing = asyncio.gather(*(person.play(server) for person in people))
    page_waits = await pages(server, tables[0]["token"], until)
    memory = server.memory()
    server.kill()
    await playing
    again = Server(folder, given.bot_pause)
    missing = await lost(again, people)
    again.kill()
    waits = [wait for person in people for wait in person.waits]
    moves = sum(person.told["at"] for person in people)
    return {
        "tables": given.tables,
        "game": given.game,
        "bot": given.bot,
        "seconds": given.seconds,
        "cores": os.cpu_count(),
        "moves_per_second": round(moves / given.seconds, 1),
        "move_told_ms": summed_up(waits),
        "page_ms": {path: summed_up(found) for path, found in page_waits.items()},
        "memory_mb": memory,
        "tables_with_lost_moves": missing,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", choices=list(GAMES), default="both")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--bot-pause", type=float, default=0.4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(given, folder)), indent=2))


if __name__ == "__main__":
    main()
