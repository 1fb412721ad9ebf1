"""``bouwmeester version``."""

import platform

import bouwmeester
from bouwmeester.core import engine


def version() -> None:
    """Say which Bouwmeester this is, whether its rules are compiled, and which games it has."""
    build = "plain" if engine.__file__.endswith(".py") else "compiled"
    print(f"bouwmeester {bouwmeester.__version__} ({build}), Python {platform.python_version()}")
    print(f"games: {', '.join(bouwmeester.names())}")
