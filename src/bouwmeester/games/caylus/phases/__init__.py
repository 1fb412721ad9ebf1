"""Set-up and the seven phases of a turn of Caylus, in the order of the rulebook."""
