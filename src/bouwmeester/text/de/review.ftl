# Die Nachlese einer Partie: Anteile am Sieg, in Punkten von hundert.

review-title = { $game }: woran es lag
review-working = Jeder Zug wird angesehen
review-fair = Fairer Anteil
review-start = Anfang
review-luck = Zufall
review-own = Eigenes Spiel
review-others = Die anderen
review-drift = Unklar
review-rest = Zufall und Unklares
review-result = Ergebnis
review-without = Ohne Zufall
review-per-decision = Verlust je Entscheidung
review-moment-luck = { $line }. { $drawn }: { $name } hatte { $points } Punkte Glück.
review-moment-only-move = { $line }. { $name } sah den einzigen guten Zug: { $played }. Alles andere hätte { $points } Punkte gekostet.
review-moment-mistake = { $line }. { $name }: { $played }. Besser war: { $better }. Das kostete { $points } Punkte.

# On the page.
review-page = Woran es lag
review-curve = Anteil am Sieg
review-story = Das Ergebnis
review-bridge = Wie das Ergebnis zustande kam, in Punkten von hundert
review-won = { $name } hat gewonnen
review-lost = { $name } hat nicht gewonnen
review-line = Zug
review-line-number = Zug { $line }
review-tap = Tippe auf die Kurve, um alle Anteile in einem Moment zu sehen.
review-moments = Momente der Wahrheit
review-moments-of = Änderung im Anteil von { $name }
review-no-moments = Nichts ragte heraus: kein großer Fehler, kein großes Glück.
review-kind-mistake = Fehler
review-kind-only-move = Einziger guter Zug
review-kind-luck = Glückliche Ziehung
review-cost = Das kostete { $points } Punkte vom Sieg, davon { $surely } sicher.
review-found = Alles andere wäre deutlich schlechter gewesen.
review-lucky = Was gezogen wurde, half { $name } am meisten.
review-board = Auf dem Brett ansehen
review-players = Die Spieler
review-decisions = Entscheidungen
review-worst = Teuerste drei: Zug und Verlust
review-worst-at = Zug { $line } kostete { $points } Punkte
review-note = Eine Entscheidung wird danach beurteilt, was ihr Spieler wissen konnte, eine Ziehung nach allem, was hätte kommen können. Was Fehler heißt, kostete nach Rechnung der Bots sicher so viel; bei einem Plan, den sie nicht verstehen, können sie sich irren.

# Ein Moment, noch einmal versucht und weitergespielt.
review-worth = Wert, als Anteil am Sieg
review-try = Versuche es selbst
review-try-which = Was würdest du tun?
review-try-right = Richtig!
review-try-wrong = { $points } Punkte weniger als das Beste. Versuche es noch einmal.
review-try-show = Zeig es mir
review-try-done = Alles zeigen
review-play-on = Von hier weiterspielen
review-play-on-as = Du spielst als
review-play-on-against = Gegen
review-play-on-knowing = Der Tisch ist
review-play-on-own = wie du ihn kanntest: Was du nicht sehen konntest, wird neu gezogen
review-play-on-open = wie er war, mit allem, was verdeckt war
review-play-on-begin = Spielen
review-position = Aus einer Stellung spielen
review-position-about = Schreibe, was auf dem Tisch liegt, oder füge es ein. Was du weglässt, wird ergänzt.
review-position-look = Auf den Tisch damit
review-position-file = Aus einer Datei
review-position-json = Das ist kein JSON: { $why }
review-exercises = Deine eigenen Übungen
review-exercises-about = Was in deinen letzten Partien schiefging. Würdest du es jetzt finden?
review-exercises-none = Noch nichts. Sobald eine Partie von dir besprochen ist, stehen deine Fehler hier.
