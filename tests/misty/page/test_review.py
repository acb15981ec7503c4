"""The review of a finished game of Misty Valley."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browser import screenshot
from tests.page.conftest import Invite
from tests.page.measures import Look, show
from tests.page.screens import check_shown
from tests.page.tables import post
from tests.page.test_hints import THINKING
from tests.page.test_replay import arrived, record_text

# All that the list of the worst decisions ever says, also for a moment.
WATCH = """() => {
    window.said = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll("[data-worst] span"))
            if (!window.said.includes(one.textContent)) window.said.push(one.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def test_a_review_draws_the_chances_and_leads_to_what_cost_most(visitors: Invite) -> None:
    visitor = visitors(locale="fr-FR")
    text = record_text("misty-valley", {"light": True})
    table = post(visitor.address, "/records", {"text": text})["table"]["id"]
    page = visitor.page
    page.goto(f"{visitor.address}/#/replay/{table}/0")
    arrived(page, 0)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Analyser").click()
    mistake = page.locator("[data-mistake]").first
    mistake.wait_for(timeout=2 * THINKING)
    expect(page.locator("[data-worst] span").first).to_contain_text("Mieux")
    moment = int(mistake.get_attribute("data-mistake") or "0")
    check_shown(page, "misty-review", within=".replay")
    for look in (Look("laptop"), Look("desktop")):
        show(page, look)
        board = page.locator("[data-board]").bounding_box()
        assert board is not None
        assert board["height"] > 0.6 * look.viewport["height"]
    show(page, Look(language="fr"))
    expect(page.locator("[data-worst] span", has_text="Mieux")).to_have_count(
        page.locator("[data-worst]").count()
    )
    assert not [said for said in page.evaluate("() => window.said") if re.search(r"\bici\b", said)]
    mistake.click()
    arrived(page, moment)
    said = page.locator(".said")
    expect(said).to_contain_text("Mieux")
    expect(said).not_to_contain_text(re.compile(r"\b(patrol|explore|captain|facing|use)\b"))
    screenshot(page, "review")
