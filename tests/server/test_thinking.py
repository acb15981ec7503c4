"""Bots that fail, workers that die, and workers that must not outlive their server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, running
from valewright.games import game
from valewright.kernel.contract import State
from valewright.server.thinking import Thinkers

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@posix_only
def test_a_worker_that_dies_is_replaced() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        state = game("mystic-vale").start({"players": 2}, 7)
        first = await thinkers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await thinkers.choose("greedy", state, state.to_act) in state.legal_moves()
        assert await thinkers.run(os.getpid) != first
        thinkers.close()

    asyncio.run(run())


@posix_only
def test_workers_end_when_their_server_is_killed() -> None:
    code = (
        "import asyncio, os, signal\n"
        "from valewright.server.thinking import Thinkers\n"
        "if __name__ == '__main__':\n"
        "    print(asyncio.run(Thinkers(1).run(os.getpid)), flush=True)\n"
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


@pytest.mark.parametrize("wrong", ["raises", "illegal"])
def test_a_bot_that_fails_moves_by_lot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    async def choose(self: Thinkers, bot: str, state: State, seat: int) -> int:
        if wrong == "raises":
            raise RuntimeError("no idea")
        return 255

    monkeypatch.setattr(Thinkers, "choose", choose)
    with running(tmp_path) as server:
        table = server.create(ME, BOT, seed=7)
        with server.sit(table["table"]["id"], table["token"]) as player:
            for _ in range(3):
                player.my_turn()
                player.play(player.legal[0][0])
            player.my_turn()
            assert any(line["seat"] == 1 and line["kind"] == "turn" for line in player.log)
            assert player.view["round"] > 1
