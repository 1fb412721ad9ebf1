# The page of the table.
web-home = Bouwmeester, startpagina
web-guest = Gast
web-you-are = Je bent { $name }: instellingen
web-language = Taal
web-light-or-dark = Licht of donker
web-close = Sluiten
web-cancel = Annuleren
web-save = Opslaan
web-saved = Opgeslagen.
web-copy = Kopiëren
web-copied = Gekopieerd.
web-yes = Ja
web-no = Nee
web-moment = Een ogenblik…
web-no-page = Deze pagina kon niet worden opgehaald: de server antwoordt niet.
web-try-again = Nog eens proberen
web-no-server = De server antwoordt niet. Nieuwe poging…
web-no-answer = De server antwoordt niet. Probeer het zo nog eens.
web-offline = Er is nu geen verbinding. De lessen, de puzzels van de dag en de spelregels zijn er wel.
web-newer = Er is een nieuwere versie van deze pagina. Die komt zodra je nergens middenin zit.
web-newer-now = Nu laden

# Home.
web-players = spelers
web-play-now = Nu spelen
web-new-table = Nieuwe tafel
web-public-tables = Open tafels
web-with-friends = Met vrienden
web-with-friends-how = Vrienden, bots of allebei; nu of in de loop van dagen.
web-tables = Tafels
web-board = Ranglijst
web-events = Evenementen
web-to-event = Naar het evenement
web-my-page = Mijn partijen
web-pages = Pagina’s
web-been-here = Heb je hier al eens gespeeld, op een ander apparaat?
web-your-turn = Jouw beurt
web-open = stoelen vrij
web-watch = kijken
web-minutes = { $minutes } min
web-hours = { $hours } u
web-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
web-join-by-code = Aanschuiven met een code
web-join-how = Een code gekregen? Typ hem hier. Of
web-open-record = open een verslag
web-code = Code van de tafel
web-join = Aanschuiven
web-no-code = Er is geen tafel { $code }.
web-too-often = Te veel verkeerde codes. Wacht een minuut.

# A new table, and waiting for people.
web-how-many = Hoeveel spelers?
web-chairs = Wie zit waar?
web-by-which-rules = Volgens welke regels?
web-chair = Stoel { $number }
web-chair-me = Ik
web-chair-open = Vrije stoel
web-chair-friend = Een vriend
web-chair-friend-how = wie de link of de code heeft
web-chair-bot = Bot: { $bot }
web-temperament = Karakter
web-temperament-any = Maakt niet uit
web-clock = Klok
web-clock-none = Geen klok
web-clock-bank = { $minutes } minuten elk, en { $increment } seconden per zet
web-clock-move-minute = Eén minuut per zet
web-clock-move-day = Eén dag per zet
web-pace = Tempo
web-pace-live = Samen, nu
web-pace-days = Over meerdere dagen
web-public = Iedereen mag kijken en aanschuiven
web-allow-undo = Zetten mogen worden teruggenomen
web-allow-talk = Er mag worden gepraat
web-make-table = Klaarzetten
web-sit = Hier zitten
web-leave = Opstaan
web-free-chair = een vrije stoel
web-kept-chair = Vrijgehouden voor { $name }
web-thats-you = dat ben jij
web-invite = Nodig anderen uit
web-invite-code = De code van deze tafel:
web-invite-link = De link naar deze tafel
web-invite-qr = De link naar deze tafel als QR-code

# At the table.
web-table-code = Tafel { $code }
web-bot = bot
web-bot-outside = bot van buiten
web-away = weg
web-to-move = { $name } denkt na
web-over = Het spel is uit
web-choices = Wat je kunt doen
web-position = De stelling
web-log = Verloop
web-log-whole = alles
web-log-empty = Er is nog niets gebeurd.
web-talk = Gesprek
web-talk-say = Zeg iets
web-talk-send = Versturen
web-talk-none = Nog niemand heeft iets gezegd.
web-talk-watching = Je kijkt toe: wie aan tafel zit praat, jij leest mee.
web-time-left = tijd over
web-since = Sinds jouw zet
web-since-again = Nog eens tonen
web-undo = Terugnemen
web-hint = Tip
web-hint-thinking = Er wordt gekeken wat goed zou zijn…
web-hint-share = winstkans
web-hint-do = Doe { $number }
web-hint-played = gespeeld
web-hint-wanted = wat je wilde doen
web-ground-for = Ervoor:
web-ground-against = Ertegen:
web-hint-rule = Tips
web-hint-all = voor iedereen (leertafel)
web-hint-alone = alleen voor wie alleen speelt
web-allow-hints = Leertafel: iedereen mag om tips vragen
web-teaching = leertafel
web-warned = Pas op
web-warned-how = Hiermee geef je veel weg. Je kunt je nog bedenken.
web-taught = Met waarschuwing
web-taught-how = gewaarschuwd voor een grote fout
web-untaught = Zonder hulp
web-exercises = Je oefeningen
web-from-position = Vanuit een stelling
web-rules = Spelregels
web-menu = Menu
web-lost = De verbinding is weg. Nieuwe poging…
web-restarting = De server start opnieuw…
web-no-table = Deze tafel bestaat niet, of is niet voor jou
web-no-table-how = Wie hem heeft klaargezet, heeft een code en een link voor je; een adres dat uit de browser is gekopieerd, is niet genoeg.
web-nothing = Hier is niets.
web-ask-undo = Vraag of ik mijn zet mag terugnemen
web-ask-replace = Laat een bot voor { $name } spelen
web-proposal = Een vraag aan jou
web-asks-undo = { $name } wil een zet terugnemen.
web-asks-replace = { $name } stelt voor dat een bot voor { $seat } speelt.
web-come-back = Zelf spelen
web-sealed = De trekkingen zijn verzegeld
web-rematch = Nog een keer
web-rematch-join = Naar de volgende partij
web-review = Waar het aan lag
web-look-back = Terugkijken
web-record = Bewaar het verslag

# Looking back.
web-replay = Terugkijken
web-replay-drop = Sleep het verslag van een spel hierheen, of kies het bestand.
web-replay-choose = Kies een bestand
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-next = Eén stap verder
web-replay-last = Naar het einde
web-replay-play = Automatisch afspelen
web-replay-stop = Stop
web-replay-moment = Moment { $moment } van { $moments }
web-replay-seen-by = Gezien door
web-replay-spectator = een toeschouwer
web-replay-open = iedereen: alles open
web-replay-link = Link naar dit moment
web-replay-end = De uitslag

# The rules page.
web-contents = Inhoud
web-quoted = “{ $text }”

# Settings.
web-settings = Instellingen
web-name = Je naam
web-theme = Licht
web-theme-system = Zoals het systeem
web-theme-light = Dag
web-theme-dark = Nacht
web-palette = Kleuren
web-palette-house = Van het huis
web-palette-distinct = Goed te onderscheiden
web-speed = Hoe snel de zetten van anderen worden getoond
web-speed-slow = Langzaam
web-speed-normal = Rustig
web-speed-fast = Snel
web-speed-off = Meteen
web-confirm = Vraag om bevestiging voordat een zet wordt verstuurd
web-sure = Weet je het zeker?
web-sounds = Geluid
web-other-device = Op een ander apparaat
web-other-device-how = Met je eigen link ben je ook daar jezelf. Hij werkt één keer; een nieuwe vervangt hem. Geef hem aan niemand.
web-other-device-new = Maak waar je al eens hebt gespeeld je eigen link: hij staat daar op deze zelfde pagina van de instellingen. Open je hem hier, dan ben je weer jezelf.
web-make-link = Maak mijn link
web-drop-link = Trek hem in
web-link-dropped = De link werkt niet meer.
web-own-bots = Je eigen bots
web-own-bots-how = Een programma van jou kan aan tafels zitten, in welke taal ook geschreven. Geef het een naam en je krijgt een token waarmee het binnenkomt.
web-own-bot-name = Naam van een nieuwe bot
web-own-bot-start = Start je programma ermee:
web-own-bot-for-all = voor iedereen
web-own-bot-shared = Iedereen mag hem kiezen
web-own-bot-make = Maak een token
web-own-bot-token = Token van { $name }, alleen deze ene keer te zien
web-own-bot-drop = Intrekken
web-own-bot-here = nu hier
web-own-bot-away = niet hier
web-back-title = Welkom terug
web-back-how = Met deze link ben je op dit apparaat degene die hem maakte.
web-back-do = Dat ben ik
web-back-failed = Elke link werkt één keer. Waar ze je kennen kun je een nieuwe maken, in de instellingen onder Apparaten.

# What the server refuses, and what it tells.
server-not_seated = Je hebt geen stoel aan deze tafel.
server-not_begun = Het spel is nog niet begonnen: er zijn nog stoelen vrij.
server-bot_plays_for_you = Een bot speelt voor jou; kom eerst zelf terug.
server-nobody_plays_for_you = Niemand speelt voor jou.
server-match_over = Het spel is afgelopen en blijft zoals het is.
server-no_undo_here = Aan deze tafel wordt niets teruggenomen.
server-nothing_to_undo = Er is niets van jou om terug te nemen.
server-already_seen = De anderen hebben al gezien wat ervan kwam; je kunt het hun vragen.
server-one_question_at_a_time = Er is nog een andere vraag open.
server-nothing_asked = Er is je niets gevraagd.
server-nobody_to_replace = Daar speelt geen mens.
server-not_away = Die speler is er, of is nog geen halve minuut weg.
server-no_hints_here = Waar anderen meespelen zijn er geen tips, behalve aan een leertafel.
server-no_hint_now = Er schiet nu niets te binnen. Probeer het zo nog eens.
server-not_your_turn = Je bent niet aan de beurt.
server-no_chat = Aan deze tafel wordt niet gepraat, of je hebt geen stoel.
server-nothing_said = Die regel was leeg.
server-busy = Het is even te druk; probeer het zo nog eens.
server-not_written = Het kon niet worden opgeschreven. Probeer het zo nog eens.
server-undone =
    { $you ->
        [yes] Je neemt je zet terug.
       *[no] { $seat } neemt een zet terug.
    }
server-replaced =
    { $you ->
        [yes] Van nu af speelt een bot voor jou.
       *[no] Van nu af speelt een bot voor { $seat }.
    }
server-returned =
    { $you ->
        [yes] Je speelt weer zelf.
       *[no] { $seat } is terug.
    }
server-time_up =
    { $you ->
        [yes] Je tijd was om: een bot speelt voor je tot je terugkomt.
       *[no] De tijd van { $seat } was om: een bot speelt tot { $seat } terugkomt.
    }
server-resigned =
    { $you ->
        [yes] Je hebt opgegeven: een bot speelt voor je verder.
       *[no] { $seat } heeft opgegeven: een bot speelt verder.
    }

# What the server refuses before and beside the game.
server-no_table = Die tafel bestaat niet, of is niet voor jou.
server-unreadable = Deze tafel is met oudere regels begonnen en is niet meer te lezen.
server-no_puzzle = Die puzzel bestaat niet.
server-bad_option = Met deze opties kan het spel niet gespeeld worden.
server-cannot_be = Dat kan niet.
server-no_record = Dit is geen spelverslag. Een verslag is het bestand dat je aan het eind van een spel met “Bewaar het verslag” krijgt; de naam eindigt op .jsonl.
server-broken_record = Dit verslag is maar tot regel { $line } na te spelen: het bestand is veranderd of niet compleet. Haal het opnieuw op aan het eind van het spel.
server-begun = Het spel is al begonnen.
server-no_such_chair = Die stoel is er niet.
server-chair_taken = Daar zit al iemand.
server-chair_kept = Die stoel is voor iemand die het vorige spel meespeelde.
server-only_bots = Op ten minste één stoel zit een mens.
server-too_much = Dat is wat veel tegelijk. Wacht even en probeer het dan opnieuw.
server-name_of_bots = Zo heten alleen bots. Kies een andere naam.
server-away = Er kan nu even niets worden opgeslagen. Probeer het zo nog eens.
server-have_a_chair = Je hebt al een stoel aan deze tafel.
server-no_rematch = Alleen wie heeft meegespeeld kan nog een keer, en pas als het spel uit is.
server-not_playing = Opgeven kan alleen zolang het spel bezig is.
server-not_the_host = Dat kan alleen wie de tafel heeft klaargezet.
server-no_such_bot = Die bot is er bij dit spel niet.
server-no_name = Een naam heeft minstens één letter nodig.
server-no_passkey = Die passkey is hier niet bekend, of het duurde te lang. Probeer het nog eens.
server-no_passkeys = Passkeys hebben een naam nodig: open deze pagina met een naam, niet met een adres in cijfers.
server-no_address = Naar dat adres schrijft dit huis niet: een webhook begint met https:// en ligt buiten het eigen netwerk.
server-no_person = Hier is niemand met die naam.
server-declined = Wie deze tafel heeft klaargezet, speelt deze partij met anderen. Aan veel andere tafels is een stoel voor je vrij.
server-muted = De beheerders hebben je gevraagd een tijdje te zwijgen: niemand hoort je nu.
server-closed_out = Dit huis is voorlopig gesloten voor je. De beheerders hebben je verteld waarom.
server-no_link = Deze link is niet meer geldig.
server-not_over = Het verslag is er pas als het spel uit is.

# What a request was refused for.
web-no-name-yet = De server kent je nog niet. Laad de pagina opnieuw.
web-too-fast = Dat ging te snel voor de server. Probeer het zo nog eens.
web-server-failed = Dat lukte de server niet. Probeer het zo nog eens.
web-rule-of = { $chapter }, regel { $number }
web-rule-number = Regel { $number }
web-rules-title = Regels van { $game }

# Whom one meets, and what stands on the home page.
web-whom = Tegen wie wil je spelen?
web-hello = Welkom, { $name }
web-your-turn-name = Jij bent aan de beurt, { $name }
web-waits-for-you = Wacht op jou
web-waits-for-others = Wacht op anderen
web-play = Spelen
web-finished = Afgelopen
web-finished-all =
    { $total ->
        [1] Bekijken
       *[other] Alle { $total }
    }
web-finished-title = Afgelopen partijen
web-finished-none = Nog geen partij uitgespeeld.
web-finished-page = Bladzijde { $page } van { $pages }
web-finished-newer = Nieuwer
web-finished-older = Ouder
web-you-won = Jij hebt gewonnen, { $points } tegen { $second }
web-you-won-tie =
    Gedeelde eerste plaats, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-place =
    { $place }e van { $seats }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-who-won = { $name } won met { $points }
web-who-won-tie = { $names } deelden de winst met { $points }
web-your-bot-won = De bot op jouw stoel won met { $points }
web-you-resigned = Je hebt opgegeven
web-result-unread = De uitslag is niet meer te lezen.
web-put-away-sure = { $game } van { $day } van je lijst halen? Je vindt het daar dan niet meer.
web-put-away = Van mijn lijst halen

# The waiting room.
web-chairs-free =
    { $chairs ->
        [one] Er is nog één stoel vrij
       *[other] Er zijn nog { $chairs } stoelen vrij
    }
web-chairs-taken =
    { $taken ->
        [one] { $taken } van { $seats } zit aan tafel.
       *[other] { $taken } van { $seats } zitten aan tafel.
    }
web-starts = Het begint als iedereen zit.
web-seat-bot = Bot neerzetten
web-change-bot = Een andere bot, of geen
web-no-bot = Geen bot: stoel vrijlaten
web-game = Spel
web-clock-move = { $seconds } seconden per zet
web-what-we-play = Wat we spelen
web-undo-rule = Terugnemen
web-undo-free = mag
web-undo-never = mag niet
web-who-comes = Wie mag komen
web-who-comes-all = iedereen, om te kijken of mee te spelen
web-close-table = Deze tafel opheffen
web-close-table-sure = Deze tafel opheffen? Wie eraan zit, wordt weggestuurd.
web-decline = { $name } weigeren
web-decline-sure = { $name } staat op en krijgt aan deze tafel geen stoel meer. Er wordt vriendelijk gezegd dat je deze partij met anderen speelt.
web-declined-title = Deze partij is voor anderen bedoeld
web-declined = Dat zegt niets over jou: soms is een tafel voor bepaalde mensen. Er zijn er meer, of zet er zelf een klaar.
web-declined-others = Een andere tafel zoeken
web-report-somebody = Iemand melden…
web-invite-met = Iemand met wie je hebt gespeeld
web-invite-ask = Uitnodigen
web-invited = { $name } is uitgenodigd.
web-invites-you = Uitgenodigd
web-invited-by = { $name } wil graag { $game } met je spelen
web-invited-go = Ga kijken
web-invited-no = Nee, dank je
web-invited-no-it = Nee, dank je: { $game } met { $name }
web-table-closed = Deze tafel is opgeheven voordat het spel begon.
web-invite-here = “localhost” werkt alleen op deze computer; dit adres werkt voor iedereen in je netwerk.
web-invite-own = Dit adres werkt alleen op deze computer.
web-invite-elsewhere = Ander adres

# Leaving a match.
web-leave-sure = Opstaan? Je stoel komt vrij voor anderen.
web-leave-table = Van tafel gaan…
web-leave-title = Van tafel gaan?
web-leave-later = Later terugkomen
web-leave-later-how = Je stoel blijft van jou.
web-leave-later-clock = Je stoel blijft van jou, en je klok loopt door.
web-resign = Opgeven
web-resign-how = Een bot neemt je stoel voorgoed over en iedereen krijgt het te horen. Je kunt niet terugkomen.
web-stay = Blijven
web-leave-now = Voor nu weggaan

# Who asks to take back, and who has answered.
web-you-ask-undo = Je vraagt of je je zet mag terugnemen.
web-you-ask-replace = Je stelt voor dat een bot voor { $seat } speelt.
web-answer-yes = { $name }: ja
web-answer-waiting = { $name }: …
web-answer-until = Nog { $seconds } s.
web-withdraw = Intrekken
web-said-no = { $name } zei nee.
web-not-in-time = Niet iedereen heeft op tijd ja gezegd.
web-played-on = { $name } heeft doorgespeeld: dat is een nee.

# Watching, waiting, and a bot in somebody's place.
web-watching = Je kijkt toe
web-bot-time = bot, tijd om
web-bot-agreed = bot, afgesproken
web-bot-resigned = bot, opgegeven
web-replaced-time = Je tijd was om: een bot speelt voor je.
web-replaced-agreed = De anderen vonden het goed dat een bot voor je speelt.
web-bot-finished = Een bot heeft het spel in jouw plaats uitgespeeld.
web-unread = { $lines } ongelezen
web-forced = Doe vanzelf wat als enige kan, zoals passen als je niet hoger kunt bieden
web-forced-now = Alleen dit kan nog: { $action } (vanzelf)
web-back-to-table = Terug naar de tafel

# Lessen, en de gids bij een eerste spel.
web-meester = De bouwmeester
web-learn = Leren
web-learn-it = Leer het
web-learn-which = Welk spel zal ik je leren?
web-learn-which-how = Korte stappen op het echte bord, zonder regelboek. Je eerste zet doe je meteen.
web-learn-lessons =
    { $lessons ->
        [one] 1 les
       *[other] { $lessons } lessen
    }
web-learn-title = { $game } leren
web-learn-how = Korte lessen op het echte bord. Wat je probeert, beantwoorden de regels.
web-learn-none = Voor dit spel zijn er geen lessen.
web-learn-did = gedaan
web-learn-minutes = { $minutes } min
web-learn-begin = Begin
web-learn-go-on = Ga verder
web-lesson = Les
web-lessons = Lessen
web-lesson-of = Les { $lesson } van { $lessons }
web-lesson-step = Stap { $step } van { $steps }
web-lesson-back = Terug
web-lesson-next = Verder
web-lesson-show = Doe het voor
web-lesson-leave = Stoppen
web-lesson-following = Hierna: { $lesson }
web-lesson-play = Speel je eerste partij
web-lesson-done = Dat was “{ $lesson }”. Goed gedaan!
web-guide = Gids
web-guide-off = Gids uitzetten
web-guide-first = voor het eerst
web-guide-got-it = Duidelijk
web-guide-again = Niet meer tonen
