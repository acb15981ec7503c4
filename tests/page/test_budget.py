"""What a browser loads before the first move."""

import pytest
from playwright.sync_api import Browser

from benchmarks.page_load import MOST, measure
from tests.page.tables import BUILT_IN


@pytest.mark.parametrize("game", BUILT_IN)
def test_home_to_table_keeps_to_its_budget(browser: Browser, address: str, game: str) -> None:
    found = measure(browser, address, game)
    assert 50_000 < found["home_bytes"] < found["bytes"] <= MOST, found
