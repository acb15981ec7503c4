"""Misty Valley on the command line: every command, and whole games in the terminal."""

import json
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.commands import Run, only_save
from valewright import mystic
from valewright.bots import Seat, make_bot
from valewright.games import game, load_record
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.misty import State, new_game
from valewright.misty.position import position
from valewright.misty.terminal.draw import effect, outcome, whole_table
from valewright.misty.terminal.face import MistyFace
from valewright.misty.terminal.map import board_map
from valewright.misty.terminal.sheet import Sheet
from valewright.mystic.terminal.face import MysticFace
from valewright.terminal.layout import YOU
from valewright.words import Words

GAME = ("--game", "misty-valley")
NAMES = [YOU, "Greedy"]
RULE = "\n".join(islice(cycle(("1", "2", "1", "4", "3")), 2000)) + "\n"


def sheet(state: State) -> Sheet:
    return Sheet(state, 0, NAMES, 80, Words("en"))


def saved_game(path: Path, moves: int) -> Record:
    record = Record(game("misty-valley"), {"expansion": True}, 5)
    bot = make_bot("random", 1)
    while not record.state.over and len(record.moves) < moves:
        record.play(bot.choose(Seat(record.state, record.state.to_act)))
    record.save(path)
    return record


@pytest.mark.parametrize("options", [(), ("--expansion", "--tribes", "choose"), ("--light",)])
def test_a_whole_game_by_a_fixed_rule(
    run: Run, data_folder: Path, options: tuple[str, ...]
) -> None:
    done = run("play", "--terminal", *GAME, "--seed", 3, "--bots", "random", *options, typed=RULE)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert "The game is over" in done.stdout
    assert all(len(line) <= 80 for line in lines if "valewright replay" not in line)
    record = load_record(only_save(data_folder))
    assert record.state.over
    totals = [int(line.split()[-1]) for line in lines if line.startswith("  Total")]
    assert totals == record.state.scores()
    replayed = run("replay", *GAME, only_save(data_folder)).stdout
    assert "Turn 1, move" in replayed
    assert " with " in replayed or "A draw" in replayed


def test_two_people_at_one_keyboard(run: Run, data_folder: Path) -> None:
    done = run("play", *GAME, "--terminal", "--seed", 4, "--humans", 2, typed=RULE)
    assert done.exit_code == 0
    assert "Player 2, it is your turn. Press Enter" in done.stdout


def test_commands_moves_in_words_undo_save_and_resume(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    state = new_game(seed=3, first="1")
    shape = state.view(0)["me"]["hand"][0]["shape"]
    patrol = Words("en").say(f"misty-shape-{shape}.tile")
    typed = [
        "tiles", "unseen", "card Smoke", "card nothing", "table", "help", "log", "99", "castle",
        f"patrol {shape} at (1,-1) facing 3", "undo", "facing 2", "explore st",
        f"save {path}", "quit",
    ]  # fmt: skip
    done = run(
        "play", *GAME, "--terminal", "--seed", 3, "--first", 1, "--bots", "random",
        typed="\n".join(typed) + "\n",
    )  # fmt: skip
    assert done.exit_code == 0
    for said in (
        "Valley tiles, two of which are out of the game",
        "Smoke Bomb  Tribes: Berrygnawers.  Text: Cover one side",
        "There is no tile, tribe or ability “nothing”",
        "There is no move 99",
        "'castle'",
        "Undone.",
        f"You send {patrol} (1,-1)",
    ):
        assert said in done.stdout
    assert load_record(path).words[:3] == [f"patrol {shape}", "at (1,-1)", "facing 2"]
    again = run("play", "--terminal", "--resume", path, typed="log all\nquit\n")
    assert f"You send {patrol} (1,-1)" in again.stdout


def test_a_phrase_is_not_read_beyond_what_is_hidden(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    run(
        "play", *GAME, "--terminal", "--seed", 3, "--first", 1, "--light",
        typed=f"explore stack at (99,99)\nsave {path}\nquit\n",
    )  # fmt: skip
    assert load_record(path).words == ["explore stack"]


def test_replay_stops_where_asked_and_waits(run: Run, tmp_path: Path) -> None:
    saved_game(tmp_path / "game.txt", 60)
    early = run("replay", *GAME, tmp_path / "game.txt", "--to", 20).stdout
    assert "Move 20 of 60" in early
    assert "START" in early
    stepped = run("replay", tmp_path / "game.txt", "--step", typed="\nq\n").stdout
    assert "Turn 2" in stepped
    assert "points" in stepped


def test_simulate(run: Run) -> None:
    done = run("simulate", *GAME, "--games", 2, "--bots", "random", "--expansion")
    assert "decisions" in done.stdout
    assert "spoil" not in done.stdout
    found = json.loads(
        run("simulate", *GAME, "--games", 2, "--light", "--json", "--first", "2").stdout
    )
    assert found["game"] == "misty-valley"
    assert found["options"]["light"] is True
    assert found["rates"] == {}


def test_bench(run: Run) -> None:
    found = json.loads(run("bench", *GAME, "--seconds", 0.01, "--json").stdout)
    assert found["mixes"]["expansion"]["decisions_per_second"] > 0


def test_cards(run: Run, tmp_path: Path) -> None:
    whole = run("cards", *GAME).stdout
    for found in ("Acorns 1", "Troubadour Cat", "Trailseekers: Fork", "Berrygnawers", "Diplomacy"):
        assert found in whole
    assert "Acorns 1" not in run("cards", *GAME, "--kind", "encounter").stdout
    assert "designed" in run("cards", *GAME, "--sources", "fork").stdout
    file = tmp_path / "mine.toml"
    file.write_text("[scoring]\nflower_majority = 9\n", encoding="utf-8")
    assert "most flowers 9" in " ".join(run("cards", *GAME, "--cards", file).stdout.split())


def test_printed_values_of_ones_own(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[scoring]\nunused_ability = 0\n", encoding="utf-8")
    done = run("simulate", *GAME, "--games", 1, "--bots", "random", "--cards", file, "--json")
    assert "unused_ability" in json.loads(done.stdout)["options"]["cards"]


def test_rulings_of_one_game(run: Run) -> None:
    shown = run("rulings", *GAME).stdout
    assert "MI-CONTROL-11" in shown
    assert "MV-SPOIL-01" not in shown
    assert run("rulings", "--uncovered", "--all").exit_code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", *GAME, "--players", "3"), "Misty Valley is for 2 players, not 3"),
        (("simulate", *GAME, "--sets", "base"), "sets: is for mystic-vale, not for misty-valley"),
        (("simulate", "--light"), "light: is for misty-valley, not for mystic-vale"),
        (("play", "--terminal", *GAME, "--pool", "9"), "pool: is for mystic-vale"),
        (("balance", *GAME, "--first", "1"), "first: balance lets both tribes go first"),
        (("balance", *GAME, "--tribes", "choose"), "tribes: balance lets both tribes go first"),
        (("cards", *GAME, "--level", "1"), "level: Misty Valley has no levels"),
        (("cards", *GAME, "--set", "base"), "set: Misty Valley has no sets"),
        (("box", "check", *GAME, "x.toml"), "Misty Valley has no card values to fill in"),
        (("box", "progress", *GAME, "x.toml"), "Misty Valley has no card values to fill in"),
        (("box", "template", *GAME), "Misty Valley has no card values to fill in"),
        (("cards", *GAME, "--kind", "vale"), "'vale' is not one of valley, encounter"),
        (("cards", "--kind", "tribe"), "'tribe' is not one of advancement"),
        (("cards", *GAME, "gryphon"), "nothing matches"),
        (("rulings", "--game", "chess"), "'chess' is not one of mystic-vale, misty-valley"),
    ],
)
def test_what_is_wrong_gets_a_clear_line(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert done.exit_code != 0
    assert said in done.output


def test_the_map_fits_its_page_however_long_the_board() -> None:
    names = [f"{kind} {n}" for kind in ("acorn", "mushroom", "crystal") for n in (1, 2, 3)]
    for length in range(1, 10):
        board = [f"({k + 1},0) {name}" for k, name in enumerate(names[:length])]
        board.append("(-1,0) Trailseekers ring facing 1")
        state = position(board, options={"expansion": True})
        drawn = [line.plain for line in board_map(sheet(state), {})]
        assert all(len(line) <= 80 for line in drawn)
        assert any("START"[:3] in line for line in drawn)


def test_what_a_side_would_do_is_noted() -> None:
    state = position(["(1,0) water 1"], [{"hand": ["spearhead"]}, {}])
    for move in state.phrase("patrol spearhead at (2,0)"):
        state.play(move)
    assert effect(sheet(state), state.parse("facing 4")) == "Water 1 -> Trailseekers"
    shown = "\n".join(line.plain for line in whole_table(sheet(state)))
    assert "Facing: left  Water 1 -> Trailseekers" in shown


def test_nothing_hidden_is_noted_beside_a_cell() -> None:
    """With the expansion control may depend on the token that is still hidden."""
    board = ["(1,0) Trailseekers ring facing 0"]
    for tokens in (["wall"], ["flower"]):
        state = position(
            board, options={"expansion": True}, tokens=tokens, display=["water 1", "water 2"]
        )
        state.play(state.parse("explore water 1"))
        assert {effect(sheet(state), move) for move in state.legal_moves()} == {""}


def test_what_a_player_lost_is_told() -> None:
    state = position(
        ["(1,0) water 1", "(2,0) Trailseekers tripod facing 0"],
        [{}, {"hand": ["spearhead"]}],
        turn=1,
    )
    face = MistyFace(state, Words("en"))
    _, seen = face.events(state, 0)
    for move in state.phrase("patrol spearhead at (2,-1) facing 3"):
        state.play(move)
    events, _ = face.events(state, seen)
    told = " ".join(face.in_short(events, NAMES, 0))
    assert "Greedy sends the Spearhead patrol (2,-1)" in told
    assert "control of the water tile 1" in told
    with pytest.raises(GameError, match="not a game of Misty Valley"):
        MistyFace(mystic.new_game(seed=1), Words("en"))
    with pytest.raises(GameError, match="not a game of Mystic Vale"):
        MysticFace(state, Words("en"))


def test_outcomes() -> None:
    def ended(*hands: list[str]) -> State:
        players = [{"hand": hand, "stack": []} for hand in hands]
        state = position(["(1,0) water 1"], players, last_turn=True, valley_stack=[], display=[])
        while not state.over:
            state.play(state.parse("pass" if state.decision == "turn" else "end turn"))
        return state

    assert (
        outcome(ended(["ring"], []), NAMES, Words("en"))
        == "You win with 10 points, with more patrol tiles in hand."
    )
    assert (
        outcome(ended(["ring"], ["ring"]), NAMES, Words("en"))
        == "A draw at 10 points: nobody wins."
    )


def test_balance_tells_how_even_the_tribes_are(run: Run, tmp_path: Path) -> None:
    words = ("balance", *GAME, "--games", "2", "--bots", "novice", "--seed", "1")
    done = run(*words, "--plots", tmp_path / "charts")
    assert done.exit_code == 0
    for word in (
        "2 games",
        "first player",
        "trailseekers",
        "berrygnawers",
        "users win",
        "wins.svg",
    ):
        assert word in done.stdout
    assert json.loads(run(*words, "--json").stdout)["first_player"]["games"] == 2
