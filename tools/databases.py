"""PostgreSQL and Redis for tests and benchmarks: found, installed where allowed, started here.

    python -m tools.databases             # where they are
    python -m tools.databases --install   # install Debian's when they are missing, as root

Exit status: 0 both are there, 3 one is missing (and why). What is started listens on the loopback
alone, in a folder of its own, as a process of its own that can be killed and started again.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tools.installing import installed

EXIT_CANNOT: Final = 3
PATIENCE: Final = 60.0
PACKAGES: Final = ("postgresql", "redis-server")
USERS: Final = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version that Debian put there."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    if homes:
        return homes[-1]
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def redis_program() -> str | None:
    """The path of a Redis server."""
    return shutil.which("redis-server")


def missing() -> str | None:
    """What is not there, in words."""
    absent = []
    if postgres_programs() is None:
        absent.append("PostgreSQL")
    if redis_program() is None:
        absent.append("Redis")
    return f"there is no {' and no '.join(absent)}" if absent else None


def free_port() -> int:
    """A port of the loopback that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Service:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def user(self) -> str | None:
        """Who runs it, where that is not who starts it."""
        return None

    def start(self) -> None:
        """Start it, and wait until it answers. What a killed one left behind may take a moment."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    self.command(),
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    user=self.user(),
                    start_new_session=True,
                )
            while self.process.poll() is None and time.monotonic() < until:
                if self.answers():
                    return
                time.sleep(0.05)
            time.sleep(0.1)
        raise RuntimeError(f"{type(self).__name__} did not start: {self.log()}")

    def answers(self) -> bool:
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def log(self) -> str:
        """The end of what it said."""
        return (self.folder / "log").read_text(errors="replace")[-2000:]

    def kill(self) -> None:
        """As a power cut would, with all processes that it has started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Postgres(Service):
    """A PostgreSQL of its own. ``safe`` has it wait for the disk, as it does outside of tests."""

    def __init__(self, folder: Path, safe: bool = False) -> None:
        super().__init__(folder)
        self.safe = safe
        programs = postgres_programs()
        assert programs is not None
        self.programs = programs
        user = self.user()
        if user is not None:
            account = pwd.getpwnam(user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        options = ["--username", "valewright", "--auth", "trust", "--encoding", "UTF8"]
        command = [str(programs / "initdb"), "-D", str(folder / "data"), *options]
        subprocess.run(
            [*command, "--locale", "C", "--no-sync"],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            user=user,
            check=True,
        )

    def user(self) -> str | None:
        if os.geteuid() != 0:
            return None
        known = {account.pw_name for account in pwd.getpwall()}
        return next(user for user in USERS if user in known)

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "64MB",
            "max_connections": "100",
            "fsync": "on" if self.safe else "off",
        }
        if sys.platform == "linux":
            settings["recovery_init_sync_method"] = "syncfs"  # as docs/hosting.md advises
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        program = str(self.programs / "postgres")
        return [program, "-D", str(self.folder / "data"), "-p", str(self.port), *options]

    def answers(self) -> bool:
        program = str(self.programs / "pg_isready")
        ready = [program, "--host", "127.0.0.1", "--port", str(self.port)]
        return subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://valewright@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        """A new empty database; its address."""
        words = ["--host", "127.0.0.1", "--port", str(self.port), "--username", "valewright"]
        subprocess.run([self.programs / "createdb", *words, database], check=True)
        return self.address(database)


class Redis(Service):
    """A Redis of its own that keeps nothing."""

    def command(self) -> list[str]:
        program = redis_program()
        assert program is not None
        return [
            *(program, "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--daemonize", "no"),
        ]

    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def main(arguments: list[str]) -> int:
    reason = missing()
    if reason is not None and "--install" in arguments:
        reason = installed(PACKAGES, "PostgreSQL and Redis", "to test several workers") or missing()
    if reason is not None:
        print(f"databases: {reason}", file=sys.stderr)
        return EXIT_CANNOT
    print(postgres_programs())
    print(redis_program())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
