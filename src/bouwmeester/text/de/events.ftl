# Events: tournaments of an evening, and leagues over days.

web-events-open = Zum Anmelden
web-events-going = Im Gange
web-events-past = Vorbei
web-events-none = Es ist nichts angekündigt. Richte selbst etwas ein und schick den Link an alle, mit denen du spielen willst.
web-event-people =
    { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }
web-event-by = von { $name }
web-event-yours = du bist dabei
web-event-hosted = du leitest es
web-event-about =
    { $kind ->
        [league] Liga über Tage
       *[swiss] Turnier nach Schweizer System
    }, { $seats ->
        [2] Zweiertische
       *[other] Tische bis { $seats }
    }, { $clock }
web-event-about-short =
    { $kind ->
        [league] Liga
       *[swiss] Schweizer System
    }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
web-event-clock-minutes = { $minutes } Minuten für jeden
web-event-clock-hours = { $hours } Stunden je Zug
web-event-clock-seconds = { $seconds } Sekunden je Zug

# Setting one up.
web-event-new = Neue Veranstaltung
web-event-name = Name der Veranstaltung
web-event-kind = Wie gespielt wird
web-event-kind-swiss = An einem Abend
web-event-kind-swiss-how = Runde um Runde; wer gleich viele Punkte hat, spielt zusammen.
web-event-kind-league = Über Tage
web-event-kind-league-how = Gruppen, jede mit eigenen Runden; alle schauen vorbei, wenn sie dran sind.
web-event-seats = Stühle am Tisch
web-event-rounds-label = Runden
web-event-group-size = Personen in einer Gruppe
web-event-wait = Ein Bot spielt für alle, die fehlen, nach
web-event-rest = Pause zwischen den Runden
web-event-minutes =
    { $minutes ->
        [0] keine
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
web-event-starts = Beginnt von selbst
web-event-starts-how = In deiner eigenen Zeit, { $zone }; ab drei Personen. Bleibt es leer, beginnst du selbst.
web-event-public = Hier auflisten; sonst nur über den Link
web-event-make = Einrichten

# Signing up.
web-event-enter = Anmelden
web-event-sign-up = Ich bin dabei
web-event-withdraw = Zurückziehen
web-event-withdraw-sure = Du bekommst keinen Tisch mehr. Eine Partie, die du gerade spielst, bleibt bis zum Ende deine.
web-event-signed-up = Angemeldet
web-event-nobody = Noch niemand.
web-event-link = Der Link zum Anmelden
web-event-needs = Ab drei Personen kann es losgehen.
web-event-you-are-in = Du bist dabei. Beginnt eine Runde, steht dein Tisch hier, und du bekommst Bescheid.
web-event-you-are-out = Du bist nicht mehr dabei.
web-event-starts-at = beginnt { $time }
web-event-starts-until = beginnt in { $time }
web-event-starts-passed = Beginnen sollte es { $time }, aber das ging nicht. Wer es leitet, beginnt oder wählt eine andere Zeit.
web-event-enter-late = Du kannst noch dazukommen: Du spielst ab der nächsten Runde, ohne Punkte für die Runden davor.
web-event-closed = Anmelden geht im Moment nicht.
web-event-your-name = Dein Name in der Veranstaltung

# Playing.
web-event-rounds = Runden
web-event-round = Runde { $round }
web-event-round-of = Runde { $round } von { $rounds }
web-event-standings = Stand
web-event-standings-after = Stand nach Runde { $round }
web-event-nobody-twice =
    { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, keine zwei trafen zweimal aufeinander
web-event-some-twice =
    { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }; { $again ->
        [one] ein Paar
       *[other] { $again } Paare
    } zweimal zusammen, weil es nicht anders ging
web-event-wins = Siege
web-event-opponents = Gegner
web-event-r = R { $round }
web-event-gone = zurückgezogen
web-event-group = Gruppe { $group }
web-event-season = Saison { $season }
web-event-season-tag = Saison { $season }
web-event-your-table = Dein Tisch
web-event-your-table-tag = dein Tisch
web-event-sit = Zum Tisch
web-event-begins = beginnt
web-event-comes = Ein Bot spielt für alle, die { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } nach Beginn der Runde nicht am Tisch sind. Sie können noch kommen und weiterspielen.
web-event-table = Tisch { $number }
web-event-table-over = fertig
web-event-table-playing = im Gange
web-event-starts-in = nächste Runde in { $time }
web-event-starts-soon = nächste Runde gleich
web-event-waits-for-tables = Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-event-ends-with-tables = Das ist die letzte Runde: Die Veranstaltung ist vorbei, wenn alle Tische fertig sind.
web-event-you-wait = Du hast gerade keinen Tisch.
web-event-previous-round = Runde davor
web-event-next-round = Runde danach
web-event-status-playing = im Gange
web-event-status-paused = angehalten
web-event-status-over = vorbei
web-event-status-cancelled = abgesagt
web-event-is-over = Die Veranstaltung ist vorbei.
web-event-is-cancelled = Die Veranstaltung wurde abgesagt; was gespielt wurde, steht hier.
web-event-is-paused = Angehalten: Keine Runde beginnt, bis es weitergeht.

# How it counts.
web-event-counts = Wie gezählt wird
web-event-counts-points = Punkte: der Anteil der anderen am Tisch, die du hinter dir lässt. Der Erste bekommt 1, der Letzte 0, der Zweite von vieren 0,67.
web-event-counts-ties = Bei gleichen Punkten: mehr Siege, dann die stärkeren Gegner (deren Punkte im Schnitt). Wer dann noch gleich ist, teilt sich den Platz.
web-event-counts-first = Wer beginnt, wird gerecht verteilt. Keine zwei treffen zweimal aufeinander, bevor es sein muss.
web-event-counts-bots = Geht die Zahl nicht auf, hat ein Tisch einen Stuhl weniger, oder ein Bot füllt ihn auf.
web-event-counts-league = Jede Gruppe spielt ihre eigenen Runden; die Uhr am Tisch sagt, wie lange alle Zeit haben.
web-event-counts-seasons = Gruppe 1 ist die höchste. Nach einer Saison steigen aus jeder Gruppe zwei auf und zwei ab; wer bis zum Ende blieb, ist für die nächste angemeldet.

# Whoever runs it.
web-event-run = Du leitest diese Veranstaltung
web-event-begin = Beginnen
web-event-begin-next = Nächste Runde jetzt beginnen
web-event-set-time = Zeit festlegen
web-event-no-time = Ohne Zeit
web-event-close = Anmeldung schließen
web-event-reopen = Anmeldung wieder öffnen
web-event-next-season = Nächste Saison
web-event-next-season-sure = Aus jeder Gruppe steigen zwei auf und zwei ab. Wer bis zum Ende blieb, ist angemeldet; bis du beginnst, können sie sich zurückziehen und andere dazukommen.
web-event-pause = Anhalten
web-event-resume = Weiter
web-event-cancel = Veranstaltung absagen
web-event-cancel-sure = Es gibt keine Runden mehr. Die Tische spielen zu Ende.
web-event-cancel-not = Stattfinden lassen
web-event-drop = { $name } wegschicken
web-event-drop-sure = { $name } bekommt keinen Tisch mehr. Eine laufende Partie geht weiter.
web-event-drop-who = Jemanden wegschicken

# What is refused.
server-no_event = Es gibt keine Veranstaltung mit diesem Code.
server-event_clock = Bei einer Veranstaltung haben alle eine Uhr, von mindestens fünf Sekunden.
server-event_begun = Anmelden geht nicht mehr.
server-event_full = Die Veranstaltung ist voll.
server-event_not_in = Du bist nicht dabei.
server-event_nobody = Niemand mit dieser Nummer ist dabei.
server-event_over = Die Veranstaltung ist vorbei.
server-event_not_host = Das kann nur, wer die Veranstaltung leitet.
server-event_paused = Sie ist angehalten; lass sie zuerst weitergehen.
server-event_round = Eine Runde läuft; die nächste folgt, wenn alle Tische fertig sind.
server-event_too_few = Es braucht mindestens drei Personen.
server-event_not_playing = Es wird nicht gespielt.
server-event_not_paused = Sie ist nicht angehalten.
server-event_time = Die Zeit muss in den nächsten neunzig Tagen liegen.
server-event_gone = Du hast dich aus dieser Veranstaltung zurückgezogen oder wurdest weggeschickt.
server-event_not_open = Sie hat schon begonnen.
server-event_no_season = Eine neue Saison folgt auf eine Liga, die vorbei ist.
