"""The build hook: the page in every package; compiled rules where they can be built."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is private
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What else a build of its own needs: Node, where the page must be built without one."""
        with _tools(self.root):
            from tools import requirements, web
        root = Path(self.root)
        if _no_page() or web.is_built(root) or web.machine_node() is not None:
            return []
        return requirements.requirements(["page"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._page(build_data)
        if self.target_name == "wheel":
            self._rules(build_data)

    def _page(self, build_data: dict[str, Any]) -> None:
        if _no_page():
            self.app.display_warning(
                "valewright: NO PAGE in this package, because VALEWRIGHT_NO_PAGE=1 asks for that: "
                "its server has nothing to show to a browser"
            )
            return
        with _tools(self.root):
            from tools import web
        try:
            web.build(Path(self.root))
        except (web.NoNodeError, web.PageFailedError) as error:
            raise SystemExit(
                f"valewright: the page cannot be built: {error}\n"
                "(VALEWRIGHT_NO_PAGE=1 makes a package without it)"
            ) from error
        build_data["artifacts"].append("/src/valewright/server/page/**")

    def _rules(self, build_data: dict[str, Any]) -> None:
        with _tools(self.root):
            from tools.compile_rules import (
                CannotCompileError,
                CompilationFailedError,
                build_extensions,
            )

        try:
            extensions = build_extensions(Path(self.root))
        except (CannotCompileError, CompilationFailedError) as error:
            self.app.display_warning(f"valewright: a plain Python wheel, because {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for name, file in extensions.items():
            build_data["force_include"][str(file)] = name
        self.app.display_info(f"valewright: {len(extensions)} compiled modules in the wheel")


def _no_page() -> bool:
    return os.environ.get("VALEWRIGHT_NO_PAGE") == "1"


@contextmanager
def _tools(root: str) -> Iterator[None]:
    """Within, the project's tools can be imported."""
    sys.path.insert(0, root)
    try:
        yield
    finally:
        sys.path.remove(root)
