"""What a choice would lead to, and what is missing for those that cannot be made.

Nothing here changes a table, and nothing depends on what the deciding seat may not know.
"""

from __future__ import annotations

from typing import Any

from valewright.mystic import buying
from valewright.mystic.abilities import leaders
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.places import fits
from valewright.mystic.symbols import SLOTS, SPIRITS
from valewright.mystic.table import HARVEST, Table, leader_at

Lack = dict[str, Any]


def lacks(t: Table, seat: int) -> dict[str, Any] | None:
    """What is missing for each thing on offer, in the seat's own harvest; None for nothing."""
    if t.phase != HARVEST or t.turn != seat:
        return None
    soil = t.catalogue.soil
    return {
        "commons": [piece_lack(t, seat, t.commons[3 * spot], False) for spot in range(9)],
        "soil": {
            SLOTS[slot]: piece_lack(t, seat, soil[slot], t.soil[slot] == 0) for slot in range(3)
        },
        "vales": [vale_lack(t, seat, vale) for vale in t.display],
        "upgrade": upgrade_lack(t, seat),
    }


def _lack(mana: int, spirits: dict[str, int] | None, reason: str | None) -> Lack:
    return {"mana": mana, "spirits": spirits or {}, "reason": reason}


def piece_lack(t: Table, seat: int, piece: Piece | None, gone: bool) -> Lack | None:
    """What is missing to buy an advancement that lies in the open."""
    if piece is None or gone:
        return _lack(0, None, "empty")
    p = t.players[seat]
    if not buying.may_buy(t, p):
        return _lack(0, None, "buys")
    cost = max(0, piece.cost - leaders.reduction(t, p))
    short = max(0, cost - t.mana)
    fitting = fits(p.field, t.pending, piece)
    if not short and fitting:
        return None
    return _lack(short, None, None if fitting else "slot")


def vale_lack(t: Table, seat: int, vale: Vale | None) -> Lack | None:
    """What is missing to buy a vale on display."""
    if vale is None:
        return _lack(0, None, "empty")
    if t.vale_buys >= buying.VALE_LIMIT:
        return _lack(0, None, "buys")
    if vale.ability is not None and vale.ability.unique and vale in t.players[seat].vales:
        return _lack(0, None, "owned")
    missing = buying.missing_spirits(vale.cost, t.spirits)
    short = {SPIRITS[k]: missing[k] for k in range(4) if missing[k]}
    return _lack(0, short, None) if short else None


def upgrade_lack(t: Table, seat: int) -> Lack | None:
    """What is missing to upgrade the seat's leader."""
    p = t.players[seat]
    leader = p.leader
    if leader is None:
        return _lack(0, None, "empty")
    at = leader_at(t, seat)
    if at >= 0 and (p.flip or p.field[at].upgraded):
        return _lack(0, None, "upgraded")
    if at < 0:
        return _lack(0, None, "away")
    if t.buys >= t.limit:
        return _lack(0, None, "buys")
    short = leader.upgrade_cost - t.mana
    return _lack(short, None, None) if short > 0 else None
