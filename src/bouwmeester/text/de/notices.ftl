# Was Leute per Mail, im Browser oder über einen Webhook erfahren. Nichts davon ist geheim.
notice-title = { $game } { $code }
notice-turn = { $to }: du bist am Zug.
notice-clock = { $to }: deine Uhr läuft bald ab.
notice-full = { $to }: der Tisch ist voll, die Partie hat begonnen.
notice-proposal = { $to }: du wirst etwas gefragt.
notice-invited = { $to }: du bist zu einer Partie eingeladen.
notice-over = { $to }: die Partie ist zu Ende.
notice-test = So sieht es aus, wenn etwas auf dich wartet.
notice-with = Mit { $others }.
notice-confirm = Möchtest du Mail bekommen, wenn du am Zug bist? Öffne diesen Link, um Ja zu sagen.
notice-confirm-why = Jemand hat diese Adresse an einem Tisch von Bouwmeester angegeben. Warst du das nicht, dann tu nichts: Es kommt nichts mehr.
notice-mail-why = Du hast darum gebeten. Was du erfährst und wie du es beendest: { $link }
