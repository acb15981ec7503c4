"""What the host of a table does about guests: invitations, seats taken back, tables for anyone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games import FOR_MANY
from tests.server.client import ME, OPEN, RANDOM, Json, Player, Server, running
from tests.server.test_carrying import Browser, reason
from tests.server.test_seats import refused
from valewright.server import open_tables

LONG: Json = {"piles": 7, "most": 32}
SHOWN = {"title": "For all", "language": "ca"}


def joined(server: Server, table: Json, invite: str | None = None, **wanted: Any) -> Any:
    given = {} if invite is None else {"invite": invite}
    path = f"/api/tables/{table['table']['id']}/join"
    return server.http.post(path, json={**given, **wanted})


def changed(player: Player, **message: Any) -> Json:
    """What a table is like after the host has changed something."""
    player.say(**message, ref=1)
    while (heard := player.hear())["type"] not in ("done", "error"):
        pass
    assert heard["type"] == "done", heard
    found: Json = player.told["table"]
    return found


def test_a_renewed_invitation_is_the_only_one(server: Server) -> None:
    table = server.create(ME, OPEN, OPEN, game=FOR_MANY[0])
    old = table["table"]["invite"]
    guest = joined(server, table, old).json()
    with (
        server.sit(table["table"]["id"], table["token"]) as host,
        server.sit(table["table"]["id"], guest["token"]) as player,
    ):
        refused(player.ask(type="renew_invitation"), "forbidden", "not-host")
        new = changed(host, type="renew_invitation")["invite"]
        player.until(lambda p: p.told["table"]["invite"] == new)
    assert new != old
    assert len(new) == len(old)
    assert reason(joined(server, table, old)) == "wrong-invitation"
    assert joined(server, table, new).status_code == 200


def test_a_seat_is_taken_back_from_a_guest_who_has_not_played(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7, options=LONG)
    table_id, old = table["table"]["id"], table["table"]["invite"]
    guest = joined(server, table, old, name="Ada").json()
    with (
        server.sit(table_id, table["token"]) as host,
        server.sit(table_id, guest["token"]) as player,
    ):
        refused(player.ask(type="take_seat", seat=1), "forbidden", "not-host")
        refused(host.ask(type="take_seat", seat=0), "refused", "no-guest")
        refused(host.ask(type="take_seat", seat=5), "refused", "no-seat")
        assert (host.told["guests"], player.told["guests"]) == ([1], [])
        found = changed(host, type="take_seat", seat=1)
        assert host.told["guests"] == []
        assert found["seats"][1]["kind"] == "open"
        assert found["seats"][1]["name"] == "Player 2"
        player.until(lambda p: p.told["seats"] == [])
        assert player.view["seat"] is None  # and sees what everyone sees
        assert player.told["table"]["invite"] is None
        refused(player.ask(type="play", move=0, at=0), "forbidden", "spectator")
        refused(host.ask(type="take_seat", seat=1), "refused", "no-guest")
    with server.connected(table_id) as player:
        player.say(type="sit", token=guest["token"])
        assert player.hear()["reason"] == "unknown-token"
    assert reason(joined(server, table, old)) == "wrong-invitation"
    assert joined(server, table, found["invite"]).status_code == 200


def test_a_seat_is_not_taken_back_from_whoever_has_played(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7, options=LONG)
    table_id = table["table"]["id"]
    guest = joined(server, table, table["table"]["invite"], name="Ada").json()
    with (
        server.sit(table_id, table["token"]) as host,
        server.sit(table_id, guest["token"]) as player,
    ):
        while player.told["at"] == 0 or player.legal:
            mover = host if host.legal else player
            mover.play(mover.legal[0][0])
            for one in (host, player):
                one.until(lambda p: p.told["at"] == mover.told["at"])  # noqa: B023
        assert host.told["guests"] == []
        refused(host.ask(type="take_seat", seat=1), "refused", "guest-played")
    with server.sit(table_id, guest["token"]) as player:
        assert player.told["seats"] == [1]
        player.say(type="resign", seat=1)
        player.until(lambda p: p.told["table"]["status"] == "over")
    with server.sit(table_id, table["token"]) as host:
        for message in ("renew_invitation", "take_seat", "list"):
            more = {"seat": 1} if message == "take_seat" else {}
            heard = host.ask(type=message, **more)
            assert heard["reason"] in ("game-over", "no-open-tables")


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, open_tables=True) as found:
        yield found


def listed(server: Server, **query: Any) -> Json:
    answer = server.http.get("/api/open-tables", params=query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_no_table_is_listed_where_the_host_of_the_server_does_not_want_it(server: Server) -> None:
    assert server.http.get("/api/meta").json()["open_tables"] is False
    assert reason(server.http.get("/api/open-tables")) == "no-open-tables"
    wanted = {"game": "nim", "seats": [ME, OPEN], "listing": SHOWN}
    assert reason(server.http.post("/api/tables", json=wanted)) == "no-open-tables"
    table = server.create(ME, OPEN)
    with server.sit(table["table"]["id"], table["token"]) as host:
        refused(host.ask(type="list", listing=SHOWN), "forbidden", "no-open-tables")
    assert reason(joined(server, table)) == "wrong-invitation"


def test_anyone_joins_a_table_that_is_listed_and_learns_nothing_else(public: Server) -> None:
    server = public
    table = server.create(ME, RANDOM, OPEN, game=FOR_MANY[0], listing=SHOWN)
    hidden = server.create(ME, OPEN)
    (found,) = listed(server)["tables"]
    assert found == {
        "id": table["table"]["id"],
        "game": FOR_MANY[0],
        **SHOWN,
        "seats": 3,
        "free": 1,
        "created": table["table"]["created"],
    }
    assert reason(joined(server, hidden)) == "wrong-invitation"
    assert reason(joined(server, table, seat=1)) == "seat-taken"  # a bot's needs an invitation
    assert reason(joined(server, table, "guessed")) == "wrong-invitation"
    guest = joined(server, table, name="Ada")
    assert guest.json()["seats"] == [2]
    assert listed(server)["tables"] == []  # it is full
    twice = Browser(server, "Ada", guest.json()["token"])
    assert reason(twice.ask("POST", f"/tables/{found['id']}/join", name="B")) == "already-seated"


def test_the_host_lists_a_table_and_takes_it_from_the_list(public: Server) -> None:
    server = public
    table = server.create(ME, OPEN, options=LONG)
    guest: Json | None = None
    with server.sit(table["table"]["id"], table["token"]) as host:
        assert host.told["table"]["listing"] is None
        assert changed(host, type="list", listing=SHOWN)["listing"] == SHOWN
        assert len(listed(server)["tables"]) == 1
        assert changed(host, type="list", listing=None)["listing"] is None
        assert listed(server)["tables"] == []
        assert reason(joined(server, table)) == "wrong-invitation"
        changed(host, type="list", listing=SHOWN)
        guest = joined(server, table).json()
        with server.sit(table["table"]["id"], guest["token"]) as player:
            refused(player.ask(type="list", listing=None), "forbidden", "not-host")
        # Whoever is sent away does not come back by the list
        assert changed(host, type="take_seat", seat=1)["listing"] is None
        assert reason(joined(server, table)) == "wrong-invitation"
        for wrong in ({"title": "\u200b"}, {"language": "xx"}, {"title": "x" * 41}, {"more": 1}):
            heard = host.ask(type="list", listing={**SHOWN, **wrong})
            assert heard["reason"] == "bad-request"


def test_the_list_comes_in_pages_and_not_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "A_PAGE", 2)
    with running(tmp_path, open_tables=True, lists_per_hour=6) as server:
        made = [server.create(ME, OPEN, listing=SHOWN)["table"]["id"] for _ in range(5)]
        found: list[str] = []
        page = listed(server)
        for _ in range(2):
            found += [table["id"] for table in page["tables"]]
            page = listed(server, before=page["next"])
        found += [table["id"] for table in page["tables"]]
        assert found == made[::-1]
        assert page["next"] is None
        for wrong in ("nan", "inf", "-1", "x"):
            answer = server.http.get("/api/open-tables", params={"before": wrong})
            assert answer.status_code in (422, 429)
        answer = server.http.get("/api/open-tables")
        assert (answer.status_code, reason(answer)) == (429, "too-many")


def test_a_rematch_is_not_listed(public: Server) -> None:
    table = public.create(ME, OPEN, listing=SHOWN)
    guest = joined(public, table).json()
    with public.sit(table["table"]["id"], guest["token"]) as player:
        player.say(type="resign", seat=1)
        player.until(lambda p: p.told["table"]["status"] == "over")
        player.say(type="rematch")
        player.until(lambda p: p.told["table"]["rematch"] is not None)
        rematch = player.told["table"]["rematch"]
    assert public.http.get(f"/api/tables/{rematch}").json()["listing"] is None
