"""An owner's box: a card file checked as a whole, what it settles, and where it differs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from valewright.kernel.data import has_comments, read_toml
from valewright.kernel.errors import BadData
from valewright.mystic.ability import COUNTS, FLAGS, MOMENTS, NUMBERS, VERBS, WHAT, Ability
from valewright.mystic.catalogue import (
    KINDS,
    STARTING,
    Advancement,
    Amulet,
    Catalogue,
    Conclave,
    Leader,
    Side,
    Vale,
    assembled,
    catalogue,
    entry_id,
)
from valewright.mystic.provenance import (
    BOX,
    DOCUMENTED,
    EITHER_SIDE,
    FIELDS,
    SOURCES,
    Component,
    Fact,
    components,
    contradicted,
    fact_words,
    status,
)
from valewright.mystic.symbols import SETS, SLOTS, SPIRITS, SYMBOLS, Symbols

MOST_ERRORS: Final = 40  # more are not looked for
MOST_OF_ONE: Final = 8  # in one component
LONGEST: Final = 1000  # characters of a complaint; it may quote a value
SIDES: Final = ("start", "upgraded")
ERROR: Final = "error"
WARNING: Final = "warning"
GROUPS: Final = (*SETS, "conclaves")

# What follows the component in a complaint
_FIELD: Final = re.compile(
    r"(?:, (start|upgraded) side)?(, ability)?, field (.+?): (.*)", re.DOTALL
)

Entries = dict[str, dict[str, dict[str, Any]]]  # by kind, component and field


@dataclass(eq=False)
class Message:
    """What is wrong with a file, or surprising: at which component and field, where that is known.

    ``text`` is the whole complaint as ``--cards`` has it, ``words`` what it says of the field.
    """

    level: str
    kind: str
    name: str
    field: str
    text: str
    words: str

    def __post_init__(self) -> None:
        self.text = _cut(self.text)
        self.words = _cut(self.words)


@dataclass(eq=False)
class Progress:
    """How far a box has come in one set: of the fields that no document gives, those it gives."""

    group: str
    documented: int = 0
    unknown: int = 0
    settled: int = 0


@dataclass(eq=False)
class Difference:
    """A value that is not as it comes: ``shipped`` is None where there was nothing."""

    kind: str
    name: str
    field: str
    shipped: Any
    here: Any


class Checked:
    """All that can be said of a card file.

    ``values`` are the fields of known components that a card shows; ``components`` and ``tables``
    all else that the file says. What is wrong is in neither.
    """

    def __init__(self, cat: Catalogue, messages: list[Message], raw: dict[str, Any]) -> None:
        self.catalogue = cat
        self.name = cat.box
        self.messages = messages
        self.comments = False
        self.values: Entries = {}
        self.components: Entries = {}
        self.tables: dict[str, Any] = {}
        self._sort(raw)

    @property
    def errors(self) -> list[Message]:
        return [message for message in self.messages if message.level == ERROR]

    @property
    def warnings(self) -> list[Message]:
        return [message for message in self.messages if message.level == WARNING]

    def _sort(self, raw: dict[str, Any]) -> None:
        for kind, entries in raw.items():
            if kind not in KINDS:
                if kind != "box":
                    self.tables[kind] = entries
                continue
            shipped = components(catalogue(), kind)
            for entry in entries:
                name = entry_id(entry)
                for field, value in _flat(entry).items():
                    known = name in shipped and field in FIELDS[kind]
                    into = self.values if known else self.components
                    into.setdefault(kind, {}).setdefault(name, {})[field] = value


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _flat(entry: dict[str, Any]) -> dict[str, Any]:
    """The fields of an entry without its id, those of a leader's sides with their side."""
    found: dict[str, Any] = {}
    for field, value in entry.items():
        if field in SIDES and isinstance(value, dict):
            found.update({f"{field}.{inner}": what for inner, what in value.items()})
        elif field != "id" and (field != "name" or value != entry_id(entry)):
            found[field] = value
    return found


# Checking


def checked(text: str, where: str = "cards file") -> Checked:
    """A card file with everything that is wrong with it, not only the first.

    >>> found = checked('[[advancement]]\\nname = "Stag"\\ncost = 99\\nvp_end = "two"', "box.toml")
    >>> [(message.field, message.words) for message in found.errors]
    [('cost', 'must be from 0 to 40, not 99'), ('vp_end', "must be a whole number, not 'two'")]
    """
    messages: list[Message] = []
    try:
        raw = read_toml(text, where)
    except BadData as error:
        return Checked(catalogue(), [_located(str(error), {}, where)], {})
    while len(messages) < MOST_ERRORS:
        try:
            cat = assembled(raw, where)
        except BadData as error:
            message = _located(str(error), raw, where)
            messages.append(message)
            often = sum((one.kind, one.name) == (message.kind, message.name) for one in messages)
            ours = message.kind and message.name in components(catalogue(), message.kind)
            raw = _without(raw, message, not ours or often >= MOST_OF_ONE)
            if not raw:
                break
        else:
            messages.extend(_warnings(cat, where))
            found = Checked(cat, messages, raw)
            found.comments = has_comments(text)
            return found
    return Checked(catalogue(), messages, {})


def _entries(raw: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    entries = raw.get(kind)
    if not isinstance(entries, list):
        return []
    return [entry for entry in entries if isinstance(entry, dict)]


def _located(text: str, raw: dict[str, Any], where: str) -> Message:
    """A complaint with the component and field that it is about."""
    for kind in KINDS:
        for entry in _entries(raw, kind):
            name = entry_id(entry)
            if not isinstance(name, str):
                continue
            # A complaint about what an ability does names the text it stands on.
            sources = (name, f"{name} upgraded")
            spots = (f"{where}, {kind} {name!r}", *(f"{where}, {source!r}" for source in sources))
            for spot in spots:
                if text.startswith((f"{spot},", f"{spot}:")):
                    return _at_field(text, kind, name, text[len(spot) :])
    return Message(ERROR, "", "", "", text, text.removeprefix(f"{where}: "))


def _at_field(text: str, kind: str, name: str, rest: str) -> Message:
    found = _FIELD.fullmatch(rest)
    if found is None:
        return Message(ERROR, kind, name, "", text, rest.lstrip(":, "))
    side, of_ability, field, words = found.groups()
    top = "ability" if of_ability else str(field).split(".")[0]
    if f"{field}" in SIDES or side is None:
        return Message(ERROR, kind, name, top, text, str(words))
    return Message(ERROR, kind, name, f"{side}.{top}", text, str(words))


def _without(raw: dict[str, Any], message: Message, whole: bool) -> dict[str, Any]:
    """The file without the field that is wrong, or without the component; '{}' to give up."""
    if not message.kind:
        return {}
    kept: list[dict[str, Any]] = []
    dropped = False
    for entry in raw[message.kind]:
        if entry_id(entry) == message.name:
            rest = _less(entry, message.field)
            dropped = dropped or rest != entry
            entry = rest
        kept.append(entry)
    if whole or not dropped:
        kept = [entry for entry in kept if entry_id(entry) != message.name]
    return {**raw, message.kind: kept}


def _less(entry: dict[str, Any], field: str) -> dict[str, Any]:
    side, _, inner = field.partition(".")
    if inner and isinstance(entry.get(side), dict):
        return {**entry, side: {key: v for key, v in entry[side].items() if key != inner}}
    return {key: value for key, value in entry.items() if key != field}


def _warnings(cat: Catalogue, where: str) -> list[Message]:
    """What a file says against what is documented."""
    found: list[Message] = []
    told: set[tuple[str, ...]] = set()
    for kind, name, fact in contradicted(cat):
        field = _box_field(kind, fact)
        if not field or not _all_set(cat, kind, name, fact, field):
            continue
        titles = fact.across or (name,)
        if (*titles, fact.field) in told:
            continue
        told.add((*titles, fact.field))
        words = f"documented otherwise: {fact_words(name, fact)} ({SOURCES[fact.source]})"
        text = f"{where}, {kind} {name!r}, field {field}: {words}"
        found.append(Message(WARNING, kind, name, field, text, words))
    return found


def _box_field(kind: str, fact: Fact) -> str:
    """The field of the box that a fact is about."""
    if fact.field == EITHER_SIDE:
        return "start.vp_end"
    for field in FIELDS[kind]:
        if fact.field == field or fact.field.startswith(f"{field}."):
            return field
    return ""


def _all_set(cat: Catalogue, kind: str, name: str, fact: Fact, field: str) -> bool:
    """Whether the file itself says all that a fact is about: no guess of ours has a part in it."""
    of_kind = components(cat, kind)
    fields = ("start.vp_end", "upgraded.vp_end") if fact.field == EITHER_SIDE else (field,)
    return all(
        part in of_kind[title].overridden for title in fact.across or (name,) for part in fields
    )


# What it comes to


def progress(cat: Catalogue) -> list[Progress]:
    """How many of the values that no document gives an owner's file gives, set by set.

    >>> [(found.group, found.settled) for found in progress(catalogue())][:2]
    [('base', 0), ('vale-of-magic', 0)]
    """
    groups = {name: Progress(name) for name in GROUPS}
    for kind in KINDS:
        here = components(cat, kind)
        for name, shipped in components(catalogue(), kind).items():
            if name in STARTING:
                continue
            group = groups["conclaves" if isinstance(shipped, Conclave) else shipped.set]
            for field in FIELDS[kind]:
                if status(kind, shipped, field) == DOCUMENTED:
                    group.documented += 1
                    continue
                group.unknown += 1
                group.settled += status(kind, here[name], field) == BOX
    return list(groups.values())


def differences(cat: Catalogue) -> list[Difference]:
    """Every value that is not as it is shipped.

    >>> cat = catalogue('[[advancement]]\\nname = "Podlings"\\ncost = 3')
    >>> [(found.name, found.field, found.shipped, found.here) for found in differences(cat)]
    [('Podlings', 'cost', 2, 3)]
    """
    found: list[Difference] = []
    for kind in KINDS:
        shipped = components(catalogue(), kind)
        for name, component in components(cat, kind).items():
            if name not in shipped:
                found.append(Difference(kind, name, "", None, None))
                continue
            if name in cat.names:
                found.append(Difference(kind, name, "name", name, cat.names[name]))
            old = printed(shipped[name])
            for field, value in printed(component).items():
                if value != old[field]:
                    found.append(Difference(kind, name, field, old[field], value))
    found.extend(_setup_differences(cat))
    return found


def _setup_differences(cat: Catalogue) -> list[Difference]:
    shipped = catalogue()
    found: list[Difference] = []
    for field, old, new in (
        ("vp_pool", shipped.vp_pool, cat.vp_pool),
        ("level_1_advancements", shipped.level_1_cards, cat.level_1_cards),
    ):
        for players, n in new.items():
            if n != old[players]:
                found.append(Difference("players", "", f"{field}.{players}", old[players], n))
    if cat.deck != shipped.deck:
        counts = [{name: one.deck.count(name) for name in one.deck} for one in (shipped, cat)]
        found.append(Difference("deck", "", "", counts[0], counts[1]))
    if cat.soil_copies != shipped.soil_copies:
        stacks = [dict(zip(SLOTS, one.soil_copies, strict=True)) for one in (shipped, cat)]
        found.append(Difference("fertile_soil", "Fertile Soil", "slots", stacks[0], stacks[1]))
    if cat.mix is not None:
        found.append(Difference("mix", "", "advancements", None, list(cat.mix.advancements)))
        found.append(Difference("mix", "", "vales", None, list(cat.mix.vales)))
    return found


def printed(component: Component) -> dict[str, Any]:
    """All that a component has, as plain data; the fields of a box come first.

    >>> printed(catalogue().amulets["Moon Stone"])["set"]
    'mana-storm'
    """
    if isinstance(component, Advancement):
        return {
            "cost": component.cost,
            "symbols": _symbols(component.symbols),
            "vp_end": component.vp_end,
            "slots": [SLOTS[slot] for slot in component.slots],
            "longwise": component.longwise,
            "eclipse": component.eclipse,
            "level": component.level,
            "set": component.set,
            **_ability("", component.ability),
        }
    if isinstance(component, Vale):
        return {
            "cost": {kind: n for kind, n in zip(SPIRITS, component.cost, strict=True) if n},
            "vp_end": component.vp_end,
            "level": component.level,
            "copies": component.copies,
            "set": component.set,
            **_ability("", component.ability),
        }
    if isinstance(component, Leader):
        return {
            "upgrade_cost": component.upgrade_cost,
            **_side("start", component.start),
            **_side("upgraded", component.upgraded),
            "title": component.title,
            "set": component.set,
        }
    if isinstance(component, Amulet):
        return {
            "vp_end": component.vp_end,
            "set": component.set,
            **_ability("", component.ability),
        }
    return {
        "advancements": list(component.advancements),
        "vales": list(component.vales),
        "grants_vp": component.grants_vp,
    }


def _side(which: str, side: Side) -> dict[str, Any]:
    return {
        f"{which}.symbols": _symbols(side.symbols),
        f"{which}.vp_end": side.vp_end,
        **_ability(f"{which}.", side.ability),
    }


def _symbols(symbols: Symbols) -> dict[str, int]:
    return {name: n for name, n in zip(SYMBOLS, symbols, strict=True) if n}


def _ability(before: str, ability: Ability | None) -> dict[str, Any]:
    """A text with its moment, and what the engine does by it."""
    if ability is None:
        return {f"{before}text": None, f"{before}ability": None}
    counts = (ability.amount, ability.start, ability.to, ability.cost, ability.level, ability.buys)
    numbers = {name: n for name, n in zip(NUMBERS, counts, strict=True) if n}
    flags = [name for name in FLAGS if getattr(ability, name.replace("-", "_"))]
    does = [VERBS[ability.do], WHAT[ability.what], COUNTS[ability.per], *flags]
    return {
        f"{before}text": f"{MOMENTS[ability.when]}: {ability.text}",
        f"{before}ability": [*does, numbers, list(ability.steps)],
    }
