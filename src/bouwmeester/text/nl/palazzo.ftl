palazzo-name = Palazzo
palazzo-about = Florence, 1500: neem geld, koop en veil bouwelementen, en bouw de mooiste paleizen voordat de ruiters er zijn.
palazzo-tagline = Bied op verdiepingen, bouw de mooiste paleizen.

# Dingen. Alleen een certificaat, een 3‑groep en een ruiterkaart hebben een lidwoord; de rest zijn namen, als van speelkaarten.

palazzo-tile =
    { $material ->
        [brick] baksteen
        [sandstone] zandsteen
       *[marble] marmer
    } { $floor } ({ $windows ->
        [w] 1 venster
        [ww] 2 vensters
       *[www] 3 vensters
    })
palazzo-draw =
    { $material ->
        [rider] een ruiterkaart
       *[other] { palazzo-tile }
    }
palazzo-card =
    { $currency ->
        [florin] florijn { $value }
        [ducat] dukaat { $value }
        [grosso] grosso { $value }
       *[certificate] een certificaat (2)
    }
palazzo-item =
    { $currency ->
        [triple] { $value ->
            [2] een 3‑groep van certificaten
           *[other] een 3‑groep van { $value }
        }
       *[other] { palazzo-card }
    }
palazzo-triple =
    { $word ->
        [2] een 3‑groep van certificaten
       *[other] een 3‑groep van { $word }
    }
palazzo-currency =
    { $word ->
        [florin] florijnen
        [ducat] dukaten
       *[grosso] grossi
    }
palazzo-quarry =
    { $word ->
        [north] steengroeve noord
        [east] steengroeve oost
        [south] steengroeve zuid
       *[west] steengroeve west
    }
palazzo-palace = { $word }

# Opties.

palazzo-option-stacks = Welke bouwelementen in welke stapel zitten
palazzo-option-stacks-reconstructed = onze reconstructie: lage verdiepingen komen eerst
palazzo-option-stacks-thirds = zestien bouwelementen per stapel, de verdiepingen iets meer gemixt
palazzo-option-money = Ieders geld
palazzo-option-money-hidden = verborgen, zoals in de spelregels
palazzo-option-money-open = open, voor een spel om van te leren

# Wat er nu gevraagd wordt.

palazzo-step-builder = De bouwmeester wordt op een steengroeve gezet.
palazzo-step-layout = De eerste vijf bouwelementen worden neergelegd.
palazzo-step-deal = Het geld wordt gedeeld.
palazzo-step-first = Er wordt bepaald wie begint.
palazzo-step-turn = Jij bent aan de beurt: neem geld, leg twee bouwelementen bloot, of verbouw.
palazzo-step-show = Er worden geldkaarten blootgelegd.
palazzo-step-take = Neem geld: in je eigen beurt twee kaarten, anders één.
palazzo-step-reveal = Er wordt een bouwelement blootgelegd.
palazzo-step-market = Koop van de verzamelplaats, of begin een veiling.
palazzo-step-payment = Leg je betaling neer. Vóór de eerste kaart mag je nog een tweede bouwelement kiezen.
palazzo-step-bidding = Bied meer dan het hoogste bod, of pas.
palazzo-step-share = Vier of meer bouwelementen worden verdeeld: neem er één.
palazzo-step-building = Bouw wat je gekregen hebt.
palazzo-step-rebuilding = Verbouw één bouwelement: demonteer het, bouw het in, of verwijder het.
palazzo-step-attaching = In welk paleis komt het bouwelement?
palazzo-step-detaching = Uit welk paleis komt het bouwelement?
palazzo-step-spending = Verbouwen kost één geldkaart. Welke?

# Wat je kunt doen.

palazzo-verb-builder = De bouwmeester begint op { $quarry }
palazzo-verb-deal = Deel { $card }
palazzo-verb-first = { $seat } begint
palazzo-verb-show = Leg { $card } bloot
palazzo-verb-reveal = Leg { $draw } bloot
palazzo-verb-money = Neem geld
palazzo-verb-tiles = Leg twee bouwelementen bloot, en koop of veil dan
palazzo-verb-rebuild = Verbouw één bouwelement, voor één geldkaart
palazzo-verb-take = Neem { $card }
palazzo-verb-auction = Begin een veiling
palazzo-verb-buy = Koop { $tile }
palazzo-verb-triple = Voeg { $triple } toe: telt voor 15
palazzo-verb-add = Voeg { $card } toe
palazzo-verb-pay = Betaal
palazzo-verb-bid = Doe dit bod
palazzo-verb-pass = Pas
palazzo-verb-choose = Neem { $tile }
palazzo-verb-build = Bouw eerst { $tile }
palazzo-verb-on = Bouw op paleis { $palace }
palazzo-verb-new = Leg het apart, als nieuw paleis
palazzo-verb-discard = Leg het in de doos, uit het spel
palazzo-verb-detach = Demonteer { $tile } en leg het apart
palazzo-verb-attach = Bouw { $tile } in een ander paleis in
palazzo-verb-remove = Verwijder { $tile } uit het spel
palazzo-verb-into = In paleis { $palace }
palazzo-verb-from = Uit paleis { $palace }
palazzo-verb-spend = Geef { $card } uit

# Wat er gebeurd is.

palazzo-builder_stands = De bouwmeester begint op { $quarry }.
palazzo-laid_out = { $tile } komt op { $quarry }.
palazzo-supplied = { $tile } komt op de verzamelplaats.
palazzo-dealt =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $card }.
palazzo-dealt_hand =
    { $you ->
        [yes] { "" }
       *[no] { $seat } krijgt { $cards ->
            [one] één geldkaart
           *[other] { $cards } geldkaarten
        }.
    }
palazzo-begins =
    { $you ->
        [yes] Jij begint.
       *[no] { $seat } begint.
    }
palazzo-takes_money =
    { $you ->
        [yes] Je neemt geld.
       *[no] { $seat } neemt geld.
    }
palazzo-turns_tiles =
    { $you ->
        [yes] Je legt
       *[no] { $seat } legt
    } twee bouwelementen bloot.
palazzo-rebuilds =
    { $you ->
        [yes] Je gaat verbouwen.
       *[no] { $seat } gaat verbouwen.
    }
palazzo-shown = Blootgelegd: { $card }.
palazzo-took =
    { $you ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } { $card }.
palazzo-reshuffled =
    { $cards ->
        [one] De ene kaart van de aflegstapel wordt de nieuwe voorraadstapel.
       *[other] De aflegstapel van { $cards } kaarten wordt geschud en is nu de nieuwe voorraadstapel.
    }
palazzo-to_supply = { $tile } komt op de verzamelplaats.
palazzo-to_quarry = { $tile } komt op { $quarry }.
palazzo-rider_out =
    { $riders ->
        [5] De vijfde ruiterkaart! Het spel eindigt onmiddellijk.
       *[other] Een ruiterkaart! Dat zijn er nu { $riders } van de 5.
    }
palazzo-laid =
    { $you ->
        [yes] Je legt
       *[no] { $seat } legt
    } { $item }.
palazzo-paid =
    { $you ->
        [yes] Je betaalt
       *[no] { $seat } betaalt
    } { $total }; de prijs is { $price }.
palazzo-bought =
    { $you ->
        [yes] Je koopt
       *[no] { $seat } koopt
    } { $tile }.
palazzo-walked =
    De bouwmeester loopt naar { $quarry }; daar { $tiles ->
        [one] ligt één bouwelement
       *[other] liggen { $tiles } bouwelementen
    }.
palazzo-nothing_there =
    { $you ->
        [yes] Je begint
       *[no] { $seat } begint
    } een veiling, maar op geen enkele steengroeve ligt een bouwelement: er gebeurt niets.
palazzo-opened =
    { $you ->
        [yes] Jij bent
       *[no] { $seat } is
    } veilingmeester en opent met het certificaat van 3.
palazzo-bids =
    { $you ->
        [yes] Je biedt
       *[no] { $seat } biedt
    } { $total }.
palazzo-passes =
    { $you ->
        [yes] Je past.
       *[no] { $seat } past.
    }
palazzo-won =
    { $you ->
        [yes] Je wint
       *[no] { $seat } wint
    } de veiling met { $total }.
palazzo-chose =
    { $you ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } { $tile }.
palazzo-left_over = { $tile } blijft over en verdwijnt in de doos.
palazzo-built =
    { $you ->
        [yes] Je bouwt
       *[no] { $seat } bouwt
    } { $tile } op paleis { $palace }.
palazzo-founded =
    { $you ->
        [yes] Je begint
       *[no] { $seat } begint
    } paleis { $palace } met { $tile }.
palazzo-boxed =
    { $you ->
        [yes] Je legt
       *[no] { $seat } legt
    } { $tile } in de doos.
palazzo-detached =
    { $you ->
        [yes] Je demonteert
       *[no] { $seat } demonteert
    } { $tile } uit paleis { $palace }.
palazzo-attached =
    { $you ->
        [yes] Je bouwt
       *[no] { $seat } bouwt
    } { $tile } in paleis { $palace } in.

# Waarom niet.

palazzo-not_left = In de stapel die nu gebruikt wordt zit niet meer: { $draw }.
palazzo-no_card_left = In de voorraadstapel zit niet meer: { $card }.
palazzo-cannot_deal = In de voorraadstapel zit niet wat gedeeld zou worden: { $card }.
palazzo-not_seated = { $seat } zit niet aan deze tafel.
palazzo-too_few_cards =
    Om geld te nemen worden er { $needed } kaarten blootgelegd. Maar { $there ->
        [0] er zijn er geen meer.
        [one] er is er nog maar één.
       *[other] er zijn er nog maar { $there }.
    }
palazzo-no_card_to_spend = Verbouwen kost één geldkaart, en je hebt er geen.
palazzo-nothing_to_rebuild = Je hebt nog geen paleis, dus er valt niets te verbouwen.
palazzo-not_shown = { $card } ligt niet bij de kaarten die blootgelegd zijn.
palazzo-take_in_order = { $card } kan op dit moment niet. Noem je twee kaarten van laag naar hoog: florijnen, dukaten, grossi, en dan certificaten.
palazzo-not_on_supply = { $tile } ligt niet op de verzamelplaats. Alleen wat daar ligt, kun je kopen.
palazzo-too_expensive = Dat kost { $price }, en in één munteenheid kun je hoogstens { $reach } betalen.
palazzo-two_at_most = Je mag één of twee bouwelementen kopen, niet meer.
palazzo-buy_in_order = Noem van de twee bouwelementen dit als eerste: { $tile }. De volgorde is baksteen, zandsteen, marmer, en lage verdiepingen voor hoge.
palazzo-choose_before_paying = Kies de beide bouwelementen voordat je je eerste kaart legt.
palazzo-price_not_met = De prijs is { $price }, en je hebt nog maar { $total } gelegd.
palazzo-not_in_hand = Dit heb je niet in je hand: { $item }.
palazzo-other_currency = { $item } past er niet bij: alle kaarten van een betaling of bod zijn van één munteenheid, en jij legt { $currency }.
palazzo-out_of_order = Noem wat je legt van laag naar hoog, 3‑groepen eerst. Dus eerst { $item }, dan { $last }.
palazzo-cannot_reach = Je hebt nog { $needed } nodig. Met { $item } als volgende kaart kun je dat niet meer halen.
palazzo-bid_too_low = Het hoogste bod is { $highest }, en je moet meer bieden. Je hebt nu { $total }.
palazzo-finish_the_bid = Je bent aan een bod begonnen, dus nu moet je het afmaken.
palazzo-not_in_quarry = { $tile } ligt niet op deze steengroeve.
palazzo-not_to_build = { $tile } hoort niet bij wat je net gekregen hebt.
palazzo-choose_a_place = Kies eerst een plaats voor { $tile }.
palazzo-choose_a_tile = Kies eerst welk bouwelement je gaat bouwen.
palazzo-no_such_palace = Je hebt geen paleis { $palace }.
palazzo-floor_taken = { $tile } past niet: paleis { $palace } heeft die verdieping al.
palazzo-not_on_top = { $tile } is te laag om bovenop paleis { $palace } te komen. Alleen door te verbouwen kan een bouwelement eronder of ertussen.
palazzo-not_in_a_palace = In geen van je paleizen met twee of meer verdiepingen zit { $tile }.
palazzo-not_single = { $tile } ligt niet apart voor je. Alleen een los bouwelement kun je inbouwen.
palazzo-cannot_remove = { $tile } ligt niet apart voor je. Alleen een los bouwelement kun je verwijderen.
palazzo-fits_nowhere = { $tile } past nergens: er is geen paleis van jou waarin die verdieping nog vrij is.
palazzo-not_in_this_palace = { $tile } kan niet uit paleis { $palace }: het zit er niet in, of er zit niets anders in.
palazzo-not_held = Dit heb je niet in je hand, dus je kunt er niet mee betalen: { $card }.

# Op tafel.

palazzo-table-initial =
    { $material ->
        [brick] B
        [sandstone] Z
       *[marble] M
    }
palazzo-table-stone =
    { $material ->
        [brick] baksteen
        [sandstone] zandsteen
       *[marble] marmer
    }
palazzo-table-signs = { $window } venster, { $builder } bouwmeester
palazzo-table-quarry =
    { $quarry ->
        [north] Noord
        [east] Oost
        [south] Zuid
       *[west] West
    }
palazzo-table-supply = Verzamelplaats
palazzo-table-price = elk { $price }
palazzo-table-stacks = Bouwelementen over
palazzo-table-riders = Ruiterkaarten: { $riders } van 5
palazzo-table-money = Geld
palazzo-table-deck = voorraadstapel { $cards }
palazzo-table-discard = aflegstapel { $cards }
palazzo-table-auction = Veiling: het hoogste bod is { $highest }
palazzo-table-three = certificaat van 3
palazzo-table-passed = gepast
palazzo-table-currency =
    { $currency ->
        [florin] florijnen
        [ducat] dukaten
        [grosso] grossi
        [certificate] { $cards ->
            [one] 1 certificaat
           *[other] { $cards } certificaten
        }
       *[triple] { $cards ->
            [one] 3‑groep van
           *[other] 3‑groepen van
        }
    }
palazzo-table-hand = Je hand:
palazzo-table-cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
palazzo-table-known = gezien:
palazzo-table-no_palace = nog geen paleis
palazzo-table-shown = Te nemen:
palazzo-table-two = Je neemt er twee, de laagste eerst: florijnen, dukaten, grossi, dan certificaten.
palazzo-table-pair = Typ beide nummers om twee bouwelementen te kopen.
palazzo-table-lot = Te bouwen:
palazzo-table-buying = Je koopt, voor { $price }:
palazzo-table-picked = Samen { $total }:
palazzo-table-windows =
    { $points ->
        [one] 1 venster
       *[other] { $points } vensters
    }
palazzo-table-height =
    { $points ->
        [-5] maar één verdieping
       *[other] hoogte { $points }
    }
palazzo-table-one_material = één materiaal { $points }
palazzo-table-tie = Bij gelijke punten telt het geld, het meeste in één munteenheid: { $sums }.

# Op de pagina.

palazzo-page-tile =
    { $material ->
        [brick] Baksteen
        [sandstone] Zandsteen
       *[marble] Marmer
    }, { $floor ->
        [1] begane grond
        [5] dak
       *[other] verdieping { $floor }
    }, { $kind ->
        [doors] { $windows ->
            [one] 1 deur
           *[other] { $windows } deuren
        }
       *[windows] { $windows ->
            [one] 1 venster
           *[other] { $windows } vensters
        }
    }
palazzo-page-tile-short =
    { $material ->
        [brick] Baksteen
        [sandstone] Zandsteen
       *[marble] Marmer
    } { $floor }
palazzo-page-ask-turn = Jouw beurt: geld, bouwelementen of verbouwen
palazzo-page-ask-market = Koop van de verzamelplaats, of veil
palazzo-page-ask-bid = Jouw bod: { $least } of meer, of passen
palazzo-page-ask-pass = Je komt niet boven { $highest }: pas
palazzo-page-ask-build =
    Bouw: nog { $tiles ->
        [one] 1 bouwelement
       *[other] { $tiles } bouwelementen
    }
palazzo-page-ask-rebuild = Verbouw: een bouwelement, een plek en een kaart
palazzo-page-tap-tile = Tik het bouwelement in je paleizen aan.
palazzo-page-board = Bord
palazzo-page-rivals = De anderen
palazzo-page-my-palaces = De paleizen hieronder
palazzo-page-money = Jouw geld
palazzo-page-money-of = Geld van { $name }
palazzo-page-tabs = Waar je naar kijkt
palazzo-page-tab-board = Bord
palazzo-page-tab-mine = Mijn
palazzo-page-tab-rivals = Anderen
palazzo-page-points-now = punten nu
palazzo-page-points-then = { $points } punten nu, dan
palazzo-page-points-of = Punten: { $name }
palazzo-page-palaces = Paleizen
palazzo-page-row-windows = vensters
palazzo-page-row-height = hoogte
palazzo-page-row-stone = één materiaal
palazzo-page-row-points = punten
palazzo-page-floors =
    { $floors ->
        [one] één verdieping
       *[other] twee verdiepingen
    }
palazzo-page-gain =
    { $points ->
        [one] { $signed } punt
       *[other] { $signed } punten
    }
palazzo-page-lift = Pak { $tile } van paleis { $palace }
palazzo-page-new = nieuw paleis
palazzo-page-left = over
palazzo-page-stack-left = Stapel { $stack }: nog { $left }
palazzo-page-no-bid = nog geen bod
palazzo-page-of-five = van 5
palazzo-page-riders = ruiters
palazzo-page-empty = leeg
palazzo-page-builder = Bouwmeester
palazzo-page-path =
    { $windows ->
        [one] Het volgende bouwelement met 1 venster komt hier
       *[other] Het volgende bouwelement met { $windows } vensters komt hier
    }
palazzo-page-the-lot = { $quarry }: de kavel
palazzo-page-each = per stuk
palazzo-page-auction = Veiling
palazzo-page-auction-at =
    { $quarry ->
        [north] Veiling bij steengroeve noord
        [east] Veiling bij steengroeve oost
        [south] Veiling bij steengroeve zuid
       *[west] Veiling bij steengroeve west
    }
palazzo-page-highest = hoogste
palazzo-page-to-bid = aan bod
palazzo-page-auctioneer = veilingmeester
palazzo-page-scale = De boden op een schaal; het hoogste is { $highest }
palazzo-page-money-up = Geld om te nemen
palazzo-page-ask-take =
    { $cards ->
        [one] Neem één geldkaart
       *[other] Neem twee geldkaarten
    }
palazzo-page-take-another = Nog één kaart
palazzo-page-why-not-on = Waarom niet op paleis { $palace }?
palazzo-page-end-why = De vijfde ruiter kwam: het spel was meteen afgelopen.
palazzo-page-take-two = Jij neemt er twee
palazzo-page-take =
    { $cards ->
        [one] Neem deze kaart
       *[other] Neem deze kaarten
    }
palazzo-page-build = Bouwen
palazzo-page-your-tiles = Te bouwen
palazzo-page-to-place = nog { $tiles }
palazzo-page-as-new = Als nieuw paleis
palazzo-page-out = Uit het spel
palazzo-page-tap-place = Kies een verlichte plek.
palazzo-page-rebuild = Verbouwen
palazzo-page-costs-a-card = kost één kaart naar keuze
palazzo-page-attach = Bouw een los bouwelement in
palazzo-page-detach = Demonteer een bouwelement
palazzo-page-remove = Verwijder een los bouwelement
palazzo-page-spend-one = Kies de kaart die ervoor betaalt
palazzo-page-pay-rebuild = Betaal met { $card } en verbouw
palazzo-page-your-turn = Jouw beurt: doe één ding
palazzo-page-money-note =
    { $seats ->
        [2] Jij neemt twee kaarten, de ander één
       *[other] Jij neemt twee kaarten, de anderen één
    }
palazzo-page-tiles-note = Eén naar de verzamelplaats, één naar een steengroeve
palazzo-page-rebuild-note = Verplaats of verwijder een van je bouwelementen
palazzo-page-market = Kopen of veilen
palazzo-page-market-how = Tik één of twee bouwelementen van de verzamelplaats aan, en dan kaarten om te betalen. Of begin een veiling.
palazzo-page-market-poor = Je kunt geen bouwelement betalen: alleen de veiling blijft over.
palazzo-page-now = Nu
palazzo-page-triple =
    { $value ->
        [2] Drie certificaten tellen 15
       *[other] Drie van { $value }: telt 15
    }
palazzo-page-can-reach = Je kunt tot { $reach } komen
palazzo-page-cannot-top = Je komt maar tot { $reach }
palazzo-page-pay-least = { $needed } of meer, in één munteenheid
palazzo-page-laid-chosen = { $laid } gelegd + { $chosen } gekozen =
palazzo-page-tops = boven { $highest }
palazzo-page-below = niet boven { $highest }
palazzo-page-of-needed = prijs { $needed }
palazzo-page-tap-cards = Tik kaarten aan, in welke volgorde ook.
palazzo-page-bid = Bied { $total }
palazzo-page-bid-nothing = Bieden
palazzo-page-pay = Betaal { $total }
palazzo-page-cheapest = Goedkoopst
palazzo-page-reset = Opnieuw
palazzo-page-you-win =
    { $points ->
        [one] Je wint met { $points } punt
       *[other] Je wint met { $points } punten
    }
palazzo-page-wins =
    { $points ->
        [one] { $name } wint met { $points } punt
       *[other] { $name } wint met { $points } punten
    }
palazzo-page-shared = { $names } delen de eerste plaats met { $points }
palazzo-page-no-palace-built = geen paleis gebouwd
palazzo-page-behind =
    { $you ->
        [yes] Jij hebt
       *[no] { $name } heeft
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder.

# What somebody else is doing, for those who wait or watch.
palazzo-doing-turn = { $name } kiest: geld, bouwelementen of verbouwen
palazzo-doing-take = { $name } neemt geld
palazzo-doing-market = { $name } koopt of laat veilen
palazzo-doing-payment = { $name } betaalt
palazzo-doing-bidding = { $name } biedt
palazzo-doing-share = { $name } neemt een bouwelement
palazzo-doing-building = { $name } bouwt
palazzo-doing-rebuilding = { $name } verbouwt
palazzo-doing-attaching = { $name } verbouwt
palazzo-doing-detaching = { $name } verbouwt
palazzo-doing-spending = { $name } betaalt voor het verbouwen

# Wat voor of tegen een plan spreekt: feiten, elk in één korte zin.

palazzo-ground_points =
    { $points ->
        [one] Levert meteen 1 punt op.
       *[other] Levert meteen { $points } punten op.
    }
palazzo-ground_loses =
    { $points ->
        [one] Kost meteen 1 punt.
       *[other] Kost meteen { $points } punten.
    }
palazzo-ground_no_points = Kost je geen punten.
palazzo-ground_could_score =
    { $points ->
        [one] Levert je meteen hoogstens 1 punt op.
       *[other] Levert je meteen tot { $points } punten op.
    }
palazzo-ground_scores_nothing = Levert je met je paleizen van nu niets op.
palazzo-ground_misses =
    { $points ->
        [one] Je laat 1 punt liggen.
       *[other] Je laat tot { $points } punten liggen.
    }
palazzo-ground_misses_nothing = Je mist niets: de bouwelementen leveren je nu geen punten op.
palazzo-ground_worth_to =
    { $points ->
        [one] Wint { $seat } de veiling, dan levert dat daar 1 punt op.
       *[other] Wint { $seat } de veiling, dan levert dat daar { $points } punten op.
    }
palazzo-ground_kept_from =
    { $points ->
        [one] { $seat } krijgt het niet: daar was het 1 punt waard.
       *[other] { $seat } krijgt het niet: daar was het { $points } punten waard.
    }
palazzo-ground_goes_to =
    { $seat } krijgt de bouwelementen voor { $bid }; { $points ->
        [0] ze leveren daar niets op.
        [one] daar zijn ze 1 punt waard.
       *[other] daar zijn ze tot { $points } punten waard.
    }
palazzo-ground_nobody_tops = Niemand kan over { $total } heen: de bouwelementen zijn voor jou.
palazzo-ground_can_top = { $seat } kan nog over { $total } heen, met kaarten die iedereen heeft gezien.
palazzo-ground_comes_back = Je neemt je bod van { $coins } terug in je hand.
palazzo-ground_keeps_triple = Je houdt { $triple } in je hand.
palazzo-ground_makes_triple = Je krijgt { $triple }, samen 15 waard.
palazzo-ground_pays = Je betaalt { $coins }; de prijs is { $price }.
palazzo-ground_coins = Samen { $coins } waard.
palazzo-ground_currency = Je hebt dan { $coins } in { $currency }, certificaten meegeteld.
palazzo-ground_first_pick = Je kiest als eerste, twee van de { $cards } kaarten.
palazzo-ground_reach = Je kunt { $coins } betalen, en een bouwelement kost dan { $price }.
palazzo-ground_out_of_reach = Een bouwelement kost dan { $price }, en je kunt maar { $coins } betalen.
palazzo-ground_riders =
    { $riders ->
        [one] Een van de { $tiles } die er nog liggen is de laatste ruiterkaart, en die beëindigt het spel.
       *[other] { $riders } van de { $tiles } die er nog liggen zijn ruiterkaarten.
    }
palazzo-ground_shared = De { $tiles } bouwelementen worden gratis verdeeld; jij kiest als eerste.

# A whole play in a few words.
palazzo-page-certificates = { $cards } certificaten
palazzo-page-plan-bid = Bied { $total } met { $cards }
palazzo-page-plan-buy =
    { $total ->
        [0] Neem { $tiles } voor niets
       *[other] Koop { $tiles } voor { $total } met { $cards }
    }
palazzo-page-puzzles = Puzzels
palazzo-puzzle-kind-best = de beste keuze
