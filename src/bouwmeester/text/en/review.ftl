# The review of a match: shares of the win, in points of a hundred.

review-title = { $game }: what it was made of
review-working = Looking at every move
review-fair = Fair share
review-start = Start
review-luck = Dice
review-own = Own play
review-others = The others
review-drift = Unclear
review-rest = Draws and what is unclear
review-result = Result
review-without = Without the dice
review-per-decision = Lost per decision
review-moment-luck = { $line }. { $drawn }: { $name } was lucky by { $points } points.
review-moment-only-move = { $line }. { $name } saw the only good move: { $played }. Anything else would have cost { $points } points.
review-moment-mistake = { $line }. { $name }: { $played }. Better was: { $better }. That cost { $points } points.

# On the page.
review-page = What it was made of
review-curve = Share of the win
review-story = The result
review-bridge = How the result came about, in points of a hundred
review-won = { $name } won
review-lost = { $name } did not win
review-line = Move
review-line-number = Move { $line }
review-tap = Tap the curve to see everybody's share at a moment.
review-moments = Moments of truth
review-moments-of = change in the share of { $name }
review-no-moments = Nothing stood out: no great mistake, no great luck.
review-kind-mistake = Mistake
review-kind-only-move = Only good move
review-kind-luck = Lucky draw
review-cost = That cost { $points } points of the win, { $surely } of them for sure.
review-found = Everything else would have been clearly worse.
review-lucky = What was drawn helped { $name } most.
review-board = See it on the board
review-players = The players
review-decisions = Decisions
review-worst = Dearest three: move and loss
review-worst-at = Move { $line } cost { $points } points
review-note = A decision is judged by what its player could know, a draw by all that could have come. What is called a mistake surely cost that much by the bots' reckoning; they may be wrong about a plan that they do not understand.

# A moment, tried again and played on.
review-worth = Worth, as share of the win
review-try = Try it yourself
review-try-which = What would you do?
review-try-right = Right!
review-try-wrong = { $points } points less than the best. Try again.
review-try-show = Show me
review-try-done = Show everything
review-play-on = Play on from here
review-play-on-as = You play as
review-play-on-against = Against
review-play-on-knowing = The table is
review-play-on-own = as you knew it: what you could not see is drawn anew
review-play-on-open = as it was, with everything that was hidden
review-play-on-begin = Play
review-position = Play from a position
review-position-about = Write what is on the table, or paste it. What you leave out is filled in.
review-position-look = Put it on the table
review-position-file = From a file
review-position-json = This is not JSON: { $why }
review-exercises = Your own exercises
review-exercises-about = What went wrong in your latest matches. Would you find it now?
review-exercises-none = Nothing yet. When a match of yours has been reviewed, your mistakes in it come here.
