"""An owner's box: everything wrong is found, what it settles and changes is counted."""

import pytest

from valewright.kernel.errors import BadData
from valewright.mystic import catalogue
from valewright.mystic.box import (
    MOST_ERRORS,
    MOST_OF_ONE,
    Difference,
    checked,
    differences,
    printed,
    progress,
)
from valewright.mystic.catalogue import KINDS, MAX_OF_KIND, STARTING
from valewright.mystic.provenance import DOCUMENTED, FIELDS, components, status


def test_the_first_complaint_is_the_one_that_cards_has() -> None:
    text = "[[advancement]]\nname = 'Stag'\ncost = 'x'\n[[vale]]\nname = 'Skyhaven'\ncost = 3\n"
    with pytest.raises(BadData) as told:
        catalogue(text, "f.toml")
    found = checked(text, "f.toml")
    assert found.messages[0].text == str(told.value)
    assert [(one.kind, one.name, one.field) for one in found.errors] == [
        ("advancement", "Stag", "cost"),
        ("vale", "Skyhaven", "cost"),
    ]


def entry(kind: str, name: str, *lines: str) -> str:
    return "\n".join([f"[[{kind}]]", f'name = "{name}"', *lines, ""])


@pytest.mark.parametrize(
    "text",
    [
        "foo =",
        "[[card]]\nname = 'x'",
        "[deck]\nblank = 9",
        "[mix]\nadvancements = ['X']",
        "[[vale]]\nvp_end = 1",
        "[box]\nname = 3",
        "[box]\nname = ' x'",
        '[box]\nname = "a\\nb"',
        "[box]\nowner = 'x'",
    ],
)
def test_a_complaint_about_the_file_is_about_no_component(text: str) -> None:
    (found,) = checked(text).errors
    assert (found.kind, found.name, found.field) == ("", "", "")


@pytest.mark.parametrize(
    ("kind", "name", "line", "field"),
    [
        ("advancement", "New", "", "level"),
        ("advancement", "Stag", "copies = 2", "slots"),
        ("advancement", "Stag", "'a: b' = 2", "a"),
        ("advancement", "Fertile Soil", "cost = 3", ""),
        ("advancement", "a, b", "level = 9", "level"),
        ("vale", "Skyhaven", "cost = { sky = -1 }", "cost"),
        ("vale", "Azure Lake", "ability = { do = 'fly' }", "ability"),
        ("vale", "Azure Lake", "when = 'played'", "ability"),
        ("leader", "Ashae", "start = 3", "start"),
        ("leader", "Ashae", "upgraded.vp_end = 'x'", "upgraded.vp_end"),
        ("leader", "Ashae", "upgraded.symbols = { x = 1 }", "upgraded.symbols"),
        ("conclave", "Homeland", "vales = ['X']", "vales"),
    ],
)
def test_a_complaint_is_told_where_it_belongs(kind: str, name: str, line: str, field: str) -> None:
    (found,) = checked(entry(kind, name, line)).errors
    assert (found.kind, found.name, found.field) == (kind, name, field)
    assert found.text.endswith(found.words)


def test_what_is_right_is_kept_beside_what_is_wrong() -> None:
    found = checked(
        "[[advancement]]\nname = 'Stag'\ncost = 'x'\nvp_end = 2\nwings = 1\n"
        "[[leader]]\nname = 'Ashae'\nstart.vp_end = 1\nstart.symbols = 3\n"
    )
    assert found.values == {
        "advancement": {"Stag": {"vp_end": 2}},
        "leader": {"Ashae": {"start.vp_end": 1}},
    }
    assert len(found.errors) == 3


def test_there_is_an_end_to_complaints() -> None:
    fields = "".join(f"f{i} = 1\n" for i in range(50))
    assert len(checked(f"[[vale]]\nname = 'Skyhaven'\n{fields}").errors) == MOST_OF_ONE
    many = "".join(f"[[vale]]\nname = 'v{i}'\n" for i in range(100))
    assert len(checked(many).errors) == MOST_ERRORS
    crowd = "".join(f"[[amulet]]\nname = 'a{i}'\n" for i in range(MAX_OF_KIND))
    (error,) = checked(crowd).errors
    assert f"more than {MAX_OF_KIND} components" in error.text


def test_a_value_against_a_document_is_a_warning_and_holds() -> None:
    found = checked("[[vale]]\nname = 'Azure Lake'\ncost = { sky = 2 }\n", "f.toml")
    assert found.errors == []
    (warning,) = found.warnings
    assert warning.text.startswith("f.toml, vale 'Azure Lake', field cost: documented otherwise:")
    assert found.catalogue.vales["Azure Lake"].cost == (0, 0, 2, 0)
    same = "[[vale]]\nname = 'Azure Lake'\ncost = { forest = 1, animal = 1 }\n"
    assert checked(same).messages == []


def test_a_part_that_is_documented_is_held_against_the_whole() -> None:
    def warned(symbols: str) -> list[str]:
        found = checked(f"[[advancement]]\nname = 'Stag'\nsymbols = {{ {symbols} }}\n")
        assert found.errors == []
        return [one.field for one in found.warnings]

    assert warned("guardian = 2, decay = 1, sky = 1, vp = 4") == []
    assert warned("guardian = 1, decay = 1, sky = 1") == ["symbols"]


def test_what_titles_have_together_is_judged_when_all_are_known() -> None:
    """The sum of two titles is documented: one of them alone contradicts nothing."""
    one = '[[advancement]]\nname = "Druid\'s Song"\nsymbols = { mana = 9 }\n'
    other = "[[advancement]]\nname = 'Moon Wolf'\nsymbols = { sky = 1 }\n"
    assert checked(one).messages == []
    both = checked(one + other)
    assert {(found.name, found.field) for found in both.warnings} == {("Druid's Song", "symbols")}


def test_a_leader_may_have_vp_on_either_side() -> None:
    def warnings(**sides: int) -> int:
        lines = "".join(f"{side}.vp_end = {n}\n" for side, n in sides.items())
        return len(checked(f"[[leader]]\nname = 'Ashae'\n{lines}").warnings)

    assert [warnings(start=0), warnings(start=0, upgraded=2), warnings(start=0, upgraded=0)] == [
        0,
        0,
        1,
    ]


def test_progress_counts_every_unknown_field_once() -> None:
    groups = progress(catalogue())
    unknown = sum(
        status(kind, component, field) != DOCUMENTED
        for kind in KINDS
        for name, component in components(catalogue(), kind).items()
        for field in FIELDS[kind]
        if name not in STARTING
    )
    assert sum(group.unknown for group in groups) == unknown
    assert all(group.settled == 0 for group in groups)


def test_a_guess_that_is_confirmed_is_settled_and_differs_from_nothing() -> None:
    stag = printed(catalogue().advancements["Stag"])
    found = checked(f"[[advancement]]\nname = 'Stag'\ncost = {stag['cost']}\n")
    assert progress(found.catalogue)[0].settled == 1
    assert differences(found.catalogue) == []


def told(text: str) -> list[tuple[str, str, str]]:
    found: list[Difference] = differences(catalogue(text))
    return [(one.kind, one.name, one.field) for one in found]


@pytest.mark.parametrize(
    ("kind", "name", "line", "field"),
    [
        ("advancement", "Hawk", "slots = ['top', 'top']", "slots"),
        ("advancement", "Hawk", "longwise = true", "longwise"),
        ("vale", "Skyhaven", "copies = 2", "copies"),
        ("vale", "Azure Lake", "text = 'x'", "text"),
        ("vale", "Azure Lake", "ability = { do = 'gain', what = 'mana', amount = 3 }", "ability"),
        ("leader", "Ashae", "upgraded.vp_end = 40", "upgraded.vp_end"),
        ("conclave", "Homeland", "vales = []", "vales"),
    ],
)
def test_whatever_a_file_changes_is_told(kind: str, name: str, line: str, field: str) -> None:
    assert told(entry(kind, name, line)) == [(kind, name, field)]


CURSED = "cursed_land = { copies = 10, slots = { top = 4, middle = 3, bottom = 3 } }"
SOIL = "copies = 3\nslots = { top = 1, middle = 1, bottom = 1 }"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[players]\nvp_pool = { 3 = 40 }", [("players", "", "vp_pool.3")]),
        (
            "[players]\nlevel_1_advancements = { 3 = 9 }",
            [("players", "", "level_1_advancements.3")],
        ),
        (f"[fertile_soil]\n{SOIL}", [("fertile_soil", "Fertile Soil", "slots")]),
        (f"[deck]\nblank = 7\n{CURSED}", [("deck", "", "")]),
        ("[mix]\nadvancements = ['Hawk']", [("mix", "", "advancements"), ("mix", "", "vales")]),
        ("[box]\nname = 'Anna'", []),
    ],
)
def test_so_is_what_is_no_component(text: str, where: list[tuple[str, str, str]]) -> None:
    assert told(text) == where


def test_a_component_of_ones_own_is_told_as_a_whole() -> None:
    text = "[[vale]]\nname = 'Pond'\nlevel = 1\ncopies = 2\n"
    assert told(text) == [("vale", "Pond", "")]
    assert checked(text).components == {"vale": {"Pond": {"level": 1, "copies": 2}}}
    assert checked(text).values == {}


def test_a_box_has_a_name() -> None:
    assert catalogue('[box]\nname = "Anna\'s box"\n').box == "Anna's box"
    assert catalogue("[box]\n").box == ""
    assert catalogue().box == ""
