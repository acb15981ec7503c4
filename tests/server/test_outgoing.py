"""What the server sends by itself: to whom it may, and whom it does not wait for."""

from __future__ import annotations

import asyncio
import datetime as dt
import socket
import ssl
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.receiver import HERE, Receiver, answering, receiving
from valewright.kernel.errors import BadOption
from valewright.server.outgoing import (
    MOST_URL,
    NotSent,
    Outgoing,
    is_allowed,
    place_of,
    private_networks,
)

NAME = "hook.example"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def post(url: str, body: bytes = b"{}", **how: Any) -> None:
    async def run() -> None:
        outgoing = Outgoing(**{"networks": HERE, "patience": 5.0, **how})
        try:
            await outgoing.post(url, {"Content-Type": "application/json"}, body)
        finally:
            outgoing.close()

    asyncio.run(run())


def refusal(url: str, **how: Any) -> NotSent:
    with pytest.raises(NotSent) as found:
        post(url, **how)
    return found.value


def test_a_request_arrives_as_it_was_sent(receiver: Receiver) -> None:
    post(f"{receiver.url}/hooks/1?wait=true", b'{"a": 1}')
    (found,) = receiver.received
    assert (found.path, found.body) == ("/hooks/1?wait=true", b'{"a": 1}')
    assert found.headers["host"] == f"127.0.0.1:{receiver.port}"
    assert found.headers["content-type"] == "application/json"


def test_an_answer_says_whether_to_try_again_and_when(receiver: Receiver) -> None:
    receiver.answers = [(404, {}), (503, {}), (429, {"Retry-After": "17"})]
    found = [refusal(receiver.url) for _ in range(3)]
    assert [(one.status, one.again, one.after) for one in found] == [
        (404, False, 0.0),
        (503, True, 0.0),
        (429, True, 17.0),
    ]


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    receiver.answers = [(307, {"Location": f"{receiver.url}/elsewhere"})]
    found = refusal(f"{receiver.url}/here")
    assert (found.status, found.again) == (307, False)
    assert [one.path for one in receiver.received] == ["/here"]


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::", "::1", "fe80::1%eth0"),
        *("fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "fec0::1"),
        *("240.0.0.1", "::127.0.0.1", "64:ff9b:1::a00:1"),
        "2001:0:4136:e378:8000:63bf:80ff:fffe",  # Teredo, for 127.0.0.1
    ],
)
def test_private_addresses_are_refused_unless_they_are_listed(address: str) -> None:
    assert not is_allowed(address, ())
    assert not is_allowed(address, private_networks(("198.18.0.0/15", "fd00::/8")))
    assert is_allowed(address, private_networks(("0.0.0.0/0", "::/0")))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_internet_are_allowed(address: str) -> None:
    assert is_allowed(address, ())


def test_what_is_no_network_is_named() -> None:
    with pytest.raises(BadOption, match=r"notify-private: 'intranet' does not appear"):
        private_networks(("10.0.0.0/8", "intranet"))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433", "127.1", "0"]
)
def test_no_spelling_of_the_loopback_is_reached(receiver: Receiver, host: str) -> None:
    for scheme in ("http", "https"):
        found = refusal(f"{scheme}://{host}:{receiver.port}/", networks=())
        assert not found.again or "has no address" in str(found)
    assert receiver.received == []


@pytest.mark.parametrize(
    "url",
    [
        *("", "x", "ftp://x.example/", "file:///etc/passwd", "https://", "https:///a"),
        *("https://x.example/ a", "https://x.example/\r\nX: y", "https://ann:b@x.example/"),
        *("https://x.example:99999/", "https://é.example/", "https://[::1/", "//x.example/"),
        "https://x.example/" + "a" * MOST_URL,
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(NotSent):
        place_of(url)


class Names:
    """Resolves a name to one address after the other."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        return self.answers.pop(0)


def test_a_name_is_asked_once_and_its_checked_address_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reached: list[str] = []

    async def connect(host: str, *_: Any, **__: Any) -> Any:
        reached.append(host)
        raise ConnectionRefusedError("nobody there")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    names = Names(["10.0.0.1", "1.1.1.1"], ["127.0.0.1"])
    refusal(f"https://{NAME}/", networks=(), resolve=names)
    assert (names.asked, reached) == ([NAME], ["1.1.1.1"])
    found = refusal(f"https://{NAME}/", networks=(), resolve=names)
    assert str(found) == f"{NAME} is in a private network"
    assert reached == ["1.1.1.1"]


def test_beyond_listed_networks_everything_goes_by_tls() -> None:
    found = refusal(f"http://{NAME}/", networks=(), resolve=Names(["1.1.1.1"]))
    assert str(found) == "the address must begin with https://"


def test_a_name_without_an_address_is_tried_again_later() -> None:
    def resolve(host: str, port: int) -> Sequence[str]:
        raise socket.gaierror(-2, "Name or service not known")

    assert refusal(f"https://{NAME}/", resolve=resolve).again


def test_a_resolver_that_hangs_is_not_waited_for() -> None:
    release = threading.Event()

    def resolve(host: str, port: int) -> Sequence[str]:
        release.wait(10)
        return []

    try:
        found = refusal(f"https://{NAME}/", resolve=resolve, patience=0.05)
    finally:
        release.set()
    assert (str(found), found.again) == ("no answer in time", True)


# Those who behave badly


def test_who_never_answers_is_not_waited_for() -> None:
    release = threading.Event()

    def wait(_: socket.socket) -> None:
        release.wait(10)

    with answering(wait) as port:
        found = refusal(f"http://127.0.0.1:{port}/", patience=0.2)
        release.set()
    assert (str(found), found.again) == ("no answer in time", True)


def test_an_answer_that_drips_is_not_waited_for() -> None:
    release = threading.Event()

    def drip(connection: socket.socket) -> None:
        for letter in b"HTTP/1.1 200 OK\r\n" * 100:
            connection.send(bytes([letter]))
            if release.wait(0.02):
                return

    with answering(drip) as port:
        found = refusal(f"http://127.0.0.1:{port}/", patience=0.2)
        release.set()
    assert str(found) == "no answer in time"


@pytest.mark.parametrize(
    "endless",
    [b"X-More: " + b"a" * 1000 + b"\r\n", b"\r\nHTTP/1.1 103 Early Hints\r\n"],
    ids=["headers", "hints"],
)
def test_an_endless_head_is_cut_off(endless: bytes) -> None:
    def flood(connection: socket.socket) -> None:
        connection.send(b"HTTP/1.1 103 Early Hints\r\n")
        while True:
            connection.send(endless)

    with answering(flood) as port:
        found = refusal(f"http://127.0.0.1:{port}/")
    assert "no answer in time" not in str(found)


def test_a_huge_body_is_not_read() -> None:
    sent: list[int] = []

    def flood(connection: socket.socket) -> None:
        connection.send(b"HTTP/1.1 204 No Content\r\n\r\n")
        sent.extend(connection.send(b"a" * 10_000) for _ in range(10_000))

    with answering(flood) as port:
        post(f"http://127.0.0.1:{port}/")
    assert sum(sent) < 50_000_000


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-OpenSSH\r\n\r\n", b"HTTP/1.1 2000 x\r\n\r\n"])
def test_what_is_no_answer_is_said_to_be_none(answer: bytes) -> None:
    with answering(lambda connection: connection.sendall(answer)) as port:
        found = refusal(f"http://127.0.0.1:{port}/")
    assert found.status is None


# TLS


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A certificate for a name, signed by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


def test_tls_is_spoken_with_the_name_at_the_checked_address(certificate: Path) -> None:
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(certificate)
    trust = ssl.create_default_context(cafile=str(certificate))
    with receiving(theirs) as receiver:
        there: dict[str, Any] = {"resolve": Names(*[["127.0.0.1"]] * 3)}
        post(f"https://{NAME}:{receiver.port}/a", trust=trust, **there)
        found = refusal(f"https://other.example:{receiver.port}/b", trust=trust, **there)
        assert (found.again, "certificate" in str(found)) == (False, True)
        found = refusal(f"https://{NAME}:{receiver.port}/c", **there)
        assert (found.again, "certificate" in str(found)) == (False, True)
        assert [one.path for one in receiver.received] == ["/a"]
        assert receiver.received[0].headers["host"] == f"{NAME}:{receiver.port}"
