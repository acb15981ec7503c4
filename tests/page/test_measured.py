"""Every screen around the tables, measured as tests/page/screens.py says."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page

from tests.page.browser import Visitor
from tests.page.measures import Allowed
from tests.page.screens import DIALOG, SEARCH, Screen, check_screen
from tests.page.tables import BUILT_IN, keep, new_table, post
from tests.page.test_replay import record_text
from valewright.lab.puzzles import shipped


def menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def keys(page: Page) -> None:
    page.wait_for_selector("[data-at]")
    page.keyboard.press("?")


def answer(page: Page) -> None:
    page.get_by_role("button", name="See the answer").click()


def play_on(page: Page) -> None:
    page.get_by_role("button", name="Play from here").click()


def help_shown(page: Page) -> None:
    """Its tab is there only where the window is narrow."""
    page.wait_for_selector(".editor[data-read=true]")
    page.get_by_role("tab", name="Help", include_hidden=True).dispatch_event("click")


def analysed(page: Page) -> None:
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_selector("[data-plan]")


SCREENS = {
    "home": Screen("#/"),
    "join": Screen("#/join/{open}/{invite}"),
    "replays": Screen("#/replays", ready="[data-score]"),
    "settings": Screen("#/settings"),
    "study": Screen("#/study", ready="[data-place]"),
    "practise": Screen("#/practise", ready="[data-new]"),
    "daily": Screen("#/daily", ready="[data-daily]"),
    "stats": Screen("#/stats", ready="[data-stats]"),
    "seats": Screen("#/seats", ready="main form"),
    "unknown": Screen("#/nowhere"),
    "cards": Screen(f"#/cards/{BUILT_IN[-1]}", SEARCH),
    "position": Screen(
        "#/position/new/nim", within=".editor > header", ready=".editor[data-read=true]"
    ),
    "position-answer": Screen(
        "#/position/new/nim", within=".editor .shown > footer", ready="[data-plan]", act=analysed
    ),
    "curtain": Screen("#/table/{shared}", within=".curtain", ready=".curtain button"),
    "plain": Screen("#/table/{plain}", ready="[data-move]"),
    "lobby": Screen("#/table/{open}", ready=DIALOG),
    "play-on": Screen("#/replay/{over-0}/5", ready=DIALOG, act=play_on),
    **{
        f"{name}-{game}": replace(screen, route=screen.route.format(game=game, n=n))
        for n, game in enumerate(BUILT_IN)
        for name, screen in {
            "new": Screen("#/new/{game}", ready="form"),
            # A heading links to itself, to be copied; the contents lead there too.
            "rules": Screen("#/rules/{game}", Allowed(cut=SEARCH.cut, target=".anchor")),
            "tutorial": Screen(
                "#/tutorial/{game}/first", within="[data-step]", ready="[data-step]"
            ),
            "exercise": Screen(
                f"#/exercise/puzzle/{{game}}/{next(iter(shipped(game)))}",
                within=".exercise > footer",
                ready="[data-plan]",
                act=answer,
            ),
            "position": Screen(
                "#/position/new/{game}",
                SEARCH,
                within=".editor .help",
                ready="[data-keys]",
                act=help_shown,
            ),
            "menu": Screen("#/table/{{playing-{n}}}", ready=DIALOG, act=menu),
            "keys": Screen("#/table/{{playing-{n}}}", ready=DIALOG, act=keys),
        }.items()
    },
    "lessons": Screen("#/tutorial", ready="[data-lesson]"),
}


@pytest.fixture(scope="module")
def tables(looker: Visitor, address: str) -> dict[str, str]:
    """What the routes lead to: tables of a plain game, and of each other game two."""
    page = looker.go("#/replays")
    waiting = new_table(address, "nim", ("me", "open"))
    found = {"open": waiting["table"]["id"], "invite": waiting["table"]["invite"]}
    plain = new_table(address, "nim", ("me", "random"))
    shared = new_table(address, "nim", ("me", "me"))
    found.update(plain=plain["table"]["id"], shared=shared["table"]["id"])
    made = [waiting, plain, shared]
    for n, game in enumerate(BUILT_IN):
        made.append(new_table(address, game, seed=12))
        found[f"playing-{n}"] = made[-1]["table"]["id"]
        record = {"text": record_text(game)}
        found[f"over-{n}"] = post(address, "/records", record)["table"]["id"]
    for one in made:
        keep(looker, one)
    # A game of one's own in the list of replays.
    page.locator("textarea").fill(record_text(BUILT_IN[0]))
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/#/replay/*/0")
    return found


@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_can_be_read_and_pressed(
    looker: Visitor, tables: dict[str, str], name: str
) -> None:
    screen = SCREENS[name]
    check_screen(looker, name, replace(screen, route=screen.route.format(**tables)))
