"""Simulations: the same games whatever the number of jobs, and fair seats."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from dataclasses import replace

import pytest

from valewright.games import USUAL, read_record
from valewright.kernel.errors import BadOption
from valewright.lab.simulate import Setup, Summary, line_up, play_one, simulate, summed_up


def timeless(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0, games_per_second=0.0)


def test_jobs_change_nothing() -> None:
    one = simulate(games=12, bots=("greedy", "random"), seed=5, jobs=1, keep_records=True)
    two = simulate(games=12, bots=("greedy", "random"), seed=5, jobs=2, keep_records=True)
    assert timeless(one) == timeless(two)


def test_another_seed_gives_other_games() -> None:
    one = simulate(games=3, bots=("random",), seed=1, keep_records=True)
    other = simulate(games=3, bots=("random",), seed=2, keep_records=True)
    assert one.records != other.records
    assert len(set(one.records)) == 3


def test_bots_change_seats_from_game_to_game() -> None:
    setup = Setup(3, line_up(("greedy", "random"), 3), 1, USUAL, {}, False)
    seats = [play_one(setup, number).bots for number in range(3)]
    assert seats == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
        ("greedy", "greedy", "random"),
    ]


def test_records_replay_to_the_same_scores() -> None:
    setup = Setup(2, ("greedy", "random"), 3, USUAL, {}, True)
    played = play_one(setup, 1)
    record = read_record(played.record)
    assert tuple(record.state.scores()) == played.scores
    assert record.names == ["random", "greedy"]


def test_a_shared_win_is_parted() -> None:
    setup = Setup(2, ("greedy", "random"), 3, USUAL, {}, False)
    played = replace(play_one(setup, 0), winners=(0, 1))
    summary = summed_up(setup, [played], 1.0)
    assert [summary.standings[bot].wins for bot in ("greedy", "random")] == [0.5, 0.5]
    assert summary.first_player_win_rate == 0.5


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_in_all_seats_wins_its_even_share(players: int) -> None:
    standing = simulate(games=4, players=players, bots=("random",), seed=1).standings["random"]
    assert standing.seats == 4 * players
    assert standing.wins == pytest.approx(4)
    assert standing.win_rate == pytest.approx(1 / players)


def test_the_win_rate_is_that_of_a_seat() -> None:
    setup = Setup(3, ("greedy", "random", "greedy"), 3, USUAL, {}, False)
    lost, won = (replace(play_one(setup, number), winners=(1,)) for number in (0, 3))
    won = replace(won, winners=(0,))
    standings = summed_up(setup, [lost, won], 1.0).standings
    assert (standings["greedy"].seats, standings["greedy"].win_rate) == (4, 0.25)
    assert (standings["random"].seats, standings["random"].win_rate) == (2, 0.5)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no process group to interrupt")
def test_an_interrupt_ends_all_processes_in_silence() -> None:
    """Right after the processes are started, while they import what they need."""
    words = ["simulate", "--games", "100000", "--bots", "random", "--jobs", "2", "--json"]
    code = (
        "import valewright.lab.spreading as s, valewright.cli as c\n"
        "class Told(s.SimpleQueue):\n"
        "    def get(self): print('begun', flush=True); return super().get()\n"
        "s.SimpleQueue = Told\n"
        f"c.main({words})"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        os.killpg(process.pid, signal.SIGINT)
        try:
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, err) == (1, "\nAborted!\n")


def test_processes_end_with_an_error() -> None:
    before = set(multiprocessing.active_children())
    with pytest.raises(BadOption, match="2 to 6"):
        simulate(games=20, players=7, bots=("random",), jobs=2)
    assert set(multiprocessing.active_children()) <= before


def test_rounds_and_rates_are_counted() -> None:
    summary = simulate(games=5, bots=("random",), seed=1)
    assert all(0 < rate < 1 for rate in summary.rates.values())
    assert simulate(games=5, bots=("random",), seed=1, name="nim").rates == {}
    assert summary.rounds.least > 1
    assert summary.decisions.mean > summary.rounds.mean


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(games=3, bots=("random",), seed=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_summary_is_json() -> None:
    summary = simulate(games=2, bots=("random",), seed=1, options={"piles": 2}, name="nim")
    assert json.loads(json.dumps(summary.plain()))["games"] == 2


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        simulate(games=0)
    with pytest.raises(BadOption, match="name at least one"):
        simulate(games=1, bots=())
    with pytest.raises(BadOption, match="3 are named for 2 players"):
        simulate(games=1, bots=("random", "random", "greedy"))
    with pytest.raises(BadOption, match="no bot 'clever'"):
        simulate(games=1, bots=("clever",))
    with pytest.raises(BadOption, match="2 to 6"):
        simulate(games=1, players=7, bots=("random",))
