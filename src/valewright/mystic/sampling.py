"""Full states consistent with what a seat knows: everything hidden from it is dealt anew."""

from __future__ import annotations

from valewright.kernel.rng import Rng
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.setup import AMULET, DECLINED, Offering
from valewright.mystic.table import Player, Table


def resample(t: Table, seat: int, rng: Rng) -> None:
    """Deal everything the seat cannot know anew, in place (MV-DECIDE-90)."""
    for i in range(len(t.players)):
        p = t.players[i]
        if i == seat:
            _shuffle_unknown(p, rng)
        else:
            _deal_anew(p, rng)
    hidden = _undrawn(t, 0)
    hidden += t.aside
    rng.shuffle(hidden)
    first = tuple(hidden[: t.left[0]])
    t.aside = tuple(hidden[t.left[0] :])
    rest: list[tuple[Piece, ...]] = [first]
    for k in (1, 2):
        deck = _undrawn(t, k)
        rng.shuffle(deck)
        rest.append(tuple(deck))
    t.decks = tuple(rest)
    vale_decks: list[tuple[Vale, ...]] = []
    for k in (0, 1):
        vales = list(t.vale_decks[k])
        del vales[t.vale_left[k] :]
        known: list[Vale] = []
        if k == 0 and t.vale_known_top:
            known = vales[-t.vale_known_top :]
            del vales[-t.vale_known_top :]
        rng.shuffle(vales)
        vale_decks.append(tuple(vales + known))
    t.vale_decks = tuple(vale_decks)
    if t.offered:
        _deal_offers_anew(t, seat, rng)
    t.rng = rng


def _undrawn(t: Table, k: int) -> list[Piece]:
    """What is left in a deck of advancements."""
    deck = list(t.decks[k])
    del deck[t.left[k] :]
    return deck


def _shuffle_unknown(p: Player, rng: Rng) -> None:
    low = p.known_bottom
    high = len(p.deck) - p.known_top
    if high - low < 2:
        return
    middle = p.deck[low:high]
    rng.shuffle(middle)
    p.deck[low:high] = middle


def _deal_anew(p: Player, rng: Rng) -> None:
    """Deck and discard pile together are known, which card is where is not."""
    both = p.deck + p.discard
    rng.shuffle(both)
    n = len(p.deck)
    p.deck = both[:n]
    p.discard = both[n:]
    p.known_top = 0
    p.known_bottom = 0


def _deal_offers_anew(t: Table, seat: int, rng: Rng) -> None:
    """Leaders and amulets dealt in pairs are known only to the one who chooses between them."""
    frame = t.stack[-1]
    own = DECLINED * (seat + 1)
    seen = [code - own for code in t.offered if own <= code < own + DECLINED]
    if isinstance(frame, Offering) and frame.seat == seat:
        seen += frame.choices(t)
    seen += [p.leader.number for p in t.players if p.leader is not None]
    seen += [AMULET + p.amulet.number for p in t.players if p.amulet is not None]
    leaders = [x.number for x in t.catalogue.leaders.values()]
    amulets = [AMULET + x.number for x in t.catalogue.amulets.values()]
    offered = t.offered[:]
    for mode, codes in ((t.options.leaders, leaders), (t.options.amulets, amulets)):
        if mode != "deal-two":
            continue
        hidden = [code for code in codes if code not in seen]
        rng.shuffle(hidden)
        for i in range(len(offered)):
            code = offered[i] % DECLINED
            if code in codes and code not in seen:
                offered[i] += hidden.pop() - code
    t.offered = offered
