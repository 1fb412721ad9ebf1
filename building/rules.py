"""Compiles the rules with mypyc, in groups: the core, the bots for every game, and each game with its own bots.

    BOUWMEESTER_COMPILE=auto   compile if this machine can; should that fail, warn and stay plain (default)
    BOUWMEESTER_COMPILE=yes    compile, or fail
    BOUWMEESTER_COMPILE=no     leave the rules plain

`python -m building.rules` prints yes or no: what that comes to on this machine.

mypyc writes the C of all groups in seconds; it is the C compiler that takes its time. So what it made is kept in
build/rules by the content of all that went into it, and one game's change compiles that game alone.
"""

import contextlib
import functools
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src", "bouwmeester")
#: Where compiled modules are kept for the next time, each under the hash of what it was made from.
KEPT = ROOT / "build" / "rules"
#: So long one is kept that nobody has asked for.
KEPT_SECONDS = 14 * 24 * 3600

# The rooms where speed counts, with all that is below them.
COMPILED_ROOMS = ("core", "games", "bots")

# Modules in those rooms that stay interpreted, as paths below the package; each with its reason.
INTERPRETED: tuple[str, ...] = ()


class CannotCompile(Exception):
    """There is a C compiler, but mypyc or it refused our source."""


def setting() -> str:
    value = os.environ.get("BOUWMEESTER_COMPILE", "auto")
    if value not in ("auto", "yes", "no"):
        raise ValueError(f"BOUWMEESTER_COMPILE is {value!r}; it can be auto, yes or no")
    return value


def to_be_compiled() -> bool:
    return setting() == "yes" or (setting() == "auto" and c_compiler_works())


def why_not() -> str:
    """The reason, where nothing is to be compiled."""
    return "BOUWMEESTER_COMPILE=no" if setting() == "no" else "no working C compiler"


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def c_compiler_works() -> bool:
    """Whether a file that includes Python's headers compiles: a compiler without them is of no use."""
    if os.name == "nt":
        return True  # only setuptools knows how to find one there; if it does not, that is told when it tries
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*c_compiler(), f"-I{sysconfig.get_path('include')}", "-c", str(probe), "-o", f"{scratch}/probe.o"]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def modules_to_compile() -> list[str]:
    """Paths from the root of the checkout. A package's __init__ only gathers names, so it stays as it is."""
    package = ROOT / PACKAGE
    return [
        str(path.relative_to(ROOT))
        for room in COMPILED_ROOMS
        for path in sorted((package / room).rglob("*.py"))
        if path.name != "__init__.py" and path.relative_to(package).as_posix() not in INTERPRETED
    ]


def group(module: str) -> str:
    """What a module is compiled together with: a game's rules and its bots call each other most."""
    room, *inside = Path(module).relative_to(PACKAGE).parts
    return inside[0] if len(inside) > 1 and (ROOT / PACKAGE / "games" / inside[0]).is_dir() else room


def groups() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for module in modules_to_compile():
        found.setdefault(group(module), []).append(module)
    return found


def compile_modules(scratch: Path) -> dict[str, str]:
    """Compiles into scratch; returns each file made there with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        """Takes what was made from the very same before, and keeps what it makes."""

        def build_extension(self, ext: "Extension") -> None:
            made = Path(self.get_ext_fullpath(ext.name))
            kept = KEPT / fingerprint(ext, scratch)
            if not kept.is_file():
                super().build_extension(ext)
                keep(made, kept)
            else:
                made.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(kept, made)
                os.utime(kept)

    lib = scratch / "lib"
    # From the root, as mypy reads its settings in pyproject.toml there.
    with contextlib.chdir(ROOT):
        try:
            extensions = mypycify(
                [f"--cache-dir={scratch / 'mypy'}", *modules_to_compile()],
                opt_level="3",
                debug_level="0",
                target_dir=str(scratch / "c"),
                separate=[(modules, f"bouwmeester_{name}") for name, modules in groups().items()],
            )
            # The longest first, so that no core stands idle at the end.
            extensions.sort(key=lambda ext: -sum(os.path.getsize(source) for source in ext.sources))
            build = Build(Distribution({"name": "bouwmeester", "ext_modules": extensions}))
            build.build_lib = str(lib)
            build.build_temp = str(scratch / "temp")
            build.parallel = os.cpu_count()
            build.ensure_finalized()
            build.run()
        except SystemExit as error:  # how mypyc ends once it has printed what is wrong
            raise CannotCompile("the errors are above") from error
        except Exception as error:  # the C compiler refuses, or mypyc itself breaks, which can be anything
            raise CannotCompile(f"{type(error).__name__}: {error}") from error
    forget_old()
    return {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}


def fingerprint(ext: "Extension", scratch: Path) -> str:
    """A hash of all that a compiled module is made from: its C with every header of ours, and what compiles it."""
    whole = hashlib.sha256()
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")]
    for part in (sys.version, c_compiler_version(), importlib.metadata.version("mypy"), *settings):
        whole.update(part.encode() + b"\0")
    for part in (ext.name, *ext.extra_compile_args):
        whole.update(part.encode() + b"\0")
    for path in sorted(str(path) for path in (*ext.sources, *ext.depends)):
        whole.update(os.path.relpath(path, scratch).encode() + b"\0" + Path(path).read_bytes() + b"\0")
    return whole.hexdigest()


@functools.cache
def c_compiler_version() -> str:
    if os.name == "nt":
        return ""
    return subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True).stdout


def keep(made: Path, kept: Path) -> None:
    """Put there whole or not at all, whenever this is stopped and whoever else does the same."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as copy:
        copy.write(made.read_bytes())
    os.replace(copy.name, kept)


def forget_old() -> None:
    for kept in KEPT.iterdir():
        if time.time() - kept.stat().st_mtime > KEPT_SECONDS:
            kept.unlink(missing_ok=True)


if __name__ == "__main__":
    print("yes" if to_be_compiled() else "no")
