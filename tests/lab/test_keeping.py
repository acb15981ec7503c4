"""What is kept of simulated games: records that replay, and decisions that say what was known."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from valewright.games import game, load_record
from valewright.kernel.errors import BadData
from valewright.lab import keeping
from valewright.lab.keeping import DecisionFile, RecordFolder
from valewright.lab.simulate import Played, Summary, simulate

BOTS = ("search@4r", "random")


def kept(games: int, path: Path, jobs: int = 1) -> Summary:
    with DecisionFile(path) as file:
        return simulate(games, bots=BOTS, name="nim", seed=5, jobs=jobs, keepers=[file])


def test_every_game_has_a_record_that_replays(tmp_path: Path) -> None:
    folder = RecordFolder(tmp_path / "a" / "b")
    summary = simulate(3, bots=BOTS, name="nim", seed=5, jobs=2, keepers=[folder])
    files = sorted((tmp_path / "a" / "b").iterdir())
    assert [file.name for file in files] == [f"game-00000{i}.txt" for i in range(3)]
    records = [load_record(file) for file in files]
    assert sum(len(record.moves) for record in records) == 3 * summary.decisions.mean
    assert records[1].names == ["random", "search@4r"]
    assert all(record.state.over for record in records)
    assert summary.records == ()


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "game-000000.txt").write_text("mine")
    with pytest.raises(BadData, match="is not empty"):
        simulate(1, bots=BOTS, name="nim", keepers=[RecordFolder(tmp_path)])
    assert (tmp_path / "game-000000.txt").read_text() == "mine"


def test_decisions_can_be_played_again(tmp_path: Path) -> None:
    summary = kept(4, tmp_path / "games.parquet")
    rows: list[dict[str, Any]] = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 4 * summary.decisions.mean
    for number in range(4):
        mine = [row for row in rows if row["game"] == number]
        state = game("nim").start({}, mine[0]["seed"])
        for ply, row in enumerate(mine):
            assert (row["ply"], row["seat"], row["decision"]) == (ply, state.to_act, state.decision)
            assert tuple(row["legal"]) == state.legal_moves()
            assert row["words"] == state.notation(row["move"])
            observation = game("nim").part("observation")()
            assert row["observation"] == observation.observe(state, row["seat"])
            assert row["bot"] == BOTS[(row["seat"] + number) % 2]
            state.play(row["move"])
        assert state.over
        for row in mine:
            scores = state.scores()
            seat = row["seat"]
            assert (row["score"], row["lead"]) == (scores[seat], scores[seat] - scores[1 - seat])
            assert row["won"] == float(seat in state.winners())


def test_the_file_says_what_it_holds(tmp_path: Path) -> None:
    kept(2, tmp_path / "games.parquet")
    about = json.loads(parquet.read_schema(tmp_path / "games.parquet").metadata[b"valewright"])
    assert (about["game"], about["bots"], about["seed"]) == ("nim", list(BOTS), 5)
    assert about["observation"][:2] == ["I am to take", "misere"]


def test_the_file_does_not_depend_on_jobs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "ROWS", 20)
    kept(20, tmp_path / "one.parquet")
    kept(20, tmp_path / "two.parquet", jobs=2)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
    assert parquet.ParquetFile(tmp_path / "one.parquet").num_row_groups > 2


def test_what_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    kept(1, path)
    before = path.read_bytes()

    class Broken(RecordFolder):
        def add(self, played: Played) -> None:
            if played.number == 2:
                raise BadData("the disk is full")

    broken = Broken(tmp_path / "records")
    with pytest.raises(BadData, match="the disk is full"), DecisionFile(path) as file:
        simulate(3, bots=BOTS, name="nim", keepers=[file, broken])
    assert path.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["games.parquet", "records"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadData, match="cannot be"):
        kept(1, tmp_path / "file" / "games.parquet")
    with pytest.raises(BadData, match="cannot be used"):
        simulate(1, bots=BOTS, name="nim", keepers=[RecordFolder(tmp_path / "file" / "x")])
