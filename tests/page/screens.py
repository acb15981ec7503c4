"""Screens that are measured at four sizes, in four languages, at 100% and 200%, in both themes.

A screen is opened once; size, language, text size, theme and touch change in place. Pictures are
kept in build/screenshots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.page.browser import Visitor, axe, screenshot
from tests.page.measures import LANGUAGES, Allowed, Look, check_all, looks, show

DIALOG = "dialog[open]"

# What is kept as a picture of every screen: each size once. The first two are put to axe, too.
KEPT = (
    Look("phone"),
    Look("laptop", theme="light"),
    Look("desktop", "ca", 200),
    Look("wide", theme="light"),
)
AXED = KEPT[:2]
# A placeholder repeats what the label says; the field itself scrolls.
SEARCH = Allowed(cut="input[type=search], .field input")


@dataclass(frozen=True)
class Screen:
    """A screen, how it is reached, and what of it is measured."""

    route: str
    allowed: Allowed = field(default_factory=Allowed)
    within: str | None = None
    ready: str = "main h1"
    # Whether it keeps to its window, with nothing to scroll.
    fits: bool = False
    # What one does on the route to see it.
    act: Callable[[Page], None] | None = None


def opened(visitor: Visitor, screen: Screen) -> Page:
    """A screen as it is found."""
    page = visitor.go("#/nowhere")
    show(page, Look())
    visitor.go(screen.route)
    page.mouse.move(0, 0)  # where nothing explains itself
    if screen.act is not None:
        screen.act(page)
    page.wait_for_selector(screen.ready, state="attached")
    return visitor.quiet()


def check_screen(visitor: Visitor, name: str, screen: Screen) -> None:
    """Measure a screen, put it to axe, and keep pictures."""
    page = opened(visitor, screen)
    if screen.fits:
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    within = DIALOG if screen.ready == DIALOG else screen.within
    check_shown(page, name, screen.allowed, within)


def check_small(page: Page, name: str, within: str | None = DIALOG) -> None:
    """Measure what a test has open anyway, such as a dialog, in place; keep one picture."""
    page.locator(within or "main").locator("visible=true").first.wait_for()
    check_all(page, name, looks(), within=within)
    show(page, Look("phone", "ca", 200))
    screenshot(page, f"measured-{name}")
    show(page, Look())


def check_room(page: Page) -> None:
    """The board has half of the window or more, however large the letters are."""
    for look in (Look("phone", text=200), Look("laptop", text=200), Look()):
        show(page, look)
        board = page.locator("main").bounding_box()
        assert board is not None
        assert board["height"] >= 0.5 * look.viewport["height"] - 1, look


def check_shown(
    page: Page,
    name: str,
    allowed: Allowed | None = None,
    within: str | None = None,
    languages: Iterable[str] = LANGUAGES,
) -> None:
    """Measure what is shown in every look, put it to axe in both themes, and keep pictures."""
    check_all(page, name, looks(languages=languages), allowed, within)
    for look in KEPT:
        show(page, look)
        screenshot(page, f"measured-{name}-{look.name}")
        if look in AXED:
            axe(page, within, both=False)
