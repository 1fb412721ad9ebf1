# The page of the table.
web-title = Three building games on one table
web-subtitle = With friends, with bots, now or over days.
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
web-no-server = The server does not answer. Trying again…

# Home.
web-players = players
web-play-now = Play now
web-against-bots = against bots
web-new-table = New table
web-my-tables = My tables
web-public-tables = Public tables
web-no-tables = No table yet? Press “Play now”: you sit down at once, and the table shows you what you can do.
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

# A new table, and waiting for people.
web-how-many = How many players?
web-chairs = Who sits where?
web-chair = Chair { $number }
web-chair-me = Me
web-chair-open = Free, for whoever comes
web-chair-bot = Bot: { $bot }
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
web-waiting = Waiting for players
web-sit = Sit here
web-leave = Stand up
web-free-chair = a free chair
web-thats-you = that is you
web-invite = Invite others
web-invite-code = The code of this table:
web-invite-link = The way to this table
web-invite-qr = The way to this table as a QR code

# At the table.
web-table-code = Table { $code }
web-bot = bot
web-away = away
web-to-move = { $name } is thinking
web-over = The game is over
web-choices = What you can do
web-position = The position
web-log = Log
web-log-whole = whole log
web-talk = Talk
web-talk-say = Say something
web-talk-send = Send
web-talk-none = Nobody has said anything yet.
web-time-left = time left
web-since = Since your move
web-since-again = Show it again
web-undo = Take back
web-hint = Hint
web-hinted = A strong bot would: { $action }
web-rules = Rules
web-menu = Menu
web-lost = The line is lost; trying again…
web-restarting = The server is starting anew…
web-no-table = There is no such table, or it is not for you
web-ask-undo = Ask the others to take back my move
web-ask-replace = Let a bot play for { $name }
web-proposal = A question to you
web-asks-undo = { $name } would like to take back a move.
web-asks-replace = { $name } proposes that a bot plays for { $seat }.
web-replaced = A bot is playing for you.
web-come-back = Play yourself
web-sealed = The draws are sealed
web-rematch = Play again
web-rematch-join = To the next game
web-look-back = Look back
web-record = Keep the record

# Looking back.
web-replay = Looking back
web-replay-drop = Drop the record of a game here, or choose the file.
web-replay-choose = Choose a file
web-replay-bad = This is not a record that can be played: { $reason }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play by itself
web-replay-stop = Stop
web-replay-moment = Moment { $moment } of { $moments }
web-replay-seen-by = Seen by
web-replay-spectator = a spectator
web-replay-open = everybody: all cards
web-replay-link = Link to this moment
web-replay-end = The result

# The rules page.
web-contents = Contents

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
web-other-device-how = With your own link you are yourself there too. Give it to nobody.
web-make-link = Make my link
web-back-title = Welcome back
web-back-how = This link makes you, on this device, the one who made it.
web-back-do = That is me
web-back-failed = This link is no longer good.

# What the server refuses, and what it tells.
server-not_seated = You have no chair at this table.
server-not_begun = The game has not begun: chairs are still free.
server-bot_plays_for_you = A bot is playing for you; first come back yourself.
server-nobody_plays_for_you = Nobody plays for you.
server-no_undo_here = At this table nothing is taken back.
server-nothing_to_undo = There is nothing of yours to take back.
server-already_seen = The others have already seen what came of it; you can ask them.
server-one_question_at_a_time = Another question is still open.
server-nothing_asked = Nothing was asked of you.
server-nobody_to_replace = No person plays there.
server-not_away = That player is here, or has only just gone.
server-no_hints_here = There are no hints where other people play.
server-not_your_turn = It is not your turn.
server-no_chat = Nobody talks at this table, or you have no chair.
server-nothing_said = There was nothing in that line.
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
