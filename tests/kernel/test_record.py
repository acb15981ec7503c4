"""Records: written, read, replayed, taken back, saved, and refused when they are wrong."""

import os
import random
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.mixes import MIXES, MYSTIC_VALE, OWN_CARDS, mixes, seeds, soak
from valewright import games
from valewright.kernel.errors import BadRecord, IllegalMove
from valewright.kernel.record import Record

DOCS = Path(__file__).parents[2] / "docs" / "records.md"

SHORT = """\
valewright record 1
game: mystic-vale
option players: 2
option sets: ["base"]
option leaders: "off"
option amulets: "off"
option conclaves: []
option buy_vp: false
option stacked: false
option pool: 23
seed: 7
player 1: Ann
player 2: Bob

1: push; pass; end harvest
2: pass
end: 4 moves
"""


def random_record(options: dict[str, Any], seed: int, moves: int, **more: Any) -> Record:
    record = Record(MYSTIC_VALE, options, seed, **more)
    rng = random.Random(seed)
    while not record.state.over and len(record.moves) < moves:
        record.play(rng.choice(record.state.legal_moves()))
    return record


def finished() -> Record:
    return random_record({"pool": 5}, 7, 10_000)


def read(text: str) -> Record:
    return games.read_record(text)


def test_a_record_is_written_as_documented() -> None:
    record = read(SHORT)
    assert record.words == ["push", "pass", "end harvest", "pass"]
    assert record.names == ["Ann", "Bob"]
    assert record.text() == SHORT


def test_the_example_of_the_docs_is_a_record() -> None:
    """Every record in docs/records.md reads, and is written again as it stands there."""
    blocks = [b for b in DOCS.read_text("utf-8").split("```") if b.startswith("text\nvalewright")]
    assert len(blocks) >= 2
    for block in blocks:
        text = block.removeprefix("text\n")
        assert read(text).text() == text


@soak(40)
@given(mixes(), seeds, st.integers(0, 300))
def test_reading_gives_back_what_was_written(
    options: dict[str, Any], seed: int, moves: int
) -> None:
    record = random_record(options, seed, moves)
    back = read(record.text())
    assert back.state == record.state
    assert back.moves == record.moves
    assert back.options == record.options
    assert back.text() == record.text()


@soak(40)
@given(
    st.lists(st.text(st.characters(exclude_characters="\r", exclude_categories=["Cs"])), max_size=4)
)
def test_comments_stay_where_they_are(notes: list[str]) -> None:
    record = Record(MYSTIC_VALE, {}, 7)
    for note in notes:
        record.note(note)
        record.play(record.state.legal_moves()[-1])
    text = record.text()
    back = read(text)
    assert back.notes == record.notes
    assert back.text() == text


def test_lines_are_one_seat_each_and_not_too_long() -> None:
    record = random_record(MIXES["all sets"], 3, 10_000)
    lines = [line for line in record.text().split("\n") if line[:1].isdecimal()]
    assert max(map(len, lines)) <= 100
    assert len(lines) < len(record.moves) / 2


def test_a_record_says_how_it_ended() -> None:
    record = finished()
    scores = ", ".join(map(str, record.state.scores()))
    assert f"\nresult: {scores}; won by " in record.text()
    assert read(record.text()).state.over


def test_a_game_that_was_given_up_has_ended_and_says_who_won() -> None:
    record = read(SHORT)
    assert read(SHORT).ended is False
    record.resign(0)
    assert record.ended is True
    assert record.winners() == [1]
    assert "\nresigned: 1\nresult: 0, 0; won by 2\nend: 4 moves\n" in record.text()
    again = read(record.text())
    assert again.resigned == [0]
    assert again.winners() == [1]
    again.undo()
    assert again.resigned == []
    record.play(record.state.legal_moves()[0])
    assert record.resigned == []


def test_who_resigned_in_a_game_that_others_played_to_its_end_has_not_won() -> None:
    record = finished()
    first = record.winners()[0]
    record.resign(first)
    assert record.winners() == [1 - first]
    assert read(record.text()).winners() == [1 - first]


def test_a_card_file_is_in_the_record_to_read() -> None:
    record = random_record({"cards": OWN_CARDS}, 7, 30)
    text = record.text()
    count = len(OWN_CARDS.split("\n"))
    assert f"option cards: {count} lines\n    # Podlings as they are in our box\n" in text
    assert '\n\n    [[advancement]]\n    name = "Dawnsinger"\n' in text
    assert read(text).options["cards"] == OWN_CARDS
    assert read(text).state == record.state


@pytest.mark.parametrize("more", ["", "\n\n", "    ", "# \r\n", "\n \n"])
def test_a_card_file_is_kept_to_the_letter(more: str) -> None:
    record = Record(MYSTIC_VALE, {"cards": OWN_CARDS + more}, 7)
    assert read(record.text()).options["cards"] == OWN_CARDS + more


def test_a_record_survives_mail() -> None:
    """Line ends of another system, a byte order mark, spaces, blank lines, comments."""
    lines = SHORT.splitlines()
    for mangled in (
        "\r\n".join(lines),
        "\ufeff" + SHORT,
        "\n\n".join(lines),
        "\n".join(f" {line}  " for line in lines),
        "# mine\n" + SHORT + "\n\n",
    ):
        assert read(mangled).state == read(SHORT).state


def test_moves_may_be_numbers_or_words() -> None:
    by_words = Record(MYSTIC_VALE, {}, 7, ["push", "pass"])
    by_numbers = Record(MYSTIC_VALE, {}, 7, by_words.moves)
    assert by_words.state == by_numbers.state
    assert by_numbers.words == ["push", "pass"]


@pytest.mark.parametrize("move", ["jump", 200, -1, True, 1.0, None])
def test_a_refused_move_is_not_written_down(move: Any) -> None:
    record = read(SHORT)
    before = record.state.clone()
    with pytest.raises((IllegalMove, TypeError)):  # compiled code refuses a wrong type by itself
        record.play(move)
    assert record.text() == SHORT
    assert record.state == before


def test_an_illegal_move_among_the_first_is_named() -> None:
    with pytest.raises(BadRecord, match=r"^move 2: 'jump' is not legal now \(plant\)"):
        Record(MYSTIC_VALE, {}, 7, ["push", "jump"])


def test_a_record_of_a_state() -> None:
    record = read(SHORT)
    assert Record.of(MYSTIC_VALE, record.state, record.moves, record.names).text() == SHORT
    with pytest.raises(BadRecord, match="do not lead to this state"):
        Record.of(MYSTIC_VALE, record.state, record.moves[:2])


def test_replay_to_any_move() -> None:
    record = Record(MYSTIC_VALE, {"players": 3}, 7)
    rng = random.Random(1)
    states = [record.state.clone()]
    for _ in range(60):
        record.play(rng.choice(record.state.legal_moves()))
        states.append(record.state.clone())
    for k, state in enumerate(states):
        assert record.replay(k) == state
    assert record.replay() == record.state
    for wrong in (-1, 61):
        with pytest.raises(BadRecord, match=f"there is no move {wrong}: .* 60 moves"):
            record.replay(wrong)


def test_undo_takes_moves_and_comments_back() -> None:
    record = read(SHORT)
    record.note("well")
    assert record.undo(0) == record.state
    state = record.undo(2)
    assert state is record.state
    assert state == record.replay(2)
    assert record.words == ["push", "pass"]
    assert record.notes == []
    with pytest.raises(BadRecord, match="cannot undo 3: the record has 2 moves"):
        record.undo(3)
    assert record.words == ["push", "pass"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("valewright record 1", "valewright record 9", "line 1: record version 9 is unknown"),
        ("valewright record 1\n", "", "line 1: not a game record"),
        ("mystic-vale", "chess", "line 2: game: 'chess' is not one of mystic-vale"),
        ("game: mystic-vale\n", "", "line 2: 'game: ...' must come here, not 'option players: 2'"),
        ("players: 2", "players: 9", "line 3: players: Mystic Vale is for 2 to 6 players, not 9"),
        ("players: 2", "players: two", "line 3: option players: 'two' is not a JSON value"),
        ("players: 2", "players: null", "line 3: players: must be a whole number, not None"),
        ("players: 2", "players 2", "line 3: an option needs a colon"),
        ("players: 2", "colour: 2", "line 3: colour: is not an option"),
        ("leaders", "players", "line 5: option players was given in line 3 already"),
        ("buy_vp: false", 'buy_vp: "no"', "line 8: buy_vp: must be true or false, not 'no'"),
        ("seed: 7", "seed: x", "line 11: seed: must be a whole number, not 'x'"),
        ("seed: 7\n", "", "line 11: 'seed: ...' must come here, not 'player 1: Ann'"),
        ("player 2: Bob", "player 3: Bob", "line 13: 'player 2: ...' must come here"),
        ("player 2: Bob\n", "", "line 12: 1 names for 2 players"),
        ("player 2: Bob", "player 2:", "line 13: '' is not a name"),
        ("push; pass", "push; buy Podlings", "line 15, move 2 (2 in all): 'buy Podlings' is not"),
        ("2: pass", "2: jump", "line 16, move 1 (4 in all): 'jump' is not legal now (plant): pass"),
        ("2: pass", "1: pass", "line 16, move 1 (4 in all): it is for player 2 to move, not 1"),
        ("2: pass", "2: ", "line 16, move 1 (4 in all): there is nothing"),
        ("push; pass", "push;; pass", "line 15, move 2 (2 in all): there is nothing"),
        ("2: pass", "x: pass", "line 16: 'SEAT: moves', 'result: ...' or 'end: ...' must come"),
        ("end: 4 moves", "end: 5 moves", "line 17: the end says '5 moves', but there are 4 moves"),
        ("end: 4 moves\n", "", "the record is cut off: there is no 'end' line"),
        ("end:", "result: 1, 2; won by 1\nend:", "line 17: there is a result, but"),
        ("end:", "resigned: Ann\nend:", "line 17: 'resigned: ' needs the numbers of players"),
        ("end:", "resigned: 3\nend:", "line 17: there is no player 3 who could resign"),
        ("end:", "resigned: 1, 1\nend:", "line 17: player 1 has resigned already"),
        ("end:", "resigned: 1\nend:", "line 18: the game is over, so a 'result: ...' line"),
        ("end:", "resigned: 1\nresult: 0, 0; won by 1\nend:", "line 18: the result"),
        ("4 moves\n", "4 moves\n2: pass\n", "line 18: nothing may follow the end: '2: pass'"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, complaint: str) -> None:
    assert SHORT.count(old) >= 1
    with pytest.raises(BadRecord) as caught:
        read(SHORT.replace(old, new, 1))
    assert complaint in str(caught.value)


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", " \n\n\n", "# only a comment\n\n"])
def test_a_record_of_nothing_is_refused_in_its_first_line(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line 1: not a game record"):
        read(text)


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = finished().text()
    for length in range(0, len(text) - 1, 7):
        with pytest.raises(BadRecord, match=r"^line \d+"):
            read(text[:length])


def test_a_card_file_cut_off_or_moved_is_refused() -> None:
    text = Record(MYSTIC_VALE, {"cards": OWN_CARDS}, 7).text()
    with pytest.raises(BadRecord, match=r"line 13: option cards: cut off after 2 of 9 lines"):
        read("\n".join(text.split("\n")[:13]))
    with pytest.raises(BadRecord, match=r"line 13: option cards: its 9 lines must be indented"):
        read(text.replace("    [[adv", "[[adv", 1))
    with pytest.raises(BadRecord, match=r"line 11: .*Podlings.*cost"):
        read(text.replace("cost = 3", "cost = -3"))


def test_a_wrong_result_is_refused() -> None:
    record = finished()
    text = record.text()
    result = text[text.index("result:") : text.index("\nend:")]
    with pytest.raises(BadRecord, match=r"the result '99, 1; won by 1' is wrong: the moves lead"):
        read(text.replace(result, "result: 99, 1; won by 1"))
    with pytest.raises(BadRecord, match=r"so a 'result: \.\.\.' line must come here"):
        read(text.replace(result + "\n", ""))
    with pytest.raises(BadRecord, match=r"'end: \.\.\.' must come here, not 'result"):
        read(text.replace(result, f"{result}\n{result}"))
    with pytest.raises(BadRecord, match=r"'pass' is not legal: the game is over"):
        read(text.replace(result, f"1: pass\n{result}"))


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Eve"], ["Ann", ""], ["Ann", "a\nb"]])
def test_names_are_one_line_for_each_player(names: list[str]) -> None:
    with pytest.raises(BadRecord, match="name"):
        Record(MYSTIC_VALE, {}, 7, names=names)


def test_words_that_do_not_fit_are_refused_before_they_are_played() -> None:
    class Talkative:
        def __init__(self) -> None:
            self.inner = MYSTIC_VALE.start({}, 7)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.inner, name)

        def notation(self, move: int) -> str:
            return "pass; and more"

    record = Record(MYSTIC_VALE, {}, 7)
    record.state = Talkative()
    with pytest.raises(BadRecord, match="cannot be written"):
        record.play(0)
    assert record.moves == []


def test_saving_and_loading(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    read(SHORT).save(path)
    assert path.read_bytes() == SHORT.encode()
    assert games.load_record(path).text() == SHORT
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none\.record: cannot be read"):
        games.load_record(tmp_path / "none.record")
    path = tmp_path / "odd.record"
    path.write_bytes(b"valewright record 1\n\xff")
    with pytest.raises(BadRecord, match=r"odd\.record: cannot be read"):
        games.load_record(path)
    path.write_text("hello")
    with pytest.raises(BadRecord, match=r"odd\.record, line 1: not a game record"):
        games.load_record(path)


def test_saving_fails_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A save that fails leaves the old file as it was, and nothing beside it."""
    path = tmp_path / "game.record"
    path.write_text("old")

    def fails(handle: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(BadRecord, match=r"game\.record: cannot be written: the disk is full"):
        read(SHORT).save(path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]


def test_saving_nowhere_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be written"):
        read(SHORT).save(tmp_path / "none" / "game.record")


def test_a_saved_record_can_be_read_by_others(tmp_path: Path) -> None:
    """A new file gets the usual permissions, an old one keeps its own."""
    path = tmp_path / "game.record"
    plain = tmp_path / "plain"
    plain.write_text("")
    read(SHORT).save(path)
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)
    path.chmod(0o640)
    read(SHORT).save(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
