"""A seat at a table of a server, taken by its invitation link; see docs/seats.md."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from valewright.kernel.errors import BadOption, GameError
from valewright.mcp.tables import named

PATIENCE: Final = 20.0  # seconds for what a server answers at once
TRIES: Final = 3  # to connect again
FOR_GOOD: Final = (4403, 4404, 4409)  # closed with these, a socket need not come back
MOST_ANSWER: Final = 1_000_000  # bytes
# What helps the page to draw, and what is told beside the view
UNTOLD: Final = frozenset(("cards", "previews", "lacks", "odds", "options", "game"))


class Link(NamedTuple):
    """An invitation link taken apart."""

    server: str
    table: str
    invite: str


def read_link(text: str) -> Link:
    """An invitation link as the page shows it.

    >>> read_link("http://127.0.0.1:8123/#/join/abc/xyz")
    Link(server='http://127.0.0.1:8123', table='abc', invite='xyz')
    >>> read_link("abc")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: link: 'abc' is not an invitation such as ...
    """
    parts = urlsplit(text.strip())
    words = [unquote(word) for word in parts.fragment.strip("/").split("/")]
    known = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not known or len(words) != 3 or words[0] != "join" or not all(words):
        example = "http://127.0.0.1:8123/#/join/TABLE/INVITATION"
        raise BadOption(f"link: {text!r} is not an invitation such as {example}")
    server = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
    return Link(server, words[1], words[2])


def outline(data: Mapping[str, Any], indent: str = "") -> list[str]:
    """Plain data as lines; what is not simple stands below its name.

    >>> print("\\n".join(outline({"pool": 23, "players": [{"vp": 1}, {"vp": 2}], "none": []})))
    pool: 23
    players:
      1:
        vp: 1
      2:
        vp: 2
    none: -
    """
    lines: list[str] = []
    for key, value in data.items():
        if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
            value = {str(i): one for i, one in enumerate(value, 1)}
        if isinstance(value, dict) and value:
            lines += [f"{indent}{key}:", *outline(value, indent + "  ")]
        elif isinstance(value, list | dict):
            lines.append(f"{indent}{key}: {', '.join(map(str, value)) or '-'}")
        else:
            lines.append(f"{indent}{key}: {'-' if value is None else value}")
    return lines


class Tokens:
    """The tokens of seats that were taken, so that a program that starts anew has its seat."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def get(self, link: str) -> str | None:
        """The token of a link that was used before."""
        return self._read().get(link)

    def keep(self, link: str, token: str) -> None:
        """Keep a token, for this user's eyes only."""
        kept = {**self._read(), link: token}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            beside = self._path.with_name(f"{self._path.name}.new")
            beside.unlink(missing_ok=True)
            opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(opened, "w", encoding="utf-8") as file:
                json.dump(kept, file)
            beside.replace(self._path)
        except OSError as error:
            raise GameError(f"{self._path}: the seat's token cannot be kept: {error}") from error


class ServedSeat:
    """One seat at a served table."""

    def __init__(self, link: str, name: str | None, tokens: Tokens) -> None:
        self._link = read_link(link)
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._told: dict[str, Any] = {}
        self._log: list[str] = []
        self._read = 0  # lines of the log
        self._ref = 0
        self._token = tokens.get(link)
        if self._token is None:
            self._token = self._join(name)
            tokens.keep(link, self._token)
        self._connected()

    # The wire

    def _join(self, name: str | None) -> str:
        body = {"invite": self._link.invite, **({"name": name} if name else {})}
        address = f"{self._link.server}/api/tables/{self._link.table}/join"
        request = Request(
            address, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
        )
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return str(json.loads(answer.read(MOST_ANSWER))["token"])
        except HTTPError as error:
            raise GameError(f"the server refused the seat: {_detail(error)}") from error
        except (URLError, OSError, ValueError, KeyError) as error:
            raise GameError(f"no answer from {self._link.server}: {error}") from error

    def _connected(self) -> ClientConnection:
        """The socket, connected again where it was lost: a snapshot then tells the whole table."""
        base = "ws" + self._link.server.removeprefix("http")
        address = f"{base}/api/tables/{self._link.table}/live"
        for attempt in range(TRIES):
            if self._socket is not None:
                return self._socket
            try:
                self._socket = self._open.enter_context(connect(address, open_timeout=PATIENCE))
                self._socket.send(json.dumps({"type": "sit", "token": self._token}))
                self._hear(PATIENCE)
            except (OSError, InvalidHandshake, InvalidURI, TimeoutError, ConnectionClosed):
                self.close()
                time.sleep(attempt)
        if self._socket is None:
            raise GameError(f"the connection to {self._link.server} was lost; try again later")
        return self._socket

    def close(self) -> None:
        """Leave the table; the seat stays taken."""
        self._socket = None
        self._open.close()

    def _hear(self, seconds: float) -> dict[str, Any]:
        """The next message; the table follows it."""
        assert self._socket is not None
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=seconds))
        except ConnectionClosed as error:
            self.close()
            if error.rcvd is not None and error.rcvd.code in FOR_GOOD:
                raise GameError("the table does not take this seat any more") from error
            raise
        if message["type"] in ("snapshot", "update"):
            self._told = message
            fresh = [str(line["text"]) for line in message["log"]]
            self._log = [*self._log[: message["log_from"]], *fresh]
        elif message["type"] == "error" and message["ref"] is None:
            raise GameError(str(message["text"]))
        return message

    def _catch_up(self, seconds: float = 0.0) -> None:
        """Hear what there is; with seconds, until there is something to do."""
        until = time.monotonic() + seconds
        while True:
            self._connected()
            left = until - time.monotonic()
            busy = self._told["moves"] or self._told["result"]
            try:
                self._hear(0.05 if busy else max(0.05, left))
            except TimeoutError:
                return
            except ConnectionClosed:
                continue

    # The table

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self._told["table"]["game"])

    def view(self) -> str:
        """The table as the seat sees it."""
        self._catch_up()
        view = {name: value for name, value in self._told["view"].items() if name not in UNTOLD}
        return "\n".join(outline(view))

    def status(self) -> str:
        """Whose turn it is, or how the game ended."""
        seats = self._told["table"]["seats"]
        own = self._told["seats"][0]
        who = f"You are player {own + 1}, {seats[own]['name']}."
        result = self._told["result"]
        if result:
            scores = ", ".join(
                f"{seat['name']}: {score}"
                for seat, score in zip(seats, result["scores"], strict=True)
            )
            won = ", ".join(seats[seat]["name"] for seat in result["winners"]) or "nobody"
            return f"{who} The game is over. Scores: {scores}. Won by {won}."
        if self._told["moves"]:
            return f"{who} You decide: {self._told['view']['decision']}."
        acting = self._told["table"]["to_act"]
        return f"{who} {'Others are' if acting is None else seats[acting]['name'] + ' is'} to act."

    def moves(self) -> list[str]:
        """What the seat may play now."""
        return [str(move["words"]) for move in self._told["moves"]]

    def play(self, words: str) -> None:
        """Play a move; the server's refusal is an error in its words."""
        self._catch_up()
        if self._told["result"]:
            raise GameError(f"{words!r}: the game is over")
        move = self._told["moves"][named(words, self.moves())]["move"]
        self._ref += 1
        message = {"type": "play", "move": move, "at": self._told["at"], "ref": self._ref}
        try:
            self._connected().send(json.dumps(message))
            while (answer := self._hear(PATIENCE)).get("ref") != self._ref:
                pass
        except (ConnectionClosed, TimeoutError) as error:
            self.close()
            raise GameError(
                "the connection was lost meanwhile; look at the table before you play again"
            ) from error
        if answer["type"] == "error":
            raise GameError(str(answer["text"]))

    def news(self) -> list[str]:
        """The lines of the log since this was last asked."""
        found = self._log[self._read :]
        self._read = len(self._log)
        return found

    def wait(self, seconds: float) -> None:
        """Until this seat is to act, or the game is over."""
        self._catch_up(seconds)


def _detail(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read(MOST_ANSWER))["detail"])
    except (OSError, ValueError, KeyError, TypeError):
        return f"HTTP {error.code}"
