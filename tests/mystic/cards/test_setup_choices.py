"""How leaders and amulets are given out, and the fields they start with."""

import pytest

from tests.mystic.tiny import CARDS, do, legal, wait
from valewright.kernel.errors import BadOption
from valewright.mystic.state import State, new_game
from valewright.mystic.symbols import SETS


def fresh(players: int = 3, leaders: str = "off", amulets: str = "off", seed: int = 5) -> State:
    return new_game(players=players, sets=SETS, seed=seed, leaders=leaders, amulets=amulets)


def settle(state: State) -> State:
    """Take the first of everything until the first turn."""
    while state.view(0)["phase"] == "setup":
        state.play(state.legal_moves()[0])
    return state


def test_without_leaders_and_amulets() -> None:
    """MV-LEADER-01: by default nobody has one."""
    state = fresh()
    assert [(p.leader, p.amulet) for p in state.table.players] == [(None, None)] * 3


@pytest.mark.parametrize("mode", ["random", "choose", "deal-two"])
def test_all_players_have_a_leader(mode: str) -> None:
    """MV-LEADER-01, MV-LEADER-03: everyone gets a different one."""
    state = settle(fresh(leaders=mode))
    leaders = [p["leader"] for p in state.view(0)["players"]]
    assert None not in leaders
    assert len(set(leaders)) == 3


def test_the_leader_is_one_of_the_blank_cards() -> None:
    """MV-LEADER-02, MV-SETUP-15, MV-LEADER-10: 7 blanks, starting side, shuffled in."""
    state = fresh(leaders="random")
    for p in state.table.players:
        cards = [c.name for c in (*p.deck, *p.field, p.on_deck) if c is not None]
        assert p.leader is not None
        assert (cards.count("Blank"), cards.count(p.leader.name), len(cards)) == (7, 1, 20)


def test_starting_fields_follow_prep() -> None:
    """MV-DECIDE-73: net decay 3, or 4 and spoiled, whoever the leader is."""
    for seed in range(20):
        state = fresh(leaders="random", seed=seed)
        assert all(p["net_decay"] == 3 and not p["spoiled"] for p in state.view(0)["players"])


def test_choose_a_leader() -> None:
    """MV-LEADER-03: free choice, beginning with the starting player."""
    state = fresh(leaders="choose")
    first = state.view(0)["start"]
    assert (state.to_act, len(legal(state))) == (first, 16)
    do(state, "take Xanos")
    assert "take Xanos" not in legal(state)
    assert state.to_act == (first + 1) % 3


def test_deal_two_and_keep_one() -> None:
    """MV-LEADER-03: two each, seen by their player alone."""
    state = fresh(leaders="deal-two", amulets="deal-two")
    seen = legal(state)
    assert len(seen) == 2
    assert "offered" not in state.view((state.to_act + 1) % 3)
    state.play(state.legal_moves()[1])
    assert not set(seen) & set(legal(state))


def test_deal_two_needs_enough_amulets() -> None:
    """Eight amulets are not enough to deal two to each of five."""
    with pytest.raises(BadOption, match="amulets: dealing two to each of 5 players needs 10"):
        fresh(5, amulets="deal-two")
    assert fresh(4, amulets="deal-two").decision == "choose amulet"
    assert fresh(6, leaders="deal-two").decision == "choose leader"


def test_draft_is_for_both() -> None:
    """MV-AMULET-07: leaders and amulets lie in one draft."""
    with pytest.raises(BadOption, match="draft"):
        fresh(leaders="draft")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_draft(players: int) -> None:
    """MV-AMULET-07, MV-AMULET-08, MV-AMULET-09: one more of each than players, snake order."""
    state = fresh(players, "draft", "draft")
    assert len(state.view(0)["offered"]) == 2 * (players + 1)
    first = state.view(0)["start"]
    order = [(first + k) % players for k in range(players)]
    acted = []
    while state.decision == "draft":
        acted.append(state.to_act)
        state.play(state.legal_moves()[-1 if len(acted) % 2 else 0])
    assert acted == [*order, *reversed(order)]
    assert all(p.leader is not None and p.amulet is not None for p in state.table.players)


def test_second_pick_is_of_the_other_kind() -> None:
    """MV-AMULET-09: each picks one of the kind still missing."""
    state = fresh(2, "draft", "draft")
    for _ in range(2):
        state.play(state.legal_moves()[0])
    assert all(words[5:] in CARDS.amulets for words in legal(state))


def test_amulet_or_regular_token() -> None:
    """MV-AMULET-10: the amulet may be exchanged for a regular token."""
    state = fresh(2, "draft", "draft")
    while state.decision == "draft":
        state.play(state.legal_moves()[0])
    first = state.to_act
    assert legal(state) == ["keep amulet", "take a mana token"]
    do(state, "take a mana token", "keep amulet")
    shown = state.view(0)["players"]
    assert (shown[first]["amulet"], shown[1 - first]["amulet"] is None) == (None, False)
    assert wait(state, first).decision == "plant"


def test_expansions_are_shuffled_in_before_the_selection() -> None:
    """MV-SETUP-14: level 1 is drawn from all sets together."""
    names = set()
    for seed in range(12):
        t = fresh(2, seed=seed).table
        names |= {x.advancement.set for x in t.decks[0]}
        assert t.left[0] == 9
    assert names == set(SETS)
