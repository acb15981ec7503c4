"""What tools/mutate.py chooses, keeps and reports; mutmut itself is not run here."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools import mutate

UNDO = "src/valewright/kernel/undo.py"
DIFF = f"""# valewright.kernel.undo.xǁTrailǁbefore__mutmut_1: survived
--- {UNDO}
+++ {UNDO}
@@ -1,4 +1,4 @@
 def before(self, state: State) -> None:
-    before
+    after
"""


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for results."""
    monkeypatch.setattr(mutate, "RESULTS", tmp_path)
    monkeypatch.setattr(mutate, "EQUIVALENT", tmp_path / "equivalent.toml")
    return tmp_path


def survivor(line: int, after: str) -> dict[str, Any]:
    name = f"valewright.kernel.undo.x_f__mutmut_{line}"
    return {"name": name, "state": "survived", "line": line, "before": "a", "after": after}


def write(survivors: list[dict[str, Any]], source: str, killed: int, open_: list[str]) -> None:
    states = {"killed": killed, "survived": len(survivors), "open": len(open_)}
    result = {"source": source, "states": states, "survivors": survivors, "open": open_}
    mutate.result_of(UNDO).write_text(json.dumps(result), "utf-8")


def test_the_files_of_the_rules() -> None:
    files = mutate.rules_files()
    assert UNDO in files
    assert all((mutate.ROOT / name).is_file() for name in files)
    assert not any("/bots/" in name or name.endswith("__init__.py") for name in files)


def test_a_file_that_is_no_rules_file_is_refused() -> None:
    assert mutate.chosen_files([UNDO]) == [UNDO]
    with pytest.raises(SystemExit, match=r"README\.md: not a file of the rules"):
        mutate.chosen_files(["README.md"])


def test_a_commit_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SystemExit, match="--changed no-such-commit"):
        mutate.changed_files("no-such-commit")


def test_only_what_is_open_is_tried(results: Path) -> None:
    """Nothing known: all; the file as it was: what is open; changed: what mutmut says."""
    assert mutate.to_try(UNDO, again=False) == ["valewright.kernel.undo.*"]
    write([survivor(3, "b")], mutate.fingerprint(UNDO), 8, ["x"])
    assert mutate.to_try(UNDO, again=False) == ["x"]
    assert mutate.to_try(UNDO, again=True) == ["valewright.kernel.undo.x_f__mutmut_3"]
    assert not mutate.is_done(UNDO, again=False)
    write([], mutate.fingerprint(UNDO), 9, [])
    assert mutate.is_done(UNDO, again=False)
    assert mutate.is_done(UNDO, again=True)
    write([], "changed since", 9, [])
    mutate.meta_of(UNDO).write_text("{}", "utf-8")
    assert mutate.to_try(UNDO, again=False) == []
    assert not mutate.is_done(UNDO, again=False)


def test_the_report(results: Path) -> None:
    """A score without equivalent mutants, and each other survivor with file and line."""
    write([survivor(3, "b"), survivor(4, "c")], mutate.fingerprint(UNDO), 9, [])
    known = f"[[mutant]]\nfile = '{UNDO}'\nbefore = 'a'\nafter = 'c'\nwhy = 'unused'\n"
    mutate.EQUIVALENT.write_text(known, "utf-8")
    lines = mutate.report([UNDO]).splitlines()
    assert f"| {UNDO} | 11 | 9 | 1 | 1 | 0 | 0 | 90.0% |" in lines
    assert f"- {UNDO}:3 (survived) `a` became `b`" in lines
    assert not any(f"{UNDO}:4" in line for line in lines)


def test_the_line_of_a_mutant(monkeypatch: pytest.MonkeyPatch) -> None:
    """mutmut counts from the function's first line; the report counts in the file."""
    monkeypatch.setattr(mutate, "mutmut", lambda *_: DIFF)
    name = "valewright.kernel.undo.xǁTrailǁbefore__mutmut_1"
    found = mutate.described(UNDO, name, "survived")
    lines = (mutate.ROOT / UNDO).read_text("utf-8").splitlines()
    assert lines[found["line"] - 2].strip().startswith("def before(")
    assert (found["before"], found["after"]) == ("before", "after")


def test_equivalent_mutants_give_a_reason() -> None:
    for mutant in mutate.listed_equivalent():
        assert set(mutant) == {"file", "before", "after", "why"}
        assert mutant["file"] in mutate.rules_files()
        assert mutant["before"] in " ".join((mutate.ROOT / mutant["file"]).read_text().split())


def test_a_sample_is_drawn_by_its_seed_and_has_a_confidence() -> None:
    every = [f"mutant {n}" for n in range(100)]
    chosen = mutate.drawn(every, 20, seed=1)
    assert len(set(chosen)) == 20
    assert chosen == mutate.drawn(every, 20, seed=1) != mutate.drawn(every, 20, seed=2)
    assert sorted(mutate.drawn(every, 500, seed=1)) == sorted(every)
    low, high = mutate.wilson(90, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)
    assert mutate.wilson(0, 0) == (0.0, 1.0)
