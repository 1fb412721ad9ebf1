# The lessons of Palazzo: what the master builder says. ★ and ☾ stand behind what is lit on the board.

palazzo-lesson-floors = Floors
palazzo-lesson-floors-hello = You won three floors. Put the **brick 2** ★ on your **palace** ☾.
palazzo-lesson-floors-hello-alone = **Alone it costs points.** A palace of one floor is 5 points less.
palazzo-lesson-floors-hello-stone = **That is marble.** It would fit, but a palace of one material brings more.
palazzo-lesson-floors-hello-gap = **Not the 4 yet.** You build on top only: the 2 could no longer go below it.
palazzo-lesson-floors-twice = No palace has two floors 2. Find a place for the **marble 2** ★.
palazzo-lesson-floors-twice-same = **Not there.** That palace has a floor 2 already.
palazzo-lesson-floors-twice-gone = **Out of the game?** You may, but begin a new palace with it: it can still grow.
palazzo-lesson-floors-twice-later = **The 4 comes next.** First the marble 2.
palazzo-lesson-floors-gap = Each floor is higher than the one below; gaps are allowed. Put the **brick 4** ★ on your **brick** ☾.
palazzo-lesson-floors-gap-mixed = **On the marble?** You may mix, but one material brings 3 points more.
palazzo-lesson-floors-gap-alone = **Alone it costs 5 points.** On the brick it is the third floor, and that counts.
palazzo-lesson-floors-points = Three floors count their windows: **8 points** ★ with the 3 for one material. A **single floor** ☾ costs 5.

# Palaces.

palazzo-lesson-palaces = Palaces
palazzo-lesson-palaces-most = Put the **marble 3** ★ on the **palace** ☾ where it brings most.
palazzo-lesson-palaces-most-saves = **On B it saves 5.** On A it makes three floors of marble, and that brings 9.
palazzo-lesson-palaces-most-single = **Alone it costs 5.** Look at palace A.
palazzo-lesson-palaces-most-later = **The brick comes next.** First the marble 3.
palazzo-lesson-palaces-nine = **Nine** ★: six windows, and 3 more for one material. Four floors bring 3 more still, five 6 more.
palazzo-lesson-palaces-least = Now the **brick 2** ★. Where does it save you the 5 that **one floor** ☾ costs?
palazzo-lesson-palaces-least-below = **Not on A.** It has a floor 2, and you build on top only.
palazzo-lesson-palaces-least-two = **Then two single floors cost 10.** On B neither costs anything.
palazzo-lesson-palaces-least-gone = **Then B still costs 5.** Put it on B, and B costs nothing.
palazzo-lesson-palaces-mixed = Materials may be mixed. Two floors count nothing yet; these are your **points** ★ now.

# Money.

palazzo-lesson-money = Money
palazzo-lesson-money-turn = In a turn you do **one thing** ★: take money, turn over tiles, or rebuild. Take money.
palazzo-lesson-money-turn-tiles = **Tiles come in the next lesson.** Without money you would buy nothing.
palazzo-lesson-money-turn-rebuild = **There is nothing to mend yet.** Take money: a turn is one thing.
palazzo-lesson-money-two = One card more than players lies **open** ★: take two. You **hold** ☾ two 4s already.
palazzo-lesson-money-two-seven = **The 4, yes.** But beside it the florin 7 is worth more than a certificate of 2.
palazzo-lesson-money-two-fours = **And the 4?** Three 4s in three currencies count 15 together.
palazzo-lesson-money-rest = Then everyone else takes one. Now Bram took money: the **last card** ★ is yours.
palazzo-lesson-money-triple = You pay with one currency, or with **three equal cards** ★ of all three: they always count 15.

# Buying.

palazzo-lesson-market = Buying
palazzo-lesson-market-tiles = Now turn over two **tiles** ★.
palazzo-lesson-market-tiles-money = **You have money enough.** Turn over tiles.
palazzo-lesson-market-tiles-rebuild = **Later.** Turn over tiles.
palazzo-lesson-market-where = The first comes to the **supply** ★, the second to a **quarry** ☾: one window, one quarry on from the builder.
palazzo-lesson-market-buy = In the **supply** ★ each tile costs 10 less the tiles there: 7. Buy the marble 2 with the **florin 7** ☾.
palazzo-lesson-market-buy-auction = **At an auction all may bid.** What lies in the supply only you may buy now.
palazzo-lesson-market-buy-triple = **That pays 15.** There is no change: pay 7.
palazzo-lesson-market-buy-more = **That is 11.** There is no change: the 7 alone will do.
palazzo-lesson-market-buy-ducats = **It is 7, but it breaks your three 4s.** Pay with the florin 7.
palazzo-lesson-market-buy-brick = **You build in marble.** The marble 2 suits you better.
palazzo-lesson-market-build = What you got is built at once. Put it on your **palace** ★.
palazzo-lesson-market-build-alone = **Two single floors cost 10.** Put it on palace A.
palazzo-lesson-market-paid = What was paid lies in the **discard** ★. From the **supply** ☾ you may also buy two tiles with one payment.

# The auction.

palazzo-lesson-auction = Auction
palazzo-lesson-auction-call = Call the auction: the **builder** ★ walks on to the next **quarry with tiles** ☾.
palazzo-lesson-auction-call-buy = **For 9?** At the auction there are two tiles, and one of them is your brick 3.
palazzo-lesson-auction-raise = You opened with 3, **Bram bids 4** ★. Bid more, in one currency: lay the **ducat 5** ☾ and bid.
palazzo-lesson-auction-raise-pass = **Then Bram gets both for 4.** You can do better.
palazzo-lesson-auction-raise-florins = **Then you are bound to florins.** You have no other; of ducats you have two.
palazzo-lesson-auction-raise-six = **More than needed.** The 5 tops 4 as well; keep the 6 for the next round.
palazzo-lesson-auction-raise-much = **One card will do.** What you lay stays there; keep the rest for later.
palazzo-lesson-auction-again = Bram has laid 7 more: **11** ★. Add to your 8, in **ducats** ☾ again.
palazzo-lesson-auction-again-pass = **Then Bram gets them for 11.** With your 6 you come to 14.
palazzo-lesson-auction-again-currency = **Not florins.** You have laid ducats, and what lies there stays.
palazzo-lesson-auction-again-much = **The 6 alone will do.** It makes 14.
palazzo-lesson-auction-won = Bram passes: both tiles are yours. Put the **brick 3** ★ on **palace A** ☾.
palazzo-lesson-auction-won-stone = **First the brick 3.** Under the marble 4 it would no longer fit.
palazzo-lesson-auction-won-alone = **Alone it costs 5.** On palace A it is the third floor of brick.
palazzo-lesson-auction-roof = And the **marble 4** ★? See what each place does to your **points** ☾, and choose the best.
palazzo-lesson-auction-roof-alone = **That costs 5.** On A a fourth floor brings 3 and its window.
palazzo-lesson-auction-roof-gone = **A fourth floor brings 3 and its window.** It costs the 3 for one material, and is still better.
palazzo-lesson-auction-four = If the **builder** ★ comes to four tiles or more, they are not auctioned: everyone takes one, for nothing.

# The end.

palazzo-lesson-end = The end
palazzo-lesson-end-riders = Four **riders** ★ are out. With the fifth the game is over at once, and your **single floor** ☾ costs 5.
palazzo-lesson-end-rebuild = Rebuild: put the **marble 3** ★ into **palace B** ☾. It costs one card of your choice.
palazzo-lesson-end-rebuild-money = **Money counts for nothing at the end.** Rebuild while you can.
palazzo-lesson-end-rebuild-tiles = **The next tile may be the fifth rider.** Then it is over, and the single floor costs 5.
palazzo-lesson-end-rebuild-detach = **That takes a palace apart.** To put it together again would take another turn.
palazzo-lesson-end-rebuild-remove = **That saves 5.** Built into palace B it brings 8 besides.
palazzo-lesson-end-over = The fifth rider: the game is over. Most points win; of equals, who has more money in one currency.

# The guide of a first game.

palazzo-guide-turn = Do **one thing** ★: take money, turn over two tiles and then buy or auction, or rebuild.
palazzo-guide-rebuild = **Rebuilding** ★ now is possible too: for one card a floor of your **palaces** ☾ changes its place.
palazzo-guide-take = Who takes money gets **two cards** ★, everyone else one. Three of one value, one in each currency, count 15 in your **hand** ☾.
palazzo-guide-market = Buy one or two from the **supply** ★, each for 10 less the tiles there, or auction where the **builder** ☾ comes next.
palazzo-guide-bidding = Top the **highest bid** ★ with **cards** ☾ of one currency, or pass and take back what you laid.
palazzo-guide-share = Four tiles or more are shared out: everyone **takes one** ★, for nothing.
palazzo-guide-building = Build **your tile** ★ on top of a **palace** ☾, higher than what is there; three floors and more bring points.
