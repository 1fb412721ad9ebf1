"""Reading what people hand us; what is wrong with it is said in one line."""

import errno
import json
import os
from pathlib import Path

from bouwmeester.core.errors import BadPosition, BouwmeesterError


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BouwmeesterError(f"{file}: not a text file") from error


def read_position(file: Path) -> dict[str, object]:
    """The position in a file; whether it can be on a table is for the game to say."""
    text = read_text(file)
    try:
        position = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadPosition(str(file), f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from error
    except (RecursionError, ValueError) as error:
        raise BadPosition(str(file), f"cannot be read: {error}") from error
    if not isinstance(position, dict):
        raise BadPosition(str(file), "wanted: a JSON object")
    return position


def as_folder(folder: Path) -> Path:
    """A folder to keep things in, there or not; a file of that name is not one."""
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    return folder
