"""Decisions: each is declared once, and a new one needs its declaration alone."""

from __future__ import annotations

import gc
import pickle
import random
from collections.abc import Iterator
from functools import lru_cache

import pytest

from valewright.bots.contract import Seat
from valewright.kernel import decision as kernel
from valewright.kernel.decision import Meaning, Subject, Verb
from valewright.mystic import State, new_game
from valewright.mystic import moves as mv
from valewright.mystic.bots.greedy import Greedy
from valewright.mystic.decision import FRAMES, SUBJECTS, Decision, place
from valewright.mystic.serving.adapter import MysticAdapter
from valewright.mystic.table import Table

PLAIN = kernel.__file__.endswith(".py")


@pytest.fixture(autouse=True, scope="module")
def none_left() -> Iterator[None]:
    """What is declared here is gone afterwards: observations have an element for each decision."""
    yield
    declared.cache_clear()
    FRAMES._by_code.clear()
    gc.collect()
    assert all(kind.name != "weed out" for kind in FRAMES.decisions())


def test_no_two_kinds_of_frame_share_a_code() -> None:
    codes = [kind.code for kind in FRAMES.declared()]
    assert len(codes) == len(set(codes)) > 70


def test_every_decision_has_a_name() -> None:
    assert all(kind.name for kind in FRAMES.decisions())


@pytest.mark.parametrize("leaders", ["random", "choose", "draft", "deal-two"])
def test_every_frame_is_saved_with_all_that_it_carries(leaders: str) -> None:
    sets = ("base", "vale-of-magic", "vale-of-the-wild", "mana-storm")
    state = new_game(3, sets, 5, leaders=leaders, amulets=leaders)
    rng = random.Random(5)
    while not state.over:
        for frame in state.table.stack:
            back = FRAMES.restored(frame.data(4))
            assert type(back) is type(frame)
            fields = ("seat", *frame.fields)
            assert [getattr(back, f) for f in fields] == [getattr(frame, f) for f in fields]
        state.play(rng.choice(state.legal_moves()))


@lru_cache
def declared() -> type[Decision]:
    """A new ability's choice: a card of the field or of the deck goes to the discard pile."""

    class Weed(Decision):
        """Discard a card of the field, the topmost card of the deck, or none."""

        code = 900
        name = "weed out"
        fields = ("times",)
        stop = Verb("weed-none", "weed none")
        on_card = Verb("weed", "weed out")
        on_option = Verb("weed-top", "weed out the top card")

        def __init__(self, seat: int, times: int) -> None:
            super().__init__(seat)
            self.times = times

        def legal(self, t: Table) -> list[int]:
            n = len(t.players[self.seat].field)
            return [mv.STOP, *(mv.CARD + i for i in range(n)), mv.OPTION]

        def play(self, t: Table, move: int) -> None:
            t.stack.pop()
            p = t.players[self.seat]
            if move == mv.STOP:
                return
            if move == mv.OPTION:
                p.discard.append(p.deck.pop())
            else:
                p.discard.append(p.field.pop(move - mv.CARD))
                p.used.pop(move - mv.CARD)
            if self.times > 1:
                t.stack.append(Weed(self.seat, self.times - 1))

        def option_meaning(self, t: Table, i: int) -> Meaning:
            return Meaning(self.on_option, self.on_option.words, {"place": place("deck", i)})

        def why_not_words(self, t: Table, words: str) -> str:
            return "the garden is bare" if words.startswith("weed") else ""

    return Weed


def weeding(seed: int) -> State:
    """A game in which the decision above waits."""
    state = new_game(seed=seed)
    new: type = declared()
    state.table.stack.append(new(state.to_act, 2))
    return State(state.table, seed)


@pytest.mark.skipif(not PLAIN, reason="compiled classes cannot be built on")
class TestANewDecision:
    """One that only this test declares."""

    def test_has_a_name_and_words_that_read_back(self) -> None:
        state = weeding(7)
        assert state.decision == "weed out"
        words = [state.notation(move) for move in state.legal_moves()]
        assert words[:3] == ["weed none", "weed out 1", "weed out 2"]
        assert [state.parse(text) for text in words] == list(state.legal_moves())
        with pytest.raises(ValueError, match="the garden is bare"):
            state.parse("weed out 99")

    def test_is_told_by_verb_and_subjects(self) -> None:
        state = weeding(7)
        verb, subjects = state.about(mv.CARD)
        assert verb == "weed"
        assert subjects[0] == Subject("field", 0)

    def test_is_sent_and_offered_where_its_subjects_lie(self) -> None:
        state = weeding(7)
        shown = MysticAdapter().shown(state, state.to_act, True)
        assert shown.decision == "weed-out"
        acts = [(move["act"], move["place"]) for move in shown.moves]
        assert acts[0] == ("weed-none", None)
        assert acts[1] == ("weed", {"zone": "field", "index": 0})
        assert acts[-1] == ("weed-top", {"zone": "deck", "index": 0})
        assert set(shown.moves[1]) == {"move", "words", "act", *SUBJECTS}

    def test_is_saved_and_comes_back(self) -> None:
        state = weeding(7)
        back = pickle.loads(pickle.dumps(state))
        assert back == state
        assert back.legal_moves() == state.legal_moves()

    def test_is_played_to_its_end(self) -> None:
        state = weeding(7)
        field = len(state.table.players[state.to_act].field)
        state.play(state.parse("weed out 1"))
        assert (state.decision, len(state.table.players[state.to_act].field)) == (
            "weed out",
            field - 1,
        )
        state.play(state.parse("weed none"))
        assert state.decision == "plant"

    def test_is_decided_by_a_bot_that_never_heard_of_it(self) -> None:
        state = weeding(7)
        assert Greedy(1).choose(Seat(state, state.to_act)) in state.legal_moves()
