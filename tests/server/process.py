"""A server in a process of its own, started as people start it, with its log beside its folder."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.client import PATIENCE, Server


class Process:
    """The process, and how to talk to its server."""

    def __init__(self, folder: Path, *words: str) -> None:
        command = [sys.executable, "-u", "-m", "valewright", "serve", "--port", "0", "--data"]
        self._log = folder.with_name(f"{folder.name}.log")
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, str(folder), *words], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, (line, self.log())
        self.server = Server(int(found[1]))

    def log(self) -> str:
        """All that it has written."""
        return self._log.read_text()

    def end(self, how: int) -> int:
        """End it by a signal; gives how it ended."""
        self.server.http.close()
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status
