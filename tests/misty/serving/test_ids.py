"""Tiles, tribes and abilities are told by ids: what a card file calls them changes nothing else."""

from __future__ import annotations

import random
from typing import Any

from valewright.games import game
from valewright.server.games import served


def called(en: str) -> str:
    """A name in all languages."""
    return f'{{ en = "{en}", es = "{en} es", fr = "{en} fr", ca = "{en} ca" }}'


RENAMED = f"""
[[tribe]]
id = "trailseekers"
name = {called("Pathfinders")}

[[encounter_tile]]
id = "owl"
name = {called("Night Watch")}

[[ability]]
id = "spyglass"
name = {called("Far Eye")}
"""
READ = ("words", "name", "text", "lines")  # what people read


def without_names(told: Any) -> Any:
    """What is told, without what is only read."""
    if isinstance(told, dict):
        return {key: without_names(value) for key, value in told.items() if key not in READ}
    if isinstance(told, list):
        return [without_names(value) for value in told]
    return told


def test_a_card_file_that_renames_things_changes_only_what_is_read() -> None:
    adapter = served("misty-valley")
    states = [game("misty-valley").start({"cards": cards}, seed=5) for cards in (None, RENAMED)]
    rng = random.Random(5)
    seen, differ = 0, False
    while not states[0].over:
        seat = states[0].to_act
        plain, renamed = (adapter.events(state, seen) for state in states)
        assert without_names(plain[0]) == without_names(renamed[0])
        texts = [[line["text"] for line in lines] for lines in (plain[0], renamed[0])]
        differ = differ or texts[0] != texts[1]
        seen = plain[1]
        shown = [list(adapter.shown(state, seat, True)) for state in states]
        assert without_names(shown[0]) == without_names(shown[1])
        move = rng.choice(states[0].legal_moves())
        for state in states:
            state.play(move)
    scores = [adapter.score_lines(state) for state in states]
    assert without_names(scores[0]) == without_names(scores[1])
    assert differ  # it is read under its new name


def test_the_catalogue_says_what_they_are_called() -> None:
    found = served("misty-valley").catalogue(RENAMED)
    owl = next(tile for tile in found["encounter_tiles"] if tile["id"] == "owl")
    assert (owl["name"], owl["names"]["fr"]) == ("Night Watch", "Night Watch fr")
    tribe = next(tribe for tribe in found["tribes"] if tribe["id"] == "trailseekers")
    assert tribe["name"] == "Pathfinders"
