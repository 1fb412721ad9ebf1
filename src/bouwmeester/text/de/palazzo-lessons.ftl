# Die Lektionen von Palazzo: was der Baumeister sagt. ★ und ☾ stehen hinter dem, was auf dem Plan leuchtet.

palazzo-lesson-floors = Etagen
palazzo-lesson-floors-hello = Du hast drei Etagen gewonnen. Setze **Ziegel 2** ★ auf deinen **Palazzo** ☾.
palazzo-lesson-floors-hello-alone = **Einzeln kostet es Punkte.** Ein Palazzo mit einer Etage bringt 5 Minuspunkte.
palazzo-lesson-floors-hello-stone = **Das ist Marmor.** Es passt, aber ein Palazzo aus einem Material bringt mehr.
palazzo-lesson-floors-hello-gap = **Noch nicht die 4.** Gebaut wird nur oben: Die 2 käme nicht mehr darunter.
palazzo-lesson-floors-twice = Kein Palazzo hat zweimal Etage 2. Suche einen Platz für **Marmor 2** ★.
palazzo-lesson-floors-twice-same = **Nicht dort.** Dieser Palazzo hat schon eine Etage 2.
palazzo-lesson-floors-twice-gone = **Aus dem Spiel?** Das darfst du, aber beginne damit einen neuen Palazzo: Er kann noch wachsen.
palazzo-lesson-floors-twice-later = **Die 4 kommt gleich.** Zuerst Marmor 2.
palazzo-lesson-floors-gap = Jede Etage ist höher als die darunter, Lücken sind erlaubt. Setze **Ziegel 4** ★ auf deinen **Ziegel** ☾.
palazzo-lesson-floors-gap-mixed = **Auf den Marmor?** Mischen ist erlaubt, aber ein Material bringt 3 Punkte mehr.
palazzo-lesson-floors-gap-alone = **Einzeln kostet es 5 Punkte.** Auf dem Ziegel ist es die dritte Etage, und die zählt.
palazzo-lesson-floors-points = Drei Etagen zählen ihre Fenster: **8 Punkte** ★ mit den 3 für ein Material. Eine **einzelne** ☾ kostet 5.

# Palazzi.

palazzo-lesson-palaces = Palazzi
palazzo-lesson-palaces-most = Setze **Marmor 3** ★ auf den **Palazzo** ☾, auf dem das am meisten bringt.
palazzo-lesson-palaces-most-saves = **Auf B spart es 5.** Auf A werden es drei Etagen Marmor, und das bringt 9.
palazzo-lesson-palaces-most-single = **Einzeln kostet es 5.** Sieh dir Palazzo A an.
palazzo-lesson-palaces-most-later = **Der Ziegel kommt gleich.** Zuerst Marmor 3.
palazzo-lesson-palaces-nine = **Neun** ★: sechs Fenster, und 3 dazu für ein Material. Vier Etagen bringen noch 3 dazu, fünf 6.
palazzo-lesson-palaces-least = Jetzt **Ziegel 2** ★. Wo erspart es dir die 5, die **eine Etage** ☾ kostet?
palazzo-lesson-palaces-least-below = **Nicht auf A.** Dort gibt es schon eine Etage 2, und gebaut wird nur oben.
palazzo-lesson-palaces-least-two = **Dann kosten zwei einzelne Etagen 10.** Auf B kostet keine etwas.
palazzo-lesson-palaces-least-gone = **Dann kostet B immer noch 5.** Setze es auf B, dann kostet B nichts.
palazzo-lesson-palaces-mixed = Materialien darf man mischen. Zwei Etagen zählen noch nichts; das sind jetzt deine **Punkte** ★.

# Geld.

palazzo-lesson-money = Geld
palazzo-lesson-money-turn = In einem Zug tust du **eins** ★: Geld nehmen, Bauteile aufdecken oder umbauen. Nimm Geld.
palazzo-lesson-money-turn-tiles = **Bauteile kommen in der nächsten Lektion.** Ohne Geld würdest du nichts kaufen.
palazzo-lesson-money-turn-rebuild = **Noch gibt es nichts zu verbessern.** Nimm Geld: In einem Zug tust du nur eins.
palazzo-lesson-money-two = Es liegt eine Karte mehr **offen** ★ als Spieler da sind: Nimm zwei. Zwei 4er **hast** ☾ du schon.
palazzo-lesson-money-two-seven = **Die 4, ja.** Aber daneben ist Florin 7 mehr wert als ein Zertifikat zu 2.
palazzo-lesson-money-two-fours = **Und die 4?** Drei 4er in drei Währungen zählen zusammen 15.
palazzo-lesson-money-rest = Danach nehmen alle anderen eine. Nun hat Bram Geld genommen: Die **letzte Karte** ★ ist für dich.
palazzo-lesson-money-triple = Du zahlst mit einer Währung oder mit **drei gleichen Karten** ★, einer aus jeder: Die zählen immer 15.

# Kaufen.

palazzo-lesson-market = Kaufen
palazzo-lesson-market-tiles = Decke jetzt zwei **Bauteile** ★ auf.
palazzo-lesson-market-tiles-money = **Du hast Geld genug.** Decke Bauteile auf.
palazzo-lesson-market-tiles-rebuild = **Später.** Decke Bauteile auf.
palazzo-lesson-market-where = Das erste kommt ins **Lager** ★, das zweite in einen **Steinbruch** ☾: ein Fenster, also einen weiter als der Baumeister.
palazzo-lesson-market-buy = Im **Lager** ★ kostet jedes 10 minus die Zahl der Bauteile dort: 7. Kaufe Marmor 2 mit **Florin 7** ☾.
palazzo-lesson-market-buy-auction = **Bei einer Versteigerung bieten alle.** Was im Lager liegt, darfst jetzt nur du kaufen.
palazzo-lesson-market-buy-triple = **Das sind 15.** Es gibt kein Wechselgeld: Zahle 7.
palazzo-lesson-market-buy-more = **Das sind 11.** Es gibt kein Wechselgeld: Die 7 allein genügt.
palazzo-lesson-market-buy-ducats = **Es sind 7, aber deine drei 4er sind dahin.** Zahle mit Florin 7.
palazzo-lesson-market-buy-brick = **Du baust in Marmor.** Marmor 2 passt besser.
palazzo-lesson-market-build = Was du bekommst, wird sofort gebaut. Setze es auf deinen **Palazzo** ★.
palazzo-lesson-market-build-alone = **Zwei einzelne Etagen kosten 10.** Setze es auf Palazzo A.
palazzo-lesson-market-paid = Was bezahlt ist, liegt auf der **Ablage** ★. Aus dem **Lager** ☾ darfst du auch zwei mit einer Zahlung kaufen.

# Die Versteigerung.

palazzo-lesson-auction = Versteigerung
palazzo-lesson-auction-call = Beginne eine Versteigerung: Der **Baumeister** ★ geht weiter zum nächsten **Steinbruch mit Bauteilen** ☾.
palazzo-lesson-auction-call-buy = **Für 9?** In der Versteigerung sind es zwei, und eins davon ist dein Ziegel 3.
palazzo-lesson-auction-raise = Du hast mit 3 eröffnet, **Bram bietet 4** ★. Biete mehr, in einer Währung: Lege **Dukat 5** ☾ und biete.
palazzo-lesson-auction-raise-pass = **Dann bekommt Bram beide für 4.** Das geht besser.
palazzo-lesson-auction-raise-florins = **Dann bist du an Florin gebunden.** Du hast keine weiteren; Dukaten hast du zwei.
palazzo-lesson-auction-raise-six = **Mehr als nötig.** Auch die 5 übertrifft die 4; behalte die 6 für die nächste Runde.
palazzo-lesson-auction-raise-much = **Eine Karte genügt.** Was du legst, bleibt liegen; behalte den Rest für später.
palazzo-lesson-auction-again = Bram hat 7 dazugelegt: **11** ★. Lege zu deinen 8 dazu, wieder in **Dukaten** ☾.
palazzo-lesson-auction-again-pass = **Dann bekommt Bram sie für 11.** Mit deiner 6 kommst du auf 14.
palazzo-lesson-auction-again-currency = **Keine Florin.** Du hast Dukaten gelegt, und was liegt, bleibt liegen.
palazzo-lesson-auction-again-much = **Die 6 allein genügt.** Das macht 14.
palazzo-lesson-auction-won = Bram passt: Beide gehören dir. Setze **Ziegel 3** ★ auf **Palazzo A** ☾.
palazzo-lesson-auction-won-stone = **Zuerst Ziegel 3.** Unter Marmor 4 passt er nicht mehr.
palazzo-lesson-auction-won-alone = **Einzeln kostet es 5.** Auf Palazzo A ist es die dritte Etage aus Ziegel.
palazzo-lesson-auction-roof = Und **Marmor 4** ★? Sieh, was jeder Platz mit deinen **Punkten** ☾ macht, und wähle den besten.
palazzo-lesson-auction-roof-alone = **Das kostet 5.** Auf A bringt eine vierte Etage 3 und ihr Fenster.
palazzo-lesson-auction-roof-gone = **Eine vierte Etage bringt 3 und ihr Fenster.** Sie kostet die 3 für ein Material und ist trotzdem besser.
palazzo-lesson-auction-four = Kommt der **Baumeister** ★ zu vier oder mehr Bauteilen, wird nicht versteigert: Jeder nimmt eins, umsonst.

# Das Ende.

palazzo-lesson-end = Das Ende
palazzo-lesson-end-riders = Vier **Reiter** ★ sind da. Mit dem fünften ist das Spiel sofort aus, und deine **einzelne Etage** ☾ kostet 5.
palazzo-lesson-end-rebuild = Baue um: Setze **Marmor 3** ★ in **Palazzo B** ☾. Das kostet eine Karte deiner Wahl.
palazzo-lesson-end-rebuild-money = **Geld zählt am Ende nichts.** Baue um, solange es geht.
palazzo-lesson-end-rebuild-tiles = **Als Nächstes kann der fünfte Reiter kommen.** Dann ist Schluss, und die einzelne Etage kostet 5.
palazzo-lesson-end-rebuild-detach = **Das nimmt einen Palazzo auseinander.** Ihn wieder zusammenzusetzen kostet noch einen Zug.
palazzo-lesson-end-rebuild-remove = **Das spart 5.** In Palazzo B eingebaut bringt es noch 8 dazu.
palazzo-lesson-end-over = Der fünfte Reiter: Das Spiel ist aus. Wer die meisten Punkte hat, gewinnt; bei Gleichstand das meiste Geld in einer Währung.

# Der Begleiter im ersten Spiel.

palazzo-guide-turn = Tu **eins** ★: Geld nehmen, zwei Bauteile aufdecken und dann kaufen oder versteigern, oder umbauen.
palazzo-guide-rebuild = **Umbauen** ★ geht jetzt auch: Für eine Karte wechselt eine Etage deiner **Palazzi** ☾ ihren Platz.
palazzo-guide-take = Wer Geld nimmt, bekommt **zwei Karten** ★, alle anderen eine. Drei gleiche, aus jeder Währung eine, zählen auf der **Hand** ☾ 15.
palazzo-guide-market = Kaufe eins oder zwei aus dem **Lager** ★, je 10 minus was dort liegt, oder versteigere, wohin der **Baumeister** ☾ nun kommt.
palazzo-guide-bidding = Übertriff das **höchste Gebot** ★ mit **Karten** ☾ einer Währung, oder passe und nimm zurück, was du gelegt hast.
palazzo-guide-share = Vier oder mehr Bauteile werden verteilt: Jeder **nimmt eins** ★, umsonst.
palazzo-guide-building = Baue **dein Bauteil** ★ oben auf einen **Palazzo** ☾, höher als das, was da steht; ab drei Etagen bringt er Punkte.
