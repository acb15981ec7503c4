"""Caddy and nginx for the tests of deploy/: found, and installed where this machine allows it.

    python -m tools.proxies             # where they are
    python -m tools.proxies --install   # install Debian's when they are missing, as root

Exit status: 0 both are there, 3 one is missing (and why).
"""

import shutil
import sys
from typing import Final

from tools.installing import installed

EXIT_CANNOT: Final = 3
PACKAGES: Final = {"caddy": "caddy", "nginx": "nginx-light", "openssl": "openssl"}
PLACES: Final = "/usr/local/sbin:/usr/sbin:/sbin:/usr/local/bin:/usr/bin:/bin"


def program(name: str) -> str | None:
    """The path of a program; nginx is not on everybody's path."""
    return shutil.which(name) or shutil.which(name, path=PLACES)


def missing() -> str | None:
    """What is not there, in words."""
    absent = [name for name in PACKAGES if program(name) is None]
    return f"there is no {' and no '.join(absent)}" if absent else None


def main(arguments: list[str]) -> int:
    reason = missing()
    if reason is not None and "--install" in arguments:
        packages = [package for name, package in PACKAGES.items() if program(name) is None]
        why_not = installed(packages, " and ".join(packages), "to test deploy/")
        reason = missing() and (why_not or missing())
    if reason is not None:
        print(f"proxies: {reason}", file=sys.stderr)
        return EXIT_CANNOT
    print(" ".join(str(program(name)) for name in PACKAGES))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
