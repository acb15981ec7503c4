"""What is noted for a place in the field follows its card when others leave."""

from tests.mystic.tiny import BLANK, CURSED, do, field, harvest, legal, mana, on, rich, spirits

ECLIPSE = "Sundered Land"
CHORUS = on("Earthchant Chorus")
CHIEF = on("Totem Chief", "Dawnsinger/middle")


def test_a_declared_piece_follows_its_card() -> None:
    """MV-DECIDE-36: the first card leaves, and what was for the fourth is for the third."""
    cards = [BLANK, CURSED, BLANK, CHORUS]
    state = rich(harvest(*cards, commons=["Plow/middle"], token="active", vales=["Silver Tree"]))
    do(state, "use Earthchant Chorus/top on 4", "buy Plow", "spend token")
    assert "discard 4" not in legal(state)  # it is promised
    do(state, "discard 1")
    assert legal(do(state, "end harvest")) == ["sleeve Plow/middle on 3"]


def test_a_declared_piece_stays_where_later_cards_leave() -> None:
    """MV-DECIDE-36"""
    cards = [BLANK, CHORUS, CURSED]
    state = rich(harvest(*cards, commons=["Plow/middle"], token="active", vales=["Silver Tree"]))
    do(state, "use Earthchant Chorus/top on 2", "buy Plow", "spend token", "discard 3")
    assert legal(do(state, "end harvest")) == ["sleeve Plow/middle on 2"]


def test_what_a_card_has_given_follows_it() -> None:
    """MV-DECIDE-27: covered, moved up and bared again, an eclipse piece gives nothing twice."""
    ember = {"token": "active", "amulet": "Darksoul Ember"}
    vales = ["Silver Tree", "Wayfarer Portal"]
    state = harvest(CURSED, on(ECLIPSE), BLANK, commons=["Plow/top"], vales=vales, **ember)
    do(rich(state, mana=4), "buy Plow", "evoke Darksoul Ember", "token first", "now Plow/top")
    do(state, "sleeve Plow/top on 2", "discard 1")
    assert field(state) == [on(ECLIPSE, "Plow"), BLANK]
    assert mana(state) == 3
    do(state, "use Wayfarer Portal", "move from 1", "move Plow", "move to 2")
    assert field(state) == [on(ECLIPSE), on("Plow")]
    assert mana(state) == 3


def test_what_a_card_has_given_comes_back_with_it() -> None:
    """MV-DECIDE-27, MV-DECIDE-92: raised, summoned again and raised to the same height."""
    vales = ["Silver Tree", "Conclave of Ents", "Conclave of Ents"]
    stone = {"token": "active", "amulet": "Summoner Stone", "on_deck": BLANK}
    state = harvest(CHIEF, *[CURSED] * 18, vales=vales, **stone)
    start = spirits(state)
    do(state, "use Conclave of Ents", "guard 1")
    raised = spirits(state)
    assert raised != start
    do(state, "evoke Summoner Stone", "Silver Tree first", "discard 1")
    assert field(state)[-1] == CHIEF
    assert spirits(state) == raised
    do(state, "use Conclave of Ents", "guard 19")
    assert spirits(state) == raised


def test_what_a_card_has_given_stays_where_later_cards_leave() -> None:
    """MV-DECIDE-27: the same with the card that leaves at the other end of the field."""
    ember = {"token": "active", "amulet": "Darksoul Ember"}
    vales = ["Silver Tree", "Wayfarer Portal"]
    state = harvest(on(ECLIPSE), BLANK, CURSED, commons=["Plow/top"], vales=vales, **ember)
    do(rich(state, mana=4), "buy Plow", "evoke Darksoul Ember", "token first", "now Plow/top")
    do(state, "sleeve Plow/top on 1", "discard 3", "use Wayfarer Portal", "move from 1")
    do(state, "move Plow", "move to 2")
    assert field(state) == [on(ECLIPSE), on("Plow")]
    assert mana(state) == 3
