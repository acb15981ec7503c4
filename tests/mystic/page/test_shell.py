"""What the screens around the table show of Mystic Vale."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browser import Visitor, axe, lasting, screenshot
from tests.page.test_shell import seats

GAME = "mystic-vale"


def test_cards_and_rules_are_in_the_readers_language(visitor: Visitor) -> None:
    page = visitor.go("#/settings")
    page.get_by_role("radio", name="Français").check()
    visitor.go(f"#/cards/{GAME}/Podlings")
    expect(page.get_by_role("dialog", name="Peuple des Racines")).to_be_visible()
    visitor.go(f"#/rules/{GAME}")
    expect(page.get_by_role("heading", name="Vos cartes")).to_be_visible()


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
    # Whoever has set up the table need not be asked whether it is them.
    page.wait_for_selector(".board, .curtain")
    expect(page.locator(".curtain")).to_have_count(0)
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
    expect(page.get_by_label("Player name, seat 2")).to_have_value("Bea")
    remembered = page.locator("[data-chosen]")
    for words in ("Vale of the Wild", "Two dealt to each player, keep one", "Buy VP", "12"):
        expect(remembered).to_contain_text(words)
    page.get_by_role("button", name="Reset to defaults").click()
    expect(remembered).to_have_count(0)


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
    sky = page.get_by_role("button", name="Sky spirit")
    sky.click()
    expect(sky).to_have_attribute("aria-pressed", "true")
    found = cards.count()
    assert 0 < found < 64
    wild = page.get_by_role("button", name="Wild spirit")
    wild.click()
    expect(wild).to_have_attribute("aria-pressed", "true")
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

    page = lasting(phone).go("#/cards")
    symbol = page.get_by_role("button", name="Wild spirit")
    symbol.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_have_text("Wild spirit")
    symbol.dispatch_event("pointerup", {"pointerType": "touch"})
    symbol.dispatch_event("click")
    expect(symbol).to_have_attribute("aria-pressed", "false")
