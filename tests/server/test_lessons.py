"""Tables that begin with the position of a lesson."""

from __future__ import annotations

import pytest

from tests.games import FOLDERS
from tests.server.client import Server
from tests.server.test_deal import given_up
from valewright.scenarios.lessons import lesson_files, lesson_start

ME = {"kind": "me", "name": "Ada"}
RANDOM = {"kind": "bot", "bot": "random"}
GAME, LESSON = next((game, called) for game in FOLDERS for called in lesson_files(game))


@pytest.mark.parametrize(
    ("game", "called"), [(game, called) for game in FOLDERS for called in lesson_files(game)]
)
def test_a_table_begins_with_it(server: Server, game: str, called: str) -> None:
    made = server.create(ME, RANDOM, game=game, lesson=called)
    table = made["table"]
    assert table["lesson"] == called
    assert table["deal"]["known"]
    start = lesson_start(game, called)
    assert start is not None
    with server.sit(table["id"], made["token"]) as player:
        player.my_turn()
        legal = {words for _, words in player.legal}
        assert legal == {start.notation(move) for move in start.legal_moves()}
        assert player.play(player.legal[0][0])["type"] == "update"


def test_other_tables_have_none(server: Server) -> None:
    assert server.create(ME, RANDOM)["table"]["lesson"] is None


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"lesson": "nothing"}, "There is no such lesson"),
        ({"lesson": "../" + LESSON}, "There is no such lesson"),
        ({"lesson": ""}, "lesson"),
        ({"lesson": LESSON, "seed": 3}, "its own seed"),
        ({"lesson": LESSON, "options": {"cards": ""}}, "its own options"),
        ({"lesson": LESSON, "seats": [ME, RANDOM, RANDOM]}, "this lesson is for 2, not 3"),
        ({"lesson": LESSON, "game": "nim"}, "There is no such lesson"),
    ],
)
def test_what_does_not_fit_is_refused(
    server: Server, wanted: dict[str, object], words: str
) -> None:
    asked = {"seats": [ME, RANDOM], "game": GAME, **wanted}
    answer = server.http.post("/api/tables", json=asked)
    assert answer.status_code == 422
    assert words in answer.json()["detail"]


def test_a_rematch_is_a_game_like_others(server: Server) -> None:
    made = server.create(ME, RANDOM, game=GAME, lesson=LESSON)
    over = given_up(server, made)
    with server.sit(over["id"], made["token"]) as player:
        rematch = player.ask(type="rematch")["table"]["rematch"]
    assert server.http.get(f"/api/tables/{rematch}").json()["lesson"] is None
