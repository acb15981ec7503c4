"""Amulets, one tiny game each."""

import pytest

from tests.mystic.tiny import (
    BLANK,
    CARDS,
    CURSED,
    SOIL,
    brink,
    cost,
    cursed,
    deck,
    discards,
    do,
    end,
    field,
    game,
    harvest,
    legal,
    mana,
    on,
    purse,
    rich,
    seat,
    spirits,
    vp,
    wait,
    worth,
)
from valewright.mystic.state import State, new_game


def holds(amulet: str, token: str = "active", **player: object) -> dict[str, object]:
    return {"amulet": amulet, "token": token, **player}


@pytest.mark.parametrize("name", CARDS.amulets)
@pytest.mark.parametrize("token", ["active", "spent"])
def test_an_amulet_scores_on_either_side(name: str, token: str) -> None:
    """MV-AMULET-12, MV-DECIDE-85: its VP, red or grey, whichever side is up; a total may be
    below zero."""
    state = end({"amulet": name, "token": token})
    assert worth(state, name) == CARDS.amulets[name].vp_end == state.scores()[0]


def test_an_amulet_instead_of_the_token() -> None:
    """MV-AMULET-01, MV-AMULET-05: no plain mana; it may stay active as long as its owner likes."""
    state = harvest(**holds("Darksoul Ember"))
    assert legal(state) == ["end harvest"]
    do(state, "end harvest")
    assert seat(state)["token"] == "active"


def test_amulets_start_used() -> None:
    """MV-AMULET-02, MV-AMULET-11: nobody starts with an active one, the starting player neither."""
    state = new_game(players=3, sets=("base", "mana-storm"), amulets="random", seed=3)
    assert {p["token"] for p in state.view(0)["players"]} == {"spent"}


def test_a_spoil_turns_the_amulet_active() -> None:
    """MV-AMULET-03: and does nothing more to an active one."""
    for token in ("spent", "active"):
        state = game({"field": [CURSED] * 4, "amulet": "Moon Stone", "token": token})
        assert (seat(state)["token"], state.to_act) == ("active", 1)


def test_amulets_are_mana_tokens_for_vales() -> None:
    """MV-AMULET-04: evoking an amulet is evoking for Frostcrown Crest."""
    state = harvest(**holds("Moon Stone", vales=["Frostcrown Crest"]))
    assert mana(do(state, "evoke Moon Stone")) == 1 + 2


@pytest.mark.parametrize(
    ("name", "planting", "in_harvest"),
    [
        ("Darksoul Ember", False, True),
        ("Deepriver Crystal", False, True),
        ("Moon Stone", False, True),
        ("Rootwood Charm", True, False),
        ("Summoner Stone", False, True),
        ("Sun Blessing", False, True),
        ("Twilight Shard", False, True),
        ("Wildfire Ember", True, True),
    ],
)
def test_phases_of_an_amulet(name: str, planting: bool, in_harvest: bool) -> None:
    """MV-AMULET-06: only in the phases its text gives."""
    state = game(brink(**holds(name)))
    assert (f"evoke {name}" in legal(state)) == planting
    reap = rich(harvest(BLANK, commons=["Podlings/top"], **holds(name)))
    do(reap, "buy Podlings")
    assert (f"evoke {name}" in legal(reap)) == in_harvest


def test_darksoul_ember() -> None:
    """MV-CARD-darksoul-ember-1, MV-CARD-darksoul-ember-2: sleeved right away, and it works."""
    card = on("Stag")
    state = rich(harvest(card, commons=["Feral Chieftain/middle"], **holds("Darksoul Ember")))
    before = purse(state)["spirits"]["animal"]
    do(state, "buy Feral Chieftain", "evoke Darksoul Ember", "now Feral Chieftain/middle")
    do(state, "sleeve Feral Chieftain/middle on 1", "use Feral Chieftain/middle on 1")
    assert (vp(state), purse(state)["buys"]) == (3, 1)
    assert purse(state)["spirits"]["animal"] >= before


def test_darksoul_ember_adds_its_mana_and_spoils_nobody() -> None:
    """MV-CARD-darksoul-ember-1: symbols work at once; When Played text and decay do not."""
    commons = ["Hulking Thornhide/top"]
    ember = holds("Darksoul Ember", on_deck=CURSED)
    state = harvest(BLANK, CURSED, CURSED, commons=commons, **ember)
    rich(state, cost("Hulking Thornhide"))
    do(state, "buy Hulking Thornhide", "evoke Darksoul Ember", "now Hulking Thornhide/top")
    do(state, "sleeve Hulking Thornhide/top on 1")
    assert (mana(state), state.decision) == (1, "harvest")


def test_darksoul_ember_demands_a_push() -> None:
    """MV-CARD-darksoul-ember-3, MV-PLANT-11: on the used side, one push in each Planting Phase."""
    state = game(brink(BLANK, **holds("Darksoul Ember", "spent")))
    assert legal(state) == ["push"]
    assert legal(do(state, "push")) == ["pass", "push"]
    assert legal(game(brink(BLANK, **holds("Darksoul Ember")))) == ["pass", "push"]


def test_deepriver_crystal() -> None:
    """MV-CARD-deepriver-crystal-1: a field card under the deck, in Harvest or Discard."""
    state = harvest(SOIL, BLANK, **holds("Deepriver Crystal"))
    do(state, "evoke Deepriver Crystal", "bury 1")
    assert (field(state), deck(state)[-1], mana(state)) == ([BLANK], SOIL, 1)


def test_deepriver_crystal_after_a_spoil() -> None:
    """MV-CARD-deepriver-crystal-1: in the Discard Phase after a spoil too, with an empty deck."""
    player = {"field": [CURSED] * 4 + [SOIL], "on_deck": BLANK, "discard": [BLANK] * 14}
    state = game({**player, **holds("Deepriver Crystal", "spent")})
    do(state, "evoke Deepriver Crystal", "bury 5")
    assert SOIL in [*field(state), seat(state)["on_deck"]]


def test_moon_stone() -> None:
    """MV-DECIDE-74: 1 mana and 1 wild spirit."""
    state = do(harvest(**holds("Moon Stone")), "evoke Moon Stone")
    assert (mana(state), spirits(state), seat(state)["token"]) == (1, {"wild": 1}, "spent")


def test_rootwood_charm() -> None:
    """MV-CARD-rootwood-charm-1: +1 growth when about to spoil."""
    state = do(game(brink(CURSED, **holds("Rootwood Charm"))), "push", "evoke Rootwood Charm")
    assert (state.decision, seat(state)["net_decay"]) == ("plant", 3)


def test_rootwood_charm_in_prep() -> None:
    """MV-CARD-rootwood-charm-1: evoked in Prep it counts in the Planting Phase after it."""
    player = {"field": [CURSED, CURSED], "on_deck": CURSED, **holds("Rootwood Charm")}
    state = do(game(player, phase="prep"), "evoke Rootwood Charm")
    wait(state)
    assert (state.decision, seat(state)["growth"], seat(state)["net_decay"]) == ("plant", 1, 3)


def test_summoner_stone() -> None:
    """MV-CARD-summoner-stone-1: the bottom card of the deck, used in this harvest."""
    card = cursed("Wellspring/middle")
    stone = holds("Summoner Stone", on_deck=CURSED, deck=[BLANK] * 15 + [card])
    state = harvest(CURSED, CURSED, CURSED, **stone)
    do(state, "evoke Summoner Stone")
    assert (field(state)[-1], mana(state), state.decision) == (card, 3 + 3, "harvest")
    empty = harvest(on_deck=BLANK, discard=[SOIL] * 19, **holds("Summoner Stone"))
    do(empty, "evoke Summoner Stone")
    assert (field(empty), len(deck(empty)), discards(empty)) == ([SOIL], 18, [])


def test_sun_blessing() -> None:
    """MV-DECIDE-74: VP from the pool."""
    state = harvest(pool=9, **holds("Sun Blessing"))
    do(state, "evoke Sun Blessing")
    assert vp(state) == 9 - state.view(0)["pool"] > 0


def flipped(seed: int) -> State:
    return do(harvest(seed=seed, **holds("Twilight Shard")), "evoke Twilight Shard")


def test_twilight_shard() -> None:
    """MV-CARD-twilight-shard-1, MV-CARD-twilight-shard-2: 1 mana, a toss, not twice in a turn."""
    states = [flipped(seed) for seed in range(40)]
    assert {mana(s) for s in states} == {1}
    sides = [seat(s)["token"] for s in states]
    assert 8 < sides.count("active") < 32
    assert all(legal(s) == ["end harvest"] for s in states)


def test_wildfire_ember() -> None:
    """MV-CARD-wildfire-ember-1: 1 mana, or +2 guardians on a card."""
    state = do(harvest(on("Totem Chief"), **holds("Wildfire Ember")), "evoke Wildfire Ember")
    assert legal(state) == ["mana", "guard 1"]
    assert mana(do(state.clone(), "mana")) == 1
    assert spirits(do(state, "guard 1")) == {"sky": 3}


def test_wildfire_ember_for_moss_troll() -> None:
    """MV-CARD-wildfire-ember-2: 4 more VP for a Moss Troll about to spoil its owner."""
    troll = cursed("Moss Troll/middle")
    state = do(game(brink(troll, **holds("Wildfire Ember"))), "push")
    plain = vp(do(state.clone(), "spoil"))
    do(state, "evoke Wildfire Ember", "guard on-deck")
    assert vp(state) == plain + 4


def test_wildfire_ember_is_gone_at_the_end() -> None:
    """MV-CARD-wildfire-ember-3: Pridelord does not count its guardians."""
    card = on("Pridelord")
    player = holds("Wildfire Ember", vales=["Borderwatch Bog"], field=[card], on_deck=BLANK)
    state = do(end(player), "evoke Wildfire Ember", "guard 1")
    assert state.table.players[0].field[0].guardian == 3
    do(state, "pass")
    assert worth(state, card) == 0
