"""A fair deal: promised at the start, told at the end, and checked by whoever likes."""

import hashlib
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.games import BUILT_IN, FOR_MANY
from tests.server.client import ME, OPEN, RANDOM, Json, Server
from valewright import games
from valewright.cli import main
from valewright.games import read_record
from valewright.kernel.rng import is_secret

LONG: Json = {"piles": 7, "most": 32}


def given_up(server: Server, table: Json) -> Json:
    """The table after whoever made it has resigned."""
    with server.sit(table["table"]["id"], table["token"]) as player:
        for seat in table["seats"]:
            player.say(type="resign", seat=seat)
        player.until(lambda p: p.told["table"]["status"] == "over")
        found: Json = player.told["table"]
    return found


@pytest.mark.parametrize("name", games.names())
def test_a_deal_is_promised_first_and_told_last(server: Server, tmp_path: Path, name: str) -> None:
    table = server.create(ME, ME, game=name)
    promised = table["table"]["deal"]["commitment"]
    assert table["table"]["deal"] == {
        "commitment": promised,
        "salt": None,
        "known": False,
        "looked_ahead": False,
    }
    assert table["table"]["seed"] is None
    with server.sit(table["table"]["id"]) as onlooker:
        assert onlooker.told["table"]["deal"]["commitment"] == promised
    over = given_up(server, table)
    seed, salt = over["seed"], over["deal"]["salt"]
    assert is_secret(int(seed))
    assert hashlib.sha256(f"{seed} {salt}".encode()).hexdigest() == promised

    text = server.http.get(f"/api/tables/{over['id']}/record").text
    assert f"seed: {seed}\nsalt: {salt}\ncommitment: {promised}\n" in text
    assert read_record(text).text() == text
    file = tmp_path / "game.record"
    file.write_text(text)
    assert verify(file) == verify(file, "--commitment", promised.upper()) == 0
    assert verify(file, "--commitment", "0" * 64) == 1
    for wrong in (f"salt: {salt}0", "salt: "):
        file.write_text(text.replace(f"salt: {salt}", wrong))
        assert verify(file) == 1
    again = server.http.post("/api/records", json={"text": text}).json()["table"]
    assert (again["seed"], again["deal"]["salt"]) == (seed, salt)


def verify(file: Path, *words: str) -> int:
    return CliRunner().invoke(main, ["verify", str(file), "--language", "en", *words]).exit_code


def test_every_deal_is_another(server: Server) -> None:
    made = [server.create(ME, ME)["table"]["deal"]["commitment"] for _ in range(3)]
    assert len(set(made)) == 3


def test_a_seed_that_was_chosen_is_told_to_everyone(server: Server, tmp_path: Path) -> None:
    table = server.create(ME, OPEN, seed=7, options=LONG)
    assert table["table"]["deal"]["known"]
    assert server.http.get(f"/api/tables/{table['table']['id']}").json()["deal"]["known"]
    guest = server.join(table)
    assert guest["table"]["deal"]["known"]
    # Nobody finds a short seed by trying, for its salt is not told before the end.
    assert guest["table"]["deal"]["commitment"] != hashlib.sha256(b"7").hexdigest()
    over = given_up(server, table)
    assert over["seed"] == "7"
    with server.sit(over["id"], guest["token"]) as player:
        rematch = player.ask(type="rematch")["table"]["rematch"]
    assert not server.http.get(f"/api/tables/{rematch}").json()["deal"]["known"]
    file = tmp_path / "game.record"
    file.write_text(server.http.get(f"/api/tables/{over['id']}/record").text)
    found = CliRunner().invoke(main, ["verify", str(file), "--language", "en"])
    assert found.exit_code == 0
    assert "whoever chose it" in found.output


def test_whoever_plays_on_from_a_finished_game_knows_its_deal(server: Server) -> None:
    table = server.create(ME, ME, options=LONG)
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.play(player.legal[0][0])
    over = given_up(server, table)
    wanted = {"at": 1, "seat": 0, "bot": "random"}
    fork = server.http.post(f"/api/tables/{over['id']}/fork", json=wanted).json()
    assert fork["table"]["deal"]["known"]
    assert fork["table"]["deal"]["commitment"] != over["deal"]["commitment"]


@pytest.mark.parametrize("name", FOR_MANY)
def test_who_has_looked_ahead_invites_nobody_unmarked(server: Server, name: str) -> None:
    """Hidden things come to light in the first turns of every game that has them."""
    table = server.create(ME, RANDOM, game=name)
    table_id = table["table"]["id"]
    with server.sit(table_id, table["token"]) as player:
        for _ in range(30):
            player.my_turn()
            assert not player.told["table"]["deal"]["looked_ahead"]
            if not player.legal or player.told["table"]["status"] != "playing":
                break
            player.play(player.legal[-1][0])
        player.my_turn()
        while player.told["undo"]:
            player.ask(type="undo")
            player.my_turn()
        looked = player.told["table"]["deal"]["looked_ahead"]
    assert looked == (name in BUILT_IN)
    assert server.http.get(f"/api/tables/{table_id}").json()["deal"]["looked_ahead"] == looked
    assert server.join(table, seat=1)["table"]["deal"]["looked_ahead"] == looked
