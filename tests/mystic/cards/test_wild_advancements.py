"""Vale of the Wild advancements with a text, one tiny game each."""

import pytest

from tests.mystic.tiny import (
    BLANK,
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
    pile,
    printed,
    purse,
    rich,
    seat,
    spirits,
    vp,
    wait,
    worth,
)

THREE = [CURSED] * 3
GUARDED = [("Nymph", "forest"), ("Pack Leader", "animal"), ("Totem Chief", "sky")]


def test_centaur() -> None:
    """MV-CARD-centaur-1, MV-ABILITY-08, MV-ONDECK-06: 2 VP and an extra turn after this one."""
    state = do(game(brink(cursed("Centaur/middle"))), "push")
    assert (vp(state), state.to_act, state.view(0)["round"]) == (2, 0, 1)
    assert seat(state)["token"] == "active"
    in_field = game({"field": [*THREE, on("Centaur")], "on_deck": CURSED})
    assert (in_field.to_act, vp(in_field)) == (1, 0)


@pytest.mark.parametrize(("name", "reward"), [("Centaur", 2), ("Primal Power", 4)])
def test_only_one_extra_turn_in_a_round(name: str, reward: int) -> None:
    """MV-CARD-centaur-2, MV-CARD-primal-power-2, MV-END-07: VP again, no second extra turn."""
    first, second = cursed(f"{name}/middle"), cursed("Centaur/bottom")
    state = do(game(brink(first, CURSED, CURSED, second)), "push")
    assert (vp(state), state.to_act, state.decision) == (reward, 0, "plant")
    do(state, "push")
    assert (vp(state), state.to_act, state.view(0)["round"]) == (reward + 2, 1, 1)


def test_primal_power() -> None:
    """MV-CARD-primal-power-1: 4 VP and an extra turn; nothing in the field."""
    state = do(game(brink(cursed("Primal Power/middle"))), "push")
    assert (vp(state), state.to_act) == (4, 0)
    assert vp(do(harvest(on("Primal Power")), "end harvest")) == 0


def test_gaias_outcast() -> None:
    """MV-CARD-gaias-outcast-1, MV-CARD-gaias-outcast-2: +6 for the most decay, cancelled or not."""
    card = on("Gaia's Outcast", "Lifebringer Seed/middle")
    both = {"fill": BLANK, "deck": [CURSED] * 3}
    seed = end({"field": [card], "fill": BLANK, "deck": [CURSED] * 3}, both)
    assert worth(seed, card) == 6 + worth(end({"field": [card]}, {}), card)
    tie = end({"field": [card], "fill": BLANK}, {"fill": BLANK, "deck": [CURSED]})
    assert worth(tie, card) == worth(end({"field": [card]}, {}), card)


def test_forest_song() -> None:
    """MV-CARD-forest-song-1."""
    assert vp(do(harvest(on("Forest Song")), "take VP")) == 1


@pytest.mark.parametrize(("name", "kind"), GUARDED)
def test_a_spirit_for_each_guardian(name: str, kind: str) -> None:
    """MV-CARD-nymph-1, MV-CARD-pack-leader-1, MV-CARD-totem-chief-1: in the field only."""
    assert spirits(harvest(on(name))) == {kind: 1}
    assert spirits(harvest(BLANK, on_deck=on(name))) == {}


@pytest.mark.parametrize(("name", "kind"), GUARDED)
def test_a_spirit_for_each_guardian_with_a_champion(name: str, kind: str) -> None:
    """MV-CARD-nymph-2, MV-CARD-pack-leader-2, MV-CARD-totem-chief-2: 2 with the Champion."""
    champion = printed("Beastbrother Champion").get(kind, 0)
    state = harvest(on(name, "Beastbrother Champion/middle"))
    assert spirits(state)[kind] == 2 + champion


def test_unicorn() -> None:
    """MV-CARD-unicorn-1, MV-CARD-unicorn-2: safe on deck; pushed, the check is the usual one."""
    state = do(game(brink(cursed("Unicorn/middle"), BLANK)), "push")
    assert (seat(state)["net_decay"], legal(state)) == (4, ["pass", "push"])
    do(state, "push")
    assert (state.to_act, seat(state)["token"]) == (1, "active")


def test_unicorn_in_the_field_gives_its_vp() -> None:
    """MV-CARD-unicorn-2: 1 blue VP in the field."""
    assert vp(do(harvest(on("Unicorn")), "take VP")) == 1


@pytest.mark.parametrize(("cards", "expected"), [(3, 4), (5, 2), (7, 0), (9, 0)])
def test_wolf_rider(cards: int, expected: int) -> None:
    """MV-CARD-wolf-rider-1, MV-CARD-wolf-rider-2, MV-CARD-wolf-rider-3, MV-CARD-wolf-rider-4."""
    state = harvest(on("Wolf Rider"), *[BLANK] * (cards - 1))
    if expected:
        do(state, "use Wolf Rider/top on 1")
    assert mana(state) == expected
    assert "use Wolf Rider/top on 1" not in legal(state)


@pytest.mark.parametrize(("cards", "expected"), [(2, 5), (5, 2), (7, 0), (8, 0)])
def test_beastbrother_hunter(cards: int, expected: int) -> None:
    """MV-CARD-beastbrother-hunter-1, MV-CARD-beastbrother-hunter-2 (2 cards, 5 VP),
    MV-CARD-beastbrother-hunter-3, MV-CARD-beastbrother-hunter-4: mandatory, so it resolves."""
    state = harvest(on("Beastbrother Hunter"), *[BLANK] * (cards - 1))
    assert vp(do(state, "end harvest")) == expected


def test_burrow_wurm() -> None:
    """MV-CARD-burrow-wurm-1, MV-ABILITY-09: under the deck, not on the discard pile."""
    wurm = on("Burrow Wurm")
    state = harvest(wurm, BLANK, on_deck=CURSED, deck=[CURSED] * 3, discard=[BLANK] * 14)
    do(state, "end harvest")
    assert deck(state)[-1] == wurm
    assert wurm not in discards(state)


def test_several_burrow_wurms() -> None:
    """MV-CARD-burrow-wurm-2: in their owner's order, the last is the bottom card."""
    one, two = on("Burrow Wurm"), on("Burrow Wurm/middle")
    state = do(harvest(one, two), "end harvest", "use Burrow Wurm/middle on 2")
    assert deck(state)[-2:] == [two, one]


def test_call_of_the_hunt() -> None:
    """MV-CARD-call-of-the-hunt-1: exactly 8 cards, from below the on-deck card."""
    state = harvest(on("Call of the Hunt"), *[BLANK] * 4, on_deck=BLANK, deck=[SOIL] * 3)
    before = mana(state)
    do(state, "use Call of the Hunt/top on 1")
    assert (len(field(state)), mana(state) - before) == (8, 3)
    full = harvest(on("Call of the Hunt"), *[BLANK] * 7)
    assert legal(full) == ["end harvest"]


def test_call_of_the_hunt_spoils_nobody() -> None:
    """MV-CARD-call-of-the-hunt-2: no spoil, no When Played, and the discard pile is shuffled in."""
    owl = on("Mindful Owl")
    state = harvest(on("Call of the Hunt"), *THREE, on_deck=CURSED, discard=[BLANK] * 15)
    pile(state, owl)
    do(state, "use Call of the Hunt/top on 1")
    assert (state.decision, len(field(state)), len(deck(state))) == ("harvest", 8, 11)


def test_wind_whisperer() -> None:
    """MV-CARD-wind-whisperer-1: all spirits of the card are wild, those of texts too."""
    own = sum(printed("Wind Whisperer").values())
    assert spirits(harvest(on("Totem Chief", "Wind Whisperer/middle"))) == {"wild": 1 + own}


def test_seed_sowers() -> None:
    """MV-CARD-seed-sowers-1, MV-CARD-seed-sowers-2: 14 mana, 7 spent, 6 of the rest for 3 VP."""
    state = rich(harvest(on("Seed Sowers"), BLANK, commons=["Stag/top"]), 7 + cost("Stag"))
    do(state, "buy Stag", "use Seed Sowers/top on 1", *["sow 2 mana"] * 3, "done")
    assert (vp(state), mana(state)) == (3, 1)


def test_stag_champion() -> None:
    """MV-CARD-stag-champion-1, MV-CARD-stag-champion-2: the VP of Forest Song counts 2."""
    champion = printed("Stag Champion").get("vp", 0)
    state = harvest(on("Stag Champion", "Forest Song/middle"))
    assert purse(state)["vp_due"] == 2 * (1 + champion)
    card = on("Stag Champion", "Stag/middle")
    plain = worth(end({"field": [on("Stag/middle")]}), on("Stag/middle"))
    champion_end = worth(end({"field": [on("Stag Champion")]}), on("Stag Champion"))
    assert worth(end({"field": [card]}), card) == plain + champion_end


def test_stag_champion_with_centaur() -> None:
    """MV-CARD-stag-champion-3: the 2 VP of Centaur count 4."""
    state = do(game(brink(cursed("Stag Champion/middle", "Centaur/bottom"))), "push")
    assert vp(state) == 4


def test_storm_elemental() -> None:
    """MV-CARD-storm-elemental-1: its card has no decay, wherever it is."""
    card = f"{CURSED} + Storm Elemental/middle"
    assert seat(game({"field": [card], "on_deck": card}))["net_decay"] == 0


def test_the_turn_after_an_extra_turn_is_the_next_players() -> None:
    """MV-CARD-centaur-1: the extra turn follows Discard and Prep and ends like any other."""
    state = do(game(brink(cursed("Centaur/middle"))), "push", "pass", "end harvest")
    assert state.to_act == 1
    assert wait(state).view(0)["round"] == 2
