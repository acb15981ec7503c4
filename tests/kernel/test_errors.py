"""What errors say, and that they say it after a way to another process too."""

import pickle

import pytest

from valewright import games
from valewright.kernel.errors import MissingPart, NeedsVersion, not_a_move


@pytest.mark.parametrize(
    ("needs", "has", "why", "said"),
    [
        (3, 4, "", "this game needs rules version 3 of Nim, and this is version 4"),
        (3, 4, "why", "this game needs rules version 3 of Nim, and this is version 4: why"),
        (4, 4, "why", "this game needs another version of Nim: why"),
        (0, 4, "why", "this game needs an earlier version of Nim: why"),
    ],
)
def test_the_version_that_a_game_needs(needs: int, has: int, why: str, said: str) -> None:
    error = NeedsVersion("Nim", needs, has, why)
    for told in (error, pickle.loads(pickle.dumps(error))):
        assert str(told) == said
        assert (told.title, told.needs, told.has, told.why) == ("Nim", needs, has, why)


def test_words_in_place_of_a_move_are_told_how_they_are_played() -> None:
    plain = "is not a move: play takes one of legal_moves(), a number"
    assert str(not_a_move(2.5)) == f"2.5 {plain}"
    assert str(not_a_move("go")) == f"'go' {plain}; play(parse('go')) takes words"


@pytest.mark.parametrize(
    ("part", "said"),
    [("balance", "Nim has no study of its balance"), ("cards", "Nim has no cards to list")],
)
def test_what_a_game_does_not_bring_is_named(part: str, said: str) -> None:
    nim = games.game("nim")
    assert not nim.has(part)
    with pytest.raises(MissingPart) as told:
        nim.part(part)
    assert str(told.value) == said
