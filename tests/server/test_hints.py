"""Hints for the seat that decides and nobody else, and reviews of finished games."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.games import EVERY
from tests.server.client import ME, OPEN, RANDOM, Json, Player, Server
from tests.server.test_seats import refused
from valewright import games
from valewright.bots import Seat, make_bot
from valewright.kernel.record import Record


@pytest.mark.parametrize("game", EVERY)
def test_a_hint_names_legal_moves_with_their_chances(server: Server, game: str) -> None:
    table = server.create(ME, RANDOM, seed=7, game=game)
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.my_turn()
        hints = all_hints(player, type="hint", ref=3)
        legal = {move["move"]: move for move in player.told["moves"]}
        for heard in hints:
            assert heard["ref"] == 3
            assert heard["at"] == player.told["at"]
            assert heard["options"]
            for option in heard["options"]:
                assert option["plan"][0] == legal[option["move"]]
                assert 0 <= option["chance"]["low"] <= option["chance"]["high"] <= 1
                assert all(note["id"].startswith("hint-") for note in option["notes"])
                assert all(one["id"].startswith("hint-figure-") for one in option["figures"])
            chances = [option["chance"]["mean"] for option in heard["options"]]
            assert chances[0] == max(chances)


def all_hints(player: Player, **asked: Any) -> list[Json]:
    """A hint as it improves: the last one is as good as it gets."""
    heard = [player.ask(**asked)]
    while heard[-1]["type"] == "hint" and heard[-1]["share"] < 1:
        heard.append(player.hear())
    shares = [hint["share"] for hint in heard]
    assert len(shares) == 3
    assert shares == sorted(shares)
    return heard


def test_a_move_of_ones_own_is_compared_with_the_suggestion(server: Server) -> None:
    table = server.create(ME, RANDOM, seed=7, options={"piles": 5})
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.my_turn()
        named = {option["move"] for option in all_hints(player, type="hint")[-1]["options"]}
        other = next(move for move, _ in player.legal if move not in named)
        heard = all_hints(player, type="hint", instead=other)[-1]
        found = next(option for option in heard["options"] if option["move"] == other)
        assert found["cost"]["mean"] >= 0
        illegal = next(code for code in range(256) if code not in dict(player.legal))
        answer = player.ask(type="hint", instead=illegal)
        assert (answer["type"], answer["code"]) == ("error", "refused")
        assert player.ask(type="hint", instead=256)["code"] == "garbage"


def test_only_the_one_who_decides_may_ask_and_only_they_are_told(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7)
    guest = server.join(table)
    with (
        server.sit(table["table"]["id"], table["token"]) as host,
        server.sit(table["table"]["id"], guest["token"]) as other,
        server.sit(table["table"]["id"]) as onlooker,
    ):
        asks, waits = (host, other) if host.legal else (other, host)
        refused(waits.ask(type="hint"), "forbidden", "not-your-turn")
        refused(onlooker.ask(type="hint"), "forbidden", "spectator")
        asks.say(type="hint", ref=1)
        waits.say(type="ping", ref=9)
        heard = waits.hear()
        while heard["type"] == "presence":
            heard = waits.hear()
        assert heard["type"] == "pong"
        answer = asks.hear()
        while answer["type"] == "presence":
            answer = asks.hear()
        assert answer["type"] == "hint"


def test_a_table_can_be_played_without_hints(server: Server) -> None:
    table = server.create(ME, RANDOM, seed=7, hints=False)
    assert table["table"]["hints"] is False
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.my_turn()
        refused(player.ask(type="hint"), "forbidden", "no-hints")


def finished_record() -> str:
    """A short whole game between two bots."""
    record = Record(games.game("nim"), {"piles": 5}, seed=2)
    bot = make_bot("random", 2)
    while not record.state.over:
        record.play(bot.choose(Seat(record.state, record.state.to_act)))
    return record.text()


def test_a_finished_game_is_reviewed(server: Server) -> None:
    made = server.http.post("/api/records", json={"text": finished_record()}).json()
    path = f"/api/tables/{made['table']['id']}"
    moves = server.http.get(f"{path}/replay/0").json()["moves"]
    answer: httpx.Response = server.http.get(f"{path}/review", timeout=120)
    assert answer.status_code == 200
    review = answer.json()
    assert len(review["curve"]) == len(moves) + 1
    assert all(0 <= chance <= 1 for row in review["curve"] for chance in row)
    assert len(review["mistakes"]) <= 5
    for mistake in review["mistakes"]:
        assert moves[mistake["at"]] == mistake["played"]["words"]
        assert mistake["better"]["words"] != mistake["played"]["words"]
        assert mistake["lost"] > 0
    waiting = {"Accept": "text/event-stream"}
    with server.http.stream("GET", f"{path}/review", headers=waiting, timeout=120) as told:
        assert told.headers["content-type"].startswith(waiting["Accept"])
        *_, last = told.read().decode().strip().split("\n\n")
    assert json.loads(last.removeprefix("event: review\ndata: ")) == review


@pytest.mark.parametrize("game", EVERY)
def test_a_game_that_was_given_up_is_reviewed(server: Server, game: str) -> None:
    table = server.create(ME, RANDOM, seed=7, game=game)
    path = f"/api/tables/{table['table']['id']}"
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.my_turn()
        player.ask(type="play", move=player.legal[0][0], at=player.told["at"])
        player.say(type="resign", seat=0)
        player.until(lambda p: p.told["table"]["status"] == "over")
    text = server.http.get(f"{path}/record").text
    brought = server.http.post("/api/records", json={"text": text}).json()["table"]["id"]
    for found in (path, f"/api/tables/{brought}"):
        answer: httpx.Response = server.http.get(f"{found}/review", timeout=120)
        assert answer.status_code == 200, answer.text
        assert answer.json()["curve"][-1] == [0, 1]
        moves = server.http.get(f"{found}/replay/0").json()["moves"]
        last = server.http.get(f"{found}/replay/{len(moves)}").json()
        assert last["result"]["winners"] == [1]
        assert server.http.get(found).json()["seats"][0]["resigned"] is True


def test_a_game_that_goes_on_has_no_review(server: Server) -> None:
    table = server.create(ME, RANDOM, seed=7)
    answer = server.http.get(f"/api/tables/{table['table']['id']}/review")
    assert answer.status_code in (403, 422)
