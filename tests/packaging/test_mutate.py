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
    assert UNDO in mutate.chosen_files(["src/valewright/kernel/"])
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


def test_a_mutant_takes_the_place_of_its_own_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another class of the file has a method of the same name, which stays as it is."""
    file = "src/valewright/kernel/game.py"
    name = "xǁCardGameǁstart__mutmut_3"
    mutants = tmp_path / file
    mutants.parent.mkdir(parents=True)
    mutants.write_text(f"class CardGame:\n    def {name}(self):\n        return None\n", "utf-8")
    monkeypatch.setattr(mutate, "MUTANTS", tmp_path)
    made = mutate.applied([f"valewright.kernel.game.{name}"])
    ((path, text),) = made.values()
    assert path == file
    begin, whole = "    def start(self", (mutate.ROOT / file).read_text("utf-8")
    assert text.count(begin) == whole.count(begin) == 2
    assert text.rpartition(begin)[0] == whole.rpartition(begin)[0]
    assert text.rpartition(begin)[2].startswith("):\n        return None\n\n    def ")


def test_a_marked_function_says_that_it_is_called() -> None:
    """After its docstring, so that this stays one."""
    name = "valewright.kernel.undo.xǁTrailǁbefore"
    text = mutate.marked(UNDO, {name})
    at = text.index(f"__import__('mutant_calls').note('{name}')")
    assert text[:at].rstrip().endswith('"""')
    assert text[:at].rpartition("    def ")[2].startswith("before(")
    compile(text, UNDO, "exec")
    assert len(text.splitlines()) == len((mutate.ROOT / UNDO).read_text("utf-8").splitlines()) + 1


def calling(**tests: tuple[float, list[str]]) -> dict[str, dict[str, Any]]:
    """What a first run of the tests has seen: how long each takes, and what it calls."""
    seen = {test: {"seconds": s, "calls": c} for test, (s, c) in tests.items()}
    return {"": {"seconds": 0.0, "calls": ["early"]}, **seen}


def test_the_quickest_tests_that_call_a_function_come_first() -> None:
    many = {f"call_{n}": (9.0 - n / 10, ["f"]) for n in range(mutate.FEW)}
    seen = calling(other=(0.1, []), quick=(0.2, ["f"]), **many)
    found = list(mutate.tests_for("f__mutmut_1", seen))
    assert found == ["quick", *[f"call_{n}" for n in reversed(range(mutate.FEW))]]
    assert mutate.tests_for("untested__mutmut_1", seen) == {}


def test_what_few_tests_call_is_tried_with_the_others_after_them() -> None:
    """They may use what it left in a cache; what is called before all tests, too."""
    seen = calling(slow=(3.0, []), other=(0.1, []), caller=(2.0, ["f"]))
    assert list(mutate.tests_for("f__mutmut_1", seen)) == ["caller", "other", "slow"]
    assert list(mutate.tests_for("early__mutmut_2", seen)) == ["other", "caller", "slow"]


def test_a_sample_that_was_stopped_goes_on(results: Path) -> None:
    """Unless another one is drawn, or a file has changed."""
    first = mutate.states_kept(["a", "b"], [UNDO], False)
    (results / "sample.json").write_text(json.dumps({**first, "a": "killed"}), "utf-8")
    assert mutate.states_kept(["a", "b"], [UNDO], False)["a"] == "killed"
    assert "a" not in mutate.states_kept(["a", "c"], [UNDO], False)


def test_what_survived_is_tried_again_and_all_else_is_kept(results: Path) -> None:
    first = mutate.states_kept(["a", "b"], [UNDO], False)
    told = {**first, "a": "killed", "b": "survived"}
    (results / "sample.json").write_text(json.dumps(told), "utf-8")
    assert mutate.states_kept(["a", "b"], [UNDO], True) == {**first, "a": "killed"}


def test_the_report_of_a_sample(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score leaves out what is equivalent, and names what survived."""
    known = f"[[mutant]]\nfile = '{UNDO}'\nbefore = 'a'\nafter = '3'\nwhy = 'unused'\n"
    mutate.EQUIVALENT.write_text(known, "utf-8")
    monkeypatch.setattr(mutate, "codes_of", lambda _: dict.fromkeys("1234"))
    monkeypatch.setattr(
        mutate, "described", lambda _, name, state: {**survivor(int(name), name), "state": state}
    )
    states = {"1": "killed", "2": "survived", "3": "survived", "drawing": "1 2 3"}
    lines = mutate.sample_report([UNDO], list("1234"), list("123"), states, 7).splitlines()
    assert lines[0] == "1 of 2 killed: 50.0% (95% confidence: 9% to 91%), 1 equivalent."
    assert lines[4:] == [f"- {UNDO}:2 (survived) `a` became `2`"]


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
