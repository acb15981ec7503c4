"""Misty Valley's table at every size, in every language, and what a finger does at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page import measures
from tests.page.browser import PHONE, Visitor, axe, screenshot
from tests.page.conftest import Invite
from tests.page.measures import Look, check_all, looks, show
from tests.page.tables import new_table, play_on, sit_down
from tests.page.test_hints import THINKING
from valewright import games
from valewright.bots import Seat, make_bot
from valewright.kernel.record import Record

MIDDLE = 40  # moves at the least


@pytest.fixture(scope="module")
def midgame() -> Record:
    return played(lambda state: state.decision == "turn", MIDDLE)


def played(until: Callable[[Any], bool], moves: int = 0) -> Record:
    """A game between two bots, up to a decision of the first: no bot has anything to do there."""
    record = Record(games.game("misty-valley"), {}, seed=4)
    bot = make_bot("greedy", 4)
    while True:
        state: Any = record.state
        if len(record.moves) >= moves and state.to_act == 0 and until(state):
            return record
        record.play(bot.choose(Seat(state, state.to_act)))


def joined(visitor: Visitor, midgame: Record) -> Page:
    """A table that goes on from there."""
    page = play_on(visitor, midgame)
    page.wait_for_selector("[data-decision=turn] .now")
    return page


def test_everything_can_be_read_and_pressed(visitor: Visitor, midgame: Record) -> None:
    page = joined(visitor, midgame)
    check_all(page, "a turn", looks())
    for look in (Look("wide"), Look("phone"), Look("phone", text=200), Look("laptop", text=200)):
        show(page, look)
        screenshot(page, f"misty-{look.name}")
        board = page.locator("[data-board]").bounding_box()
        assert board is not None
        assert board["height"] >= 250
        if look == Look("laptop", text=200):
            expect(page.locator(".now")).to_be_in_viewport(ratio=1)
            assert board["height"] > 0.75 * look.viewport["height"]
        if look.text == 100:
            assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    axe(page)
    show(page, Look())
    heights = []
    for size in ("laptop", "wide"):
        show(page, Look(size))
        bar = page.locator("main header").first.bounding_box()
        assert bar is not None
        heights.append(bar["height"])
    assert heights[1] > 1.5 * heights[0], "the bar grows with the board"
    show(page, Look())
    page.locator(".supply .tile-button.lit").first.click()
    page.locator("[data-choice]").first.wait_for()
    axe(page)
    check_all(page, "laying a tile", looks())
    for theme in measures.THEMES:
        show(page, Look("phone", theme=theme))
        screenshot(page, f"misty-lay-phone-{theme}")
    show(page, Look())
    page.keyboard.press("u")
    page.locator(".hand .tile-button.lit").first.click()
    page.locator("[data-choice]").first.click()
    page.locator("[data-act=face]").wait_for()
    framed = "(map) => map.matches(':focus') && getComputedStyle(map).outlineStyle"
    assert page.locator("[data-board]").evaluate(framed) == "none"
    check_all(page, "turning a patrol", looks())
    for look in looks(("phone",), languages=("en",), themes=("dark",)):
        show(page, look)
        board, held = (page.locator(one).bounding_box() for one in ("[data-board]", ".in-the-air"))
        assert board is not None
        assert held is not None
        assert board["x"] <= held["x"], look
        assert held["x"] + held["width"] <= board["x"] + board["width"], look
        assert board["y"] <= held["y"], look
        assert held["y"] + held["height"] <= board["y"] + board["height"], look


def test_the_last_turn_and_the_table_after_it_can_be_read(visitor: Visitor) -> None:
    ending = played(lambda state: state.view(0)["last_turn_next"])
    page = play_on(visitor, ending)
    expect(page.locator(".status strong")).to_be_visible()
    check_all(page, "the last turn", looks(("phone", "laptop")), within="main header")
    show(page, Look())
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("button", name="View the table").click()
    check_all(page, "after the end", looks(("phone", "laptop")), within="main header")


def test_a_finger_has_room_and_sees_the_tile_before_it_is_laid(
    visitors: Invite, midgame: Record
) -> None:
    page = joined(visitors(PHONE, has_touch=True, is_mobile=True), midgame)
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    assert board["height"] > 0.5 * PHONE["height"]
    page.locator(".supply .tile-button.lit").first.tap()
    cell = page.locator("[data-choice]").nth(2)
    cell.wait_for()
    expect(page.locator(".now [data-held] .tile-icon")).to_be_visible()
    box = cell.locator("polygon").bounding_box()
    assert box is not None
    assert box["width"] >= 44
    cell.tap()
    expect(page.locator(".in-the-air")).to_be_visible()
    expect(page.locator("[data-decision=lay-valley-tile]")).to_be_visible()
    page.locator("[data-act=here]").tap()
    expect(page.locator("[data-decision=lay-valley-tile]")).to_have_count(0)


def test_a_finger_reads_an_ability_before_it_uses_it(visitors: Invite, midgame: Record) -> None:
    page = joined(visitors(PHONE, has_touch=True, is_mobile=True), midgame)
    page.locator(".own button.lit").first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(page.locator("[data-decision=turn]")).to_be_visible()
    axe(page)
    sheet.locator("[data-use]").first.tap()
    expect(page.locator("[data-decision=turn]")).to_have_count(0)


def test_a_captain_who_cannot_move_says_why(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "misty-valley", seed=7))
    captain = page.locator("[data-act=captain]")
    expect(captain).to_have_attribute("aria-disabled", "true")
    expect(captain).to_have_css("border-style", "dashed")  # seen at a glance, too
    page.keyboard.press("c")
    expect(page.locator(".now [role=status]")).to_contain_text("you control no other tile")


# The tiles and cells of the map that the panel of a hint lies upon.
HIDDEN = """() => {
    const panel = document.querySelector("[data-hint]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-cell], [data-choice]")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < panel.right && box.right > panel.left
            && box.top < panel.bottom && box.bottom > panel.top;
    }).map((one) => one.dataset.cell ?? one.dataset.choice);
}"""


def test_a_hint_shows_where(visitor: Visitor, midgame: Record) -> None:
    page = joined(visitor, midgame)
    page.locator(".supply .tile-button.lit").first.click()
    page.locator("[data-choice]").first.wait_for()
    page.keyboard.press("h")
    page.locator("[data-hint-share='1']").wait_for(timeout=THINKING)
    assert page.evaluate(HIDDEN) == []
    marks = page.locator("[data-choice] .rank")
    marks.first.wait_for()
    assert 1 <= marks.count() <= 4
    ranks = sorted(int(text) for text in marks.all_text_contents())
    assert ranks == list(range(1, marks.count() + 1))
    page.keyboard.press("Escape")
    expect(marks).to_have_count(0)
