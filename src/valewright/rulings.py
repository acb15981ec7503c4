"""Which rulings of the rules pages are named by a test or a scenario.

Each game has a page, ``docs/rules/mystic-vale.md`` and ``docs/rules/misty-valley.md``; where no
page is named, all of them count.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from valewright.kernel.errors import BadData

PAGES: Final = {
    "mystic-vale": Path("docs", "rules", "mystic-vale.md"),
    "misty-valley": Path("docs", "rules", "misty-valley.md"),
}
TESTS: Final = Path("tests")
# On what the translations say and what players should want: nothing that a test could show
UNTESTABLE: Final = ("MI-LANG-", "MI-GOAL-")
# MV-PLANT-11, MV-CARD-odd-bird-1; MI-PLACE-03, MI-ABILITY-SMOKE-BOMB-01
_WRITTEN: Final = r"MV-[A-Z]+-[a-z0-9]+(?:-[a-z0-9]+)*|MI-[A-Z]+(?:-[A-Z]+)*-[0-9]+"
_RULING: Final = re.compile(rf"- `({_WRITTEN})`(?: \{{([a-z,]+)\}})? (.+)")
_ID: Final = re.compile(_WRITTEN)


@dataclass(frozen=True)
class Ruling:
    """A ruling: its id, what a game must contain for it, its text, the files that name it."""

    id: str
    needs: frozenset[str]
    text: str
    named_in: tuple[str, ...] = ()


def root() -> Path:
    """The project's folder: the nearest one, from here upwards, that has the rules pages."""
    here = Path.cwd()
    first = next(iter(PAGES.values()))
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / first).is_file():
            return folder
    raise BadData(f"there is no {first} here or above: name the page and the folder of tests")


def read_rulings(rules: Path) -> list[Ruling]:
    """Every ruling of a rules page, in its order."""
    try:
        page = rules.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{rules}: cannot be read: {error}") from error
    found: dict[str, Ruling] = {}
    for line in page.splitlines():
        match = _RULING.fullmatch(line.strip())
        if match is None:
            continue
        if match[1] in found:
            raise BadData(f"{rules}: the id {match[1]} is given twice")
        needs = frozenset(match[2].split(",") if match[2] else ())
        found[match[1]] = Ruling(match[1], needs, match[3])
    if not found:
        raise BadData(f"{rules}: no rulings in it")
    return list(found.values())


def present_pages() -> list[Path]:
    """The rules pages that the project has."""
    folder = root()
    return [folder / page for page in PAGES.values() if (folder / page).is_file()]


def page_of(game: str) -> Path:
    """The rules page of one game.

    >>> page_of("misty-valley").name
    'misty-valley.md'
    """
    return root() / PAGES[game]


def all_rulings(rules: Path | None = None) -> list[Ruling]:
    """Every ruling of a page, or of all pages, that a test can show."""
    pages = present_pages() if rules is None else [rules]
    return [
        ruling
        for page in pages
        for ruling in read_rulings(page)
        if not ruling.id.startswith(UNTESTABLE)
    ]


def named_ids(tests: Path) -> dict[str, list[str]]:
    """The ids that tests and scenarios name, each with the files that do."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*")):
        if path.suffix not in (".py", ".scenario") or not path.is_file():
            continue
        for ruling in sorted(set(_ID.findall(path.read_text(encoding="utf-8")))):
            found.setdefault(ruling, []).append(path.relative_to(tests).as_posix())
    return found


def listing(rules: Path | None = None, tests: Path | None = None) -> list[Ruling]:
    """Every ruling with the files that name it.

    >>> [ruling.needs for ruling in listing() if ruling.id == "MV-PLANT-11"]
    [frozenset({'amulets'})]
    """
    named = named_ids(tests or root() / TESTS)
    return [
        Ruling(ruling.id, ruling.needs, ruling.text, tuple(named.get(ruling.id, ())))
        for ruling in all_rulings(rules)
    ]


def uncovered(
    rules: Path | None = None,
    tests: Path | None = None,
    needs: Iterable[str] | None = (),
) -> list[Ruling]:
    """Rulings that no test or scenario names.

    Only those count that come up in a game with nothing but ``needs`` beside the base game; with
    None all count.

    >>> uncovered()
    []
    """
    built = None if needs is None else frozenset(needs)
    return [
        ruling
        for ruling in listing(rules, tests)
        if not ruling.named_in and (built is None or ruling.needs <= built)
    ]


def unknown(rules: Path | None = None, tests: Path | None = None) -> dict[str, list[str]]:
    """Ids that tests and scenarios name although no page has such a ruling."""
    known = {ruling.id for ruling in all_rulings(rules)}
    named = named_ids(tests or root() / TESTS)
    return {ruling: files for ruling, files in named.items() if ruling not in known}
