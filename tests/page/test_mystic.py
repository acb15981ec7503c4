"""Mystic Vale in the page: whole games by mouse and by keyboard, and all that surrounds them."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.page.browser import Visitor, screenshot
from tests.page.mystic import ASKED, asked, click_something, press_something
from tests.page.tables import new_table, sit_down

LONGEST = 1500
SHORT = {"pool": 6}
ALL = {
    "sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"],
    "leaders": "random",
    "amulets": "random",
}


def fits(page: Page) -> bool:
    """Whether the whole table is in the window, with nothing to scroll."""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollHeight <= innerHeight
                && document.documentElement.scrollWidth <= innerWidth"""
        )
    )


def play_out(page: Page, rng: random.Random, by_keys: bool = False) -> None:
    """To the end of the game."""
    for _ in range(LONGEST):
        if not asked(page):
            return
        if by_keys:
            press_something(page, rng)
        else:
            click_something(page, rng)
    raise AssertionError("the game does not end")


def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", options=SHORT, seed=21))
    page.wait_for_selector(ASKED)
    screenshot(page, "mystic-planting")
    assert fits(page)
    play_out(page, random.Random(5))
    expect(page.locator(".scoring h1")).to_have_text(re.compile("wins|share"))
    screenshot(page, "mystic-scoring")


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", options=SHORT, seed=22))
    play_out(page, random.Random(6), by_keys=True)
    expect(page.locator(".scoring h1")).to_have_text(re.compile("wins|share"))


def test_four_players_with_everything(visitor: Visitor) -> None:
    seats = ("me", "greedy", "greedy", "greedy")
    table = new_table(visitor.address, "mystic-vale", seats, {**ALL, "pool": 10}, seed=23)
    page = sit_down(visitor, table)
    rng = random.Random(7)
    for step in range(LONGEST):
        if not asked(page):
            break
        assert fits(page)
        if step in (20, 60, 100):
            screenshot(page, f"mystic-everything-{step}")
        click_something(page, rng)
    expect(page.locator(".scoring")).to_be_visible()
