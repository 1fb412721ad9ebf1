"""One search for all games: whole plans, tried in worlds that could be the true one."""
