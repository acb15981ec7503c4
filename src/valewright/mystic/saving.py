"""A table as plain data and back: what pickles, comparisons and scenarios use."""

from __future__ import annotations

from typing import Any

from valewright.kernel.engine import attributes, saved, set_attributes
from valewright.kernel.rng import restored
from valewright.mystic import log
from valewright.mystic.cards import Card, CardBook, book_for
from valewright.mystic.catalogue import Catalogue, Piece, Vale
from valewright.mystic.decision import FRAMES, WIDTH
from valewright.mystic.options import Options
from valewright.mystic.table import Player, Table

PLAIN_PLAYER = (
    "used",
    "vale_marks",
    "vp",
    "active",
    "evoked",
    "worn",
    "flip",
    "spoiled",
    "growth",
    "known_top",
    "known_bottom",
    "next_mana",
    "next_token_mana",
    "next_wild",
    "extra_now",
    "extra_next",
    "extra_round",
    "bog",
    "log_mark",
)
CARD_LISTS = ("deck", "discard", "field", "kept")
PLAIN_TABLE = (
    "start",
    "turn",
    "round",
    "phase",
    "pool",
    "pool_added",
    "from_box",
    "ending",
    "gaps",
    "soil",
    "left",
    "vale_gaps",
    "vale_left",
    "vale_known_top",
    "pushes",
    "mana",
    "token_mana",
    "debt",
    "spirits",
    "wild_spent",
    "hidden_used",
    "due",
    "vp_due",
    "buys",
    "vale_buys",
    "limit",
    "bound",
    "guest_used",
    "offered",
    "log_base",
)


def player_data(p: Player) -> dict[str, Any]:
    """One seat as plain data."""
    data = attributes(p, PLAIN_PLAYER)
    for name in CARD_LISTS:
        data[name] = [card.key for card in getattr(p, name)]
    data["on_deck"] = None if p.on_deck is None else p.on_deck.key
    data["vales"] = [vale.name for vale in p.vales]
    data["amulet"] = None if p.amulet is None else p.amulet.name
    data["leader"] = None if p.leader is None else p.leader.name
    data["workshop"] = [piece.name for piece in p.workshop]
    return data


def table_data(t: Table) -> dict[str, Any]:
    """The whole table as plain data: equal tables give equal data."""
    data = saved(t, PLAIN_TABLE, WIDTH)
    data["players"] = [player_data(p) for p in t.players]
    data["commons"] = [None if x is None else x.name for x in t.commons]
    data["decks"] = [
        [x.name for x in deck[:left]] for deck, left in zip(t.decks, t.left, strict=True)
    ]
    data["aside"] = [x.name for x in t.aside]
    data["display"] = [None if x is None else x.name for x in t.display]
    data["vale_decks"] = [
        [x.name for x in deck[:left]] for deck, left in zip(t.vale_decks, t.vale_left, strict=True)
    ]
    data["pending"] = [x.name for x in t.pending]
    data["guests"] = [x.key for x in t.guests]
    data["given"] = [[at, [list(row) for row in t.given[at]]] for at in sorted(t.given)]
    return data


def restore_player(cat: Catalogue, book: CardBook, data: dict[str, Any]) -> Player:
    """One seat from plain data."""
    p = Player(None)
    set_attributes(p, PLAIN_PLAYER, data)
    for name in CARD_LISTS:
        cards: list[Card] = [book.named(card) for card in data[name]]
        setattr(p, name, cards)
    p.on_deck = None if data["on_deck"] is None else book.named(data["on_deck"])
    p.vales = [cat.vales[name] for name in data["vales"]]
    p.amulet = None if data["amulet"] is None else cat.amulets[data["amulet"]]
    p.leader = None if data["leader"] is None else cat.leaders[data["leader"]]
    p.workshop = [cat.pieces[name] for name in data["workshop"]]
    return p


def restore_table(cat: Catalogue, data: dict[str, Any]) -> Table:
    """A table from the data that :func:`table_data` gave."""
    o = data["options"]
    options = Options(
        o["players"],
        tuple(o["sets"]),
        o["leaders"],
        o["amulets"],
        tuple(o["conclaves"]),
        o["buy_vp"],
        o["stacked"],
        o["pool"],
    )
    book = book_for(cat)
    t = Table(cat, book, options, restored(data["rng"]), None)
    set_attributes(t, PLAIN_TABLE, data)
    t.players = [restore_player(cat, book, p) for p in data["players"]]
    t.stack = [FRAMES.restored(frame) for frame in data["stack"]]
    pieces: dict[str, Piece] = cat.pieces
    vales: dict[str, Vale] = cat.vales
    t.commons = [None if x is None else pieces[x] for x in data["commons"]]
    t.decks = tuple(tuple(pieces[x] for x in deck) for deck in data["decks"])
    t.aside = tuple(pieces[x] for x in data["aside"])
    t.display = [None if x is None else vales[x] for x in data["display"]]
    t.vale_decks = tuple(tuple(vales[x] for x in deck) for deck in data["vale_decks"])
    t.pending = [pieces[x] for x in data["pending"]]
    t.guests = [book.named(x) for x in data["guests"]]
    t.given = {at: tuple(tuple(row) for row in rows) for at, rows in data["given"]}
    log.written(t, [(e[0], e[1], e[2], e[3]) for e in data["log"]])
    return t
