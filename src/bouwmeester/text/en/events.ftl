# Events: tournaments of an evening, and leagues over days.

web-events-open = To sign up for
web-events-going = Being played
web-events-past = Over
web-events-none = No event is announced. Set one up, and send its link to those you want to play with.
web-event-people =
    { $people ->
        [one] one person
       *[other] { $people } people
    }
web-event-by = by { $name }
web-event-yours = you are in
web-event-hosted = you run it
web-event-about =
    { $kind ->
        [league] League over days
       *[swiss] Swiss tournament
    }, { $seats ->
        [2] tables of two
       *[other] tables of up to { $seats }
    }, { $clock }
web-event-about-short =
    { $kind ->
        [league] League
       *[swiss] Swiss
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
web-event-clock-minutes = { $minutes } minutes each
web-event-clock-hours = { $hours } hours a move
web-event-clock-seconds = { $seconds } seconds a move

# Setting one up.
web-event-new = New event
web-event-name = Name of the event
web-event-kind = How it is played
web-event-kind-swiss = One evening
web-event-kind-swiss-how = Rounds one after the other; those with equal points meet.
web-event-kind-league = Over days
web-event-kind-league-how = Groups, each in its own rounds; everybody looks in when it is their turn.
web-event-seats = Seats at a table
web-event-rounds-label = Rounds
web-event-group-size = People in a group
web-event-wait = A bot plays for whoever is away after
web-event-rest = Rest between rounds
web-event-minutes =
    { $minutes ->
        [0] none
        [one] one minute
       *[other] { $minutes } minutes
    }
web-event-starts = Begins by itself
web-event-starts-how = In your own time, { $zone }; from three people on. Left empty, you begin it.
web-event-public = List it here; else only by its link
web-event-make = Set it up

# Signing up.
web-event-enter = Sign up
web-event-sign-up = I take part
web-event-withdraw = Withdraw
web-event-withdraw-sure = You will not be seated any more. A match that you are playing stays yours to the end.
web-event-signed-up = Signed up
web-event-nobody = Nobody yet.
web-event-link = The link to sign up
web-event-needs = From three people on it can begin.
web-event-you-are-in = You take part. When a round begins, your table stands here, and you are told.
web-event-you-are-out = You take part no longer.
web-event-starts-at = begins { $time }
web-event-starts-until = begins in { $time }
web-event-starts-passed = It was to begin { $time }, but could not. Whoever runs it begins it, or sets another time.
web-event-enter-late = You can still come in: you play from the next round on, without points for those before.
web-event-closed = Nobody can sign up at the moment.
web-event-your-name = Your name in the event

# Playing.
web-event-rounds = Rounds
web-event-round = Round { $round }
web-event-round-of = Round { $round } of { $rounds }
web-event-standings = Standings
web-event-standings-after = Standings after round { $round }
web-event-nobody-twice =
    { $people ->
        [one] one person
       *[other] { $people } people
    }, nobody met twice
web-event-some-twice =
    { $people ->
        [one] one person
       *[other] { $people } people
    }; { $again ->
        [one] one pair
       *[other] { $again } pairs
    } met twice, as it could not be otherwise
web-event-wins = Wins
web-event-opponents = Opponents
web-event-r = R { $round }
web-event-gone = withdrawn
web-event-group = Group { $group }
web-event-season = Season { $season }
web-event-season-tag = season { $season }
web-event-your-table = Your table
web-event-your-table-tag = your table
web-event-sit = To the table
web-event-begins = begins
web-event-comes = A bot plays for whoever is not at the table { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } after the round has begun. They can still come and play on.
web-event-table = Table { $number }
web-event-table-over = over
web-event-table-playing = being played
web-event-starts-in = next round in { $time }
web-event-starts-soon = next round in a moment
web-event-waits-for-tables = The next round begins when all tables are done.
web-event-ends-with-tables = This is the last round: the event is over when all tables are done.
web-event-you-wait = You have no table at the moment.
web-event-previous-round = Round before
web-event-next-round = Round after
web-event-status-playing = being played
web-event-status-paused = paused
web-event-status-over = over
web-event-status-cancelled = cancelled
web-event-is-over = The event is over.
web-event-is-cancelled = The event was cancelled; what was played stands here.
web-event-is-paused = Paused: no round begins until it goes on.

# How it counts.
web-event-counts = How it counts
web-event-counts-points = Points: the share of the others at the table whom you leave behind. First is 1, last 0, second of four 0.67.
web-event-counts-ties = Equal points: more wins, then those who have met the stronger (the points of their opponents, on average). Who is still equal shares the place.
web-event-counts-first = Who begins is shared out evenly. Nobody meets twice before it must be.
web-event-counts-bots = Where the number of people does not fit, a table has one seat less, or a bot fills it up.
web-event-counts-league = Each group plays its rounds by itself; the clock at the table says how long everybody has.
web-event-counts-seasons = Group 1 is the highest. After a season two go up from each group and two go down into it, and all who stayed to the end are signed up for the next.

# Whoever runs it.
web-event-run = You run this event
web-event-begin = Begin
web-event-begin-next = Begin the next round now
web-event-set-time = Set the time
web-event-no-time = Without a time
web-event-close = Close sign-up
web-event-reopen = Open sign-up again
web-event-next-season = Next season
web-event-next-season-sure = Two go up from each group and two go down into it. All who stayed to the end are signed up; they can withdraw and others can come until you begin it.
web-event-pause = Pause
web-event-resume = Go on
web-event-cancel = Cancel the event
web-event-cancel-sure = No more rounds are played. The tables play on to their end.
web-event-cancel-not = Let it go on
web-event-drop = Send { $name } away
web-event-drop-sure = { $name } will not be seated any more. A match that is being played goes on.
web-event-drop-who = Send somebody away

# What is refused.
server-no_event = There is no event with that code.
server-event_clock = In an event everybody has a clock, of at least five seconds.
server-event_begun = Nobody can sign up any more.
server-event_full = The event is full.
server-event_not_in = You do not take part.
server-event_nobody = Nobody with that number takes part.
server-event_over = The event is over.
server-event_not_host = Only whoever runs the event can do that.
server-event_paused = It is paused; let it go on first.
server-event_round = A round is being played; the next one follows when all tables are done.
server-event_too_few = Three people or more are needed.
server-event_not_playing = It is not being played.
server-event_not_paused = It is not paused.
server-event_time = The time is to be within the next ninety days.
server-event_gone = You have withdrawn from this event, or were sent away.
server-event_not_open = It has begun already.
server-event_no_season = A season follows a league that is over.
