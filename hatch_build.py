"""The wheel's build hook: compiled rules where they can be built, plain Python otherwise."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is private
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        try:
            from tools.compile_rules import (
                CannotCompileError,
                CompilationFailedError,
                build_extensions,
            )
        finally:
            sys.path.remove(self.root)

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
