"""The lessons of Mystic Vale: one to its goal, after a wrong turn, and how all of them open."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import Visitor, screenshot
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


def press(page: Page, what: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{what}")).first.click()


def buy_advancement(page: Page, piece: str) -> None:
    page.locator("[data-coach=commons] .lit", has_text=piece).first.click()


def sleeve(page: Page, card: int) -> None:
    """Put what was bought on a field card, counted from 1."""
    page.locator(f"[data-anchor='field-0-{card - 1}']").click()


def at_step(page: Page, name: str) -> None:
    expect(page.locator("[data-step]")).to_have_attribute("data-step", re.compile(f"-{name}$"))


POINTED: Final = """(act) => {
    const [ring, button] = [".ring", `[data-act="${act}"]`].map((found) =>
        document.querySelector(found)?.getBoundingClientRect());
    return ring && button && ring.left <= button.left && ring.right >= button.right
        && ring.top <= button.top && ring.bottom >= button.bottom;
}"""


def pointed_at(page: Page, act: str) -> None:
    """The coach points at what is to be pressed, and it is pressed."""
    page.wait_for_function(POINTED, arg=act)
    page.locator(f"[data-act='{act}']").first.click()


def growth(page: Page) -> None:
    press(page, "Push")
    at_step(page, "save")
    pointed_at(page, "use-vale")
    at_step(page, "pass")
    press(page, "Pass")
    at_step(page, "buy")
    buy_advancement(page, "Ent Elder")


def guardians(page: Page) -> None:
    buy_advancement(page, "Stag")
    sleeve(page, 2)
    at_step(page, "bought")
    press(page, "End turn")


def leaders(page: Page) -> None:
    press(page, "Push")
    at_step(page, "pass")
    press(page, "Pass")
    at_step(page, "goal")
    pointed_at(page, "upgrade")


def amulets(page: Page) -> None:
    at_step(page, "goal")
    pointed_at(page, "evoke")
    at_step(page, "buy")
    buy(page, "Pool of Light")


def conclaves(page: Page) -> None:
    buy_advancement(page, "Pack Leader")
    sleeve(page, 3)
    buy_advancement(page, "Beastbrother Champion")
    sleeve(page, 3)
    at_step(page, "bought")
    press(page, "End turn")


GOALS: Final[tuple[Callable[[Page], None], ...]] = (growth, guardians, leaders, amulets, conclaves)


@pytest.mark.parametrize("reach", GOALS, ids=lambda reach: reach.__name__)
def test_the_coach_leads_to_the_goal(visitor: Visitor, reach: Callable[[Page], None]) -> None:
    page = opened(visitor, GAME, reach.__name__)
    through_what_is_told(page)
    reach(page)
    at_step(page, "done")
    screenshot(page, f"lesson-{GAME}-{reach.__name__}-done")


def test_all_open(visitor: Visitor) -> None:
    check_openings(visitor, GAME, lesson_files(GAME))
