"""What players and hosts install: nothing older than what was tested, and nothing unchecked."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import hashes, web
from tools.requirements import PYPROJECT

ROOT = PYPROJECT.parent
ENTRY = re.compile(r"(?m)^(?P<wanted>[^\s#].*?) \\\n(?P<hashes>(?:    --hash=\S+(?: \\)?\n)+)")


def pins() -> dict[str, str]:
    text = (ROOT / "constraints.txt").read_text()
    found = re.findall(r"^(\S+)==(\S+)$", text, re.MULTILINE)
    return {canonicalize_name(name): version for name, version in found}


def test_the_oldest_versions_allowed_are_those_that_are_tested() -> None:
    tested = pins()
    project = tomllib.loads(PYPROJECT.read_text())["project"]
    for wanted in (*project["dependencies"], *project["optional-dependencies"]["metrics"]):
        name, _, oldest = wanted.partition(">=")
        version = tested[canonicalize_name(name)]
        assert version == oldest, f"{wanted}: {version} is tested"


def needed(wanted: list[str]) -> set[str]:
    """All that requirements bring to this Python, themselves included."""
    found: set[tuple[str, str]] = set()
    left = [(Requirement(text), "") for text in wanted]
    while left:
        requirement, extra = left.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        for further in ("", *requirement.extras):
            if (name, further) not in found:
                found.add((name, further))
                brought = metadata.requires(name) or []
                left += [(Requirement(text), further) for text in brought]
    return {name for name, _ in found}


def test_a_server_installs_exactly_what_is_pinned_with_hashes() -> None:
    text = hashes.FILE.read_text()
    entries = [(Requirement(found["wanted"]), found["hashes"]) for found in ENTRY.finditer(text)]
    lines = [line for line in text.splitlines() if not line.startswith(("#", " "))]
    assert len(entries) == len(lines)
    tested = pins()
    for requirement, checked in entries:
        assert re.fullmatch(r"(    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+", checked), requirement
        version = tested[canonicalize_name(requirement.name)]
        assert str(requirement.specifier) == f"=={version}", f"{requirement}: run make hashes"
    here = {
        canonicalize_name(requirement.name)
        for requirement, _ in entries
        if requirement.marker is None or requirement.marker.evaluate()
    }
    assert here == needed(hashes.wanted()), "deploy/requirements.txt: run make hashes"


def test_no_lock_names_an_address() -> None:
    for path in (hashes.FILE, ROOT / "web" / web.LOCK, ROOT / "constraints.txt"):
        assert not re.search(r"\w+://|index-url|find-links|\"resolved\"", path.read_text()), path


def test_the_lock_of_the_page_is_that_of_its_package() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    locked = json.loads((ROOT / "web" / web.LOCK).read_text())["packages"]
    kinds = ("dependencies", "devDependencies")
    assert {kind: locked[""][kind] for kind in kinds} == {kind: package[kind] for kind in kinds}
    for kind in kinds:
        for name, version in package[kind].items():
            assert locked[f"node_modules/{name}"]["version"] == version
    for name, entry in locked.items():
        assert name == "" or entry["integrity"].startswith("sha512-"), name


@pytest.mark.skipif(not (ROOT / "web" / web.INSTALLED).exists(), reason="the page is not built")
def test_what_builds_the_page_is_what_the_lock_names() -> None:
    locked = json.loads((ROOT / "web" / web.LOCK).read_text())["packages"]
    folder = ROOT / "web" / "node_modules"
    installed = json.loads((folder / ".package-lock.json").read_text())["packages"]
    assert "node_modules/svelte" in installed
    for name, entry in installed.items():
        # Packages of other platforms than those that were at hand are not in the lock.
        if name in locked:
            assert entry["version"] == locked[name]["version"], name
        else:
            assert entry.get("optional"), name


def test_a_file_that_is_not_the_published_one_is_refused(tmp_path: Path) -> None:
    """The scripts of deploy/ install what they fetched; a wrong hash stops them."""
    (tmp_path / "deploy").mkdir()
    name = "h11"  # small, and needs nothing
    entry = next(found[0] for found in ENTRY.finditer(hashes.FILE.read_text()) if name in found[0])
    script = str(ROOT / "deploy" / "scripts" / "fetch-wheels.sh")
    for text, good in ((entry, True), (re.sub(r"(sha256:)\w{6}", r"\g<1>000000", entry), False)):
        (tmp_path / "deploy" / "requirements.txt").write_text(text)
        run = subprocess.run(
            [script, "wheels"],
            cwd=tmp_path,
            env={**os.environ, "PYTHON": sys.executable},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (run.returncode == 0) == good, run.stderr
        wheels = [path.name.partition("-")[0] for path in (tmp_path / "wheels").iterdir()]
        assert wheels == ([name] if good else []), run.stderr
        assert ("DO NOT MATCH THE HASHES" in run.stderr) != good
