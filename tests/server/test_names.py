"""Names of people at a table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games import FOR_MANY
from tests.server.client import ME, OPEN, RANDOM, Server
from valewright.server.names import MOST_LETTERS, shown_name, told_apart

texts = st.text(max_size=60)


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("Żółć Ñandú 李雷 Ægir", "Żółć Ñandú 李雷 Ægir"),
        ("A\u202enna", "Anna"),
        ("\u2066Ann\u2069\u200f", "Ann"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("A\x1b[31mnn\x07", "A[31mnn"),
        ("Ann\u2028Bob", "Ann Bob"),
        ("e\u0301" + "\u0301" * 30, "é\u0301\u0301"),
        ("\u3164\u2800", ""),
        ("\u0301\u0302", ""),
        ("🐸 Frog", "🐸 Frog"),
        ("x" * 50, "x" * MOST_LETTERS),
    ],
)
def test_what_is_shown_of_a_name(given_name: str, shown: str) -> None:
    assert shown_name(given_name) == shown


@given(texts)
def test_a_name_is_one_short_line_that_stays_as_it_is(text: str) -> None:
    name = shown_name(text)
    assert len(name) <= MOST_LETTERS
    assert name == " ".join(name.split())
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cf", "Zl", "Zp"}
    assert shown_name(name) == name


@given(st.lists(texts.map(shown_name).filter(bool), min_size=2, max_size=6))
def test_names_of_a_table_are_told_apart(names: list[str]) -> None:
    found: list[str] = []
    for name in names:
        found.append(told_apart(name, found))
    assert len({name.casefold() for name in found}) == len(names)
    assert all(len(name) <= MOST_LETTERS for name in found)


def test_a_table_tells_its_people_apart(server: Server) -> None:
    wide = "\uff21\uff2e\uff2e"  # which reads ANN
    named = [{**ME, "name": "Ann"}, OPEN, {**RANDOM, "name": wide}]
    table = server.create(*named, game=FOR_MANY[0])
    assert [seat["name"] for seat in table["table"]["seats"]] == [
        "Ann",
        "Player 2",
        "\uff21\uff2e\uff2e (2)",
    ]
    guest = server.join(table, name="a\u200bnn\u202e")
    assert guest["table"]["seats"][1]["name"] == "ann (3)"
    other = server.create({**ME, "name": "Player 2"}, OPEN)
    assert server.join(other)["table"]["seats"][1]["name"] == "Player 2 (2)"
    url = f"/api/tables/{other['table']['id']}/join"
    wanted = {"invite": other["table"]["invite"], "name": "\u200b\u3164"}
    answer = server.http.post(url, json=wanted)
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad-request")
    assert "name" in answer.json()["detail"]
