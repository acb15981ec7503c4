"""Going through a tutorial in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.browser import Visitor, axe, screenshot

MOST: Final = 120


def step(page: Page) -> str:
    """Where the coach is."""
    return page.locator("[data-step]").get_attribute("data-step") or ""


def opened(visitor: Visitor, game: str) -> Page:
    """The tutorial of a game, from its first step."""
    visitor.page.goto(f"{visitor.address}/#/tutorial/{game}")
    visitor.page.wait_for_selector("[data-step]")
    return visitor.page


def go_on(page: Page, now: str, asking: str, move: Callable[[Page], None]) -> None:
    """What the coach asks for now: a press of its button or a move; or a rival is waited for."""
    button = page.locator(f"[data-step='{now}'] .primary")
    if button.count() > 0:
        button.click()
    else:
        page.wait_for_selector(f"{asking}, [data-step]:not([data-step='{now}'])")
        if step(page) == now:
            move(page)


def to_the_end(visitor: Visitor, game: str, asking: str, move: Callable[[Page], None]) -> None:
    """All of it; ``asking`` is there when a move is asked for."""
    page = opened(visitor, game)
    seen = [step(page)]
    for _ in range(MOST):
        now = step(page)
        if now != seen[-1]:
            seen.append(now)
            screenshot(page, f"tutorial-{now}")
        if now.endswith("-done"):
            break
        go_on(page, now, asking, move)
    assert seen[0].endswith("-welcome")
    assert seen[-1].endswith("-done")
    assert len(seen) >= 12, seen
    axe(page)
    page.locator("[data-step] .primary").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator("[data-step]")).to_have_count(0)
