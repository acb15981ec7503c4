"""Playing Mystic Vale in a browser as a person does: by what is lit, or by keys alone."""

from __future__ import annotations

import random
import re
from typing import Final

from playwright.sync_api import Locator, Page, Position

from tests.page.tables import at

ASKED: Final = ".board[data-asked=true]"
OVER: Final = ".scoring"
EDGE: Final[Position] = {"x": 12, "y": 30}  # the left edge of a card always shows
SAFE: Final = 30  # per cent to spoil that is still worth a push


def asked(page: Page) -> bool:
    """Wait until something is to be decided; whether the game goes on."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return page.locator(OVER).count() == 0


def moved_on(page: Page, before: int) -> None:
    """Wait until a move was played, or placed for the end of the turn, or the game is over."""
    page.wait_for_function(
        """n => document.querySelector('.scoring')
            || document.querySelector('.board[data-staged=true]')
            || Number(document.querySelector('[data-at]').dataset.at) !== n""",
        arg=before,
    )


def decision(page: Page) -> str:
    """What is asked."""
    return page.locator("[data-decision]").get_attribute("data-decision") or ""


def spoil_chance(page: Page) -> int:
    """What the push button says."""
    found = re.search(r"(\d+)\s?%", page.locator("[data-coach=push]").inner_text())
    assert found is not None
    return int(found[1])


def _any(targets: Locator, rng: random.Random) -> Locator | None:
    n = targets.count()
    return targets.nth(rng.randrange(n)) if n else None


def _offer(page: Page, rng: random.Random) -> Locator | None:
    """Something to buy, on whichever tab of a narrow screen it is."""
    for tab, place in (("vales", ".vales .spot.lit"), ("market", ".market .spot.lit")):
        button = page.locator(f"#tab-{tab}.lit")
        if button.count():
            button.click()
        found = _any(page.locator(place), rng)
        if found is not None:
            return found
    return None


def click_something(page: Page, rng: random.Random) -> None:
    """One decision by mouse or finger, once one is asked for."""
    page.wait_for_selector(ASKED)
    before = at(page)
    if page.locator(".board[data-staged=true]").count():
        page.locator("[data-main]").click()
        page.wait_for_function(
            "n => Number(document.querySelector('[data-at]').dataset.at) !== n", arg=before
        )
        return
    option = _any(page.locator(".choice [data-option]"), rng)
    chip = page.locator(".chip[data-act]:not([data-act=buy-vp], [data-act=turn-back])")
    push = page.locator("[data-coach=push]")
    main = page.locator("[data-main]")
    if option is not None:
        option.click()
    elif chip.count():
        chip.first.click()
    elif push.count():
        (push if spoil_chance(page) <= SAFE or not main.count() else main).click()
    else:
        _place(page, rng)
        _buy_or_choose(page, rng)
    moved_on(page, before)


def _place(page: Page, rng: random.Random) -> None:
    """Say where an advancement goes that was bought; that is no move yet."""
    while decision(page) == "harvest":
        card = _any(page.locator(".field .card[data-ghost]"), rng)
        if card is None:
            return
        card.click(position=EDGE)


def _buy_or_choose(page: Page, rng: random.Random) -> None:
    card = _any(page.locator(".field .card.lit"), rng)
    if card is not None:
        card.click(position=EDGE)
        return
    offer = _offer(page, rng)
    on_deck = page.locator(".on-deck .card.lit")
    if offer is not None:
        offer.click()
    elif on_deck.count():
        on_deck.click()
    else:
        page.locator("[data-main]").click()


def press_something(page: Page, rng: random.Random) -> None:
    """One decision by keys alone, once one is asked for."""
    page.wait_for_selector(ASKED)
    before = at(page)
    if page.locator(".board[data-staged=true]").count():
        page.keyboard.press("e")
        page.wait_for_function(
            "n => Number(document.querySelector('[data-at]').dataset.at) !== n", arg=before
        )
        return
    while decision(page) == "harvest" and page.locator(".field .card[data-ghost]").count():
        page.keyboard.press("f")
        page.keyboard.press("Enter")
    _press(page, rng)
    moved_on(page, before)


def _press(page: Page, rng: random.Random) -> None:
    keys = page.keyboard
    if page.locator(".choice").count() or page.locator(".chip[data-act]").count():
        keys.press("a")
        for _ in range(rng.randrange(3)):
            keys.press("ArrowRight")
        keys.press("Enter")
    elif decision(page) == "plant":
        passing = page.locator("[data-main]").count() and spoil_chance(page) > SAFE
        keys.press("Space" if passing else "p")
    elif page.locator(".vales .spot.lit").count():
        keys.press("v")
        keys.press("Enter")
    elif page.locator(".market .spot.lit kbd").count():
        found = page.locator(".market .spot.lit kbd")
        keys.press(found.nth(rng.randrange(found.count())).inner_text().lower())
    elif page.locator(".field .card.lit").count():
        keys.press("f")
        keys.press("Enter")
    else:
        keys.press("e")
