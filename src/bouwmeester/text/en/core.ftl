# What holds in every game.

core-seat =
    { $word ->
        [anne] Anne
        [bram] Bram
        [cora] Cora
        [dirk] Dirk
        [els] Els
       *[floor] Floor
    }
core-you = You
core-chance = Chance
core-rule = Rule { $rule }.

# Refusals.
core-not_now = “{ $action }” is not possible now. What is asked: { $step }
core-over = The game is over.
core-unknown = “{ $action }” is not a move of this game.
core-not_yours = “{ $action }” would be somebody else's to do, not yours.
