"""Reviews of finished games."""

from __future__ import annotations

import pytest

from valewright import games
from valewright.bots import Seat, make_bot
from valewright.bots.budget import Budget
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record
from valewright.lab.review import review
from valewright.lab.review_page import page
from valewright.words import Words


def played(game: str, bots: tuple[str, str], seed: int = 4, **options: object) -> Record:
    record = Record(games.game(game), options, seed=seed)
    players = [make_bot(name, seed + i) for i, name in enumerate(bots)]
    while not record.state.over:
        seat = record.state.to_act
        record.play(players[seat].choose(Seat(record.state, seat)))
    return record


@pytest.fixture(scope="module")
def blundering() -> Record:
    """A game that a player of no plan loses."""
    return played("nim", ("search@300r", "random"), seed=6, piles=4)


def test_the_curve_has_every_moment_and_ends_with_the_winner(blundering: Record) -> None:
    found = review(blundering, Budget(rounds=2))
    assert len(found.curve) == len(blundering.moves) + 1
    for row in found.curve:
        assert sum(row) == pytest.approx(1)
    assert found.curve[0] == tuple(one.start for one in found.accounts)
    winner = blundering.state.winners()[0]
    assert found.curve[-1][winner] == 1


def test_mistakes_are_of_the_player_without_a_plan_and_name_legal_moves(
    blundering: Record,
) -> None:
    found = review(blundering, Budget(rounds=300))
    assert 1 <= len(found.mistakes) <= 5
    assert [one.lost for one in found.mistakes] == sorted(
        (one.lost for one in found.mistakes), reverse=True
    )
    lost = [sum(one.lost for one in found.mistakes if one.seat == seat) for seat in (0, 1)]
    assert lost[1] > 2 * lost[0]
    for one in found.mistakes:
        state = blundering.replay(one.at)
        assert state.to_act == one.seat
        assert state.parse(one.played) == blundering.moves[one.at]
        assert state.parse(one.better) in state.legal_moves()


def test_the_same_seed_finds_the_same() -> None:
    record = played("nim", ("search@9r", "random"))
    assert review(record, Budget(rounds=3), 5) == review(record, Budget(rounds=3), 5)


@pytest.mark.parametrize("game", games.names())
def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(game: str) -> None:
    record = Record(games.game(game), {}, seed=1)
    for _ in range(2):
        record.play(record.state.legal_moves()[0])
    record.resign(1)
    found = review(record, Budget(rounds=1))
    assert len(found.curve) == 3
    assert found.curve[-1] == (1, 0)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = Record(games.game("nim"), {}, seed=1)
    with pytest.raises(BadOption, match="finished"):
        review(record, Budget(rounds=1))


def test_the_page_needs_nothing_else_and_hides_no_markup(blundering: Record) -> None:
    found = review(blundering, Budget(rounds=2))
    text = page(found, ["<b>Ann</b>", "Ben"], "A & B", Words("fr"))
    assert "&lt;b&gt;Ann" in text
    assert "A &amp; B" in text
    assert "http" not in text
    assert '<html lang="fr">' in text
    assert "Les chances de gagner" in text
    assert text.count("<polyline") == 2
