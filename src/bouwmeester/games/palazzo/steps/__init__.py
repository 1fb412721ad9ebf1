"""The steps of Palazzo, in the order of the rulebook."""
