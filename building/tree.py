"""The compiled rules for runs from a checkout: a wheel unpacked in build/compiled, by `python -m building.tree`.

The tree carries a list of what it was made from, and is made anew unless that list is still true: this notices what
time stamps miss, such as a file that was removed, moved, or put back. It is put in its place whole, so whoever finds
it can use it. Where nothing is to be compiled there is no tree.
"""

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator

from building.rules import ROOT, to_be_compiled

TREE = ROOT / "build" / "compiled"
#: Where it is made; what an earlier run left there when it was stopped is removed.
WORKSHOP = ROOT / "build" / "compiling"
_LOCK = ROOT / "build" / "compiling.lock"


def sources() -> str:
    """A list of all that the tree is made from."""
    found = [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    found += (ROOT / "building").glob("*.py")
    found += [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "requirements-compile.lock")]
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()} {path.relative_to(ROOT).as_posix()}"
        for path in sorted(found)
    ]
    return "\n".join([sys.version, *lines]) + "\n"


def is_there() -> bool:
    """Whether there is a tree that was made from what is here now."""
    made = TREE / "sources"
    return made.is_file() and made.read_text() == sources()


def make() -> None:
    """Make the tree, unless it is there; whoever else makes it now is waited for."""
    with _alone():
        if not to_be_compiled():
            shutil.rmtree(TREE, ignore_errors=True)
        elif not is_there():
            shutil.rmtree(TREE, ignore_errors=True)
            print("Compiling the rules (a minute or two, once)…", flush=True)
            _make()


def _make() -> None:
    made_from = sources()
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    WORKSHOP.mkdir()
    settings = {**os.environ, "BOUWMEESTER_COMPILE": "yes", "BOUWMEESTER_WEB": "no", "TMPDIR": str(WORKSHOP)}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(WORKSHOP)]
    subprocess.run(command, cwd=ROOT, env=settings, check=True)
    (wheel,) = WORKSHOP.glob("*.whl")
    tree = WORKSHOP / "tree"
    zipfile.ZipFile(wheel).extractall(tree)
    (tree / "sources").write_text(made_from)
    tree.rename(TREE)
    shutil.rmtree(WORKSHOP)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    _LOCK.parent.mkdir(exist_ok=True)
    with open(_LOCK, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        make()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
