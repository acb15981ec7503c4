"""The tutorials, to the end and half-way."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import Visitor, axe, screenshot
from tests.page.mystic import ASKED
from tests.page.mystic import click_something as click_mystic
from tests.page.tables import at
from tests.page.test_misty import click_something as click_misty
from tests.page.test_misty import moved_on

GAMES = ("mystic-vale", "misty-valley")
MOST = 120
ASKING = {"mystic-vale": ASKED, "misty-valley": ".now"}


def step(page: Page) -> str:
    return page.locator("[data-step]").get_attribute("data-step") or ""


def opened(visitor: Visitor, game: str) -> Page:
    visitor.page.goto(f"{visitor.address}/#/tutorial/{game}")
    visitor.page.wait_for_selector("[data-step]")
    return visitor.page


def move(page: Page, game: str) -> None:
    """One move of the learner."""
    before = at(page)
    if game == "misty-valley":
        click_misty(page, random.Random(before))
        moved_on(page, before)
    else:
        click_mystic(page, random.Random(before))


def go_on(page: Page, game: str) -> None:
    """What the coach asks for: a press of its button or a move; or a rival is waited for."""
    now = step(page)
    button = page.locator("[data-step] .primary")
    if button.count() > 0:
        button.click()
    else:
        page.wait_for_selector(f"{ASKING[game]}, [data-step]:not([data-step='{now}'])")
        if step(page) == now:
            move(page, game)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end(visitor: Visitor, game: str) -> None:
    page = opened(visitor, game)
    seen = [step(page)]
    for _ in range(MOST):
        now = step(page)
        if now != seen[-1]:
            seen.append(now)
            screenshot(page, f"tutorial-{now}")
        if now.endswith("-done"):
            break
        go_on(page, game)
    assert seen[0].endswith("-welcome")
    assert seen[-1].endswith("-done")
    assert len(seen) >= 12, seen
    axe(page)
    page.locator("[data-step] .primary").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator("[data-step]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_where_it_was_left(visitor: Visitor, game: str) -> None:
    page = opened(visitor, game)
    page.locator("[data-step] .primary").click()
    expect(page.locator("[data-step]")).not_to_have_attribute("data-step", re.compile("welcome$"))
    before = step(page)
    page.reload()
    page.wait_for_selector("[data-step]")
    assert step(page) == before


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_left_at_any_time(visitor: Visitor, game: str) -> None:
    page = opened(visitor, game)
    page.get_by_role("button", name="Leave the tutorial").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator("[data-step]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_axe_and_screenshots(sized: Visitor, game: str) -> None:
    page = opened(sized, game)
    axe(page)
    screenshot(page, f"tutorial-{game}-{sized.name}")
