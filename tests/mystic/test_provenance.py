"""Documented facts: the shipped data keeps to every one, and each field knows where it stands."""

import pytest

from valewright.mystic import catalogue
from valewright.mystic.catalogue import KINDS
from valewright.mystic.provenance import (
    FIELDS,
    SOURCES,
    components,
    contradicted,
    facts,
    holds,
    said,
    status,
)

CARDS = catalogue()
EVERY = [
    (kind, name, fact)
    for kind in KINDS
    for name in components(CARDS, kind)
    for fact in facts(kind, name)
]


@pytest.mark.parametrize(
    ("kind", "name", "fact"), EVERY, ids=[f"{kind} {name}: {fact}" for kind, name, fact in EVERY]
)
def test_the_shipped_data_keeps_to_what_is_documented(kind: str, name: str, fact: object) -> None:
    """MV-DECIDE-69, MV-DECIDE-71, MV-DECIDE-74: no tuning moves a documented value."""
    found = next(one for one in facts(kind, name) if one is fact)
    assert holds(found, components(CARDS, kind)[name])
    assert found.source in SOURCES


def test_all_base_vales_have_their_printed_costs() -> None:
    base = [vale for vale in CARDS.vales.values() if vale.set == "base"]
    assert len(base) == 22
    assert {status("vale", vale, "cost") for vale in base} == {"documented"}


MOVED = [
    ("[[vale]]\nname = 'Azure Lake'\ncost = { sky = 2 }", "Azure Lake", "cost"),
    ("[[vale]]\nname = 'Halo Mountain'\ncost = { sky = 5 }", "Halo Mountain", "cost.total"),
    ("[[leader]]\nname = 'Xanos'\nupgrade_cost = 3", "Xanos", "upgrade_cost"),
    (
        "[[leader]]\nname = 'Taeda'\nstart.vp_end = 0\nupgraded.vp_end = 0",
        "Taeda",
        "vp_end.either_side",
    ),
    ("[[advancement]]\nname = 'Stag'\nsymbols = { mana = 1 }", "Stag", "symbols.guardian"),
    ("[[advancement]]\nname = 'Unicorn'\nsymbols = { vp = 2 }", "Unicorn", "symbols.count"),
    ("[[advancement]]\nname = 'Plow'\nslots = ['top']", "Plow", "slots"),
    ("[[advancement]]\nname = 'Nymph'\nslots = ['top', 'top']", "Nymph", "slots.different"),
    ("[[advancement]]\nname = 'Moon Wolf'\nvp_end = 5", "Druid's Song", "vp_end"),
    ("[fertile_soil]\ncost = 3", "Fertile Soil", "cost"),
    ("[fertile_soil]\nslots = { top = 7 }\ncopies = 19", "Fertile Soil", "supply"),
    (
        "[deck]\ncursed_land = { slots = { top = 9 } }",
        "Cursed Land",
        "deck",
    ),
    ("[[conclave]]\nname = 'Homeland'\ngrants_vp = false", "Homeland", "grants_vp"),
]


@pytest.mark.parametrize(("text", "name", "field"), MOVED, ids=[text for text, _, _ in MOVED])
def test_a_moved_value_is_noticed(text: str, name: str, field: str) -> None:
    found = [(of, fact.field) for _, of, fact in contradicted(catalogue(text))]
    assert (name, field) in found


def test_each_field_knows_where_it_stands() -> None:
    """MV-DECIDE-74: documented, in part, a guess; Guilduin's mana is a guess."""
    advancement = CARDS.advancements
    leaders = CARDS.leaders
    for kind, component, field, expected in (
        ("advancement", advancement["Podlings"], "cost", "documented"),
        ("advancement", advancement["Podlings"], "symbols", "guess"),
        ("advancement", advancement["Podlings"], "slots", "documented"),
        ("advancement", advancement["Podlings"], "longwise", "guess"),
        ("advancement", advancement["Podlings"], "level", "documented"),
        ("advancement", advancement["Nymph"], "slots", "partly"),
        ("advancement", advancement["Stag"], "symbols", "partly"),
        ("advancement", advancement["Moon Wolf"], "vp_end", "partly"),
        ("advancement", advancement["Lifebringer Seed"], "symbols", "documented"),
        ("vale", CARDS.vales["Halo Mountain"], "cost", "partly"),
        ("vale", CARDS.vales["Roost"], "cost", "guess"),
        ("leader", leaders["Guilduin"], "upgraded.symbols", "guess"),
        ("leader", leaders["Guilduin"], "upgraded.vp_end", "partly"),
        ("leader", leaders["Xanos"], "upgraded.symbols", "documented"),
        ("leader", leaders["Xanos"], "start.symbols", "guess"),
        ("amulet", CARDS.amulets["Moon Stone"], "vp_end", "partly"),
        ("conclave", CARDS.conclaves["Homeland"], "vales", "guess"),
    ):
        assert status(kind, component, field) == expected, (component.name, field)


def test_what_a_file_sets_is_from_the_box() -> None:
    cat = catalogue(
        "[[advancement]]\nname = 'Stag'\ncost = 9\ndocumented = ['cost']\n"
        "[[advancement]]\nname = 'Own'\nlevel = 1\ncost = 1\ncopies = 1\nslots = ['top']\n"
        "[[leader]]\nname = 'Taeda'\nupgraded.vp_end = 3\nupgraded.documented = ['vp_end']\n"
        "[[amulet]]\nname = 'Moon Stone'\nvp_end = 1\n"
        "[[conclave]]\nname = 'Homeland'\nvales = ['Roost']\n"
        "[fertile_soil]\ncost = 2\ndocumented = ['cost']\n"
        "[deck]\ncursed_land = { symbols = { decay = 1, mana = 1 } }\n"
    )
    for kind, name, own in (
        ("advancement", "Stag", {"cost"}),
        ("advancement", "Own", set(FIELDS["advancement"])),
        ("advancement", "Fertile Soil", {"cost"}),
        ("advancement", "Cursed Land", {"symbols"}),
        ("advancement", "Plow", set()),
        ("leader", "Taeda", {"upgraded.vp_end"}),
        ("amulet", "Moon Stone", {"vp_end"}),
        ("conclave", "Homeland", {"vales"}),
    ):
        component = components(cat, kind)[name]
        box = {field for field in FIELDS[kind] if status(kind, component, field) == "box"}
        assert box == own, name


def test_facts_are_said_in_words() -> None:
    assert said("vale", "Feral Grove")[1:] == ["cost of 4", "1 wild in its cost"]
    assert said("advancement", "Grovetender") == ["slots", "no guardian"]
    assert "with Moon Wolf 2 mana" in said("advancement", "Druid's Song")
    assert said("advancement", "Lifebringer Seed")[-1] == "no symbols"
    assert said("conclave", "Upwelling") == ["name"]
