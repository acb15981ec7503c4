"""The command line under test: run inside the process, with a data folder of its own.

A ``conftest.py`` imports these fixtures where commands are tested.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from valewright.cli import main

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved during a test; nothing of the user's is touched."""
    folder = tmp_path / "data"
    monkeypatch.setenv("VALEWRIGHT_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # English, whatever this machine speaks
    return folder


@pytest.fixture
def run() -> Run:
    """Run ``valewright`` with words and lines typed in; an error that is not expected is raised."""

    def call(*words: object, typed: str = "") -> Result:
        return CliRunner().invoke(
            main, [str(word) for word in words], input=typed, catch_exceptions=False
        )

    return call


def only_save(folder: Path) -> Path:
    """The one game that was saved."""
    (path,) = folder.iterdir()
    return path
