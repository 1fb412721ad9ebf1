"""A server without patience: ``python -m tests.server.hasty serve …``. Who has gone may be replaced at once."""

from bouwmeester.cli.app import main
from bouwmeester.server.commands import agreeing

if __name__ == "__main__":
    setattr(agreeing, "AWAY_SECONDS", 0.0)  # noqa: B010 (a constant, but for this server)
    main()
