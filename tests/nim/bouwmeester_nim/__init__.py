"""Nim, the smallest game on the contract, with its words, its rules and a bot: a package of one's own."""
