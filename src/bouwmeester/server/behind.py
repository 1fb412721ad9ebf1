"""What a process beside the house does first: it stands behind the house, which has the core when both want it."""

import os
from typing import Final

_NICE: Final = 10


def stand_behind() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_NICE)
