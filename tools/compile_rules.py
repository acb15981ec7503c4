"""Compile the rules with mypyc.

    python tools/compile_rules.py             # build/compiled: the package with compiled modules
    python tools/compile_rules.py --ahead     # begin in the background, and return at once

Exit status: 0 done, 1 the compilation failed, 3 this machine cannot compile (and why).

What was begun ahead is waited for by whoever needs it next. If it failed there, it is tried again
here, where everybody sees what the compiler says.

The compiled modules are kept in build/extensions with a stamp of everything they came from, so
that `make build`, `make test` and the wheel compile once. What is compiled is said in
pyproject.toml under [tool.valewright.compile].
"""

import argparse
import fnmatch
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GROUP = "valewright"  # names the module that holds all the machine code: valewright__mypyc
OPT_LEVEL = "3"
EXIT_FAILED = 1
EXIT_CANNOT = 3
STAMP = "stamp.json"


class CannotCompileError(Exception):
    """This machine, or its user, does not want a compiled build; the message says why."""


class CompilationFailedError(Exception):
    """There are the means to compile, but it went wrong; the message has the compiler's words."""


def sources(root: Path) -> list[Path]:
    """The files to compile, relative to the root."""
    with (root / "pyproject.toml").open("rb") as file:
        config = tomllib.load(file)["tool"]["valewright"]["compile"]
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
    for path in sources(root):
        code.update(f"{path.as_posix()}\0".encode())
        code.update((root / path).read_bytes())
    return {
        "sources": code.hexdigest(),
        "python": sys.version,
        "platform": sysconfig.get_platform(),
        "mypy": importlib.metadata.version("mypy"),
        "compiler": " ".join(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")),
    }


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

    extensions = mypycify(
        files,
        opt_level=OPT_LEVEL,
        debug_level="0",
        target_dir=str(temporary),
        group_name=GROUP,
    )
    if sys.platform != "win32":
        for extension in extensions:
            # Nothing outside calls these functions, so that they may be inlined in one another
            extension.extra_compile_args.append("-fvisibility=hidden")
            # For this warning GCC looks up lines again and again: minutes, in a file of this size
            extension.extra_compile_args.append("-Wno-misleading-indentation")
    command = build_ext(setuptools.Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(made)
    command.build_temp = str(temporary)
    command.ensure_finalized()
    command.run()


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
