"""Write deploy/requirements.txt: what a server installs, with the hashes of all published files.

    python tools/hashes.py    # needs uv, which `make hashes` installs

The versions are those of constraints.txt. The hashes are of every file of a version, for every
platform, so that pip can check what it fetches whichever index it asks; no address is written down.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "deploy" / "requirements.txt"
EXTRAS: Final = ("cluster", "metrics", "push")  # those of a server, as far as there are such
OLDEST: Final = "3.11"
HEAD: Final = """\
# What a server installs, for pip install --require-hashes.
# Made by tools/hashes.py from pyproject.toml and constraints.txt: run make hashes, do not edit.
"""


def wanted() -> list[str]:
    """What pyproject.toml asks for on behalf of a server."""
    from tools.requirements import extras, requirements

    return requirements(["run", *(name for name in EXTRAS if name in extras())])


def compiled() -> str:
    """The text of the file, as uv resolves it."""
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "wanted.in"
        given.write_text("\n".join(wanted()) + "\n", encoding="utf-8")
        shape = ["--no-header", "--no-annotate", "--generate-hashes", "--no-config", "--quiet"]
        python = ["--universal", "--python-version", OLDEST]
        pins = ["--constraint", str(ROOT / "constraints.txt")]
        command = [sys.executable, "-m", "uv", "pip", "compile", *shape, *python, *pins, str(given)]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    FILE.write_text(HEAD + compiled(), encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)}: written")
