"""Settings of a server: declared once, and read from the command line and the environment."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from valewright.cli import main
from valewright.server import serving
from valewright.server.settings import ServerSettings, variable


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[ServerSettings]:
    """The settings that servers were started with, none of which ran."""
    found: list[ServerSettings] = []
    monkeypatch.setattr(serving, "serve", lambda settings, say: found.append(settings))
    for setting in fields(ServerSettings):
        monkeypatch.delenv(variable(setting.name), raising=False)
    return found


def serve(*words: str) -> Any:
    return CliRunner().invoke(main, ["serve", *words])


VALUES: dict[str, Any] = {
    "host": "0.0.0.0",
    "port": 9000,
    "data": Path("somewhere"),
    "pause": 1.5,
    "idle": 60.0,
}


def test_every_setting_is_an_option(told: list[ServerSettings]) -> None:
    assert set(VALUES) == {setting.name for setting in fields(ServerSettings)}
    words = [word for name, value in VALUES.items() for word in (f"--{name}", str(value))]
    assert serve(*words).exit_code == 0
    assert told == [ServerSettings(**VALUES)]
    help_text = serve("--help").output
    for setting in fields(ServerSettings):
        assert f"--{setting.name} {setting.metadata['unit']}" in help_text


def test_the_environment_sets_what_is_not_typed(
    told: list[ServerSettings], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in VALUES.items():
        monkeypatch.setenv(variable(name), str(value))
    assert serve().exit_code == 0
    assert serve("--port", "9001").exit_code == 0
    assert told == [ServerSettings(**VALUES), ServerSettings(**{**VALUES, "port": 9001})]


def test_left_alone_they_are_as_declared(
    told: list[ServerSettings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VALEWRIGHT_DATA", str(tmp_path))
    assert serve().exit_code == 0
    assert told == [ServerSettings(data=tmp_path)]


@pytest.mark.parametrize(
    ("name", "value"), [("pause", "61"), ("pause", "soon"), ("port", "x"), ("idle", "0")]
)
def test_a_value_out_of_bounds_is_refused_wherever_it_comes_from(
    told: list[ServerSettings], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    typed = serve(f"--{name}", value)
    assert (typed.exit_code, told) == (2, [])
    assert value in typed.output
    monkeypatch.setenv(variable(name), value)
    assert serve().exit_code == 2
