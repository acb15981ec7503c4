"""What moves over the table of Mystic Vale in a replay."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Invite
from tests.page.measures import Look, show
from tests.page.tables import post
from tests.page.test_replay import arrived
from valewright import games, mystic
from valewright.bots import Seat, make_bot
from valewright.kernel.record import Record

WATCH = """() => {
    window.flown = [];
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.inert && node.style?.position === "fixed") window.flown.push(node);
    }).observe(document.body, { childList: true, subtree: true });
}"""


def with_a_vale() -> tuple[Record, str]:
    """A game of Mystic Vale up to the move that buys its first vale; which vale it is."""
    vales = {f"buy {name}" for name in mystic.catalogue().vales}
    for seed in range(200):
        record = Record(games.game("mystic-vale"), {}, seed=seed)
        bot = make_bot("greedy", seed)
        while not record.state.over:
            legal = record.state.legal_moves()
            bought = [move for move in legal if record.state.notation(move) in vales]
            if bought and record.state.decision == "harvest":
                vale = record.state.notation(bought[0]).removeprefix("buy ")
                record.play(bought[0])
                while record.state.decision == "pay":
                    record.play(record.state.legal_moves()[0])
                return record, vale
            record.play(bot.choose(Seat(record.state, record.state.to_act)))
    raise AssertionError("nobody could buy a vale")


def seen_last(visitors: Invite, record: Record) -> Page:
    """The last move of a record as a replay shows it, once something has flown over the table."""
    visitor = visitors(reduced_motion="no-preference")
    at = len(record.moves)
    made = post(visitor.address, "/records", {"text": record.text()})
    page = visitor.page
    page.goto(f"{visitor.address}/#/replay/{made['table']['id']}/{at - 1}")
    arrived(page, at - 1)
    page.locator('[data-anchor="pool"]').wait_for()
    page.evaluate(WATCH)
    page.keyboard.press("ArrowRight")
    arrived(page, at)
    page.wait_for_function("() => window.flown.length > 0")
    return page


def test_a_vale_that_is_bought_moves_to_its_owner_and_is_told_as_what_they_did(
    visitors: Invite,
) -> None:
    record, vale = with_a_vale()
    page = seen_last(visitors, record)
    buyer = record.seats[-1]
    expect(page.locator(f'[data-seat="{buyer}"]')).to_contain_text(vale)
    expect(page.locator(f'[data-seat="{buyer}"]')).not_to_contain_text("passed")


def test_nobody_has_passed_before_the_first_move(visitors: Invite) -> None:
    record = Record(games.game("mystic-vale"), {"players": 3}, seed=4)
    while not (record.words and record.words[-1] == "pass"):
        legal = record.state.legal_moves()
        record.play(next((m for m in legal if record.state.notation(m) == "pass"), legal[0]))
    visitor = visitors()
    made = post(visitor.address, "/records", {"text": record.text()})
    page = visitor.page
    page.goto(f"{visitor.address}/#/replay/{made['table']['id']}/0")
    arrived(page, 0)
    seats = page.locator("[data-seat]")
    expect(seats).to_have_count(3)
    assert "passed" not in " ".join(seats.all_text_contents())
    page.keyboard.press("End")
    arrived(page, len(record.moves))
    expect(seats.nth(record.seats[-1])).to_contain_text("passed")
    expect(seats.filter(has_text="passed")).to_have_count(1)
    # A phone shows two rows of what is on offer above the field of whoever plays.
    show(page, Look("phone"))
    rows = page.locator(".market .row")
    expect(rows.nth(1)).to_be_in_viewport(ratio=0.9)


def test_points_that_are_gained_fly_from_the_pool(visitors: Invite) -> None:
    record = Record(games.game("mystic-vale"), {}, seed=4)
    bot = make_bot("greedy", 4)
    while record.words[-1:] != ["take VP"]:
        record.play(bot.choose(Seat(record.state, record.state.to_act)))
    seen_last(visitors, record)
