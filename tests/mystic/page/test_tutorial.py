"""The tutorial of Mystic Vale, to its end."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.mystic.page.playing import ASKED, click_something
from tests.page.browser import Visitor
from tests.page.conftest import Invite
from tests.page.lessons import MINE, RIVALS, astray, attempt, to_the_end
from tests.page.tables import at


def move(page: Page) -> None:
    click_something(page, random.Random(at(page)))


def test_to_the_end(visitor: Visitor) -> None:
    to_the_end(visitor, "mystic-vale", ASKED, move)


PLANTING: Final = f"{MINE} .board[data-phase=planting]"
HARVEST: Final = f"{MINE} .board[data-phase=harvest]"
CLAIMS: Final = {
    "push": f"{PLANTING} [data-coach=push]",
    "pass": f"{PLANTING} [data-main]",
    "resources": HARVEST,
    "slots": HARVEST,
    "buy": f"{HARVEST} .market .spot.lit",
    "more": f"{HARVEST} .market .spot.lit",
    "end-harvest": HARVEST,
    "sleeve": MINE,
    "rival": RIVALS,
    "again": PLANTING,
    "second": PLANTING,
    "spoiled": RIVALS,
    "third": MINE,
    "vale": f"{HARVEST} .vales .spot.lit",
}


def wrong(page: Page, rng: random.Random) -> None:
    """Push whatever the chance to spoil, buy anything, stop at any time."""
    if attempt(page, ".choice [data-option]", rng):
        return
    targets = ["[data-coach=push]", ".spot.lit", ".field .card.lit:enabled", "[data-main]"]
    if rng.random() < 0.3:
        targets.reverse()
    for target in targets:
        if attempt(page, target, rng):
            return


@pytest.mark.parametrize("seed", [1, 2])
def test_doing_otherwise(visitors: Invite, seed: int) -> None:
    lively = visitors(reduced_motion="no-preference")
    astray(lively, "mystic-vale", wrong, CLAIMS, moves=24, seed=seed)
