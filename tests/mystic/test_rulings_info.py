"""Base-game rulings about open and hidden information: what a view holds and what it must not."""

import json
import random

import pytest

from valewright.mystic import State, new_game


def mid_game(seed: int, moves: int = 120) -> State:
    state = new_game(players=3, seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if not state.over:
            state.play(rng.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize("seed", range(8))
def test_a_view_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """MV-INFO-01, MV-INFO-03, MV-DECIDE-84, MV-DECIDE-90: another order shows the same view."""
    state = mid_game(seed)
    for seat in range(3):
        before = json.dumps(state.view(seat))
        other = state.clone()
        for i, p in enumerate(other.table.players):
            if i != seat and not p.known_top and not p.known_bottom:
                both = [*p.deck, *p.discard]
                random.Random(seed).shuffle(both)
                p.deck, p.discard = both[: len(p.deck)], both[len(p.deck) :]
            elif not p.known_top and not p.known_bottom:
                p.deck.reverse()
        assert json.dumps(other.view(seat)) == before


@pytest.mark.parametrize("seed", range(8))
def test_what_is_known_of_the_piles(seed: int) -> None:
    """MV-INFO-02, MV-DECIDE-84, MV-DECIDE-90"""
    state = mid_game(seed)
    for seat in range(3):
        view = state.view(seat)
        p = state.table.players[seat]
        assert sum(view["me"]["discard"].values()) == len(p.discard)
        assert view["me"]["discard"].keys() == {card.name for card in p.discard}
        assert view["me"]["deck"].keys() == {card.name for card in p.deck}
        for i, other in enumerate(state.table.players):
            shown = view["players"][i]
            assert shown["deck_size"] == len(other.deck)
            assert shown["discard_size"] == len(other.discard)
            assert shown["hidden"].keys() == {c.name for c in (*other.deck, *other.discard)}
            assert "deck" not in shown
            assert "discard" not in shown


@pytest.mark.parametrize("seed", range(4))
def test_what_is_open_to_all(seed: int) -> None:
    """MV-INFO-04, MV-INFO-05"""
    state = mid_game(seed)
    views = [state.view(seat) for seat in range(3)]
    for key in ("players", "commons", "vales", "soil", "pool", "advancements_left", "vales_left"):
        assert views[0][key] == views[1][key] == views[2][key]
    for i, p in enumerate(state.table.players):
        shown = views[0]["players"][i]
        assert shown["vp"] == p.vp
        assert shown["field"] == [card.name for card in p.field]
        assert shown["vales"] == [vale.name for vale in p.vales]
        assert shown["token"] == ("active" if p.active else "spent")


def test_the_search_is_seen_by_the_searcher_alone() -> None:
    """MV-INFO-06, MV-INFO-07: only the seat that acts is told what the deck holds."""
    found = 0
    for seed in range(60):
        state = new_game(players=2, seed=seed)
        rng = random.Random(seed)
        while not state.over:
            if state.decision == "search":
                found += 1
                assert len(state.view(state.to_act)["legal"]) > 1
                assert state.view(1 - state.to_act)["legal"] == []
                deck = state.table.players[state.to_act].deck
                assert state.view(state.to_act)["sees"] == sorted(card.name for card in deck)
                assert state.view(1 - state.to_act)["sees"] == []
            if state.decision == "look at top":
                found += 1
                assert len(state.view(state.to_act)["sees"]) == 1
                assert state.view(1 - state.to_act)["sees"] == []
            state.play(rng.choice(state.legal_moves()))
        if found > 10:
            return
    pytest.fail("no search came up")
