"""The greedy bot: it plays every mix to the end, and its choices are sensible ones."""

from __future__ import annotations

from typing import Any

import pytest

from valewright import mystic
from valewright.bots import Bot, Seat, make_bot
from valewright.lab.simulate import simulate
from valewright.mystic.bots.greedy import plans
from valewright.mystic.bots.greedy.outlook import turns_to_come
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.value_model import ValueModel
from valewright.mystic.cards import book_for
from valewright.mystic.symbols import SETS

MOST_DECISIONS = 20_000


def finish(state: mystic.State, bots: list[Bot]) -> None:
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        state.play(bots[state.to_act].choose(Seat(state, state.to_act)))
    pytest.fail(f"no end in sight: {state!r}")


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 2, "sets": SETS, "leaders": "draft", "amulets": "draft"},
        {"players": 3, "sets": SETS, "leaders": "choose", "amulets": "deal-two"},
        {"players": 4, "sets": SETS, "leaders": "deal-two", "amulets": "random", "buy_vp": True},
        {"players": 5, "sets": SETS, "leaders": "random", "stacked": True},
        {"players": 6, "sets": ("base", "mana-storm"), "amulets": "random"},
    ],
    ids=str,
)
@pytest.mark.parametrize(
    ("name", "seed"), [("greedy", 1), ("greedy", 2), ("greedy", 3), ("adept", 3)]
)
def test_every_mix_is_played_to_its_end(options: dict[str, Any], name: str, seed: int) -> None:
    state = mystic.new_game(seed=seed, **options)
    finish(state, [make_bot(name, seed + seat) for seat in range(state.players)])
    assert state.winners()


def test_greedy_beats_random() -> None:
    summary = simulate(games=30, bots=("greedy", "random"), seed=11)
    assert summary.standings["greedy"].wins >= 29


def test_all_sets_do_not_confuse_it() -> None:
    options = {"sets": list(SETS), "leaders": "random", "amulets": "random"}
    summary = simulate(games=10, bots=("greedy", "random"), seed=3, options=options)
    assert summary.standings["greedy"].wins >= 9


def rise(card: str, piece: str) -> float:
    cat = mystic.catalogue()
    book = book_for(cat)
    return plans.rise(book, ValueModel(9.0, HeuristicParams()), book.named(card), cat.pieces[piece])


def test_it_avoids_a_second_decay_on_a_card() -> None:
    thornhide = "Hulking Thornhide/middle"
    assert rise("Blank", thornhide) > rise("Cursed Land/top", thornhide)


def test_it_puts_guardian_texts_where_guardians_are() -> None:
    warden = "Woodland Warden/top"
    assert rise("Blank + Stag/middle", warden) > rise("Blank + Plow/middle", warden)


def test_it_takes_decay_off_with_a_seed() -> None:
    seed = "Lifebringer Seed/middle"
    assert rise("Cursed Land/top", seed) > rise("Blank", seed)


def test_it_puts_gaias_chosen_on_many_symbols() -> None:
    chosen = "Gaia's Chosen/top"
    assert rise("Blank + Stag/middle", chosen) > rise("Blank", chosen)


def test_it_pushes_where_nothing_can_spoil() -> None:
    state = mystic.new_game(seed=1)
    t = state.table
    p = t.players[state.to_act]
    book = t.book
    p.field = [book.named("Blank")]
    p.used = [0]
    p.on_deck = book.named("Fertile Soil/top")
    p.deck = [book.named("Blank")] * 5
    assert state.notation(make_bot("greedy", 1).choose(Seat(state, state.to_act))) == "push"


def test_it_passes_where_all_would_spoil() -> None:
    state = mystic.new_game(seed=1)
    t = state.table
    p = t.players[state.to_act]
    p.deck = [t.book.named("Cursed Land/top")] * 5
    assert state.notation(make_bot("greedy", 1).choose(Seat(state, state.to_act))) == "pass"


def test_the_pool_is_its_clock() -> None:
    t = mystic.new_game(seed=1).table
    full = turns_to_come(t, t.turn, HeuristicParams())
    t.pool = 3
    assert turns_to_come(t, t.turn, HeuristicParams()) < full
    t.ending = True
    assert turns_to_come(t, t.turn, HeuristicParams()) == 0
