"""Being told of one's turn, and what has happened since one was here."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browser import LAPTOP, PATIENCE, PHONE, SIZES, Visitor, axe, screenshot, serving
from tests.page.screens import check_small
from tests.page.tables import new_table, post, sit_down
from tests.server.receiver import Receiver, receiving

# What a push service would give; none can be reached from here.
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (options) {
    const key = new Uint8Array(options.applicationServerKey);
    window.subscribedWith = [options.userVisibleOnly, key.length, key[0]];
    return {
        endpoint: "https://push.example/stubbed",
        options,
        toJSON: () => ({ endpoint: "https://push.example/stubbed", keys: %s }),
        unsubscribe: async () => true,
    };
};
"""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
    "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
KEPT = """() => {
    const { subscribe } = PushManager.prototype;
    PushManager.prototype.getSubscription = function () {
        return subscribe.call(this, { applicationServerKey: new Uint8Array(65) });
    };
}"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.getNotifications();
    return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture(scope="module")
def notifying(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose host allows it to send."""
    words = ("--pause", "0", "--notify", "--notify-private", "127.0.0.0/8")
    with serving(tmp_path_factory.mktemp("notices"), *words) as found:
        yield found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def push(page: Page, address: str, message: dict[str, Any]) -> None:
    """Have the browser deliver a push message to the worker of the page."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
    )
    session.send("ServiceWorker.enable")
    until = time.monotonic() + PATIENCE / 1000
    while not found and time.monotonic() < until:
        page.wait_for_timeout(50)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": address,
            "registrationId": found[0]["registrationId"],
            "data": json.dumps(message),
        },
    )


def notices(page: Page) -> list[dict[str, Any]]:
    """What the worker of the page shows, as soon as that is anything."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        found: list[dict[str, Any]] = page.evaluate(SHOWN)
        if found:
            return found
        page.wait_for_timeout(50)
    return []


def test_the_page_subscribes_and_its_worker_shows_whose_turn_it_is(
    whole_browser: Browser, notifying: str
) -> None:
    visitor = Visitor(whole_browser, notifying, LAPTOP, permissions=["notifications"])
    visitor.page.add_init_script(SUBSCRIBED % json.dumps(KEYS))
    table = new_table(notifying, "nim", ("me", "open"))
    page = sit_down(visitor, table)
    page.goto(f"{notifying}/#/settings")
    expect(page.get_by_text("even while this page is closed")).to_be_visible()
    with page.expect_response("**/api/push") as answered:
        page.get_by_role("switch", name="Notifications").click()
    assert answered.value.json() == {"tokens": 1}
    assert answered.value.request.post_data_json == {
        "endpoint": "https://push.example/stubbed",
        **KEYS,
        "language": "en",
    }
    assert page.evaluate("subscribedWith") == [True, 65, 4]
    table_id = table["table"]["id"]
    message = {"title": "Your turn: Nim", "body": "Ann, Bea", "table": table_id}
    push(page, notifying, message)
    shown = {"tag": f"turn {table_id}", "data": {"table": table_id}}
    assert notices(page) == [{"title": "Your turn: Nim", "body": "Ann, Bea", **shown}]
    with page.expect_response("**/api/push/forget"):
        page.evaluate(KEPT)
        page.get_by_role("switch", name="Notifications").click()
    visitor.close()
    assert visitor.complaints == []


@pytest.mark.parametrize("size", list(SIZES))
def test_the_host_has_turns_announced_elsewhere(
    browser: Browser, notifying: str, receiver: Receiver, size: str
) -> None:
    visitor = Visitor(browser, notifying, SIZES[size])
    table = post(
        notifying,
        "/tables",
        {
            "game": "nim",
            "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}],
            "days": 3,
            "overdue": "reminder",
        },
    )
    page = sit_down(visitor, table)
    expect(page.get_by_role("dialog")).to_contain_text("3 days for each decision")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Time per decision: You have until")).click()
    expect(page.get_by_role("dialog")).to_contain_text("After that, they are reminded. You have")
    screenshot(page, f"due-{size}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Where").select_option("json")
    page.get_by_label("Webhook address").fill("http://10.0.0.1/hook")
    page.get_by_role("button", name="Save and send a test").click()
    expect(page.get_by_text("10.0.0.1 is in a private network")).to_be_visible()
    axe(page, "dialog[open]")
    screenshot(page, f"webhook-{size}")
    if size == "laptop":
        check_small(page, "webhook")
    page.get_by_label("Webhook address").fill(f"{receiver.url}/hook")
    page.get_by_role("button", name="Save and send a test").click()
    expect(page.get_by_text("is announced at 127.0.0.1")).to_be_visible()
    assert [json.loads(one.body)["event"] for one in receiver.received] == ["test"]
    page.get_by_role("button", name="Stop announcing").click()
    expect(page.get_by_label("Webhook address")).to_have_value("")
    visitor.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_who_comes_back_is_told_what_they_have_missed(
    browser: Browser, notifying: str, size: str
) -> None:
    table = post(
        notifying,
        "/tables",
        {
            "game": "nim",
            "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}],
            "options": {"piles": 6},
            "seed": 5,
        },
    )
    table_id = table["table"]["id"]
    guest = post(
        notifying, f"/tables/{table_id}/join", {"invite": table["table"]["invite"], "name": "Bea"}
    )
    ann, bea = Visitor(browser, notifying, SIZES[size]), Visitor(browser, notifying, PHONE)
    page = sit_down(ann, table)
    take(page)
    page.goto(f"{notifying}/#/settings")
    take(sit_down(bea, guest))
    page.goto(f"{notifying}/#/table/{table_id}")
    since = page.get_by_role("button", name="Since you were here: one event")
    since.wait_for()
    if size == "laptop":
        check_small(page, "since", within=None)
    screenshot(page, f"since-{size}")
    axe(page)
    since.click()
    expect(page.get_by_role("dialog")).to_contain_text("Bea")
    screenshot(page, f"since-read-{size}")
    if size == "laptop":
        check_small(page, "since-read")
    page.keyboard.press("Escape")
    expect(since).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-at]")
    expect(since).to_have_count(0)
    for visitor in (ann, bea):
        visitor.close()


def take(page: Page) -> None:
    """Play the first move on the plain board."""
    before = page.locator("[data-at]").get_attribute("data-at")
    page.get_by_role("button", name=re.compile("^take", re.IGNORECASE)).first.click()
    expect(page.locator("[data-at]")).not_to_have_attribute("data-at", before or "")
