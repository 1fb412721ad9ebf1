"""``make play``: the table server at once, and beside it, where that is still to be done, the compiling of the rules.

The server takes the place of this process. What compiles stands behind it when both want a core, and holds the other
end of a pipe that closes with the server, however that ends: then it ends too, and goes on at the next start with
what was not yet made.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from building import tree
from building.rules import ROOT, setting, to_be_compiled, why_not

_NICE: Final = 19
_LOG: Final = ROOT / "build" / "beside.log"


def play() -> None:
    settings = dict(os.environ)
    if setting() != "no" and tree.is_there():
        settings["PYTHONPATH"] = str(tree.TREE)
    elif to_be_compiled():
        # An older one would be taken for the one that is to come.
        shutil.rmtree(tree.TREE, ignore_errors=True)
        settings["BOUWMEESTER_COMPILED"] = str(tree.TREE)
        _compile_beside()
    else:
        print(f"The rules are played uncompiled, which is slower: {why_not()}.", flush=True)
    server = str(Path(sys.executable).with_name("bouwmeester"))
    os.execve(server, [server, "serve"], settings)


def _compile_beside() -> None:
    end, held = os.pipe()
    os.set_inheritable(held, True)  # the server keeps it, without knowing
    subprocess.Popen([sys.executable, "-m", "building.play", "beside"], stdin=end, start_new_session=True)
    os.close(end)


def beside() -> None:
    """Compile, for as long as standard input is open."""
    os.nice(_NICE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    print("The rules are compiled meanwhile, for bots that think faster; you can play already.", flush=True)
    settings = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    with open(_LOG, "wb") as log:
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", "compiled"]
        done = subprocess.run(command, cwd=ROOT, env=settings, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    if done.returncode == 0:
        print("The rules are compiled: bots use them from now on, the server from its next start.", flush=True)
    else:
        print(
            f"The rules could not be compiled, and stay as they are; {_LOG.relative_to(ROOT)} says why.", flush=True
        )


def _end_with_the_server() -> None:
    os.read(0, 1)  # nobody writes to it: this waits until it is closed
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    if sys.argv[1:] == ["beside"]:
        beside()
    else:
        play()
