"""Reviews of finished games."""

from __future__ import annotations

import pickle
import random
from types import SimpleNamespace
from typing import Any, Self, cast

import pytest

from tests.bots.toys import Toy
from valewright import games
from valewright.bots import Seat, make_bot
from valewright.bots.advice import Found
from valewright.bots.budget import Budget
from valewright.bots.estimate import estimate, exactly
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record
from valewright.lab import review as reviewing
from valewright.lab.review import UnderWay, review
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
    assert 1 <= len(found.mistakes) <= reviewing.MOST_MISTAKES
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
    assert text.count("<polyline") == text.count("<polygon") == 2
    assert "Chance et jeu" in text


@pytest.mark.parametrize("game", games.names())
def test_luck_and_play_add_up_to_the_result(game: str) -> None:
    record = Record(games.game(game), {}, seed=5)
    rng = random.Random(5)
    for _ in range(14):
        if not record.state.over:
            record.play(rng.choice(record.state.legal_moves()))
    if not record.state.over:
        record.resign(0)
    found = review(record, Budget(rounds=1))
    for one in found.accounts:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.result, abs=1e-12)
        assert sum(one.kinds.values()) == one.decisions
    for judged in found.decisions:
        assert sum(judged.skill) == pytest.approx(0, abs=1e-9)
        assert sum(judged.luck) == pytest.approx(0, abs=1e-9)
        assert 0 <= judged.cost.low <= judged.cost.mean <= judged.cost.high <= 1


def test_a_game_without_chance_has_no_luck(blundering: Record) -> None:
    found = review(blundering, Budget(rounds=20))
    assert all(one.luck == 0 for one in found.accounts)


class Coins(Toy):
    """Two seats take turns: the first box holds a point half of the time, the second box less."""

    game = "coins"

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.coins = tuple(rng.random() for _ in range(8))
        self.points = (0, 0)
        self.turn = 0

    def legal_moves(self) -> tuple[int, ...]:
        return () if self.over else (0, 1)

    def _play(self, move: int) -> None:
        mine, theirs = self.points
        won = self.coins[self.turn] < (0.5, 0.2)[move]
        self.points = (mine + won, theirs) if self.to_act == 0 else (mine, theirs + won)
        self.turn += 1
        self.to_act = -1 if self.turn == len(self.coins) else 1 - self.to_act

    def sample(self, seat: int, rng: random.Random) -> Self:
        twin = self.clone()
        twin.coins = (*self.coins[: self.turn], *(rng.random() for _ in self.coins[self.turn :]))
        return twin

    def winners(self) -> list[int]:
        mine, theirs = self.points
        return [] if mine == theirs else [0 if mine > theirs else 1]


class CoinJudge:
    """Plays on with the better box, and overrates the first seat on purpose until the end."""

    def horizon(self, state: Any) -> int:
        return int(state.turn) + 3

    def value(self, state: Any, horizon: int, seed: int) -> list[float]:
        while not state.over and state.turn < horizon:
            state.play(0)
        if state.over:
            won = state.winners() or [0, 1]
            return [1 / len(won) if seat in won else 0.0 for seat in (0, 1)]
        chance = min(0.95, max(0.05, 0.65 + 0.2 * (state.points[0] - state.points[1])))
        return [chance, 1 - chance]


def coin_review(monkeypatch: pytest.MonkeyPatch, seed: int, boxes: tuple[int, int]) -> Any:
    """A game of coins, reviewed: each seat always opens the same box."""
    monkeypatch.setattr(reviewing, "adviser", lambda _: CoinJudge())
    rules = SimpleNamespace(marks=lambda state: (state.turn, state.coins[: state.turn]))
    monkeypatch.setattr(reviewing, "game", lambda _: rules)
    found = [Found(move, (0.5, 0.5), 1, exactly(0.5), exactly(0.0)) for move in (0, 1)]
    exploration = SimpleNamespace(found=lambda: found, plan=lambda _: ())
    monkeypatch.setattr(reviewing, "explore", lambda *_: exploration)
    state = Coins(seed)
    moves = [boxes[turn % 2] for turn in range(8)]
    for move in moves:
        state.play(move)
    won = state.winners() or [0, 1]
    ended = tuple(1 / len(won) if seat in won else 0.0 for seat in (0, 1))
    even, none = (0.5, 0.5), (0.0, 0.0)
    start = cast("State", Coins(seed))
    under_way = UnderWay(start, moves, seed, ended, -1, even, none, even)
    while under_way.left:
        under_way.step(Budget(rounds=3))
    return under_way.review()


def test_luck_averages_to_zero_even_with_a_judge_that_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And play that is worse shows as worse, whoever was lucky."""
    lucks, errors = [], []
    for seed in range(300):
        found = coin_review(monkeypatch, seed, (0, 1))
        lucks.append(found.accounts[0].luck)
        errors.append([one.error for one in found.accounts])
    luck = estimate(lucks)
    assert luck.low < 0 < luck.high
    assert luck.high - luck.low < 0.1
    better, worse = (estimate([one[seat] for one in errors]) for seat in (0, 1))
    assert better.high < worse.low
    assert worse.mean > 0.02


def test_a_review_can_be_put_aside_after_every_move() -> None:
    record = played("nim", ("search@9r", "random"))
    under_way = UnderWay.begun(record, 5)
    while under_way.left:
        under_way = pickle.loads(pickle.dumps(under_way))
        under_way.step(Budget(rounds=3))
    assert under_way.review() == review(record, Budget(rounds=3), 5)


def test_intervals_narrow_with_more_tries(blundering: Record) -> None:
    few, many = (review(blundering, Budget(rounds=rounds)) for rounds in (1, 40))
    assert sum(row[0] for row in many.spread) < sum(row[0] for row in few.spread)
