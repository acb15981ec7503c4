"""The same deal for two visitors: played, compared, and seen side by side."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.browser import LAPTOP, PHONE, Visitor, axe, screenshot
from tests.page.conftest import Invite
from tests.page.measures import LANGUAGES, Look, show
from tests.page.screens import check_room, check_small

WIDE = {"width": 1920, "height": 1080}
WHOLE = """() => {
    const table = document.querySelector("[data-result]").closest("[role=region]");
    return table.scrollWidth <= table.clientWidth;
}"""


def play_out(page: Page, choice: int) -> None:
    """Play the plain board to its end: always the first move, or always the last."""
    page.wait_for_selector("[data-at]")
    while page.locator("[data-over]").count() == 0:
        moves = page.locator("button[data-move]")
        moves.nth(choice).or_(page.locator("[data-over]")).first.wait_for()
        if moves.count() > 0:
            before = page.locator("[data-at]").get_attribute("data-at")
            moves.nth(choice).click()
            page.wait_for_function(
                "at => document.querySelector('[data-over]') ||"
                " document.querySelector('[data-at]')?.dataset.at !== at",
                arg=before,
            )


def begin(visitor: Visitor, name: str) -> Page:
    page = visitor.page
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    return page


def test_a_daily_game_is_played_compared_and_seen_side_by_side(visitors: Invite) -> None:
    ann, bea = visitors(WIDE), visitors(PHONE, has_touch=True, is_mobile=True)
    page = ann.go("#/")
    page.get_by_role("link", name="Daily game").click()
    page.locator('[data-daily="nim"]').get_by_role("link", name="Play").click()
    expect(page.get_by_label("Your name")).to_be_visible()
    axe(page)
    address = page.url
    begin(ann, "Ann")
    play_out(page, 0)
    page.get_by_role("link", name="Results").click()
    expect(page.locator("[data-result]")).to_have_count(1)
    expect(page.get_by_text("You are the first to finish")).to_be_visible()
    axe(page)
    check_small(page, "challenge", within=None)

    other = bea.page
    other.goto(address)
    expect(other.get_by_text("One person has finished.")).to_be_visible()
    expect(other.locator("[data-result]")).to_have_count(0)
    axe(other)
    begin(bea, "Bea")
    play_out(other, -1)
    other.get_by_role("link", name="Results").click()
    expect(other.locator("[data-result]")).to_have_count(2)
    axe(other)
    check_small(other, "challenge-results", within=None)
    for language in LANGUAGES:
        show(other, Look("phone", language))
        other.wait_for_function(WHOLE)  # both links of a result are in sight
    show(other, Look("phone"))
    screenshot(other, "challenge-phone")
    other.get_by_role("link", name=re.compile("Side by side.*Ann")).click()
    compared = other.locator("[data-parted]")
    expect(compared).to_have_attribute("data-parted", re.compile("^[01]$"))  # a bot may begin
    expect(compared).to_have_attribute("data-step", "0")
    expect(other.locator('[data-side="0"]')).to_be_visible()
    expect(other.locator('[data-side="1"]')).to_be_hidden()
    other.get_by_label("Whose game").select_option(label="Ann")
    expect(other.locator('[data-side="1"]')).to_be_visible()
    other.get_by_role("button", name="Forward one turn").click()
    expect(compared).to_have_attribute("data-step", "1")
    axe(other)
    where = other.url

    page.goto(where)
    for side in ("0", "1"):
        expect(page.locator(f'[data-side="{side}"]')).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator('[data-side="1"]').get_by_text("The game is over")).to_be_visible()
    check_small(page, "compare", within=None)
    check_room(page)
    axe(page, landmark_unique=False)  # a board is there twice, each in a region of its own
    # Whoever has not finished sees neither game.
    stranger = visitors(LAPTOP)
    stranger.page.goto(where)
    refused = stranger.page.get_by_text("once you have finished the same challenge")
    expect(refused).to_be_visible()


def test_friends_are_challenged_from_a_new_game_and_from_its_end(visitor: Visitor) -> None:
    page = visitor.go("#/new/nim")
    page.get_by_role("button", name="Make a challenge").click()
    expect(page.get_by_role("heading", name="Challenge", exact=True)).to_be_visible()
    expect(page.get_by_label("Link to this challenge")).to_have_value(page.url)
    page = visitor.go("#/new/nim")
    page.get_by_role("button", name="Duplicate match").click()
    expect(page.locator("[data-board]")).to_have_count(2)
    page = visitor.go("#/new/nim")
    page.get_by_role("button", name="Start").click()
    play_out(page, 0)
    page.get_by_role("button", name="Challenge a friend").click()
    expect(page.locator("[data-result=mine]")).to_contain_text("before the challenge was made")


def test_the_record_is_counted_and_drawn(visitor: Visitor) -> None:
    page = visitor.go("#/study")
    page.locator("[data-place=stats]").click()
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    for choice in (0, -1):
        page = visitor.go("#/new/nim")
        page.get_by_role("button", name="Start").click()
        play_out(page, choice)
    page = visitor.go("#/stats")
    expect(page.get_by_text("once 20 whole games")).to_be_visible()
    record = page.locator("[data-record=nim]")
    expect(record).to_contain_text("2 games")
    expect(record.locator("polyline")).to_have_attribute("points", re.compile("^0,.* 100,"))
    expect(record.get_by_role("row")).to_have_count(2)
    show(page, Look("phone"))
    told = record.get_by_text("By opponent")
    told.scroll_into_view_if_needed()
    expect(told).to_be_in_viewport(ratio=0.9)  # a phone, too, tells what the groups go by
    check_small(page, "stats-counted", within=None)
    axe(page)
