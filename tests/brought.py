"""Somebody else's package, built and installed into an environment of its own beside this Bouwmeester."""

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

NIM = Path(__file__).parent / "nim"


def environment_with_nim(folder: Path) -> Path:
    """The Python of a fresh environment in which the package with Nim and its bot is installed."""
    source = shutil.copytree(NIM, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), at=source)
    (wheel,) = folder.glob("*.whl")
    environment = folder / "environment"
    venv.create(environment, symlinks=True)
    python = environment / "bin" / "python"
    # What this Bouwmeester is installed with is there too, without installing all of it once more.
    site = run(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", at=folder).strip()
    here = sysconfig.get_path("purelib")
    Path(site, "beside.pth").write_text(f"import site; site.addsitedir({here!r})\n")
    run(
        *(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"),
        *("--disable-pip-version-check", str(wheel)),
        at=folder,
    )
    return python


def run(*command: str, at: Path) -> str:
    ended = subprocess.run(command, cwd=at, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout
