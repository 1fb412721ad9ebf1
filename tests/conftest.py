"""Nim joins the games on the shelf, for the tests that hold for every game."""

import bouwmeester
from tests import nim

bouwmeester.put(nim.game)
