"""Which rulings of the games are named by a test or a scenario.

Each game has a page of rulings and a folder of tests: those built in share the project's, another
package brings its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from valewright import games
from valewright.kernel.errors import BadData, MissingPart

TESTS: Final = Path("tests")
PAGES: Final = Path("docs", "rules")
_RULING: Final = re.compile(r"- `([A-Z]+-[A-Z]+(?:-[A-Za-z0-9]+)+)`(?: \{([a-z,]+)\})? (.+)")


@dataclass(frozen=True)
class Ruling:
    """A ruling: its id, what a game must contain for it, its text, the files that name it."""

    id: str
    needs: frozenset[str]
    text: str
    named_in: tuple[str, ...] = ()


@dataclass(frozen=True)
class Book:
    """Where a game's rulings are, where their tests are, and what their ids begin with."""

    page: Path
    tests: Path
    prefix: str
    untestable: tuple[str, ...] = ()  # ids that begin so say nothing that a test could show

    def read(self) -> list[Ruling]:
        """Every ruling of the page that a test can show, in its order."""
        return [
            ruling
            for ruling in read_rulings(self.page)
            if not ruling.id.startswith(self.untestable or "\0")
        ]

    def named(self) -> dict[str, list[str]]:
        """The ids that tests and scenarios name, each with the files that do."""
        written = re.compile(rf"\b{self.prefix}-[A-Z]+(?:-[A-Za-z0-9]+)+")
        found: dict[str, list[str]] = {}
        for path in sorted(self.tests.rglob("*")):
            if path.suffix not in (".py", ".scenario") or not path.is_file():
                continue
            for ruling in sorted(set(written.findall(path.read_text(encoding="utf-8")))):
                found.setdefault(ruling, []).append(path.relative_to(self.tests).as_posix())
        return found


def root() -> Path:
    """The project's folder: the nearest one, from here upwards, that has pages of rulings."""
    here = Path.cwd()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / PAGES).is_dir() and (folder / TESTS).is_dir():
            return folder
    raise BadData(f"there is no {PAGES.as_posix()} with {TESTS} beside it, here or above")


def book_of(name: str) -> Book:
    """The rulings of one game.

    >>> book_of("nim").page.name
    'rulings.md'
    """
    game = games.game(name)
    own = game.rulings()
    if own is not None:
        return Book(*own, game.rulings_prefix, game.untestable)
    if not game.rulings_prefix:
        raise MissingPart(f"{game.title} has no page of rulings")
    folder = root()
    page = folder / PAGES / f"{name}.md"
    return Book(page, folder / TESTS, game.rulings_prefix, game.untestable)


def books(name: str | None = None) -> list[Book]:
    """The rulings of one game, or of all that have any."""
    if name is not None:
        return [book_of(name)]
    found = [book_of(name) for name in games.names() if games.game(name).rulings_prefix]
    return [book for book in found if book.page.is_file()]


def read_rulings(page: Path) -> list[Ruling]:
    """Every ruling of a page, in its order."""
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{page}: cannot be read: {error}") from error
    found: dict[str, Ruling] = {}
    for line in text.splitlines():
        match = _RULING.fullmatch(line.strip())
        if match is None:
            continue
        if match[1] in found:
            raise BadData(f"{page}: the id {match[1]} is given twice")
        needs = frozenset(match[2].split(",") if match[2] else ())
        found[match[1]] = Ruling(match[1], needs, match[3])
    if not found:
        raise BadData(f"{page}: no rulings in it")
    return list(found.values())


def listing(of: Sequence[Book] | None = None) -> list[Ruling]:
    """Every ruling with the files that name it.

    >>> len(listing(books("nim")))
    5
    """
    found: list[Ruling] = []
    for book in books() if of is None else of:
        named = book.named()
        found += [
            Ruling(ruling.id, ruling.needs, ruling.text, tuple(named.get(ruling.id, ())))
            for ruling in book.read()
        ]
    return found


def uncovered(of: Sequence[Book] | None = None, needs: Iterable[str] | None = ()) -> list[Ruling]:
    """Rulings that no test or scenario names.

    Only those count that come up in a game with nothing but ``needs`` beside the base game; with
    None all count.

    >>> uncovered()
    []
    """
    built = None if needs is None else frozenset(needs)
    return [
        ruling
        for ruling in listing(of)
        if not ruling.named_in and (built is None or ruling.needs <= built)
    ]


def unknown(of: Sequence[Book] | None = None) -> dict[str, list[str]]:
    """Ids that tests and scenarios name although no page has such a ruling."""
    found: dict[str, list[str]] = {}
    for book in books() if of is None else of:
        known = {ruling.id for ruling in book.read()}
        found.update({name: where for name, where in book.named().items() if name not in known})
    return found
