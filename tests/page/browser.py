"""What the tests of the page share: a server of their own, sizes of screens, axe."""

from __future__ import annotations

import os
import re
import selectors
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize

from tests.limits import ENVIRONMENT
from tools.web import ROOT

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SIZES: Final = {"laptop": LAPTOP, "phone": PHONE}
SCREENSHOTS: Final = ROOT / "build" / "screenshots"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUALITY: Final = 80  # of a picture; without loss, one would take as long as measuring ten looks
PATIENCE: Final = 60_000  # milliseconds that a busy machine may take for what it does at once
STARTING: Final = 300  # seconds that a server may take to say where it is
# How many times slower than it is the machine should seem, to find what looks before it waits.
SLOWED: Final = float(os.environ.get("VALEWRIGHT_SLOW", "1"))
LATENCY: Final = 50  # milliseconds for each time that the machine is slower

CHROMIUM_ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


class Server:
    """A server as a process of its own, its tables in the folder; it can be started anew there."""

    def __init__(self, folder: Path, *words: str, port: int = 0) -> None:
        self.folder = folder
        self.words = words
        self._process = subprocess.Popen(
            [sys.executable, "-m", "valewright", "serve", "--port", str(port), *words],
            env={
                **os.environ,
                **ENVIRONMENT,
                "VALEWRIGHT_DATA": str(folder),
                "PYTHONUNBUFFERED": "1",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            self.address = _address(self._process)
        except AssertionError:
            self.stop()
            raise

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        self._process.terminate()
        self._gone()

    def again(self) -> Server:
        """Another server at the same address, with the same tables."""
        return Server(self.folder, *self.words, port=int(self.address.rsplit(":", 1)[1]))

    def _gone(self) -> None:
        self._process.wait(timeout=20)
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[str]:
    """A server while it is needed; its address, without a slash."""
    server = Server(folder, *words)
    try:
        yield server.address
    finally:
        server.stop()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = ""
    until = time.monotonic() + STARTING
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while time.monotonic() < until and selector.select(until - time.monotonic()):
            line = process.stdout.readline()
            if not line:
                break
            said += line
            found = re.search(r"(http://\S+?)/?\s", line)
            if found is not None:
                return found[1]
    raise AssertionError(f"the server did not say where it is: {said}")


FRAMES: Final = """async () => {
    for (let i = 0; i < 2; i += 1) await new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
}"""


class Asking:
    """What pages have asked the server for and not got yet."""

    def __init__(self) -> None:
        self.open: set[Request] = set()

    def watch(self, page: Page) -> None:
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)

    def _asked(self, request: Request) -> None:
        self.open.add(request)

    def _answered(self, request: Request) -> None:
        self.open.discard(request)


class Visitor:
    """Someone at a browser of their own: nothing kept from anyone else."""

    def __init__(self, browser: Browser, address: str, size: ViewportSize, **context: Any) -> None:
        self.address = address
        self.name = f"{size['width']}x{size['height']}"
        self.context = browser.new_context(
            viewport=size,
            base_url=address,
            locale=context.pop("locale", "en-GB"),
            reduced_motion=context.pop("reduced_motion", "reduce"),
            color_scheme=context.pop("color_scheme", "dark"),
            **context,
        )
        self.complaints: list[str] = []
        self.expected: list[str] = []  # complaints with these words are part of a test
        self.asking = Asking()
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        self.asking.watch(page)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        if SLOWED > 1:
            slow_down(page)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        # A refusal of the server is shown to the player; the browser notes it besides.
        usual = ("the server responded with a status", *self.expected)
        if message.type == "error" and not any(words in message.text for words in usual):
            self.complaints.append(message.text)

    def go(self, route: str) -> Page:
        """Open a route such as ``#/new`` and wait until its screen is there."""
        self.page.goto(f"{self.address}/{route}")
        self.page.wait_for_selector("main", state="attached")
        return self.page

    def quiet(self) -> Page:
        """Wait until all that was asked of the server has come and is drawn.

        Playwright's networkidle tells of the last load alone, not of what a route asks for.
        """
        until = time.monotonic() + PATIENCE / 1000
        asked = True
        while asked:
            assert time.monotonic() < until, [one.url for one in self.asking.open]
            asked = bool(self.asking.open)
            self.page.evaluate(FRAMES)
            asked = asked or bool(self.asking.open)
        return self.page

    def close(self) -> None:
        self.context.close()


def slow_down(page: Page) -> None:
    """Let a page run, and hear from its server, as on a busy machine."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    session.send("Network.enable")
    anything = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send(
        "Network.emulateNetworkConditions", {**anything, "latency": LATENCY * (SLOWED - 1)}
    )


LASTING: Final = """
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) => (ms >= 1000 ? 0 : later(act, ms, ...rest));
"""


def lasting(visitor: Visitor) -> Visitor:
    """Someone for whom nothing goes away by itself that is shown for a second or more.

    A busy machine may come to look at it later than that.
    """
    visitor.context.add_init_script(LASTING)
    return visitor


def axe(page: Page, within: str | None = None, both: bool = True, **rules: bool) -> None:
    """Fail on anything that axe finds wrong for people with disabilities (WCAG 2.2 A and AA).

    Contrast is checked in both themes, unless only the one that is shown is asked for.
    """
    if within is not None:
        page.locator(within).locator("visible=true").first.wait_for()
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {name.replace("_", "-"): {"enabled": on} for name, on in rules.items()}
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = _violations(page, within, {"runOnly": tags, "rules": wanted})
    if both and rules.get("color_contrast", True):
        other = "light" if page.evaluate(THEME) == "dark" else "dark"
        page.evaluate("(theme) => (document.documentElement.style.colorScheme = theme)", other)
        found += _violations(page, within, {"runOnly": {"type": "rule", "values": [CONTRAST]}})
        page.evaluate("() => document.documentElement.style.removeProperty('color-scheme')")
    assert not found, "\n".join(found)


THEME: Final = """() => {
    const wanted = getComputedStyle(document.documentElement).colorScheme;
    if (wanted === "dark" || wanted === "light") return wanted;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}"""
CONTRAST: Final = "color-contrast"


def _violations(page: Page, within: str | None, options: dict[str, Any]) -> list[str]:
    """What axe finds wrong, each with the theme, the elements and the reasons."""
    found = page.evaluate(
        """async ([within, options]) => {
            const wanted = { ...options, resultTypes: ["violations"] };
            const { violations } = await axe.run(within ?? document, wanted);
            return violations.map(({ id, help, nodes }) => [
                `${id}: ${help}`,
                ...nodes.flatMap((node) => [node.html, node.failureSummary]),
            ]);
        }""",
        [within, options],
    )
    theme = page.evaluate(THEME)
    return [f"In the {theme} theme: " + "\n    ".join(lines) for lines in found]


def screenshot(page: Page, name: str, whole: bool = False) -> Path:
    """Keep a picture of the page in build/screenshots."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    file = SCREENSHOTS / f"{name}.jpg"
    page.screenshot(path=file, full_page=whole, type="jpeg", quality=QUALITY)
    return file


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(
        page.evaluate(
            "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
    )
