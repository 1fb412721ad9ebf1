"""``bouwmeester workers``: bots of a house on another machine think here."""

import os
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from bouwmeester.cli.needs import needs_server
from bouwmeester.cli.serve import log_to_stderr
from bouwmeester.core.errors import BadOption

Join = Annotated[str, Parameter(help="The nodes to think for, by their own addresses, separated by commas.")]
Secret = Annotated[str, Parameter(help="What the nodes were told as --joining; better in BOUWMEESTER_JOINING.")]
Processes = Annotated[int | None, Parameter(validator=Number(gte=1), help="If left out, one for each core.")]


def workers(*, join: Join, joining: Secret = "", processes: Processes = None) -> None:
    """Let the bots of a house think on this machine too, until told to stop.

    They are told nothing that a bot may not know. Nodes that are away are tried again.
    """
    with needs_server(""):
        from bouwmeester.server.bots.joining import run
    secret = joining or os.environ.get("BOUWMEESTER_JOINING", "")
    if not secret:
        raise BadOption("joining: wanted the secret that the nodes were told")
    addresses = [one.strip() for one in join.split(",") if one.strip()]
    if not addresses or not all(one.startswith(("http://", "https://")) for one in addresses):
        raise BadOption("join: wanted addresses of nodes, such as http://10.0.0.11:8080")
    log_to_stderr()
    run(addresses, secret, processes or os.cpu_count() or 1)
