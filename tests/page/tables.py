"""Tables for the tests of the page: made over HTTP, opened in a visitor's browser."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page

from tests.page.browser import PATIENCE, Visitor
from valewright import games
from valewright.kernel.record import Record

BUILT_IN = tuple(name for name in games.names() if games.game(name).has("table"))
TOKENS = "valewright.tokens"
SEEN = "valewright.seen"
ALL = 2**53 - 1  # lines of a log
KEEP = """([key, table, value]) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, [table]: value }));
}"""


def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server over HTTP."""
    request = urllib.request.Request(
        f"{address}/api{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def new_table(
    address: str,
    game: str,
    seats: tuple[str, ...] = ("me", "greedy"),
    options: dict[str, Any] | None = None,
    seed: int = 7,
) -> dict[str, Any]:
    """A table: a seat is ``me``, ``open`` or the name of a bot."""
    sitting = [
        {"kind": seat, "name": f"Player {i + 1}"} if seat in ("me", "open") else _bot(seat)
        for i, seat in enumerate(seats)
    ]
    wanted = {"game": game, "seats": sitting, "options": options or {}, "seed": seed}
    return post(address, "/tables", wanted)


def _bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def keep(visitor: Visitor, seated: dict[str, Any]) -> str:
    """Keep the token of a table in the visitor's browser; the table's id."""
    table: str = seated["table"]["id"]
    visitor.page.evaluate(KEEP, [TOKENS, table, seated["token"]])
    return table


def play_on(visitor: Visitor, record: Record) -> Page:
    """The page at a table that goes on from a record: its visitor plays the first seat."""
    made = post(visitor.address, "/records", {"text": record.text()})
    wanted = {"at": len(record.moves), "seat": 0, "bot": "greedy"}
    seated = post(visitor.address, f"/tables/{made['table']['id']}/fork", wanted)
    visitor.go("#/settings").evaluate(KEEP, [SEEN, seated["table"]["id"], ALL])
    return sit_down(visitor, seated)


def sit_down(visitor: Visitor, seated: dict[str, Any]) -> Page:
    """Open a table with its token in the visitor's browser."""
    page = visitor.page
    page.goto(f"{visitor.address}/#/settings")
    page.goto(f"{visitor.address}/#/table/{keep(visitor, seated)}")
    page.wait_for_selector("[data-at]")
    return page


def at(page: Page) -> int:
    """How many moves the page has heard of."""
    return int(page.locator("[data-at]").get_attribute("data-at") or "0")


def answered(page: Page) -> None:
    """Wait until the server has said what has become of a move, if one was sent."""
    page.wait_for_function("() => document.querySelector('[data-busy]') === null")
