"""The last turn of a game is solved: compared with trying everything, card by card."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.mystic.tiny import BLANK, CURSED, game, on
from valewright import mystic
from valewright.bots import Seat, make_bot
from valewright.mystic.bots import last_turn as lt
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.player import Planner

SEAT = 1  # the last of two
BY_POINTS = 40 * lt.OF_POINTS  # what a lead may add to a chance


def last(player: dict[str, Any], rival: int, **table: Any) -> mystic.State:
    """The last turn of the game, against a rival who is done with so many points."""
    named = [*player.get("field", ()), *player.get("deck", ())]
    rest = 20 - len(named) - ("on_deck" in player)
    mine = {"discard": [CURSED] * rest, **player}
    shown = {"commons": [], "vales": [], **table}
    return game({"vp": rival}, mine, turn=SEAT, start=0, last_round=True, **shown)


def everything(state: mystic.State) -> dict[int, float]:
    """The chance to win after each move, by playing every move and every order of the deck."""
    return {move: tried(state, move) for move in state.legal_moves()}


def tried(state: mystic.State, move: int) -> float:
    if state.decision != "plant" or state.notation(move) != "push":
        return outcome(state, move, None)
    p = state.table.players[SEAT]
    n = len(p.deck) or len(p.discard)
    if n == 0:
        return outcome(state, move, None)
    return sum(outcome(state, move, i) for i in range(n)) / n


def outcome(state: mystic.State, move: int, drawn: int | None) -> float:
    after = state.clone()
    p = after.table.players[SEAT]
    if drawn is not None:
        if not p.deck:
            p.deck, p.discard = p.discard, []
        p.deck.append(p.deck.pop(drawn))
    after.play(move)
    if not after.over:
        return max(everything(after).values())
    winners = after.winners()
    return 1 / len(winners) if SEAT in winners else 0.0


def planner() -> Planner:
    return Planner(HeuristicParams(), weights())


def solved(state: mystic.State) -> int:
    legal = state.legal_moves()
    policy = planner()
    solver = lt.LastTurn(policy, SEAT)
    found = solver.best(state.table, legal, legal[0])
    assert solver.exact
    return found


def random_position(seed: int) -> mystic.State:
    rng = random.Random(seed)
    cards = [on(name) for name in ("Wellspring", "Hive Swarm", "Stag", "Will-O'-The-Wisp")]
    cards += [BLANK, CURSED, CURSED]
    pieces = ["Dawnfire Dragon/bottom", "Gaia's Chosen/bottom", "Stag/middle", "Ent Guard/bottom"]
    return last(
        {
            "field": [CURSED, CURSED, rng.choice(cards)],
            "on_deck": rng.choice(cards),
            "deck": rng.choices(cards, k=2),
            "vp": 10,
        },
        10 + rng.randint(0, 8),
        commons=rng.sample(pieces, k=2),
        vales=rng.sample(["Exodus Road", "World Tree"], k=1),
    )


@pytest.mark.parametrize("seed", range(10))
def test_the_choice_is_the_best_of_all_there_are(seed: int) -> None:
    state = random_position(seed)
    for _ in range(4):
        if state.over or state.to_act != SEAT:
            break
        assert lt.is_last_turn(state.table, SEAT)
        chances = everything(state)
        solver = lt.LastTurn(planner(), SEAT)
        for move in lt.worth_trying(state.table, SEAT, state.legal_moves()):
            assert solver.after(state.table, move) == pytest.approx(chances[move], abs=BY_POINTS)
        chosen = solved(state)
        assert chances[chosen] == pytest.approx(max(chances.values()))
        state.play(chosen)


def test_who_is_behind_risks_a_spoil_that_points_alone_would_not() -> None:
    """Two of three cards spoil; passing brings 13 points, a push that goes well 16."""
    vp = on("Hive Swarm")
    me = {"field": [CURSED] * 3 + [vp], "on_deck": vp, "deck": [CURSED, CURSED, BLANK], "vp": 10}
    behind, ahead = last(me, 14), last(me, 12)
    assert behind.notation(solved(behind)) == "push"
    assert ahead.notation(solved(ahead)) == "pass"
    for state in (behind, ahead):
        chosen = make_bot("archdruid@1r", 1).choose(Seat(state, SEAT))
        assert chosen == solved(state)


def test_a_piece_goes_where_it_scores_most_also_for_texts_that_count() -> None:
    """Gaia's Chosen counts the symbols of its own card."""
    stag, well = on("Stag"), on("Wellspring")
    field = [CURSED, well, well, stag]
    state = last(
        {"field": field, "on_deck": CURSED, "deck": [CURSED] * 3, "vp": 10},
        10,
        commons=["Gaia's Chosen/bottom"],
        phase="harvest",
    )
    while state.decision != "sleeve":
        state.play(solved(state))
    assert state.notation(solved(state)).endswith("on 4")


def test_a_piece_that_scores_nothing_is_bought_where_a_text_counts_it() -> None:
    well, chosen = on("Wellspring"), on("Gaia's Chosen")
    state = last(
        {"field": [CURSED, well, well, chosen], "on_deck": CURSED, "deck": [CURSED] * 3},
        0,
        commons=["Wellspring/middle"],
        phase="harvest",
    )
    assert state.notation(solved(state)) == "buy Wellspring/middle"


def test_what_comes_after_or_turns_up_unforeseen_is_not_called_solved() -> None:
    me = {"field": [CURSED] * 3, "on_deck": BLANK, "deck": [BLANK] * 3}
    state = last(me, 5)
    assert lt.is_last_turn(state.table, SEAT)
    state.table.ending = False
    assert not lt.is_last_turn(state.table, SEAT)
    first = game(me, {}, turn=0, start=0, last_round=True, commons=[], vales=[])
    assert not lt.is_last_turn(first.table, 0)
    for card in (on("Calm Weather"), on("Centaur")):
        assert not lt.is_last_turn(last({**me, "field": [CURSED, CURSED, card]}, 5).table, SEAT)
    assert not lt.is_last_turn(last(me, 5, vales=["Borderwatch Bog"]).table, SEAT)
    assert lt.is_last_turn(last(me, 5, commons=["Calm Weather/top"]).table, SEAT)


@pytest.mark.plain_only
def test_too_much_to_try_is_left_to_the_planner_but_for_the_odds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lt, "MOST_STEPS", 1)
    me = {"field": [CURSED] * 3, "on_deck": on("Hive Swarm"), "deck": [CURSED, CURSED, BLANK]}
    state = last({**me, "vp": 10}, 12, commons=["Stag/middle"], vales=["World Tree"])
    policy = planner()
    solver = lt.LastTurn(policy, SEAT)
    legal = state.legal_moves()
    assert state.notation(solver.best(state.table, legal, legal[0])) == "push"
    assert not solver.exact
