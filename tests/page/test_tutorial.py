"""The tutorials, half-way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.browser import Visitor
from tests.page.lessons import opened, step
from tests.page.tables import BUILT_IN


@pytest.mark.parametrize("game", BUILT_IN)
def test_it_goes_on_where_it_was_left(visitor: Visitor, game: str) -> None:
    page = opened(visitor, game)
    page.locator("[data-step] .primary").click()
    expect(page.locator("[data-step]")).not_to_have_attribute("data-step", re.compile("welcome$"))
    before = step(page)
    page.reload()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", before)


@pytest.mark.parametrize("game", BUILT_IN)
def test_it_can_be_left_at_any_time(visitor: Visitor, game: str) -> None:
    page = opened(visitor, game)
    page.get_by_role("button", name="Leave the tutorial").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator("[data-step]")).to_have_count(0)
