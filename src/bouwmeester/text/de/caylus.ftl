caylus-name = Caylus
caylus-about = Frankreich, 1289: Schicke Arbeiter an die Straße, baue die Burg des Königs und gewinne seine Gunst.
caylus-tagline = Schick Arbeiter die Straße entlang, bau die Burg.

# Dinge.

caylus-cube =
    { $word ->
        [food] Nahrung
        [wood] Holz
        [stone] Stein
        [cloth] Tuch
       *[gold] Gold
    }
caylus-tile =
    { $word ->
        [peddler] Hausierer (aufgedruckt)
        [carpenter] Zimmermann (aufgedruckt)
        [gold-mine] Goldgrube
        [neutral-farm] Bauernhof (neutral)
        [forest] Forst
        [neutral-sawmill] Sägewerk (neutral)
        [neutral-quarry] Steinbruch (neutral)
        [neutral-marketplace] Markt (neutral)
        [neutral-carpenter] Zimmermann (neutral)
        [food-farm] Bauernhof aus Holz (Nahrung)
        [cloth-farm] Bauernhof aus Holz (Tuch)
        [quarry] Steinbruch aus Holz
        [sawmill] Sägewerk aus Holz
        [marketplace] Markt aus Holz
        [wood-peddler] Hausierer aus Holz
        [lawyer] Notar
        [mason] Maurer
        [stone-farm] Bauernhof aus Stein
        [park] Park
        [workshop] Werkstatt
        [church] Kirche
        [tailor] Schneider
        [bank] Bank
        [alchemist] Goldmacher
        [architect] Architekt
        [residence] Wohnhaus
        [statue] Statue
        [granary] Kornkammer
        [library] Bibliothek
        [weaver] Weber
        [theater] Theater
        [college] Universität
        [monument] Kunstdenkmal
        [hotel] Hotel
        [cathedral] Kathedrale
       *[jeweller] Juwelier
    }
caylus-site =
    { $word ->
        [gate] Tor
        [trading-post] Kontor
        [guild] Kaufmannsgilde
        [joust-field] Turnierplatz
        [stables] Stall
        [inn] Wirtshaus
        [castle] Burg
       *[other] Feld { $word }
    }
caylus-space = Feld { $word }
caylus-move =
    { $way ->
        [back] { $spaces ->
            [one] 1 Feld zurück
           *[other] { $spaces } Felder zurück
        }
        [ahead] { $spaces ->
            [one] 1 Feld vor
           *[other] { $spaces } Felder vor
        }
       *[stay] nicht
    }
caylus-row =
    { $word ->
        [prestige] Prestige
        [money] Denare
        [resources] Rohstoffe
       *[buildings] Gebäude
    }
caylus-column = Spalte { $word }
caylus-offer =
    { $word ->
        [small] der kleine Tausch
       *[large] der große Tausch
    }
caylus-batch =
    Nahrung, { $one ->
        [wood] Holz
        [stone] Stein
       *[cloth] Tuch
    } und { $other ->
        [stone] Stein
        [cloth] Tuch
       *[gold] Gold
    }
caylus-section =
    { $word ->
        [dungeon] Verlies
        [walls] Mauern
       *[towers] Türme
    }

# Optionen.

caylus-option-figures = Die Werte von Kirche und Schneider
caylus-option-figures-rulebook = die der Spielregel
caylus-option-figures-printed = die auf den Plättchen
caylus-option-favours = Gunst des Königs
caylus-option-favours-table = auf der Gunsttabelle
caylus-option-favours-points = je 3 Punkte, um das Spiel zu lernen
caylus-option-jeweller = Der Juwelier
caylus-option-jeweller-without = nicht dabei, wie in der ersten Auflage
caylus-option-jeweller-with = im Vorrat, wie in der zweiten Auflage

# Was jetzt gefragt ist.

caylus-step-order = Die erste Reihenfolge wird ausgelost.
caylus-step-neutral = Die neutralen Plättchen werden ausgelegt.
caylus-step-placing = Setze einen Arbeiter ein oder passe.
caylus-step-gate = Das Tor: Dein Arbeiter darf kostenlos weiterziehen.
caylus-step-guild = Die Kaufmannsgilde: Du darfst den Vogt kostenlos versetzen.
caylus-step-joust = Der Turnierplatz: Zahlst du 1 Denar und 1 Tuch für eine Gunst?
caylus-step-inn = Bleibt dein Arbeiter im Wirtshaus?
caylus-step-bribe = Du darfst den Vogt versetzen, für 1 Denar je Feld.
caylus-step-production = Wähle, was das Gebäude erzeugt.
caylus-step-bonus = Ein anderer hat dein Gebäude benutzt: Nimm einen Würfel.
caylus-step-sale = Du darfst einen Würfel verkaufen.
caylus-step-peddling = Du darfst Würfel kaufen.
caylus-step-trading = Du darfst einmal tauschen.
caylus-step-giving = Gib Würfel für den Tausch, in der Folge Nahrung, Holz, Stein, Tuch.
caylus-step-construction = Du darfst ein Plättchen bauen.
caylus-step-pay-any = Zahle einen Würfel beliebiger Art.
caylus-step-plot = Welches deiner Wohnhäuser wird ersetzt?
caylus-step-lawyer = Der Notar: Für 1 Denar und 1 Tuch wird ein Plättchen dein Wohnhaus.
caylus-step-delivery = Liefere an die Burg, und höre dann auf.
caylus-step-favour = Eine Gunst des Königs: Wähle eine Reihe.
caylus-step-effect = Du darfst eine Wirkung dieser Reihe nutzen.
caylus-step-picking = Nimm Rohstoffe, in der Folge Nahrung, Holz, Stein, Tuch.

# Was man tun kann.

caylus-verb-next = { $seat } ist als Nächstes an der Reihe
caylus-verb-lay = Auslegen: { $tile }
caylus-verb-place = Arbeiter einsetzen: { $site }
caylus-verb-pass = Passen
caylus-verb-move = Weiterziehen: { $site }
caylus-verb-home = Den Arbeiter zurücknehmen
caylus-verb-provost = Den Vogt versetzen: { $move }
caylus-verb-joust = Um eine Gunst reiten, für 1 Denar und 1 Tuch
caylus-verb-remain = Im Wirtshaus bleiben
caylus-verb-leave = Den Arbeiter zurücknehmen
caylus-verb-favour = Die Reihe wählen: { $row }
caylus-verb-column = Nutzen: { $column }
caylus-verb-take = { $cube } nehmen
caylus-verb-give = { $cube } geben
caylus-verb-sell = { $cube } verkaufen
caylus-verb-buy = { $cube } kaufen
caylus-verb-trade = Tauschen: { $offer }
caylus-verb-build = Bauen: { $tile }
caylus-verb-on = Das Wohnhaus auf { $space } ersetzen
caylus-verb-transform = Ein Wohnhaus auf { $space }
caylus-verb-batch = Liefern: { $batch }
caylus-verb-stop = Nichts mehr liefern
caylus-verb-skip = Darauf verzichten

# Was geschah.

caylus-ordered =
    { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } Nummer { $place } der Reihenfolge.
caylus-neutral_laid = Auf { $space } liegt: { $tile }.
caylus-turn_begins = Runde { $turn } beginnt.
caylus-got_deniers =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }.
caylus-paid_deniers =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }.
caylus-got_cubes =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $count } { $cube }.
caylus-paid_cubes =
    { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } { $count } { $cube }.
caylus-scored =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
caylus-lost_points =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
caylus-placed =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } für { $price } einen Arbeiter ein: { $site }.
caylus-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
caylus-moved =
    { $you ->
        [yes] Dein Arbeiter zieht
       *[no] Ein Arbeiter von { $seat } zieht
    } vom Tor weiter: { $site }.
caylus-went_home =
    { $you ->
        [yes] Dein Arbeiter kommt
       *[no] Ein Arbeiter von { $seat } kommt
    } zurück: { $site }.
caylus-provost_moved =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } den Vogt: { $move }, er steht auf { $space }.
caylus-jousted =
    { $you ->
        [yes] Du reitest
       *[no] { $seat } reitet
    } im Turnier.
caylus-new_place =
    { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } jetzt Nummer { $place } der Reihenfolge.
caylus-became_guest =
    { $you ->
        [yes] Dein Arbeiter ist
       *[no] Ein Arbeiter von { $seat } ist
    } der neue Gast im Wirtshaus.
caylus-remained =
    { $you ->
        [yes] Dein Arbeiter bleibt
       *[no] Ein Arbeiter von { $seat } bleibt
    } im Wirtshaus.
caylus-activated =
    { $you ->
        [yes] Für dich
       *[no] Für { $seat }
    } arbeitet { $space }: { $tile }.
caylus-built =
    { $you ->
        [yes] Du baust
       *[no] { $seat } baut
    } auf { $space }: { $tile }.
caylus-transformed =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } ein Wohnhaus auf { $space }, an Stelle von: { $tile }.
caylus-will_transform =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } ein Wohnhaus auf { $space }, sobald der Arbeiter fort ist, an Stelle von: { $tile }.
caylus-granted =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } eine Gunst des Königs.
caylus-favour_lost =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } in dieser Phase schon jede Reihe genutzt: Die Gunst verfällt.
caylus-chose_row =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } die Reihe { $row }; der Marker steht auf Spalte { $column }.
caylus-delivered =
    { $you ->
        [yes] Du lieferst
       *[no] { $seat } liefert
    } für { $section }: { $batch }.
caylus-delivered_most =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } am meisten an die Burg geliefert.
caylus-bailiff_moved = Der Seneschall zieht auf { $space }, und der Vogt kommt zu ihm.
caylus-count_made = Gewertet: { $section }.
caylus-over = Das Spiel ist zu Ende.

# Warum nicht.

caylus-not_seated = { $seat } sitzt nicht an diesem Tisch.
caylus-ordered_already = { $seat } hat schon einen Platz in der Reihenfolge.
caylus-laid_already = Das liegt schon an der Straße: { $tile }.
caylus-no_worker = Alle deine Arbeiter sind unterwegs.
caylus-too_expensive = Das kostet { $price }, und du hast { $deniers }.
caylus-occupied = Dort steht schon ein Arbeiter: { $site }.
caylus-one_each = Dort hast du schon einen Arbeiter: { $site }.
caylus-stables_full = Der Stall hat drei Plätze, und alle sind besetzt.
caylus-no_stables = Zu zweit wird der Stall nicht benutzt.
caylus-empty_plot = Auf { $space } ist noch nichts gebaut.
caylus-no_work_there = Dort gibt es keine Arbeit: { $tile }.
caylus-already_at_gate = Dein Arbeiter steht schon am Tor.
caylus-off_the_road = Der Vogt bleibt auf der Straße, auf den Feldern 1 bis 28.
caylus-bribe_too_high = Das kostet { $price }, und du hast { $deniers }.
caylus-row_used = Diese Reihe hast du in dieser Phase schon genutzt: { $row }.
caylus-not_so_far = So weit ist dein Marker nicht: { $column }.
caylus-not_in_row = Du hast die Reihe { $row } gewählt, und das gehört nicht dazu.
caylus-not_made_here = Das wird hier nicht erzeugt: { $cube }.
caylus-cube_missing = Davon hast du nichts: { $cube }.
caylus-no_gold = Mit Gold geht das hier nicht.
caylus-in_order = { $cube } hätte früher genannt werden müssen. Die Folge ist Nahrung, Holz, Stein, Tuch.
caylus-too_few_left = Du brauchst noch { $needed }, und ab { $cube } hast du weniger.
caylus-cannot_trade = Dafür hast du zu wenig: { $offer }.
caylus-wrong_colour = Das kann hier nicht gebaut werden: { $tile }.
caylus-not_in_stock = Das ist nicht im Vorrat: { $tile }.
caylus-no_plot = Es gibt keinen freien Bauplatz mehr.
caylus-no_residence = Ein Prestigegebäude braucht ein eigenes Wohnhaus.
caylus-cannot_pay_tile = Dafür fehlen dir Würfel: { $tile }.
caylus-not_your_residence = Du hast kein Wohnhaus auf { $space }.
caylus-not_for_lawyer = Auf { $space } kann kein Wohnhaus von dir entstehen.
caylus-pending_already = Was auf { $space } steht, wird schon ersetzt.
caylus-no_room = In der Burg ist kein Platz mehr.
caylus-batch_missing = Dafür fehlen dir Würfel: { $batch }.
caylus-same_cubes = Mit { $batch } lassen sich dieselben Würfel auch früher nennen. Wähle das Frühere auf der Liste.

# On the table.

caylus-table-turn = Runde { $turn }
caylus-table-phase =
    { $word ->
        [setup] Aufbau
        [placing] 2 Arbeiter
        [special] 3 Sondergebäude
        [provost] 4 der Vogt
        [road] 5 die Straße
        [castle] 6 die Burg
       *[end] 7 Ende der Runde
    }
caylus-table-order = Reihenfolge:
caylus-table-passed = Gepasst:
caylus-table-price = Ein Arbeiter kostet { $price }.
caylus-table-price_next = Ein Arbeiter kostet { $price }; nach dem nächsten Passen { $next }.
caylus-table-site =
    { $word ->
        [gate] Tor
        [trading-post] Kontor
        [guild] Gilde
        [joust-field] Turnier
        [stables] Stall
        [inn] Wirtshaus
       *[castle] Burg
    }
caylus-table-signs = + Holz # Stein * Prestige ~ Wohnhaus ○ neutral { $house } Besitz { $provost } Vogt { $bailiff } Seneschall
caylus-table-tile =
    { $word ->
        [peddler] Hausierer
        [carpenter] Zimmermann
        [gold-mine] Goldgrube
        [neutral-farm] Bauernhof
        [forest] Forst
        [neutral-sawmill] Sägewerk
        [neutral-quarry] Steinbruch
        [neutral-marketplace] Markt
        [neutral-carpenter] Zimmermann
        [food-farm] Hof Nahr.
        [cloth-farm] Hof Tuch
        [quarry] Steinbruch
        [sawmill] Sägewerk
        [marketplace] Markt
        [wood-peddler] Hausierer
        [lawyer] Notar
        [mason] Maurer
        [stone-farm] Bauernhof
        [park] Park
        [workshop] Werkstatt
        [church] Kirche
        [tailor] Schneider
        [bank] Bank
        [alchemist] Goldmacher
        [architect] Architekt
        [residence] Wohnhaus
        [statue] Statue
        [granary] Kornkammer
        [library] Bibliothek
        [weaver] Weber
        [theater] Theater
        [college] Universit.
        [monument] Denkmal
        [hotel] Hotel
        [cathedral] Kathedrale
       *[jeweller] Juwelier
    }
caylus-table-move = Vogt auf { $space }, Seneschall nach { $bailiff }:
caylus-table-on = weckt
caylus-table-off = legt still
caylus-table-section =
    { $word ->
        [dungeon] Verlies
        [walls] Mauern
       *[towers] Türme
    }
caylus-table-counted = { $built } von { $size }, gewertet
caylus-table-built = { $built } von { $size }, je { $points } Punkte
caylus-table-coming = Wertung jetzt:
caylus-table-favours =
    { $favours ->
        [one] { $favours } Gunst
       *[other] { $favours } Gunsterweise
    }
caylus-table-open = Gunst: Spalten 1 bis { $columns }.
caylus-table-opens = Weitere nach der Wertung: { $section }.
caylus-table-points = Punkte (Ende)
caylus-table-deniers = Denare
caylus-table-income = Einkommen
caylus-table-cube =
    { $word ->
        [food] N
        [wood] H
        [stone] S
        [cloth] T
       *[gold] G
    }
caylus-table-workers = Arbeiter
caylus-table-rows = Pr De Ro Ge
