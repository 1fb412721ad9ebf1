"""``make nodes``: a cluster on this machine, and all that may happen to it. Sizes can be chosen.

python -m tests.nodes [--sizes short|middle|long] [--only NAME …] [--kills 50 …]
"""

import argparse
import asyncio
import resource
import time

from tests.nodes import scenes
from tests.nodes.cluster import Cluster
from tests.nodes.scenes import LONG, MIDDLE, SHORT, Sizes

SCENES = {
    "races": (scenes.races, {}),
    "kills": (scenes.kills, {"proxy": True}),
    "frozen": (scenes.frozen, {"proxy": True}),
    "duties": (scenes.duties, {"bot_pace": 1.0}),
    "silence": (scenes.silence, {"redis": True}),
    "rolling": (scenes.rolling, {"proxy": True, "drain": 1.5}),
    "storm": (scenes.storm, {}),
    "database": (scenes.database, {}),
    "standby": (scenes.standby, {"standby": True}),
}


def run(name: str, sizes: Sizes, seed: int) -> str:
    scene, wishes = SCENES[name]
    with Cluster(**wishes) as cluster:  # type: ignore[arg-type]
        return asyncio.run(scene(cluster, sizes, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", choices=["short", "middle", "long"], default="middle")
    parser.add_argument("--only", nargs="*", choices=list(SCENES), default=list(SCENES))
    parser.add_argument("--seed", type=int, default=1)
    for name in Sizes._fields:
        if name != "cuts":
            parser.add_argument(f"--{name.replace('_', '-')}", type=float if name == "frozen" else int)
    given = vars(parser.parse_args())
    sizes = {"short": SHORT, "middle": MIDDLE, "long": LONG}[given["sizes"]]
    sizes = sizes._replace(**{name: given[name] for name in Sizes._fields if given.get(name) is not None})
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name in given["only"]:
        began = time.monotonic()
        print(f"{name:9} …", end="\r", flush=True)
        print(f"{name:9} {run(name, sizes, given['seed'])}  [{time.monotonic() - began:.0f} s]", flush=True)


if __name__ == "__main__":
    main()
