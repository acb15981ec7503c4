"""The balance of the cards: counted alike by any number of jobs, and judged by its bounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.lab.charts import fills, words
from tests.mystic.mixes import ALL_SETS
from valewright.kernel.errors import BadOption
from valewright.lab import plots
from valewright.lab.simulate import Setup
from valewright.mystic import catalogue, new_game
from valewright.mystic.balance import (
    FEWEST_TO_JUDGE,
    HELD,
    Balance,
    Seen,
    Tally,
    Turn,
    _turn_over,
    added_up,
    balance,
    beyond,
    watch_one,
)
from valewright.mystic.provenance import components, status

NEW_VALE = """
[[vale]]
name = "Quiet Hollow"
set = "base"
level = 1
copies = 9
cost = { animal = 1 }
vp_end = 1
"""


def fair(**more: Any) -> Balance:
    """Many games with nothing to complain about, but for what is given."""
    return Balance(**{"games": 10000, "rounds": [14] * 100, "first_wins": 5000.0, **more})


def tally(**more: Any) -> Tally:
    """A title with nothing to complain about, but for what is given."""
    owned = {"alone": 10000, "alone_wins": 5000}
    return Tally(**{"offers": 10000, "taken": 3000, **owned, **more})


def test_jobs_change_nothing() -> None:
    one = balance(games=12, bots=("greedy", "random"), seed=5, jobs=1)
    two = balance(games=12, bots=("greedy", "random"), seed=5, jobs=2)
    assert one == two
    assert list(one.advancements) == list(two.advancements)


def test_another_seed_gives_other_games() -> None:
    assert balance(games=3, seed=1) != balance(games=3, seed=2)


@pytest.mark.parametrize(
    "options",
    [{}, {"sets": ALL_SETS, "leaders": "random", "amulets": "random", "stacked": True}],
)
def test_counts_add_up(options: dict[str, object]) -> None:
    result = balance(games=8, players=3, seed=3, options=options)
    assert result.games == len(result.rounds) == 8
    assert 0 <= result.first_wins <= 8
    cat = catalogue()
    for name, t in (*result.advancements.items(), *result.vales.items()):
        assert 0 <= t.taken <= t.offers, name
        assert t.games_bought <= t.games <= 8, name
        assert t.alone_wins <= t.alone <= t.games, name
        assert 0 <= t.buy_rate <= 1, name
    assert all(t.level == cat.advancements[name].level for name, t in result.advancements.items())
    assert all(t.level == cat.vales[name].level for name, t in result.vales.items())
    assert "Fertile Soil" not in result.advancements
    assert sum(t.taken for t in result.advancements.values()) > 8


def test_what_is_owned_was_gained() -> None:
    """In the base game nothing is claimed: who owns a title has bought it."""
    setup = Setup(2, ("greedy", "greedy"), 1, "mystic-vale", {}, False)
    for number in range(4):
        seen = watch_one(setup, number)
        assert set(seen.owners) <= seen.bought <= seen.shown
        assert set(seen.taken) <= set(seen.offers) <= seen.shown
        assert seen.winners


def test_a_turn_takes_an_offer_once_and_only_if_there_was_one() -> None:
    table = new_game(seed=1).table
    seen = Seen(0)
    for _ in range(2):
        _turn_over(seen, table, Turn(offered={"Hawk", "Plow"}, bought={"Hawk", "Stag"}))
    assert seen.offers == {"Hawk": 2, "Plow": 2}
    assert seen.taken == {"Hawk": 2}
    assert seen.bought == {"Hawk", "Stag"}
    assert {"Hawk", "Plow", "Stag"} < seen.shown


def test_a_shared_win_is_parted() -> None:
    seen = Seen(0, rounds=14, first_won=0.5, winners=(0, 1))
    seen.shown = {"Podlings", "Hawk"}
    seen.owners = {"Podlings": {0}, "Hawk": {0, 1}}
    result = added_up([seen], catalogue(), 2)
    assert (result.advancements["Podlings"].alone, result.first_player) == (1, 0.5)
    assert result.advancements["Podlings"].win_rate == 0.5
    assert result.advancements["Hawk"].alone == 0


def test_games_are_added_up_in_their_order() -> None:
    games = [Seen(n, rounds=10 + n, winners=(0,)) for n in (2, 0, 1)]
    assert added_up(games, catalogue(), 2).rounds == [10, 11, 12]


def test_a_vale_of_a_cards_file_is_a_vale() -> None:
    assert "Quiet Hollow" not in catalogue().vales
    result = balance(games=3, seed=1, options={"cards": NEW_VALE})
    assert "Quiet Hollow" in result.vales
    assert "Quiet Hollow" not in result.advancements


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    balance(games=2, bots=("random",), seed=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        balance(games=0)
    with pytest.raises(BadOption, match="at least 1"):
        balance(games=1, jobs=0)
    with pytest.raises(BadOption, match="no bot 'clever'"):
        balance(games=1, bots=("clever",))
    with pytest.raises(BadOption, match="name at least one"):
        balance(games=1, bots=())
    with pytest.raises(BadOption, match="2 to 6"):
        balance(games=1, players=7, jobs=2)


def test_a_fair_balance_has_no_complaints() -> None:
    result = fair(advancements={"Podlings": tally()}, vales={"Skyhaven": tally()})
    assert result.complaints() == []


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"rounds": [11] * 100}, "median length 11 rounds"),
        ({"rounds": [17, 18] * 50}, "median length 17.5 rounds"),
        ({"first_wins": 4600.0}, "first player wins 46.0%"),
        ({"first_wins": 5400.0}, "first player wins 54.0%"),
        ({"advancements": {"Hawk": tally(taken=170)}}, "Hawk bought at 1.7% of offers"),
        ({"advancements": {"Hawk": tally(taken=6090)}}, "Hawk bought at 60.9% of offers"),
        ({"advancements": {"Hawk": tally(alone_wins=6290)}}, "Hawk wins 62.9% for its only owner"),
        ({"vales": {"Skyhaven": tally(alone_wins=6290)}}, "Skyhaven wins 62.9% for its only owner"),
        ({"players": 4}, "first player wins 50.0%"),
    ],
)
def test_what_breaks_a_bound_is_complained_about(more: dict[str, Any], complaint: str) -> None:
    assert fair(**more).complaints() == [complaint]


@pytest.mark.parametrize(
    "more",
    [
        {"rounds": [12] * 100},
        {"rounds": [16] * 100},
        {"first_wins": 4700.0},
        {"first_wins": 5300.0},
        {"advancements": {"Hawk": tally(taken=200)}},
        {"advancements": {"Hawk": tally(taken=6000)}},
        {"advancements": {"Hawk": tally(alone_wins=6200)}},
        {"advancements": {"Hawk": tally(alone=FEWEST_TO_JUDGE - 1, alone_wins=99)}},
        {"vales": {"Skyhaven": tally(taken=10000)}},
        {"players": 4, "first_wins": 2500.0},
    ],
)
def test_what_is_just_within_a_bound_passes(more: dict[str, Any]) -> None:
    assert fair(**more).complaints() == []


@pytest.mark.parametrize(
    ("share", "low", "high"), [(0.46, 0.47, 0.53), (0.54, 0.47, 0.53), (0.63, 0.0, 0.62)]
)
def test_many_games_tell_what_few_leave_to_chance(share: float, low: float, high: float) -> None:
    assert not beyond(share, 100, low, high)
    assert beyond(share, 10000, low, high)


def test_chance_ends_at_1645_thousandths_of_a_standard_error() -> None:
    """Of 10000 about 62%, the standard error is 48.5: 79.8 more are chance, 80 are not."""
    assert not beyond(0.62 + 0.00798, 10000, 0.0, 0.62)
    assert beyond(0.62 + 0.008, 10000, 0.0, 0.62)


def test_no_bound_at_nothing_is_broken() -> None:
    assert not beyond(0.0, 10000, 0.0, 0.62)


def test_what_documented_values_hold_is_told_apart() -> None:
    seed = {"Magic Seed": tally(alone_wins=6600), "Hawk": tally(taken=7000)}
    result = fair(advancements=seed, vales={"Ancient Liferoots": tally(alone_wins=7000)})
    assert result.complaints() == ["Hawk bought at 70.0% of offers"]
    assert result.held() == [
        "Magic Seed wins 66.0% for its only owner (cost, symbols, VP, text)",
        "Ancient Liferoots wins 70.0% for its only owner (cost, text)",
    ]
    assert result.plain()["held"] == result.held()


@pytest.mark.parametrize("name", HELD)
def test_what_holds_a_title_is_documented(name: str) -> None:
    cat = catalogue()
    kind = "vale" if name in cat.vales else "advancement"
    component = components(cat, kind)[name]
    fields = {"cost": "cost", "symbols": "symbols", "VP": "vp_end", "text": "text"}
    for value in HELD[name].split(", "):
        assert status(kind, component, fields[value]) in ("documented", "partly")


def test_more_players_win_less_often_each() -> None:
    hawk = {"Hawk": tally(alone_wins=4000)}
    assert fair(advancements=hawk).complaints() == []
    four = fair(advancements=hawk, players=4, first_wins=2500.0)
    assert four.complaints() == ["Hawk wins 40.0% for its only owner"]


def test_a_title_never_on_offer_has_no_rates() -> None:
    assert (Tally().buy_rate, Tally().win_rate) == (0.0, 0.0)


def test_a_balance_is_json() -> None:
    result = fair(advancements={"Hawk": tally(taken=100, level=2)}, vales={"Skyhaven": tally()})
    plain = json.loads(json.dumps(result.plain()))
    assert plain["advancements"]["Hawk"]["level"] == 2
    assert plain["advancements"]["Hawk"]["buy_rate"] == 0.01
    assert plain["vales"]["Skyhaven"]["win_rate"] == 0.5
    assert plain["complaints"] == ["Hawk bought at 1.0% of offers"]
    assert (plain["games"], plain["median_rounds"], plain["first_player"]) == (10000, 14, 0.5)


def test_plots_are_written_alike_for_equal_results(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        balance(games=3, seed=1).write_plots(tmp_path / folder)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_leads_and_high_scores_are_told() -> None:
    result = Balance(games=4, rounds=[14] * 4, leads=[-3, 3, -3, 3], highest=[40, 99, 100, 120])
    assert (result.lead_spread, result.high_games) == (3.0, 0.5)
    played = balance(games=3, seed=1)
    assert len(played.leads) == len(played.highest) == 3
    assert played.plain()["lead_spread"] == played.lead_spread


def test_the_charts_of_a_balance(tmp_path: Path) -> None:
    result = Balance(
        games=3,
        rounds=[12, 15, 12],
        first_wins=1.5,
        advancements={
            "Will-O'-The-Wisp": Tally(offers=10, taken=7, alone=4, alone_wins=3.0),
            "Hawk": Tally(offers=10, taken=3, alone=4, alone_wins=2.0),
            "Plow": Tally(offers=10, taken=0),
        },
        vales={"Skyhaven": Tally(offers=10, taken=9, alone=10, alone_wins=6.0)},
    )
    written = result.write_plots(tmp_path / "some" / "charts")
    assert written == [
        tmp_path / "some" / "charts" / name for name in ("rounds.svg", "bought.svg", "wins.svg")
    ]
    rounds, bought, wins = (path.read_text("utf-8") for path in written)
    assert words(rounds)[1:] == ["12", "13", "14", "15"]
    assert words(bought)[1::2] == ["Will-O'-The-Wisp", "Hawk", "Plow"]
    assert fills(bought) == [plots.BAD, plots.FILL, plots.BAD]
    assert words(wins)[1::2] == ["Will-O'-The-Wisp", "Skyhaven", "Hawk"]
    assert fills(wins) == [plots.BAD, plots.FILL, plots.FILL]
