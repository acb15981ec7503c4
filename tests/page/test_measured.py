"""Every screen around the tables, measured as tests/page/screens.py says."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tests.page.measures import Allowed
from tests.page.screens import DIALOG, LONG, SEARCH, Screen, Two, check_screen
from tests.page.tables import BUILT_IN, new_table, post
from tests.page.test_replay import record_text

SCREENS = {
    "home": Screen("#/"),
    **{f"new-{name}": Screen(f"#/new/{name}", ready="form") for name in BUILT_IN},
    "join": Screen("#/join/{open}/{invite}"),
    "replays": Screen("#/replays", ready="[data-score]"),
    "settings": Screen("#/settings"),
    "seats": Screen("#/seats", ready="main form"),
    "unknown": Screen("#/nowhere"),
    "rules": Screen(
        f"#/rules/{BUILT_IN[-1]}",
        LONG,
        ("phone", "laptop", "wide"),
        # A heading links to itself, to be copied; the contents lead there too.
        allowed=Allowed(cut=SEARCH.cut, target=".anchor"),
    ),
    "cards": Screen(f"#/cards/{BUILT_IN[-1]}", LONG, ("phone", "laptop", "wide"), allowed=SEARCH),
    "lobby": Screen("#/table/{open}", within=DIALOG, ready=DIALOG),
    # The board is measured with its game; here, what stands around it.
    **{
        f"replay-{name}": Screen(
            f"#/replay/{{{slot}}}/5",
            languages,
            within=".replay > footer",
            ready="[data-moment='5']",
            fits=True,
        )
        for name, slot, languages in (
            (BUILT_IN[0], "first", LONG[1:]),
            (BUILT_IN[-1], "last", ("en", "fr", "es", "ca")),
        )
    },
    **{
        f"tutorial-{name}": Screen(f"#/tutorial/{name}", within="[data-step]", ready="[data-step]")
        for name in BUILT_IN
    },
}


@dataclass
class Tables:
    """What the routes lead to: a table that waits for someone, and two that are over."""

    open: str
    invite: str
    first: str
    last: str


@pytest.fixture(scope="module")
def tables(two: Two, address: str) -> Tables:
    made = new_table(address, "nim", ("me", "open"))
    texts = [record_text(name) for name in (BUILT_IN[0], BUILT_IN[-1])]
    over = [post(address, "/records", {"text": text})["table"]["id"] for text in texts]
    for visitor in two:
        visitor.go("#/settings")
        visitor.page.evaluate(
            """([id, token]) => localStorage.setItem("valewright.tokens",
                JSON.stringify({ [id]: token }))""",
            [made["table"]["id"], made["token"]],
        )
        # A game of one's own in the list of replays.
        visitor.go("#/replays")
        visitor.page.locator("textarea").fill(texts[-1])
        visitor.page.locator("form button[type=submit]").click()
        visitor.page.wait_for_url("**/#/replay/*/0")
    return Tables(made["table"]["id"], made["table"]["invite"], *over)


@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_can_be_read_and_pressed(two: Two, tables: Tables, name: str) -> None:
    screen = SCREENS[name]
    check_screen(two, name, replace(screen, route=screen.route.format(**vars(tables))))
