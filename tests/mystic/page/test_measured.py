"""The screens that only Mystic Vale has, measured as tests/page/screens.py says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from tests.mystic.page.test_layout import FANNED
from tests.page.browser import Visitor
from tests.page.screens import DIALOG, SEARCH, Screen, check_screen, check_small
from tests.page.tables import keep, new_table, post
from tests.page.test_replay import record_text


def found(card: str) -> Callable[[Page], None]:
    """Search for a card and open it: behind it, no others are laid out."""

    def act(page: Page) -> None:
        page.locator("input[type=search]").fill(card)
        page.locator("main ul a", has_text=card).first.click()

    return act


def pressed(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name, exact=True).click()


SCREENS = {
    "box": Screen("#/box", SEARCH),
    **{
        f"box-{card.lower()}": Screen("#/box", ready=DIALOG, act=found(card))
        for card in ("Stag", "Xanos", "Homeland")
    },
    "cards": Screen("#/cards/mystic-vale", SEARCH),
    **{
        f"card-{card.lower()}": Screen("#/cards/mystic-vale", ready=DIALOG, act=found(card))
        for card in ("Moon Wolf", "Ashae")
    },
    "replay": Screen("#/replay/{over}/60", FANNED, ready="[data-moment='60']", fits=True),
    "conclaves": Screen("#/new/mystic-vale", ready=DIALOG, act=pressed("Choose conclaves")),
}


@pytest.fixture(scope="module")
def tables(looker: Visitor, address: str) -> dict[str, str]:
    """What the routes lead to: a table at which one plays, and a game that is over."""
    looker.go("#/settings")
    over = post(address, "/records", {"text": record_text("mystic-vale")})
    return {
        "playing": keep(looker, new_table(address, "mystic-vale", seed=12)),
        "over": over["table"]["id"],
    }


@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_can_be_read_and_pressed(
    looker: Visitor, tables: dict[str, str], name: str
) -> None:
    screen = SCREENS[name]
    check_screen(looker, f"mystic-{name}", replace(screen, route=screen.route.format(**tables)))


def test_what_a_pile_holds_can_be_read(looker: Visitor, tables: dict[str, str]) -> None:
    page = looker.go(f"#/table/{tables['playing']}")
    page.locator(".pile.deck").click()
    check_small(page, "mystic-pile")
