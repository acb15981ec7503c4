"""A hook of mkdocs: notebooks run on the sources of this tree, wherever the build is started."""

import os
from pathlib import Path
from typing import Any, Final

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"


def on_startup(**_: Any) -> None:
    """Notebooks run in processes of their own, which look for modules where this one says."""
    others = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(SOURCES), others]))
