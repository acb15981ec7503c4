"""The rules still play every golden game of the project, move by move and view by view."""

from __future__ import annotations

import hashlib
from fractions import Fraction
from pathlib import Path

import pytest

from tests.games import EVERY
from tools import golden
from valewright.games import game
from valewright.kernel.errors import BadData
from valewright.kernel.golden import MARK, _mark, other_rules, playthrough, renewed

FILES = list(golden.files())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_the_same(path: Path) -> None:
    """Where a change of rules is meant, `make golden` writes the games anew."""
    diff = golden.difference(path)
    assert not diff, "\n".join(diff[: golden.MOST_LINES])


def test_every_game_has_some() -> None:
    heads = {path.read_text("utf-8").partition("\n")[0] for path in FILES}
    assert heads == {f"game: {name}" for name in EVERY}


def test_letters_are_shown_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("nim")
    monkeypatch.setattr(type(rules.start({}, 1)), "view", lambda self, seat: {"tree": "chêne"})
    assert '   tree: "chêne"\n' in playthrough(rules, {"piles": 2}, 5)


def test_a_mark_is_that_of_what_is_seen_whatever_it_is_made_of() -> None:
    text = '{"half": "1/2", "tree": "chêne"}'
    expected = hashlib.sha256(text.encode()).hexdigest()[:MARK]
    assert _mark({"tree": "chêne", "half": Fraction(1, 2)}) == expected


def test_the_order_in_which_options_are_given_is_no_change() -> None:
    rules = game("nim")
    assert playthrough(rules, {"most": 2, "piles": 2}, 5) == playthrough(
        rules, {"piles": 2, "most": 2}, 5
    )


def test_a_change_shows_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("nim")
    before = playthrough(rules, {"piles": 2}, 5).splitlines()
    state = type(rules.start({}, 1))
    monkeypatch.setattr(state, "winners", lambda self: [self.turn] if self.over else [])
    after = playthrough(rules, {"piles": 2}, 5).splitlines()
    assert before[:-3] == after[:-3]
    assert before[-1] != after[-1]


@pytest.mark.parametrize("text", ["", "game: nim\n", "game: nim\nrules: 1\noptions: {\nseed: 1\n"])
def test_what_is_no_golden_game_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="golden game"):
        renewed(text, game, no_data)


def nim_golden() -> str:
    return playthrough(game("nim"), {"piles": 2}, 5)


def no_data(fingerprint: str) -> str:
    return ""


def test_a_change_of_rules_without_a_new_version_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stored games tell by the version whether their moves may mean something else now."""
    text = nim_golden()
    assert other_rules(text, game, no_data) == ""
    state = type(game("nim").start({}, 1))
    monkeypatch.setattr(state, "winners", lambda self: [self.turn] if self.over else [])
    assert other_rules(text, game, no_data).startswith("scores: ")
    monkeypatch.setattr(type(game("nim")), "rules_version", 2)
    assert other_rules(text, game, no_data) == ""


@pytest.mark.parametrize(("old", "new"), [("1. player 1", "1. player 2"), (": take ", ": taken ")])
def test_a_move_that_is_another_one_now_is_a_change_of_rules(old: str, new: str) -> None:
    assert new in other_rules(nim_golden().replace(old, new, 1), game, no_data)


def test_other_views_are_no_change_of_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    text = nim_golden()
    state = type(game("nim").start({}, 1))
    monkeypatch.setattr(state, "view", lambda self, seat: {"seat": seat})
    assert other_rules(text, game, no_data) == ""
    assert renewed(text, game, no_data) != text


def test_data_must_be_those_that_a_golden_game_names() -> None:
    text = nim_golden().replace("rules: 1\n", "rules: 1\ndata: 12ab\n")
    with pytest.raises(BadData, match="another fingerprint than 12ab"):
        renewed(text, game, no_data)
