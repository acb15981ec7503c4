"""Who sits at a new table, and which bots may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from valewright.bots import bots_for, usual_bot
from valewright.kernel.errors import BadOption
from valewright.server.messages import NewSeat
from valewright.server.names import told_apart
from valewright.server.store import SeatRow, TableRow
from valewright.server.tokens import new_id, new_salt, new_seed, new_token


@cache
def offered_bots(game: str) -> list[str]:
    """The bots that play a game here; looked up once, for it takes a while."""
    return bots_for(game)


def with_bot(game: str, seat: NewSeat) -> NewSeat:
    """A seat with the bot that plays it, if one does."""
    if seat.kind != "bot":
        return seat
    return seat.model_copy(update={"bot": chosen_bot(game, seat.bot)})


def chosen_bot(game: str, name: str | None) -> str:
    """A bot that plays a game, or the usual one; budgets are refused: people set none here."""
    if name is None:
        return usual_bot(game)
    known = offered_bots(game)
    if name not in known:
        raise BadOption(f"there is no bot {name!r}; known bots: {', '.join(known)}")
    return name


def seated(seats: Sequence[NewSeat], token: bytes) -> tuple[SeatRow, ...]:
    """The seats of a new table, each with a name of its own."""
    found: list[SeatRow] = []
    bots: dict[str, int] = {}
    for i, seat in enumerate(seats):
        if seat.bot is not None and seat.kind == "bot":
            kind = seat.bot.partition("@")[0]
            bots[kind] = bots.get(kind, 0) + 1
            number = f" {bots[kind]}" if bots[kind] > 1 else ""
            sitting = SeatRow(seat.name or kind.capitalize() + number, bot=seat.bot)
        else:
            mine = token if seat.kind == "me" else None
            sitting = SeatRow(seat.name or f"Player {i + 1}", mine)
        found.append(replace(sitting, name=told_apart(sitting.name, [s.name for s in found])))
    return tuple(found)


def rematch_of(row: TableRow, rules: int, data: str) -> TableRow:
    """Another table for the same people, by a version of the rules and some component data."""
    seats = (SeatRow(one.name, one.token, None if one.token else one.bot) for one in row.seats)
    return TableRow(
        new_id(),
        row.game,
        row.options,
        new_seed(),
        row.host,
        new_token(),
        tuple(seats),
        settings=replace(
            row.settings,
            salt=new_salt(),
            known_seed=False,
            looked_ahead=False,
            stand_in=None,
            listing=None,
            lesson="",
            hints=row.settings.hints or row.settings.strict,
            challenge="",
            practice=False,
        ),
        rules=rules,
        data=data,
    )
