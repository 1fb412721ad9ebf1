"""A node that lives for moments: ``python -m tests.nodes.brief serve …``. Who is gone is missed at once."""

from bouwmeester.cli.app import main
from bouwmeester.server.house import node
from bouwmeester.server.tables import clocks

if __name__ == "__main__":
    setattr(node, "LEASE_SECONDS", 2.0)  # noqa: B010 (constants, but for this server)
    setattr(node, "BEAT_SECONDS", 0.4)  # noqa: B010
    setattr(clocks, "GRACE_SECONDS", 1.0)  # noqa: B010
    main()
