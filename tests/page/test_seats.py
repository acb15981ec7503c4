"""Seats on another device, the phrase that gets them back, and what a host does about guests."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.browser import LAPTOP, PHONE, Visitor, axe, screenshot, scrolls_sideways, serving
from tests.page.conftest import Invite
from tests.page.tables import BUILT_IN, new_table, sit_down

NAMED = "http://games.example"  # an address that another device could reach, too
GAME = BUILT_IN[-1]


def at_a_name(visitor: Visitor) -> None:
    """Let the page believe that the server has a name; what it asks goes to the server."""

    def answered(route: Route) -> None:
        address = route.request.url.replace(NAMED, visitor.address)
        headers = {**route.request.headers, "origin": visitor.address}
        route.fulfill(response=route.fetch(url=address, headers=headers))

    visitor.page.route(f"{NAMED}/**", answered)


def keep(visitor: Visitor, made: dict[str, object], address: str) -> Page:
    """Open one's seats at an address, with a token kept there."""
    visitor.page.goto(f"{address}/#/settings")
    visitor.page.evaluate(
        "([id, token]) => localStorage.setItem('valewright.tokens', JSON.stringify({[id]: token}))",
        [made["table"]["id"], made["token"]],  # type: ignore[index]
    )
    visitor.page.goto(f"{address}/#/seats")
    return visitor.page


def pressed(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def test_a_code_and_a_link_open_the_seats_on_a_phone_until_it_is_removed(
    visitors: Invite, address: str
) -> None:
    made = new_table(address, GAME, ("me", "open"))
    laptop, phone = visitors(LAPTOP), visitors(PHONE, has_touch=True, is_mobile=True)
    at_a_name(laptop)
    page = keep(laptop, made, NAMED)
    pressed(page, "Show code and link")
    code = page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    assert code.locator("path").get_attribute("d")
    link = page.get_by_label("Link for the other device").input_value()
    assert link.startswith(f"{NAMED}/#/seats/")
    axe(page)
    screenshot(page, "seats-link-laptop", whole=True)

    other = phone.go(link.removeprefix(f"{NAMED}/"))
    expect(other.get_by_text(re.compile("opens one game"))).to_be_visible()
    axe(other)
    screenshot(other, "seats-open-phone")
    other.get_by_label("Name of this device").fill("My phone")
    pressed(other, "Open the games here")
    other.wait_for_url("**/#/")
    other.get_by_role("link", name=re.compile("You Seat 2")).click()
    expect(other.get_by_role("dialog", name="Waiting for players")).to_be_visible()

    page.reload()
    pressed(page, "Remove My phone")
    pressed(page, "Really remove My phone")
    expect(page.get_by_role("listitem").filter(has_text="My phone")).to_have_count(0)
    expect(other.get_by_text("This device has been removed")).to_be_visible()
    # The link was used up
    other.goto(link.replace(NAMED, phone.address))
    expect(other.get_by_role("alert").filter(has_text="has been used")).to_be_visible()


def test_a_phrase_opens_the_seats_where_nothing_else_is_left(
    visitors: Invite, address: str
) -> None:
    made = new_table(address, GAME, ("me", "open"))
    laptop, phone = visitors(LAPTOP), visitors(PHONE, has_touch=True, is_mobile=True)
    page = keep(laptop, made, laptop.address)
    pressed(page, "Show code and link")  # at an address of this machine alone
    expect(page.get_by_text("This address only works on this computer")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    pressed(page, "Make a phrase")
    expect(page.locator("[data-phrase] li")).to_have_count(8)
    words = page.locator("[data-phrase] li").all_inner_texts()
    axe(page)
    screenshot(page, "seats-phrase-laptop", whole=True)

    other = phone.go("#/seats")
    expect(other.get_by_text("This browser has no games yet")).to_be_visible()
    field = other.get_by_label("Recovery phrase or link")
    field.fill(" ".join(reversed(words)))
    pressed(other, "Open my games")
    expect(other.get_by_role("alert").filter(has_text="mistake in this phrase")).to_be_visible()
    field.fill(" ".join(words).capitalize())
    field.press("Enter")
    expect(other.get_by_role("heading", name="Devices")).to_be_visible()
    axe(other)
    assert not scrolls_sideways(other)
    screenshot(other, "seats-devices-phone", whole=True)
    other.goto(f"{phone.address}/#/")
    expect(other.get_by_role("link", name=re.compile("You Seat 2"))).to_be_visible()


@pytest.fixture
def public(
    browser: Browser, built: object, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Visitor, Visitor]]:
    """Two visitors of a server that lists tables."""
    with serving(tmp_path_factory.mktemp("public"), "--open-tables") as address:
        both = Visitor(browser, address, LAPTOP), Visitor(browser, address, LAPTOP)
        yield both
        for visitor in both:
            visitor.close()
            assert not visitor.complaints, visitor.complaints


def test_a_host_lists_a_table_and_sends_a_guest_away(public: tuple[Visitor, Visitor]) -> None:
    host, guest = public
    table = new_table(host.address, GAME, ("me", "open"))
    page = sit_down(host, table)
    lobby = page.get_by_role("dialog", name="Waiting for players")
    old = lobby.get_by_label("Invitation").input_value()
    lobby.get_by_role("button", name="Renew the link").click()
    expect(lobby.get_by_label("Invitation")).not_to_have_value(old)
    lobby.get_by_role("switch", name="Let anyone join").click()
    expect(lobby.get_by_label("Title of the table")).to_be_visible()
    lobby.get_by_label("Title of the table").fill("Evening game")
    lobby.get_by_label("Title of the table").press("Tab")
    axe(page)
    screenshot(page, "lobby-listed-laptop")

    other = guest.go("#/")
    other.get_by_role("link", name="Open tables").click()
    expect(other.get_by_role("heading", name="Open tables")).to_be_visible()
    axe(other)
    screenshot(other, "open-tables-laptop")
    other.get_by_role("link", name=re.compile("Evening game|Player 1's table")).click()
    other.get_by_role("button", name="Take this seat").click()
    other.wait_for_url("**/#/table/*")
    expect(lobby).to_have_count(0)

    page.get_by_role("button", name="Table", exact=True).click()
    menu = page.get_by_role("dialog", name="Table")
    menu.get_by_role("button", name=re.compile("Take the seat back")).click()
    axe(page, "dialog[open]")
    screenshot(page, "menu-take-seat-laptop")
    menu.get_by_role("button", name="Take it back and renew the link").click()
    expect(menu.get_by_role("button", name=re.compile("Take the seat back"))).to_have_count(0)
    found = other.evaluate(f"fetch('/api/tables/{table['table']['id']}').then((a) => a.json())")
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open"]
    assert found["listing"] is None
