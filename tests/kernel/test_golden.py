"""The rules still play every golden game of the project, move by move and view by view."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import golden
from valewright.games import game
from valewright.kernel.errors import BadData
from valewright.kernel.golden import playthrough, renewed

FILES = list(golden.files())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_the_same(path: Path) -> None:
    """Where a change of rules is meant, `make golden` writes the games anew."""
    diff = golden.difference(path)
    assert not diff, "\n".join(diff[: golden.MOST_LINES])


def test_every_game_has_some() -> None:
    heads = {path.read_text("utf-8").partition("\n")[0] for path in FILES}
    assert heads >= {"game: nim", "game: mystic-vale", "game: misty-valley"}


def test_a_change_shows_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("nim")
    before = playthrough(rules, {"piles": 2}, 5).splitlines()
    state = type(rules.start({}, 1))
    monkeypatch.setattr(state, "winners", lambda self: [self.turn] if self.over else [])
    after = playthrough(rules, {"piles": 2}, 5).splitlines()
    assert before[:-3] == after[:-3]
    assert before[-1] != after[-1]


@pytest.mark.parametrize("text", ["", "game: nim\n", "game: nim\noptions: {\nseed: 1\n"])
def test_what_is_no_golden_game_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="golden game"):
        renewed(text, game)
