# De lessen van PotzKlotz: wat de bouwmeester zegt. ★ en ☾ staan achter wat op het bord oplicht.

potzklotz-lesson-cube = Eén kubus
potzklotz-lesson-cube-lift = Verplaats één kubus, dan staat het gebouw van je **kaart** ★ er. Til de **verlichte kubus** ☾ op.
potzklotz-lesson-cube-lift-turned = **Dat zou ook kunnen,** een kwartslag gedraaid. Neem deze keer de verlichte.
potzklotz-lesson-cube-lift-other = **Die niet.** Hij staat ook op je kaart. Til de verlichte kubus op.
potzklotz-lesson-cube-lift-pass = **Je hebt een kaart die past.** Pas alleen als er geen past.
potzklotz-lesson-cube-set = Aanraken is spelen: hij moet ergens anders neer. Zet hem op het **verlichte vak** ☾, zoals op je **kaart** ★.
potzklotz-lesson-cube-set-high = **Dan is één toren drie hoog.** Op je kaart staan er twee van twee.
potzklotz-lesson-cube-set-other = **Daar niet.** Kijk op je kaart: twee torens van twee staan naast elkaar.
potzklotz-lesson-cube-lay = Nu staat het er. Kies je **kaart** ★ en leg die: de anderen controleren.
potzklotz-lesson-cube-lay-other = **Die toont een ander gebouw.** Leg de verlichte kaart.
potzklotz-lesson-cube-alone = Goed, je kaart blijft liggen. Bram past. Nu zelf: één kubus, en **deze kaart** ★.
potzklotz-lesson-cube-alone-card = **Een andere kaart toont het.** Leg de verlichte.
potzklotz-lesson-cube-alone-place = **De kubus klopt, de plek niet.** Hij komt op de grond, achter de toren die blijft.
potzklotz-lesson-cube-alone-other = **Laat die staan.** Op je kaart blijft één toren over, met drie kubussen op de grond ernaast.
potzklotz-lesson-cube-alone-pass = **Deze kaart past.** Eén kubus van de voorste toren gaat naar achteren.
potzklotz-lesson-cube-goal = Twee kaarten minder. Wie **geen kaarten** ★ meer heeft, krijgt het punt.

# Twee hoeken.

potzklotz-lesson-corner = Twee hoeken
potzklotz-lesson-corner-shown = De **kaart die er ligt** ★ toont altijd wat er op het **grondvlak** ☾ staat.
potzklotz-lesson-corner-lift = Elk gebouw heeft twee kaarten, gezien vanuit twee hoeken. Til voor **deze** ★ de **verlichte kubus** ☾ op.
potzklotz-lesson-corner-lift-other = **Dat komt niet uit.** Neem de verlichte kubus.
potzklotz-lesson-corner-lift-pass = **Er past een kaart,** als je die gedraaid ziet.
potzklotz-lesson-corner-set = Zet hem op het **verlichte vak** ☾. Het staat anders dan op de **kaart** ★: een kwartslag gedraaid.
potzklotz-lesson-corner-set-other = **Daar niet.** Op je kaart staan drie kolommen op een rij.
potzklotz-lesson-corner-lay = Gedraaid is ook goed. Leg de **kaart** ★.
potzklotz-lesson-corner-lay-other = **Die toont een ander gebouw.** Leg de verlichte kaart.
potzklotz-lesson-corner-right = Om te controleren wordt het **grondvlak** ★ gedraaid tot het op de kaart lijkt. Waar het staat, maakt niet uit.

# Spiegelbeelden.

potzklotz-lesson-mirror = Spiegelbeelden
potzklotz-lesson-mirror-which = De kubus staat. Van **deze** ★ en **die** ☾ is er één goed, de ander is het spiegelbeeld. Leg de goede.
potzklotz-lesson-mirror-which-mirror = **Dat is het spiegelbeeld.** Hoe je het ook draait, het blijft fout.
potzklotz-lesson-mirror-which-other = **Dat is een heel ander gebouw.** Kies uit de twee verlichte kaarten.
potzklotz-lesson-mirror-mistake = **Bram** ★ legde een foute kaart: zijn kubus ging terug op het **grondvlak** ☾, de kaart naar zijn hand, en hij trok er één bij.

# Zoek het.

potzklotz-lesson-find = Zelf zoeken
potzklotz-lesson-find-find = Eén van je **drie kaarten** ★ kun je met één kubus maken. Vind die kaart en bouw wat erop staat.
potzklotz-lesson-find-find-pass = **Er past er één:** die met één toren van twee.
potzklotz-lesson-find-find-card = **Een andere kaart toont wat er nu staat.** Vergelijk de toren.
potzklotz-lesson-find-find-place = **De kubus klopt.** Hij komt achter de toren.
potzklotz-lesson-find-find-cube = **Die kubus niet.** De toren blijft, en wat ervoor staat ook.
potzklotz-lesson-find-none = Goed gezien. Nu past **geen van je kaarten** ★: pas. Dat kost niets.
potzklotz-lesson-find-none-touched = **Aanraken is spelen.** Er past geen kaart, dus dat wordt fout en je trekt er één bij.
potzklotz-lesson-find-jam = Een hele ronde zonder kaart: ieder **trekt er één** ★ van de **stapel** ☾.

# De laatste kaart.

potzklotz-lesson-end = De laatste kaart
potzklotz-lesson-end-last = Je **laatste kaart** ★. Bouw wat erop staat en leg hem; dan wordt de ronde uitgespeeld.
potzklotz-lesson-end-last-pass = **Het kan** met één kubus.
potzklotz-lesson-end-last-place = **De kubus klopt, de plek niet.** Twee torens van twee staan naast elkaar.
potzklotz-lesson-end-last-cube = **Die kubus niet.** De toren blijft staan, en er komt een tweede bij.
potzklotz-lesson-end-over = Bram heeft ook zijn beurt gehad, en heeft nog kaarten. Jij hebt er geen meer: het punt is voor jou.

# De gids bij een eerste spel.

potzklotz-guide-turn = Welke van **je kaarten** ★ kun je op het **grondvlak** ☾ maken met één kubus? Til hem op, of pas.
potzklotz-guide-set = Aanraken is spelen: zet de kubus op een andere plek van het **grondvlak** ★, of ernaast.
potzklotz-guide-lay = Leg de **kaart** ★ die toont wat er nu staat. Gedraaid mag; een spiegelbeeld is fout.
potzklotz-guide-ask = Heb jij de **andere kaart** ★ van het gebouw dat er nu staat? Leg die dan, ook buiten je beurt.
