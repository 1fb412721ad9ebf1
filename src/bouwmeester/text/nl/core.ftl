# Wat in elk spel geldt.

core-seat =
    { $word ->
        [anne] Anne
        [bram] Bram
        [cora] Cora
        [dirk] Dirk
        [els] Els
       *[floor] Floor
    }
core-you = Jij
core-chance = Het toeval
core-rule = Regel { $rule }.

# Weigeringen.
core-not_now = “{ $action }” kan nu niet. Wat er gevraagd wordt: { $step }
core-over = Het spel is afgelopen.
core-unknown = “{ $action }” is geen zet van dit spel.
core-not_yours = “{ $action }” zou iemand anders moeten doen, niet jij.
core-lesson_otherwise = **Dat mag.** Maar hier wil ik je iets anders laten zien.

# Bots by name, and what they do.
core-bot-uniform = Dagloner
core-bot-about-uniform = Doet maar wat.
core-bot-greedy = Aannemer
core-bot-about-greedy = Pakt wat meteen het meeste oplevert.
core-bot-thumb = Klusjesman
core-bot-about-thumb = Speelt met vuistregels.
core-bot-outside = Bot van buiten
core-bot-level-1 = Leerling
core-bot-about-level-1 = Vergist zich vaak; goed voor een allereerste spel.
core-bot-level-2 = Gezel
core-bot-about-level-2 = Speelt mee en schat veel verkeerd in; goed voor een eerste spel.
core-bot-level-3 = Metselaar
core-bot-about-level-3 = Weet wat telt en vergist zich af en toe.
core-bot-level-4 = Opzichter
core-bot-about-level-4 = Speelt goed.
core-bot-level-5 = Architect
core-bot-about-level-5 = Speelt heel goed.
core-bot-level-6 = Bouwmeester
core-bot-about-level-6 = Denkt het langst en speelt het best.
core-bot-potzklotz-1 = Leerling
core-bot-about-potzklotz-1 = Ziet weinig; goed voor een eerste spel.
core-bot-potzklotz-2 = Gezel
core-bot-about-potzklotz-2 = Ziet af en toe een goede zet.
core-bot-potzklotz-3 = Metselaar
core-bot-about-potzklotz-3 = Ziet het meeste wat voor de hand ligt.
core-bot-potzklotz-4 = Opzichter
core-bot-about-potzklotz-4 = Ziet weinig over het hoofd.
core-bot-potzklotz-5 = Architect
core-bot-about-potzklotz-5 = Ziet bijna niets over het hoofd.
core-bot-potzklotz-6 = Bouwmeester
core-bot-about-potzklotz-6 = Ziet alles.

# What bots of one level like, each in its own way.
core-temperament-hoards = Oppotter
core-temperament-about-hoards = Spaart geld voordat hij toeslaat.
core-temperament-strikes = Vroege vogel
core-temperament-about-strikes = Koopt en biedt zo vroeg als het kan.
core-temperament-towers = Torenbouwer
core-temperament-about-towers = Bouwt graag hoog.
core-temperament-castle = Kasteelbouwer
core-temperament-about-castle = Levert het liefst aan het kasteel.
core-temperament-road = Wegbouwer
core-temperament-about-road = Zet de weg vol met eigen gebouwen.
core-temperament-favours = Hoveling
core-temperament-about-favours = Zoekt de gunst van de koning.
core-temperament-sprawls = Spreider
core-temperament-about-sprawls = Legt de kubussen graag breed uit.
core-temperament-tidy = Netjes
core-temperament-about-tidy = Houdt van omtrekken zonder gaten.
core-less = { $points } % minder winstkans dan de beste keuze. Probeer het nog eens.
