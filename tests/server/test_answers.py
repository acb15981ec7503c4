"""An answer belongs to the question that was asked with its ``ref``."""

from __future__ import annotations

from tests.server.client import ME, OPEN, Player, Server
from tests.server.test_seats import refused


def next_about(player: Player, *unwanted: str) -> dict[str, object]:
    """The next message that is none of these."""
    while (heard := player.hear())["type"] in ("presence", *unwanted):
        pass
    return heard


def test_what_was_asked_for_is_done_when_its_ref_comes_back(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7, game="nim")
    guest = server.join(table)
    with (
        server.sit(table["table"]["id"], table["token"]) as host,
        server.sit(table["table"]["id"], guest["token"]) as other,
    ):
        mover, waits = (host, other) if host.legal else (other, host)
        move = mover.legal[0][0]
        assert mover.ask(type="play", move=move, at=0, ref=41)["type"] == "update"
        assert next_about(mover) == {"type": "done", "ref": 41}
        assert next_about(waits)["type"] == "update"
        waits.say(type="ping", ref=5)
        assert next_about(waits) == {"type": "pong", "ref": 5}  # and nothing was done for them
        mover.say(type="undo", ref=42)
        assert next_about(mover)["type"] == "update"
        assert next_about(mover) == {"type": "done", "ref": 42}
        refused(mover.ask(type="undo", ref=43), "refused", "nothing-to-undo")
        assert mover.told["at"] == 0


def test_without_a_ref_nothing_is_said_besides(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7, game="nim")
    guest = server.join(table)
    with (
        server.sit(table["table"]["id"], table["token"]) as host,
        server.sit(table["table"]["id"], guest["token"]) as other,
    ):
        mover = host if host.legal else other
        mover.say(type="play", move=mover.legal[0][0], at=0)
        mover.say(type="ping", ref=6)
        assert next_about(mover, "update") == {"type": "pong", "ref": 6}


def test_a_hint_that_is_asked_for_while_another_is_worked_out_is_refused(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7)
    guest = server.join(table)
    with (
        server.sit(table["table"]["id"], table["token"]) as host,
        server.sit(table["table"]["id"], guest["token"]) as other,
    ):
        asks = host if host.legal else other
        asks.say(type="hint", ref=1)
        asks.say(type="hint", ref=2)
        first = next_about(asks)
        refused(first, "refused", "thinking")
        assert first["ref"] == 2
        second = next_about(asks)
        assert (second["type"], second["ref"]) == ("hint", 1)
