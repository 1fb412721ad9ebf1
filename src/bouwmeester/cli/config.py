"""Where the settings of the server come from besides flags: the environment, then a file."""

import os
from pathlib import Path

from cyclopts.config import Env, Toml

PREFIX = "BOUWMEESTER_"


def settings_from(strict: bool) -> tuple[Env, Toml]:
    """The environment and the file. A strict command knows every setting, so one it does not know is a mistake."""
    named = os.environ.get(f"{PREFIX}CONFIG")
    file = Toml(
        Path(named or "bouwmeester.toml"),
        root_keys=["server"],
        use_commands_as_keys=False,
        allow_unknown=not strict,
        must_exist=named is not None,
    )
    return Env(PREFIX, command=False), file
