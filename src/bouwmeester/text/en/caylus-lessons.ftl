# The lessons of Caylus: what the master builder says. ★ and ☾ stand behind what is lit on the board.

caylus-lesson-workers = Workers
caylus-lesson-workers-hello = Put a worker on the **quarry** ★, for the price under the **bridge** ☾.
caylus-lesson-workers-hello-pass = **Not yet.** Who passes places no more workers this turn.
caylus-lesson-workers-hello-other = **Not there.** You have no stone yet: the quarry gives some.
caylus-lesson-workers-one = You take turns, one worker each. Put one on the **sawmill** ★; in the **forest** ☾ is Bram’s.
caylus-lesson-workers-one-taken = **Not in the forest.** Bram’s worker stands there, and there is room for one only.
caylus-lesson-workers-one-pass = **You have 4 deniers left.** One more worker.
caylus-lesson-workers-one-other = **Not there.** Fetch wood at the sawmill.
caylus-lesson-workers-dear = Bram has passed, and the **bridge** ★ grows dear: a worker costs 3 now. Pass, and keep your **money** ☾.
caylus-lesson-workers-dear-price = **For 3?** Then you would have nothing left. Pass.
caylus-lesson-workers-leave = Then the **provost** ★: up to him the road works. Your workers stand before him: leave him there.
caylus-lesson-workers-leave-pay = **That costs money** and helps nobody. Leave him.
caylus-lesson-workers-home = From the bridge on the buildings worked: **you** ★ have wood and stone. The workers are home, everyone got 2 deniers.

# The provost.

caylus-lesson-provost = The provost
caylus-lesson-provost-own = Bram has passed, a worker costs **3** ☾. On **your own building** ★ always 1: put one there.
caylus-lesson-provost-own-his = **That is Bram’s.** It costs 3, and Bram gets a point for it.
caylus-lesson-provost-own-price = **That costs 3.** Your quarry costs 1 and gives 2 stone.
caylus-lesson-provost-own-pass = **Your quarry is still free,** and costs only 1.
caylus-lesson-provost-enough = Now pass: you need the rest of your **money** ★ in a moment.
caylus-lesson-provost-enough-keep = **That would cost your last 3.** Keep something for the provost.
caylus-lesson-provost-ahead = Past the **provost** ★ there is no work: for 1 denier a space move him on to your **quarry** ☾.
caylus-lesson-provost-ahead-stay = **Then your worker comes home with nothing.** He must reach space 9.
caylus-lesson-provost-ahead-far = **One space will do,** and costs 1.
caylus-lesson-provost-ahead-back = **The other way.** Your quarry is ahead of him.
caylus-lesson-provost-bailiff = **Two stone** ☾. The provost stood ahead, so the **bailiff** ★ moved on 2 spaces, otherwise 1; the provost joins him.

# Goods.

caylus-lesson-goods = Goods
caylus-lesson-goods-farm = The road works from the bridge on. The **farm** ★ gives food or cloth: take what **you** ☾ lack.
caylus-lesson-goods-farm-food = **You have food.** For the castle different kinds count: take cloth.
caylus-lesson-goods-sell = The **marketplace** ★ buys one cube for 4 deniers. Sell the food of which you have two.
caylus-lesson-goods-sell-skip = **You may,** using a building is optional. But 4 deniers are much.
caylus-lesson-goods-sell-other = **Of that you have only one.** Keep different kinds: sell food.
caylus-lesson-goods-buy = The **peddler** ★ sells one cube for 2 deniers, but no gold. What do **you** ☾ have none of?
caylus-lesson-goods-buy-skip = **You have 5 deniers.** Stone would be good to have.
caylus-lesson-goods-buy-gold = **Never gold.** That comes from the mine, the bank and the alchemist.
caylus-lesson-goods-buy-other = **You have that.** Stone is what you lack.
caylus-lesson-goods-four = Four kinds ★: with them one builds. Gold is a fifth kind, and stands for no other.

# Building.

caylus-lesson-building = Building
caylus-lesson-building-build = At the **carpenter** ★ you build a wood building of the **list** ☾, for wood and food. Build the quarry.
caylus-lesson-building-build-skip = **You have wood and food.** Build: it brings points at once.
caylus-lesson-building-build-other = **A good building too.** But let us have the quarry: stone is rare.
caylus-lesson-building-plot = It stands on the **first empty plot** ★. **You** ☾ got 2 points for it, and one more: Bram sent a worker there.
caylus-lesson-building-visit = Who uses another’s **building** ★ gives its owner a point. You need Bram’s **mason** ☾ all the same: go there.
caylus-lesson-building-visit-taken = **Bram’s worker stands there.** There is room for one only.
caylus-lesson-building-visit-other = **The mason it is.** Only he builds in stone.
caylus-lesson-building-visit-pass = **Not yet.** The mason is still free.
caylus-lesson-building-crafts = The carpenter builds in wood, the mason in stone, the architect for prestige: all of it is in **stock** ★.

# The castle.

caylus-lesson-castle = The castle
caylus-lesson-castle-batch = A batch for the **castle** ★ is food and two other kinds: a house, 5 points. Deliver **two** ☾.
caylus-lesson-castle-batch-nothing = **Nothing at all costs 2 points** for whoever has a worker there.
caylus-lesson-castle-batch-more = **You can do two.** Whoever delivers most gets the king’s favour.
caylus-lesson-castle-batch-last = **Then two wood are left,** and no second batch. Put wood into each.
caylus-lesson-castle-most = You delivered most: a **favour** ★. Choose a row; your marker moves on, and you use what it has reached. Take food.
caylus-lesson-castle-most-buildings = **The first step of the buildings gives nothing.** It is for later; take the row of resources.
caylus-lesson-castle-most-points = **1 point would be yours.** But without food there is no batch: take the row of resources.
caylus-lesson-castle-most-money = **3 deniers are good too.** But you have no food left: take the row of resources.
caylus-lesson-castle-most-skip = **Use it:** the food is yours.
caylus-lesson-castle-rows = Favours of one phase go on different **rows** ★. Further columns open when a section of the castle is counted.

# Special buildings.

caylus-lesson-special = Special buildings
caylus-lesson-special-gate = The special buildings work first. From the **gate** ★ your worker goes on for nothing: to the **quarry** ☾.
caylus-lesson-special-gate-home = **Home without anything?** The quarry is still free.
caylus-lesson-special-gate-gold = **Gold tempts,** but it lies far past the provost.
caylus-lesson-special-gate-other = **You could.** This time send it to the quarry.
caylus-lesson-special-guild = The trading post gave Bram 3 deniers. At the **guild** ★ the **provost** ☾ moves for nothing: send him 2 ahead.
caylus-lesson-special-guild-back = **Back?** Then your own worker might find no work.
caylus-lesson-special-guild-other = **Up to three are free.** Let it be 2 ahead.
caylus-lesson-special-joust = On the **joust field** ★ 1 denier and 1 cloth buy a **favour** ☾. Pay.
caylus-lesson-special-joust-skip = **You have both.** A favour is worth it.
caylus-lesson-special-favour = Choose the row of **money** ★ and take 3 deniers.
caylus-lesson-special-favour-buildings = **Its first step gives nothing.** This time money.
caylus-lesson-special-favour-skip = **Take the 3 deniers.** They are yours.
caylus-lesson-special-favour-other = **That would do.** This time take money.
caylus-lesson-special-inn = Your worker at the **inn** ★ is its guest now: next turn all yours cost 1. The **stables** ☾ give the first places in order.

# Residence and prestige.

caylus-lesson-lawyer = Prestige
caylus-lesson-lawyer-transform = For 1 denier and 1 cloth the lawyer makes a tile **your** ☾ residence: 2 points, and income. Take the **forest** ★.
caylus-lesson-lawyer-transform-skip = **You have what it costs.** Without a residence no prestige.
caylus-lesson-lawyer-transform-his = **That is Bram’s.** Only neutral tiles and your own.
caylus-lesson-lawyer-transform-own = **Your architect goes back to stock then.** You need him in a moment.
caylus-lesson-lawyer-transform-other = **That would do too.** This time take the forest.
caylus-lesson-lawyer-prestige = The **architect** ★ builds for prestige, in place of your **residence** ☾. Build the statue.
caylus-lesson-lawyer-prestige-skip = **7 points and a favour:** do build.
caylus-lesson-lawyer-favour = The statue brings a **favour** ★. Take the point of the first row.
caylus-lesson-lawyer-favour-other = **Also good.** Here take the point.
caylus-lesson-lawyer-seven = The **statue** ★ stands, and stays. **You** ☾ have 10 points: 2, 7 and 1.

# The end.

caylus-lesson-end = The end
caylus-lesson-end-castle = The **bailiff** ☾ is one step before the last count, of the towers. Send a worker to the **castle** ★.
caylus-lesson-end-castle-pass = **You can still deliver.** Two houses in the towers bring a favour.
caylus-lesson-end-castle-other = **It is the last turn.** What you fetch now you will not use any more: to the castle.
caylus-lesson-end-pass = Now pass. Every 4 deniers ★ are a point at the end.
caylus-lesson-end-pass-keep = **Keep your 4 deniers:** at the end they are a point.
caylus-lesson-end-stay = Nobody has a worker on the road. Leave the **provost** ★.
caylus-lesson-end-stay-pay = **For what?** Each denier you keep counts at the end.
caylus-lesson-end-deliver = Deliver one batch to the **castle** ★, with wood and stone: keep your **gold** ☾.
caylus-lesson-end-deliver-nothing = **That costs 2 points,** and no second house stands.
caylus-lesson-end-deliver-gold = **Not the gold:** each is 3 points at the end. Wood and stone will do.
caylus-lesson-end-favour = You delivered most: a **favour** ★. At the end only points count.
caylus-lesson-end-favour-other = **Points!** The first row gives one.
caylus-lesson-end-count = The **towers** ★ are counted: you have two houses there, a **favour** ☾. Bram has none and loses 4. Take 2 points.
caylus-lesson-end-count-first = **Your marker stands further.** The second column gives 2.
caylus-lesson-end-count-other = **Points!** The first row gives 2 now.
caylus-lesson-end-over = That was the last count. Gold is 3 points, 3 other cubes 1, 4 deniers 1: most points win.

# The guide of a first game.

caylus-guide-placing = You take turns placing workers, for the price under the **bridge** ★. Who passes keeps **money** ☾ for later.
caylus-guide-gate = From the **gate** ★ your worker goes to any free place for nothing, or home.
caylus-guide-guild = The guild moves the **provost** ★ up to 3 spaces for nothing: up to him there is work.
caylus-guide-joust = For 1 denier and 1 cloth you get a **favour** ★ of the king.
caylus-guide-inn = The guest of the **inn** ★ pays 1 for every worker; may stay, or go home.
caylus-guide-bribe = Past the **provost** ★ there is no work. With **your money** ☾ you may move him, 1 denier a space.
caylus-guide-production = Your worker works: take what **your goods** ★ lack; the castle wants food and two other kinds.
caylus-guide-sale = The marketplace buys one cube of **yours** ★, if you like.
caylus-guide-peddling = The peddler sells **you** ★ what you lack, but no gold.
caylus-guide-trading = Here you trade, once, the little deal or the large one, from what **you have** ★.
caylus-guide-construction = Build one of the **buildings** ★ that **your cubes** ☾ can pay: points at once, and one each time others use it.
caylus-guide-lawyer = For 1 denier and 1 cloth of **yours** ★ a tile becomes your residence: 2 points, and income every turn.
caylus-guide-delivery = Food and two other kinds are a house in the **castle** ★; from **your cubes** ☾ deliver as many as you like.
caylus-guide-favour = Choose a **row** ★: your marker moves one column, then you use one effect that it has reached.
