cli-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Aan tafel.

cli-welcome = Je speelt tegen { $rivals }.
cli-sealed = Alle trekkingen liggen vanaf nu vast en zijn verzegeld. De SHA-256-hash van hun geheime getal is { $hash }
cli-ask-help = Typ ? en Enter voor hulp.
cli-only = Er is maar één mogelijkheid: druk op Enter.
cli-choose = Typ een nummer van 1 tot en met { $options }, of ? voor hulp.
cli-no-number = Er staat geen { $number } in de lijst: die gaat van 1 tot en met { $options }.
cli-allowed = Dat mag.
cli-why-what = Waarom wat? Schrijf de zet erachter, bijvoorbeeld: waarom { $why }
cli-about-what = Waarover? Schrijf de naam erachter, bijvoorbeeld: over { $thing }
cli-hint = Een bot zou { $number } kiezen: { $action }. Druk op Enter om dat ook te doen.
cli-undone = Teruggenomen: { $action }.
cli-undo-nothing = Er valt niets terug te nemen: sinds je laatste keuze hebben anderen iets gedaan, of is er iets blootgelegd.
cli-no-rule = Er is geen regel “{ $rule }”.
cli-rules-all = alles
cli-rules-how = Typ regels { $section } voor een hoofdstuk, regels { $rule } voor één regel, regels alles voor alles.
cli-no-thing = Over “{ $thing }” is niets bekend.
cli-save-where = Waar moet het bewaard worden? Schrijf de naam van een bestand erachter, bijvoorbeeld: bewaar spel.jsonl
cli-saved = Bewaard in { $file }.
cli-file-there = { $file } bestaat al: noem een nieuw bestand.
cli-not-saved =
    Niet bewaard in { $file }: { $why ->
        [nowhere] die map is er niet
        [folder] dat is een map
        [forbidden] daar mag niemand schrijven
        [full] er is geen plaats meer
        [long] de naam is te lang
       *[other] daar kan niet worden geschreven
    }.
cli-result = Het spel is afgelopen.
cli-left = Je bent van tafel gegaan.
cli-save-offer = Wil je het verslag van dit spel bewaren? Typ de naam van een nieuw bestand, of druk gewoon op Enter.
cli-save-name = Onder welke naam? Typ er een zoals spel.jsonl, of druk gewoon op Enter.
# As many as people type, with spaces between.
cli-yes = j ja
cli-no = n nee
cli-verify-it = Iedereen kan dit spel controleren: bouwmeester verify { $file }
cli-verify-how = Een bewaard spel kan iedereen controleren: bouwmeester verify BESTAND

cli-help = Typ het nummer van je keuze. Meer nummers (3 5 9) worden na elkaar gedaan, en zetten in notatie ({ $moves }) ook. Verder:
cli-command-help = ?
cli-word-help = hulp
cli-command-why = waarom
cli-command-about = over
cli-command-hint = tip
cli-command-undo = terug
cli-command-rules = regels
cli-command-table = tafel
cli-command-save = bewaar
cli-command-quit = stop
cli-help-help = toont dit
cli-help-why = waarom { $why }: legt uit waarom iets nu niet mag
cli-help-about = over { $thing }, over 4: wat een gebouw doet, met zijn naam of zijn veld
cli-help-hint = wat een bot zou doen
cli-help-undo = neemt je laatste keuze terug, zolang niemand erop gereageerd heeft
cli-help-rules = het spel in het kort, een hoofdstuk of een regel: regels { $section }, regels { $rule }
cli-help-table = tekent de tafel opnieuw
cli-help-save = bewaar spel.jsonl: schrijft het verslag tot nu toe in een bestand
cli-help-quit = gaat van tafel

# Verslagen.

cli-replay-keys = Enter: volgende stap. b: terug. Een nummer: die stap. t: de tafel. q: stoppen.
cli-verify-good = { $file }: een juist verslag van een spel { $game } met { $seats } spelers.
cli-verify-bad = { $file }: regel { $line } klopt niet: { $reason }
cli-verify-lines =
    { $lines ->
        [one] Eén regel is nagespeeld: die mocht, en leidde tot de stelling van zijn hash.
       *[other] { $lines } regels zijn nagespeeld: elke mocht, en leidde tot de stelling van zijn hash.
    }
cli-verify-sealed = Alle trekkingen ({ $draws }) kloppen met het verzegelde geheime getal, waarvan de hash vooraf bekend was.
cli-verify-unsealed = De trekkingen ({ $draws }) waren mogelijk, maar ze waren niet verzegeld: niemand kan zeggen of ze eerlijk waren.
cli-verify-secret = De trekkingen ({ $draws }) waren mogelijk. Het geheime getal is nog niet bekend, dus ze konden daar niet mee vergeleken worden.
cli-verify-unfinished = Het spel is niet afgelopen.
cli-verify-result = De uitslag klopt: { $scores }.

# Puzzels.

cli-puzzle-difficulty =
    Moeilijkheid: { $grade ->
        [1] heel makkelijk
        [2] makkelijk
        [3] gemiddeld
        [4] moeilijk
       *[5] heel moeilijk
    } ({ $grade } van 5).
cli-puzzle-unordered = Typ hun nummers, in willekeurige volgorde. Alleen Enter toont de oplossing.
cli-puzzle-ordered = Typ hun nummers in volgorde. Alleen Enter toont de oplossing.
cli-puzzle-best = Wat is nu het beste? Typ het nummer. Alleen Enter toont de oplossing.
cli-puzzle-one-of = Eén ervan, met een nummer van 1 tot en met { $number }.
cli-puzzle-behind =
    { $points ->
        [0] de beste keuze
       *[other] { $points } % minder winstkans
    }
cli-puzzle-which-ones = Elk één keer, met een nummer van 1 tot en met { $number } of met de naam: { $choices }
cli-puzzle-right = Juist!
cli-puzzle-wrong = Niet helemaal. Probeer het nog eens.
cli-puzzle-missing =
    { $number ->
        [one] Er ontbreekt er één.
       *[other] Er ontbreken er { $number }.
    }
cli-puzzle-solution =
    { $others ->
        [0] De oplossing: { $answer }.
        [one] Een oplossing: { $answer }. Er is er nog één.
       *[other] Een oplossing: { $answer }. Er zijn er nog { $others }.
    }
cli-puzzle-share =
    { $game } { $date } ({ $kind }): { $tries ->
        [one] bij de eerste poging opgelost
       *[other] opgelost in { $tries } pogingen
    }.

# Lessen.
cli-learn-how = Doe het met een nummer of in woorden; Enter alleen doet het voor.
cli-learn-next = Enter: verder.
cli-learn-shown = Zo: { $answer }.
cli-learn-done = Dat was “{ $lesson }”.
