"""Harvest texts that only leaders have (MV-LEADER and their card rulings)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Meaning, Verb
from valewright.mystic import ability as ab
from valewright.mystic import buying, log, sleeving
from valewright.mystic import moves as mv
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Piece
from valewright.mystic.decision import (
    Decision,
    Layering,
    Subjects,
    YesNo,
    after_sleeving,
    card_subjects,
    piece_subjects,
    place,
)
from valewright.mystic.gains import credit, gain_vp, given_by, recount, spend_mana
from valewright.mystic.places import fits, may_leave, reserved
from valewright.mystic.replenishing import fill_commons
from valewright.mystic.table import Player, Table, counted_on, lies_before, put_at, without_at
from valewright.mystic.zones import bury, carried, change_card, discard_on_deck, leave_field

POSITIONS: Final = 32  # more than a field ever has
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
        return _has_stashable(t)
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
                t.stack.append(SwapOffer(other, each, seat))
    elif do == ab.BORROW_ON_DECK:
        borrow(t, seat)
    elif do == ab.COPY_CARD:
        t.stack.append(CopyCard(seat, position))
    elif do == ab.CLEAR_COMMONS:
        t.stack.append(ClearCommons(seat, text.amount, len(t.gaps)))
    elif do == ab.FREE_SOIL:
        t.stack.append(FreeSoil(seat))
    elif do == ab.STASH:
        t.stack.append(Stash(seat))
    elif do == ab.CRAFT_STASH:
        t.stack.append(CraftCard(seat))


def borrow(t: Table, seat: int) -> None:
    """Dione: the neighbours' on-deck cards serve as if in the own field (MV-DECIDE-51)."""
    for other in neighbours(t, seat):
        card = t.players[other].on_deck
        if card is not None:
            t.guests = [*t.guests, t.book.entering(card)]
            t.guest_used = [*t.guest_used, 0]
            credit(t, card)
            log.note(t, log.COPIED, seat, card.name, 0)


# GinGan


class SwapOffer(YesNo):
    """A neighbour discards the own on-deck card (yes) or not; ``user`` gains ``vp`` for it."""

    code = 65
    name = "swap on-deck card"
    fields = ("vp", "user")
    stop = Verb("keep-on-deck", "keep on-deck card")
    yes = Verb("discard-on-deck", "discard on-deck card")

    def __init__(self, seat: int, vp: int, user: int) -> None:
        super().__init__(seat)
        self.vp = vp
        self.user = user

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.YES:
            discard_on_deck(t, self.seat)
            gain_vp(t, self.user, self.vp, True, "GinGan")

    def answered(self, t: Table) -> Subjects:
        about = card_subjects(t, self.seat, mv.ON_DECK_AT)
        return {**about, "seat": self.user, "n": self.vp}


# Guilduin


class CopyCard(Decision):
    """Guilduin also has all symbols and texts of another field card this turn (MV-DECIDE-50)."""

    code = 66
    name = "copy a card"
    fields = ("position",)
    stop = Verb("copy-none", "copy none")
    on_card = Verb("copy-card", "copy")

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position

    def legal(self, t: Table) -> list[int]:
        n = len(t.players[self.seat].field)
        return [mv.STOP] + [mv.CARD + i for i in range(n) if i != self.position]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            return
        p = t.players[self.seat]
        position = self.position
        other = p.field[move - mv.CARD]
        log.note(t, log.COPIED, self.seat, other.name, 0)
        if position < len(p.field):
            change_card(t, self.seat, position, t.book.twinned(p.field[position], other))
        else:
            change_guest(t, position - len(p.field), other)


def change_guest(t: Table, g: int, other: Card) -> None:
    """A Guilduin borrowed by Dione copies a card of the borrower's field (MV-DECIDE-51)."""
    old = t.guests[g]
    new = t.book.twinned(old, other)
    t.guests = put_at(t.guests, g, new)
    t.guest_used = put_at(t.guest_used, g, carried(t, old, new, t.guest_used[g]))
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
        t.stack.append(CopyField(seat, first))


def _copy_seats(t: Table, seat: int, first: int) -> list[int]:
    return [
        other for other in (seat, *neighbours(t, seat)) if _copy_positions(t, seat, first, other)
    ]


def _copy_positions(t: Table, seat: int, first: int, other: int) -> list[int]:
    field = t.players[other].field
    return [i for i in range(len(field)) if (other != seat or i != first) and copyable(field[i])]


class CopyField(Decision):
    """The field to copy a text from; ``first`` is the card that gets it, or ON_DECK_AT."""

    code = 67
    name = "copy from field"
    fields = ("first",)
    stop = Verb("copy-none", "copy none")
    on_option = Verb("copy-field", "from player")

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP] + [mv.OPTION + other for other in _copy_seats(t, self.seat, self.first)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            t.stack.append(CopyFrom(self.seat, self.first, move - mv.OPTION))

    def option_meaning(self, t: Table, i: int) -> Meaning:
        about = {"seat": i, "place": place("option", i)}
        return Meaning(self.on_option, f"{self.on_option.words} {i + 1}", about)


class CopyFrom(Decision):
    """The card of that field to copy a text from."""

    code = 68
    name = "copy from card"
    fields = ("first", "owner")
    on_card = Verb("copy-from", "copy from")

    def __init__(self, seat: int, first: int, owner: int) -> None:
        super().__init__(seat)
        self.first = first
        self.owner = owner

    def legal(self, t: Table) -> list[int]:
        return [mv.CARD + i for i in _copy_positions(t, self.seat, self.first, self.owner)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        at = move - mv.CARD
        card = t.players[self.owner].field[at]
        texts = copyable(card)
        if len(texts) == 1:
            _copy(t, self.seat, self.first, card.abilities[texts[0]])
        else:
            t.stack.append(CopyText(self.seat, self.first, self.owner * POSITIONS + at))

    def card_meaning(self, t: Table, position: int) -> Meaning:
        about: Subjects = {
            "seat": self.owner,
            "place": place("field", position),
            "n": position + 1,
            "card": t.players[self.owner].field[position].name,
        }
        return Meaning(self.on_card, f"{self.on_card.words} {position + 1}", about)


class CopyText(Decision):
    """The text of that card to copy; ``source`` is POSITIONS * seat + position."""

    code = 69
    name = "copy text"
    fields = ("first", "source")
    on_option = Verb("copy-text", "text")

    def __init__(self, seat: int, first: int, source: int) -> None:
        super().__init__(seat)
        self.first = first
        self.source = source

    def card(self, t: Table) -> Card:
        """The card with the text."""
        return t.players[self.source // POSITIONS].field[self.source % POSITIONS]

    def legal(self, t: Table) -> list[int]:
        return [mv.OPTION + k for k in copyable(self.card(t))]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        _copy(t, self.seat, self.first, self.card(t).abilities[move - mv.OPTION])

    def option_meaning(self, t: Table, i: int) -> Meaning:
        card = self.card(t)
        title = card.abilities[i].source
        about: Subjects = {
            "seat": self.source // POSITIONS,
            "card": card.name,
            "title": title,
            "place": place("option", i),
        }
        return Meaning(self.on_option, f"{self.on_option.words} {i + 1} ({title})", about)


def _copy(t: Table, seat: int, first: int, text: Ability) -> None:
    p = t.players[seat]
    log.note(t, log.COPIED, seat, text.source, 0)
    if first == mv.ON_DECK_AT:
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


class ClearCommons(Decision):
    """Advancements of level 2 or 3 are removed from the game, ``more`` at most.

    Once all are chosen, the commons are refilled but for the first ``gaps``, which wait for the
    Discard Phase.
    """

    code = 70
    name = "clear commons"
    fields = ("more", "gaps")
    stop = Verb("done", "done")
    offer = Verb("remove", "remove")

    def __init__(self, seat: int, more: int, gaps: int) -> None:
        super().__init__(seat)
        self.more = more
        self.gaps = gaps

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP, *_clearable(t)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            piece = buying.take(t, self.seat, move)
            log.note(t, log.REMOVED, self.seat, piece.name, 0)
            if self.more > 1 and _clearable(t):
                t.stack.append(ClearCommons(self.seat, self.more - 1, self.gaps))
                return
        gaps = t.gaps[self.gaps :]
        t.gaps = t.gaps[: self.gaps]
        for gap in gaps:
            fill_commons(t, gap // 4, gap % 4)

    def homes(self, t: Table, piece: Piece) -> list[int] | None:
        return None


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
    if t.pending and not fits(field, t.pending, piece):
        return []
    return [
        i for i in range(len(field)) if field[i].takes(piece) and not reserved(t, i, piece.slot)
    ]


class FreeSoil(Decision):
    """Nepeto: a Fertile Soil from the supply is sleeved at once (MV-DECIDE-37)."""

    code = 71
    name = "free soil"
    offer = Verb("free-soil", "sleeve")

    def legal(self, t: Table) -> list[int]:
        return _soil_moves(t, self.seat)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        slot = move - mv.SOIL
        t.soil = counted_on(t.soil, slot, -1)
        t.pending = [t.catalogue.soil[slot], *t.pending]
        t.bound = [-1, *t.bound]
        t.stack.append(sleeving.Sleeve(self.seat, 0, 1))


# Old Barkarb


def _has_stashable(t: Table) -> bool:
    for piece in t.commons:
        if piece is not None:
            return True
    return t.soil[0] + t.soil[1] + t.soil[2] > 0


def _stashable(t: Table) -> list[int]:
    found: list[int] = []
    for i in range(27):
        piece = t.commons[i]
        if piece is not None and not lies_before(t.commons, i):
            found.append(mv.COMMONS + i)
    for slot in range(3):
        if t.soil[slot]:
            found.append(mv.SOIL + slot)
    return found


class Stash(Decision):
    """Any advancement goes into the workshop, whatever it costs."""

    code = 72
    name = "stash"
    offer = Verb("stash", "stash")

    def legal(self, t: Table) -> list[int]:
        return _stashable(t)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        piece = buying.take(t, self.seat, move)
        p = t.players[self.seat]
        p.workshop = [*p.workshop, piece]
        log.note(t, log.STASHED, self.seat, piece.name, 0)

    def homes(self, t: Table, piece: Piece) -> list[int] | None:
        return None


def _craft_cards(t: Table, seat: int) -> list[int]:
    """Field cards that take a workshop piece and may go to the bottom of the deck."""
    p = t.players[seat]
    found: list[int] = []
    for i in range(len(p.field)):
        if may_leave(t, seat, i) and any(p.field[i].takes(piece) for piece in p.workshop):
            found.append(i)
    return found


class CraftCard(Decision):
    """The field card that workshop pieces go into."""

    code = 73
    name = "craft card"
    stop = Verb("craft-none", "craft none")
    on_card = Verb("craft-on", "craft on")

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP] + [mv.CARD + i for i in _craft_cards(t, self.seat)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            t.stack.append(CraftPiece(self.seat, move - mv.CARD, 0))


def workshop_choices(t: Table, seat: int, position: int) -> list[Piece]:
    """Different workshop pieces that the card at a position takes."""
    p = t.players[seat]
    found: list[Piece] = []
    for piece in p.workshop:
        if piece not in found and p.field[position].takes(piece):
            found.append(piece)
    return found[:WORKSHOP_SHOWN]


class CraftPiece(Decision):
    """Workshop pieces are sleeved on one card, then it is buried
    (MV-CARD-old-barkarb-upgraded-1); ``count`` were sleeved already."""

    code = 74
    name = "craft piece"
    fields = ("position", "count")
    stop = Verb("done", "done")
    on_option = Verb("craft", "craft")

    def __init__(self, seat: int, position: int, count: int) -> None:
        super().__init__(seat)
        self.position = position
        self.count = count

    def legal(self, t: Table) -> list[int]:
        n = len(workshop_choices(t, self.seat, self.position))
        found = [mv.OPTION + k for k in range(n)]
        return [mv.STOP, *found] if self.count else found

    def play(self, t: Table, move: int) -> None:
        seat, position = self.seat, self.position
        t.stack.pop()
        p = t.players[seat]
        if move == mv.STOP:
            bury(t, seat, leave_field(t, seat, position))
            return
        piece = workshop_choices(t, seat, position)[move - mv.OPTION]
        p.workshop = without_at(p.workshop, p.workshop.index(piece))
        t.stack.append(CraftPiece(seat, position, self.count + 1))
        if piece.longwise and p.field[position].has_longwise_text(piece):
            t.stack.append(CraftLayer(seat, piece.number, position))
        else:
            _craft(t, seat, position, piece, False)

    def option_meaning(self, t: Table, i: int) -> Meaning:
        p = t.players[self.seat]
        piece = workshop_choices(t, self.seat, self.position)[i]
        about = piece_subjects(piece)
        about["card"] = p.field[self.position].name
        about["place"] = place("workshop", p.workshop.index(piece))
        return Meaning(self.on_option, f"{self.on_option.words} {piece.name}", about)

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        if move != mv.STOP:
            piece = workshop_choices(t, self.seat, self.position)[move - mv.OPTION]
            after = after_sleeving(t, self.seat, self.position, piece, False)
            meaning.subjects["after"] = after


def _craft(t: Table, seat: int, position: int, piece: Piece, under: bool) -> None:
    """Put a piece in without counting it: the card leaves before it could be used.

    If it comes back in this harvest, the piece is still to be counted.
    """
    t.given = {**t.given, position: given_by(t, seat, position)}
    p = t.players[seat]
    old = p.field[position]
    new = t.book.sleeved(old, piece, under)
    p.field[position] = new
    p.used[position] = carried(t, old, new, p.used[position])
    log.note(t, log.SLEEVED, seat, piece.name, position + 1)


class CraftLayer(Layering):
    """Over or under the long-wise text already there; ``piece`` is the piece's number."""

    code = 80
    fields = ("piece", "position")

    def __init__(self, seat: int, piece: int, position: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.position = position

    def layered(self, t: Table) -> tuple[Piece, int]:
        for piece in t.catalogue.pieces.values():
            if piece.number == self.piece:
                return piece, self.position
        raise KeyError(self.piece)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        piece, position = self.layered(t)
        _craft(t, self.seat, position, piece, move == mv.STOP)


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
        spend_mana(t, side.ability.cost)
        log.note(t, log.TURNED_BACK, seat, p.leader.name, 0)
        for i in range(len(p.field)):
            if p.field[i].leader is p.leader:
                change_card(t, seat, i, t.book.turned(p.field[i]))
                return


# Nepeto's third purchase


def third_buy(t: Table, p: Player) -> int:
    """The position of an upgraded Nepeto whose third purchase is still open, or -1."""
    if p.leader is None or t.buys != 2:
        return -1
    for i in range(len(p.field) + len(t.guests)):
        card = _card_at(t, p, i)
        if card.leader is None and not card.copied:
            continue
        used = p.used[i] if i < len(p.field) else t.guest_used[i - len(p.field)]
        for k in range(len(card.abilities)):
            text = card.abilities[k]
            if text.do == ab.FREE_SOIL and text.buys > 2 and not used >> k & 1:
                return i * mv.TEXTS_PER_CARD + k
    return -1


def _card_at(t: Table, p: Player, position: int) -> Card:
    n = len(p.field)
    return p.field[position] if position < n else t.guests[position - n]


def reduction(t: Table, p: Player) -> int:
    """What Nepeto takes off the third purchase."""
    at = third_buy(t, p)
    if at < 0:
        return 0
    card = _card_at(t, p, at // mv.TEXTS_PER_CARD)
    return card.abilities[at % mv.TEXTS_PER_CARD].amount
