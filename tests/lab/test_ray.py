"""Games on a Ray cluster of this machine: the same results, whatever is lost on the way."""

from __future__ import annotations

import json
import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from valewright.cli import main
from valewright.kernel.errors import BadOption, GameError
from valewright.lab import ray_jobs
from valewright.lab.ray_jobs import LOOPBACK
from valewright.lab.spreading import RayCluster, spread_out

GAMES = 24


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    """Two CPUs on loopback, for all tests here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        import ray

        ray.init(
            num_cpus=2,
            _node_ip_address=LOOPBACK,
            include_dashboard=False,
            log_to_driver=False,
            object_store_memory=100_000_000,
        )
        yield RayCluster()
        ray.shutdown()


def numbers_of_survivors(mark: Path, first: int, end: int) -> list[int]:
    """One worker is killed in the middle of its games."""
    if first > 0:
        with suppress(FileExistsError):
            mark.touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
    return list(range(first, end))


def always_killed(_: object, first: int, end: int) -> list[int]:
    del first, end
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def refused(_: object, first: int, end: int) -> list[int]:
    raise BadOption(f"games {first} to {end} are refused")


def shown(*words: object) -> dict[str, Any]:
    done = CliRunner().invoke(main, [*map(str, words), "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    for name in ("seconds", "games_per_second"):
        found.pop(name, None)
    for bot in found["bots"]:
        if isinstance(bot, dict):
            del bot["seconds_per_game"]
    return found


@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_cluster_gives_the_same_results_as_processes(command: str) -> None:
    words = (command, "--game", "nim", "--bots", "search@8r,random", "--games", GAMES, "--seed", 3)
    assert shown(*words, "--ray") == shown(*words)


@pytest.mark.filterwarnings("ignore")
def test_an_error_of_the_game_is_told_as_it_is(cluster: RayCluster) -> None:
    with pytest.raises(BadOption, match="games 0 to 1 are refused"):
        list(spread_out(refused, None, 1, cluster))


@pytest.mark.usefixtures("cluster")
def test_a_node_that_does_not_start_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray raises a bare exception where its processes do not start in time."""
    import ray

    def late(**_: object) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", late)
    with (
        pytest.raises(BadOption, match=r"ray: no cluster at this machine: .* timed out"),
        ray_jobs._connected(""),
    ):
        pass


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_where_nothing_listens_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadOption, match=f"ray: no cluster at {address}: "):
        ray_jobs._reached(address)


def test_a_cluster_takes_no_number_of_jobs() -> None:
    words = ["simulate", "--game", "nim", "--ray", "--jobs", "2"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert "leave out --jobs" in done.stderr


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_no_result(cluster: RayCluster, tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    parts = list(spread_out(numbers_of_survivors, mark, GAMES, cluster))
    assert mark.exists(), "no worker was killed"
    assert sorted(number for part in parts for number in part) == list(range(GAMES))


@pytest.mark.filterwarnings("ignore")
def test_what_kills_every_worker_is_given_up(
    cluster: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_jobs, "MOST_TRIES", 2)
    with pytest.raises(GameError, match="games 0 to 0: 2 workers were lost"):
        list(spread_out(always_killed, None, 1, cluster))
