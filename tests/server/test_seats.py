"""Taking back, taking over, resigning and playing again."""

import pytest

from tests.games import FOR_MANY
from tests.server.client import ME, OPEN, RANDOM, Json, Server
from valewright.bots import usual_bot
from valewright.server import onlookers
from valewright.words import Words

LONG: Json = {"piles": 7, "most": 32}


def refused(heard: Json, code: str, reason: str) -> None:
    assert heard["type"] == "error", heard
    assert (heard["code"], heard["reason"]) == (code, reason)
    said = Words().say(f"refused-{reason}", **heard["arguments"])
    assert heard["text"] == heard["arguments"].get("detail", said)


@pytest.fixture
def pair(server: Server) -> tuple[Json, str, str]:
    """A table of two people, the token of the one to begin, and of the other."""
    table = server.create(ME, OPEN, seed=7, options=LONG)
    guest = server.join(table)
    with server.sit(table["table"]["id"]) as onlooker:
        first = onlooker.view["to_act"]
    tokens = [table["token"], guest["token"]]
    return table["table"], tokens[first], tokens[1 - first]


def test_against_bots_alone_any_decision_may_be_taken_back(server: Server) -> None:
    table = server.create(ME, RANDOM, seed=7, options=LONG)
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.my_turn()
        first = player.told["at"]
        view = player.view
        for _ in range(6):
            player.play(player.legal[0][0])
            player.my_turn()
        while player.told["undo"]:
            moves = player.told["at"]
            heard = player.ask(type="undo")
            player.my_turn()
            assert heard["at"] < moves
        assert player.told["at"] == first
        assert player.view == view
        refused(player.ask(type="undo"), "refused", "nothing-to-undo")


def test_only_the_seat_to_act_plays_and_only_on_the_table_it_saw(
    server: Server, pair: tuple[Json, str, str]
) -> None:
    table, token, other = pair
    with server.sit(table["id"], token) as player, server.sit(table["id"], other) as opponent:
        refused(opponent.ask(type="play", move=0, at=0), "forbidden", "not-your-turn")
        with server.sit(table["id"]) as onlooker:
            refused(onlooker.ask(type="play", move=0, at=0), "forbidden", "spectator")
            refused(onlooker.ask(type="resign", seat=0), "forbidden", "spectator")
        refused(player.ask(type="play", move=0, at=9), "refused", "moved-on")
        refused(player.ask(type="play", move=255, at=0), "refused", "illegal-move")
        assert player.play(player.legal[0][0])["at"] == 1


def test_a_bot_stands_in_and_hands_the_seat_back(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7, options=LONG)
    guest = server.join(table)
    table_id = table["table"]["id"]
    with (
        server.sit(table_id, table["token"]) as host,
        server.sit(table_id, guest["token"]) as player,
    ):
        refused(player.ask(type="hand_over", seat=0), "forbidden", "not-your-seat")
        refused(player.ask(type="hand_over", seat=1, bot="nobody"), "refused", "bad-option")
        refused(player.ask(type="hand_over", seat=5), "refused", "no-seat")
        player.ask(type="hand_over", seat=1, bot="random")
        seat = player.told["table"]["seats"][1]
        assert seat["kind"] == "person"
        assert seat["bot"] == "random"
        host.until(lambda p: p.told["table"]["seats"][1]["bot"] == "random")
        for _ in range(2):
            host.my_turn()
            host.play(host.legal[0][0])
        host.my_turn()
        player.until(lambda p: p.told["at"] == host.told["at"])
        refused(host.ask(type="take_back", seat=1), "forbidden", "not-your-seat")
        player.ask(type="take_back", seat=1)
        assert player.told["table"]["seats"][1]["bot"] is None


def test_the_host_gives_a_seat_to_a_bot_only_when_its_player_is_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.create(ME, OPEN, OPEN, game=FOR_MANY[0])
    guest = server.join(table, name="Ada")
    table_id = table["table"]["id"]
    with server.sit(table_id, table["token"]) as host:
        refused(host.ask(type="hand_over", seat=1), "forbidden", "seat-present")  # just joined
        monkeypatch.setattr(onlookers, "ABSENCE", 0.0)
        with server.sit(table_id, guest["token"]):
            refused(host.ask(type="hand_over", seat=1), "forbidden", "seat-present")
        host.until(lambda p: p.here == [0])
        monkeypatch.setattr(onlookers, "ABSENCE", 60.0)
        refused(host.ask(type="hand_over", seat=1), "forbidden", "seat-present")  # just gone
        monkeypatch.setattr(onlookers, "ABSENCE", 0.0)
        host.say(type="hand_over", seat=1, bot="random")
        host.until(lambda p: p.told["table"]["seats"][1]["bot"] == "random")
        monkeypatch.setattr(onlookers, "ABSENCE", 60.0)
        host.say(type="hand_over", seat=2, bot="random")  # nobody's
        host.until(lambda p: p.told["table"]["seats"][2]["kind"] == "bot")


def test_who_has_a_seat_gets_no_second_one(server: Server) -> None:
    table = server.create(ME, OPEN, OPEN, game=FOR_MANY[0])
    guest = server.join(table)
    url = f"/api/tables/{table['table']['id']}/join"
    wanted = {"invite": table["table"]["invite"]}
    for token in (table["token"], guest["token"]):
        answer = server.http.post(url, json=wanted, headers={"Valewright-Tokens": f"x,{token}"})
        assert answer.json()["reason"] == "already-seated"
    other = server.create(ME, OPEN)
    held = {"Valewright-Tokens": other["token"]}
    assert server.http.post(url, json=wanted, headers=held).status_code == 200


def test_a_guest_takes_a_bots_seat_over(server: Server) -> None:
    table = server.create(ME, RANDOM)
    url = f"/api/tables/{table['table']['id']}/join"
    invite = table["table"]["invite"]
    full = server.http.post(url, json={"invite": invite})
    assert full.status_code == 422
    assert full.json()["reason"] == "no-free-seat"
    guest = server.join(table, seat=1, name="Ada")
    assert guest["table"]["seats"][1] == {
        "seat": 1,
        "name": "Ada",
        "kind": "person",
        "bot": None,
        "resigned": False,
        "mine": True,
    }
    for wrong in ({"seat": 0}, {"seat": 1}, {"seat": 4}):
        assert server.http.post(url, json={"invite": invite, **wrong}).status_code == 422
    assert server.http.post(url, json={"invite": "guessed"}).status_code == 403


def test_resigning_ends_a_game_of_two_and_a_rematch_has_the_same_tokens(
    server: Server, pair: tuple[Json, str, str]
) -> None:
    table, token, other = pair
    url = f"/api/tables/{table['id']}"
    assert server.http.get(url + "/record").status_code == 403
    assert server.http.get(url + "/replay/0").status_code == 403
    with server.sit(table["id"], token) as player:
        player.play(player.legal[0][0])
        seat = player.view["seat"]
        refused(player.ask(type="rematch"), "refused", "rematch-too-early")
        refused(player.ask(type="resign", seat=1 - seat), "forbidden", "not-your-seat")
        heard = player.ask(type="resign", seat=seat)
        assert heard["table"]["status"] == "over"
        assert heard["result"]["winners"] == [1 - seat]
        assert not heard["moves"]
        refused(player.ask(type="play", move=0, at=1), "refused", "game-over")
        refused(player.ask(type="undo"), "refused", "game-over")
        new = player.ask(type="rematch")["table"]["rematch"]
        player.say(type="rematch")  # a second time finds the same
    text = server.http.get(url + "/record").text
    assert f"resigned: {seat + 1}\n" in text
    assert "end: 1 move" in text
    with server.sit(new, other) as opponent, server.sit(new, token) as player:
        assert opponent.told["seats"] == [1 - seat]
        assert player.told["seats"] == [seat]
        assert player.told["at"] == 0
        assert player.told["table"]["status"] == "playing"
        assert player.told["table"]["id"] == new


@pytest.mark.parametrize("name", FOR_MANY)
def test_who_resigns_among_many_is_played_on_by_a_bot(server: Server, name: str) -> None:
    table = server.create(ME, ME, ME, seed=2, game=name)
    with server.sit(table["table"]["id"], table["token"]) as player:
        acting = player.view["to_act"]
        waiting, last = (acting + 1) % 3, (acting + 2) % 3
        heard = player.ask(type="resign", seat=waiting)
        assert heard["table"]["status"] == "playing"
        assert heard["table"]["seats"][waiting]["bot"] == usual_bot(name)
        refused(player.ask(type="resign", seat=waiting), "refused", "resigned")
        refused(player.ask(type="take_back", seat=waiting), "refused", "resigned")
        player.say(type="resign", seat=acting)
        player.until(lambda p: p.told["table"]["status"] == "over")
        assert player.told["result"]["winners"] == [last]


@pytest.mark.parametrize("name", FOR_MANY)
def test_the_only_person_resigning_ends_the_game(server: Server, name: str) -> None:
    table = server.create(ME, RANDOM, RANDOM, game=name)
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.say(type="resign", seat=0)
        player.until(lambda p: p.told["table"]["status"] == "over")
        assert 0 not in player.told["result"]["winners"]
