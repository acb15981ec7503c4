"""Who is likely to win: what is counted, and how it is weighed."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any

import pytest

from valewright import games, misty
from valewright.bots import Seat, make_bot
from valewright.misty.board import open_cells
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.judge import NAMES, Judge, numbers
from valewright.misty.bots.levels import WEIGHTS, judge
from valewright.misty.bots.style import Style
from valewright.misty.control import explorers_at
from valewright.misty.exploring import supply
from valewright.misty.hexes import SIDES, STEPS
from valewright.misty.scoring import unused_abilities
from valewright.misty.table import Table
from valewright.misty.tiles import ABILITIES, START, VALLEYS, first_patrol_of


def shipped() -> dict[str, Any]:
    text = (files("valewright.misty.bots") / WEIGHTS).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def on_the_way(seed: int, light: bool) -> list[misty.State]:
    """The beginnings of all turns of a game but the last."""
    state = games.game("misty-valley").start({"light": light}, seed)
    assert isinstance(state, misty.State)
    bot = make_bot("novice", seed)
    found: list[misty.State] = []
    while not state.table.last:
        if not found or state.table.number != found[-1].table.number:
            found.append(state.clone())
        state.play(bot.choose(Seat(state, state.to_act)))
    return found


def counted(t: Table, seat: int) -> dict[str, float]:
    """What a seat has, found in another way."""
    p = t.players[seat]
    first = first_patrol_of(p.tribe)
    patrols = set(range(first, first + 9))
    printed = t.catalogue.explorers
    unlaid = {*p.hand, *p.stack[: p.left]}
    free = set(open_cells(t.board))
    outposts = sum(
        explorers_at(t, patrol, side)
        for patrol in patrols - unlaid
        for side in range(SIDES)
        if t.board.cell[patrol] + STEPS[side] in free
    )
    kept = {ABILITIES[ability] for ability in unused_abilities(t, seat)}
    return {
        "to move": float(t.turn == seat),
        "points": BoardEvaluation(t, Style()).points[seat],
        "patrols": float(len(unlaid)),
        "explorers": float(sum(sum(printed[one * SIDES : (one + 1) * SIDES]) for one in unlaid)),
        "outposts": float(outposts),
        "captain": float(p.captain != START),
        **{name: float(name in kept) for name in ABILITIES},
    }


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("light", [False, True])
def test_one_seat_is_counted_beyond_the_other(seed: int, light: bool) -> None:
    for state in on_the_way(seed, light):
        t = state.table
        first, second = counted(t, 0), counted(t, 1)
        assert dict(zip(NAMES, numbers(BoardEvaluation(t, Style())), strict=True)) == {
            name: first[name] - second[name] for name in NAMES
        }


def test_every_number_has_its_weights() -> None:
    data = shipped()
    assert tuple(data["weights"]) == NAMES
    knots = data["tiles to come"]
    assert knots == sorted(set(knots))
    for values in (*data["weights"].values(), data["spread"]):
        assert len(values) == len(knots)
    assert min(data["spread"]) > 0


def test_between_two_knots_lies_what_is_between() -> None:
    data: dict[str, Any] = {
        "tiles to come": [2, 6],
        "spread": [2.0, 4.0],
        "weights": {name: [0.0, 0.0] for name in NAMES},
    }
    data["weights"]["patrols"] = [1.0, 9.0]
    found = Judge(data)
    at = NAMES.index("patrols")
    assert [found.rows[left][at] for left in (0, 2, 3, 5, 6, VALLEYS)] == [1, 1, 3, 7, 9, 9]
    assert [found.spread[left] for left in (0, 3, 6, 11)] == [2, 2.5, 4, 4]


def test_a_lead_adds_up_and_makes_a_chance() -> None:
    for state in on_the_way(4, light=False)[::3]:
        standing = BoardEvaluation(state.table, Style())
        left = supply(state.table)
        told = judge()
        lead = told.lead(standing)
        pairs = zip(told.rows[left], numbers(standing), strict=True)
        assert lead == pytest.approx(sum(weight * number for weight, number in pairs))
        assert told.chance(standing) == 1.0 / (1.0 + exp(-lead / told.spread[left]))


def test_who_has_kept_an_ability_is_better_off() -> None:
    state = on_the_way(5, light=False)[6]
    t = state.table
    before = judge().lead(BoardEvaluation(t, Style()))
    kept = [ABILITIES[ability] for ability in unused_abilities(t, 0)]
    assert "mislead" in kept or "smoke-bomb" in kept
    t.players[0].used |= 1 << ABILITIES.index("mislead" if "mislead" in kept else "smoke-bomb")
    assert judge().lead(BoardEvaluation(t, Style())) < before - t.catalogue.unused_ability
