"""Valgrind, which counts instructions: found, and installed where this machine allows it.

    python -m tools.valgrind             # where it is
    python -m tools.valgrind --install   # install Debian's when it is missing, as root

Exit status: 0 it is there, 3 it is missing (and why).
"""

import shutil
import sys
from typing import Final

from tools.installing import installed

EXIT_CANNOT: Final = 3


def main(arguments: list[str]) -> int:
    reason: str | None = None
    if shutil.which("valgrind") is None:
        reason = "there is no valgrind"
        if "--install" in arguments:
            reason = installed(["valgrind"], "valgrind", "to count instructions")
    if reason is not None:
        print(f"valgrind: {reason}", file=sys.stderr)
        return EXIT_CANNOT
    print(shutil.which("valgrind"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
