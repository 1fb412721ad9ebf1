# Die Nachlese einer Partie: Anteile am Sieg, in Punkten von hundert.

review-title = { $game }: woran es lag
review-working = Jeder Zug wird angesehen
review-fair = Fairer Anteil
review-start = Anfang
review-luck = Zufall
review-own = Eigenes Spiel
review-others = Die anderen
review-drift = Unklar
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
review-better = Besser war:
review-cost = Das kostete { $points } Punkte vom Sieg, davon { $surely } sicher.
review-found = Alles andere wäre deutlich schlechter gewesen.
review-lucky = Was gezogen wurde, half { $name } am meisten.
review-board = Auf dem Brett ansehen
review-players = Die Spieler
review-decisions = Entscheidungen
review-worst = Teuerste drei: Zug und Verlust
review-worst-at = Zug { $line } kostete { $points } Punkte
review-note = Eine Entscheidung wird danach beurteilt, was ihr Spieler wissen konnte, eine Ziehung nach allem, was hätte kommen können. Was Fehler heißt, kostete nach Rechnung der Bots sicher so viel; bei einem Plan, den sie nicht verstehen, können sie sich irren.
