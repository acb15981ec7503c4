"""Leaders, both sides, one tiny game each."""

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
    pile,
    purse,
    rich,
    seat,
    spirits,
    vp,
    wait,
    worth,
)
from valewright.mystic.symbols import SYMBOLS

UPGRADED = {name: f"{name} upgraded" for name in CARDS.leaders}


@pytest.mark.parametrize("upgraded", [False, True])
@pytest.mark.parametrize("name", CARDS.leaders)
def test_both_sides_show_their_symbols_and_score(name: str, upgraded: bool) -> None:
    """MV-SCORE-09, MV-DECIDE-74: the symbols and the VP of the side that is up."""
    leader = CARDS.leaders[name]
    side = leader.upgraded if upgraded else leader.start
    card = UPGRADED[name] if upgraded else name
    symbols = dict(zip(SYMBOLS, side.symbols, strict=True))
    state = harvest(card)
    assert (mana(state), purse(state)["vp_due"]) == (symbols["mana"], symbols["vp"])
    assert all(spirits(state).get(k, 0) == symbols[k] for k in ("animal", "forest", "sky", "wild"))
    shown = state.table.players[0].field[0]
    assert (shown.growth, shown.guardian) == (symbols["growth"], symbols["guardian"])
    assert worth(end({"field": [card]}), card) == side.vp_end


def test_upgrade() -> None:
    """MV-LEADER-05, MV-BUY-10: in harvest, from the field, for its cost and one of the buys."""
    state = rich(harvest("Taeda"), CARDS.leaders["Taeda"].upgrade_cost)
    do(state, "upgrade Taeda")
    assert (mana(state), purse(state)["buys"]) == (0, 1)
    do(state, "end harvest")
    assert "Taeda upgraded" in discards(state)


def test_upgrade_only_from_the_field() -> None:
    """MV-LEADER-06: not on deck, in the deck or in the discard pile."""
    for place in ({"on_deck": "Taeda"}, {"deck": ["Taeda"]}, {"discard": ["Taeda"]}):
        state = rich(game({"field": [BLANK], **place}, phase="harvest"))
        assert "upgrade Taeda" not in legal(state)


def test_upgrade_and_one_advancement() -> None:
    """MV-LEADER-07: whoever upgrades can buy just one advancement."""
    state = rich(harvest("Taeda", BLANK, BLANK, commons=["Podlings/top", "Plow/top"]))
    do(state, "upgrade Taeda", "buy Podlings")
    assert legal(state) == ["end harvest"]


def test_upgraded_side_waits() -> None:
    """MV-LEADER-08, MV-LEADER-09: the starting side serves all through that harvest."""
    state = rich(harvest("Ashae", CURSED))
    do(state, "upgrade Ashae")
    assert field(state)[0] == "Ashae"
    do(state, "use Ashae on 1")
    assert vp(state) == 2


def test_a_leader_is_no_advancement() -> None:
    """MV-LEADER-04, MV-LEADER-11: Medusa Grotto leaves it alone; not a level-3 advancement."""
    dragon = on("Dawnfire Dragon")
    state = end({"field": [UPGRADED["Glorus"], dragon], "vales": ["Medusa Grotto"]})
    assert worth(state, dragon) == 2
    plain = end({"field": [UPGRADED["Taeda"]]})
    doubled = end({"field": [UPGRADED["Taeda"]], "vales": ["Medusa Grotto"]})
    assert worth(plain, "Taeda upgraded") == worth(doubled, "Taeda upgraded")


def test_a_leader_counts_as_a_card_and_takes_no_pieces() -> None:
    """MV-LEADER-04, MV-SLEEVE-09."""
    state = rich(harvest("Taeda", on("Aurora"), commons=["Plow/top"]))
    assert "buy Plow/top" not in legal(state)
    assert vp(do(state, "use Aurora/top on 2")) == 1


def test_algeni_start() -> None:
    """MV-CARD-algeni-start-1, MV-CARD-algeni-start-2: once per turn, Prep included."""
    player = brink(CURSED, CURSED, field=["Algeni", *[CURSED] * 3])
    state = do(game(player), "push", "use Algeni on 1")
    assert state.to_act == 1
    saved = do(game({**player, "deck": [CURSED, BLANK, CURSED]}), "push", "use Algeni on 1")
    assert state.decision == "plant"
    do(saved, "push")
    assert saved.to_act == 1


def test_algeni_used_in_prep() -> None:
    """MV-CARD-algeni-start-1: a use in Prep counts for the Planting Phase after it."""
    player = {"on_deck": "Algeni", "deck": [CURSED, CURSED, cursed("Stag/middle"), CURSED, CURSED]}
    state = game(player, phase="prep")
    do(state, "use Algeni on 1")
    do(wait(state), "push")
    assert (state.to_act, seat(state)["token"]) == (1, "active")


def test_algeni_upgraded() -> None:
    """MV-CARD-algeni-upgraded-1, MV-END-06: 1 VP from the box for each blank card, 7 at most."""
    state = game({"field": [BLANK] * 3 + [SOIL], "on_deck": UPGRADED["Algeni"], "fill": BLANK})
    pool = state.view(0)["pool"]
    do(state, "push")
    assert (vp(state), state.view(0)["pool"]) == (3, pool)
    many = game({"field": [BLANK] * 9, "on_deck": UPGRADED["Algeni"], "fill": BLANK})
    assert vp(do(many, "push")) == 7


def test_ashae_start() -> None:
    """MV-CARD-ashae-start-1, MV-END-06: 2 VP from the box."""
    state = harvest("Ashae", pool=1)
    do(state, "use Ashae on 1")
    assert (vp(state), state.view(0)["pool"], state.view(0)["last_round"]) == (2, 1, False)


def test_ashae_upgraded() -> None:
    """MV-CARD-ashae-upgraded-1: decay symbols of the field, cancelled ones too."""
    state = harvest(UPGRADED["Ashae"], cursed("Lifebringer Seed/middle"), CURSED, on_deck=CURSED)
    assert vp(do(state, "use Ashae upgraded on 1")) == 2


def test_cyrilla_start() -> None:
    """MV-CARD-cyrilla-start-1, MV-CARD-cyrilla-start-2: a Totem Chief then gives 2 sky."""
    state = do(harvest("Cyrilla", on("Totem Chief")), "use Cyrilla on 1", "guard 2")
    assert spirits(state) == {"sky": 2}


def test_cyrilla_upgraded() -> None:
    """MV-CARD-cyrilla-upgraded-1, MV-CARD-cyrilla-upgraded-2: a neighbour's text."""
    state = game(
        {"field": [UPGRADED["Cyrilla"], on("Totem Chief")]},
        {"field": [BLANK, on("Pack Leader")]},
        phase="harvest",
    )
    do(state, "use Cyrilla upgraded on 1", "guard 2")
    assert legal(state) == ["copy none", "from player 2"]
    do(state, "from player 2", "copy from 2")
    assert spirits(state) == {"sky": 2, "animal": 2}


def test_dione_start() -> None:
    """MV-CARD-dione-start-1: 1 mana or 1 wild spirit."""
    state = do(harvest("Dione"), "use Dione on 1")
    before = mana(state)
    assert mana(do(state.clone(), "mana")) == before + 1
    assert spirits(do(state, "wild spirit")) == {"wild": 1}


def test_dione_upgraded() -> None:
    """MV-CARD-dione-upgraded-1, MV-CARD-dione-upgraded-2: both neighbours' on-deck cards.

    Who has none adds nothing; decay spoils nobody and When Played text does not resolve.
    """
    chieftain = on("Feral Chieftain", "Stag/bottom", "Mindful Owl/middle")
    others = ({"on_deck": chieftain}, {"on_deck": SOIL}, {"on_deck": cursed("Stag/middle")})
    state = game({"field": [UPGRADED["Dione"]]}, *others, phase="harvest", commons=[], vales=[])
    before = mana(state)
    do(state, "use Dione upgraded on 1")
    assert purse(state)["borrowed"] == [
        on("Feral Chieftain", "Stag/bottom", "Mindful Owl/middle"),
        cursed("Stag/middle"),
    ]
    assert mana(state) == before + 1
    assert vp(do(state, "use Feral Chieftain/top on 2")) == 3
    alone = game({"field": [UPGRADED["Dione"]]}, {}, phase="harvest")
    assert "use Dione upgraded on 1" not in legal(alone)


def test_dione_upgraded_with_two_players() -> None:
    """MV-CARD-dione-upgraded-3: the opponent's card is used once."""
    state = game({"field": [UPGRADED["Dione"]]}, {"on_deck": SOIL}, phase="harvest")
    before = mana(state)
    assert mana(do(state, "use Dione upgraded on 1")) == before + 1


def test_gingan_start() -> None:
    """MV-CARD-gingan-start-1: the on-deck card is changed; this cannot spoil."""
    state = harvest("GinGan", CURSED, CURSED, CURSED, on_deck=BLANK, deck=[CURSED])
    do(state, "use GinGan on 1")
    assert (seat(state)["on_deck"], state.decision) == (CURSED, "harvest")


def test_gingan_upgraded() -> None:
    """MV-CARD-gingan-upgraded-1: left, then right neighbour; 1 VP from the box for each yes."""
    players = [{"on_deck": SOIL, "deck": [BLANK]} for _ in range(3)]
    state = game({"field": [UPGRADED["GinGan"]]}, *players, phase="harvest")
    pool = state.view(0)["pool"]
    do(state, "use GinGan upgraded on 1")
    assert state.to_act == 1
    do(state, "discard on-deck card")
    assert state.to_act == 3
    do(state, "keep on-deck card")
    assert (vp(state), state.view(0)["pool"], state.to_act) == (1, pool, 0)
    assert (seat(state, 1)["on_deck"], discards(state, 1)) == (BLANK, [SOIL])


def test_gingan_upgraded_with_two_players() -> None:
    """MV-CARD-gingan-upgraded-2: the opponent is asked once, the field being prepped."""
    state = game({"field": [UPGRADED["GinGan"]]}, {"on_deck": SOIL}, phase="harvest")
    do(state, "use GinGan upgraded on 1", "discard on-deck card")
    assert (vp(state), state.to_act) == (1, 0)


def test_glorus_upgraded() -> None:
    """MV-CARD-glorus-upgraded-1: 3 VP and 1 for every sky or wild symbol in vale costs."""
    vales = ["Skyhaven", "Split Rock", "Verdant Valley"]
    count = sum(CARDS.vales[v].cost[2] + CARDS.vales[v].cost[3] for v in vales)
    state = end({"field": [UPGRADED["Glorus"]], "vales": vales})
    assert worth(state, "Glorus upgraded") == 3 + count


def test_guilduin_upgraded() -> None:
    """MV-CARD-guilduin-upgraded-1: all symbols and abilities of another field card as well."""
    state = harvest(UPGRADED["Guilduin"], on("Dawnsinger", "Wellspring/middle"))
    before, sky = mana(state), spirits(state)["sky"]
    do(state, "use Guilduin upgraded on 1", "copy 2")
    assert (mana(state), spirits(state)["sky"]) == (before + 2, 2 * sky)
    do(state, "use Dawnsinger/top on 2", "use copied Dawnsinger (2) on 1")
    assert mana(state) == before + 4


def test_hempero_upgraded() -> None:
    """MV-CARD-hempero-upgraded-1, MV-CARD-hempero-upgraded-2, MV-REPLENISH-09: in mid-turn."""
    state = game(
        {"field": [UPGRADED["Hempero"]]},
        phase="harvest",
        commons=["Podlings/top", "-", "-", "Plow/top", "Hawk/top", "-", "Stag/top", "Aurora/top"],
        advancement_decks=[
            ["Wayfinder/top"],
            ["Moon Wolf/top"],
            ["Hive Swarm/top", "Ent Elder/top"],
        ],
    )
    do(state, "use Hempero upgraded on 1")
    assert "remove Podlings/top" not in legal(state)
    do(state, "remove Plow", "remove Stag", "remove Aurora")
    assert state.decision == "harvest"
    shown = state.view(0)["commons"]
    assert (shown[3], shown[6], shown[7]) == (
        ["Moon Wolf/top"],
        ["Hive Swarm/top"],
        ["Ent Elder/top"],
    )


def test_hempero_upgraded_refills_when_all_are_chosen() -> None:
    """MV-CARD-hempero-upgraded-1: all chosen ones go, then the spots are refilled."""
    state = game(
        {"field": [UPGRADED["Hempero"]]},
        phase="harvest",
        commons=["-"] * 3 + ["Plow/top", "Hawk/top", "-", "Stag/top"],
        advancement_decks=[[], ["Moon Wolf/top", "Moon Wolf/middle"], ["Hive Swarm/top"]],
    )
    do(state, "use Hempero upgraded on 1", "remove Plow")
    assert state.view(0)["commons"][3] == []
    assert legal(state) == ["done", "remove Hawk/top", "remove Stag/top"]
    do(state, "remove Stag")
    assert legal(state) == ["done", "remove Hawk/top"]
    do(state, "done")
    shown = state.view(0)["commons"]
    assert (shown[3], shown[4], shown[6]) == (["Moon Wolf/top"], ["Hawk/top"], ["Hive Swarm/top"])


def test_hempero_leaves_the_gaps_of_purchases() -> None:
    """MV-CARD-hempero-upgraded-1, MV-REPLENISH-09: what was bought is replaced in Discard."""
    state = rich(
        game(
            {"field": [UPGRADED["Hempero"], BLANK]},
            phase="harvest",
            commons=["-"] * 3 + ["Plow/top", "Hawk/top"],
            advancement_decks=[[], ["Moon Wolf/top"], []],
        )
    )
    do(state, "buy Plow", "use Hempero upgraded on 1", "remove Hawk")
    shown = state.view(0)["commons"]
    assert (shown[3], shown[4]) == ([], ["Moon Wolf/top"])


def test_hempero_start() -> None:
    """The starting side removes one, or none."""
    state = game(
        {"field": ["Hempero"]}, phase="harvest", commons=["-"] * 3 + ["Plow/top", "Hawk/top"]
    )
    do(state, "use Hempero on 1", "remove Plow")
    assert state.decision == "harvest"
    assert "remove Hawk/top" not in legal(state)


def test_kirath() -> None:
    """MV-CARD-kirath-upgraded-1: 3 VP and an extra turn; nothing in the field."""
    state = game({"field": [CURSED] * 4, "on_deck": UPGRADED["Kirath"]})
    assert (vp(state), state.to_act) == (3, 0)
    start = game({"field": [CURSED] * 4, "on_deck": "Kirath"})
    assert (vp(start), start.to_act) == (1, 1)
    assert vp(game({"field": [*[CURSED] * 4, UPGRADED["Kirath"]]})) == 0


def test_morlok_upgraded() -> None:
    """MV-CARD-morlok-upgraded-1: 1 mana for each blank card, 7 at most."""
    for blanks, expected in ((3, 3), (9, 7)):
        state = harvest(UPGRADED["Morlok"], SOIL, *[BLANK] * blanks)
        before = mana(state)
        assert mana(do(state, "use Morlok upgraded on 1")) == before + expected


def test_nepeto_start() -> None:
    """MV-CARD-nepeto-start-1: a Fertile Soil sleeved at once, no purchase; none from nothing."""
    state = do(harvest("Nepeto", BLANK), "use Nepeto on 1", "sleeve Fertile Soil/top")
    do(state, "sleeve Fertile Soil/top on 2")
    assert field(state)[1] == on("Fertile Soil")
    assert (mana(state), purse(state)["buys"], state.view(0)["soil"]["top"]) == (1, 0, 5)
    empty = game({"field": ["Nepeto", BLANK]}, phase="harvest", soil={})
    assert "use Nepeto on 1" not in legal(empty)


def test_nepeto_upgraded() -> None:
    """MV-CARD-nepeto-upgraded-1, MV-BUY-09: a third purchase, which alone is 2 cheaper."""
    commons = ["Podlings/top", "Wayfinder/middle", "Plow/bottom"]
    prices = [cost("Podlings"), cost("Wayfinder"), cost("Plow") - 2]
    state = rich(harvest(UPGRADED["Nepeto"], BLANK, commons=commons), sum(prices))
    do(state, "buy Podlings", "buy Wayfinder", "buy Plow")
    assert (mana(state), purse(state)["buys"], legal(state)) == (0, 3, ["end harvest"])


def test_old_barkarb_start() -> None:
    """MV-CARD-old-barkarb-start-1, MV-CARD-old-barkarb-start-2: free, not bought, no trigger."""
    state = harvest("Old Barkarb", BLANK, commons=["Nightvale Pathfinder/top", "Stag/top"])
    do(state, "use Old Barkarb on 1", "stash Nightvale Pathfinder")
    assert (state.decision, purse(state)["buys"]) == ("harvest", 0)
    assert seat(state)["workshop"] == ["Nightvale Pathfinder/top"]
    assert state.view(0)["commons"][0] == []
    do(state, "end harvest")
    assert state.view(0)["commons"][0] != []
    assert worth(end({"workshop": ["Stag/top"]}), "Stag") == 0


def test_old_barkarb_may_stash_a_soil() -> None:
    """MV-CARD-old-barkarb-start-1, MV-BUY-11: the Fertile Soil supply is open to him."""
    state = do(harvest("Old Barkarb"), "use Old Barkarb on 1", "stash Fertile Soil/top")
    assert seat(state)["workshop"] == ["Fertile Soil/top"]


def test_old_barkarb_upgraded() -> None:
    """MV-CARD-old-barkarb-upgraded-1, MV-CARD-old-barkarb-upgraded-2: then the card is buried."""
    workshop = ["Plow/top", "Nightvale Pathfinder/middle", "Stag/top"]
    state = harvest(UPGRADED["Old Barkarb"], BLANK, workshop=workshop)
    do(state, "use Old Barkarb upgraded on 1", "craft on 2")
    assert "done" not in legal(state)
    do(state, "craft Plow/top", "craft Nightvale Pathfinder/middle", "done")
    assert deck(state)[-1] == on("Plow", "Nightvale Pathfinder/middle")
    assert (mana(state), purse(state)["buys"], field(state)) == (0, 0, ["Old Barkarb upgraded"])
    assert seat(state)["workshop"] == ["Stag/top"]


def test_old_barkarb_turns_back() -> None:
    """MV-CARD-old-barkarb-upgraded-3: for 1 mana."""
    state = do(harvest(UPGRADED["Old Barkarb"], SOIL), "turn back Old Barkarb")
    assert (mana(state), purse(state)["buys"]) == (0, 0)
    assert "Old Barkarb" in discards(do(state, "end harvest", "stash Fertile Soil/top"))


def test_xanos_upgraded() -> None:
    """MV-CARD-xanos-upgraded-1: turned back after every harvest, not when just upgraded."""
    state = do(harvest(UPGRADED["Xanos"]), "end harvest")
    assert "Xanos" in discards(state)
    fresh = do(rich(harvest("Xanos")), "upgrade Xanos", "end harvest")
    assert "Xanos upgraded" in discards(fresh)
    spoiled = game({"field": [*[CURSED] * 7, UPGRADED["Xanos"]]})
    assert "Xanos upgraded" in discards(spoiled)


def test_xanos_at_the_end() -> None:
    """MV-CARD-xanos-upgraded-2: -40 with the upgraded side up."""
    assert worth(end({"field": [UPGRADED["Xanos"]]}), "Xanos upgraded") == -40


@pytest.mark.parametrize(("cards", "expected"), [(2, 5), (5, 2), (7, 0), (8, 0)])
def test_yaquei_start(cards: int, expected: int) -> None:
    """MV-CARD-yaquei-start-1, MV-CARD-yaquei-start-2, MV-CARD-yaquei-start-3,
    MV-CARD-yaquei-start-4: 1 mana for each card short of 7."""
    state = harvest("Yaquei", *[BLANK] * (cards - 1))
    if expected:
        do(state, "use Yaquei on 1")
    assert mana(state) == expected


def test_yaquei_upgraded() -> None:
    """MV-CARD-yaquei-upgraded-1, MV-CARD-yaquei-upgraded-2: gains, then fills the field to 9."""
    owl = on("Mindful Owl")
    state = harvest(UPGRADED["Yaquei"], CURSED, on_deck=CURSED, deck=[CURSED], discard=[BLANK] * 16)
    pile(state, owl)
    before = mana(state)
    do(state, "use Yaquei upgraded on 1")
    assert (len(field(state)), mana(state) - before) == (9, 5 + 1)
    assert (state.decision, seat(state)["on_deck"]) == ("harvest", CURSED)
