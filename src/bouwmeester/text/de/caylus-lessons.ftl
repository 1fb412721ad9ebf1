# Die Lektionen von Caylus: was der Baumeister sagt. ★ und ☾ stehen hinter dem, was auf dem Plan leuchtet.

caylus-lesson-workers = Arbeiter
caylus-lesson-workers-hello = Setze einen Arbeiter auf den **Steinbruch** ★, für den Preis unter der **Brücke** ☾.
caylus-lesson-workers-hello-pass = **Noch nicht.** Wer passt, setzt in dieser Runde keine Arbeiter mehr ein.
caylus-lesson-workers-hello-other = **Nicht dort.** Du hast noch keinen Stein: Der Steinbruch gibt welchen.
caylus-lesson-workers-one = Abwechselnd setzt ihr je einen Arbeiter. Setze einen auf das **Sägewerk** ★; im **Forst** ☾ steht der von Bram.
caylus-lesson-workers-one-taken = **Nicht im Forst.** Dort steht Brams Arbeiter, und es ist nur für einen Platz.
caylus-lesson-workers-one-pass = **Du hast noch 4 Denare.** Noch ein Arbeiter.
caylus-lesson-workers-one-other = **Nicht dort.** Hole Holz im Sägewerk.
caylus-lesson-workers-dear = Bram hat gepasst, und die **Brücke** ★ wird teuer: Ein Arbeiter kostet jetzt 3. Passe, und behalte dein **Geld** ☾.
caylus-lesson-workers-dear-price = **Für 3?** Dann hättest du nichts mehr übrig. Passe.
caylus-lesson-workers-leave = Dann der **Vogt** ★: Bis zu ihm wird gearbeitet. Deine Arbeiter stehen vor ihm: Lass ihn stehen.
caylus-lesson-workers-leave-pay = **Das kostet Geld** und hilft niemandem. Lass ihn stehen.
caylus-lesson-workers-home = Von der Brücke an wurde gearbeitet: **Du** ★ hast Holz und Stein. Die Arbeiter sind zu Hause, alle bekamen 2 Denare.

# Der Vogt.

caylus-lesson-provost = Der Vogt
caylus-lesson-provost-own = Bram hat gepasst, ein Arbeiter kostet **3** ☾. Auf **deinem eigenen Gebäude** ★ immer nur 1: Setze dort einen ein.
caylus-lesson-provost-own-his = **Das gehört Bram.** Es kostet 3, und Bram bekommt einen Punkt dafür.
caylus-lesson-provost-own-price = **Das kostet 3.** Dein Steinbruch kostet 1 und gibt 2 Stein.
caylus-lesson-provost-own-pass = **Dein Steinbruch ist noch frei** und kostet nur 1.
caylus-lesson-provost-enough = Passe jetzt: Den Rest deines **Geldes** ★ brauchst du gleich.
caylus-lesson-provost-enough-keep = **Das kostet deine letzten 3.** Behalte etwas für den Vogt.
caylus-lesson-provost-ahead = Hinter dem **Vogt** ★ wird nicht gearbeitet: Rücke ihn für 1 Denar je Feld vor bis zu deinem **Steinbruch** ☾.
caylus-lesson-provost-ahead-stay = **Dann kommt dein Arbeiter mit leeren Händen heim.** Er muss bis Feld 9.
caylus-lesson-provost-ahead-far = **Ein Feld genügt** und kostet 1.
caylus-lesson-provost-ahead-back = **Andersherum.** Dein Steinbruch liegt vor ihm.
caylus-lesson-provost-bailiff = **Zwei Stein** ☾. Der Vogt stand weiter vorn, also rückte der **Seneschall** ★ 2 Felder vor, sonst 1; der Vogt folgt ihm.

# Rohstoffe.

caylus-lesson-goods = Rohstoffe
caylus-lesson-goods-farm = Gearbeitet wird von der Brücke an. Der **Bauernhof** ★ gibt Nahrung oder Tuch: Nimm, was **dir** ☾ fehlt.
caylus-lesson-goods-farm-food = **Nahrung hast du.** Für die Burg zählen verschiedene Arten: Nimm Tuch.
caylus-lesson-goods-sell = Der **Markt** ★ kauft einen Würfel für 4 Denare. Verkaufe Nahrung, davon hast du zwei.
caylus-lesson-goods-sell-skip = **Das darfst du,** ein Gebäude musst du nicht nutzen. Aber 4 Denare sind viel.
caylus-lesson-goods-sell-other = **Davon hast du nur einen.** Behalte verschiedene Arten: Verkaufe Nahrung.
caylus-lesson-goods-buy = Der **Hausierer** ★ verkauft einen Würfel für 2 Denare, aber kein Gold. Was hast **du** ☾ noch nicht?
caylus-lesson-goods-buy-skip = **Du hast 5 Denare.** Stein kannst du gut brauchen.
caylus-lesson-goods-buy-gold = **Niemals Gold.** Das kommt aus der Grube, von der Bank und vom Goldmacher.
caylus-lesson-goods-buy-other = **Das hast du.** Stein fehlt dir noch.
caylus-lesson-goods-four = Vier Arten ★: Damit baut man. Gold ist eine fünfte Art und ersetzt keine andere.

# Bauen.

caylus-lesson-building = Bauen
caylus-lesson-building-build = Beim **Zimmermann** ★ baust du ein Holzgebäude der **Liste** ☾, für Holz und Nahrung. Baue den Steinbruch.
caylus-lesson-building-build-skip = **Du hast Holz und Nahrung.** Baue: Das bringt sofort Punkte.
caylus-lesson-building-build-other = **Auch ein gutes Gebäude.** Aber nehmen wir den Steinbruch: Stein ist selten.
caylus-lesson-building-plot = Er steht auf dem **ersten freien Bauplatz** ★. **Du** ☾ hast 2 Punkte dafür bekommen, und noch einen: Bram hat einen Arbeiter hingeschickt.
caylus-lesson-building-visit = Wer ein fremdes **Gebäude** ★ nutzt, gibt dem Besitzer einen Punkt. Du brauchst Brams **Maurer** ☾ trotzdem: Geh hin.
caylus-lesson-building-visit-taken = **Dort steht Brams Arbeiter.** Es ist nur für einen Platz.
caylus-lesson-building-visit-other = **Zum Maurer, bitte.** Nur er baut in Stein.
caylus-lesson-building-visit-pass = **Noch nicht.** Der Maurer ist noch frei.
caylus-lesson-building-crafts = Der Zimmermann baut in Holz, der Maurer in Stein, der Architekt für Prestige: Alles liegt im **Vorrat** ★.

# Die Burg.

caylus-lesson-castle = Die Burg
caylus-lesson-castle-batch = Eine Lieferung an die **Burg** ★ ist Nahrung und zwei andere Arten: ein Haus, 5 Punkte. Liefere **zwei** ☾.
caylus-lesson-castle-batch-nothing = **Gar nichts kostet 2 Punkte,** wenn man dort einen Arbeiter hat.
caylus-lesson-castle-batch-more = **Du kannst zwei liefern.** Wer am meisten liefert, bekommt die Gunst des Königs.
caylus-lesson-castle-batch-last = **Dann bleiben zwei Holz übrig,** und keine zweite Lieferung. Nimm für jede ein Holz.
caylus-lesson-castle-most = Du hast am meisten geliefert: eine **Gunst** ★. Wähle eine Reihe, dein Stein rückt vor, du nutzt, was er erreicht. Nimm Nahrung.
caylus-lesson-castle-most-buildings = **Der erste Schritt bei den Gebäuden gibt nichts.** Er ist für später; nimm die Reihe der Rohstoffe.
caylus-lesson-castle-most-points = **Das gibt 1 Punkt.** Aber ohne Nahrung gibt es keine Lieferung: Nimm die Reihe der Rohstoffe.
caylus-lesson-castle-most-money = **3 Denare sind auch gut.** Aber du hast keine Nahrung mehr: Nimm die Reihe der Rohstoffe.
caylus-lesson-castle-most-skip = **Nutze es:** Die Nahrung gehört dir.
caylus-lesson-castle-rows = Gunsten einer Phase gehen auf verschiedene **Reihen** ★. Weitere Spalten öffnen sich, wenn ein Teil der Burg gewertet ist.

# Besondere Gebäude.

caylus-lesson-special = Besondere Gebäude
caylus-lesson-special-gate = Die besonderen Gebäude arbeiten zuerst. Vom **Tor** ★ geht dein Arbeiter umsonst weiter: zum **Steinbruch** ☾.
caylus-lesson-special-gate-home = **Mit nichts nach Hause?** Der Steinbruch ist noch frei.
caylus-lesson-special-gate-gold = **Gold lockt,** aber es liegt weit hinter dem Vogt.
caylus-lesson-special-gate-other = **Das geht.** Schick ihn diesmal zum Steinbruch.
caylus-lesson-special-guild = Das Kontor gab Bram 3 Denare. Bei der **Gilde** ★ versetzt du den **Vogt** ☾ umsonst: Rücke ihn 2 Felder vor.
caylus-lesson-special-guild-back = **Zurück?** Dann fände dein eigener Arbeiter vielleicht keine Arbeit.
caylus-lesson-special-guild-other = **Bis zu drei Felder sind umsonst.** Nimm jetzt 2 vorwärts.
caylus-lesson-special-joust = Auf dem **Turnierplatz** ★ kaufst du für 1 Denar und 1 Tuch eine **Gunst** ☾. Zahle.
caylus-lesson-special-joust-skip = **Du hast beides.** Eine Gunst ist es wert.
caylus-lesson-special-favour = Wähle die Reihe **Denare** ★ und nimm 3.
caylus-lesson-special-favour-buildings = **Der erste Schritt gibt nichts.** Diesmal Geld.
caylus-lesson-special-favour-skip = **Nimm die 3 Denare.** Sie gehören dir.
caylus-lesson-special-favour-other = **Das ginge auch.** Nimm diesmal Geld.
caylus-lesson-special-inn = Dein Arbeiter im **Wirtshaus** ★ ist nun Gast: Nächste Runde kosten dich alle 1. Der **Stall** ☾ gibt die ersten Plätze.

# Wohnhaus und Prestige.

caylus-lesson-lawyer = Prestige
caylus-lesson-lawyer-transform = Für 1 Denar und 1 Tuch macht der Notar ein Plättchen zu **deinem** ☾ Wohnhaus: 2 Punkte und Einkommen. Nimm den **Forst** ★.
caylus-lesson-lawyer-transform-skip = **Du hast, was es kostet.** Ohne Wohnhaus kein Prestige.
caylus-lesson-lawyer-transform-his = **Das gehört Bram.** Nur neutrale Gebäude oder deine eigenen.
caylus-lesson-lawyer-transform-own = **Dann geht dein Architekt zurück in den Vorrat.** Du brauchst ihn gleich.
caylus-lesson-lawyer-transform-other = **Das ginge auch.** Nimm diesmal den Forst.
caylus-lesson-lawyer-prestige = Der **Architekt** ★ baut für Prestige, anstelle deines **Wohnhauses** ☾. Baue die Statue.
caylus-lesson-lawyer-prestige-skip = **7 Punkte und eine Gunst:** Bau ruhig.
caylus-lesson-lawyer-favour = Die Statue bringt eine **Gunst** ★. Nimm den Punkt der ersten Reihe.
caylus-lesson-lawyer-favour-other = **Auch gut.** Nimm hier den Punkt.
caylus-lesson-lawyer-seven = Die **Statue** ★ steht und bleibt. **Du** ☾ hast 10 Punkte: 2, 7 und 1.

# Das Ende.

caylus-lesson-end = Das Ende
caylus-lesson-end-castle = Der **Seneschall** ☾ steht einen Schritt vor der letzten Wertung, der Türme. Schick einen Arbeiter zur **Burg** ★.
caylus-lesson-end-castle-pass = **Du kannst noch liefern.** Zwei Häuser in den Türmen bringen eine Gunst.
caylus-lesson-end-castle-other = **Es ist die letzte Runde.** Was du jetzt holst, nutzt du nicht mehr: zur Burg.
caylus-lesson-end-pass = Passe jetzt. Je 4 Denare ★ sind am Ende ein Punkt.
caylus-lesson-end-pass-keep = **Behalte deine 4 Denare:** Am Ende sind sie ein Punkt.
caylus-lesson-end-stay = Niemand hat einen Arbeiter an der Straße. Lass den **Vogt** ★ stehen.
caylus-lesson-end-stay-pay = **Wofür?** Jeder Denar, den du behältst, zählt am Ende.
caylus-lesson-end-deliver = Liefere einmal an die **Burg** ★, mit Holz und Stein: Behalte dein **Gold** ☾.
caylus-lesson-end-deliver-nothing = **Das kostet 2 Punkte,** und es steht kein zweites Haus.
caylus-lesson-end-deliver-gold = **Nicht das Gold:** Jedes ist am Ende 3 Punkte. Holz und Stein genügen.
caylus-lesson-end-favour = Du hast am meisten geliefert: eine **Gunst** ★. Am Ende zählen nur Punkte.
caylus-lesson-end-favour-other = **Punkte!** Die erste Reihe gibt einen.
caylus-lesson-end-count = Die **Türme** ★ werden gewertet: Du hast dort zwei Häuser, eine **Gunst** ☾. Bram hat keins und verliert 4. Nimm 2 Punkte.
caylus-lesson-end-count-first = **Dein Stein steht weiter.** Die zweite Spalte gibt 2.
caylus-lesson-end-count-other = **Punkte!** Die erste Reihe gibt jetzt 2.
caylus-lesson-end-over = Das war die letzte Wertung. Gold ist 3 Punkte, 3 andere Würfel 1, 4 Denare 1: Wer die meisten Punkte hat, gewinnt.

# Der Begleiter im ersten Spiel.

caylus-guide-placing = In Spielreihenfolge setzt ihr je einen Arbeiter ein, zum Preis unter der **Brücke** ★. Wer passt, behält **Geld** ☾ für später.
caylus-guide-gate = Vom **Tor** ★ geht dein Arbeiter umsonst auf einen freien Platz, oder heim.
caylus-guide-guild = Bei der Gilde versetzt du den **Vogt** ★ umsonst bis zu 3 Felder: Bis zu ihm gibt es Arbeit.
caylus-guide-joust = Für 1 Denar und 1 Tuch bekommst du eine **Gunst** ★ des Königs.
caylus-guide-inn = Der Gast im **Wirtshaus** ★ zahlt 1 für jeden Arbeiter; er darf bleiben oder heimgehen.
caylus-guide-bribe = Hinter dem **Vogt** ★ gibt es keine Arbeit. Mit **deinem Geld** ☾ darfst du ihn versetzen, 1 Denar je Feld.
caylus-guide-production = Dein Arbeiter arbeitet: Nimm, was bei **deinen Rohstoffen** ★ fehlt; die Burg will Nahrung und zwei andere Arten.
caylus-guide-sale = Der Markt kauft **dir** ★ einen Würfel ab, wenn du magst.
caylus-guide-peddling = Der Hausierer verkauft **dir** ★, was dir fehlt, aber kein Gold.
caylus-guide-trading = Hier tauschst du einmal, klein oder groß, mit dem, was **du hast** ★.
caylus-guide-construction = Baue eins der **Gebäude** ★, die du mit **deinen Würfeln** ☾ bezahlen kannst: sofort Punkte, und einen, sooft andere es nutzen.
caylus-guide-lawyer = Für 1 Denar und 1 Tuch von **dir** ★ wird ein Plättchen dein Wohnhaus: 2 Punkte und jede Runde Einkommen.
caylus-guide-delivery = Nahrung und zwei andere Arten sind ein Haus in der **Burg** ★; liefere aus **deinen Würfeln** ☾ so viele du willst.
caylus-guide-favour = Wähle eine **Reihe** ★: Dein Stein rückt eine Spalte vor, dann nutzt du eine Wirkung, die er erreicht hat.
