potzklotz-name = PotzKlotz
potzklotz-about = Fünf Holzwürfel: Versetze genau einen und lege die Karte ab, die zeigt, was dann dasteht.
potzklotz-tagline = Fünf Würfel: Versetz einen, und es passt zu deiner Karte.

# Dinge.

potzklotz-card = Karte { $word }
potzklotz-cell = { $word }

# Optionen.

potzklotz-option-mode = Das Spiel
potzklotz-option-mode-basic = das Grundspiel, für zwei bis sechs
potzklotz-option-mode-expert = für Experten: mehrere Karten in einem Zug, für zwei bis vier
potzklotz-option-cards = Karten für jeden
potzklotz-option-cards-5 = 5
potzklotz-option-cards-3 = 3
potzklotz-option-cards-4 = 4
potzklotz-option-cards-6 = 6
potzklotz-option-cards-7 = 7
potzklotz-option-penalty = Ein Fehler kostet
potzklotz-option-penalty-card = eine Karte vom Stapel
potzklotz-option-penalty-none = nichts
potzklotz-option-base = Das Raster von 5 x 5
potzklotz-option-base-open = darf verlassen werden
potzklotz-option-base-strict = darf nicht verlassen werden, was schwerer ist
potzklotz-option-turning = Die Grundfläche drehen
potzklotz-option-turning-forbidden = nicht beim Überlegen
potzklotz-option-turning-allowed = erlaubt, was leichter ist
potzklotz-option-hands = Die Handkarten
potzklotz-option-hands-hidden = verdeckt
potzklotz-option-hands-open = offen auf dem Tisch
potzklotz-option-out_of_turn = Außer der Reihe ablegen
potzklotz-option-out_of_turn-no = nicht erlaubt
potzklotz-option-out_of_turn-yes = erlaubt, wenn sie dasselbe Gebäude von der anderen Ecke zeigt
potzklotz-option-deals = Partien je Spiel
potzklotz-option-deals-1 = 1
potzklotz-option-deals-3 = 3
potzklotz-option-deals-5 = 5

# Was jetzt gefragt ist.

potzklotz-step-first = Es wird bestimmt, wer beginnt.
potzklotz-step-draw = Eine Karte wird vom Stapel gezogen.
potzklotz-step-start = Die erste Karte wird aufgedeckt und ihr Gebäude aufgebaut.
potzklotz-step-turn = Du bist am Zug: Nimm den einen Würfel auf, den du versetzen willst, oder beende deinen Zug.
potzklotz-step-set = Setze den Würfel ab. Berührt ist geführt!
potzklotz-step-lay = Lege die Karte ab, die zeigt, was jetzt dasteht.
potzklotz-step-ask = Hast du eine Karte mit demselben Gebäude, von der anderen Ecke gesehen?

# Was man tun kann.

potzklotz-verb-first = { $seat } beginnt
potzklotz-verb-draw = { $card } ziehen
potzklotz-verb-start = { $card } aufdecken
potzklotz-verb-lift = Den Würfel auf { $cell } aufnehmen
potzklotz-verb-set = Auf { $cell } absetzen
potzklotz-verb-lay = { $card } ablegen
potzklotz-verb-turn = Die Grundfläche um eine Vierteldrehung im Uhrzeigersinn drehen
potzklotz-verb-pass = Passen
potzklotz-verb-stop = Hier aufhören

# Was geschehen ist.

potzklotz-begins =
    { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
potzklotz-new_deal = Partie { $number } beginnt.
potzklotz-dealt =
    { $you ->
        [yes] { "" }
       *[no] { $seat } bekommt { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        }.
    }
potzklotz-it_is =
    { $you ->
        [yes] Neu auf deiner Hand
       *[no] Neu auf der Hand von { $seat }
    }: { $card }.
potzklotz-takes =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } eine Karte vom Stapel.
potzklotz-started = { $card } wird aufgedeckt und ihr Gebäude aufgebaut.
potzklotz-under = { $card } kommt ganz unter den Stapel.
potzklotz-turns =
    { $you ->
        [yes] Du drehst
       *[no] { $seat } dreht
    } die Grundfläche um eine Vierteldrehung.
potzklotz-lifts =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } den Würfel auf { $cell } auf.
potzklotz-sets =
    { $you ->
        [yes] Du setzt ihn
       *[no] { $seat } setzt ihn
    } auf { $cell } ab.
potzklotz-laid =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $card } ab, und sie stimmt.
potzklotz-laid_too =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } außer der Reihe { $card } ab: dasselbe Gebäude von der anderen Ecke.
potzklotz-wrong =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $card } ab, aber das Gebäude stimmt nicht: Sie geht zurück.
potzklotz-misplaced = Der Würfel auf { $cell } gehört auf { $place }.
potzklotz-misplaced_beyond = Der Würfel auf { $cell } gehört weiter hinaus, als gezeichnet ist.
potzklotz-late =
    { $you ->
        [yes] Du darfst deine Hand
       *[no] { $seat } darf die Hand
    } erst am Ende des nächsten Zuges wieder auffüllen.
potzklotz-empty_hand =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keine Karten mehr.
potzklotz-passes =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
potzklotz-stops =
    { $you ->
        [yes] Du hörst
       *[no] { $seat } hört
    } nach { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } auf.
potzklotz-skipped =
    { $you ->
        [yes] Du hast keine Karten und kannst
       *[no] { $seat } hat keine Karten und kann
    } keine ablegen.
potzklotz-everyone_draws = Eine ganze Runde lang hat niemand eine Karte abgelegt: Alle ziehen eine.
potzklotz-deal_over = Partie { $number } ist vorbei.
potzklotz-scored =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.

# Warum nicht.

potzklotz-not_seated = { $seat } sitzt nicht an diesem Tisch.
potzklotz-not_on_stack = { $card } ist nicht mehr im Stapel.
potzklotz-under_the_stack = { $card } liegt ganz unter dem Stapel und kommt zuletzt.
potzklotz-no_cube = Auf { $cell } steht kein Würfel.
potzklotz-not_a_move = Du hast den Würfel eben von { $cell } genommen. Zurückstellen ist kein Zug: Berührt ist geführt.
potzklotz-off_base = { $cell } liegt außerhalb des Rasters von 5 x 5, und das ist in diesem Spiel verboten.
potzklotz-not_in_hand = Du hast { $card } nicht auf der Hand.
potzklotz-no_turning = Die Grundfläche darf beim Überlegen nicht gedreht werden.
potzklotz-turned_enough = Du hast die Grundfläche { $turns }‑mal gedreht; noch einmal, und sie läge wieder wie zuvor.
potzklotz-stop_instead = Du hast in diesem Zug schon { $cards } abgelegt, also passt du nicht, sondern hörst auf.
potzklotz-nothing_laid = Du hast in diesem Zug noch nichts abgelegt, also hörst du nicht auf, sondern passt.
potzklotz-mirror_image = { $card } zeigt das Spiegelbild. Das gilt nicht.
potzklotz-too_far = Für { $card } genügt ein Würfel nicht: Es braucht { $cubes }.
potzklotz-same_building = { $card } zeigt das Gebäude, das schon dasteht, und mit einem einzigen Würfel lässt es sich nicht neu bauen.
potzklotz-only_off_base = Für { $card } müsste ein Würfel das Raster von 5 x 5 verlassen.
potzklotz-in_pieces = Was dasteht, hängt nicht zusammen, und { $card } zeigt ein Gebäude aus einem Stück.
potzklotz-other_building =
    { $card } zeigt ein anderes Gebäude; der Unterschied ist { $cubes ->
        [one] ein Würfel
       *[other] { $cubes } Würfel
    }.
potzklotz-missed = { $card } fehlt.

# Auf dem Tisch.

potzklotz-table-deal =
    Partie { $deal }, Stapel mit { $stack ->
        [one] einer Karte
       *[other] { $stack } Karten
    }.
potzklotz-table-bottom = Ganz unten: { $card }.
potzklotz-table-shown = wie auf { $card }
potzklotz-table-counts =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $laid } abgelegt
potzklotz-table-known = gesehen: { $cards }
potzklotz-table-places = wohin
potzklotz-table-late = nach einem Fehler nicht aufgefüllt
potzklotz-table-hand = Deine Karten von oben; die letzte Reihe ist vorn:

# Rätsel.

potzklotz-puzzle-start = Das steht auf der Grundfläche:
potzklotz-puzzle-which = Welche dieser Karten lassen sich mit einem einzigen versetzten Würfel bauen, jede von dem aus, was dasteht?
potzklotz-puzzle-chain = Lege alle diese Karten nacheinander ab, für jede wird ein Würfel versetzt. In welcher Reihenfolge?
potzklotz-puzzle-kind-which = Welche Karten passen?
potzklotz-puzzle-kind-chain = In welcher Reihenfolge?

# Auf der Seite.

potzklotz-page-players = Spieler
potzklotz-page-board = Die Grundfläche: Felder mit Buchstabe und Zahl
potzklotz-page-base = Die Grundfläche mit den Würfeln
potzklotz-page-cards = Karten auf dem Tisch
potzklotz-page-hand = Deine Karten
potzklotz-page-places = Leuchtende Felder
potzklotz-page-card = Karte { $card }, Grundriss { $plan }
potzklotz-page-cell =
    { $cell }, { $cubes ->
        [0] leer
        [one] 1 Würfel
       *[other] { $cubes } Würfel hoch
    }
potzklotz-page-deal = Partie { $deal } von { $deals }
potzklotz-page-deal-number = Partie { $deal }
potzklotz-page-experts = für Experten
potzklotz-page-lying = liegt jetzt
potzklotz-page-stack = Stapel
potzklotz-page-stack-of = Stapel, { $cards } Karten
potzklotz-page-chosen = deine gewählte Karte
potzklotz-page-hinted = diese Karte passt
potzklotz-page-one-card = Karte { $card }
potzklotz-page-enlarge = Karte { $card } vergrößern
potzklotz-page-thinks = überlegt
potzklotz-page-passed = gepasst
potzklotz-page-laid = legte eine Karte
potzklotz-page-erred = legte eine falsche Karte
potzklotz-page-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
potzklotz-page-points-won = Punkte je Partie
potzklotz-page-points-laid = Gelegte Karten
potzklotz-page-sum = Summe
potzklotz-page-solid = 3D: Würfel in drei Dimensionen
potzklotz-page-ask-cube = Nimm einen Würfel auf; wähle vorher eine Karte, wenn du magst.
potzklotz-page-ask-cube-for = Nimm den Würfel auf, mit dem es Karte { $card } wird.
potzklotz-page-ask-place = Du hast den Würfel von { $from } in der Hand: Setz ihn auf ein leuchtendes Feld.
potzklotz-page-ask-sure = Der Würfel von { $from } kommt auf { $cell }.
potzklotz-page-ask-card = Leg die Karte, die zeigt, was jetzt dasteht.
potzklotz-page-ask-other = Hast du dieses Gebäude, von der anderen Ecke gesehen?
potzklotz-page-ask-other-how = Leg die andere Karte dieses Gebäudes ab, oder nicht. Es ist kein Zug; ein Fehler kostet, was er immer kostet.
potzklotz-page-asked = Wer die andere Karte dieses Gebäudes hat, darf sie ablegen: { $names }
potzklotz-page-touched = Berührt ist geführt: Ein aufgenommener Würfel muss auf ein anderes Feld.
potzklotz-page-touched-card = Berührt ist geführt. Deine gewählte Karte legst du gleich dazu.
potzklotz-page-chain =
    { $cards ->
        [one] Eine Karte in diesem Zug gelegt. Mach weiter, oder hör auf.
       *[other] { $cards } Karten in diesem Zug gelegt. Mach weiter, oder hör auf.
    }
potzklotz-page-last-round = Jemand hat keine Karten mehr: Dies ist die letzte Runde.
potzklotz-page-lay-on = Auf { $cell } setzen
potzklotz-page-lay-both = Auf { $cell } setzen, Karte { $card } legen
potzklotz-page-lay-card = Karte { $card } legen
potzklotz-page-storey = Stockwerk { $storey }
potzklotz-page-choose-card = Wähle eine Karte
potzklotz-page-choose-place = Wähle ein Feld
potzklotz-page-choose-cube = Wähle einen Würfel
potzklotz-page-turn = Grundfläche drehen
potzklotz-page-none = Habe ich nicht
potzklotz-page-no-cards = Du hast keine Karten mehr.
potzklotz-page-hint-nothing = Keine deiner Karten lässt sich mit einem einzigen Würfel bauen.
potzklotz-page-hint-nothing-now = Keine deiner Karten passt noch dazu.
potzklotz-page-hint-card = Karte { $card } passt. Frag noch einmal nach dem Würfel.
potzklotz-page-hint-cube = Karte { $card } passt mit dem Würfel auf { $from }. Frag noch einmal nach dem Feld.
potzklotz-page-hint-only = Karte { $card } passt.
potzklotz-page-hint-place = Karte { $card }: von { $from } nach { $cell }.
potzklotz-page-look = Das Urteil ansehen
potzklotz-page-right-by = { $name }: Karte { $card } stimmt
potzklotz-page-wrong-by = { $name }: Karte { $card } ist falsch
potzklotz-page-right = Es stimmt
potzklotz-page-right-why =
    { $turns ->
        [0] Das Gebäude steht genau wie auf der Karte.
        [one] Eine Vierteldrehung weiter steht das Gebäude wie auf der Karte.
       *[other] { $turns } Vierteldrehungen weiter steht das Gebäude wie auf der Karte.
    }
potzklotz-page-mirror = Spiegelbild
potzklotz-page-mirror-why = Das Gebäude ist diese Karte im Spiegel. Kein Drehen macht aus dem einen das andere.
potzklotz-page-pieces = Nicht aus einem Stück
potzklotz-page-not-this = Nicht dieses Gebäude
potzklotz-page-the-card = die Karte
potzklotz-page-turned =
    { $turns ->
        [0] das Gebäude, nicht gedreht
        [one] das Gebäude, eine Vierteldrehung weiter
       *[other] das Gebäude, { $turns } Vierteldrehungen weiter
    }
potzklotz-page-here = hierhin
potzklotz-page-not-here = nicht hier
potzklotz-page-cubes-wrong =
    { $cubes ->
        [one] Ein Würfel steht falsch.
       *[other] { $cubes } Würfel stehen falsch.
    }
potzklotz-page-goes-back = Würfel und Karte gehen dorthin zurück, wo sie waren.
potzklotz-page-turn-it = Gebäude drehen
potzklotz-page-corners = Alle Ecken zeigen
potzklotz-page-go-on = Weiter
potzklotz-page-my-side = Zurück auf meine Seite
potzklotz-page-you-win =
    Du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
potzklotz-page-wins =
    { $name } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
potzklotz-page-shared =
    { $names } teilen sich den ersten Platz mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
potzklotz-page-laid-cards = Gelegt: { $cards }
potzklotz-page-left-cards = Übrig auf der Hand: { $cards }
potzklotz-page-puzzles = Rätsel
potzklotz-page-box = Alle Gebäude
potzklotz-page-box-about = Die 28 Gebäude aus der Schachtel, jedes mit seinen zwei Karten und von allen vier Ecken gesehen.
potzklotz-page-box-building = Gebäude { $number }, Grundriss { $plan }
potzklotz-page-box-views = Von allen vier Ecken
potzklotz-page-box-mirror = Sein Spiegelbild ist Gebäude { $number }.
potzklotz-page-box-own-mirror = Es ist sein eigenes Spiegelbild.
potzklotz-page-box-near = { $cards } Karten lassen sich von hier mit einem Würfel bauen
potzklotz-page-puzzle-daily = Rätsel vom { $date }
potzklotz-page-puzzle-free = Ein Rätsel zwischendurch
potzklotz-page-puzzle-kind = Was gefragt ist
potzklotz-page-puzzle-level = Wie schwer
potzklotz-page-puzzle-level-day = des Tages
potzklotz-page-puzzle-of-level = Stufe { $level }
potzklotz-page-puzzle-new = Noch eins
potzklotz-page-puzzle-today = Das Rätsel von heute
potzklotz-page-puzzle-difficulty =
    Schwierigkeit: { $grade ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    } ({ $grade } von 5).
potzklotz-page-puzzle-answer = Das ist meine Antwort
potzklotz-page-puzzle-clear = Von vorn
potzklotz-page-puzzle-solved =
    { $tries ->
        [one] Richtig, beim ersten Mal!
       *[other] Richtig, mit { $tries } Versuchen.
    }
potzklotz-page-puzzle-wrong = Noch nicht:
potzklotz-page-puzzle-streak =
    { $days ->
        [one] Ein Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
potzklotz-page-puzzle-share = Für Freunde kopieren
potzklotz-page-puzzle-place = Platz { $place }

# What somebody else is doing, for those who wait or watch.
potzklotz-doing-turn = { $name } nimmt einen Würfel auf oder beendet den Zug
potzklotz-doing-set = { $name } setzt den Würfel ab
potzklotz-doing-lay = { $name } legt eine Karte
potzklotz-doing-ask = { $name } hat vielleicht die andere Karte
potzklotz-page-puzzle-wrong-count =
    { $wrong ->
        [0] Keine Karte ist falsch
        [one] Eine Karte ist falsch
       *[other] { $wrong } Karten sind falsch
    }, { $missing ->
        [0] und keine fehlt.
        [one] und eine fehlt.
       *[other] und { $missing } fehlen.
    }
potzklotz-page-puzzle-chain-breaks = Irgendwo reißt die Kette.
potzklotz-page-puzzle-chain-short =
    Bis hierher stimmt es. { $missing ->
        [one] Eine Karte ist noch zu legen.
       *[other] { $missing } Karten sind noch zu legen.
    }
potzklotz-page-puzzle-more = Verrate mir eine
potzklotz-page-puzzle-where = Verrate mir, wo
potzklotz-page-whose = Karte von { $name }
potzklotz-page-whose-mine = Deine Karte

# Was für einen Plan spricht oder dagegen: Tatsachen, jede in einem kurzen Satz.

potzklotz-ground_right = { $card } stimmt dann.
potzklotz-ground_wrong = { $card } wäre falsch: Sie zeigt nicht, was dann dasteht.
potzklotz-ground_cards_left =
    { $cards ->
        [one] Du hast dann noch eine Karte.
       *[other] Du hast dann noch { $cards } Karten.
    }
potzklotz-ground_last_card = Es ist deine letzte Karte.
potzklotz-ground_fits_next =
    { $cards ->
        [one] Eine weitere Karte von dir ist danach mit einem Würfel zu bauen.
       *[other] { $cards } weitere Karten von dir sind danach mit einem Würfel zu bauen.
    }
potzklotz-ground_opens_for = { $seat } könnte dann { $card } legen, die alle gesehen haben.
potzklotz-ground_could_lay =
    { $cards ->
        [one] Eine deiner Karten würde passen.
       *[other] { $cards } deiner Karten würden passen.
    }
potzklotz-ground_none_fits = Keine deiner Karten ist mit einem Würfel zu bauen.
