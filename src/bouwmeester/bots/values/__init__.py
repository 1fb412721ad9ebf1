"""Who is likely to win, as learned from games: a small net for each game and number of seats, with its weights."""
