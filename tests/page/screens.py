"""Screens that are measured at four sizes, in four languages, at 100% and 200%, in both themes.

Two visitors, one with a mouse and one with a finger, go through the screens; size, language, text
size and theme change in place. Screenshots are kept in build/screenshots.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.page.browser import Visitor, axe, screenshot
from tests.page.measures import LANGUAGES, TEXT_SIZES, Allowed, Look, check_all, looks, settle, show

DIALOG = "dialog[open]"
Two = tuple[Visitor, Visitor]

# What is kept as a picture of every screen: each size once.
KEPT = (
    Look("phone"),
    Look("laptop", theme="light"),
    Look("desktop", "ca", 200),
    Look("wide", theme="light"),
)
# Long pages are measured in the two languages with the longest words.
LONG = ("en", "ca")
# A placeholder repeats what the label says; the field itself scrolls.
SEARCH = Allowed(cut="input[type=search], .field input")


@dataclass(frozen=True)
class Screen:
    """A screen, and what of it is measured."""

    route: str
    languages: tuple[str, ...] = LANGUAGES
    sizes: tuple[str, ...] = ("phone", "laptop", "desktop", "wide")
    texts: tuple[int, ...] = TEXT_SIZES
    allowed: Allowed = field(default_factory=Allowed)
    within: str | None = None
    ready: str = "main h1"
    # Whether it keeps to its window, with nothing to scroll.
    fits: bool = False


def opened(visitor: Visitor, screen: Screen) -> Page:
    """A screen as it is found."""
    page = visitor.go(screen.route)
    page.mouse.move(0, 0)  # where nothing explains itself
    show(page, Look("phone" if visitor.name.startswith("390") else "laptop"))
    page.wait_for_selector(screen.ready, state="attached")
    page.wait_for_load_state("networkidle")
    settle(page)
    return page


def check_screen(two: Two, name: str, screen: Screen) -> None:
    """Measure a screen with both visitors, ask axe about it, and keep pictures."""
    mouse, finger = two
    for visitor, sizes in ((finger, {"phone"}), (mouse, {"laptop", "desktop", "wide"})):
        chosen = [size for size in screen.sizes if size in sizes]
        page = opened(visitor, screen)
        axe(page, DIALOG if screen.ready == DIALOG else None)
        if screen.fits:
            assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        wanted = looks(chosen, screen.languages, screen.texts)
        check_all(page, name, wanted, screen.allowed, screen.within)
        for look in KEPT:
            if look.size in chosen:
                show(page, look)
                screenshot(page, f"measured-{name}-{look.name}")
