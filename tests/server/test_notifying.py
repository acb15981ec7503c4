"""Players who are away are told of their turn: by Web Push, by a webhook, once, and in time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.client import ME, OPEN, PATIENCE, Json, Server, running
from tests.server.databases import needs_databases, new_database
from tests.server.receiver import Club, Received, Receiver, at_club, receiving
from valewright.server import notices, push
from valewright.server.notifying import LONGEST, OF_ONE, TAKEN, WAITS
from valewright.server.settings import DAY
from valewright.server.store import MOST_NOTICES, MOST_SUBSCRIPTIONS, Subscription, Webhook
from valewright.server.store.postgres import PostgresStore
from valewright.server.store.sqlite import SqliteStore
from valewright.server.timing import GRACE
from valewright.server.webhooks import Notice, message_to

SITE = "https://games.example/"
SIGNER = push.Signer(push.new_key())


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


class Browser:
    """A browser that has subscribed, and reads what its push service brings."""

    def __init__(self, endpoint: str, language: str = "en") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        auth = push.encoded(b"sixteen letters.")
        self.subscription = Subscription(endpoint, push.encoded(point), auth, language, SITE)

    def read(self, body: bytes) -> bytes:
        return opened(body, self.key, push.decoded(self.subscription.auth))

    @property
    def json(self) -> Json:
        kept = self.subscription._asdict()
        del kept["site"]
        return kept


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a message (RFC 8291)."""

    def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, about).derive(secret)

    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    secret = derived(
        key.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + public + sender, 32
    )
    content = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(content).decrypt(nonce, sealed, None)
    assert text.endswith(b"\x02")
    return text[:-1]


def claims(received: Received, public: str) -> dict[str, Any]:
    """What a server says of itself, once its signature was checked (RFC 8292)."""
    scheme, token, key = received.headers["authorization"].replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={public}")
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    raw = push.decoded(signature)
    pair = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    point = push.decoded(public)
    verifier = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    verifier.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, found = (json.loads(push.decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(found)


def test_the_browser_of_these_tests_reads_the_message_in_rfc_8291() -> None:
    private = int.from_bytes(push.decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    key = ec.derive_private_key(private, ec.SECP256R1())
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    auth = push.decoded("BTBZMqHH6r4Tts7J_aSIgg")
    text = opened(push.decoded(body), key, auth)
    assert text == b"When I grow up, I want to be a watermelon"


# Web Push


async def test_the_browsers_of_the_next_player_are_told_once(
    tmp_path: Path, receiver: Receiver
) -> None:
    phone, laptop = Browser(f"{receiver.url}/phone"), Browser(f"{receiver.url}/laptop", "fr")
    async with at_club(SqliteStore(tmp_path), SIGNER) as club:
        table_id, ann = await club.table("me", "open")
        bea = await club.joined(table_id)
        for browser in (phone, laptop):
            assert await club.store.subscribe([bea], browser.subscription) == 1
        await club.play(table_id, ann)
        await club.tell()
        assert receiver.received == [], "they may be about to look"
        club.now += GRACE
        await club.tell()
        await club.tell()
        club.now += DAY
        await club.tell()
    found = {one.path: one for one in receiver.received}
    assert len(receiver.received) == 2
    shown = {"body": "Player 1, Bea", "table": table_id}
    assert json.loads(phone.read(found["/phone"].body)) == {"title": "Your turn: Nim", **shown}
    french = json.loads(laptop.read(found["/laptop"].body))
    assert french == {"title": "À vous de jouer\u00a0: Nim", **shown}
    told = claims(found["/phone"], SIGNER.public)
    assert (told["aud"], told["sub"]) == (receiver.url, SITE)
    headers = found["/phone"].headers
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table_id)
    assert 0 < int(headers["ttl"]) <= 28 * DAY


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, receiver: Receiver) -> None:
    async with at_club(SqliteStore(tmp_path), SIGNER) as club:
        table_id, ann = await club.table("me", "open")
        bea = await club.joined(table_id)
        await club.store.subscribe([bea], Browser(f"{receiver.url}/old").subscription)
        await club.play(table_id, ann)
        club.now += GRACE
        receiver.answers = [(410, {})]
        await club.tell()
        assert await club.store.subscriptions(bea) == []
        assert club.slept == []


async def test_who_looks_at_the_table_is_not_told_and_whose_page_is_hidden_is(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with at_club(SqliteStore(tmp_path), SIGNER) as club:
        table_id, ann = await club.table("me", "open")
        bea = await club.joined(table_id)
        await club.store.subscribe([bea], Browser(receiver.url).subscription)
        listener = await club.listen(table_id, bea)
        await club.play(table_id, ann)
        club.now += GRACE
        await club.tell()
        assert receiver.received == []
        await club.play(table_id, bea)
        await club.play(table_id, ann)
        club.tables.look(table_id, listener, hidden=True)
        club.now += GRACE
        await club.tell()
        assert len(receiver.received) == 1


# Several tries, several workers


async def waiting(club: Club, url: str, **wanted: object) -> tuple[str, bytes]:
    """A table with a webhook at which it is Bea's turn, and it is time to say so."""
    table_id, ann = await club.table("me", "open", **wanted)
    bea = await club.joined(table_id)
    webhook = Webhook("json", url, SITE, "en")
    await club.tables.do(table_id, lambda table: table.set_webhook(ann, webhook))
    await club.play(table_id, ann)
    club.now += GRACE
    return table_id, bea


async def test_a_failing_receiver_is_tried_a_few_times_more_and_more_rarely(
    club: Club, receiver: Receiver
) -> None:
    receiver.answers = [(503, {}), (429, {"Retry-After": "60"}), (500, {})]
    await waiting(club, receiver.url)
    await club.tell()
    assert len(receiver.received) == 4
    first, second, third = club.slept
    assert WAITS[0] <= first < second < third
    assert second >= 60


async def test_nobody_is_tried_for_ever_or_made_to_wait_for_ever(
    club: Club, receiver: Receiver
) -> None:
    receiver.answers = [(503, {"Retry-After": "999999"})] * 9
    table_id, _ = await waiting(club, receiver.url)
    await club.tell()
    assert len(receiver.received) == len(WAITS) + 1
    assert max(club.slept) <= 1.2 * LONGEST
    assert sum(club.slept) + 5 * 10 < TAKEN, "nobody else takes it on meanwhile"
    club.now += TAKEN
    await club.tell()
    assert len(receiver.received) == len(WAITS) + 1
    row = await club.store.table(table_id)
    assert row is not None
    assert row.notify is None


async def test_a_place_that_never_answers_holds_up_nobody_else(
    club: Club, receiver: Receiver
) -> None:
    """Someone has the turns of many tables told to a place that hangs, over and over."""
    hanging: list[str] = []
    post = club.outgoing.post

    async def sent(url: str, headers: Mapping[str, str], body: bytes) -> None:
        if url.startswith(receiver.url):
            await post(url, headers, body)
            return
        hanging.append(url)
        await asyncio.Event().wait()

    club.outgoing.post = sent  # type: ignore[method-assign]
    for n in range(MOST_NOTICES + 20):
        await waiting(club, f"https://n{n}.greedy.example/")
    await club.notifier.look()
    for _ in range(2):
        await club.notifier.look()
        await asyncio.sleep(0)
    await waiting(club, receiver.url)
    told = await club.notifier.look()
    await asyncio.wait(told, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    assert len(receiver.received) == 1
    assert len(hanging) == OF_ONE


async def test_no_further_try_once_they_have_moved(club: Club, receiver: Receiver) -> None:
    receiver.answers = [(503, {})]
    table_id, bea = await waiting(club, receiver.url)

    async def sleep(seconds: float) -> None:
        await club.play(table_id, bea)

    club.notifier._sleep = sleep
    await club.tell()
    assert len(receiver.received) == 1


async def test_a_notice_survives_the_server_that_took_it_on(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with at_club(SqliteStore(tmp_path)) as club:
        await waiting(club, receiver.url)
        (task,) = await club.notifier.look()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        now = club.now
    async with at_club(SqliteStore(tmp_path)) as club:
        club.now = now + TAKEN - 1
        await club.tell()
        assert receiver.received == []
        club.now += 1
        await club.tell()
        assert len(receiver.received) == 1


async def test_what_is_old_news_is_not_told(club: Club, receiver: Receiver) -> None:
    await waiting(club, receiver.url)
    club.now += DAY + 1
    await club.tell()
    assert receiver.received == [], "the host has just switched notices on, say"


@needs_databases
async def test_of_several_workers_one_tells_and_one_stands_in(receiver: Receiver) -> None:
    address = new_database()
    clubs = [Club(PostgresStore(address)) for _ in range(3)]
    try:
        table_id, _ = await waiting(clubs[0], receiver.url, days=1)
        for club in clubs:
            club.now = clubs[0].now
        taken = await asyncio.gather(*(club.notifier.look() for club in clubs))
        await asyncio.gather(*(task for tasks in taken for task in tasks))
        assert len(receiver.received) == 1
        for club in clubs:
            club.now += DAY
        done = [club.deadlines.look() for club in clubs]
        await asyncio.gather(*done, return_exceptions=True)
        # In the store: nobody tells these workers what another of them has done.
        until = time.monotonic() + PATIENCE
        kept = await clubs[1].store.kept(table_id)
        while kept is None or kept.row.settings.stand_in is not None or len(kept.moves) < 2:
            assert time.monotonic() < until, "nobody has stood in"
            await asyncio.sleep(0.01)
            kept = await clubs[1].store.kept(table_id)
        assert len(kept.moves) == 2
    finally:
        for club in clubs:
            await club.close()
            await club.store.stop()


# Webhooks


async def test_a_webhook_says_whose_turn_it_is_and_reminds(
    tmp_path: Path, receiver: Receiver
) -> None:
    async with at_club(SqliteStore(tmp_path)) as club:
        url = f"{receiver.url}/hook"
        table_id, _ = await waiting(club, url, days=1, overdue="reminder")
        await club.tell()
        club.now += DAY
        await club.deadlines.look()
        await club.tell()
    turn, reminder = (json.loads(one.body) for one in receiver.received)
    assert turn == {
        "event": "turn",
        "table": table_id,
        "game": "nim",
        "seat": 1,
        "player": "Bea",
        "text": "Bea's turn: Nim",
        "link": f"{SITE}#/table/{table_id}",
    }
    text = "Reminder: Nim is waiting for Bea"
    assert reminder == {**turn, "event": "reminder", "text": text}


EVIL = "@everyone <!channel> [x](http://evil.example) *b* & c"
LINK = "https://games.example/#/table/abc"


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (
            "discord",
            {
                "content": r"\@everyone \<!channel\> \[x\]\(http\://evil.example\) \*b\* & c"
                f"\n{LINK}",
                "allowed_mentions": {"parse": []},
            },
        ),
        (
            "slack",
            {"text": f"@everyone &lt;!channel&gt; [x](http://evil.example) *b* &amp; c\n<{LINK}>"},
        ),
    ],
)
def test_nothing_in_a_name_is_a_command_elsewhere(kind: str, wanted: Json) -> None:
    found = message_to(kind, Notice("turn", "abc", "nim", 0, EVIL, EVIL, LINK))
    assert found.headers == {"Content-Type": "application/json"}
    assert json.loads(found.body) == wanted


def test_ntfy_is_told_in_plain_text_with_a_link() -> None:
    found = message_to("ntfy", Notice("turn", "abc", "nim", 0, "Zoë", "Zoë's turn", LINK))
    assert found.body == "Zoë's turn".encode()
    assert (found.headers["Click"], found.headers["Title"]) == (LINK, "Valewright")
    assert all(value.isascii() for value in found.headers.values())


# The API


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, notify=True, notify_private=("127.0.0.0/8",)) as found:
        yield found


def held(made: Json) -> dict[str, str]:
    return {"Valewright-Tokens": made["token"]}


def test_the_host_sets_a_webhook_and_everyone_who_plays_knows(
    server: Server, receiver: Receiver
) -> None:
    made = server.create(ME, OPEN)
    guest = server.join(made, name="Bea")
    path = f"/api/tables/{made['table']['id']}"
    wanted = {"kind": "slack", "url": f"{receiver.url}/secret", "language": "es"}
    answer = server.http.put(f"{path}/webhook", json=wanted, headers=held(made))
    assert answer.status_code == 200, answer.text
    info = {"kind": "slack", "where": "127.0.0.1"}
    assert answer.json()["webhook"] == info
    assert server.http.get(path, headers=held(guest)).json()["webhook"] == info
    assert server.http.get(path).json()["webhook"] is None
    (test,) = receiver.received
    text, link = json.loads(test.body)["text"].split("\n")
    assert text == "Aquí se anunciarán los turnos de una mesa de Nim."
    assert link == f"<http://127.0.0.1:{server.port}/#/table/{made['table']['id']}>"
    answer = server.http.put(f"{path}/webhook", json=wanted, headers=held(guest))
    assert (answer.status_code, answer.json()["reason"]) == (403, "not-host")
    assert server.http.delete(f"{path}/webhook", headers=held(guest)).status_code == 403
    answer = server.http.delete(f"{path}/webhook", headers=held(made))
    assert answer.json()["webhook"] is None


def test_a_webhook_that_does_not_work_is_not_kept(server: Server, receiver: Receiver) -> None:
    made = server.create(ME, OPEN)
    path = f"/api/tables/{made['table']['id']}"
    receiver.answers = [(404, {})]
    for url, why in (
        (receiver.url, "the answer was 404"),
        ("http://10.0.0.1/", "10.0.0.1 is in a private network"),
        ("ftp://x.example/", "the address must begin with https://"),
        ("https://x.example/\n", "this is not an address"),
    ):
        wanted = {"kind": "json", "url": url}
        answer = server.http.put(f"{path}/webhook", json=wanted, headers=held(made))
        assert answer.status_code == 422
        assert answer.json()["arguments"] == {"why": why}
    assert server.http.get(path, headers=held(made)).json()["webhook"] is None
    wrong = {"kind": "fax", "url": receiver.url}
    assert server.http.put(f"{path}/webhook", json=wrong, headers=held(made)).status_code == 422


def test_a_browser_subscribes_for_its_seats_alone(server: Server) -> None:
    public = server.http.get("/api/meta").json()["notices"]["push"]
    assert len(push.decoded(public)) == 65
    made = server.create(ME, OPEN)
    browser = Browser("https://push.example/1")
    tokens = {"Valewright-Tokens": f"{made['token']},stranger,{made['token']}"}
    answer = server.http.post("/api/push", json=browser.json, headers=tokens)
    assert (answer.status_code, answer.json()) == (200, {"tokens": 1})
    gone = {"endpoint": browser.subscription.endpoint}
    assert server.http.post("/api/push/forget", json=gone).json() == {"tokens": 1}
    assert server.http.post("/api/push/forget", json=gone).json() == {"tokens": 0}
    assert server.http.post("/api/push", json=browser.json).json() == {"tokens": 0}


def test_keys_that_are_none_are_refused(server: Server) -> None:
    good = Browser("https://push.example/1").json
    for wrong in (
        {"p256dh": "A" * 87},
        {"p256dh": push.encoded(b"\x04" + b"\x01" * 64)},
        {"p256dh": "x" * 101},
        {"auth": push.encoded(b"fifteen letters")},
        {"auth": "no bytes/at all!"},
        {"endpoint": "javascript:alert(1)"},
        {"endpoint": "https://push.example/" + "a" * 3000},
        {"language": "tlh"},
    ):
        assert server.http.post("/api/push", json={**good, **wrong}).status_code == 422


def test_a_push_arrives_from_a_server_as_it_runs(
    server: Server, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create(ME, OPEN)
    guest = server.join(made, name="Bea")
    browser = Browser(f"{receiver.url}/push")
    assert server.http.post("/api/push", json=browser.json, headers=held(guest)).json() == {
        "tokens": 1
    }
    monkeypatch.setattr("valewright.server.timing.GRACE", 0.0)
    monkeypatch.setattr("valewright.server.notifying.EVERY", 0.05)
    with server.sit(made["table"]["id"], made["token"]) as player:
        player.play(player.legal[0][0])
    until = time.monotonic() + 20
    while not receiver.received and time.monotonic() < until:
        time.sleep(0.05)
    (found,) = receiver.received
    assert json.loads(browser.read(found.body))["title"] == "Your turn: Nim"
    public = server.http.get("/api/meta").json()["notices"]["push"]
    assert claims(found, public)["sub"] == "mailto:valewright@127.0.0.1"


def test_how_often_anyone_may_set_something_up(tmp_path: Path) -> None:
    with running(tmp_path, notify=True, notices_per_hour=2) as server:
        gone = {"endpoint": "https://push.example/1"}
        found = [server.http.post("/api/push/forget", json=gone).status_code for _ in range(3)]
    assert found == [200, 200, 429]


def test_a_server_sends_nothing_unless_its_host_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.http.get("/api/meta").json()["notices"] == {"webhooks": False, "push": None}
        made = server.create(ME, OPEN)
        wanted = {"kind": "json", "url": "https://x.example/"}
        path = f"/api/tables/{made['table']['id']}/webhook"
        answers = [
            server.http.put(path, json=wanted, headers=held(made)),
            server.http.post("/api/push", json=Browser("https://x.example/").json),
        ]
    assert [one.json()["reason"] for one in answers] == ["no-notifications"] * 2


def test_without_the_extra_there_is_no_push(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "is_installed", lambda: False)
    with running(tmp_path, notify=True) as server:
        assert server.http.get("/api/meta").json()["notices"] == {"webhooks": True, "push": None}
        answer = server.http.post("/api/push", json=Browser("https://x.example/").json)
    assert answer.json()["reason"] == "no-notifications"


def test_the_key_is_made_at_the_first_start_and_kept(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        with running(tmp_path, notify=True) as server:
            found.append(server.http.get("/api/meta").json()["notices"]["push"])
    assert found[0] == found[1] is not None


async def test_a_token_has_a_few_browsers_and_the_newest_stay(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann = await club.table("me", "open")
    clock = iter(range(1000))
    monkeypatch.setattr(time, "time", lambda: float(next(clock)))
    given = [replace_endpoint(f"https://x.example/{i}") for i in range(MOST_SUBSCRIPTIONS + 2)]
    for one in given:
        await club.store.subscribe([ann], one)
    assert await club.store.subscriptions(ann) == given[:1:-1]


def replace_endpoint(endpoint: str) -> Subscription:
    return Subscription(endpoint, "p256dh", "auth", "en", SITE)


async def test_a_table_keeps_its_webhook(club: Club) -> None:
    table_id, ann = await club.table("me", "open")
    webhook = Webhook("ntfy", "https://ntfy.example/topic", SITE, "ca")
    await club.tables.do(table_id, lambda table: table.set_webhook(ann, webhook))
    row = await club.store.table(table_id)
    assert row is not None
    assert row.settings == replace(row.settings, webhook=webhook)
