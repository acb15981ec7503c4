"""Playing in a browser: the server of one's own, found or started, and a browser that shows it."""

from __future__ import annotations

import json
import os
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from valewright.server.administering import HEADER, PATH
from valewright.server.serving import CannotServe, bound, run_on, serving_file
from valewright.server.settings import ServerSettings
from valewright.server.store.sqlite import SqliteStore

HOST: Final = "127.0.0.1"
PATIENCE: Final = 30.0  # seconds in which a server that runs answers, however busy it is


def play(port: int, folder: Path, route: str, browse: bool, say: Callable[[str], None]) -> None:
    """Show a route of the page: at the server that runs on this folder, or at a new one."""
    running = running_at(folder)
    if running is not None:
        say(f"Valewright is already running at {running}")
        show(running + route, browse, say)
        return
    try:
        listening = bound(HOST, port)
    except CannotServe as error:
        say(f"{error}; using another port.")
        listening = bound(HOST, 0)
    try:
        store = SqliteStore(folder)
    except BaseException:
        listening.close()
        raise

    def opened(address: str) -> None:
        threading.Thread(target=show, args=(address + route, browse, say), daemon=True).start()

    run_on(listening, ServerSettings(host=HOST, data=folder), store, say, opened)


def running_at(folder: Path) -> str | None:
    """The address of the server that uses a data folder, if one runs."""
    found = serving_at(folder)
    return None if found is None else found[0]


def serving_at(folder: Path) -> tuple[str, str] | None:
    """The address of the server that uses a data folder, if one runs, and its host's key.

    The file of a server that was killed may name the address of another one, which runs on another
    folder and has another key.
    """
    try:
        said = json.loads(serving_file(folder).read_text("utf-8"))
        address, key = str(said["address"]), str(said.get("key", ""))
        no_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        asked = urllib.request.Request(f"{address}{PATH[1:]}/key", headers={HEADER: key})
        with no_proxy.open(asked, timeout=PATIENCE) as answer:
            found = json.load(answer)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return (address, key) if found == {"known": True} else None


def show(address: str, browse: bool, say: Callable[[str], None]) -> None:
    """Open a browser; where there is none to open, say where to go."""
    opened = False
    if browse and has_browser():
        with suppress(webbrowser.Error, OSError):
            opened = webbrowser.open(address)
    if not opened:
        reason = "No browser could be opened here. " if browse else ""
        say(f"{reason}Open this address in a browser: {address}")


def has_browser() -> bool:
    """Whether opening one can show anything: not on a machine without a screen."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
