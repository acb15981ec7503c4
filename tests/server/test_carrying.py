"""Seats taken along: other devices, phrases, and all that someone may try with them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.limits import FREELY
from tests.server.client import ME, OPEN, Json, Player, Server, running
from tests.server.databases import needs_databases, new_database, redis
from valewright.server import carrying
from valewright.server.settings import ServerSettings
from valewright.words import Words


class Browser:
    """Someone's browser: what it holds, and what it asks with that."""

    def __init__(self, server: Server, name: str, *tokens: str) -> None:
        self.server = server
        self.name = name
        self.tokens = list(tokens)

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        headers = {"Valewright-Tokens": ",".join(self.tokens)}
        given: Any = {"json": body} if body else {}
        return self.server.http.request(method, f"/api{path}", headers=headers, **given)

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Json:
        answer = self.ask("POST", path, **body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    def enrol(self) -> None:
        self.tokens.insert(0, self.post("/devices", name=self.name)["key"])

    def let_in(self, **by: Any) -> None:
        self.tokens.insert(0, self.post("/devices/redeem", name=self.name, **by)["key"])

    def tables(self) -> list[str]:
        return [table["id"] for table in self.get("/tables")]

    def devices(self) -> dict[str, str]:
        return {one["name"] or one["kind"]: one["id"] for one in self.get("/devices")["devices"]}


def reason(answer: httpx.Response) -> str:
    found = answer.json()
    assert found["detail"] == Words().say(f"refused-{found['reason']}", **found["arguments"])
    assert answer.status_code >= 400
    return str(found["reason"])


@pytest.fixture
def laptop(server: Server) -> Browser:
    """A browser that has made a table, and is a device."""
    made = server.create(ME, OPEN)
    found = Browser(server, "Laptop", made["token"])
    found.enrol()
    return found


def another(browser: Browser, name: str = "Phone", **wanted: Any) -> Browser:
    """One more device of the same person."""
    found = Browser(browser.server, name)
    found.let_in(ticket=browser.post("/devices/ticket")["ticket"], **wanted)
    return found


def test_two_devices_open_the_same_seats_from_then_on(server: Server, laptop: Browser) -> None:
    phone = another(laptop)
    assert phone.tables() == laptop.tables()
    assert list(another(laptop, "laptop").devices()) == ["Laptop", "Phone", "laptop (2)"]
    made = phone.post("/tables", game="nim", seats=[ME, OPEN])
    invite = laptop.get(f"/tables/{made['table']['id']}")["invite"]
    assert invite == made["table"]["invite"]
    assert len(laptop.tables()) == 2
    table_id = laptop.tables()[0]
    with (
        server.sit(table_id, laptop.tokens[0]) as one,
        server.sit(table_id, phone.tokens[0]) as two,
    ):
        assert one.told["seats"] == two.told["seats"] == [0]
    other = server.create(ME, OPEN)
    joined = phone.post(
        f"/tables/{other['table']['id']}/join", invite=other["table"]["invite"], name="Ada"
    )
    again = laptop.ask(
        *("POST", f"/tables/{other['table']['id']}/join"), invite=other["table"]["invite"]
    )
    assert reason(again) == "already-seated"  # also at the other device
    with server.sit(other["table"]["id"], laptop.tokens[0]) as player:
        assert player.told["seats"] == joined["seats"] == [1]


def test_a_socket_shows_a_token_and_the_secrets_of_its_device(
    server: Server, laptop: Browser
) -> None:
    phone = another(laptop)
    (table_id,) = phone.tables()
    with server.sit(table_id) as player:
        assert player.told["seats"] == []
    for sit, seats in (
        ({"token": None, "keys": ["unknown", phone.tokens[0]]}, [0]),
        ({"token": None, "keys": ["unknown"]}, []),
        ({"token": "of a table of old", "keys": phone.tokens}, [0]),
    ):
        with server.connected(table_id) as player:
            player.say(type="sit", **sit)
            assert player.hear()["seats"] == seats
    with server.connected(table_id) as player:
        player.say(type="sit", token="guessed", keys=["unknown"])
        assert player.hear()["reason"] == "unknown-token"
    with server.connected(table_id) as player:
        player.say(type="sit", keys=["x"] * 11)
        assert player.hear()["reason"] == "sit-first"


def test_a_ticket_works_once_and_not_when_it_is_guessed(laptop: Browser) -> None:
    ticket = laptop.post("/devices/ticket")["ticket"]
    assert len(ticket) >= 32
    stranger = Browser(laptop.server, "Stranger")
    offer = stranger.post("/devices/offer", ticket=ticket)
    assert offer == {"device": "Laptop", "seats": 1}
    assert stranger.post("/devices/offer", ticket=ticket) == offer
    stranger.let_in(ticket=ticket)
    for wrong in (ticket, "guessed", laptop.tokens[0], laptop.tokens[1]):
        for path, more in (("offer", {}), ("redeem", {"name": "X"})):
            answer = stranger.ask("POST", f"/devices/{path}", ticket=wrong, **more)
            assert (answer.status_code, reason(answer)) == (403, "bad-ticket")


def test_tickets_and_phrases_are_tried_so_often_at_most(tmp_path: Path) -> None:
    with running(tmp_path, tickets_per_hour=5) as server:
        guesser = Browser(server, "Guesser")
        for i in range(5):
            assert guesser.ask("POST", "/devices/offer", ticket=f"{i}").status_code == 403
        for path, body in (
            ("offer", {"ticket": "6"}),
            ("redeem", {"ticket": "6", "name": "X"}),
            ("redeem", {"phrase": "6", "name": "X"}),
        ):
            answer = guesser.ask("POST", f"/devices/{path}", **body)
            assert (answer.status_code, reason(answer)) == (429, "too-many")
            assert int(answer.headers["Retry-After"]) > 60
    assert 0 < ServerSettings().tickets_per_hour <= 1000
    assert FREELY["tickets_per_hour"] == 0


def test_a_device_that_is_removed_is_out_at_once(server: Server, laptop: Browser) -> None:
    phone = another(laptop)
    (table_id,) = laptop.tables()
    made = phone.post("/tables", game="nim", seats=[ME, OPEN])  # the phone has this token itself
    phone.tokens.append(made["token"])
    with (
        server.sit(table_id, phone.tokens[0]) as lost,
        server.sit(made["table"]["id"], made["token"]) as lost_too,
        server.sit(table_id, laptop.tokens[0]) as mine,
    ):
        assert laptop.ask("DELETE", f"/devices/{phone.devices()['Phone']}").status_code == 204
        for socket in (lost, lost_too):
            shut_out(socket)
        mine.say(type="ping", ref=1)
        while mine.hear()["type"] != "pong":
            pass
    assert phone.tables() == []
    for token in phone.tokens:
        with server.connected(table_id) as player:
            player.say(type="sit", token=token)
            assert player.hear()["reason"] == "unknown-token"
    for method, path in (("POST", "/devices/ticket"), ("POST", "/devices/phrase")):
        assert reason(phone.ask(method, path)) == "no-device"
    assert len(laptop.tables()) == 2
    assert list(laptop.devices()) == ["Laptop"]


def shut_out(socket: Player) -> None:
    """Hear that this socket is ended for good."""
    while (heard := socket.hear())["type"] != "error":
        pass
    assert (heard["code"], heard["reason"]) == ("forbidden", "shut-out")
    with pytest.raises(ConnectionClosed) as closed:
        socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_the_last_device_stays_and_others_cannot_remove_it(laptop: Browser) -> None:
    own = laptop.devices()["Laptop"]
    assert reason(laptop.ask("DELETE", f"/devices/{own}")) == "last-device"
    made = laptop.server.create(ME, OPEN)
    stranger = Browser(laptop.server, "Stranger", made["token"])
    assert reason(stranger.ask("DELETE", f"/devices/{own}")) == "no-device"
    stranger.enrol()
    assert stranger.ask("DELETE", f"/devices/{own}").status_code in (204, 422)
    another(stranger)
    assert stranger.ask("DELETE", f"/devices/{own}").status_code == 204  # and nothing happens
    assert list(laptop.devices()) == ["Laptop"]
    laptop.post("/devices/phrase")
    assert laptop.ask("DELETE", f"/devices/{own}").status_code == 204
    assert laptop.tables() == []


def test_a_phrase_opens_everything_anywhere_until_it_is_replaced(laptop: Browser) -> None:
    words = laptop.post("/devices/phrase")["words"]
    assert list(laptop.devices()) == ["Laptop", "phrase"]
    found = Browser(laptop.server, "Found")
    found.let_in(phrase=" ".join(words).upper())
    assert found.tables() == laptop.tables()
    newer = found.post("/devices/phrase")["words"]
    late = Browser(laptop.server, "Late")
    for phrase, why in (
        (" ".join(words), "unknown-phrase"),
        (" ".join(newer[:-1]), "bad-phrase"),
        (" ".join([*newer[1:], newer[0]]), "bad-phrase"),
        ("", "bad-phrase"),
    ):
        answer = late.ask("POST", "/devices/redeem", name="Late", phrase=phrase)
        assert reason(answer) == why
    late.let_in(phrase="\n".join(newer))
    assert list(late.devices()) == ["Laptop", "Found", "phrase", "Late"]


def test_what_is_asked_for_badly_is_refused(laptop: Browser) -> None:
    for body in (
        {"name": "X"},
        {"name": "X", "ticket": "a", "phrase": "b"},
        {"name": "\u202e", "ticket": "a"},
        {"name": "X" * 41, "ticket": "a"},
        {"name": "X", "ticket": "a" * 101},
        {"name": "X", "phrase": "a" * 401},
        {"name": "X", "ticket": 7},
    ):
        answer = laptop.ask("POST", "/devices/redeem", **body)
        assert (answer.status_code, answer.json()["reason"]) == (422, "bad-request")
    assert reason(laptop.ask("POST", "/devices", name="Again")) == "already-device"
    nobody = Browser(laptop.server, "Nobody", "guessed")
    assert reason(nobody.ask("POST", "/devices", name="Nobody")) == "no-seats"
    assert nobody.get("/devices") == {"devices": [], "held": 0, "bare": 1}


def test_a_browser_keeps_its_own_seats_to_itself_unless_asked(laptop: Browser) -> None:
    own = laptop.server.create(ME, OPEN)
    phone = Browser(laptop.server, "Phone", own["token"])
    phone.let_in(ticket=laptop.post("/devices/ticket")["ticket"])
    assert len(phone.tables()) == 2
    assert len(laptop.tables()) == 1
    about = phone.get("/devices")
    assert (about["held"], about["bare"]) == (1, 1)
    assert phone.ask("POST", "/devices/gather").status_code == 204
    about = phone.get("/devices")
    assert (about["held"], about["bare"]) == (2, 0)
    assert len(laptop.tables()) == 2


def test_a_browser_with_a_keyring_of_its_own_may_bring_it_along(laptop: Browser) -> None:
    desk = Browser(laptop.server, "Desk", laptop.server.create(ME, OPEN)["token"])
    desk.enrol()
    tablet = another(desk, "Tablet")
    tablet.let_in(ticket=laptop.post("/devices/ticket")["ticket"])
    assert (len(tablet.tables()), len(desk.tables()), len(laptop.tables())) == (2, 1, 1)
    assert tablet.ask("POST", "/devices/gather").status_code == 204
    assert (len(tablet.tables()), len(desk.tables()), len(laptop.tables())) == (2, 2, 2)
    assert sorted(laptop.devices()) == ["Desk", "Laptop", "Tablet"]


def test_tickets_for_tables_that_are_gone_open_nothing(tmp_path: Path) -> None:
    with running(tmp_path, key="key") as server:
        laptop = Browser(server, "Laptop", server.create(ME, OPEN)["token"])
        laptop.enrol()
        ticket = laptop.post("/devices/ticket")["ticket"]
        (table_id,) = laptop.tables()
        path = f"/api/admin/tables/{table_id}"
        assert server.http.delete(path, headers={"Valewright-Admin": "key"}).json()["deleted"]
        phone = Browser(server, "Phone")
        phone.let_in(ticket=ticket)
        assert phone.tables() == []
        with server.connected(table_id) as player:
            player.say(type="sit", keys=phone.tokens)
            assert player.hear()["reason"] == "no-table"


def test_when_a_device_was_seen_is_noted_now_and_then(
    laptop: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seen() -> float:
        found: float = laptop.get("/devices")["devices"][0]["seen"]
        return found

    first = seen()
    assert seen() == first
    monkeypatch.setattr(carrying, "SEEN_SECONDS", 0.0)
    seen()
    assert seen() > first


def test_no_answer_depends_on_the_name_that_a_request_gives_the_server(laptop: Browser) -> None:
    """Links are made by the page: nothing that the server says has an address in it."""
    headers = {"Valewright-Tokens": laptop.tokens[0], "X-Forwarded-Host": "evil.example"}
    for host in ("localhost", "127.0.0.1"):
        answer = laptop.server.http.post("/api/devices/ticket", headers={**headers, "Host": host})
        assert sorted(answer.json()) == ["seconds", "ticket"]
        assert "example" not in answer.text
        assert "http" not in answer.text
    wrong = laptop.server.http.post(
        "/api/devices/ticket", headers={**headers, "Host": "evil.example"}
    )
    assert wrong.json()["reason"] == "wrong-host"


@pytest.fixture(params=["redis", "database alone"])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    address = redis().address() if request.param == "redis" else ""
    database = new_database()
    with (
        running(tmp_path, database=database, redis=address) as one,
        running(tmp_path, database=database, redis=address) as other,
    ):
        yield one, other


@needs_databases
def test_a_device_that_is_removed_at_one_worker_is_out_at_the_other(
    two: tuple[Server, Server],
) -> None:
    one, other = two
    made = one.create(ME, OPEN)
    laptop = Browser(one, "Laptop", made["token"])
    laptop.enrol()
    phone = Browser(other, "Phone")
    phone.let_in(ticket=laptop.post("/devices/ticket")["ticket"])
    assert phone.tables() == [made["table"]["id"]]
    with other.sit(made["table"]["id"], phone.tokens[0]) as lost:
        assert lost.told["seats"] == [0]
        assert laptop.ask("DELETE", f"/devices/{laptop.devices()['Phone']}").status_code == 204
        shut_out(lost)
    assert phone.tables() == []
