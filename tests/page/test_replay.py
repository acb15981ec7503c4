"""Looking back at a finished game, and playing on from a moment of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import Visitor, axe, screenshot, scrolls_sideways
from tests.page.conftest import Invite
from tests.page.tables import post
from valewright import games, mystic
from valewright.bots import Seat, make_bot
from valewright.kernel.record import Record

GAMES = ("mystic-vale", "misty-valley")


def record_text(game: str, options: dict[str, Any] | None = None) -> str:
    """A whole game between two bots."""
    record = Record(games.game(game), options or {}, seed=4)
    bot = make_bot("random", 4)
    while not record.state.over:
        record.play(bot.choose(Seat(record.state, record.state.to_act)))
    return record.text()


@pytest.fixture(scope="module", params=GAMES)
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
    assert page.url.endswith("/7")
    page.keyboard.press("Home")
    arrived(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    arrived(page, 1)
    page.get_by_role("button", name="Pause").click()


def test_a_moment_can_be_seen_with_the_eyes_of_a_seat(visitor: Visitor, finished: str) -> None:
    page = opened(visitor, finished, 12)
    page.get_by_label("View as").select_option(index=1)
    arrived(page, 12)
    axe(page)


def test_playing_on_from_here(visitor: Visitor, finished: str) -> None:
    page = opened(visitor, finished, 20)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_label("Your seat").select_option(index=0)
    axe(page, "dialog[open]")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    page.wait_for_selector("[data-at]")
    assert int(page.locator("[data-at]").get_attribute("data-at") or "0") >= 20


def test_it_fits_and_satisfies_axe(sized: Visitor, finished: str) -> None:
    page = opened(sized, finished, 15)
    axe(page)
    assert not scrolls_sideways(page)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    screenshot(page, f"replay-{sized.name}-{finished[:3]}")


def test_an_unknown_table_is_said_to_be_unknown(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/#/replay/nowhere/0")
    expect(visitor.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()


WATCH = """() => {
    window.flown = [];
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.inert && node.style?.position === "fixed") window.flown.push(node);
    }).observe(document.body, { childList: true, subtree: true });
}"""


def with_a_vale() -> tuple[Record, str]:
    """A game of Mystic Vale up to the move that buys its first vale; which vale it is."""
    vales = {f"buy {name}" for name in mystic.catalogue().vales}
    for seed in range(200):
        record = Record(games.game("mystic-vale"), {}, seed=seed)
        bot = make_bot("greedy", seed)
        while not record.state.over:
            legal = record.state.legal_moves()
            bought = [move for move in legal if record.state.notation(move) in vales]
            if bought and record.state.decision == "harvest":
                vale = record.state.notation(bought[0]).removeprefix("buy ")
                record.play(bought[0])
                while record.state.decision == "pay":
                    record.play(record.state.legal_moves()[0])
                return record, vale
            record.play(bot.choose(Seat(record.state, record.state.to_act)))
    raise AssertionError("nobody could buy a vale")


def seen_last(visitors: Invite, record: Record) -> Page:
    """The last move of a record as a replay shows it, once something has flown over the table."""
    visitor = visitors(reduced_motion="no-preference")
    at = len(record.moves)
    made = post(visitor.address, "/records", {"text": record.text()})
    page = visitor.page
    page.goto(f"{visitor.address}/#/replay/{made['table']['id']}/{at - 1}")
    arrived(page, at - 1)
    page.locator('[data-anchor="pool"]').wait_for()
    page.evaluate(WATCH)
    page.keyboard.press("ArrowRight")
    arrived(page, at)
    page.wait_for_function("() => window.flown.length > 0")
    return page


def test_a_vale_that_is_bought_moves_to_its_owner_and_is_told_as_what_they_did(
    visitors: Invite,
) -> None:
    record, vale = with_a_vale()
    page = seen_last(visitors, record)
    buyer = record.seats[-1]
    expect(page.locator(f'[data-seat="{buyer}"]')).to_contain_text(vale)
    expect(page.locator(f'[data-seat="{buyer}"]')).not_to_contain_text("passed")


def test_points_that_are_gained_fly_from_the_pool(visitors: Invite) -> None:
    record = Record(games.game("mystic-vale"), {}, seed=4)
    bot = make_bot("greedy", 4)
    while record.words[-1:] != ["take VP"]:
        record.play(bot.choose(Seat(record.state, record.state.to_act)))
    seen_last(visitors, record)
