# De lessen van Caylus: wat de bouwmeester zegt. ★ en ☾ staan achter wat op het bord oplicht.

caylus-lesson-workers = Arbeiders
caylus-lesson-workers-hello = Zet een arbeider op de **groeve** ★, voor de prijs onder de **brug** ☾.
caylus-lesson-workers-hello-pass = **Nog niet.** Wie past, plaatst deze beurt geen arbeiders meer.
caylus-lesson-workers-hello-other = **Daar niet.** Je hebt nog geen steen: die krijg je bij de groeve.
caylus-lesson-workers-one = Om beurten plaats je één arbeider. Zet er een op de **zaagmolen** ★; in het **bos** ☾ staat die van Bram.
caylus-lesson-workers-one-taken = **Niet in het bos.** Daar staat Brams arbeider, en er is maar plaats voor één.
caylus-lesson-workers-one-pass = **Je hebt nog 4 dinars.** Nog één arbeider.
caylus-lesson-workers-one-other = **Daar niet.** Haal hout bij de zaagmolen.
caylus-lesson-workers-dear = Bram heeft gepast, en de **brug** ★ wordt duur: een arbeider kost nu 3. Pas, en houd je **geld** ☾.
caylus-lesson-workers-dear-price = **Voor 3?** Dan heb je niets meer over. Pas.
caylus-lesson-workers-leave = Dan de **provoost** ★: tot en met zijn veld wordt er gewerkt. Jouw arbeiders staan ervóór: laat hem staan.
caylus-lesson-workers-leave-pay = **Dat kost geld** en helpt niemand. Laat hem staan.
caylus-lesson-workers-home = Vanaf de brug werkten de gebouwen: **je** ★ hebt hout en steen. De arbeiders zijn weer thuis, en ieder kreeg 2 dinars.

# De provoost.

caylus-lesson-provost = De provoost
caylus-lesson-provost-own = Bram heeft gepast, een arbeider kost **3** ☾. Op **je eigen gebouw** ★ altijd maar 1: zet daar een arbeider.
caylus-lesson-provost-own-his = **Dat is van Bram.** Het kost 3, en Bram krijgt er een punt voor.
caylus-lesson-provost-own-price = **Dat kost 3.** Je groeve kost 1 en geeft 2 steen.
caylus-lesson-provost-own-pass = **Je groeve is nog vrij,** en kost maar 1.
caylus-lesson-provost-enough = Pas nu: de rest van je **geld** ★ heb je zo nodig.
caylus-lesson-provost-enough-keep = **Dat kost je laatste 3.** Houd iets over voor de provoost.
caylus-lesson-provost-ahead = Voorbij de **provoost** ★ wordt niet gewerkt: zet hem voor 1 dinar per veld door tot je **groeve** ☾.
caylus-lesson-provost-ahead-stay = **Dan komt je arbeider met lege handen thuis.** Hij moet tot veld 9.
caylus-lesson-provost-ahead-far = **Eén veld is genoeg,** en kost 1.
caylus-lesson-provost-ahead-back = **De andere kant op.** Je groeve ligt voor hem.
caylus-lesson-provost-bailiff = **Twee steen** ☾. De provoost stond verder, dus ging de **stadhouder** ★ 2 velden door, anders 1; de provoost volgt hem.

# Grondstoffen.

caylus-lesson-goods = Grondstoffen
caylus-lesson-goods-farm = Er wordt gewerkt vanaf de brug. De **boerderij** ★ geeft voedsel of linnen: neem wat **je** ☾ nog niet hebt.
caylus-lesson-goods-farm-food = **Voedsel heb je.** Voor het kasteel tellen verschillende soorten: neem linnen.
caylus-lesson-goods-sell = Het **marktplein** ★ koopt één grondstof voor 4 dinars. Verkoop voedsel, daar heb je twee van.
caylus-lesson-goods-sell-skip = **Dat mag,** je hoeft een gebouw niet te gebruiken. Maar 4 dinars is veel.
caylus-lesson-goods-sell-other = **Daar heb je er maar één van.** Houd verschillende soorten: verkoop voedsel.
caylus-lesson-goods-buy = De **handelaar** ★ verkoopt één grondstof voor 2 dinars, maar geen goud. Wat heb **jij** ☾ nog niet?
caylus-lesson-goods-buy-skip = **Je hebt 5 dinars.** Steen komt goed van pas.
caylus-lesson-goods-buy-gold = **Nooit goud.** Dat komt van de mijn, de bank en de alchemist.
caylus-lesson-goods-buy-other = **Dat heb je al.** Steen ontbreekt je nog.
caylus-lesson-goods-four = Vier soorten ★: daarmee bouw je. Goud is een vijfde soort, en vervangt geen andere.

# Bouwen.

caylus-lesson-building = Bouwen
caylus-lesson-building-build = Bij de **timmerman** ★ bouw je een houten gebouw van de **lijst** ☾, voor hout en voedsel. Bouw de groeve.
caylus-lesson-building-build-skip = **Je hebt hout en voedsel.** Bouw: dat brengt meteen punten op.
caylus-lesson-building-build-other = **Ook een goed gebouw.** Maar laten we de groeve nemen: steen is schaars.
caylus-lesson-building-plot = Het staat op de **eerste lege plek** ★. **Jij** ☾ kreeg er 2 punten voor, en nog een: Bram stuurde er een arbeider heen.
caylus-lesson-building-visit = Wie andermans **gebouw** ★ gebruikt, geeft de eigenaar een punt. Toch heb je Brams **metselaar** ☾ nodig: ga erheen.
caylus-lesson-building-visit-taken = **Daar staat Brams arbeider.** Er is maar plaats voor één.
caylus-lesson-building-visit-other = **De metselaar, graag.** Alleen hij bouwt in steen.
caylus-lesson-building-visit-pass = **Nog niet.** De metselaar is nog vrij.
caylus-lesson-building-crafts = De timmerman bouwt in hout, de metselaar in steen, de architect voor prestige: alles is in **voorraad** ★.

# Het kasteel.

caylus-lesson-castle = Het kasteel
caylus-lesson-castle-batch = Een levering aan het **kasteel** ★ is voedsel en twee andere soorten: een huis, 5 punten. Lever er **twee** ☾.
caylus-lesson-castle-batch-nothing = **Helemaal niets kost 2 punten** voor wie er een arbeider heeft.
caylus-lesson-castle-batch-more = **Je kunt er twee leveren.** Wie het meeste levert, krijgt de gunst van de koning.
caylus-lesson-castle-batch-last = **Dan houd je twee hout over,** en is er geen tweede levering. Doe bij elke levering hout.
caylus-lesson-castle-most = Jij leverde het meest: een **gunst** ★. Kies een rij; je steen schuift op, en je gebruikt wat hij bereikt. Neem voedsel.
caylus-lesson-castle-most-buildings = **De eerste stap bij gebouwen geeft niets.** Die is voor later; neem de rij grondstoffen.
caylus-lesson-castle-most-points = **Dat geeft 1 punt.** Maar zonder voedsel is er geen levering: neem de rij grondstoffen.
caylus-lesson-castle-most-money = **3 dinars zijn ook goed.** Maar je hebt geen voedsel meer: neem de rij grondstoffen.
caylus-lesson-castle-most-skip = **Gebruik het:** het voedsel is van jou.
caylus-lesson-castle-rows = Gunsten van één fase gaan op verschillende **rijen** ★. Meer kolommen gaan open als een deel van het kasteel geteld is.

# Speciale gebouwen.

caylus-lesson-special = Speciale gebouwen
caylus-lesson-special-gate = De speciale gebouwen werken het eerst. Van de **poort** ★ gaat je arbeider gratis verder: naar de **groeve** ☾.
caylus-lesson-special-gate-home = **Met niets naar huis?** De groeve is nog vrij.
caylus-lesson-special-gate-gold = **Goud lokt,** maar het ligt ver voorbij de provoost.
caylus-lesson-special-gate-other = **Dat kan.** Stuur hem deze keer naar de groeve.
caylus-lesson-special-guild = Het wisselkantoor gaf Bram 3 dinars. Bij het **gilde** ★ verzet je de **provoost** ☾ gratis: zet hem 2 vooruit.
caylus-lesson-special-guild-back = **Terug?** Dan vindt je eigen arbeider misschien geen werk.
caylus-lesson-special-guild-other = **Tot drie velden is gratis.** Neem er nu 2 vooruit.
caylus-lesson-special-joust = Op het **toernooiveld** ★ koop je voor 1 dinar en 1 linnen een **gunst** ☾. Betaal.
caylus-lesson-special-joust-skip = **Je hebt ze allebei.** Een gunst is het waard.
caylus-lesson-special-favour = Kies de rij **dinars** ★ en neem er 3.
caylus-lesson-special-favour-buildings = **De eerste stap geeft niets.** Deze keer geld.
caylus-lesson-special-favour-skip = **Neem de 3 dinars.** Ze zijn van jou.
caylus-lesson-special-favour-other = **Dat kan ook.** Neem deze keer geld.
caylus-lesson-special-inn = Je arbeider in de **herberg** ★ is nu gast: volgende beurt kosten ze je allemaal 1. De **stallen** ☾ geven voorrang.

# Residentiële gebouwen en prestige.

caylus-lesson-lawyer = Prestige
caylus-lesson-lawyer-transform = Voor 1 dinar en 1 linnen maakt de notaris van een gebouw een residentieel gebouw van **jou** ☾: 2 punten, en inkomen. Neem het **bos** ★.
caylus-lesson-lawyer-transform-skip = **Je hebt wat het kost.** Zonder residentieel gebouw geen prestigegebouw.
caylus-lesson-lawyer-transform-his = **Dat is van Bram.** Alleen neutrale gebouwen, of die van jezelf.
caylus-lesson-lawyer-transform-own = **Dan gaat je architect terug in de voorraad.** Je hebt hem zo nodig.
caylus-lesson-lawyer-transform-other = **Dat kan ook.** Neem deze keer het bos.
caylus-lesson-lawyer-prestige = De **architect** ★ bouwt een prestigegebouw in plaats van je **residentiële gebouw** ☾. Bouw het standbeeld.
caylus-lesson-lawyer-prestige-skip = **7 punten en een gunst:** bouw maar.
caylus-lesson-lawyer-favour = Het standbeeld levert een **gunst** ★ op. Neem het punt van de eerste rij.
caylus-lesson-lawyer-favour-other = **Ook goed.** Neem hier het punt.
caylus-lesson-lawyer-seven = Het **standbeeld** ★ staat, en blijft. **Jij** ☾ hebt 10 punten: 2, 7 en 1.

# Het einde.

caylus-lesson-end = Het einde
caylus-lesson-end-castle = De **stadhouder** ☾ staat één stap voor de laatste telling, van de torens. Stuur een arbeider naar het **kasteel** ★.
caylus-lesson-end-castle-pass = **Je kunt nog leveren.** Twee huizen in de torens leveren een gunst op.
caylus-lesson-end-castle-other = **Het is de laatste beurt.** Wat je nu haalt, gebruik je niet meer: naar het kasteel.
caylus-lesson-end-pass = Pas nu. Elke 4 dinars ★ zijn aan het eind een punt.
caylus-lesson-end-pass-keep = **Houd je 4 dinars:** aan het eind zijn ze een punt.
caylus-lesson-end-stay = Niemand heeft een arbeider langs de weg. Laat de **provoost** ★ staan.
caylus-lesson-end-stay-pay = **Waarvoor?** Elke dinar die je houdt, telt aan het eind.
caylus-lesson-end-deliver = Lever één keer aan het **kasteel** ★, met hout en steen: houd je **goud** ☾.
caylus-lesson-end-deliver-nothing = **Dat kost 2 punten,** en er komt geen tweede huis.
caylus-lesson-end-deliver-gold = **Niet het goud:** elk is aan het eind 3 punten. Hout en steen is genoeg.
caylus-lesson-end-favour = Jij leverde het meest: een **gunst** ★. Aan het eind tellen alleen punten.
caylus-lesson-end-favour-other = **Punten!** De eerste rij geeft er een.
caylus-lesson-end-count = De **torens** ★ worden geteld: jij hebt er twee huizen, een **gunst** ☾. Bram heeft er geen en verliest 4. Neem 2 punten.
caylus-lesson-end-count-first = **Je steen staat verder.** De tweede kolom geeft 2.
caylus-lesson-end-count-other = **Punten!** De eerste rij geeft er nu 2.
caylus-lesson-end-over = Dat was de laatste telling. Goud is 3 punten, 3 andere grondstoffen 1, 4 dinars 1: wie de meeste punten heeft, wint.

# De gids bij een eerste spel.

caylus-guide-placing = Om beurten plaats je een arbeider, voor de prijs onder de **brug** ★. Wie past, houdt **geld** ☾ over voor later.
caylus-guide-gate = Van de **poort** ★ gaat je arbeider gratis naar een vrije plek, of naar huis.
caylus-guide-guild = Bij het gilde verzet je de **provoost** ★ gratis tot 3 velden: tot en met zijn veld is er werk.
caylus-guide-joust = Voor 1 dinar en 1 linnen krijg je een **gunst** ★ van de koning.
caylus-guide-inn = De gast van de **herberg** ★ betaalt 1 voor elke arbeider; hij mag blijven, of naar huis.
caylus-guide-bribe = Voorbij de **provoost** ★ is er geen werk. Met **je geld** ☾ mag je hem verplaatsen, 1 dinar per veld.
caylus-guide-production = Je arbeider werkt: neem wat bij **je grondstoffen** ★ ontbreekt; het kasteel wil voedsel en twee andere soorten.
caylus-guide-sale = Het marktplein koopt één grondstof van **jou** ★, als je wilt.
caylus-guide-peddling = De handelaar verkoopt **je** ★ wat je mist, maar geen goud.
caylus-guide-trading = Hier ruil je één keer, klein of groot, met wat **je hebt** ★.
caylus-guide-construction = Bouw een van de **gebouwen** ★ die je met **je grondstoffen** ☾ kunt betalen: meteen punten, en één telkens als een ander het gebruikt.
caylus-guide-lawyer = Voor 1 dinar en 1 linnen van **jou** ★ wordt een gebouw een residentieel gebouw van jou: 2 punten, en elke beurt inkomen.
caylus-guide-delivery = Voedsel en twee andere soorten zijn een huis in het **kasteel** ★; lever er zoveel je wilt uit **je grondstoffen** ☾.
caylus-guide-favour = Kies een **rij** ★: je steen schuift één kolom op, dan gebruik je één effect dat hij bereikt heeft.
