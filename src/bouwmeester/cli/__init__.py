"""The command line: ``bouwmeester play``, and what else there is to do with the games."""

from bouwmeester.cli.app import main as main
