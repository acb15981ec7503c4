"""Settings of a server: declared once, and read from the command line and the environment."""

from dataclasses import Field, fields
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


WORDS: dict[str, Any] = {
    "host": "0.0.0.0",
    "data": Path("somewhere"),
    "database": "postgresql://db.example/tables",
    "redis": "redis://redis.example",
    "allow_host": ("games.example", "www.games.example"),
    "notify_private": ("192.168.1.0/24", "fd00::/8"),
}


def another(setting: Field[Any]) -> Any:
    """A value that is not the usual one."""
    if setting.name in WORDS:
        return WORDS[setting.name]
    if setting.metadata["choices"]:
        return next(one for one in setting.metadata["choices"] if one != setting.default)
    usual: Any = setting.default
    return True if usual is False else usual + 1


VALUES = {setting.name: another(setting) for setting in fields(ServerSettings)}


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def typed(name: str, value: Any) -> list[str]:
    """A setting on the command line."""
    if value is True:
        return [option(name)]
    values = value if isinstance(value, tuple) else (value,)
    return [word for one in values for word in (option(name), str(one))]


def set_to(value: Any) -> str:
    """A setting in the environment."""
    return " ".join(value) if isinstance(value, tuple) else str(value)


def test_every_setting_is_an_option(told: list[ServerSettings]) -> None:
    words = [word for name, value in VALUES.items() for word in typed(name, value)]
    assert serve(*words).exit_code == 0
    assert told == [ServerSettings(**VALUES)]
    help_text = serve("--help").output
    for setting in fields(ServerSettings):
        assert f"{option(setting.name)} {setting.metadata['unit']}".strip() in help_text


def test_the_environment_sets_what_is_not_typed(
    told: list[ServerSettings], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in VALUES.items():
        monkeypatch.setenv(variable(name), set_to(value))
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
    ("name", "value"),
    [("pause", "61"), ("pause", "soon"), ("port", "x"), ("idle", "0"), ("log", "xml")],
)
def test_a_value_out_of_bounds_is_refused_wherever_it_comes_from(
    told: list[ServerSettings], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    answer = serve(f"--{name}", value)
    assert (answer.exit_code, told) == (2, [])
    assert value in answer.output
    monkeypatch.setenv(variable(name), value)
    assert serve().exit_code == 2
