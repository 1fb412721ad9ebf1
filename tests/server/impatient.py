"""A server that waits for nobody: ``python -m tests.server.impatient serve …``. A second is all one gets to ask."""

from bouwmeester.cli.app import main
from bouwmeester.server.wire import capacity

if __name__ == "__main__":
    setattr(capacity, "HEADERS_SECONDS", 1.0)  # noqa: B010 (a constant, but for this server)
    setattr(capacity, "BODY_SECONDS", 2.0)  # noqa: B010
    main()
