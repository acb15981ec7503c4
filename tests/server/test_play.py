"""Whole games over the wire."""

import json
import random
import time
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, OPEN, RANDOM, Json, Player, Server, running
from valewright.games import game, read_record


def choose(player: Player, rng: random.Random) -> int:
    move: int = rng.choice(player.legal)[0]
    return move


def play_out(player: Player, rng: random.Random) -> None:
    """Play until the table is over."""
    player.my_turn()
    while player.told["table"]["status"] == "playing":
        heard = player.play(choose(player, rng))
        assert heard["type"] == "update", heard
        player.my_turn()


GAMES: list[tuple[str, Json]] = [
    ("mystic-vale", {"pool": 8}),
    ("misty-valley", {"expansion": True, "tribes": "choose"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_whole_game_against_a_bot(server: Server, name: str, options: Json) -> None:
    table = server.create(ME, BOT, seed=7, game=name, options=options)
    table_id = table["table"]["id"]
    assert table["table"]["seed"] is None
    with server.sit(table_id, table["token"]) as player:
        seqs = [player.told["seq"]]
        player.my_turn()
        play_out(player, random.Random(7))
        seqs.append(player.told["seq"])
        result = player.told["result"]
        assert player.log[-1]["kind"] == "game-over"
    assert seqs[1] > seqs[0]
    record = read_record(server.http.get(f"/api/tables/{table_id}/record").text)
    assert record.state.over
    assert record.names == ["Player 1", "Greedy"]
    assert record.state.scores() == result["scores"]
    assert record.state.winners() == result["winners"]
    assert [sum(line["vp"] for line in lines) for lines in result["lines"]] == result["scores"]
    assert server.http.get(f"/api/tables/{table_id}").json()["seed"] == 7


def test_two_people_and_an_onlooker_see_the_same_table_and_only_their_own_secrets(
    server: Server,
) -> None:
    options: Json = {"pool": 4, "leaders": "deal-two", "sets": ["base", "mana-storm"]}
    table = server.create(ME, OPEN, seed=3, options=options)
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
    table = server.create(ME, OPEN, seed=987654321)
    with server.sit(table["table"]["id"]) as onlooker:
        text = json.dumps(onlooker.told)
    assert not keys(onlooker.told) & {"deck", "deck_top", "deck_bottom", "spoil_odds", "rng"}
    for secret in ("987654321", table["token"], table["table"]["invite"]):
        assert secret not in text


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_hot_seat_shows_the_seat_that_is_to_act(server: Server, name: str, options: Json) -> None:
    table = server.create(ME, ME, seed=5, game=name, options=options)
    assert table["seats"] == [0, 1]
    rng = random.Random(1)
    with server.sit(table["table"]["id"], table["token"]) as player:
        seen = set()
        while player.told["table"]["status"] == "playing":
            assert player.view["seat"] == player.view["to_act"]
            seen.add(player.view["seat"])
            assert player.play(choose(player, rng))["type"] == "update"
        assert seen == {0, 1}


def test_bots_play_among_themselves_and_are_watched(server: Server) -> None:
    table = server.create(BOT, RANDOM, RANDOM, seed=5, options={"pool": 5})
    with server.sit(table["table"]["id"]) as onlooker:
        onlooker.until(lambda p: p.told["table"]["status"] == "over")
        assert onlooker.told["result"]["winners"]


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


def test_a_socket_that_comes_back_in_mid_turn_finds_the_table_as_it_is(server: Server) -> None:
    table = server.create(ME, OPEN, seed=7)
    guest = server.join(table)
    tokens = [table["token"], guest["token"]]
    table_id = table["table"]["id"]
    with server.sit(table_id) as onlooker:
        actor = onlooker.view["to_act"]
    with server.sit(table_id, tokens[actor]) as player:
        player.play_words("push")
        before = (player.told["seq"], player.told["at"], player.view, player.log)
    with server.sit(table_id, tokens[actor]) as again:
        assert again.told["type"] == "snapshot"
        assert (again.told["seq"], again.told["at"], again.view, again.log) == before
        assert again.legal


def test_a_table_put_away_wakes_up_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path, idle=0.05) as server:
        table = server.create(ME, BOT, seed=7)
        for _ in range(3):
            with server.sit(table["table"]["id"], table["token"]) as player:
                player.my_turn()
                moves = player.told["at"]
                player.play(player.legal[-1][0])
                assert player.told["at"] > moves
            time.sleep(0.2)


def test_presence(server: Server) -> None:
    table = server.create(ME, OPEN)
    guest = server.join(table)
    with server.sit(table["table"]["id"], table["token"]) as player:
        assert player.here == [0]
        with server.sit(table["table"]["id"], guest["token"]):
            player.until(lambda p: p.here == [0, 1])
        player.until(lambda p: p.here == [0])


CARDS = '[[advancement]]\nname = "Podlings"\ncost = 1\n'
TILES = '[[encounter_tile]]\nid = "bear"\nrequires = ["acorn"]\n'
MYSTIC: list[Json] = [
    {"sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"]},
    {"conclaves": ["random"]},
    {"buy_vp": True},
    {"stacked": True},
    {"pool": 30},
    {"cards": CARDS},
    *({"leaders": mode} for mode in ("off", "random", "choose", "deal-two")),
    *({"amulets": mode} for mode in ("off", "random", "choose", "deal-two")),
    {"leaders": "draft", "amulets": "draft"},
]
MISTY: list[Json] = [
    {"expansion": True},
    {"light": True},
    *({"tribes": mode} for mode in ("random", "choose", "trailseekers", "berrygnawers")),
    *({"first": mode} for mode in ("random", "1", "2")),
    {"cards": TILES},
]


@pytest.mark.parametrize(
    ("name", "options"),
    [*(("mystic-vale", found) for found in MYSTIC), *(("misty-valley", found) for found in MISTY)],
)
def test_every_option_goes_through(server: Server, name: str, options: Json) -> None:
    table = server.create(ME, BOT, game=name, options=options)
    kept = table["table"]["options"]
    assert kept["players"] == 2
    if options == {"conclaves": ["random"]}:
        assert len(kept["conclaves"]) == 6
    elif "cards" in options:
        table_id = table["table"]["id"]
        assert server.http.get(f"/api/tables/{table_id}/box").json()["text"] == options["cards"]
    else:
        assert {key: kept[key] for key in options} == options
    with server.sit(table["table"]["id"], table["token"]) as player:
        told = {key: player.view["options"][key] for key in options if key != "cards"}
        assert told == {key: kept[key] for key in told}
        player.my_turn()
        assert player.legal


def test_the_options_tried_are_all_there_are() -> None:
    for name, tried in (("mystic-vale", MYSTIC), ("misty-valley", MISTY)):
        known = {option.name for option in game(name).options()} - {"players"}
        assert set().union(*tried) == known


@pytest.mark.parametrize("people", range(1, 7))
def test_one_to_six_people_share_a_screen_with_bots(server: Server, people: int) -> None:
    """Six seats, all of them in the end played by people."""
    table = server.create(*[ME] * people, *[RANDOM] * (6 - people), seed=2, options={"pool": 6})
    assert table["seats"] == list(range(people))
    with server.sit(table["table"]["id"], table["token"]) as player:
        acted: set[int] = set()
        while len(acted) < people:
            player.my_turn()
            acted.add(player.view["to_act"])
            player.play(player.legal[0][0])
        assert acted == set(range(people))


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats(server: Server, seats: int) -> None:
    table = server.create(*[OPEN] * (seats - 1), ME, options={"leaders": "random"})
    assert [seat["kind"] for seat in table["table"]["seats"]] == ["open"] * (seats - 1) + ["person"]
    assert table["table"]["options"]["players"] == seats
