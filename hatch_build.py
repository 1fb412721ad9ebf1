"""Builds the wheel: the rules are compiled by mypyc where a C compiler is there, and left plain where not.

    BOUWMEESTER_COMPILE=auto   compile if this machine can; should that fail, warn and stay plain (default)
    BOUWMEESTER_COMPILE=yes    compile, or fail
    BOUWMEESTER_COMPILE=no     build a plain wheel

`python hatch_build.py` prints yes or no: what the setting comes to on this machine.
An editable install is never compiled, and nothing is ever written into src.
"""

import contextlib
import os
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PACKAGE = Path("src", "bouwmeester")

# The rooms where speed counts, with all that is below them.
COMPILED_ROOMS = ("core", "games", "bots")

# Modules in those rooms that stay interpreted, as paths below the package; each with its reason.
INTERPRETED: tuple[str, ...] = ()


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls around the building of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Kept until finalize: the files are copied into the wheel between the two.
        self.scratch = tempfile.TemporaryDirectory(prefix="bouwmeester-")
        if version != "editable":
            self.add_compiled_modules(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.scratch.cleanup()

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        if not to_be_compiled():
            reason = "BOUWMEESTER_COMPILE=no" if setting() == "no" else "no working C compiler"
            self.app.display_info(f"Building a plain wheel: {reason}.")
            return
        try:
            modules = compile_modules(Path(self.scratch.name))
        except CannotCompile as error:
            if setting() == "yes":
                self.app.abort(f"Compiling failed: {error}")
            self.app.display_warning(f"COMPILING FAILED, so this wheel is plain and slower: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(modules)


class CannotCompile(Exception):
    """There is a C compiler, but mypyc or it refused our source."""


def setting() -> str:
    value = os.environ.get("BOUWMEESTER_COMPILE", "auto")
    if value not in ("auto", "yes", "no"):
        raise ValueError(f"BOUWMEESTER_COMPILE is {value!r}; it can be auto, yes or no")
    return value


def to_be_compiled() -> bool:
    return setting() == "yes" or (setting() == "auto" and c_compiler_works())


def c_compiler_works() -> bool:
    """Whether a file that includes Python's headers compiles: a compiler without them is of no use."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError):
            return False
    return True


def modules_to_compile() -> list[str]:
    """Paths from the root of the checkout. A package's __init__ only gathers names, so it stays as it is."""
    package = ROOT / PACKAGE
    return [
        str(path.relative_to(ROOT))
        for room in COMPILED_ROOMS
        for path in sorted((package / room).rglob("*.py"))
        if path.name != "__init__.py" and path.relative_to(package).as_posix() not in INTERPRETED
    ]


def compile_modules(scratch: Path) -> dict[str, str]:
    """Compiles into scratch; returns each file made there with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    lib = scratch / "lib"
    # From the root, as mypy reads its settings in pyproject.toml there.
    with contextlib.chdir(ROOT):
        try:
            extensions = mypycify(
                modules_to_compile(),
                opt_level="3",
                debug_level="0",
                target_dir=str(scratch / "c"),
                group_name="bouwmeester",
            )
            build = build_ext(Distribution({"name": "bouwmeester", "ext_modules": extensions}))
            build.build_lib = str(lib)
            build.build_temp = str(scratch / "temp")
            build.parallel = os.cpu_count()
            build.ensure_finalized()
            build.run()
        except SystemExit as error:  # how mypyc ends once it has printed what is wrong
            raise CannotCompile("the errors are above") from error
        except Exception as error:  # the C compiler refuses, or mypyc itself breaks, which can be anything
            raise CannotCompile(f"{type(error).__name__}: {error}") from error
    return {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}


if __name__ == "__main__":
    print("yes" if to_be_compiled() else "no")
