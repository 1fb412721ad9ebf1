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
        [food-farm] Kornhof
        [cloth-farm] Tuchhof
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
# Woher die Punkte kommen.
caylus-source =
    { $word ->
        [castle] Burg
        [built] eigene Gebäude
        [used] von anderen genutzt
        [trade] Tausch
        [favour] Gunst
       *[count] Wertung ohne Haus
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
caylus-step-bonus = Jemand anderes hat dein Gebäude genutzt: Nimm einen Würfel.
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
    } ({ $source }).
caylus-lost_points =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $source }).
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
caylus-placed_on =
    { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } für { $price } einen Arbeiter ein: { $tile }, { $space }.
caylus-moved_on =
    { $you ->
        [yes] Dein Arbeiter zieht
       *[no] Ein Arbeiter von { $seat } zieht
    } vom Tor weiter: { $tile }, { $space }.
caylus-left =
    { $you ->
        [yes] Dein Arbeiter kommt
       *[no] Ein Arbeiter von { $seat } kommt
    } zurück: { $tile }, { $space }.
caylus-provost_moved =
    { $you ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } den Vogt { $move }: Er steht auf { $space }.
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
    } wirkt { $space }: { $tile }.
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
    } { $batch } für ein Haus ({ $section }).
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
        [special] 3 besondere Gebäude
        [provost] 4 der Vogt
        [road] 5 die Straße
        [castle] 6 die Burg
       *[end] 7 Ende der Runde
    }
caylus-table-order = Reihenfolge:
caylus-table-passed = Gepasst:
caylus-table-price = Ein Arbeiter kostet { $price }.
caylus-table-price_next = Ein Arbeiter kostet { $price }; nach dem nächsten Passen { $next }.
caylus-table-price_guest = Als Gast im Wirtshaus zahlst du { $price } je Arbeiter.
caylus-table-space = { $space }: { $tile }
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
        [food-farm] Kornhof
        [cloth-farm] Tuchhof
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
        [college] Universität
        [monument] Kunstdenkmal
        [hotel] Hotel
        [cathedral] Kathedrale
       *[jeweller] Juwelier
    }
caylus-table-move = Vogt auf { $space }, Seneschall auf { $bailiff }:
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
       *[other] { $favours }× Gunst
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
caylus-table-numbers = Deine Möglichkeiten sind die Nummern hinter den Plätzen.
caylus-table-stock = vorrat
caylus-table-payable = Du hast die Würfel für (über vorrat: alles):
caylus-table-ask = über vorrat: was gebaut werden kann, und der Preis. über burg: wie weit sie gebaut ist.

# Auf der Seite.

caylus-page-board = Das Brett: besondere Gebäude, Brücke, Straße und Burg
caylus-page-road = Die Straße
caylus-page-castle = Die Burg
caylus-page-favours = Gunst des Königs
caylus-page-favours-note = eine Spalte weiter, dann einmal nutzen
caylus-page-favours-points = Jede Gunst zählt { $points } Punkte.
caylus-page-mine = Was du hast
caylus-page-act = Was du tun kannst
caylus-page-order = Alle, in Spielreihenfolge
caylus-page-zones = Teile des Tisches
caylus-page-tab-road = Straße
caylus-page-tab-castle = Burg
caylus-page-tab-favours = Gunst
caylus-page-tab-me = Ich
caylus-page-tab-rivals = Andere
caylus-page-tab-works = Vorrat
caylus-page-pawn =
    { $word ->
        [provost] V
       *[bailiff] S
    }
caylus-page-phases = Phasen der Runde { $turn }
caylus-page-phase =
    { $phase ->
        [income] Einkommen
        [placing] Arbeiter
        [special] Besondere
        [provost] Vogt
        [road] Straße
        [castle] Burg
       *[end] Seneschall
    }
caylus-page-sign =
    { $sign ->
        [food] { $n } Nahrung
        [wood] { $n } Holz
        [stone] { $n } Stein
        [cloth] { $n } Tuch
        [gold] { $n } Gold
        [resource] { $n ->
            [one] 1 Rohstoff nach Wahl (kein Gold)
           *[other] { $n } Rohstoffe nach Wahl (kein Gold)
        }
        [any] { $n ->
            [one] 1 Würfel nach Wahl, auch Gold
           *[other] { $n } Würfel nach Wahl, auch Gold
        }
        [coin] { $n ->
            [one] 1 Denar
           *[other] { $n } Denare
        }
        [income] { $n ->
            [one] 1 Denar mehr je Runde
           *[other] { $n } Denare mehr je Runde
        }
        [shield] { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkte
        }
        [crown] { $n ->
            [one] eine Gunst des Königs
           *[other] { $n }‑mal die Gunst des Königs
        }
        [hammer] baue
        [dividers] baue
        [deed] mache daraus:
        [roof-wood] ein Holzgebäude
        [roof-stone] ein Steingebäude
        [roof-residence] ein Wohnhaus
        [roof-prestige] ein Prestigegebäude
        [none] nichts
       *[other] –
    }
caylus-page-trade = { $gets } für { $pays }
caylus-page-either = { $one } oder { $other }
caylus-page-kind =
    { $kind ->
        [printed] Gedruckt
        [neutral] Neutral
        [wood] Holz
        [stone] Stein
        [residence] Wohnhaus
        [special] Besonders
       *[prestige] Prestige
    }
caylus-page-plots =
    { $state ->
        [counted] gewertet: { $built } von { $size }
        [now] im Bau: { $built } von { $size }
       *[later] { $built } von { $size }
    }
caylus-page-bridge = Brücke
caylus-page-price = Preis { $price }
caylus-page-price-word = Preis
caylus-page-tonight = neu
caylus-page-guest = Gast
caylus-page-castle-queue = Arbeiter für die Burg
caylus-page-empty = Leerer Bauplatz
caylus-page-of =
    { $you ->
        [yes] gehört dir
       *[no] gehört { $name }
    }
caylus-page-worker-of =
    { $you ->
        [yes] mit einem Arbeiter von dir
       *[no] mit einem Arbeiter von { $name }
    }
caylus-page-why = Warum nicht hier? { $place }
caylus-page-costs = kostet { $price }
caylus-page-at = { $tile }, { $space }
caylus-page-in-vain = mit dem, was du jetzt hast, bringt es dir nichts
caylus-page-in-vain-mark = ! bringt dir mit dem, was du jetzt hast, nichts.
caylus-page-beyond = jenseits des Vogts: wirkt nur, wenn er versetzt wird
caylus-page-look = Mehr über { $place }
caylus-page-on = an
caylus-page-off = aus
caylus-page-open = offen
caylus-page-row-used = in dieser Phase schon genutzt
caylus-page-ask-place = Setze einen Arbeiter für { $price } ein, oder passe.
caylus-page-place-worker = Wähle einen leuchtenden Platz.
caylus-page-only-pass = Du kannst keinen Arbeiter einsetzen: passe.
caylus-page-prices = Kostet jetzt { $price }, nach dem nächsten Passen { $next }.
caylus-page-at-work = { $tile } auf Feld { $space } wirkt.
caylus-page-what-if = Vogt: was wenn?
caylus-page-provost-if = Was, wenn der Vogt auf { $space } geht?
caylus-page-provost-steps = Wohin der Vogt geht
caylus-page-provost-to = Auf Feld { $space }
caylus-page-provost-how = Wähle ein Feld und sieh, was es bewirkt.
caylus-page-provost-go = Den Vogt auf { $space } setzen
caylus-page-provost-pay = { $price } zahlen, Vogt auf { $space }
caylus-page-provost-stay = Ihn stehen lassen
caylus-page-wakes = Weckt { $spaces }.
caylus-page-sleeps = Schläfert ein: { $spaces }.
caylus-page-nobody = Kein Arbeiter wacht auf oder schläft ein.
caylus-page-bailiff-to = Der Seneschall ginge auf { $space }:
caylus-page-count-comes = dann folgt die Wertung ({ $section }).
caylus-page-count-away =
    { $spaces ->
        [one] ein Feld vor der Wertung: { $section }.
       *[other] { $spaces } Felder vor der Wertung: { $section }.
    }
caylus-page-bribe =
    { $price ->
        [0] Es kostet nichts.
        [one] 1 Denar in Phase 4, kostenlos mit der Gilde.
       *[other] { $price } Denare in Phase 4, kostenlos mit der Gilde.
    }
caylus-page-title =
    { $step ->
        [guild] Die Kaufmannsgilde
        [joust] Der Turnierplatz
        [inn] Das Wirtshaus
        [bribe] Der Vogt
        [production] Erzeugung
        [bonus] Für den Besitzer
        [sale] Markt
        [peddling] Hausierer
        [trading] Ein Tausch
        [giving] Ein Tausch
        [construction] Bauen
        [pay-any] Zahlen
        [plot] Ein Prestigegebäude
        [lawyer] Der Notar
        [delivery] Für die Burg
        [picking] Eine Gunst des Königs
       *[favour] Eine Gunst des Königs
    }
caylus-page-waiting-favours =
    { $favours ->
        [one] Noch eine Gunst folgt.
       *[other] Noch { $favours }‑mal folgt eine Gunst.
    }
caylus-page-gather =
    { $verb ->
        [give] { $cubes ->
            [one] Wähle den Würfel, den du abgibst.
           *[other] Wähle die { $cubes } Würfel, die du abgibst, in beliebiger Reihenfolge.
        }
        [take] { $cubes ->
            [one] Wähle den Würfel, den du nimmst.
           *[other] Wähle die { $cubes } Würfel, die du nimmst, in beliebiger Reihenfolge.
        }
       *[buy] { $cubes ->
            [one] Wähle den Würfel, den du kaufst.
           *[other] Wähle bis zu { $cubes } Würfel zum Kaufen, in beliebiger Reihenfolge.
        }
    }
caylus-page-gathered = { $chosen } von { $cubes } gewählt
caylus-page-when-free = sobald der Arbeiter fort ist
caylus-page-place = Du stehst auf Platz { $place }.
caylus-page-only-step = Nur eine Spalte weiter
caylus-page-deliver =
    { $batches ->
        [one] 1 Lieferung bringen
       *[other] { $batches } Lieferungen bringen
    }
caylus-page-deliver-nothing =
    { $points ->
        [0] Nichts liefern
        [one] Nichts liefern, −1 Punkt
       *[other] Nichts liefern, −{ $points } Punkte
    }
caylus-page-take-back = Zurück
caylus-page-start-over = Von vorn
caylus-page-paid = Bezahlt
caylus-page-gained = Bekommen
caylus-page-left = übrig:
caylus-page-nothing = nichts
caylus-page-count-then =
    { $favours ->
        [0] { $section }: noch keine Gunst bei der Wertung.
        [one] { $section }: 1 Gunst bei der Wertung.
       *[other] { $section }: { $favours }‑mal Gunst bei der Wertung.
    }
caylus-page-works = Der Vorrat
caylus-page-works-note = Wirkung, Kosten und Punkte
caylus-page-can-pay = das kannst du bezahlen
caylus-page-cannot-pay = das kannst du nicht bezahlen
caylus-page-sold-out = keine mehr
caylus-page-legend-resource = einer, kein Gold
caylus-page-legend-any = auch Gold
caylus-page-legend-crown = Gunst
caylus-page-detail-kind = Art
caylus-page-detail-cost = Kostet
caylus-page-detail-points = Punkte
caylus-page-detail-effect = Wirkung
caylus-page-does =
    { $effect ->
        [produce] Wer hier einen Arbeiter hat, nimmt { $what }.
        [sell] Du darfst einen Würfel beliebiger Art verkaufen.
        [peddle] Du darfst Würfel kaufen.
        [lawyer] Du darfst aus einem eigenen oder einem neutralen Gebäude ein eigenes Wohnhaus machen.
        [trade] Du darfst eins dieser Tauschgeschäfte machen.
        [build-prestige] Du darfst ein Prestigegebäude an der Stelle eines eigenen Wohnhauses bauen: Du zahlst seine Würfel und bekommst seine Punkte.
        [build-stone] Du darfst ein Steingebäude auf dem nächsten freien Bauplatz bauen: Du zahlst seine Würfel und bekommst seine Punkte.
       *[build-wood] Du darfst ein Holzgebäude auf dem nächsten freien Bauplatz bauen: Du zahlst seine Würfel und bekommst seine Punkte.
    }
caylus-page-detail-bonus = Der Besitzer, wenn ein anderer es nutzt
caylus-page-detail-stock = Im Vorrat
caylus-page-special =
    { $word ->
        [gate] Der Arbeiter darf von hier kostenlos auf einen freien Platz weiterziehen oder nach Hause gehen.
        [trading-post] Bringt { $gets }.
        [guild] Der Vogt darf kostenlos bis zu { $spaces } Felder weit versetzt werden.
        [joust-field] Hier bekommst du, wenn du willst, { $terms }.
        [stables] Es gibt { $places } Plätze; wer hier steht, ist von nun an zuerst dran.
       *[inn] Wer kommt, wird Gast, und der alte Gast geht nach Hause. Jeder Arbeiter des Gastes kostet { $price }.
    }
caylus-page-no-worker = Hier kann kein Arbeiter stehen.
caylus-page-detail-owner = Besitzer
caylus-page-detail-worker = Arbeiter
caylus-page-detail-built = Einmal gebaut
caylus-page-detail-state =
    { $works ->
        [yes] Bis zum Vogt: Es wirkt in dieser Runde.
       *[no] Jenseits des Vogts: Es wirkt nur, wenn er weiterzieht.
    }
caylus-page-detail-pending =
    { $you ->
        [yes] Wird dein Wohnhaus, sobald der Arbeiter fort ist.
       *[no] Wird ein Wohnhaus von { $name }, sobald der Arbeiter fort ist.
    }
caylus-page-why-not-build = Warum kann ich das jetzt nicht bauen?
caylus-page-why-not-place = Warum kann ich hier keinen Arbeiter einsetzen?
caylus-page-section-pays =
    { $points ->
        [one] Ein Haus bringt 1 Punkt.
       *[other] Ein Haus bringt { $points } Punkte.
    }
caylus-page-section-left =
    { $left ->
        [0] Hier kann kein Haus mehr gebaut werden.
        [one] Ein Platz ist noch frei.
       *[other] { $left } Plätze sind noch frei.
    }
caylus-page-section-count = Gewertet, wenn der Seneschall auf Feld { $space } kommt oder alles bebaut ist. Ohne Haus: −{ $penalty } Punkte.
caylus-page-section-for =
    { $houses ->
        [one] 1 Haus:
       *[other] { $houses } Häuser:
    }
caylus-page-batch = Eine Lieferung ist 1 Nahrung und 2 Würfel von zwei anderen Arten. Daraus wird ein Haus.
caylus-page-batch-lacks =
    { $food ->
        [0] { $kinds ->
            [0] Du hast, was eine Lieferung braucht.
            [one] Für eine Lieferung fehlt dir noch 1 andere Art.
           *[other] Für eine Lieferung fehlen dir noch 2 andere Arten.
        }
       *[other] { $kinds ->
            [0] Für eine Lieferung fehlt dir 1 Nahrung.
            [one] Für eine Lieferung fehlen dir 1 Nahrung und noch 1 andere Art.
           *[other] Für eine Lieferung fehlen dir 1 Nahrung und noch 2 andere Arten.
        }
    }
caylus-page-section-houses = Häuser
caylus-page-section-now = Wertung jetzt
caylus-page-sights = Was wo steht: mit den Pfeiltasten geht es weiter
caylus-page-workers =
    { $workers ->
        [one] 1 Arbeiter zur Hand
       *[other] { $workers } Arbeiter zur Hand
    }
caylus-page-income = { $deniers } mehr beim nächsten Einkommen
caylus-page-a-turn = je Runde
caylus-page-total = Ende { $total }
caylus-page-passed = gepasst ({ $place })
caylus-page-inn-guest = Gast
caylus-page-count-now = Wenn die Wertung jetzt käme: { $section }
caylus-page-col-house = ein Haus
caylus-page-col-plots = Plätze
caylus-page-col-none = kein Haus
caylus-page-col-you = du, jetzt
caylus-page-counted = gewertet
caylus-page-you-win =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt
       *[other] Du gewinnst mit { $points } Punkten
    }
caylus-page-wins =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }
caylus-page-shared =
    { $points ->
        [one] { $names } teilen sich den Sieg mit { $points } Punkt
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten
    }
caylus-page-after-turns = Nach { $turns } Runden.
caylus-page-points-of-all = Punkte und Burg
caylus-page-points-of = Punkte: { $name }
caylus-page-row-track = Auf der Leiste
caylus-page-row-gold = Gold, je { $each }
caylus-page-row-cubes = Andere Würfel, 1 je { $each }
caylus-page-row-deniers = Denare, 1 je { $each }
caylus-page-row-total = Insgesamt

# What somebody else is doing, for those who wait or watch.
caylus-doing-placing = { $name } setzt einen Arbeiter ein oder passt
caylus-doing-gate = { $name } schickt den Arbeiter vom Tor weiter
caylus-doing-guild = { $name } darf den Vogt versetzen
caylus-doing-joust = { $name } ist auf dem Turnierplatz
caylus-doing-inn = { $name } entscheidet über das Wirtshaus
caylus-doing-bribe = { $name } darf den Vogt versetzen
caylus-doing-production = { $name } wählt, was ein Gebäude bringt
caylus-doing-bonus = { $name } nimmt einen Rohstoff
caylus-doing-sale = { $name } verkauft
caylus-doing-peddling = { $name } kauft
caylus-doing-trading = { $name } handelt
caylus-doing-giving = { $name } handelt
caylus-doing-construction = { $name } baut
caylus-doing-pay-any = { $name } bezahlt
caylus-doing-plot = { $name } wählt, was ersetzt wird
caylus-doing-lawyer = { $name } ist beim Notar
caylus-doing-delivery = { $name } liefert an die Burg
caylus-doing-favour = { $name } wählt eine Gunst des Königs
caylus-doing-effect = { $name } nutzt eine Gunst des Königs
caylus-doing-picking = { $name } nimmt Rohstoffe

# Was für einen Plan spricht oder dagegen: Tatsachen, jede in einem kurzen Satz.

caylus-ground_points =
    { $points ->
        [one] Bringt 1 Punkt.
       *[other] Bringt { $points } Punkte.
    }
caylus-ground_loses =
    { $points ->
        [one] Kostet 1 Punkt.
       *[other] Kostet { $points } Punkte.
    }
caylus-ground_cubes =
    { $cubes ->
        [one] Bringt 1 Würfel.
       *[other] Bringt { $cubes } Würfel.
    }
caylus-ground_gives_cubes =
    { $cubes ->
        [one] Kostet 1 Würfel.
       *[other] Kostet { $cubes } Würfel.
    }
caylus-ground_deniers =
    { $deniers ->
        [one] Bringt 1 Denar.
       *[other] Bringt { $deniers } Denare.
    }
caylus-ground_pays =
    { $deniers ->
        [one] Kostet 1 Denar.
       *[other] Kostet { $deniers } Denare.
    }
caylus-ground_income =
    { $deniers ->
        [one] Das Einkommen steigt um 1 Denar je Runde.
       *[other] Das Einkommen steigt um { $deniers } Denare je Runde.
    }
caylus-ground_favours =
    { $favours ->
        [one] Bringt eine Gunst des Königs.
       *[other] Bringt { $favours } Gunsterweise des Königs.
    }
caylus-ground_owner = { $seat } bekommt als Besitzer einen Punkt.
caylus-ground_beyond =
    { $spaces ->
        [one] Es liegt 1 Feld hinter dem Vogt: Dort wird noch nicht gearbeitet.
       *[other] Es liegt { $spaces } Felder hinter dem Vogt: Dort wird noch nicht gearbeitet.
    }
caylus-ground_brings =
    { $cubes ->
        [one] Bringt 1 Würfel.
       *[other] Bringt bis zu { $cubes } Würfel.
    }
caylus-ground_sells = Ein Würfel bringt dort { $deniers } Denare.
caylus-ground_peddles =
    { $cubes ->
        [one] Ein Würfel kostet dort { $deniers }.
       *[other] Bis zu { $cubes } Würfel kosten dort je { $deniers }.
    }
caylus-ground_builds = Mit dem, was du hast, kannst du dort bauen: { $tile }, { $points } Punkte.
caylus-ground_builds_nothing = Mit dem, was du hast, kannst du dort nichts bauen.
caylus-ground_trades_points = Mit dem, was du hast, kannst du dort { $points } Punkte ertauschen.
caylus-ground_trades_gold =
    { $gold ->
        [one] Mit dem, was du hast, kannst du dort 1 Gold ertauschen.
       *[other] Mit dem, was du hast, kannst du dort { $gold } Gold ertauschen.
    }
caylus-ground_trades_nothing = Mit dem, was du hast, kannst du dort nichts tauschen.
caylus-ground_residence = Du kannst ein Wohnhaus bekommen: { $points } Punkte und 1 Denar je Runde.
caylus-ground_batches =
    { $batches ->
        [one] Deine Würfel reichen für 1 Lieferung: { $points } Punkte.
       *[other] Deine Würfel reichen für { $batches } Lieferungen: { $points } Punkte.
    }
caylus-ground_no_batch = Für eine Lieferung fehlen dir noch Würfel.
caylus-ground_castle_place = Du bist beim Liefern die Nummer { $place }.
caylus-ground_order = In der nächsten Runde bist du Nummer { $place } der Reihenfolge.
caylus-ground_post = Bringt { $deniers } Denare.
caylus-ground_joust = Du darfst für 1 Denar und 1 Tuch eine Gunst des Königs kaufen.
caylus-ground_inn = Ab der nächsten Runde kostet dich ein Arbeiter 1, solange du bleibst.
caylus-ground_guild = Du darfst den Vogt umsonst bis zu 3 Felder versetzen.
caylus-ground_gate = Du darfst diesen Arbeiter später umsonst auf jeden freien Platz schicken.
caylus-ground_cheap = Kostet dich nur { $deniers }.
caylus-ground_first_pass = Du passt als Erster und bekommst { $deniers } Denar.
caylus-ground_others_pay = Ein Arbeiter kostet die anderen dann { $deniers }.
caylus-ground_own_stopped =
    { $workers ->
        [one] 1 Arbeiter von dir arbeitet dann nicht.
       *[other] { $workers } Arbeiter von dir arbeiten dann nicht.
    }
caylus-ground_others_stopped =
    { $workers ->
        [one] 1 Arbeiter von anderen arbeitet dann nicht.
       *[other] { $workers } Arbeiter von anderen arbeiten dann nicht.
    }
caylus-ground_own_work =
    { $workers ->
        [one] 1 Arbeiter von dir kommt dadurch zur Arbeit.
       *[other] { $workers } Arbeiter von dir kommen dadurch zur Arbeit.
    }
caylus-page-puzzles = Rätsel
caylus-puzzle-kind-best = die beste Wahl
caylus-page-plan-deliver = Liefern: { $batches }
