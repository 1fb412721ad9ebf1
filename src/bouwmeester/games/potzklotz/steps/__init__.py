"""The steps of PotzKlotz, in the order of its rules."""
