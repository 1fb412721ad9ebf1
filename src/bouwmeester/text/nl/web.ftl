# The page of the table.
web-title = Drie bouwspellen op één tafel
web-subtitle = Met vrienden, met bots, nu of in dagen.
web-home = Bouwmeester, begin
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
web-no-server = De server antwoordt niet. Nog een keer…

# Home.
web-players = spelers
web-play-now = Nu spelen
web-against-bots = tegen bots
web-new-table = Nieuwe tafel
web-my-tables = Mijn tafels
web-public-tables = Open tafels
web-no-tables = Nog geen tafel? Druk op ‘Nu spelen’: je zit meteen aan tafel, en de tafel laat je zien wat je kunt doen.
web-your-turn = Jij bent
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

# A new table, and waiting for people.
web-how-many = Hoeveel spelers?
web-chairs = Wie zit waar?
web-chair = Stoel { $number }
web-chair-me = Ik
web-chair-open = Vrij, voor wie komt
web-chair-bot = Bot: { $bot }
web-clock = Klok
web-clock-none = Geen klok
web-clock-bank = { $minutes } minuten elk, en { $increment } seconden per zet
web-clock-move-minute = Eén minuut per zet
web-clock-move-day = Eén dag per zet
web-pace = Tempo
web-pace-live = Samen, nu
web-pace-days = Over dagen
web-public = Iedereen mag kijken en aanschuiven
web-allow-undo = Zetten mogen worden teruggenomen
web-allow-talk = Er mag worden gepraat
web-make-table = Klaarzetten
web-waiting = Wachten op spelers
web-sit = Hier zitten
web-leave = Opstaan
web-free-chair = een vrije stoel
web-thats-you = dat ben jij
web-invite = Nodig anderen uit
web-invite-code = De code van deze tafel:
web-invite-link = De weg naar deze tafel
web-invite-qr = De weg naar deze tafel als QR-code

# At the table.
web-table-code = Tafel { $code }
web-bot = bot
web-away = weg
web-to-move = { $name } denkt na
web-over = Het spel is uit
web-choices = Wat je kunt doen
web-position = De stelling
web-log = Verloop
web-log-whole = alles
web-talk = Praat
web-talk-say = Zeg iets
web-talk-send = Versturen
web-talk-none = Nog niemand heeft iets gezegd.
web-time-left = tijd over
web-since = Sinds jouw zet
web-since-again = Nog eens tonen
web-undo = Terugnemen
web-hint = Tip
web-hinted = Een sterke bot zou: { $action }
web-rules = Spelregels
web-menu = Menu
web-lost = De verbinding is weg; nog een keer…
web-restarting = De server start opnieuw…
web-no-table = Die tafel is er niet, of is niet voor jou
web-ask-undo = Vraag of ik mijn zet mag terugnemen
web-ask-replace = Laat een bot voor { $name } spelen
web-proposal = Een vraag aan jou
web-asks-undo = { $name } wil een zet terugnemen.
web-asks-replace = { $name } stelt voor dat een bot voor { $seat } speelt.
web-replaced = Een bot speelt voor jou.
web-come-back = Zelf spelen
web-sealed = De trekkingen zijn verzegeld
web-rematch = Nog een keer
web-rematch-join = Naar het volgende spel
web-look-back = Terugkijken
web-record = Bewaar het verslag

# Looking back.
web-replay = Terugkijken
web-replay-drop = Sleep het verslag van een spel hierheen, of kies het bestand.
web-replay-choose = Kies een bestand
web-replay-bad = Dit verslag kan niet worden gespeeld: { $reason }
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-next = Eén stap verder
web-replay-last = Naar het einde
web-replay-play = Speel vanzelf
web-replay-stop = Stop
web-replay-moment = Moment { $moment } van { $moments }
web-replay-seen-by = Gezien door
web-replay-spectator = een toeschouwer
web-replay-open = iedereen: alle kaarten
web-replay-link = Link naar dit moment
web-replay-end = De uitslag

# The rules page.
web-contents = Inhoud

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
web-confirm = Vraag vóór een zet wordt verstuurd
web-sure = Weet je het zeker?
web-sounds = Geluid
web-other-device = Op een ander apparaat
web-other-device-how = Met je eigen link ben je ook daar jezelf. Geef hem aan niemand.
web-make-link = Maak mijn link
web-back-title = Welkom terug
web-back-how = Met deze link ben je op dit apparaat degene die hem maakte.
web-back-do = Dat ben ik
web-back-failed = Deze link is niet meer geldig.

# What the server refuses, and what it tells.
server-not_seated = Je hebt geen stoel aan deze tafel.
server-not_begun = Het spel is nog niet begonnen: er zijn nog stoelen vrij.
server-bot_plays_for_you = Een bot speelt voor jou; kom eerst zelf terug.
server-nobody_plays_for_you = Niemand speelt voor jou.
server-no_undo_here = Aan deze tafel wordt niets teruggenomen.
server-nothing_to_undo = Er is niets van jou om terug te nemen.
server-already_seen = De anderen hebben al gezien wat ervan kwam; je kunt het hun vragen.
server-one_question_at_a_time = Er is nog een andere vraag open.
server-nothing_asked = Er is je niets gevraagd.
server-nobody_to_replace = Daar speelt geen mens.
server-not_away = Die speler is er, of is pas net weg.
server-no_hints_here = Waar anderen meespelen zijn er geen tips.
server-not_your_turn = Je bent niet aan de beurt.
server-no_chat = Aan deze tafel wordt niet gepraat, of je hebt geen stoel.
server-nothing_said = Die regel was leeg.
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
