"""What a server carries, on SQLite and on PostgreSQL with Redis, with the targets beside it.

    python benchmarks/server_load.py [--parts tables crowd memory workers drill] [--scale 1]

- tables: many tables on one process with SQLite, then on two workers with PostgreSQL and Redis. At
  each sits a scripted person who thinks for a while, plays a move against a bot, and is watched by
  someone else; a move is told when both have it. All come at once and sit down first, which is
  timed apart. Browsers ask for the page meanwhile. Then all servers are killed with SIGKILL, and
  every table must still hold all that was told.
- crowd: thousands who watch one table. Until when has the last one heard of a move?
- memory: what a table costs that nobody looks at any more.
- workers: how many moves a second two workers play more than one, with people who never think.
- drill: a worker, Redis and PostgreSQL are killed in turn while people play. For how long does
  nobody at a table hear of a move, and is any lost or played twice?

PostgreSQL waits for the disk, as it does by default. Prints a line for each target, then JSON.
`--scale 0.1` takes a tenth of the tables, sockets and moves, to try it out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.limits import ENVIRONMENT
from tools.databases import Postgres, Redis, free_port
from tools.steady_players import Company
from valewright.games import BUILT_IN

FREELY = {**ENVIRONMENT, "VALEWRIGHT_SOCKETS": "0"}
PARTS = ("tables", "crowd", "memory", "workers", "drill")
GAMES = tuple(entry.name for entry in BUILT_IN)
GAMES_EACH = 10  # more than the hurried can finish
HEAD = re.compile(rb'{"type":"(?:snapshot|update)","seq":\d+,"at":(\d+)')
MOVE = re.compile(rb'"move":(\d+)')
PLAYING = b'"status":"playing"'
TEXT, PINGED, PONG = 0x81, 0x89, 0x8A  # how frames of WebSockets begin
GONE = b""
Json = dict[str, Any]


def used(counts: Callable[[int, int], bool]) -> float:
    """Seconds of a processor that processes have used, chosen by their id and their parent's."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            found = stat.read_text().rpartition(")")[2].split()
            if counts(int(stat.parent.name), int(found[1])):
                ticks += int(found[11]) + int(found[12])
    return ticks / os.sysconf("SC_CLK_TCK")


class Worker:
    """A server process under load."""

    def __init__(self, folder: str, *options: str, port: int = 0, freely: bool = True) -> None:
        """``freely`` switches the limits of each address off."""
        command = [sys.executable, "-u", "-m", "valewright", "serve", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--data", folder, *options],
            stdout=subprocess.PIPE,
            env={**os.environ, **(FREELY if freely else {})},
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline().decode())
        assert found is not None
        self.port = int(found[1])

    def memory(self) -> float:
        """Resident megabytes of the server itself, without the processes in which bots think."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def seconds(self) -> float:
        """Of a processor, that the server itself has used."""
        return used(lambda pid, _: pid == self.process.pid)

    def address(self, table_id: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/live"

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait()


@contextlib.contextmanager
def databases() -> Iterator[tuple[Postgres, Redis]]:
    """A PostgreSQL and a Redis of one's own."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        Path(one).chmod(0o755)
        found = Postgres(Path(one), safe=True), Redis(Path(two))
        try:
            for service in found:
                service.start()
            yield found
        finally:
            for service in found:
                if service.process is not None and service.process.poll() is None:
                    service.kill()


@contextlib.contextmanager
def alone(*options: str, freely: bool = True) -> Iterator[Worker]:
    """One process on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        worker = Worker(folder, *options, freely=freely)
        try:
            yield worker
        finally:
            worker.end()


async def listening(worker: Worker, table_id: str, token: str | None) -> ClientConnection:
    """A socket at a table."""
    found = await connect(worker.address(table_id), max_size=None, compression=None)
    await found.send(json.dumps({"type": "sit", "token": token}))
    return found


class LightSocket(asyncio.Protocol):
    """A WebSocket with as little around it as can be: people must not slow the workers down."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()
        self._data = bytearray()
        self._upgraded = False
        self.token: str | None = None
        self.transport: Any = None

    @staticmethod
    async def at(worker: Worker, table_id: str, token: str = "") -> LightSocket:
        loop = asyncio.get_running_loop()
        transport, found = await loop.create_connection(LightSocket, "127.0.0.1", worker.port)
        found.transport = transport
        found.token = token or None
        path = worker.address(table_id).partition(str(worker.port))[2]
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{worker.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        return found

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._upgraded:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._data[: end + 4]
            self._upgraded = True
            self.send(json.dumps({"type": "sit", "token": self.token}))
        while len(self._data) >= 2:
            start, length = 2, self._data[1] & 127
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(self._data[2:start], "big")
            if len(self._data) < start + length:
                return
            found = bytes(self._data[start : start + length])
            if self._data[0] == PINGED:
                self._write(PONG, found)
            else:
                self.messages.put_nowait(found)
            del self._data[: start + length]

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002
        self.messages.put_nowait(GONE)

    async def moved(self, at: int) -> bytes:
        """The message after which more moves were played."""
        while True:
            text = await self.messages.get()
            if text == GONE:
                raise ConnectionError
            found = HEAD.match(text)
            if found is not None and int(found[1]) > at:
                return text

    def send(self, text: str) -> None:
        self._write(TEXT, text.encode())

    def _write(self, kind: int, data: bytes) -> None:
        """A short message; its mask is zero, which leaves it as it is."""
        self.transport.write(bytes((kind, 0x80 | len(data), 0, 0, 0, 0)) + data)

    def close(self) -> None:
        self.transport.close()


def at_of(told: bytes) -> int:
    """How many moves were played, by what a table tells."""
    found = HEAD.match(told)
    assert found is not None
    return int(found[1])


def legal_in(told: bytes) -> list[int]:
    """The moves that are offered."""
    return [int(move) for move in MOVE.findall(told, told.rfind(b'"moves":['))]


class Hurried:
    """Someone who plays all seats of one table after the other and never thinks."""

    def __init__(self, made: list[Json], worker: Worker) -> None:
        self.made = made
        self.worker = worker
        self.waits: list[float] = []

    async def play(self, until: float) -> None:
        for made in self.made:
            await self._play(made["table"]["id"], made["token"], until)
        assert time.monotonic() >= until, "no table is left to play at: raise GAMES_EACH"

    async def _play(self, table_id: str, token: str, until: float) -> None:
        if time.monotonic() >= until:
            return
        socket = await LightSocket.at(self.worker, table_id, token)
        rng, began = random.Random(table_id), 0.0
        while time.monotonic() < until:
            text = await socket.messages.get()
            found = HEAD.match(text)
            if found is None:
                continue
            if began:
                self.waits.append(time.perf_counter() - began)
            legal = legal_in(text)
            if not legal:
                break
            began = time.perf_counter()
            socket.send(f'{{"type":"play","move":{rng.choice(legal)},"at":{at_of(text)}}}')
        socket.close()


class Table:
    """A table, its person, and someone who watches it, at workers that follow each other."""

    def __init__(self, made: Json, at: list[Worker], think: float) -> None:
        self.id: str = made["table"]["id"]
        self.token: str = made["token"]
        self.workers = at
        self.think = think
        self.rng = random.Random(self.id)
        self.at = 0
        self.waits: list[float] = []

    async def arrive(self) -> None:
        """Both sit down and see the table."""
        self.mine = await LightSocket.at(self.workers[0], self.id, self.token)
        self.other = await LightSocket.at(self.workers[-1], self.id)
        self.told = await self.mine.moved(-1)
        await self.other.moved(-1)

    async def play(self, until: float) -> None:
        try:
            with contextlib.suppress(ConnectionError, TimeoutError):
                await self._moves(until)
        finally:
            self.mine.close()
            self.other.close()

    async def _moves(self, until: float) -> None:
        told = self.told
        while PLAYING in told:
            self.at = at_of(told)
            legal = legal_in(told)
            if not legal:
                told = await self._after(self.mine)
                continue
            await asyncio.sleep(self.rng.uniform(0, 2 * self.think))
            if time.monotonic() > until:
                return
            began = time.perf_counter()
            self.mine.send(f'{{"type":"play","move":{self.rng.choice(legal)},"at":{self.at}}}')
            await self._after(self.other)
            told = await self._after(self.mine)
            self.waits.append(time.perf_counter() - began)

    async def _after(self, socket: LightSocket) -> bytes:
        async with asyncio.timeout(60):
            return await socket.moved(self.at)


async def made(at: list[Worker], count: int, wanted: Json, games: tuple[str, ...]) -> list[Json]:
    """Tables, of each game and at each worker in turn."""
    found = []
    async with httpx.AsyncClient(timeout=60) as client:
        for i in range(count):
            worker = at[i % len(at)]
            given = {**wanted, "game": games[i % len(games)]}
            answer = await client.post(f"http://127.0.0.1:{worker.port}/api/tables", json=given)
            found.append(answer.raise_for_status().json())
    return found


async def pages(worker: Worker, token: str, until: float) -> list[float]:
    """How long what a browser asks for takes meanwhile: the page, the games, one's own tables."""
    waits = []
    headers = {"Valewright-Tokens": token}
    address = f"http://127.0.0.1:{worker.port}"
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as client:
        while time.monotonic() < until:
            for path in ("/", "/api/meta", "/api/tables"):
                began = time.perf_counter()
                (await client.get(path)).raise_for_status()
                waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.05)
    return waits


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return round(1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))], 1)


def summed_up(waits: list[float]) -> Json:
    return {"p50": percentile(waits, 0.5), "p99": percentile(waits, 0.99), "of": len(waits)}


async def many_tables(given: argparse.Namespace, count: int, think: float, on: int) -> Json:
    """Many tables at which people think."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": given.bot}]
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        options: tuple[str, ...] = ("--pause", "0.4")
        if on:
            postgres, redis = stack.enter_context(databases())
            shared = ("--database", postgres.create("tables"), "--redis", redis.address())
            options = (*shared, *options)
        at = [Worker(folder, *options) for _ in range(on or 1)]
        try:
            found = await made(at, count, {"seats": seats}, GAMES)
            tables = [
                Table(table, at[i % len(at) :] + at[: i % len(at)], think)
                for i, table in enumerate(found)
            ]
            began = time.monotonic()
            await asyncio.gather(*(table.arrive() for table in tables))
            arrived = time.monotonic()
            gc.collect()
            gc.freeze()  # that people are gone through must not look as if the server was slow
            until = arrived + given.seconds
            before = [worker.seconds() for worker in at], time.process_time()
            playing = asyncio.gather(*(table.play(until) for table in tables))
            page_waits = await pages(at[0], tables[0].token, until)
            memory = [round(worker.memory(), 1) for worker in at]
            spent = sum(worker.seconds() for worker in at) - sum(before[0])
            spent_by_people = time.process_time() - before[1]
            for worker in at:
                worker.end()
            await playing
            again = Worker(folder, *options)
            at.append(again)
            missing = 0
            for table in tables:
                async with await listening(again, table.id, table.token) as socket:
                    missing += from_json(await socket.recv())["at"] < table.at
        finally:
            for worker in at:
                worker.end()
    waits = [wait for table in tables for wait in table.waits]
    moves = max(1, sum(table.at for table in tables))
    return {
        "tables": count,
        "on": f"{on} workers, PostgreSQL and Redis" if on else "1 process, SQLite",
        "think_seconds": think,
        "all_seated_after_seconds": round(arrived - began, 1),
        "moves_per_second": round(moves / given.seconds, 1),
        "move_told_ms": summed_up(waits),
        "page_ms": summed_up(page_waits),
        "server_mb": memory,
        "processor_ms_per_move": {
            "workers": round(1000 * spent / moves, 2),
            "people": round(1000 * spent_by_people / moves, 2),
        },
        "tables_with_lost_moves": missing,
    }


async def crowd(sockets: int) -> Json:
    """One table that thousands watch."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    with alone() as worker:
        (table,) = await made([worker], 1, {"seats": seats}, GAMES[:1])
        table_id = table["table"]["id"]
        watchers = []
        for _ in range(sockets):
            watchers.append(await LightSocket.at(worker, table_id))
            await watchers[-1].messages.get()
        mine = await LightSocket.at(worker, table_id, table["token"])
        told = from_json(await mine.messages.get())
        waits, before = [], worker.seconds()
        for _ in range(5):
            move, at = told["moves"][0]["move"], told["at"]
            began = time.perf_counter()
            mine.send(json.dumps({"type": "play", "move": move, "at": at}))
            for socket in (*watchers, mine):
                told = await socket.moved(at)
            waits.append(time.perf_counter() - began)
            told = from_json(told)
        spent = worker.seconds() - before
        for socket in (*watchers, mine):
            socket.close()
    return {
        "sockets": sockets,
        "last_told_ms": [round(1000 * wait) for wait in waits],
        "processor_ms_per_move": round(1000 * spent / len(waits)),
    }


async def memory(count: int) -> Json:
    """What tables cost that nobody looks at: while they are live, and after they were put away."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    idle = max(10, count // 25)
    with alone("--idle", str(idle)) as worker:
        await made([worker], 20, {"seats": seats}, GAMES)
        before = worker.memory()
        await made([worker], count, {"seats": seats}, GAMES)
        live = worker.memory()
        await asyncio.sleep(idle + 5)
        after = worker.memory()
        for _ in range(2):  # as many again find room in what was given back
            await made([worker], count, {"seats": seats}, GAMES)
            await asyncio.sleep(idle + 5)
        return {
            "tables": count,
            "kb_per_live_table": round((live - before) * 1024 / count, 1),
            "kb_per_idle_table": round((after - before) * 1024 / count, 1),
            "kb_per_idle_table_after_three_rounds": round(
                (worker.memory() - before) * 1024 / (3 * count), 1
            ),
        }


async def throughput(count: int, tables: int, seconds: float) -> Json:
    """Moves a second at some workers, by people who never think; each table is at one worker."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    with databases() as (postgres, redis), tempfile.TemporaryDirectory() as folder:
        services = {service.process.pid for service in (postgres, redis) if service.process}
        shared = ("--database", postgres.create("tables"), "--redis", redis.address())
        at = [Worker(folder, *shared) for _ in range(count)]
        measured = {
            "workers": lambda: sum(worker.seconds() for worker in at),
            "databases": lambda: used(lambda pid, parent: bool({pid, parent} & services)),
            "people": time.process_time,
        }
        try:
            found = await made(at, tables * GAMES_EACH, {"seats": seats}, GAMES)
            playing = [Hurried(found[i::tables], at[i % len(at)]) for i in range(tables)]
            began = {name: measure() for name, measure in measured.items()}
            until = time.monotonic() + seconds
            await asyncio.gather(*(table.play(until) for table in playing))
            spent = {name: measure() - began[name] for name, measure in measured.items()}
        finally:
            for worker in at:
                worker.end()
    waits = [wait for table in playing for wait in table.waits]
    return {
        "workers": count,
        "tables": tables,
        "moves_per_second": round(len(waits) / seconds, 1),
        "move_told_ms": summed_up(waits),
        "processor_ms_per_move": {
            name: round(1000 * value / len(waits), 2) for name, value in spent.items()
        },
    }


async def drill(moves: int) -> Json:
    """Kill one thing after the other while people play, and see how long they wait."""
    company = Company([free_port() for _ in range(3)])
    with tempfile.TemporaryDirectory() as folder, databases() as (postgres, redis):
        shared = ("--database", postgres.create("tables"), "--redis", redis.address())
        at = [Worker(folder, *shared, "--pause", "0", port=port) for port in company.ports]
        playing = [
            asyncio.create_task(company.play(i, "greedy" if i % 4 == 0 else "", game=GAMES[i % 2]))
            for i in range(12)
        ]

        async def after(more: int) -> None:
            until = company.told + more
            while company.told < until:
                await asyncio.sleep(0.01)

        gaps: dict[str, float] = {}
        away: dict[str, float] = {}  # how long a service took to answer again, by its own means
        try:
            await after(moves // 10)
            for name in ("worker", "redis", "postgresql"):
                before = time.perf_counter()
                if name == "worker":
                    at[0].end()
                else:
                    service = redis if name == "redis" else postgres
                    service.kill()
                    await asyncio.to_thread(service.start)
                    away[name] = round(time.perf_counter() - before, 2)
                await after(3 * moves // 10)
                gaps[name] = round(max(wait for when, wait in company.waits if when > before), 2)
                if name == "worker":
                    at[0] = await asyncio.to_thread(
                        lambda: Worker(folder, *shared, "--pause", "0", port=company.ports[0])
                    )
            company.stopping = True
            await asyncio.gather(*playing)
            lost = await _lost(company)
        finally:
            for worker in at:
                worker.end()
    return {
        "moves_told": company.told,
        "longest_wait_seconds_after_kill_of": gaps,
        "of_which_it_was_away": away,
        "lost_or_doubled": lost,
        "errors_seen": len(company.errors),
    }


async def _lost(company: Company) -> int:
    """How many moves that were told are not where they were told to be."""
    wrong = 0
    async with httpx.AsyncClient(timeout=60) as client:
        for played in company.tables:
            path = f"http://127.0.0.1:{company.ports[0]}/api/tables/{played.table_id}"
            if (await client.get(path)).json()["status"] == "playing":
                continue
            steps = (await client.get(f"{path}/replay/{played.at}")).json()["moves"]
            wrong += sum(steps[at] != words for at, words in played.told.items())
            wrong += len(steps) != played.at
    return wrong


async def run(given: argparse.Namespace) -> tuple[Json, list[tuple[str, bool]]]:
    results: Json = {"cores": os.cpu_count(), "scale": given.scale}
    targets: list[tuple[str, bool]] = []

    def scaled(count: int) -> int:
        return max(2, round(count * given.scale))

    def p99(found: Json, most: float) -> None:
        p99 = found["move_told_ms"]["p99"]
        met = p99 < most and found["tables_with_lost_moves"] == 0
        targets.append((f"{found['tables']} tables, {found['on']}: {p99} < {most:g} ms", met))

    if "tables" in given.parts:
        few = await many_tables(given, scaled(200), 1.0, 0)
        many = await many_tables(given, scaled(1000), 5.0, 0)
        shared = await many_tables(given, scaled(200), 1.0, 2)
        results["tables"] = [few, many, shared]
        for found, most in ((few, 50), (many, 150), (shared, 100)):
            p99(found, most)
    if "crowd" in given.parts:
        found = results["crowd"] = await crowd(scaled(2000))
        last = max(found["last_told_ms"])
        targets.append((f"{found['sockets']} sockets at a table: {last} < 500 ms", last < 500))
    if "memory" in given.parts:
        found = results["memory"] = await memory(scaled(1000))
        each = found["kb_per_idle_table"]
        targets.append((f"idle table: {each} < 20 kB", each < 20))
    if "workers" in given.parts:
        one = await throughput(1, scaled(64), given.seconds)
        two = await throughput(2, scaled(64), given.seconds)
        ratio = round(two["moves_per_second"] / one["moves_per_second"], 2)
        results["workers"] = {"one": one, "two": two, "ratio": ratio}
        targets.append((f"two workers play {ratio} >= 1.6 times the moves of one", ratio >= 1.6))
    if "drill" in given.parts:
        found = results["drill"] = await drill(scaled(1000))
        longest = max(found["longest_wait_seconds_after_kill_of"].values())
        fine = longest < 5 and found["lost_or_doubled"] == 0
        targets.append((f"kill -9 in mid-play: {longest} < 5 s, nothing lost or doubled", fine))
    return results, targets


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results, targets = asyncio.run(run(given))
    for words, met in targets:
        print(f"{'met   ' if met else 'MISSED'}  {words}")
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
