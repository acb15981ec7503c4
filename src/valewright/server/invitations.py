"""What the host of a table does about those who come: invite anew, take a seat back, list it.

All of it runs in the table's own time.
"""

from __future__ import annotations

from dataclasses import replace

from valewright.server.live_table import Table
from valewright.server.messages import Listing
from valewright.server.refusals import Forbidden, Refusal
from valewright.server.store import PLAYING, SeatRow, changed
from valewright.server.tokens import new_token


def _host(table: Table, token: bytes | None) -> None:
    if token != table.row.host:
        raise Forbidden("not-host")
    if table.row.status != PLAYING:
        raise Refusal("game-over")


async def renew(table: Table, token: bytes | None) -> None:
    """A new invitation; the old one is good no longer."""
    _host(table, token)
    await table.change(changed(table.row, invite=new_token()))


async def take_seat(table: Table, token: bytes | None, seat: int) -> None:
    """Take a seat back from a guest who has not played yet; it is open again.

    They cannot come back by themselves: the invitation is renewed, and the table not listed.
    """
    _host(table, token)
    sitting = table.seat(seat)
    if sitting.token is None or sitting.token == table.row.host:
        raise Refusal("no-guest")
    if seat not in table.guests():
        raise Refusal("guest-played", name=sitting.name)
    seats = list(table.row.seats)
    seats[seat] = SeatRow(f"Player {seat + 1}")
    settings = replace(table.row.settings, listing=None)
    invite = new_token()
    await table.change(changed(table.row, seats=tuple(seats), invite=invite, settings=settings))


async def list_table(table: Table, token: bytes | None, listing: Listing | None) -> None:
    """Let anyone join, or no longer."""
    _host(table, token)
    shown = None if listing is None else (listing.title, listing.language)
    await table.change(changed(table.row, settings=replace(table.row.settings, listing=shown)))
