"""What moves by itself at a table: calmly, cheaply, and not at all for whoever wants it still."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Invite
from tests.page.measures import switch
from tests.page.tables import BUILT_IN, new_table, sit_down

MOVING = """() => document.getAnimations()
    .filter((one) => one.effect.getTiming().iterations === Infinity)
    .map((one) => ({
        pseudo: one.effect.pseudoElement ?? "",
        seconds: one.effect.getTiming().duration / 1000,
        changes: one.effect.getKeyframes().flatMap(Object.keys),
    }))"""
TIMING = {"offset", "easing", "composite", "computedOffset"}


def moving(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(MOVING)
    return found


@pytest.mark.parametrize("game", BUILT_IN)
def test_light_drifts_and_what_is_lit_breathes(visitors: Invite, game: str) -> None:
    lively = visitors(reduced_motion="no-preference")
    page = sit_down(lively, new_table(lively.address, game, seed=7))
    page.wait_for_selector(".lit, [data-main]")
    page.wait_for_selector("[data-ambient=on]", state="attached")
    found = moving(page)
    assert len([one for one in found if one["pseudo"] == "" and one["seconds"] > 30]) >= 3
    assert all(one["seconds"] > 2 for one in found), found
    changes = {name for one in found for name in one["changes"]} - TIMING
    assert changes <= {"transform", "opacity"}, changes
    drifting = page.locator("main.table > [aria-hidden=true]").first
    assert drifting.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_selector("[data-ambient=off]", state="attached")
    assert moving(page) == []
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_selector("[data-ambient=on]", state="attached")
    switch(page, ambient=False)
    page.wait_for_selector("[data-ambient=off]", state="attached")
    assert moving(page) == []
