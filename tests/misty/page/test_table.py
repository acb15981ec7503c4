"""Misty Valley in the page: whole games by mouse and by keyboard, at both sizes of screen."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import PHONE, Visitor, axe, screenshot
from tests.page.conftest import Invite
from tests.page.tables import answered, at, new_table, sit_down

LONGEST = 400
OFFERED = ".now, .scoring"


def offered(page: Page) -> bool:
    """Wait until something is to be done; whether the game goes on."""
    page.wait_for_selector(OFFERED)
    return page.locator(".scoring").count() == 0


def moved_on(page: Page, before: int) -> None:
    page.wait_for_function(
        "n => Number(document.querySelector('[data-at]').dataset.at) !== n", arg=before
    )


def click_something(page: Page, rng: random.Random) -> None:
    """One decision by mouse: a cell, a side, a tile, an ability, or the end of the turn."""
    page.wait_for_selector(".now")
    for found in ("[data-choice]", "[data-act=face]"):
        targets = page.locator(found)
        if targets.count() > 0:
            targets.nth(rng.randrange(targets.count())).click()
            return
    targets = page.locator(
        ".tile-button.lit, .player.mine .lit, .buttons button:not([data-act=captain], [aria-label])"
    )
    targets.nth(rng.randrange(targets.count())).click()


# How many players' columns at the end have the colour of a player's panel at the table.
COLOURS = """() => {
    const coloured = (selector, edge) => [...document.querySelectorAll(selector)].map(
        (one) => getComputedStyle(one)[edge]);
    const tribes = coloured(".player", "borderLeftColor");
    const headings = coloured(".scoring thead th", "borderBottomColor");
    return headings.filter((colour) => tribes.includes(colour)).length;
}"""


@pytest.mark.parametrize("options", [{}, {"expansion": True, "tribes": "choose"}, {"light": True}])
def test_a_whole_game_by_mouse(visitor: Visitor, options: dict[str, object]) -> None:
    page = sit_down(visitor, new_table(visitor.address, "misty-valley", options=options))
    rng = random.Random(5)
    for step in range(LONGEST):
        if not offered(page):
            break
        before = at(page)
        click_something(page, rng)
        moved_on(page, before)
        if step == 25:
            screenshot(page, f"misty-{'-'.join(options) or 'plain'}")
    expect(page.locator(".scoring h1")).to_have_text(re.compile("wins|draw"))
    screenshot(page, "misty-scoring")
    assert page.evaluate(COLOURS) == 2  # each has the colour of their tribe to the end


def press_something(page: Page, rng: random.Random) -> None:
    """One decision by keys alone: the map's cursor, or the keys that the help names."""
    if page.locator("[data-act=face]").count() > 0:
        for _ in range(rng.randrange(6)):
            page.keyboard.press("r")
        page.keyboard.press("Enter")
        return
    if page.locator("[data-choice]").count() > 0:
        while not page.evaluate("() => document.activeElement?.hasAttribute('data-board')"):
            page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        page.keyboard.press("Enter")
        return
    page.keyboard.press(rng.choice(list("123asd12345678em")))


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "misty-valley", seed=11))
    rng = random.Random(3)
    for _ in range(4 * LONGEST):
        if not offered(page):
            break
        sides = page.locator("[data-act=side], [data-act^=turn-]")
        if sides.count() > 0:
            sides.first.focus()
            page.keyboard.press("Enter")
        else:
            press_something(page, rng)
        answered(page)
    expect(page.locator(".scoring [data-total]")).to_have_count(2)


def test_a_ghost_shows_who_would_control_what(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "misty-valley", seed=7))
    offered(page)
    page.locator(".hand .tile-button.lit").first.click()
    page.locator("[data-choice]").first.wait_for()
    changed = page.locator("[data-kind=valley] .changed, [data-kind=encounter] .changed")
    seen = 0
    for i in range(page.locator("[data-choice]").count()):
        page.locator("[data-choice]").nth(i).hover()
        seen += changed.count()
    assert seen > 0
    page.locator("[data-choice]").first.click()
    page.locator("[data-act=face]").wait_for()
    drawn = page.locator(".in-the-air").inner_html()
    page.keyboard.press("r")
    expect(page.locator(".in-the-air")).not_to_have_js_property("innerHTML", drawn)


def test_undo_takes_back_a_patrol_that_is_not_laid_yet(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "misty-valley", seed=7))
    offered(page)
    before = at(page)
    page.locator(".hand .tile-button.lit").first.click()
    moved_on(page, before)
    page.keyboard.press("u")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(before))
    expect(page.locator("[data-decision=turn]")).to_be_visible()


def test_the_map_pans_and_zooms(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "misty-valley", seed=7))
    board = page.locator("[data-board]")
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    expect(board).not_to_have_attribute("viewBox", whole or "")
    closer = board.get_attribute("viewBox")
    box = board.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 140, box["y"] + 90, steps=4)
    page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", closer or "")
    page.mouse.wheel(0, -200)
    page.get_by_role("button", name="Show the whole valley").click()
    expect(board).to_have_attribute("viewBox", whole or "")


def test_two_players_at_one_screen_have_a_curtain_between_them(visitor: Visitor) -> None:
    seats = ("me", "me")
    page = sit_down(visitor, new_table(visitor.address, "misty-valley", seats=seats))
    ready = page.get_by_role("button", name=re.compile("^I'm Player"))
    ready.wait_for()
    assert page.locator("[data-board]").count() == 0
    ready.click()
    rng = random.Random(1)
    page.wait_for_selector(OFFERED)
    while ready.count() == 0:
        before = at(page)
        click_something(page, rng)
        moved_on(page, before)
        page.wait_for_selector(f"{OFFERED}, .curtain")
    assert page.locator(".hand").count() == 0
    axe(page)


def test_a_phone_plays_a_turn_with_thumbs(visitors: Invite) -> None:
    phone = visitors(PHONE, has_touch=True, is_mobile=True)
    page = sit_down(phone, new_table(phone.address, "misty-valley", seed=7))
    offered(page)
    page.locator(".hand .tile-button.lit").first.tap()
    page.locator("[data-choice]").first.tap()
    page.locator("[data-act=face]").tap()
    page.wait_for_selector(".log, [data-decision]:not([data-decision=facing])", state="attached")
    screenshot(page, "misty-phone-turn")
