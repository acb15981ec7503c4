"""A table as one seat knows it: everything hidden laid out in one fixed order."""

from __future__ import annotations

from operator import attrgetter

from valewright.kernel.rng import Rng
from valewright.mystic.table import Player, Table

_by_name = attrgetter("name")
_by_key = attrgetter("key")  # cards of one name may have given different things in this turn


def laid_out(table: Table, seat: int) -> Table:
    """A copy of the table that is the same for every table the seat cannot tell from this one."""
    t = table.clone()
    t.rng = Rng(1, 1)
    for i in range(len(t.players)):
        if i == seat:
            _own(t.players[i])
        else:
            _others(t.players[i])
    left = t.left
    low = [*t.decks[0][: left[0]], *t.aside]
    low.sort(key=_by_name)
    t.aside = tuple(low[left[0] :])
    t.decks = (
        tuple(low[: left[0]]),
        tuple(sorted(t.decks[1][: left[1]], key=_by_name)),
        tuple(sorted(t.decks[2][: left[2]], key=_by_name)),
    )
    first = list(t.vale_decks[0][: t.vale_left[0]])
    unknown = len(first) - t.vale_known_top
    t.vale_decks = (
        (*sorted(first[:unknown], key=_by_name), *first[unknown:]),
        tuple(sorted(t.vale_decks[1][: t.vale_left[1]], key=_by_name)),
    )
    return t


def _own(p: Player) -> None:
    """Of the own deck all is known but the order of its middle; the discard pile has none."""
    low = p.known_bottom
    high = len(p.deck) - p.known_top
    if high - low > 1:
        p.deck[low:high] = sorted(p.deck[low:high], key=_by_key)
    p.discard.sort(key=_by_key)


def _others(p: Player) -> None:
    """Of another's deck and discard pile only what they hold together is known (MV-DECIDE-90)."""
    both = p.deck + p.discard
    both.sort(key=_by_key)
    n = len(p.deck)
    p.deck = both[:n]
    p.discard = both[n:]
    p.known_top = 0
    p.known_bottom = 0
