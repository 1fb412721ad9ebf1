"""The command line: ``bouwmeester play``, and what else there is to do with the games."""

import sys
from collections.abc import Sequence

INTERRUPTED = 130  # what a shell expects after Ctrl-C


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. All commands are loaded here: Ctrl-C may come while they are."""
    try:
        from bouwmeester.cli.app import main as run
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    return run(tokens)


def complain(problem: str, code: int) -> int:
    print("bouwmeester:", " ".join(problem.split()), file=sys.stderr)
    return code
