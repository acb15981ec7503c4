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
    "database": "postgresql://db.example/tables",
    "redis": "redis://redis.example",
    "pause": 1.5,
    "idle": 60.0,
    "allow_host": ("games.example", "www.games.example"),
    "behind_proxy": True,
    "notify": True,
    "notify_private": ("192.168.1.0/24", "fd00::/8"),
    "metrics": True,
    "log": "json",
    "open_tables": True,
    "no_comments": True,
    "drain": 10.0,
    "workers": 3,
    "worker_memory": 512,
    "tables_per_hour": 1,
    "joins_per_hour": 2,
    "tickets_per_hour": 16,
    "lists_per_hour": 17,
    "imports_per_hour": 3,
    "hints_per_hour": 4,
    "notices_per_hour": 16,
    "sockets_per_hour": 5,
    "messages_per_second": 6,
    "remarks_per_minute": 14,
    "requests_per_second": 7,
    "sockets": 8,
    "connections": 9,
    "database_megabytes": 10,
    "unfinished_days": 11,
    "imports_days": 12,
    "imports": 15,
    "backup_hours": 13,
    "backups": 14,
}


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
    assert set(VALUES) == {setting.name for setting in fields(ServerSettings)}
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
