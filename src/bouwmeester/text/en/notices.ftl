# What people are told by mail, by their browser or by a webhook. Nothing in it is secret.
notice-title = { $game } { $code }
notice-turn = { $to }: it is your turn.
notice-clock = { $to }: your clock is running low.
notice-full = { $to }: the table is full, the match has begun.
notice-proposal = { $to }: you are asked something.
notice-invited = { $to }: you are invited to a match.
notice-over = { $to }: the match is over.
notice-test = This is how it will look when something waits for you.
notice-with = With { $others }.
notice-confirm = Do you want mail when it is your turn? Open this link to say yes.
notice-confirm-why = Somebody gave this address at a table of Bouwmeester. If it was not you, do nothing: no more will come.
notice-mail-why = You asked for this. What you are told, and how to end it: { $link }
