"""The tutorial of Misty Valley, to its end."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Page

from tests.misty.page.test_table import click_something, moved_on
from tests.page.browser import Visitor
from tests.page.conftest import Invite
from tests.page.lessons import MINE, RIVALS, astray, attempt, to_the_end
from tests.page.tables import at


def move(page: Page) -> None:
    before = at(page)
    click_something(page, random.Random(before))
    moved_on(page, before)


def test_to_the_end(visitor: Visitor) -> None:
    to_the_end(visitor, "misty-valley", ".now", move)


CLAIMS: Final = {
    "send": f"{MINE} .tile-button.lit",
    "place": f"{MINE} [data-choice]",
    "face": f"{MINE} [data-act=face]",
    "end-turn": MINE,
    "rival": RIVALS,
    "explore": f"{MINE} .tile-button.lit",
    "lay": f"{MINE} [data-choice]",
    "meet": f"{MINE} [data-choice]",
    "second": MINE,
    "done": MINE,
}


def wrong(page: Page, rng: random.Random) -> None:
    """Any cell, any side, any tile, any ability."""
    targets = (
        "[data-choice]",
        "[data-act=face]",
        ".tile-button.lit, .player.mine .lit, .buttons button:not([aria-label], :disabled)",
    )
    for target in targets:
        if attempt(page, target, rng):
            return


def test_doing_otherwise(visitors: Invite) -> None:
    lively = visitors(reduced_motion="no-preference")
    astray(lively, "misty-valley", wrong, CLAIMS, moves=20, seed=3)
