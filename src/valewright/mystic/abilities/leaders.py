"""Harvest texts that only leaders have (MV-LEADER and their card rulings)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import buying, log
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Piece
from valewright.mystic.frames import Frame
from valewright.mystic.gains import credit, gain_vp, given_by, recount
from valewright.mystic.places import field_spots, fits, may_leave, needed, reserved
from valewright.mystic.replenishing import fill_commons
from valewright.mystic.table import Table, counted_on
from valewright.mystic.zones import bury, carried, change_card, discard_on_deck, leave_field

WORKSHOP_SHOWN = 28


def neighbours(t: Table, seat: int) -> list[int]:
    """Left neighbour, then right; the one opponent of two players counts once (MV-DECIDE-52)."""
    n = len(t.players)
    left = (seat + 1) % n
    right = (seat - 1) % n
    return [left] if left == right else [left, right]


def usable(t: Table, seat: int, position: int, text: Ability) -> bool:
    """Whether a leader's text could do anything now."""
    p = t.players[seat]
    do = text.do
    if do == ab.BORROW_ON_DECK or do == ab.NEIGHBOURS_SWAP:
        return any(t.players[other].on_deck is not None for other in neighbours(t, seat))
    if do == ab.SWAP_ON_DECK:
        return p.on_deck is not None
    if do == ab.COPY_CARD:
        return len(p.field) > (1 if position < len(p.field) else 0)
    if do == ab.CLEAR_COMMONS:
        return len(_clearable(t)) > 0
    if do == ab.FREE_SOIL:
        return len(_soil_moves(t, seat)) > 0
    if do == ab.STASH:
        return len(_stashable(t)) > 0
    if do == ab.CRAFT_STASH:
        return len(_craft_cards(t, seat)) > 0
    return False


def resolve(t: Table, seat: int, position: int, text: Ability) -> None:
    """Resolve a leader's Harvest text."""
    do = text.do
    if do == ab.SWAP_ON_DECK:
        discard_on_deck(t, seat)
    elif do == ab.NEIGHBOURS_SWAP:
        field = t.players[seat].field
        each = text.amount * (field[position].doubled if position < len(field) else 1)
        for other in reversed(neighbours(t, seat)):
            if t.players[other].on_deck is not None:
                t.stack.append((fr.D_SWAP_OFFER, other, each, seat))
    elif do == ab.BORROW_ON_DECK:
        borrow(t, seat)
    elif do == ab.COPY_CARD:
        t.stack.append((fr.D_COPY_CARD, seat, position, 0))
    elif do == ab.CLEAR_COMMONS:
        t.stack.append((fr.D_CLEAR, seat, text.amount, len(t.gaps)))
    elif do == ab.FREE_SOIL:
        t.stack.append((fr.D_SOIL, seat, 0, 0))
    elif do == ab.STASH:
        t.stack.append((fr.D_STASH, seat, 0, 0))
    elif do == ab.CRAFT_STASH:
        t.stack.append((fr.D_CRAFT_CARD, seat, 0, 0))


def borrow(t: Table, seat: int) -> None:
    """Dione: the neighbours' on-deck cards serve as if in the own field (MV-DECIDE-51)."""
    for other in neighbours(t, seat):
        card = t.players[other].on_deck
        if card is not None:
            t.guests.append(t.book.entering(card))
            t.guest_used.append(0)
            credit(t, card)
            log.note(t, log.COPIED, seat, card.name, 0)


# GinGan


def play_swap_offer(t: Table, frame: Frame, move: int) -> None:
    """A neighbour discards the own on-deck card (yes) or not."""
    t.stack.pop()
    if move == mv.YES:
        discard_on_deck(t, frame[1])
        gain_vp(t, frame[3], frame[2], True, "GinGan")


# Guilduin


def legal_copy_card(t: Table, frame: Frame) -> list[int]:
    n = len(t.players[frame[1]].field)
    return [mv.STOP] + [mv.CARD + i for i in range(n) if i != frame[2]]


def play_copy_card(t: Table, frame: Frame, move: int) -> None:
    """Guilduin also has all symbols and texts of another field card this turn (MV-DECIDE-50)."""
    t.stack.pop()
    seat, position = frame[1], frame[2]
    if move == mv.STOP:
        return
    p = t.players[seat]
    other = p.field[move - mv.CARD]
    log.note(t, log.COPIED, seat, other.name, 0)
    if position < len(p.field):
        change_card(t, seat, position, t.book.twinned(p.field[position], other))
    else:
        change_guest(t, position - len(p.field), other)


def change_guest(t: Table, g: int, other: Card) -> None:
    """A Guilduin borrowed by Dione copies a card of the borrower's field (MV-DECIDE-51)."""
    old = t.guests[g]
    new = t.book.twinned(old, other)
    t.guests[g] = new
    t.guest_used[g] = carried(t, old, new, t.guest_used[g])
    recount(t, old.outputs(), old, new)


# Cyrilla


def copyable(card: Card) -> list[int]:
    """Texts that Cyrilla may copy: Harvest and Ongoing, not her own."""
    found: list[int] = []
    for k in range(min(len(card.abilities), mv.TEXTS_PER_CARD)):
        text = card.abilities[k]
        if text.when in (ab.HARVEST, ab.ONGOING) and not text.copy:
            found.append(k)
    return found


def offer_copy(t: Table, seat: int, first: int) -> None:
    """Upgraded Cyrilla: also add a text of another card to the first card."""
    if _copy_seats(t, seat, first):
        t.stack.append((fr.D_COPY_FIELD, seat, first, 0))


def _copy_seats(t: Table, seat: int, first: int) -> list[int]:
    return [
        other for other in (seat, *neighbours(t, seat)) if _copy_positions(t, seat, first, other)
    ]


def _copy_positions(t: Table, seat: int, first: int, other: int) -> list[int]:
    field = t.players[other].field
    return [i for i in range(len(field)) if (other != seat or i != first) and copyable(field[i])]


def legal_copy_field(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP] + [mv.OPTION + other for other in _copy_seats(t, frame[1], frame[2])]


def play_copy_field(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    if move != mv.STOP:
        t.stack.append((fr.D_COPY_FROM, frame[1], frame[2], move - mv.OPTION))


def legal_copy_from(t: Table, frame: Frame) -> list[int]:
    return [mv.CARD + i for i in _copy_positions(t, frame[1], frame[2], frame[3])]


def play_copy_from(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    seat, first, other = frame[1], frame[2], frame[3]
    at = move - mv.CARD
    texts = copyable(t.players[other].field[at])
    if len(texts) == 1:
        _copy(t, seat, first, t.players[other].field[at].abilities[texts[0]])
    else:
        t.stack.append((fr.D_COPY_TEXT, seat, first, other * 32 + at))


def legal_copy_text(t: Table, frame: Frame) -> list[int]:
    card = t.players[frame[3] // 32].field[frame[3] % 32]
    return [mv.OPTION + k for k in copyable(card)]


def play_copy_text(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    card = t.players[frame[3] // 32].field[frame[3] % 32]
    _copy(t, frame[1], frame[2], card.abilities[move - mv.OPTION])


def _copy(t: Table, seat: int, first: int, text: Ability) -> None:
    p = t.players[seat]
    log.note(t, log.COPIED, seat, text.source, 0)
    if first == fr.ON_DECK_AT:
        if p.on_deck is not None:
            p.on_deck = t.book.taught(p.on_deck, text)
    elif len(p.field[first].abilities) < mv.TEXTS_PER_CARD:
        change_card(t, seat, first, t.book.taught(p.field[first], text))


# Hempero


def _clearable(t: Table) -> list[int]:
    found: list[int] = []
    for i in range(27):
        piece = t.commons[i]
        if piece is not None and piece.level > 1:
            found.append(mv.COMMONS + i)
    return found


def legal_clear(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP, *_clearable(t)]


def play_clear(t: Table, frame: Frame, move: int) -> None:
    """Remove advancements of level 2 or 3 from the game; once all are chosen, refill."""
    t.stack.pop()
    seat, more, kept_gaps = frame[1], frame[2], frame[3]
    if move != mv.STOP:
        piece = buying.take(t, seat, move)
        log.note(t, log.REMOVED, seat, piece.name, 0)
        if more > 1 and _clearable(t):
            t.stack.append((fr.D_CLEAR, seat, more - 1, kept_gaps))
            return
    gaps = t.gaps[kept_gaps:]
    del t.gaps[kept_gaps:]
    for gap in gaps:
        fill_commons(t, gap // 4, gap % 4)


# Nepeto


def _soil_moves(t: Table, seat: int) -> list[int]:
    """The slots for which a Fertile Soil is left and some field card has room."""
    found: list[int] = []
    for slot in range(3):
        piece = t.catalogue.soil[slot]
        if t.soil[slot] and _targets(t, seat, piece):
            found.append(mv.SOIL + slot)
    return found


def _targets(t: Table, seat: int, piece: Piece) -> list[int]:
    """Positions that take a piece now and leave a place for each piece bought this turn."""
    field = t.players[seat].field
    if t.pending and not fits(field_spots(field), needed(t.pending), piece):
        return []
    return [
        i for i in range(len(field)) if field[i].takes(piece) and not reserved(t, i, piece.slot)
    ]


def legal_soil(t: Table, frame: Frame) -> list[int]:
    return _soil_moves(t, frame[1])


def play_soil(t: Table, frame: Frame, move: int) -> None:
    """Nepeto: a Fertile Soil from the supply is sleeved at once (MV-DECIDE-37)."""
    t.stack.pop()
    seat = frame[1]
    slot = move - mv.SOIL
    t.soil = counted_on(t.soil, slot, -1)
    t.pending.insert(0, t.catalogue.soil[slot])
    t.bound.insert(0, -1)
    t.stack.append((fr.D_SLEEVE, seat, 0, 1))


# Old Barkarb


def _stashable(t: Table) -> list[int]:
    found: list[int] = []
    for i in range(27):
        piece = t.commons[i]
        if piece is not None and t.commons.index(piece) == i:
            found.append(mv.COMMONS + i)
    for slot in range(3):
        if t.soil[slot]:
            found.append(mv.SOIL + slot)
    return found


def legal_stash(t: Table, frame: Frame) -> list[int]:
    return _stashable(t)


def play_stash(t: Table, frame: Frame, move: int) -> None:
    """Any advancement goes into the workshop, whatever it costs."""
    t.stack.pop()
    piece = buying.take(t, frame[1], move)
    t.players[frame[1]].workshop.append(piece)
    log.note(t, log.STASHED, frame[1], piece.name, 0)


def _craft_cards(t: Table, seat: int) -> list[int]:
    """Field cards that take a workshop piece and may go to the bottom of the deck."""
    p = t.players[seat]
    found: list[int] = []
    for i in range(len(p.field)):
        if may_leave(t, seat, i) and any(p.field[i].takes(piece) for piece in p.workshop):
            found.append(i)
    return found


def legal_craft_card(t: Table, frame: Frame) -> list[int]:
    return [mv.STOP] + [mv.CARD + i for i in _craft_cards(t, frame[1])]


def play_craft_card(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    if move != mv.STOP:
        t.stack.append((fr.D_CRAFT_PIECE, frame[1], move - mv.CARD, 0))


def workshop_choices(t: Table, seat: int, position: int) -> list[Piece]:
    """Different workshop pieces that the card at a position takes."""
    p = t.players[seat]
    found: list[Piece] = []
    for piece in p.workshop:
        if piece not in found and p.field[position].takes(piece):
            found.append(piece)
    return found[:WORKSHOP_SHOWN]


def legal_craft_piece(t: Table, frame: Frame) -> list[int]:
    n = len(workshop_choices(t, frame[1], frame[2]))
    found = [mv.OPTION + k for k in range(n)]
    return [mv.STOP, *found] if frame[3] else found


def play_craft_piece(t: Table, frame: Frame, move: int) -> None:
    """Sleeve workshop pieces on one card, then bury it (MV-CARD-old-barkarb-upgraded-1)."""
    seat, position, n = frame[1], frame[2], frame[3]
    t.stack.pop()
    p = t.players[seat]
    if move != mv.STOP:
        piece = workshop_choices(t, seat, position)[move - mv.OPTION]
        p.workshop.remove(piece)
        t.stack.append((fr.D_CRAFT_PIECE, seat, position, n + 1))
        if piece.longwise and p.field[position].has_longwise_text(piece):
            t.stack.append((fr.D_LAYER_NOW, seat, piece.number, position))
        else:
            _craft(t, seat, position, piece, False)
        return
    bury(t, seat, leave_field(t, seat, position))


def _craft(t: Table, seat: int, position: int, piece: Piece, under: bool) -> None:
    """Put a piece in without counting it: the card leaves before it could be used.

    If it comes back in this harvest, the piece is still to be counted.
    """
    t.given[position] = given_by(t, seat, position)
    p = t.players[seat]
    old = p.field[position]
    new = t.book.sleeved(old, piece, under)
    p.field[position] = new
    p.used[position] = carried(t, old, new, p.used[position])
    log.note(t, log.SLEEVED, seat, piece.name, position + 1)


def play_layer_now(t: Table, frame: Frame, move: int) -> None:
    """Over (yes) or under the long-wise text already there."""
    t.stack.pop()
    for piece in t.catalogue.pieces.values():
        if piece.number == frame[2]:
            _craft(t, frame[1], frame[3], piece, move == mv.STOP)
            return


def may_turn_back(t: Table, seat: int) -> bool:
    """Old Barkarb may be turned back for mana, any time in harvest (MV-DECIDE-64)."""
    p = t.players[seat]
    if p.leader is None or p.flip:
        return False
    text = p.leader.upgraded.ability
    if text is None or text.do != ab.CRAFT_STASH or t.mana < text.cost:
        return False
    for card in p.field:
        if card.leader is p.leader:
            return card.upgraded
    return False


def turn_back(t: Table, seat: int) -> None:
    """Old Barkarb shows his starting side at once, and it may be used (MV-DECIDE-64)."""
    p = t.players[seat]
    side = p.leader.upgraded if p.leader is not None else None
    if side is not None and side.ability is not None and p.leader is not None:
        t.mana -= side.ability.cost
        log.note(t, log.TURNED_BACK, seat, p.leader.name, 0)
        for i in range(len(p.field)):
            if p.field[i].leader is p.leader:
                change_card(t, seat, i, t.book.turned(p.field[i]))
                return
