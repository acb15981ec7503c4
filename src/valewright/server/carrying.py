"""Seats that one takes along: other devices by link or code, a recovery phrase, and who is let in.

There are no accounts: a browser shows its tokens, and :class:`Carrying` says which seats they open.
Addresses of links are made by the page, from the address that it was opened at; the server, which
a request can tell anything about its name, makes none.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import FastAPI, Path
from pydantic import Field, StringConstraints, model_validator

from valewright.server import keyrings
from valewright.server import messages as ms
from valewright.server.asking import PROBLEMS, Given, limited
from valewright.server.keyrings import Device, NewDevice, Presented
from valewright.server.phrases import new_phrase, secret_of
from valewright.server.refusals import Refusal
from valewright.server.store import Script, Store, digest
from valewright.server.tables import Tables
from valewright.server.tokens import new_token

SEEN_SECONDS: Final = 3600.0  # between two notes that a device is used
PATH: Final = "/api/devices"


class Carrying:
    """Keyrings, devices and tickets of one server."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def presented(self, secrets: Sequence[str]) -> Presented:
        """What secrets open; that their devices are used is noted now and then."""
        keys = list(dict.fromkeys(digest(secret) for secret in secrets if secret))
        if not keys:
            return Presented([])
        found = Presented(await self._do(keyrings.openings, keys))
        now = time.time()
        for device in found.devices:
            if now - device.seen > SEEN_SECONDS:
                await self._do(keyrings.saw, device, now)
        return found

    async def _do(self, operation: Any, *given: Any) -> Any:
        def script() -> Script[Any]:
            found: Script[Any] = operation(*given)
            return found

        return await self._store.together(script)

    async def keep(self, given: Presented, token: str) -> None:
        """Put the token of a new seat on the keyring of whoever took it, if they have one."""
        if given.devices:
            device = given.devices[0]
            tokens = [digest(token)]
            await self._do(keyrings.hold, device.keyring, device.id, tokens, time.time())

    async def enrolled(self, given: Presented, name: str) -> str:
        """The secret of a device with a keyring for all that it opens."""
        secret = new_token()
        new = NewDevice(digest(secret), name)
        await self._do(keyrings.enrol, new, keyrings.new_keyring(), given.bare)
        return secret

    async def ticket(self, given: Presented) -> str:
        """A ticket for another device."""
        ticket = new_token()
        await self._do(keyrings.issue, digest(ticket), given.device, time.time())
        return ticket

    async def offer(self, ticket: str) -> keyrings.Offer:
        """What a ticket is good for."""
        found: keyrings.Offer = await self._do(keyrings.offer, digest(ticket), time.time())
        return found

    async def let_in(self, wanted: LetIn, given: Presented) -> str:
        """The secret of one more device, let in by a ticket or by a phrase."""
        secret = new_token()
        new = NewDevice(digest(secret), wanted.name)
        if wanted.ticket is not None:
            device = await self._do(keyrings.redeem, digest(wanted.ticket), new)
        else:
            phrase = secret_of(wanted.phrase or "")
            if phrase is None:
                raise Refusal("bad-phrase")
            device = await self._do(keyrings.recover, digest(phrase), new)
        if wanted.gather:
            await self._do(keyrings.gather, device, _elsewhere(given, device), given.bare)
        return secret

    async def gathered(self, given: Presented) -> None:
        """Put everything that a device opens on its keyring."""
        device = given.device
        await self._do(keyrings.gather, device, _elsewhere(given, device), given.bare)

    async def phrase(self, given: Presented) -> list[str]:
        """A recovery phrase in the place of the one before."""
        words = new_phrase()
        new = NewDevice(digest(secret_of(" ".join(words)) or ""), "", "phrase")
        self._tables.shut_out(await self._do(keyrings.replace_phrase, given.device, new))
        return words

    async def revoke(self, given: Presented, device_id: str) -> None:
        """Shut a device out at once, sockets that it has open included."""
        gone = await self._do(keyrings.revoke, device_id, given.device, time.time())
        self._tables.shut_out(gone)

    async def about(self, given: Presented) -> MySeats:
        """All that a device may know of its keyring."""
        if not given.devices:
            return MySeats(devices=[], held=0, bare=len(given.bare))
        mine = given.devices[0]
        held = next(found.tokens for found in given.openings if found.device == mine)
        found = await self._do(keyrings.devices_of, mine.keyring)
        left = {token for opening in given.openings for token in opening.tokens} - set(held)
        return MySeats(
            devices=[
                DeviceInfo(
                    id=device.id,
                    kind=device.kind,
                    name=device.name,
                    created=device.created,
                    seen=device.seen,
                    here=device.id == mine.id,
                )
                for device in found
            ],
            held=len(held),
            bare=len(await self._tables.rows_of(sorted(left))) if left else 0,
        )


def _elsewhere(given: Presented, device: Device) -> list[Device]:
    """The keyrings beside that of a device which the same browser opens."""
    return [other for other in given.devices if other.keyring != device.keyring]


# What goes over the wire

Ticket = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=100)]


class ThisDevice(ms.Asked):
    """What this browser is called among one's devices."""

    name: ms.Name


class LetIn(ms.Asked):
    """Open seats here, by a ticket or by a recovery phrase."""

    name: ms.Name
    ticket: Ticket | None = None
    phrase: Annotated[str, StringConstraints(strict=True, max_length=400)] | None = None
    gather: bool = Field(
        default=False, description="whether the other devices open the seats of this browser, too"
    )

    @model_validator(mode="after")
    def _one_way(self) -> LetIn:
        if (self.ticket is None) == (self.phrase is None):
            raise ValueError("either a ticket or a phrase is needed")
        return self


class AskOffer(ms.Asked):
    """A ticket to look at."""

    ticket: Ticket


class OfferInfo(ms.Said):
    """What a ticket opens."""

    device: str = Field(description="the name of the device that made it")
    seats: int = Field(description="how many tables it opens")


class TicketInfo(ms.Said):
    """A ticket: it works once, and for so many seconds."""

    ticket: str
    seconds: int


class DeviceKey(ms.Said):
    """The secret of this browser, for the header `Valewright-Tokens`: it is told only here."""

    key: str


class PhraseInfo(ms.Said):
    """A recovery phrase: it is told only here."""

    words: list[str]


class DeviceInfo(ms.Said):
    """A device that opens one's seats, or a recovery phrase."""

    id: str
    kind: Literal["device", "phrase"]
    name: str
    created: float
    seen: float
    here: bool = Field(description="whether it is the one that asks")


class MySeats(ms.Said):
    """One's devices, and what they open."""

    devices: list[DeviceInfo]
    held: int = Field(description="how many seats all of them open")
    bare: int = Field(description="how many only this browser opens")


# Addresses


DeviceId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


def carrying_of(app: FastAPI) -> Carrying:
    """The keyrings of a running application."""
    found: Carrying = app.state.carrying
    return found


def carried(app: FastAPI) -> None:
    """The addresses of :class:`Carrying`; all that could be guessed at is limited."""
    guarded: dict[str, Any] = {"responses": PROBLEMS, "dependencies": [limited("tickets")]}

    @app.get(PATH, summary="Your devices, and what they open")
    async def about(given: Given) -> MySeats:
        return await carrying_of(app).about(given)

    @app.post(PATH, status_code=201, summary="Make this browser a device", **guarded)
    async def enrol(wanted: ThisDevice, given: Given) -> DeviceKey:
        if given.devices:
            raise Refusal("already-device")
        return DeviceKey(key=await carrying_of(app).enrolled(given, wanted.name))

    @app.post(f"{PATH}/ticket", status_code=201, summary="A ticket for another device", **guarded)
    async def ticket(given: Given) -> TicketInfo:
        made = await carrying_of(app).ticket(given)
        return TicketInfo(ticket=made, seconds=int(keyrings.TICKET_SECONDS))

    @app.post(f"{PATH}/offer", summary="What a ticket opens", **guarded)
    async def offer(wanted: AskOffer) -> OfferInfo:
        found = await carrying_of(app).offer(wanted.ticket)
        return OfferInfo(device=found.device, seats=found.seats)

    @app.post(
        f"{PATH}/redeem",
        status_code=201,
        summary="Open seats in this browser, by a ticket or by a recovery phrase",
        **guarded,
    )
    async def redeem(wanted: LetIn, given: Given) -> DeviceKey:
        return DeviceKey(key=await carrying_of(app).let_in(wanted, given))

    @app.post(
        f"{PATH}/gather",
        status_code=204,
        summary="Open this browser's own seats on the other devices, too",
        **guarded,
    )
    async def gather(given: Given) -> None:
        await carrying_of(app).gathered(given)

    @app.post(
        f"{PATH}/phrase",
        status_code=201,
        summary="A recovery phrase in the place of the one before",
        **guarded,
    )
    async def phrase(given: Given) -> PhraseInfo:
        return PhraseInfo(words=await carrying_of(app).phrase(given))

    @app.delete(f"{PATH}/{{device_id}}", status_code=204, summary="Shut a device out", **guarded)
    async def revoke(device_id: DeviceId, given: Given) -> None:
        await carrying_of(app).revoke(given, device_id)
