"""Nim joins the games on the shelf, for the tests that hold for every game."""

import bouwmeester
from bouwmeester_nim import game as nim

bouwmeester.put(nim.game)
