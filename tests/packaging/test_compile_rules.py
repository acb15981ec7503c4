"""The tool that compiles the rules, on a project of two modules."""

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.games import FOLDERS
from tools import compile_rules

needs_compiler = pytest.mark.skipif(
    compile_rules.why_not() is not None, reason="the rules cannot be compiled here"
)

PYPROJECT = """
[tool.valewright.compile]
packages = ["small.rules"]
exclude = ["small.rules.left_out"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    rules = tmp_path / "src" / "small" / "rules"
    rules.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (rules.parent / "__init__.py").touch()
    (rules / "__init__.py").touch()
    write_counting(tmp_path, "def double(n: int) -> int:\n    return n + n\n")
    (rules / "left_out.py").write_text("ANSWER = 42\n")
    (rules / "data.toml").write_text("answer = 42\n")
    return tmp_path


def write_counting(project: Path, code: str) -> None:
    (project / "src" / "small" / "rules" / "counting.py").write_text(code)


def names(tree: Path) -> list[str]:
    """The files in a tree, by the part of their names that is the same on every machine."""
    return sorted(
        f"{path.parent.relative_to(tree).as_posix()}/{path.name.split('.')[0]}{path.suffix}"
        for path in tree.rglob("*")
        if path.is_file()
    )


def test_sources_leave_out_package_files_and_what_is_excluded(project: Path) -> None:
    assert compile_rules.sources(project) == [Path("src/small/rules/counting.py")]


def test_the_real_list_names_modules_that_exist() -> None:
    found = compile_rules.sources(compile_rules.ROOT)
    assert Path("src/valewright/kernel/rng.py") in found
    for folder in FOLDERS.values():
        assert any(path.is_relative_to(f"src/valewright/{folder}") for path in found)


@needs_compiler
def test_a_tree_has_sources_data_and_compiled_modules(project: Path) -> None:
    tree = compile_rules.build_tree(project)
    suffix = "pyd" if sys.platform == "win32" else "so"
    assert names(tree) == [
        f"./valewright__mypyc.{suffix}",
        "small/__init__.py",
        "small/rules/__init__.py",
        "small/rules/counting.py",
        f"small/rules/counting.{suffix}",
        "small/rules/data.toml",
        "small/rules/left_out.py",
    ]


@needs_compiler
def test_compiles_again_only_when_a_source_changes(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compile_rules.build_tree(project)
    assert "compiling 1 modules" in capsys.readouterr().out

    (project / "src/small/rules/left_out.py").unlink()
    tree = compile_rules.build_tree(project)
    assert capsys.readouterr().out == ""
    assert "small/rules/left_out.py" not in names(tree)

    write_counting(project, "def half(n: int) -> int:\n    return n // 2\n")
    compile_rules.build_tree(project)
    assert "compiling 1 modules" in capsys.readouterr().out


@needs_compiler
def test_a_mistake_is_reported_and_not_kept(project: Path) -> None:
    write_counting(project, "def double(n: int) -> str:\n    return n\n")
    with pytest.raises(compile_rules.CompilationFailedError, match="Incompatible return value"):
        compile_rules.build_tree(project)
    assert not (project / "build" / "extensions").exists()


@needs_compiler
def test_what_was_begun_ahead_is_waited_for_and_its_mistakes_are_told(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ahead = compile_rules.begin_ahead(project)
    compile_rules.build_tree(project)
    assert ahead.wait() == 0
    said = (project / "build" / "compile.log").read_text() + capsys.readouterr().out
    assert said.count("compiling 1 modules") == 1

    write_counting(project, "def double(n: int) -> str:\n    return n\n")
    assert compile_rules.begin_ahead(project).wait() == compile_rules.EXIT_FAILED
    assert "Incompatible return value" in (project / "build" / "compile.log").read_text()
    with pytest.raises(compile_rules.CompilationFailedError, match="Incompatible return value"):
        compile_rules.build_tree(project)


# Runs in a process of its own: calls that compiled code makes, held against plain Python
HELD_AGAINST_PLAIN = """
import random
import sys
import traceback
from importlib.util import module_from_spec, spec_from_file_location

from small.rules import using

assert not using.__file__.endswith(".py"), using.__file__
spec = spec_from_file_location("plain_rows", sys.argv[1])
plain = module_from_spec(spec)
spec.loader.exec_module(plain)

rng = random.Random(5)


def number():
    near, far = rng.randrange(-1, 9), rng.randrange(-700, 1 << 40)
    return rng.choice([near, near, near, near // 2, rng.randrange(-700, 700), far])


GIVEN = {
    "i64": number,
    "bytes": lambda: bytes(rng.choices([0, 1, 2, 3, 255], k=rng.randrange(7))),
    "bytearray": lambda: bytearray(rng.randbytes(rng.randrange(4))),
    "list[Any]": lambda: [f"item {k}" for k in range(rng.randrange(7))],
    "list[int]": lambda: rng.choices([0, -1, 7, -113, 1 << 40], k=rng.randrange(7)),
    "tuple[int, ...]": lambda: tuple(rng.randrange(-1, 9) for _ in range(rng.randrange(4))),
}


def tried(function, row, given):
    try:
        return function(row, *given), row
    except (IndexError, ValueError) as error:
        frames = traceback.extract_tb(error.__traceback__)
        return type(error), str(error), row, [frame.name for frame in frames]


failures = 0
for name, kinds in eval(sys.argv[2]).items():
    done = 0
    for _ in range(4000):
        row = bytearray(rng.randbytes(9))
        if kinds[0] != "bytearray":
            row = GIVEN[kinds[0]]()
        given = [GIVEN[kind]() for kind in kinds[1:]]
        if name == "put_packed":
            given[1] = min(given[1], 7)
        ours = tried(getattr(using, name), row[:], given)
        theirs = tried(getattr(plain, name), row[:], given)
        assert ours[:3] == theirs[:3], (name, row, given, ours, theirs)
        if len(ours) == 4:
            failures += 1
            assert "_room" not in ours[3], "the header was not used"
        else:
            done += 1
    assert done > 30, name
assert failures > 1000
print("alike")
"""


@needs_compiler
def test_what_is_written_in_c_does_what_python_says(project: Path) -> None:
    kernel = compile_rules.ROOT / "src" / "valewright" / "kernel"
    rules = project / "src" / "small" / "rules"
    config = PYPROJECT + 'helpers = ["small.rules.rows"]\n'
    (project / "pyproject.toml").write_text(config)
    code = (kernel / "rows.py").read_text()
    (rules / "rows.py").write_text(code)
    shutil.copy(kernel / "rows.h", rules / "rows.h")
    taken: dict[str, list[str]] = {}
    lines = ["from __future__ import annotations", "from typing import TYPE_CHECKING, Any"]
    lines += ["from small.rules import rows", "if TYPE_CHECKING:"]
    lines += ["    from mypy_extensions import i64"]
    for node in ast.parse(code).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            given = {one.arg: ast.unparse(one.annotation or one) for one in node.args.args}
            taken[node.name] = list(given.values())
            signature = ", ".join(f"{name}: {kind}" for name, kind in given.items())
            lines.append(f"def {node.name}({signature}) -> {ast.unparse(node.returns or node)}:")
            lines.append(f"    return rows.{node.name}({', '.join(given)})")
    (rules / "using.py").write_text(
        "\n".join(lines).replace("-> None:\n    return", "-> None:\n   ")
    )
    tree = compile_rules.build_tree(project)
    run = subprocess.run(
        [sys.executable, "-c", HELD_AGAINST_PLAIN, str(kernel / "rows.py"), repr(taken)],
        env={"PYTHONPATH": str(tree), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "alike\n", run.stderr


@needs_compiler
@pytest.mark.skipif(sys.platform != "linux", reason="profiles are for GCC")
@pytest.mark.parametrize(
    ("training", "said"),
    [
        ("from small.rules.counting import double; assert double(2) == 4", "guided by a profile"),
        ("raise SystemExit('no games')", "NOT guided by a profile, because its games failed"),
    ],
)
def test_games_guide_the_compiler(
    training: str,
    said: str,
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("VALEWRIGHT_PROFILED", "1")
    (project / "pyproject.toml").write_text(PYPROJECT + 'training = "train.py"\n')
    (project / "train.py").write_text(training)
    tree = compile_rules.build_tree(project)
    assert f"rules: {said}" in capsys.readouterr().out
    code = "from small.rules import counting; print(counting.double(3), counting.__file__)"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(tree)},
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.fullmatch(r"6 .+\.so\n", run.stdout)
    assert not list(project.rglob("*.gcda"))

    kept = json.loads((project / "build" / "extensions" / compile_rules.STAMP).read_text())
    assert kept["profiled"] == "True", "compiled anew when it is to be another form"


def test_says_when_plain_python_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALEWRIGHT_PURE", "1")
    assert compile_rules.why_not() == "VALEWRIGHT_PURE=1 asks for it"


def test_says_when_there_is_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VALEWRIGHT_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    reason = compile_rules.why_not()
    assert reason is not None
    assert "no working C compiler" in reason


def _imported(path: Path) -> set[str]:
    """The packages that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").partition(".")[0])
    return found


def test_the_rules_compile_with_nothing_but_what_players_install() -> None:
    config = tomllib.loads((compile_rules.ROOT / "pyproject.toml").read_text())
    overrides = config["tool"]["mypy"]["overrides"]
    runtime = {re.split(r"[^\w-]", name)[0] for name in config["project"]["dependencies"]}
    brought_by_mypyc = {"mypy_extensions"}
    known = brought_by_mypyc | {*sys.stdlib_module_names, "valewright", *runtime}
    for override in overrides:
        if override.get("ignore_missing_imports"):
            known |= set(override["module"])
    for path in compile_rules.sources(compile_rules.ROOT):
        unknown = _imported(compile_rules.ROOT / path) - known
        assert not unknown, f"{path} imports {unknown}: mypyc stops where they are not installed"
