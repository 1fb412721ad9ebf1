# Wat in elk spel geldt.

core-seat =
    { $word ->
        [anne] Anne
        [bram] Bram
        [cora] Cora
        [dirk] Dirk
        [els] Els
       *[floor] Floor
    }
core-you = Jij
core-chance = Het toeval
core-rule = Regel { $rule }.

# Weigeringen.
core-not_now = “{ $action }” kan nu niet. Wat er gevraagd wordt: { $step }
core-over = Het spel is afgelopen.
core-unknown = “{ $action }” is geen zet van dit spel.
core-not_yours = “{ $action }” zou iemand anders moeten doen, niet jij.
