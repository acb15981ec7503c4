"""Find a Chromium for the tests of the page; where this machine allows it, install one.

    python tools/chromium.py             # its path
    python tools/chromium.py --install   # install Debian's when there is none, as root

Exit status: 0 there is one, 3 there is none (and why).
"""

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
EXIT_CANNOT: Final = 3
INSTALL: Final = ["install", "--yes", "--quiet=2", "--no-install-recommends", "chromium"]


def chromium() -> str | None:
    """The path of a Chromium, where there is one; VALEWRIGHT_CHROMIUM names another."""
    chosen = os.environ.get("VALEWRIGHT_CHROMIUM")
    if chosen:
        return shutil.which(chosen)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> str | None:
    """Install Chromium with apt-get; why that cannot be done, or None when it was."""
    apt = shutil.which("apt-get")
    if apt is None:
        return "there is no Chromium, and no apt-get to install it with"
    if os.geteuid() != 0:
        return "there is no Chromium; `apt-get install chromium` needs root"
    print("Installing Chromium, to test the page ...", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "--quiet=2"], INSTALL):
        run = subprocess.run(
            [apt, *words],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            return f"`apt-get {words[0]}` failed:\n{run.stdout}"
    return None


def main(arguments: list[str]) -> int:
    reason = "there is no Chromium"
    if chromium() is None and "--install" in arguments:
        reason = install() or reason
    found = chromium()
    if found is None:
        print(f"chromium: {reason}", file=sys.stderr)
        return EXIT_CANNOT
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
