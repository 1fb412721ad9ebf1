# Events: tournaments of an evening, and leagues over days.

web-events-open = Om je voor in te schrijven
web-events-going = Bezig
web-events-past = Afgelopen
web-events-none = Er staat niets op het programma. Zet zelf iets op, en stuur de link aan wie je erbij wilt hebben.
web-event-people =
    { $people ->
        [one] één deelnemer
       *[other] { $people } deelnemers
    }
web-event-by = van { $name }
web-event-yours = je doet mee
web-event-hosted = jij leidt het
web-event-about =
    { $kind ->
        [league] Competitie over meer dagen
       *[swiss] Zwitsers toernooi
    }, { $seats ->
        [2] tafels van twee
       *[other] tafels tot { $seats }
    }, { $clock }
web-event-about-short =
    { $kind ->
        [league] Competitie
       *[swiss] Zwitsers
    }, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
web-event-clock-minutes = { $minutes } minuten per speler
web-event-clock-hours = { $hours } uur per zet
web-event-clock-seconds = { $seconds } seconden per zet

# Setting one up.
web-event-new = Nieuw evenement
web-event-name = Naam van het evenement
web-event-kind = Hoe er gespeeld wordt
web-event-kind-swiss = Eén avond
web-event-kind-swiss-how = Ronde na ronde; wie evenveel punten heeft, speelt tegen elkaar.
web-event-kind-league = Over dagen
web-event-kind-league-how = Groepen, elk in eigen rondes; iedereen kijkt langs als hij aan de beurt is.
web-event-seats = Stoelen aan een tafel
web-event-rounds-label = Rondes
web-event-group-size = Mensen in een groep
web-event-wait = Een bot speelt voor wie er niet is na
web-event-rest = Pauze tussen de rondes
web-event-minutes =
    { $minutes ->
        [0] geen
        [one] één minuut
       *[other] { $minutes } minuten
    }
web-event-starts = Begint vanzelf
web-event-starts-how = In je eigen tijd, { $zone }; vanaf drie deelnemers. Laat je het leeg, dan begin jij het.
web-event-public = Hier in de lijst; anders alleen via de link
web-event-make = Opzetten

# Signing up.
web-event-enter = Inschrijven
web-event-sign-up = Ik doe mee
web-event-withdraw = Terugtrekken
web-event-withdraw-sure = Je krijgt geen tafel meer. Een partij die je nu speelt, blijft tot het eind van jou.
web-event-signed-up = Ingeschreven
web-event-nobody = Nog niemand.
web-event-link = De link om in te schrijven
web-event-needs = Vanaf drie deelnemers kan het beginnen.
web-event-you-are-in = Je doet mee. Als er een ronde begint, staat je tafel hier en krijg je bericht.
web-event-you-are-out = Je doet niet meer mee.
web-event-starts-at = begint { $time }
web-event-starts-until = begint over { $time }
web-event-starts-passed = Het zou { $time } beginnen, maar dat kon niet. Wie het leidt, begint het of kiest een andere tijd.
web-event-enter-late = Je kunt nog meedoen: je speelt vanaf de volgende ronde, zonder punten voor de rondes ervoor.
web-event-closed = Inschrijven kan op dit moment niet.
web-event-your-name = Je naam in het evenement

# Playing.
web-event-rounds = Rondes
web-event-round = Ronde { $round }
web-event-round-of = Ronde { $round } van { $rounds }
web-event-standings = Stand
web-event-standings-after = Stand na ronde { $round }
web-event-nobody-twice =
    { $people ->
        [one] één deelnemer
       *[other] { $people } deelnemers
    }, niemand trof iemand twee keer
web-event-some-twice =
    { $people ->
        [one] één deelnemer
       *[other] { $people } deelnemers
    }; { $again ->
        [one] één paar
       *[other] { $again } paren
    } trof elkaar twee keer, omdat het niet anders kon
web-event-wins = Gewonnen
web-event-opponents = Tegenstanders
web-event-r = R { $round }
web-event-gone = teruggetrokken
web-event-group = Groep { $group }
web-event-season = Seizoen { $season }
web-event-season-tag = seizoen { $season }
web-event-your-table = Je tafel
web-event-your-table-tag = je tafel
web-event-sit = Naar de tafel
web-event-begins = begint
web-event-comes = Een bot speelt voor wie { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    } na het begin van de ronde niet aan tafel zit. Die kan nog komen en verder spelen.
web-event-table = Tafel { $number }
web-event-table-over = klaar
web-event-table-playing = bezig
web-event-starts-in = volgende ronde over { $time }
web-event-starts-soon = volgende ronde zo meteen
web-event-waits-for-tables = De volgende ronde begint als alle tafels klaar zijn.
web-event-ends-with-tables = Dit is de laatste ronde: het evenement is afgelopen als alle tafels klaar zijn.
web-event-you-wait = Je hebt nu geen tafel.
web-event-previous-round = Ronde ervoor
web-event-next-round = Ronde erna
web-event-status-playing = bezig
web-event-status-paused = gepauzeerd
web-event-status-over = afgelopen
web-event-status-cancelled = afgelast
web-event-is-over = Het evenement is afgelopen.
web-event-is-cancelled = Het evenement is afgelast; wat er gespeeld is, staat hier.
web-event-is-paused = Gepauzeerd: er begint geen ronde tot het verder gaat.

# How it counts.
web-event-counts = Hoe het telt
web-event-counts-points = Punten: het deel van de anderen aan tafel dat je achter je laat. De eerste krijgt 1, de laatste 0, de tweede van vier 0,67.
web-event-counts-ties = Bij gelijke punten: wie vaker won, dan wie sterkere tegenstanders had (hun punten, gemiddeld). Wie dan nog gelijk is, deelt de plaats.
web-event-counts-first = Wie begint, wordt eerlijk verdeeld. Niemand treft iemand twee keer voordat het moet.
web-event-counts-bots = Komt het aantal niet uit, dan heeft een tafel een stoel minder, of vult een bot hem aan.
web-event-counts-league = Elke groep speelt zijn eigen rondes; de klok aan tafel zegt hoeveel tijd iedereen heeft.
web-event-counts-seasons = Groep 1 is de hoogste. Na een seizoen gaan er uit elke groep twee omhoog en komen er twee naar beneden; wie tot het eind bleef, is ingeschreven voor het volgende.

# Whoever runs it.
web-event-run = Jij leidt dit evenement
web-event-begin = Beginnen
web-event-begin-next = Begin nu met de volgende ronde
web-event-set-time = Tijd vastleggen
web-event-no-time = Zonder tijd
web-event-close = Inschrijving sluiten
web-event-reopen = Inschrijving weer openen
web-event-next-season = Volgend seizoen
web-event-next-season-sure = Uit elke groep gaan er twee omhoog en komen er twee naar beneden. Wie tot het eind bleef, is ingeschreven; tot je begint kunnen zij zich terugtrekken en kunnen anderen erbij komen.
web-event-pause = Pauzeren
web-event-resume = Verder gaan
web-event-cancel = Evenement afgelasten
web-event-cancel-sure = Er komen geen rondes meer. De tafels spelen hun partij uit.
web-event-cancel-not = Laten doorgaan
web-event-drop = { $name } wegsturen
web-event-drop-sure = { $name } krijgt geen tafel meer. Een partij die bezig is, gaat door.
web-event-drop-who = Iemand wegsturen

# What is refused.
server-no_event = Er is geen evenement met die code.
server-event_clock = Bij een evenement heeft iedereen een klok, van minstens vijf seconden.
server-event_begun = Inschrijven kan niet meer.
server-event_full = Het evenement is vol.
server-event_not_in = Je doet niet mee.
server-event_nobody = Niemand met dat nummer doet mee.
server-event_over = Het evenement is afgelopen.
server-event_not_host = Dat kan alleen wie het evenement leidt.
server-event_paused = Het is gepauzeerd; laat het eerst verder gaan.
server-event_round = Er is een ronde bezig; de volgende komt als alle tafels klaar zijn.
server-event_too_few = Er zijn minstens drie deelnemers nodig.
server-event_not_playing = Er wordt niet gespeeld.
server-event_not_paused = Het is niet gepauzeerd.
server-event_time = De tijd moet binnen de komende negentig dagen liggen.
server-event_gone = Je hebt je uit dit evenement teruggetrokken, of je bent weggestuurd.
server-event_not_open = Het is al begonnen.
server-event_no_season = Een nieuw seizoen volgt op een competitie die afgelopen is.
