"""Eclipse advancements: cover and be covered."""

from tests.mystic.tiny import (
    BLANK,
    CARDS,
    SOIL,
    do,
    end,
    field,
    harvest,
    legal,
    mana,
    on,
    purse,
    rich,
    spirits,
    worth,
)

ECLIPSE = "Sundered Land"


def test_which_are_eclipse() -> None:
    """MV-ECLIPSE-01: a flag in the card data; in an open slot they are like any other."""
    assert CARDS.advancements[ECLIPSE].eclipse
    assert mana(harvest(on(ECLIPSE))) == 3


def test_cover_an_eclipse_piece() -> None:
    """MV-ECLIPSE-02, MV-ECLIPSE-06: a new ordinary piece goes over it."""
    state = rich(harvest(on(ECLIPSE), SOIL, commons=["Podlings/top"]))
    do(state, "buy Podlings", "end harvest")
    assert legal(state) == ["sleeve Podlings/top on 1"]
    do(state, "sleeve Podlings/top on 1")
    covered = on(ECLIPSE, "Podlings")
    assert spirits(harvest(covered)) == {"forest": 1}
    assert mana(harvest(covered)) == 0


def test_slide_under() -> None:
    """MV-ECLIPSE-03, MV-ECLIPSE-06: a new eclipse piece goes under an ordinary sleeved one."""
    state = rich(harvest(on("Podlings"), commons=[f"{ECLIPSE}/top"]))
    do(state, f"buy {ECLIPSE}", "end harvest", f"sleeve {ECLIPSE}/top on 1")
    names = [c.name for c in state.table.players[0].discard]
    assert names == [on(ECLIPSE, "Podlings")]


def test_an_eclipse_piece_never_covers() -> None:
    """MV-ECLIPSE-04, MV-DECIDE-39: not a second eclipse piece, not a printed advancement."""
    state = rich(harvest(on("Frostbane"), SOIL, commons=[f"{ECLIPSE}/top"]))
    assert f"buy {ECLIPSE}/top" not in legal(state)


def test_several_under_one() -> None:
    """MV-DECIDE-39: several eclipse pieces under one ordinary advancement are allowed."""
    card = on("Frostbane", "Podlings")
    state = rich(harvest(card, commons=[f"{ECLIPSE}/top"]))
    do(state, f"buy {ECLIPSE}", "end harvest", f"sleeve {ECLIPSE}/top on 1")
    stack = state.table.players[0].discard[0].stacks[0]
    assert {x.advancement.name for x in stack} == {"Frostbane", ECLIPSE, "Podlings"}
    assert stack[-1].name == "Podlings/top"


def test_covered_vp_counts_nothing() -> None:
    """MV-ECLIPSE-05: the grey VP of a covered Harbinger is 0."""
    card = on("Harbinger of Seasons", "Podlings")
    assert worth(end({"field": [card]}), card) == 0
    assert worth(end({"field": [on("Harbinger of Seasons")]}), on("Harbinger of Seasons")) > 0


def test_what_remains_of_a_covered_piece() -> None:
    """MV-DECIDE-40: off, but there: level 3 in a tie, no guardian by Ent Guard; back when bared."""
    covered = on("Harbinger of Seasons", "Plow")
    state = end({"deck": [covered], "fill": BLANK}, {"fill": BLANK})
    assert state.winners() == [0]
    guard = on("Bonecaster", "Plow", "Ent Guard/middle")
    alone = harvest(on("Plow", "Ent Guard/middle")).table.players[0].field[0].guardian
    assert harvest(guard).table.players[0].field[0].guardian == alone
    moved = harvest(covered, BLANK, vales=["Wayfarer Portal"])
    do(moved, "use Wayfarer Portal", "move from 1", "move Plow/top", "move to 2")
    assert field(moved) == [on("Harbinger of Seasons"), on("Plow")]
    assert mana(moved) == 3 + 1
    assert spirits(moved) == {"animal": 1, "forest": 1, "sky": 1}


def test_sleeved_at_once_over_an_eclipse_piece() -> None:
    """MV-DECIDE-37, MV-DECIDE-27: a Soil over a Sundered Land still gives its own mana."""
    state = harvest("Nepeto", on(ECLIPSE))
    do(state, "use Nepeto on 1", "sleeve Fertile Soil/top", "sleeve Fertile Soil/top on 2")
    assert mana(state) == 3 + 1
    assert purse(state)["pending"] == []
