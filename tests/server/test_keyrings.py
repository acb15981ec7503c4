"""Keyrings as both databases keep them: who is let in, who is shut out, and what is forgotten."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_store import at, opened, row, store
from valewright.server import keyrings
from valewright.server.keyrings import Device, NewDevice
from valewright.server.phrases import WORDS, new_phrase, secret_of, words_of
from valewright.server.refusals import Refusal
from valewright.server.store import (
    SeatRow,
    Store,
    Subscription,
    TableSettings,
    changed,
    digest,
)
from valewright.server.store.backups import restored, write_backup
from valewright.server.store.sqlite import FILE, SqliteStore, open_file

__all__ = ["opened", "store"]
ADA, BEA = digest("ada"), digest("bea")


async def do(store: Store, operation: Any, *given: Any) -> Any:
    return await store.together(lambda: operation(*given))


async def enrolled(store: Store, name: str = "Laptop", token: bytes = ADA) -> Device:
    new = NewDevice(digest(name), name)
    await do(store, keyrings.enrol, new, f"ring of {name}", [token])
    return Device(new.id, f"ring of {name}", "device", name, new.now, new.now)


async def opens(store: Store, *keys: bytes) -> list[bytes]:
    found = await do(store, keyrings.openings, keys)
    return [token for opening in found for token in opening.tokens]


def refused(reason: str) -> Any:
    return pytest.raises(Refusal, match=f"^{Refusal(reason, name='', most=20)}$")  # type: ignore[arg-type]


async def with_tables(store: Store) -> None:
    await store.add(row())
    await store.add(replace(row("two", "bea"), seats=(SeatRow("Bea", BEA), SeatRow("Player 2"))))


async def test_a_ticket_lets_one_device_in_once(store: Store) -> None:
    await with_tables(store)
    laptop = await enrolled(store)
    assert await opens(store, ADA, digest("Laptop"), BEA, digest("?")) == [
        *(ADA, ADA, BEA),
        digest("?"),  # an unknown token is its own; it opens nothing that there is
    ]
    await do(store, keyrings.issue, digest("ticket"), laptop, 1000.0)
    assert await do(store, keyrings.offer, digest("ticket"), 1000.0) == ("Laptop", 1)
    phone = NewDevice(digest("phone"), "Phone", now=1001.0)
    found = await do(store, keyrings.redeem, digest("ticket"), phone)
    assert (found.keyring, found.name) == (laptop.keyring, "Phone")
    assert await opens(store, digest("phone")) == [ADA]
    # The same device again, as after a lost connection; and another one
    assert await do(store, keyrings.redeem, digest("ticket"), phone) == found
    with refused("bad-ticket"):
        await do(store, keyrings.redeem, digest("ticket"), NewDevice(digest("x"), "X"))
    with refused("bad-ticket"):
        await do(store, keyrings.offer, digest("ticket"), 1002.0)


async def test_a_ticket_is_good_for_a_while_and_only_the_newest_one(store: Store) -> None:
    await with_tables(store)
    laptop = await enrolled(store)
    await do(store, keyrings.issue, digest("old"), laptop, 1000.0)
    await do(store, keyrings.issue, digest("new"), laptop, 1000.0)
    late = 1000.0 + keyrings.TICKET_SECONDS + 1
    for ticket, now in (("old", 1001.0), ("new", late)):
        with refused("bad-ticket"):
            await do(store, keyrings.offer, digest(ticket), now)
        device = NewDevice(digest("phone"), "Phone", now=now)
        with refused("bad-ticket"):
            await do(store, keyrings.redeem, digest(ticket), device)
    assert await opens(store, digest("phone")) == [digest("phone")]


async def test_of_many_who_use_a_ticket_at_once_one_gets_in(store: Store) -> None:
    await with_tables(store)
    laptop = await enrolled(store)
    await do(store, keyrings.issue, digest("ticket"), laptop, 1000.0)
    devices = [NewDevice(digest(f"{i}"), f"{i}", now=1001.0) for i in range(8)]
    tries = [do(store, keyrings.redeem, digest("ticket"), device) for device in devices]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, Device) for one in found) == 1
    assert len(await do(store, keyrings.devices_of, laptop.keyring)) == 2


async def test_a_device_that_is_shut_out_takes_its_tokens_and_tickets_with_it(store: Store) -> None:
    await with_tables(store)
    laptop = await enrolled(store)
    with refused("last-device"):
        await do(store, keyrings.revoke, laptop.id, laptop, 1000.0)
    await do(store, keyrings.issue, digest("1"), laptop, 1000.0)
    phone = await do(store, keyrings.redeem, digest("1"), NewDevice(digest("p"), "P", now=1.0))
    await do(store, keyrings.issue, digest("2"), laptop, 1000.0)
    gone = await do(store, keyrings.revoke, laptop.id, phone, 1000.0)
    assert set(gone) == {digest("Laptop"), ADA}
    assert await opens(store, ADA, digest("Laptop")) == []
    assert await opens(store, digest("p")) == [ADA]
    with refused("bad-ticket"):
        await do(store, keyrings.redeem, digest("2"), NewDevice(digest("x"), "X", now=1.0))
    assert set(await do(store, keyrings.recently_revoked, 1001.0)) == set(gone)
    assert await do(store, keyrings.recently_revoked, 2000.0) == []
    assert await do(store, keyrings.revoke, laptop.id, phone, 1000.0) == []  # done already
    stranger = await enrolled(store, "Stranger", BEA)
    await do(store, keyrings.issue, digest("3"), stranger, 1000.0)
    await do(store, keyrings.redeem, digest("3"), NewDevice(digest("s"), "S", now=1.0))
    assert await do(store, keyrings.revoke, phone.id, stranger, 1000.0) == []
    assert await opens(store, digest("p")) == [ADA]


async def test_a_token_is_on_one_keyring_and_only_where_it_opens_something(store: Store) -> None:
    await with_tables(store)
    laptop = await enrolled(store)
    with refused("no-seats"):
        await enrolled(store, "Thief", ADA)  # who has a copy of the token
    with refused("no-seats"):
        await enrolled(store, "Nobody", digest("guessed"))
    assert await do(store, keyrings.hold, laptop.keyring, laptop.id, [BEA, ADA], 5.0) == 2
    assert await opens(store, digest("Laptop")) == [ADA, BEA]


async def test_two_keyrings_of_one_browser_become_one(store: Store) -> None:
    await with_tables(store)
    laptop = await enrolled(store)
    phone = await enrolled(store, "Phone", BEA)
    assert await do(store, keyrings.gather, laptop, [phone], []) == 2
    assert sorted(await opens(store, digest("Laptop"))) == sorted([ADA, BEA])
    devices = await do(store, keyrings.devices_of, laptop.keyring)
    assert [device.name for device in devices] == ["Laptop"]
    # What the phone had brought is shut out with the laptop, whose it is now
    await do(store, keyrings.replace_phrase, laptop, NewDevice(digest("w"), "", "phrase"))
    gone = await do(store, keyrings.revoke, laptop.id, laptop, 1.0)
    assert {ADA, BEA} <= set(gone)


async def test_a_phrase_lets_devices_in_until_it_is_replaced(store: Store) -> None:
    await with_tables(store)
    laptop = await enrolled(store)
    first, second = (NewDevice(digest(name), "", "phrase") for name in ("one", "two"))
    assert await do(store, keyrings.replace_phrase, laptop, first) == []
    for name in ("x", "y"):
        await do(store, keyrings.recover, digest("one"), NewDevice(digest(name), name))
        assert await opens(store, digest(name)) == [ADA]
    assert await do(store, keyrings.replace_phrase, laptop, second) == [digest("one")]
    for wrong in ("one", "Laptop", "guessed"):
        with refused("unknown-phrase"):
            await do(store, keyrings.recover, digest(wrong), NewDevice(digest("z"), "Z"))
    kinds = [one.kind for one in await do(store, keyrings.devices_of, laptop.keyring)]
    assert sorted(kinds) == ["device", "device", "device", "phrase"]


async def test_there_are_so_many_devices_and_seats_at_most(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keyrings, "MOST_HELD", 2)
    await with_tables(store)
    laptop = await enrolled(store)
    await do(store, keyrings.replace_phrase, laptop, NewDevice(digest("w"), "", "phrase"))
    for i in range(keyrings.MOST_DEVICES - 2):
        await do(store, keyrings.recover, digest("w"), NewDevice(digest(f"{i}"), f"{i}"))
    with refused("too-many-devices"):
        await do(store, keyrings.recover, digest("w"), NewDevice(digest("z"), "Z"))
    later = laptop.created + 1
    tokens = [BEA, digest("host")]
    assert await do(store, keyrings.hold, laptop.keyring, laptop.id, tokens, later) == 2
    assert sorted(await opens(store, digest("Laptop"))) == sorted(tokens)


async def test_what_opens_nothing_is_forgotten(store: Store) -> None:
    await with_tables(store)
    laptop, phone = await enrolled(store), await enrolled(store, "Phone", BEA)
    await do(store, keyrings.replace_phrase, laptop, NewDevice(digest("w"), "", "phrase"))
    await do(store, keyrings.recover, digest("w"), NewDevice(digest("p"), "P"))
    await do(store, keyrings.revoke, laptop.id, laptop, laptop.created)
    await store.delete(["two"])
    much_later = laptop.created + keyrings.FORGOTTEN + keyrings.DAY
    await do(store, keyrings.prune, much_later)
    assert await do(store, keyrings.devices_of, phone.keyring) == []
    assert await opens(store, digest("p")) == [ADA]
    assert await opens(store, ADA) == []  # still revoked: the table is there
    await store.delete(["one"])
    await do(store, keyrings.prune, much_later)
    assert await opens(store, digest("p")) == [digest("p")]


async def test_tables_are_listed_where_they_want_it_and_have_a_free_seat(store: Store) -> None:
    def table(name: str, created: float, **settings: Any) -> Any:
        seats = (SeatRow("Ada", ADA), SeatRow("Player 2"))
        found = replace(row(name), seats=seats, settings=TableSettings(**settings))
        return replace(found, created=created, changed=100.0)

    wanted: dict[str, Any] = {"listing": ('Ada\'s "table": [', "ca")}
    for i in range(4):
        await store.add(table(f"t{i}", 10.0 + i, **wanted))
    await store.add(table("unlisted", 20.0, box=('"listing": [', 1)))
    await store.add(replace(table("stale", 21.0, **wanted), changed=1.0))
    await store.add(replace(table("over", 22.0, **wanted), status="over"))
    full = table("full", 23.0, **wanted)
    await store.add(replace(full, seats=(full.seats[0], SeatRow("Bea", BEA))))
    found = await store.listed(50.0, 1000.0, 3)
    assert [one.id for one in found] == ["t3", "t2", "t1"]
    assert found[0].settings.listing == wanted["listing"]
    rest = await store.listed(50.0, found[-1].created, 3)
    assert [one.id for one in rest] == ["t0"]
    gone = changed(found[0], settings=replace(found[0].settings, listing=None))
    await store.update(gone)
    assert [one.id for one in await store.listed(0.0, 1000.0, 2)] == ["stale", "t2"]


async def test_a_script_that_fails_has_done_nothing(store: Store) -> None:
    def halfway() -> Any:
        yield "INSERT INTO revoked (token, at) VALUES ($1, $2)", (ADA, 1.0)
        raise Refusal("no-seats")

    with refused("no-seats"):
        await store.together(halfway)
    assert await do(store, keyrings.recently_revoked, 1.0) == []


LAPTOP = Subscription("https://push.example/laptop", "key", "auth", "en", "https://x.example/")


async def test_what_is_restored_opens_for_no_device_that_was_shut_out_since(tmp_path: Path) -> None:
    said: list[str] = []
    backup = tmp_path / "backups" / "tables-20260101-000000.sqlite3"
    async with at(lambda: SqliteStore(tmp_path)) as store:
        await with_tables(store)
        laptop = await enrolled(store)
        await do(store, keyrings.replace_phrase, laptop, NewDevice(digest("w"), "", "phrase"))
        assert await store.subscribe([ADA], LAPTOP) == 1
    db = open_file(tmp_path / FILE)
    write_backup(db, backup, lambda: None)
    db.close()
    async with at(lambda: SqliteStore(tmp_path)) as store:
        await store.keep_secret("vapid", "by which browsers know the server")
        laptop = next(iter(await do(store, keyrings.devices_of, "ring of Laptop")))
        await do(store, keyrings.recover, digest("w"), NewDevice(digest("p"), "P"))
        await do(store, keyrings.revoke, laptop.id, laptop, 1.0)
    restored(tmp_path, None, said.append)
    async with at(lambda: SqliteStore(tmp_path)) as store:
        assert await opens(store, digest("p")) == [ADA]
        assert await opens(store, digest("Laptop"), ADA) == []
        assert await store.subscriptions(ADA) == [], "its browser is told of no turn, either"
        assert await store.keep_secret("vapid", "another") == "by which browsers know the server"


def test_every_mistake_in_a_phrase_of_one_letter_is_noticed() -> None:
    words = words_of(bytes(range(16)))
    assert len(words) == WORDS
    text = " ".join(words)
    good = secret_of(text)
    assert good is not None
    noticed = 0
    for i, letter in enumerate(text):
        for other in "aeiobdkz":
            if letter not in (other, " "):
                noticed += secret_of(text[:i] + other + text[i + 1 :]) is None
    assert noticed >= len(text.replace(" ", "")) * 7 - 2
    assert secret_of(text.replace("e", "é", 1)) in (good, None)
    assert secret_of("  ".join(word.title() for word in words) + "\n") == good
    assert secret_of(" ".join([words[1], words[0], *words[2:]])) is None
    assert secret_of("") is None


def test_phrases_differ_and_carry_all_their_bits() -> None:
    found = {secret_of(" ".join(new_phrase())) for _ in range(200)}
    assert None not in found
    assert len(found) == 200
    assert words_of(bytes(16))[0] == "bababa"
    assert len({tuple(words_of(bytes(i * [0] + [1] + (15 - i) * [0]))) for i in range(16)}) == 16
