"""Whatever comes over a socket, it harms nobody: the socket and the table live on."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.games import EVERY
from tests.server.client import ME, OPEN, PATIENCE, Json, Player, Server, running
from valewright.server.messages import CLIENT

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
TYPES = st.sampled_from(
    ["play", "undo", "hand_over", "take_back", "resign", "rematch", "ping", "snapshot", ""]
)
FIELDS = st.sampled_from(["move", "at", "seat", "bot", "ref", "token"])
ALMOST = st.builds(
    lambda kind, rest: {**rest, "type": kind}, TYPES, st.dictionaries(FIELDS, JSON, max_size=4)
)

GARBAGE = (
    st.text(max_size=60) | st.binary(max_size=60) | JSON.map(json.dumps) | ALMOST.map(json.dumps)
)


@pytest.fixture(scope="module", params=EVERY)
def sockets(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Player, Player]]:
    """An onlooker who talks, and a seat at the same table who listens."""
    with running(tmp_path_factory.mktemp("garbage")) as server:
        table = server.create(ME, OPEN, seed=7, game=request.param)
        table_id = table["table"]["id"]
        with server.sit(table_id, table["token"]) as seat, server.sit(table_id) as onlooker:
            yield seat, onlooker


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    message=st.text(max_size=60)
    | st.binary(max_size=60)
    | JSON.map(json.dumps)
    | ALMOST.map(json.dumps)
)
@example(message="[" * 3000)
@example(message='{"type":"play","move":' + "9" * 3000 + ',"at":0}')
@example(message='{"type":"play","move":"\\ud800","at":0}')
@example(message="x" * 100_000)
def test_garbage_is_answered_and_closes_nothing(
    sockets: tuple[Player, Player], message: str | bytes
) -> None:
    seat, onlooker = sockets
    if isinstance(message, str):
        message = message.encode(errors="replace").decode()
    onlooker.socket.send(message)
    while (heard := onlooker.hear())["type"] == "presence":
        pass
    assert heard["type"] in ("error", "pong")
    assert seat.ask(type="ping", ref=3) == {"type": "pong", "ref": 3}
    assert seat.told["seq"] == onlooker.told["seq"]


@settings(max_examples=100)
@given(message=JSON)
def test_what_is_accepted_is_a_message_as_it_stands(message: object) -> None:
    try:
        found = CLIENT.validate_python(message)
    except ValueError:
        return
    assert found.model_dump(exclude_unset=True) == message


def test_a_seat_may_talk_nonsense_and_play_on(server: Server) -> None:
    table = server.create(ME, ME, seed=7, options={"piles": 4})
    with server.sit(table["table"]["id"], table["token"]) as player:
        for text in ("{", "null", '{"type":"play"}', '{"type":"play","move":"1","at":0}'):
            player.socket.send(text)
            heard = player.hear()
            assert heard["type"] == "error"
            assert heard["code"] == "garbage"
        assert player.play(player.legal[0][0])["at"] == 1


@pytest.mark.parametrize(
    ("path", "said", "code", "close"),
    [
        ("nothing/live", {}, "not_found", 4404),
        ("TABLE/live", {"token": "guessed"}, "forbidden", 4403),
        ("TABLE/live", {"token": ""}, "forbidden", 4403),
        ("TABLE/live?token=TOKEN", {"type": "ping"}, "refused", 4409),
        ("TABLE/live", {"token": 7}, "refused", 4409),
        ("%00/live", {}, "not_found", 4404),
    ],
)
def test_a_wrong_door_is_said_to_be_one(
    server: Server, path: str, said: Json, code: str, close: int
) -> None:
    table = server.create(ME, OPEN)
    path = path.replace("TABLE", table["table"]["id"]).replace("TOKEN", table["token"])
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{path}") as socket:
        socket.send(json.dumps({"type": "sit", **said}))
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == close
