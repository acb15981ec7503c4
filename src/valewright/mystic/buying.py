"""Buying advancements and vales (MV-BUY, MV-VALE), upgrading a leader, buying VP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valewright.kernel.decision import Verb
from valewright.mystic import ability as ab
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.abilities import bought, leaders
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.decision import Decision, Task
from valewright.mystic.gains import gain_vp, spend_mana, spend_spirit
from valewright.mystic.places import fits, fitting, reserved
from valewright.mystic.symbols import SLOTS, SPIRIT_WILD, SPIRITS
from valewright.mystic.table import (
    FRESH,
    Player,
    Table,
    counted_on,
    gain_vale,
    lies_before,
    piece_of,
    put_at,
    show_vale,
)

VALE_LIMIT: Final = 2
VP_PRICE: Final = 3
ANY_COST: Final = 1000
SINGLE_SPOTS: Final[list[int]] = [0, 3, 6, 9, 12, 15, 18, 21, 24]
STACKED_SPOTS: Final[list[int]] = list(range(27))
VARIANT: Final = 8  # the spot that is paid for when VP is bought, not a vale


def offers(t: Table, seat: int, low: int, high: int, level: int, position: int) -> list[int]:
    """Moves for advancements with a cost in a range that find a legal place.

    ``level`` 0 admits every level; a ``position`` admits only pieces for an open, undeclared slot
    of that card.
    """
    found: list[int] = []
    fit = fitting(t.players[seat].field, t.pending)
    if not fit:
        return found
    _add_commons(t, fit, high, found)
    _add_soil(t, fit, high, found)
    if low > 0 or level > 0:
        found = [move for move in found if _costs(piece_of(t, move), low, level)]
    if position >= 0:
        found = [move for move in found if _opens(t, seat, position, piece_of(t, move))]
    return found


def _add_commons(t: Table, fit: int, high: int, found: list[int]) -> None:
    commons = t.commons
    repeats = t.catalogue.repeats
    for i in STACKED_SPOTS if t.options.stacked else SINGLE_SPOTS:
        piece = commons[i]
        if piece is None or piece.cost > high or not piece.fit & fit:
            continue
        if not repeats or not lies_before(commons, i):
            found.append(mv.COMMONS + i)


def _add_soil(t: Table, fit: int, high: int, found: list[int]) -> None:
    soil = t.catalogue.soil
    if soil[0].cost <= high:
        left = t.soil
        for slot in range(3):
            if left[slot] and soil[slot].fit & fit:
                found.append(mv.SOIL + slot)


def _costs(piece: Piece, low: int, level: int) -> bool:
    return piece.cost >= low and level in (0, piece.level)


def _opens(t: Table, seat: int, position: int, piece: Piece) -> bool:
    card = t.players[seat].field[position]
    return card.open_for(piece) and not reserved(t, position, piece.slot)


def may_buy(t: Table, p: Player) -> bool:
    """Whether the limit leaves a purchase (MV-BUY-01, MV-DECIDE-33)."""
    return t.buys < t.limit or leaders.third_buy(t, p) >= 0


def add_advancements(t: Table, seat: int, found: list[int]) -> None:
    """Add the moves for the advancements that may be bought."""
    high = t.mana
    if t.buys >= 2:
        p = t.players[seat]
        if t.buys >= t.limit and leaders.third_buy(t, p) < 0:
            return
        if t.buys == 2:
            high += leaders.reduction(t, p)
    if high < t.catalogue.cheapest_piece:
        return
    fit = fitting(t.players[seat].field, t.pending)
    if fit:
        _add_commons(t, fit, high, found)
        _add_soil(t, fit, high, found)


def take(t: Table, seat: int, move: int) -> Piece:
    """Take an advancement off the commons or the Fertile Soil supply."""
    piece = piece_of(t, move)
    if move >= mv.SOIL:
        t.soil = counted_on(t.soil, move - mv.SOIL, -1)
        return piece
    i = move - mv.COMMONS
    spot = i // 3
    commons = t.commons[:]
    commons[i] = None
    if t.options.stacked:
        for k in range(i, spot * 3 + 2):
            commons[k] = commons[k + 1]
        if i < spot * 3 + 2:
            commons[spot * 3 + 2] = None
    t.commons = commons
    if commons[spot * 3] is None:
        t.gaps = [*t.gaps, spot * 4 + piece.level]
    return piece


def buy(t: Table, seat: int, move: int, off: int, free: bool, position: int) -> None:
    """Buy an advancement; ``position`` is the card it was declared for, or -1."""
    p = t.players[seat]
    at = leaders.third_buy(t, p)
    if at >= 0:
        off += leaders.reduction(t, p)
        i = at // mv.TEXTS_PER_CARD
        if i < len(p.field):
            p.used[i] |= 1 << at % mv.TEXTS_PER_CARD
        else:
            g = i - len(p.field)
            bits = t.guest_used[g] | 1 << at % mv.TEXTS_PER_CARD
            t.guest_used = put_at(t.guest_used, g, bits)
    piece = take(t, seat, move)
    cost = 0 if free else max(0, piece.cost - off)
    spend_mana(t, cost)
    t.buys += 1
    log.note(t, log.BOUGHT, seat, piece.name, cost)
    hold(t, seat, piece, position)


def hold(t: Table, seat: int, piece: Piece, position: int) -> None:
    """Lay a gained advancement aside until the Discard Phase; When Bought texts happen now."""
    t.pending = [*t.pending, piece]
    t.bound = [*t.bound, position]
    if piece.ability is not None and piece.ability.when == ab.BOUGHT:
        bought.advancement(t, seat, piece.ability)


# Leaders


def legal_upgrade(t: Table, seat: int) -> bool:
    """A leader in the field, on its starting side, for its cost and one buy (MV-LEADER-05)."""
    p = t.players[seat]
    leader = p.leader
    if leader is None or p.flip or t.buys >= t.limit or leader.upgrade_cost > t.mana:
        return False
    for card in p.field:
        if card.leader is leader:
            return not card.upgraded
    return False


def upgrade(t: Table, seat: int) -> None:
    p = t.players[seat]
    if p.leader is not None:
        spend_mana(t, p.leader.upgrade_cost)
        t.buys += 1
        p.flip = True
        log.note(t, log.UPGRADED, seat, p.leader.name, 0)


# Vales


def payable(cost: list[int], purse: list[int]) -> bool:
    """Whether spirits cover a cost, wild ones standing in (MV-VALE-04, MV-VALE-05)."""
    wild = purse[3]
    spare = wild - cost[3]
    for k in range(3):
        left = purse[k] - cost[k]
        spare += left
        if left < 0:
            wild += left
    return wild >= 0 and spare >= 0


def missing_spirits(cost: Sequence[int], purse: Sequence[int]) -> list[int]:
    """How many spirits of each kind a purse lacks for a cost; the last number is of any kind.

    Wild spirits stand in where they help.

    >>> missing_spirits((1, 0, 0, 1), (0, 0, 0, 0)), missing_spirits((1, 0, 0, 1), (0, 0, 2, 0))
    ([1, 0, 0, 1], [1, 0, 0, 0])
    """
    missing: list[int] = []
    spare = 0
    wild = purse[3]
    for k in range(3):
        short = max(0, cost[k] - purse[k])
        used = min(short, wild)
        wild -= used
        missing.append(short - used)
        spare += max(0, purse[k] - cost[k])
    missing.append(max(0, cost[3] - wild - spare))
    return missing


def add_vales(t: Table, seat: int, found: list[int]) -> None:
    """Add the moves for the vales that can be paid, each title once."""
    if t.vale_buys >= VALE_LIMIT:
        return
    s = t.spirits
    total = s[0] + s[1] + s[2] + s[3]
    if total < t.catalogue.cheapest_vale:
        return
    animal = s[0]
    forest = s[1]
    sky = s[2]
    wild = s[3]
    display = t.display
    for spot, vale in enumerate(display):
        if vale is None or vale.price > total:
            continue
        cost = vale.cost
        short = 0
        if cost[0] > animal:
            short = cost[0] - animal
        if cost[1] > forest:
            short += cost[1] - forest
        if cost[2] > sky:
            short += cost[2] - sky
        if short > wild or lies_before(display, spot):
            continue
        text = vale.ability
        if text is not None and text.unique and vale in t.players[seat].vales:
            continue
        found.append(mv.VALE + spot)


def buy_vale(t: Table, seat: int, spot: int) -> None:
    vale = t.display[spot]
    if vale is None:
        return
    t.due = [vale.cost[0], vale.cost[1], vale.cost[2], vale.cost[3]]
    t.vale_buys += 1
    t.stack.append(Pay(seat, spot))


def buy_vp(t: Table, seat: int) -> None:
    """The variant: any three spirits for one VP from the pool (MV-VARIANT-02)."""
    t.due = [0, 0, 0, VP_PRICE]
    t.stack.append(Pay(seat, VARIANT))


def leftovers_matter(t: Table, spot: int) -> bool:
    """Kinds of spirits left over matter only if another vale may be bought (MV-DECIDE-87)."""
    if t.vale_buys >= VALE_LIMIT or not _more(t.spirits, t.due):
        return False
    for i in range(8):
        if i != spot and t.display[i] is not None:
            return True
    return False


def _more(spirits: list[int], due: list[int]) -> bool:
    left = 0
    for k in range(4):
        left += spirits[k] - due[k]
    return left > 0


def next_due(due: list[int]) -> int:
    """The cost symbol that is paid next: animal, forest, sky, then wild."""
    for k in range(4):
        if due[k]:
            return k
    return -1


def pay_choices(t: Table, kind: int, enough: int) -> list[int]:
    """The kinds of spirit that can pay the next symbol, of a kind, and leave the rest payable.

    When ``enough`` are found, the others are not looked for.
    """
    spirits = t.spirits
    if kind == SPIRIT_WILD:  # paid last, by any spirits
        return [k for k in range(4) if spirits[k]][:enough]
    # A spirit of the kind itself is of no more use to the rest
    found = [kind] if spirits[kind] else []
    if len(found) < enough and spirits[SPIRIT_WILD]:
        rest = t.due[:]
        rest[kind] -= 1
        purse = spirits[:]
        purse[SPIRIT_WILD] -= 1
        if payable(rest, purse):
            found.append(SPIRIT_WILD)
    return found


class Pay(Task):
    """Pay for the vale at a spot symbol by symbol."""

    code = 21
    fields = ("spot",)

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def run(self, t: Table) -> None:
        run_pay(t, self.seat, self.spot)


def run_pay(t: Table, seat: int, spot: int) -> None:
    """Pay symbol by symbol; ask only where the payment changes what is left."""
    matter = leftovers_matter(t, spot)
    kind = next_due(t.due)
    while kind >= 0:
        choices = pay_choices(t, kind, 2 if matter else 1)
        if len(choices) > 1:
            t.stack.append(PaySpirit(seat, spot))
            return
        _pay(t, kind, choices[0])
        kind = next_due(t.due)
    _paid(t, seat, spot)


def _pay(t: Table, kind: int, spirit: int) -> None:
    """Pay a symbol of a kind with a spirit, which may be of another one."""
    t.due = counted_on(t.due, kind, -1)
    spend_spirit(t, spirit)


class PaySpirit(Decision):
    """Which spirit pays the next symbol."""

    code = 35
    name = "pay"
    fields = ("spot",)
    on_spirit = Verb("pay", "pay")

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def legal(self, t: Table) -> list[int]:
        return [mv.SPIRIT + k for k in pay_choices(t, next_due(t.due), 4)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        _pay(t, next_due(t.due), move - mv.SPIRIT)
        t.stack.append(Pay(self.seat, self.spot))


def _paid(t: Table, seat: int, spot: int) -> None:
    if spot == VARIANT:
        log.note(t, log.SPENT_SPIRITS, seat, "", VP_PRICE)
        gain_vp(t, seat, 1, False, "spirits")
        return
    vale = t.display[spot]
    if vale is None:
        return
    show_vale(t, spot, None)
    t.vale_gaps = [*t.vale_gaps, spot * 4 + vale.level]
    # Not usable before the next prep (MV-DECIDE-06)
    gain_vale(t.players[seat], vale, FRESH)
    log.note(t, log.BOUGHT_VALE, seat, vale.name, 0)
    if vale.ability is not None and vale.ability.when == ab.BOUGHT:
        bought.vale(t, seat, vale, vale.ability)


# Why something cannot be bought, in words a player can act on


def why_not_named(t: Table, seat: int, name: str) -> str:
    """The reason against buying what a player calls by name."""
    for vale in t.catalogue.vales.values():
        if vale.name.casefold() == name.casefold():
            return why_not_vale(t, seat, vale)
    wanted = [p for p in t.catalogue.pieces.values() if _named(p, name.casefold())]
    if not wanted:
        return f"there is no advancement or vale {name!r}"
    shown = [p for p in wanted if _on_offer(t, p)]
    if not shown:
        return f"{wanted[0].advancement.name} is not on offer"
    return why_not_piece(t, seat, shown[0])


def why_not_bought(t: Table, seat: int, move: int) -> str:
    """The reason against a purchase given as a number."""
    if mv.VALE <= move < mv.COMMONS:
        vale = t.display[move - mv.VALE]
        return "that vale spot is empty" if vale is None else why_not_vale(t, seat, vale)
    if mv.COMMONS <= move < mv.SOIL:
        piece = t.commons[move - mv.COMMONS]
        return "that spot is empty" if piece is None else why_not_piece(t, seat, piece)
    if mv.SOIL <= move < mv.SPIRIT:
        return why_not_piece(t, seat, t.catalogue.soil[move - mv.SOIL])
    return ""


def _named(piece: Piece, name: str) -> bool:
    return name in (piece.name.casefold(), piece.advancement.name.casefold())


def _on_offer(t: Table, piece: Piece) -> bool:
    if piece in t.catalogue.soil:
        return t.soil[piece.slot] > 0
    return piece in t.commons


def why_not_piece(t: Table, seat: int, piece: Piece) -> str:
    """Why an advancement cannot be bought now, or '' if it can."""
    p = t.players[seat]
    if not _on_offer(t, piece):
        return f"{piece.name} is not on offer"
    if not may_buy(t, p):
        return f"all {t.buys} purchases of advancements this turn are made"
    cost = max(0, piece.cost - (leaders.reduction(t, p) if t.buys == 2 else 0))
    if cost > t.mana:
        return f"{piece.name} costs {cost} mana and there is {t.mana}"
    if not fits(p.field, t.pending, piece):
        return f"no card in the field has a free {SLOTS[piece.slot]} slot for {piece.name}"
    return ""


def why_not_vale(t: Table, seat: int, vale: Vale) -> str:
    """Why a vale cannot be bought now, or '' if it can."""
    if vale not in t.display:
        return f"{vale.name} is not on display"
    if t.vale_buys >= VALE_LIMIT:
        return "both purchases of vales this turn are made"
    if vale.ability is not None and vale.ability.unique and vale in t.players[seat].vales:
        return f"a player may own only one {vale.name}"
    missing = missing_spirits(vale.cost, t.spirits)
    short = [
        f"{missing[k]} {'of any spirit' if k == SPIRIT_WILD else SPIRITS[k]}"
        for k in range(4)
        if missing[k]
    ]
    return f"{vale.name} needs {' and '.join(short)} more" if short else ""
