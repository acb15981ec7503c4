"""Looking back at a finished game, and playing on from a moment of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import Visitor, axe
from tests.page.screens import check_room
from tests.page.tables import BUILT_IN, post
from valewright import games
from valewright.bots import Seat, make_bot
from valewright.kernel.record import Record


def record_text(game: str, options: dict[str, Any] | None = None) -> str:
    """A whole game between two bots."""
    record = Record(games.game(game), options or {}, seed=4)
    bot = make_bot("random", 4)
    while not record.state.over:
        record.play(bot.choose(Seat(record.state, record.state.to_act)))
    return record.text()


@pytest.fixture(scope="module", params=BUILT_IN)
def finished(request: pytest.FixtureRequest, address: str) -> str:
    """The id of a table with a finished game."""
    made = post(address, "/records", {"text": record_text(request.param)})
    found: str = made["table"]["id"]
    return found


def opened(visitor: Visitor, table: str, moment: int = 0) -> Page:
    visitor.page.goto(f"{visitor.address}/#/replay/{table}/{moment}")
    arrived(visitor.page, moment)
    return visitor.page


def arrived(page: Page, moment: int) -> None:
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(moment))


def test_keys_and_slider_go_through_the_game(visitor: Visitor, finished: str) -> None:
    page = opened(visitor, finished)
    total = int(page.locator("[data-moves]").get_attribute("data-moves") or "0")
    assert total > 20
    page.keyboard.press("ArrowRight")
    arrived(page, 1)
    page.keyboard.press("ArrowRight")
    arrived(page, 2)
    page.keyboard.press("ArrowLeft")
    arrived(page, 1)
    page.keyboard.press("End")
    arrived(page, total)
    page.get_by_role("button", name="Back one turn").click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(total))
    page.get_by_role("slider").fill("7")
    arrived(page, 7)
    page.wait_for_url(re.compile("/7$"))
    page.keyboard.press("Home")
    arrived(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", "0")
    page.get_by_role("button", name="Pause").click()


def test_a_moment_can_be_seen_with_the_eyes_of_a_seat(visitor: Visitor, finished: str) -> None:
    page = opened(visitor, finished, 12)
    page.get_by_label("View as").select_option(index=1)
    arrived(page, 12)
    axe(page)
    check_room(page)


def test_playing_on_from_here(visitor: Visitor, finished: str) -> None:
    page = opened(visitor, finished, 20)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_label("Your seat").select_option(index=0)
    axe(page, "dialog[open]")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    page.wait_for_selector("[data-at]")
    assert int(page.locator("[data-at]").get_attribute("data-at") or "0") >= 20


def test_an_unknown_table_is_said_to_be_unknown(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/#/replay/nowhere/0")
    expect(visitor.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
