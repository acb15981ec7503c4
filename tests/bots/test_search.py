"""The search: what it finds, how much it tries, and that it sees no more than its seat."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.toys import Drawn, Guess, Nim, Toy
from valewright import games
from valewright.bots import Seat
from valewright.bots.budget import Budget
from valewright.bots.search import Blind, Finding, Searcher
from valewright.bots.search.searcher import FEWEST, settled
from valewright.bots.search.tree import Edge, Node
from valewright.kernel.contract import State


def think(state: State, rounds: int, seed: int = 1, guide: Blind | None = None) -> list[Finding]:
    searcher = Searcher(guide or Blind(), Budget(rounds=rounds), seed)
    return searcher.think(Seat(state, state.to_act))


def best(findings: list[Finding]) -> int:
    return max(findings, key=lambda found: found.visits).move


class Looking(Blind):
    """Tells apart which card lies open in Drawn."""

    def infoset_key(self, state: State) -> int:
        assert isinstance(state, Drawn)
        return state.shown

    def turn(self, state: State) -> int:
        return 1


@pytest.mark.parametrize("sticks", [5, 6, 7])
def test_it_sees_through_a_small_game(sticks: int) -> None:
    findings = think(Nim(sticks), 1500)
    assert best(findings) == sticks % 4
    assert max(found.chance for found in findings) > 0.8


def test_it_knows_when_a_game_is_lost() -> None:
    assert max(found.chance for found in think(Nim(4), 1500)) < 0.3


def test_each_of_three_plays_for_itself() -> None:
    assert best(think(Nim(3, players=3), 200)) == 3
    assert max(found.chance for found in think(Nim(4, players=3), 1500)) < 0.05


def test_what_is_hidden_is_weighed_by_its_odds() -> None:
    findings = think(Guess((0, 1, 2, 3, 3, 3), card=0), 600)
    assert best(findings) == 3
    assert {found.move: found.chance for found in findings}[3] == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize(("guide", "least"), [(Looking(), 0.9), (Blind(), 0.4)])
def test_what_comes_up_is_told_apart_if_the_guide_does(guide: Blind, least: float) -> None:
    findings = think(Drawn(), 400, guide=guide)
    assert max(found.chance for found in findings) > least
    assert (max(found.chance for found in findings) > 0.9) == (least > 0.5)


@pytest.mark.parametrize("rounds", [1, 7, 50])
def test_a_budget_in_rounds_is_kept(rounds: int) -> None:
    class Counting(Nim):
        samples = 0

        def sample(self, seat: int, rng: object) -> Counting:
            Counting.samples += 1
            return self.clone()

    findings = think(Counting(9), rounds)
    assert sum(found.visits for found in findings) == rounds
    assert Counting.samples == rounds + 1  # one more to look at the decision


def test_a_budget_in_seconds_tries_something_even_if_there_is_no_time() -> None:
    searcher = Searcher(Blind(), Budget(seconds=1e-9), 1)
    findings = searcher.think(Seat(Nim(9), 0))
    assert searcher.rounds == sum(found.visits for found in findings) == FEWEST


def test_it_stops_when_nothing_can_change() -> None:
    root = Node(0)
    for move, visits in ((1, 30), (2, 10)):
        root.edges[move] = Edge(move, 0.5)
        root.edges[move].visits = visits
    assert settled(root, 19)
    assert not settled(root, 20)


@pytest.mark.parametrize("game", games.names())
def test_the_same_seed_finds_the_same(game: str) -> None:
    state = games.game(game).start({}, 3)
    found = [repr(think(state, 12, seed)) for seed in (5, 5, 6)]
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_one_legal_move_needs_no_thought() -> None:
    searcher = Searcher(Blind(), Budget(rounds=5), 1)
    assert searcher.choose(Seat(Nim(1), 0)) == 1
    assert searcher.rounds == 0


def test_what_was_found_in_a_turn_is_kept_until_its_end() -> None:
    state = Drawn()
    searcher = Searcher(Looking(), Budget(rounds=40), 1)
    state.play(searcher.choose(Seat(state, 0)))
    kept = searcher.think(Seat(state, 0))
    assert 40 < sum(found.visits for found in kept) < 80
    other = Searcher(Blind(), Budget(rounds=40), 1)
    state = Drawn()
    state.play(other.choose(Seat(state, 0)))
    assert sum(found.visits for found in other.think(Seat(state, 0))) == 40


def test_a_new_turn_is_searched_anew() -> None:
    class Turns(Looking):
        number = 0

        def turn(self, state: State) -> int:
            self.number += 1
            return self.number

    state = Drawn()
    searcher = Searcher(Turns(), Budget(rounds=40), 1)
    state.play(searcher.choose(Seat(state, 0)))
    assert sum(found.visits for found in searcher.think(Seat(state, 0))) == 40


def test_moves_are_tried_by_how_they_look() -> None:
    class Hopeful(Blind):
        def priors(self, state: State, moves: tuple[int, ...]) -> list[float]:
            return [0.9 if move == 2 else 0.05 for move in moves]

    assert best(think(Nim(50), 10, guide=Hopeful())) == 2


def test_a_toy_is_no_seat_to_peek_from() -> None:
    """The card itself is never looked at: the same search whatever it is."""
    seen = Counter(repr(think(Guess((0, 1, 2, 3), card), 50)) for card in range(4))
    assert len(seen) == 1


def test_toys_refuse_what_is_not_legal() -> None:
    with pytest.raises(Exception, match="5 is not legal"):
        Nim(9).play(5)
    with pytest.raises(NotImplementedError):
        Toy().legal_moves()
