# De nabeschouwing van een partij: delen van de winst, in punten van honderd.

review-title = { $game }: waar het aan lag
review-working = Elke zet wordt bekeken
review-fair = Eerlijk deel
review-start = Begin
review-luck = Toeval
review-own = Eigen spel
review-others = De anderen
review-drift = Onduidelijk
review-rest = Toeval en wat onduidelijk is
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
review-cost = Dat kostte { $points } punten van de winst, waarvan { $surely } zeker.
review-found = Al het andere was duidelijk slechter geweest.
review-lucky = Wat getrokken werd, hielp { $name } het meest.
review-board = Bekijk het op het bord
review-players = De spelers
review-decisions = Keuzes
review-worst = Duurste drie: zet en verlies
review-worst-at = Zet { $line } kostte { $points } punten
review-note = Een keuze wordt beoordeeld naar wat de speler kon weten, een trekking naar alles wat had kunnen komen. Wat een fout heet, kostte zeker zoveel volgens de bots; over een plan dat ze niet begrijpen kunnen ze zich vergissen.

# Een moment, opnieuw geprobeerd en verder gespeeld.
review-worth = Waarde, als deel van de winst
review-try = Probeer het zelf
review-try-which = Wat zou jij doen?
review-try-right = Goed!
review-try-wrong = { $points } punten minder dan het beste. Probeer het nog eens.
review-try-show = Laat zien
review-try-done = Laat alles zien
review-play-on = Speel vanaf hier verder
review-play-on-as = Je speelt als
review-play-on-against = Tegen
review-play-on-knowing = De tafel is
review-play-on-own = zoals jij hem kende: wat je niet kon zien, wordt opnieuw getrokken
review-play-on-open = zoals hij was, met alles wat verborgen was
review-play-on-begin = Spelen
review-position = Vanuit een stelling spelen
review-position-about = Schrijf wat er op tafel ligt, of plak het. Wat je weglaat wordt aangevuld.
review-position-look = Leg het op tafel
review-position-file = Uit een bestand
review-position-json = Dit is geen JSON: { $why }
review-exercises = Je eigen oefeningen
review-exercises-about = Wat er misging in je laatste partijen. Zou je het nu vinden?
review-exercises-none = Nog niets. Zodra een partij van jou is nagekeken, komen je fouten hier te staan.
