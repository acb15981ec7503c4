"""MV-TURN-07: a turn comes to its end, and no choice in it leads back to where it was."""

import json
import random
from collections.abc import Hashable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.turns import explored, restless
from tests.mystic.mixes import ALL_SETS, BUSY, mixes, played, seeds, soak
from tests.mystic.through import random_mix
from tests.mystic.tiny import BLANK, CARDS, do, game, harvest, legal, on, rich
from valewright.mystic import State, new_game
from valewright.mystic import moves as mv
from valewright.mystic.position import position
from valewright.mystic.symbols import SLOTS
from valewright.mystic.table import LAST_PLANTING

# The longest turn that restless players found at 20,000 late tables took 51
MOST_DECISIONS = 200
BESIDE_THE_POSITION = ("rng", "log", "log_base", "cards", "options")
PIECES = [
    name
    for name, piece in CARDS.pieces.items()
    if not piece.printed and piece.slot in piece.advancement.slots
]
STARTING_CARDS = [BLANK] * 8 + [f"Cursed Land/{slot}" for slot in SLOTS] * 3
STARTING_CARDS += [f"Fertile Soil/{slot}" for slot in SLOTS]


def turn(state: State) -> Hashable:
    """Which turn it is; an extra turn is one of its own."""
    t = state.table
    return t.round, t.turn, t.phase == LAST_PLANTING, t.players[t.turn].extra_round


def whole(state: State) -> Hashable:
    """All that lies on the table, hidden or not: what the log tells and chance to come left out.

    How many cards were pushed matters only in that one was (MV-PLANT-11).
    """
    data = {k: v for k, v in state.data().items() if k not in BESIDE_THE_POSITION}
    data["pushes"] = min(1, data["pushes"])
    data["players"] = [{**player, "log_mark": 0} for player in data["players"]]
    return hash(json.dumps(data, sort_keys=True))


def crafted(rng: random.Random, base: str, pieces: list[str]) -> str:
    """A starting card with some of the pieces sleeved in it."""
    words = [base]
    taken = {base.split("/")[1]} if "/" in base else set()
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        piece = pieces.pop()
        slot = piece.split("/")[1]
        if slot not in taken or CARDS.pieces[piece].eclipse:
            taken.add(slot)
            words.append(piece)
    return " + ".join(words)


def late_table(rng: random.Random) -> State:
    """A table of two to six players late in a game: many texts, vales, leaders and amulets."""
    pieces = rng.sample(PIECES, len(PIECES))
    leaders = rng.sample(list(CARDS.leaders), len(CARDS.leaders))
    amulets = rng.sample(list(CARDS.amulets), len(CARDS.amulets))
    vales = rng.sample(list(CARDS.vales), len(CARDS.vales))
    players: list[dict[str, Any]] = []
    for seat in range(rng.randint(2, 6)):
        bases = STARTING_CARDS[:]
        if led := rng.random() < 0.6:
            bases[0] = leaders.pop() + rng.choice(("", " upgraded"))
        few = seat < 2  # the others only watch
        cards = [crafted(rng, b, pieces) if few and b in STARTING_CARDS else b for b in bases]
        rng.shuffle(cards)
        field, gone = rng.randint(0, 9), rng.randint(0, 10)
        player: dict[str, Any] = {
            "field": cards[:field],
            "on_deck": cards[field],
            "discard": cards[field + 1 : field + 1 + gone],
            "deck": cards[field + 1 + gone :],
            "vales": [vales.pop() for _ in range(rng.randint(0, 5))],
            "token": rng.choice(("active", "spent")),
        }
        if rng.random() < 0.6:
            player["amulet"] = amulets.pop()
        if led and bases[0].startswith("Old Barkarb"):
            player["workshop"] = [pieces.pop() for _ in range(3)]
        players.append(player)
    variants = {"buy_vp": rng.random() < 0.5, "stacked": rng.random() < 0.5}
    phase = rng.choice(("planting", "planting", "harvest", "harvest", "discard", "prep"))
    options = {"sets": ALL_SETS, **variants}
    state = position(players, options=options, seed=rng.getrandbits(32), phase=phase)
    if state.decision == "harvest":
        rich(state, rng.choice((0, 3, 8)), rng.choice((0, 1, 3)))
    return state


@soak(60)
@given(mixes(), seeds, st.integers(0, 700), seeds)
def test_no_way_back_in_a_game(options: dict[str, Any], seed: int, start: int, order: int) -> None:
    """MV-TURN-07: from any moment of any game, no choices lead back to a position of the turn."""
    found = explored(played(options, seed, start), turn, whole, 150, random.Random(order))
    assert found.way_back == []
    assert found.longest <= MOST_DECISIONS


@soak(100)
@given(seeds)
def test_no_way_back_late_in_a_game(seed: int) -> None:
    """MV-TURN-07: nor with many texts, vales, leaders and amulets on the table."""
    rng = random.Random(seed)
    found = explored(late_table(rng), turn, whole, 200, rng)
    assert found.way_back == []
    assert found.longest <= MOST_DECISIONS


@soak(100)
@given(seeds)
def test_a_turn_has_an_end(seed: int) -> None:
    """MV-TURN-07: whoever never stops where the rules let one go on comes to the end too."""
    rng = random.Random(seed)
    assert restless(late_table(rng), turn, mv.STOP, rng) <= MOST_DECISIONS


@pytest.mark.parametrize("seed", range(6))
def test_no_position_of_a_turn_comes_twice(seed: int) -> None:
    """MV-TURN-07: whole games by lot, of any sets, with leaders and amulets."""
    rng = random.Random(seed)
    state = new_game(seed=seed, **random_mix(rng))
    here: Hashable = None
    seen: set[Hashable] = set()
    while not state.over:
        if turn(state) != here:
            here = turn(state)
            seen = set()
        assert whole(state) not in seen
        seen.add(whole(state))
        assert len(seen) <= MOST_DECISIONS
        moves = state.legal_moves()
        if state.decision == "harvest" and len(moves) > 1 and rng.random() < BUSY:
            moves = moves[1:]
        state.play(rng.choice(moves))


def test_announcing_is_buying() -> None:
    """MV-TURN-07, MV-CARD-earthchant-chorus-1: the Chorus cannot be used and taken back."""
    state = harvest(on("Earthchant Chorus"), commons=["Podlings/middle"])
    do(state, "use Earthchant Chorus/top on 1")
    assert legal(state) == [
        "buy Podlings/middle",
        "buy Fertile Soil/middle",
        "buy Fertile Soil/bottom",
    ]
    dear = game(
        {"field": [on("Earthchant Chorus")]},
        phase="harvest",
        commons=["Stag/middle"],
        soil={},
    )
    assert legal(dear) == ["end harvest"]


def test_what_is_given_up_is_gone_for_the_turn() -> None:
    """MV-TURN-07: a permission that was taken up and then not used does not come back."""
    state = game({"field": [BLANK], "vales": ["Pool of Visions"]}, phase="discard")
    do(state, "use Pool of Visions", "keep none")
    assert state.to_act == 1


def test_two_owls_do_not_take_turns_for_ever() -> None:
    """MV-TURN-07, MV-ABILITY-02: each discards the other once, and the turn goes on to its end."""
    first, second = on("Mindful Owl"), on("Mindful Owl/middle")
    state = game({"field": [BLANK] * 18 + [first], "on_deck": second})
    found = explored(state, turn, whole, 2000, random.Random(1))
    assert found.way_back == []
    assert found.positions < 2000
