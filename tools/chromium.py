"""Find a Chromium for the tests of the page; where this machine allows it, install one.

    python -m tools.chromium             # its path
    python -m tools.chromium --install   # install Debian's when there is none, as root

The headless shell is the same browser without windows, menus and tabs: tests take two thirds of the
processor time with it, so it goes before the others. It shows no notifications: what is tested of
those needs a whole browser.

Exit status: 0 there is one, 3 there is none (and why).
"""

import os
import shutil
import sys
from collections.abc import Sequence
from typing import Final

from tools.installing import installed

SHELL: Final = "chromium-headless-shell"
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
EXIT_CANNOT: Final = 3


def chromium(names: Sequence[str] = (SHELL, *WHOLE)) -> str | None:
    """The path of a Chromium, where there is one; VALEWRIGHT_CHROMIUM names another."""
    chosen = os.environ.get("VALEWRIGHT_CHROMIUM")
    if chosen:
        return shutil.which(chosen)
    return next((path for name in names if (path := shutil.which(name))), None)


def main(arguments: list[str]) -> int:
    reason = "there is no Chromium"
    if chromium(WHOLE) is None and "--install" in arguments:
        for packages in ((SHELL, "chromium"), ("chromium",)):  # no shell before Debian 12
            reason = installed(packages, "Chromium", "to test the page") or reason
            if chromium(WHOLE) is not None:
                break
    found = chromium()
    if found is None:
        print(f"chromium: {reason}", file=sys.stderr)
        return EXIT_CANNOT
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
