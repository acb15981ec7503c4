"""Any position of any mix, written as a scenario and read back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.mystic.mixes import OWN_CARDS, mixes, played, seeds, soak
from tests.scenarios.reading_back import check_reads_back
from valewright.kernel.errors import Unwritable
from valewright.mystic import State, catalogue, new_game
from valewright.mystic.canonical import laid_out
from valewright.mystic.saving import table_data
from valewright.mystic.table import DISCARD, HARVEST, PLANTING
from valewright.scenarios import ScenarioError, read_text, write
from valewright.scenarios.running import lay_out
from valewright.scenarios.writing import known


def essence(state: State) -> dict[str, Any]:
    """All that the seat to act knows and that the rules go on from, in a fixed order."""
    data = table_data(laid_out(state.table, state.to_act))
    for history in ("log", "log_base", "rng", "pool_added", "from_box", "offered"):
        del data[history]
    if data["phase"] not in (HARVEST, DISCARD):  # what the next harvest sets anew
        data["buys"] = data["vale_buys"] = data["limit"] = 0
    if data["phase"] != PLANTING:
        data["pushes"] = 0
    for p in data["players"]:
        p["extra_round"] = p["extra_round"] == data["round"]
        del p["log_mark"], p["worn"]
    return data


@soak(40)
@given(mix=mixes(), seed=seeds, moves=st.integers(0, 500))
def test_any_position_reads_back(mix: dict[str, Any], seed: int, moves: int) -> None:
    state = played(mix, seed, moves)
    check_reads_back(state, essence, random.Random(seed))


def test_the_order_of_a_deck_does_not_show_in_cards_of_one_name() -> None:
    state = new_game(seed=1)
    book, player = state.table.book, state.table.players[0]
    plain = book.named("Cursed Land/middle")
    used = book.leaving(plain, 1, ())
    assert used.name == plain.name
    layouts = []
    for deck in ([plain, used], [used, plain]):
        player.deck, player.known_top, player.known_bottom = [*deck], 0, 0
        layouts.append([table_data(laid_out(state.table, seat)) for seat in (0, 1)])
    assert layouts[0] == layouts[1]


@pytest.mark.parametrize("leaders", ["choose", "deal-two", "draft"])
def test_what_is_offered_at_the_start_reads_back(leaders: str) -> None:
    state = new_game(players=3, leaders=leaders, amulets=leaders, seed=3)
    rng = random.Random(3)
    while state.table.offered:
        text = write(state)
        assert known(lay_out(read_text(text)[0])) == known(state)
        assert write(state.sample(state.to_act, rng)) == text
        state.play(rng.choice(state.legal_moves()))


def test_a_game_that_is_over_is_written_with_all_it_holds() -> None:
    state = new_game(seed=3, pool=1)
    rng = random.Random(3)
    while not state.over:
        state.play(rng.choice(state.legal_moves()))
    again = lay_out(read_text(write(state))[0])
    assert isinstance(again, State)
    assert (again.over, again.scores(), again.winners()) == (True, state.scores(), state.winners())
    for seat in (0, 1):
        assert again.table.players[seat].deck == state.table.players[seat].deck


def test_a_phase_that_begins_needs_no_more_words() -> None:
    state = new_game(seed=7)
    state.play(state.parse("pass"))
    assert state.decision == "harvest"
    assert "waiting" not in write(state)
    state.play(next(move for move in state.legal_moves() if "buy" in state.notation(move)))
    assert "waiting: harvest\n" in write(state)


def test_card_values_of_ones_own_are_refused() -> None:
    with pytest.raises(Unwritable, match="card values of its own"):
        write(new_game(seed=7, cards=catalogue(OWN_CARDS)))


SLEEVING = """scenario: A
phase: discard
{lines}
pending: Podlings/top
bound: -1
player 1:
  field: Fertile Soil/middle
player 2:
expect decision = sleeve
"""


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        ("waiting: dance", 3, "waiting: write one of activate-token, add-guardians"),
        ("waiting: sleeve", 3, "waiting: it carries pending, now, in this order"),
        ("waiting: sleeve: now 0, pending 0", 3, "waiting: it carries pending, now"),
        ("waiting: sleeve: pending x, now 0", 3, "waiting: pending must be a number"),
        ("waiting: sleeve: pending 99999999, now 0", 3, "waiting: pending must be a number"),
        ("waiting: sleeve by 3: pending 0, now 0", 3, "waiting: players are numbered 1 to 2"),
        ("waiting: prep", 3, "waiting: a decision comes first"),
        ("waiting: sleeve: pending 7, now 0", 3, "waiting: the game cannot go on from there"),
        (
            "waiting: sleeve: pending 0, now 0\nwaiting: pay: spot 99\nwaiting: next-turn",
            3,
            "waiting: ",
        ),
        ("waiting: sleeve: pending 0, now 0\n" * 61, 3, "waiting: 60 lines at most"),
        ("waiting: nothing", 2, "phase: with nothing waiting, the phase is 'over'"),
        ("mana: 3", 3, "mana: is for the middle of a turn, with 'waiting'"),
    ],
)
def test_a_stack_that_does_not_fit_is_refused_at_its_line(
    lines: str, line: int, message: str
) -> None:
    with pytest.raises(ScenarioError) as caught:
        lay_out(read_text(SLEEVING.format(lines=lines.strip()))[0])
    assert message in caught.value.said
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("where", "text", "message"),
    [
        ("table", "advancements-left: 3", "write 3 numbers, one for each level"),
        ("table", "vales-left: 3, -1", "write 2 numbers, one for each level"),
        (
            "table",
            "gone: Potlings/top\nadvancements-left: 1, 1, 1",
            "no advancement 'Potlings/top'",
        ),
        ("table", "set-up: weather fine", "set-up: write leaders, amulets, pool"),
        ("player", "used: 1, 2", "used: one number for each of the 0 field cards"),
        ("player", "next-harvest: 1", "next-harvest: write mana, mana of the token"),
        ("player", "extra-turn: soon", "extra-turn: 'soon' is not one of now, next, taken"),
        ("player", "vales: Azure Lake (red)", "vales: 'red' is not one of used, fresh"),
        ("player", "hidden: Blank x21", "21 cards, a player has 20"),
    ],
)
def test_other_keys_that_do_not_fit(where: str, text: str, message: str) -> None:
    table, player = (text, "") if where == "table" else ("", text)
    written = f"scenario: A\n{table}\nplayer 1:\n{player}\nplayer 2:\nexpect round = 1"
    with pytest.raises(ScenarioError) as caught:
        lay_out(read_text(written)[0])
    assert message in caught.value.said
