"""Where games are kept: a folder of the user's own, and whatever file they name."""

from __future__ import annotations

import os
import shutil
import sys
from datetime import datetime
from pathlib import Path

from valewright.kernel.errors import BadRecord
from valewright.kernel.record import Record


def data_folder() -> Path:
    """The user's folder for saved games; VALEWRIGHT_DATA overrides it."""
    chosen = os.environ.get("VALEWRIGHT_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "valewright"


def program() -> str:
    """How this program is called from here: by its name where that is found, else by its path."""
    called = Path(sys.argv[0])
    if called.name.startswith("valewright") and shutil.which("valewright") is None:
        return os.path.relpath(called)
    return "valewright"


def autosave_path(game: str, seed: int) -> Path:
    """A file for a game that begins now."""
    now = datetime.now().astimezone()
    return data_folder() / f"{game}-{now:%Y%m%d-%H%M%S}-seed{seed}.txt"


def save(record: Record, path: Path) -> Path:
    """Save a record, making its folder where needed; gives the full path."""
    path = path.expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord(f"{path}: cannot be written: {error}") from error
    record.save(path)
    return path.resolve()
