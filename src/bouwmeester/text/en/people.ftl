# The pages about people: what they are told, who they are, what came of their games.

# Settings, sheet by sheet.
web-settings-play = Play and looks
web-settings-notices = Notices
web-settings-devices = Devices
web-settings-privacy = Privacy
web-settings-peace = Peace

# Notices: where, of what, when not.
web-ways = Where to tell me
web-way-push = Browser
web-way-mail = E-mail
web-way-webhook = Webhook
web-way-test = Try it
web-way-remove = Remove
web-way-remove-it = Remove { $name }
web-way-gone = Nobody answers there any more. Remove it, or try it again.
web-way-unconfirmed = A mail is on its way. Open its link to say yes.
web-push-here = Tell me in this browser
web-push-cannot = This browser cannot tell you by itself here. On an iPhone or iPad, add the page to your home screen first; elsewhere it needs an address with https.
web-push-denied = The browser was told not to show notices of this page. Its own settings can change that.
web-mail-address = Your e-mail address
web-mail-add = Tell me by e-mail
web-webhook-address = Address of a webhook, https://…
web-webhook-style = Shape of the message
web-webhook-json = Plain JSON
web-webhook-discord = Discord
web-webhook-ntfy = ntfy
web-webhook-add = Add
web-webhook-secret = Messages to it are signed with this. It is shown only now:
web-tell-me = Tell me when
web-notice-turn = Your turn
web-notice-turn-how = and you are not there
web-notice-clock = Clock low
web-notice-clock-how = an hour left, or a quarter
web-notice-full = Table full
web-notice-full-how = the match begins
web-notice-proposal = A question
web-notice-proposal-how = taking back, a bot for somebody
web-notice-invited = Invited
web-notice-invited-how = a chair is free for you
web-notice-over = Match over
web-notice-over-how = with its result
web-notice-sent = It was sent.
web-notice-not-sent = Nobody took it there.
web-notice-always = Also when I am looking
web-notice-always-how = otherwise the open page tells you
web-chime = A soft sound
web-chime-how = when it is your turn in the open page
web-by-table = By table
web-by-table-else = else as for all
web-by-table-same = As for all
web-by-table-all = All ways
web-by-table-none = Nothing
web-quiet = Quiet hours
web-quiet-from = from
web-quiet-to = to
web-quiet-from-to = Quiet from { $start } to { $end }
web-quiet-clock = A low clock comes through
web-quiet-clock-how = the rest waits for the morning
web-confirm-box = Mail from Bouwmeester
web-confirm-box-how = Would you like a mail when something waits for you here? You can end that any time.
web-confirm-box-do = Yes, write to me
web-confirm-box-done = Thank you. You will be told when something waits for you.
web-leave-box = No more mail
web-leave-box-how = Nothing more is written to this address then.
web-leave-box-do = Write to me no more
web-leave-box-done = This address gets no more mail.

# Being known.
web-passkeys = Passkeys
web-passkey-add = Add
web-passkey-added = From now on you are yourself everywhere with this passkey.
web-passkey-since = added { $day }
web-passkey-used = used { $day }
web-passkey-sign-in = Sign in with a passkey
web-passkey-there = This device has a passkey of yours already. On another one you can add a second.
web-passkeys-why = No name to remember and no password anywhere. Two passkeys are safer than one.
web-passkeys-cannot = Passkeys need a name with https: they are not for an address in digits. Your own link works everywhere.
web-device-unnamed = A browser
web-device-here = here now
web-device-this = this one
web-sign-out = Sign out
web-sign-out-it = Sign out { $name }
web-sign-out-others = Sign out all others
web-sign-out-sure = Sign out here? Your passkey brings you back.
web-sign-out-sure-lost = Sign out here? You have no passkey: without your own link on another device nobody can be you again.
web-bring-title = On this device you were { $name }
web-bring-how =
    { $tables ->
        [one] Is the table at which { $name } sat yours too? Then it moves to you.
       *[other] Are the { $tables } tables at which { $name } sat yours too? Then they move to you.
    } It can be undone for seven days.
web-bring-do = Yes, bring along
web-bring-not = No
web-bring-done = What you have played there is yours.
web-joins = Brought along
web-joined =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $day }
web-bring-undo = Undo
web-bring-undo-how = It was somebody else? Seven days long it can be undone.

# What came of games.
web-person = Somebody
web-somebody = somebody
web-you = you
web-person-since = Here since { $since }, mostly at { $game }
web-person-new = Here since { $since }
web-person-games =
    { $games ->
        [one] game
       *[other] games
    }
web-person-won = won
web-person-stayed = to the end
web-person-none = No game finished yet. What you play to its end will stand here.
web-won-places = Won, and places
web-won-legend = dot: so far; band: likely; dashes: an even share
web-seats = Seats
web-games = Games
web-games-count =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
web-won = Won
web-likely = Likely
web-likely-between = likely between { $low } and { $high } percent
web-likely-rating = likely between { $low } and { $high }
web-likely-later = as a share from { $games } games on
web-places = Places 1, 2, 3 …
web-rating = Rating
web-rating-none = No game has counted yet.
web-rating-how = It begins at 1500. Provisional until the band is narrow, after about 20 games; two seats and more are two ratings.
web-provisional = provisional
web-pool-2 = Two seats
web-pool-3 = Three and more
web-last-games = Last games
web-when = When
web-with = With
web-place-head = Place
web-points = Points
web-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-of-seats = of { $seats }
web-left-match = left it to a bot
web-against = Head to head
web-against-how = gold: { $name } stood higher at the end
web-against-said = { $ahead } times ahead, { $even } level, { $behind } behind
web-why-people = only one person
web-why-clock = no clock
web-why-undo = taken back by vote
web-why-visitor = a bot from outside
web-counts = This match counts for the ratings.
web-counts-for = This match counts: your rating { $change }.
web-counts-left = This match counts, and whoever leaves it to a bot comes last: your rating { $change }.
web-counts-not = This match does not count for the ratings: { $why }.
web-with-bots = with bots
web-name-head = Name
web-month = Month
web-played-head = Played
web-fixed = fixed
web-board-empty = Nobody has played enough games that count yet. Twenty are needed, the last within 90 days.
web-not-yet = Not yet here
web-games-of = { $games } of { $enough } games
web-away-since = last { $day }
web-who-stands = Who stands here
web-stands-games = Twenty games or more, one of them in the last 90 days.
web-stands-order = The order is by the low end of the band, so a lucky start does not lead.
web-stands-rest = Nobody loses points by resting.
web-stands-bots = Bots of the house take no place, and stand still once they are known.
web-which-count = Which games count
web-which-count-how = Two people or more, a clock, nothing taken back by vote, and no bot from outside. Whoever leaves the match to a bot is last. Each game says at its end whether it counts, and why not.

# What is known of somebody.
web-privacy-what = A name, what you have played and said at tables, and what you have entered under these settings. No address of the network is kept, and no other site is told of you.
web-export = Export
web-export-how = everything about you, one file
web-export-do = Make the file
web-forget = Delete me
web-forget-how = seven days to think it over; games stay, your name goes
web-forget-do = Delete…
web-forget-sure = In seven days all that is yours here goes: your name, what you have said, passkeys, notices, results. Matches stay whole for the others, with somebody in your place; those that are on go to a bot.
web-forget-at = You will be forgotten: { $day }.
web-forget-not = I stay

# Peace.
web-peace-how = Whom you mute, you do not read. Whom you avoid, you do not meet at public tables; by a link of their own you still can. You set both on that person’s page, and nobody is told.
web-mute = Mute { $name }
web-mute-how = their talk is not shown to you
web-avoid = Avoid { $name }
web-avoid-how = no public table together
web-peace-report = Somebody at your table whom you want to report to the keepers of this house: in the menu of the table.

# Telling the keepers.
web-report = Report { $name }
web-report-line = Report this line
web-report-who = Report somebody
web-report-how = The keepers of this house read it, with what was said here. Nobody else learns of it.
web-report-reason = What is it about?
web-reason-words = Hurtful words
web-reason-spam = Advertising, or flooding the talk
web-reason-name = A hurtful name
web-reason-stalling = Stalling or leaving on purpose
web-reason-unfair = Unfair play
web-reason-other = Something else
web-report-words = In your own words, if you like
web-report-send = Send to the keepers
web-report-arrived = It has reached the keepers. Thank you for telling them.
web-report-mute-too = You need not wait for them: you can mute or avoid { $name } at once.

# What keepers have to say.
web-word-warn = A word from the keepers of this house
web-word-mute = The keepers have asked you to be silent
web-word-close = This house is closed to you
web-word-about = It is about: { $reason }.
web-word-warn-how = Everybody is to feel at ease here. Please keep to that.
web-word-mute-how = Until { $day } nobody hears what you say. You can play as ever.
web-word-close-how = You take no chair and set up no table. Bots play your matches on.
web-word-close-until = That lasts until { $day }.
web-word-read = I have read it

# The desk of the keepers.
web-keeper = Keepers’ desk
web-keeper-waiting = { $count ->
        [0] No report waits
        [one] One report waits
       *[other] { $count } reports wait
    }
web-keeper-rest = Good. Everybody gets along.
web-keeper-by = { $name } reports { $about }
web-keeper-said = What was said
web-keeper-said-none = Nothing had been said.
web-keeper-this-line = this line
web-keeper-what = What is done
web-keeper-do = Do it
web-keeper-days = For how many days
web-keeper-days-none = Without an end
web-keeper-why = To { $name }, in your own words
web-keeper-about = About { $name }
web-act-warn = Warn
web-act-mute = Silence for all
web-act-close = Close the door
web-act-dismiss = Let it be
web-act-keeper = Keeper
web-act-warn-how = they read it once, in their language
web-act-mute-how = nobody hears them for some days
web-act-close-how = no tables, chairs or talk; bots play on for them
web-act-dismiss-how = nothing is done, and nobody is told
web-keeper-log = What was done
web-keeper-log-none = Nothing yet.
web-keeper-log-by = { $day }, by { $name }
web-keeper-runs = whoever runs the house
web-keeper-until = until { $day }
web-keeper-undo = Undo
web-keeper-undo-it = Undo: { $what }, { $name }
web-keeper-undone = undone: { $day }, by { $name }
web-keeper-seen = read
