"""A server that tells people at once: ``python -m tests.server.eager serve …``. Nobody gets time to come first."""

from bouwmeester.cli.app import main
from bouwmeester.server.commands import agreeing
from bouwmeester.server.house import inviting, sitting
from bouwmeester.server.notices import sender
from bouwmeester.server.tables import telling

if __name__ == "__main__":
    for room in (telling, agreeing, sitting, inviting):
        setattr(room, "GRACE_SECONDS", 0.0)  # noqa: B010 (constants, but for this server)
    setattr(sender, "LOOK_SECONDS", 0.05)  # noqa: B010
    setattr(sender, "LOOKING_SECONDS", 0.0)  # noqa: B010
    main()
