# The page of the table.
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
web-moment = Einen Augenblick …
web-no-page = Diese Seite ließ sich nicht laden: Der Server antwortet nicht.
web-try-again = Noch einmal versuchen
web-no-server = Der Server antwortet nicht. Noch ein Versuch …
web-no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-offline = Gerade gibt es keine Verbindung. Lektionen, die Rätsel des Tages und die Spielregeln sind trotzdem da.
web-newer = Es gibt eine neuere Fassung dieser Seite. Sie kommt, sobald du nicht mitten in etwas bist.
web-newer-now = Jetzt laden

# Home.
web-players = Spieler
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-public-tables = Öffentliche Tische
web-with-friends = Mit Freunden
web-with-friends-how = Freunde, Bots oder beides; jetzt oder über Tage.
web-tables = Tische
web-board = Rangliste
web-events = Veranstaltungen
web-to-event = Zur Veranstaltung
web-my-page = Meine Partien
web-pages = Seiten
web-been-here = Hast du hier schon gespielt, auf einem anderen Gerät?
web-your-turn = Du bist dran
web-open = Stühle frei
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
web-too-often = Zu viele falsche Codes. Warte eine Minute.

# A new table, and waiting for people.
web-how-many = Wie viele Spieler?
web-chairs = Wer sitzt wo?
web-by-which-rules = Nach welchen Regeln?
web-chair = Stuhl { $number }
web-chair-me = Ich
web-chair-open = Freier Stuhl
web-chair-friend = Jemand anderes
web-chair-friend-how = wer den Link oder den Code hat
web-chair-bot = Bot: { $bot }
web-temperament = Temperament
web-temperament-any = Beliebig
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-bank = Je { $minutes } Minuten, und { $increment } Sekunden pro Zug
web-clock-move-minute = Eine Minute pro Zug
web-clock-move-day = Ein Tag pro Zug
web-pace = Tempo
web-pace-live = Zusammen, jetzt
web-pace-days = Über mehrere Tage
web-public = Alle dürfen zusehen und mitspielen
web-allow-undo = Züge dürfen zurückgenommen werden
web-allow-talk = Es darf geredet werden
web-make-table = Einrichten
web-sit = Hier sitzen
web-leave = Aufstehen
web-free-chair = ein freier Stuhl
web-kept-chair = Freigehalten für { $name }
web-thats-you = das bist du
web-invite = Andere einladen
web-invite-code = Der Code dieses Tisches:
web-invite-link = Der Link zu diesem Tisch
web-invite-qr = Der Link zu diesem Tisch als QR-Code

# At the table.
web-table-code = Tisch { $code }
web-bot = Bot
web-bot-outside = Bot von außen
web-away = weg
web-to-move = { $name } überlegt
web-over = Das Spiel ist aus
web-choices = Was du tun kannst
web-position = Die Stellung
web-log = Verlauf
web-log-whole = alles
web-log-empty = Es ist noch nichts geschehen.
web-talk = Gespräch
web-talk-say = Sag etwas
web-talk-send = Senden
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-watching = Du schaust zu: Wer am Tisch sitzt, redet, und du liest mit.
web-time-left = Restzeit
web-since = Seit deinem Zug
web-since-again = Noch einmal zeigen
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Es wird überlegt, was gut wäre …
web-hint-share = Gewinnchance
web-hint-do = { $number } ausführen
web-hint-played = gespielt
web-hint-wanted = was du wolltest
web-ground-for = Dafür:
web-ground-against = Dagegen:
web-hint-rule = Tipps
web-hint-all = für alle (Lehrtisch)
web-hint-alone = nur für den, der allein spielt
web-allow-hints = Lehrtisch: Alle dürfen um Tipps bitten
web-teaching = Lehrtisch
web-warned = Vorsicht
web-warned-how = Damit verschenkst du viel. Du kannst es dir noch überlegen.
web-taught = Mit Warnung
web-taught-how = vor großen Fehlern gewarnt
web-untaught = Ohne Hilfe
web-exercises = Deine Übungen
web-from-position = Aus einer Stellung
web-rules = Spielregeln
web-menu = Menü
web-lost = Die Verbindung ist weg; noch ein Versuch …
web-restarting = Der Server startet neu …
web-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich
web-no-table-how = Wer ihn eingerichtet hat, hat einen Code und einen Link für dich; eine Adresse, die aus dem Browser kopiert ist, reicht nicht.
web-nothing = Hier ist nichts.
web-ask-undo = Die anderen fragen, ob ich zurücknehmen darf
web-ask-replace = Einen Bot für { $name } spielen lassen
web-proposal = Eine Frage an dich
web-asks-undo = { $name } möchte einen Zug zurücknehmen.
web-asks-replace = { $name } schlägt vor, dass ein Bot für { $seat } spielt.
web-come-back = Selbst spielen
web-sealed = Die Ziehungen sind versiegelt
web-rematch = Noch einmal
web-rematch-join = Zur nächsten Partie
web-review = Woran es lag
web-look-back = Zurückblicken
web-record = Protokoll sichern

# Looking back.
web-replay = Rückblick
web-replay-drop = Zieh das Protokoll eines Spiels hierher, oder wähle die Datei.
web-replay-choose = Datei wählen
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Automatisch abspielen
web-replay-stop = Anhalten
web-replay-moment = Moment { $moment } von { $moments }
web-replay-seen-by = Gesehen von
web-replay-spectator = einem Zuschauer
web-replay-open = allen: alles offen
web-replay-link = Link zu diesem Moment
web-replay-end = Das Ergebnis

# The rules page.
web-contents = Inhalt
web-quoted = „{ $text }“

# Settings.
web-settings = Einstellungen
web-name = Dein Name
web-theme = Licht
web-theme-system = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-palette = Farben
web-palette-house = Hausfarben
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
web-other-device-how = Mit deinem eigenen Link bist du auch dort du selbst. Er gilt einmal; ein neuer ersetzt ihn. Gib ihn niemandem.
web-other-device-new = Erstelle dort, wo du schon gespielt hast, deinen eigenen Link: Er steht auf dieser Seite der Einstellungen. Öffnest du ihn hier, bist du wieder du selbst.
web-make-link = Meinen Link erstellen
web-drop-link = Zurückziehen
web-link-dropped = Der Link gilt nicht mehr.
web-own-bots = Deine eigenen Bots
web-own-bots-how = Ein Programm von dir kann an Tischen sitzen, egal in welcher Sprache es geschrieben ist. Gib ihm einen Namen, und du bekommst ein Token, mit dem es hereinkommt.
web-own-bot-name = Name eines neuen Bots
web-own-bot-start = Starte dein Programm damit:
web-own-bot-for-all = für alle
web-own-bot-shared = Alle dürfen ihn wählen
web-own-bot-make = Token erstellen
web-own-bot-token = Token von { $name }, nur dieses eine Mal zu sehen
web-own-bot-drop = Zurückziehen
web-own-bot-here = jetzt hier
web-own-bot-away = nicht hier
web-back-title = Willkommen zurück
web-back-how = Mit diesem Link bist du auf diesem Gerät die Person, die ihn erstellt hat.
web-back-do = Das bin ich
web-back-failed = Jeder gilt einmal. Wo man dich kennt, kannst du einen neuen erstellen, in den Einstellungen unter Geräte.

# What the server refuses, and what it tells.
server-not_seated = Du hast keinen Stuhl an diesem Tisch.
server-not_begun = Das Spiel hat noch nicht begonnen: Es sind noch Stühle frei.
server-bot_plays_for_you = Ein Bot spielt für dich; komm erst selbst zurück.
server-nobody_plays_for_you = Niemand spielt für dich.
server-match_over = Das Spiel ist vorbei und bleibt, wie es ist.
server-no_undo_here = An diesem Tisch wird nichts zurückgenommen.
server-nothing_to_undo = Es gibt von dir nichts zurückzunehmen.
server-already_seen = Die anderen haben schon gesehen, was daraus wurde; du kannst sie fragen.
server-one_question_at_a_time = Eine andere Frage ist noch offen.
server-nothing_asked = Du bist nichts gefragt worden.
server-nobody_to_replace = Dort spielt kein Mensch.
server-not_away = Diese Person ist da oder noch keine halbe Minute weg.
server-no_hints_here = Wo andere mitspielen, gibt es keine Tipps, außer an einem Lehrtisch.
server-no_hint_now = Gerade fällt niemandem etwas ein. Versuche es gleich noch einmal.
server-not_your_turn = Du bist nicht an der Reihe.
server-no_chat = An diesem Tisch wird nicht geredet, oder du hast keinen Stuhl.
server-nothing_said = Die Zeile war leer.
server-busy = Gerade ist zu viel los; bitte gleich noch einmal versuchen.
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
server-time_up =
    { $you ->
        [yes] Deine Zeit war um: Ein Bot spielt für dich, bis du zurückkommst.
       *[no] Die Zeit von { $seat } war um: Ein Bot spielt, bis { $seat } zurückkommt.
    }
server-resigned =
    { $you ->
        [yes] Du hast aufgegeben: Ein Bot spielt für dich weiter.
       *[no] { $seat } hat aufgegeben: Ein Bot spielt weiter.
    }

# What the server refuses before and beside the game.
server-no_table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
server-unreadable = Dieser Tisch wurde mit älteren Regeln begonnen und ist nicht mehr lesbar.
server-no_puzzle = Dieses Rätsel gibt es nicht.
server-bad_option = Mit diesen Optionen lässt sich das Spiel nicht spielen.
server-cannot_be = Das geht nicht.
server-no_record = Das ist kein Spielprotokoll. Ein Protokoll ist die Datei, die du am Ende eines Spiels mit „Protokoll sichern“ bekommst; ihr Name endet auf .jsonl.
server-broken_record = Dieses Protokoll lässt sich nur bis Zeile { $line } nachspielen: Die Datei wurde verändert oder ist nicht vollständig. Hole sie am Ende des Spiels noch einmal.
server-begun = Das Spiel hat schon begonnen.
server-no_such_chair = Diesen Stuhl gibt es nicht.
server-chair_taken = Dort sitzt schon jemand.
server-chair_kept = Dieser Stuhl ist für jemanden freigehalten, der das letzte Spiel mitgespielt hat.
server-only_bots = Mindestens ein Stuhl ist für einen Menschen.
server-too_much = Das ist etwas viel auf einmal. Bitte kurz warten und noch einmal versuchen.
server-name_of_bots = So heißen nur Bots. Bitte einen anderen Namen wählen.
server-away = Gerade lässt sich nichts speichern. Bitte gleich noch einmal versuchen.
server-have_a_chair = Du hast schon einen Stuhl an diesem Tisch.
server-no_rematch = Noch einmal spielen können nur die Mitspieler, und erst wenn das Spiel zu Ende ist.
server-not_playing = Aufgeben kann man nur, solange gespielt wird.
server-not_the_host = Das kann nur, wer den Tisch aufgestellt hat.
server-no_such_bot = Diesen Bot gibt es bei diesem Spiel nicht.
server-no_name = Ein Name braucht mindestens einen Buchstaben.
server-no_passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuche es noch einmal.
server-no_passkeys = Passkeys brauchen einen Namen: Öffne diese Seite über einen Namen, nicht über eine Adresse aus Ziffern.
server-no_address = An diese Adresse schreibt dieses Haus nicht: Ein Webhook beginnt mit https:// und liegt außerhalb des eigenen Netzes.
server-no_person = Hier ist niemand mit diesem Namen.
server-declined = Wer den Tisch aufgestellt hat, spielt diese Partie mit anderen. An vielen anderen Tischen ist ein Platz für dich frei.
server-muted = Die Hausleitung hat dich gebeten, eine Weile zu schweigen: Gerade hört dich niemand.
server-closed_out = Dieses Haus ist vorerst für dich geschlossen. Die Hausleitung hat dir gesagt, warum.
server-no_link = Dieser Link gilt nicht mehr.
server-not_over = Das Protokoll gibt es erst, wenn das Spiel zu Ende ist.

# What a request was refused for.
web-no-name-yet = Der Server kennt dich noch nicht. Lade die Seite neu.
web-too-fast = Das war zu schnell für den Server. Versuch es gleich noch einmal.
web-server-failed = Das ist dem Server nicht gelungen. Versuch es gleich noch einmal.
web-rule-of = { $chapter }, Regel { $number }
web-rule-number = Regel { $number }
web-rules-title = Regeln von { $game }

# Whom one meets, and what stands on the home page.
web-whom = Gegen wen möchtest du spielen?
web-hello = Willkommen, { $name }
web-your-turn-name = Du bist dran, { $name }
web-waits-for-you = Wartet auf dich
web-waits-for-others = Wartet auf andere
web-play = Spielen
web-finished = Beendet
web-finished-all =
    { $total ->
        [1] Ansehen
       *[other] Alle { $total }
    }
web-finished-title = Beendete Partien
web-finished-none = Noch keine Partie beendet.
web-finished-page = Seite { $page } von { $pages }
web-finished-newer = Neuere
web-finished-older = Ältere
web-you-won = Du hast gewonnen, { $points } zu { $second }
web-you-won-tie =
    Geteilter erster Platz, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-place =
    { $place }. von { $seats }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-who-won = { $name } gewann mit { $points }
web-who-won-tie = { $names } teilten sich den Sieg mit { $points }
web-your-bot-won = Der Bot auf deinem Stuhl gewann mit { $points }
web-you-resigned = Du hast aufgegeben
web-result-unread = Das Ergebnis ist nicht mehr lesbar.
web-put-away-sure = { $game } vom { $day } von deiner Liste nehmen? Du findest es dort dann nicht mehr.
web-put-away = Von meiner Liste nehmen

# The waiting room.
web-chairs-free =
    { $chairs ->
        [one] Ein Stuhl ist noch frei
       *[other] { $chairs } Stühle sind noch frei
    }
web-chairs-taken =
    { $taken ->
        [one] { $taken } von { $seats } sitzt am Tisch.
       *[other] { $taken } von { $seats } sitzen am Tisch.
    }
web-starts = Es beginnt, sobald alle sitzen.
web-seat-bot = Bot hinsetzen
web-change-bot = Ein anderer Bot, oder keiner
web-no-bot = Kein Bot: Stuhl frei lassen
web-game = Spiel
web-clock-move = { $seconds } Sekunden je Zug
web-what-we-play = Was wir spielen
web-undo-rule = Zurücknehmen
web-undo-free = erlaubt
web-undo-never = nicht erlaubt
web-who-comes = Wer kommen darf
web-who-comes-all = alle, zum Zusehen oder Mitspielen
web-close-table = Diesen Tisch auflösen
web-close-table-sure = Diesen Tisch auflösen? Wer daran sitzt, wird weggeschickt.
web-decline = { $name } ablehnen
web-decline-sure = { $name } steht auf und bekommt an diesem Tisch keinen Platz mehr. Es wird freundlich gesagt, dass du diese Partie mit anderen spielst.
web-declined-title = Diese Partie ist für andere gedacht
web-declined = Das sagt nichts über dich: Manchmal ist ein Tisch für bestimmte Leute. Es gibt noch mehr, oder stell selbst einen auf.
web-declined-others = Einen anderen Tisch suchen
web-report-somebody = Jemanden melden …
web-invite-met = Jemand, mit dem du gespielt hast
web-invite-ask = Einladen
web-invited = { $name } ist eingeladen.
web-invites-you = Eingeladen
web-invited-by = { $name } möchte gern { $game } mit dir spielen
web-invited-go = Ansehen
web-invited-no = Nein, danke
web-invited-no-it = Nein, danke: { $game } mit { $name }
web-table-closed = Dieser Tisch wurde aufgelöst, bevor das Spiel begann.
web-invite-here = „localhost“ geht nur auf diesem Rechner; diese Adresse geht für alle in deinem Netz.
web-invite-own = Diese Adresse geht nur auf diesem Rechner.
web-invite-elsewhere = Andere Adresse

# Leaving a match.
web-leave-sure = Aufstehen? Dein Stuhl wird für andere frei.
web-leave-table = Tisch verlassen …
web-leave-title = Diesen Tisch verlassen?
web-leave-later = Später wiederkommen
web-leave-later-how = Dein Stuhl bleibt deiner.
web-leave-later-clock = Dein Stuhl bleibt deiner, und deine Uhr läuft weiter.
web-resign = Aufgeben
web-resign-how = Ein Bot übernimmt deinen Stuhl für immer, und alle erfahren es. Du kannst nicht zurückkommen.
web-stay = Bleiben
web-leave-now = Vorerst gehen

# Who asks to take back, and who has answered.
web-you-ask-undo = Du fragst, ob du deinen Zug zurücknehmen darfst.
web-you-ask-replace = Du schlägst vor, dass ein Bot für { $seat } spielt.
web-answer-yes = { $name }: ja
web-answer-waiting = { $name }: …
web-answer-until = Noch { $seconds } s.
web-withdraw = Zurückziehen
web-said-no = { $name } hat nein gesagt.
web-not-in-time = Nicht alle haben rechtzeitig ja gesagt.
web-played-on = { $name } hat weitergespielt: Das ist ein Nein.

# Watching, waiting, and a bot in somebody's place.
web-watching = Du schaust zu
web-bot-time = Bot, Zeit um
web-bot-agreed = Bot, vereinbart
web-bot-resigned = Bot, aufgegeben
web-replaced-time = Deine Zeit war um: Ein Bot spielt für dich.
web-replaced-agreed = Die anderen waren einverstanden, dass ein Bot für dich spielt.
web-bot-finished = Zu Ende gespielt hat ein Bot, an deiner Stelle.
web-unread = { $lines } ungelesen
web-forced = Von selbst tun, was als Einziges möglich ist, etwa passen, wenn man nicht überbieten kann
web-forced-now = Es geht nur noch: { $action } (von selbst)
web-back-to-table = Zurück zum Tisch

# Lektionen, und der Begleiter im ersten Spiel.
web-meester = Der Baumeister
web-learn = Lernen
web-learn-it = Lerne es
web-learn-which = Welches Spiel soll ich dir zeigen?
web-learn-which-how = Kurze Schritte am echten Spielplan, ohne Regelheft. Deinen ersten Zug machst du gleich.
web-learn-lessons =
    { $lessons ->
        [one] 1 Lektion
       *[other] { $lessons } Lektionen
    }
web-learn-title = { $game } lernen
web-learn-how = Kurze Lektionen am echten Spielplan. Was du versuchst, beantworten die Regeln.
web-learn-none = Für dieses Spiel gibt es keine Lektionen.
web-learn-did = geschafft
web-learn-minutes = { $minutes } Min.
web-learn-begin = Anfangen
web-learn-go-on = Weitermachen
web-lesson = Lektion
web-lessons = Lektionen
web-lesson-of = Lektion { $lesson } von { $lessons }
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-show = Zeig es mir
web-lesson-leave = Verlassen
web-lesson-following = Weiter: { $lesson }
web-lesson-play = Spiele deine erste Partie
web-lesson-done = Das war „{ $lesson }“. Gut gemacht!
web-guide = Begleiter
web-guide-off = Begleiter ausschalten
web-guide-first = zum ersten Mal
web-guide-got-it = Verstanden
web-guide-again = Nicht mehr zeigen
