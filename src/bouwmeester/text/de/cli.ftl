cli-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Am Tisch.

cli-welcome = Du spielst gegen { $rivals }.
cli-sealed = Alle Ziehungen stehen ab jetzt fest und sind versiegelt. Der SHA-256-Hash ihrer geheimen Zahl ist { $hash }
cli-ask-help = Tippe ? und Enter für Hilfe.
cli-only = Es gibt nur diese Möglichkeit: Drücke Enter.
cli-choose = Tippe eine Nummer von 1 bis { $options } oder ? für Hilfe.
cli-no-number = Auf der Liste steht keine { $number }: Sie geht von 1 bis { $options }.
cli-allowed = Das ist erlaubt.
cli-why-what = Warum was? Schreibe den Zug dahinter, zum Beispiel: warum { $why }
cli-about-what = Worüber? Schreibe den Namen dahinter, zum Beispiel: über { $thing }
cli-hint = Ein Bot würde { $number } wählen: { $action }. Drücke Enter, um das auch zu tun.
cli-undone = Zurückgenommen: { $action }.
cli-undo-nothing = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl haben andere etwas getan, oder es wurde etwas aufgedeckt.
cli-no-rule = Es gibt keine Regel „{ $rule }“.
cli-rules-all = alle
cli-rules-how = Tippe regeln { $section } für ein Kapitel, regeln { $rule } für eine Regel, regeln alle für alles.
cli-no-thing = Über „{ $thing }“ ist nichts bekannt.
cli-save-where = Wohin speichern? Schreibe den Namen einer Datei dahinter, zum Beispiel: speichern spiel.jsonl
cli-saved = Gespeichert in { $file }.
cli-file-there = { $file } gibt es schon: Nenne eine neue Datei.
cli-not-saved =
    Nicht gespeichert in { $file }: { $why ->
        [nowhere] den Ordner gibt es nicht
        [folder] das ist ein Ordner
        [forbidden] dort darf niemand schreiben
        [full] es ist kein Platz mehr
        [long] der Name ist zu lang
       *[other] dort kann nicht geschrieben werden
    }.
cli-result = Das Spiel ist zu Ende.
cli-left = Du hast den Tisch verlassen.
cli-save-offer = Möchtest du das Protokoll dieses Spiels behalten? Tippe den Namen einer neuen Datei oder drücke einfach Enter.
cli-save-name = Unter welchem Namen? Tippe einen wie spiel.jsonl oder drücke einfach Enter.
# As many as people type, with spaces between.
cli-yes = j ja
cli-no = n nein
cli-verify-it = Jeder kann dieses Spiel prüfen: bouwmeester verify { $file }
cli-verify-how = Ein gespeichertes Spiel kann jeder prüfen: bouwmeester verify DATEI

cli-help = Tippe die Nummer deiner Wahl. Mehrere Nummern (3 5 9) werden nacheinander ausgeführt, Züge in Notation ({ $moves }) auch. Außerdem:
cli-command-help = ?
cli-word-help = hilfe
cli-command-why = warum
cli-command-about = über
cli-command-hint = tipp
cli-command-undo = zurück
cli-command-rules = regeln
cli-command-table = tisch
cli-command-save = speichern
cli-command-quit = ende
cli-help-help = zeigt dies
cli-help-why = warum { $why }: erklärt, warum etwas jetzt nicht geht
cli-help-about = über { $thing }, über 4: was ein Gebäude tut, nach Namen oder Feld
cli-help-hint = was ein Bot tun würde
cli-help-undo = nimmt deine letzte Wahl zurück, solange niemand darauf reagiert hat
cli-help-rules = das Spiel in Kürze, ein Kapitel oder eine Regel: regeln { $section }, regeln { $rule }
cli-help-table = zeichnet den Tisch neu
cli-help-save = speichern spiel.jsonl: schreibt das bisherige Protokoll in eine Datei
cli-help-quit = verlässt den Tisch

# Protokolle.

cli-replay-keys = Enter: nächster Schritt. b: zurück. Eine Zahl: dieser Schritt. t: der Tisch. q: beenden.
cli-verify-good = { $file }: ein richtiges Protokoll eines Spiels { $game } mit { $seats } Spielern.
cli-verify-bad = { $file }: Zeile { $line } stimmt nicht: { $reason }
cli-verify-lines =
    { $lines ->
        [one] Eine Zeile wurde nachgespielt: Sie war erlaubt und führte zur Stellung ihres Hashs.
       *[other] { $lines } Zeilen wurden nachgespielt: Jede war erlaubt und führte zur Stellung ihres Hashs.
    }
cli-verify-sealed = Alle Ziehungen ({ $draws }) stimmen mit der versiegelten geheimen Zahl überein, deren Hash vorher bekannt war.
cli-verify-unsealed = Die Ziehungen ({ $draws }) waren möglich, aber sie waren nicht versiegelt: Niemand kann sagen, ob sie fair waren.
cli-verify-secret = Die Ziehungen ({ $draws }) waren möglich. Die geheime Zahl ist noch nicht bekannt, also konnten sie nicht mit ihr verglichen werden.
cli-verify-unfinished = Das Spiel ist nicht zu Ende.
cli-verify-result = Das Ergebnis stimmt: { $scores }.

# Rätsel.

cli-puzzle-difficulty =
    Schwierigkeit: { $grade ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    } ({ $grade } von 5).
cli-puzzle-unordered = Tippe ihre Nummern, in beliebiger Reihenfolge. Enter allein zeigt die Lösung.
cli-puzzle-ordered = Tippe ihre Nummern der Reihe nach. Enter allein zeigt die Lösung.
cli-puzzle-best = Was ist jetzt am besten? Tippe die Nummer. Enter allein zeigt die Lösung.
cli-puzzle-one-of = Eine davon, mit ihrer Nummer von 1 bis { $number }.
cli-puzzle-behind =
    { $points ->
        [0] die beste Wahl
       *[other] { $points } % weniger Gewinnchance
    }
cli-puzzle-which-ones = Jede einmal, mit einer Nummer von 1 bis { $number } oder mit Namen: { $choices }
cli-puzzle-right = Richtig!
cli-puzzle-wrong = Nicht ganz. Versuch es noch einmal.
cli-puzzle-missing =
    { $number ->
        [one] Eine fehlt.
       *[other] { $number } fehlen.
    }
cli-puzzle-solution =
    { $others ->
        [0] Die Lösung: { $answer }.
        [one] Eine Lösung: { $answer }. Es gibt noch eine.
       *[other] Eine Lösung: { $answer }. Es gibt noch { $others }.
    }
cli-puzzle-share =
    { $game } { $date } ({ $kind }): { $tries ->
        [one] beim ersten Versuch gelöst
       *[other] nach { $tries } Versuchen gelöst
    }.

# Lektionen.
cli-learn-how = Tu es mit einer Nummer oder in Worten; Enter allein zeigt, wie es geht.
cli-learn-next = Enter: weiter.
cli-learn-shown = So: { $answer }.
cli-learn-done = Das war „{ $lesson }“.
