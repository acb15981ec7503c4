"""What could be bought: the best one or two advancements for so much mana, the best vales."""

from __future__ import annotations

from typing import Final

from valewright.mystic import moves as mv
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.buying import SINGLE_SPOTS, STACKED_SPOTS, VALE_LIMIT, payable
from valewright.mystic.cards import Card, CardBook
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.table import Table

MOST_MANA: Final = 40
MUST_BRING: Final = 0.05  # VP; a purchase that brings less is left alone


class Offer:
    """Something to buy for mana: what it costs, what it brings, where it would go."""

    def __init__(
        self, move: int, cost: int, gain: float, piece: Piece | None, position: int
    ) -> None:
        self.move = move
        self.cost = cost
        self.gain = gain
        self.piece = piece
        self.position = position


Plan = tuple[float, tuple[Offer, ...]]
NOTHING: Final[Plan] = (0.0, ())


def rise(book: CardBook, worth: ValueModel, card: Card, piece: Piece) -> float:
    """What a card gains in worth by a piece sleeved in it."""
    return worth.rise(card, book.sleeved(card, piece, False))


def best_place(
    book: CardBook, worth: ValueModel, field: list[Card], piece: Piece
) -> tuple[float, int]:
    """The card of a field that gains most by a piece; -1 where none takes it."""
    best = 0.0
    at = -1
    last: Card | None = None
    for i in range(len(field)):
        card = field[i]
        if card is not last and card.takes(piece):
            last = card  # one more of the same would gain as much
            gain = rise(book, worth, card, piece)
            if at < 0 or gain > best:
                best = gain
                at = i
    return best, at


def crafted_field(t: Table, seat: int, worth: ValueModel) -> list[Card]:
    """The field as it will be once what was bought this turn is sleeved."""
    field = [card.plain for card in t.players[seat].field]
    for i in range(len(t.pending)):
        piece = t.pending[i]
        at = t.bound[i]
        if at < 0:
            at = best_place(t.book, worth, field, piece)[1]
        if at >= 0 and field[at].takes(piece):
            field[at] = t.book.sleeved(field[at], piece, False)
    return field


def offers(t: Table, worth: ValueModel, field: list[Card], most: int) -> list[Offer]:
    """Every advancement on offer that costs at most so much and is worth having."""
    found: list[Offer] = []
    for i in STACKED_SPOTS if t.options.stacked else SINGLE_SPOTS:
        piece = t.commons[i]
        if piece is not None and piece.cost <= most:
            gain, at = best_place(t.book, worth, field, piece)
            if at >= 0 and gain > MUST_BRING:
                found.append(Offer(mv.COMMONS + i, piece.cost, gain, piece, at))
    best: Offer | None = None
    for slot in range(3):
        piece = t.catalogue.soil[slot]
        if t.soil[slot] and piece.cost <= most:
            gain, at = best_place(t.book, worth, field, piece)
            if at >= 0 and gain > MUST_BRING and (best is None or gain > best.gain):
                best = Offer(mv.SOIL + slot, piece.cost, gain, piece, at)
    if best is not None:
        found.append(best)
    return found


def together(book: CardBook, worth: ValueModel, field: list[Card], one: Offer, two: Offer) -> float:
    """What two offers bring together: they may share a card, or get in each other's way."""
    a, b = one.piece, two.piece
    if a is None or b is None:
        return one.gain + two.gain
    best = -1.0
    if one.position != two.position:
        best = one.gain + two.gain
    for at in {one.position, two.position}:
        card = field[at]
        if a.slot != b.slot and card.takes(a) and card.takes(b):
            both = book.sleeved(book.sleeved(card, a, False), b, False)
            best = max(best, worth.rise(card, both))
    if best < 0 and one.position == two.position:
        changed = field[:]
        changed[one.position] = book.sleeved(field[one.position], a, False)
        gain, at = best_place(book, worth, changed, b)
        best = one.gain + (gain if at >= 0 else 0.0)
    return best


def best_plan(
    t: Table, worth: ValueModel, field: list[Card], found: list[Offer], mana: int
) -> Plan:
    """The best purchase of one or two offers for the mana there is."""
    best = NOTHING
    two = t.limit - t.buys > 1
    for i in range(len(found)):
        one = found[i]
        if one.cost > mana:
            continue
        if one.gain > best[0]:
            best = (one.gain, (one,))
        if not two:
            continue
        for k in range(i + 1, len(found)):
            other = found[k]
            if one.cost + other.cost <= mana and one.move != other.move:
                gain = together(t.book, worth, field, one, other)
                if gain > best[0]:
                    best = (gain, (one, other))
    return best


def mana_curve(found: list[Offer]) -> list[float]:
    """What each amount of mana could buy in two purchases, roughly."""
    curve = [0.0] * (MOST_MANA + 1)
    for i in range(len(found)):
        one = found[i]
        if one.gain > curve[one.cost]:
            curve[one.cost] = one.gain
        for k in range(i + 1, len(found)):
            other = found[k]
            cost = one.cost + other.cost
            if cost <= MOST_MANA and one.gain + other.gain > curve[cost]:
                curve[cost] = one.gain + other.gain
    for m in range(1, MOST_MANA + 1):
        curve[m] = max(curve[m], curve[m - 1])
    return curve


# Vales


def best_vales(t: Table, seat: int, worth: ValueModel, purse: list[int]) -> tuple[float, list[int]]:
    """The display spots of the one or two vales that bring most for a purse of spirits."""
    best = 0.0
    spots: list[int] = []
    for gain, some in vale_ways(t, seat, worth, purse):
        if gain > best:
            best, spots = gain, some
    return best, spots


def vale_ways(
    t: Table, seat: int, worth: ValueModel, purse: list[int]
) -> list[tuple[float, list[int]]]:
    """The display spots of every purchase of none, one or two vales for a purse of spirits."""
    ways_found: list[tuple[float, list[int]]] = [(0.0, [])]
    left = VALE_LIMIT - t.vale_buys
    if left <= 0 or not any(purse):
        return ways_found
    owned = t.players[seat].vales
    found: list[tuple[float, int, Vale]] = []
    for spot in range(8):
        vale = t.display[spot]
        if vale is None or not payable(list(vale.cost), purse):
            continue
        if vale.ability is not None and vale.ability.unique and vale in owned:
            continue
        gain = worth.vale(vale, len(owned))
        if gain > 0:
            found.append((gain, spot, vale))
    firsts: list[Vale] = []  # a title that lies there twice is bought at its first spot
    for i in range(len(found)):
        gain, spot, vale = found[i]
        if vale in firsts:
            continue
        firsts.append(vale)
        ways_found.append((gain, [spot]))
        if left < 2:
            continue
        seconds: list[Vale] = []
        for k in range(i + 1, len(found)):
            more, other_spot, other = found[k]
            if other in seconds or (other is not vale and other in firsts):
                continue
            seconds.append(other)
            if both_payable(vale, other, purse):
                ways_found.append((gain + more, [spot, other_spot]))
    return ways_found


def both_payable(one: Vale, two: Vale, purse: list[int]) -> bool:
    """Whether a purse covers two vales."""
    if one is two and one.ability is not None and one.ability.unique:
        return False
    return payable([a + b for a, b in zip(one.cost, two.cost, strict=True)], purse)
