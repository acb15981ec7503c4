"""The lessons of Misty Valley: one to its goal, after a wrong turn, and how all of them open."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.browser import Visitor
from tests.page.lessons import check_openings, opened, through_what_is_told
from valewright.scenarios.lessons import lesson_files

GAME: Final = "misty-valley"


def send_captain(page: Page, cell: str) -> None:
    page.get_by_role("button", name="Move the captain").click()
    page.locator(f"[data-choice='{cell}']").click()


def test_captains_to_the_goal(visitor: Visitor) -> None:
    page = opened(visitor, GAME, "captains")
    through_what_is_told(page)
    send_captain(page, "-1,1")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile("-missed$"))
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile("-tie$"))
    through_what_is_told(page)
    send_captain(page, "1,0")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile("-done$"))
    page.get_by_role("button", name="Next lesson").click()
    page.wait_for_url(re.compile("/abilities$"))
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile("-set$"))


def test_all_open(visitor: Visitor) -> None:
    check_openings(visitor, GAME, lesson_files(GAME))
