"""Tables of Mystic Vale over HTTP: warnings, card files, what is refused."""

import pytest

from tests.server.client import GREEDY, ME, Json, Server


def test_a_table_that_is_short_of_cards_is_made_with_warnings(server: Server) -> None:
    few = {"conclaves": ["Homeland", "Upwelling"]}
    wanted = {"game": "mystic-vale", "seats": [ME, GREEDY], "options": few}
    checked = server.http.post("/api/tables/check", json=wanted).json()["warnings"]
    assert [warning["kind"] for warning in checked] == ["vp", "vales-1", "vales-2"]
    assert checked[0]["n"] == 1
    assert checked[0]["needed"] == 2
    assert "only 1 of these conclaves supply VP" in checked[0]["words"]
    assert server.create(ME, GREEDY, game="mystic-vale", options=few)["warnings"] == checked
    assert server.create(ME, GREEDY, game="mystic-vale")["warnings"] == []


def test_a_table_is_checked_without_being_made(server: Server) -> None:
    wrong = {
        "game": "mystic-vale",
        "seats": [ME, GREEDY],
        "options": {"conclaves": ["Homeland", "Homeland"]},
    }
    answer = server.http.post("/api/tables/check", json=wrong)
    assert answer.status_code == 422
    assert "named more than once" in answer.text


def test_a_table_has_the_values_of_its_cards(server: Server) -> None:
    def cost(**query: str) -> int:
        cards = server.http.get("/api/catalogue", params={"game": "mystic-vale", **query}).json()[
            "advancements"
        ]
        return next(int(card["cost"]) for card in cards if card["name"] == "Podlings")

    cards = '[[advancement]]\nname = "Podlings"\ncost = 17\n'
    table = server.create(ME, GREEDY, game="mystic-vale", options={"cards": cards})
    assert cost(table=table["table"]["id"]) == 17
    assert cost() < 17
    assert cost(table=server.create(ME, GREEDY, game="mystic-vale")["table"]["id"]) == cost()
    assert server.http.get("/api/catalogue", params={"table": "nothing"}).status_code == 404


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"pool": "many"}, "pool: must be a whole number"),
        ({"pool": 10**30}, "pool"),
        ({"sets": ["base", "moon"]}, "moon"),
        ({"cards": "[["}, ""),
    ],
)
def test_options_that_cannot_be_are_refused_in_words(
    server: Server, options: Json, words: str
) -> None:
    wanted = {"game": "mystic-vale", "seats": [ME, GREEDY], "options": options}
    answer = server.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert words in answer.json()["detail"]


def test_sets_are_told(server: Server) -> None:
    games = server.http.get("/api/meta").json()["games"]
    found = next(game for game in games if game["name"] == "mystic-vale")
    assert "mana-storm" in found["options"][1]["choices"]


def test_the_catalogue_is_whole(server: Server) -> None:
    told = server.http.get("/api/catalogue", params={"game": "mystic-vale"}).json()
    assert len(told["vales"]) == 64
