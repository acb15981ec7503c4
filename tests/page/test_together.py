"""People at one table: phrases in each reader's language, looking back during a game, onlookers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from playwright.sync_api import Route as HeldRoute

from tests.page.browser import LAPTOP, PHONE, axe, lasting, screenshot, scrolls_sideways
from tests.page.conftest import Invite
from tests.page.screens import check_small
from tests.page.tables import BUILT_IN, new_table, post, sit_down
from tests.page.test_plain import piles, take


def pressed(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_people_talk_in_their_own_language_and_can_be_muted(visitors: Invite, address: str) -> None:
    for name in BUILT_IN:
        made = new_table(address, name, ("me", "open"))
        table = made["table"]
        invited = {"invite": table["invite"], "name": "Zoé"}
        guest = post(address, f"/tables/{table['id']}/join", invited)
        french = visitors(PHONE, locale="fr-FR", has_touch=True, is_mobile=True)
        one = sit_down(lasting(visitors(LAPTOP)), made)
        two = sit_down(lasting(french), guest)

        pressed(two, "Dire quelque chose")
        axe(two, "dialog[open]")
        screenshot(two, f"talk-{name}-phone")
        pressed(two, "Bonne chance\u00a0!")
        expect(one.locator("[data-remark]")).to_have_text("Zoé Good luck!")
        expect(one.locator("[aria-live=polite]", has_text="Zoé: Good luck!")).to_have_count(1)
        seat = one.locator("[data-seat='1']").first.bounding_box()
        bubble = one.locator("[data-remark]").bounding_box()
        assert seat is not None
        assert bubble is not None
        assert abs(bubble["y"] - seat["y"] - seat["height"]) < 20, "it stands below its seat"
        screenshot(one, f"bubble-{name}-laptop")

        pressed(one, "Say something")
        dialog = one.get_by_role("dialog", name="At the table")
        expect(dialog.get_by_role("listitem")).to_have_text("Zoé: Good luck!")
        dialog.get_by_role("switch", name="Mute Zoé").click()
        expect(dialog.get_by_role("listitem")).to_have_count(0)
        axe(one, "dialog[open]")
        screenshot(one, f"talk-{name}-laptop")
        pressed(one, "laughs")
        expect(two.locator("[data-remark=laugh]")).to_be_visible()
        screenshot(two, f"bubble-{name}-phone")
        assert not scrolls_sideways(two)

        pressed(two, "Dire quelque chose")
        pressed(two, "Merci\u00a0!")
        pressed(one, "Say something")
        pressed(one, "Hello!")
        expect(two.locator("[data-remark=hello]")).to_be_visible()  # so the thanks have come, too
        expect(one.locator("[data-remark=thanks]")).to_have_count(0)
        one.reload()
        pressed(one, "Say something")
        expect(one.get_by_role("switch", name="Mute Zoé")).to_be_checked()


def test_looking_back_while_the_other_moves_and_someone_watches(
    visitors: Invite, address: str
) -> None:
    made = new_table(address, "nim", ("me", "open"), {"piles": 2, "most": 9}, seed=4)
    table = made["table"]
    guest = post(address, f"/tables/{table['id']}/join", {"invite": table["invite"]})
    one, two = sit_down(visitors(LAPTOP), made), sit_down(visitors(PHONE), guest)
    before = one.get_by_role("row", name="Piles").inner_text().removeprefix("Piles").strip()
    watcher = visitors(LAPTOP).go(f"#/table/{table['id']}")
    pressed(watcher, "Watching: public view")
    expect(watcher.get_by_role("dialog")).to_contain_text("stays hidden from you, too")
    axe(watcher, "dialog[open]")
    screenshot(watcher, "watcher-laptop")
    pressed(one, "One person is watching")
    expect(one.get_by_role("dialog")).to_contain_text("Whatever you keep hidden")
    one.keyboard.press("Escape")

    one.get_by_role("button", name="Take 1 counter from pile 2", exact=True).click()
    expect(two.locator("[data-at='1']")).to_be_visible()
    pressed(one, "Look back")
    banner = one.locator("[data-back]")
    expect(banner).to_contain_text("You are looking at move 0; the table is at move 1.")
    piles(one, before)
    axe(one)
    screenshot(one, "look-back-laptop")
    take(two, "Take 1 counter from pile 2")
    expect(banner).to_contain_text("the table is at move 2. It's your turn.")
    piles(one, before)
    expect(one.locator("[data-move]")).to_have_count(0)
    one.keyboard.press("ArrowRight")  # the slider has the focus
    expect(banner).to_contain_text("You are looking at move 1")
    one.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    expect(one.locator("[data-move]").first).to_be_enabled()

    pressed(two, "Table")
    axe(two, "dialog[open]")
    pressed(two, "Look back")
    expect(two.locator("[data-back='1']")).to_be_visible()
    axe(two)
    assert not scrolls_sideways(two)
    screenshot(two, "look-back-phone")
    pressed(two, "Back to now")
    expect(two.locator("[data-back]")).to_have_count(0)


def test_a_replay_is_watched_together(visitors: Invite, address: str) -> None:
    made = new_table(address, "nim", ("me", "open"), {"piles": 2, "most": 9}, seed=4)
    table = made["table"]
    post(address, f"/tables/{table['id']}/join", {"invite": table["invite"]})
    playing = sit_down(visitors(LAPTOP), made)
    take(playing, "Take 1 counter from pile 2")
    pressed(playing, "Table")
    pressed(playing, "Resign")
    pressed(playing, "Yes, resign")
    expect(playing.get_by_role("dialog")).to_be_visible()

    # The moment asked for first comes when they have gone on to their room
    visitor = visitors(LAPTOP)
    held: list[HeldRoute] = []

    def hold(route: HeldRoute) -> None:
        if "/together/" in visitor.page.url:
            route.continue_()
        else:
            held.append(route)

    visitor.page.route(re.compile("/replay/"), hold)
    one = visitor.go(f"#/replay/{table['id']}/1")
    pressed(one, "Watch together")
    one.wait_for_url("**/#/together/*")
    assert held
    for route in held:
        route.continue_()
    expect(one.locator("[data-moment='1']")).to_be_visible()
    assert "/together/" in one.url
    expect(one.locator(".led")).to_contain_text("You lead: everyone sees what you show.")
    link = one.get_by_label("Link for others").input_value()
    follower = visitors(PHONE, locale="fr-FR", has_touch=True, is_mobile=True)
    two = follower.go(link.removeprefix(f"{address}/"))
    expect(two.locator(".led")).to_have_text("Vous suivez Invité 1.")
    expect(two.locator("[data-moment='1']")).to_be_visible()  # where it was opened
    one.keyboard.press("ArrowLeft")
    expect(two.locator("[data-moment='0']")).to_be_visible()
    one.keyboard.press("ArrowRight")
    expect(two.locator("[data-moment='1']")).to_be_visible()
    axe(one)
    axe(two)
    assert not scrolls_sideways(two)

    # Looking elsewhere, and following again
    pressed(two, "Un coup en arrière")
    expect(two.locator(".led")).to_contain_text("le guide en est au coup 1")
    expect(one.locator("[data-moment='1']")).to_be_visible()
    screenshot(two, "together-elsewhere-phone")
    pressed(two, "Suivre à nouveau")
    expect(two.locator("[data-moment='1']")).to_be_visible()

    # An arrow, with the pointer and from the list
    pressed(one, "Point")
    rows = one.locator("main [data-anchor]")
    rows.nth(0).click()
    rows.nth(1).click()
    pressed(one, "Point")
    expect(two.locator("[data-arrows='1']")).to_be_attached()
    told = "Guest 1 points from Piles 3, 7 to The last counter wins"
    expect(one.get_by_text(told)).to_be_visible()
    one.get_by_text("Choose from a list").click()
    one.get_by_label("From", exact=True).select_option(index=2)
    pressed(one, "Point there")
    expect(two.locator("[data-arrows='2']")).to_be_attached()

    # A comment
    one.get_by_label("About move 1").fill("Why not two?")
    pressed(one, "Write")
    expect(two.locator("[aria-live=polite]", has_text="Why not two?")).to_have_count(1)
    expect(one.locator("[data-comment]")).to_contain_text("Guest 1 Why not two?")
    axe(one)
    check_small(one, "together", within=None)
    screenshot(one, "together-laptop")
    screenshot(two, "together-arrows-phone")
    two.get_by_role("button", name="Partie revue ensemble").click()
    expect(two.locator("dialog[open] [data-comment]")).to_contain_text("Why not two?")
    expect(two.get_by_role("button", name="Supprimer ce commentaire")).to_have_count(0)
    axe(two, "dialog[open]")
    screenshot(two, "together-panel-phone")
    two.keyboard.press("Escape")

    # Moves that are tried out
    pressed(one, "Try moves")
    expect(two.locator(".led")).to_contain_text("Coups à l'essai")
    expect(two.locator("[data-move]")).to_have_count(0)
    take(one, "Take 1 counter from pile 1")
    expect(two.get_by_role("row", name="Tas 2, 7")).to_be_visible()
    screenshot(one, "together-trial-laptop")
    pressed(one, "Back to the game")
    expect(two.get_by_role("row", name="Tas 3, 7")).to_be_visible()

    # The lead, handed over and left behind
    pressed(one, "Let Guest 2 lead")
    expect(two.locator(".led")).to_contain_text("Vous guidez")
    pressed(two, "Un coup en arrière")
    expect(one.locator("[data-moment='0']")).to_be_visible()
    follower.close()
    expect(one.locator(".led")).to_contain_text("You lead: everyone sees what you show.")
