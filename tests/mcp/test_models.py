"""A table for a language model: through the SDK's own client, in a process and at a server."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from mcp import Client, MCPError, StdioServerParameters

from tests.server.client import ME, OPEN, PATIENCE, RANDOM, Server, running
from valewright import games
from valewright.cli import main
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.mcp.seat import ServedSeat, Tokens
from valewright.mcp.server import served
from valewright.mcp.tables import LocalTable


def local(name: str = "nim", seed: int = 7, **options: Any) -> LocalTable:
    return LocalTable(Record(games.game(name), options, seed), ["human", "random"])


def talk(server: Any) -> Client:
    """A client of a server, for as long as it is entered."""
    return Client(server, read_timeout_seconds=PATIENCE)


async def said(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool answers."""
    answer = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in answer.content)  # type: ignore[union-attr]
    return f"ERROR {text}" if answer.is_error else text


async def play_out(client: Client) -> str:
    """Play the first legal move until the game is over."""
    text = await said(client, "look")
    for _ in range(500):
        if "The game is over" in text:
            return text
        if "Legal moves:" in text:
            move = text.rpartition("Legal moves:\n")[2].split("\n")[0]
            text = await said(client, "play", move=move)
        else:
            text = await said(client, "wait", seconds=10)
    raise AssertionError(text)


async def test_a_model_plays_a_whole_game_over_standard_input_and_output(tmp_path: Path) -> None:
    words = ["-m", "valewright", "mcp", "--game", "nim", "--bots", "random", "--seed", "7"]
    environment = {**os.environ, "VALEWRIGHT_DATA": str(tmp_path)}
    async with talk(
        StdioServerParameters(command=sys.executable, args=words, env=environment)
    ) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"look", "play", "wait"}
        text = await play_out(client)
        assert "Won by player" in text


@pytest.mark.parametrize("name", games.names())
async def test_a_model_sees_and_plays_every_game(name: str) -> None:
    async with talk(served(local(name))) as client:
        text = await said(client, "look")
        assert "You are player 1. You decide: " in text
        move = text.rpartition("Legal moves:\n")[2].split("\n")[0]
        after = await said(client, "play", move=move)
        assert "You are player 1. You decide: " in after
        assert after != text
        assert not after.startswith("ERROR")


async def test_an_illegal_move_is_refused_in_words_and_changes_nothing() -> None:
    async with talk(served(local())) as client:
        before = await said(client, "look")
        answer = await said(client, "play", move="jump")
        assert answer.startswith("ERROR")
        assert "'jump' is not legal now: take 1 or more" in answer
        again = await said(client, "look")
        assert again.split("\n\n")[0] == before.split("\n\n")[0]


async def test_moves_are_told_only_where_they_shall_be() -> None:
    async with talk(served(local(), show_moves=False)) as client:
        shown = await said(client, "look")
        assert "Legal moves" not in shown
        assert "from pile" not in shown
        answer = await said(client, "play", move="jump")
        assert answer.startswith("ERROR")
        assert answer.endswith("play: that move is not legal now")
        assert "What happened:" in await said(client, "play", move="take 1 from pile 1")


async def test_rules_and_cards_are_resources() -> None:
    name = next(name for name in games.names() if games.game(name).has("cards"))

    async def read(client: Client, address: str) -> str:
        found = await client.read_resource(address)
        return str(found.contents[0].text)  # type: ignore[union-attr]

    async with talk(served(local(name))) as client:
        assert (await read(client, "valewright://rules")).startswith("#")
        everything = await read(client, "valewright://cards")
        some = await read(client, "valewright://cards/you")
        assert 0 < len(some) < len(everything)


async def test_a_game_without_cards_has_no_list_of_them() -> None:
    async with talk(served(local())) as client:
        listed = [str(found.uri) for found in (await client.list_resources()).resources]
        assert listed == ["valewright://rules"]
        with pytest.raises(MCPError):
            await client.read_resource("valewright://cards")


# At a served table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


def invitation(server: Server, *seats: dict[str, Any], **wanted: Any) -> tuple[dict[str, Any], str]:
    """A new table, and the link to it."""
    table = server.create(*seats, **wanted)["table"]
    return table, f"http://127.0.0.1:{server.port}/#/join/{table['id']}/{table['invite']}"


async def test_a_model_takes_a_seat_by_its_link_and_plays_on_after_a_restart(
    server: Server, tmp_path: Path
) -> None:
    table, link = invitation(server, RANDOM, OPEN)
    tokens = Tokens(tmp_path / "data" / "seats.json")
    seat = ServedSeat(link, "Ada", tokens)
    async with talk(served(seat)) as client:
        text = await said(client, "wait", seconds=10)
        assert "You are player 2, Ada." in text
    seat.close()
    assert stat.S_IMODE((tmp_path / "data" / "seats.json").stat().st_mode) == 0o600
    with closing(ServedSeat(link, "Ada", tokens)) as again:
        async with talk(served(again)) as client:
            assert "Won by" in await play_out(client)
    assert server.http.get(f"/api/tables/{table['id']}").json()["status"] == "over"


def test_a_seat_connects_again_when_its_socket_is_lost(server: Server, tmp_path: Path) -> None:
    _, link = invitation(server, RANDOM, OPEN)
    seat = ServedSeat(link, None, Tokens(tmp_path / "seats.json"))
    seat.wait(10)
    assert seat.moves()
    assert seat._socket is not None
    seat._socket.close()
    view = seat.view()
    assert "piles" in view
    seat.play(seat.moves()[0])
    assert seat.news()
    seat.close()


def test_while_others_are_to_act_a_move_is_refused(server: Server, tmp_path: Path) -> None:
    _, link = invitation(server, ME, OPEN)
    with closing(ServedSeat(link, "Ada", Tokens(tmp_path / "seats.json"))) as seat:
        seat.wait(0)
        assert "is to act" in seat.status()
        with pytest.raises(GameError, match="it is not your turn"):
            seat.play("take 1 from pile 1")


def test_a_refused_seat_says_why(server: Server, tmp_path: Path) -> None:
    tokens = Tokens(tmp_path / "seats.json")
    table, link = invitation(server, ME, OPEN)
    ServedSeat(link, "Ada", tokens).close()
    with pytest.raises(GameError, match="the server refused the seat: "):
        ServedSeat(link.replace(table["invite"], "wrong"), "Bob", tokens)
    with pytest.raises(GameError, match=r"the server refused the seat: .*seat"):
        ServedSeat(link + "/", "Bob", Tokens(tmp_path / "other.json"))
    with pytest.raises(GameError, match=r"no answer from http://127\.0\.0\.1:9"):
        ServedSeat("http://127.0.0.1:9/#/join/a/b", "Bob", tokens)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["not-a-link"], "is not an invitation such as"),
        (["http://127.0.0.1:9/#/join/a/b", "--seed", "3"], "seed: is for a game of one's own"),
        (["--name", "Ada"], "name: is for a seat at a served table"),
        (["--game", "chess"], "'chess' is not one of"),
        (["--game", "nim", "--bots", "nobody"], "'nobody' is not one of"),
    ],
)
def test_what_is_wrong_on_the_command_line_is_said(words: list[str], complaint: str) -> None:
    result = CliRunner().invoke(main, ["mcp", *words])
    assert result.exit_code == 2
    assert complaint in result.output
