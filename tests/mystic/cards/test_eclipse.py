"""Eclipse advancements: cover and be covered."""

import itertools

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
from valewright.mystic.cards import CardBook

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
    """MV-ECLIPSE-04, MV-DECIDE-39: slid under a second eclipse piece, it is the covered one."""
    state = rich(harvest(on("Frostbane"), commons=[f"{ECLIPSE}/top"]))
    do(state, f"buy {ECLIPSE}", "end harvest", f"sleeve {ECLIPSE}/top on 1")
    (card,) = state.table.players[0].discard
    assert [piece.advancement.name for piece in card.stacks[0]] == [ECLIPSE, "Frostbane"]
    assert card.name == on(ECLIPSE, "Frostbane")
    assert (mana(harvest(card.name)), spirits(harvest(card.name))) == (1, {"sky": 1})


def test_an_eclipse_piece_under_a_printed_one() -> None:
    """MV-ECLIPSE-03, MV-DECIDE-39: printed advancements cover it like any other."""
    state = rich(harvest(SOIL, commons=[f"{ECLIPSE}/top"]))
    do(state, f"buy {ECLIPSE}", "end harvest", f"sleeve {ECLIPSE}/top on 1")
    (card,) = state.table.players[0].discard
    assert card.name == f"{SOIL} + {ECLIPSE}/top"
    assert mana(harvest(card.name)) == 1
    assert not card.takes(CARDS.pieces["Podlings/top"])


def test_a_leader_takes_no_eclipse_piece() -> None:
    """MV-SLEEVE-09, MV-ECLIPSE-06: there must be a card that is no leader."""
    state = rich(harvest("Taeda", commons=[f"{ECLIPSE}/top"]))
    assert f"buy {ECLIPSE}/top" not in legal(state)


def test_bought_together_the_earlier_lies_above() -> None:
    """MV-DECIDE-88: eclipse pieces are sleeved in the order of purchase, each below the last."""
    state = rich(harvest(BLANK, commons=[f"{ECLIPSE}/top", "Frostbane/top"]))
    do(state, f"buy {ECLIPSE}", "buy Frostbane", "end harvest")
    do(state, f"sleeve {ECLIPSE}/top on 1", "sleeve Frostbane/top on 1")
    (card,) = state.table.players[0].discard
    assert card.name == on("Frostbane", ECLIPSE)


def test_every_card_is_what_its_name_says() -> None:
    """MV-DECIDE-39: the order of eclipse pieces in a slot is part of a card, and of its name."""
    names = ("Frostbane/top", f"{ECLIPSE}/top", "Mist Sylphs/top", "Lifetap Oracle/top")
    for base in ("Blank", SOIL):
        for order in itertools.permutations([CARDS.pieces[name] for name in names]):
            card = CardBook(CARDS).base(base)
            for piece in order:
                if card.takes(piece):
                    card = CardBook(CARDS).sleeved(card, piece, False)
            again = CardBook(CARDS).named(card.name)
            assert (again.stacks, again.texts) == (card.stacks, card.texts)


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
