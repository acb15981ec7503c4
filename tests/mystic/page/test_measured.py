"""The screens that only Mystic Vale has, measured as tests/page/screens.py says.

All cards at once take long to lay out: they are measured in the language with the longest words.
"""

from __future__ import annotations

import pytest

from tests.page.screens import DIALOG, LONG, SEARCH, Screen, Two, check_screen

FEW = ("phone", "laptop")
SCREENS = {
    "box": Screen("#/box", LONG[1:], allowed=SEARCH),
    "box-card": Screen("#/box/advancement/Stag", LONG[1:], FEW, ready=DIALOG),
    "box-leader": Screen("#/box/leader/Xanos", LONG[1:], FEW, ready=DIALOG),
    "box-conclave": Screen("#/box/conclave/Homeland", LONG[1:], FEW, ready=DIALOG),
    "cards": Screen("#/cards/mystic-vale", LONG[1:], allowed=SEARCH),
    "card": Screen("#/cards/mystic-vale/Moon%20Wolf", LONG[1:], FEW, ready=DIALOG),
    "card-leader": Screen("#/cards/mystic-vale/Ashae", LONG[1:], FEW, ready=DIALOG),
}


@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_can_be_read_and_pressed(two: Two, name: str) -> None:
    check_screen(two, f"mystic-{name}", SCREENS[name])
