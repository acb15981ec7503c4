"""What one greedy visitor costs a stranger: how much longer the stranger's turns take.

    python benchmarks/fair_shares.py [--tables 26] [--turns 20] [--rounds 5] [--freely]

A stranger plays against a bot, first alone on the server, then while somebody at another address
watches tables of bots alone, then while that one plays at as many tables against bots, as fast as a
script can; and again, round after round. A turn lasts from the stranger's move until it is the
stranger's turn again. The server has the limits that it has by default, or with `--freely` none for
an address.
The other visitor is a process of its own, and yields the processor to all others, because its work
is not the server's: on a machine of its own, it would cost the stranger nothing.
Prints JSON: medians of all rounds, and how many times longer the median turn of a round took than
that of the same round alone, the median round and the worst. The processor seconds say who had how
much of the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import httpx
from server_load import GAMES, Worker, alone, used
from websockets.asyncio.client import ClientConnection, connect

HOG: Final = "127.0.0.2"  # on Linux, all of 127.0.0.0/8 is this machine
STRANGER: Final = "127.0.0.1"
HABITS: Final = {"beside bots alone": "watches", "beside a script": "plays"}
TOO_MANY: Final = 429


class Visitor:
    """Somebody at an address of their own."""

    def __init__(self, port: int, address: str, game: str) -> None:
        self.port = port
        self.address = address
        self.game = game

    async def made(self, *seats: dict[str, str]) -> dict[str, Any]:
        """A new table, as soon as the server lets this address have one."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(transport=transport, base_url=base, timeout=60) as client:
            while True:
                answer = await client.post("/api/tables", json={"game": self.game, "seats": seats})
                if answer.status_code != TOO_MANY:
                    found: dict[str, Any] = answer.raise_for_status().json()
                    return found
                await asyncio.sleep(int(answer.headers["retry-after"]))

    @asynccontextmanager
    async def at(self, seat: dict[str, Any]) -> AsyncIterator[ClientConnection]:
        """A socket at a table."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{seat['table']['id']}/live"
        async with connect(address, max_size=None, local_addr=(self.address, 0)) as socket:
            await socket.send(json.dumps({"type": "sit", "token": seat["token"]}))
            yield socket

    async def watches(self, bot: str) -> None:
        """Watch a table of bots alone for ever."""
        while True:
            seat = await self.made({"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot})
            async with self.at(seat) as socket:
                while (await told(socket))["table"]["status"] == "playing":
                    pass

    async def plays(self, bot: str) -> None:
        """Play against a bot for ever."""
        while True:
            await self.turns(bot, 10_000)

    async def turns(self, bot: str, most: int) -> list[float]:
        """How long one's turns take, until there were so many or the game is over."""
        seat = await self.made({"kind": "me"}, {"kind": "bot", "bot": bot})
        rng = random.Random(7)
        waits: list[float] = []
        async with self.at(seat) as socket:
            state = await told(socket)
            while len(waits) < most and state["table"]["status"] == "playing":
                if not state["moves"]:
                    state = await told(socket)
                    continue
                move, began = rng.choice(state["moves"])["move"], time.perf_counter()
                play = json.dumps({"type": "play", "move": move, "at": state["at"]})
                state = await told(socket, play)
                between = not state["moves"]  # a bot's turn lay between
                while not state["moves"] and state["table"]["status"] == "playing":
                    state = await told(socket)
                if between:
                    waits.append(time.perf_counter() - began)
        return waits


async def told(socket: ClientConnection, move: str = "") -> dict[str, Any]:
    """The next message that tells of the table, after a move; it is sent again if it is refused."""
    if move:
        await socket.send(move)
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
        if message["type"] in ("snapshot", "update"):
            return message
        if message.get("reason") == "too-many":
            await asyncio.sleep(message["arguments"]["seconds"])
            await socket.send(move)


async def measured(stranger: Visitor, given: argparse.Namespace) -> list[float]:
    """How long some turns took, in milliseconds."""
    waits: list[float] = []
    while len(waits) < given.turns:
        waits += await stranger.turns(given.bot, given.turns - len(waits))
    return [1000 * wait for wait in waits]


def hog(port: int, game: str, habit: str, bot: str, tables: int) -> None:
    """In a process of its own: one visitor at many tables, until it is ended."""
    os.nice(19)
    visitor = Visitor(port, HOG, game)

    async def all_tables() -> None:
        await asyncio.gather(*(getattr(visitor, habit)(bot) for _ in range(tables)))

    asyncio.run(all_tables())


@contextmanager
def beside(port: int, habit: str, given: argparse.Namespace) -> Iterator[int]:
    """While somebody is greedy; the id of their process."""
    wanted = (port, given.game, habit, given.hog_bot, given.tables)
    process = multiprocessing.get_context("spawn").Process(target=hog, args=wanted, daemon=True)
    process.start()
    assert process.pid is not None
    try:
        time.sleep(given.settle)
        yield process.pid
        assert process.is_alive(), "the greedy visitor has gone: nothing was measured"
    finally:
        process.kill()
        process.join()


async def run(given: argparse.Namespace, server: Worker) -> dict[str, Any]:
    stranger = Visitor(server.port, STRANGER, given.game)
    await measured(stranger, given)  # workers start
    alone: list[list[float]] = []
    others: dict[str, list[list[float]]] = {name: [] for name in HABITS}
    seconds: dict[str, dict[str, float]] = {name: {} for name in HABITS}
    for _ in range(given.rounds):
        alone.append(await measured(stranger, given))
        for name, habit in HABITS.items():
            with beside(server.port, habit, given) as greedy:
                began = spent(server, greedy)
                others[name].append(await measured(stranger, given))
                for who, used_by in spent(server, greedy).items():
                    so_far = seconds[name].get(who, 0.0)
                    seconds[name][who] = round(so_far + used_by - began[who], 2)
    return {
        "tables": given.tables,
        "game": given.game,
        "cores": os.cpu_count(),
        "alone": summed_up(alone),
        **{
            name: {
                **summed_up(found),
                **ratios(found, alone),
                "processor_seconds": seconds[name],
            }
            for name, found in others.items()
        },
    }


def summed_up(rounds: list[list[float]]) -> dict[str, float]:
    waits = sorted(wait for one in rounds for wait in one)
    return {
        "median_ms": round(statistics.median(waits), 1),
        "p90_ms": round(waits[int(0.9 * len(waits))], 1),
    }


def ratios(found: list[list[float]], alone: list[list[float]]) -> dict[str, float]:
    """Of the median turns of each round to those of the same round alone."""
    each = [
        statistics.median(one) / statistics.median(other)
        for one, other in zip(found, alone, strict=True)
    ]
    return {"ratio": round(statistics.median(each), 2), "worst_ratio": round(max(each), 2)}


def spent(server: Worker, greedy: int) -> dict[str, float]:
    """Seconds of a processor that everyone has used so far."""
    family = {server.process.pid}

    def bot(pid: int, parent: int) -> bool:
        if parent in family:
            family.add(pid)
        return parent in family

    return {
        "server": server.seconds(),
        "bots": used(bot),
        "script": used(lambda pid, _: pid == greedy),
        "stranger": time.process_time(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=26)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default=GAMES[-1])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--hog-bot", default="greedy")
    parser.add_argument("--settle", type=float, default=5.0)
    parser.add_argument("--freely", action="store_true")
    given = parser.parse_args()
    with alone("--pause", "0", freely=given.freely) as server:
        print(json.dumps(asyncio.run(run(given, server)), indent=2))


if __name__ == "__main__":
    main()
