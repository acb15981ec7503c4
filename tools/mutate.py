"""Mutation testing of the rules: break them in every small way and see whether a test notices.

``make mutate`` goes through all files of the rules, for a night; ``make mutate ARGS="FILE ..."``
through some, and ``ARGS="--changed main"`` through those that differ from a commit. A run that is
stopped goes on where it was. ``build/mutate/report.md`` has the score of each file and every
mutant that survived. mutmut makes and runs the mutants; one file is mutated at a time, in a copy.

``ARGS="--sample 100 --seed 1"`` draws that many mutants at random from the files that are named,
or from all, and estimates the score by them; ``build/mutate/sample.md`` has them. ``--again``
with the same words tries what survived once more. mutmut only makes these mutants: what it uses to
switch them on makes each function of a mutated file many times slower, here all of them. Each is
tried with the tests that call its function, the quickest first, up to the first that fails.
"""

from __future__ import annotations

import argparse
import ast
import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # for what the tools share

from tools.mutant_calls import CALLS, TESTS  # noqa: E402

WORK = ROOT / "build" / "mutate"
MUTANTS = WORK / "mutants"
RESULTS = WORK / "results"
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
COPIED = ("src", "tests", "tools", "examples", "docs", "pyproject.toml")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RULES = PYPROJECT["tool"]["coverage"]["run"]  # what is held to a coverage is what is mutated
LEFT_OUT: list[str] = PYPROJECT["tool"]["valewright"]["mutate"]["leave_out"]

# mutmut's exit codes of a mutant
STATES = {0: "survived", 5: "untested", 33: "untested", None: "open"}
SURVIVED = ("survived", "untested")


def rules_files() -> list[str]:
    """Every file of the rules."""
    found: list[str] = []
    for name in RULES["source_pkgs"]:
        for path in sorted((ROOT / "src").joinpath(*name.split(".")).rglob("*.py")):
            omitted = any(fnmatch(str(path), pattern) for pattern in RULES["omit"])
            if path.name != "__init__.py" and not omitted:
                found.append(str(path.relative_to(ROOT)))
    return found


def changed_files(commit: str) -> list[str]:
    """The files of the rules that differ from a commit."""
    asked = ["git", "diff", "--name-only", "--diff-filter=d", commit, "--", "src"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"--changed {commit}: {done.stderr.strip()}")
    return [name for name in done.stdout.split() if name in rules_files()]


def chosen_files(arguments: list[str]) -> list[str]:
    """The files that the command line names, one by one or by their folder."""
    every = rules_files()
    found: list[str] = []
    for name in arguments:
        named = Path(name)
        inside = [file for file in every if file == str(named) or named in Path(file).parents]
        if not inside:
            raise SystemExit(f"{name}: not a file of the rules, such as {every[0]}")
        found += inside
    return found


def module_of(file: str) -> str:
    return ".".join(Path(file).with_suffix("").parts[1:])


def tests_of(files: list[str]) -> list[str]:
    """The tests that are tried: those of the files' packages, and whole games as they should be.

    mutmut takes the ones that call the mutated function, the fastest first, up to the first that
    fails; what survives has seen them all.
    """
    packages = {f"tests/{Path(file).parts[2]}" for file in files}
    golden = [] if "tests/kernel" in packages else ["tests/kernel/test_golden.py"]
    return sorted(packages) + golden


# ``make test`` runs the scenarios by the command line: here each file of them is a test.
SCENARIOS = """
from pathlib import Path

import pytest

from valewright.scenarios import run_files

FILES = sorted(Path(__file__).parent.rglob("*.scenario"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios_hold(file: Path) -> None:
    assert run_files([str(file)], out=lambda _: None)
"""


# One file


def rescue() -> None:
    """Keep what a run that was killed had found out."""
    for meta in MUTANTS.rglob("*.meta"):
        shutil.copy(meta, meta_of(str(meta.relative_to(MUTANTS).with_suffix(""))))


def lay_out(files: list[str], left_out: list[str]) -> None:
    """A fresh copy of the project in which mutmut mutates some files."""
    if MUTANTS.exists():
        shutil.rmtree(MUTANTS)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "page")
    for name in COPIED:
        source, target = ROOT / name, WORK / name
        if target.is_dir():
            shutil.rmtree(target)
        if source.is_dir():
            shutil.copytree(source, target, ignore=unwanted)
        else:
            shutil.copy(source, target)
    for package in tests_of(files):
        if (WORK / package).is_dir():
            (WORK / package / "test_scenario_files.py").write_text(SCENARIOS, "utf-8")
    # A folder that is not there when Python starts is never looked into again.
    (MUTANTS / "src").mkdir(parents=True)
    (WORK / "setup.cfg").write_text(settings(files, left_out), "utf-8")


def settings(files: list[str], left_out: list[str]) -> str:
    """What mutmut is to do, as it reads it."""
    ignored = [f"--ignore-glob={pattern}" for pattern in left_out]
    values = {
        "source_paths": ["src"],
        "only_mutate": files,
        "also_copy": [name for name in COPIED if name not in ("src", "pyproject.toml")],
        "pytest_add_cli_args_test_selection": tests_of(files),
        "pytest_add_cli_args": ["-p", "no:cacheprovider", *ignored],
    }
    lines = ["[mutmut]", "use_git_change_detection=false"]
    lines += ["timeout_multiplier=5.0", "timeout_constant=5.0"]
    for key, value in values.items():
        lines += [f"{key}=", *[f"    {x}" for x in value]]
    return "\n".join([*lines, ""])


def python_environment(source: Path) -> dict[str, str]:
    """What Python is to find, and that the examples of Hypothesis are the same always (CI)."""
    path = os.pathsep.join(map(str, (source, *WORK.glob("examples/*/src"))))
    return {**os.environ, "PYTHONPATH": path, "CI": "true"}


def mutmut(*arguments: str, log: Path | None = None) -> str:
    """Run mutmut in the copy; its output, unless it goes into a file."""
    environment = python_environment(MUTANTS / "src")
    command = [sys.executable, "-m", "mutmut", *arguments]
    if log is None:
        done = subprocess.run(
            command, cwd=WORK, env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout
    with log.open("w", encoding="utf-8") as file:
        status = subprocess.run(
            command, cwd=WORK, env=environment, stdout=file, stderr=subprocess.STDOUT, check=False
        )
    if status.returncode:
        raise SystemExit(f"mutmut failed; the end of {log}:\n{log.read_text('utf-8')[-2000:]}")
    return ""


def meta_of(file: str) -> Path:
    """mutmut's own results of a file, kept from run to run."""
    return RESULTS / f"{module_of(file)}.meta"


def result_of(file: str) -> Path:
    """The results of a file as they are reported."""
    return RESULTS / f"{module_of(file)}.json"


def fingerprint(file: str) -> str:
    return sha256((ROOT / file).read_bytes()).hexdigest()


def last_result(file: str) -> dict[str, Any]:
    """The results of the file as it is now; nothing if it has changed since."""
    if result_of(file).exists():
        result: dict[str, Any] = json.loads(result_of(file).read_text("utf-8"))
        if result["source"] == fingerprint(file):
            return result
    return {}


def to_try(file: str, again: bool) -> list[str]:
    """The mutants of a file to name to mutmut; none: those that it has no result of.

    Whatever is named is tried, whether it has a result or not.
    """
    last = last_result(file)
    if last:
        return [m["name"] for m in last["survivors"]] if again else last["open"]
    return [] if meta_of(file).exists() else [f"{module_of(file)}.*"]


def is_done(file: str, again: bool) -> bool:
    """Whether every mutant of the file as it is now has been tried."""
    return bool(last_result(file)) and not to_try(file, again)


def mutate(file: str, again: bool, left_out: list[str]) -> None:
    """Try the mutants of one file that have not been tried, or ``again`` those that survived."""
    names = to_try(file, again)
    kept = meta_of(file).read_text("utf-8") if meta_of(file).exists() else ""
    lay_out([file], left_out)
    if kept:
        (MUTANTS / file).parent.mkdir(parents=True, exist_ok=True)
        (MUTANTS / f"{file}.meta").write_text(kept, "utf-8")
    try:
        mutmut("run", "--max-children", "1", *names, log=RESULTS / f"{module_of(file)}.log")
    finally:
        meta = MUTANTS / f"{file}.meta"
        if meta.exists():
            shutil.copy(meta, meta_of(file))
            collect(file)


def collect(file: str) -> None:
    """Write down how each mutant of a file fared."""
    states = {name: STATES.get(code, "killed") for name, code in codes_of(meta_of(file)).items()}
    survivors = [
        described(file, name, state) for name, state in states.items() if state in SURVIVED
    ]
    result = {
        "source": fingerprint(file),
        "states": dict(Counter(states.values())),
        "open": [name for name, state in states.items() if state == "open"],
        "survivors": survivors,
    }
    result_of(file).write_text(json.dumps(result, indent=1), "utf-8")


def described(file: str, name: str, state: str) -> dict[str, Any]:
    """A mutant: its line in the file, what stood there and what stands there instead."""
    diff = mutmut("show", name).splitlines()
    before = [line[1:].strip() for line in diff if re.match(r"-(?!--)", line)]
    after = [line[1:].strip() for line in diff if re.match(r"\+(?!\+\+)", line)]
    line = 0
    for text in diff:
        if hunk := re.match(r"@@ -(\d+)", text):
            line = int(hunk[1]) - 1
        elif text.startswith("-") and not text.startswith("---"):
            break
        elif text.startswith(" "):
            line += 1
    first = first_line(file, name)
    return {
        "name": name,
        "state": state,
        "line": first + line,
        "before": " ".join(before),
        "after": " ".join(after),
    }


def first_line(file: str, name: str) -> int:
    """Where the function of a mutant begins in its file."""
    for node in functions_of(file, name):
        return min([node.lineno, *[d.lineno for d in node.decorator_list]])
    return 0


def functions_of(file: str, name: str) -> list[ast.FunctionDef]:
    """The function of a mutant in its file; several where a property has a setter."""
    mangled = name.rpartition(".")[2].rpartition("__mutmut_")[0]
    parts = mangled.split("ǁ")  # mutmut writes xǁClassǁmethod, or x_function
    wanted = parts[1:] if len(parts) > 1 else [mangled.removeprefix("x_")]
    body: list[Any] = ast.parse((ROOT / file).read_text("utf-8")).body
    for part in wanted[:-1]:
        body = next(n.body for n in body if isinstance(n, ast.ClassDef) and n.name == part)
    return [n for n in body if isinstance(n, ast.FunctionDef) and n.name == wanted[-1]]


# A sample of all files

# Makes the mutants of all files, and tries none.
MAKE = """
from mutmut import __main__ as mutmut
mutmut.set_mutant_under_test("mutant_generation")
mutmut.copy_src_dir()
mutmut.copy_also_copy_files()
mutmut.setup_source_paths()
mutmut.store_lines_covered_by_tests()
mutmut.create_mutants(1)
"""


# What so few tests call may have been kept for the others: they are tried, too.
FEW = 20


def sample(files: list[str], n: int, seed: int, again: bool, left_out: list[str]) -> str:
    """Draw mutants at random from some files, each as likely as any other, and try them."""
    lay_out(files, left_out)
    subprocess.run([sys.executable, "-c", MAKE], cwd=WORK, check=True, stdout=subprocess.DEVNULL)
    every = sorted(name for file in files for name in codes_of(MUTANTS / f"{file}.meta"))
    chosen = drawn(every, n, seed)
    print(f"{len(chosen)} of {len(every)} mutants, drawn with seed {seed} ...", flush=True)
    states = states_kept(chosen, files, again)
    try_some([name for name in chosen if name not in states], files, left_out, states)
    return sample_report(files, every, chosen, states, seed)


def states_kept(chosen: list[str], files: list[str], again: bool) -> dict[str, str]:
    """What an earlier run of the same draw has found out, but for what is to be tried again."""
    drawing = " ".join([*chosen, *map(fingerprint, files)])
    kept = RESULTS / "sample.json"
    if kept.exists():
        last = json.loads(kept.read_text("utf-8"))
        if last.pop("drawing") == drawing:
            done = {name: state for name, state in last.items() if state not in SURVIVED}
            return {**(done if again else last), "drawing": drawing}
    return {"drawing": drawing}


def try_some(
    names: list[str], files: list[str], left_out: list[str], states: dict[str, str]
) -> None:
    """Try mutants one by one, and write down what becomes of each."""
    made = applied(names)
    seen = calls(made, files, left_out)
    for i, name in enumerate(names, 1):
        path, text = made[name]
        tests = tests_for(name, seen)
        if tests:
            put(path, text)
            code = run_tests(files, left_out, tests=tests)
            put(path, (ROOT / path).read_text("utf-8"))
            states[name] = "killed" if code else "survived"
        else:
            states[name] = "untested"
        print(f"{i} of {len(names)}: {states[name]} ({len(tests)} tests) {name}", flush=True)
        (RESULTS / "sample.json").write_text(json.dumps(states), "utf-8")


def applied(names: Iterable[str]) -> dict[str, tuple[str, str]]:
    """The file of each mutant, and its text with the mutant in it."""
    files = {name: f"src/{name.rpartition('.')[0].replace('.', '/')}.py" for name in names}
    return {name: (file, with_mutant(file, name)) for name, file in files.items()}


def with_mutant(file: str, name: str) -> str:
    """The text of a file with one of its mutants in place of the function."""
    lines = (ROOT / file).read_text("utf-8").splitlines(keepends=True)
    found = functions_of(file, name)
    there = next((node for node in found if not node.decorator_list), found[0])
    text = (MUTANTS / file).read_text("utf-8")
    mangled = name.rpartition(".")[2]
    (mutant,) = (
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name == mangled
    )
    put_in = text.splitlines(keepends=True)[mutant.lineno - 1 : mutant.end_lineno]
    put_in[0] = put_in[0].replace(mangled, there.name, 1)
    lines[there.lineno - 1 : there.end_lineno] = put_in
    return "".join(lines)


def put(path: str, text: str) -> None:
    """Write a file of the copy so that Python reads it again."""
    file = WORK / path
    file.write_text(text, "utf-8")
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
        compiled.unlink()


def calls(
    made: dict[str, tuple[str, str]], files: list[str], left_out: list[str]
) -> dict[str, dict[str, Any]]:
    """Of each test, how long it takes and which functions it calls; "" is before the tests."""
    shutil.copy(Path(__file__).with_name("mutant_calls.py"), WORK / "src")
    paths = {path for path, _ in made.values()}
    for path in paths:
        functions = {name.rpartition("__mutmut_")[0] for name in made if made[name][0] == path}
        put(path, marked(path, functions))
    found = RESULTS / "calls.json"
    found.unlink(missing_ok=True)
    if run_tests(files, left_out, calls=found):
        raise SystemExit(f"a test fails without any mutant: see {RESULTS / 'sample.log'}")
    for path in paths:
        put(path, (ROOT / path).read_text("utf-8"))
    seen: dict[str, dict[str, Any]] = json.loads(found.read_text("utf-8"))
    return seen


def marked(file: str, functions: Iterable[str]) -> str:
    """The text of a file in which some functions say that they are called."""
    lines = (ROOT / file).read_text("utf-8").splitlines(keepends=True)
    marks: dict[int, str] = {}
    for name in functions:
        for node in functions_of(file, f"{name}__mutmut_1"):
            first = node.body[1 if ast.get_docstring(node) and node.body[1:] else 0]
            indent = " " * first.col_offset
            marks[first.lineno] = f"{indent}__import__('mutant_calls').note({name!r})\n"
    for line in sorted(marks, reverse=True):
        lines.insert(line - 1, marks[line])
    return "".join(lines)


def tests_for(name: str, seen: dict[str, dict[str, Any]]) -> dict[str, float]:
    """The tests to try a mutant with, the quickest first, and how long they take."""
    function = name.rpartition("__mutmut_")[0]
    tests = sorted((test for test in seen if test), key=lambda test: seen[test]["seconds"])
    callers = [test for test in tests if function in seen[test]["calls"]]
    early = function in seen[""]["calls"]
    if (callers and len(callers) < FEW) or early:
        callers += [test for test in tests if test not in set(callers)]
    return {test: seen[test]["seconds"] for test in callers}


def run_tests(
    files: list[str],
    left_out: list[str],
    calls: Path | None = None,
    tests: dict[str, float] | None = None,
) -> int:
    """Run tests on the copy, up to the first that fails; pytest's exit code."""
    environment = python_environment(WORK / "src")
    if calls is not None:
        environment[CALLS] = str(calls)
    if tests is not None:
        (RESULTS / "tests.json").write_text(json.dumps(tests), "utf-8")
        environment[TESTS] = str(RESULTS / "tests.json")
    wanted = tests_of(files) if tests is None else {test.partition("::")[0] for test in tests}
    ignored = [f"--ignore-glob={pattern}" for pattern in left_out]
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "mutant_calls", *ignored]
    with (RESULTS / "sample.log").open("w", encoding="utf-8") as log:
        return subprocess.run(
            [sys.executable, "-m", "pytest", *options, *wanted],
            cwd=WORK, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False,
        ).returncode  # fmt: skip


def sample_report(
    files: list[str], every: list[str], chosen: list[str], states: dict[str, str], seed: int
) -> str:
    """The score that a sample stands for, and every mutant of it that survived."""
    counts: Counter[str] = Counter()
    lines: list[str] = []
    known = known_equivalent()
    for file in files:
        for name in codes_of(MUTANTS / f"{file}.meta"):
            if name not in chosen:
                continue
            state = states[name]
            if state != "killed":
                mutant = described(file, name, state)
                if (file, mutant["before"], mutant["after"]) in known:
                    state = "equivalent"
                else:
                    lines.append(survivor_line(file, mutant))
            counts[state] += 1
    tried = counts["killed"] + counts["survived"] + counts["untested"]
    low, high = wilson(counts["killed"], tried)
    score = f"{counts['killed']} of {tried} killed: {counts['killed'] / max(tried, 1):.1%}"
    head = f"{score} (95% confidence: {low:.0%} to {high:.0%}), {counts['equivalent']} equivalent"
    drawing = f"Drawn from {len(every)} mutants of {len(files)} files with seed {seed}."
    return "\n".join([f"{head}.", "", drawing, "", *lines, ""])


def codes_of(meta: Path) -> dict[str, int | None]:
    """How mutmut's runs of each mutant ended."""
    if not meta.exists():  # nothing in the file can be mutated
        return {}
    codes: dict[str, int | None] = json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
    return codes


def drawn(every: list[str], n: int, seed: int) -> list[str]:
    """So many of them at random, the same for the same seed."""
    return random.Random(seed).sample(every, min(n, len(every)))


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 95% confidence interval of a share, by Wilson's score.

    >>> ["%.3f" % bound for bound in wilson(90, 100)]
    ['0.826', '0.945']
    """
    if not of:
        return 0.0, 1.0
    z = 1.96
    share, spread = hits / of, z * z / of
    middle = share + spread / 2
    width = z * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return (middle - width) / (1 + spread), (middle + width) / (1 + spread)


# The report


def listed_equivalent() -> list[dict[str, str]]:
    """Mutants that change nothing anyone could see, each with the reason why."""
    if not EQUIVALENT.exists():
        return []
    listed: list[dict[str, str]] = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]
    return listed


def known_equivalent() -> set[tuple[str, str, str]]:
    return {(m["file"], m["before"], m["after"]) for m in listed_equivalent()}


def survivor_line(file: str, m: dict[str, Any]) -> str:
    return f"- {file}:{m['line']} ({m['state']}) `{m['before']}` became `{m['after']}`"


def report(files: Iterable[str]) -> str:
    """The scores of all files that have results, and every mutant that survived."""
    known = known_equivalent()
    rows = ["| file | mutants | killed | equivalent | survived | untested | open | score |"]
    rows.append("| --- " * 8 + "|")
    total: Counter[str] = Counter()
    details: list[str] = []
    for file in files:
        if not result_of(file).exists():
            continue
        result = json.loads(result_of(file).read_text("utf-8"))
        counts = Counter(result["states"])
        lines: list[str] = []
        for m in result["survivors"]:
            if (file, m["before"], m["after"]) in known:
                counts[m["state"]] -= 1
                counts["equivalent"] += 1
            else:
                lines.append(survivor_line(file, m))
        rows.append(row(file, counts))
        total += counts
        details += ["", f"### {file}", "", *lines] if lines else []
    rows.append(row("all", total))
    head = ["# Mutation testing of the rules", ""]
    return "\n".join([*head, *rows, "", "## Survivors", *details, ""])


def row(name: str, counts: Counter[str]) -> str:
    tried = counts["killed"] + counts["survived"] + counts["untested"]
    score = f"{100 * counts['killed'] / tried:.1f}%" if tried else "-"
    kinds = ("killed", "equivalent", "survived", "untested", "open")
    numbers = [counts.total(), *[counts[kind] for kind in kinds]]
    return f"| {name} | " + " | ".join(map(str, numbers)) + f" | {score} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("files", nargs="*", help="files of the rules; all of them if none is named")
    parser.add_argument("--changed", metavar="COMMIT", help="the files that differ from a commit")
    parser.add_argument("--again", action="store_true", help="try those that survived once more")
    parser.add_argument("--report", action="store_true", help="only write the report anew")
    parser.add_argument(
        "--leave-out", metavar="PATTERN", action="append", help="tests to leave out besides"
    )
    parser.add_argument("--sample", metavar="N", type=int, help="try so many, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of the draw")
    args = parser.parse_args()
    left_out = [*LEFT_OUT, *(args.leave_out or ())]
    files = changed_files(args.changed) if args.changed else chosen_files(args.files)
    if not files and not args.changed:
        files = rules_files()
    RESULTS.mkdir(parents=True, exist_ok=True)
    rescue()
    if args.sample:
        found = sample(files, args.sample, args.seed, args.again, left_out)
        (WORK / "sample.md").write_text(found, "utf-8")
        print(found)
        return
    try:
        for file in [] if args.report else files:
            if not is_done(file, args.again):
                print(f"{file} ...", flush=True)
                mutate(file, args.again, left_out)
                print(report([file]).splitlines()[4], flush=True)
    except KeyboardInterrupt:
        print("Stopped; the next run goes on from here.")
    (WORK / "report.md").write_text(report(rules_files()), "utf-8")
    print(f"The report is in {(WORK / 'report.md').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
