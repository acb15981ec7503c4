"""Misty Valley over the wire."""

import random

from tests.server.client import ME, OPEN, Server
from tests.server.test_play import choose


def test_a_hand_is_shown_to_its_owner_alone(server: Server) -> None:
    table = server.create(ME, OPEN, seed=4, game="misty-valley", options={"expansion": True})
    table_id = table["table"]["id"]
    guest = server.join(table)
    rng = random.Random(5)
    with (
        server.sit(table_id, table["token"]) as first,
        server.sit(table_id, guest["token"]) as second,
        server.sit(table_id) as onlooker,
    ):
        everyone = (first, second, onlooker)
        while True:
            newest = max(p.told["seq"] for p in everyone)
            for player in everyone:
                player.until(lambda p, newest=newest: p.told["seq"] >= newest)  # type: ignore[misc]
            for seat, player in enumerate((first, second)):
                assert len(player.view["me"]["hand"]) == player.view["players"][seat]["hand_size"]
                assert bool(player.legal) == (player.view["to_act"] == seat)
                assert player.legal or not player.view["previews"]
            assert onlooker.view["me"] is onlooker.view["unseen"] is None
            assert not onlooker.legal
            assert not onlooker.view["previews"]
            for key in ("board", "display", "players", "to_act", "in_the_air"):
                assert first.view[key] == second.view[key] == onlooker.view[key], key
            if onlooker.told["table"]["status"] != "playing":
                break
            actor = (first, second)[onlooker.view["to_act"]]
            assert actor.play(choose(actor, rng))["type"] in ("update", "presence")
        assert first.log == second.log == onlooker.log
