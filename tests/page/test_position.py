"""The position editor: text and board side by side, links, files, analysis, and play."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.browser import Visitor, axe, screenshot
from tests.page.tables import BUILT_IN, post
from tests.page.test_replay import record_text
from valewright.lab.puzzles import shipped

SELECTED = """() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.slice(selectionStart, selectionEnd);
}"""
NIM = "scenario: Three piles\ngame: nim\ncounters: 3, 5, 5\nturn: 1\n"
SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
)


def linked(text: str) -> str:
    """The address of a position, as the page makes it."""
    code = base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")
    return f"#/position/link/{code}"


def ready(page: Page) -> None:
    expect(page.locator(".editor[data-read=true]")).to_be_visible()


def write(page: Page, text: str) -> None:
    page.get_by_label("The position as text").fill(text)


def written(page: Page) -> str:
    return page.get_by_label("The position as text").input_value()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_ready_position_of_each_game(visitor: Visitor, game: str, size: ViewportSize) -> None:
    page = visitor.page
    page.set_viewport_size(size)
    visitor.go(f"#/position/new/{game}")
    ready(page)
    for view in ("Board", "Help", "Text"):
        tab = page.get_by_role("tab", name=view)
        if tab.is_visible():
            tab.click()
        screenshot(page, f"position-{game}-{size['width']}-{view}")
        axe(page)
    overflow = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(overflow) <= 0


def test_what_is_wrong_is_said_at_its_line_in_the_readers_language(visitor: Visitor) -> None:
    page = visitor.go(linked(NIM))
    ready(page)
    write(page, NIM.replace("turn: 1", "turn: many"))
    expect(page.locator("[data-problem='4']")).to_contain_text("Line 4: turn: must be a number")
    expect(page.locator(".numbers .bad")).to_have_text("4")
    expect(page.locator("[data-move]")).to_have_count(0)  # the board is of an older text
    page.get_by_role("button", name="Go to line 4").click()
    assert page.evaluate(SELECTED) == "turn: many"
    axe(page)
    page.evaluate("() => localStorage.setItem('valewright.settings', '{\"language\":\"ca\"}')")
    page.reload()
    ready(page)
    page.locator("textarea").fill(NIM + "colour: red\n")
    expect(page.locator("[data-problem='5']")).to_contain_text("Línia 5:")


def test_a_link_holds_the_position_and_survives_a_reload(visitor: Visitor) -> None:
    page = visitor.go("#/position")
    ready(page)
    write(page, NIM)
    ready(page)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".editor")).to_contain_text("The link was copied.")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith(f"{visitor.address}/#/position/link/")
    visitor.go("#/study")
    page.goto(copied)
    ready(page)
    assert written(page) == NIM
    page.reload()
    ready(page)
    assert written(page) == NIM


@pytest.mark.parametrize(
    "code",
    [
        "AAAA",
        "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        base64.urlsafe_b64encode(zlib.compress(b"A" * 3_000_000, 9)).decode().rstrip("="),
        "A" * 50_000,
        linked(NIM)[16:][:-6],
    ],
    ids=["damaged", "markup", "bomb", "endless", "cut off"],
)
def test_a_hostile_link_is_refused_in_words(visitor: Visitor, code: str) -> None:
    page = visitor.go(f"#/position/link/{code}")
    expect(page.locator("footer [role=alert]")).to_contain_text("damaged or too long")
    ready(page)  # a position to go on with


def test_a_link_to_a_text_that_is_no_position_shows_what_is_wrong(visitor: Visitor) -> None:
    page = visitor.page
    for text in ("<img src=x onerror=alert(1)>", "[" * 5000, "scenario: A\ngame: nim\n" * 3):
        visitor.go(linked(text))
        expect(page.locator(".wrong")).to_be_visible()
        assert written(page) == text
    assert page.locator("img[src=x]").count() == 0


def test_a_position_is_analysed_and_moves_are_judged(visitor: Visitor) -> None:
    page = visitor.go(linked(NIM))
    ready(page)
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("[data-plan] li").first).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Clear the analysis").click()
    page.locator("[data-move]").first.click()
    expect(page.locator("[data-verdict]:not([data-verdict=''])")).to_be_visible()
    expect(page.locator(".kind")).to_be_visible()
    page.get_by_role("button", name="Play this move in the text").click()
    assert written(page).splitlines()[-1].startswith("play take ")
    ready(page)
    expect(page.get_by_role("status").first).to_contain_text("Player 2")


def test_a_position_is_played_on_from(visitor: Visitor) -> None:
    page = visitor.go(linked(NIM))
    ready(page)
    page.get_by_label("Opponent").select_option("random")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("[data-at]")
    assert "#/table/" in page.url


def test_files_are_saved_and_loaded(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go(linked(NIM))
    ready(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    assert saving.value.suggested_filename == "three-piles.scenario"
    kept = tmp_path / "kept.scenario"
    saving.value.save_as(kept)
    assert kept.read_text(encoding="utf-8") == NIM
    write(page, NIM.replace("3, 5, 5", "1"))
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.get_by_label("The position as text")).to_have_value(NIM)
    big = tmp_path / "big.scenario"
    big.write_text("#" * 200_000, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(big)
    expect(page.locator("main").get_by_text("This file is too long")).to_be_visible()
    assert written(page) == NIM


def test_lines_and_names_are_put_in_with_a_press(visitor: Visitor) -> None:
    game = BUILT_IN[0]
    page = visitor.go(f"#/position/new/{game}")
    ready(page)
    page.locator("[data-keys] button").nth(4).click()
    key = page.locator("[data-keys] button").nth(4).inner_text()
    expect(page.get_by_label("The position as text")).to_have_value(re.compile(f"\\n{key}: \\n"))
    expect(page.get_by_label("The position as text")).to_be_focused()
    name = page.locator("[data-names] button").first
    put = name.inner_text()
    name.click()
    value = re.compile(f"\\n{key}: {re.escape(put)}\\n")
    expect(page.get_by_label("The position as text")).to_have_value(value)
    for one in page.locator("[data-keys] li").all():
        assert one.locator("span").inner_text().strip()


def test_ways_to_the_editor(visitor: Visitor, address: str) -> None:
    page = visitor.go("#/study")
    page.locator("[data-place=position]").click()
    ready(page)
    game = BUILT_IN[-1]
    visitor.go(f"#/exercise/puzzle/{game}/{next(iter(shipped(game)))}")
    page.get_by_role("link", name="Edit this position").click()
    ready(page)
    made = post(address, "/records", {"text": record_text("nim")})["table"]["id"]
    visitor.go(f"#/replay/{made}/1")
    page.get_by_role("link", name="Edit this position").click()
    ready(page)
    assert "game: nim" in written(page)
    expect(page.get_by_role("status").first).to_contain_text("Player 2")


def test_tabs_are_turned_with_the_arrow_keys_on_a_phone(phone: Visitor) -> None:
    page = phone.go(linked(NIM))
    ready(page)
    page.get_by_role("tab", name="Board").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Help")).to_be_focused()
    expect(page.locator("[data-keys]").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("The position as text")).to_be_visible()
