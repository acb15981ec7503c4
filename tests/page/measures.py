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
selector for each kind, and the reason in a comment. ``looks`` goes through sizes, languages and
text sizes, every other one in the light theme, and ``show`` switches the page to one in place,
without loading anything anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize

from tests.page.browser import PATIENCE

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
_SETTLED: Final = """async () => {
    await document.fonts.ready;
    if (document.getElementById("measured") === null) {
        // What is only laid out when it is scrolled to has no true size before.
        const all = document.head.appendChild(document.createElement("style"));
        all.id = "measured";
        // Nobody looks behind a dialog.
        all.textContent = `dialog[open] *, body:not(:has(dialog:modal)) * {
            content-visibility: visible !important; }`;
    }
    for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
}"""
_SHOWN: Final = """async ([language, text, patience]) => {
    const html = document.documentElement;
    const until = performance.now() + patience;
    while (html.lang !== language || html.style.getPropertyValue("--text-scale") !== text) {
        if (performance.now() > until) throw new Error(`still ${html.lang}, not ${language}`);
        await new Promise((done) => requestAnimationFrame(done));
    }
}"""
_SETTINGS: Final = "valewright.settings"
_SWITCH: Final = """async ([key, wanted]) => {
    const before = JSON.parse(localStorage.getItem(key) ?? "{}");
    const after = JSON.stringify({ ...before, ...wanted });
    localStorage.setItem(key, after);
    // What another tab of the same browser would hear.
    dispatchEvent(new StorageEvent("storage", { key, newValue: after, storageArea: localStorage }));
}"""


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
) -> Iterator[Look]:
    """Every combination, the theme changing like the colours of a chessboard.

    So each size, each language and each size of text is seen in both themes. What takes longest to
    change, changes least.
    """
    for size in sizes:
        for text in texts:
            for language in languages:
                odd = [*SIZES].index(size) + TEXT_SIZES.index(text) + LANGUAGES.index(language)
                yield Look(size, language, text, THEMES[odd % 2])


def switch(page: Page, **wanted: object) -> None:
    """Change settings in place, as another tab of the same browser would."""
    page.evaluate(_SWITCH, [_SETTINGS, wanted])


def show(page: Page, look: Look) -> None:
    """Resize the window and switch language, text size and theme in place; wait for the layout."""
    if page.viewport_size != look.viewport:
        page.set_viewport_size(look.viewport)
    page.emulate_media(color_scheme=look.theme)
    switch(page, language=look.language, textSize=look.text)
    page.evaluate(_SHOWN, [look.language, f"{look.text / 100:g}", PATIENCE])
    settle(page)


def settle(page: Page) -> None:
    """Wait for fonts, and for what measures itself to have drawn itself anew."""
    page.evaluate(_SETTLED)


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
    found = page.evaluate(
        _MEASURE,
        {
            "touch": touch,
            "smallest": SMALLEST_TEXT,
            "target": SMALLEST_TARGET,
            "allow": asdict(allowed or Allowed()),
            "within": within,
        },
    )
    return [Fault(**one) for one in found]


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
    """Go through the looks in place and fail with the faults of all of them at once."""
    found: dict[Look, list[Fault]] = {}
    for look in wanted:
        show(page, look)
        wrong = faults(page, look.size == "phone", allowed, within)
        if wrong:
            found[look] = wrong
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
