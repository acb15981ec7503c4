"""The files of deploy/: what they name is there, and the scripts do what they say."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.client import Server, running
from tools.databases import free_port
from tools.web import NOTICES
from valewright import __version__
from valewright.server.settings import PREFIX, ServerSettings, variable

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
COMPOSED = sorted(DEPLOY.glob("compose*.yaml"))
SCRIPTS = sorted((DEPLOY / "scripts").glob("*.sh"))
SETTINGS = {variable(setting.name) for setting in fields(ServerSettings)}
OF_CADDY = {f"{PREFIX}{name}" for name in ("SITE", "UPSTREAM", "HTTP_PORT", "HTTPS_PORT", "BIND")}


def said(command: list[str]) -> "subprocess.CompletedProcess[str]":
    """What a command says, however it ends."""
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_image_runs_scripts_that_are_there_as_somebody_else_than_root() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    assert text.count("\nFROM ") == 2
    for name in re.findall(r"(?:deploy/scripts|/usr/local/lib/valewright)/([a-z-]+\.sh)", text):
        assert DEPLOY / "scripts" / name in SCRIPTS
    assert re.findall(r"^USER (.*)", text, re.MULTILINE) == ["valewright"]
    assert "amd64,linux/arm64" in text
    assert set(re.findall(rf"{PREFIX}[A-Z_]+", text)) <= SETTINGS


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_compositions_set_what_there_is_to_set(path: Path) -> None:
    found: dict[str, Any] = yaml.safe_load(path.read_text())
    for name, service in found["services"].items():
        known = OF_CADDY if name == "caddy" else SETTINGS
        given = set(service.get("environment", {}))
        assert {one for one in given if one.startswith(PREFIX)} <= known
        if "build" in service:
            assert (DEPLOY / service["build"]["context"]).resolve() == ROOT
            assert service["read_only"]
            assert service["cap_drop"] == ["ALL"]
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).is_file()


def test_the_cluster_has_three_workers_that_caddy_knows() -> None:
    found = yaml.safe_load((DEPLOY / "compose.cluster.yaml").read_text())["services"]
    workers = [name for name in found if name.startswith("worker")]
    upstream = found["caddy"]["environment"]["VALEWRIGHT_UPSTREAM"]
    assert upstream.split() == [f"{name}:8123" for name in workers]
    assert len(workers) == 3


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_are_well_formed(path: Path) -> None:
    assert path.stat().st_mode & 0o111
    subprocess.run(["sh", "-n", str(path)], check=True)


def test_a_server_is_asked_for_its_health(tmp_path: Path) -> None:
    script = str(DEPLOY / "scripts" / "healthy.sh")
    with running(tmp_path) as server:
        asked = said([script, str(server.port)])
        assert (asked.returncode, '"ready":true' in asked.stdout) == (0, True), asked.stderr
    asked = said([script, str(free_port())])
    assert asked.returncode == 1
    assert "not ready" in asked.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_the_unit_is_well_formed(tmp_path: Path) -> None:
    unit = (DEPLOY / "systemd" / "valewright.service").read_text()
    assert set(re.findall(rf"{PREFIX}[A-Z_]+", unit)) <= SETTINGS
    copy = tmp_path / "valewright.service"
    copy.write_text(unit.replace("/opt/valewright/bin/valewright", "/bin/true"))
    asked = said(["systemd-analyze", "verify", str(copy)])
    assert str(copy.name) not in asked.stderr, asked.stderr


def test_the_page_carries_the_notices_of_what_it_is_built_from(server: Server) -> None:
    found = server.http.get(f"/{NOTICES}")
    assert found.status_code == 200
    for name in ("svelte ", "@fluent/bundle ", "@fontsource/alegreya "):
        assert f"\n{name}" in found.text
    assert "Permission is hereby granted" in found.text
    apache = found.text.partition("\n@fluent/bundle ")[2].partition("@fontsource")[0]
    assert "Grant of Copyright License" in apache


def test_a_server_is_installed_from_wheels_whose_hashes_were_checked(tmp_path: Path) -> None:
    wheels, prefix = tmp_path / "wheels", tmp_path / "installed"
    environment = {**os.environ, "PYTHON": sys.executable, "VALEWRIGHT_PURE": "1"}
    environment.pop("PYTHONPATH", None)
    scripts = DEPLOY / "scripts"
    own = ["-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir"]
    for command in (
        [str(scripts / "fetch-wheels.sh"), str(wheels)],
        [sys.executable, *own, str(wheels), "."],
        [str(scripts / "install.sh"), str(wheels), str(prefix)],
    ):
        run = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
    assert said([str(prefix / "bin" / "valewright"), "--version"]).stdout.split()[-1] == __version__
    modules = "valewright.server.store.postgres, valewright.server.cluster, prometheus_client"
    subprocess.run([str(prefix / "bin" / "python"), "-I", "-c", f"import {modules}"], check=True)
