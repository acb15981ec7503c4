"""Mystic Vale over the wire."""

import json
import random

from tests.server.client import ME, OPEN, Json, Player, Server
from tests.server.test_play import choose


def test_two_people_and_an_onlooker_see_the_same_table_and_only_their_own_secrets(
    server: Server,
) -> None:
    options: Json = {"pool": 4, "leaders": "deal-two", "sets": ["base", "mana-storm"]}
    table = server.create(ME, OPEN, seed=3, game="mystic-vale", options=options)
    table_id = table["table"]["id"]
    guest = server.join(table, name="Ada")
    assert guest["seats"] == [1]
    rng = random.Random(5)
    with (
        server.sit(table_id, table["token"]) as first,
        server.sit(table_id, guest["token"]) as second,
        server.sit(table_id) as onlooker,
    ):
        offers = 0
        everyone = (first, second, onlooker)
        while True:
            newest = max(p.told["seq"] for p in everyone)
            for player in everyone:
                player.until(lambda p, newest=newest: p.told["seq"] >= newest)  # type: ignore[misc]
            check_secrets(first, second, onlooker)
            offers += bool(first.view["offered"] or second.view["offered"])
            if onlooker.told["table"]["status"] != "playing":
                break
            actor = (first, second)[onlooker.view["to_act"]]
            assert actor.play(choose(actor, rng))["type"] in ("update", "presence")
        assert offers
        assert first.log == second.log == onlooker.log


def check_secrets(first: Player, second: Player, onlooker: Player) -> None:
    for seat, player in enumerate((first, second)):
        assert player.view["seat"] == seat
        assert player.view["me"] is not None
        if player.view["to_act"] != seat:
            assert not player.legal
            assert not player.view["sees"]
            assert not player.view["offered"]
    assert onlooker.view["me"] is None
    assert not onlooker.legal
    assert not onlooker.view["sees"]
    assert not onlooker.view["offered"]
    for name in ("pool", "commons", "players", "to_act", "decision", "vales", "harvest"):
        assert first.view[name] == second.view[name] == onlooker.view[name], name


def keys(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data).union(*(keys(value) for value in data.values()))
    return set().union(*(keys(value) for value in data)) if isinstance(data, list) else set()


def test_an_onlooker_gets_no_key_to_anything(server: Server) -> None:
    table = server.create(ME, OPEN, seed=987654321, game="mystic-vale")
    with server.sit(table["table"]["id"]) as onlooker:
        text = json.dumps(onlooker.told)
    assert not keys(onlooker.told) & {"deck", "deck_top", "deck_bottom", "spoil_odds", "rng"}
    for secret in ("987654321", table["token"], table["table"]["invite"]):
        assert secret not in text
