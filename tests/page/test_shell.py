"""The screens around the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import LAPTOP, Visitor, axe, screenshot, scrolls_sideways
from tests.page.conftest import Invite
from valewright.games import game
from valewright.kernel.record import Record

SCREENS = {
    "home": "#/",
    "new": "#/new",
    "new-misty": "#/new/misty-valley",
    "replays": "#/replays",
    "cards": "#/cards",
    "card": "#/cards/mystic-vale/Moon%20Wolf",
    "leader": "#/cards/mystic-vale/Ashae",
    "tiles": "#/cards/misty-valley",
    "rules": "#/rules/mystic-vale",
    "settings": "#/settings",
    "unknown": "#/nowhere",
}


def settled(page: Page) -> None:
    """All that the screen asked for has come."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_screen_is_accessible_and_fits_its_window(sized: Visitor, screen: str) -> None:
    page = sized.go(SCREENS[screen])
    settled(page)
    axe(page)
    assert not scrolls_sideways(page)
    screenshot(page, f"{screen}-{sized.name}")


@pytest.mark.parametrize("screen", ["home", "new", "cards", "rules", "settings"])
def test_a_screen_fits_a_phone_with_text_twice_as_large(phone: Visitor, screen: str) -> None:
    phone.page.add_init_script(
        'localStorage.setItem("valewright.settings", JSON.stringify({textSize: 200}))'
    )
    page = phone.go(SCREENS[screen])
    settled(page)
    assert not scrolls_sideways(page)
    screenshot(page, f"{screen}-phone-200")


def seats(page: Page) -> list[str]:
    table = re.search(r"#/table/([\w-]+)", page.url)
    assert table is not None, page.url
    found = page.evaluate("id => fetch(`/api/tables/${id}`).then((a) => a.json())", table[1])
    return [f"{seat['kind']} {seat['name']}" for seat in found["seats"]]


def test_one_click_leads_to_a_table_and_home_leads_back_to_it(visitor: Visitor) -> None:
    page = visitor.go("#/")
    page.get_by_role("link", name="Play now").click()
    page.wait_for_url("**/#/table/*")
    table = page.url
    page.locator("main h1").first.wait_for(state="attached")
    visitor.go("#/")
    page.get_by_role("heading", name="Your tables").wait_for()
    page.get_by_role("link", name="Continue").click()
    expect(page).to_have_url(table)
    visitor.go("#/play")
    expect(page).to_have_url(table)


def test_a_table_against_a_bot_starts_from_its_game(visitor: Visitor) -> None:
    page = visitor.go("#/")
    page.get_by_role("button", name=re.compile("Play against a bot.*Misty Valley")).click()
    page.wait_for_url("**/#/table/*")
    assert seats(page) == ["person Player 1", "bot Apprentice"]


def test_a_table_is_set_up_with_all_that_the_rules_know(visitor: Visitor) -> None:
    page = visitor.go("#/new")
    page.get_by_label("Player name, seat 1").fill("Ada")
    page.get_by_label("Seat 2", exact=True).select_option(label="Another player on this screen")
    page.get_by_label("Player name, seat 2").fill("Bea")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Bot level, seat 3").select_option(label="Novice")
    page.get_by_role("checkbox", name=re.compile("Vale of the Wild")).check()
    page.get_by_label("Leaders", exact=True).select_option(
        label="Two dealt to each player, keep one"
    )
    page.get_by_role("switch", name="Buy VP").check()
    page.get_by_label("VP pool").fill("12")
    page.get_by_text("Seed and custom cards").click()
    page.get_by_label("Seed", exact=True).fill("7")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/#/table/*")
    assert seats(page) == ["person Ada", "person Bea", "bot Novice"]
    found = page.evaluate(
        "() => fetch(`/api/tables/${location.hash.split('/')[2]}`).then((a) => a.json())"
    )
    assert found["options"] == {
        "players": 3,
        "sets": ["base", "vale-of-the-wild"],
        "leaders": "deal-two",
        "amulets": "off",
        "conclaves": [],
        "buy_vp": True,
        "stacked": False,
        "pool": 12,
    }
    visitor.go("#/new")
    assert page.get_by_label("Player name, seat 2").input_value() == "Bea"


def test_conclaves_are_picked_or_drawn(visitor: Visitor) -> None:
    page = visitor.go("#/new")
    page.get_by_role("button", name="Choose conclaves").click()
    dialog = page.get_by_role("dialog", name="Choose conclaves")
    chosen = dialog.get_by_role("button", pressed=True)
    warned = dialog.get_by_role("status")
    for name in ("Upwelling", "Early Harvest", "Eternal Dawn", "Homeland", "Mythic Beasts"):
        dialog.get_by_role("button", name=re.compile(f"^{name}")).click()
        if name == "Upwelling":
            expect(warned).to_contain_text("Only 0 of these conclaves give VP")
            expect(warned).to_contain_text("Only 9 level 1 advancements")
    expect(chosen).to_have_count(5)
    expect(warned).to_have_text("")
    axe(page)
    screenshot(page, "conclaves-laptop")
    dialog.get_by_role("button", name="Pick six at random").click()
    expect(chosen).to_have_count(6)
    for name in ("Nesting Peaks", "Staying Power", "Seeds of Bounty", "Riding the Brink"):
        picked = dialog.get_by_role("button", name=re.compile(f"^{name}"))
        if picked.get_attribute("aria-pressed") == "false":
            picked.click()
    expect(dialog).to_contain_text("chosen; six is usual")
    dialog.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/#/table/*")


def test_what_the_server_refuses_is_said_at_its_field(visitor: Visitor) -> None:
    page = visitor.go("#/new")
    page.get_by_label("VP pool").fill("many")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("[data-option=pool] [role=alert]")).to_contain_text("whole number")
    page.get_by_label("VP pool").fill("")
    page.get_by_label("Leaders", exact=True).select_option(label="Draft")
    page.get_by_role("button", name="Start game").click()
    for option in ("leaders", "amulets"):
        refusal = page.locator(f"[data-option={option}] [role=alert]")
        expect(refusal).to_contain_text("the draft is for both together")
    axe(page)
    page.get_by_role("button", name="Reset to defaults").click()
    expect(page.locator("[data-option] [role=alert]")).to_have_count(0)
    page.get_by_text("Seed and custom cards").click()
    page.get_by_label("Card file").fill("[[")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("[role=alert]").first).to_be_visible()


def test_a_friend_joins_by_the_link_that_the_table_shows(visitors: Invite) -> None:
    host, guest = visitors(LAPTOP), visitors(LAPTOP)
    page = host.go("#/new")
    page.get_by_label("Player name, seat 1").fill("Ada")
    page.get_by_label("Seat 2", exact=True).select_option(label="Someone I invite")
    page.get_by_role("button", name="Start game").click()
    lobby = page.get_by_role("dialog", name="Waiting for players")
    link = lobby.get_by_label("Invitation").input_value()
    axe(page)
    screenshot(page, "lobby-laptop")

    other = guest.go("#/")
    other.get_by_label("Invitation").fill(link)
    other.get_by_role("button", name="Join").click()
    other.get_by_role("heading", name="Join a game").wait_for()
    expect(other.get_by_role("radio", name=re.compile("Ada"))).to_be_disabled()
    expect(other.get_by_role("radio", name=re.compile("Seat 2"))).to_be_checked()
    axe(other)
    screenshot(other, "join-laptop")
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Take this seat").click()
    other.wait_for_url("**/#/table/*")
    assert seats(other) == ["person Ada", "person Bea"]
    expect(lobby).to_have_count(0)


def test_a_link_that_is_no_invitation_is_said_to_be_so(visitor: Visitor) -> None:
    page = visitor.go("#/")
    page.get_by_label("Invitation").fill("http://example.invalid/")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("This isn't an invitation link")).to_be_visible()
    page.get_by_label("Invitation").fill(f"{visitor.address}/#/join/nothing/nothing")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text="There is no such table")).to_be_visible()


def record_text() -> str:
    record = Record(game("mystic-vale"), {}, 7)
    for _ in range(12):
        record.play(record.state.legal_moves()[0])
    return record.text()


def test_a_record_is_opened_from_a_file_or_pasted(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("#/replays")
    page.get_by_label("Or paste the text").fill("nonsense")
    page.get_by_role("button", name="Show game").click()
    expect(page.locator("main [role=alert]")).to_be_visible()
    file = tmp_path / "game.txt"
    file.write_text(record_text())
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/#/replay/*/0")
    visitor.go("#/replays")
    expect(page.get_by_role("link", name=re.compile("Saved record"))).to_have_count(1)


def test_the_language_changes_in_place_and_is_kept(visitor: Visitor) -> None:
    page = visitor.go("#/settings")
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    visitor.go("#/cards/mystic-vale/Podlings")
    expect(page.get_by_role("dialog", name="Peuple des Racines")).to_be_visible()
    visitor.go("#/rules/mystic-vale")
    expect(page.get_by_role("heading", name="Vos cartes")).to_be_visible()
    for language, words in (
        ("Español", "Ajustes"),
        ("Català", "Configuració"),
        ("English", "Settings"),
    ):
        visitor.go("#/settings")
        page.get_by_role("radio", name=language).check()
        expect(page.get_by_role("heading", level=1)).to_have_text(words)


def test_a_newcomer_is_offered_a_game_in_their_language(visitor: Visitor) -> None:
    page = visitor.go("#/settings")
    page.get_by_role("radio", name="Català").check()
    visitor.go("#/")
    play = page.get_by_role("link", name="Juga ara")
    expect(play).to_contain_text("Misty Valley, contra un bot")
    play.click()
    expect(page.get_by_text("Aprenent", exact=True).first).to_be_visible()


def test_a_refusal_is_in_the_readers_language(visitor: Visitor) -> None:
    page = visitor.go("#/settings")
    page.get_by_role("radio", name="Français").check()
    visitor.go("#/join/nothing/nothing")
    expect(page.get_by_role("alert").filter(has_text="Cette table n'existe pas.")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "words"), [("fr-CA", "Jouer"), ("ca-ES", "Juga ara"), ("de-DE", "Play now")]
)
def test_the_page_first_speaks_the_browsers_language(
    visitors: Invite, locale: str, words: str
) -> None:
    page = visitors(LAPTOP, locale=locale).go("#/")
    expect(page.get_by_role("link", name=words).first).to_be_visible()


def test_settings_take_effect_at_once_and_are_kept(visitor: Visitor) -> None:
    page = visitor.go("#/settings")
    page.get_by_label("Text size").fill("150")
    page.get_by_role("radio", name="Colour-blind friendly").check()
    page.get_by_role("radio", name="Reduced").check()

    def shown() -> dict[str, str]:
        found: dict[str, str] = page.evaluate(
            """() => ({
                ...document.documentElement.dataset,
                size: getComputedStyle(document.documentElement).fontSize,
            })"""
        )
        return found

    assert shown() == {"palette": "distinct", "motion": "reduced", "size": "24px"}
    axe(page)
    page.reload()
    page.wait_for_selector("main h1")
    assert shown() == {"palette": "distinct", "motion": "reduced", "size": "24px"}


def test_motion_follows_the_system_unless_told_otherwise(visitors: Invite) -> None:
    still = visitors(LAPTOP, reduced_motion="reduce").go("#/")
    expect(still.locator("html")).to_have_attribute("data-motion", "reduced")
    lively = visitors(LAPTOP, reduced_motion="no-preference").go("#/settings")
    expect(lively.locator("html")).to_have_attribute("data-motion", "full")
    lively.emulate_media(reduced_motion="reduce")
    expect(lively.locator("html")).to_have_attribute("data-motion", "reduced")
    lively.get_by_role("radio", name="Full", exact=True).check()
    expect(lively.locator("html")).to_have_attribute("data-motion", "full")


def test_cards_are_found_by_words_and_by_what_they_show(visitor: Visitor) -> None:
    page = visitor.go("#/cards")
    cards = page.locator("main ul.grid > li")
    expect(page.get_by_role("status").filter(has_text="cards")).to_contain_text("175")
    page.get_by_label("Search").fill("moon wol")
    expect(cards).to_have_count(1)
    page.get_by_role("link", name=re.compile("Moon Wolf")).click()
    dialog = page.get_by_role("dialog", name="Moon Wolf")
    expect(dialog).to_contain_text("Base game")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Type").select_option(label="Vales")
    page.get_by_label("Level").select_option(label="2")
    page.get_by_role("button", name="Sky spirit").click()
    found = cards.count()
    assert 0 < found < 64
    page.get_by_role("button", name="Wild spirit").click()
    assert cards.count() < found


def test_the_rules_are_searched_and_linked_to(visitor: Visitor) -> None:
    page = visitor.go("#/rules/mystic-vale")
    page.get_by_label("Search the rules").fill("mana token")
    expect(page.locator("mark").first).to_be_visible()
    assert {text.lower() for text in page.locator("article mark").all_inner_texts()} <= {
        "mana",
        "token",
    }
    page.get_by_label("Search the rules").fill("zebra")
    expect(page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()
    visitor.go("#/rules/misty-valley/scoring")
    expect(page.get_by_role("heading", name="Scoring", exact=True)).to_be_in_viewport()
    page.get_by_role("radio", name="Mystic Vale").check()
    expect(page).to_have_url(re.compile("#/rules/mystic-vale$"))


def test_the_keyboard_reaches_everything_and_dialogs_hold_it(visitor: Visitor) -> None:
    page = visitor.go("#/cards/mystic-vale/Hawk")
    dialog = page.get_by_role("dialog", name="Hawk")
    expect(dialog).to_be_visible()
    for _ in range(4):
        page.keyboard.press("Tab")
        assert dialog.evaluate("(found) => found.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    visitor.go("#/")
    page.reload()
    page.wait_for_selector("main h1")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.tagName") == "MAIN"
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Play now")).to_be_focused()
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_a_symbol_explains_itself_on_focus_and_on_a_long_press(
    visitor: Visitor, phone: Visitor
) -> None:
    page = visitor.go("#/cards")
    page.get_by_role("button", name="Wild spirit").focus()
    page.keyboard.press("Tab")
    tooltip = page.get_by_role("tooltip")
    expect(tooltip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tooltip).to_be_hidden()

    page = phone.go("#/cards")
    symbol = page.get_by_role("button", name="Wild spirit")
    symbol.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_have_text("Wild spirit")
    symbol.dispatch_event("pointerup", {"pointerType": "touch"})
    symbol.dispatch_event("click")
    expect(symbol).to_have_attribute("aria-pressed", "false")


def test_a_table_that_is_not_there_is_said_to_be_so(visitor: Visitor) -> None:
    page = visitor.go("#/table/nothing")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    axe(page)
