cli-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# At the table.

cli-welcome = You play against { $rivals }.
cli-sealed = All draws are fixed from now on, and sealed. The SHA-256 of their seed is { $hash }
cli-ask-help = Type ? and Enter for help.
cli-only = There is only this: press Enter.
cli-choose = Type a number from 1 to { $options }, or ? for help.
cli-no-number = There is no { $number } on the list: it goes from 1 to { $options }.
cli-allowed = That is allowed.
cli-why-what = Why what? Write the move behind it, such as: why { $why }
cli-about-what = About what? Write its name behind it, such as: about { $thing }
cli-hint = A bot would choose { $number }: { $action }. Press Enter to do so too.
cli-undone = Taken back: { $action }.
cli-undo-nothing = There is nothing to take back: since your last choice others have moved, or tiles or cards were turned up.
cli-no-rule = There is no rule “{ $rule }”.
cli-rules-all = all
cli-rules-how = Type rules { $section } for a chapter, rules { $rule } for a rule, rules all for everything.
cli-no-thing = Nothing is known of “{ $thing }”.
cli-save-where = Save it where? Write the name of a file behind it, such as: save game.jsonl
cli-saved = Saved in { $file }.
cli-file-there = { $file } is already there: name a new file.
cli-not-saved =
    Not saved in { $file }: { $why ->
        [nowhere] there is no such folder
        [folder] that is a folder
        [forbidden] nobody may write there
        [full] there is no room left
        [long] the name is too long
       *[other] it cannot be written there
    }.
cli-result = The game is over.
cli-left = You have left the table.
cli-save-offer = Keep the record of this game? Type the name of a new file, or just press Enter.
cli-save-name = Under which name? Type one such as game.jsonl, or just press Enter.
# As many as people type, with spaces between.
cli-yes = y yes
cli-no = n no
cli-verify-it = Anyone can check this game: bouwmeester verify { $file }
cli-verify-how = A game that is saved can be checked by anyone: bouwmeester verify FILE

cli-help = Type the number of your choice. Several numbers (3 5 9) are done one after the other, and so are moves in notation ({ $moves }). Also:
cli-command-help = ?
cli-word-help = help
cli-command-why = why
cli-command-about = about
cli-command-hint = hint
cli-command-undo = undo
cli-command-rules = rules
cli-command-table = table
cli-command-save = save
cli-command-quit = quit
cli-help-help = shows this
cli-help-why = why { $why }: explains why something is not allowed now
cli-help-about = about { $thing }, about 4: what a building does, by its name or its space
cli-help-hint = what a bot would do
cli-help-undo = takes back your last choice, as long as nobody has answered it
cli-help-rules = the game in short, a chapter or a rule: rules { $section }, rules { $rule }
cli-help-table = draws the table again
cli-help-save = save game.jsonl: writes the record so far to a file
cli-help-quit = leaves the table

# Records.

cli-replay-keys = Enter: next step. b: back. A number: that step. t: the table. q: quit.
cli-verify-good = { $file }: a true record of a game of { $game } for { $seats }.
cli-verify-bad = { $file }: line { $line } is wrong: { $reason }
cli-verify-lines =
    { $lines ->
        [one] One line was played again: it was legal, and led to the position of its hash.
       *[other] { $lines } lines were played again: each was legal, and led to the position of its hash.
    }
cli-verify-sealed = All draws ({ $draws }) are those of the sealed seed, whose hash was published at the start.
cli-verify-unsealed = The draws ({ $draws }) were possible, but they were not sealed: nobody can say if they were fair.
cli-verify-secret = The draws ({ $draws }) were possible. The seed is still secret, so they could not be checked against it.
cli-verify-unfinished = The game is not over.
cli-verify-result = The result is right: { $scores }.

# Puzzles.

cli-puzzle-difficulty =
    Difficulty: { $grade ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    } ({ $grade } of 5).
cli-puzzle-unordered = Type their numbers, in any order. Enter alone shows the solution.
cli-puzzle-ordered = Type their numbers in order. Enter alone shows the solution.
cli-puzzle-best = What is best now? Type its number. Enter alone shows the solution.
cli-puzzle-one-of = One of them, by its number from 1 to { $number }.
cli-puzzle-behind =
    { $points ->
        [0] the best
       *[other] { $points } % of the win less
    }
cli-puzzle-which-ones = Each once, by number from 1 to { $number } or by name: { $choices }
cli-puzzle-right = Right!
cli-puzzle-wrong = Not quite. Try again.
cli-puzzle-missing =
    { $number ->
        [one] One is missing.
       *[other] { $number } are missing.
    }
cli-puzzle-solution =
    { $others ->
        [0] The solution: { $answer }.
        [one] A solution: { $answer }. There is one more.
       *[other] A solution: { $answer }. There are { $others } more.
    }
cli-puzzle-share =
    { $game } { $date } ({ $kind }): { $tries ->
        [one] solved at the first try
       *[other] solved after { $tries } tries
    }.

# Lessons.
cli-learn-how = Do it by number or in words; Enter alone shows how.
cli-learn-next = Enter: go on.
cli-learn-shown = Like this: { $answer }.
cli-learn-done = That was “{ $lesson }”.
