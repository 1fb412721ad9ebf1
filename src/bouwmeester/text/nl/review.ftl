# De nabeschouwing van een partij: delen van de winst, in punten van honderd.

review-title = { $game }: waar het aan lag
review-working = Elke zet wordt bekeken
review-fair = Eerlijk deel
review-start = Begin
review-luck = Toeval
review-own = Eigen spel
review-others = De anderen
review-drift = Onduidelijk
review-result = Uitslag
review-without = Zonder toeval
review-per-decision = Verlies per keuze
review-moment-luck = { $line }. { $drawn }: { $name } had { $points } punten geluk.
review-moment-only-move = { $line }. { $name } zag de enige goede zet: { $played }. Al het andere had { $points } punten gekost.
review-moment-mistake = { $line }. { $name }: { $played }. Beter was: { $better }. Dat kostte { $points } punten.

# On the page.
review-page = Waar het aan lag
review-curve = Deel van de winst
review-story = De uitslag
review-bridge = Hoe de uitslag tot stand kwam, in punten van honderd
review-won = { $name } won
review-lost = { $name } won niet
review-line = Zet
review-line-number = Zet { $line }
review-tap = Tik op de lijn om ieders deel op een moment te zien.
review-moments = Momenten van de waarheid
review-moments-of = verandering in het deel van { $name }
review-no-moments = Niets sprong eruit: geen grote fout, geen groot geluk.
review-kind-mistake = Fout
review-kind-only-move = Enige goede zet
review-kind-luck = Gelukkige trekking
review-better = Beter was:
review-cost = Dat kostte { $points } punten van de winst, waarvan { $surely } zeker.
review-found = Al het andere was duidelijk slechter geweest.
review-lucky = Wat getrokken werd, hielp { $name } het meest.
review-board = Bekijk het op het bord
review-players = De spelers
review-decisions = Keuzes
review-worst = Duurste drie: zet en verlies
review-worst-at = Zet { $line } kostte { $points } punten
review-note = Een keuze wordt beoordeeld naar wat de speler kon weten, een trekking naar alles wat had kunnen komen. Wat een fout heet, kostte zeker zoveel volgens de bots; over een plan dat ze niet begrijpen kunnen ze zich vergissen.
