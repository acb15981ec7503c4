"""Components are told by ids: what a card file calls them changes nothing but what is read."""

from __future__ import annotations

import random

import pytest

from valewright.games import game
from valewright.kernel.record import Record
from valewright.mystic import catalogue
from valewright.mystic.box import checked, differences
from valewright.mystic.catalogue import KINDS, STARTING
from valewright.mystic.provenance import components
from valewright.mystic.symbols import SETS
from valewright.server.games import served

RENAMED = "\n".join(
    f'[[{kind}]]\nid = "{name}"\nname = "The {kind} {number}"'
    for kind in KINDS
    for number, name in enumerate(components(catalogue(), kind))
    if name not in STARTING
)
# Every component of a kind goes by the name of another of its kind.
SWAPPED = "\n".join(
    f'[[{kind}]]\nid = "{name}"\nname = "{other}"'
    for kind in KINDS
    for names in [[name for name in components(catalogue(), kind) if name not in STARTING]]
    for name, other in zip(names, [*names[1:], names[0]], strict=True)
)
FILES = pytest.mark.parametrize("file", [RENAMED, SWAPPED], ids=["renamed", "swapped"])
EVERYTHING = {"sets": list(SETS), "leaders": "random", "amulets": "random"}


@FILES
def test_a_card_file_that_renames_everything_changes_nothing_that_is_told_of_a_game(
    file: str,
) -> None:
    adapter = served("mystic-vale")
    rules = game("mystic-vale")
    states = [rules.start({**EVERYTHING, "cards": cards}, seed=5) for cards in (None, file)]
    rng = random.Random(5)
    seen = 0
    while not states[0].over:
        plain, renamed = (adapter.events(state, seen) for state in states)
        assert plain == renamed
        seen = plain[1]
        told = [adapter.shown(state, states[0].to_act, True) for state in states]
        assert told[0] == told[1]
        move = rng.choice(states[0].legal_moves())
        assert states[0].notation(move) == states[1].notation(move)
        for state in states:
            state.play(move)
    assert adapter.score_lines(states[0]) == adapter.score_lines(states[1])


@FILES
def test_a_game_with_other_names_is_recorded_and_replayed_by_ids(file: str) -> None:
    rules = game("mystic-vale")
    plain, renamed = (
        Record(rules, {**EVERYTHING, "cards": cards}, seed=5) for cards in (None, file)
    )
    rng = random.Random(5)
    for _ in range(60):
        move = rng.choice(plain.state.legal_moves())
        plain.play(move)
        renamed.play(move)
    assert renamed.words == plain.words
    again = Record.read(renamed.text(), game)
    assert again.text() == renamed.text()
    assert again.state.view(0) == renamed.state.view(0)
    assert again.state.data() == renamed.state.data()


def test_the_catalogue_has_ids_and_names() -> None:
    adapter = served("mystic-vale")
    plain, renamed = adapter.catalogue(), adapter.catalogue(RENAMED)
    for kind in KINDS:
        for one, other in zip(plain[f"{kind}s"], renamed[f"{kind}s"], strict=True):
            assert one["id"] == one["name"] == other["id"]
            assert one["name"] in STARTING or other["name"].startswith(f"The {kind} ")


def test_a_name_is_told_as_a_difference_and_kept_by_a_box() -> None:
    file = '[[vale]]\nid = "Skyhaven"\nname = "Cloud Keep"'
    found = checked(file)
    assert not found.messages
    assert found.components == {"vale": {"Skyhaven": {"name": "Cloud Keep"}}}
    assert [(one.name, one.field, one.here) for one in differences(found.catalogue)] == [
        ("Skyhaven", "name", "Cloud Keep")
    ]
