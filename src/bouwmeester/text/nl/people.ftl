# De pagina's over mensen: wat ze te horen krijgen, wie ze zijn, wat er van hun partijen kwam.

# Instellingen, blad voor blad.
web-settings-play = Spelen en uiterlijk
web-settings-notices = Berichten
web-settings-devices = Apparaten
web-settings-privacy = Privacy
web-settings-peace = Rust

# Berichten: waar, waarover, en wanneer niet.
web-ways = Waar je het hoort
web-way-push = Browser
web-way-mail = E-mail
web-way-webhook = Webhook
web-way-test = Probeer
web-way-remove = Weghalen
web-way-remove-it = { $name } weghalen
web-way-gone = Daar antwoordt niemand meer. Haal het weg, of probeer het nog eens.
web-way-unconfirmed = Er is een mail onderweg. Open de link erin om ja te zeggen.
web-push-here = Vertel het me in deze browser
web-push-cannot = Deze browser kan je hier niet uit zichzelf iets melden. Op een iPhone of iPad: zet de pagina eerst op je beginscherm; elders is een adres met https nodig.
web-push-denied = De browser mag geen berichten van deze pagina tonen. Dat verander je in de instellingen van de browser zelf.
web-mail-address = Je e-mailadres
web-mail-add = Mail het me
web-webhook-address = Adres van een webhook, https://…
web-webhook-style = Vorm van het bericht
web-webhook-json = Gewone JSON
web-webhook-discord = Discord
web-webhook-ntfy = ntfy
web-webhook-add = Toevoegen
web-webhook-secret = Hiermee worden de berichten ondertekend. Het staat hier alleen nu:
web-tell-me = Laat het me weten
web-notice-turn = Jouw beurt
web-notice-turn-how = en je bent er niet
web-notice-clock = Klok bijna op
web-notice-clock-how = nog een uur, of een kwart
web-notice-full = Tafel vol
web-notice-full-how = de partij begint
web-notice-proposal = Een vraag
web-notice-proposal-how = terugnemen, een bot voor iemand
web-notice-invited = Uitgenodigd
web-notice-invited-how = er is een stoel voor je vrij
web-notice-over = Partij afgelopen
web-notice-over-how = met de uitslag
web-notice-sent = Het is verstuurd.
web-notice-not-sent = Niemand heeft het daar aangenomen.
web-notice-always = Ook als ik hier ben
web-notice-always-how = anders zegt de open pagina het je
web-chime = Een zacht geluid
web-chime-how = als je aan de beurt bent op de open pagina
web-by-table = Per tafel
web-by-table-else = anders zoals voor alle
web-by-table-same = Zoals voor alle
web-by-table-all = Overal
web-by-table-none = Niets
web-quiet = Stille uren
web-quiet-from = van
web-quiet-to = tot
web-quiet-from-to = Stil van { $start } tot { $end }
web-quiet-clock = Een bijna lege klok mag erdoor
web-quiet-clock-how = de rest wacht tot de ochtend
web-confirm-box = Mail van Bouwmeester
web-confirm-box-how = Wil je een mail als hier iets op je wacht? Je kunt er altijd mee stoppen.
web-confirm-box-do = Ja, mail me
web-confirm-box-done = Dank je. Je hoort het als er iets op je wacht.
web-leave-box = Geen mail meer
web-leave-box-how = Daarna komt er geen mail meer op dit adres.
web-leave-box-do = Mail me niet meer
web-leave-box-done = Dit adres krijgt geen mail meer.

# Bekend zijn.
web-passkeys = Passkeys
web-passkey-add = Toevoegen
web-passkey-added = Vanaf nu ben je met deze passkey overal jezelf.
web-passkey-since = toegevoegd { $day }
web-passkey-used = gebruikt { $day }
web-passkey-sign-in = Met een passkey aanmelden
web-passkey-there = Dit apparaat heeft al een passkey van je. Op een ander kun je er een tweede toevoegen.
web-passkeys-why = Geen naam om te onthouden en nergens een wachtwoord. Twee passkeys zijn veiliger dan één.
web-passkeys-cannot = Passkeys hebben een naam met https nodig: met een adres in cijfers gaat het niet. Je eigen link werkt overal.
web-device-unnamed = Een browser
web-device-here = nu hier
web-device-this = deze
web-sign-out = Afmelden
web-sign-out-it = { $name } afmelden
web-sign-out-others = Alle andere afmelden
web-sign-out-sure = Hier afmelden? Met je passkey kom je terug.
web-sign-out-sure-lost = Hier afmelden? Je hebt geen passkey: zonder je eigen link op een ander apparaat kan niemand meer jou zijn.
web-bring-title = Op dit apparaat was je { $name }
web-bring-how =
    { $tables ->
        [one] Is de tafel waaraan { $name } zat ook van jou? Dan gaat die naar jou.
       *[other] Zijn de { $tables } tafels waaraan { $name } zat ook van jou? Dan gaan ze naar jou.
    } Dat kan zeven dagen lang ongedaan worden gemaakt.
web-bring-do = Ja, meenemen
web-bring-not = Nee
web-bring-done = Wat je daar gespeeld hebt, is van jou.
web-joins = Meegenomen
web-joined =
    { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }, { $day }
web-bring-undo = Ongedaan maken
web-bring-undo-how = Was het toch iemand anders? Zeven dagen lang kan het ongedaan worden gemaakt.

# Wat er van partijen kwam.
web-person = Iemand
web-somebody = iemand
web-you = jij
web-person-since = Hier sinds { $since }, meestal bij { $game }
web-person-new = Hier sinds { $since }
web-person-games =
    { $games ->
        [one] partij
       *[other] partijen
    }
web-person-won = gewonnen
web-person-stayed = tot het einde
web-person-none = Nog geen partij uitgespeeld. Wat je tot het einde speelt, komt hier te staan.
web-won-places = Gewonnen, en plaatsen
web-won-legend = stip: tot nu toe; band: waarschijnlijk; streepjes: gelijk deel
web-seats = Stoelen
web-games = Partijen
web-games-count =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
web-won = Gewonnen
web-likely = Waarschijnlijk
web-likely-between = waarschijnlijk tussen { $low } en { $high } procent
web-likely-rating = waarschijnlijk tussen { $low } en { $high }
web-likely-later = als aandeel vanaf { $games } partijen
web-places = Plaats 1, 2, 3 …
web-rating = Rating
web-rating-none = Er heeft nog geen partij meegeteld.
web-rating-how = Je begint bij 1500. Voorlopig tot de band smal is, na zo’n 20 partijen; voor twee stoelen en voor meer is er elk een rating.
web-provisional = voorlopig
web-pool-2 = Twee stoelen
web-pool-3 = Drie en meer
web-last-games = Laatste partijen
web-when = Wanneer
web-with = Met
web-place-head = Plaats
web-points = Punten
web-nth = { $place }e
web-of-seats = van { $seats }
web-left-match = aan een bot gelaten
web-against = Onderling
web-against-how = goud: { $name } stond aan het eind hoger
web-against-said = { $ahead } keer ervoor, { $even } gelijk, { $behind } erachter
web-why-people = maar één mens
web-why-clock = geen klok
web-why-undo = teruggenomen na stemming
web-why-visitor = een bot van buiten
web-counts = Deze partij telt mee voor de ratings.
web-counts-for = Deze partij telt mee: je rating { $change }.
web-counts-left = Deze partij telt mee, en wie haar aan een bot overlaat is laatste: je rating { $change }.
web-counts-not = Deze partij telt niet mee voor de ratings: { $why }.
web-with-bots = met bots
web-name-head = Naam
web-month = Maand
web-played-head = Gespeeld
web-fixed = vast
web-board-empty = Nog niemand heeft genoeg partijen gespeeld die meetellen. Het zijn er twintig, de laatste binnen 90 dagen.
web-not-yet = Nog niet hier
web-games-of = { $games } van { $enough } partijen
web-away-since = laatst { $day }
web-who-stands = Wie hier staat
web-stands-games = Twintig partijen of meer, waarvan één in de laatste 90 dagen.
web-stands-order = De volgorde gaat naar de onderkant van de band: wie gelukkig begint, staat niet meteen bovenaan.
web-stands-rest = Wie rust, verliest geen punten.
web-stands-bots = Bots van het huis krijgen geen plaats, en blijven staan zodra ze bekend zijn.
web-which-count = Welke partijen meetellen
web-which-count-how = Twee mensen of meer, een klok, niets teruggenomen na stemming en geen bot van buiten. Wie de partij aan een bot laat, is laatste. Elke partij zegt aan het eind of ze meetelt, en waarom niet.

# Wat er van iemand bekend is.
web-privacy-what = Een naam, wat je aan tafels hebt gespeeld en gezegd, en wat je bij deze instellingen hebt ingevuld. Netwerkadressen worden niet bewaard, en geen andere site hoort iets van je.
web-export = Export
web-export-how = alles over jou, één bestand
web-export-do = Maak het bestand
web-forget = Verwijder mij
web-forget-how = zeven dagen om erover na te denken; partijen blijven, je naam gaat weg
web-forget-do = Verwijderen…
web-forget-sure = Over zeven dagen gaat alles weg wat hier van jou is: je naam, wat je hebt gezegd, passkeys, berichten, uitslagen. Partijen blijven voor de anderen heel, met iemand op jouw plaats; wat nog loopt, gaat naar een bot.
web-forget-at = Je wordt vergeten: { $day }.
web-forget-not = Ik blijf

# Rust.
web-peace-how = Wie je dempt, lees je niet. Wie je mijdt, kom je niet tegen aan openbare tafels; via een eigen link kan het nog wel. Allebei zet je aan op iemands pagina, en niemand hoort ervan.
web-mute = { $name } dempen
web-mute-how = wat hij of zij zegt, zie je niet
web-avoid = { $name } mijden
web-avoid-how = geen openbare tafel samen
web-peace-report = Wil je iemand aan je tafel bij de beheerders melden: dat staat in het menu van de tafel.

# Iets melden aan de beheerders.
web-report = { $name } melden
web-report-line = Deze regel melden
web-report-who = Iemand melden
web-report-how = De beheerders lezen het, met wat hier is gezegd. Verder hoort niemand ervan.
web-report-reason = Waar gaat het over?
web-reason-words = Kwetsende woorden
web-reason-spam = Reclame, of het gesprek volpraten
web-reason-name = Een kwetsende naam
web-reason-stalling = Expres treuzelen of weglopen
web-reason-unfair = Oneerlijk spel
web-reason-other = Iets anders
web-report-words = In je eigen woorden, als je wilt
web-report-send = Naar de beheerders sturen
web-report-arrived = Het is bij de beheerders aangekomen. Dank je dat je het vertelt.
web-report-mute-too = Je hoeft niet op hen te wachten: je kunt { $name } meteen dempen of mijden.

# Wat beheerders te zeggen hebben.
web-word-warn = Een woord van de beheerders
web-word-mute = De beheerders vragen je te zwijgen
web-word-close = Dit huis is voor je gesloten
web-word-about = Het gaat over: { $reason }.
web-word-warn-how = Iedereen moet zich hier prettig voelen. Houd je daar alsjeblieft aan.
web-word-mute-how = Tot { $day } hoort niemand wat je zegt. Spelen kun je zoals altijd.
web-word-close-how = Je neemt geen stoel en zet geen tafel klaar. Bots spelen je partijen verder.
web-word-close-until = Dat duurt tot { $day }.
web-word-read = Ik heb het gelezen

# Het bureau van de beheerders.
web-keeper = Bureau van de beheerders
web-keeper-waiting = { $count ->
        [0] Er wacht geen melding
        [one] Er wacht één melding
       *[other] Er wachten { $count } meldingen
    }
web-keeper-rest = Mooi. Iedereen kan het met elkaar vinden.
web-keeper-by = { $name } meldt { $about }
web-keeper-said = Wat er is gezegd
web-keeper-said-none = Er was niets gezegd.
web-keeper-this-line = deze regel
web-keeper-what = Wat er gebeurt
web-keeper-do = Doen
web-keeper-days = Voor hoeveel dagen
web-keeper-days-none = Zonder einde
web-keeper-why = Aan { $name }, in je eigen woorden
web-keeper-about = Over { $name }
web-act-warn = Waarschuwen
web-act-mute = Voor allen het zwijgen opleggen
web-act-close = De deur sluiten
web-act-dismiss = Laten rusten
web-act-keeper = Beheerder
web-act-warn-how = één keer te lezen, in de eigen taal
web-act-mute-how = een paar dagen hoort niemand ze
web-act-close-how = geen tafels, stoelen of gesprek; bots spelen voor hen verder
web-act-dismiss-how = er gebeurt niets, en niemand hoort het
web-keeper-log = Wat er is gedaan
web-keeper-log-none = Nog niets.
web-keeper-log-by = { $day }, door { $name }
web-keeper-runs = de eigenaar van het huis
web-keeper-until = tot { $day }
web-keeper-undo = Ongedaan maken
web-keeper-undo-it = Ongedaan maken: { $what }, { $name }
web-keeper-undone = ongedaan gemaakt: { $day }, door { $name }
web-keeper-seen = gelezen
