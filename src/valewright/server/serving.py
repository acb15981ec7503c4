"""The server as a process: it takes its port and its database first, and says what is wrong."""

from __future__ import annotations

import ipaddress
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from valewright.kernel.errors import BadOption, GameError
from valewright.server.app import create_app
from valewright.server.settings import ServerSettings
from valewright.server.store import Store

LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost")
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # and how this machine reaches itself
MOST_FRAME: Final = 1 << 20
PATIENCE: Final = 3  # seconds that open requests have when the server stops


class CannotServe(GameError):
    """The port or the address cannot be had."""


def serve(settings: ServerSettings, say: Callable[[str], None]) -> None:
    """Serve until stopped. Port 0 takes any that is free."""
    listening = bound(settings.host, settings.port)
    try:
        store = Store(settings.data)
    except BaseException:
        listening.close()
        raise
    run_on(listening, settings, store, say)


def run_on(
    listening: socket.socket,
    settings: ServerSettings,
    store: Store,
    say: Callable[[str], None],
    opened: Callable[[str], None] | None = None,
) -> None:
    """Serve on a socket until stopped; ``opened`` is told the address at the start."""
    host = settings.host
    real = int(listening.getsockname()[1])
    here = address(EVERYWHERE.get(host, host), real)
    say(f"Valewright is at {here}")
    if not is_loopback(host):
        say(f"To share: {address(shared(host), real)}")
    say("Press Ctrl-C to stop; games are kept.")
    hosts = LOOPBACK_NAMES if host in LOOPBACK_NAMES else ("*",)
    config = uvicorn.Config(
        create_app(settings, hosts, store=store),
        log_level="warning",
        access_log=False,  # addresses carry tokens
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        timeout_graceful_shutdown=PATIENCE,
    )
    told = serving_file(settings.data)
    try:
        told.write_text(json.dumps({"address": here}), "utf-8")
        if opened is not None:
            opened(here)
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        told.unlink(missing_ok=True)


def serving_file(folder: Path) -> Path:
    """Where a server says that it uses a data folder, for others of the same user."""
    return folder / "serving.json"


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address, or an error that says why there is none."""
    if not 0 <= port <= 65535:
        raise BadOption(f"port: must be from 0 to 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen()
    except PermissionError as error:
        found.close()
        raise CannotServe(f"port {port} may not be used; choose a port above 1023") from error
    except socket.gaierror as error:
        found.close()
        raise CannotServe(f"{host!r} is not an address of this machine") from error
    except OSError as error:
        found.close()
        if error.errno is not None and "in use" in str(error):
            complaint = f"port {port} is in use; stop what uses it, or choose another with --port"
        else:
            complaint = f"cannot listen on {host} port {port}: {error.strerror or error}"
        raise CannotServe(complaint) from error
    return found


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach the address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def shared(host: str) -> str:
    """The address that others use: where the server listens everywhere, this machine's own."""
    if host not in EVERYWHERE:
        return host
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # sends nothing; it only chooses a way out
        return str(probe.getsockname()[0])
    except OSError:
        return socket.gethostname()
    finally:
        probe.close()


def address(host: str, port: int) -> str:
    """What goes into a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
