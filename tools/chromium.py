"""Find a Chromium for the tests of the page; where this machine allows it, install one.

    python -m tools.chromium             # its path
    python -m tools.chromium --install   # install Debian's when there is none, as root

Exit status: 0 there is one, 3 there is none (and why).
"""

import os
import shutil
import sys
from typing import Final

from tools.installing import installed

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
EXIT_CANNOT: Final = 3


def chromium() -> str | None:
    """The path of a Chromium, where there is one; VALEWRIGHT_CHROMIUM names another."""
    chosen = os.environ.get("VALEWRIGHT_CHROMIUM")
    if chosen:
        return shutil.which(chosen)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main(arguments: list[str]) -> int:
    reason = "there is no Chromium"
    if chromium() is None and "--install" in arguments:
        reason = installed(("chromium",), "Chromium", "to test the page") or reason
    found = chromium()
    if found is None:
        print(f"chromium: {reason}", file=sys.stderr)
        return EXIT_CANNOT
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
