"""Going through a tutorial in a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tests.page.browser import PATIENCE, Visitor, axe, screenshot
from tests.page.measures import Look, check_all, looks, show, switch
from tests.page.tables import answered

MOST: Final = 120
LEAST_TRIED: Final = 3


def step(page: Page) -> str:
    """Where the coach is."""
    return page.locator("[data-step]").get_attribute("data-step") or ""


def opened(visitor: Visitor, game: str, lesson: str = "first") -> Page:
    """A lesson of a game, from its first step."""
    visitor.page.goto(f"{visitor.address}/#/tutorial/{game}/{lesson}")
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


APART: Final = """() => {
    const [coach, table] = ["[data-step]", "main.table"].map((found) =>
        document.querySelector(found).getBoundingClientRect());
    return coach.top >= table.bottom - 1;
}"""


def check_coach(page: Page, now: str) -> None:
    """What stays until it is pressed on can be read on a phone, in large letters and any language.

    There, the coach takes nothing from the table.
    """
    if page.locator(f"[data-step='{now}'] [data-next]").count() == 0:
        return
    check_all(page, now, looks(("phone",), texts=(200,), themes=("dark",)), within="[data-step]")
    show(page, Look("phone"))
    page.wait_for_function(APART)
    show(page, Look())


def to_the_end(visitor: Visitor, game: str, asking: str, move: Callable[[Page], None]) -> None:
    """All of it; ``asking`` is there when a move is asked for."""
    page = opened(visitor, game)
    seen = [step(page)]
    for _ in range(MOST):
        now = step(page)
        if now != seen[-1]:
            seen.append(now)
            screenshot(page, f"tutorial-{now}")
            check_coach(page, now)
        if now.endswith("-done"):
            break
        go_on(page, now, asking, move)
    assert seen[0].endswith("-welcome")
    assert seen[-1].endswith("-done")
    assert len(seen) >= 12, seen
    axe(page)
    page.get_by_role("button", name="Keep playing").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator("[data-step]")).to_have_count(0)


MINE: Final = "[data-to-act='0']"
RIVALS: Final = "[data-to-act='1']"
WATCH: Final = """claims => {
    const wrong = (window.wrong = []);
    const seen = (window.seen = []);
    const look = () => {
        const step = document.querySelector("[data-step]")?.dataset.step;
        if (step !== undefined && !seen.includes(step)) seen.push(step);
        const claim = Object.entries(claims).find(([id]) => step?.endsWith(`-${id}`));
        const behind = document.querySelector("[data-behind]") !== null;
        const missing = claim !== undefined && document.querySelector(claim[1]) === null;
        if (missing && !behind && wrong.length < 9)
            wrong.push(`${step} without ${claim[1]}, asked ${JSON.stringify(
                document.querySelector("main.table").dataset)}`);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def astray(
    visitor: Visitor,
    game: str,
    wrong: Callable[[Page, random.Random], None],
    claims: Mapping[str, str],
    moves: int,
    seed: int,
) -> None:
    """Go through a tutorial doing other things than it says, undoing some of them.

    In every frame that is drawn, what the coach says must be so: ``claims`` has the selector of
    what must be there for each step. Which steps come up depends on what the rival does meanwhile:
    it goes on until several of the claims have been put to the test.
    """
    page = opened(visitor, game)
    switch(page, ambient=False)  # drifting light is not watched, and slows down all that is
    page.evaluate(WATCH, dict(claims))
    rng = random.Random(seed)
    played = 0
    tried: set[str] = set()
    while played < (moves if len(tried) >= LEAST_TRIED else MOST):
        seen = page.evaluate("() => window.seen")
        tried = {one.removeprefix(f"tutorial-{game}-") for one in seen} & set(claims)
        if seen[-1:] and seen[-1].endswith("-done"):
            break
        page.wait_for_selector(f"[data-step] [data-next], {MINE}")
        if rng.random() < 0.25:
            page.keyboard.press("u")
        button = page.locator("[data-step] [data-next]")
        if button.count() > 0:
            _press(button, PATIENCE)  # it stays; a busy machine is slow to press it
        elif page.locator(MINE).count() > 0:
            wrong(page, rng)
            played += 1
    said = page.evaluate("() => window.wrong")
    assert not said, said
    assert len(tried) >= LEAST_TRIED, tried


def attempt(page: Page, target: str, rng: random.Random) -> bool:
    """Press one of these if there is one; what it was may have gone meanwhile."""
    found = page.locator(target)
    n = found.count()
    if n == 0:
        return False
    _press(found.nth(rng.randrange(n)))
    return True


def _press(found: Locator, patience: int = 2000) -> None:
    """Press it, unless it goes away as the others play on."""
    with suppress(Error):
        found.click(timeout=patience)
    answered(found.page)


def through_what_is_told(page: Page) -> None:
    """On to the first step that waits for a move."""
    for _ in range(MOST):
        now = step(page)
        button = page.locator(f"[data-step='{now}'] [data-next]")
        if button.count() == 0:
            return
        button.click()
        expect(page.locator("[data-step]")).not_to_have_attribute("data-step", now)


def check_openings(visitor: Visitor, game: str, lessons: Iterable[str]) -> None:
    """Open lessons: what the coach says can be read in every look, and they go on."""
    for lesson in lessons:
        page = opened(visitor, game, lesson)
        assert f"-{lesson}-" in step(page)
        through_what_is_told(page)
        check_all(page, f"lesson-{game}-{lesson}", looks(("laptop", "phone")), within="[data-step]")
        show(page, Look())
        axe(page)
        screenshot(page, f"lesson-{game}-{lesson}")
