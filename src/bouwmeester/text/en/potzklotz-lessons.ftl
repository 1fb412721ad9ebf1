# The lessons of PotzKlotz: what the master builder says. ★ and ☾ stand behind what is lit on the board.

potzklotz-lesson-cube = One cube
potzklotz-lesson-cube-lift = Move one cube, and the building is that on your **card** ★. Lift the **lit cube** ☾.
potzklotz-lesson-cube-lift-turned = **That would do as well,** turned a quarter. This time take the lit one.
potzklotz-lesson-cube-lift-other = **Not that one.** It stands on your card too. Lift the lit cube.
potzklotz-lesson-cube-lift-pass = **You have a card that fits.** Pass only when none does.
potzklotz-lesson-cube-set = Touched is played: it must come down elsewhere. Put it on the **lit cell** ☾, as on your **card** ★.
potzklotz-lesson-cube-set-high = **Then one tower has three storeys.** On your card there are two of two.
potzklotz-lesson-cube-set-other = **Not there.** Look at your card: two towers of two stand side by side.
potzklotz-lesson-cube-lay = Now it stands there. Choose your **card** ★ and lay it: the others check it.
potzklotz-lesson-cube-lay-other = **That shows another building.** Lay the lit card.
potzklotz-lesson-cube-alone = Right, it stays. Bram passes. Now by yourself: one cube, and **this card** ★.
potzklotz-lesson-cube-alone-card = **Another card shows it.** Lay the lit one.
potzklotz-lesson-cube-alone-place = **The cube is right, the place is not.** It goes on the ground, behind the tower that stays.
potzklotz-lesson-cube-alone-other = **Leave that one.** On your card one tower is left, with three cubes on the ground beside it.
potzklotz-lesson-cube-alone-pass = **This card fits.** One cube from the near tower goes to the back.
potzklotz-lesson-cube-goal = Two cards less. Whoever has **no cards left** ★ gets the point.

# Two corners.

potzklotz-lesson-corner = Two corners
potzklotz-lesson-corner-shown = The **card that lies there** ★ always shows what stands on the **base** ☾.
potzklotz-lesson-corner-lift = Each building has two cards, seen from two corners. For **this one** ★ lift the **lit cube** ☾.
potzklotz-lesson-corner-lift-other = **That would not come out.** Take the lit cube.
potzklotz-lesson-corner-lift-pass = **A card fits,** if you think it turned.
potzklotz-lesson-corner-set = Put it on the **lit cell** ☾. It stands otherwise than on the **card** ★: turned by a quarter.
potzklotz-lesson-corner-set-other = **Not there.** On your card three columns stand in a row.
potzklotz-lesson-corner-lay = Turned is right all the same. Lay the **card** ★.
potzklotz-lesson-corner-lay-other = **That shows another building.** Lay the lit card.
potzklotz-lesson-corner-right = To check, the **base** ★ is turned until it looks like the card. Where it stands does not matter.

# Mirror images.

potzklotz-lesson-mirror = Mirror images
potzklotz-lesson-mirror-which = The cube is down. One of **this** ★ and **that** ☾ is right, the other its mirror image. Lay the right one.
potzklotz-lesson-mirror-which-mirror = **That is the mirror image.** However you turn it, it stays wrong.
potzklotz-lesson-mirror-which-other = **That is another building altogether.** Choose between the two lit cards.
potzklotz-lesson-mirror-mistake = **Bram** ★ laid a wrong card: his cube went back on the **base** ☾, the card to his hand, and he drew one more.

# Find it.

potzklotz-lesson-find = Look for it
potzklotz-lesson-find-find = One of your **three cards** ★ can be made with one cube. Find it, and build what it shows.
potzklotz-lesson-find-find-pass = **One of them fits:** the one with a single tower of two.
potzklotz-lesson-find-find-card = **Another card shows what stands now.** Compare the tower.
potzklotz-lesson-find-find-place = **The cube is right.** It goes behind the tower.
potzklotz-lesson-find-find-cube = **Not that cube.** The tower stays, and so does what stands before it.
potzklotz-lesson-find-none = Well seen. Now **none of your cards** ★ fits: pass. It costs nothing.
potzklotz-lesson-find-none-touched = **Touched is played.** No card fits, so you would err and draw one more.
potzklotz-lesson-find-jam = A whole round without a card: everyone **draws one** ★ from the **stack** ☾.

# The last card.

potzklotz-lesson-end = The last card
potzklotz-lesson-end-last = Your **last card** ★. Build what it shows and lay it; then the round is played out.
potzklotz-lesson-end-last-pass = **It can be done** with one cube.
potzklotz-lesson-end-last-place = **The cube is right, the place is not.** Two towers of two stand side by side.
potzklotz-lesson-end-last-cube = **Not that cube.** The tower stays, and a second one joins it.
potzklotz-lesson-end-over = Bram had his turn too, and still holds cards. You have none left: the point is yours.

# The guide of a first game.

potzklotz-guide-turn = Which of **your cards** ★ can you make on the **base** ☾ by moving one cube? Lift it, or pass.
potzklotz-guide-set = Touched is played: put the cube down on another place of the **base** ★, or beside it.
potzklotz-guide-lay = Lay the **card** ★ that shows what stands now. It may be turned; a mirror image is wrong.
potzklotz-guide-ask = Do you hold the **other card** ★ of the building just made? Then lay it, out of turn.
