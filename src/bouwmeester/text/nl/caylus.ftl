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
        [neutral-quarry] de mijn (neutraal)
        [neutral-marketplace] het marktplein (neutraal)
        [neutral-carpenter] de timmerman (neutraal)
        [food-farm] de houten boerderij (voedsel)
        [cloth-farm] de houten boerderij (linnen)
        [quarry] de houten mijn
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
caylus-verb-provost = Verplaats de provoost { $move }
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
    }.
caylus-lost_points =
    { $you ->
        [yes] Je verliest
       *[no] { $seat } verliest
    } { $points ->
        [one] 1 prestigepunt
       *[other] { $points } prestigepunten
    }.
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
        [neutral-marketplace] markt
        [neutral-carpenter] timmerman
        [food-farm] boerd. vo
        [cloth-farm] boerd. li
        [quarry] groeve
        [sawmill] zaagmolen
        [marketplace] markt
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
        [granary] graanhuis
        [library] boekerij
        [weaver] wever
        [theater] theater
        [college] academie
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
caylus-table-open = Gunsten: kolom 1 tot { $columns }.
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
