"""What a seat may know as a row of bytes; :attr:`Observer.names` says what stands where.

It is written straight into the row. What a card, an advancement or a vale tells is put together
once and copied from then on; what decks hold is added up card by card. Of the table, the commons
and the vales on display are kept as they were last observed, see :mod:`valewright.mystic.kept`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valewright.kernel.decision import Frame, slug
from valewright.kernel.observation import ZERO, held, signed
from valewright.kernel.rows import bump, clear, item, lay, put, put_4, tally
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Catalogue, Piece, Vale
from valewright.mystic.decision import FRAMES
from valewright.mystic.kept import Kept
from valewright.mystic.setup import AMULET, visible_offers
from valewright.mystic.symbols import SLOTS, SPIRITS, SYMBOLS
from valewright.mystic.table import FRESH, PHASES, USED, Player, Table
from valewright.mystic.zones import net_decay

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 2

FIELD: Final = 22  # positions of a field
SEEN: Final = 5  # cards known on top of a deck, or at its bottom
PENDING: Final = 4  # advancements bought and not sleeved
KNOWN_VALES: Final = 3
FRAME_FIELDS: Final = 2
SHARE: Final = 12  # a counter takes no more than this from each of 20 cards

TEXT: Final = ("moment of its text", "verb of its text", "amount of its text")
PIECE: Final = (
    "title",
    *SLOTS,
    "level",
    "cost",
    "VP at the end",
    "eclipse",
    "long-wise",
    *SYMBOLS,
    *TEXT,
)
VALE: Final = (
    "title",
    "level",
    *[f"cost in {spirit}" for spirit in SPIRITS],
    "VP at the end",
    *TEXT,
)
CARD: Final = (
    "there",
    *SYMBOLS,
    "VP at the end",
    *[f"title in {slot}" for slot in SLOTS],
    *[f"{slot} is open" for slot in SLOTS],
    *[f"{slot} shows an eclipse piece" for slot in SLOTS],
    "leader",
    "upgraded",
    "texts",
)
NETS: Final = ("-1 or less", "0", "1", "2 or more")
COUNTED: Final = (
    "cards",
    *SYMBOLS,
    "VP at the end",
    *[f"open in {slot}" for slot in SLOTS],
    *[f"cards of net decay {net}" for net in NETS],
    "leaders",
)
TABLE: Final = (
    "last round",
    "vale VP variant",
    "stacked variant",
    *[f"phase {phase}" for phase in PHASES],
    "round",
    "pool",
    "pushes",
    *[f"advancements left at level {level}" for level in (1, 2, 3)],
    *[f"vales left at level {level}" for level in (1, 2)],
    *[f"Fertile Soil left for {slot}" for slot in SLOTS],
    "borrowed cards",
)
HARVEST: Final = (
    "mana",
    "mana of the token",
    "debt",
    "wild spirits spent",
    *[f"{spirit} spirits" for spirit in SPIRITS],
    *[f"{spirit} spirits due" for spirit in SPIRITS],
    "VP due",
    "advancements bought",
    "vales bought",
    "advancements allowed",
)
PLAYER: Final = (
    "starts",
    "has the turn",
    "decides",
    "token active",
    "evoked",
    "leader turns over",
    "spoiled",
    "extra turn now",
    "extra turn next",
    "VP",
    "net decay",
    "deck",
    "discard pile",
    "field",
    "growth",
    "vales used",
    "vales bought this turn",
    "amulet",
    "leader",
    "kept",
    "mana next turn",
    "token mana next turn",
    "wild next turn",
    "advancements in the workshop",
    "vales",
)

NO_PIECE: Final = bytes(len(PIECE))
NO_VALE: Final = bytes(len(VALE))


def _text(ability: Ability | None) -> list[int]:
    return (
        [0, 0, 0] if ability is None else [1 + ability.when, 1 + ability.do, held(ability.amount)]
    )


class Kind:
    """A kind of decision: its place among their names, and whether it carries anything."""

    def __init__(self, number: int, carries: bool) -> None:
        self.number: i64 = number
        self.carries = carries


class Observer:
    """Writes the observations of games with one catalogue and number of players.

    >>> from valewright.mystic.catalogue import catalogue
    >>> from valewright.mystic import new_game
    >>> state = new_game(seed=7)
    >>> observer = observer_for(state.table)
    >>> row = observer.observe(state.table, 0)
    >>> len(row) == len(observer.names)
    True
    >>> row[observer.names.index("pool")]
    23
    """

    def __init__(self, cat: Catalogue, players: int) -> None:
        self.catalogue = cat
        self.players = players
        self.titles: dict[str, int] = {}
        for title in cat.advancements:
            self.titles[title] = 1 + len(self.titles)
        self.kinds: dict[type[Frame], Kind] = {}
        self.vales: list[bytes] = [b""] * len(cat.vales)
        for vale in cat.vales.values():
            self.vales[vale.number] = self._vale(vale)
        self.decision_names = sorted({slug(kind.name) for kind in FRAMES.decisions()})
        for kind in FRAMES.decisions():
            number = self.decision_names.index(slug(kind.name))
            self.kinds[kind] = Kind(number, len(kind.fields) > 0)
        # How many elements each part has
        self.piece_size: i64 = len(PIECE)
        self.vale_size: i64 = len(VALE)
        self.card_size: i64 = len(CARD)
        self.counted: i64 = len(COUNTED)
        self.pile_size: i64 = len(COUNTED) + len(self.titles)
        # Where parts begin, in the row or in that of a seat
        self.at_decision: i64 = len(TABLE) + len(HARVEST)
        self.at_fields: i64 = self.at_decision + len(self.decision_names)
        self.at_offers: i64 = self.at_fields + FRAME_FIELDS
        self.at_amulets: i64 = self.at_offers + len(cat.leaders)
        self.at_pending: i64 = self.at_amulets + len(cat.amulets)
        self.at_commons: i64 = self.at_pending + PENDING * len(PIECE)
        self.at_display: i64 = self.at_commons + 27 * len(PIECE)
        self.at_known: i64 = self.at_display + 8 * len(VALE)
        self.at_seats: i64 = self.at_known + KNOWN_VALES * len(VALE)
        self.at_vales: i64 = len(PLAYER)
        self.at_on_deck: i64 = self.at_vales + len(cat.vales)
        self.at_used: i64 = self.at_on_deck + (1 + FIELD) * len(CARD)
        self.at_piles: i64 = self.at_used + FIELD
        self.names = self._names()
        self.size: i64 = len(self.names)

    # What stands where

    def _names(self) -> list[str]:
        titles = list(self.titles)
        names = [*TABLE, *[f"harvest: {what}" for what in HARVEST]]
        names += [f"decision {name}" for name in self.decision_names]
        names += [f"decision: field {i + 1}" for i in range(FRAME_FIELDS)]
        names += [f"offered: leader {x.name}" for x in self.catalogue.leaders.values()]
        names += [f"offered: amulet {x.name}" for x in self.catalogue.amulets.values()]
        names += [f"pending {i + 1}: {what}" for i in range(PENDING) for what in PIECE]
        for spot in range(9):
            for place in range(3):
                names += [f"commons {spot + 1}.{place + 1}: {what}" for what in PIECE]
        names += [f"vale {i + 1}: {what}" for i in range(8) for what in VALE]
        names += [f"next vale {i + 1}: {what}" for i in range(KNOWN_VALES) for what in VALE]
        for i in range(self.players):
            who = "me" if i == 0 else f"player +{i}"
            names += [f"{who}: {what}" for what in PLAYER]
            names += [f"{who}: vale {title}" for title in self.catalogue.vales]
            names += [f"{who}: on deck: {what}" for what in CARD]
            for at in range(FIELD):
                names += [f"{who}: field {at + 1}: {what}" for what in CARD]
            names += [f"{who}: field {at + 1}: texts used" for at in range(FIELD)]
            piles = ("deck", "discard pile") if i == 0 else ("deck and discard pile",)
            for pile in piles:
                names += [f"{who}: {pile}: {what}" for what in (*COUNTED, *titles)]
        for end in ("top", "bottom"):
            for i in range(SEEN):
                names += [f"me: {end} of the deck {i + 1}: {what}" for what in CARD]
        return names

    # Parts that are made once

    def _piece(self, piece: Piece) -> bytes:
        row = piece.features
        if len(row) == 0:
            values = [self.titles[piece.advancement.name], 0, 0, 0]
            values[1 + piece.slot] = 1
            values += [piece.level, held(piece.cost), signed(piece.vp_end)]
            values += [int(piece.eclipse), int(piece.longwise)]
            values += [held(n) for n in piece.symbols]
            values += _text(piece.ability)
            row = bytes(values)
            piece.features = row
        return row

    def _vale(self, vale: Vale) -> bytes:
        return bytes(
            [1 + vale.number, vale.level, *vale.cost, signed(vale.vp_end), *_text(vale.ability)]
        )

    def _card(self, card: Card) -> bytes:
        row = card.features
        return self._told(card) if len(row) == 0 else row

    def _told(self, card: Card) -> bytes:
        values = [1, held(card.mana), held(card.decay), held(card.growth), held(card.guardian)]
        values += [held(card.vp), held(card.animal), held(card.forest), held(card.sky)]
        values += [held(card.wild), signed(card.vp_end)]
        shown = [self.titles[stack[-1].advancement.name] if stack else 0 for stack in card.stacks]
        values += shown
        ordinary = card.leader is None
        values += [int(ordinary and not stack) for stack in card.stacks]
        values += [int(len(stack) > 0 and stack[-1].eclipse) for stack in card.stacks]
        values += [0 if card.leader is None else 1 + card.leader.number, int(card.upgraded)]
        values.append(len(card.abilities))
        row = bytes(values)
        card.features = row
        return row

    def _counters(self, card: Card) -> bytes:
        found = card.counters
        return self._count(card) if len(found) == 0 else found

    def _count(self, card: Card) -> bytes:
        """What the card adds to a pile, see :func:`valewright.kernel.rows.tally`."""
        values = [1, card.mana, card.decay, card.growth, card.guardian, card.vp]
        values += [card.animal, card.forest, card.sky, card.wild, max(card.vp_end, 0)]
        ordinary = card.leader is None
        values += [int(ordinary and not stack) for stack in card.stacks]
        net = [0, 0, 0, 0]
        net[min(max(card.net, -1), 2) + 1] = 1
        values += net
        values.append(0 if ordinary else 1)
        found = [min(n, SHARE) for n in values]
        for stack in card.stacks:
            for piece in stack:
                title = self.titles[piece.advancement.name] - 1
                found += [title & 255, title >> 8]
        card.counters = bytes(found)
        return card.counters

    # A table

    def observe(self, t: Table, seat: int) -> bytes:
        """All that a seat may know of a table."""
        row = bytearray(self.size)
        self.write(t, seat, row, 0)
        return bytes(row)

    def write(self, t: Table, seat: int, row: bytearray, at: i64) -> None:
        """Write the same into a row, from an element on."""
        kept = t.observed
        if kept is None:
            kept = Kept()
            t.observed = kept
        clear(row, at, self.size)
        acting = t.stack[-1].seat if t.stack else -1
        _table(t, row, at)
        self._decision(t, seat, acting, row, at)
        self._market(t, kept, row, at)
        at += self.at_seats
        p = t.players[seat]
        self._seat(t, p, seat, acting, row, at)
        at += self.at_piles
        self._pile(p.deck, row, at)
        at += self.pile_size
        self._pile(p.discard, row, at)
        at += self.pile_size
        n = self.players
        for i in range(1, n):
            who = seat + i
            if who >= n:
                who -= n
            other = t.players[who]
            self._seat(t, other, who, acting, row, at)
            at += self.at_piles
            self._pile(other.deck, row, at)
            self._pile(other.discard, row, at)
            at += self.pile_size
        if p.known_top or p.known_bottom:
            self._known(p.deck, len(p.deck) - 1, -1, p.known_top, row, at)
            self._known(p.deck, 0, 1, p.known_bottom, row, at + SEEN * self.card_size)

    def _decision(self, t: Table, seat: int, acting: int, row: bytearray, at: i64) -> None:
        """What is being decided; what a decision carries is for the one who decides."""
        put(row, at + self.at_fields, ZERO)
        put(row, at + self.at_fields + 1, ZERO)
        if acting >= 0:
            frame = t.stack[-1]
            kind = self.kinds[type(frame)]
            put(row, at + self.at_decision + kind.number, 1)
            if kind.carries and acting == seat:
                data = frame.data(2 + FRAME_FIELDS)
                put(row, at + self.at_fields, data[2] + ZERO)
                put(row, at + self.at_fields + 1, data[3] + ZERO)
        if t.offered:
            leaders = amulets = 0
            for code in visible_offers(t, seat):  # moves name them by their places in this order
                if code < AMULET:
                    leaders += 1
                    put(row, at + self.at_offers + code, leaders)
                else:
                    amulets += 1
                    put(row, at + self.at_amulets + code - AMULET, amulets)

    def _market(self, t: Table, kept: Kept, row: bytearray, at: i64) -> None:
        """What was bought and not sleeved yet, the commons, the vales."""
        if t.pending:
            for i in range(min(len(t.pending), PENDING)):
                lay(row, at + self.at_pending + i * self.piece_size, self._piece(t.pending[i]))
        if kept.commons is not t.commons:
            shown = [NO_PIECE if piece is None else self._piece(piece) for piece in t.commons]
            kept.commons_row = b"".join(shown)
            kept.commons = t.commons
        lay(row, at + self.at_commons, kept.commons_row)
        if kept.display is not t.display:
            shown = [NO_VALE if vale is None else self.vales[vale.number] for vale in t.display]
            kept.display_row = b"".join(shown)
            kept.display = t.display
        lay(row, at + self.at_display, kept.display_row)
        if t.vale_known_top:
            for i in range(min(t.vale_known_top, KNOWN_VALES)):
                vale = t.vale_decks[0][t.vale_left[0] - 1 - i]
                lay(row, at + self.at_known + i * self.vale_size, self.vales[vale.number])

    def _seat(self, t: Table, p: Player, seat: int, acting: int, row: bytearray, at: i64) -> None:
        """A seat without its piles."""
        put_4(row, at, t.start == seat, t.turn == seat, acting == seat, p.active)
        put_4(row, at + 4, p.evoked, p.flip, p.spoiled, p.extra_now)
        put(row, at + 8, p.extra_next)
        put(row, at + 9, p.vp)
        put(row, at + 10, net_decay(p) + ZERO)
        put_4(row, at + 11, len(p.deck), len(p.discard), len(p.field), p.growth)
        if p.vales:
            self._own_vales(p, row, at)
        amulet = p.amulet
        if amulet is not None:
            put(row, at + 17, 1 + amulet.number)
        leader = p.leader
        if leader is not None:
            put(row, at + 18, 1 + leader.number)
        put_4(row, at + 19, len(p.kept), p.next_mana, p.next_token_mana, p.next_wild)
        put(row, at + 23, len(p.workshop))
        size = self.card_size
        to = at + self.at_on_deck
        card = p.on_deck
        if card is not None:
            lay(row, to, self._card(card))
        field = p.field
        used = p.used
        for i in range(min(len(field), FIELD)):
            to += size
            lay(row, to, self._card(field[i]))
            put(row, at + self.at_used + i, item(used, i))

    def _own_vales(self, p: Player, row: bytearray, at: i64) -> None:
        put(row, at + 24, len(p.vales))
        for mark in p.vale_marks:
            if mark & USED:
                bump(row, at + 15)
            if mark & FRESH:
                bump(row, at + 16)
        for vale in p.vales:
            bump(row, at + self.at_vales + vale.number)

    def _pile(self, cards: list[Card], row: bytearray, at: i64) -> None:
        """Add up what cards have."""
        dense = self.counted
        for card in cards:
            tally(row, at, dense, self._counters(card))

    def _known(
        self, deck: list[Card], at: int, step: int, known: int, row: bytearray, to: i64
    ) -> None:
        for _ in range(min(known, SEEN)):
            lay(row, to, self._card(deck[at]))
            to += self.card_size
            at += step


def _table(t: Table, row: bytearray, at: i64) -> None:
    """What TABLE and HARVEST name."""
    put(row, at, t.ending)
    put(row, at + 1, t.options.buy_vp)
    put(row, at + 2, t.options.stacked)
    put(row, at + 3 + t.phase, 1)
    put(row, at + 10, t.round)
    put(row, at + 11, t.pool)
    put(row, at + 12, t.pushes)
    left = t.left
    vales = t.vale_left
    put(row, at + 13, item(left, 0))
    put_4(row, at + 14, item(left, 1), item(left, 2), item(vales, 0), item(vales, 1))
    soil = t.soil
    put_4(row, at + 18, item(soil, 0), item(soil, 1), item(soil, 2), len(t.guests))
    put_4(row, at + 22, t.mana, t.token_mana, t.debt, t.wild_spent)
    spirits = t.spirits
    put_4(row, at + 26, item(spirits, 0), item(spirits, 1), item(spirits, 2), item(spirits, 3))
    due = t.due
    put_4(row, at + 30, item(due, 0), item(due, 1), item(due, 2), item(due, 3))
    put_4(row, at + 34, t.vp_due, t.buys, t.vale_buys, t.limit)


class Last:
    """The observer that was asked for last: most tables of a program are alike."""

    def __init__(self) -> None:
        self.observer: Observer | None = None


_observers: Final[dict[tuple[str, int], Observer]] = {}
_last: Final = Last()


def observer_for(t: Table) -> Observer:
    """The observer of a table."""
    last = _last.observer
    if last is not None and last.catalogue is t.catalogue and last.players == len(t.players):
        return last
    key = (t.catalogue.source, len(t.players))
    found = _observers.get(key)
    if found is None or found.catalogue is not t.catalogue:
        found = Observer(t.catalogue, len(t.players))
        _observers[key] = found
    _last.observer = found
    return found
