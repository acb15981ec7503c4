"""The tutorial of Mystic Vale, to its end."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.mystic.page.playing import ASKED, click_something
from tests.page.browser import Visitor
from tests.page.lessons import to_the_end
from tests.page.tables import at


def move(page: Page) -> None:
    click_something(page, random.Random(at(page)))


def test_to_the_end(visitor: Visitor) -> None:
    to_the_end(visitor, "mystic-vale", ASKED, move)
