"""An owner's box over HTTP: checked, told to all who sit down, and kept by all that comes of it."""

import time
from typing import Any

import pytest

from tests.server.client import GREEDY, ME, OPEN, Json, Server
from valewright.games import read_record
from valewright.kernel.data import MOST_TEXT

BOX = """\
[box]
name = "Anna's box"

[[advancement]]
name = "Podlings"
cost = 3
symbols = { sky = 1 }

[[vale]]
name = "Azure Lake"
vp_end = 7

[players]
vp_pool = { 2 = 1 }
"""


def check(server: Server, text: str, **more: Any) -> Json:
    answer = server.http.post("/api/box", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_box_is_checked_field_by_field(server: Server) -> None:
    found = check(server, BOX + '\n[[leader]]\nname = "Ashae"\nupgraded.vp_end = "x"\nwings = 2\n')
    errors = [message for message in found["messages"] if message["level"] == "error"]
    assert [(one["kind"], one["name"], one["field"]) for one in errors] == [
        ("leader", "Ashae", "upgraded.vp_end"),
        ("leader", "Ashae", "wings"),
    ]
    assert errors[0]["words"] == "must be a whole number, not 'x'"
    assert errors[0]["text"].startswith("cards file, leader 'Ashae', upgraded side, field vp_end:")
    assert found["name"] == "Anna's box"
    assert found["values"]["advancement"] == {"Podlings": {"cost": 3, "symbols": {"sky": 1}}}
    assert found["tables"] == {"players": {"vp_pool": {"2": 1}}}
    assert not found["comments"]


def test_what_contradicts_a_document_is_a_warning(server: Server) -> None:
    found = check(server, BOX)
    (warning,) = found["messages"]
    assert (warning["level"], warning["name"], warning["field"]) == ("warning", "Podlings", "cost")
    assert "cost 2" in warning["words"]


def test_progress_is_told_set_by_set(server: Server) -> None:
    none = {group["group"]: group for group in check(server, "")["progress"]}
    some = {group["group"]: group for group in check(server, BOX)["progress"]}
    assert list(none) == ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm", "conclaves"]
    assert all(group["settled"] == 0 < group["unknown"] for group in none.values())
    # The cost of Podlings is documented, its symbols and the worth of Azure Lake are not.
    assert some["base"] == {**none["base"], "settled": 2}
    assert some["mana-storm"] == none["mana-storm"]


def test_a_component_of_ones_own_and_comments_are_told_apart(server: Server) -> None:
    text = (
        "# mine\n[[vale]]\nname = 'Pond'\nlevel = 1\ncopies = 2\nwhen = 'harvest'\ntext = '1.'\n"
        "ability = { do = 'gain', what = 'mana' }\n[[advancement]]\nname = 'Stag'\ntext = 'Jump.'\n"
        "when = 'harvest'\nability = { do = 'gain', what = 'mana' }\n"
    )
    found = check(server, text)
    assert found["messages"] == []
    assert found["comments"]
    assert found["values"] == {}
    assert set(found["components"]["vale"]["Pond"]) == {
        "level",
        "copies",
        "when",
        "text",
        "ability",
    }
    assert set(found["components"]["advancement"]["Stag"]) == {"text", "when", "ability"}


HOSTILE = {
    "dots": "a" + ".a" * 100_000 + " = 1",
    "header": "[" + "a." * 100_000 + "a]",
    "quoted dots": '"a"' + '."a"' * 60_000 + " = 1",
    "deep": "a = " + "[" * 200_000,
    "digits": "a = " + "9" * 200_000,
    "unclosed": '"\\' * 100_000,
    "tables": "[[advancement]]\n" * 15_000,
    "many": "".join(f"[[vale]]\nname = 'v{i}'\n" for i in range(9_000)),
    "fields": "[[vale]]\nname = 'Azure Lake'\n" + "".join(f"f{i} = 1\n" for i in range(15_000)),
    "long name": "[[vale]]\nname = '" + "x" * 200_000 + "'\n",
    "long value": "[[vale]]\nname = 'Azure Lake'\nvp_end = '" + "x" * 200_000 + "'\n",
    "date": "[[vale]]\nname = 'Azure Lake'\nvp_end = 1979-05-27\n",
    "nan": "[[vale]]\nname = 'Azure Lake'\nvp_end = nan\ncost = { sky = inf }\n",
    "types": "advancement = 3\nvale = [1]\nbox = 'x'\n",
    "side": "[[leader]]\nname = 'Ashae'\nstart = 3\nupgraded = [1]\n",
    "box name": '[box]\nname = "two\\nlines"\n',
    "null": '[[vale]]\nname = "a\\u0000b"\n',
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_text_is_refused_in_words(server: Server, kind: str) -> None:
    found = check(server, HOSTILE[kind])
    errors = [message for message in found["messages"] if message["level"] == "error"]
    assert 0 < len(errors) <= 40
    assert all(0 < len(one["words"]) <= len(one["text"]) <= 1000 for one in errors)
    answer = server.http.post(
        "/api/tables",
        json={"game": "mystic-vale", "seats": [ME, GREEDY], "options": {"cards": HOSTILE[kind]}},
    )
    assert answer.status_code == 422


def test_a_text_that_is_too_long_is_refused_before_it_is_read(server: Server) -> None:
    for length, status in ((MOST_TEXT + 1, 422), (1_000_000, 413)):
        answer = server.http.post("/api/box", json={"text": "#" * length})
        assert answer.status_code == status
        assert answer.json()["detail"]
    answer = server.http.post(
        "/api/tables",
        json={
            "game": "mystic-vale",
            "seats": [ME, GREEDY],
            "options": {"cards": "#" * (MOST_TEXT + 1)},
        },
    )
    assert answer.status_code == 422
    assert f"{MOST_TEXT} at most" in answer.json()["detail"]


@pytest.mark.parametrize("body", [{}, {"text": 3}, {"text": None}, {"text": "", "game": "chess"}])
def test_a_body_that_is_no_text_is_refused(server: Server, body: Json) -> None:
    assert server.http.post("/api/box", json=body).status_code == 422


def test_misty_valley_has_no_box(server: Server) -> None:
    answer = server.http.post("/api/box", json={"text": "", "game": "misty-valley"})
    assert (answer.status_code, answer.json()["detail"]) == (
        422,
        "game: Misty Valley has no box to fill in",
    )


# At a table


def differences(server: Server, table: str) -> dict[tuple[str, str], Any]:
    found = server.http.get(f"/api/tables/{table}/box").json()
    assert found["text"] == BOX
    assert found["name"] == "Anna's box"
    return {(one["name"], one["field"]): one["here"] for one in found["differences"]}


EXPECTED = {
    ("Podlings", "cost"): 3,
    ("Podlings", "symbols"): {"sky": 1},
    ("Azure Lake", "vp_end"): 7,
    ("", "vp_pool.2"): 1,
}


def cost(server: Server, table: str) -> tuple[int, str]:
    cards = server.http.get("/api/catalogue", params={"table": table}).json()["advancements"]
    (found,) = (card for card in cards if card["name"] == "Podlings")
    return found["cost"], found["provenance"]["cost"]


def test_all_who_come_to_a_table_are_told_of_its_box(server: Server) -> None:
    made = server.create(ME, OPEN, GREEDY, game="mystic-vale", options={"cards": BOX})
    told = {"name": "Anna's box", "differs": len(EXPECTED)}
    table = made["table"]["id"]
    assert made["table"]["box"] == told
    assert "cards" not in made["table"]["options"]
    assert server.http.get(f"/api/tables/{table}").json()["box"] == told
    joined = server.join(made)
    assert joined["table"]["box"] == told
    for token in (made["token"], joined["token"], None):
        with server.sit(table, token) as player:
            assert player.told["table"]["box"] == told
    assert differences(server, table) == EXPECTED
    assert cost(server, table) == (3, "box")


def test_a_table_without_a_box_says_so(server: Server) -> None:
    made = server.create(ME, GREEDY, game="mystic-vale")
    assert made["table"]["box"] is None
    assert server.http.get(f"/api/tables/{made['table']['id']}/box").status_code == 404
    assert cost(server, made["table"]["id"]) == (2, "documented")


def finished(server: Server) -> Json:
    """A short game with the box, played to its end."""
    made = server.create(ME, GREEDY, game="mystic-vale", options={"cards": BOX}, seed=2)
    with server.sit(made["table"]["id"], made["token"]) as player:
        until = time.monotonic() + 60
        while player.told["table"]["status"] == "playing" and time.monotonic() < until:
            player.my_turn()
            if player.legal:
                player.play(player.legal[-1][0])
        assert player.told["table"]["status"] == "over"
        player.ask(type="rematch")
        made["rematch"] = player.told["table"]["rematch"]
    return made


def test_a_box_stays_with_all_that_comes_of_a_game(server: Server) -> None:
    """Replay, record, review, a game brought back from its record, playing on, and a rematch."""
    made = finished(server)
    table = made["table"]["id"]
    step = server.http.get(f"/api/tables/{table}/replay/0").json()
    assert step["view"]["options"]["pool"] == 1
    record = server.http.get(f"/api/tables/{table}/record").text
    played = read_record(record)
    assert played.options["cards"] == BOX
    assert played.state.over
    review = server.http.get(f"/api/tables/{table}/review", timeout=300).json()
    assert len(review["curve"]) == len(played.moves) + 1

    again = server.http.post("/api/records", json={"text": record}).json()["table"]
    fork = server.http.post(f"/api/tables/{table}/fork", json={"at": 2, "seat": 0}).json()["table"]
    for found in (table, again["id"], fork["id"], made["rematch"]):
        assert differences(server, found) == EXPECTED
        assert server.http.get(f"/api/tables/{found}").json()["box"]["differs"] == len(EXPECTED)
        assert cost(server, found) == (3, "box")
    last = server.http.get(f"/api/tables/{again['id']}/replay/{len(played.moves)}").json()
    assert last["result"]["scores"] == played.state.scores()
    with server.sit(made["rematch"], made["token"]) as player:
        assert player.view["options"]["pool"] == 1


def test_a_file_of_tiles_is_told_too(server: Server) -> None:
    tiles = "[scoring]\nencounter_unmet = 2\n"
    made = server.create(ME, GREEDY, game="misty-valley", options={"cards": tiles})
    assert made["table"]["box"] == {"name": "", "differs": 1}
