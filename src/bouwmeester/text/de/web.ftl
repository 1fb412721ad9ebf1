# The page of the table.
web-title = Drei Bauspiele auf einem Tisch
web-subtitle = Mit Freunden, mit Bots, jetzt oder über Tage.
web-home = Bouwmeester, Startseite
web-guest = Gast
web-you-are = Du bist { $name }: Einstellungen
web-language = Sprache
web-light-or-dark = Hell oder dunkel
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Kopiert.
web-yes = Ja
web-no = Nein
web-no-server = Der Server antwortet nicht. Noch ein Versuch …

# Home.
web-players = Spieler
web-play-now = Jetzt spielen
web-against-bots = gegen Bots
web-new-table = Neuer Tisch
web-my-tables = Meine Tische
web-public-tables = Öffentliche Tische
web-no-tables = Noch kein Tisch? Drück auf „Jetzt spielen“: Du sitzt sofort am Tisch, und er zeigt dir, was du tun kannst.
web-your-turn = Du bist dran
web-open = Plätze frei
web-watch = zusehen
web-minutes = { $minutes } Min.
web-hours = { $hours } Std.
web-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-join-by-code = Mit Code dazusetzen
web-join-how = Einen Code bekommen? Hier eintippen. Oder
web-open-record = ein Protokoll öffnen
web-code = Code des Tisches
web-join = Dazusetzen
web-no-code = Es gibt keinen Tisch { $code }.

# A new table, and waiting for people.
web-how-many = Wie viele Spieler?
web-chairs = Wer sitzt wo?
web-chair = Platz { $number }
web-chair-me = Ich
web-chair-open = Frei, für wen auch immer
web-chair-bot = Bot: { $bot }
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-bank = Je { $minutes } Minuten, und { $increment } Sekunden pro Zug
web-clock-move-minute = Eine Minute pro Zug
web-clock-move-day = Ein Tag pro Zug
web-pace = Tempo
web-pace-live = Zusammen, jetzt
web-pace-days = Über Tage
web-public = Alle dürfen zusehen und mitspielen
web-allow-undo = Züge dürfen zurückgenommen werden
web-allow-talk = Es darf geredet werden
web-make-table = Einrichten
web-waiting = Warten auf Mitspieler
web-sit = Hier sitzen
web-leave = Aufstehen
web-free-chair = ein freier Platz
web-thats-you = das bist du
web-invite = Andere einladen
web-invite-code = Der Code dieses Tisches:
web-invite-link = Der Weg zu diesem Tisch
web-invite-qr = Der Weg zu diesem Tisch als QR-Code

# At the table.
web-table-code = Tisch { $code }
web-bot = Bot
web-away = weg
web-to-move = { $name } überlegt
web-over = Das Spiel ist aus
web-choices = Was du tun kannst
web-position = Die Stellung
web-log = Verlauf
web-log-whole = alles
web-talk = Gespräch
web-talk-say = Sag etwas
web-talk-send = Senden
web-talk-none = Noch hat niemand etwas gesagt.
web-time-left = Restzeit
web-since = Seit deinem Zug
web-since-again = Noch einmal zeigen
web-undo = Zurücknehmen
web-hint = Tipp
web-hinted = Ein starker Bot würde: { $action }
web-rules = Spielregeln
web-menu = Menü
web-lost = Die Verbindung ist weg; noch ein Versuch …
web-restarting = Der Server startet neu …
web-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich
web-ask-undo = Andere fragen, ob ich zurücknehmen darf
web-ask-replace = Einen Bot für { $name } spielen lassen
web-proposal = Eine Frage an dich
web-asks-undo = { $name } möchte einen Zug zurücknehmen.
web-asks-replace = { $name } schlägt vor, dass ein Bot für { $seat } spielt.
web-replaced = Ein Bot spielt für dich.
web-come-back = Selbst spielen
web-sealed = Die Ziehungen sind versiegelt
web-rematch = Noch einmal
web-rematch-join = Zum nächsten Spiel
web-look-back = Zurückblicken
web-record = Protokoll sichern

# Looking back.
web-replay = Rückblick
web-replay-drop = Zieh das Protokoll eines Spiels hierher, oder wähle die Datei.
web-replay-choose = Datei wählen
web-replay-bad = Dieses Protokoll lässt sich nicht spielen: { $reason }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Von selbst laufen lassen
web-replay-stop = Anhalten
web-replay-moment = Moment { $moment } von { $moments }
web-replay-seen-by = Gesehen von
web-replay-spectator = Zuschauer
web-replay-open = allen: alle Karten
web-replay-link = Link zu diesem Moment
web-replay-end = Das Ergebnis

# The rules page.
web-contents = Inhalt

# Settings.
web-settings = Einstellungen
web-name = Dein Name
web-theme = Licht
web-theme-system = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-palette = Farben
web-palette-house = Des Hauses
web-palette-distinct = Leicht zu unterscheiden
web-speed = Wie schnell die Züge anderer gezeigt werden
web-speed-slow = Langsam
web-speed-normal = Ruhig
web-speed-fast = Schnell
web-speed-off = Sofort
web-confirm = Vor dem Senden eines Zuges nachfragen
web-sure = Bist du sicher?
web-sounds = Töne
web-other-device = Auf einem anderen Gerät
web-other-device-how = Mit deinem eigenen Link bist du auch dort du selbst. Gib ihn niemandem.
web-make-link = Meinen Link machen
web-back-title = Willkommen zurück
web-back-how = Mit diesem Link bist du auf diesem Gerät, wer ihn gemacht hat.
web-back-do = Das bin ich
web-back-failed = Dieser Link gilt nicht mehr.

# What the server refuses, and what it tells.
server-not_seated = Du hast keinen Platz an diesem Tisch.
server-not_begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
server-bot_plays_for_you = Ein Bot spielt für dich; komm erst selbst zurück.
server-nobody_plays_for_you = Niemand spielt für dich.
server-no_undo_here = An diesem Tisch wird nichts zurückgenommen.
server-nothing_to_undo = Es gibt von dir nichts zurückzunehmen.
server-already_seen = Die anderen haben schon gesehen, was daraus wurde; du kannst sie fragen.
server-one_question_at_a_time = Eine andere Frage ist noch offen.
server-nothing_asked = Du bist nichts gefragt worden.
server-nobody_to_replace = Dort spielt kein Mensch.
server-not_away = Diese Person ist da oder gerade erst weg.
server-no_hints_here = Wo andere mitspielen, gibt es keine Tipps.
server-not_your_turn = Du bist nicht an der Reihe.
server-no_chat = An diesem Tisch wird nicht geredet, oder du hast keinen Platz.
server-nothing_said = Die Zeile war leer.
server-not_written = Es konnte nicht aufgeschrieben werden. Versuch es gleich noch einmal.
server-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $seat } nimmt einen Zug zurück.
    }
server-replaced =
    { $you ->
        [yes] Von jetzt an spielt ein Bot für dich.
       *[no] Von jetzt an spielt ein Bot für { $seat }.
    }
server-returned =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $seat } ist zurück.
    }
