# The review of a match: shares of the win, in points of a hundred.

review-title = { $game }: what it was made of
review-working = Looking at every move
review-fair = Fair share
review-start = Start
review-luck = Dice
review-own = Own play
review-others = The others
review-drift = Unclear
review-result = Result
review-without = Without the dice
review-per-decision = Lost per decision
review-moment-luck = { $line }. { $drawn }: { $name } was lucky by { $points } points.
review-moment-only-move = { $line }. { $name } saw the only good move: { $played }. Anything else would have cost { $points } points.
review-moment-mistake = { $line }. { $name }: { $played }. Better was: { $better }. That cost { $points } points.
