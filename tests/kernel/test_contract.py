"""Options of a game, and the games there are."""

import gc
import weakref
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games import BUILT_IN
from valewright import games
from valewright.kernel.contract import (
    CHOICE,
    FLAG,
    NAMES,
    NUMBER,
    TEXT,
    Option,
    State,
    checked_options,
)
from valewright.kernel.errors import BadOption, IllegalMove, MissingPart
from valewright.kernel.game import CardGame


@pytest.mark.parametrize(
    ("option", "good", "bad", "complaint"),
    [
        (Option("n", NUMBER, 2, ""), 3, True, "n: must be a whole number, not True"),
        (Option("n", NUMBER, 2, ""), 3, None, "n: must be a whole number, not None"),
        (Option("f", FLAG, False, ""), True, 1, "f: must be true or false, not 1"),
        (Option("c", CHOICE, "a", "", ("a", "b")), "b", "d", "c: 'd' is not one of a, b"),
        (Option("c", CHOICE, "a", "", ("a", "b")), "b", 4, "c: must be text, not 4"),
        (Option("l", NAMES, [], ""), ["x"], "x", "l: must be a list of names, not 'x'"),
        (Option("l", NAMES, [], ""), ["x"], [1], "l: must be a list of names"),
        (Option("t", TEXT, None, ""), "x", 1, "t: must be text, not 1"),
        (Option("t", TEXT, None, ""), None, ["x"], "t: must be text"),
    ],
)
def test_options_are_checked(option: Option, good: object, bad: object, complaint: str) -> None:
    assert option.checked(good) == good
    with pytest.raises(BadOption) as caught:
        option.checked(bad)
    assert complaint in str(caught.value)


def test_left_out_options_take_their_usual_values() -> None:
    known = (Option("a", NUMBER, 2, ""), Option("b", FLAG, False, ""))
    assert checked_options(known, {"b": True}) == {"a": 2, "b": True}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="colour: is not an option; options are players, piles"):
        games.game("nim").start({"colour": "red"}, 1)


def test_games_by_name() -> None:
    assert [games.game(name).name for name in games.names()] == list(games.names())
    with pytest.raises(BadOption, match="'chess' is not one of "):
        games.game("chess")


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("odd", ["push", None, True, 1.0, (1,)])
def test_what_is_no_number_is_told_that_a_number_is_wanted(name: str, odd: Any) -> None:
    state = games.game(name).start({}, 1)
    before = state.clone()
    with pytest.raises(IllegalMove, match=r"is not a move: play takes one of legal_moves\(\)") as e:
        state.play(odd)
    assert state == before
    assert ("play(parse('push')) takes words" in str(e.value)) == (odd == "push")


@pytest.mark.parametrize("name", games.names())
def test_a_state_that_something_points_at_weakly_can_go(name: str) -> None:
    """Compiled states once freed such pointers themselves, and whoever followed one crashed."""
    state = games.game(name).start({}, 1)
    pointers: list[weakref.ref[State]] = []
    with suppress(TypeError):  # a class need not allow them
        pointers.append(weakref.ref(state))
    del state
    gc.collect()
    assert [pointer() for pointer in pointers] == [None] * len(pointers)


def test_a_person_is_asked_where_there_is_a_choice() -> None:
    nim = games.game("nim")
    asked: dict[int, bool] = {}
    for seed in range(9):
        state = nim.start({"piles": 1}, seed)
        while not state.over:
            asked[len(state.legal_moves())] = nim.asks(state)
            state.play(state.legal_moves()[0])
    assert (asked[1], asked[2]) == (False, True)


def test_a_card_file_is_laid_over_the_cards_where_there_is_one() -> None:
    class Carded(CardGame):
        name = "carded"

        @property
        def _rules(self) -> Any:
            return SimpleNamespace(catalogue=list, new_game=lambda seed, cards: (seed, cards))

        def options(self) -> tuple[Option, ...]:
            return (Option("cards", TEXT, None, "a card file"),)

    started: list[Any] = [Carded().start({"cards": "ab"}, 3), Carded().start({}, 3)]
    assert started == [(3, ["a", "b"]), (3, None)]


def test_rules_are_told_in_a_language_or_else_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = games.game("nim")
    assert nim.rules("en").startswith("#")
    assert nim.rules("ca") == nim.rules("en")
    page, folder = nim.rulings() or (None, None)
    assert page is not None
    assert (page.name, page.parent) == ("rulings.md", folder)
    monkeypatch.setattr(type(nim), "package", "")
    assert (nim.folder(), nim.words("en"), nim.rulings()) == (None, "", None)
    with pytest.raises(MissingPart, match=r"^Nim has no page of rules$"):
        nim.rules("en")
