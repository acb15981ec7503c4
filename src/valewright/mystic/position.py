"""Positions that a person writes: a table laid out by hand, for scenarios, tests and puzzles."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from valewright.kernel.engine import run
from valewright.kernel.errors import BadData
from valewright.kernel.waiting import check_goes_on
from valewright.mystic import existing, midturn
from valewright.mystic.abilities.vales import standing_growth
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Catalogue, Leader, Piece, Vale, catalogue
from valewright.mystic.discarding import StartDiscard
from valewright.mystic.harvest import StartHarvest
from valewright.mystic.prep import Prep
from valewright.mystic.replenishing import fill_commons, fill_display
from valewright.mystic.scoring import all_cards
from valewright.mystic.setup import AMULET, DECLINED, checked, new_table, piles_for
from valewright.mystic.state import State
from valewright.mystic.symbols import SLOTS
from valewright.mystic.table import FRESH, PLANTING, USED, Player, Table
from valewright.mystic.turn import EndGame, NextTurn, StartTurn

CARDS: Final = 20
NOTHING: Final = "nothing"  # in place of a card: the decks are not made yet
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
    "deck_top",
    "deck_bottom",
    "hidden",
    "deck_size",
    "used",
    "evoked",
    "kept",
    "next_harvest",
    "extra_turn",
    "upgrading",
    "growth",
    "last_field",
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
    "advancements_left",
    "vales_left",
    "vale_deck_top",
    "gone",
    "offered",
    "set_up",
    "waiting",
    *midturn.KEYS,
)
SET_UP: Final = ("leaders", "amulets", "pool")  # how a game began, where that is over
VALE_MARKS: Final = {"used": USED, "fresh": FRESH}
EXTRA_TURNS: Final = ("now", "next", "taken")
_MARKED: Final = re.compile(r"(.+?) \(([a-z, ]+)\)")
_DECLINED: Final = re.compile(r"(.+) \(declined by ([1-6])\)")


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
    than there are. ``waiting`` names what is to come in the middle of a turn.

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
    set_up = _set_up(table.get("set_up", []))
    rules = checked(
        cat,
        len(players),
        tuple(chosen.get("sets", ("base",))),
        set_up.get("leaders", "off"),
        set_up.get("amulets", "off"),
        tuple(chosen.get("conclaves", ())),
        bool(chosen.get("buy_vp", False)),
        bool(chosen.get("stacked", False)),
        _first_number("set_up", set_up["pool"]) if "pool" in set_up else chosen.get("pool"),
    )
    t = new_table(cat, rules, seed)
    t.stack = []
    t.log = []
    t.offered = []
    for i, written in enumerate(players):
        t.players[i] = _player(t, i, written)
    _lay_out(t, table)
    existing.check(t)
    state = State(t, seed)
    phase = str(table.get("phase", "planting"))
    if "waiting" not in table:
        _begin(t, phase)
        run(t)
        if t.phase == PLANTING and "pushes" in table:
            t.pushes = midturn.number("pushes", table["pushes"])
        return state
    t.stack = midturn.waiting(t, table["waiting"], phase)
    check_goes_on(state)
    return state


def _set_up(written: Sequence[str]) -> dict[str, str]:
    """How the game began, such as ``leaders draft``."""
    found: dict[str, str] = {}
    for item in written:
        key, _, value = str(item).partition(" ")
        if key not in SET_UP or not value:
            raise BadData(f"set_up: write {', '.join(SET_UP)}, each with its value, not {item!r}")
        found[key] = value
    return found


def _first_number(where: str, text: str) -> int:
    return midturn.numbers(where, [text])[0]


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
    _lay_turn(p, where, written)
    return p


def _lay_turn(p: Player, where: str, written: Mapping[str, Any]) -> None:
    """What a player has used, and what waits for the player."""
    if "used" in written:
        p.used = midturn.numbers(f"{where}, used", written["used"])
        if len(p.used) != len(p.field):
            raise BadData(f"{where}, used: one number for each of the {len(p.field)} field cards")
    p.evoked = bool(written.get("evoked", False))
    p.flip = bool(written.get("upgrading", False))
    if "growth" in written:
        p.growth = midturn.number(f"{where}, growth", written["growth"])
    if "last_field" in written:
        p.bog = midturn.number(f"{where}, last_field", written["last_field"])
    arriving = midturn.numbers(f"{where}, next_harvest", written.get("next_harvest", ["0"] * 3))
    if len(arriving) != 3:
        raise BadData(f"{where}, next_harvest: write mana, mana of the token, wild spirits")
    p.next_mana, p.next_token_mana, p.next_wild = arriving
    extra = list(written.get("extra_turn", []))
    for word in extra:
        if word not in EXTRA_TURNS:
            raise BadData(f"{where}, extra_turn: {word!r} is not one of {', '.join(EXTRA_TURNS)}")
    p.extra_now = "now" in extra
    p.extra_next = "next" in extra
    p.extra_round = 0 if "taken" in extra else -1


def _lay_cards(t: Table, p: Player, where: str, written: Mapping[str, Any]) -> None:
    """A player's 20 cards, those not named at the bottom of the deck."""
    p.field = _cards(t, f"{where}, field", written.get("field", []))
    p.used = [0] * len(p.field)
    p.discard = _cards(t, f"{where}, discard", written.get("discard", []))
    p.kept = _cards(t, f"{where}, kept", written.get("kept", []))
    if written.get("on_deck"):
        p.on_deck = _cards(t, f"{where}, on_deck", [written["on_deck"]])[0]
    top = _cards(t, f"{where}, deck_top", written.get("deck_top", []))
    bottom = _cards(t, f"{where}, deck_bottom", written.get("deck_bottom", []))
    middle = _cards(t, f"{where}, deck", written.get("deck", []))
    hidden = _cards(t, f"{where}, hidden", written.get("hidden", []))
    t.rng.shuffle(hidden)
    known = len(top) + len(middle) + len(bottom)
    in_deck = len(hidden)
    if "deck_size" in written:
        in_deck = max(0, _number(f"{where}, deck_size", written["deck_size"]) - known)
    p.discard += hidden[in_deck:]
    deck = top + middle + hidden[:in_deck]
    named = len(p.field) + len(p.discard) + len(deck) + len(bottom) + len(p.kept)
    named += p.on_deck is not None
    if named > CARDS:
        raise BadData(f"{where}: {named} cards, a player has {CARDS}")
    p.known_top = len(top)
    p.known_bottom = len(bottom)
    if named == 0 and written.get("fill") == NOTHING:
        return
    filler = _cards(t, f"{where}, fill", [written.get("fill", "Blank")])[0]
    p.deck = bottom + [filler] * (CARDS - named) + deck[::-1]
    p.worn = any(card.spent or card.gave for card in (*p.deck, *p.discard, p.on_deck or filler))


def _lay_vales(cat: Catalogue, p: Player, where: str, written: Mapping[str, Any]) -> None:
    for name in written.get("vales", []):
        title, marks = _marked(f"{where}, vales", str(name))
        p.vales.append(_vale(cat, f"{where}, vales", title))
        p.vale_marks.append(marks)
    for name in written.get("fresh_vales", []):
        p.vales.append(_vale(cat, f"{where}, fresh_vales", name))
        p.vale_marks.append(FRESH)
    p.growth = standing_growth(p)


def _marked(where: str, text: str) -> tuple[str, int]:
    """A vale and its marks, such as ``Azure Lake (used)``."""
    found = _MARKED.fullmatch(text)
    if found is None:
        return text, 0
    marks = 0
    for word in found[2].split(", "):
        if word not in VALE_MARKS:
            raise BadData(f"{where}: {word!r} is not one of {', '.join(VALE_MARKS)}")
        marks |= VALE_MARKS[word]
    return found[1], marks


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
    _lay_turn_of_table(t, table)
    _lay_advancements(t, table)
    if "soil" in table:
        t.soil = [_number("soil", table["soil"].get(slot, 0)) for slot in SLOTS]
    _lay_display(t, table)
    t.pool = _number("pool", table.get("pool", t.pool))
    t.ending = bool(table.get("last_round", t.pool == 0))
    t.round = _number("round", table.get("round", 1))
    t.start = _seat(t, "start", table.get("start", 0))
    t.turn = _seat(t, "turn", table.get("turn", 0))
    for p in t.players:
        if p.extra_round == 0:
            p.extra_round = t.round


def _lay_turn_of_table(t: Table, table: Mapping[str, Any]) -> None:
    """What the middle of a turn has, and what is offered at the start of a game."""
    for key in (*midturn.KEYS, "offered"):
        if key in table and key != "pushes" and "waiting" not in table:
            raise BadData(f"{key}: is for the middle of a turn, with 'waiting'")
    midturn.lay(t, table)
    t.pending = [_piece(t.catalogue, "pending", name) for name in table.get("pending", [])]
    t.guests = _cards(t, "borrowed", table.get("borrowed", []))
    if len(t.bound) != len(t.pending) or len(t.guest_used) != len(t.guests):
        raise BadData("bound: one number for each of pending; likewise borrowed_used and borrowed")
    t.offered = [_offer(t, str(name)) for name in table.get("offered", [])]


def _offer(t: Table, text: str) -> int:
    """The code of a leader or an amulet on offer, see :mod:`valewright.mystic.setup`."""
    declined = _DECLINED.fullmatch(text)
    more = 0 if declined is None else DECLINED * int(declined[2])
    name = text if declined is None else declined[1]
    leader = t.catalogue.leaders.get(name)
    if leader is not None:
        return leader.number + more
    amulet = t.catalogue.amulets.get(name)
    if amulet is None:
        raise BadData(f"offered: there is no leader or amulet {name!r}")
    return AMULET + amulet.number + more


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
        t.aside = ()
    elif "advancements_left" in table:
        _deal_decks(t, table)
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
    elif "vales_left" in table:
        _deal_vales(t, table)
    else:
        t.vale_decks = tuple(
            [_without_vales(t, deck[:n]) for deck, n in zip(t.vale_decks, t.vale_left, strict=True)]
        )
    t.vale_left = [len(deck) for deck in t.vale_decks]
    for spot in gaps:
        fill_display(t, spot, spot // 4 + 1)


def _sizes(where: str, values: object, count: int) -> list[int]:
    found = midturn.numbers(where, values)
    if len(found) != count or min(found) < 0:
        raise BadData(f"{where}: write {count} numbers, one for each level")
    return found


def _deal_decks(t: Table, table: Mapping[str, Any]) -> None:
    """Decks of what is seen nowhere, in an order of chance; of level 1, the rest lies aside."""
    sizes = _sizes("advancements_left", table["advancements_left"], 3)
    gone = [_piece(t.catalogue, "gone", name) for name in table.get("gone", []) if "/" in name]
    seen = [piece for piece in t.commons if piece is not None]
    seen += _with_players(t) + t.pending + gone
    decks: list[tuple[Piece, ...]] = []
    for k in range(3):
        rest = piles_for(t.catalogue, t.options).pieces[k][:]
        for piece in seen:
            _take_out(rest, piece)
        t.rng.shuffle(rest)
        decks.append(tuple(rest[: sizes[k]]))
        if k == 0:
            t.aside = tuple(rest[sizes[k] :])
    t.decks = tuple(decks)


def _take_out(rest: list[Piece], piece: Piece) -> None:
    """The piece is not left, or another of its title, where it was written for another slot."""
    if piece in rest:
        rest.remove(piece)
        return
    for other in rest:
        if other.advancement is piece.advancement:
            rest.remove(other)
            return


def _deal_vales(t: Table, table: Mapping[str, Any]) -> None:
    """The same for vales, those on top of the first deck known."""
    sizes = _sizes("vales_left", table["vales_left"], 2)
    cat = t.catalogue
    top = [_vale(cat, "vale_deck_top", name) for name in table.get("vale_deck_top", [])][::-1]
    gone = [_vale(cat, "gone", name) for name in table.get("gone", []) if "/" not in name]
    seen = [vale for vale in t.display if vale is not None] + top + gone
    for p in t.players:
        seen += p.vales
    decks: list[tuple[Vale, ...]] = []
    for k in range(2):
        rest = piles_for(cat, t.options).vales[k][:]
        for vale in seen:
            if vale in rest:
                rest.remove(vale)
        t.rng.shuffle(rest)
        known = top if k == 0 else []
        decks.append(tuple(rest[: max(0, sizes[k] - len(known))] + known))
    t.vale_decks = tuple(decks)
    t.vale_known_top = len(top)


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
