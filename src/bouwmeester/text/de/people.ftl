# Die Seiten über Leute: was sie erfahren, wer sie sind, was aus ihren Partien wurde.

# Einstellungen, Blatt für Blatt.
web-settings-play = Spiel und Aussehen
web-settings-notices = Nachrichten
web-settings-devices = Geräte
web-settings-privacy = Datenschutz
web-settings-peace = Ruhe

# Nachrichten: wo, worüber und wann nicht.
web-ways = Wo du es erfährst
web-way-push = Browser
web-way-mail = E-Mail
web-way-webhook = Webhook
web-way-test = Ausprobieren
web-way-remove = Entfernen
web-way-remove-it = { $name } entfernen
web-way-gone = Dort antwortet niemand mehr. Entferne es oder versuche es noch einmal.
web-way-unconfirmed = Eine Mail ist unterwegs. Öffne den Link darin, um Ja zu sagen.
web-push-here = Sag es mir in diesem Browser
web-push-cannot = Dieser Browser kann dir hier nicht von selbst etwas melden. Auf iPhone oder iPad lege die Seite zuerst auf den Startbildschirm; sonst braucht es eine Adresse mit https.
web-push-denied = Der Browser darf keine Nachrichten dieser Seite zeigen. Das lässt sich in seinen eigenen Einstellungen ändern.
web-mail-address = Deine E-Mail-Adresse
web-mail-add = Per E-Mail
web-webhook-address = Adresse eines Webhooks, https://…
web-webhook-style = Form der Nachricht
web-webhook-json = Einfaches JSON
web-webhook-discord = Discord
web-webhook-ntfy = ntfy
web-webhook-add = Hinzufügen
web-webhook-secret = Damit werden die Nachrichten unterschrieben. Es steht nur jetzt hier:
web-tell-me = Sag mir Bescheid
web-notice-turn = Du bist am Zug
web-notice-turn-how = und bist nicht da
web-notice-clock = Uhr fast abgelaufen
web-notice-clock-how = noch eine Stunde oder ein Viertel
web-notice-full = Tisch voll
web-notice-full-how = die Partie beginnt
web-notice-proposal = Eine Frage
web-notice-proposal-how = Zurücknehmen, ein Bot für jemanden
web-notice-invited = Eingeladen
web-notice-invited-how = ein Stuhl ist für dich frei
web-notice-over = Partie zu Ende
web-notice-over-how = mit dem Ergebnis
web-notice-sent = Es ist abgeschickt.
web-notice-not-sent = Dort hat es niemand angenommen.
web-notice-always = Auch wenn ich hier bin
web-notice-always-how = sonst sagt es dir die offene Seite
web-chime = Ein leiser Klang
web-chime-how = wenn du auf der offenen Seite am Zug bist
web-by-table = Je Tisch
web-by-table-else = sonst wie für alle
web-by-table-same = Wie für alle
web-by-table-all = Auf allen Wegen
web-by-table-none = Nichts
web-quiet = Ruhezeiten
web-quiet-from = von
web-quiet-to = bis
web-quiet-from-to = Ruhe von { $start } bis { $end }
web-quiet-clock = Eine fast leere Uhr kommt durch
web-quiet-clock-how = der Rest wartet bis zum Morgen
web-confirm-box = Mail von Bouwmeester
web-confirm-box-how = Möchtest du eine Mail, wenn hier etwas auf dich wartet? Das kannst du jederzeit beenden.
web-confirm-box-do = Ja, schreibt mir
web-confirm-box-done = Danke. Du erfährst es, wenn etwas auf dich wartet.
web-leave-box = Keine Mail mehr
web-leave-box-how = Danach kommt an diese Adresse keine Mail mehr.
web-leave-box-do = Schreibt mir nicht mehr
web-leave-box-done = Diese Adresse bekommt keine Mail mehr.

# Bekannt sein.
web-passkeys = Passkeys
web-passkey-add = Hinzufügen
web-passkey-added = Von jetzt an bist du mit diesem Passkey überall du selbst.
web-passkey-since = hinzugefügt { $day }
web-passkey-used = benutzt { $day }
web-passkey-sign-in = Mit einem Passkey anmelden
web-passkey-there = Dieses Gerät hat schon einen Passkey von dir. Auf einem anderen kannst du einen zweiten hinzufügen.
web-passkeys-why = Kein Name zu merken und nirgends ein Passwort. Zwei Passkeys sind sicherer als einer.
web-passkeys-cannot = Passkeys brauchen einen Namen mit https: Mit einer Adresse aus Ziffern geht es nicht. Dein eigener Link geht überall.
web-device-unnamed = Ein Browser
web-device-here = gerade hier
web-device-this = dieses
web-sign-out = Abmelden
web-sign-out-it = { $name } abmelden
web-sign-out-others = Alle anderen abmelden
web-sign-out-sure = Hier abmelden? Dein Passkey bringt dich zurück.
web-sign-out-sure-lost = Hier abmelden? Du hast keinen Passkey: Ohne deinen eigenen Link auf einem anderen Gerät kann niemand mehr du sein.
web-bring-title = Auf diesem Gerät warst du { $name }
web-bring-how =
    { $tables ->
        [one] Ist der Tisch, an dem { $name } saß, auch deiner? Dann geht er an dich.
       *[other] Sind die { $tables } Tische, an denen { $name } saß, auch deine? Dann gehen sie an dich.
    } Das lässt sich sieben Tage lang rückgängig machen.
web-bring-do = Ja, mitnehmen
web-bring-not = Nein
web-bring-done = Was du dort gespielt hast, gehört dir.
web-joins = Mitgenommen
web-joined =
    { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $day }
web-bring-undo = Rückgängig
web-bring-undo-how = War es doch jemand anderes? Sieben Tage lang lässt es sich rückgängig machen.

# Was aus Partien wurde.
web-person = Jemand
web-somebody = jemand
web-you = du
web-person-since = Hier seit { $since }, meist bei { $game }
web-person-new = Hier seit { $since }
web-person-games =
    { $games ->
        [one] Partie
       *[other] Partien
    }
web-person-won = gewonnen
web-person-stayed = bis zum Ende
web-person-none = Noch keine Partie zu Ende gespielt. Was du zu Ende spielst, steht dann hier.
web-won-places = Gewonnen und Plätze
web-won-legend = Punkt: bisher; Band: wahrscheinlich; Striche: gleicher Anteil
web-seats = Stühle
web-games = Partien
web-games-count =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
web-won = Gewonnen
web-likely = Wahrscheinlich
web-likely-between = wahrscheinlich zwischen { $low } und { $high } Prozent
web-likely-rating = wahrscheinlich zwischen { $low } und { $high }
web-likely-later = als Anteil ab { $games } Partien
web-places = Platz 1, 2, 3 …
web-rating = Wertung
web-rating-none = Noch keine Partie hat gezählt.
web-rating-how = Sie beginnt bei 1500. Vorläufig, bis das Band schmal ist, nach etwa 20 Partien; zu zweit und zu mehreren gibt es je eine Wertung.
web-provisional = vorläufig
web-pool-2 = Zu zweit
web-pool-3 = Zu dritt und mehr
web-last-games = Letzte Partien
web-when = Wann
web-with = Mit
web-place-head = Platz
web-points = Punkte
web-nth = { $place }.
web-of-seats = von { $seats }
web-left-match = einem Bot überlassen
web-against = Direkter Vergleich
web-against-how = Gold: { $name } stand am Ende höher
web-against-said = { $ahead }‑mal davor, { $even }‑mal gleich, { $behind }‑mal dahinter
web-why-people = nur ein Mensch
web-why-clock = keine Uhr
web-why-undo = nach Abstimmung zurückgenommen
web-why-visitor = ein Bot von außen
web-counts = Diese Partie zählt für die Wertung.
web-counts-for = Diese Partie zählt: deine Wertung { $change }.
web-counts-left = Diese Partie zählt, und wer sie einem Bot überlässt, ist Letzter: deine Wertung { $change }.
web-counts-not = Diese Partie zählt nicht für die Wertung: { $why }.
web-with-bots = mit Bots
web-name-head = Name
web-month = Monat
web-played-head = Gespielt
web-fixed = fest
web-board-empty = Noch hat niemand genug Partien gespielt, die zählen. Es braucht zwanzig, die letzte in den letzten 90 Tagen.
web-not-yet = Noch nicht hier
web-games-of = { $games } von { $enough } Partien
web-away-since = zuletzt { $day }
web-who-stands = Wer hier steht
web-stands-games = Zwanzig Partien oder mehr, eine davon in den letzten 90 Tagen.
web-stands-order = Geordnet wird nach dem unteren Ende des Bandes: Ein glücklicher Anfang führt nicht.
web-stands-rest = Wer pausiert, verliert keine Punkte.
web-stands-bots = Bots des Hauses nehmen keinen Platz ein und bleiben stehen, sobald man sie kennt.
web-which-count = Welche Partien zählen
web-which-count-how = Zwei Menschen oder mehr, eine Uhr, nichts nach Abstimmung zurückgenommen und kein Bot von außen. Wer die Partie einem Bot überlässt, ist Letzter. Jede Partie sagt am Ende, ob sie zählt, und warum nicht.

# Was von jemandem bekannt ist.
web-privacy-what = Ein Name, was du an Tischen gespielt und gesagt hast und was du in diesen Einstellungen eingetragen hast. Netzadressen werden nicht aufbewahrt, und keine andere Seite erfährt von dir.
web-export = Export
web-export-how = alles über dich, eine Datei
web-export-do = Datei erstellen
web-forget = Mich löschen
web-forget-how = sieben Tage Bedenkzeit; Partien bleiben, dein Name geht
web-forget-do = Löschen …
web-forget-sure = In sieben Tagen verschwindet alles, was dir hier gehört: dein Name, was du gesagt hast, Passkeys, Nachrichten, Ergebnisse. Partien bleiben für die anderen ganz, mit jemandem an deiner Stelle; laufende gehen an einen Bot.
web-forget-at = Du wirst vergessen: { $day }.
web-forget-not = Ich bleibe

# Ruhe.
web-peace-how = Wen du stummschaltest, liest du nicht. Wen du meidest, triffst du an öffentlichen Tischen nicht; über einen eigenen Link geht es noch. Beides schaltest du auf der Seite der Person, und niemand erfährt davon.
web-mute = { $name } stummschalten
web-mute-how = was sie oder er sagt, siehst du nicht
web-avoid = { $name } meiden
web-avoid-how = kein öffentlicher Tisch zusammen
web-peace-report = Möchtest du jemanden an deinem Tisch der Hausleitung melden: Das steht im Menü des Tisches.

# Der Hausleitung etwas melden.
web-report = { $name } melden
web-report-line = Diese Zeile melden
web-report-who = Jemanden melden
web-report-how = Die Hausleitung liest es, zusammen mit dem, was hier gesagt wurde. Sonst erfährt niemand davon.
web-report-reason = Worum geht es?
web-reason-words = Verletzende Worte
web-reason-spam = Werbung oder zugetextetes Gespräch
web-reason-name = Ein verletzender Name
web-reason-stalling = Absichtlich trödeln oder weglaufen
web-reason-unfair = Unfaires Spiel
web-reason-other = Etwas anderes
web-report-words = In eigenen Worten, wenn du magst
web-report-send = An die Hausleitung senden
web-report-arrived = Es ist bei der Hausleitung angekommen. Danke, dass du es sagst.
web-report-mute-too = Du musst nicht auf sie warten: Du kannst { $name } sofort stummschalten oder meiden.

# Was die Hausleitung zu sagen hat.
web-word-warn = Ein Wort der Hausleitung
web-word-mute = Die Hausleitung bittet dich zu schweigen
web-word-close = Dieses Haus ist für dich geschlossen
web-word-about = Es geht um: { $reason }.
web-word-warn-how = Alle sollen sich hier wohlfühlen. Bitte halte dich daran.
web-word-mute-how = Bis { $day } hört niemand, was du sagst. Spielen kannst du wie immer.
web-word-close-how = Du bekommst keinen Platz und stellst keinen Tisch auf. Bots spielen deine Partien weiter.
web-word-close-until = Das gilt bis { $day }.
web-word-read = Ich habe es gelesen

# Der Schreibtisch der Hausleitung.
web-keeper = Tisch der Hausleitung
web-keeper-waiting = { $count ->
        [0] Keine Meldung wartet
        [one] Eine Meldung wartet
       *[other] { $count } Meldungen warten
    }
web-keeper-rest = Schön. Alle kommen miteinander aus.
web-keeper-by = { $name } meldet { $about }
web-keeper-said = Was gesagt wurde
web-keeper-said-none = Gesagt wurde nichts.
web-keeper-this-line = diese Zeile
web-keeper-what = Was geschieht
web-keeper-do = Ausführen
web-keeper-days = Für wie viele Tage
web-keeper-days-none = Ohne Ende
web-keeper-why = An { $name }, in eigenen Worten
web-keeper-about = Über { $name }
web-act-warn = Verwarnen
web-act-mute = Für alle stummschalten
web-act-close = Die Tür schließen
web-act-dismiss = Auf sich beruhen lassen
web-act-keeper = Hausleitung
web-act-warn-how = einmal zu lesen, in der eigenen Sprache
web-act-mute-how = einige Tage lang hört sie niemand
web-act-close-how = keine Tische, Plätze, Gespräche; Bots spielen weiter
web-act-dismiss-how = es geschieht nichts, und niemand erfährt davon
web-keeper-log = Was getan wurde
web-keeper-log-none = Noch nichts.
web-keeper-log-by = { $day }, von { $name }
web-keeper-runs = der Person, die das Haus betreibt
web-keeper-until = bis { $day }
web-keeper-undo = Zurücknehmen
web-keeper-undo-it = Zurücknehmen: { $what }, { $name }
web-keeper-undone = zurückgenommen: { $day }, von { $name }
web-keeper-seen = gelesen
