"""What everyone should be able to see and press on a screen, measured in the browser.

``faults`` returns what is wrong with what is shown now; ``check`` fails with it:

* ``sideways``: the page is wider than its window;
* ``cut``: text that an ellipsis, a clamp, a clipping box or the edge of the window hides, where
  nothing scrolls to it; also what a select or a placeholder cannot show in full;
* ``overlap``: two texts, or a text and a control it does not belong to, or two controls, on the
  same pixels;
* ``covered``: text that something else is drawn on;
* ``small``: text below 11 px, as it is drawn;
* ``target``: on touch, a control that a finger has less than 44x44 px for.

Where a screen breaks one of these on purpose, its test names the elements with ``Allowed``: a CSS
selector for each kind, and the reason in a comment. ``looks`` goes through sizes, languages, text
sizes and themes, ``show`` switches the page to one of them in place, without loading anything anew,
and ``check_all`` goes through many: nothing is painted meanwhile, which would take the most time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import groupby, product
from pathlib import Path
from typing import Final, Literal
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page, ViewportSize

from tests.page.browser import PATIENCE, screenshot

Kind = Literal["sideways", "cut", "overlap", "covered", "small", "target"]
Theme = Literal["dark", "light"]

SMALLEST_TEXT: Final = 11
SMALLEST_TARGET: Final = 44
LANGUAGES: Final = ("en", "fr", "es", "ca")
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1366, "height": 768},
    "desktop": {"width": 1920, "height": 1080},
    "wide": {"width": 2560, "height": 1440},
}
TEXT_SIZES: Final = (100, 200)
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
MOST_SHOWN: Final = 25

_MEASURE: Final = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8").rstrip("; \n")
_LOOK: Final = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8").rstrip("; \n")
_SETTINGS: Final = "valewright.settings"
_SWITCH: Final = """([key, wanted]) => {
    const before = JSON.parse(localStorage.getItem(key) ?? "{}");
    const after = JSON.stringify({ ...before, ...wanted });
    localStorage.setItem(key, after);
    // What another tab of the same browser would hear.
    dispatchEvent(new StorageEvent("storage", { key, newValue: after, storageArea: localStorage }));
}"""
_SHOW: Final = f"(wanted) => ({_LOOK})(wanted, {_SWITCH}, null)"
_SHOW_AND_MEASURE: Final = f"(wanted) => ({_LOOK})(wanted, {_SWITCH}, {_MEASURE})"
# A session that is let go takes back what it has changed.
_SESSIONS: Final[WeakKeyDictionary[Page, CDPSession]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Look:
    """How a screen is looked at."""

    size: str = "laptop"
    language: str = "en"
    text: int = 100
    theme: Theme = "dark"

    @property
    def viewport(self) -> ViewportSize:
        return SIZES[self.size]

    @property
    def name(self) -> str:
        """What a screenshot is called after; the usual look adds nothing but its size."""
        parts = [self.size]
        if self.language != "en":
            parts.append(self.language)
        if self.text != 100:
            parts.append(str(self.text))
        if self.theme != "dark":
            parts.append(self.theme)
        return "-".join(parts)

    def __str__(self) -> str:
        width, height = self.viewport["width"], self.viewport["height"]
        return f"{width}x{height}, {self.language}, text {self.text}%, {self.theme}"


def looks(
    sizes: Iterable[str] = tuple(SIZES),
    languages: Iterable[str] = LANGUAGES,
    texts: Iterable[int] = TEXT_SIZES,
    themes: Iterable[Theme] = THEMES,
) -> Iterator[Look]:
    """Every combination; what takes longest to change, changes least: a window, then letters."""
    for size, text, language, theme in product(sizes, texts, languages, themes):
        yield Look(size, language, text, theme)


def switch(page: Page, **wanted: object) -> None:
    """Change settings in place, as another tab of the same browser would."""
    page.evaluate(_SWITCH, [_SETTINGS, wanted])


def show(page: Page, look: Look) -> None:
    """Resize the window and switch language, text size and theme in place; wait for the layout.

    A phone is held in the hand: there is no pointer that hovers.
    """
    _resize(page, look.size)
    page.evaluate(_SHOW, _asked(look, [look.theme]))


def _resize(page: Page, size: str) -> None:
    if page.viewport_size == SIZES[size]:
        return
    page.set_viewport_size(SIZES[size])
    session = _SESSIONS.get(page)
    if session is None:
        session = _SESSIONS[page] = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": size == "phone"})


def _asked(look: Look, themes: Iterable[Theme]) -> dict[str, object]:
    """What looks.js takes."""
    return {
        "key": _SETTINGS,
        "settings": {"language": look.language, "textSize": look.text},
        "themes": list(themes),
        "patience": PATIENCE,
    }


@dataclass(frozen=True)
class Allowed:
    """Selectors of elements (with all that is in them) that may break a measure on purpose."""

    cut: str | None = None
    overlap: str | None = None
    covered: str | None = None
    small: str | None = None
    target: str | None = None
    sideways: str | None = None


@dataclass(frozen=True)
class Fault:
    """Something wrong with an element on the screen."""

    kind: Kind
    element: str
    text: str
    detail: str

    def __str__(self) -> str:
        return f'{self.kind}: {self.element} "{self.text}": {self.detail}'


def faults(
    page: Page,
    touch: bool = False,
    allowed: Allowed | None = None,
    within: str | None = None,
) -> list[Fault]:
    """What is wrong with what is shown now: in a modal dialog if there is one, or ``within``."""
    found = page.evaluate(_MEASURE, _measured(touch, allowed, within))
    return [Fault(**one) for one in found]


def _measured(touch: bool, allowed: Allowed | None, within: str | None) -> dict[str, object]:
    """What measures.js takes."""
    return {
        "touch": touch,
        "smallest": SMALLEST_TEXT,
        "target": SMALLEST_TARGET,
        "allow": asdict(allowed or Allowed()),
        "within": within,
    }


def check(
    page: Page,
    what: str,
    look: Look,
    allowed: Allowed | None = None,
    within: str | None = None,
    touch: bool | None = None,
) -> None:
    """Fail with every fault of what is shown now; a phone is touched unless told otherwise."""
    touched = look.size == "phone" if touch is None else touch
    found = faults(page, touched, allowed, within)
    assert not found, report(what, {look: found})


def check_all(
    page: Page,
    what: str,
    wanted: Iterable[Look],
    allowed: Allowed | None = None,
    within: str | None = None,
) -> None:
    """Go through the looks in place and fail with the faults of all of them at once.

    Looks that differ in nothing but the theme should follow each other: they are measured at once.
    """
    found: dict[Look, list[Fault]] = {}
    for (size, _, _), alike in groupby(wanted, lambda look: (look.size, look.text, look.language)):
        same = list(alike)
        _resize(page, size)
        asked = _asked(same[0], [look.theme for look in same])
        asked["measured"] = _measured(size == "phone", allowed, within)
        for look, wrong in zip(same, page.evaluate(_SHOW_AND_MEASURE, asked), strict=True):
            if wrong:
                found[look] = [Fault(**one) for one in wrong]
    for look in [*found][:1]:
        show(page, look)
        screenshot(page, f"fault-{what}-{look.name}")
    assert not found, report(what, found)


def report(what: str, found: dict[Look, list[Fault]]) -> str:
    """All faults in words, those that many looks share said once."""
    where: dict[Fault, list[Look]] = {}
    for look, wrong in found.items():
        for fault in wrong:
            where.setdefault(replace(fault, detail="", text=fault.text), []).append(look)
    details = {
        (look, replace(fault, detail="")): fault.detail
        for look, wrong in reversed(found.items())
        for fault in wrong
    }
    lines = [f"{what}: {len(where)} faults"]
    for fault, at in list(where.items())[:MOST_SHOWN]:
        detail = details[at[0], fault]
        others = f" and {len(at) - 1} more" if len(at) > 1 else ""
        lines.append(f'  {fault.kind}: {fault.element} "{fault.text}": {detail} [{at[0]}{others}]')
    if len(where) > MOST_SHOWN:
        lines.append(f"  and {len(where) - MOST_SHOWN} more")
    return "\n".join(lines)
