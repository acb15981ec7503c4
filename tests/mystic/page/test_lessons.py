"""The lessons of Mystic Vale: one to its goal, after a wrong turn, and how all of them open."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.browser import Visitor
from tests.page.lessons import check_openings, opened, step, through_what_is_told
from valewright.scenarios.lessons import lesson_files

GAME: Final = "mystic-vale"
GROVE: Final = "Feral Grove"


def buy(page: Page, vale: str) -> None:
    page.locator(".vales .spot.lit", has_text=vale).first.click()


def pay(page: Page, *spirits: str) -> None:
    for spirit in spirits:
        page.locator(".choice [data-option]", has_text=re.compile(spirit, re.IGNORECASE)).click()


def test_vales_to_the_goal(visitor: Visitor) -> None:
    page = opened(visitor, GAME, "vales")
    through_what_is_told(page)
    assert step(page).endswith("-vales-goal")
    buy(page, "Ley Line Nexus")
    pay(page, "forest", "sky")
    buy(page, "Blooming Arbor")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile("-missed$"))
    expect(page.get_by_role("button", name="Leave the lesson")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile("-spirits$"))
    through_what_is_told(page)
    buy(page, GROVE)
    pay(page, "animal", "forest", "sky", "animal")
    buy(page, "Ley Line Nexus")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile("-done$"))
    page.get_by_role("button", name="All lessons").click()
    expect(page.locator("[data-lesson=vales]")).to_have_attribute("data-finished", "true")
    expect(page.locator("[data-lesson=growth]")).to_have_attribute("data-finished", "false")
    # Its table is done with: nothing is left of it at home.
    visitor.go("#/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_all_open(visitor: Visitor) -> None:
    check_openings(visitor, GAME, lesson_files(GAME))
