"""The catalogue: every component as typed values, read from TOML and checked field by field."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from valewright.kernel import components
from valewright.kernel.data import chosen, read_toml
from valewright.kernel.errors import BadData
from valewright.mystic.ability import (
    COUNTS,
    DISCARD,
    FLAGS,
    GAIN,
    HARVEST,
    MOMENTS,
    NUMBERS,
    PLANTING,
    SPOILING,
    TURN,
    VERBS,
    WHAT,
    Ability,
)
from valewright.mystic.reader import MAX_SYMBOL, Reader
from valewright.mystic.symbols import SETS, SLOTS, SPIRITS, Symbols

MAX_COST: Final = 40
MAX_VP: Final = 60
MAX_COPIES: Final = 9
MAX_USABLE: Final = 16
CATALOGUES_KEPT: Final = 16
USED: Final = (HARVEST, SPOILING, TURN, PLANTING, DISCARD)

# Card.spots has a bit for each slot that is open, that shows an eclipse piece, that shows any other
OPEN: Final = 0b000000001
ECLIPSE: Final = 0b000001000
TAKEN: Final = 0b001000000

# Card.room packs counters of six bits: for each slot, may an ordinary piece be laid there; above
# them, may anything be sleeved at all. Summed over a field they count its places. Piece.need is the
# same for what a piece asks for: an ordinary one a place in its slot, an eclipse one just a card.
BITS: Final = 6
PLACES: Final = (1 << 3 * BITS) - 1
ONE_EACH: Final = 1 | 1 << BITS | 1 << 2 * BITS
EVEN: Final = ONE_EACH << BITS - 1  # halfway up each counter
ONE_CARD: Final = 1 << 3 * BITS

STARTING: Final = ("Cursed Land", "Fertile Soil")
GAME: Final = "mystic-vale"
PASSED_OVER: Final = ("id", "name", "set", "documented")  # read elsewhere, or from files of old


Tables = dict[str, dict[str, dict[str, Any]]]  # by kind, name and field


@dataclass(eq=False)
class Advancement:
    """A title that fills one slot of a card; ``overridden`` are the fields that a file set."""

    name: str
    set: str
    level: int
    cost: int
    symbols: Symbols
    vp_end: int
    ability: Ability | None
    longwise: bool
    eclipse: bool
    slots: tuple[int, ...]
    overridden: tuple[str, ...]
    pieces: list[Piece] = dataclasses.field(
        default_factory=list
    )  # one for each slot, in the order of slots

    def _repr_svg_(self) -> str:
        from valewright.mystic.drawing import component_svg

        return component_svg(self)


class Piece:
    """One copy of an advancement, printed for one slot; ``printed`` ones belong to a base card."""

    # Plain Python is faster without a dictionary; compiled classes have none anyway
    __slots__ = (
        "ability", "advancement", "cost", "cursed", "eclipse", "features", "fit", "level",
        "longwise", "name", "need", "number", "printed", "slot", "spots", "symbols",
        "vp_end",
    )  # fmt: skip

    def __init__(self, number: int, advancement: Advancement, slot: int, printed: bool) -> None:
        self.number = number
        self.advancement = advancement
        self.slot = slot
        self.printed = printed
        self.name = f"{advancement.name}/{SLOTS[slot]}"
        self.cost = advancement.cost
        self.level = advancement.level
        self.eclipse = advancement.eclipse
        self.longwise = advancement.longwise
        self.symbols = advancement.symbols
        self.ability = advancement.ability
        self.vp_end = advancement.vp_end
        self.cursed = advancement.name == "Cursed Land"
        self.features: bytes = b""  # for observations, as soon as they are known
        # The spots that take it, as in Card.spots: an eclipse piece lies under any other
        self.spots = (OPEN | ECLIPSE) << slot
        self.need = 1 << BITS * slot
        self.fit = 1 << BITS * slot + BITS - 1  # its bit where a field is asked what it takes
        if advancement.eclipse:
            self.spots |= TAKEN << slot
            self.need = ONE_CARD
            self.fit >>= 1

    def _repr_svg_(self) -> str:
        from valewright.mystic.drawing import component_svg

        return component_svg(self)


@dataclass(eq=False)
class Vale:
    """A vale title."""

    number: int
    name: str
    set: str
    level: int
    copies: int
    cost: tuple[int, int, int, int]
    vp_end: int
    ability: Ability | None
    overridden: tuple[str, ...]
    price: int = 0  # in spirits
    code: int = -1  # place among the vales that a player uses by a move
    moment: int = -1  # of such a vale: when its power may be used
    flat: int = -1  # symbol given at the start of each harvest (MV-DECIDE-86)

    def __post_init__(self) -> None:
        self.price = sum(self.cost)
        text = self.ability
        if text is not None and text.when == HARVEST and text.do == GAIN:
            self.flat = -1 if text.remove or text.to_deck else text.what

    def _repr_svg_(self) -> str:
        from valewright.mystic.drawing import component_svg

        return component_svg(self)


@dataclass(eq=False)
class Side:
    """One side of a leader."""

    symbols: Symbols
    vp_end: int
    ability: Ability | None


@dataclass(eq=False)
class Leader:
    """A leader with its two sides."""

    number: int
    name: str
    title: str
    set: str
    upgrade_cost: int
    start: Side
    upgraded: Side
    overridden: tuple[str, ...]

    def _repr_svg_(self) -> str:
        from valewright.mystic.drawing import component_svg

        return component_svg(self)


@dataclass(eq=False)
class Amulet:
    """A special mana token."""

    number: int
    name: str
    set: str
    vp_end: int
    ability: Ability
    overridden: tuple[str, ...]

    def _repr_svg_(self) -> str:
        from valewright.mystic.drawing import component_svg

        return component_svg(self)


@dataclass(eq=False)
class Conclave:
    """A named group of titles; several of them make up the decks of a game."""

    name: str
    grants_vp: bool
    advancements: tuple[str, ...]
    vales: tuple[str, ...]
    overridden: tuple[str, ...]


class Piles:
    """What the decks of a game are made of, level by level, before they are shuffled."""

    def __init__(self, pieces: list[list[Piece]], vales: list[list[Vale]]) -> None:
        self.pieces = pieces
        self.vales = vales


class Catalogue:
    """All components.

    ``source`` is what rebuilds it here: the text of an overriding file, all of its data where that
    is not what is shipped, or ''. ``file`` is the overriding file alone, ``whole`` all its data.
    A component goes by its id, the title it is shipped with; ``names`` has what a file calls it.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.file = source
        self.whole = ""
        self.box = ""  # what an owner calls the box that the file was written from
        self.names: dict[str, str] = {}  # of components that a file gives another name, by id
        self.advancements: dict[str, Advancement] = {}
        self.vales: dict[str, Vale] = {}
        self.leaders: dict[str, Leader] = {}
        self.amulets: dict[str, Amulet] = {}
        self.conclaves: dict[str, Conclave] = {}
        self.mix: Conclave | None = None  # titles that a file chose for its games
        self.pieces: dict[str, Piece] = {}
        self.bases: dict[str, Piece | None] = {"Blank": None}
        self.deck: list[str] = []
        self.soil: tuple[Piece, ...] = ()
        self.soil_copies: tuple[int, ...] = ()
        self.level_1_cards: dict[int, int] = {}
        self.vp_pool: dict[int, int] = {}
        self.texts: dict[str, Ability] = {}
        self.usable: list[Vale] = []
        self.cheapest_vale = 0  # in spirits
        self.cheapest_piece = 0  # in mana, before anything that lowers a cost
        self.repeats = False  # some title has two copies for one slot
        self.piles: dict[tuple[tuple[str, ...], tuple[str, ...]], Piles] = {}  # by sets, conclaves

    def advancement_pieces(self, names: list[str], level: int) -> list[Piece]:
        """Every copy of the named titles of one level, in catalogue order."""
        found: list[Piece] = []
        for name in names:
            advancement = self.advancements[name]
            if advancement.level == level:
                for slot in advancement.slots:
                    found.append(advancement.pieces[slot])
        return found


class _Entry(Reader):
    """One component to be read: its name, its set, and the fields that a file has set."""

    def __init__(self, tables: Tables, kind: str, name: str) -> None:
        table = dict(tables[kind][name])
        where = f"{table.pop('__file__')}, {kind}"
        super().__init__(where if kind == "mix" else f"{where} {name!r}", table)
        self.name = name
        self.set = self.word("set", SETS) if kind in OF_A_SET else ""
        self.own = _own(tables, kind, name)
        self.known.update(PASSED_OVER)


def _ability(reader: Reader, source: str, longwise: bool = False) -> Ability | None:
    text = reader.word("text", default="")
    if not reader.has("ability"):
        reader.known.add("when")
        if text:
            raise reader.fail("ability", "is missing although the component has a text")
        return None
    when = MOMENTS.index(reader.word("when", MOMENTS))
    inner = Reader(f"{reader.where}, ability", reader.table_of("ability"))
    do = VERBS.index(inner.word("do", tuple(VERBS)))
    what = WHAT.index(inner.word("what", WHAT, WHAT[0]))
    per = COUNTS.index(inner.word("per", COUNTS, ""))
    low = {"amount": 1}
    n = [inner.number(field, 0, MAX_VP, low.get(field, 0)) for field in NUMBERS]
    flags = frozenset(flag for flag in FLAGS if inner.flag(flag))
    steps = inner.numbers("steps")
    inner.done()
    return Ability(source, when, do, what, per, n, flags, steps, text, longwise)


def _vp_end(reader: Reader) -> int:
    return reader.number("vp_end", -MAX_VP, MAX_VP, 0)


def _advancement(entry: _Entry) -> Advancement:
    longwise = entry.flag("longwise")
    eclipse = entry.flag("eclipse")
    if longwise and eclipse:
        raise entry.fail("eclipse", "a piece cannot be both eclipse and longwise")
    level = entry.number("level", 1, 3)
    cost = entry.number("cost", 0, MAX_COST)
    copies = entry.number("copies", 0, MAX_COPIES)
    slots = entry.words("slots")
    for slot in slots:
        if slot not in SLOTS:
            raise entry.fail("slots", f"{slot!r} is not one of {', '.join(SLOTS)}")
    if len(slots) != copies:
        raise entry.fail("slots", f"names {len(slots)} slots for {copies} copies")
    symbols, vp_end = entry.symbols(), _vp_end(entry)
    text = _ability(entry, entry.name, longwise)
    at = tuple(SLOTS.index(slot) for slot in slots)
    entry.done()
    return Advancement(
        entry.name, entry.set, level, cost, symbols, vp_end, text, longwise, eclipse, at, entry.own
    )


def _vale(entry: _Entry, number: int) -> Vale:
    cost = entry.counts("cost", SPIRITS, MAX_SYMBOL)
    vale = Vale(
        number,
        entry.name,
        entry.set,
        entry.number("level", 1, 2),
        entry.number("copies", 0, MAX_COPIES),
        (cost[0], cost[1], cost[2], cost[3]),
        _vp_end(entry),
        _ability(entry, entry.name),
        entry.own,
    )
    entry.done()
    return vale


def _side(entry: _Entry, which: str, source: str) -> Side:
    reader = Reader(f"{entry.where}, {which} side", entry.table_of(which))
    side = Side(reader.symbols(), _vp_end(reader), _ability(reader, source))
    reader.known.add("documented")
    reader.done()
    return side


def _leader(entry: _Entry, number: int) -> Leader:
    name = entry.name
    title = entry.word("title")
    cost = entry.number("upgrade_cost", 0, MAX_COST)
    start, upgraded = _side(entry, "start", name), _side(entry, "upgraded", f"{name} upgraded")
    entry.done()
    return Leader(number, name, title, entry.set, cost, start, upgraded, entry.own)


def _amulet(entry: _Entry, number: int) -> Amulet:
    ability = _ability(entry, entry.name)
    if ability is None:
        raise entry.fail("ability", "is missing")
    amulet = Amulet(number, entry.name, entry.set, _vp_end(entry), ability, entry.own)
    entry.done()
    return amulet


def _conclave(entry: _Entry, cat: Catalogue) -> Conclave:
    advancements, vales = entry.words("advancements"), entry.words("vales")
    for title in advancements:
        if title not in cat.advancements:
            raise entry.fail("advancements", f"there is no advancement {title!r}")
    for title in vales:
        if title not in cat.vales:
            raise entry.fail("vales", f"there is no vale {title!r}")
    conclave = Conclave(entry.name, entry.flag("grants_vp"), advancements, vales, entry.own)
    entry.done()
    return conclave


SETUP_TABLES: Final = ("deck", "fertile_soil", "players")
TABLES: Final = ("mix", *SETUP_TABLES, "box")
MAX_NAME: Final = 60
MAX_OF_KIND: Final = 400
KINDS: Final = ("advancement", "vale", "leader", "amulet", "conclave")
OF_A_SET: Final = KINDS[:-1]
PLACED: Final = (*KINDS, "mix")  # whose tables say which file they are from


def _merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The old table with the new one's fields laid over it; leader sides merge field by field."""
    result = dict(old)
    for key, value in new.items():
        if key in ("start", "upgraded") and isinstance(value, dict):
            result[key] = {**old.get(key, {}), **value}
        else:
            result[key] = value
    if "slots" in new and "copies" not in new and isinstance(new["slots"], list):
        result["copies"] = len(new["slots"])
    return result


def entry_id(entry: dict[str, Any]) -> Any:
    """What tells a component of a file from all others: its id, which is its name if it has none.

    >>> entry_id({"name": "Stag"}), entry_id({"id": "Stag", "name": "Old Stag"})
    ('Stag', 'Stag')
    """
    return entry.get("id", entry.get("name"))


def _overlay(tables: Tables, raw: dict[str, Any], where: str) -> None:
    """Lay an overriding file over the shipped tables, in place."""
    for kind, entries in raw.items():
        if kind in TABLES and not isinstance(entries, dict):
            raise BadData(f"{where}, {kind}: must be a table, not {entries!r}")
        if kind in SETUP_TABLES:
            for key, value in entries.items():
                if key == "documented":
                    continue
                if key not in tables["setup"][kind]:
                    raise BadData(f"{where}, {kind}, field {key}: is not a field of this table")
                old = tables["setup"][kind][key]
                if isinstance(old, dict):
                    if not isinstance(value, dict):
                        raise BadData(f"{where}, {kind}, field {key}: must be a table")
                    _note(tables, kind, key, value)
                    value = {**old, **value}
                else:
                    _note(tables, kind, kind, {key: value})
                tables["setup"][kind][key] = value
            continue
        if kind == "box":
            tables["box"] = {"box": entries}
            continue
        if kind == "mix":
            tables["mix"] = {"mix": {"__file__": where, **entries}}
            continue
        if kind not in KINDS:
            known = ", ".join((*KINDS, *TABLES))
            raise BadData(f"{where}: {kind!r} is not one of {known}")
        if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
            raise BadData(f"{where}: write {kind} entries as [[{kind}]] tables")
        for entry in entries:
            name = entry_id(entry)
            if not isinstance(name, str) or not name:
                raise BadData(f"{where}: a [[{kind}]] entry has no name")
            if name in tables[kind]:
                tables[kind][name] = _merged(tables[kind][name], entry)
            else:
                tables[kind][name] = {"set": "base", **entry}
            tables[kind][name]["__file__"] = where
            _note(tables, kind, name, entry)


OF_SETUP: Final = {"cursed_land": "Cursed Land", "fertile_soil": "Fertile Soil"}


def _note(tables: Tables, kind: str, name: str, entry: dict[str, Any]) -> None:
    """Remember which fields of a component a file has set; those of a leader's sides by side."""
    if kind in SETUP_TABLES:
        kind, name = "advancement", OF_SETUP.get(name, "")
    own = tables["own"].setdefault(f"{kind} {name}", {})
    for key, value in entry.items():
        if key in ("start", "upgraded") and isinstance(value, dict):
            own.update({f"{key}.{inner}": True for inner in value})
        else:
            own[key] = True


def _own(tables: Tables, kind: str, name: str) -> tuple[str, ...]:
    return tuple(tables["own"].get(f"{kind} {name}", {}))


def _shipped() -> Tables:
    folder = files("valewright.mystic").joinpath("data")
    tables: Tables = {kind: {} for kind in (*KINDS, "own")}
    tables["setup"] = read_toml(folder.joinpath("setup.toml").read_text("utf-8"), "setup.toml")
    for stem in (*SETS, "conclaves"):
        raw = read_toml(folder.joinpath(f"{stem}.toml").read_text("utf-8"), f"{stem}.toml")
        for kind, entries in raw.items():
            for entry in entries:
                if stem != "conclaves":
                    entry["set"] = stem
                entry["__file__"] = f"{stem}.toml"
                tables[kind][entry["name"]] = entry
    return tables


def _setup_numbers(cat: Catalogue, table: dict[str, Any], where: str) -> None:
    for field, target in (
        ("level_1_advancements", cat.level_1_cards),
        ("vp_pool", cat.vp_pool),
    ):
        values = table.get(field, {})
        for players in range(2, 7):
            n = values.get(str(players))
            if type(n) is not int or not 1 <= n <= 500:
                raise BadData(f"{where}, players, field {field}.{players}: must be 1 to 500")
            target[players] = n


def _starting_cards(cat: Catalogue, tables: Tables, where: str) -> None:
    setup = tables["setup"]
    deck = setup["deck"]
    soil = Reader(f"{where}, fertile_soil", setup["fertile_soil"])
    soil_counts = soil.counts("slots", SLOTS, 60)
    fertile = Advancement(
        "Fertile Soil",
        "base",
        soil.number("level", 1, 3),
        soil.number("cost", 0, MAX_COST),
        soil.symbols(),
        soil.number("vp_end", -MAX_VP, MAX_VP, 0),
        None,
        False,
        False,
        (0, 1, 2),
        _own(tables, "advancement", "Fertile Soil"),
    )
    if soil.number("copies", 0, 60) != sum(soil_counts):
        raise soil.fail("copies", f"is not the sum of the slots, {sum(soil_counts)}")
    soil.done()
    cat.soil_copies = tuple(soil_counts)
    cat.advancements["Fertile Soil"] = fertile
    cat.deck.extend(["Blank"] * Reader(f"{where}, deck", deck).number("blank", 1, 20))
    for key, name in (("cursed_land", "Cursed Land"), ("fertile_soil", "Fertile Soil")):
        reader = Reader(f"{where}, deck.{key}", deck[key])
        counts = reader.counts("slots", SLOTS, 20)
        symbols = reader.symbols()
        if reader.number("copies", 0, 20) != sum(counts):
            raise reader.fail("copies", f"is not the sum of the slots, {sum(counts)}")
        reader.done()
        level, cost = (fertile.level, fertile.cost) if name == "Fertile Soil" else (0, 0)
        own = _own(tables, "advancement", name)
        printed = Advancement(
            name, "base", level, cost, symbols, 0, None, False, False, (0, 1, 2), own
        )
        if name == "Cursed Land":
            cat.advancements[name] = printed
        for slot in range(3):
            piece = Piece(len(cat.pieces) + len(cat.bases), printed, slot, True)
            cat.bases[piece.name] = piece
            cat.deck.extend([piece.name] * counts[slot])
    if len(cat.deck) != 20:
        raise BadData(f"{where}, deck: {len(cat.deck)} starting cards instead of 20")


def _build(source: str, where: str) -> Catalogue:
    if components.is_whole(source):
        return _rebuilt(source)
    cat = assembled(read_toml(source, where) if source else {}, where)
    cat.source = cat.file = source
    if source:
        cat.whole += components.file_line(source)
    return cat


def _rebuilt(whole: str) -> Catalogue:
    """The catalogue of all its data: today's own where that is at hand and its data are the same.

    A card file is not read for that: its text may be long, and its data are here already.
    """
    tables: Tables = {kind: {} for kind in (*KINDS, "own", "setup", "box", "mix")}
    listed, file = components.listed(whole, GAME)
    for kind, name, values in listed:
        if kind in tables and isinstance(values, dict):
            tables[kind][name] = (
                {**values, "__file__": components.KEPT} if kind in PLACED else values
            )
        else:
            raise BadData(f"{components.KEPT}, {kind} {name!r}: is not a component of this game")
    today = _catalogues.get(file) if file else catalogue()
    if today is not None and today.whole == whole:
        return today
    try:
        cat = _catalogue(tables, components.KEPT, components.KEPT)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadData(f"{components.KEPT}: it is not whole: {error}") from error
    _check_abilities(cat, components.KEPT)
    cat.source = cat.whole = whole
    cat.file = file
    return cat


def _box_name(table: dict[str, Any], where: str) -> str:
    reader = Reader(f"{where}, box", table)
    name = _one_line(reader, "")
    reader.done()
    return name


def _one_line(reader: Reader, default: str) -> str:
    name = reader.word("name", default=default)
    if len(name) > MAX_NAME or not name.isprintable() or name != name.strip():
        raise reader.fail("name", f"must be one line of at most {MAX_NAME} characters")
    return name


def _names(tables: Tables) -> dict[str, str]:
    """What components are called that do not go by their id; no two names are the same."""
    found: dict[str, str] = {}
    called: dict[str, str] = {}
    readers: dict[str, Reader] = {}
    for kind in KINDS:
        for name, table in tables[kind].items():
            called[name] = name
            if table.get("name", name) != name:
                reader = Reader(f"{table['__file__']}, {kind} {name!r}", table)
                called[name] = found[name] = _one_line(reader, name)
                if not found[name]:
                    raise reader.fail("name", "is empty")
                readers[name] = reader
    for name, shown in found.items():
        for other, theirs in called.items():
            if other != name and theirs.casefold() == shown.casefold():
                raise readers[name].fail("name", f"{shown!r} is what {other!r} is called")
    return found


def assembled(raw: dict[str, Any], where: str) -> Catalogue:
    """The catalogue with the tables of a card file laid over the shipped ones."""
    tables = _shipped()
    _overlay(tables, raw, where)
    cat = _catalogue(tables, where, where if raw else "setup.toml")
    if raw:
        _check_abilities(cat, where)
    return cat


def _whole(tables: Tables) -> str:
    """All data of a catalogue as one text."""
    found = [
        (kind, name, {key: value for key, value in values.items() if key != "__file__"})
        for kind, entries in tables.items()
        for name, values in entries.items()
    ]
    return components.written(GAME, found)


def _catalogue(tables: Tables, where: str, place: str) -> Catalogue:
    """The catalogue of tables; ``where`` and ``place`` name them in complaints."""
    for kind in KINDS:
        if len(tables[kind]) > MAX_OF_KIND:
            raise BadData(f"{where}: more than {MAX_OF_KIND} components of the kind {kind}")
    cat = Catalogue("")
    cat.whole = _whole(tables)
    cat.box = _box_name(tables.get("box", {}).get("box", {}), where)
    cat.names = _names(tables)
    _setup_numbers(cat, tables["setup"]["players"], place)
    _starting_cards(cat, tables, place)
    number = 100
    for name in tables["advancement"]:
        entry = _Entry(tables, "advancement", name)
        if name in STARTING:
            raise BadData(f"{entry.where}: set it in [deck] or [fertile_soil] instead")
        cat.advancements[name] = _advancement(entry)
    for name, advancement in cat.advancements.items():
        if name == "Cursed Land":
            continue
        for slot in range(3):
            piece = Piece(number, advancement, slot, False)
            number += 1
            cat.pieces[piece.name] = piece
            advancement.pieces.append(piece)
        if len(set(advancement.slots)) < len(advancement.slots):
            cat.repeats = True
    cat.cheapest_piece = min([piece.cost for piece in cat.pieces.values()])
    cat.soil = tuple(cat.pieces[f"Fertile Soil/{slot}"] for slot in SLOTS)
    for i, name in enumerate(tables["vale"]):
        cat.vales[name] = _vale(_Entry(tables, "vale", name), i)
    cat.cheapest_vale = min([vale.price for vale in cat.vales.values()], default=0)
    for i, name in enumerate(tables["leader"]):
        cat.leaders[name] = _leader(_Entry(tables, "leader", name), i)
    for i, name in enumerate(tables["amulet"]):
        cat.amulets[name] = _amulet(_Entry(tables, "amulet", name), i)
    for vale in cat.vales.values():
        text = vale.ability
        if text is not None and text.when in USED and vale.flat < 0:
            vale.code = len(cat.usable)
            vale.moment = text.when
            cat.usable.append(vale)
    if len(cat.usable) > MAX_USABLE:
        raise BadData(f"{where}: {len(cat.usable)} vales with a power to use; {MAX_USABLE} at most")
    for name in tables["conclave"]:
        cat.conclaves[name] = _conclave(_Entry(tables, "conclave", name), cat)
    for name in tables.get("mix", {}):
        cat.mix = _conclave(_Entry(tables, "mix", name), cat)
    for _, text in _texts(cat):
        cat.texts[text.source] = text
    return cat


def _texts(cat: Catalogue) -> list[tuple[str, Ability]]:
    """Every text with the kind of component it stands on; leaders and advancements are cards."""
    found: list[tuple[str, Ability | None]] = []
    found.extend(("card", a.ability) for a in cat.advancements.values())
    for leader in cat.leaders.values():
        found.append(("card", leader.start.ability))
        found.append(("card", leader.upgraded.ability))
    found.extend(("vale", v.ability) for v in cat.vales.values())
    found.extend(("amulet", a.ability) for a in cat.amulets.values())
    return [(kind, text) for kind, text in found if text is not None]


def _check_abilities(cat: Catalogue, where: str) -> None:
    """An ability works where some shipped component has it: same kind, same moment."""
    known = {(kind, text.when, text.do) for kind, text in _texts(catalogue())}
    for kind, text in _texts(cat):
        if (kind, text.when, text.do) not in known:
            raise BadData(
                f"{where}, {text.source!r}, field ability: {VERBS[text.do]!r} does nothing on a "
                f"{kind} at the moment {MOMENTS[text.when]!r}"
            )


_catalogues: dict[str, Catalogue] = {}


def catalogue(source: str = "", where: str = "cards file") -> Catalogue:
    """The catalogue, with the values of an overriding TOML text laid over the shipped ones.

    All of another catalogue's data, its ``whole``, gives that catalogue whatever is shipped.

    >>> catalogue().advancements["Podlings"].cost
    2
    """
    found = _catalogues.get(source)
    if found is None:
        found = _build(source, where)
        if len(_catalogues) >= CATALOGUES_KEPT:
            del _catalogues[next(iter(_catalogues))]
        _catalogues[source] = found
    return found


def load_cards(cards: str | Path | Catalogue | None) -> Catalogue:
    """The catalogue; with a file of printed values laid over the shipped ones, if one is named."""
    return chosen(cards, catalogue)
