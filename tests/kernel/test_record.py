"""Records: written, read, replayed, taken back, saved, and refused when they are wrong."""

import os
import random
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toys import BoxedNim, boxed
from valewright import games
from valewright.kernel import components as data
from valewright.kernel.errors import BadData, BadRecord, IllegalMove, NeedsVersion
from valewright.kernel.record import Record, restored, saved_text
from valewright_nim import Nim

NIM = Nim()
TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs" / "records.md"
LEFT_OUT = "    ...\n"
SHORT = """\
valewright record 2
game: nim
rules: 1
option players: 2
option piles: 3
option most: 7
option misere: false
seed: 7
player 1: Ann
player 2: Bob

1: take 1 from pile 1
2: take 1 from pile 1
1: take 5 from pile 3
2: take 4 from pile 2
state: 32d87e189789d1f2 f003b56e15cdb054
end: 4 moves
"""


def random_record(options: dict[str, Any], seed: int, moves: int, **more: Any) -> Record:
    record = Record(NIM, options, seed, **more)
    rng = random.Random(seed)
    while not record.state.over and len(record.moves) < moves:
        record.play(rng.choice(record.state.legal_moves()))
    return record


def finished() -> Record:
    return random_record({}, 7, 10_000)


def read(text: str) -> Record:
    return games.read_record(text)


def test_a_record_is_written_as_documented() -> None:
    record = read(SHORT)
    assert record.words[2:] == ["take 5 from pile 3", "take 4 from pile 2"]
    assert record.names == ["Ann", "Bob"]
    assert record.text() == SHORT


def test_the_examples_of_the_docs_are_records() -> None:
    """Every record in docs/records.md reads, and is written again as it stands there.

    The block of its data is left out there; it is beside the golden games, under its name.
    """
    blocks = [b for b in DOCS.read_text("utf-8").split("```") if b.startswith("text\nvalewright")]
    assert len(blocks) >= 2
    for block in blocks:
        text = block.removeprefix("text\n")
        if LEFT_OUT in text:
            name = text.partition("data: ")[2].partition("\n")[0]
            (file,) = TESTS.glob(f"*/golden/data/{name[:12]}.txt")
            kept = data.packed(file.read_text("utf-8"))
            text = text.replace(LEFT_OUT, "".join(f"    {line}\n" for line in kept))
        assert read(text).text() == text


@given(st.integers(1, 8), st.integers(1, 32), st.integers(0, 2**32), st.integers(0, 60))
def test_reading_gives_back_what_was_written(piles: int, most: int, seed: int, moves: int) -> None:
    record = random_record({"piles": piles, "most": most}, seed, moves)
    back = read(record.text())
    assert back.state == record.state
    assert back.moves == record.moves
    assert back.options == record.options
    assert back.text() == record.text()


@given(
    st.lists(st.text(st.characters(exclude_characters="\r", exclude_categories=["Cs"])), max_size=4)
)
def test_comments_stay_where_they_are(notes: list[str]) -> None:
    record = Record(NIM, {"piles": 8, "most": 32}, 7)
    for note in notes:
        record.note(note)
        record.play(record.state.legal_moves()[-1])
    text = record.text()
    back = read(text)
    assert back.notes == record.notes
    assert back.text() == text


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
    words = ["take 1 from pile 1", "take 2 from pile 2"]
    by_words = Record(NIM, {}, 7, words)
    by_numbers = Record(NIM, {}, 7, by_words.moves)
    assert by_words.state == by_numbers.state
    assert by_numbers.words == words


@pytest.mark.parametrize("move", ["jump", 200, -1, True, 1.0, None])
def test_a_refused_move_is_not_written_down(move: Any) -> None:
    record = read(SHORT)
    before = record.state.clone()
    with pytest.raises((IllegalMove, TypeError)):  # compiled code refuses a wrong type by itself
        record.play(move)
    assert record.text() == SHORT
    assert record.state == before


def test_an_illegal_move_among_the_first_is_named() -> None:
    with pytest.raises(BadRecord, match=r"^move 2: 'jump' is not legal now: take 1 or more"):
        Record(NIM, {}, 7, ["take 1 from pile 1", "jump"])


def test_a_record_of_a_state() -> None:
    record = read(SHORT)
    assert Record.of(NIM, record.state, record.moves, record.names).text() == SHORT
    with pytest.raises(BadRecord, match="do not lead to this state"):
        Record.of(NIM, record.state, record.moves[:2])


def test_replay_to_any_move() -> None:
    record = Record(NIM, {}, 7)
    states = [record.state.clone()]
    for _ in range(10):
        record.play(record.state.legal_moves()[0])
        states.append(record.state.clone())
    for k, state in enumerate(states):
        assert record.replay(k) == state
    assert record.replay() == record.state
    for wrong in (-1, 11):
        with pytest.raises(BadRecord, match=f"there is no move {wrong}: .* 10 moves"):
            record.replay(wrong)


def test_undo_takes_moves_and_comments_back() -> None:
    record = read(SHORT)
    record.note("well")
    assert record.undo(0) == record.state
    state = record.undo(2)
    assert state is record.state
    assert state == record.replay(2)
    assert record.words == ["take 1 from pile 1"] * 2
    assert record.notes == []
    with pytest.raises(BadRecord, match="cannot undo 3: the record has 2 moves"):
        record.undo(3)
    assert record.words == ["take 1 from pile 1"] * 2


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "valewright record 2",
            "valewright record 9",
            "line 1: record version 9 is unknown; this program reads 1, 2 and 3",
        ),
        ("valewright record 2\n", "", "line 1: not a game record"),
        ("nim", "chess", "line 2: game: 'chess' is not one of "),
        ("game: nim\n", "", "line 2: 'game: ...' must come here, not 'rules: 1'"),
        ("rules: 1", "rules: one", "line 3: rules: must be a whole number, not 'one'"),
        ("players: 2", "players: 9", "line 4: players: must be 2, not 9"),
        ("players: 2", "players: two", "line 4: option players: 'two' is not a JSON value"),
        ("players: 2", "players: null", "line 4: players: must be a whole number, not None"),
        ("players: 2", "players 2", "line 4: an option needs a colon"),
        ("players: 2", "colour: 2", "line 4: colour: is not an option"),
        ("most", "players", "line 6: option players was given in line 4 already"),
        ("misere: false", 'misere: "no"', "line 7: misere: must be true or false, not 'no'"),
        ("seed: 7", "seed: x", "line 8: seed: must be a whole number, not 'x'"),
        ("seed: 7\n", "", "line 8: 'seed: ...' must come here, not 'player 1: Ann'"),
        ("player 2: Bob", "player 3: Bob", "line 10: 'player 2: ...' must come here"),
        ("player 2: Bob\n", "", "line 9: 1 names for 2 players"),
        ("player 2: Bob", "player 2:", "line 10: '' is not a name"),
        (
            "1 from pile 1\n1",
            "9 from pile 1\n1",
            "line 13, move 1 (2 in all): 'take 9 from pile 1'",
        ),
        ("2: take 4", "2: jump", "line 15, move 1 (4 in all): 'jump from pile 2' is not legal"),
        ("2: take 4", "1: take 4", "line 15, move 1 (4 in all): it is for player 2 to move, not 1"),
        ("2: take 4 from pile 2", "2: ", "line 15, move 1 (4 in all): there is nothing"),
        ("2: take 4", "2:; take 4", "line 15, move 1 (4 in all): there is nothing"),
        ("2: take 4", "x: take 4", "line 15: 'SEAT: moves', 'result: ...' or 'end: ...' must come"),
        ("state: ", "state: x", "line 16: the moves lead to another state than 'x"),
        ("state: ", "state: x y ", "line 16: 'state: MARK MARK' must come here, not 'state: x y"),
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
    for length in range(len(text) - 1):
        with pytest.raises(BadRecord, match=r"^line \d+"):
            read(text[:length])


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
    with pytest.raises(BadRecord, match=r"'pass' is not legal now: the game is over"):
        read(text.replace("state:", "1: pass\nstate:"))


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Eve"], ["Ann", ""], ["Ann", "a\nb"]])
def test_names_are_one_line_for_each_player(names: list[str]) -> None:
    with pytest.raises(BadRecord, match="name"):
        Record(NIM, {}, 7, names=names)


def test_words_that_do_not_fit_are_refused_before_they_are_played() -> None:
    class Talkative:
        def __init__(self) -> None:
            self.inner = NIM.start({}, 7)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.inner, name)

        def notation(self, move: int) -> str:
            return "pass; and more"

    record = Record(NIM, {}, 7)
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


# What a record depends on


def boxed_record(*moves: str, cards: str | None = None) -> Record:
    return Record(BoxedNim(), {"cards": cards}, 7, moves)


def read_boxed(text: str) -> Record:
    return Record.read(text, boxed)


def test_a_record_of_version_1_is_read_as_ever() -> None:
    old = "".join(
        line
        for line in SHORT.replace("record 2", "record 1").splitlines(keepends=True)
        if not line.startswith(("rules:", "state:"))
    )
    assert read(old).text() == SHORT


def test_a_record_replays_with_its_own_data(monkeypatch: pytest.MonkeyPatch) -> None:
    text = boxed_record("take 3 from pile 2").text()
    monkeypatch.setattr(BoxedNim, "piles", {"small": 1})
    back = read_boxed(text)
    assert back.state.data()["piles"] == [2, 1]
    assert back.text() == text
    assert boxed_record().state.data()["piles"] == [1]


def test_a_card_file_goes_with_the_data_and_stays_readable() -> None:
    record = boxed_record("take 5 from pile 3", cards="6")
    assert '\noption cards: "6"\n' in record.text()
    assert read_boxed(record.text()).options == {"cards": "6"}
    with pytest.raises(BadRecord, match=r"line 5: option cards is not the one that its data"):
        read_boxed(record.text().replace('cards: "6"', 'cards: "7"'))


def test_data_cut_off_anywhere_are_refused() -> None:
    text = boxed_record("take 1 from pile 1").text()
    for length in range(len(text) - 1):
        with pytest.raises(BadRecord, match=r"^line \d+"):
            read_boxed(text[:length])


def test_data_that_are_not_those_of_the_fingerprint_are_refused() -> None:
    record = boxed_record("take 1 from pile 1")
    named = data.fingerprint(record.components)
    text = record.text()
    with pytest.raises(BadRecord, match=rf"^line 4: data: .* has the fingerprint {named}$"):
        read_boxed(text.replace(named, "0" * 64))
    block = text[text.index("    ") : -1]
    other = "\n".join("    " + line for line in data.packed(record.components.replace("4", "5")))
    with pytest.raises(BadRecord, match=r"^line 4: data: the block after the end has the"):
        read_boxed(text.replace(block, other))
    with pytest.raises(BadRecord, match=r"data: kept data: it is damaged"):
        read_boxed(text.replace(block, "    " + block[8:]))
    with pytest.raises(BadRecord, match=r"'data: NUMBER lines' must come here, not 'data: some"):
        read_boxed(text.replace(f"data: {len(block.splitlines())} line", "data: some line"))


def test_a_wrong_option_is_told_with_its_line_where_a_record_has_data_of_its_own() -> None:
    text = boxed_record().text()
    line = next(i for i, found in enumerate(text.splitlines(), 1) if found.startswith("option"))
    with pytest.raises(BadRecord, match=rf"^line {line}: colour: is not an option"):
        read_boxed(text.replace("option cards: ", "option colour: "))


@pytest.mark.parametrize(
    ("digits", "complaint"),
    [
        (100, "option cards: its 9{100} lines must be indented"),
        (101, "option cards: '9{101} lines' is not a JSON"),
    ],
)
def test_a_number_of_lines_has_a_hundred_digits_at_most(digits: int, complaint: str) -> None:
    text = boxed_record().text()
    line = next(found for found in text.splitlines() if found.startswith("option cards"))
    with pytest.raises(BadRecord, match=complaint):
        read_boxed(text.replace(line, f"option cards: {'9' * digits} lines"))


def test_data_that_would_swell_beyond_measure_are_refused() -> None:
    bomb = data.packed("x" * 5_000_000)
    with pytest.raises(BadData, match="it is too long"):
        data.unpacked(bomb)


def test_data_of_another_version_of_the_game_are_its_own_error() -> None:
    text = boxed_record().text()
    record = boxed_record()
    odd = record.components + data.line("trap", "deep", {})
    text = Record(BoxedNim(), {}, 7).text()
    block = text[text.index("    ") :]
    text = text.replace(data.fingerprint(record.components), data.fingerprint(odd))
    text = text.replace(block, "".join(f"    {line}\n" for line in data.packed(odd)))
    with pytest.raises(NeedsVersion, match=r"needs another version of Boxed Nim: .*trap 'deep'"):
        read_boxed(text)


def test_a_record_of_newer_rules_says_which_it_needs() -> None:
    with pytest.raises(NeedsVersion) as caught:
        read(SHORT.replace("rules: 1", "rules: 2"))
    assert str(caught.value) == (
        "this game needs rules version 2 of Nim, and this is version 1: install a newer Valewright"
    )


def test_a_record_of_older_rules_goes_on_where_everything_is_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Nim, "rules_version", 2)
    assert read(SHORT).text() == SHORT.replace("rules: 1", "rules: 2")


@pytest.mark.parametrize(
    ("old", "new"),
    [("take 5 from", "take 6 from"), ("state: ", "state: 0"), ("4 moves", "3 moves")],
)
def test_a_record_of_older_rules_that_no_longer_fits_says_which_it_needs(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    monkeypatch.setattr(Nim, "rules_version", 2)
    with pytest.raises(NeedsVersion, match=r"needs rules version 1 of Nim.* version 2: line 1\d"):
        read(SHORT.replace(old, new))


def test_what_is_hidden_is_compared_where_the_rules_are_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen, deep = SHORT.split("state: ")[1].split("\n", maxsplit=1)[0].split()
    text = SHORT.replace(f"{seen} {deep}", f"{seen} {deep[::-1]}")
    assert read(text).text() == SHORT
    monkeypatch.setattr(Nim, "rules_version", 2)
    with pytest.raises(NeedsVersion, match="lead to another state"):
        read(text)


def test_a_record_may_go_on_from_a_stored_state() -> None:
    before = read(SHORT)
    saved = saved_text(NIM, before.state)
    record = Record(NIM, before.options, 7, ["take 1 from pile 1"], origin=saved)
    text = record.text()
    assert "\nstored state: " in text
    back = read(text)
    assert back.state == record.state
    assert back.text() == text
    assert back.undo() == before.state
    with pytest.raises(BadRecord, match="cut off"):
        read(text[: text.rindex("stored state:")])


@pytest.mark.parametrize("saved", ["", "{", "[]", "{}", '{"options":{},"piles":[1]}'])
def test_a_stored_state_that_is_none_is_refused(saved: str) -> None:
    with pytest.raises(BadData, match="the stored state"):
        restored(NIM, saved, 7, "")


def test_a_stored_state_that_comes_back_otherwise_is_refused() -> None:
    saved = saved_text(NIM, read(SHORT).state)
    with pytest.raises(BadData, match=r"^the stored state is of another version$"):
        restored(NIM, saved.replace("{", '{"colour":"red",', 1), 7, "")
