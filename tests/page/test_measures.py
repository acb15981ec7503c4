"""The measures themselves: each finds what it is for, and lets pass what is on purpose."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.page.measures import Allowed, Look, check, faults, report

LONG = "A line of words that is much longer than the room there is for it"
BOX = "width: 120px; height: 24px; white-space: nowrap"


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Page:
    return browser.new_page(viewport={"width": 800, "height": 600})


def kinds(page: Page, body: str, touch: bool = False, allowed: Allowed | None = None) -> list[str]:
    page.set_content(f"<!doctype html><body style='margin: 0; font: 16px sans-serif'>{body}")
    return sorted({fault.kind for fault in faults(page, touch, allowed)})


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (f"<p style='{BOX}; overflow: hidden'>{LONG}</p>", ["cut"]),
        (f"<p style='{BOX}; overflow: hidden; text-overflow: ellipsis'>{LONG}</p>", ["cut"]),
        (f"<p style='{BOX}; overflow: auto'>{LONG}</p>", []),
        (
            "<p style='width: 120px; height: 22px; overflow: hidden'>Two lines of some words</p>",
            ["cut"],
        ),
        (
            (
                "<p style='width: 120px; display: -webkit-box; -webkit-box-orient: vertical;"
                f" -webkit-line-clamp: 2; overflow: hidden'>{LONG}</p>"
            ),
            ["cut"],
        ),
        (
            f"<div style='overflow: hidden; width: 90px'><p style='width: 600px'>{LONG}</p></div>",
            ["cut"],
        ),
        (f"<p style='{BOX}; position: fixed; left: 750px'>{LONG}</p>", ["cut"]),
        (f"<button style='{BOX}'>{LONG}</button>", ["cut"]),
        (f"<select style='width: 90px'><option>{LONG}</option></select>", ["cut"]),
        (f"<input style='width: 90px' placeholder='{LONG}'>", ["cut"]),
        (f"<p style='width: 900px'>{LONG}</p>", ["sideways"]),
        (
            f"<p class='unseen' style='clip-path: inset(50%); {BOX}; overflow: hidden'>{LONG}</p>",
            [],
        ),
        (f"<p style='{BOX}; overflow: hidden; visibility: hidden'>{LONG}</p>", []),
        ("<p>Some words</p><p>and others</p>", []),
        ("<p>Some words</p><p style='margin-top: -34px'>and others</p>", ["covered", "overlap"]),
        (
            "<button>One</button><button style='margin-left: -20px'>Two</button>",
            ["covered", "overlap"],
        ),
        (
            (
                "<div style='position: relative'><p>Some words</p>"
                "<div style='position: absolute; inset: 0; background: tan'></div></div>"
            ),
            ["covered"],
        ),
        ("<p style='font-size: 10px'>Some words</p>", ["small"]),
        ("<p style='font-size: 20px; transform: scale(.5)'>Some words</p>", ["small"]),
        (
            "<svg viewBox='0 0 100 100' width='50'><text y='50' font-size='16'>Some</text></svg>",
            ["small"],
        ),
        ("<input style='font-size: 10px' value='Some words'>", ["small"]),
    ],
)
def test_each_fault_is_found(blank: Page, body: str, found: list[str]) -> None:
    assert kinds(blank, body) == found


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("<button style='width: 60px; height: 30px'>Go</button>", ["target"]),
        ("<button style='width: 60px; height: 44px'>Go</button>", []),
        (
            (
                "<style>button::after { content: ''; position: absolute; inset: -12px }</style>"
                "<button style='position: relative; margin: 4em; padding: 8px'>G</button>"
            ),
            [],
        ),
        ("<p>Some <a href='#x'>words</a> of a sentence</p>", []),
        ("<p><a href='#x'>words</a></p>", ["target"]),
        (
            (
                "<label style='display: block; width: 90px; height: 44px'>"
                "<input type='checkbox'> Some</label>"
            ),
            [],
        ),
    ],
)
def test_targets_are_large_enough_for_a_finger(blank: Page, body: str, found: list[str]) -> None:
    assert kinds(blank, body, touch=True) == found
    assert kinds(blank, body) == []


def test_what_is_on_purpose_is_let_pass(blank: Page) -> None:
    body = f"<p class='log' style='{BOX}; overflow: hidden; font-size: 9px'>{LONG}</p>"
    assert kinds(blank, body, allowed=Allowed(cut=".log")) == ["small"]
    assert kinds(blank, body, allowed=Allowed(cut=".log", small="p")) == []


def test_only_a_modal_dialog_is_measured_while_it_is_open(blank: Page) -> None:
    body = (
        "<p style='font-size: 9px'>Some words</p><dialog><p>Others</p></dialog>"
        "<script>document.querySelector('dialog').showModal()</script>"
    )
    assert kinds(blank, body) == []


def test_a_failure_names_element_words_size_and_language(blank: Page) -> None:
    blank.set_content("<p class='hint' style='font-size: 9px'>Some words</p>")
    look = Look("phone", "fr", 200)
    with pytest.raises(AssertionError) as failed:
        check(blank, "home", look, touch=False)
    assert 'small: p.hint "Some words": 9.0 px [390x844, fr, text 200%, dark]' in str(failed.value)
    twice = report("home", {look: faults(blank), Look(): faults(blank)})
    assert "1 faults" in twice
    assert "and 1 more" in twice
