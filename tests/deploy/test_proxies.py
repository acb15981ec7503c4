"""Caddy and nginx as deploy/ sets them up, for real, in front of a server: TLS, sockets, names."""

import json
import os
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.client import ME, PATIENCE
from tests.server.process import Process
from tools.databases import free_port
from tools.proxies import missing, program

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
SITE = "games.localhost"  # which Caddy signs itself
# Under CI=true nothing is skipped: what is missing fails.
pytestmark = pytest.mark.skipif(
    missing() is not None and os.environ.get("CI") != "true",
    reason=f"{missing()}: see tools/proxies.py",
)


class Proxy:
    """A proxy that runs, and how to talk through it as a browser would."""

    def __init__(self, plain: int, secure: int, authority: Path) -> None:
        self.plain = plain
        self.secure = secure
        self.trust = ssl.create_default_context(cafile=str(authority))
        self.origin = f"https://{SITE}:{secure}"

    def ask(self, method: str, path: str, origin: str | None = None, **wanted: Any) -> Any:
        headers = {"Host": f"{SITE}:{self.secure}"}
        if origin is not None:
            headers["Origin"] = origin
        address = f"https://127.0.0.1:{self.secure}{path}"
        with httpx.Client(verify=self.trust, timeout=PATIENCE, trust_env=False) as client:
            asked = client.build_request(method, address, headers=headers, **wanted)
            asked.extensions["sni_hostname"] = SITE
            return client.send(asked)

    def live(self, table_id: str) -> Any:
        raw = socket.create_connection(("127.0.0.1", self.secure), PATIENCE)
        origin: Any = self.origin
        return connect(
            f"wss://{SITE}:{self.secure}/api/tables/{table_id}/live",
            sock=raw,
            ssl=self.trust,
            server_hostname=SITE,
            origin=origin,
            open_timeout=PATIENCE,
        )


@contextmanager
def running(command: list[str], environment: dict[str, str], proxy: Any) -> Iterator[Proxy]:
    """A proxy's process, from the moment when it has a certificate and the server behind it."""
    process = subprocess.Popen(command, env={**os.environ, **environment})
    try:
        deadline = time.monotonic() + 3 * PATIENCE
        found: Proxy | None = None
        while found is None or not _answers(found):
            assert process.poll() is None, "the proxy has ended"
            assert time.monotonic() < deadline
            found = proxy() or found
            time.sleep(0.1)
        yield found
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def _answers(proxy: Proxy) -> bool:
    try:
        return bool(proxy.ask("GET", "/api/health").status_code == 200)
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("data")
    words = ("--log", "json", "--metrics", "--behind-proxy", "--allow-host", SITE)
    started = Process(folder, *words)
    yield started
    started.end(signal.SIGTERM)


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[Proxy]:
    plain, secure = free_port(), free_port()
    environment = {
        "VALEWRIGHT_SITE": SITE,
        "VALEWRIGHT_UPSTREAM": f"127.0.0.1:{upstream}",
        "VALEWRIGHT_HTTP_PORT": str(plain),
        "VALEWRIGHT_HTTPS_PORT": str(secure),
        "VALEWRIGHT_BIND": "127.0.0.1",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "HOME": str(folder),
    }
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    command = [program("caddy") or "", "run", "--config", str(DEPLOY / "caddy" / "Caddyfile")]
    ready = lambda: Proxy(plain, secure, authority) if authority.exists() else None  # noqa: E731
    with running(command, environment, ready) as found:
        yield found


@contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[Proxy]:
    plain, secure = free_port(), free_port()
    certificate, key = folder / "site.pem", folder / "site.key"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={SITE}"]
    names = ["-addext", f"subjectAltName=DNS:{SITE}"]
    files = ["-out", str(certificate), "-keyout", str(key)]
    made = [program("openssl") or "", *words, *names, *files]
    subprocess.run(made, check=True, capture_output=True)
    site = (DEPLOY / "nginx" / "valewright.conf").read_text()
    for old, new in {
        "/etc/letsencrypt/live/games.example/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/games.example/privkey.pem": str(key),
        "games.example": SITE,
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ": f"listen 127.0.0.1:{secure} ",
        "server 127.0.0.1:8123;": f"server 127.0.0.1:{upstream};",
    }.items():
        assert old in site, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}include {folder}/site.conf;\n}}\n"
    )
    command = [program("nginx") or "", "-p", str(folder), "-e", "stderr", "-c", "nginx.conf"]
    with running(command, {}, lambda: Proxy(plain, secure, certificate)) as found:
        yield found


@pytest.mark.parametrize("kind", [caddy, nginx])
def test_a_browser_plays_through_a_proxy(kind: Any, process: Process, tmp_path: Path) -> None:
    with kind(tmp_path, process.server.port) as proxy:
        assert "<title>Valewright" in proxy.ask("GET", "/").text
        wanted = {"seats": [ME, ME], "game": "nim"}
        answer = proxy.ask("POST", "/api/tables", proxy.origin, json=wanted)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        with proxy.live(made["table"]["id"]) as seat:
            seat.send(json.dumps({"type": "sit", "token": made["token"]}))
            told = json.loads(seat.recv(timeout=PATIENCE))
            assert told["seats"] == [0, 1]
            seat.send(json.dumps({"type": "play", "move": told["moves"][0]["move"], "at": 0}))
            assert json.loads(seat.recv(timeout=PATIENCE))["at"] >= 1

        # Other sites get nothing, nor does anyone the figures.
        foreign = proxy.ask("POST", "/api/tables", "https://evil.example", json=wanted)
        assert (foreign.status_code, foreign.json()["reason"]) == (403, "wrong-origin")
        assert proxy.ask("GET", "/metrics").status_code == 404
        assert "valewright_requests" in process.server.http.get("/metrics").text
        plain = httpx.get(
            f"http://127.0.0.1:{proxy.plain}/x", headers={"Host": SITE}, trust_env=False
        )
        assert plain.status_code in (301, 308)
        assert plain.headers["location"].startswith(f"https://{SITE}")

        # The server knows for whom the proxy asks, and believes nobody's word for it.
        mark = f"/api/tables/{made['table']['id']}"
        spoofed = {"X-Forwarded-For": "203.0.113.9"}
        address = f"https://127.0.0.1:{proxy.secure}{mark}"
        with httpx.Client(verify=proxy.trust, trust_env=False) as client:
            asked = client.build_request(
                "GET", address, headers={"Host": f"{SITE}:{proxy.secure}", **spoofed}
            )
            asked.extensions["sni_hostname"] = SITE
            assert client.send(asked).status_code == 200
        deadline = time.monotonic() + PATIENCE
        while not (clients := _clients(process, mark)):  # a line comes after the answer
            assert time.monotonic() < deadline
        assert clients == {"127.0.0.1"}


def _clients(process: Process, path: str) -> set[str]:
    lines = [json.loads(line) for line in process.log().splitlines(keepends=True) if "\n" in line]
    return {line["client"] for line in lines if line.get("path") == path}
