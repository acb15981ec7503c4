"""The balance of Misty Valley: either side begins as often, and unevenness is complained about."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from valewright.kernel.errors import BadOption
from valewright.lab.simulate import Setup
from valewright.misty.balance import (
    Seen,
    Share,
    added_up,
    balance,
    watch_one,
)

SETUP = Setup(2, ("random", "random"), 1, "misty-valley", {}, False)


def seen(number: int, first: int, winner: int, used: tuple[str, ...] = ()) -> Seen:
    return Seen(number, 26, first, winner, (30, 40), (used, ()))


def test_jobs_change_nothing() -> None:
    one = balance(games=6, bots=("random",), seed=5, jobs=1)
    assert one == balance(games=6, bots=("random",), seed=5, jobs=2)
    assert one != balance(games=6, bots=("random",), seed=6)


def test_either_tribe_begins_each_seed_once() -> None:
    assert [watch_one(SETUP, number).first for number in range(4)] == [0, 1, 0, 1]


def test_games_are_added_up() -> None:
    found = added_up([seen(0, 0, 0, ("Spyglass",)), seen(1, 1, 0), seen(2, 0, -1, ("Spyglass",))])
    assert (found.games, found.draws, found.turns) == (3, 1, 26)
    assert found.first == Share(1.5, 3)
    assert found.tribes == {"trailseekers": Share(2.5, 3), "berrygnawers": Share(0.5, 3)}
    assert found.scores == {"trailseekers": 30, "berrygnawers": 40}
    assert found.abilities == {("trailseekers", "Spyglass"): Share(1.5, 2)}
    plain = json.loads(json.dumps(found.plain()))
    assert plain["first_player"]["share"] == 0.5
    assert plain["complaints"] == ["trailseekers wins 83.3%", "berrygnawers wins 16.7%"]


@pytest.mark.parametrize(("wins", "odd"), [(44.5, True), (45, False), (55, False), (55.5, True)])
def test_bounds(wins: float, odd: bool) -> None:
    share = Share(wins, 100)
    assert share.odd == odd
    assert share.interval[0] < share.value < share.interval[1]


def test_what_a_real_game_shows() -> None:
    setup = Setup(2, ("novice", "random"), 1, "misty-valley", {}, False)
    games = [watch_one(setup, number) for number in range(4)]
    assert {one.winner for one in games} == {0, 1}
    assert all(one.scores[one.winner] == max(one.scores) for one in games)
    assert any(ability for one in games for ability in one.used)
    light = Setup(2, ("novice", "random"), 1, "misty-valley", {"light": True}, False)
    assert watch_one(light, 0).used == ((), ())


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        balance(games=0)
    with pytest.raises(BadOption, match="no bot 'clever'"):
        balance(games=1, bots=("clever",))
    with pytest.raises(BadOption, match="is for 2 players, not 3"):
        balance(games=1, players=3, bots=("random",))


def test_charts_are_written(tmp_path: Path) -> None:
    result = added_up([seen(0, 0, 0, ("Spyglass",))])
    wins, abilities = result.write_plots(tmp_path / "charts")
    assert "trailseekers" in wins.read_text("utf-8")
    assert "Spyglass, trailseekers" in abilities.read_text("utf-8")
