"""A game that brings no table of its own: played, taken back, hinted, looked back at."""

from __future__ import annotations

from typing import Any

from tests.games import BUILT_IN
from tests.server.client import ME, OPEN, RANDOM, Player, Server

NIM: dict[str, Any] = {"game": "nim", "options": {"piles": 2, "most": 3}, "seed": 4}


def test_the_server_offers_it(server: Server) -> None:
    found = next(g for g in server.http.get("/api/meta").json()["games"] if g["name"] == "nim")
    assert (found["title"], found["fewest"], found["most"]) == ("Nim", 2, 2)
    assert found["bots"][:2] == ["search", "random"]
    assert [option["name"] for option in found["options"]][:2] == ["players", "piles"]
    assert "game-nim = Nim" in server.http.get("/api/games/nim/words/fr").text
    assert server.http.get("/api/games/nim/words/tlh").status_code == 422
    assert server.http.get("/api/games/chess/words/en").status_code == 422
    for name in BUILT_IN:
        assert f"game-{name} =" in server.http.get(f"/api/games/{name}/words/en").text
    assert server.http.get("/api/games/nim/rules/ca").text.startswith("# Nim")
    assert server.http.get("/api/catalogue", params={"game": "nim"}).status_code == 422


def test_two_people_play_and_nobody_undoes_another(server: Server) -> None:
    made = server.create(ME, OPEN, **NIM)
    guest = server.join(made)
    table = made["table"]["id"]
    with server.sit(table, made["token"]) as one, server.sit(table, guest["token"]) as two:
        assert one.view["plain"] == {"piles": [1, 3], "last_counter": "wins"}
        assert one.told["moves"][0] == {
            "move": 0,
            "words": "take 1 from pile 1",
            "act": "take",
            "subjects": [{"kind": "counters", "value": 1}, {"kind": "pile", "value": 1}],
        }
        one.play_words("take 1 from pile 2")
        assert one.told["undo"]
        two.my_turn()
        assert two.log[-1]["text"] == "Player 1: take 1 from pile 2"
        two.play_words("take 1 from pile 1")
        one.my_turn()
        assert not one.told["undo"]
        refused = one.ask(type="undo")
        assert refused["reason"] == "another-decided"
        hint = one.ask(type="hint")
        assert hint["options"][0]["words"] == "take 2 from pile 2"
        one.play_words("take 2 from pile 2")
        assert one.told["result"]["winners"] == [0]
        looked_back(server, table, one)


def looked_back(server: Server, table: str, player: Player) -> None:
    step = server.http.get(f"/api/tables/{table}/replay/1").json()
    assert step["view"]["plain"]["piles"] == [1, 2]
    assert step["view"]["seat"] is None
    review = server.http.get(f"/api/tables/{table}/review").json()
    assert len(review["curve"]) == player.told["at"] + 1
    fork = server.http.post(f"/api/tables/{table}/fork", json={"at": 1, "seat": 1})
    assert fork.status_code == 201, fork.text
    assert [seat["bot"] for seat in fork.json()["table"]["seats"]] == ["search", None]


def test_alone_against_a_bot_everything_can_be_taken_back(server: Server) -> None:
    made = server.create(ME, RANDOM, game="nim", seed=4, options={"piles": 3})
    with server.sit(made["table"]["id"], made["token"]) as me:
        for _ in range(2):
            me.my_turn()
            me.play(me.legal[0][0])
        me.my_turn()
        at = me.told["at"]
        me.ask(type="undo")
        assert me.told["at"] < at


def test_a_bot_that_does_not_play_it_is_refused(server: Server) -> None:
    wanted = {"seats": [ME, {"kind": "bot", "bot": "greedy"}], "game": "nim"}
    answer = server.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert "there is no bot 'greedy'; known bots: search, random" in answer.json()["detail"]
