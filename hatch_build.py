"""Builds the wheel: the rules are compiled by mypyc where a C compiler is there, and left plain where not; the page
is built by Vite and goes along.

    BOUWMEESTER_COMPILE=auto|yes|no   see building/rules.py
    BOUWMEESTER_WEB=no                leave the page out; else a page that cannot be built is an error

An editable install is never compiled and has no page, and nothing is ever written into src.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Whoever builds a wheel need not do it with this folder among those that modules are imported from.
sys.path.append(str(Path(__file__).parent))

from building import page, rules


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls around the building of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Kept until finalize: the files are copied into the wheel between the two.
        self.scratch = tempfile.TemporaryDirectory(prefix="bouwmeester-")
        if version != "editable":
            self.add_compiled_modules(build_data)
            self.add_page(build_data)

    def dependencies(self) -> list[str]:
        """What else the environment of the build needs: Node, if the page is still to be built and there is none."""
        wanted = os.environ.get("BOUWMEESTER_WEB") != "no" and not page.page_is_there() and page.own_node() is None
        return [page.NODE_WHEEL] if wanted else []

    def add_page(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("BOUWMEESTER_WEB") == "no":
            self.app.display_info("Building a wheel without the page: BOUWMEESTER_WEB=no.")
            return
        page.build_page()
        build_data["force_include"][str(page.PAGE)] = str(Path("bouwmeester", "server", "page"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.scratch.cleanup()

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        if not rules.to_be_compiled():
            self.app.display_info(f"Building a plain wheel: {rules.why_not()}.")
            return
        try:
            modules = rules.compile_modules(Path(self.scratch.name))
        except rules.CannotCompile as error:
            if rules.setting() == "yes":
                self.app.abort(f"Compiling failed: {error}")
            self.app.display_warning(f"COMPILING FAILED, so this wheel is plain and slower: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(modules)
