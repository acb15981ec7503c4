"""The list of rulings, and which of them tests name."""

from dataclasses import replace
from pathlib import Path

import pytest

from valewright import rulings
from valewright.kernel.errors import BadData
from valewright.rulings import Book

MV, MI = "MV", "MI"  # so that the made-up ids below are not taken for rulings that this file names
PAGE = f"""
- `{MV}-TRY-01` The first.
- `{MV}-TRY-02` {{magic}} The second.
- `{MV}-TRY-03` {{magic,wild}} The third.
- `{MV}-CARD-odd-bird-1` {{storm}} A card's.
"""


@pytest.fixture
def book(tmp_path: Path) -> Book:
    page = tmp_path / "rules.md"
    page.write_text(PAGE, encoding="utf-8")
    tests = tmp_path / "tests"
    tests.mkdir()
    return Book(page, tests, MV)


def ids(found: list[rulings.Ruling]) -> list[str]:
    return [ruling.id.removeprefix("MV-") for ruling in found]


def test_uncovered(book: Book) -> None:
    assert ids(rulings.uncovered([book])) == ["TRY-01"]
    assert ids(rulings.uncovered([book], needs={"magic"})) == ["TRY-01", "TRY-02"]
    assert ids(rulings.uncovered([book], needs=None)) == [
        "TRY-01",
        "TRY-02",
        "TRY-03",
        "CARD-odd-bird-1",
    ]


def test_named_in(book: Book) -> None:
    tests = book.tests
    (tests / "test_a.py").write_text(f'"""{MV}-TRY-01, {MV}-TRY-99"""', encoding="utf-8")
    (tests / "b.scenario").write_text(f"rulings: {MV}-CARD-odd-bird-1\n", encoding="utf-8")
    (tests / "c.md").write_text(f"{MV}-TRY-03\n", encoding="utf-8")
    assert ids(rulings.uncovered([book], None)) == ["TRY-02", "TRY-03"]
    listed = {ruling.id.removeprefix("MV-"): ruling for ruling in rulings.listing([book])}
    assert listed["TRY-01"].named_in == ("test_a.py",)
    assert listed["TRY-03"].needs == {"magic", "wild"}
    assert listed["CARD-odd-bird-1"].text == "A card's."
    assert rulings.unknown([book]) == {f"{MV}-TRY-99": ["test_a.py"]}


def test_bad_pages(tmp_path: Path) -> None:
    page = tmp_path / "rules.md"
    with pytest.raises(BadData, match="cannot be read"):
        rulings.read_rulings(page)
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(BadData, match="no rulings in it"):
        rulings.read_rulings(page)
    page.write_text(PAGE + PAGE, encoding="utf-8")
    with pytest.raises(BadData, match="given twice"):
        rulings.read_rulings(page)


def test_ids_of_several_words_and_those_that_cannot_be_tested(book: Book) -> None:
    book = replace(book, prefix=MI, untestable=(f"{MI}-LANG-", f"{MI}-GOAL-"))
    smoke = f"{MI}-ABILITY-SMOKE-BOMB"
    book.page.write_text(
        f"- `{smoke}-01` One.\n- `{smoke}-02` {{expansion}} Two.\n"
        f"- `{MI}-LANG-01` A word.\n- `{MI}-GOAL-01` A wish.\n- `{MI}-TIE-01` [inferred] A tie.\n",
        encoding="utf-8",
    )
    (book.tests / "test_a.py").write_text(f'"""{smoke}-01, {smoke}-99, {MV}-TRY-01"""', "utf-8")
    assert [ruling.id for ruling in rulings.listing([book])] == [
        f"{smoke}-01",
        f"{smoke}-02",
        f"{MI}-TIE-01",
    ]
    assert [ruling.id for ruling in rulings.uncovered([book])] == [f"{MI}-TIE-01"]
    assert sorted(rulings.unknown([book])) == [f"{smoke}-99"]


def test_the_project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every ruling of every game is covered, from whatever folder it is asked."""
    monkeypatch.chdir(tmp_path)
    assert len(rulings.listing()) > 700
    prefixes = {ruling.id.partition("-")[0] for ruling in rulings.listing()}
    assert prefixes == {"MV", "MI", "NIM"}
    assert rulings.uncovered() == []
    assert rulings.uncovered(needs=None) == []
    assert rulings.unknown() == {}
