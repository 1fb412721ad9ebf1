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
