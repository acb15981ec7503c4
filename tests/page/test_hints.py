"""Hints at the table, and the review of a finished game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import Visitor
from tests.page.conftest import Invite
from tests.page.measures import Look, looks, show
from tests.page.screens import check_shown
from tests.page.tables import BUILT_IN, at, new_table, post, sit_down
from tests.page.test_replay import arrived

THINKING = 180_000  # a busy machine thinks slowly
DECIDING = '[data-main], [data-coach="push"], [data-act]'  # what nothing may cover


def covered(page: Page) -> list[str]:
    """What one decides with that the panel of a hint lies upon."""
    found: list[str] = page.evaluate(
        """(deciding) => {
            const panel = document.querySelector("[data-hint]").getBoundingClientRect();
            return [...document.querySelectorAll(deciding)]
                .filter((one) => one.closest("[data-hint]") === null)
                .filter((one) => {
                    const box = one.getBoundingClientRect();
                    return box.left < panel.right && box.right > panel.left
                        && box.top < panel.bottom && box.bottom > panel.top;
                })
                .map((one) => one.textContent.trim());
        }""",
        DECIDING,
    )
    return found


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_hint_explains_itself_and_can_be_played(visitor: Visitor, game: str) -> None:
    page = sit_down(visitor, new_table(visitor.address, game, seed=12))
    button = page.get_by_role("button", name="Hint", exact=True)
    button.wait_for()
    before = at(page)
    button.click()
    panel = page.locator("[data-hint]")
    panel.wait_for(timeout=THINKING)
    expect(panel).to_contain_text("% to win")
    page.locator("[data-hint-share='1']").wait_for(timeout=THINKING)
    never_covered(page)
    panel.get_by_text("What it does").click()
    expect(panel.get_by_role("table")).to_be_visible()
    expect(panel).to_contain_text("trial game")
    panel.get_by_role("listitem").get_by_role("button").first.click()
    expect(panel.locator("[data-instead]")).to_be_visible()
    never_covered(page)
    check_shown(page, f"hint-{game}", within="[data-hint]")
    show(page, Look())
    button.click()
    expect(panel).to_have_count(0)
    show(page, Look("phone"))
    button.click()
    panel.wait_for(timeout=THINKING)
    panel.get_by_role("button", name="Play this").click()
    page.wait_for_function(
        "n => Number(document.querySelector('[data-at]').dataset.at) !== n", arg=before
    )
    assert page.get_by_text("Thinking…").count() == 0  # of what has been decided
    expect(panel).to_have_count(0)


def never_covered(page: Page) -> None:
    """At no size does the hint lie upon what one decides with."""
    for look in looks(languages=("en",), themes=("dark",)):
        show(page, look)
        assert covered(page) == [], look
    show(page, Look())


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_hint_is_in_the_language_of_the_page(visitors: Invite, game: str) -> None:
    spanish = visitors(locale="es-ES")
    page = sit_down(spanish, new_table(spanish.address, game, seed=12))
    page.get_by_role("button", name="Consejo", exact=True).click()
    panel = page.locator("[data-hint]")
    panel.wait_for(timeout=THINKING)
    panel.get_by_text("Qué cambia").click()
    expect(panel).to_contain_text("partida")


def test_a_table_without_hints_offers_none(visitor: Visitor) -> None:
    wanted = {
        "game": BUILT_IN[-1],
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
        "hints": False,
    }
    page = sit_down(visitor, post(visitor.address, "/tables", wanted))
    page.get_by_text("Your turn").first.wait_for()
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0


def test_a_game_that_was_given_up_can_be_reviewed(visitor: Visitor) -> None:
    page = sit_down(visitor, new_table(visitor.address, BUILT_IN[-1], seed=12))
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_text("resigned").first).to_be_visible()
    page.locator(".scoring").wait_for()
    check_shown(page, "resigned", within=".scoring")
    show(page, Look())
    table = page.url.rsplit("/", 1)[-1]
    page.goto(f"{visitor.address}/#/replay/{table}/0")
    arrived(page, 0)
    page.get_by_role("button", name="Review").click()
    curve = page.get_by_role("img", name="Player 1 0%")
    expect(curve).to_be_visible(timeout=2 * THINKING)
