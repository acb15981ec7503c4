"""The server as a process: it takes its port and its database first, and says what is wrong."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging.config
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

from fastapi import FastAPI

from valewright.kernel.errors import BadOption, GameError
from valewright.server import collecting
from valewright.server.app import create_app
from valewright.server.connections import GuardedServer, guarded
from valewright.server.logs import configured
from valewright.server.outgoing import private_networks
from valewright.server.places import open_store
from valewright.server.settings import ServerSettings
from valewright.server.store import Store
from valewright.server.tokens import new_token

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # and how this machine reaches itself
MOST_FRAME: Final = 150_000
PATIENCE: Final = 3  # seconds that open requests have when the server stops
# Where proxies are that are believed: on this machine, or in its own network
PROXIES: Final = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"


class CannotServe(GameError):
    """The port or the address cannot be had."""


def serve(settings: ServerSettings, say: Callable[[str], None]) -> None:
    """Serve until stopped. Port 0 takes any that is free."""
    private_networks(settings.notify_private)  # says what is wrong before anything is taken
    listening = bound(settings.host, settings.port)
    try:
        store = open_store(settings)
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
    logging.config.dictConfig(configured(settings.log))
    key = new_token()
    server = guarded(
        create_app(settings, store=store, key=key),
        settings.connections,
        DrainingServer,
        log_config=None,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=PROXIES,
        server_header=False,
        ws_max_size=MOST_FRAME,
        timeout_graceful_shutdown=PATIENCE,
    )
    told = serving_file(settings.data)
    try:
        if not settings.database:
            told.unlink(missing_ok=True)
            told.touch(mode=0o600)  # its owner alone may read the key
            told.write_text(json.dumps({"address": here, "key": key}), "utf-8")
        if opened is not None:
            opened(here)
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    except OSError as error:
        raise CannotServe(f"{settings.data}: the folder cannot be written: {error}") from error
    finally:
        listening.close()
        told.unlink(missing_ok=True)


class DrainingServer(GuardedServer):
    """Told to stop, it says so for a while before it does; told twice, it stops at once.

    Whoever spreads requests over several servers has that time to send no more to this one.
    """

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        collecting.settle()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM drains; everything else, and a second one, stops."""
        app = self.config.app
        assert isinstance(app, FastAPI)
        drain: float = app.state.settings.drain
        if sig != signal.SIGTERM or app.state.draining or not drain:
            app.state.draining = True
            super().handle_exit(sig, frame)
            return
        app.state.draining = True
        asyncio.get_event_loop().call_later(drain, super().handle_exit, sig, frame)


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
