"""Positions that a person writes: a table laid out by hand, for scenarios, tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from valewright.kernel.engine import run
from valewright.kernel.errors import BadData
from valewright.mystic import existing
from valewright.mystic.abilities.vales import standing_growth
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Catalogue, Leader, Piece, Vale, catalogue
from valewright.mystic.discarding import StartDiscard
from valewright.mystic.harvest import StartHarvest
from valewright.mystic.prep import Prep
from valewright.mystic.replenishing import fill_commons, fill_display
from valewright.mystic.scoring import all_cards
from valewright.mystic.setup import checked, new_table
from valewright.mystic.state import State
from valewright.mystic.symbols import SLOTS
from valewright.mystic.table import FRESH, Player, Table
from valewright.mystic.turn import EndGame, NextTurn, StartTurn

CARDS: Final = 20
EMPTY: Final = (None, "", "-")
PHASES: Final = ("planting", "harvest", "discard", "prep", "end")
PLAYER_KEYS: Final = (
    "field",
    "on_deck",
    "deck",
    "discard",
    "vales",
    "fresh_vales",
    "token",
    "amulet",
    "leader",
    "vp",
    "workshop",
    "spoiled",
    "fill",
)
TABLE_KEYS: Final = (
    "commons",
    "soil",
    "vales",
    "advancement_decks",
    "vale_decks",
    "pool",
    "round",
    "start",
    "turn",
    "phase",
    "last_round",
)


def position(
    players: Sequence[Mapping[str, Any]],
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    cards: Catalogue | None = None,
    **table: Any,
) -> State:
    """A state laid out as written, run up to its first decision.

    Each player is a mapping with any of ``field``, ``on_deck``, ``deck`` (top first), ``discard``,
    ``vales``, ``token``, ``amulet``, ``leader``, ``vp``, ``workshop``, ``spoiled``; cards that are
    not named are Blank (or what ``fill`` names) at the bottom of the deck, so that there are 20.
    The table may give ``commons``, ``soil``, ``vales``, ``pool``, ``phase`` and so on; ``turn`` and
    ``start`` are seats, counted from 0. Titles outside the sets are refused, and so are more copies
    than there are.

    >>> state = position([{"field": ["Blank + Wellspring/top"]}, {}], phase="harvest")
    >>> state.view(0)["harvest"]["mana"]
    2
    """
    cat = catalogue() if cards is None else cards
    chosen = dict(options or {})
    names = ("sets", "leaders", "amulets", "conclaves", "buy_vp", "stacked", "pool")
    for key in chosen:
        if key not in names:
            raise BadData(f"options: {key!r} is not one of {', '.join(names)}")
    for key in table:
        if key not in TABLE_KEYS:
            raise BadData(f"table: {key!r} is not one of {', '.join(TABLE_KEYS)}")
    rules = checked(
        cat,
        len(players),
        tuple(chosen.get("sets", ("base",))),
        "off",
        "off",
        tuple(chosen.get("conclaves", ())),
        bool(chosen.get("buy_vp", False)),
        bool(chosen.get("stacked", False)),
        chosen.get("pool"),
    )
    t = new_table(cat, rules, seed)
    t.stack = []
    t.log = []
    for i, written in enumerate(players):
        t.players[i] = _player(t, i, written)
    _lay_out(t, table)
    existing.check(t)
    state = State(t, seed)
    _begin(t, str(table.get("phase", "planting")))
    run(t)
    return state


def _cards(t: Table, where: str, names: Any) -> list[Card]:
    if not isinstance(names, Sequence) or isinstance(names, str):
        raise BadData(f"{where}: must be a list of cards, not {names!r}")
    found: list[Card] = []
    for name in names:
        try:
            found.append(t.book.named(str(name)))
        except BadData as error:
            raise BadData(f"{where}: {error}") from error
    return found


def _vale(cat: Catalogue, where: str, name: object) -> Vale:
    vale = cat.vales.get(str(name))
    if vale is None:
        raise BadData(f"{where}: there is no vale {name!r}")
    return vale


def _piece(cat: Catalogue, where: str, name: object) -> Piece:
    piece = cat.pieces.get(str(name))
    if piece is None:
        raise BadData(f"{where}: there is no advancement {name!r} (write Title/slot)")
    return piece


def _player(t: Table, seat: int, written: Mapping[str, Any]) -> Player:
    where = f"player {seat + 1}"
    for key in written:
        if key not in PLAYER_KEYS:
            raise BadData(f"{where}: {key!r} is not one of {', '.join(PLAYER_KEYS)}")
    p = Player(None)
    _lay_cards(t, p, where, written)
    _lay_vales(t.catalogue, p, where, written)
    token = written.get("token", "spent")
    if token not in ("spent", "active"):
        raise BadData(f"{where}, token: must be 'spent' or 'active', not {token!r}")
    p.active = token == "active"
    if written.get("amulet"):
        p.amulet = t.catalogue.amulets.get(str(written["amulet"]))
        if p.amulet is None:
            raise BadData(f"{where}, amulet: there is no amulet {written['amulet']!r}")
    p.leader = _leader(t.catalogue, p, where, written)
    p.vp = _number(f"{where}, vp", written.get("vp", 0))
    p.workshop = [_piece(t.catalogue, f"{where}, workshop", x) for x in written.get("workshop", [])]
    p.spoiled = bool(written.get("spoiled", False))
    return p


def _lay_cards(t: Table, p: Player, where: str, written: Mapping[str, Any]) -> None:
    """A player's 20 cards, those not named at the bottom of the deck."""
    p.field = _cards(t, f"{where}, field", written.get("field", []))
    p.used = [0] * len(p.field)
    p.discard = _cards(t, f"{where}, discard", written.get("discard", []))
    deck = _cards(t, f"{where}, deck", written.get("deck", []))
    if written.get("on_deck"):
        p.on_deck = _cards(t, f"{where}, on_deck", [written["on_deck"]])[0]
    named = len(p.field) + len(p.discard) + len(deck) + (p.on_deck is not None)
    if named > CARDS:
        raise BadData(f"{where}: {named} cards, a player has {CARDS}")
    filler = _cards(t, f"{where}, fill", [written.get("fill", "Blank")])[0]
    p.deck = [filler] * (CARDS - named) + deck[::-1]
    p.worn = any(card.spent or card.gave for card in (*p.deck, *p.discard, p.on_deck or filler))


def _lay_vales(cat: Catalogue, p: Player, where: str, written: Mapping[str, Any]) -> None:
    for name in written.get("vales", []):
        p.vales.append(_vale(cat, f"{where}, vales", name))
        p.vale_marks.append(0)
    for name in written.get("fresh_vales", []):
        p.vales.append(_vale(cat, f"{where}, fresh_vales", name))
        p.vale_marks.append(FRESH)
    p.growth = standing_growth(p)


def _leader(cat: Catalogue, p: Player, where: str, written: Mapping[str, Any]) -> Leader | None:
    """The leader that was named, or the one whose card the player has."""
    if written.get("leader"):
        leader = cat.leaders.get(str(written["leader"]))
        if leader is None:
            raise BadData(f"{where}, leader: there is no leader {written['leader']!r}")
        return leader
    for card in all_cards(p):
        if card.leader is not None:
            return card.leader
    return None


def _lay_out(t: Table, table: Mapping[str, Any]) -> None:
    _lay_advancements(t, table)
    if "soil" in table:
        t.soil = [_number("soil", table["soil"].get(slot, 0)) for slot in SLOTS]
    _lay_display(t, table)
    t.pool = _number("pool", table.get("pool", t.pool))
    t.ending = bool(table.get("last_round", t.pool == 0))
    t.round = _number("round", table.get("round", 1))
    t.start = _seat(t, "start", table.get("start", 0))
    t.turn = _seat(t, "turn", table.get("turn", 0))


def _lay_advancements(t: Table, table: Mapping[str, Any]) -> None:
    """Commons and decks; what is dealt leaves out what the position shows elsewhere."""
    gaps: list[int] = []
    if "commons" in table:
        _lay_commons(t, table["commons"])
    else:
        gaps = _strip_commons(t)
    if "advancement_decks" in table:
        decks = [
            tuple([_piece(t.catalogue, f"deck_{k + 1}", x) for x in reversed(deck)])
            for k, deck in enumerate(table["advancement_decks"])
        ]
        if len(decks) != 3:
            raise BadData("advancement_decks: write three lists, level 1 to 3, top first")
        t.decks = tuple(decks)
    else:
        t.decks = tuple(
            [_without_pieces(t, deck[:n]) for deck, n in zip(t.decks, t.left, strict=True)]
        )
    t.left = [len(deck) for deck in t.decks]
    for spot in gaps:
        fill_commons(t, spot, spot // 3 + 1)


def _lay_display(t: Table, table: Mapping[str, Any]) -> None:
    """The vales on display and their decks, in the same way."""
    cat = t.catalogue
    gaps: list[int] = []
    if "vales" in table:
        t.display = [None] * 8
        for spot, name in enumerate(table["vales"]):
            if spot > 7:
                raise BadData("vales: there are eight spots")
            if name not in EMPTY:
                t.display[spot] = _vale(cat, "vales", name)
    else:
        gaps = _strip_display(t)
    if "vale_decks" in table:
        vale_decks = [
            tuple([_vale(cat, f"vale_deck_{k + 1}", x) for x in reversed(deck)])
            for k, deck in enumerate(table["vale_decks"])
        ]
        if len(vale_decks) != 2:
            raise BadData("vale_decks: write two lists, level 1 and 2, top first")
        t.vale_decks = tuple(vale_decks)
    else:
        t.vale_decks = tuple(
            [_without_vales(t, deck[:n]) for deck, n in zip(t.vale_decks, t.vale_left, strict=True)]
        )
    t.vale_left = [len(deck) for deck in t.vale_decks]
    for spot in gaps:
        fill_display(t, spot, spot // 4 + 1)


def _lay_commons(t: Table, spots: Sequence[Any]) -> None:
    """Nine spots, level 1 first; with stacked duplicates a spot may be a list of up to three."""
    t.commons = [None] * 27
    if len(spots) > 9:
        raise BadData("commons: there are nine spots")
    for spot, written in enumerate(spots):
        stack = written if isinstance(written, list) else [written]
        if len(stack) > 1 and (len(stack) > 3 or not t.options.stacked):
            raise BadData("commons: up to three in a spot, and only with the option 'stacked'")
        for k, name in enumerate(stack):
            if name not in EMPTY:
                t.commons[3 * spot + k] = _piece(t.catalogue, "commons", name)


def _with_players(t: Table) -> list[Piece]:
    """The advancements that the players have."""
    found: list[Piece] = []
    for p in t.players:
        found.extend(p.workshop)
        for card in all_cards(p):
            for stack in card.stacks:
                found.extend(stack)
    return found


def _is_left(piece: Piece, shown: Sequence[Piece]) -> bool:
    """Whether a dealt advancement may lie there beside all that the position shows."""
    title = piece.advancement
    others = [other for other in shown if other.advancement is title]
    return piece not in others and len(others) < len(title.slots)


def _strip_commons(t: Table) -> list[int]:
    """Take what players have off the dealt commons; the spots that this leaves empty."""
    shown = _with_players(t)
    gaps: list[int] = []
    for spot in range(9):
        stack = [piece for piece in t.commons[3 * spot : 3 * spot + 3] if piece is not None]
        kept = [piece for piece in stack if _is_left(piece, shown)]
        for k in range(3):
            t.commons[3 * spot + k] = kept[k] if k < len(kept) else None
        if stack and not kept:
            gaps.append(spot)
        shown.extend(kept)
    return gaps


def _without_pieces(t: Table, deck: Sequence[Piece]) -> tuple[Piece, ...]:
    """A dealt deck less the advancements that the position shows elsewhere."""
    shown = [piece for piece in t.commons if piece is not None] + _with_players(t)
    kept: list[Piece] = []
    for piece in deck:
        if _is_left(piece, shown):
            kept.append(piece)
            shown.append(piece)
    return tuple(kept)


def _vales_left(t: Table, vale: Vale) -> int:
    """How many copies of a vale neither lie on display nor belong to a player."""
    return vale.copies - t.display.count(vale) - sum([p.vales.count(vale) for p in t.players])


def _strip_display(t: Table) -> list[int]:
    """Take vales of which the players have the copies off the dealt display; the empty spots."""
    gaps: list[int] = []
    for spot in range(8):
        vale = t.display[spot]
        if vale is not None and _vales_left(t, vale) < 0:
            t.display[spot] = None
            gaps.append(spot)
    return gaps


def _without_vales(t: Table, deck: Sequence[Vale]) -> tuple[Vale, ...]:
    """A dealt deck in which no vale has more copies than the game holds."""
    kept: list[Vale] = []
    for vale in deck:
        if kept.count(vale) < _vales_left(t, vale):
            kept.append(vale)
    return tuple(kept)


def _number(where: str, value: object) -> int:
    if type(value) is not int or value < 0:
        raise BadData(f"{where}: must be a number from 0 up, not {value!r}")
    return value


def _seat(t: Table, where: str, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < len(t.players):
        raise BadData(f"{where}: seats are numbered 0 to {len(t.players) - 1}, not {seat!r}")
    return seat


def _begin(t: Table, phase: str) -> None:
    """Lay the rest of the turn on the stack, from the phase that was asked for."""
    seat = t.turn
    if phase not in PHASES:
        raise BadData(f"phase: {phase!r} is not one of {', '.join(PHASES)}")
    if phase == "end":
        t.stack.append(EndGame(t.start))
        return
    if phase == "planting":
        t.stack.append(StartTurn(seat))
        return
    t.stack.append(NextTurn(seat))
    t.stack.append(Prep(seat))
    if phase != "prep":
        t.stack.append(StartDiscard(seat))
    if phase == "harvest":
        t.stack.append(StartHarvest(seat))
