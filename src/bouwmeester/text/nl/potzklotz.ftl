potzklotz-name = PotzKlotz
potzklotz-about = Vijf houten kubussen: verplaats er precies één en leg de kaart af die toont wat er dan staat.
potzklotz-tagline = Vijf kubussen: verplaats er één, en het klopt met je kaart.

# Dingen.

potzklotz-card = kaart { $word }
potzklotz-cell = { $word }

# Opties.

potzklotz-option-mode = Het spel
potzklotz-option-mode-basic = het basisspel, voor twee tot zes spelers
potzklotz-option-mode-expert = voor experts: meer dan één kaart per beurt, voor twee tot vier spelers
potzklotz-option-cards = Kaarten per speler
potzklotz-option-cards-5 = 5
potzklotz-option-cards-3 = 3
potzklotz-option-cards-4 = 4
potzklotz-option-cards-6 = 6
potzklotz-option-cards-7 = 7
potzklotz-option-penalty = Een vergissing kost
potzklotz-option-penalty-card = een extra kaart van de blinde stapel
potzklotz-option-penalty-none = niets
potzklotz-option-base = Het raster van 5 x 5
potzklotz-option-base-open = mag overschreden worden
potzklotz-option-base-strict = mag niet overschreden worden, wat moeilijker is
potzklotz-option-turning = Het grondvlak draaien
potzklotz-option-turning-forbidden = mag niet tijdens het nadenken
potzklotz-option-turning-allowed = mag, wat makkelijker is
potzklotz-option-hands = Ieders handkaarten
potzklotz-option-hands-hidden = verborgen
potzklotz-option-hands-open = open op tafel
potzklotz-option-out_of_turn = Een kaart afleggen als men niet aan de beurt is
potzklotz-option-out_of_turn-no = mag niet
potzklotz-option-out_of_turn-yes = mag, als die hetzelfde gebouw vanuit de andere hoek toont
potzklotz-option-deals = Partijen per spel
potzklotz-option-deals-1 = 1
potzklotz-option-deals-3 = 3
potzklotz-option-deals-5 = 5

# Wat er nu gevraagd wordt.

potzklotz-step-first = Er wordt bepaald wie begint.
potzklotz-step-draw = Er wordt een kaart van de blinde stapel genomen.
potzklotz-step-start = De eerste kaart wordt omgedraaid en het gebouw opgebouwd.
potzklotz-step-turn = Jij bent aan de beurt: neem de ene kubus op die je wilt verplaatsen, of beëindig je beurt.
potzklotz-step-set = Zet de kubus neer. Aanraken is spelen!
potzklotz-step-lay = Leg de kaart af die toont wat er nu staat.
potzklotz-step-ask = Heb je een kaart met hetzelfde gebouw, vanuit de andere hoek?

# Wat je kunt doen.

potzklotz-verb-first = { $seat } begint
potzklotz-verb-draw = Neem { $card }
potzklotz-verb-start = Draai { $card } om
potzklotz-verb-lift = Neem de kubus op { $cell } op
potzklotz-verb-set = Zet hem neer op { $cell }
potzklotz-verb-lay = Leg { $card } af
potzklotz-verb-turn = Draai het grondvlak een kwartslag met de klok mee
potzklotz-verb-pass = Pas
potzklotz-verb-stop = Stop hier

# Wat er gebeurd is.

potzklotz-begins =
    { $you ->
        [yes] Jij begint.
       *[no] { $seat } begint.
    }
potzklotz-new_deal = Partij { $number } begint.
potzklotz-dealt =
    { $you ->
        [yes] { "" }
       *[no] { $seat } krijgt { $cards ->
            [one] één kaart
           *[other] { $cards } kaarten
        }.
    }
potzklotz-it_is =
    { $you ->
        [yes] Nieuw in je hand
       *[no] Nieuw in de hand van { $seat }
    }: { $card }.
potzklotz-takes =
    { $you ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } een kaart van de blinde stapel.
potzklotz-started = { $card } wordt omgedraaid en het gebouw wordt opgebouwd.
potzklotz-under = { $card } gaat helemaal onder de stapel.
potzklotz-turns =
    { $you ->
        [yes] Je draait
       *[no] { $seat } draait
    } het grondvlak een kwartslag.
potzklotz-lifts =
    { $you ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } de kubus op { $cell } op.
potzklotz-sets =
    { $you ->
        [yes] Je zet hem neer
       *[no] { $seat } zet hem neer
    } op { $cell }.
potzklotz-laid =
    { $you ->
        [yes] Je legt
       *[no] { $seat } legt
    } { $card } af, en die klopt.
potzklotz-laid_too =
    { $you ->
        [yes] Je legt
       *[no] { $seat } legt
    } buiten de beurt { $card } af: hetzelfde gebouw vanuit de andere hoek.
potzklotz-wrong =
    { $you ->
        [yes] Je legt
       *[no] { $seat } legt
    } { $card } af, maar dat is een vergissing: de kaart gaat terug.
potzklotz-misplaced = De kubus op { $cell } hoort op { $place }.
potzklotz-misplaced_beyond = De kubus op { $cell } hoort verder weg dan er getekend is.
potzklotz-late =
    { $you ->
        [yes] Je mag je handkaarten
       *[no] { $seat } mag de handkaarten
    } pas aan het einde van de volgende beurt weer aanvullen.
potzklotz-empty_hand =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } geen kaarten meer.
potzklotz-passes =
    { $you ->
        [yes] Je past.
       *[no] { $seat } past.
    }
potzklotz-stops =
    { $you ->
        [yes] Je stopt
       *[no] { $seat } stopt
    } na { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }.
potzklotz-skipped =
    { $you ->
        [yes] Je hebt geen kaarten en kunt
       *[no] { $seat } heeft geen kaarten en kan
    } er geen afleggen.
potzklotz-everyone_draws = Een hele ronde lang heeft niemand een kaart gelegd: iedereen neemt een extra kaart.
potzklotz-deal_over = Partij { $number } is afgelopen.
potzklotz-scored =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $points ->
        [one] één punt
       *[other] { $points } punten
    }.

# Waarom niet.

potzklotz-not_seated = { $seat } zit niet aan deze tafel.
potzklotz-not_on_stack = { $card } zit niet meer in de blinde stapel.
potzklotz-under_the_stack = { $card } ligt helemaal onder de stapel en komt als laatste.
potzklotz-no_cube = Op { $cell } staat geen kubus.
potzklotz-not_a_move = Je hebt de kubus net van { $cell } genomen. Terugzetten is niet verplaatsen: aanraken is spelen.
potzklotz-off_base = { $cell } ligt buiten het raster van 5 x 5, en dat is in dit spel verboden.
potzklotz-not_in_hand = Je hebt { $card } niet in de hand.
potzklotz-no_turning = Het grondvlak mag niet gedraaid worden.
potzklotz-turned_enough = Je hebt het grondvlak { $turns } keer gedraaid; nog eens en het ligt weer als eerst.
potzklotz-stop_instead = Je hebt in deze beurt al { $cards } afgelegd, dus je past niet: je stopt.
potzklotz-nothing_laid = Je hebt in deze beurt nog niets afgelegd, dus je stopt niet: je past.
potzklotz-mirror_image = { $card } toont het spiegelbeeld. Dat geldt niet.
potzklotz-too_far = Voor { $card } is één kubus niet genoeg: er moeten er { $cubes } verplaatst worden.
potzklotz-same_building = { $card } toont het gebouw dat er al staat, en door het verplaatsen van één kubus kan het niet opnieuw opgericht worden.
potzklotz-only_off_base = Voor { $card } zou een kubus het raster van 5 x 5 moeten verlaten.
potzklotz-in_pieces = Wat er staat is geen geheel, en { $card } toont een gebouw uit één stuk.
potzklotz-other_building =
    { $card } toont een ander gebouw; het verschil is { $cubes ->
        [one] één kubus
       *[other] { $cubes } kubussen
    }.
potzklotz-missed = { $card } ontbreekt.

# Op tafel.

potzklotz-table-deal =
    Partij { $deal }, blinde stapel van { $stack ->
        [one] één kaart
       *[other] { $stack } kaarten
    }.
potzklotz-table-bottom = Helemaal onderaan: { $card }.
potzklotz-table-shown = zoals op { $card }
potzklotz-table-counts =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $laid } afgelegd
potzklotz-table-known = gezien: { $cards }
potzklotz-table-places = waarheen
potzklotz-table-late = na een vergissing niet aangevuld
potzklotz-table-hand = Jouw kaarten, van boven gezien; de laatste rij is dichtbij:

# Puzzels.

potzklotz-puzzle-start = Dit staat op het grondvlak:
potzklotz-puzzle-which = Welke van deze kaarten kun je bouwen door één kubus te verplaatsen, telkens vanaf wat er staat?
potzklotz-puzzle-chain = Leg al deze kaarten na elkaar af, telkens door één kubus te verplaatsen. In welke volgorde?
potzklotz-puzzle-kind-which = Welke kaarten passen?
potzklotz-puzzle-kind-chain = In welke volgorde?

# Op de pagina.

potzklotz-page-players = Spelers
potzklotz-page-board = Het grondvlak: vakjes met letter en cijfer
potzklotz-page-base = Het grondvlak met de kubussen
potzklotz-page-cards = Kaarten op tafel
potzklotz-page-hand = Jouw kaarten
potzklotz-page-places = Verlichte plekken
potzklotz-page-card = Kaart { $card }, plattegrond { $plan }
potzklotz-page-cell =
    { $cell }, { $cubes ->
        [0] leeg
        [one] 1 kubus
       *[other] { $cubes } kubussen hoog
    }
potzklotz-page-deal = Partij { $deal } van { $deals }
potzklotz-page-deal-number = Partij { $deal }
potzklotz-page-experts = voor experts
potzklotz-page-lying = ligt nu
potzklotz-page-stack = stapel
potzklotz-page-stack-of = Stapel, { $cards } kaarten
potzklotz-page-chosen = jouw gekozen kaart
potzklotz-page-hinted = deze kaart past
potzklotz-page-one-card = kaart { $card }
potzklotz-page-enlarge = Vergroot kaart { $card }
potzklotz-page-thinks = denkt na
potzklotz-page-passed = gepast
potzklotz-page-laid = legde een kaart
potzklotz-page-erred = legde een foute kaart
potzklotz-page-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
potzklotz-page-points-won = Punten per partij
potzklotz-page-points-laid = Gelegde kaarten
potzklotz-page-sum = totaal
potzklotz-page-solid = 3D: kubussen in drie dimensies
potzklotz-page-ask-cube = Neem een kubus op; kies eerst een kaart als je wilt.
potzklotz-page-ask-cube-for = Neem de kubus op waarmee het kaart { $card } wordt.
potzklotz-page-ask-place = Je hebt de kubus van { $from } in je hand: zet hem op een verlichte plek.
potzklotz-page-ask-sure = De kubus van { $from } gaat naar { $cell }.
potzklotz-page-ask-card = Leg de kaart die toont wat er nu staat.
potzklotz-page-ask-other = Heb jij dit gebouw, gezien vanuit de andere hoek?
potzklotz-page-ask-other-how = Leg de andere kaart van dit gebouw af, of niet. Het is geen beurt; een vergissing kost wat ze altijd kost.
potzklotz-page-asked = Wie de andere kaart van dit gebouw heeft, mag die afleggen: { $names }
potzklotz-page-touched = Aanraken is spelen: een kubus die je opneemt, moet ergens anders neer.
potzklotz-page-touched-card = Aanraken is spelen. Je gekozen kaart leg je er meteen bij.
potzklotz-page-chain =
    { $cards ->
        [one] Eén kaart gelegd in deze beurt. Ga door, of stop.
       *[other] { $cards } kaarten gelegd in deze beurt. Ga door, of stop.
    }
potzklotz-page-last-round = Iemand heeft geen kaarten meer: dit is de laatste ronde.
potzklotz-page-lay-on = Zet hem op { $cell }
potzklotz-page-lay-both = Zet hem op { $cell } en leg kaart { $card }
potzklotz-page-lay-card = Leg kaart { $card }
potzklotz-page-storey = laag { $storey }
potzklotz-page-choose-card = Kies een kaart
potzklotz-page-choose-place = Kies een plek
potzklotz-page-choose-cube = Kies een kubus
potzklotz-page-turn = Draai het grondvlak
potzklotz-page-none = Die heb ik niet
potzklotz-page-no-cards = Je hebt geen kaarten meer.
potzklotz-page-hint-nothing = Geen van je kaarten is te bouwen door één kubus te verplaatsen.
potzklotz-page-hint-nothing-now = Geen van jouw kaarten past hier nog bij.
potzklotz-page-hint-card = Kaart { $card } past. Vraag nog eens voor de kubus.
potzklotz-page-hint-cube = Kaart { $card } past met de kubus op { $from }. Vraag nog eens voor de plek.
potzklotz-page-hint-only = Kaart { $card } past.
potzklotz-page-hint-place = Kaart { $card }: van { $from } naar { $cell }.
potzklotz-page-look = Bekijk het oordeel
potzklotz-page-right-by = { $name }: kaart { $card } klopt
potzklotz-page-wrong-by = { $name }: kaart { $card } klopt niet
potzklotz-page-right = Het klopt
potzklotz-page-right-why =
    { $turns ->
        [0] Het gebouw staat precies als op de kaart.
        [one] Een kwartslag gedraaid staat het gebouw als op de kaart.
       *[other] { $turns } kwartslagen gedraaid staat het gebouw als op de kaart.
    }
potzklotz-page-mirror = Spiegelbeeld
potzklotz-page-mirror-why = Het gebouw is deze kaart in een spiegel. Geen draaiing maakt van het een het ander.
potzklotz-page-pieces = Niet uit één stuk
potzklotz-page-not-this = Niet dit gebouw
potzklotz-page-the-card = de kaart
potzklotz-page-turned =
    { $turns ->
        [0] het gebouw, niet gedraaid
        [one] het gebouw, een kwartslag gedraaid
       *[other] het gebouw, { $turns } kwartslagen gedraaid
    }
potzklotz-page-here = hier
potzklotz-page-not-here = niet hier
potzklotz-page-cubes-wrong =
    { $cubes ->
        [one] Eén kubus staat fout.
       *[other] { $cubes } kubussen staan fout.
    }
potzklotz-page-goes-back = Kubus en kaart gaan terug naar waar ze waren.
potzklotz-page-turn-it = Draai het gebouw
potzklotz-page-corners = Toon alle hoeken
potzklotz-page-go-on = Verder
potzklotz-page-my-side = Terug naar mijn kant
potzklotz-page-you-win =
    Jij wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }
potzklotz-page-wins =
    { $name } wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }
potzklotz-page-shared =
    { $names } delen de eerste plaats met { $points ->
        [one] één punt
       *[other] { $points } punten
    }
potzklotz-page-laid-cards = Gelegd: { $cards }
potzklotz-page-left-cards = Over in de hand: { $cards }
potzklotz-page-puzzles = Puzzels
potzklotz-page-box = Alle gebouwen
potzklotz-page-box-about = De 28 gebouwen uit de doos, elk met zijn twee kaarten en gezien vanuit alle vier de hoeken.
potzklotz-page-box-building = Gebouw { $number }, plattegrond { $plan }
potzklotz-page-box-views = Vanuit alle vier de hoeken
potzklotz-page-box-mirror = Zijn spiegelbeeld is gebouw { $number }.
potzklotz-page-box-own-mirror = Het is zijn eigen spiegelbeeld.
potzklotz-page-box-near = { $cards } kaarten zijn hiervandaan te bouwen door één kubus te verplaatsen
potzklotz-page-puzzle-daily = Puzzel van { $date }
potzklotz-page-puzzle-free = Zomaar een puzzel
potzklotz-page-puzzle-kind = Wat er gevraagd wordt
potzklotz-page-puzzle-level = Hoe moeilijk
potzklotz-page-puzzle-level-day = van de dag
potzklotz-page-puzzle-of-level = niveau { $level }
potzklotz-page-puzzle-new = Nog een
potzklotz-page-puzzle-today = De puzzel van vandaag
potzklotz-page-puzzle-difficulty =
    Moeilijkheid: { $grade ->
        [1] heel makkelijk
        [2] makkelijk
        [3] gemiddeld
        [4] moeilijk
       *[5] heel moeilijk
    } ({ $grade } van 5).
potzklotz-page-puzzle-answer = Dat is mijn antwoord
potzklotz-page-puzzle-clear = Opnieuw
potzklotz-page-puzzle-solved =
    { $tries ->
        [one] Goed, in één keer!
       *[other] Goed, in { $tries } pogingen.
    }
potzklotz-page-puzzle-wrong = Nog niet:
potzklotz-page-puzzle-streak =
    { $days ->
        [one] Eén dag op rij.
       *[other] { $days } dagen op rij.
    }
potzklotz-page-puzzle-share = Kopieer voor vrienden
potzklotz-page-puzzle-place = plaats { $place }

# What somebody else is doing, for those who wait or watch.
potzklotz-doing-turn = { $name } neemt een kubus op of beëindigt de beurt
potzklotz-doing-set = { $name } zet de kubus neer
potzklotz-doing-lay = { $name } legt een kaart
potzklotz-doing-ask = { $name } heeft misschien de andere kaart
potzklotz-page-puzzle-wrong-count =
    { $wrong ->
        [0] Geen kaart is fout
        [one] Eén kaart is fout
       *[other] { $wrong } kaarten zijn fout
    }, { $missing ->
        [0] en er ontbreekt er geen.
        [one] en er ontbreekt er één.
       *[other] en er ontbreken er { $missing }.
    }
potzklotz-page-puzzle-chain-breaks = Ergens loopt de reeks vast.
potzklotz-page-puzzle-chain-short =
    Tot zover klopt het. { $missing ->
        [one] Er moet nog één kaart worden gelegd.
       *[other] Er moeten nog { $missing } kaarten worden gelegd.
    }
potzklotz-page-puzzle-more = Verklap er één
potzklotz-page-puzzle-where = Verklap waar
potzklotz-page-whose = Kaart van { $name }
potzklotz-page-whose-mine = Jouw kaart

# Wat voor of tegen een plan spreekt: feiten, elk in één korte zin.

potzklotz-ground_right = { $card } klopt dan.
potzklotz-ground_wrong = { $card } zou fout zijn: die laat niet zien wat er dan staat.
potzklotz-ground_cards_left =
    { $cards ->
        [one] Je hebt dan nog één kaart.
       *[other] Je hebt dan nog { $cards } kaarten.
    }
potzklotz-ground_last_card = Het is je laatste kaart.
potzklotz-ground_fits_next =
    { $cards ->
        [one] Nog een kaart van jou is daarna met één kubus te maken.
       *[other] Nog { $cards } kaarten van jou zijn daarna met één kubus te maken.
    }
potzklotz-ground_opens_for = { $seat } zou dan { $card } kunnen leggen, die iedereen heeft gezien.
potzklotz-ground_could_lay =
    { $cards ->
        [one] Eén van je kaarten past wel.
       *[other] { $cards } van je kaarten passen wel.
    }
potzklotz-ground_none_fits = Geen van je kaarten is met één kubus te maken.
