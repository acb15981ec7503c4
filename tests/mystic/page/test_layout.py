"""What can be read and pressed at a table of Mystic Vale, at every size, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.mystic.page.positions import ALL, reach, sit_at
from tests.page.browser import Visitor, axe, screenshot
from tests.page.conftest import Invite
from tests.page.measures import SIZES, Allowed, Look, check, check_all, looks, show
from tests.page.tables import new_table, sit_down

# Cards of a field overlap; what is written on them keeps to what shows of each.
FANNED = Allowed(overlap=".field li, .rival li", target=".field .card")
BLANKS = """() => {
    const cards = [...document.querySelectorAll(".field li")].map((one) => ({
        box: one.getBoundingClientRect(),
        order: Number(one.style.zIndex),
        blank: one.querySelector(".layer, .leader") === null,
    }));
    return cards.flatMap((over) => cards.filter((under) => over.blank && !under.blank
        && over.order > under.order
        && over.box.left < under.box.right - 1 && over.box.right > under.box.left + 1));
}"""

# The frame around another's field ends above the strip below it.
FRAMED = """() => {
    const [cards, strip] = [".field .cards", ".strip"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
    return cards.bottom <= strip.top + 0.5;
}"""
# All costs stand in the same corner.
COSTS = """() => {
    const gaps = [...document.querySelectorAll(".market .spot:has(.cost)")].map((one) =>
        one.getBoundingClientRect().right
            - one.querySelector(".cost").getBoundingClientRect().right);
    return Math.max(...gaps) - Math.min(...gaps);
}"""
# Where the log is shown, so is its end.
LAST = """() => [...document.querySelectorAll(".log ol")].every((one) =>
    one.scrollTop + one.clientHeight >= one.scrollHeight - 2)"""


@pytest.fixture(scope="module")
def games() -> dict[str, Any]:
    """Positions with long texts, many cards and many players."""
    return {
        "late": reach("harvest", 8, ALL, 13),
        "six": reach("harvest", 6, {**ALL, "players": 6}, 26),
        "planting": reach("plant", 7, {**ALL, "players": 4}, 24),
    }


@pytest.mark.parametrize("name", ["late", "six"])
def test_everything_can_be_read(visitor: Visitor, games: dict[str, Any], name: str) -> None:
    page = sit_at(visitor, games[name])
    for size in SIZES:
        show(page, Look(size))
        screenshot(page, f"mystic-{name}-{size}")
        assert page.evaluate(BLANKS) == []
        assert page.evaluate(COSTS) < 4
        page.wait_for_function(LAST)
    check_all(page, name, looks(), FANNED)
    check_seats(page, {"late": 2, "six": 6}[name])


@pytest.mark.parametrize("players", [3, 5])
def test_any_number_of_players(visitor: Visitor, players: int) -> None:
    # Rivals who have bought several things with long names in their last turns.
    page = sit_at(visitor, reach("plant", 5, {**ALL, "players": players}, 20))
    check_all(page, f"{players} players", looks(), FANNED)
    check_seats(page, players)
    show(page, Look())
    page.locator("[data-seat='1']").click()
    for look in (Look("laptop"), Look("wide")):
        show(page, look)
        assert page.evaluate(FRAMED), look


def check_seats(page: Page, players: int) -> None:
    """A finger reaches everyone, and everyone has a creature of their own."""
    show(page, Look("phone"))
    for seat in range(players):
        expect(page.locator(f"[data-seat='{seat}']")).to_be_in_viewport(ratio=1)
    avatars = page.locator(".seats .avatar img").evaluate_all("all => all.map((one) => one.src)")
    assert len(set(avatars)) == players


def test_planting_can_be_read_in_every_language(visitor: Visitor, games: dict[str, Any]) -> None:
    page = sit_at(visitor, games["planting"])
    push, main = page.locator("[data-coach=push]"), page.locator("[data-main]")
    check_all(page, "planting", looks(), FANNED)
    check_seats(page, 4)
    for look in looks(("phone", "laptop"), themes=("dark",)):
        show(page, look)
        expect(push).to_be_in_viewport(ratio=1)
        expect(main).to_be_in_viewport(ratio=1)
        if look.size == "phone":
            boxes = [one.bounding_box() for one in (push, main)]
            assert all(box and box["width"] > 120 for box in boxes), boxes


def test_letters_of_twice_the_size_are_so(visitor: Visitor, games: dict[str, Any]) -> None:
    page = sit_at(visitor, games["planting"])
    sizes = """() => ["[data-decision]", "[data-main] b", ".amount b", "[data-coach=push] b"].map(
        (one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"""
    for size in ("phone", "laptop"):
        show(page, Look(size))
        before = page.evaluate(sizes)
        show(page, Look(size, text=200))
        after = page.evaluate(sizes)
        assert all(b >= 1.9 * a for a, b in zip(before, after, strict=True)), (before, after)


def test_a_lifted_card_tells_all_of_it(visitor: Visitor, games: dict[str, Any]) -> None:
    page = sit_at(visitor, games["late"])
    look = Look("laptop", "ca")
    show(page, look)
    for spot in page.locator(".market .spot, .vales .spot").all():
        spot.hover()
        page.wait_for_selector(".lifted")
        check(page, "lifted", look, within=".lifted")


def test_leaders_say_what_they_bring(visitor: Visitor) -> None:
    options = {**ALL, "leaders": "choose", "amulets": "choose"}
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", options=options, seed=3))
    page.wait_for_selector("[data-choice=choose-leader]")
    for leader in ("Taeda", "Silverwing"):
        sides = page.locator(".option.leader", has_text=leader).locator(".upgraded")
        assert "·" in sides.inner_text(), sides.inner_text()
    check_all(page, "leaders", looks(), within=".choice")
    show(page, Look())
    page.locator("[data-act=take-leader]").first.click()
    page.wait_for_selector("[data-choice=choose-amulet]")
    check_all(page, "amulets", looks(), within=".choice")


def test_an_amulet_is_kept_or_not_before_there_is_a_field(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, "mystic-vale", options=ALL, seed=31))
    page.locator(".choice .answer").first.wait_for()
    check_all(page, "answers", looks(("phone", "laptop")), within=".choice")
    check_all(page, "no field", looks(("phone", "laptop")), within=".lower")


def test_whose_field_is_shown(visitor: Visitor, games: dict[str, Any]) -> None:
    page = sit_at(visitor, games["six"])
    field = page.locator(".field")
    for look in (Look("laptop"), Look("phone")):
        show(page, look)
        expect(field.locator(".whose")).to_have_text("Your field")
        page.locator("[data-seat='2']").click()
        expect(field).to_have_attribute("data-field-of", "2")
        expect(field.locator(".whose")).to_contain_text("Jay's field")
        check(page, "another's field", look, FANNED)
        screenshot(page, f"mystic-whose-{look.name}")
        page.locator("[data-back]").click()
        expect(field).to_have_attribute("data-field-of", "0")
    show(page, Look("laptop"))
    expect(page.locator("[data-rival]")).to_have_count(0)
    show(page, Look("desktop"))
    expect(page.locator("[data-rival]")).to_have_count(5)
    axe(page)


def test_vales_say_what_they_do(visitors: Invite, games: dict[str, Any]) -> None:
    phone = visitors(SIZES["phone"], has_touch=True, is_mobile=True)
    page = sit_at(phone, games["late"])
    page.locator("#tab-vales").tap()
    for text in (100, 200):
        show(page, Look("phone", text=text))
        check(page, "vales", Look("phone", text=text), FANNED)
        screenshot(page, f"mystic-vales-{text}")
    expect(page.locator(".vales .spot .words").first).to_be_visible()
    expect(page.locator(".vales .spot")).to_have_count(8)
