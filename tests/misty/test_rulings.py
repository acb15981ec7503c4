"""Every ruling that can be tested is named by a test, and tests name only rulings there are."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "docs" / "rules" / "misty-valley.md"
UNTESTABLE = ("MI-LANG-", "MI-GOAL-")  # on translations and on what players should want


def test_each_ruling_is_named_by_a_test() -> None:
    rulings = re.findall(r"^- `(MI-[A-Z0-9-]+)`", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(rulings) == len(set(rulings)) == 252
    named: set[str] = set()
    for file in HERE.glob("*.py"):
        named |= set(re.findall(r"MI-[A-Z]+(?:-[A-Z]+)*-\d+", file.read_text("utf-8")))
    assert {ruling for ruling in rulings if not ruling.startswith(UNTESTABLE)} == named
