"""The tutorial of Misty Valley, to its end."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.misty.page.test_table import click_something, moved_on
from tests.page.browser import Visitor
from tests.page.lessons import to_the_end
from tests.page.tables import at


def move(page: Page) -> None:
    before = at(page)
    click_something(page, random.Random(before))
    moved_on(page, before)


def test_to_the_end(visitor: Visitor) -> None:
    to_the_end(visitor, "misty-valley", ".now", move)
