"""Everything on the table as plain data: what clones copy and rules change."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from valewright.kernel import decision
from valewright.kernel.rng import Rng
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card, CardBook, Outputs
from valewright.mystic.catalogue import Amulet, Catalogue, Leader, Piece, Vale
from valewright.mystic.kept import Kept
from valewright.mystic.options import Options

# Phases
SETUP: Final = 0
PLANTING: Final = 1
HARVEST: Final = 2
DISCARD: Final = 3
PREP: Final = 4
LAST_PLANTING: Final = 5
OVER: Final = 6
PHASES: Final = ("setup", "planting", "harvest", "discard", "prep", "last planting", "over")

# Vale marks
USED: Final = 1
FRESH: Final = 2  # bought this turn, not usable before the next prep

Event = tuple[int, int, str, int]  # kind, seat, name, number
# In the log a line is its kind, seat and number in one number, then its name
KIND_BITS: Final = 6
SEAT_BITS: Final = 3
T = TypeVar("T")

# Most lists are short and seldom change: clones share them, so that they are replaced and never
# changed in place. Each clone has its own deck, discard pile, field, ``used`` and spirits.


def counted_on(counts: list[int], at: int, by: int) -> list[int]:
    """Counts of which one has changed."""
    changed = counts[:]
    changed[at] += by
    return changed


def put_at(items: list[T], at: int, item: T) -> list[T]:
    """A list with another item at a place."""
    changed = items[:]
    changed[at] = item
    return changed


def without_at(items: list[T], at: int) -> list[T]:
    """A list without the item at a place."""
    changed = items[:]
    changed.pop(at)
    return changed


def lies_before(items: list[T], at: int) -> bool:
    """Whether what lies at a place also lies at an earlier one."""
    item = items[at]
    for k in range(at):
        if items[k] is item:
            return True
    return False


def show_piece(t: Table, at: int, piece: Piece) -> None:
    """Lay an advancement into the commons."""
    commons = t.commons[:]
    commons[at] = piece
    t.commons = commons


def show_vale(t: Table, spot: int, vale: Vale | None) -> None:
    """Put a vale on display, or none."""
    display = t.display[:]
    display[spot] = vale
    t.display = display


def gain_vale(p: Player, vale: Vale, mark: int) -> None:
    """Lay a vale before its owner."""
    p.vales = [*p.vales, vale]
    p.vale_marks = [*p.vale_marks, mark]


def lose_vale(p: Player, at: int) -> None:
    """Take a vale away from its owner."""
    p.vales = without_at(p.vales, at)
    p.vale_marks = without_at(p.vale_marks, at)


def mark_vale(p: Player, at: int, mark: int) -> None:
    """Mark a vale as used, or as usable again."""
    p.vale_marks = put_at(p.vale_marks, at, mark)


class Player:
    """One seat: 20 cards in four places, vales, token, VP."""

    # Plain Python is faster without a dictionary; compiled classes have none anyway
    __slots__ = (
        "active", "amulet", "bog", "deck", "discard", "evoked", "extra_next", "extra_now",
        "extra_round", "field", "flip", "growth", "kept", "known_bottom", "known_top",
        "leader", "log_mark", "next_mana", "next_token_mana", "next_wild", "on_deck",
        "spoiled", "used", "vale_marks", "vales", "vp", "workshop", "worn",
    )  # fmt: skip

    def __init__(self, source: Player | None) -> None:
        if source is None:
            self.deck: list[Card] = []  # the top is the last
            self.discard: list[Card] = []
            self.field: list[Card] = []
            self.used: list[int] = []  # per field card: bit mask of its texts used
            self.on_deck: Card | None = None
            self.worn: bool = False  # a card has left the field with something behind it
            self.vales: list[Vale] = []
            self.vale_marks: list[int] = []
            self.vp: int = 0
            self.active: bool = False
            self.evoked: bool = False  # an amulet works once per turn
            self.amulet: Amulet | None = None
            self.leader: Leader | None = None
            self.flip: bool = False  # the leader turns over when harvest ends
            self.workshop: list[Piece] = []
            self.spoiled: bool = False
            self.growth: int = 0  # from vales and effects, not from cards
            self.known_top: int = 0  # cards the owner knows on top of the deck
            self.known_bottom: int = 0
            self.next_mana: int = 0  # arrives in the next harvest
            self.next_token_mana: int = 0
            self.next_wild: int = 0
            self.extra_now: bool = False
            self.extra_next: bool = False
            self.extra_round: int = -1
            self.kept: list[Card] = []
            self.bog: int = -1  # cards in the field after the last planting; -1 without one
            self.log_mark: int = 0
        else:
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.field = source.field[:]
            self.used = source.used[:]
            self.on_deck = source.on_deck
            self.worn = source.worn
            self.vales = source.vales
            self.vale_marks = source.vale_marks
            self.vp = source.vp
            self.active = source.active
            self.evoked = source.evoked
            self.amulet = source.amulet
            self.leader = source.leader
            self.flip = source.flip
            self.workshop = source.workshop
            self.spoiled = source.spoiled
            self.growth = source.growth
            self.known_top = source.known_top
            self.known_bottom = source.known_bottom
            self.next_mana = source.next_mana
            self.next_token_mana = source.next_token_mana
            self.next_wild = source.next_wild
            self.extra_now = source.extra_now
            self.extra_next = source.extra_next
            self.extra_round = source.extra_round
            self.kept = source.kept
            self.bog = source.bog
            self.log_mark = source.log_mark


class Table(decision.Table):
    """The whole position. Rules read and change it; :class:`valewright.mystic.State` guards it."""

    # Plain Python is faster without a dictionary; compiled classes have none anyway
    __slots__ = (
        "aside", "book", "bound", "buys", "catalogue", "commons", "debt", "decks",
        "display", "due", "ending", "from_box", "gaps", "given", "guest_used", "guests",
        "hidden_used", "left", "limit", "log", "log_base", "log_shared", "mana", "observed",
        "offered", "options", "pending", "phase", "players", "pool", "pool_added", "pushes",
        "round", "soil", "spirits", "start", "token_mana", "turn", "vale_buys",
        "vale_decks", "vale_gaps", "vale_known_top", "vale_left", "vp_due", "wild_spent",
    )  # fmt: skip

    def __init__(
        self, cat: Catalogue, book: CardBook, options: Options, rng: Rng, source: Table | None
    ) -> None:
        super().__init__(rng, source.stack[:] if source is not None else [])
        self.catalogue = cat
        self.book = book
        self.options = options
        self.observed: Kept | None = None  # what observations keep; of no concern to rules
        if source is None:
            self.players: list[Player] = [Player(None) for _ in range(options.players)]
            self.start: int = 0
            self.turn: int = 0
            self.round: int = 1
            self.phase: int = SETUP
            self.pool: int = options.pool
            self.pool_added: int = 0
            self.from_box: int = 0
            self.ending: bool = False
            self.commons: list[Piece | None] = [None] * 27  # nine spots of up to three
            self.gaps: list[int] = []  # spot * 4 + level of the piece that left
            self.soil: list[int] = list(cat.soil_copies)
            self.decks: tuple[tuple[Piece, ...], ...] = ((), (), ())
            self.left: list[int] = [0, 0, 0]  # of each deck
            self.aside: tuple[Piece, ...] = ()  # level 1 pieces left out of the game, unseen
            self.display: list[Vale | None] = [None] * 8
            self.vale_gaps: list[int] = []
            self.vale_decks: tuple[tuple[Vale, ...], ...] = ((), ())
            self.vale_left: list[int] = [0, 0]
            self.vale_known_top: int = 0
            self.pushes: int = 0  # in Planting; in Prep 1 once its first card is played
            self.mana: int = 0
            self.token_mana: int = 0  # of the mana left, what the token gave
            self.debt: int = 0
            self.spirits: list[int] = [0, 0, 0, 0]
            self.hidden_used: list[int] = []  # pieces whose text was used and does not show now
            self.wild_spent: int = 0  # wild spirits spent in this harvest
            self.given: dict[int, Outputs] = {}  # by field position, where not what is shown
            self.due: list[int] = [0, 0, 0, 0]
            self.vp_due: int = 0
            self.buys: int = 0
            self.vale_buys: int = 0
            self.limit: int = 2  # advancements this player may buy this harvest
            self.pending: list[Piece] = []
            self.bound: list[int] = []  # per pending piece: the position it was declared for
            self.guests: list[Card] = []
            self.guest_used: list[int] = []
            self.offered: list[int] = []  # codes of leaders and amulets, see setup
            self.log: list[Any] = []
            self.log_shared: bool = False  # with a clone, until either writes a line
            self.log_base: int = 0
        else:
            self.players = [Player(p) for p in source.players]
            self.start = source.start
            self.turn = source.turn
            self.round = source.round
            self.phase = source.phase
            self.pool = source.pool
            self.pool_added = source.pool_added
            self.from_box = source.from_box
            self.ending = source.ending
            self.commons = source.commons
            self.gaps = source.gaps
            self.soil = source.soil
            self.decks = source.decks
            self.left = source.left
            self.aside = source.aside
            self.display = source.display
            self.vale_gaps = source.vale_gaps
            self.vale_decks = source.vale_decks
            self.vale_left = source.vale_left
            self.vale_known_top = source.vale_known_top
            self.pushes = source.pushes
            self.mana = source.mana
            self.token_mana = source.token_mana
            self.debt = source.debt
            self.spirits = source.spirits[:]
            self.hidden_used = source.hidden_used
            self.wild_spent = source.wild_spent
            self.given = source.given
            self.due = source.due
            self.vp_due = source.vp_due
            self.buys = source.buys
            self.vale_buys = source.vale_buys
            self.limit = source.limit
            self.pending = source.pending
            self.bound = source.bound
            self.guests = source.guests
            self.guest_used = source.guest_used
            self.offered = source.offered
            source.log_shared = True
            self.log = source.log
            self.log_shared = True
            self.log_base = source.log_base

    @property
    def lines(self) -> int:
        """How many lines of the log were written, forgotten ones included."""
        return self.log_base + len(self.log) // 2

    def told(self, since: int = 0) -> list[Event]:
        """The lines of the log after the first ``since``, as far as they are not forgotten."""
        found: list[Event] = []
        for at in range(2 * max(0, since - self.log_base), len(self.log), 2):
            code: int = self.log[at]
            name: str = self.log[at + 1]
            seat = code >> KIND_BITS & ((1 << SEAT_BITS) - 1)
            found.append((code & ((1 << KIND_BITS) - 1), seat, name, code >> KIND_BITS + SEAT_BITS))
        return found

    def clone(self) -> Table:
        """An independent copy that shares only what never changes."""
        return Table(self.catalogue, self.book, self.options, self.rng.copy(), self)


def card_at(t: Table, seat: int, position: int) -> Card:
    """A card of the field, borrowed ones behind it."""
    field = t.players[seat].field
    if position < len(field):
        return field[position]
    return t.guests[position - len(field)]


def piece_of(t: Table, move: int) -> Piece:
    """The advancement on offer that a move names."""
    if move >= mv.SOIL:
        return t.catalogue.soil[move - mv.SOIL]
    piece = t.commons[move - mv.COMMONS]
    assert piece is not None
    return piece


def leader_at(t: Table, seat: int) -> int:
    """Where the seat's leader lies in its field, or -1."""
    p = t.players[seat]
    for i in range(len(p.field)):
        if p.leader is not None and p.field[i].leader is p.leader:
            return i
    return -1
