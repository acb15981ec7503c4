"""How many presses a turn takes: buying and placing in one, and no step for its own sake."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.mystic.page.playing import ASKED, EDGE
from tests.mystic.page.positions import reach, sit_at
from tests.page.browser import Visitor, axe, screenshot
from tests.page.tables import at, new_table, sit_down

GHOST = ".field .card[data-ghost]"
COUNT = """() => {
    window.presses = 0;
    addEventListener("pointerdown", () => (window.presses += 1), true);
}"""


@pytest.fixture(scope="module")
def harvest() -> Any:
    """A harvest with mana for an advancement that fits on different cards."""
    return reach(
        "harvest", 3, also=lambda state: state.table.mana in (3, 4) and state.table.buys == 0
    )


def offer(page: Page) -> Locator:
    """Something to buy that has more than one place to go."""
    for spot in page.locator(".market .spot.lit").all():
        spot.hover()
        page.locator(GHOST).first.wait_for()
        faces = page.locator(GHOST).evaluate_all("all => all.map((one) => one.innerText)")
        if len(set(faces)) > 1:
            return spot
    raise AssertionError("nothing fits on two different cards")


def told(page: Page) -> str:
    return page.locator(".log").inner_text()


def moved_to(page: Page, moves: int) -> None:
    page.wait_for_function(
        "n => Number(document.querySelector('[data-at]').dataset.at) >= n", arg=moves
    )


def test_two_presses_buy_place_and_end_the_turn(visitor: Visitor, harvest: Any) -> None:
    page = sit_at(visitor, harvest)
    before = at(page)
    offer(page).hover()
    page.evaluate(COUNT)
    screenshot(page, "mystic-ghosts")
    page.locator(GHOST).last.click(position=EDGE)
    moved_to(page, before + 1)
    expect(page.locator(".board[data-placed='1']")).to_be_visible()
    expect(page.locator(".pending")).to_have_count(0)
    axe(page)
    page.locator("[data-main]").click()
    expect(page.locator(".log")).to_contain_text("Player 1 sleeves")
    assert page.evaluate("() => window.presses") == 2
    assert "starts turn" in told(page).split("Player 1 sleeves")[1]


def test_two_taps_buy_and_place(phone: Visitor, harvest: Any) -> None:
    page = sit_at(phone, harvest)
    before = at(page)
    page.evaluate(COUNT)
    page.locator(".market .spot.lit").first.tap()
    expect(page.locator(".lifted [data-take]")).to_be_visible()
    assert at(page) == before
    page.locator(GHOST).last.tap(position=EDGE)
    moved_to(page, before + 1)
    expect(page.locator(".board[data-placed='1']")).to_be_visible()
    assert page.evaluate("() => window.presses") == 2


def test_two_keys_buy_and_place_and_a_third_ends_the_turn(visitor: Visitor, harvest: Any) -> None:
    page = sit_at(visitor, harvest)
    before = at(page)
    key = offer(page).locator("kbd").inner_text()
    page.mouse.move(2, 2)
    page.keyboard.press(key)
    moved_to(page, before + 1)
    expect(page.locator(f"{GHOST}:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".board[data-placed='1']")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("Player 1 sleeves")


def test_a_purchase_is_placed_in_the_harvest_and_moved_again(
    visitor: Visitor, harvest: Any
) -> None:
    page = sit_at(visitor, harvest)
    before = at(page)
    offer(page).click()
    moved_to(page, before + 1)
    expect(page.locator("[data-decision]")).to_contain_text("Where does")
    expect(page.locator("[data-main]")).to_have_attribute("data-golden", "false")
    expect(page.locator("[data-main]")).to_contain_text("1 to place")
    page.locator(GHOST).first.click(position=EDGE)
    expect(page.locator(".board[data-placed='1']")).to_be_visible()
    assert at(page) == before + 1
    placed = page.locator(".field .card", has=page.locator(".fresh"))
    placed.click(position=EDGE)
    expect(page.locator(".board[data-placed='0']")).to_be_visible()
    page.locator(GHOST).last.click(position=EDGE)
    expect(page.locator(".board[data-placed='1']")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".board[data-placed='0']")).to_be_visible()
    assert at(page) == before


def test_a_ghost_can_be_dropped_on(visitor: Visitor, harvest: Any) -> None:
    page = sit_at(visitor, harvest)
    before = at(page)
    spot = offer(page)
    spot.drag_to(page.locator(GHOST).last, target_position=EDGE)
    moved_to(page, before + 1)
    expect(page.locator(".board[data-placed='1']")).to_be_visible()


def test_what_is_not_placed_is_asked_for_and_then_the_turn_is_over(
    visitor: Visitor, harvest: Any
) -> None:
    page = sit_at(visitor, harvest)
    before = at(page)
    offer(page).click()
    moved_to(page, before + 1)
    page.locator("[data-main]").click()
    page.wait_for_selector("[data-decision=sleeve]")
    page.locator(".field .card.lit").first.click(position=EDGE)
    expect(page.locator(".log")).to_contain_text("Player 1 sleeves")
    page.wait_for_selector(ASKED)
    expect(page.locator("[data-decision=plant]")).to_be_visible()


def test_ending_the_turn_is_golden_once_nothing_better_is_left(
    visitor: Visitor, harvest: Any
) -> None:
    page = sit_at(visitor, harvest)
    main = page.locator("[data-main]")
    expect(main).to_have_attribute("data-golden", "false")
    for _ in range(6):
        useful = page.locator(
            ".market .spot.lit, .vales .spot.lit, .own .spot.lit, .chip[data-act^=use]"
        )
        if useful.count() == 0:
            break
        before = at(page)
        useful.first.click()
        moved_to(page, before + 1)
        page.wait_for_selector(ASKED)
        while page.locator(GHOST).count():
            page.locator(GHOST).first.click(position=EDGE)
        page.mouse.move(2, 2)
    expect(main).to_have_attribute("data-golden", "true")


def test_what_is_lacking_is_said_at_once(visitor: Visitor, harvest: Any) -> None:
    page = sit_at(visitor, harvest)
    # A pointer that rests would have to wait; a press does not.
    page.evaluate("() => { window.kept = setTimeout; window.setTimeout = () => 0; }")
    page.locator(".market .spot[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".lifted .lack")).to_contain_text("more mana needed")
    page.evaluate("() => { window.setTimeout = window.kept; }")
    screenshot(page, "mystic-lacking")
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    page.wait_for_selector(ASKED)
    page.locator(".market .spot").first.click(force=True)
    expect(page.locator(".lifted .lack")).to_contain_text("once you stop pushing")


def test_the_chance_to_spoil_tells_which_cards_do(visitor: Visitor) -> None:
    page = sit_at(
        visitor, reach("plant", 2, also=lambda state: state.view(0)["me"]["spoil_odds"][0] > 0)
    )
    page.locator("[data-coach=push]").hover()
    tip = page.locator("[role=tooltip]:popover-open")
    expect(tip).to_contain_text("☠")
    cards = [line for line in tip.inner_text().splitlines() if re.match(r"(☠ )?\d+ \S ", line)]
    assert any("☠" in line for line in cards), cards
    assert all(("☠" in line) == ("Cursed Land" in line) for line in cards), cards


def test_decay_is_explained_only_while_it_matters(visitor: Visitor, harvest: Any) -> None:
    page = sit_at(visitor, harvest)
    expect(page.locator("[data-coach=decay]")).not_to_contain_text("spoils at 4")
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    page.wait_for_selector(ASKED)
    expect(page.locator("[data-coach=decay]")).to_contain_text("spoils at 4")
