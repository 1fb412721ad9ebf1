palazzo-name = Palazzo
palazzo-about = Florenz, 1500: Nimm Geld, kaufe und versteigere Bauteile und baue die schönsten Palazzi, bevor die Reiter da sind.
palazzo-tagline = Biete um Etagen, baue die schönsten Palazzi.

# Dinge. Nur ein Zertifikat, eine Dreiergruppe und ein Reiter haben einen Artikel; das Übrige sind Namen wie bei Spielkarten.

palazzo-tile =
    { $material ->
        [brick] Ziegel
        [sandstone] Sandstein
       *[marble] Marmor
    } { $floor } ({ $windows ->
        [w] 1 Fenster
        [ww] 2 Fenster
       *[www] 3 Fenster
    })
palazzo-draw =
    { $material ->
        [rider] ein Reiter
       *[other] { palazzo-tile }
    }
palazzo-card =
    { $currency ->
        [florin] Florin { $value }
        [ducat] Dukat { $value }
        [grosso] Grosso { $value }
       *[certificate] ein Zertifikat (2)
    }
palazzo-item =
    { $currency ->
        [triple] { $value ->
            [2] eine Dreiergruppe Zertifikate
           *[other] eine Dreiergruppe { $value }er
        }
       *[other] { palazzo-card }
    }
palazzo-triple =
    { $word ->
        [2] eine Dreiergruppe Zertifikate
       *[other] eine Dreiergruppe { $word }er
    }
palazzo-currency =
    { $word ->
        [florin] Florin
        [ducat] Dukaten
       *[grosso] Grossi
    }
palazzo-quarry =
    { $word ->
        [north] Steinbruch Nord
        [east] Steinbruch Ost
        [south] Steinbruch Süd
       *[west] Steinbruch West
    }
palazzo-palace = { $word }

# Optionen.

palazzo-option-stacks = Welche Bauteile in welchem Stapel liegen
palazzo-option-stacks-reconstructed = unsere Rekonstruktion: niedrige Etagen zuerst
palazzo-option-stacks-thirds = sechzehn Bauteile je Stapel, die Etagen etwas mehr gemischt
palazzo-option-money = Das Geld der Spieler
palazzo-option-money-hidden = verdeckt, wie in der Spielregel
palazzo-option-money-open = offen, für ein Spiel zum Lernen

# Was jetzt gefragt ist.

palazzo-step-builder = Der Baumeister wird auf einen Steinbruch gestellt.
palazzo-step-layout = Die ersten fünf Bauteile werden ausgelegt.
palazzo-step-deal = Das Geld wird ausgeteilt.
palazzo-step-first = Es wird bestimmt, wer beginnt.
palazzo-step-turn = Du bist an der Reihe: Nimm Geld, decke zwei Bauteile auf oder baue um.
palazzo-step-show = Geldkarten werden aufgedeckt.
palazzo-step-take = Nimm Geld: in deinem eigenen Zug zwei Karten, sonst eine.
palazzo-step-reveal = Ein Bauteil wird aufgedeckt.
palazzo-step-market = Kaufe aus dem Lager oder beginne eine Versteigerung.
palazzo-step-payment = Lege deine Zahlung aus. Vor der ersten Karte darfst du noch ein zweites Bauteil wählen.
palazzo-step-bidding = Biete mehr als das höchste Gebot oder passe.
palazzo-step-share = Vier oder mehr Bauteile werden verteilt: Nimm eins.
palazzo-step-building = Baue, was du bekommen hast.
palazzo-step-rebuilding = Baue ein Bauteil um: Baue es aus, baue es ein oder nimm es aus dem Spiel.
palazzo-step-attaching = In welchen Palazzo kommt das Bauteil?
palazzo-step-detaching = Aus welchem Palazzo kommt das Bauteil?
palazzo-step-spending = Umbauen kostet eine Geldkarte. Welche?

# Was du tun kannst.

palazzo-verb-builder = Der Baumeister beginnt auf { $quarry }
palazzo-verb-deal = { $card } austeilen
palazzo-verb-first = { $seat } beginnt
palazzo-verb-show = { $card } aufdecken
palazzo-verb-reveal = Aufdecken: { $draw }
palazzo-verb-money = Geld nehmen
palazzo-verb-tiles = Zwei Bauteile aufdecken, dann kaufen oder versteigern
palazzo-verb-rebuild = Ein Bauteil umbauen, für eine Geldkarte
palazzo-verb-take = { $card } nehmen
palazzo-verb-auction = Eine Versteigerung beginnen
palazzo-verb-buy = { $tile } kaufen
palazzo-verb-triple = { $triple } dazulegen: zählt 15
palazzo-verb-add = { $card } dazulegen
palazzo-verb-pay = Bezahlen
palazzo-verb-bid = So bieten
palazzo-verb-pass = Passen
palazzo-verb-choose = { $tile } nehmen
palazzo-verb-build = Zuerst { $tile } bauen
palazzo-verb-on = Auf Palazzo { $palace } bauen
palazzo-verb-new = Einzeln ablegen, als neuen Palazzo
palazzo-verb-discard = In die Schachtel legen, aus dem Spiel
palazzo-verb-detach = { $tile } ausbauen und einzeln ablegen
palazzo-verb-attach = { $tile } in einen anderen Palazzo einbauen
palazzo-verb-remove = { $tile } aus dem Spiel nehmen
palazzo-verb-into = In Palazzo { $palace }
palazzo-verb-from = Aus Palazzo { $palace }
palazzo-verb-spend = { $card } ausgeben

# Was geschehen ist.

palazzo-builder_stands = Der Baumeister beginnt auf { $quarry }.
palazzo-laid_out = { $tile } kommt auf { $quarry }.
palazzo-supplied = { $tile } kommt ins Lager.
palazzo-dealt =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $card }.
palazzo-dealt_hand =
    { $you ->
        [yes] { "" }
       *[no] { $seat } bekommt { $cards ->
            [one] eine Geldkarte
           *[other] { $cards } Geldkarten
        }.
    }
palazzo-begins =
    { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
palazzo-takes_money =
    { $you ->
        [yes] Du nimmst Geld.
       *[no] { $seat } nimmt Geld.
    }
palazzo-turns_tiles =
    { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } zwei Bauteile auf.
palazzo-rebuilds =
    { $you ->
        [yes] Du baust um.
       *[no] { $seat } baut um.
    }
palazzo-shown = Aufgedeckt: { $card }.
palazzo-took =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $card }.
palazzo-reshuffled =
    { $cards ->
        [one] Die eine Karte des Ablagestapels wird zum neuen Nachziehstapel.
       *[other] Der Ablagestapel mit { $cards } Karten wird gemischt und ist jetzt der neue Nachziehstapel.
    }
palazzo-to_supply = { $tile } kommt ins Lager.
palazzo-to_quarry = { $tile } kommt auf { $quarry }.
palazzo-rider_out =
    { $riders ->
        [5] Der fünfte Reiter! Das Spiel endet sofort.
       *[other] Ein Reiter! Das sind jetzt { $riders } von 5.
    }
palazzo-laid =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $item }.
palazzo-paid =
    { $you ->
        [yes] Du bezahlst
       *[no] { $seat } bezahlt
    } { $total }; der Preis ist { $price }.
palazzo-bought =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $tile }.
palazzo-walked =
    Der Baumeister zieht auf { $quarry }; dort { $tiles ->
        [one] liegt ein Bauteil
       *[other] liegen { $tiles } Bauteile
    }.
palazzo-nothing_there =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    } eine Versteigerung, aber auf keinem Steinbruch liegt ein Bauteil: Es geschieht nichts.
palazzo-opened =
    { $you ->
        [yes] Du leitest die Versteigerung und eröffnest
       *[no] { $seat } leitet die Versteigerung und eröffnet
    } mit dem Zertifikat im Wert von 3.
palazzo-bids =
    { $you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } { $total }.
palazzo-passes =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
palazzo-won =
    { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } die Versteigerung mit { $total }.
palazzo-chose =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $tile }.
palazzo-left_over = { $tile } bleibt übrig und kommt in die Schachtel.
palazzo-built =
    { $you ->
        [yes] Du baust
       *[no] { $seat } baut
    } { $tile } auf Palazzo { $palace }.
palazzo-founded =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    } Palazzo { $palace } mit { $tile }.
palazzo-boxed =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $tile } in die Schachtel.
palazzo-detached =
    { $you ->
        [yes] Du baust
       *[no] { $seat } baut
    } { $tile } aus Palazzo { $palace } aus.
palazzo-attached =
    { $you ->
        [yes] Du baust
       *[no] { $seat } baut
    } { $tile } in Palazzo { $palace } ein.

# Warum nicht.

palazzo-not_left = Im jetzigen Stapel gibt es das nicht mehr: { $draw }.
palazzo-no_card_left = Im Nachziehstapel gibt es das nicht mehr: { $card }.
palazzo-cannot_deal = Der Nachziehstapel enthält nicht, was ausgeteilt werden soll: { $card }.
palazzo-not_seated = { $seat } sitzt nicht an diesem Tisch.
palazzo-too_few_cards =
    Um Geld zu nehmen, werden { $needed } Karten aufgedeckt. Aber es { $there ->
        [0] ist keine mehr da.
        [one] ist nur noch eine da.
       *[other] sind nur noch { $there } da.
    }
palazzo-no_card_to_spend = Umbauen kostet eine Geldkarte, und du hast keine.
palazzo-nothing_to_rebuild = Du hast noch keinen Palazzo, also gibt es nichts umzubauen.
palazzo-not_shown = { $card } liegt nicht bei den aufgedeckten Karten.
palazzo-take_in_order = { $card } geht an dieser Stelle nicht. Nenne deine zwei Karten von klein nach groß: Florin, Dukaten, Grossi, dann Zertifikate.
palazzo-not_on_supply = { $tile } liegt nicht im Lager. Kaufen kannst du nur, was dort liegt.
palazzo-too_expensive = Das kostet { $price }, und in einer Währung kannst du höchstens { $reach } bezahlen.
palazzo-two_at_most = Du darfst ein oder zwei Bauteile kaufen, nicht mehr.
palazzo-buy_in_order = Nenne von den beiden Bauteilen dieses zuerst: { $tile }. Die Reihenfolge ist Ziegel, Sandstein, Marmor, und niedrige Etagen vor hohen.
palazzo-choose_before_paying = Wähle beide Bauteile, bevor du deine erste Karte legst.
palazzo-price_not_met = Der Preis ist { $price }, und du hast erst { $total } gelegt.
palazzo-not_in_hand = Das hast du nicht auf der Hand: { $item }.
palazzo-other_currency = { $item } passt nicht: Alle Karten einer Zahlung oder eines Gebots sind aus einer Währung, und du legst { $currency }.
palazzo-out_of_order = Nenne, was du legst, von klein nach groß, Dreiergruppen zuerst. Also zuerst { $item }, dann { $last }.
palazzo-cannot_reach = Du brauchst noch { $needed }. Wenn du als Nächstes { $item } legst, schaffst du das nicht mehr.
palazzo-bid_too_low = Das höchste Gebot ist { $highest }, und du musst mehr bieten. Du hast jetzt { $total }.
palazzo-finish_the_bid = Du hast ein Gebot angefangen, also musst du es jetzt auch fertig machen.
palazzo-not_in_quarry = { $tile } liegt nicht auf diesem Steinbruch.
palazzo-not_to_build = { $tile } gehört nicht zu dem, was du gerade bekommen hast.
palazzo-choose_a_place = Wähle zuerst einen Platz für { $tile }.
palazzo-choose_a_tile = Wähle zuerst, welches Bauteil du baust.
palazzo-no_such_palace = Du hast keinen Palazzo { $palace }.
palazzo-floor_taken = { $tile } passt nicht: Palazzo { $palace } hat diese Etage schon.
palazzo-not_on_top = { $tile } ist zu niedrig, um oben auf Palazzo { $palace } zu kommen. Nur durch Umbauen kommt ein Bauteil darunter oder dazwischen.
palazzo-not_in_a_palace = In keinem deiner Palazzi mit zwei oder mehr Etagen gibt es { $tile }.
palazzo-not_single = { $tile } liegt nicht einzeln vor dir. Nur ein einzelnes Bauteil kannst du einbauen.
palazzo-cannot_remove = { $tile } liegt nicht einzeln vor dir. Nur ein einzelnes Bauteil kannst du aus dem Spiel nehmen.
palazzo-fits_nowhere = { $tile } passt nirgends: In keinem deiner Palazzi ist diese Etage noch frei.
palazzo-not_in_this_palace = { $tile } kann nicht aus Palazzo { $palace } ausgebaut werden: Es ist nicht darin, oder sonst ist nichts darin.
palazzo-not_held = Das hast du nicht auf der Hand, also kannst du nicht damit bezahlen: { $card }.

# Auf dem Tisch.

palazzo-table-initial =
    { $material ->
        [brick] Z
        [sandstone] S
       *[marble] M
    }
palazzo-table-stone =
    { $material ->
        [brick] Ziegel
        [sandstone] Sandstein
       *[marble] Marmor
    }
palazzo-table-signs = { $window } Fenster, { $builder } Baumeister
palazzo-table-quarry =
    { $quarry ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }
palazzo-table-supply = Lager
palazzo-table-price = je { $price }
palazzo-table-stacks = Bauteile übrig
palazzo-table-riders = Reiter: { $riders } von 5
palazzo-table-money = Geld
palazzo-table-deck = Nachziehstapel { $cards }
palazzo-table-discard = Ablagestapel { $cards }
palazzo-table-auction = Versteigerung: Das höchste Gebot ist { $highest }
palazzo-table-three = Zertifikat im Wert von 3
palazzo-table-passed = gepasst
palazzo-table-currency =
    { $currency ->
        [florin] Florin
        [ducat] Dukaten
        [grosso] Grossi
        [certificate] { $cards ->
            [one] 1 Zertifikat
           *[other] { $cards } Zertifikate
        }
       *[triple] { $cards ->
            [one] Dreiergruppe
           *[other] Dreiergruppen
        }
    }
palazzo-table-hand = Deine Hand:
palazzo-table-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
palazzo-table-known = gesehen:
palazzo-table-no_palace = noch kein Palazzo
palazzo-table-shown = Zu nehmen:
palazzo-table-two = Du nimmst zwei, die niedrigere zuerst: Florin, Dukaten, Grossi, dann Zertifikate.
palazzo-table-pair = Tippe beide Nummern, um zwei Bauteile zu kaufen.
palazzo-table-lot = Zu bauen:
palazzo-table-buying = Du kaufst für { $price }:
palazzo-table-picked = Zusammen { $total }:
palazzo-table-windows = { $points } Fenster
palazzo-table-height =
    { $points ->
        [-5] nur eine Etage
       *[other] Höhe { $points }
    }
palazzo-table-one_material = ein Material { $points }
palazzo-table-tie = Bei gleichen Punkten zählt das Geld, das meiste in einer Währung: { $sums }.

# Auf der Seite.

palazzo-page-tile =
    { $material ->
        [brick] Ziegel
        [sandstone] Sandstein
       *[marble] Marmor
    }, { $floor ->
        [1] Erdgeschoss
        [5] Dach
       *[other] Etage { $floor }
    }, { $kind ->
        [doors] { $windows ->
            [one] 1 Tür
           *[other] { $windows } Türen
        }
       *[windows] { $windows ->
            [one] 1 Fenster
           *[other] { $windows } Fenster
        }
    }
palazzo-page-tile-short =
    { $material ->
        [brick] Ziegel
        [sandstone] Sandstein
       *[marble] Marmor
    } { $floor }
palazzo-page-ask-turn = Du bist dran: Geld, Bauteile oder umbauen
palazzo-page-ask-market = Kauf aus dem Lager, oder versteigere
palazzo-page-ask-bid = Dein Gebot: { $least } oder mehr, oder passen
palazzo-page-ask-pass = Du kommst nicht über { $highest }: passe
palazzo-page-ask-build =
    Bauen: noch { $tiles ->
        [one] 1 Bauteil
       *[other] { $tiles } Bauteile
    }
palazzo-page-ask-rebuild = Umbauen: ein Bauteil, ein Platz und eine Karte
palazzo-page-tap-tile = Tippe das Bauteil in deinen Palazzi an.
palazzo-page-board = Spielplan
palazzo-page-rivals = Die anderen
palazzo-page-my-palaces = Die Palazzi unten
palazzo-page-money = Dein Geld
palazzo-page-money-of = Geld von { $name }
palazzo-page-tabs = Was zu sehen ist
palazzo-page-tab-board = Plan
palazzo-page-tab-mine = Meins
palazzo-page-tab-rivals = Andere
palazzo-page-points-now = Punkte jetzt
palazzo-page-points-then = { $points } Punkte jetzt, dann
palazzo-page-points-of = Punkte: { $name }
palazzo-page-palaces = Palazzi
palazzo-page-row-windows = Fenster
palazzo-page-row-height = Höhe
palazzo-page-row-stone = ein Material
palazzo-page-row-points = Punkte
palazzo-page-floors =
    { $floors ->
        [one] eine Etage
       *[other] zwei Etagen
    }
palazzo-page-gain =
    { $points ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
    }
palazzo-page-lift = { $tile } von Palazzo { $palace } aufnehmen
palazzo-page-new = neuer Palazzo
palazzo-page-left = übrig
palazzo-page-stack-left = Stapel { $stack }: { $left } übrig
palazzo-page-no-bid = noch kein Gebot
palazzo-page-of-five = von 5
palazzo-page-riders = Reiter
palazzo-page-empty = leer
palazzo-page-builder = Baumeister
palazzo-page-path =
    { $windows ->
        [one] Das nächste Bauteil mit 1 Fenster kommt hierher
       *[other] Das nächste Bauteil mit { $windows } Fenstern kommt hierher
    }
palazzo-page-the-lot = { $quarry }: das Los
palazzo-page-each = je Stück
palazzo-page-auction = Versteigerung
palazzo-page-auction-at =
    { $quarry ->
        [north] Versteigerung am Steinbruch Nord
        [east] Versteigerung am Steinbruch Ost
        [south] Versteigerung am Steinbruch Süd
       *[west] Versteigerung am Steinbruch West
    }
palazzo-page-highest = höchstes
palazzo-page-to-bid = bietet
palazzo-page-auctioneer = leitet
palazzo-page-scale = Die Gebote auf einer Skala; das höchste ist { $highest }
palazzo-page-money-up = Geld zum Nehmen
palazzo-page-ask-take =
    { $cards ->
        [one] Nimm eine Geldkarte
       *[other] Nimm zwei Geldkarten
    }
palazzo-page-take-another = Noch eine Karte
palazzo-page-why-not-on = Warum nicht auf Palazzo { $palace }?
palazzo-page-end-why = Der fünfte Reiter kam: Das Spiel war sofort zu Ende.
palazzo-page-take-two = Du nimmst zwei
palazzo-page-take =
    { $cards ->
        [one] Diese Karte nehmen
       *[other] Diese Karten nehmen
    }
palazzo-page-build = Bauen
palazzo-page-your-tiles = Zu bauen
palazzo-page-to-place = noch { $tiles }
palazzo-page-as-new = Als neuer Palazzo
palazzo-page-out = Aus dem Spiel
palazzo-page-tap-place = Wähle einen leuchtenden Platz.
palazzo-page-rebuild = Umbauen
palazzo-page-costs-a-card = kostet eine Karte nach Wahl
palazzo-page-attach = Ein einzelnes Bauteil einbauen
palazzo-page-detach = Ein Bauteil ausbauen
palazzo-page-remove = Ein einzelnes Bauteil aus dem Spiel nehmen
palazzo-page-spend-one = Wähle die Karte, die dafür bezahlt
palazzo-page-pay-rebuild = Mit { $card } zahlen und umbauen
palazzo-page-your-turn = Du bist dran: Tu eines davon
palazzo-page-money-note =
    { $seats ->
        [2] Du nimmst zwei Karten, dein Gegenüber eine
       *[other] Du nimmst zwei Karten, alle anderen eine
    }
palazzo-page-tiles-note = Eins ins Lager, eins auf einen Steinbruch
palazzo-page-rebuild-note = Eins deiner Bauteile versetzen oder aus dem Spiel nehmen
palazzo-page-market = Kaufen oder versteigern
palazzo-page-market-how = Tippe ein oder zwei Bauteile im Lager an, dann Karten zum Bezahlen. Oder beginne eine Versteigerung.
palazzo-page-market-poor = Du kannst kein Bauteil bezahlen: Es bleibt die Versteigerung.
palazzo-page-now = Jetzt
palazzo-page-triple =
    { $value ->
        [2] Drei Zertifikate zählen 15
       *[other] Drei { $value }er: zählen 15
    }
palazzo-page-can-reach = Du kommst bis { $reach }
palazzo-page-cannot-top = Du kommst nur bis { $reach }
palazzo-page-pay-least = { $needed } oder mehr, in einer Währung
palazzo-page-laid-chosen = { $laid } gelegt + { $chosen } gewählt =
palazzo-page-tops = über { $highest }
palazzo-page-below = nicht über { $highest }
palazzo-page-of-needed = Preis { $needed }
palazzo-page-tap-cards = Tippe Karten an, in beliebiger Reihenfolge.
palazzo-page-bid = { $total } bieten
palazzo-page-bid-nothing = Bieten
palazzo-page-pay = { $total } zahlen
palazzo-page-cheapest = Am billigsten
palazzo-page-reset = Von vorn
palazzo-page-you-win =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt
       *[other] Du gewinnst mit { $points } Punkten
    }
palazzo-page-wins =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }
palazzo-page-shared = { $names } teilen sich den ersten Platz mit { $points }
palazzo-page-no-palace-built = keinen Palazzo gebaut
palazzo-page-behind =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.

# What somebody else is doing, for those who wait or watch.
palazzo-doing-turn = { $name } entscheidet: Geld, Bauteile oder Umbau
palazzo-doing-take = { $name } nimmt Geld
palazzo-doing-market = { $name } kauft oder versteigert
palazzo-doing-payment = { $name } bezahlt
palazzo-doing-bidding = { $name } bietet
palazzo-doing-share = { $name } nimmt ein Bauteil
palazzo-doing-building = { $name } baut
palazzo-doing-rebuilding = { $name } baut um
palazzo-doing-attaching = { $name } baut um
palazzo-doing-detaching = { $name } baut um
palazzo-doing-spending = { $name } bezahlt den Umbau

# Was für einen Plan spricht oder dagegen: Tatsachen, jede in einem kurzen Satz.

palazzo-ground_points =
    { $points ->
        [one] Bringt sofort 1 Punkt.
       *[other] Bringt sofort { $points } Punkte.
    }
palazzo-ground_loses =
    { $points ->
        [one] Kostet sofort 1 Punkt.
       *[other] Kostet sofort { $points } Punkte.
    }
palazzo-ground_no_points = Kostet dich keine Punkte.
palazzo-ground_could_score =
    { $points ->
        [one] Bringt dir sofort höchstens 1 Punkt.
       *[other] Bringt dir sofort bis zu { $points } Punkte.
    }
palazzo-ground_scores_nothing = Bringt dir mit deinen jetzigen Palazzi nichts.
palazzo-ground_misses =
    { $points ->
        [one] Dir entgeht 1 Punkt.
       *[other] Dir entgehen bis zu { $points } Punkte.
    }
palazzo-ground_misses_nothing = Dir entgeht nichts: Die Bauteile bringen dir jetzt keine Punkte.
palazzo-ground_worth_to =
    { $points ->
        [one] Gewinnt { $seat } die Versteigerung, bringt das dort 1 Punkt.
       *[other] Gewinnt { $seat } die Versteigerung, bringt das dort { $points } Punkte.
    }
palazzo-ground_kept_from =
    { $points ->
        [one] { $seat } bekommt es nicht: Dort wäre es 1 Punkt wert.
       *[other] { $seat } bekommt es nicht: Dort wäre es { $points } Punkte wert.
    }
palazzo-ground_goes_to =
    { $seat } bekommt die Bauteile für { $bid }; { $points ->
        [0] dort bringen sie nichts.
        [one] dort sind sie 1 Punkt wert.
       *[other] dort sind sie bis zu { $points } Punkte wert.
    }
palazzo-ground_nobody_tops = Niemand kann { $total } überbieten: Die Bauteile gehören dir.
palazzo-ground_can_top = { $seat } kann { $total } noch überbieten, mit Karten, die alle gesehen haben.
palazzo-ground_comes_back = Du nimmst dein Gebot von { $coins } wieder auf die Hand.
palazzo-ground_keeps_triple = Du behältst { $triple } auf der Hand.
palazzo-ground_makes_triple = Du bekommst { $triple }, zusammen 15 wert.
palazzo-ground_pays = Du zahlst { $coins }; der Preis ist { $price }.
palazzo-ground_coins = Zusammen { $coins } wert.
palazzo-ground_currency = Du hast dann { $coins } in { $currency }, Zertifikate mitgezählt.
palazzo-ground_first_pick = Du wählst zuerst, zwei von { $cards } Karten.
palazzo-ground_reach = Du kannst { $coins } zahlen, und ein Bauteil kostet dann { $price }.
palazzo-ground_out_of_reach = Ein Bauteil kostet dann { $price }, und du kannst nur { $coins } zahlen.
palazzo-ground_riders =
    { $riders ->
        [one] Einer der { $tiles } Teile, die noch da sind, ist der letzte Reiter, und der beendet das Spiel.
       *[other] { $riders } der { $tiles } Teile, die noch da sind, sind Reiter.
    }
palazzo-ground_shared = Die { $tiles } Bauteile werden umsonst verteilt; du wählst zuerst.

# A whole play in a few words.
palazzo-page-certificates = { $cards } Zertifikate
palazzo-page-plan-bid = Biete { $total }: { $cards }
palazzo-page-plan-buy =
    { $total ->
        [0] Nimm { $tiles } umsonst
       *[other] Kaufe { $tiles } für { $total }: { $cards }
    }
palazzo-page-puzzles = Rätsel
palazzo-puzzle-kind-best = die beste Wahl
