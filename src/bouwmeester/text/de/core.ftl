# Was in jedem Spiel gilt.

core-seat =
    { $word ->
        [anne] Anne
        [bram] Bram
        [cora] Cora
        [dirk] Dirk
        [els] Els
       *[floor] Floor
    }
core-you = Du
core-chance = Der Zufall
core-rule = Regel { $rule }.

# Ablehnungen.
core-not_now = „{ $action }“ geht jetzt nicht. Was gefragt ist: { $step }
core-over = Das Spiel ist zu Ende.
core-unknown = „{ $action }“ ist kein Zug dieses Spiels.
core-not_yours = „{ $action }“ müsste jemand anders tun, nicht du.
