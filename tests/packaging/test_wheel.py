"""The wheel: what is in it, and for which machines it says it is."""

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tests.games import FOLDERS
from tools import compile_rules


def build_wheel(folder: Path, **environment: str) -> tuple[Path, str]:
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=compile_rules.ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    (wheel,) = folder.glob("*.whl")
    return wheel, run.stdout


def extensions(wheel: Path) -> list[str]:
    return [name for name in contents(wheel) if name.endswith((".so", ".pyd"))]


def contents(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"VALEWRIGHT_PURE": "1"}, "VALEWRIGHT_PURE=1 asks for it"),
        ({"VALEWRIGHT_PURE": "0", "CC": "no-such-compiler"}, "no working C compiler"),
    ],
)
def test_plain_wheel_fits_every_machine_and_says_why_it_is_plain(
    tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    wheel, said = build_wheel(tmp_path, **environment)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert extensions(wheel) == []
    assert reason in said


@pytest.mark.skipif(compile_rules.why_not() is not None, reason="cannot be compiled here")
def test_compiled_wheel_fits_this_machine_and_holds_every_compiled_module(tmp_path: Path) -> None:
    wheel, _ = build_wheel(tmp_path)
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{python}-{python}-" in wheel.name
    assert not wheel.name.endswith("-any.whl")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for source in compile_rules.sources(compile_rules.ROOT):
        module = source.relative_to("src").with_suffix("").as_posix()
        assert f"{module}{suffix}" in contents(wheel)
    assert f"valewright__mypyc{suffix}" in contents(wheel)


def test_wheel_holds_the_card_data_and_the_types(tmp_path: Path) -> None:
    wheel, _ = build_wheel(tmp_path, VALEWRIGHT_PURE="1")
    shipped = contents(wheel)
    for folder in FOLDERS.values():
        assert any(re.fullmatch(rf"valewright/{folder}/data/.+\.toml", name) for name in shipped)
        assert f"valewright/{folder}/words/fr/game.ftl" in shipped
        assert f"valewright/{folder}/words/ca/rules.md" in shipped
    assert "valewright/py.typed" in contents(wheel)


def test_wheel_holds_the_page_with_all_it_refers_to(tmp_path: Path) -> None:
    wheel, _ = build_wheel(tmp_path, VALEWRIGHT_PURE="1", VALEWRIGHT_NO_PAGE="0")
    page = "valewright/server/page"
    assert f"{page}/index.html" in contents(wheel)
    for folder in FOLDERS.values():
        assert f"{page}/art/{folder}.json.gz" in contents(wheel)
    with zipfile.ZipFile(wheel) as archive:
        html = archive.read(f"{page}/index.html").decode()
    referred = re.findall(r'(?:src|href)="\./([^"]+)"', html)
    assert any(name.endswith(".js") for name in referred)
    for name in referred:
        assert f"{page}/{name}" in contents(wheel)


def test_wheel_without_a_page_is_made_only_when_asked_and_says_so(tmp_path: Path) -> None:
    wheel, said = build_wheel(tmp_path, VALEWRIGHT_PURE="1", VALEWRIGHT_NO_PAGE="1")
    assert not any(name.startswith("valewright/server/page/") for name in contents(wheel))
    assert "NO PAGE" in said
