"""Run each script of examples/rl for a moment: they need PyTorch, which CI does not install.

    python tools/learning.py

Exit status: 0 all ran, 1 one failed, 3 something is not installed, so that a script was skipped.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "examples" / "rl"
GAME = ("--game", "nim", "--rivals", "random", "--evaluation-games", "4", "--minutes", "0.05")
EXIT_FAILED = 1
EXIT_SKIPPED = 3

# What each script needs beside the extras of the package, and how it is kept short
NEEDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "ppo.py": (("torch",), (*GAME, "--games", "4", "--steps", "8", "--save", "policy.npz")),
    "maskable_ppo.py": (("torch", "sb3_contrib"), (*GAME, "--games", "2", "--steps", "64")),
    "torchrl_ppo.py": (("torch", "torchrl"), (*GAME, "--frames", "64", "--minibatch", "32")),
    "rllib_self_play.py": (
        ("torch", "ray", "tree"),
        ("--game", "nim", "--iterations", "1", "--decisions", "64", "--runners", "0"),
    ),
}


def main() -> int:
    status = 0
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with TemporaryDirectory() as folder:
        for script, (needs, words) in NEEDS.items():
            missing = [name for name in needs if find_spec(name) is None]
            if missing:
                print(
                    f"!!!! SKIPPED: {script} was NOT run: {', '.join(missing)} not installed !!!!"
                )
                status = status or EXIT_SKIPPED
                continue
            command = [sys.executable, str(SCRIPTS / script), *words]
            done = subprocess.run(command, check=False, cwd=folder, env=env)
            print(f"{script}: {'ran' if done.returncode == 0 else 'FAILED'}", flush=True)
            status = EXIT_FAILED if done.returncode else status
    return status


if __name__ == "__main__":
    sys.exit(main())
