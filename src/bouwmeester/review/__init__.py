"""What a match was like, told afterwards: how likely each seat was to win, what chance did, and what the players did.

>>> import random
>>> from bouwmeester import Match, load
>>> match = Match(load("potzklotz"), 2)
>>> rng = random.Random(1)
>>> while match.to_move is not None:
...     match.run_chance(rng)
...     if match.to_move is not None:
...         match.play(rng.choice(match.legal()))
>>> first, second = review(match)["seats"]
>>> abs(first["result"] - 1 / 2 - sum([first[part] for part in PARTS])) < 1e-9
True

Needs no server and no page; the same report is printed by ``bouwmeester review`` and shown after a match.
"""

from bouwmeester.review.report import PARTS as PARTS
from bouwmeester.review.report import Report as Report
from bouwmeester.review.report import Reviewing as Reviewing
from bouwmeester.review.report import review as review
