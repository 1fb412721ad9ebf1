caylus-name = Caylus
caylus-about = Frankrijk, 1289: zet arbeiders aan het werk langs de weg, bouw het kasteel van de koning en win zijn gunst.
caylus-tagline = Stuur arbeiders langs de weg, bouw het kasteel.

# Dingen.

caylus-cube =
    { $word ->
        [food] voedsel
        [wood] hout
        [stone] steen
        [cloth] linnen
       *[gold] goud
    }
caylus-tile =
    { $word ->
        [peddler] de handelaar (gedrukt)
        [carpenter] de timmerman (gedrukt)
        [gold-mine] de goudmijn
        [neutral-farm] de boerderij (neutraal)
        [forest] het bos
        [neutral-sawmill] de zaagmolen (neutraal)
        [neutral-quarry] de groeve (neutraal)
        [neutral-marketplace] het marktplein (neutraal)
        [neutral-carpenter] de timmerman (neutraal)
        [food-farm] de voedselhof
        [cloth-farm] de linnenhof
        [quarry] de houten groeve
        [sawmill] de houten zaagmolen
        [marketplace] het houten marktplein
        [wood-peddler] de houten handelaar
        [lawyer] de notaris
        [mason] de metselaar
        [stone-farm] de stenen boerderij
        [park] het park
        [workshop] de werkplaats
        [church] de kerk
        [tailor] de kleermaker
        [bank] de bank
        [alchemist] de alchemist
        [architect] de architect
        [residence] een residentieel gebouw
        [statue] het standbeeld
        [granary] het graanpakhuis
        [library] de bibliotheek
        [weaver] de wever
        [theater] het theater
        [college] de universiteit
        [monument] het monument
        [hotel] het hotel
        [cathedral] de kathedraal
       *[jeweller] de juwelier
    }
caylus-site =
    { $word ->
        [gate] de poort
        [trading-post] het wisselkantoor
        [guild] het koopmansgilde
        [joust-field] het toernooiveld
        [stables] de stallen
        [inn] de herberg
        [castle] het kasteel
       *[other] veld { $word }
    }
caylus-space = veld { $word }
caylus-move =
    { $way ->
        [back] { $spaces ->
            [one] 1 veld terug
           *[other] { $spaces } velden terug
        }
        [ahead] { $spaces ->
            [one] 1 veld vooruit
           *[other] { $spaces } velden vooruit
        }
       *[stay] niet
    }
# Waar de punten vandaan komen.
caylus-source =
    { $word ->
        [castle] kasteel
        [built] eigen gebouwen
        [used] door anderen gebruikt
        [trade] ruilen
        [favour] gunsten
       *[count] telling zonder huis
    }
caylus-row =
    { $word ->
        [prestige] prestige
        [money] dinars
        [resources] grondstoffen
       *[buildings] gebouwen
    }
caylus-column = kolom { $word }
caylus-offer =
    { $word ->
        [small] de kleine ruil
       *[large] de grote ruil
    }
caylus-batch =
    voedsel, { $one ->
        [wood] hout
        [stone] steen
       *[cloth] linnen
    } en { $other ->
        [stone] steen
        [cloth] linnen
       *[gold] goud
    }
caylus-section =
    { $word ->
        [dungeon] de kerker
        [walls] de muren
       *[towers] de torens
    }

# Opties.

caylus-option-figures = De waarden van kerk en kleermaker
caylus-option-figures-rulebook = die van de spelregels
caylus-option-figures-printed = die op de gebouwen
caylus-option-favours = Koninklijke gunsten
caylus-option-favours-table = op de tabel van de gunsten
caylus-option-favours-points = elk 3 punten, om het spel te leren
caylus-option-jeweller = De juwelier
caylus-option-jeweller-without = doet niet mee, zoals in de eerste uitgave
caylus-option-jeweller-with = in voorraad, zoals in de tweede uitgave

# Wat er nu gevraagd wordt.

caylus-step-order = De eerste volgorde wordt geloot.
caylus-step-neutral = De neutrale gebouwen worden neergelegd.
caylus-step-placing = Plaats een arbeider, of pas.
caylus-step-gate = De poort: je mag je arbeider gratis verplaatsen.
caylus-step-guild = Het koopmansgilde: je mag de provoost gratis verplaatsen.
caylus-step-joust = Het toernooiveld: betaal je 1 dinar en 1 linnen voor een gunst?
caylus-step-inn = Blijft je arbeider in de herberg?
caylus-step-bribe = Je mag de provoost verplaatsen, voor 1 dinar per veld.
caylus-step-production = Kies wat het gebouw maakt.
caylus-step-bonus = Een ander heeft je gebouw gebruikt: neem een grondstof.
caylus-step-sale = Je mag een grondstof verkopen.
caylus-step-peddling = Je mag grondstoffen kopen.
caylus-step-trading = Je mag één keer ruilen.
caylus-step-giving = Geef grondstoffen voor de ruil, in de volgorde voedsel, hout, steen, linnen.
caylus-step-construction = Je mag één gebouw bouwen.
caylus-step-pay-any = Betaal een grondstof van een willekeurige soort.
caylus-step-plot = Welk residentieel gebouw van jou wordt vervangen?
caylus-step-lawyer = De notaris: voor 1 dinar en 1 linnen overbouw je een gebouw met een residentieel gebouw.
caylus-step-delivery = Bouw aan het kasteel, en stop dan.
caylus-step-favour = Een koninklijke gunst: kies een rij.
caylus-step-effect = Je mag één effect van deze rij gebruiken.
caylus-step-picking = Neem grondstoffen, in de volgorde voedsel, hout, steen, linnen.

# Wat je kunt doen.

caylus-verb-next = { $seat } is de volgende
caylus-verb-lay = Leg { $tile }
caylus-verb-place = Plaats een arbeider: { $site }
caylus-verb-pass = Pas
caylus-verb-move = Verplaats de arbeider: { $site }
caylus-verb-home = Neem de arbeider terug
caylus-verb-provost = Verplaats de provoost: { $move }
caylus-verb-joust = Betaal 1 dinar en 1 linnen voor een gunst
caylus-verb-remain = Blijf in de herberg
caylus-verb-leave = Neem de arbeider terug
caylus-verb-favour = Kies de rij { $row }
caylus-verb-column = Gebruik { $column }
caylus-verb-take = Neem { $cube }
caylus-verb-give = Geef { $cube }
caylus-verb-sell = Verkoop { $cube }
caylus-verb-buy = Koop { $cube }
caylus-verb-trade = Doe { $offer }
caylus-verb-build = Bouw { $tile }
caylus-verb-on = Vervang het residentiële gebouw op { $space }
caylus-verb-transform = Een residentieel gebouw op { $space }
caylus-verb-batch = Lever { $batch }
caylus-verb-stop = Lever niet meer
caylus-verb-skip = Zie ervan af

# Wat er gebeurde.

caylus-ordered =
    { $you ->
        [yes] Je bent
       *[no] { $seat } is
    } nummer { $place } in de volgorde.
caylus-neutral_laid = { $tile } ligt op { $space }.
caylus-turn_begins = Beurt { $turn } begint.
caylus-got_deniers =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $deniers ->
        [one] 1 dinar
       *[other] { $deniers } dinars
    }.
caylus-paid_deniers =
    { $you ->
        [yes] Je betaalt
       *[no] { $seat } betaalt
    } { $deniers ->
        [one] 1 dinar
       *[other] { $deniers } dinars
    }.
caylus-got_cubes =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $count } { $cube }.
caylus-paid_cubes =
    { $you ->
        [yes] Je betaalt
       *[no] { $seat } betaalt
    } { $count } { $cube }.
caylus-scored =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $points ->
        [one] 1 prestigepunt
       *[other] { $points } prestigepunten
    } ({ $source }).
caylus-lost_points =
    { $you ->
        [yes] Je verliest
       *[no] { $seat } verliest
    } { $points ->
        [0] niets
        [one] 1 prestigepunt
       *[other] { $points } prestigepunten
    } ({ $source }).
caylus-placed =
    { $you ->
        [yes] Je plaatst
       *[no] { $seat } plaatst
    } een arbeider voor { $price }: { $site }.
caylus-passed =
    { $you ->
        [yes] Je past.
       *[no] { $seat } past.
    }
caylus-moved =
    { $you ->
        [yes] Je arbeider gaat
       *[no] Een arbeider van { $seat } gaat
    } verder vanaf de poort: { $site }.
caylus-went_home =
    { $you ->
        [yes] Je arbeider komt
       *[no] Een arbeider van { $seat } komt
    } terug: { $site }.
caylus-placed_on =
    { $you ->
        [yes] Je plaatst
       *[no] { $seat } plaatst
    } een arbeider voor { $price }: { $tile }, { $space }.
caylus-moved_on =
    { $you ->
        [yes] Je arbeider gaat
       *[no] Een arbeider van { $seat } gaat
    } vanaf de poort verder: { $tile }, { $space }.
caylus-left =
    { $you ->
        [yes] Je arbeider komt
       *[no] Een arbeider van { $seat } komt
    } terug: { $tile }, { $space }.
caylus-provost_moved =
    { $you ->
        [yes] Je verplaatst
       *[no] { $seat } verplaatst
    } de provoost { $move }: hij staat op { $space }.
caylus-jousted =
    { $you ->
        [yes] Je rijdt
       *[no] { $seat } rijdt
    } mee in het toernooi.
caylus-new_place =
    { $you ->
        [yes] Je bent
       *[no] { $seat } is
    } nu nummer { $place } in de volgorde.
caylus-became_guest =
    { $you ->
        [yes] Je arbeider is
       *[no] Een arbeider van { $seat } is
    } de nieuwe gast van de herberg.
caylus-remained =
    { $you ->
        [yes] Je arbeider blijft
       *[no] Een arbeider van { $seat } blijft
    } in de herberg.
caylus-activated =
    { $you ->
        [yes] Voor jou
       *[no] Voor { $seat }
    } gaat { $tile } op { $space } aan het werk.
caylus-built =
    { $you ->
        [yes] Je bouwt
       *[no] { $seat } bouwt
    } { $tile } op { $space }.
caylus-transformed =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } nu een residentieel gebouw op { $space }, in plaats van { $tile }.
caylus-will_transform =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } een residentieel gebouw op { $space } zodra de arbeider weg is, in plaats van { $tile }.
caylus-granted =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } een koninklijke gunst.
caylus-favour_lost =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } in deze fase elke rij al gebruikt: de gunst vervalt.
caylus-chose_row =
    { $you ->
        [yes] Je kiest
       *[no] { $seat } kiest
    } de rij { $row }; de markeerschijf staat op kolom { $column }.
caylus-delivered =
    { $you ->
        [yes] Je bouwt
       *[no] { $seat } bouwt
    } een huis in { $section }: { $batch }.
caylus-delivered_most =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } het meest aan het kasteel gebouwd.
caylus-bailiff_moved = De stadhouder gaat naar { $space }, en de provoost komt bij hem staan.
caylus-count_made = Geteld: { $section }.
caylus-over = Het spel is afgelopen.

# Waarom niet.

caylus-not_seated = { $seat } zit niet aan deze tafel.
caylus-ordered_already = { $seat } heeft al een plaats in de volgorde.
caylus-laid_already = { $tile } ligt al op de weg.
caylus-no_worker = Al je arbeiders zijn aan het werk.
caylus-too_expensive = Dat kost { $price }, en je hebt { $deniers }.
caylus-occupied = Daar staat al een arbeider: { $site }.
caylus-one_each = Daar heb je al een arbeider: { $site }.
caylus-stables_full = In de stallen zijn drie plaatsen, en die zijn bezet.
caylus-no_stables = Met twee spelers doen de stallen niet mee.
caylus-empty_plot = Op { $space } is nog niets gebouwd.
caylus-no_work_there = Daar is geen werk: { $tile }.
caylus-already_at_gate = Je arbeider staat al bij de poort.
caylus-off_the_road = De provoost blijft op de weg, op de velden 1 tot en met 28.
caylus-bribe_too_high = Dat kost { $price }, en je hebt { $deniers }.
caylus-row_used = Deze rij heb je in deze fase al gebruikt: { $row }.
caylus-not_so_far = Je markeerschijf is nog niet bij { $column }.
caylus-not_in_row = Je hebt de rij { $row } gekozen, en dat hoort daar niet bij.
caylus-not_made_here = Dit wordt hier niet gemaakt: { $cube }.
caylus-cube_missing = Hiervan heb je niets: { $cube }.
caylus-no_gold = Met goud gaat dat hier niet.
caylus-in_order = { $cube } had eerder genoemd moeten worden. De volgorde is voedsel, hout, steen, linnen.
caylus-too_few_left = Je hebt er nog { $needed } nodig, en vanaf { $cube } heb je er minder.
caylus-cannot_trade = Voor { $offer } heb je te weinig.
caylus-wrong_colour = Dit kun je hier niet bouwen: { $tile }.
caylus-not_in_stock = Dit is niet in voorraad: { $tile }.
caylus-no_plot = Er is geen vrij veld meer op de weg.
caylus-no_residence = Een prestigegebouw komt op een residentieel gebouw van jezelf.
caylus-cannot_pay_tile = Je hebt niet de grondstoffen voor { $tile }.
caylus-not_your_residence = Je hebt geen residentieel gebouw op { $space }.
caylus-not_for_lawyer = Wat op { $space } is, kun je niet overbouwen.
caylus-pending_already = Wat op { $space } staat, wordt al overbouwd.
caylus-no_room = In het kasteel is geen plaats meer.
caylus-batch_missing = Je hebt niet de grondstoffen hiervoor: { $batch }.
caylus-same_cubes = Met { $batch } zijn dezelfde grondstoffen ook eerder te noemen. Kies de eerdere van de lijst.

# On the table.

caylus-table-turn = Beurt { $turn }
caylus-table-phase =
    { $word ->
        [setup] voorbereiding
        [placing] 2 arbeiders
        [special] 3 speciale gebouwen
        [provost] 4 de provoost
        [road] 5 de weg
        [castle] 6 het kasteel
       *[end] 7 einde van de beurt
    }
caylus-table-order = Volgorde:
caylus-table-passed = Gepast:
caylus-table-price = Een arbeider kost { $price }.
caylus-table-price_next = Een arbeider kost { $price }; na de volgende pas { $next }.
caylus-table-price_guest = Als gast van de herberg betaal je { $price } per arbeider.
caylus-table-space = { $space }: { $tile }
caylus-table-site =
    { $word ->
        [gate] Poort
        [trading-post] Wissel
        [guild] Gilde
        [joust-field] Toernooi
        [stables] Stallen
        [inn] Herberg
       *[castle] Kasteel
    }
caylus-table-signs = + hout # steen * prestige ~ residentie ○ neutraal { $house } van { $provost } provoost { $bailiff } stadhouder
caylus-table-tile =
    { $word ->
        [peddler] handelaar
        [carpenter] timmerman
        [gold-mine] goudmijn
        [neutral-farm] boerderij
        [forest] bos
        [neutral-sawmill] zaagmolen
        [neutral-quarry] groeve
        [neutral-marketplace] marktplein
        [neutral-carpenter] timmerman
        [food-farm] voedselhof
        [cloth-farm] linnenhof
        [quarry] groeve
        [sawmill] zaagmolen
        [marketplace] marktplein
        [wood-peddler] handelaar
        [lawyer] notaris
        [mason] metselaar
        [stone-farm] boerderij
        [park] park
        [workshop] werkplaats
        [church] kerk
        [tailor] kleermaker
        [bank] bank
        [alchemist] alchemist
        [architect] architect
        [residence] residentie
        [statue] standbeeld
        [granary] graanpakhuis
        [library] bibliotheek
        [weaver] wever
        [theater] theater
        [college] universiteit
        [monument] monument
        [hotel] hotel
        [cathedral] kathedraal
       *[jeweller] juwelier
    }
caylus-table-move = Provoost op { $space }, stadhouder naar { $bailiff }:
caylus-table-on = wekt
caylus-table-off = legt stil
caylus-table-section =
    { $word ->
        [dungeon] Kerker
        [walls] Muren
       *[towers] Torens
    }
caylus-table-counted = { $built } van { $size }, geteld
caylus-table-built = { $built } van { $size }, elk { $points } punten
caylus-table-coming = telling nu:
caylus-table-favours =
    { $favours ->
        [one] { $favours } gunst
       *[other] { $favours } gunsten
    }
caylus-table-open = Gunsten: kolom 1 tot en met { $columns }.
caylus-table-opens = De volgende na de telling: { $section }.
caylus-table-points = punten (eind)
caylus-table-deniers = dinars
caylus-table-income = inkomen
caylus-table-cube =
    { $word ->
        [food] V
        [wood] H
        [stone] S
        [cloth] L
       *[gold] G
    }
caylus-table-workers = arbeiders
caylus-table-rows = Pr Di Gr Ge
caylus-table-numbers = Je keuzen zijn de nummers achter de plaatsen.
caylus-table-stock = voorraad
caylus-table-payable = Je hebt de grondstoffen voor (over voorraad: alles):
caylus-table-ask = over voorraad: wat te bouwen is, en de prijs. over kasteel: hoe ver het gebouwd is.

# Op de pagina.

caylus-page-board = Het bord: speciale gebouwen, brug, weg en kasteel
caylus-page-road = De weg
caylus-page-castle = Het kasteel
caylus-page-favours = Koninklijke gunsten
caylus-page-favours-note = een kolom verder, dan één gebruik
caylus-page-favours-points = Elke gunst is { $points } punten.
caylus-page-mine = Wat je hebt
caylus-page-act = Wat je kunt doen
caylus-page-order = Iedereen, in spelvolgorde
caylus-page-zones = Delen van de tafel
caylus-page-tab-road = Weg
caylus-page-tab-castle = Kasteel
caylus-page-tab-favours = Gunsten
caylus-page-tab-me = Ik
caylus-page-tab-rivals = Anderen
caylus-page-tab-works = Voorraad
caylus-page-pawn =
    { $word ->
        [provost] P
       *[bailiff] S
    }
caylus-page-phases = Fasen van beurt { $turn }
caylus-page-phase =
    { $phase ->
        [income] Inkomen
        [placing] Arbeiders
        [special] Speciaal
        [provost] Provoost
        [road] Weg
        [castle] Kasteel
       *[end] Stadhouder
    }
caylus-page-sign =
    { $sign ->
        [food] { $n } voedsel
        [wood] { $n } hout
        [stone] { $n } steen
        [cloth] { $n } linnen
        [gold] { $n } goud
        [resource] { $n ->
            [one] een grondstof naar keuze (geen goud)
           *[other] { $n } grondstoffen naar keuze (geen goud)
        }
        [any] { $n ->
            [one] een grondstof naar keuze, ook goud
           *[other] { $n } grondstoffen naar keuze, ook goud
        }
        [coin] { $n ->
            [one] 1 dinar
           *[other] { $n } dinars
        }
        [income] { $n ->
            [one] 1 dinar extra per beurt
           *[other] { $n } dinars extra per beurt
        }
        [shield] { $n ->
            [one] 1 punt
           *[other] { $n } punten
        }
        [crown] { $n ->
            [one] een koninklijke gunst
           *[other] { $n } koninklijke gunsten
        }
        [hammer] bouw
        [dividers] bouw
        [deed] maak er dit van:
        [roof-wood] een houten gebouw
        [roof-stone] een stenen gebouw
        [roof-residence] een residentieel gebouw
        [roof-prestige] een prestigegebouw
        [none] niets
       *[other] –
    }
caylus-page-trade = { $gets } voor { $pays }
caylus-page-either = { $one } of { $other }
caylus-page-kind =
    { $kind ->
        [printed] Gedrukt
        [neutral] Neutraal
        [wood] Hout
        [stone] Steen
        [residence] Residentieel
        [special] Speciaal
       *[prestige] Prestige
    }
caylus-page-plots =
    { $state ->
        [counted] geteld: { $built } van { $size }
        [now] in aanbouw: { $built } van { $size }
       *[later] { $built } van { $size }
    }
caylus-page-bridge = Brug
caylus-page-price = prijs { $price }
caylus-page-price-word = prijs
caylus-page-tonight = nieuw
caylus-page-guest = gast
caylus-page-castle-queue = arbeiders voor het kasteel
caylus-page-empty = Lege bouwgrond
caylus-page-of =
    { $you ->
        [yes] is van jou
       *[no] is van { $name }
    }
caylus-page-worker-of =
    { $you ->
        [yes] met een arbeider van jou
       *[no] met een arbeider van { $name }
    }
caylus-page-why = Waarom hier niet? { $place }
caylus-page-costs = kost { $price }
caylus-page-at = { $tile }, { $space }
caylus-page-in-vain = met wat je nu hebt levert het je niets op
caylus-page-in-vain-mark = ! levert met wat je nu hebt niets op.
caylus-page-beyond = voorbij de provoost: werkt alleen als hij verplaatst wordt
caylus-page-look = Meer over { $place }
caylus-page-on = aan
caylus-page-off = uit
caylus-page-open = open
caylus-page-row-used = al gebruikt in deze fase
caylus-page-ask-place = Plaats een arbeider voor { $price }, of pas.
caylus-page-place-worker = Plaats een arbeider op een verlichte plek.
caylus-page-only-pass = Je kunt geen arbeider plaatsen: pas.
caylus-page-prices = Kost nu { $price }, na de volgende pas { $next }.
caylus-page-at-work = { $tile } op veld { $space } werkt.
caylus-page-what-if = Provoost: wat als?
caylus-page-provost-if = Wat als de provoost naar { $space } gaat?
caylus-page-provost-steps = Waar de provoost heen gaat
caylus-page-provost-to = Naar veld { $space }
caylus-page-provost-how = Kies een veld en zie wat het zou doen.
caylus-page-provost-go = Zet de provoost op { $space }
caylus-page-provost-pay = Betaal { $price }, provoost naar { $space }
caylus-page-provost-stay = Laat hem staan
caylus-page-wakes = Wekt { $spaces }.
caylus-page-sleeps = Brengt in slaap: { $spaces }.
caylus-page-nobody = Geen arbeider wordt wakker of valt in slaap.
caylus-page-bailiff-to = De stadhouder zou naar { $space } gaan:
caylus-page-count-comes = dan volgt de telling ({ $section }).
caylus-page-count-away =
    { $spaces ->
        [one] één veld voor de telling ({ $section }).
       *[other] { $spaces } velden voor de telling ({ $section }).
    }
caylus-page-bribe =
    { $price ->
        [0] Het kost niets.
        [one] 1 dinar in fase 4, gratis met het gilde.
       *[other] { $price } dinars in fase 4, gratis met het gilde.
    }
caylus-page-title =
    { $step ->
        [guild] Het koopmansgilde
        [joust] Het toernooiveld
        [inn] De herberg
        [bribe] De provoost
        [production] Productie
        [bonus] Voor de eigenaar
        [sale] Marktplein
        [peddling] Handelaar
        [trading] Een ruil
        [giving] Een ruil
        [construction] Bouwen
        [pay-any] Betalen
        [plot] Een prestigegebouw
        [lawyer] De notaris
        [delivery] Voor het kasteel
        [picking] Een koninklijke gunst
       *[favour] Een koninklijke gunst
    }
caylus-page-waiting-favours =
    { $favours ->
        [one] Er volgt nog een gunst.
       *[other] Er volgen nog { $favours } gunsten.
    }
caylus-page-gather =
    { $verb ->
        [give] { $cubes ->
            [one] Kies de grondstof die je geeft.
           *[other] Kies de { $cubes } grondstoffen die je geeft, in welke volgorde je wilt.
        }
        [take] { $cubes ->
            [one] Kies de grondstof die je neemt.
           *[other] Kies de { $cubes } grondstoffen die je neemt, in welke volgorde je wilt.
        }
       *[buy] { $cubes ->
            [one] Kies de grondstof die je koopt.
           *[other] Kies hoogstens { $cubes } grondstoffen om te kopen, in welke volgorde je wilt.
        }
    }
caylus-page-gathered = { $chosen } van { $cubes } gekozen
caylus-page-when-free = zodra de arbeider weg is
caylus-page-place = Je staat op plaats { $place }.
caylus-page-only-step = Alleen een kolom verder
caylus-page-deliver =
    { $batches ->
        [one] Doe 1 levering
       *[other] Doe { $batches } leveringen
    }
caylus-page-deliver-nothing =
    { $points ->
        [0] Niets leveren
        [one] Niets leveren, −1 punt
       *[other] Niets leveren, −{ $points } punten
    }
caylus-page-take-back = Terug
caylus-page-start-over = Opnieuw
caylus-page-paid = Betaald
caylus-page-gained = Gekregen
caylus-page-left = over:
caylus-page-nothing = niets
caylus-page-count-then =
    { $favours ->
        [0] { $section }: nog geen gunst bij de telling.
        [one] { $section }: 1 gunst bij de telling.
       *[other] { $section }: { $favours } gunsten bij de telling.
    }
caylus-page-works = De voorraad
caylus-page-works-note = werking, kosten en punten
caylus-page-can-pay = dit kun je betalen
caylus-page-cannot-pay = dit kun je niet betalen
caylus-page-sold-out = niets meer
caylus-page-legend-resource = een, geen goud
caylus-page-legend-any = ook goud
caylus-page-legend-crown = gunst
caylus-page-detail-kind = Soort
caylus-page-detail-cost = Kost
caylus-page-detail-points = Punten
caylus-page-detail-effect = Doet
caylus-page-does =
    { $effect ->
        [produce] Wie hier een arbeider heeft, neemt { $what }.
        [sell] Je mag één grondstof verkopen, ook goud.
        [peddle] Je mag grondstoffen kopen.
        [lawyer] Je mag van een gebouw van jezelf, of een neutraal, een residentieel gebouw van jou maken.
        [trade] Je mag één van deze ruilen doen.
        [build-prestige] Je mag één prestigegebouw bouwen in plaats van een residentieel gebouw van jou: je betaalt de grondstoffen en krijgt de punten.
        [build-stone] Je mag één stenen gebouw bouwen op het eerste vrije veld van de weg: je betaalt de grondstoffen en krijgt de punten.
       *[build-wood] Je mag één houten gebouw bouwen op het eerste vrije veld van de weg: je betaalt de grondstoffen en krijgt de punten.
    }
caylus-page-detail-bonus = De eigenaar, als een ander het gebruikt
caylus-page-detail-stock = In voorraad
caylus-page-special =
    { $word ->
        [gate] De arbeider mag van hier gratis verder naar een vrije plaats, of terug naar huis.
        [trading-post] Levert { $gets } op.
        [guild] De provoost mag gratis tot { $spaces } velden worden verplaatst.
        [joust-field] Je kunt hier krijgen: { $terms }.
        [stables] Er zijn { $places } plaatsen; wie hier staat, is voortaan het eerst aan de beurt.
       *[inn] Wie komt, wordt de gast; de oude gast gaat naar huis. Elke arbeider van de gast kost { $price }.
    }
caylus-page-no-worker = Hier kan geen arbeider staan.
caylus-page-detail-owner = Eigenaar
caylus-page-detail-worker = Arbeider
caylus-page-detail-built = Eenmaal gebouwd
caylus-page-detail-state =
    { $works ->
        [yes] Tot aan de provoost: het werkt deze beurt.
       *[no] Voorbij de provoost: het werkt alleen als hij opschuift.
    }
caylus-page-detail-pending =
    { $you ->
        [yes] Wordt jouw residentieel gebouw zodra de arbeider weg is.
       *[no] Wordt een residentieel gebouw van { $name } zodra de arbeider weg is.
    }
caylus-page-why-not-build = Waarom kan ik dit nu niet bouwen?
caylus-page-why-not-place = Waarom kan ik hier geen arbeider plaatsen?
caylus-page-section-pays =
    { $points ->
        [one] Een huis levert 1 punt op.
       *[other] Een huis levert { $points } punten op.
    }
caylus-page-section-left =
    { $left ->
        [0] Hier kan geen huis meer worden gebouwd.
        [one] Er is nog één plaats.
       *[other] Er zijn nog { $left } plaatsen.
    }
caylus-page-section-count = Geteld als de stadhouder op veld { $space } komt, of als alles is volgebouwd. Zonder huis: −{ $penalty } punten.
caylus-page-section-for =
    { $houses ->
        [one] 1 huis:
       *[other] { $houses } huizen:
    }
caylus-page-batch = Een levering is 1 voedsel en nog 2 van twee andere soorten, ook goud. Het wordt een huis.
caylus-page-batch-lacks =
    { $food ->
        [0] { $kinds ->
            [0] Je hebt genoeg voor een levering.
            [one] Voor een levering mis je nog 1 andere soort.
           *[other] Voor een levering mis je nog 2 andere soorten.
        }
       *[other] { $kinds ->
            [0] Voor een levering mis je 1 voedsel.
            [one] Voor een levering mis je 1 voedsel en nog 1 andere soort.
           *[other] Voor een levering mis je 1 voedsel en nog 2 andere soorten.
        }
    }
caylus-page-section-houses = Huizen
caylus-page-section-now = Telling nu
caylus-page-sights = Wat waar staat: met de pijltjes ga je van het een naar het ander
caylus-page-workers =
    { $workers ->
        [one] 1 arbeider bij de hand
       *[other] { $workers } arbeiders bij de hand
    }
caylus-page-income = { $deniers } erbij bij het volgende inkomen
caylus-page-a-turn = per beurt
caylus-page-total = eind { $total }
caylus-page-passed = gepast ({ $place })
caylus-page-inn-guest = gast
caylus-page-count-now = Als de telling nu kwam: { $section }
caylus-page-col-house = een huis
caylus-page-col-plots = plaatsen
caylus-page-col-none = geen huis
caylus-page-col-you = jij, nu
caylus-page-counted = geteld
caylus-page-you-win =
    { $points ->
        [one] Jij wint met { $points } punt
       *[other] Jij wint met { $points } punten
    }
caylus-page-wins =
    { $points ->
        [one] { $name } wint met { $points } punt
       *[other] { $name } wint met { $points } punten
    }
caylus-page-shared =
    { $points ->
        [one] { $names } delen de winst met { $points } punt
       *[other] { $names } delen de winst met { $points } punten
    }
caylus-page-after-turns = Na { $turns } beurten.
caylus-page-points-of-all = Punten en kasteel
caylus-page-points-of = Punten: { $name }
caylus-page-row-track = Op het spoor
caylus-page-row-gold = Goud, { $each } per stuk
caylus-page-row-cubes = Grondstoffen, 1 per { $each }
caylus-page-row-deniers = Dinars, 1 per { $each }
caylus-page-row-total = In totaal

# What somebody else is doing, for those who wait or watch.
caylus-doing-placing = { $name } plaatst een arbeider of past
caylus-doing-gate = { $name } stuurt de arbeider van de poort verder
caylus-doing-guild = { $name } mag de provoost verplaatsen
caylus-doing-joust = { $name } is op het toernooiveld
caylus-doing-inn = { $name } beslist over de herberg
caylus-doing-bribe = { $name } mag de provoost verplaatsen
caylus-doing-production = { $name } kiest wat een gebouw oplevert
caylus-doing-bonus = { $name } neemt een grondstof
caylus-doing-sale = { $name } verkoopt
caylus-doing-peddling = { $name } koopt
caylus-doing-trading = { $name } handelt
caylus-doing-giving = { $name } handelt
caylus-doing-construction = { $name } bouwt
caylus-doing-pay-any = { $name } betaalt
caylus-doing-plot = { $name } kiest wat wordt vervangen
caylus-doing-lawyer = { $name } is bij de notaris
caylus-doing-delivery = { $name } bouwt aan het kasteel
caylus-doing-favour = { $name } kiest een koninklijke gunst
caylus-doing-effect = { $name } gebruikt een koninklijke gunst
caylus-doing-picking = { $name } neemt grondstoffen

# Wat voor of tegen een plan spreekt: feiten, elk in één korte zin.

caylus-ground_points =
    { $points ->
        [one] Levert 1 punt op.
       *[other] Levert { $points } punten op.
    }
caylus-ground_loses =
    { $points ->
        [one] Kost 1 punt.
       *[other] Kost { $points } punten.
    }
caylus-ground_cubes =
    { $cubes ->
        [one] Levert 1 grondstof op.
       *[other] Levert { $cubes } grondstoffen op.
    }
caylus-ground_gives_cubes =
    { $cubes ->
        [one] Kost 1 grondstof.
       *[other] Kost { $cubes } grondstoffen.
    }
caylus-ground_deniers =
    { $deniers ->
        [one] Levert 1 dinar op.
       *[other] Levert { $deniers } dinars op.
    }
caylus-ground_pays =
    { $deniers ->
        [one] Kost 1 dinar.
       *[other] Kost { $deniers } dinars.
    }
caylus-ground_income =
    { $deniers ->
        [one] Je inkomen stijgt met 1 dinar per beurt.
       *[other] Je inkomen stijgt met { $deniers } dinars per beurt.
    }
caylus-ground_favours =
    { $favours ->
        [one] Levert een koninklijke gunst op.
       *[other] Levert { $favours } koninklijke gunsten op.
    }
caylus-ground_owner = { $seat }, de eigenaar, krijgt een punt.
caylus-ground_beyond =
    { $spaces ->
        [one] Het ligt 1 veld voorbij de provoost: daar wordt nog niet gewerkt.
       *[other] Het ligt { $spaces } velden voorbij de provoost: daar wordt nog niet gewerkt.
    }
caylus-ground_brings =
    { $cubes ->
        [one] Levert 1 grondstof op.
       *[other] Levert tot { $cubes } grondstoffen op.
    }
caylus-ground_sells = Een grondstof brengt daar { $deniers } dinars op.
caylus-ground_peddles =
    { $cubes ->
        [one] Een grondstof kost daar { $deniers }.
       *[other] Tot { $cubes } grondstoffen kosten daar elk { $deniers }.
    }
caylus-ground_builds = Met wat je hebt kun je daar bouwen: { $tile }, { $points } punten.
caylus-ground_builds_nothing = Met wat je hebt kun je daar niets bouwen.
caylus-ground_trades_points = Met wat je hebt kun je daar ruilen voor { $points } punten.
caylus-ground_trades_gold =
    { $gold ->
        [one] Met wat je hebt kun je daar ruilen voor 1 goud.
       *[other] Met wat je hebt kun je daar ruilen voor { $gold } goud.
    }
caylus-ground_trades_nothing = Met wat je hebt kun je daar niets ruilen.
caylus-ground_residence = Je kunt een residentieel gebouw krijgen: { $points } punten en 1 dinar per beurt.
caylus-ground_batches =
    { $batches ->
        [one] Je hebt de grondstoffen voor 1 levering: { $points } punten.
       *[other] Je hebt de grondstoffen voor { $batches } leveringen: { $points } punten.
    }
caylus-ground_no_batch = Voor een levering heb je de grondstoffen nog niet.
caylus-ground_castle_place = Je levert als { $place }e.
caylus-ground_order = Volgende beurt ben je als { $place }e aan zet.
caylus-ground_post = Levert { $deniers } dinars op.
caylus-ground_joust = Je mag voor 1 dinar en 1 linnen een koninklijke gunst kopen.
caylus-ground_inn = Vanaf de volgende beurt kost een arbeider je 1, zolang je blijft.
caylus-ground_guild = Je mag de provoost gratis tot 3 velden verzetten.
caylus-ground_gate = Je mag deze arbeider later gratis naar elke vrije plek sturen.
caylus-ground_cheap = Kost jou maar { $deniers }.
caylus-ground_first_pass = Je past als eerste en krijgt { $deniers } dinar.
caylus-ground_others_pay = Een arbeider kost de anderen dan { $deniers }.
caylus-ground_own_stopped =
    { $workers ->
        [one] 1 arbeider van jou werkt dan niet.
       *[other] { $workers } arbeiders van jou werken dan niet.
    }
caylus-ground_others_stopped =
    { $workers ->
        [one] 1 arbeider van anderen werkt dan niet.
       *[other] { $workers } arbeiders van anderen werken dan niet.
    }
caylus-ground_own_work =
    { $workers ->
        [one] 1 arbeider van jou kan daardoor werken.
       *[other] { $workers } arbeiders van jou kunnen daardoor werken.
    }
caylus-page-puzzles = Puzzels
caylus-puzzle-kind-best = de beste keuze
caylus-page-plan-deliver = Lever { $batches }
