"""The first game, from a fresh clone: ``python bench/first.py``, part of `make bench`.

What is committed is cloned into an empty folder, and `make play` is timed there until it prints its address and until
the rules are compiled beside the game; then it is started once more. What pip and npm have kept from earlier stays
with them, so a network makes it slower.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[1]
_ADDRESS: Final = "Bouwmeester is at http://localhost"
_COMPILED: Final = "The rules are compiled: "
_NOT_COMPILED: Final = ("The rules could not be compiled", "The rules are played uncompiled")


class Play:
    """`make play` in a clone, and what it says."""

    def __init__(self, clone: Path) -> None:
        settings = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
        # A port of its own, and nothing of this checkout.
        settings |= {"BOUWMEESTER_PORT": "0", "BOUWMEESTER_HOST": "127.0.0.1"}
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            ["make", "play"], cwd=clone, env=settings, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        self.said: IO[str] = self.process.stdout

    def until(self, *wanted: str) -> tuple[str, float]:
        """The first line that begins like this, and how many seconds it took."""
        for line in self.said:
            if line.startswith(wanted):
                return line.strip(), time.monotonic() - self.began
        raise RuntimeError(f"make play ended with {self.process.wait()}")

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.communicate()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        first = Play(clone)
        _, seconds = first.until(_ADDRESS)
        print(f"first game: {seconds:.0f} s from a fresh clone to the address")
        said, seconds = first.until(_COMPILED, *_NOT_COMPILED)
        print(f"first game: {seconds:.0f} s until: {said}")
        first.stop()
        again = Play(clone)
        _, seconds = again.until(_ADDRESS)
        print(f"every later game: {seconds:.1f} s to the address")
        again.stop()


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    main()
