"""The connection of a live table: lost, told so, and found again."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.page.browser import LAPTOP, Visitor, serving

PASS = re.compile("^Pass")


def lost(page: Page) -> None:
    expect(page.get_by_text("Connection lost. Reconnecting")).to_be_visible()


def test_a_table_survives_the_death_of_its_server(
    built: Path, browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as address:
        visitor = Visitor(browser, address, LAPTOP)
        page = visitor.go("#/play")
        page.wait_for_url("**/#/table/*")
        page.get_by_role("button", name=PASS).wait_for()
    lost(page)
    with serving(tmp_path, "--port", str(urlsplit(address).port)):
        expect(page.get_by_text("Connection lost. Reconnecting")).to_have_count(0)
        page.get_by_role("button", name=PASS).click()
        expect(page.get_by_role("button", name=PASS)).to_have_count(0)
    visitor.close()


def test_a_page_without_its_server_says_so_and_tries_again(
    built: Path, browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as address:
        visitor = Visitor(browser, address, LAPTOP)
        page = visitor.go("#/")
        page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Play against a bot").first.click()
    expect(page.get_by_role("alert").filter(has_text="isn't responding")).to_be_visible()
    with serving(tmp_path, "--port", str(urlsplit(address).port)):
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert").filter(has_text="isn't responding")).to_have_count(0)
    visitor.close()
