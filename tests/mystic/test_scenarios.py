"""The scenario format, in positions of this game."""

import re
from pathlib import Path

import pytest

from valewright import misty, mystic
from valewright.mystic.position import position
from valewright.scenarios import (
    Result,
    ScenarioError,
    read_file,
    read_text,
    run,
    run_file,
    run_files,
    scenario_files,
)
from valewright.scenarios.positions import positions_of
from valewright.scenarios.reading import SCENARIO_KEYS

HERE = Path(__file__).parent
FILES = scenario_files([HERE / "scenarios"])
ALL = [scenario for file in FILES for scenario in read_file(file)]


def test_the_collection() -> None:
    """At least 60 scenarios of the base game."""
    assert len([scenario for scenario in ALL if "sets" not in scenario.options]) >= 60


# The format

POSITION = """
scenario: A try
commons: Podlings/top, Wayfinder/middle
vales: nothing
soil: 0, 0, 0
phase: harvest
player 1:
  field: Fertile Soil/top x2, Blank   # two and one
  token: active
player 2:
"""


def outcome(steps: str) -> str:
    return str(run(read_text(POSITION + steps)[0]))


def test_a_pass_says_so() -> None:
    assert outcome("expect harvest.mana = 2") == "ok   <text>:2 A try"


def test_a_list_differs() -> None:
    shown = outcome("play spend token\nexpect legal = end harvest, buy Podlings/bottom")
    assert shown.splitlines() == [
        "FAIL <text>:2 A try",
        "  line 12: expect legal = end harvest, buy Podlings/bottom",
        "    expected  end harvest, buy Podlings/bottom",
        "    got       end harvest, buy Podlings/top, buy Wayfinder/middle",
        "    missing   buy Podlings/bottom",
        "    too many  buy Podlings/top, buy Wayfinder/middle",
        "    after     spend token",
    ]


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("expect harvest.mana = 3", "got       2"),
        ("expect harvest.mana != 2", "expected  anything but 2"),
        ("expect players.1.field = Blank", "too many  Fertile Soil/top, Fertile Soil/top"),
        ("expect legal has push", "missing   push"),
        ("expect legal lacks spend token", "present   spend token"),
        ("expect decision has plant", "expected  'plant'"),
        ("expect decision lacks har", "expected  no 'har'"),
        ("expect me.deck = Blank x16", "got       Blank x17"),
        ("expect me.deck has Cursed Land/top", "missing   Cursed Land/top"),
        ("expect me.deck lacks Blank", "present   Blank"),
        ("expect over = yes", "got       no"),
        ("expect turn = 2", "got       1"),
        ("expect players.2.on_deck = Blank", "got       -"),
        ("expect odds = 1/2", "got       0"),
        ("expect scores = 1, 0", "got       0, 0"),
        ("expect winners = 1", "got       nothing"),
        ("expect harvest.spirits = sky", "got       nothing"),
        ("refuse buy Podlings/top", "got       a legal move"),
        ("refuse push: too late", "expected  a refusal with 'too late'"),
        ("play push", "'push' is not legal now (harvest)"),
    ],
)
def test_differences(step: str, line: str) -> None:
    shown = outcome(step)
    assert shown.startswith("FAIL")
    assert line in shown


@pytest.mark.parametrize(
    "step",
    [
        "expect harvest.mana != 3",
        "expect players.1.field has Blank, Fertile Soil/top x2",
        "expect players.1.field lacks Cursed Land/top",
        "expect decision has har",
        "expect decision lacks plant",
        "expect me.deck has Blank x2",
        "expect me.deck.Cursed Land/top = 0",
        "expect as 2: legal has spend token",
        "expect as 2: seat = 2",
        "expect as 2: me.deck_size = 20",
        "expect commons = Podlings/top, Wayfinder/middle, - x7",
        "expect commons.1.1 = Podlings/top",
        "expect winners =",
        "refuse push",
        "refuse push: not legal now (harvest)",
    ],
)
def test_what_holds(step: str) -> None:
    assert outcome(step).startswith("ok")


def test_play_stops_at_a_refused_move_and_expectations_go_on() -> None:
    result = run(read_text(POSITION + "expect over = yes\nplay jump\nexpect over = yes")[0])
    assert [failure.step.verb for failure in result.failures] == ["expect", "play"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "<text>: no scenario in it"),
        ("pool: 3", "<text>:1: start with 'scenario: TITLE'"),
        ("scenario:", "<text>:1: scenario '': give it a title"),
        ("scenario: A", "<text>:1: scenario 'A': has no step"),
        ("scenario: A\nhello", "<text>:2: scenario 'A': cannot read 'hello'"),
        ("scenario: A\nmoon: 3", "<text>:2: scenario 'A': 'moon' is not one of rulings"),
        ("scenario: A\npool: x", "<text>:2: scenario 'A': pool: must be a number, not 'x'"),
        ("scenario: A\nstacked: 1", "<text>:2: scenario 'A': stacked: must be yes or no"),
        ("scenario: A\nphase:", "<text>:2: scenario 'A': phase: must be a text, not ''"),
        ("scenario: A\npool: 1\npool: 2", "<text>:3: scenario 'A': pool: is given twice"),
        ("scenario: A\nplayer 2:", "<text>:2: scenario 'A': player 1 comes next"),
        ("scenario: A\nplayer 1:\nmana: 1", "<text>:3: scenario 'A': player 1, 'mana' is not one"),
        ("scenario: A\nplay push\npool: 3", "'pool: 3' comes after the first step"),
        ("scenario: A\nphase: prep\nplay pass", "<text>:2: scenario 'A': phase: needs a written"),
        ("scenario: A\nplayers: 2\nplayer 1:\nplay pass", "players: is for a game set up"),
    ],
)
def test_errors_in_reading(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_text(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("commons: Potlings/top", "<text>:2: scenario 'A': commons: there is no advancement"),
        ("commons: Podlings/top x10", "<text>:2: scenario 'A': commons: there are nine spots"),
        ("commons: Podlings/top & Podlings/middle", "only with the option 'stacked'"),
        ("vales: Atlantis", "<text>:2: scenario 'A': vales: there is no vale 'Atlantis'"),
        ("vales: Azure Lake x9", "vales: there are eight spots"),
        ("deck-2: Plow", "<text>:2: scenario 'A': deck-2: there is no advancement 'Plow'"),
        ("vale-deck-1: Plow", "vale-deck-1: there is no vale 'Plow'"),
        ("soil: 3", "<text>:2: scenario 'A': soil: write three numbers"),
        ("phase: lunch", "<text>:2: scenario 'A': phase: 'lunch' is not one of planting"),
        ("turn: 5", "<text>:2: scenario 'A': turn: players are numbered 1 to 2, not 5"),
        ("pool: -1", "<text>:2: scenario 'A': pool: must be a number from 0 up"),
        ("sets: moon", "sets: 'moon' is not one of base"),
        ("player 1:\nfield: Stag/top", "<text>:3: scenario 'A': player 1, field: card 'Stag/top'"),
        ("player 1:\nfield: Blank + Stag", "'Stag' needs a slot: Stag/top"),
        ("player 1:\nfield: Fertile Soil/top + Stag/top", "its slot is taken"),
        ("player 1:\ndeck: Blank x21", "player 1: 21 cards, a player has 20"),
        ("player 1:\ntoken: lost", "<text>:3: scenario 'A': player 1, token: must be 'spent'"),
        ("player 1:\namulet: Ring", "player 1, amulet: there is no amulet 'Ring'"),
        ("player 1:\nleader: Bob", "player 1, leader: there is no leader 'Bob'"),
        ("player 1:\nvp: -2", "player 1, vp: must be a number from 0 up"),
    ],
)
def test_errors_in_laying_out(text: str, message: str) -> None:
    if "player 1:" not in text:
        text += "\nplayer 1:"
    [scenario] = read_text(f"scenario: A\n{text}\nplayer 2:\nplay pass")
    with pytest.raises(ScenarioError) as caught:
        run(scenario)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("expect mana = 3", "there is no 'mana' in the view; there are game, options"),
        ("expect players.3.vp = 0", "there is no '3' in 'players'; it has 1 to 2"),
        ("expect pool.vp = 0", "there is nothing in 'pool' to look into"),
        ("expect pool", "write 'expect PATH = VALUE'"),
        ("expect as 3: pool = 1", "there is no player 3"),
    ],
)
def test_errors_in_expectations(step: str, message: str) -> None:
    with pytest.raises(ScenarioError, match="<text>:11: scenario 'A try'") as caught:
        outcome(step)
    assert message in str(caught.value)


def test_a_game_set_up_by_the_rules() -> None:
    [scenario] = read_text(
        "scenario: Four\nplayers: 4\nseed: 3\npool: 9\nsets: base\nexpect pool = 9\n"
        "expect options.players = 4\nexpect players.4.net_decay = 3"
    )
    assert run(scenario).passed
    [scenario] = read_text("scenario: Seven\nplayers: 7\nexpect over = no")
    with pytest.raises(ScenarioError, match=r"<text>:2: .*2 to 6 players"):
        run(scenario)


def test_lines_go_on_after_a_comma() -> None:
    [scenario] = read_text("scenario: A\ncommons: -,\n  Podlings/top\nplayer 1:\nplay pass")
    assert scenario.table["commons"] == ["-", "Podlings/top"]


def test_printed_values_from_a_file(tmp_path: Path) -> None:
    """MV-BUY-02: less a discount of 2, a cost of 1 is 0 and not -1."""
    cards = '[[advancement]]\nname = "Podlings"\ncost = 1\n'
    (tmp_path / "cheap.toml").write_text(cards, encoding="utf-8")
    text = "scenario: Free\ncards: cheap.toml\nphase: harvest\ncommons: Podlings/top\n"
    text += "player 1:\nfield: Blank + Earthchant Chorus/bottom\nplayer 2:\n"
    text += "play use Earthchant Chorus/bottom on 1, buy Podlings/top\nexpect harvest.mana = 1\n"
    (tmp_path / "a.scenario").write_text(text, encoding="utf-8")
    assert [result.passed for result in run_file(tmp_path / "a.scenario")] == [True]


def test_run_files(tmp_path: Path) -> None:
    good = POSITION + "expect over = no\n"
    (tmp_path / "good.scenario").write_text(good, encoding="utf-8")
    said: list[str] = []
    assert run_files([tmp_path], said.append)
    assert said == ["1 passed, 0 failed, 0 in error, in 1 files"]

    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "bad.scenario").write_text(
        POSITION + "expect over = yes\n" + POSITION + "expect mana = 1\n", encoding="utf-8"
    )
    said.clear()
    assert not run_files([tmp_path], said.append)
    assert said[0].startswith(f"FAIL {tmp_path / 'more' / 'bad.scenario'}:2 A try\n  line 11")
    assert said[1].startswith("ERROR")
    assert said[-1] == "1 passed, 1 failed, 1 in error, in 2 files"

    said.clear()
    assert not run_files([tmp_path / "none.scenario"], said.append)
    assert "cannot be read" in said[0]
    assert not run_files([], said.append)


# Misty Valley

MISTY = "scenario: A\ngame: misty-valley\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("scenario: A\ngame: chess", "<text>:2: scenario 'A': game: 'chess' is not one of mystic"),
        ("scenario: A\npool: 3\ngame: misty-valley", "<text>:3: .*game: must come before"),
        (MISTY + "pool: 3", "<text>:3: scenario 'A': 'pool' is not one of rulings"),
        (MISTY + "tile: (1,0) acorn 1\nplayers: 2\nplay pass", "players: is for a game set up"),
    ],
)
def test_errors_in_reading_misty_valley(text: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        read_text(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tile: (1,0) castle", "<text>:3: scenario 'A': tile: there is no tile 'castle'"),
        ("tile: (5,5) acorn 1", "<text>:1: scenario 'A': board: the tiles do not form one"),
        ("display: acorn 9, berry 1", "<text>:3: scenario 'A': display: there is no tile"),
        ("player 1:\nhand: sword\nplayer 2:", "<text>:4: scenario 'A': player 1, hand: 'sword'"),
        ("tile: (1,0) acorn 1\nfirst: 1", "<text>:4: scenario 'A': first: is for a game set up"),
        ("tribes: elves", "<text>:3: scenario 'A': tribes: 'elves' is not one of"),
        ("expect odds = 0", "<text>:3: scenario 'A': there is no 'odds' in the view"),
    ],
)
def test_errors_in_laying_out_misty_valley(text: str, message: str) -> None:
    [scenario] = read_text(f"{MISTY}{text}\nexpect over = no")
    with pytest.raises(ScenarioError) as caught:
        run(scenario)
    assert message in str(caught.value)


def test_what_differs_in_misty_valley_is_told(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[scoring]\nunused_ability = 3\n", encoding="utf-8")
    text = (
        f"{MISTY}cards: cards.toml\nfirst: 1\nexpect scores = 15, 15\nplay explore stack at (9,9)\n"
    )
    (tmp_path / "a.scenario").write_text(text, encoding="utf-8")
    [result] = run_file(tmp_path / "a.scenario")
    [failure] = result.failures
    assert failure.step.verb == "play"
    [scenario] = read_text(f"{MISTY}expect turn = 3\nexpect legal has at (1,-1), pass")
    first, second = run(scenario).failures
    assert "expected  3" in first.lines
    assert "missing   at (1,-1), pass" in second.lines


def test_only_the_scenarios_of_one_game() -> None:
    said: list[str] = []
    assert run_files([HERE.parent], said.append, "misty-valley")
    other = scenario_files([HERE.parent / "misty"])
    count = sum(len(read_file(file)) for file in other)
    assert said[-1].startswith(f"{count} passed, 0 failed")


# The page that documents it

PAGE = (HERE.parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page() -> None:
    blocks = [
        x for x in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL) if x.startswith("scenario:")
    ]
    results = [run(scenario) for block in blocks for scenario in read_text(block)]
    assert len(results) >= 3
    for result in results:
        assert result.passed, str(result)


def test_the_page_has_every_key() -> None:
    for key in SCENARIO_KEYS:
        assert f"| `{key}` |" in PAGE, key
    for game in ("mystic-vale", "misty-valley"):
        written = positions_of(game)
        options = written.option_keys(SCENARIO_KEYS)
        for key in (*options, *written.table_keys, *written.player_keys):
            assert f"| `{key}` |" in PAGE, key
    for key in (*view_keys(), *misty.new_game().view(0)):
        assert f"`{key}`" in PAGE, key


def view_keys() -> list[str]:
    view = mystic.new_game(seed=1).view(0)
    harvest = position([{}, {}], phase="harvest").view(0)["harvest"]
    return [*view, *view["players"][0], *view["me"], *harvest]


def whole(text: str) -> Result:
    return run(read_text(text)[0])


CARDS = """
scenario: Cards
stacked: yes
phase: harvest
commons: Podlings/top & Podlings/middle, -, Wayfinder/top
player 1:
  field: Blank + Dawnsinger/top + Stag/middle, Blank + Mindful Owl/middle + Deadwood Harvester/top
  discard: Blank + Plow/bottom + Wellspring/top x2
player 2:
"""


def test_the_pieces_of_a_card_compare_in_any_order() -> None:
    owl = "Blank + Mindful Owl/middle + Deadwood Harvester/top"
    holds = (
        "players.1.field.1 = Blank + Stag/middle + Dawnsinger/top",
        f"players.1.field = Blank + Stag/middle + Dawnsinger/top, {owl}",
        "players.1.field has Blank + Stag/middle + Dawnsinger/top",
        "me.discard has Blank + Wellspring/top + Plow/bottom x2",
        "me.discard = Blank + Wellspring/top + Plow/bottom x2",
        "me.discard.Blank + Plow/bottom + Wellspring/top = 2",
        "me.discard.Blank + Wellspring/top + Plow/bottom = 2",
        "players.1.field.1 has Stag/middle",
    )
    assert whole(CARDS + "".join(f"expect {line}\n" for line in holds)).passed
    fails = (
        "players.1.field lacks Blank + Stag/middle + Dawnsinger/top",
        "players.1.field.1 != Blank + Stag/middle + Dawnsinger/top",
        # Of long-wise texts the one named last is on top: that is another card
        "players.1.field.2 = Blank + Deadwood Harvester/top + Mindful Owl/middle",
    )
    assert len(whole(CARDS + "".join(f"expect {line}\n" for line in fails)).failures) == 3


def test_a_spot_of_the_commons_is_written_as_in_the_whole_list() -> None:
    holds = (
        "commons = Podlings/top & Podlings/middle, -, Wayfinder/top, - x6",
        "commons.1 = Podlings/top & Podlings/middle",
        "commons.1 has Podlings/middle",
        "commons.1.2 = Podlings/middle",
        "commons.2 = -",
        "commons.2 = nothing",
        "commons.3 = Wayfinder/top",
    )
    assert whole(CARDS + "".join(f"expect {line}\n" for line in holds)).passed
    fails = ("commons.1 = Podlings/top, Podlings/middle", "commons.3 = -", "commons.1 = nothing")
    assert len(whole(CARDS + "".join(f"expect {line}\n" for line in fails)).failures) == 3


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "phase: harvest",
            "turn: 3",
            "<text>:4: scenario 'Cards': turn: players are numbered 1 to",
        ),
        ("phase: harvest", "start: 0", "<text>:4: scenario 'Cards': start: players are numbered 1"),
        ("Wayfinder/top", "Frostbane/top", "<text>:5: scenario 'Cards': commons: Frostbane is of"),
        (
            "x2",
            "x4",
            "<text>:8: scenario 'Cards': player 1, discard: 4 times Wellspring, but there",
        ),
    ],
)
def test_what_cannot_be_is_refused_at_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        whole(CARDS.replace(old, new) + "expect over = no\n")
    assert complaint in str(caught.value)


def test_players_of_misty_valley_are_numbered_from_1() -> None:
    text = "scenario: A turn\ngame: misty-valley\nturn: {}\nplayer 1:\nplayer 2:\nexpect to_act = 2"
    assert whole(text.format(2)).passed
    with pytest.raises(ScenarioError, match="turn: players are numbered 1 to 2, not 0"):
        whole(text.format(0))


def test_the_bottom_of_a_deck_is_told_from_its_lowest_card() -> None:
    state = position([{"deck": ["Cursed Land/top", "Blank"], "fill": "Fertile Soil/top"}, {}])
    p = state.table.players[0]
    p.deck[:2] = [state.table.book.named("Blank"), state.table.book.named("Cursed Land/top")]
    p.known_bottom = 2
    assert state.view(0)["me"]["deck_bottom"] == ["Blank", "Cursed Land/top"]
