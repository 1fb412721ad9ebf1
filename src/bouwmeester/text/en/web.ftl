# The page of the table.
web-home = Bouwmeester, home
web-guest = Guest
web-you-are = You are { $name }: settings
web-language = Language
web-light-or-dark = Light or dark
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied.
web-yes = Yes
web-no = No
web-moment = One moment…
web-no-page = This page could not be fetched: the server does not answer.
web-try-again = Try again
web-no-server = The server does not answer. Trying again…
web-no-answer = The server does not answer. Try again in a moment.
web-offline = There is no line just now. Lessons, the puzzles of the day and the rules are here all the same.
web-newer = There is a newer version of this page. It comes when you are not in the middle of something.
web-newer-now = Load it now

# Home.
web-players = players
web-play-now = Play now
web-new-table = New table
web-public-tables = Public tables
web-with-friends = With friends
web-with-friends-how = Friends, bots, or both; now or over days.
web-tables = Tables
web-board = Leaderboard
web-events = Events
web-to-event = To the event
web-my-page = My games
web-pages = Pages
web-been-here = You have played here before, on another device?
web-your-turn = Your turn
web-open = chairs free
web-watch = watch
web-minutes = { $minutes } min
web-hours = { $hours } h
web-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-join-by-code = Join by code
web-join-how = A friend sent you a code? Type it here. Or
web-open-record = open a record
web-code = Code of the table
web-join = Join
web-no-code = There is no table { $code }.
web-too-often = Too many wrong codes. Wait a minute.

# A new table, and waiting for people.
web-how-many = How many players?
web-chairs = Who sits where?
web-by-which-rules = By which rules?
web-chair = Chair { $number }
web-chair-me = Me
web-chair-open = Free chair
web-chair-friend = A friend
web-chair-friend-how = whoever has the link or the code
web-chair-bot = Bot: { $bot }
web-temperament = Temperament
web-temperament-any = Any
web-clock = Clock
web-clock-none = No clock
web-clock-bank = { $minutes } minutes each, and { $increment } seconds a move
web-clock-move-minute = One minute a move
web-clock-move-day = One day a move
web-pace = Pace
web-pace-live = Together, now
web-pace-days = Over days
web-public = Anybody may watch and join
web-allow-undo = Moves may be taken back
web-allow-talk = People may talk
web-make-table = Set it up
web-sit = Sit here
web-leave = Stand up
web-free-chair = a free chair
web-kept-chair = Kept for { $name }
web-thats-you = that is you
web-invite = Invite others
web-invite-code = The code of this table:
web-invite-link = The way to this table
web-invite-qr = The way to this table as a QR code

# At the table.
web-table-code = Table { $code }
web-bot = bot
web-bot-outside = bot from outside
web-away = away
web-to-move = { $name } is thinking
web-over = The game is over
web-choices = What you can do
web-position = The position
web-log = Log
web-log-whole = whole log
web-log-empty = Nothing has happened yet.
web-talk = Talk
web-talk-say = Say something
web-talk-send = Send
web-talk-none = Nobody has said anything yet.
web-talk-watching = You are watching: those at the table talk, you read along.
web-time-left = time left
web-since = Since your move
web-since-again = Show it again
web-undo = Take back
web-hint = Hint
web-hint-thinking = Looking for what would be good…
web-hint-share = share of the win
web-hint-do = Do number { $number }
web-hint-played = played
web-hint-wanted = what you wanted
web-ground-for = For it:
web-ground-against = Against it:
web-hint-rule = Hints
web-hint-all = for everybody (teaching table)
web-hint-alone = only for whoever plays alone
web-allow-hints = Teaching table: everybody may ask for hints
web-teaching = teaching table
web-warned = Careful
web-warned-how = This throws much away. You can still think again.
web-taught = With warnings
web-taught-how = warned before a big mistake
web-untaught = Without help
web-exercises = Your exercises
web-from-position = From a position
web-rules = Rules
web-menu = Menu
web-lost = The line is lost; trying again…
web-restarting = The server is starting anew…
web-no-table = There is no such table, or it is not for you
web-no-table-how = Whoever set it up has a code and a link for you; an address copied from the browser is not enough.
web-nothing = There is nothing here.
web-ask-undo = Ask the others to take back my move
web-ask-replace = Let a bot play for { $name }
web-proposal = A question to you
web-asks-undo = { $name } would like to take back a move.
web-asks-replace = { $name } proposes that a bot plays for { $seat }.
web-come-back = Play yourself
web-sealed = The draws are sealed
web-rematch = Play again
web-rematch-join = To the next game
web-review = What decided it
web-look-back = Look back
web-record = Keep the record

# Looking back.
web-replay = Looking back
web-replay-drop = Drop the record of a game here, or choose the file.
web-replay-choose = Choose a file
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play by itself
web-replay-stop = Stop
web-replay-moment = Moment { $moment } of { $moments }
web-replay-seen-by = Seen by
web-replay-spectator = a spectator
web-replay-open = everybody: all open
web-replay-link = Link to this moment
web-replay-end = The result

# The rules page.
web-contents = Contents
web-quoted = “{ $text }”

# Settings.
web-settings = Settings
web-name = Your name
web-theme = Light
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-palette = Colours
web-palette-house = Of the house
web-palette-distinct = Easy to tell apart
web-speed = How fast the moves of others are shown
web-speed-slow = Slowly
web-speed-normal = At ease
web-speed-fast = Fast
web-speed-off = At once
web-confirm = Ask before a move is sent
web-sure = Are you sure?
web-sounds = Sounds
web-other-device = On another device
web-other-device-how = With your own link you are yourself there too. It works once; a new one replaces it. Give it to nobody.
web-other-device-new = Where you have played before, make your own link: it stands on this same page of the settings. Opened here, it makes you yourself again.
web-make-link = Make my link
web-drop-link = Withdraw it
web-link-dropped = The link no longer works.
web-own-bots = Bots of your own
web-own-bots-how = A program of yours can sit at tables, in any language. Give it a name, and you get a token with which it comes in.
web-own-bot-name = Name of a new bot
web-own-bot-start = Start your program with it:
web-own-bot-for-all = for everybody
web-own-bot-shared = Everybody may choose it
web-own-bot-make = Make a token
web-own-bot-token = Token of { $name }, shown only this once
web-own-bot-drop = Take back
web-own-bot-here = here now
web-own-bot-away = not here
web-back-title = Welcome back
web-back-how = This link makes you, on this device, the one who made it.
web-back-do = That is me
web-back-failed = Each works once. Where you are known you can make a new one, in the settings under Devices.

# What the server refuses, and what it tells.
server-not_seated = You have no chair at this table.
server-not_begun = The game has not begun: chairs are still free.
server-bot_plays_for_you = A bot is playing for you; first come back yourself.
server-nobody_plays_for_you = Nobody plays for you.
server-match_over = The match is over, and stays as it is.
server-no_undo_here = At this table nothing is taken back.
server-nothing_to_undo = There is nothing of yours to take back.
server-already_seen = The others have already seen what came of it; you can ask them.
server-one_question_at_a_time = Another question is still open.
server-nothing_asked = Nothing was asked of you.
server-nobody_to_replace = No person plays there.
server-not_away = That player is here, or has been gone for less than half a minute.
server-no_hints_here = There are no hints where other people play, unless it is a teaching table.
server-no_hint_now = Nothing comes to mind just now. Try again in a moment.
server-not_your_turn = It is not your turn.
server-no_chat = Nobody talks at this table, or you have no chair.
server-nothing_said = There was nothing in that line.
server-busy = The house is busy; try again in a moment.
server-not_written = It could not be written down. Try again in a moment.
server-undone =
    { $you ->
        [yes] You take back your move.
       *[no] { $seat } takes back a move.
    }
server-replaced =
    { $you ->
        [yes] A bot plays for you from now on.
       *[no] A bot plays for { $seat } from now on.
    }
server-returned =
    { $you ->
        [yes] You play yourself again.
       *[no] { $seat } is back.
    }
server-time_up =
    { $you ->
        [yes] Your time was up: a bot plays for you until you come back.
       *[no] { $seat }’s time was up: a bot plays until { $seat } comes back.
    }
server-resigned =
    { $you ->
        [yes] You have resigned: a bot plays on for you.
       *[no] { $seat } has resigned: a bot plays on.
    }

# What the server refuses before and beside the game.
server-no_table = There is no such table, or it is not for you.
server-unreadable = This table was begun with older rules and cannot be read any more.
server-no_puzzle = There is no such puzzle.
server-bad_option = The game cannot be played with these options.
server-cannot_be = That is not possible.
server-no_record = This is not the record of a game. A record is the file that “Keep the record” gives you at the end of a game; its name ends in .jsonl.
server-broken_record = This record cannot be played any further than line { $line }: the file has been changed or is not whole. Fetch it again at the end of its game.
server-begun = The game has already begun.
server-no_such_chair = There is no such chair.
server-chair_taken = Somebody is already sitting there.
server-chair_kept = That chair is kept for somebody who played the last game.
server-only_bots = At least one chair is for a person.
server-too_much = That is a bit much at once. Wait a while and try again.
server-name_of_bots = Only bots are called that. Take another name.
server-away = The house cannot write anything down just now. Try again in a moment.
server-have_a_chair = You already have a chair at this table.
server-no_rematch = Only those who played can play again, once the game is over.
server-not_playing = You can resign only while the game is on.
server-not_the_host = Only whoever set up the table can do that.
server-no_such_bot = This game has no such bot.
server-no_name = A name needs at least one letter.
server-no_passkey = That passkey is not known here, or it took too long. Try again.
server-no_passkeys = Passkeys need a name: open this page by one, not by an address in digits.
server-no_address = This house does not write to that address: a webhook begins with https:// and lies outside its own network.
server-no_person = Nobody of that name is here.
server-declined = The host plays this one with others. There is a chair for you at many other tables.
server-muted = The keepers of this house have asked you to be silent for a while: nobody hears you now.
server-closed_out = This house is closed to you for now. Its keepers have told you why.
server-no_link = This link is no longer good.
server-not_over = The record can be had once the game is over.

# What a request was refused for.
web-no-name-yet = The server does not know you yet. Load the page again.
web-too-fast = That was too fast for the server. Try again in a moment.
web-server-failed = The server could not do that. Try again in a moment.
web-rule-of = { $chapter }, rule { $number }
web-rule-number = Rule { $number }
web-rules-title = Rules of { $game }

# Whom one meets, and what stands on the home page.
web-whom = Who would you like to meet?
web-hello = Welcome, { $name }
web-your-turn-name = Your turn, { $name }
web-waits-for-you = Waiting for you
web-waits-for-others = Waiting for others
web-play = Play
web-finished = Finished
web-finished-all =
    { $total ->
        [1] See it
       *[other] All { $total }
    }
web-finished-title = Finished games
web-finished-none = No game finished yet.
web-finished-page = Page { $page } of { $pages }
web-finished-newer = Newer
web-finished-older = Older
web-you-won = You won, { $points } to { $second }
web-you-won-tie =
    First place shared, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-who-won = { $name } won with { $points }
web-who-won-tie = { $names } shared the win with { $points }
web-your-bot-won = The bot on your chair won with { $points }
web-you-resigned = You resigned
web-result-unread = The result can no longer be read.
web-put-away-sure = Take { $game } of { $day } off your list? You will find it there no more.
web-put-away = Take it off my list

# The waiting room.
web-chairs-free =
    { $chairs ->
        [one] One chair is still free
       *[other] { $chairs } chairs are still free
    }
web-chairs-taken =
    { $taken ->
        [one] { $taken } of { $seats } sits at the table.
       *[other] { $taken } of { $seats } sit at the table.
    }
web-starts = It starts when everyone sits.
web-seat-bot = Seat a bot
web-change-bot = Another bot, or none
web-no-bot = No bot: leave it free
web-game = Game
web-clock-move = { $seconds } seconds a move
web-what-we-play = What we play
web-undo-rule = Taking back
web-undo-free = allowed
web-undo-never = not allowed
web-who-comes = Who may come
web-who-comes-all = anybody, to watch or to play
web-close-table = Close this table
web-close-table-sure = Close this table? Those who sit at it are sent away.
web-decline = Decline { $name }
web-decline-sure = { $name } gets up from the chair and gets none at this table again. They are told kindly that you play this one with others.
web-declined-title = The host plays this one with others
web-declined = That says nothing about you: sometimes a table is for certain people. There are others, or set up your own.
web-declined-others = Look for another table
web-report-somebody = Report somebody…
web-invite-met = Somebody you have played with
web-invite-ask = Invite
web-invited = { $name } has been invited.
web-invites-you = Invited
web-invited-by = { $name } would like to play { $game } with you
web-invited-go = Have a look
web-invited-no = No, thank you
web-invited-no-it = No, thank you: { $game } with { $name }
web-table-closed = This table was closed before the game began.
web-invite-here = “localhost” opens only on this machine; this address opens for everyone in your network.
web-invite-own = This address opens only on this machine.
web-invite-elsewhere = Other address

# Leaving a match.
web-leave-sure = Stand up? Your chair will be free for others.
web-leave-table = Leave this table…
web-leave-title = Leave this table?
web-leave-later = Come back later
web-leave-later-how = Your chair stays yours.
web-leave-later-clock = Your chair stays yours, and your clock runs on.
web-resign = Resign
web-resign-how = A bot takes your chair for good, and all are told. You cannot come back.
web-stay = Stay
web-leave-now = Leave for now

# Who asks to take back, and who has answered.
web-you-ask-undo = You ask to take back your move.
web-you-ask-replace = You propose that a bot plays for { $seat }.
web-answer-yes = { $name }: yes
web-answer-waiting = { $name }: …
web-answer-until = Still { $seconds } s.
web-withdraw = Withdraw
web-said-no = { $name } said no.
web-not-in-time = Not everybody said yes in time.
web-played-on = { $name } has played on: that is a no.

# Watching, waiting, and a bot in somebody's place.
web-watching = You are watching
web-bot-time = bot, time up
web-bot-agreed = bot, agreed
web-bot-resigned = bot, resigned
web-replaced-time = Your time was up: a bot is playing for you.
web-replaced-agreed = The others agreed that a bot plays for you.
web-bot-finished = A bot played to the end in your place.
web-unread = { $lines } unread
web-forced = Do what is the only thing possible by itself, such as passing when no bid can be topped
web-forced-now = Only this is possible; it is done for you: { $action }
web-back-to-table = Back to the table

# Lessons, and the guide of a first game.
web-meester = The master builder
web-learn = Learn
web-learn-it = Learn it
web-learn-which = Which one shall I show you?
web-learn-which-how = Short steps on the real board, no rulebook. You make your first move at once.
web-learn-lessons =
    { $lessons ->
        [one] 1 lesson
       *[other] { $lessons } lessons
    }
web-learn-title = Learn { $game }
web-learn-how = Short lessons on the real board. What you try is answered by the rules.
web-learn-none = There are no lessons for this game.
web-learn-did = done
web-learn-minutes = { $minutes } min
web-learn-begin = Begin
web-learn-go-on = Go on
web-lesson = Lesson
web-lessons = Lessons
web-lesson-of = Lesson { $lesson } of { $lessons }
web-lesson-step = Step { $step } of { $steps }
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-leave = Leave
web-lesson-following = Next: { $lesson }
web-lesson-play = Play your first game
web-lesson-done = That was “{ $lesson }”. Well done!
web-guide = Guide
web-guide-off = Turn the guide off
web-guide-first = for the first time
web-guide-got-it = Got it
web-guide-again = Don’t show again
