"""The notices of third parties whose code or typefaces the built page carries.

    python tools/notices.py    # print them, from web/node_modules

tools/web.py lays them into the page as licenses.txt, so that every wheel and server has them.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILDERS: Final = ("vite", "@sveltejs/vite-plugin-svelte")  # which leave nothing in the page
NAMES: Final = ("LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "license", "license.md")
LINE: Final = "=" * 78
HEAD: Final = """\
Valewright's page carries code and typefaces of the projects below, under the licenses given there.
Valewright itself is under the MIT license.
"""


def manifest(folder: Path) -> dict[str, Any]:
    """What a package says of itself."""
    found: dict[str, Any] = json.loads((folder / "package.json").read_text("utf-8"))
    return found


def carried(web: Path) -> list[str]:
    """The packages that the page is built from, and all that they need."""
    modules = web / "node_modules"
    waiting = [name for name in manifest(web)["dependencies"] if name not in BUILDERS]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in found or not (modules / name).is_dir():
            continue
        found.add(name)
        waiting.extend(manifest(modules / name).get("dependencies", {}))
    return sorted(found)


def license_text(folder: Path) -> str:
    """The license that a package brings; '' where it only names one."""
    files = [folder / name for name in NAMES if (folder / name).is_file()]
    return files[0].read_text("utf-8").strip() if files else ""


def notices(root: Path = ROOT) -> str:
    """All notices; a package that brings no text gets that of another under the same license."""
    web = root / "web"
    names = carried(web)
    folders = {name: web / "node_modules" / name for name in names}
    known: dict[str, str] = {}
    for folder in folders.values():
        if text := license_text(folder):
            known.setdefault(str(manifest(folder).get("license")), text)
    parts = [HEAD]
    for name, folder in folders.items():
        about = manifest(folder)
        kind = str(about.get("license"))
        text = license_text(folder) or known.get(kind, "")
        parts.append(f"{LINE}\n{name} {about['version']}: {kind}\n{LINE}\n\n{text}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(notices())
