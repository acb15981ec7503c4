"""How much a browser loads from the home screen to a table, and how soon it can be used.

    python benchmarks/page_load.py [--game GAME] [--runs 3] [--check]

A browser with nothing kept opens the home screen and presses the golden button; the run ends when
a move can be made. Bytes are those on the wire: compressed, with headers. Prints JSON; with
--check the exit status is 1 when more than 300 kB came over the wire.

Needs the built page (`make page`) and a Chromium (see tools/chromium.py).
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.page.browser import CHROMIUM_ARGUMENTS, LAPTOP, Asking, serving  # noqa: E402
from tools.chromium import chromium  # noqa: E402
from valewright.games import USUAL, names  # noqa: E402

MOST: Final = 300_000
ACT: Final = "main button:enabled"


def measure(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """One visit: bytes and requests by kind, and when home and table could be used."""
    context = browser.new_context(viewport=LAPTOP, locale="en-GB")
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    asked: dict[str, str] = {}
    came: dict[str, int] = {}
    asking = Asking()
    asking.watch(page)
    network.on(
        "Network.responseReceived",
        lambda event: asked.update({event["requestId"]: event["response"]["url"]}),
    )
    network.on(
        "Network.loadingFinished",
        lambda event: came.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    page.goto(f"{address}/#/")
    page.wait_for_selector("main h1 ~ * a, main .hero a")
    home = page.evaluate("() => performance.now()")
    page.wait_for_load_state("networkidle")
    home_bytes = sum(came.values())
    start = page.evaluate("() => performance.now()")
    if game == USUAL:
        page.locator(".hero a").first.click()
    else:
        page.locator(f"[data-game={game}] button").first.click()
    page.wait_for_selector(".hero", state="detached")
    page.wait_for_selector(ACT)
    table = page.evaluate("() => performance.now()") - start
    while asking.open:
        page.wait_for_timeout(100)
    found = {
        "home_bytes": home_bytes,
        "bytes": sum(came.values()),
        "requests": len(came),
        "home_ms": round(home),
        "table_ms": round(table),
        "largest": sorted(
            ((size, asked.get(request, "").rsplit("/", 1)[-1]) for request, size in came.items()),
            reverse=True,
        )[:8],
    }
    context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=names(), default=USUAL)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--check", action="store_true")
    words = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=CHROMIUM_ARGUMENTS, headless=True
        )
        runs = [measure(browser, address, words.game) for _ in range(words.runs)]
        browser.close()
    found = {
        "game": words.game,
        **{
            name: round(statistics.median(run[name] for run in runs))
            for name in ("home_bytes", "bytes", "requests", "home_ms", "table_ms")
        },
        "largest": runs[-1]["largest"],
    }
    print(json.dumps(found, indent=2))
    if words.check and found["bytes"] > MOST:
        print(f"more than {MOST} bytes from home to table", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
