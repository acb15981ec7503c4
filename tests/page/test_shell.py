"""The screens around the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import LAPTOP, Visitor, axe, screenshot
from tests.page.conftest import Invite
from tests.page.tables import BUILT_IN
from valewright.games import game
from valewright.kernel.record import Record


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
    title = game(BUILT_IN[-1]).title
    page.get_by_role("button", name=re.compile(f"Play against a bot.*{title}")).click()
    page.wait_for_url("**/#/table/*")
    assert seats(page) == ["person Player 1", "bot Apprentice"]


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
    record = Record(game(BUILT_IN[0]), {}, 7)
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
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    visitor.go("#/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Règles")
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
    expect(play).to_contain_text(f"{game(BUILT_IN[0]).title}, contra un bot")
    play.click()
    expect(page.get_by_text("Falguera", exact=True).first).to_be_visible()
    expect(page.get_by_text("Falguera · Aprenent").first).to_be_attached()


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
    page.get_by_role("radio", name="Light").check()
    page.get_by_role("radio", name="Colour-blind friendly").check()
    page.get_by_role("radio", name="Reduced").check()

    root = page.locator("html")

    def shown() -> None:
        for name, chosen in (
            ("theme", "light"),
            ("palette", "distinct"),
            ("motion", "reduced"),
            ("ambient", "off"),
        ):
            expect(root).to_have_attribute(f"data-{name}", chosen)
        expect(root).to_have_css("font-size", "24px")

    shown()
    axe(page)
    page.reload()
    page.wait_for_selector("main h1")
    shown()


def test_the_theme_follows_the_system_unless_told_otherwise(visitor: Visitor) -> None:
    page = visitor.go("#/settings")
    root = page.locator("html")
    page.get_by_role("radio", name="Dark").check()
    expect(root).to_have_attribute("data-theme", "dark")
    dark = ground(page)
    page.get_by_role("radio", name="Light").check()
    expect(root).to_have_attribute("data-theme", "light")
    light = ground(page)
    assert light != dark
    themes = page.get_by_role("group", name="Theme")
    themes.get_by_role("radio", name="Same as my device").check()
    page.emulate_media(color_scheme="light")
    expect(root).to_have_css("background-color", light)
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_css("background-color", dark)
    page.get_by_role("radio", name="Light").check()
    expect(root).to_have_css("background-color", light)


def ground(page: Page) -> str:
    found: str = page.locator("html").evaluate("root => getComputedStyle(root).backgroundColor")
    return found


def test_another_tab_follows_what_is_chosen(visitor: Visitor) -> None:
    other = visitor.tab()
    other.goto(f"{visitor.address}/#/rules")
    expect(other.get_by_role("heading", level=1)).to_have_text("Rules")
    page = visitor.go("#/settings")
    page.get_by_role("radio", name="Français").check()
    page.get_by_label("Taille du texte").fill("150")
    expect(other.get_by_role("heading", level=1)).to_have_text("Règles")
    expect(other.locator("html")).to_have_css("font-size", "24px")


COUNT_TONES = """
    window.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return make.call(this);
    };
"""


def test_sounds_are_on_as_loud_as_wanted_and_stay_off(visitor: Visitor) -> None:
    visitor.page.add_init_script(COUNT_TONES)
    page = visitor.go("#/settings")
    sounds = page.get_by_role("switch", name="Sounds")
    volume = page.get_by_role("slider", name="Volume")
    expect(sounds).to_be_checked()
    volume.fill("30")
    sounds.click()
    expect(volume).to_have_count(0)
    page.reload()
    expect(sounds).not_to_be_checked()
    sounds.click()
    expect(volume).to_have_value("30")
    volume.fill("80")
    page.wait_for_function("() => tones > 0")


def test_the_typefaces_come_with_the_page(visitor: Visitor) -> None:
    page = visitor.go("#/")
    loaded = """() => [...document.fonts].filter((one) => one.status === "loaded")
        .map((one) => one.family.replaceAll('"', ""))"""
    page.wait_for_function(f"() => new Set(({loaded})()).size >= 2")
    visitor.quiet()
    assert set(page.evaluate(loaded)) == {"Alegreya", "Source Sans 3"}


def test_motion_follows_the_system_unless_told_otherwise(visitors: Invite) -> None:
    still = visitors(LAPTOP, reduced_motion="reduce").go("#/")
    expect(still.locator("html")).to_have_attribute("data-motion", "reduced")
    lively = visitors(LAPTOP, reduced_motion="no-preference").go("#/settings")
    expect(lively.locator("html")).to_have_attribute("data-motion", "full")
    lively.emulate_media(reduced_motion="reduce")
    expect(lively.locator("html")).to_have_attribute("data-motion", "reduced")
    mist = lively.get_by_role("switch", name="Drifting mist")
    expect(mist).to_be_disabled()
    lively.get_by_role("radio", name="Full", exact=True).check()
    expect(lively.locator("html")).to_have_attribute("data-motion", "full")
    expect(lively.locator("html")).to_have_attribute("data-ambient", "on")
    mist.click()
    lively.reload()
    expect(mist).not_to_be_checked()
    expect(lively.locator("html")).to_have_attribute("data-ambient", "off")


def test_the_keyboard_reaches_everything_and_dialogs_hold_it(visitor: Visitor) -> None:
    page = visitor.go("#/cards")
    page.locator("main ul.grid a").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    card = page.url
    for _ in range(4):
        page.keyboard.press("Tab")
        assert dialog.evaluate("(found) => found.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.wait_for_url(lambda address: address != card)  # it follows a moment later

    visitor.go("#/")
    page.reload()
    page.wait_for_selector("main h1")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Play now")).to_be_focused()
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_a_table_that_is_not_there_is_said_to_be_so(visitor: Visitor) -> None:
    page = visitor.go("#/table/nothing")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    axe(page)
