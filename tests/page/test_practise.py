"""Practising: puzzles on the table of their game, one's own mistakes, and what is due again."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.page.browser import Visitor, axe
from tests.page.tables import BUILT_IN, post
from tests.page.test_replay import record_text
from valewright.lab.puzzles import shipped

ALL = sum(len(shipped(name)) for name in BUILT_IN)


def practising(visitor: Visitor) -> Page:
    page = visitor.go("#/practise")
    expect(page.locator("[data-due]")).to_be_visible()
    return page


def answered(page: Page) -> None:
    expect(page.locator(".exercise [data-plan] li").first).to_be_visible()


def test_a_puzzle_is_tried_answered_and_comes_back(visitor: Visitor) -> None:
    page = practising(visitor)
    expect(page.locator("[data-due]")).to_have_attribute("data-due", "0")
    expect(page.locator("[data-new]")).to_have_attribute("data-new", str(ALL))
    page.get_by_label("Difficulty").select_option("easy")
    page.get_by_role("link", name="A new puzzle").click()
    expect(page.locator("[data-exercise]:not([data-exercise=''])")).to_be_visible()
    expect(page.locator("h1")).to_have_text("Puzzle · Easy")
    page.get_by_role("button", name="See the answer").click()
    answered(page)
    axe(page)
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="See the answer")).to_be_visible()
    page = practising(visitor)
    expect(page.locator("[data-due]")).to_have_attribute("data-due", "1")
    page.reload()
    expect(page.locator("[data-due]")).to_have_attribute("data-due", "1")


def test_a_mistake_of_ones_own_is_played_anew(visitor: Visitor, address: str) -> None:
    made = post(address, "/records", {"text": record_text("nim")})["table"]["id"]
    own = [
        {"table": table, "at": 0, "game": "nim", "kind": "blunder", "lost": 0.3}
        for table in (made, "gone")
    ]
    page = visitor.go("#/settings")
    page.evaluate("(own) => localStorage.setItem('valewright.mistakes', own)", json.dumps(own))
    page = practising(visitor)
    expect(page.locator("[data-mistakes] a")).to_have_count(2)
    page.locator(f"[data-mistakes] a[href*='{made}']").click()
    page.locator("[data-move]").first.click()
    answered(page)
    expect(page.locator("[data-then]")).to_contain_text("cost 30 points of winning chance")
    game = page.get_by_role("link", name="See what you played")
    expect(game).to_have_attribute("href", f"#/replay/{made}/1")
    page.wait_for_function(
        "one => one in JSON.parse(localStorage['valewright.practised'] ?? '{}')",
        arg=f"mistake/{made}/0",
    )
    visitor.go("#/exercise/mistake/gone/0")
    page.get_by_role("button", name="Remove it from the list").click()
    expect(page.locator("[data-mistakes]")).to_have_attribute("data-mistakes", "0")


def test_on_a_phone_an_answer_takes_nothing_from_the_board(phone: Visitor) -> None:
    for game in BUILT_IN:
        page = phone.go(f"#/exercise/puzzle/{game}/{next(iter(shipped(game)))}")
        board = page.locator("main")
        page.get_by_role("button", name="See the answer").click()
        answered(page)
        size = page.viewport_size
        found = board.bounding_box()
        assert size is not None
        assert found is not None
        assert found["height"] >= 0.7 * size["height"]
        expect(page.get_by_role("button", name="Next")).to_be_in_viewport()
