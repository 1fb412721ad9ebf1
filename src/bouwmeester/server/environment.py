"""Settings for a server that is told nothing but where the application is."""

import os
from dataclasses import fields

import msgspec

from bouwmeester.server.settings import Settings


def from_environment() -> Settings:
    """What the environment says (BOUWMEESTER_DATABASE, BOUWMEESTER_RATE, …), and the defaults."""
    names = {field.name: f"BOUWMEESTER_{field.name.upper()}" for field in fields(Settings)}
    said = {name: os.environ[key] for name, key in names.items() if key in os.environ}
    return msgspec.convert(said, Settings, strict=False)
