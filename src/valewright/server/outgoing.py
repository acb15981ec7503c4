"""Requests that the server sends by itself: short ones, to the addresses that its host allows.

A name is resolved once, and the connection goes to the very address that was checked, so that no
name can lead elsewhere in between. Addresses of private networks are refused unless the host has
listed them; everything else is spoken to by TLS alone. Redirects are not followed, and of an answer
only its status and headers are read.

>>> networks = private_networks(("192.168.1.0/24",))
>>> is_allowed("192.168.1.7", networks), is_allowed("192.168.2.7", networks)
(True, False)
>>> is_allowed("::ffff:127.0.0.1", ()), is_allowed("2606:4700::1111", ())
(False, True)
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from valewright.kernel.errors import BadOption
from valewright.server.addresses import limited_as

MOST_URL: Final = 2_000
MOST_BODY: Final = 4_096
MOST_HEADERS: Final = 16_384  # bytes of an answer that are read at most
PATIENCE: Final = 10.0  # seconds for everything: name, connection, request and answer
RESOLVERS: Final = 24  # names at one time; one that nobody answers for takes longer than we wait
LATER: Final = (408, 425, 429, 500, 502, 503, 504)  # what may go away by itself
VISIBLE: Final = re.compile(r"[\x21-\x7e]+")
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Sequence[str]]


class NotSent(Exception):
    """A request that could not be sent, or was not answered; ``again`` says whether to try again
    and ``after`` how many seconds to wait first."""

    def __init__(
        self, why: str, again: bool = False, after: float = 0.0, status: int | None = None
    ) -> None:
        super().__init__(why)
        self.again = again
        self.after = after
        self.status = status


class Place(NamedTuple):
    """Where a request goes: the name and port, and what is asked there."""

    host: str
    port: int
    secure: bool
    target: str

    @property
    def named(self) -> str:
        """The value of the ``Host`` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.secure else 80
        return host if self.port == usual else f"{host}:{self.port}"


def private_networks(listed: Sequence[str]) -> list[Network]:
    """The private networks that a host allows, or an error that names what is none."""
    try:
        return [
            ipaddress.ip_network(one, strict=False) for words in listed for one in words.split()
        ]
    except ValueError as error:
        raise BadOption(f"notify-private: {error}") from error


def place_of(url: str) -> Place:
    """The parts of an address, or an error that says what is wrong with it."""
    if len(url) > MOST_URL or not VISIBLE.fullmatch(url):
        raise NotSent("this is not an address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise NotSent(f"this is not an address: {error}") from error
    if parts.scheme not in ("http", "https") or not host:
        raise NotSent("the address must begin with https://")
    if parts.username is not None or parts.password is not None:
        raise NotSent("the address must not name a user")
    secure = parts.scheme == "https"
    return Place(host, port or (443 if secure else 80), secure, _target(parts))


def site_of(url: str) -> str:
    """Whose an address is, as turns count it: names of one domain are one, and so is a network.

    >>> site_of("https://a.push.example/x"), site_of("https://b.push.example:8443/y")
    ('push.example', 'push.example')
    >>> site_of("https://192.0.2.7/x"), site_of("https://[2001:db8::7]/x")
    ('192.0.2.7', '2001:db8::/64')
    """
    host = place_of(url).host
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return ".".join(host.rstrip(".").split(".")[-2:])
    return limited_as(host)


def _target(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _innermost(address: Address) -> Address:
    """Where an address leads that stands for another one."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    found = address.ipv4_mapped or address.sixtofour
    if found is None and address.teredo is not None:
        found = address.teredo[1]
    if found is None and address in NAT64:
        found = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return found or address


def is_allowed(text: str, networks: Sequence[Network]) -> bool:
    """Whether a request may go to an address: one of the whole internet, or one that is listed."""
    return is_listed(text, networks) or _is_public(text)


def is_listed(text: str, networks: Sequence[Network]) -> bool:
    """Whether an address is in one of the networks."""
    address = _innermost(ipaddress.ip_address(text.partition("%")[0]))
    return any(address in network for network in networks if network.version == address.version)


def _is_public(text: str) -> bool:
    address = _innermost(ipaddress.ip_address(text.partition("%")[0]))
    if isinstance(address, ipaddress.IPv6Address) and address.is_site_local:
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def resolved(host: str, port: int) -> list[str]:
    """The addresses of a name; takes as long as it takes."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class Outgoing:
    """All that a server sends by itself."""

    def __init__(
        self,
        networks: Sequence[Network] = (),
        resolve: Resolve = resolved,
        trust: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._networks = networks
        self._resolve = resolve
        self._trust = trust or ssl.create_default_context()
        self._patience = patience
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "valewright-names")

    def close(self) -> None:
        """Let go of the threads."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send something; returns when it has been accepted, and says why it has not."""
        place = place_of(url)
        try:
            async with asyncio.timeout(self._patience):
                address = await self._address(place)
                answer = await self._exchanged(place, address, headers, body)
        except TimeoutError:
            raise NotSent("no answer in time", again=True) from None
        except ssl.SSLCertVerificationError as error:
            raise NotSent(f"the certificate is not valid: {error.verify_message}") from error
        except (OSError, h11.ProtocolError) as error:
            raise NotSent(f"the connection failed: {error}", again=True) from error
        _check(answer)

    async def _address(self, place: Place) -> str:
        """The address to connect to: the first of its name that is allowed."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._resolvers, self._resolve, place.host, place.port
            )
        except (OSError, UnicodeError) as error:
            raise NotSent(f"{place.host} has no address", again=True) from error
        for address in found:
            if is_allowed(address, self._networks):
                if not place.secure and not is_listed(address, self._networks):
                    raise NotSent("the address must begin with https://")
                return address
        raise NotSent(f"{place.host} is in a private network")

    async def _exchanged(
        self, place: Place, address: str, headers: Mapping[str, str], body: bytes
    ) -> h11.Response:
        secure = {"ssl": self._trust, "server_hostname": place.host} if place.secure else {}
        reader, writer = await asyncio.open_connection(
            address,
            place.port,
            limit=MOST_HEADERS,
            **secure,  # type: ignore[arg-type]
        )
        try:
            wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEADERS)
            writer.write(_request(wire, place, headers, body))
            await writer.drain()
            return await _response(wire, reader)
        finally:
            writer.transport.abort()


def _request(wire: h11.Connection, place: Place, headers: Mapping[str, str], body: bytes) -> bytes:
    given = {
        "Host": place.named,
        "User-Agent": "Valewright",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    request = h11.Request(method="POST", target=place.target, headers=list(given.items()))
    parts = [wire.send(request), wire.send(h11.Data(data=body)), wire.send(h11.EndOfMessage())]
    return b"".join(part or b"" for part in parts)


async def _response(wire: h11.Connection, reader: asyncio.StreamReader) -> h11.Response:
    """The head of an answer; what follows it is nobody's business."""
    read = 0
    while True:
        event = wire.next_event()
        if isinstance(event, h11.Response):
            return event
        if event is h11.NEED_DATA:
            data = await reader.read(MOST_HEADERS)
            read += len(data)
            if read > MOST_HEADERS:
                raise NotSent("the answer is too long")
            wire.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise NotSent("the connection was closed without an answer", again=True)


def _check(answer: h11.Response) -> None:
    status = answer.status_code
    if 200 <= status < 300:
        return
    waits = dict(answer.headers).get(b"retry-after", b"")
    after = float(waits) if waits.isdigit() and len(waits) < 7 else 0.0
    raise NotSent(f"the answer was {status}", again=status in LATER, after=after, status=status)
