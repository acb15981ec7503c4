"""Compile the rules with mypyc.

    python tools/compile_rules.py             # build/compiled: the package with compiled modules
    python tools/compile_rules.py --ahead     # begin in the background, and return at once
    VALEWRIGHT_PROFILED=1 python tools/compile_rules.py   # twice, guided by games in between

Exit status: 0 done, 1 the compilation failed, 3 this machine cannot compile (and why).

What was begun ahead is waited for by whoever needs it next. If it failed there, it is tried again
here, where everybody sees what the compiler says.

The compiled modules are kept in build/extensions with a stamp of everything they came from, so
that `make build`, `make test` and the wheel compile once. What is compiled is said in
pyproject.toml under [tool.valewright.compile].

Guided by a profile, the same C is compiled twice. What comes of the first time counts how often
each branch is taken while `training` of that table plays; the second time the compiler knows. It
takes GCC and twice as long, and changes nothing but the speed. Where it cannot be done, that is
said, and the rules are compiled as usual.
"""

import argparse
import ast
import fnmatch
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GROUP = "valewright"  # names the module that holds all the machine code: valewright__mypyc
OPT_LEVEL = "3"
EXIT_FAILED = 1
EXIT_CANNOT = 3
STAMP = "stamp.json"
COMPILED_H = Path(__file__).resolve().with_name("compiled.h")
# The top level of a module in mypyc's C: see compiled.h
RUNS_ONCE = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
POP_LAST = re.compile(r"\bCPyList_PopLast\(")  # likewise
TOLD = "rules: "  # how lines begin that a compilation which went well says
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
GUIDED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]


class CannotCompileError(Exception):
    """This machine, or its user, does not want a compiled build; the message says why."""


class CompilationFailedError(Exception):
    """There are the means to compile, but it went wrong; the message has the compiler's words."""


def _config(root: Path) -> dict[str, Any]:
    with (root / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]["valewright"]["compile"]
    return found


def sources(root: Path) -> list[Path]:
    """The files to compile, relative to the root."""
    config = _config(root)
    found: list[Path] = []
    for package in config["packages"]:
        folder = root / "src" / Path(*package.split("."))
        found += [path.relative_to(root) for path in folder.rglob("*.py")]
    return sorted(path for path in found if _wanted(path, config["exclude"]))


def _wanted(path: Path, exclude: list[str]) -> bool:
    module = ".".join(path.with_suffix("").parts[1:])
    return path.name != "__init__.py" and not any(
        fnmatch.fnmatchcase(module, pattern) for pattern in exclude
    )


def helpers(root: Path) -> dict[Path, Path]:
    """Modules whose functions are written in C as well, with the header that has them."""
    found: dict[Path, Path] = {}
    for module in _config(root).get("helpers", []):
        path = Path("src", *module.split(".")).with_suffix(".py")
        found[path] = path.with_suffix(".h")
    return found


def why_not() -> str | None:
    """Why the rules cannot be compiled here, or None when they can."""
    if os.environ.get("VALEWRIGHT_PURE") == "1":
        return "VALEWRIGHT_PURE=1 asks for it"
    if platform.python_implementation() != "CPython":
        return f"mypyc needs CPython, not {platform.python_implementation()}"
    for module, package in (("mypyc", "mypy"), ("setuptools", "setuptools")):
        if importlib.util.find_spec(module) is None:
            return f"{package} is not installed"
    return _why_no_compiler()


def _why_no_compiler() -> str | None:
    """Try the C compiler on a file that needs what the compiled rules will need."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        run = _run_worker(["--probe", str(probe)], cwd=Path(folder))
    if run.returncode == 0:
        return None
    said = [line for line in run.stdout.splitlines() if line.strip()]
    return f"no working C compiler with Python's headers was found ({said[-1] if said else 'none'})"


def build_extensions(root: Path = ROOT) -> dict[str, Path]:
    """Compile if anything changed; the compiled files by their place beside the package."""
    reason = why_not()
    if reason is not None:
        raise CannotCompileError(reason)
    from tools.web import locked

    kept = root / "build" / "extensions"
    kept.parent.mkdir(parents=True, exist_ok=True)
    stamp = _stamp(root)
    with locked(root, "compile"):
        if not _is_fresh(kept, stamp):
            _compile(root, kept, stamp)
    return {name: kept / name for name in _files_in(kept) if name != STAMP}


def build_tree(root: Path = ROOT) -> Path:
    """The whole package in build/compiled, its compiled modules beside their sources."""
    extensions = build_extensions(root)
    tree = root / "build" / "compiled"
    wanted = {
        str(path.relative_to(root / "src")): path
        for path in (root / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    wanted |= extensions
    for name in _files_in(tree):
        if name not in wanted:
            (tree / name).unlink()
    for name, source in wanted.items():
        _copy_if_changed(source, tree / name)
    return tree


def _stamp(root: Path) -> dict[str, str]:
    """Everything the compiled modules depend on."""
    code = hashlib.sha256(Path(__file__).read_bytes())
    code.update(COMPILED_H.read_bytes())
    for path in [*sources(root), *helpers(root).values()]:
        code.update(f"{path.as_posix()}\0".encode())
        code.update((root / path).read_bytes())
    return {
        "sources": code.hexdigest(),
        "python": sys.version,
        "platform": sysconfig.get_platform(),
        "mypy": importlib.metadata.version("mypy"),
        "compiler": " ".join(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")),
        "profiled": str(profiled()),
    }


def profiled() -> bool:
    """Whether the compiler is to be guided by a profile."""
    return os.environ.get("VALEWRIGHT_PROFILED") == "1"


def _is_fresh(kept: Path, stamp: dict[str, str]) -> bool:
    try:
        return bool(json.loads((kept / STAMP).read_text()) == stamp)
    except (OSError, ValueError):
        return False


def _compile(root: Path, kept: Path, stamp: dict[str, str]) -> None:
    files = sources(root)
    print(f"compiling {len(files)} modules with mypyc ...", flush=True)
    started = time.monotonic()
    with tempfile.TemporaryDirectory(dir=kept.parent, prefix="mypyc-") as folder:
        made = Path(folder) / "extensions"
        arguments = ["--worker", str(made), str(Path(folder) / "c"), *map(str, files)]
        run = _run_worker(arguments, cwd=root)
        if run.returncode != 0:
            raise CompilationFailedError(f"the compilation failed:\n{run.stdout.rstrip()}")
        for line in run.stdout.splitlines():
            if line.startswith(TOLD):
                print(line, flush=True)
        (made / STAMP).write_text(json.dumps(stamp, indent=2) + "\n")
        shutil.rmtree(kept, ignore_errors=True)
        made.rename(kept)
    print(f"compiled in {time.monotonic() - started:.0f} s", flush=True)


def begin_ahead(root: Path = ROOT) -> subprocess.Popen[bytes]:
    """Compile in a process of its own, which Ctrl-C ends too; what it says goes to a file."""
    log = root / "build" / "compile.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as said:
        return subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--extensions", str(root)],
            cwd=root,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
        )


def _run_worker(arguments: list[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    """This file again, in its own process: setuptools and mypyc rearrange the one they run in."""
    return subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), *arguments],
        cwd=cwd,
        # Not the cache of `mypy`, which may run at the same time and with other options
        env={**os.environ, "MYPY_CACHE_DIR": str(cwd / "build" / "mypyc-cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def _probe(source: Path) -> None:
    import setuptools
    from setuptools.command.build_ext import build_ext

    extension = setuptools.Extension("probe", [source.name])
    command = build_ext(setuptools.Distribution({"ext_modules": [extension]}))
    command.build_lib = command.build_temp = "out"
    command.ensure_finalized()
    command.run()


def _work(made: Path, temporary: Path, files: list[str]) -> None:
    import setuptools  # noqa: I001  # before mypyc, which looks for it when it is imported
    from setuptools.command.build_ext import build_ext
    from mypyc.build import mypycify

    headers = [str(COMPILED_H), *_put_in_place(Path.cwd())]
    extensions = mypycify(
        files,
        opt_level=OPT_LEVEL,
        debug_level="0",
        target_dir=str(temporary),
        group_name=GROUP,
    )
    for path in temporary.glob("__native*.c"):
        code = RUNS_ONCE.sub(r"VALEWRIGHT_ONCE \1", path.read_text())
        path.write_text(POP_LAST.sub("VALEWRIGHT_POP_LAST(", code))
    for extension in extensions:
        # mypyc gives all of them the same lists
        extension.extra_compile_args = [*extension.extra_compile_args, *_arguments(headers)]
        extension.extra_link_args = [*extension.extra_link_args]
    main = [extension for extension in extensions if extension.name.endswith("__mypyc")]

    def build(more: list[str]) -> None:
        for extension in main:  # the others only lead to it
            extension.extra_compile_args += more
            extension.extra_link_args += more
        command = build_ext(setuptools.Distribution({"name": GROUP, "ext_modules": extensions}))
        command.build_lib = str(made)
        command.build_temp = str(temporary)
        command.force = True
        command.ensure_finalized()
        command.run()
        for extension in main if more else []:
            del extension.extra_compile_args[-len(more) :]
            del extension.extra_link_args[-len(more) :]

    build(_guide(made, temporary / "tree", build) if profiled() else [])


def _arguments(headers: list[str]) -> list[str]:
    if sys.platform == "win32":
        return ["/FI" + header for header in headers]
    return [
        *[part for header in headers for part in ("-include", header)],
        # Nothing outside calls these functions, so that they may be inlined in one another
        "-fvisibility=hidden",
        # Python's functions are called without a detour
        *(["-fno-plt"] if sys.platform == "linux" else []),
        # For this warning GCC looks up lines again and again: minutes, in a file of this size
        "-Wno-misleading-indentation",
    ]


def _guide(made: Path, tree: Path, build: Callable[[list[str]], None]) -> list[str]:
    """Compile what counts, and let it play; what the compiler must be told to use the counts."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    version = subprocess.run(
        [compiler.split()[0], "--version"], capture_output=True, text=True, check=False
    )
    if "Free Software Foundation" not in version.stdout:
        print(f"{TOLD}NOT guided by a profile, because the compiler is not GCC")
        return []
    build(COUNTING)
    root = Path.cwd()
    shutil.copytree(root / "src", tree, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(made, tree, dirs_exist_ok=True)
    run = subprocess.run(
        [sys.executable, str(root / _config(root)["training"])],
        env={**os.environ, "PYTHONPATH": str(tree)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        last = (run.stdout.splitlines() or [""])[-1]
        print(f"{TOLD}NOT guided by a profile, because its games failed: {last}")
        return []
    print(f"{TOLD}guided by a profile")
    return GUIDED


def _put_in_place(root: Path) -> list[str]:
    """Let mypyc call the functions of headers where it would call those of Python; the headers."""
    try:
        from mypyc.ir import ops, rtypes
        from mypyc.primitives import registry
    except ImportError as error:  # of a mypyc that is made in another way
        print(f"{TOLD}slower observations, because of another mypyc: {error}")
        return []
    kinds = {
        "bytearray": rtypes.bytearray_rprimitive,
        "bytes": rtypes.bytes_rprimitive,
        "i64": rtypes.int64_rprimitive,
        "list[Any]": rtypes.list_rprimitive,
        "list[int]": rtypes.list_rprimitive,
        "tuple[int, ...]": rtypes.tuple_rprimitive,
    }
    answers = {
        "None": (rtypes.c_int_rprimitive, registry.ERR_NEG_INT),
        "bool": (rtypes.bool_rprimitive, ops.ERR_NEVER),
        "i64": (rtypes.int64_rprimitive, ops.ERR_MAGIC_OVERLAPPING),
    }
    headers: list[str] = []
    for path, header in helpers(root).items():
        headers.append(str(root / header))
        module = ".".join(path.with_suffix("").parts[1:])
        for node in ast.parse((root / path).read_text()).body:
            if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
                continue
            given = [ast.unparse(one.annotation) for one in node.args.args if one.annotation]
            answer, failure = answers[ast.unparse(node.returns) if node.returns else "None"]
            registry.function_op(
                name=f"{module}.{node.name}",
                arg_types=[kinds[kind] for kind in given],
                return_type=answer,
                c_function_name=f"{path.stem}_{node.name}",
                error_kind=failure,
            )
    return headers


def _files_in(folder: Path) -> list[str]:
    return sorted(
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )


def _copy_if_changed(source: Path, target: Path) -> None:
    if target.exists() and target.read_bytes() == source.read_bytes():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    # Removed first: a running program may have the old file mapped.
    target.unlink(missing_ok=True)
    shutil.copyfile(source, target)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--ahead", action="store_true", help="begin in the background")
    parser.add_argument("--extensions", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--probe", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--worker", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.probe:
        _probe(options.probe)
        return 0
    if options.worker:
        made, temporary, *files = options.worker
        _work(Path(made), Path(temporary), files)
        return 0
    sys.path.insert(0, str(ROOT))  # for what the tools share
    if options.ahead:
        begin_ahead()
        return 0
    try:
        if options.extensions:
            build_extensions(options.extensions)
            return 0
        tree = build_tree()
    except CannotCompileError as error:
        print(f"rules: NOT compiled, because {error}", file=sys.stderr)
        return EXIT_CANNOT
    except CompilationFailedError as error:
        print(f"rules: NOT compiled, because {error}", file=sys.stderr)
        return EXIT_FAILED
    print(f"rules: compiled, in {tree.relative_to(ROOT).as_posix()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
