"""A game without a board of its own, played in two browsers on the plain one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.browser import LAPTOP, PHONE, Visitor, axe, screenshot, scrolls_sideways
from tests.page.conftest import Invite
from tests.page.tables import new_table, post, sit_down

NIM = {"piles": 2, "most": 3}


def take(page: Page, words: str) -> None:
    page.get_by_role("button", name=words, exact=True).click()


def piles(page: Page, shown: str) -> None:
    expect(page.get_by_role("row", name=f"Piles {shown}")).to_be_visible()


def test_two_browsers_play_nim(visitors: Invite, address: str) -> None:
    made = new_table(address, "nim", ("me", "open"), NIM, seed=4)
    table = made["table"]
    guest = post(address, f"/tables/{table['id']}/join", {"invite": table["invite"]})
    one = sit_down(visitors(LAPTOP), made)
    two = sit_down(visitors(PHONE), guest)
    for page, size in ((one, "laptop"), (two, "phone")):
        piles(page, "1, 3")
        axe(page)
        assert not scrolls_sideways(page)
        screenshot(page, f"plain-{size}")
    expect(two.get_by_role("button", name="Take 1 counter from pile 1")).to_have_count(0)
    take(one, "Take 1 counter from pile 2")
    piles(two, "1, 2")
    one.get_by_role("button", name="Undo").click()
    piles(two, "1, 3")
    take(one, "Take 1 counter from pile 2")
    take(two, "Take 1 counter from pile 1")
    piles(one, "0, 2")
    expect(one.get_by_role("button", name="Undo")).to_be_disabled()
    take(one, "Take 2 counters from pile 2")
    for page, verdict in ((one, "You win"), (two, "Player 1 wins")):
        expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_have_text(verdict)


def test_hint_replay_and_playing_on(visitor: Visitor, address: str) -> None:
    made = new_table(address, "nim", ("me", "random"), {"piles": 1, "most": 4}, seed=3)
    page = sit_down(visitor, made)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint]")).to_be_visible()
    page.get_by_role("button", name="Play this").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"{address}/#/replay/{made['table']['id']}/0")
    expect(page.locator("[data-moment='0']")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-moment='1']")).to_be_visible()
    axe(page)
    screenshot(page, "plain-replay")


def test_it_stands_beside_the_others(visitor: Visitor) -> None:
    page = visitor.go("#/")
    expect(page.get_by_role("heading", name="Nim")).to_be_visible()
    screenshot(page, "home-with-added-game", whole=True)
    page.get_by_role("button", name=re.compile("Play against a bot.*Nim")).click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("heading", name="Take counters from one pile")).to_be_visible()
    page.goto(f"{visitor.address}/#/new/nim")
    expect(page.get_by_label("Counters in the largest pile")).to_be_visible()
    page.goto(f"{visitor.address}/#/rules/nim")
    expect(page.get_by_text("Whoever takes the last counter of all wins")).to_be_visible()


def test_it_speaks_the_readers_language(visitors: Invite, address: str) -> None:
    made = new_table(address, "nim", ("me", "random"), NIM, seed=4)
    page = sit_down(visitors(LAPTOP, locale="fr-FR"), made)
    expect(page.get_by_role("button", name="Prendre 2 jetons dans le tas 2")).to_be_visible()
