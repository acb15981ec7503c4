"""The screens that only Misty Valley has, measured as tests/page/screens.py says."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.browser import Visitor
from tests.page.measures import Look, show
from tests.page.screens import Screen, check_screen, check_small
from tests.page.tables import new_table, post, sit_down
from tests.page.test_replay import record_text

GAME = "misty-valley"


def test_a_replay_can_be_read_and_pressed(looker: Visitor) -> None:
    over = post(looker.address, "/records", {"text": record_text(GAME)})["table"]["id"]
    replay = Screen(f"#/replay/{over}/60", ready="[data-moment='60']", fits=True)
    check_screen(looker, "misty-replay", replay)
    # Who looks through nobody's eyes has no patrols.
    expect(looker.page.locator(".supply")).to_be_visible()
    expect(looker.page.locator(".hand")).to_have_count(0)


def test_what_a_player_has_can_be_read(looker: Visitor) -> None:
    page = sit_down(looker, new_table(looker.address, GAME, seed=7))
    show(page, Look("phone"))
    page.locator(".player button.head").first.click()
    check_small(page, "misty-player")
