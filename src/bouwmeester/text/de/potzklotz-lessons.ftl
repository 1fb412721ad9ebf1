# Die Lektionen von PotzKlotz: was der Baumeister sagt. ★ und ☾ stehen hinter dem, was auf dem Brett leuchtet.

potzklotz-lesson-cube = Ein Würfel
potzklotz-lesson-cube-lift = Versetze einen Würfel, und es steht das Gebäude deiner **Karte** ★ da. Hebe den **leuchtenden Würfel** ☾ hoch.
potzklotz-lesson-cube-lift-turned = **Das ginge auch,** um ein Viertel gedreht. Nimm diesmal den leuchtenden.
potzklotz-lesson-cube-lift-other = **Den nicht.** Er steht auch auf deiner Karte. Hebe den leuchtenden Würfel hoch.
potzklotz-lesson-cube-lift-pass = **Du hast eine Karte, die passt.** Passe nur, wenn keine passt.
potzklotz-lesson-cube-set = Berührt ist geführt: Er muss woanders hin. Setze ihn auf das **leuchtende Feld** ☾, wie auf deiner **Karte** ★.
potzklotz-lesson-cube-set-high = **Dann hat ein Turm drei Stockwerke.** Auf deiner Karte stehen zwei mit zwei.
potzklotz-lesson-cube-set-other = **Nicht dort.** Sieh auf deine Karte: Zwei Türme mit zwei Stockwerken stehen nebeneinander.
potzklotz-lesson-cube-lay = Jetzt steht es da. Wähle deine **Karte** ★ und lege sie: Die anderen prüfen.
potzklotz-lesson-cube-lay-other = **Die zeigt ein anderes Gebäude.** Lege die leuchtende Karte.
potzklotz-lesson-cube-alone = Richtig, die Karte bleibt liegen. Bram passt. Nun du selbst: ein Würfel, und **diese Karte** ★.
potzklotz-lesson-cube-alone-card = **Eine andere Karte zeigt es.** Lege die leuchtende.
potzklotz-lesson-cube-alone-place = **Der Würfel stimmt, der Platz nicht.** Er kommt auf den Boden, hinter den Turm, der bleibt.
potzklotz-lesson-cube-alone-other = **Lass den stehen.** Auf deiner Karte bleibt ein Turm, mit drei Würfeln auf dem Boden daneben.
potzklotz-lesson-cube-alone-pass = **Diese Karte passt.** Ein Würfel vom vorderen Turm kommt nach hinten.
potzklotz-lesson-cube-goal = Zwei Karten weniger. Wer **keine Karten** ★ mehr hat, bekommt den Punkt.

# Zwei Ecken.

potzklotz-lesson-corner = Zwei Ecken
potzklotz-lesson-corner-shown = Die **Karte, die da liegt** ★ zeigt immer, was auf der **Grundfläche** ☾ steht.
potzklotz-lesson-corner-lift = Jedes Gebäude hat zwei Karten, von zwei Ecken gesehen. Hebe für **diese** ★ den **leuchtenden Würfel** ☾ hoch.
potzklotz-lesson-corner-lift-other = **Das geht nicht auf.** Nimm den leuchtenden Würfel.
potzklotz-lesson-corner-lift-pass = **Eine Karte passt,** wenn du sie dir gedreht denkst.
potzklotz-lesson-corner-set = Setze ihn auf das **leuchtende Feld** ☾. Es steht anders als auf der **Karte** ★: um ein Viertel gedreht.
potzklotz-lesson-corner-set-other = **Nicht dort.** Auf deiner Karte stehen drei Säulen in einer Reihe.
potzklotz-lesson-corner-lay = Gedreht ist auch richtig. Lege die **Karte** ★.
potzklotz-lesson-corner-lay-other = **Die zeigt ein anderes Gebäude.** Lege die leuchtende Karte.
potzklotz-lesson-corner-right = Zum Prüfen wird die **Grundfläche** ★ gedreht, bis es wie die Karte aussieht. Wo es steht, ist gleich.

# Spiegelbilder.

potzklotz-lesson-mirror = Spiegelbilder
potzklotz-lesson-mirror-which = Der Würfel steht. Von **dieser** ★ und **jener** ☾ ist eine richtig, die andere das Spiegelbild. Lege die richtige.
potzklotz-lesson-mirror-which-mirror = **Das ist das Spiegelbild.** Wie du es auch drehst, es bleibt falsch.
potzklotz-lesson-mirror-which-other = **Das ist ein ganz anderes Gebäude.** Wähle zwischen den zwei leuchtenden Karten.
potzklotz-lesson-mirror-mistake = **Bram** ★ legte eine falsche Karte: Sein Würfel kam zurück auf die **Grundfläche** ☾, die Karte auf die Hand, und er zog eine dazu.

# Such es.

potzklotz-lesson-find = Selbst suchen
potzklotz-lesson-find-find = Eine deiner **drei Karten** ★ geht mit einem Würfel. Finde sie, und baue, was darauf steht.
potzklotz-lesson-find-find-pass = **Eine passt:** die mit einem einzigen Turm von zwei Stockwerken.
potzklotz-lesson-find-find-card = **Eine andere Karte zeigt, was jetzt steht.** Vergleiche den Turm.
potzklotz-lesson-find-find-place = **Der Würfel stimmt.** Er kommt hinter den Turm.
potzklotz-lesson-find-find-cube = **Der Würfel nicht.** Der Turm bleibt, und was davor steht auch.
potzklotz-lesson-find-none = Gut gesehen. Jetzt passt **keine deiner Karten** ★: Passe. Das kostet nichts.
potzklotz-lesson-find-none-touched = **Berührt ist geführt.** Keine Karte passt, also wäre es falsch, und du zögest eine dazu.
potzklotz-lesson-find-jam = Eine ganze Runde ohne Karte: Jeder **zieht eine** ★ vom **Stapel** ☾.

# Die letzte Karte.

potzklotz-lesson-end = Die letzte Karte
potzklotz-lesson-end-last = Deine **letzte Karte** ★. Baue, was darauf steht, und lege sie; dann wird die Runde zu Ende gespielt.
potzklotz-lesson-end-last-pass = **Es geht** mit einem Würfel.
potzklotz-lesson-end-last-place = **Der Würfel stimmt, der Platz nicht.** Zwei Türme mit zwei Stockwerken stehen nebeneinander.
potzklotz-lesson-end-last-cube = **Der Würfel nicht.** Der Turm bleibt stehen, und ein zweiter kommt dazu.
potzklotz-lesson-end-over = Auch Bram war dran und hat noch Karten. Du hast keine mehr: Der Punkt gehört dir.

# Der Begleiter im ersten Spiel.

potzklotz-guide-turn = Welche **deiner Karten** ★ kannst du auf der **Grundfläche** ☾ mit einem Würfel bauen? Hebe ihn hoch, oder passe.
potzklotz-guide-set = Berührt ist geführt: Setze den Würfel auf einen anderen Platz der **Grundfläche** ★, oder daneben.
potzklotz-guide-lay = Lege die **Karte** ★, die zeigt, was jetzt steht. Gedreht ist erlaubt, ein Spiegelbild ist falsch.
potzklotz-guide-ask = Hast du die **andere Karte** ★ des Gebäudes, das jetzt steht? Dann lege sie, außer der Reihe.
