"""My box: filled in, kept, taken along as a file, played with, and told to all at the table."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.browser import LAPTOP, PHONE, Visitor, axe, screenshot, scrolls_sideways
from tests.page.conftest import Invite
from tests.page.tables import new_table, sit_down
from valewright.mystic import load_cards

KEPT = "() => JSON.parse(localStorage.getItem('valewright.box') ?? 'null')"


def field(page: Page, name: str) -> Locator:
    return page.locator(f'dialog [data-field="{name}"]')


def opened(visitor: Visitor, kind: str, name: str) -> Page:
    page = visitor.go(f"#/box/{kind}/{name.replace(' ', '%20')}")
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    return page


def test_home_and_the_cards_lead_there(visitor: Visitor) -> None:
    for route in ("#/", "#/cards"):
        page = visitor.go(route)
        page.get_by_role("link", name="My box").click()
        expect(page.get_by_role("heading", level=1, name="My box")).to_be_visible()


def test_a_card_is_filled_in_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.go("#/box")
    page.get_by_label("Search").fill("stag")
    page.get_by_role("link", name=re.compile("^Stag, ")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Stag")).to_be_visible()
    cost = field(page, "cost").get_by_role("spinbutton")
    for _ in range(8):
        page.keyboard.press("Tab")
        if cost.evaluate("(found) => found === document.activeElement"):
            break
    expect(cost).to_be_focused()
    page.keyboard.type("8")
    page.keyboard.press("ArrowUp")
    expect(cost).to_have_value("9")
    expect(field(page, "cost")).to_contain_text("my card")
    page.keyboard.press("Tab")
    expect(field(page, "symbols").get_by_role("button", name="My card says so")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    expect(field(page, "symbols").get_by_role("spinbutton", name="Mana")).to_have_value("1")
    kept = page.evaluate(KEPT)["values"]["advancement"]["Stag"]
    assert kept["cost"] == 9
    assert kept["symbols"]["mana"] == 1
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Stag")).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("^Stag, "))).to_contain_text("2 of")
    page.reload()
    expect(page.get_by_role("progressbar", name="Base game")).to_have_attribute(
        "aria-valuenow", "2"
    )


def test_what_is_typed_is_checked_in_the_words_of_the_command_line(visitor: Visitor) -> None:
    page = opened(visitor, "advancement", "Stag")
    cost = field(page, "cost").get_by_role("spinbutton")
    for typed, words in (
        ("99", "must be from 0 to 40, not 99"),
        ("two", "must be a whole number, not 'two'"),
    ):
        cost.fill(typed)
        expect(field(page, "cost")).to_contain_text(words)
        expect(cost).to_have_attribute("aria-invalid", "true")
    axe(page)
    cost.fill("7")
    expect(cost).to_have_attribute("aria-invalid", "false")
    both = field(page, "longwise"), field(page, "eclipse")
    for one in both:
        one.get_by_role("radio", name="Yes").check()
    expect(field(page, "eclipse")).to_contain_text("cannot be both eclipse and longwise")
    field(page, "eclipse").get_by_role("button", name="Take back").click()
    expect(field(page, "eclipse")).not_to_contain_text("cannot be both")
    assert "eclipse" not in page.evaluate(KEPT)["values"]["advancement"]["Stag"]


def test_what_is_documented_is_locked_until_it_is_opened_on_purpose(visitor: Visitor) -> None:
    page = opened(visitor, "advancement", "Podlings")
    cost = field(page, "cost")
    expect(cost).to_contain_text("documented")
    expect(cost).to_contain_text("rulebook")
    expect(cost.get_by_role("spinbutton")).to_have_count(0)
    cost.get_by_role("button", name="My card says otherwise").click()
    expect(cost).to_contain_text("Change it only if your card really says something else.")
    cost.get_by_role("spinbutton").fill("3")
    expect(cost).to_contain_text("This contradicts a document.")
    cost.get_by_role("button", name="Take back").click()
    expect(cost.get_by_role("spinbutton")).to_have_count(0)
    visitor.go("#/box/advancement/Fertile%20Soil")
    expect(page.get_by_role("dialog")).to_contain_text("The starting cards are documented")
    expect(page.get_by_role("dialog").get_by_role("spinbutton")).to_have_count(0)


def test_one_goes_from_card_to_card_and_says_that_all_is_right(visitor: Visitor) -> None:
    page = visitor.go("#/box")
    page.get_by_label("Type").select_option(label="Amulets")
    page.get_by_label("Show").select_option(label="Still to fill in")
    cards = page.locator("main ul.grid > li")
    total = 8
    expect(cards).to_have_count(total)
    cards.first.get_by_role("link").click()
    heading = page.get_by_role("dialog").get_by_role("heading")
    names: list[str] = []
    while len(names) < total:
        for name in names[-1:]:
            page.get_by_role("button", name="Next").click()
            expect(heading).not_to_have_text(name)
        names.append(heading.inner_text())
        page.get_by_role("button", name="That is right").click()
        expect(page.get_by_role("button", name="Complete")).to_be_disabled()
    assert len(set(names)) == total
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    page.get_by_label("Show").select_option(label="Filled in")
    expect(cards).to_have_count(total)
    bar = page.get_by_role("progressbar", name="Mana Storm")
    expect(bar).to_have_attribute("aria-valuenow", str(total))


def test_a_conclave_is_put_together(visitor: Visitor) -> None:
    page = opened(visitor, "conclave", "Homeland")
    vales = field(page, "vales")
    vales.locator("li").first.wait_for()
    shown = vales.locator("li").count()
    vales.get_by_role("button", name=re.compile("Take out")).first.click()
    expect(vales.locator("li")).to_have_count(shown - 1)
    vales.get_by_role("combobox").select_option(label="Skyhaven")
    expect(vales.locator("li").last).to_contain_text("Skyhaven")
    assert page.evaluate(KEPT)["values"]["conclave"]["Homeland"]["vales"][-1] == "Skyhaven"


FILE = """\
# what my cards say
[box]
name = "Anna's \\"box\\" 🦌"

[[advancement]]
name = "Stag"
cost = 9 # looked at twice
symbols = { guardian = 2, animal = 1, decay = 1 }
text = "Jump."
when = "harvest"
ability = { do = "gain", what = "mana" }

[[vale]]
name = "O'Brien's \\"Pond\\"\\nby the wood"
level = 1
copies = 2
cost = { sky = 1 }

[[leader]]
name = "Ashae"
upgraded.vp_end = 4

[players]
vp_pool = { 2 = 30 }
"""


def exported(page: Page, folder: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as a file").click()
    file = folder / "exported.toml"
    download.value.save_as(file)
    return file.read_text("utf-8")


def without_order(text: str) -> object:
    found = tomllib.loads(text)
    return {kind: found[kind] for kind in sorted(found)}


def test_a_file_is_taken_in_whole_and_given_back_the_same(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(FILE, "utf-8")
    page = visitor.go("#/box")
    picker = page.locator("input[type=file]")
    picker.set_input_files(file)
    taken = page.locator(".taken")
    expect(taken).to_contain_text("3 values were imported.")
    expect(taken).to_contain_text("[players]")
    expect(taken).to_contain_text("The file's comments are not kept.")
    first = exported(page, tmp_path)
    assert without_order(first) == without_order(FILE)
    assert (
        load_cards(tmp_path / "exported.toml").vales["O'Brien's \"Pond\"\nby the wood"].copies == 2
    )

    file.write_text(first, "utf-8")
    picker.set_input_files(file)
    page.get_by_role("dialog").get_by_role("button", name="Only the file").click()
    expect(taken).not_to_contain_text("comments")
    assert exported(page, tmp_path) == first
    page.reload()
    visitor.quiet()
    assert exported(page, tmp_path) == first


def test_a_file_is_added_to_what_there_is(visitor: Visitor, tmp_path: Path) -> None:
    page = opened(visitor, "advancement", "Stag")
    field(page, "cost").get_by_role("spinbutton").fill("8")
    field(page, "vp_end").get_by_role("spinbutton").fill("3")
    page.keyboard.press("Escape")
    file = tmp_path / "more.toml"
    file.write_text(
        '[[advancement]]\nname = "Stag"\ncost = 9\n[[advancement]]\nname = "Hawk"\ncost = 4\n'
    )
    page.locator("input[type=file]").set_input_files(file)
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Add the file").click()
    expect(page.locator(".taken")).to_be_visible()
    assert page.evaluate(KEPT)["values"]["advancement"] == {
        "Hawk": {"cost": 4},
        "Stag": {"cost": 9, "vp_end": 3},
    }
    page.get_by_role("button", name="Erase all").click()
    page.get_by_role("dialog").get_by_role("button", name="Erase all").click()
    expect(page.get_by_role("button", name="Export as a file")).to_be_disabled()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[advancement]]\nname = "Stag"\ncost = 99\n', "field cost: must be from 0 to 40, not 99"),
        ("a" + ".a" * 50_000 + " = 1", "too many dots in line 1"),
        ("#" * 300_000, "at most 262144 characters"),
        ("#" * 1_100_000, "the file is too long"),
        ("not toml", "not valid TOML"),
    ],
    ids=["value", "dots", "long", "longer", "text"],
)
def test_a_file_that_is_wrong_is_refused_with_the_reason(
    visitor: Visitor, tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    page = visitor.go("#/box")
    page.locator("input[type=file]").set_input_files(file)
    alert = page.locator("main [role=alert]")
    expect(alert).to_contain_text("wrong.toml was not imported")
    expect(alert).to_contain_text(words)
    assert page.evaluate(KEPT) is None


BOX = {
    "name": "Anna's box",
    "values": {"advancement": {"Podlings": {"cost": 17}}, "vale": {"Azure Lake": {"vp_end": 9}}},
}


def with_box(visitor: Visitor) -> Page:
    visitor.page.add_init_script(
        f"localStorage.setItem('valewright.box', {json.dumps(json.dumps(BOX))})"
    )
    return visitor.page


def test_a_table_is_played_with_the_box_and_everyone_is_told(
    visitor: Visitor, visitors: Invite
) -> None:
    page = with_box(visitor)
    visitor.go("#/box")
    page.get_by_role("link", name="Play with it").click()
    use = page.get_by_role("switch", name="Play with my box")
    expect(use).to_be_checked()
    page.get_by_label("Seat 2", exact=True).select_option(label="Someone I invite")
    screenshot(page, "box-new-laptop")
    axe(page)
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/#/table/*")
    told = "Played with “Anna's box”: 2 values differ from those that come with the game."
    lobby = page.get_by_role("dialog", name="Waiting for players")
    expect(lobby).to_contain_text(told)
    axe(page)
    screenshot(page, "box-lobby-laptop")
    invitation = lobby.get_by_label("Invitation").input_value()

    guest = visitors(PHONE, has_touch=True, is_mobile=True)
    guest.page.goto(invitation)
    expect(guest.page.locator("main")).to_contain_text(told)
    axe(guest.page)
    screenshot(guest.page, "box-join-phone")
    guest.page.get_by_role("button", name="Which?").click()
    which = guest.page.get_by_role("dialog", name="Values that differ")
    expect(which.locator("tbody tr")).to_have_count(2)
    expect(which.locator("tbody tr").first).to_contain_text("17 mana")
    axe(guest.page)
    assert not scrolls_sideways(guest.page)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Take this seat").click()
    for each in (page, guest.page):
        notice = each.locator(".told")
        expect(notice).to_contain_text(told)
        axe(each)
        notice.get_by_role("button", name="OK").click()
        expect(notice).to_have_count(0)
        each.reload()
        each.wait_for_selector("[data-at]")
        expect(notice).to_have_count(0)
        expect(each.get_by_role("button", name=told)).to_be_visible()
    visitor.go("#/new/mystic-vale")
    expect(page.get_by_role("switch", name="Play with my box")).to_be_checked()


def test_the_table_shows_the_numbers_and_names_of_its_box(visitor: Visitor, address: str) -> None:
    titles = ["Podlings", "Wellspring", "Hawk", "Plow", "Stag", "Magic Seed"]
    text = (
        "[[advancement]]\nid = 'Podlings'\nname = 'Rootlings'\ncost = 17\n"
        f"[mix]\nadvancements = {titles}\nvales = ['Azure Lake', 'Skyhaven']\n"
    )
    made = new_table(address, "mystic-vale", options={"cards": text})
    page = sit_down(visitor, made)
    podlings = page.get_by_role("button", name=re.compile(r"Rootlings.*17"))
    expect(podlings.first).to_be_visible()
    expect(page.get_by_role("button", name="Podlings")).to_have_count(0)
    expect(page.locator(".told")).to_contain_text("an owner's box")
    plain = new_table(address, "mystic-vale")
    sit_down(visitor, plain)
    expect(page.locator(".told")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("17 mana|Rootlings"))).to_have_count(0)


def test_two_cards_that_swap_names_keep_their_pictures(visitor: Visitor, address: str) -> None:
    mix = "[mix]\nadvancements = ['Podlings', 'Wellspring']\nvales = ['Azure Lake', 'Skyhaven']\n"
    swapped = (
        "[[advancement]]\nid = 'Podlings'\nname = 'Wellspring'\n"
        "[[advancement]]\nid = 'Wellspring'\nname = 'Podlings'\n"
    )

    def picture(page: Page, name: str) -> Locator:
        return page.get_by_role("button", name=re.compile(f"^{name}")).first.locator("img").first

    page = sit_down(visitor, new_table(address, "mystic-vale", options={"cards": mix}))
    podlings = picture(page, "Podlings").get_attribute("src")
    wellspring = picture(page, "Wellspring").get_attribute("src")
    assert podlings is not None
    assert wellspring is not None
    assert podlings != wellspring
    sit_down(visitor, new_table(address, "mystic-vale", options={"cards": swapped + mix}))
    expect(picture(page, "Wellspring")).to_have_attribute("src", podlings)
    expect(picture(page, "Podlings")).to_have_attribute("src", wellspring)


def test_an_empty_box_cannot_be_chosen(visitor: Visitor) -> None:
    page = visitor.go("#/new/mystic-vale/box")
    use = page.get_by_role("switch", name="Play with my box")
    expect(use).to_be_disabled()
    expect(use).not_to_be_checked()
    expect(page.get_by_role("link", name="Open my box")).to_be_visible()
    visitor.go("#/new/misty-valley")
    expect(page.get_by_role("switch", name="Play with my box")).to_have_count(0)


def test_a_box_that_is_wrong_is_refused_at_a_new_table(visitor: Visitor) -> None:
    wrong = {"values": {"advancement": {"Stag": {"cost": 99}}}}
    visitor.page.add_init_script(
        f"localStorage.setItem('valewright.box', {json.dumps(json.dumps(wrong))})"
    )
    page = visitor.go("#/new/mystic-vale/box")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("main [role=alert]")).to_contain_text(
        "'Stag', field cost: must be from 0 to 40"
    )


def test_what_a_browser_kept_may_be_anything(visitor: Visitor) -> None:
    for kept in (
        "{",
        "[]",
        '{"values": 3, "rest": []}',
        '{"name": "x", "values": {"vale": {"A": 1}}}',
    ):
        visitor.page.goto(f"{visitor.address}/#/settings")
        visitor.page.evaluate("(kept) => localStorage.setItem('valewright.box', kept)", kept)
        page = visitor.go("#/box")
        page.reload()
        expect(page.get_by_role("progressbar", name="All sets")).to_have_attribute(
            "aria-valuenow", "0"
        )


def test_the_cards_say_which_values_are_guesses(visitor: Visitor) -> None:
    page = visitor.go("#/cards/mystic-vale/Podlings")
    dialog = page.get_by_role("dialog", name="Podlings")
    for name, words in (
        ("cost", "documented"),
        ("symbols", "guess"),
        ("vp_end", "guess"),
        ("slots", "documented"),
        ("longwise", "guess"),
        ("eclipse", "guess"),
    ):
        expect(dialog.locator(f'[data-field="{name}"]')).to_contain_text(words)
    expect(dialog.locator('[data-field="cost"]')).to_contain_text("Source: rulebook")
    visitor.go("#/cards/mystic-vale/Stag")
    stag = page.get_by_role("dialog", name="Stag").locator('[data-field="symbols"]')
    expect(stag).to_contain_text("partly documented")
    expect(stag).to_contain_text("2 guardians")
    page.keyboard.press("Escape")
    card = page.get_by_role("link", name=re.compile("^Podlings, "))
    expect(card).to_contain_text("2 of 6 values documented")


def test_it_speaks_french(visitors: Invite) -> None:
    visitor = visitors(LAPTOP, locale="fr-FR")
    page = visitor.go("#/box/advancement/Podlings")
    dialog = page.get_by_role("dialog", name="Peuple des Racines")
    expect(dialog.locator('[data-field="cost"]')).to_contain_text("documenté")
    expect(dialog.locator('[data-field="cost"]')).to_contain_text("livret de règles")
    expect(dialog.locator('[data-field="symbols"]')).to_contain_text("supposé")
    axe(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1, name="Ma boîte")).to_be_visible()
