"""Mystic Vale in the page: whole games by mouse and by keyboard, and all that surrounds them."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.mystic.page.playing import (
    ASKED,
    OVER,
    asked,
    click_something,
    decision,
    moved_on,
    press_something,
)
from tests.page.browser import PATIENCE, PHONE, Server, Visitor, axe, lasting, screenshot
from tests.page.conftest import Invite
from tests.page.measures import Look, check_all, looks, show
from tests.page.screens import check_shown
from tests.page.tables import at, new_table, post, sit_down

LONGEST = 1500
SHORT = {"pool": 4}
ALL = {
    "sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"],
    "leaders": "random",
    "amulets": "random",
}
MOST_TARGETS_SMALL = """() => [...document.querySelectorAll(
    ".actions button, .tabs button, .piles button, .seats button, .market .spot, .field .card"
)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.width < 43.5 || box.height < 43.5);
}).map((one) => one.outerHTML.slice(0, 120))"""


def fits(page: Page) -> bool:
    """Whether the whole table is in the window, with nothing to scroll."""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollHeight <= innerHeight
                && document.documentElement.scrollWidth <= innerWidth"""
        )
    )


def play_until(page: Page, wanted: str, rng: random.Random, seats: int = 1) -> None:
    """Play by mouse until a decision is asked for."""
    for _ in range(LONGEST * seats):
        assert asked(page), f"the game is over before {wanted}"
        if decision(page) == wanted:
            return
        click_something(page, rng)
    raise AssertionError(f"{wanted} does not come")


def play_out(page: Page, rng: random.Random, by_keys: bool = False) -> None:
    """To the end of the game."""
    for _ in range(LONGEST):
        if not asked(page):
            return
        if by_keys:
            press_something(page, rng)
        else:
            click_something(page, rng)
    raise AssertionError("the game does not end")


def moved_to(page: Page, moves: int) -> None:
    """Wait until so many moves have been played."""
    page.wait_for_function(
        "n => Number(document.querySelector('[data-at]').dataset.at) === n", arg=moves
    )


def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", options=SHORT, seed=21))
    page.wait_for_selector(ASKED)
    axe(page)
    screenshot(page, "mystic-planting")
    assert fits(page)
    play_out(page, random.Random(5))
    expect(page.locator(".scoring h1")).to_have_text(re.compile("win|share"))
    check_shown(page, "mystic-end", within=".scoring")
    show(page, Look())
    played = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(played)
    page.wait_for_selector(ASKED)
    expect(page.locator("[data-main], [data-coach=push]").first).to_be_visible()


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", options=SHORT, seed=22))
    page.wait_for_selector(ASKED)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dl")).to_be_visible()
    named = " ".join(page.locator("dialog[open] kbd").all_inner_texts())
    assert set(named.split()) >= {*"19TMPBECVFAODLUH?", "Space", "Enter", "Esc"}, named
    axe(page, "dialog[open]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)  # until then keys are the dialog's
    play_out(page, random.Random(6), by_keys=True)
    expect(page.locator(".scoring h1")).to_have_text(re.compile("win|share"))


def test_four_players_with_everything(visitor: Visitor) -> None:
    seats = ("me", "greedy", "greedy", "greedy")
    table = new_table(visitor.address, "mystic-vale", seats, {**ALL, "pool": 8}, seed=23)
    page = sit_down(visitor, table)
    rng = random.Random(7)
    for step in range(LONGEST):
        if not asked(page):
            break
        assert fits(page)
        if step in (20, 60):
            screenshot(page, f"mystic-everything-{step}")
            axe(page)
        click_something(page, rng)
    expect(page.locator(OVER)).to_be_visible()
    page.mouse.move(0, 0)
    check_all(page, "four-players-end", looks(("phone", "laptop"), ("en", "ca")), within=OVER)
    for size, seen in (("phone", ".kinds thead th"), ("laptop", ".kinds tfoot td, article")):
        show(page, Look(size))
        for one in page.locator(OVER).locator(seen).all():
            expect(one).to_be_in_viewport(ratio=1)
    headline, window = page.locator(f"{OVER} h1").bounding_box(), page.viewport_size
    assert headline is not None
    assert window is not None
    assert abs(headline["x"] + headline["width"] / 2 - window["width"] / 2) < 2
    screenshot(page, "mystic-four-players-end")
    axe(page, OVER)


def test_leaders_and_amulets_are_chosen_as_cards(visitor: Visitor) -> None:
    options = {**ALL, "leaders": "choose", "amulets": "choose"}
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", options=options, seed=3))
    page.wait_for_selector("[data-choice=choose-leader] [data-act=take-leader]")
    axe(page)
    assert fits(page)
    screenshot(page, "mystic-leaders")
    page.locator("[data-act=take-leader]").first.click()
    page.wait_for_selector("[data-choice=choose-amulet] [data-act=take-amulet]")
    before = at(page)
    page.locator("[data-act=take-amulet]").first.click()
    moved_on(page, before)
    play_until(page, "plant", random.Random(3))


def test_on_a_phone(phone: Visitor) -> None:
    table = new_table(phone.address, "mystic-vale", options=SHORT, seed=24)
    page = sit_down(phone, table)
    page.wait_for_selector(ASKED)
    axe(page)
    assert page.evaluate(MOST_TARGETS_SMALL) == []
    rng = random.Random(8)
    play_until(page, "harvest", rng)
    assert fits(page)
    screenshot(page, "mystic-phone-harvest")
    page.locator(".market .spot.lit").first.tap()
    expect(page.locator(".field .card[data-ghost]").first).to_be_visible()
    assert fits(page)
    screenshot(page, "mystic-phone-ghosts")
    axe(page)


def test_what_is_missing_is_said(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    play_until(page, "harvest", random.Random(9))
    short = page.locator(".market .spot[aria-disabled=true]").first
    expect(short).to_contain_text("more mana needed")
    before = at(page)
    short.click(force=True)
    assert at(page) == before


def test_a_purchase_is_previewed_and_taken_back(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    play_until(page, "harvest", random.Random(10))
    before = at(page)
    offer = page.locator(".market .spot.lit").first
    offer.hover()
    expect(page.locator(".field .fresh").first).to_be_visible()
    screenshot(page, "mystic-preview")
    offer.click()
    moved_to(page, before + 1)
    expect(page.locator("[data-undo]")).to_contain_text("Buy")
    page.keyboard.press("u")
    moved_to(page, before)
    expect(page.locator(".pending")).to_have_count(0)


def test_the_last_sleeving_waits_for_the_end_of_the_turn(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    rng = random.Random(11)
    play_until(page, "sleeve", rng)
    before = at(page)
    page.reload()  # what the turn was ended with is forgotten
    page.wait_for_selector(ASKED)
    while not page.locator(".board[data-staged=true]").count():
        click_something(page, rng)
    placed = at(page)
    expect(page.locator("[data-main]")).to_have_text(re.compile("End turn"))
    page.locator("[data-undo]").click()
    expect(page.locator(".board[data-staged=false]")).to_be_visible()
    assert at(page) == placed >= before


def test_a_curtain_between_two_at_one_screen(visitor: Visitor) -> None:
    table = new_table(visitor.address, "mystic-vale", ("me", "me"), seed=25)
    page = sit_down(visitor, table)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    axe(page)
    first = page.locator(".curtain h1").inner_text()
    page.locator(".curtain button").click()
    page.wait_for_selector(ASKED)
    rng = random.Random(12)
    while page.locator(".curtain").count() == 0:
        click_something(page, rng)
        page.wait_for_selector(f"{ASKED}, .curtain")
    expect(page.locator(".board")).to_have_count(0)
    assert page.locator(".curtain h1").inner_text() != first


def test_two_browsers_at_one_table(visitors: Invite) -> None:
    host, guest = visitors(), visitors(PHONE)
    table = new_table(host.address, "mystic-vale", ("me", "open"), seed=26)
    info = table["table"]
    invited = {"invite": info["invite"], "name": "Guest"}
    joined = post(guest.address, f"/tables/{info['id']}/join", invited)
    pages = [sit_down(host, table), sit_down(guest, joined)]
    rng = random.Random(13)
    moved: set[int] = set()
    while moved != {0, 1}:
        mover = _asked(pages)
        click_something(pages[mover], rng)
        moved.add(mover)
    assert _settled(pages) > 0


def _asked(pages: list[Page]) -> int:
    """Which of the two pages asks for a move. It may still be showing what led there."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        _settled(pages)
        for number, page in enumerate(pages):
            if page.locator(ASKED).count():
                return number
        pages[0].wait_for_timeout(50)
    raise AssertionError("neither page asks for a move")


def _settled(pages: list[Page]) -> int:
    """Wait until both pages show the same moment; how many moves it comes after."""
    latest = max(at(page) for page in pages)
    for page in pages:
        page.wait_for_function(
            "n => Number(document.querySelector('[data-at]').dataset.at) >= n", arg=latest
        )
    return latest


def test_reloading_in_mid_turn(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    play_until(page, "harvest", random.Random(14))
    before = at(page)
    page.reload()
    page.wait_for_selector(ASKED)
    assert at(page) == before
    assert decision(page) == "harvest"


def test_a_lost_connection_is_shown_and_comes_back(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    page.wait_for_selector(ASKED)
    visitor.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    visitor.context.set_offline(False)
    page.wait_for_selector(ASKED)
    click_something(page, random.Random(15))


def test_a_killed_server_loses_nothing(built: Path, tmp_path: Path, visitors: Invite) -> None:
    server = Server(tmp_path, "--pause", "0")
    try:
        visitor = visitors()
        visitor.address = server.address
        page = sit_down(visitor, new_table(server.address, "mystic-vale", seed=21))
        play_until(page, "harvest", random.Random(16))
        before = at(page)
        visitor.expected.append("WebSocket")  # the browser may tell of it as late as in the end
        server.kill()
        expect(page.locator(".lost")).to_be_visible()
        screenshot(page, "mystic-lost")
        server = server.again()
        expect(page.locator(".lost")).to_have_count(0)
        assert at(page) == before
        click_something(page, random.Random(17))
    finally:
        server.stop()


def test_another_language_in_place(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=21))
    page.wait_for_selector(ASKED)
    before = at(page)
    page.get_by_role("button", name="Table", exact=True).click()
    chosen = page.locator("dialog[open] select")
    for language, said in (("fr", "Pousser"), ("es", "Arriesgar"), ("ca", "Arrisca't")):
        chosen.select_option(language)
        expect(page.locator("[data-coach=push]")).to_contain_text(said)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    assert at(page) == before
    axe(page)


def test_the_board_of_an_opponent(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", seed=27))
    page.wait_for_selector(ASKED)
    own = page.locator(".field ul").get_attribute("aria-label")
    page.locator("[data-seat='1']").click()
    expect(page.locator(".field ul")).not_to_have_attribute("aria-label", own or "")
    screenshot(page, "mystic-opponent")
    assert fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".field ul")).to_have_attribute("aria-label", own or "")


def test_onlookers_see_and_do_nothing(visitor: Visitor, visitors: Invite) -> None:
    table = new_table(visitor.address, "mystic-vale", seed=21)
    sit_down(visitor, table)
    onlooker = visitors()
    onlooker.page.goto(f"{onlooker.address}/#/table/{table['table']['id']}")
    onlooker.page.wait_for_selector(".board[data-asked=false]")
    expect(onlooker.page.get_by_text("Watching")).to_be_visible()
    expect(onlooker.page.locator("[data-main]")).to_have_count(0)
    expect(onlooker.page.locator(".spot.lit")).to_have_count(0)


def spoil(page: Page) -> None:
    """Push until the field has spoiled; whoever looks must be ``lasting``."""
    for _ in range(LONGEST):
        page.wait_for_selector(f"[data-spoiled], {ASKED}")
        if page.locator("[data-spoiled]").count():
            return
        before = at(page)
        push = page.locator("[data-coach=push]")
        if push.count():
            push.click()
        else:
            click_something(page, random.Random(before))
        page.wait_for_function(
            """n => document.querySelector('[data-spoiled]')
                || Number(document.querySelector('[data-at]').dataset.at) !== n""",
            arg=before,
        )
    raise AssertionError("it does not spoil")


def test_a_field_that_spoils_is_held_with_the_card_that_did_it(sized: Visitor) -> None:
    page = sit_down(lasting(sized), new_table(sized.address, "mystic-vale", seed=21))
    page.wait_for_selector(ASKED)
    held = """() => new Promise((seen) => new MutationObserver((_, watcher) => {
        const found = document.querySelector("[data-spoiled]");
        if (!found) return;
        watcher.disconnect();
        const [from, to] = [...found.querySelectorAll("b")].map((one) => Number(one.textContent));
        const words = found.closest("[data-highlight]").textContent;
        seen({ words, from, to, cards: found.querySelectorAll(".card").length });
    }).observe(document.body, { childList: true, subtree: true })).then((told) => {
        window.told = told;
    })"""
    page.evaluate(f"() => void ({held})()")
    spoil(page)
    screenshot(page, f"mystic-spoiled-{sized.name}")
    told = page.wait_for_function("() => window.told").json_value()
    assert "your mana token is active" in told["words"]
    assert told["from"] < 4 <= told["to"]
    assert told["cards"] >= 5
    page.mouse.click(2, 2)
    expect(page.locator("[data-spoiled]")).to_have_count(0)
    expect(page.locator("[data-seat='0']")).to_contain_text("active")


def test_nobody_is_said_to_have_passed_before_they_have(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", ("me", "me"), seed=25))
    page.locator(".curtain button").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".seats")).not_to_contain_text("passed")
    before = at(page)
    page.locator("[data-main]").click()
    moved_to(page, before + 1)
    expect(page.locator(".seats")).to_contain_text("passed")


@pytest.mark.parametrize("again", ["[data-take]", ".market .spot.lit >> nth=0"])
def test_a_tap_lifts_a_card_and_another_buys_it(phone: Visitor, again: str) -> None:
    page = sit_down(phone, new_table(phone.address, "mystic-vale", options=SHORT, seed=24))
    play_until(page, "harvest", random.Random(8))
    before = at(page)
    page.locator(".market .spot.lit").first.tap()
    lifted = page.locator(".lifted")
    expect(lifted).to_be_visible()
    expect(lifted.locator("[data-take]")).to_have_text(re.compile(r"^Buy for \d+$"))
    assert at(page) == before
    screenshot(page, "mystic-phone-lifted")
    axe(page)
    page.locator(again).tap()
    moved_to(page, before + 1)
    expect(lifted).to_have_count(0)
    expect(page.locator("[data-undo]")).to_have_attribute("aria-label", re.compile("Buy"))
