"""Bots that fail, workers that die, and workers that must not outlive their server."""

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.games import BUILT_IN
from tests.server.client import ME, RANDOM, InProcess, running
from valewright.bots import Seat
from valewright.games import game
from valewright.kernel.contract import State
from valewright.kernel.record import Record
from valewright.server import live_table, reviewing, thinking
from valewright.server.history import History
from valewright.server.refusals import Refusal
from valewright.server.reviewing import Reviews
from valewright.server.scheduling import Job, TookTooMuch, WorkerLost
from valewright.server.store import Kept, SeatRow, TableRow
from valewright.server.thinking import BotWorkers

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@posix_only
async def test_a_worker_that_dies_is_replaced() -> None:
    thinkers = BotWorkers(1)
    state = game("nim").start({"players": 2}, 7)
    first = await thinkers.run(os.getpid)
    os.kill(first, signal.SIGKILL)
    moves = await thinkers.turn("random", state, state.to_act)
    assert moves[0] in state.legal_moves()
    assert await thinkers.run(os.getpid) != first
    thinkers.close()


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
    async def turn(self: BotWorkers, bot: str, state: State, seat: int, *lane: object) -> list[int]:
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


def test_a_worker_that_is_lost_costs_no_random_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def turn(self: BotWorkers, bot: str, state: State, seat: int, *lane: object) -> list[int]:
        asked.append(seat)
        if len(asked) < 5:
            raise WorkerLost("all of them") if len(asked) != 2 else TookTooMuch("too long")
        return [state.legal_moves()[-1]]

    def by_lot(moves: object) -> int:
        raise AssertionError("a random move")

    monkeypatch.setattr(BotWorkers, "turn", turn)
    monkeypatch.setattr(live_table, "REST", 0.0)
    monkeypatch.setattr(secrets, "choice", by_lot)
    with running(tmp_path) as server:
        table = server.create(ME, RANDOM, seed=7, options={"piles": 8, "most": 32})
        with server.sit(table["table"]["id"], table["token"]) as player:
            player.my_turn()
            player.play(player.legal[0][0])
            player.my_turn()
    assert len(asked) >= 5


def test_a_bot_that_always_hangs_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def turn(self: BotWorkers, *given: object) -> list[int]:
        raise TookTooMuch("it hangs")

    monkeypatch.setattr(BotWorkers, "turn", turn)
    monkeypatch.setattr(live_table, "REST", 0.0)
    with running(tmp_path) as server:
        table = server.create(ME, RANDOM, seed=7, options={"piles": 8, "most": 32})
        with server.sit(table["table"]["id"], table["token"]) as player:
            player.my_turn()
            player.play(player.legal[0][0])
            player.my_turn()


def finished(moves: int) -> Kept:
    """A game of Nim that was given up."""
    record = Record(game("nim"), {"piles": 8, "most": 32}, seed=7)
    for _ in range(moves):
        record.play(record.state.legal_moves()[0])
    seats = (SeatRow("Ada", resigned=True), SeatRow("Bea"))
    row = TableRow("t", "nim", record.options, 7, b"", "", seats, status="over")
    return Kept(row, record.words)


class Counted(InProcess):
    """Counts what it does, and lets others have their turn in between."""

    def __init__(self) -> None:
        self.done_so_far: list[str] = []

    async def done(self, job: Job) -> Any:
        assert not job.front, "nobody waits behind a review"
        self.done_so_far.append(job.work.__name__)
        await asyncio.sleep(0)
        return await super().done(job)


async def test_a_review_is_worked_out_in_slices_for_all_who_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    a_move_in_each_slice(monkeypatch)
    queue = Counted()
    reviews = Reviews(BotWorkers(queue=queue))
    found = await asyncio.gather(*(reviews.of(finished(6), "a") for _ in range(3)))
    assert found[0] == found[1] == found[2]
    assert len(found[0]["curve"]) == 7
    assert queue.done_so_far == ["review_begun", *["review_slice"] * 6, "review_data"]
    assert await reviews.of(finished(6), "b") == found[0]
    assert len(queue.done_so_far) == 8


async def told_of_a_review() -> list[bytes]:
    reviews = Reviews(BotWorkers(queue=Counted()))
    return [told async for told in reviewing.events(reviews, finished(6), "a")]


async def test_how_much_of_a_review_is_done_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    a_move_in_each_slice(monkeypatch)
    monkeypatch.setattr(reviewing, "TOLD_EVERY", 0.0)
    *shares, last = await told_of_a_review()
    done = [float(told.removeprefix(b"data: ")) for told in shares]
    assert done == sorted(done)
    assert {0.0, 0.5, 1.0} <= set(done)
    assert json.loads(last.removeprefix(b"event: review\ndata: "))["curve"]


async def test_why_there_can_be_no_review_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_MOVES", 5)
    last = (await told_of_a_review())[-1]
    assert json.loads(last.removeprefix(b"event: problem\ndata: "))["reason"] == "too-many-moves"


def a_move_in_each_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that are put aside after every move."""
    monkeypatch.setattr(reviewing, "SLICE", 0.0)
    real = reviewing.review_slice

    def one_move(under_way: Any, seconds: float) -> Any:
        rest, under_way.left = under_way.left[1:], under_way.left[:1]
        found = real(under_way, 60)
        found.left = rest
        return found

    one_move.__name__ = "review_slice"
    monkeypatch.setattr(reviewing, "review_slice", one_move)


async def test_a_review_ends_when_nobody_waits_for_it_any_more() -> None:
    queue = Counted()
    reviews = Reviews(BotWorkers(queue=queue))
    one = asyncio.create_task(reviews.of(finished(6), "a"))
    two = asyncio.create_task(reviews.of(finished(6), "b"))
    await asyncio.sleep(0)
    one.cancel()
    two.cancel()
    await asyncio.gather(one, two, return_exceptions=True)
    for _ in range(20):
        await asyncio.sleep(0)
    assert "review_data" not in queue.done_so_far


def test_a_game_of_very_many_moves_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_MOVES", 5)
    with pytest.raises(Refusal) as refused:
        asyncio.run(Reviews(BotWorkers(queue=Counted())).of(finished(6), "a"))
    assert refused.value.reason == "too-many-moves"


class Noting:
    """A queue that does nothing but note what it is asked."""

    waiting = 0

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def done(self, job: Job) -> list[int]:
        self.jobs.append(job)
        return []

    def close(self) -> None:
        pass


def test_a_whole_turn_is_one_slice_however_long_a_bot_may_think() -> None:
    """One that plans its turn would plan anew in the next slice, and take the time again."""
    queue = Noting()
    thinkers = BotWorkers(1, queue=queue)
    state = game("nim").start({"players": 2}, 7)
    for name in ("random", "search@9"):
        asyncio.run(thinkers.turn(name, state, state.to_act))
    slices = [job.given[-1] for job in queue.jobs]
    assert slices == [thinking.SLICE, 9.0]
    assert max(slices) < min(job.seconds for job in queue.jobs)
