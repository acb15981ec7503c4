"""Bots that fail, workers that die, and workers that must not outlive their server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import ClassVar

import pytest

from tests.games import BUILT_IN
from tests.server.client import ME, RANDOM, running
from valewright.bots import Seat
from valewright.games import game
from valewright.kernel.contract import State
from valewright.server import thinking
from valewright.server.history import History
from valewright.server.thinking import BotWorkers

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@posix_only
def test_a_worker_that_dies_is_replaced() -> None:
    async def run() -> None:
        thinkers = BotWorkers(1)
        state = game("nim").start({"players": 2}, 7)
        first = await thinkers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        moves = await thinkers.turn("random", state, state.to_act)
        assert moves[0] in state.legal_moves()
        assert await thinkers.run(os.getpid) != first
        thinkers.close()

    asyncio.run(run())


class Stubborn:
    """Always the first legal move; it counts its decisions, and fails after some of them."""

    made: ClassVar[list["Stubborn"]] = []

    def __init__(self, most: int) -> None:
        self.decided = 0
        self.most = most
        self.made.append(self)

    def choose(self, seat: Seat) -> int:
        self.decided += 1
        if self.decided > self.most:
            raise RuntimeError("too much")
        return seat.legal_moves()[0]


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("most", [100, 1])
def test_one_bot_decides_a_whole_turn(
    monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    monkeypatch.setattr(thinking, "make_bot", lambda name, seed: Stubborn(most))
    monkeypatch.setattr(Stubborn, "made", [])
    history = History(name, {"players": 2}, 7)
    seat = history.state.to_act
    moves = thinking.bot_turn("stubborn", history.state.clone(), seat, 1)
    assert len(Stubborn.made) == 1
    assert 1 <= len(moves) <= most
    for move in moves:
        assert history.state.to_act == seat
        history.play(move)
    assert (history.state.to_act == seat) == (most == 1)


def test_a_bot_that_fails_at_once_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "make_bot", lambda name, seed: Stubborn(0))
    state = game("nim").start({"players": 2}, 7)
    with pytest.raises(RuntimeError, match="too much"):
        thinking.bot_turn("stubborn", state, state.to_act, 1)


@posix_only
def test_workers_end_when_their_server_is_killed() -> None:
    code = (
        "import asyncio, os, signal\n"
        "from valewright.server.thinking import BotWorkers\n"
        "if __name__ == '__main__':\n"
        "    print(asyncio.run(BotWorkers(1).run(os.getpid)), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, timeout=30, check=False
    )
    worker = int(found.stdout)
    until = time.monotonic() + 10
    while time.monotonic() < until and not gone(worker):
        time.sleep(0.02)
    assert gone(worker)


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.mark.parametrize("wrong", ["raises", "illegal", "nothing", "late"])
def test_a_bot_that_fails_moves_by_lot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    async def turn(self: BotWorkers, bot: str, state: State, seat: int) -> list[int]:
        if wrong == "raises":
            raise RuntimeError("no idea")
        return {"illegal": [255], "nothing": [], "late": [state.legal_moves()[0], 255]}[wrong]

    monkeypatch.setattr(BotWorkers, "turn", turn)
    with running(tmp_path) as server:
        table = server.create(ME, RANDOM, seed=7, options={"piles": 8, "most": 32})
        with server.sit(table["table"]["id"], table["token"]) as player:
            for _ in range(3):
                player.my_turn()
                player.play(player.legal[0][0])
            player.my_turn()
            assert sum(line["seat"] == 1 for line in player.log) >= 2
