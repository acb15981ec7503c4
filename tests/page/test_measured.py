"""Every screen around the tables, measured at four sizes, in four languages, at 100% and 200%.

Two visitors, one with a mouse and one with a finger, go through the screens; size, language, text
size and theme change in place. Screenshots are kept in build/screenshots.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import LAPTOP, PHONE, Visitor, axe, screenshot
from tests.page.measures import (
    LANGUAGES,
    THEMES,
    Allowed,
    Look,
    check_all,
    looks,
    settle,
    show,
)
from tests.page.tables import BUILT_IN, new_table, post
from tests.page.test_replay import record_text


@dataclass(frozen=True)
class Screen:
    """A screen, and what of it is measured."""

    route: str
    languages: tuple[str, ...] = LANGUAGES
    sizes: tuple[str, ...] = ("phone", "laptop", "desktop", "wide")
    allowed: Allowed = field(default_factory=Allowed)
    within: str | None = None
    ready: str = "main h1"


# Long pages are measured in the two languages with the longest words.
LONG = ("en", "ca")
# A placeholder repeats what the label says; the field itself scrolls.
SEARCH = Allowed(cut="input[type=search], .field input")

SCREENS = {
    "home": Screen("#/"),
    **{f"new-{name}": Screen(f"#/new/{name}", ready="form") for name in BUILT_IN},
    "join": Screen("#/join/{open}/{invite}"),
    "replays": Screen("#/replays", ready="[data-score]"),
    "settings": Screen("#/settings"),
    "seats": Screen("#/seats", ready="main form"),
    "unknown": Screen("#/nowhere"),
    "rules": Screen(
        f"#/rules/{BUILT_IN[-1]}",
        LONG,
        ("phone", "laptop", "wide"),
        # A heading links to itself, to be copied; the contents lead there too.
        Allowed(cut=SEARCH.cut, target=".anchor"),
    ),
    "cards": Screen(f"#/cards/{BUILT_IN[-1]}", LONG, ("phone", "laptop", "wide"), SEARCH),
    "lobby": Screen("#/table/{open}", within="dialog[open]", ready="dialog[open]"),
    # The board is measured with its game; here, what stands around it.
    "replay": Screen("#/replay/{over}/5", within=".replay > footer", ready="[data-moment='5']"),
    **{
        f"tutorial-{name}": Screen(f"#/tutorial/{name}", within="[data-step]", ready="[data-step]")
        for name in BUILT_IN
    },
}


@dataclass
class Tables:
    """What the routes lead to: a table that waits for someone, and one that is over."""

    open: str
    invite: str
    over: str


@pytest.fixture(scope="module")
def two(browser: Browser, address: str) -> Iterator[tuple[Visitor, Visitor]]:
    """A visitor with a mouse, and one with a finger."""
    both = (
        Visitor(browser, address, LAPTOP),
        Visitor(browser, address, PHONE, has_touch=True, is_mobile=True),
    )
    yield both
    complaints = [complaint for visitor in both for complaint in visitor.complaints]
    for visitor in both:
        visitor.close()
    assert not complaints, complaints


@pytest.fixture(scope="module")
def tables(two: tuple[Visitor, Visitor], address: str) -> Tables:
    made = new_table(address, BUILT_IN[-1], ("me", "open"))
    text = record_text(BUILT_IN[-1])
    over = post(address, "/records", {"text": text})["table"]["id"]
    for visitor in two:
        visitor.go("#/settings")
        visitor.page.evaluate(
            """([id, token]) => localStorage.setItem("valewright.tokens",
                JSON.stringify({ [id]: token }))""",
            [made["table"]["id"], made["token"]],
        )
        # A game of one's own in the list of replays.
        visitor.go("#/replays")
        visitor.page.locator("textarea").fill(text)
        visitor.page.locator("form button[type=submit]").click()
        visitor.page.wait_for_url("**/#/replay/*/0")
    return Tables(made["table"]["id"], made["table"]["invite"], over)


def opened(visitor: Visitor, screen: Screen, tables: Tables) -> Page:
    page = visitor.go(screen.route.format(**vars(tables)))
    show(page, Look("phone" if visitor.name.startswith("390") else "laptop"))
    page.wait_for_selector(screen.ready, state="attached")
    page.wait_for_load_state("networkidle")
    settle(page)
    return page


@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_can_be_read_and_pressed(
    two: tuple[Visitor, Visitor], tables: Tables, name: str
) -> None:
    screen = SCREENS[name]
    mouse, finger = two
    for visitor, sizes in ((finger, {"phone"}), (mouse, {"laptop", "desktop", "wide"})):
        chosen = [size for size in screen.sizes if size in sizes]
        page = opened(visitor, screen, tables)
        for theme in THEMES:
            look = Look(chosen[0], theme=theme)
            show(page, look)
            axe(page, screen.within)
            screenshot(page, f"measured-{name}-{look.name}")
        check_all(page, name, looks(chosen, screen.languages), screen.allowed, screen.within)
        for size in chosen:
            look = Look(size, screen.languages[-1], 200)
            show(page, look)
            screenshot(page, f"measured-{name}-{look.name}")
