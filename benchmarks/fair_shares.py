"""What one greedy visitor costs a stranger: how much longer the stranger's turns take.

    python benchmarks/fair_shares.py [--tables 26] [--turns 30] [--game GAME] [--limits]

A stranger plays against a bot, first alone on the server, then while somebody at another address
watches tables of bots alone, then while that one plays at as many tables against strong bots, as
fast as a script can: with `--limits` as fast as the server lets one address, as it is by default,
and without it faster. A turn lasts from the stranger's move until it is the stranger's turn again.
Prints JSON; the ratios are what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from server_load import GAMES, Worker, alone
from websockets.asyncio.client import ClientConnection, connect

HOG = "127.0.0.2"  # on Linux, all of 127.0.0.0/8 is this machine
STRANGER = "127.0.0.1"


class Visitor:
    """Somebody at an address of their own."""

    def __init__(self, server: Worker, address: str, game: str) -> None:
        self.server = server
        self.address = address
        self.game = game

    async def made(self, *seats: dict[str, str]) -> dict[str, Any]:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        base = f"http://127.0.0.1:{self.server.port}"
        async with httpx.AsyncClient(transport=transport, base_url=base, timeout=60) as client:
            answer = await client.post("/api/tables", json={"game": self.game, "seats": seats})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    @asynccontextmanager
    async def at(self, seat: dict[str, Any]) -> AsyncIterator[ClientConnection]:
        """A socket at a table."""
        address = self.server.address(seat["table"]["id"])
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


async def measured(stranger: Visitor, given: argparse.Namespace) -> dict[str, float]:
    waits: list[float] = []
    while len(waits) < given.turns:
        waits += await stranger.turns(given.bot, given.turns - len(waits))
    ordered = sorted(waits)
    return {
        "median_ms": round(1000 * statistics.median(ordered), 1),
        "p90_ms": round(1000 * ordered[int(0.9 * len(ordered))], 1),
    }


async def run(given: argparse.Namespace, server: Worker) -> dict[str, Any]:
    stranger = Visitor(server, STRANGER, given.game)
    hog = Visitor(server, HOG, given.game)
    found: dict[str, Any] = {"tables": given.tables, "game": given.game, "cores": os.cpu_count()}
    await measured(stranger, given)  # workers start
    found["alone"] = await measured(stranger, given)
    for name, habit in (("beside bots alone", hog.watches), ("beside a player", hog.plays)):
        busy = [asyncio.create_task(habit(given.hog_bot)) for _ in range(given.tables)]
        await asyncio.sleep(given.settle)
        found[name] = await measured(stranger, given)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        found[name]["ratio"] = round(found[name]["median_ms"] / found["alone"]["median_ms"], 2)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=26)
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--game", default=GAMES[-1])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--hog-bot", default="greedy")
    parser.add_argument("--settle", type=float, default=3.0)
    parser.add_argument("--limits", action="store_true")
    given = parser.parse_args()
    with alone("--pause", "0", freely=not given.limits) as server:
        print(json.dumps(asyncio.run(run(given, server)), indent=2))


if __name__ == "__main__":
    main()
