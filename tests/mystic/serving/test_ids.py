"""Components are told by ids: what a card file calls them changes nothing but what is read."""

from __future__ import annotations

import random

from valewright.games import game
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
EVERYTHING = {"sets": list(SETS), "leaders": "random", "amulets": "random"}


def test_a_card_file_that_renames_everything_changes_nothing_that_is_told_of_a_game() -> None:
    adapter = served("mystic-vale")
    rules = game("mystic-vale")
    states = [rules.start({**EVERYTHING, "cards": file}, seed=5) for file in (None, RENAMED)]
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
