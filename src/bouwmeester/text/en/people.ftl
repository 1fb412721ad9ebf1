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
web-notice-invited-how = a chair is kept for you
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
web-confirm-box-do = Yes, write to me
web-confirm-box-done = Thank you. You will be told when something waits for you.
web-leave-box = No more mail
web-leave-box-do = Write to me no more
web-leave-box-done = This address gets no more mail.

# Being known.
web-passkeys = Passkeys
web-passkey-add = Add
web-passkey-added = From now on this passkey opens your chair.
web-passkey-since = added { $day }
web-passkey-used = used { $day }
web-passkey-sign-in = I have a passkey: be that guest here
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
web-bring-do = Yes, bring them along
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
