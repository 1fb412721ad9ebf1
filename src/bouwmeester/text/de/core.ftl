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
core-lesson_otherwise = **Das ist erlaubt.** Aber hier möchte ich dir etwas anderes zeigen.

# Bots by name, and what they do.
core-bot-uniform = Tagelöhner
core-bot-about-uniform = Tut, was gerade kommt.
core-bot-greedy = Bauunternehmer
core-bot-about-greedy = Nimmt, was sofort am meisten bringt.
core-bot-thumb = Handlanger
core-bot-about-thumb = Spielt nach Faustregeln.
core-bot-outside = Bot von außen
core-bot-level-1 = Lehrling
core-bot-about-level-1 = Irrt sich oft; richtig für ein allererstes Spiel.
core-bot-level-2 = Geselle
core-bot-about-level-2 = Spielt mit und verschätzt sich oft; richtig für ein erstes Spiel.
core-bot-level-3 = Maurer
core-bot-about-level-3 = Weiß, worauf es ankommt, und irrt sich ab und zu.
core-bot-level-4 = Polier
core-bot-about-level-4 = Spielt gut.
core-bot-level-5 = Architekt
core-bot-about-level-5 = Spielt sehr gut.
core-bot-level-6 = Baumeister
core-bot-about-level-6 = Denkt am längsten und spielt am besten.
core-bot-potzklotz-1 = Lehrling
core-bot-about-potzklotz-1 = Sieht wenig; richtig für ein erstes Spiel.
core-bot-potzklotz-2 = Geselle
core-bot-about-potzklotz-2 = Sieht ab und zu einen guten Zug.
core-bot-potzklotz-3 = Maurer
core-bot-about-potzklotz-3 = Sieht das meiste, was naheliegt.
core-bot-potzklotz-4 = Polier
core-bot-about-potzklotz-4 = Übersieht wenig.
core-bot-potzklotz-5 = Architekt
core-bot-about-potzklotz-5 = Übersieht kaum etwas.
core-bot-potzklotz-6 = Baumeister
core-bot-about-potzklotz-6 = Sieht alles.

# What bots of one level like, each in its own way.
core-temperament-hoards = Sparer
core-temperament-about-hoards = Sammelt Geld, bevor er zuschlägt.
core-temperament-strikes = Frühaufsteher
core-temperament-about-strikes = Kauft und bietet, so früh es geht.
core-temperament-towers = Turmbauer
core-temperament-about-towers = Baut gern hoch.
core-temperament-castle = Burgbauer
core-temperament-about-castle = Liefert am liebsten an die Burg.
core-temperament-road = Straßenbauer
core-temperament-about-road = Säumt die Straße mit eigenen Gebäuden.
core-temperament-favours = Höfling
core-temperament-about-favours = Sucht die Gunst des Königs.
core-temperament-sprawls = Breitbauer
core-temperament-about-sprawls = Legt seine Würfel gern breit aus.
core-temperament-tidy = Ordentlich
core-temperament-about-tidy = Mag Umrisse ohne Lücken.
core-less = { $points } % weniger Gewinnchance als die beste Wahl. Versuche es noch einmal.
