"""The order in which bought pieces are sleeved, and what one that is sleeved at once gives."""

import pytest

from tests.mystic.tiny import (
    BLANK,
    CARDS,
    CURSED,
    discards,
    do,
    field,
    game,
    harvest,
    legal,
    mana,
    on,
    rich,
    spirits,
)
from valewright.mystic import State

ECLIPSE = "Sundered Land"
LONGWISE = [a.name for a in CARDS.advancements.values() if a.longwise]
CHORUS = on("Earthchant Chorus")
EMBER = {"token": "active", "amulet": "Darksoul Ember"}


def test_ordinary_pieces_come_before_eclipse_pieces() -> None:
    """MV-DECIDE-88: though the eclipse piece was bought first, it goes under the other."""
    state = rich(harvest(BLANK, BLANK, commons=[f"{ECLIPSE}/top", "Podlings/top"]))
    do(state, f"buy {ECLIPSE}", "buy Podlings", "end harvest")
    assert legal(state) == ["sleeve Podlings/top on 1", "sleeve Podlings/top on 2"]
    do(state, "sleeve Podlings/top on 1")
    assert legal(state) == [f"sleeve {ECLIPSE}/top on 1", f"sleeve {ECLIPSE}/top on 2"]
    do(state, f"sleeve {ECLIPSE}/top on 1")
    assert discards(state)[0] == on(ECLIPSE, "Podlings")


@pytest.mark.parametrize("first", ["Podlings/top", f"{ECLIPSE}/top"])
def test_declared_pieces_come_first(first: str) -> None:
    """MV-DECIDE-88: a piece for Earthchant Chorus's own card, whatever was bought before it."""
    state = rich(harvest(CHORUS, BLANK, commons=[first, "Plow/middle"]))
    do(state, f"buy {first}", "use Earthchant Chorus/top on 1", "buy Plow", "end harvest")
    assert legal(state) == ["sleeve Plow/middle on 1"]
    do(state, "sleeve Plow/middle on 1")
    assert all(move.startswith(f"sleeve {first}") for move in legal(state))


def test_a_declared_eclipse_piece_comes_before_ordinary_ones() -> None:
    """MV-DECIDE-88: declared, ordinary, eclipse."""
    state = rich(harvest(CHORUS, BLANK, commons=["Podlings/bottom", f"{ECLIPSE}/middle"]))
    do(state, "buy Podlings", "use Earthchant Chorus/top on 1", f"buy {ECLIPSE}", "end harvest")
    assert legal(state) == [f"sleeve {ECLIPSE}/middle on 1"]


def test_ordinary_pieces_in_the_order_of_purchase() -> None:
    """MV-DECIDE-88"""
    state = rich(harvest(BLANK, BLANK, commons=["Podlings/top", "Plow/middle"]))
    do(state, "buy Plow", "buy Podlings", "end harvest")
    assert legal(state)[0] == "sleeve Plow/middle on 1"
    do(state, "sleeve Plow/middle on 1")
    assert legal(state)[0] == "sleeve Podlings/top on 1"


def test_a_piece_leaves_room_for_the_others() -> None:
    """MV-DECIDE-30: the ordinary piece may not take the place that the other one needs."""
    state = rich(harvest(on("Stag"), on(ECLIPSE), commons=["Podlings/top", "Plow/middle"]))
    do(state, "buy Podlings", "buy Plow", "end harvest")
    assert legal(state) == ["sleeve Podlings/top on 2"]


def test_a_declared_place_is_kept_free() -> None:
    """MV-DECIDE-36: nobody else's middle piece goes where the declared one will be."""
    commons = ["Podlings/middle", "Plow/middle"]
    state = rich(harvest(CHORUS, BLANK, CURSED, commons=commons))
    do(state, "use Earthchant Chorus/top on 1", "buy Plow", "buy Podlings", "end harvest")
    do(state, "sleeve Plow/middle on 1")
    assert legal(state) == ["sleeve Podlings/middle on 2", "sleeve Podlings/middle on 3"]


def test_a_piece_sleeved_at_once_over_an_eclipse_piece_gives_its_own() -> None:
    """MV-DECIDE-27: three mana of each, though the card showed three mana before and after."""
    state = rich(harvest(on(ECLIPSE), commons=["Plow/top"], **EMBER), mana=4, spirits=0)
    do(state, "buy Plow")
    assert mana(state) == 0
    do(state, "evoke Darksoul Ember", "now Plow/top", "sleeve Plow/top on 1")
    assert mana(state) == 3
    assert spirits(state) == {}


def test_what_is_sleeved_at_once_keeps_a_declared_place_free() -> None:
    """MV-DECIDE-36: Plow is declared for the middle of the first card; other slots are open."""
    commons = ["Podlings/middle", "Plow/middle", "Seedling/bottom"]
    state = rich(harvest(CHORUS, BLANK, commons=commons, **EMBER))
    do(state, "use Earthchant Chorus/top on 1", "buy Plow", "buy Podlings")
    middle = do(state.clone(), "evoke Darksoul Ember", "now Podlings/middle")
    assert legal(middle) == ["sleeve Podlings/middle on 2"]
    declared = do(state, "evoke Darksoul Ember", "now Plow/middle")
    assert legal(declared) == ["sleeve Plow/middle on 1"]
    state = rich(harvest(CHORUS, BLANK, commons=commons, **EMBER))
    do(state, "use Earthchant Chorus/top on 1", "buy Plow", "buy Seedling")
    do(state, "evoke Darksoul Ember", "now Seedling/bottom")
    assert legal(state) == ["sleeve Seedling/bottom on 1", "sleeve Seedling/bottom on 2"]


def test_two_of_a_kind_are_one_choice() -> None:
    """MV-AMULET-01: Darksoul Ember asks for a piece; equal ones are named once."""
    state = rich(harvest(BLANK, BLANK, **EMBER))
    do(state, "buy Fertile Soil/top", "buy Fertile Soil/top", "evoke Darksoul Ember")
    assert legal(state) == ["now Fertile Soil/top"]


def second_players_harvest(*cards: str, commons: list[str]) -> State:
    """The other player has nothing at all, so that a mistaken seat shows."""
    player = {"field": list(cards), **EMBER}
    return rich(game({}, player, phase="harvest", turn=1, commons=commons, vales=[]))


def test_the_second_player_sleeves_at_once() -> None:
    """MV-AMULET-01: on the own cards."""
    state = second_players_harvest(BLANK, commons=["Plow/top"])
    do(state, "buy Plow", "evoke Darksoul Ember", "now Plow/top", "sleeve Plow/top on 1")
    assert (field(state, 0), field(state, 1)) == ([], [on("Plow")])


@pytest.mark.parametrize("choice", ["over", "under"])
def test_the_second_player_lays_a_text_over_or_under(choice: str) -> None:
    """MV-DECIDE-41, MV-DECIDE-88: long-wise texts, in one's own sleeve."""
    pair = LONGWISE[:2]
    state = second_players_harvest(on(f"{pair[0]}/top"), commons=[f"{pair[1]}/middle"])
    do(state, f"buy {pair[1]}", "end harvest", f"sleeve {pair[1]}/middle on 1")
    assert legal(state) == ["under", "over"]
    do(state, choice)
    (card,) = state.table.players[1].discard
    assert [text.source for text in card.abilities] == [pair[1] if choice == "over" else pair[0]]
