# De lessen van Palazzo: wat de bouwmeester zegt. ★ en ☾ staan achter wat op het bord oplicht.

palazzo-lesson-floors = Verdiepingen
palazzo-lesson-floors-hello = Je hebt drie verdiepingen gewonnen. Zet **baksteen 2** ★ op je **paleis** ☾.
palazzo-lesson-floors-hello-alone = **Los kost het punten.** Een paleis van één verdieping is 5 punten minder.
palazzo-lesson-floors-hello-stone = **Dat is marmer.** Het past wel, maar een paleis van één materiaal levert meer op.
palazzo-lesson-floors-hello-gap = **Nog niet de 4.** Je bouwt alleen bovenop: de 2 kan er dan niet meer onder.
palazzo-lesson-floors-twice = Geen paleis heeft twee keer verdieping 2. Zoek een plek voor **marmer 2** ★.
palazzo-lesson-floors-twice-same = **Daar niet.** Dat paleis heeft al een verdieping 2.
palazzo-lesson-floors-twice-gone = **Uit het spel?** Dat mag, maar begin er een nieuw paleis mee: dat kan nog groeien.
palazzo-lesson-floors-twice-later = **De 4 komt zo.** Eerst marmer 2.
palazzo-lesson-floors-gap = Elke verdieping is hoger dan die eronder; gaten mogen. Zet **baksteen 4** ★ op je **baksteen** ☾.
palazzo-lesson-floors-gap-mixed = **Op het marmer?** Mengen mag, maar één materiaal levert 3 punten meer op.
palazzo-lesson-floors-gap-alone = **Los kost het 5 punten.** Op de baksteen is het de derde verdieping, en die telt.
palazzo-lesson-floors-points = Drie verdiepingen tellen hun vensters: **8 punten** ★ met de 3 voor één materiaal. Een **losse** ☾ kost er 5.

# Paleizen.

palazzo-lesson-palaces = Paleizen
palazzo-lesson-palaces-most = Zet **marmer 3** ★ op het **paleis** ☾ waar het het meeste oplevert.
palazzo-lesson-palaces-most-saves = **Op B scheelt het 5.** Op A worden het drie verdiepingen marmer, en dat levert 9 op.
palazzo-lesson-palaces-most-single = **Los kost het 5.** Kijk eens naar paleis A.
palazzo-lesson-palaces-most-later = **De baksteen komt zo.** Eerst marmer 3.
palazzo-lesson-palaces-nine = **Negen** ★: zes vensters, en 3 erbij voor één materiaal. Vier verdiepingen leveren nog 3 extra op, vijf nog 6.
palazzo-lesson-palaces-least = Nu **baksteen 2** ★. Waar bespaart het je de 5 die **één verdieping** ☾ kost?
palazzo-lesson-palaces-least-below = **Niet op A.** Daar is al een verdieping 2, en je bouwt alleen bovenop.
palazzo-lesson-palaces-least-two = **Dan kosten twee losse verdiepingen 10.** Op B kosten ze allebei niets.
palazzo-lesson-palaces-least-gone = **Dan kost B nog steeds 5.** Zet het op B, dan kost B niets.
palazzo-lesson-palaces-mixed = Materialen mag je mengen. Twee verdiepingen tellen nog niet; dit zijn nu je **punten** ★.

# Geld.

palazzo-lesson-money = Geld
palazzo-lesson-money-turn = In je beurt doe je **één ding** ★: geld nemen, bouwelementen blootleggen of verbouwen. Neem geld.
palazzo-lesson-money-turn-tiles = **Bouwelementen komen in de volgende les.** Zonder geld zou je niets kopen.
palazzo-lesson-money-turn-rebuild = **Er valt nog niets te verbeteren.** Neem geld: een beurt is één ding.
palazzo-lesson-money-two = Er ligt één kaart meer **open** ★ dan er spelers zijn: neem er twee. Je **hebt** ☾ al twee vieren.
palazzo-lesson-money-two-seven = **De 4, ja.** Maar daarnaast is florijn 7 meer waard dan een certificaat van 2.
palazzo-lesson-money-two-fours = **En de 4?** Drie vieren in drie valuta’s tellen samen 15.
palazzo-lesson-money-rest = Daarna neemt ieder ander er één. Nu heeft Bram geld genomen: de **laatste kaart** ★ is voor jou.
palazzo-lesson-money-triple = Je betaalt met één valuta, of met **drie gelijke kaarten** ★ van alle drie: die tellen altijd 15.

# Kopen.

palazzo-lesson-market = Kopen
palazzo-lesson-market-tiles = Leg nu twee **bouwelementen** ★ bloot.
palazzo-lesson-market-tiles-money = **Je hebt geld genoeg.** Leg bouwelementen bloot.
palazzo-lesson-market-tiles-rebuild = **Later.** Leg bouwelementen bloot.
palazzo-lesson-market-where = Het eerste komt op de **verzamelplaats** ★, het tweede in een **steengroeve** ☾: één venster, dus één verder dan de bouwmeester.
palazzo-lesson-market-buy = Op de **verzamelplaats** ★ kost elk 10 min het aantal dat er ligt: 7. Koop marmer 2 met **florijn 7** ☾.
palazzo-lesson-market-buy-auction = **Bij een veiling mag iedereen bieden.** Wat op de verzamelplaats ligt, mag nu alleen jij kopen.
palazzo-lesson-market-buy-triple = **Dat is 15.** Je krijgt niets terug: betaal 7.
palazzo-lesson-market-buy-more = **Dat is 11.** Je krijgt niets terug: de 7 alleen is genoeg.
palazzo-lesson-market-buy-ducats = **Het is 7, maar het breekt je drie vieren.** Betaal met florijn 7.
palazzo-lesson-market-buy-brick = **Je bouwt in marmer.** Marmer 2 past je beter.
palazzo-lesson-market-build = Wat je kreeg, bouw je meteen. Zet het op je **paleis** ★.
palazzo-lesson-market-build-alone = **Twee losse verdiepingen kosten 10.** Zet het op paleis A.
palazzo-lesson-market-paid = Wat betaald is, ligt op de **aflegstapel** ★. Van de **verzamelplaats** ☾ mag je er ook twee kopen met één betaling.

# De veiling.

palazzo-lesson-auction = Veiling
palazzo-lesson-auction-call = Begin een veiling: de **bouwmeester** ★ loopt door naar de volgende **steengroeve met bouwelementen** ☾.
palazzo-lesson-auction-call-buy = **Voor 9?** Op de veiling zijn er twee, en één daarvan is jouw baksteen 3.
palazzo-lesson-auction-raise = Je opende met 3, **Bram biedt 4** ★. Bied meer, in één valuta: leg **dukaat 5** ☾ en bied.
palazzo-lesson-auction-raise-pass = **Dan krijgt Bram ze allebei voor 4.** Dat kan beter.
palazzo-lesson-auction-raise-florins = **Dan zit je aan florijnen vast.** Daar heb je er geen meer van; dukaten heb je twee.
palazzo-lesson-auction-raise-six = **Meer dan nodig.** Met de 5 ga je ook over de 4; bewaar de 6 voor de volgende ronde.
palazzo-lesson-auction-raise-much = **Eén kaart is genoeg.** Wat je legt, blijft liggen; bewaar de rest voor later.
palazzo-lesson-auction-again = Bram heeft er 7 bijgelegd: **11** ★. Leg bij je 8 iets bij, weer in **dukaten** ☾.
palazzo-lesson-auction-again-pass = **Dan krijgt Bram ze voor 11.** Met je 6 kom je op 14.
palazzo-lesson-auction-again-currency = **Geen florijnen.** Je hebt dukaten gelegd, en wat er ligt, blijft liggen.
palazzo-lesson-auction-again-much = **De 6 alleen is genoeg.** Dat is samen 14.
palazzo-lesson-auction-won = Bram past: ze zijn allebei van jou. Zet **baksteen 3** ★ op **paleis A** ☾.
palazzo-lesson-auction-won-stone = **Eerst baksteen 3.** Onder marmer 4 past die niet meer.
palazzo-lesson-auction-won-alone = **Los kost het 5.** Op paleis A is het de derde verdieping baksteen.
palazzo-lesson-auction-roof = En **marmer 4** ★? Kijk wat elke plek met je **punten** ☾ doet, en kies de beste.
palazzo-lesson-auction-roof-alone = **Dat kost 5.** Op A levert een vierde verdieping 3 op, en haar venster.
palazzo-lesson-auction-roof-gone = **Een vierde verdieping levert 3 op, en haar venster.** Het kost de 3 voor één materiaal, en is toch beter.
palazzo-lesson-auction-four = Komt de **bouwmeester** ★ bij vier of meer bouwelementen, dan is er geen veiling: ieder neemt er één, gratis.

# Het einde.

palazzo-lesson-end = Het einde
palazzo-lesson-end-riders = Vier **ruiters** ★ zijn er al. Met de vijfde is het spel meteen uit, en je **losse verdieping** ☾ kost 5.
palazzo-lesson-end-rebuild = Verbouw: zet **marmer 3** ★ in **paleis B** ☾. Dat kost één kaart naar keuze.
palazzo-lesson-end-rebuild-money = **Geld telt aan het eind niet.** Verbouw zolang het kan.
palazzo-lesson-end-rebuild-tiles = **Het volgende kan de vijfde ruiter zijn.** Dan is het uit, en kost de losse verdieping 5.
palazzo-lesson-end-rebuild-detach = **Dat haalt een paleis uit elkaar.** Weer samenvoegen kost nog een beurt.
palazzo-lesson-end-rebuild-remove = **Dat scheelt 5.** In paleis B levert het er ook nog 8 op.
palazzo-lesson-end-over = De vijfde ruiter: het spel is uit. Wie de meeste punten heeft, wint; bij gelijke stand het meeste geld in één valuta.

# De gids bij een eerste spel.

palazzo-guide-turn = Doe **één ding** ★: neem geld, leg twee bouwelementen bloot en koop of veil dan, of verbouw.
palazzo-guide-rebuild = **Verbouwen** ★ kan nu ook: voor één kaart verandert een verdieping van je **paleizen** ☾ van plek.
palazzo-guide-take = Wie geld neemt, krijgt **twee kaarten** ★, ieder ander één. Drie gelijke, van elke valuta één, in je **hand** ☾ tellen 15.
palazzo-guide-market = Koop er één of twee van de **verzamelplaats** ★, elk 10 min wat er ligt, of veil waar de **bouwmeester** ☾ nu komt.
palazzo-guide-bidding = Ga over het **hoogste bod** ★ met **kaarten** ☾ van één valuta, of pas en neem terug wat je legde.
palazzo-guide-share = Vier of meer bouwelementen worden verdeeld: ieder **neemt er één** ★, gratis.
palazzo-guide-building = Bouw **je bouwelement** ★ bovenop een **paleis** ☾, hoger dan wat er staat; drie verdiepingen of meer leveren punten op.
