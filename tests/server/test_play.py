"""Whole games over the wire."""

import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.games import BUILT_IN, EVERY, FOR_MANY, options_module, short
from tests.server.client import ME, OPEN, RANDOM, Json, Player, Server, running
from valewright.games import game, read_record
from valewright.server.history import History


def choose(player: Player, rng: random.Random) -> int:
    move: int = rng.choice(player.legal)[0]
    return move


def play_out(player: Player, rng: random.Random) -> None:
    """Play until the table is over."""
    player.my_turn()
    while player.told["table"]["status"] == "playing":
        heard = player.play(choose(player, rng))
        assert heard["type"] == "update", heard
        player.my_turn()


@pytest.mark.parametrize("name", EVERY)
def test_a_whole_game_against_a_bot(server: Server, name: str) -> None:
    table = server.create(ME, RANDOM, seed=7, game=name, options=short(name))
    table_id = table["table"]["id"]
    assert table["table"]["seed"] is None
    with server.sit(table_id, table["token"]) as player:
        seqs = [player.told["seq"]]
        player.my_turn()
        play_out(player, random.Random(7))
        seqs.append(player.told["seq"])
        result = player.told["result"]
        assert player.log
    assert seqs[1] > seqs[0]
    record = read_record(server.http.get(f"/api/tables/{table_id}/record").text)
    assert record.state.over
    assert record.names == ["Player 1", "Random"]
    assert record.state.scores() == result["scores"]
    assert record.state.winners() == result["winners"]
    assert [sum(line["vp"] for line in lines) for lines in result["lines"]] == result["scores"]
    assert server.http.get(f"/api/tables/{table_id}").json()["seed"] == "7"


def test_a_move_over_which_the_rules_fail_leaves_the_game_as_it_is_kept(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They fail in the middle of it, and nobody knows what is left of the game in memory."""
    table = server.create(ME, ME, options={"piles": 8, "most": 32})
    step = History.step

    def failing(history: History, move: str | int) -> None:
        step(history, move)
        raise KeyError(move)

    with server.sit(table["table"]["id"], table["token"]) as player:
        monkeypatch.setattr(History, "step", failing)
        with pytest.raises(ConnectionClosed):
            player.play(player.legal[0][0])
        monkeypatch.undo()
    with server.sit(table["table"]["id"], table["token"]) as player:
        assert player.told["at"] == 0
        assert player.play(player.legal[0][0])["at"] == 1


@pytest.mark.parametrize("name", EVERY)
def test_hot_seat_shows_the_seat_that_is_to_act(server: Server, name: str) -> None:
    table = server.create(ME, ME, seed=5, game=name, options=short(name))
    assert table["seats"] == [0, 1]
    rng = random.Random(1)
    with server.sit(table["table"]["id"], table["token"]) as player:
        seen = set()
        while player.told["table"]["status"] == "playing":
            assert player.view["seat"] == player.view["to_act"]
            seen.add(player.view["seat"])
            assert player.play(choose(player, rng))["type"] == "update"
        assert seen == {0, 1}


def test_bots_play_among_themselves_and_are_watched(server: Server) -> None:
    table = server.create(RANDOM, RANDOM, seed=5)
    with server.sit(table["table"]["id"]) as onlooker:
        onlooker.until(lambda p: p.told["table"]["status"] == "over")
        assert onlooker.told["result"]["winners"]


def test_a_socket_that_comes_back_in_mid_turn_finds_the_table_as_it_is(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7, options={"piles": 4, "most": 9})
    guest = server.join(table)
    tokens = [table["token"], guest["token"]]
    table_id = table["table"]["id"]
    with server.sit(table_id) as onlooker:
        actor = onlooker.view["to_act"]
    with server.sit(table_id, tokens[actor]) as player:
        player.play(player.legal[0][0])
        before = (player.told["seq"], player.told["at"], player.view, player.log)
    with server.sit(table_id, tokens[actor]) as again:
        assert again.told["type"] == "snapshot"
        assert (again.told["seq"], again.told["at"], again.view, again.log) == before
        assert bool(again.legal) == (again.view["to_act"] == actor)


def test_a_table_put_away_wakes_up_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path, idle=0.05) as server:
        table = server.create(ME, RANDOM, seed=7, options={"piles": 8, "most": 32})
        for _ in range(3):
            with server.sit(table["table"]["id"], table["token"]) as player:
                player.my_turn()
                moves = player.told["at"]
                player.play(player.legal[0][0])
                assert player.told["at"] > moves
            time.sleep(0.2)


def test_presence(server: Server) -> None:
    table = server.create(ME, OPEN)
    guest = server.join(table)
    with server.sit(table["table"]["id"], table["token"]) as player:
        assert player.here == [0]
        with server.sit(table["table"]["id"], guest["token"]):
            player.until(lambda p: p.here == [0, 1])
        player.until(lambda p: p.here == [0])


EACH = [(name, options) for name in BUILT_IN for options in options_module(name).EACH]


@pytest.mark.parametrize(("name", "options"), EACH)
def test_every_option_goes_through(server: Server, name: str, options: Json) -> None:
    table = server.create(ME, RANDOM, game=name, options=options)
    kept = table["table"]["options"]
    assert kept["players"] == 2
    for key, value in options.items():
        if key == "cards":
            table_id = table["table"]["id"]
            assert server.http.get(f"/api/tables/{table_id}/box").json()["text"] == value
        elif value == ["random"]:
            assert len(kept[key]) > 1
        else:
            assert kept[key] == value
    with server.sit(table["table"]["id"], table["token"]) as player:
        told = {key: player.view["options"][key] for key in options if key != "cards"}
        assert told == {key: kept[key] for key in told}
        player.my_turn()
        assert player.legal


def test_the_options_tried_are_all_there_are() -> None:
    for name in BUILT_IN:
        known = {option.name for option in game(name).options()} - {"players"}
        assert set().union(*options_module(name).EACH) == known


@pytest.mark.parametrize("name", FOR_MANY)
@pytest.mark.parametrize("people", range(1, 7))
def test_one_to_six_people_share_a_screen_with_bots(server: Server, people: int, name: str) -> None:
    """Six seats, all of them in the end played by people."""
    seats = [*[ME] * people, *[RANDOM] * (6 - people)]
    table = server.create(*seats, seed=2, game=name, options=short(name))
    assert table["seats"] == list(range(people))
    with server.sit(table["table"]["id"], table["token"]) as player:
        acted: set[int] = set()
        while len(acted) < people:
            player.my_turn()
            acted.add(player.view["to_act"])
            player.play(player.legal[0][0])
        assert acted == set(range(people))


@pytest.mark.parametrize("name", FOR_MANY)
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats(server: Server, seats: int, name: str) -> None:
    table = server.create(*[OPEN] * (seats - 1), ME, game=name)
    assert [seat["kind"] for seat in table["table"]["seats"]] == ["open"] * (seats - 1) + ["person"]
    assert table["table"]["options"]["players"] == seats
