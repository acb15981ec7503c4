"""What a seat may know as a row of bytes; :attr:`Observer.names` says what stands where.

Most of it is put together from parts that are made once: the features of a card, of an
advancement, of a vale. What decks hold is counted by adding up one large number for each card, in
which every eight bits are a counter of their own; cards that came or went are added or taken off.
What has not changed since a table was last observed is kept with the table, see
:mod:`valewright.mystic.kept`.
"""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Frame, slug
from valewright.kernel.observation import ZERO, flags, held, one, pair, signed
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Catalogue, Piece, Vale
from valewright.mystic.decision import FRAMES
from valewright.mystic.kept import Kept, Pile, Side
from valewright.mystic.setup import AMULET, visible_offers
from valewright.mystic.symbols import SLOTS, SPIRITS, SYMBOLS
from valewright.mystic.table import FRESH, PHASES, USED, Player, Table
from valewright.mystic.zones import net_decay

VERSION: Final = 2

FIELD: Final = 22  # positions of a field
SEEN: Final = 5  # cards known on top of a deck, or at its bottom
PENDING: Final = 4  # advancements bought and not sleeved
KNOWN_VALES: Final = 3
FRAME_FIELDS: Final = 2
SHARE: Final = 12  # a counter takes no more than this from each of 20 cards
MOST_VALES: Final = 64

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

FLAGS: Final[list[bytes]] = flags(9)  # those that PLAYER begins with
# What TABLE begins with, by phase and then by the three flags
HEADS: Final[list[bytes]] = [
    row + bytes([int(phase == k) for k in range(len(PHASES))])
    for phase in range(len(PHASES))
    for row in flags(3)
]
NO_USED: Final = bytes(FIELD)
NO_PURSE: Final = bytes(13)  # borrowed cards; what HARVEST begins with, up to the spirits due
NO_SPIRITS: Final[list[int]] = [0, 0, 0, 0]
# What PLAYER ends with, from the amulet on, of a seat that has nothing of it but vales
ONLY_VALES: Final[list[bytes]] = [bytes([0] * 7 + [n]) for n in range(MOST_VALES)]
NO_PENDING: Final = bytes(PENDING * len(PIECE))
NO_KNOWN_VALES: Final = bytes(KNOWN_VALES * len(VALE))
NO_PIECE: Final = bytes(len(PIECE))
NO_VALE: Final = bytes(len(VALE))
NO_CARD: Final = bytes(len(CARD))
NO_FIELD: Final[list[bytes]] = [bytes(n * len(CARD)) for n in range(FIELD + 1)]
NO_SEEN: Final[list[bytes]] = [bytes(n * len(CARD)) for n in range(SEEN + 1)]
NOTHING_SEEN: Final = bytes(2 * SEEN * len(CARD))  # neither on top nor at the bottom
NO_FIELDS: Final = bytes([ZERO] * FRAME_FIELDS)


def _text(ability: Ability | None) -> list[int]:
    return (
        [0, 0, 0] if ability is None else [1 + ability.when, 1 + ability.do, held(ability.amount)]
    )


class Kind:
    """A kind of decision: its elements, and whether it carries anything."""

    def __init__(self, row: bytes, carries: bool) -> None:
        self.row = row
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
        self.counters = len(COUNTED) + len(self.titles)
        # One of each title, by its number, as counters
        self.title_counts = [1 << 8 * (len(COUNTED) + k - 1) for k in range(1 + len(self.titles))]
        self.kinds: dict[type[Frame], Kind] = {}
        self.vales: list[bytes] = [b""] * len(cat.vales)
        self.vale_counts: list[int] = [0] * len(cat.vales)
        for vale in cat.vales.values():
            self.vales[vale.number] = self._vale(vale)
            self.vale_counts[vale.number] = 1 << 8 * vale.number
        self.decision_names = sorted({slug(kind.name) for kind in FRAMES.decisions()})
        for kind in FRAMES.decisions():
            row = bytearray(len(self.decision_names))
            row[self.decision_names.index(slug(kind.name))] = 1
            self.kinds[kind] = Kind(bytes(row), len(kind.fields) > 0)
        self.no_decision = bytes(len(self.decision_names))
        self.no_offers = bytes(len(cat.leaders) + len(cat.amulets))
        self.no_vales = bytes(len(cat.vales))
        self.names = self._names()
        self.size = len(self.names)

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
        if not row:
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

    def _count(self, card: Card) -> int:
        """The card as one number of counters."""
        values = [1, card.mana, card.decay, card.growth, card.guardian, card.vp]
        values += [card.animal, card.forest, card.sky, card.wild, max(card.vp_end, 0)]
        ordinary = card.leader is None
        values += [int(ordinary and not stack) for stack in card.stacks]
        net = [0, 0, 0, 0]
        net[min(max(card.net, -1), 2) + 1] = 1
        values += net
        values.append(0 if ordinary else 1)
        found = int.from_bytes(bytes([min(n, SHARE) for n in values]), "little")
        for stack in card.stacks:
            for piece in stack:
                found += self.title_counts[self.titles[piece.advancement.name]]
        card.counters = found
        return found

    def _counted(self, pile: Pile, cards: list[Card]) -> bool:
        """Count what a pile holds now; whether that has changed."""
        old = pile.cards
        if old == cards:
            return False
        before = len(old)
        now = len(cards)
        same = 0
        while same < before and same < now and old[same] is cards[same]:
            same += 1
        total = 0
        if before - same < same:  # most cards lie as they did
            total = pile.total
            for k in range(same, before):
                total -= old[k].counters
        else:
            same = 0
        for k in range(same, now):
            total += cards[k].counters or self._count(cards[k])
        pile.cards = cards[:]
        pile.total = total
        pile.row = b""
        return True

    def _pile(self, pile: Pile) -> bytes:
        row = pile.row
        if not row:
            row = pile.total.to_bytes(self.counters, "little")
            pile.row = row
        return row

    def _both(self, side: Side) -> bytes:
        row = side.both
        if not row:
            row = (side.deck.total + side.discard.total).to_bytes(self.counters, "little")
            side.both = row
        return row

    # A table

    def observe(self, t: Table, seat: int) -> bytes:
        """All that a seat may know of a table."""
        kept = t.observed
        if kept is None:
            kept = Kept(self.players)
            t.observed = kept
        rows: list[bytes] = []
        acting = t.stack[-1].seat if t.stack else -1
        self._table(t, kept, rows)
        self._decision(t, seat, acting, rows)
        self._market(t, kept, rows)
        side = kept.sides[seat]
        rows.append(self._side(t, seat, acting, side))
        rows.append(self._pile(side.deck))
        rows.append(self._pile(side.discard))
        n = self.players
        for i in range(1, n):
            who = seat + i
            if who >= n:
                who -= n
            side = kept.sides[who]
            rows.append(self._side(t, who, acting, side))
            rows.append(self._both(side))
        p = t.players[seat]
        if p.known_top or p.known_bottom:
            self._known(p.deck, len(p.deck) - 1, -1, p.known_top, rows)
            self._known(p.deck, 0, 1, p.known_bottom, rows)
        else:
            rows.append(NOTHING_SEEN)
        return b"".join(rows)

    def _table(self, t: Table, kept: Kept, rows: list[bytes]) -> None:
        bits = 1 if t.ending else 0
        if t.options.buy_vp:
            bits |= 2
        if t.options.stacked:
            bits |= 4
        rows.append(HEADS[t.phase << 3 | bits])
        rows.append(pair(t.round, t.pool))
        rows.append(one(t.pushes))
        left = t.left
        soil = t.soil
        if kept.left is not left or kept.soil is not soil or kept.vale_left is not t.vale_left:
            kept.supply_row = bytes([held(n) for n in [*left, *t.vale_left, *soil]])
            kept.left = left
            kept.soil = soil
            kept.vale_left = t.vale_left
        rows.append(kept.supply_row)
        self._purse(t, rows)
        rows.append(pair(t.vp_due, t.buys))
        rows.append(pair(t.vale_buys, t.limit))

    def _purse(self, t: Table, rows: list[bytes]) -> None:
        """Borrowed cards, mana and spirits."""
        spirits = t.spirits
        due = t.due
        owned = t.mana | t.token_mana | t.debt | t.wild_spent | len(t.guests)
        if not owned and spirits == NO_SPIRITS and due == NO_SPIRITS:
            rows.append(NO_PURSE)
            return
        rows.append(one(len(t.guests)))
        rows.append(pair(t.mana, t.token_mana))
        rows.append(pair(t.debt, t.wild_spent))
        rows.append(pair(spirits[0], spirits[1]))
        rows.append(pair(spirits[2], spirits[3]))
        rows.append(pair(due[0], due[1]))
        rows.append(pair(due[2], due[3]))

    def _decision(self, t: Table, seat: int, acting: int, rows: list[bytes]) -> None:
        """What is being decided; what a decision carries is for the one who decides."""
        fields = NO_FIELDS
        if acting < 0:
            rows.append(self.no_decision)
        else:
            frame = t.stack[-1]
            kind = self.kinds[type(frame)]
            rows.append(kind.row)
            if kind.carries and acting == seat:
                data = frame.data(2 + FRAME_FIELDS)
                fields = pair(signed(data[2]), signed(data[3]))
        rows.append(fields)
        if not t.offered:
            rows.append(self.no_offers)
            return
        cat = self.catalogue
        offered = bytearray(len(cat.leaders) + len(cat.amulets))
        leaders = amulets = 0
        for code in visible_offers(t, seat):  # moves name them by their places in this order
            if code < AMULET:
                leaders += 1
                offered[code] = leaders
            else:
                amulets += 1
                offered[len(cat.leaders) + code - AMULET] = amulets
        rows.append(bytes(offered))

    def _market(self, t: Table, kept: Kept, rows: list[bytes]) -> None:
        """What was bought and not sleeved yet, the commons, the vales."""
        if t.pending:
            for i in range(PENDING):
                rows.append(self._piece(t.pending[i]) if i < len(t.pending) else NO_PIECE)
        else:
            rows.append(NO_PENDING)
        if kept.commons is not t.commons:
            shown = [NO_PIECE if piece is None else self._piece(piece) for piece in t.commons]
            kept.commons_row = b"".join(shown)
            kept.commons = t.commons
        rows.append(kept.commons_row)
        if kept.display is not t.display:
            shown = [NO_VALE if vale is None else self.vales[vale.number] for vale in t.display]
            kept.display_row = b"".join(shown)
            kept.display = t.display
        rows.append(kept.display_row)
        if t.vale_known_top:
            for i in range(KNOWN_VALES):
                at = t.vale_left[0] - 1 - i
                known = i < t.vale_known_top
                rows.append(self.vales[t.vale_decks[0][at].number] if known else NO_VALE)
        else:
            rows.append(NO_KNOWN_VALES)

    def _side(self, t: Table, seat: int, acting: int, side: Side) -> bytes:
        """A seat without its piles, which are counted again."""
        p = t.players[seat]
        bits = 1 if t.start == seat else 0
        if t.turn == seat:
            bits |= 2
        if acting == seat:
            bits |= 4
        if p.active:
            bits |= 8
        if p.evoked:
            bits |= 16
        if p.flip:
            bits |= 32
        if p.spoiled:
            bits |= 64
        if p.extra_now:
            bits |= 128
        if p.extra_next:
            bits |= 256
        changed = self._counted(side.deck, p.deck)
        if self._counted(side.discard, p.discard) or changed:
            side.both = b""
        if not (
            side.bits == bits
            and side.on_deck is p.on_deck
            and side.vp == p.vp
            and side.field == p.field
            and side.used == p.used
            and _same(side, p)
        ):
            side.bits = bits
            _keep(side, p)
            side.row = self._seat(p, bits)
        return side.row

    def _seat(self, p: Player, bits: int) -> bytes:
        used = 0
        fresh = 0
        for mark in p.vale_marks:
            if mark & USED:
                used += 1
            if mark & FRESH:
                fresh += 1
        rows = [
            FLAGS[bits],
            pair(p.vp, net_decay(p) + ZERO),
            pair(len(p.deck), len(p.discard)),
            pair(len(p.field), p.growth),
            pair(used, fresh),
        ]
        self._belongings(p, rows)
        if p.vales:
            vales = 0
            for vale in p.vales:
                vales += self.vale_counts[vale.number]
            rows.append(vales.to_bytes(len(self.vales), "little"))
        else:
            rows.append(self.no_vales)
        card = p.on_deck
        rows.append(NO_CARD if card is None else self._features(card))
        self._field(p, rows)
        return b"".join(rows)

    def _belongings(self, p: Player, rows: list[bytes]) -> None:
        waiting = p.next_mana | p.next_token_mana | p.next_wild | len(p.kept) | len(p.workshop)
        if not waiting and p.amulet is None and p.leader is None and len(p.vales) < MOST_VALES:
            rows.append(ONLY_VALES[len(p.vales)])
            return
        amulet = 0 if p.amulet is None else 1 + p.amulet.number
        rows.append(pair(amulet, 0 if p.leader is None else 1 + p.leader.number))
        rows.append(pair(len(p.kept), p.next_mana))
        rows.append(pair(p.next_token_mana, p.next_wild))
        rows.append(pair(len(p.workshop), len(p.vales)))

    def _features(self, card: Card) -> bytes:
        row = card.features
        return row if row is not None else self._card(card)

    def _field(self, p: Player, rows: list[bytes]) -> None:
        n = min(len(p.field), FIELD)
        for i in range(n):
            rows.append(self._features(p.field[i]))
        rows.append(NO_FIELD[FIELD - n])
        for bits in p.used:
            if bits:
                rows.append(bytes(p.used[:n] + [0] * (FIELD - n)))
                return
        rows.append(NO_USED)

    def _known(self, deck: list[Card], at: int, step: int, known: int, rows: list[bytes]) -> None:
        n = min(known, SEEN)
        for _ in range(n):
            rows.append(self._features(deck[at]))
            at += step
        rows.append(NO_SEEN[SEEN - n])


def _same(side: Side, p: Player) -> bool:
    """Whether nothing else of a seat has changed either."""
    return (
        side.deck_size == len(p.deck)
        and side.discard_size == len(p.discard)
        and side.vales is p.vales
        and side.vale_marks is p.vale_marks
        and side.growth == p.growth
        and side.kept == len(p.kept)
        and side.workshop == len(p.workshop)
        and side.next_mana == p.next_mana
        and side.next_token_mana == p.next_token_mana
        and side.next_wild == p.next_wild
        and side.amulet is p.amulet
        and side.leader is p.leader
    )


def _keep(side: Side, p: Player) -> None:
    side.deck_size = len(p.deck)
    side.discard_size = len(p.discard)
    side.on_deck = p.on_deck
    side.vp = p.vp
    side.field = p.field[:]
    side.used = p.used[:]
    side.vales = p.vales
    side.vale_marks = p.vale_marks
    side.growth = p.growth
    side.kept = len(p.kept)
    side.workshop = len(p.workshop)
    side.next_mana = p.next_mana
    side.next_token_mana = p.next_token_mana
    side.next_wild = p.next_wild
    side.amulet = p.amulet
    side.leader = p.leader


class Last:
    """The observer that was asked for last: most tables of a program are alike."""

    def __init__(self) -> None:
        self.observer: Observer | None = None


_observers: dict[tuple[str, int], Observer] = {}
_last = Last()


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
