"""Install Debian's packages for tests, where this machine allows it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

QUIETLY = ["install", "--yes", "--quiet=2", "--no-install-recommends"]


def installed(packages: Sequence[str], name: str, purpose: str) -> str | None:
    """Install packages with apt-get; why that cannot be done, or None when it was."""
    apt = shutil.which("apt-get")
    if apt is None:
        return f"there is no {name}, and no apt-get to install it with"
    if os.geteuid() != 0:
        return f"there is no {name}; `apt-get install {' '.join(packages)}` needs root"
    print(f"Installing {name}, {purpose} ...", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "--quiet=2"], [*QUIETLY, *packages]):
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
