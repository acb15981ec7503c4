"""What one person's devices open, as it is kept: each operation once, for every database.

A *keyring* holds the tokens of seats, as hashes. A *device* has a secret of its own that opens all
of them; a recovery phrase is such a secret, too. A *ticket* lets one more device in, once and soon.
A token on no keyring opens its own seats, as long as it is not revoked.

An operation is a generator of statements: it yields one with its values, is sent the rows that the
database answers with, and returns what it found. A :class:`~valewright.server.store.Store` does all
of it or nothing, and may begin anew where a connection broke, so that each can be done twice.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple

from valewright.server.names import told_apart
from valewright.server.refusals import Forbidden, Refusal
from valewright.server.store import Script

Kind = Literal["device", "phrase"]
MOST_DEVICES: Final = 20  # on one keyring
MOST_HELD: Final = 1000  # seats on one keyring; those taken longest ago go first
TICKET_SECONDS: Final = 600.0
RECENTLY: Final = 120.0  # seconds for which workers look for what was revoked
DAY: Final = 86_400.0
FORGOTTEN: Final = 90 * DAY  # after which a device that opens nothing is forgotten
_DEVICE: Final = "id, keyring, kind, name, created, seen"


@dataclass(frozen=True)
class Device:
    """Something that opens the seats of a keyring."""

    id: str
    keyring: str
    kind: Kind
    name: str
    created: float
    seen: float


@dataclass(frozen=True)
class NewDevice:
    """A device about to be let in: its name, and the hash of its secret."""

    secret: bytes
    name: str
    kind: Kind = "device"
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    now: float = field(default_factory=time.time)


class Opening(NamedTuple):
    """A secret, the device whose it is if it is one, and the tokens that it opens."""

    key: bytes
    device: Device | None
    tokens: list[bytes]


class Presented(NamedTuple):
    """What came with a request: what each secret opens, the first shown first."""

    openings: list[Opening]

    @property
    def tokens(self) -> list[bytes]:
        """The tokens of all seats that are open: those shown as they are come first."""
        found = sorted(self.openings, key=lambda opening: opening.device is not None)
        return list(dict.fromkeys(token for opening in found for token in opening.tokens))

    @property
    def devices(self) -> list[Device]:
        """The keyrings that are open; what is new goes to the first."""
        return [opening.device for opening in self.openings if opening.device is not None]

    @property
    def bare(self) -> list[bytes]:
        """The tokens that were shown as they are."""
        return [opening.key for opening in self.openings if opening.device is None]

    @property
    def device(self) -> Device:
        """The device that asks, or an error where it is none."""
        if not self.devices:
            raise Forbidden("no-device")
        return self.devices[0]


class Offer(NamedTuple):
    """What a ticket is good for: the device that made it, and how many seats there are."""

    device: str
    seats: int


def new_keyring() -> str:
    """An id of a keyring."""
    return secrets.token_urlsafe(9)


def among(count: int, first: int = 1) -> str:
    """Places for so many values of a statement, from one number on."""
    return f"({', '.join(f'${i}' for i in range(first, first + count))})"


# Reading


def openings(keys: Sequence[bytes]) -> Script[list[Opening]]:
    """What each of some secrets opens; those that are revoked are left out."""
    if not keys:
        return []
    rows = yield f"SELECT token FROM revoked WHERE token IN {among(len(keys))}", keys
    revoked = {row[0] for row in rows}
    query = f"SELECT secret, {_DEVICE} FROM devices WHERE secret IN {among(len(keys))}"
    rows = yield query, keys
    devices = {row[0]: Device(*row[1:]) for row in rows}
    held: dict[str, list[bytes]] = {device.keyring: [] for device in devices.values()}
    for keyring, tokens in held.items():
        rows = yield "SELECT token FROM held WHERE keyring = $1 ORDER BY added DESC", (keyring,)
        tokens += [row[0] for row in rows]
    return [
        Opening(key, device, held[device.keyring] if device else [key])
        for key, device in ((key, devices.get(key)) for key in keys)
        if key not in revoked
    ]


def devices_of(keyring: str) -> Script[list[Device]]:
    """All that opens a keyring, the oldest first."""
    query = f"SELECT {_DEVICE} FROM devices WHERE keyring = $1 ORDER BY created, id"
    return [Device(*row) for row in (yield query, (keyring,))]


def offer(ticket: bytes, now: float) -> Script[Offer]:
    """What a ticket is good for; it is not used up by that."""
    query = (
        "SELECT d.name, (SELECT count(*) FROM held h WHERE h.keyring = t.keyring)"
        " FROM tickets t JOIN devices d ON d.id = t.device WHERE t.ticket = $1 AND t.expires > $2"
    )
    rows = yield query, (ticket, now)
    if not rows:
        raise Forbidden("bad-ticket")
    return Offer(*rows[0])


def recently_revoked(now: float) -> Script[list[bytes]]:
    """What was revoked a moment ago."""
    rows = yield "SELECT token FROM revoked WHERE at > $1", (now - RECENTLY,)
    return [row[0] for row in rows]


# Writing


def enrol(new: NewDevice, keyring: str, tokens: Sequence[bytes]) -> Script[int]:
    """A keyring for the seats of some tokens, and its first device; how many seats there are."""
    yield from _insert(new, keyring)
    count = yield from hold(keyring, new.id, tokens, new.now)
    if not count:
        raise Refusal("no-seats")
    return count


def hold(keyring: str, device: str, tokens: Sequence[bytes], now: float) -> Script[int]:
    """Put tokens that a device has brought on a keyring; how many are on it then.

    Tokens that open nothing are left out, and so are those on a keyring already: whoever has taken
    a copy of a token cannot put it on a keyring of their own.
    """
    if tokens:
        places = among(len(tokens))
        query = f"SELECT token FROM seats WHERE token IN {places} UNION SELECT host FROM tables"
        rows = yield f"{query} WHERE host IN {places}", tokens
        insert = "INSERT INTO held (token, keyring, device, added) VALUES ($1, $2, $3, $4)"
        for (token,) in rows:
            yield f"{insert} ON CONFLICT DO NOTHING", (token, keyring, device, now)
        newest = f"SELECT token FROM held WHERE keyring = $1 ORDER BY added DESC LIMIT {MOST_HELD}"
        yield f"DELETE FROM held WHERE keyring = $1 AND token NOT IN ({newest})", (keyring,)
    rows = yield "SELECT count(*) FROM held WHERE keyring = $1", (keyring,)
    return int(rows[0][0])


def gather(mine: Device, others: Sequence[Device], tokens: Sequence[bytes]) -> Script[int]:
    """Put all that a device opens on its keyring: tokens, and the whole of other keyrings.

    ``others`` are further secrets of the same device, which are given up.
    """
    for other in others:
        both = (mine.keyring, other.keyring)
        yield "DELETE FROM devices WHERE id = $1", (other.id,)
        yield "UPDATE held SET device = $1 WHERE device = $2", (mine.id, other.id)
        yield "DELETE FROM tickets WHERE keyring = $1", (other.keyring,)
        for table in ("devices", "held"):
            yield f"UPDATE {table} SET keyring = $1 WHERE keyring = $2", both
    return (yield from hold(mine.keyring, mine.id, tokens, time.time()))


def issue(ticket: bytes, device: Device, now: float) -> Script[None]:
    """A ticket for one more device; the one before it is good no longer."""
    yield "DELETE FROM tickets WHERE device = $1 OR expires < $2", (device.id, now)
    given = (ticket, device.keyring, device.id, now + TICKET_SECONDS)
    query = "INSERT INTO tickets (ticket, keyring, device, expires) VALUES ($1, $2, $3, $4)"
    yield f"{query} ON CONFLICT DO NOTHING", given


def redeem(ticket: bytes, new: NewDevice) -> Script[Device]:
    """Let a device in with a ticket, which is used up."""
    found = yield from _let_in_before(new)
    if found is not None:
        return found
    query = "DELETE FROM tickets WHERE ticket = $1 AND expires > $2 RETURNING keyring"
    rows = yield query, (ticket, new.now)
    if not rows:
        raise Forbidden("bad-ticket")
    return (yield from _let_in(new, rows[0][0]))


def recover(phrase: bytes, new: NewDevice) -> Script[Device]:
    """Let a device in with a recovery phrase."""
    found = yield from _let_in_before(new)
    if found is not None:
        return found
    query = "UPDATE devices SET seen = $2 WHERE secret = $1 AND kind = 'phrase' RETURNING keyring"
    rows = yield query, (phrase, new.now)
    if not rows:
        raise Forbidden("unknown-phrase")
    return (yield from _let_in(new, rows[0][0]))


def replace_phrase(device: Device, new: NewDevice) -> Script[list[bytes]]:
    """A recovery phrase in the place of those there were; the secrets that are good no longer."""
    query = "SELECT id FROM devices WHERE keyring = $1 AND kind = 'phrase' AND id <> $2"
    rows = yield query, (device.keyring, new.id)
    gone: list[bytes] = []
    for (old,) in rows:
        gone += yield from _revoked(old, device.keyring, new.now)
    yield from _insert(new, device.keyring)
    return gone


def revoke(device_id: str, by: Device, now: float) -> Script[list[bytes]]:
    """Shut a device out, with the tokens that it brought; the secrets that are good no longer.

    Its seats stay on the keyring. The last device stays, for nobody could open them without it.
    """
    query = "SELECT count(*) FROM devices WHERE keyring = $1 AND id <> $2"
    rows = yield query, (by.keyring, device_id)
    if not rows[0][0]:
        raise Refusal("last-device")
    return (yield from _revoked(device_id, by.keyring, now))


def saw(device: Device, now: float) -> Script[None]:
    """Note that a device is used."""
    yield "UPDATE devices SET seen = $2 WHERE id = $1", (device.id, now)


_SEATED: Final = (
    "EXISTS (SELECT 1 FROM seats s WHERE s.token = {0}.token)"
    " OR EXISTS (SELECT 1 FROM tables t WHERE t.host = {0}.token)"
)


def prune(now: float) -> Script[None]:
    """Forget what is good for nothing any more."""
    yield "DELETE FROM tickets WHERE expires < $1", (now,)
    yield f"DELETE FROM held WHERE NOT ({_SEATED.format('held')})", ()
    query = f"DELETE FROM revoked WHERE at < $1 AND NOT ({_SEATED.format('revoked')})"
    yield query, (now - DAY,)
    nothing = "NOT EXISTS (SELECT 1 FROM held h WHERE h.keyring = devices.keyring)"
    yield f"DELETE FROM devices WHERE seen < $1 AND {nothing}", (now - FORGOTTEN,)


def _insert(new: NewDevice, keyring: str) -> Script[None]:
    query = f"INSERT INTO devices (secret, {_DEVICE}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
    given = (new.secret, new.id, keyring, new.kind, new.name, new.now, new.now)
    yield f"{query} ON CONFLICT DO NOTHING", given


def _let_in_before(new: NewDevice) -> Script[Device | None]:
    """The device itself, where an earlier try has let it in."""
    rows = yield f"SELECT {_DEVICE} FROM devices WHERE id = $1", (new.id,)
    return Device(*rows[0]) if rows else None


def _let_in(new: NewDevice, keyring: str) -> Script[Device]:
    devices = yield from devices_of(keyring)
    if len(devices) >= MOST_DEVICES:
        raise Refusal("too-many-devices", most=MOST_DEVICES)
    named = replace(new, name=told_apart(new.name, [device.name for device in devices]))
    yield from _insert(named, keyring)
    return Device(new.id, keyring, new.kind, named.name, new.now, new.now)


def _revoked(device_id: str, keyring: str, now: float) -> Script[list[bytes]]:
    query = "DELETE FROM devices WHERE id = $1 AND keyring = $2 RETURNING secret"
    gone = [row[0] for row in (yield query, (device_id, keyring))]
    if not gone:
        return []
    rows = yield "SELECT token FROM held WHERE device = $1", (device_id,)
    gone += [row[0] for row in rows]
    for token in gone:
        insert = "INSERT INTO revoked (token, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        yield insert, (token, now)
    yield "DELETE FROM tickets WHERE device = $1", (device_id,)
    # Nobody knows whose browser is told of turns: those that remain say so again when they are used
    held = "SELECT token FROM held WHERE keyring = $1"
    yield f"DELETE FROM subscriptions WHERE token IN ({held})", (keyring,)
    return gone
