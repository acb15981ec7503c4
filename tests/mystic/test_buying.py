"""What is on offer, what a claim may take, and when the player is asked how to pay."""

from itertools import product

import pytest

from tests.mystic.tiny import BLANK, CURSED, SOIL, do, game, harvest, legal, on, rich, spirits
from valewright.mystic import State, buying
from valewright.mystic.catalogue import catalogue

LAKE, ARBOR, ROAD = "Azure Lake", "Blooming Arbor", "Exodus Road"


def purse_of(state: State, *spirits: int) -> State:
    """Give the harvest just these animal, forest, sky and wild spirits."""
    rich(state)
    state.table.spirits = list(spirits)
    return state


# Paying for vales


def test_the_buyer_is_asked_while_another_vale_may_be_bought() -> None:
    """MV-DECIDE-29, MV-DECIDE-87: what is left over can matter."""
    state = do(purse_of(harvest(BLANK, display=[LAKE, ROAD]), 2, 1, 0, 2), f"buy {LAKE}")
    assert legal(state) == ["pay animal", "pay wild"]
    do(state, "pay wild", "pay forest")
    assert spirits(state) == {"animal": 2, "wild": 1}


def test_the_engine_pays_for_the_only_vale() -> None:
    """MV-DECIDE-87: there is nothing else to spend spirits on; wild ones are kept."""
    state = do(purse_of(harvest(BLANK, display=[LAKE]), 2, 1, 0, 2), f"buy {LAKE}")
    assert state.decision == "harvest"
    assert spirits(state) == {"animal": 1, "wild": 2}


def test_the_engine_pays_for_the_second_vale() -> None:
    """MV-DECIDE-87, MV-VALE-03: two a turn, so a third that is on display does not matter."""
    state = purse_of(harvest(BLANK, display=[LAKE, ROAD, ARBOR]), 3, 2, 2, 3)
    do(state, f"buy {LAKE}", "pay animal", "pay forest", f"buy {ROAD}")
    assert state.decision == "harvest"
    assert spirits(state) == {"animal": 1, "forest": 1, "sky": 1, "wild": 3}


def test_the_engine_pays_where_everything_is_spent() -> None:
    """MV-DECIDE-87: a wild spirit could pay any symbol here, but nothing would be left over."""
    state = purse_of(harvest(BLANK, display=["Conclave of Ents", LAKE]), 1, 1, 1, 1)
    do(state, "buy Conclave of Ents")
    assert (state.decision, spirits(state)) == ("harvest", {})


def test_every_spirit_that_leaves_the_rest_payable_can_pay() -> None:
    """MV-VALE-04, MV-VALE-05: what is offered is what trying each spirit would find."""
    table = harvest(BLANK).table
    for due in product(range(3), repeat=4):
        kind = buying.next_due(list(due))
        for purse in product(range(3), repeat=4):
            if kind < 0 or not buying.payable(list(due), list(purse)):
                continue
            table.due, table.spirits = list(due), list(purse)
            rest = [n - (k == kind) for k, n in enumerate(due)]
            expected = [
                spirit
                for spirit in range(4)
                if purse[spirit]
                and (spirit in (kind, 3) or kind == 3)
                and buying.payable(rest, [n - (k == spirit) for k, n in enumerate(purse)])
            ]
            assert buying.pay_choices(table, kind, 4) == expected
            assert buying.pay_choices(table, kind, 1) == expected[:1]


@pytest.mark.parametrize(("display", "asked"), [([], "harvest"), ([LAKE], "pay")])
def test_the_variant_asks_while_a_vale_may_be_bought(display: list[str], asked: str) -> None:
    """MV-DECIDE-87, MV-VARIANT-02: three spirits of any kind for a VP."""
    player = {"field": [BLANK]}
    options = {"buy_vp": True}
    state = game(player, phase="harvest", commons=[], vales=display, options=options)
    do(purse_of(state, 2, 2, 0, 0), "buy 1 VP")
    assert state.decision == asked


# Claims


def claimed(costs: dict[str, int], soil: int) -> list[str]:
    """What Nightvale Pathfinder, which says 1 to 6, may claim of advancements that cost so much."""
    printed = [f'[[advancement]]\nname = "{name}"\ncost = {cost}' for name, cost in costs.items()]
    cards = catalogue("\n".join([*printed, f"[fertile_soil]\ncost = {soil}"]), "costs")
    commons = ["Nightvale Pathfinder/top", *[f"{name}/top" for name in costs]]
    state = rich(harvest(BLANK, BLANK, BLANK, commons=commons, cards=cards))
    do(state, "buy Nightvale Pathfinder")
    assert state.decision == "claim"
    return legal(state)[1:]


def test_a_claim_has_a_lowest_and_a_highest_cost() -> None:
    """MV-CARD-nightvale-pathfinder-1: 1 and 6 are in, 0 and 7 are out."""
    costs = {"Podlings": 0, "Wayfinder": 1, "Seedling": 6, "Plow": 7}
    found = ["claim Wayfinder/top", "claim Seedling/top"]
    assert claimed(costs, soil=0) == found
    assert claimed(costs, soil=7) == found


@pytest.mark.parametrize("soil", [1, 6])
def test_a_claim_may_take_fertile_soil(soil: int) -> None:
    """MV-CARD-nightvale-pathfinder-1: from the supply, for each slot."""
    assert claimed({}, soil) == [f"claim Fertile Soil/{x}" for x in ("top", "middle", "bottom")]


# Places


def test_nothing_is_on_offer_that_finds_no_place() -> None:
    """MV-BUY-04, MV-DECIDE-30: the one open top slot takes one piece and no second."""
    commons = ["Podlings/top", "Wayfinder/top", "Seedling/top", "Plow/middle"]
    state = rich(harvest(CURSED, on("Stag/middle"), commons=commons))
    do(state, "buy Podlings")
    assert "buy Wayfinder/top" not in legal(state)
    assert "buy Fertile Soil/top" not in legal(state)
    assert "buy Plow/middle" in legal(state)


def test_a_slot_that_is_taken_takes_nothing() -> None:
    """MV-BUY-04: of the commons and of the Fertile Soil supply alike."""
    state = rich(harvest(SOIL, commons=["Podlings/top", "Plow/middle"]))
    assert [move for move in legal(state) if move.startswith("buy")] == [
        "buy Plow/middle",
        "buy Fertile Soil/middle",
        "buy Fertile Soil/bottom",
    ]
