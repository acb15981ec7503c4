"""A real server on a free port of the loopback, and clients that never wait for ever."""

import json
import pickle
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.limits import FREELY
from valewright.server.app import create_app
from valewright.server.connections import guarded
from valewright.server.messages import SERVER
from valewright.server.scheduling import Job
from valewright.server.serving import bound
from valewright.server.settings import ServerSettings
from valewright.server.thinking import BotWorkers

PATIENCE = 60.0  # seconds that a busy machine may take for what is done at once
THINKERS = BotWorkers(1)  # shared by all servers of a test run: starting a process takes a while

Json = dict[str, Any]


class InProcess:
    """Does all work where it is asked for: for tests that change what workers would not know.

    It is given copies, as workers are.
    """

    waiting = 0

    async def done(self, job: Job) -> Any:
        return job.work(*pickle.loads(pickle.dumps(job.given)))

    def close(self) -> None:
        """There is nothing to let go."""


class Player:
    """One socket at a table, and the table as its messages tell it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: Json = {}
        self.log: list[Json] = []
        self.here: list[int] = []

    def hear(self) -> Json:
        """The next message; the table follows it."""
        text = self.socket.recv(timeout=PATIENCE)
        SERVER.validate_json(text)
        message: Json = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.told = message
            self.log = [*self.log[: message["log_from"]], *message["log"]]
        if "here" in message:
            self.here = message["here"]
        return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Json:
        """Say something, and the next message that is about the table or an error."""
        self.say(**message)
        while (heard := self.hear())["type"] == "presence":
            pass
        return heard

    @property
    def view(self) -> Json:
        found: Json = self.told["view"]
        return found

    @property
    def legal(self) -> list[list[Any]]:
        return [[move["move"], move["words"]] for move in self.told["moves"]]

    def until(self, wanted: Callable[["Player"], bool]) -> None:
        """Hear until the table is as wanted."""
        while not wanted(self):
            self.hear()

    def my_turn(self) -> None:
        self.until(lambda p: bool(p.legal) or p.told["table"]["status"] != "playing")

    def play(self, move: int) -> Json:
        return self.ask(type="play", move=move, at=self.told["at"])

    def play_words(self, words: str) -> Json:
        found = {text: move for move, text in self.legal}
        return self.play(found[words])


class Server:
    """Where the server is, and how to talk to it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def create(self, *seats: Json, game: str = "nim", **wanted: Any) -> Json:
        answer = self.http.post("/api/tables", json={"seats": list(seats), "game": game, **wanted})
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    def join(self, table: Json, **wanted: Any) -> Json:
        invite = table["table"]["invite"]
        answer = self.http.post(
            f"/api/tables/{table['table']['id']}/join", json={"invite": invite, **wanted}
        )
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    @contextmanager
    def connected(self, table_id: str) -> Iterator[Player]:
        """A socket that has not said yet who it is."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/live"
        with connect(address, open_timeout=PATIENCE, close_timeout=1) as socket:
            yield Player(socket)

    @contextmanager
    def sit(self, table_id: str, token: str | None = None) -> Iterator[Player]:
        with self.connected(table_id) as player:
            player.say(type="sit", token=token)
            player.hear()
            yield player


ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}  # plays the games that have levels
RANDOM = {"kind": "bot", "bot": "random"}


@contextmanager
def running(
    folder: Path, thinkers: BotWorkers = THINKERS, port: int = 0, key: str = "", **wanted: Any
) -> Iterator[Server]:
    """A server on a data folder, with settings of its own; all may do as much as they like."""
    listening = bound("127.0.0.1", port)
    settings = ServerSettings(**{"idle": 60.0, "pause": 0.0, **FREELY, **wanted}, data=folder)
    app = create_app(settings, thinkers=thinkers, key=key)
    uvicorn_server = guarded(app, timeout_graceful_shutdown=1)
    thread = threading.Thread(target=uvicorn_server.run, kwargs={"sockets": [listening]})
    thread.start()
    server = Server(listening.getsockname()[1])
    try:
        yield server
    finally:
        server.http.close()
        uvicorn_server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive()
