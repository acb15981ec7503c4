"""Everything that the games, the server and the bots can name has its words, and nothing more."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tests.games import BUILT_IN
from tests.words.messages import glossary, messages, of_area
from valewright import games
from valewright.bots.levels import LEVELS
from valewright.bots.names import OWN, SEARCH
from valewright.kernel.contract import CHOICE
from valewright.server.messages import MOST_SEATS
from valewright.server.refusals import Reason
from valewright.words import Words, languages


def names(kind: Any) -> set[str]:
    """The words of a Literal."""
    return set(get_args(kind.__value__))


def with_prefix(area: str, prefix: str) -> set[str]:
    """What stands after a prefix in the ids of an area."""
    return {name.removeprefix(prefix) for name in of_area("en", area) if name.startswith(prefix)}


@pytest.mark.parametrize(
    ("areas", "prefix", "known"),
    [
        (("shell", "seats", "deal"), "refused-", {*names(Reason), "unknown"}),
        (("games",), "bot-", {*OWN, *LEVELS, SEARCH}),
    ],
)
def test_what_python_knows_has_words(areas: tuple[str, ...], prefix: str, known: set[str]) -> None:
    assert {name for area in areas for name in with_prefix(area, prefix)} == known


@pytest.mark.parametrize("language", languages())
def test_no_two_bots_at_a_table_have_the_same_name(language: str) -> None:
    words = Words(language)
    bots = with_prefix("games", "bot-")
    called = [name for bot in bots for name in words.say(f"bot-{bot}.names").split(", ")]
    assert len(called) == MOST_SEATS * len(bots)
    assert len(set(called)) == len(called)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_option_has_a_name_an_explanation_and_its_choices(game: str) -> None:
    for option in games.game(game).options():
        name = f"option-{option.name.replace('_', '-')}"
        assert set(messages("en")[name].patterns) == {"", "text"}
        if option.kind == CHOICE:
            wanted = {f"{option.name}-{choice}" for choice in option.choices}
            found = {
                choice
                for choice in with_prefix(f"{game}/setup", "choice-")
                if choice.startswith(f"{option.name}-")
            }
            assert found == wanted


@pytest.mark.parametrize("game", BUILT_IN)
def test_there_are_words_for_its_name_and_none_for_other_options(game: str) -> None:
    options = games.game(game).options()
    area = f"{game}/setup"
    shared = with_prefix("games", "option-")
    assert with_prefix(area, "option-") == {o.name.replace("_", "-") for o in options} - shared
    choices = {o.name for o in options if o.kind == CHOICE}
    assert {choice.partition("-")[0] for choice in with_prefix(area, "choice-")} == choices
    assert with_prefix(area, "game-") == {game}


@pytest.mark.parametrize("game", BUILT_IN)
def test_terms_are_those_of_the_glossary(game: str) -> None:
    for name, wanted in glossary(game)["words"].items():
        assert tuple(wanted) == languages()
        for language, term in wanted.items():
            assert Words(language).say(name).casefold() == term.casefold(), name
