"""Spoils with a reward, and the turns they bring."""

from tests.mystic.tiny import (
    BLANK,
    CURSED,
    SOIL,
    brink,
    cursed,
    discards,
    do,
    field,
    game,
    legal,
    on,
    seat,
    vp,
    wait,
)

CENTAUR = cursed("Centaur/middle")
TROLL = cursed("Moss Troll/middle")
PREP = {"field": [CURSED, CURSED], "on_deck": CURSED}


def test_order_of_a_final_spoil() -> None:
    """MV-DECIDE-14, MV-SPOIL-13: reactions, rewards, Owls, the token, the Discard Phase.

    The token that this spoil turns active is too late for the reward, but not for Deepriver.
    """
    owl = on("Argent Owl")
    player = brink(TROLL, field=[CURSED, CURSED, CURSED, owl], vales=["Conclave of Ents"])
    state = do(game({**player, "amulet": "Deepriver Crystal"}), "push")
    assert legal(state) == ["spoil", "use Conclave of Ents"]
    do(state, "use Conclave of Ents", "guard on-deck")
    assert (vp(state), TROLL in discards(state)) == (4, True)
    assert legal(state)[0] == "go on"
    assert "evoke Deepriver Crystal" in legal(state)
    assert seat(state)["kept"] == [owl]


def test_the_ember_this_spoil_lights_is_too_late() -> None:
    """MV-DECIDE-14: it cannot raise the reward of the same spoil."""
    state = do(game(brink(TROLL, amulet="Wildfire Ember", token="spent")), "push")
    assert (vp(state), state.to_act, seat(state)["token"]) == (2, 1, "active")


def test_no_check_after_moss_troll() -> None:
    """MV-DECIDE-15: the card revealed next neither spoils again nor gives its reward."""
    state = do(game(brink(TROLL, CENTAUR)), "push")
    assert (vp(state), state.to_act) == (2, 1)


def test_moss_troll_with_stag_champion() -> None:
    """MV-DECIDE-54: two guardians, doubled, before the card is discarded."""
    troll = cursed("Stag Champion/middle", "Moss Troll/bottom")
    state = do(game(brink(troll)), "push")
    assert (vp(state), troll in discards(state)) == (2 * 2 * 2, True)


def test_rewards_in_prep() -> None:
    """MV-DECIDE-16, MV-DECIDE-17: VP at once; the extra turn follows the turn that is skipped."""
    state = game({**PREP, "deck": [CENTAUR]}, phase="prep")
    assert (vp(state), seat(state)["spoiled"], state.to_act) == (2, True, 1)
    wait(state)
    assert (state.view(0)["round"], state.decision) == (2, "plant")
    do(state, "pass", "end harvest")
    assert state.to_act == 1


def test_moss_troll_and_kirath_in_prep() -> None:
    """MV-DECIDE-16: they work too when the spoil is in Prep."""
    assert vp(game({**PREP, "deck": [TROLL]}, phase="prep")) == 2
    over = {"field": [CURSED, CURSED], "on_deck": cursed("Stag/middle", "Unicorn/bottom")}
    state = game({**over, "deck": ["Kirath upgraded"]}, phase="prep")
    assert (vp(state), seat(state)["extra_turn"]) == (3, True)


def test_kirath_shares_the_limit() -> None:
    """MV-DECIDE-17: one extra turn in a round from all sources together."""
    deck = [CURSED, CURSED, CURSED, CENTAUR]
    state = game({"field": [CURSED] * 4, "on_deck": "Kirath upgraded", "deck": deck})
    assert (vp(state), state.to_act, state.decision) == (3, 0, "plant")
    do(state, "push")
    assert (vp(state), state.to_act, state.view(0)["round"]) == (5, 1, 1)


def test_extra_turn_that_starts_spoiled() -> None:
    """MV-DECIDE-17: if the Prep before it spoiled, it is only Discard and Prep."""
    state = do(game(brink(CENTAUR, CURSED, cursed("Stag/middle"))), "push")
    assert (vp(state), state.to_act, state.view(0)["round"]) == (2, 1, 1)
    assert "Player 1 takes an extra turn" in state.view(1)["log"]
    assert field(state) == [cursed("Stag/middle")]


def test_extra_turns_in_the_last_round() -> None:
    """MV-DECIDE-18: taken as usual, with no compensation."""
    state = do(game({}, brink(CENTAUR), turn=2, last_round=True, pool=0), "push")
    assert (state.to_act, state.over) == (1, False)
    do(state, "pass", "end harvest")
    assert state.over


def test_extra_turn_earned_too_late() -> None:
    """MV-DECIDE-18: earned in the Prep after the last turn it is not taken."""
    state = game({}, {**PREP, "deck": [CENTAUR]}, turn=2, phase="prep", last_round=True, pool=0)
    assert (state.over, vp(state, 1)) == (True, 2)


def test_unicorn_comes_first() -> None:
    """MV-DECIDE-12: by itself, no saver is asked for; another Unicorn protects again."""
    player = brink(cursed("Unicorn/middle"), cursed("Unicorn/bottom"), vales=["Blooming Arbor"])
    state = do(game(player), "push")
    assert legal(state) == ["pass", "push"]
    do(state, "push")
    assert (state.decision, seat(state)["net_decay"]) == ("plant", 5)


def test_unicorn_in_prep() -> None:
    """MV-DECIDE-12: Prep just ends, not spoiled."""
    state = game({**PREP, "deck": [cursed("Unicorn/middle"), SOIL]}, phase="prep")
    assert (seat(state)["spoiled"], seat(state)["net_decay"]) == (False, 4)
    assert legal(wait(state)) == ["pass", "push"]


def test_vp_gained_before_a_spoil_is_kept() -> None:
    """MV-DECIDE-63: upgraded Algeni's VP survive the spoil that follows."""
    player = {"field": [BLANK, *[CURSED] * 3], "on_deck": "Algeni upgraded", "deck": [CURSED]}
    state = do(game(player), "push")
    assert (vp(state), state.to_act, seat(state)["token"]) == (1, 1, "active")
