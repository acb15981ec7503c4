"""Where printed values come from: documented facts with their sources, and what is a guess."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from valewright.kernel.errors import BadData
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
    catalogue,
)
from valewright.mystic.symbols import SLOTS, SPIRITS, SYMBOLS, Symbols

Component = Advancement | Vale | Leader | Amulet | Conclave
Value = int | bool | dict[str, int] | tuple[str, ...]

DOCUMENTED: Final = "documented"
PARTLY: Final = "partly"
GUESS: Final = "guess"
BOX: Final = "box"  # an owner's file says so
EITHER_SIDE: Final = "vp_end.either_side"
MARKS: Final = {DOCUMENTED: "", PARTLY: "~", GUESS: "?", BOX: "="}  # after a value, in lists

# What an owner of the box can read off a card; name, level, copies and text are documented for all.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "advancement": ("cost", "symbols", "vp_end", "slots", "longwise", "eclipse"),
    "vale": ("cost", "vp_end"),
    "leader": (
        "upgrade_cost",
        "start.symbols",
        "start.vp_end",
        "upgraded.symbols",
        "upgraded.vp_end",
    ),
    "amulet": ("vp_end",),
    "conclave": ("advancements", "vales"),
}


class Fact:
    """What a field is documented to be; with ``across``, what those titles have of it in all."""

    def __init__(
        self, field: str, value: Value, source: str, note: str, across: tuple[str, ...]
    ) -> None:
        self.field = field
        self.value = value
        self.source = source
        self.note = note
        self.across = across

    def __repr__(self) -> str:
        return f"Fact({self.field!r}, {self.value!r}, {self.source!r})"


def _read() -> dict[str, Any]:
    folder = files("valewright.mystic").joinpath("data")
    return tomllib.loads(folder.joinpath("documented.toml").read_text("utf-8"))


_RAW: Final = _read()
SOURCES: Final[dict[str, str]] = _RAW["sources"]
_ABOUT: Final = ("kind", "name", "names", "copies", "source", "note")


def _gathered() -> dict[tuple[str, str], tuple[Fact, ...]]:
    found: dict[tuple[str, str], tuple[Fact, ...]] = {}
    for kind in (*KINDS, "together"):
        for entry in _RAW.get(kind, []):
            names = _names(kind, entry)
            across = names if kind == "together" else ()
            of_kind = entry["kind"] if across else kind
            facts = tuple(
                Fact(field, _plain(value), entry["source"], entry.get("note", ""), across)
                for field, value in entry.items()
                if field not in _ABOUT
            )
            for name in names:
                found[(of_kind, name)] = found.get((of_kind, name), ()) + facts
    return found


def _names(kind: str, entry: dict[str, Any]) -> tuple[str, ...]:
    if "copies" in entry:
        return tuple(
            a.name
            for a in catalogue().advancements.values()
            if len(a.slots) == entry["copies"] and a.name not in STARTING
        )
    names: tuple[str, ...] = tuple(entry["names"]) if "names" in entry else (entry["name"],)
    for name in names:
        if kind in KINDS and name not in components(catalogue(), kind):
            raise BadData(f"documented.toml: there is no {kind} {name!r}")
    return names


def _plain(value: Any) -> Value:
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, int | dict):
        return value
    raise BadData(f"documented.toml: {value!r} is not a value that a component prints")


_facts: dict[tuple[str, str], tuple[Fact, ...]] = {}


def facts(kind: str, name: str) -> tuple[Fact, ...]:
    """Everything documented about the printed values of a component.

    >>> facts("vale", "Azure Lake")
    (Fact('cost', {'animal': 1, 'forest': 1}, 'bean'),)
    """
    if not _facts:
        _facts.update(_gathered())
    return _facts.get((kind, name), ())


def components(cat: Catalogue, kind: str) -> dict[str, Component]:
    """All components of a kind, by name."""
    found: dict[str, Component] = {}
    if kind == "advancement":
        found.update(cat.advancements)
    elif kind == "vale":
        found.update(cat.vales)
    elif kind == "leader":
        found.update(cat.leaders)
    elif kind == "amulet":
        found.update(cat.amulets)
    else:
        found.update(cat.conclaves)
    return found


def status(kind: str, component: Component, field: str) -> str:
    """Whether a field is ``documented``, ``partly`` so, a ``guess``, or from an owner's ``box``.

    >>> podlings = catalogue().advancements["Podlings"]
    >>> status("advancement", podlings, "cost"), status("advancement", podlings, "symbols")
    ('documented', 'guess')
    """
    if field in component.overridden or component.name not in components(catalogue(), kind):
        return BOX
    if field not in FIELDS[kind]:
        return DOCUMENTED
    found = GUESS
    for fact in facts(kind, component.name):
        if fact.field == field and not fact.across:
            return DOCUMENTED
        if _touches(fact, field):
            found = PARTLY
    return found


def mark(kind: str, component: Component, field: str) -> str:
    """The sign that stands after a value in lists.

    >>> mark("advancement", catalogue().advancements["Podlings"], "symbols")
    '?'
    """
    return MARKS[status(kind, component, field)]


def _touches(fact: Fact, field: str) -> bool:
    if fact.field == EITHER_SIDE:
        return field in ("start.vp_end", "upgraded.vp_end")
    return fact.field == field or fact.field.startswith(f"{field}.")


def holds(fact: Fact, component: Component, cat: Catalogue | None = None) -> bool:
    """Whether a component agrees with a fact; what lies across titles is added up over ``cat``."""
    whole = catalogue() if cat is None else cat
    if not fact.across:
        return _value(component, fact.field, whole) == fact.value
    total = 0
    for name in fact.across:
        part = _value(component if name == component.name else whole.advancements[name], fact.field)
        assert isinstance(part, int)
        total += part
    return total == fact.value


def contradicted(cat: Catalogue) -> list[tuple[str, str, Fact]]:
    """Every documented fact that a catalogue does not keep to, with the kind and name it is of."""
    return [
        (kind, name, fact)
        for kind in KINDS
        for name, component in components(cat, kind).items()
        for fact in facts(kind, name)
        if not holds(fact, component, cat)
    ]


def _value(component: Component, field: str, cat: Catalogue | None = None) -> Value:
    """What a component has in a field, as documented.toml names it."""
    if isinstance(component, Advancement):
        return _advancement_value(component, field, cat)
    if isinstance(component, Leader):
        return _leader_value(component, field)
    if isinstance(component, Conclave):
        return component.grants_vp if field == "grants_vp" else True
    if field == "vp_end":
        return component.vp_end
    if isinstance(component, Vale):
        counts = {kind: n for kind, n in zip(SPIRITS, component.cost, strict=True) if n}
        if field == "cost":
            return counts
        return component.price if field == "cost.total" else counts.get(field[len("cost.") :], 0)
    return True


def _advancement_value(a: Advancement, field: str, cat: Catalogue | None) -> Value:
    if field.startswith("symbols"):
        return _symbols_value(a.symbols, field)
    if field == "cost":
        return a.cost
    if field == "vp_end":
        return a.vp_end
    if field == "slots":
        return tuple(SLOTS[slot] for slot in a.slots)
    if field == "slots.different":
        return len(set(a.slots))
    if field == "longwise":
        return a.longwise
    if field == "eclipse":
        return a.eclipse
    assert cat is not None
    if field == "supply":
        return dict(zip(SLOTS, cat.soil_copies, strict=True))
    return {slot: cat.deck.count(f"{a.name}/{slot}") for slot in SLOTS}


def _leader_value(leader: Leader, field: str) -> Value:
    if field == "upgrade_cost":
        return leader.upgrade_cost
    if field == EITHER_SIDE:
        return leader.start.vp_end > 0 or leader.upgraded.vp_end > 0
    which, rest = field.split(".", 1)
    side: Side = leader.start if which == "start" else leader.upgraded
    return side.vp_end if rest == "vp_end" else _symbols_value(side.symbols, rest)


def _symbols_value(symbols: Symbols, field: str) -> Value:
    counts = {name: n for name, n in zip(SYMBOLS, symbols, strict=True) if n}
    if field == "symbols":
        return counts
    part = field[len("symbols.") :]
    if part == "count":
        return sum(counts.values())
    if part == "spirits":
        return sum(counts.get(kind, 0) for kind in SPIRITS)
    return counts.get(part, 0)


def said(kind: str, name: str) -> list[str]:
    """The facts about a component in words.

    >>> said("advancement", "Podlings")
    ['slots', 'cost 2']
    >>> said("leader", "Xanos")
    ['upgraded: VP -40', 'upgrade cost 2', 'start: VP 0', 'upgraded: 3 growth']
    """
    return [fact_words(name, fact) for fact in facts(kind, name)]


def fact_words(name: str, fact: Fact) -> str:
    """One fact about a component in words."""
    if fact.across:
        others = " and ".join(other for other in fact.across if other != name)
        return f"with {others} {_field_words(fact.field, fact.value)}"
    for side in ("start", "upgraded"):
        if fact.field.startswith(f"{side}."):
            return f"{side}: {_field_words(fact.field[len(side) + 1 :], fact.value)}"
    return _field_words(fact.field, fact.value)


def _field_words(field: str, value: Value) -> str:
    if isinstance(value, dict):
        counts = ", ".join(f"{n} {what}" for what, n in value.items()) or "no symbols"
        return counts if field == "symbols" else f"{field} {counts}"
    if field in _SAID:
        return _SAID[field].format(value)
    head, _, part = field.rpartition(".")
    return f"{value or 'no'} {part}" + (" in its cost" if head == "cost" else "")


_SAID: Final = {
    "cost": "cost {}",
    "cost.total": "cost of {}",
    "upgrade_cost": "upgrade cost {}",
    "vp_end": "VP {}",
    EITHER_SIDE: "VP on one side at least",
    "vp_end.printed": "a value is printed",
    "symbols.count": "symbols: {}",
    "symbols.spirits": "spirits: {}",
    "slots": "slots",
    "slots.different": "slots: {} different",
    "exists": "name",
    "grants_vp": "supplies VP",
}
