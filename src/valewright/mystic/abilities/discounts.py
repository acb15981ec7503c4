"""Earthchant Chorus: an advancement for its own card costs less (MV-DECIDE-36)."""

from __future__ import annotations

from valewright.kernel.decision import Verb
from valewright.mystic import ability as ab
from valewright.mystic import buying
from valewright.mystic import moves as mv
from valewright.mystic.abilities import leaders
from valewright.mystic.catalogue import Piece
from valewright.mystic.decision import Decision
from valewright.mystic.table import Table, piece_of


def discounted(t: Table, seat: int, position: int, which: int) -> list[int]:
    """What Earthchant Chorus could make cheaper: pieces for an open slot of its own card."""
    p = t.players[seat]
    if not buying.may_buy(t, p):
        return []
    off = discount(t, seat, position, which) + (leaders.reduction(t, p) if t.buys == 2 else 0)
    return buying.offers(t, seat, 0, t.mana + off, 0, position)


def choruses(t: Table, seat: int, position: int, which: int) -> list[int]:
    """The Chorus that is used and the other unused ones of its card, which add to it."""
    p = t.players[seat]
    texts = p.field[position].abilities
    found = [which]
    for k in range(min(len(texts), mv.TEXTS_PER_CARD)):
        if k != which and texts[k].do == ab.DISCOUNT and not p.used[position] >> k & 1:
            found.append(k)
    return found


def discount(t: Table, seat: int, position: int, which: int) -> int:
    """What all Choruses of a card take off at most (MV-DECIDE-36)."""
    texts = t.players[seat].field[position].abilities
    return sum([texts[k].amount for k in choruses(t, seat, position, which)])


class BuyForCard(Decision):
    """Earthchant Chorus: what is bought for its own card, cheaper."""

    code = 44
    name = "buy for this card"
    fields = ("position", "which")
    offer = Verb("buy", "buy")

    def __init__(self, seat: int, position: int, which: int) -> None:
        super().__init__(seat)
        self.position = position
        self.which = which

    def legal(self, t: Table) -> list[int]:
        return discounted(t, self.seat, self.position, self.which)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        position, which = self.position, self.which
        p = t.players[self.seat]
        cost = piece_of(t, move).cost - leaders.reduction(t, p)
        off = 0
        for k in choruses(t, self.seat, position, which):
            if k == which or off < cost:
                off += p.field[position].abilities[k].amount
                p.used[position] |= 1 << k
        buying.buy(t, self.seat, move, off, False, position)

    def homes(self, t: Table, piece: Piece) -> list[int] | None:
        return [self.position]

    def price(self, t: Table, piece: Piece) -> int:
        off = leaders.reduction(t, t.players[self.seat])
        return max(0, piece.cost - off - discount(t, self.seat, self.position, self.which))
