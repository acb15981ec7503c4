"""What every request is held to before anything looks at it, and what every answer carries.

A browser sends along where a page came from (``Origin``) and whom it believes to talk to
(``Host``). Both are checked at every address, sockets included: a page of another site can neither
talk to this server nor have a name of its own point at it.

>>> Hosts("127.0.0.1").allows("localhost:8123"), Hosts("127.0.0.1").allows("example.org")
(True, False)
>>> Hosts("127.0.0.1", ("example.org",)).allows("example.org")
True
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from valewright.server.guarding import problem
from valewright.server.refusals import Refusal

ANY: Final = "*"
LOCAL: Final = "localhost"
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
# What home networks put behind the names of their machines
HOME: Final = ("local", "lan", "home", "internal", "localdomain", "home.arpa", "fritz.box")
API: Final = "/api"
EVERYWHERE: Final = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
OF_API: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def of_api(path: str) -> bool:
    """Whether an address is the API's, not the page's."""
    return path == API or path.startswith(API + "/")


class Hosts:
    """The names that a server answers to: those of its address, and those that it was given.

    A server that listens beyond this machine answers to every address in numbers, for no other
    site can have one of those point here, and to the names of its machine.
    """

    def __init__(self, listens: str, named: Sequence[str] = ()) -> None:
        self.named = frozenset(
            name.strip().lower().rstrip(".") for given in named for name in given.split(",")
        )
        self.beyond = not _is_loopback(listens)
        machine = socket.gethostname().lower().partition(".")[0]
        self.own = {machine, *(f"{machine}.{end}" for end in HOME)} if self.beyond else set()
        self.own.add(listens.lower())

    def allows(self, host: str) -> bool:
        """Whether the value of a ``Host`` header is one of this server's names."""
        name, _ = split_host(host)
        if ANY in self.named or name in self.named or name in self.own or name == LOCAL:
            return True
        if any(name.endswith(wild[1:]) for wild in self.named if wild.startswith("*.")):
            return True
        return _is_address(name) if self.beyond else _is_loopback(name)


def split_host(text: str) -> tuple[str, int | None]:
    """A name and a port from what stands before the path of an address."""
    name, colon, port = text.strip().lower().rpartition(":")
    if not colon or not port.isdecimal():
        name, port = text.strip().lower(), ""
    return name.strip("[]").rstrip("."), int(port[:6]) if port else None


def same_origin(origin: str, host: str) -> bool:
    """Whether a page of an origin belongs to the host that it talks to."""
    try:
        found = urlsplit(origin)
        name, port = found.hostname, found.port
    except ValueError:
        return False
    usual = DEFAULT_PORTS.get(found.scheme)
    own_name, own_port = split_host(host)
    if usual is None or name is None or name.rstrip(".") != own_name:
        return False
    return (port or usual) == (own_port or usual)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name == LOCAL or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


class Wire:
    """Checks where each request comes from and what it brings, and protects each answer."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        sending = _protecting(send, scope["path"]) if scope["type"] == "http" else send
        refused = self.refused(scope)
        if refused is None:
            await self.app(scope, receive, sending)
        elif scope["type"] == "http":
            await refused(scope, receive, sending)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "refused"})

    def refused(self, scope: Scope) -> Response | None:
        """What is wrong with a request, if anything is."""
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.hosts.allows(hosts[0]):
            return problem(Refusal("wrong-host", host=", ".join(hosts)[:100]), 400)
        if any(not same_origin(origin, hosts[0]) for origin in headers.getlist("origin")):
            return problem(Refusal("wrong-origin"), 403)
        if scope["type"] == "http" and _has_body(headers) and not _is_json(headers):
            return problem(Refusal("not-json"), 415)
        return None


def _has_body(headers: Mapping[str, str]) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _is_json(headers: Mapping[str, str]) -> bool:
    """Whether a body is said to be JSON; a form of another site can't say so."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json"


def _protecting(send: Send, path: str) -> Send:
    """Send answers with the headers that keep browsers from guessing, keeping and framing."""
    wanted = {**EVERYWHERE, **(OF_API if of_api(path) else {})}

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in wanted.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
