"""What a process beside the house does first: it stands behind the house, which has the core when both want it."""

import os
import signal
from typing import Final

_NICE: Final = 10


def stand_behind() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_NICE)
    if hasattr(signal, "SIGPIPE"):
        # A house that was killed reads no answer: then this ends too, without a word.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
