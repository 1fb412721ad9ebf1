# What holds in every game.

core-seat =
    { $word ->
        [anne] Anne
        [bram] Bram
        [cora] Cora
        [dirk] Dirk
        [els] Els
       *[floor] Floor
    }
core-you = You
core-chance = Chance
core-rule = Rule { $rule }.

# Refusals.
core-not_now = “{ $action }” is not possible now. What is asked: { $step }
core-over = The game is over.
core-unknown = “{ $action }” is not a move of this game.
core-not_yours = “{ $action }” would be somebody else’s to do, not yours.
core-lesson_otherwise = **That is allowed.** But here I would like to show you something else.

# Bots by name, and what they do.
core-bot-uniform = Day labourer
core-bot-about-uniform = Does whatever comes to hand.
core-bot-greedy = Contractor
core-bot-about-greedy = Takes what pays most at once.
core-bot-thumb = Handyman
core-bot-about-thumb = Plays by rules of thumb.
core-bot-outside = Bot from outside
core-bot-level-1 = Apprentice
core-bot-about-level-1 = Makes many mistakes; right for a very first game.
core-bot-level-2 = Journeyman
core-bot-about-level-2 = Plays along, and often misjudges; right for a first game.
core-bot-level-3 = Mason
core-bot-about-level-3 = Knows what matters, and misjudges now and then.
core-bot-level-4 = Foreman
core-bot-about-level-4 = Plays well.
core-bot-level-5 = Architect
core-bot-about-level-5 = Plays very well.
core-bot-level-6 = Master builder
core-bot-about-level-6 = Thinks longest and plays best.
core-bot-potzklotz-1 = Apprentice
core-bot-about-potzklotz-1 = Sees little; right for a first game.
core-bot-potzklotz-2 = Journeyman
core-bot-about-potzklotz-2 = Sees a good move now and then.
core-bot-potzklotz-3 = Mason
core-bot-about-potzklotz-3 = Sees most of what lies near.
core-bot-potzklotz-4 = Foreman
core-bot-about-potzklotz-4 = Overlooks little.
core-bot-potzklotz-5 = Architect
core-bot-about-potzklotz-5 = Hardly overlooks anything.
core-bot-potzklotz-6 = Master builder
core-bot-about-potzklotz-6 = Sees everything.

# What bots of one level like, each in its own way.
core-temperament-hoards = Hoarder
core-temperament-about-hoards = Gathers money before it strikes.
core-temperament-strikes = Early bird
core-temperament-about-strikes = Buys and bids as early as it can.
core-temperament-towers = Tower builder
core-temperament-about-towers = Likes to build high.
core-temperament-castle = Castle builder
core-temperament-about-castle = Likes best to deliver to the castle.
core-temperament-road = Road builder
core-temperament-about-road = Lines the road with its own buildings.
core-temperament-favours = Courtier
core-temperament-about-favours = Seeks the king’s favours.
core-temperament-sprawls = Sprawler
core-temperament-about-sprawls = Likes to spread its cubes on the ground.
core-temperament-tidy = Tidy mind
core-temperament-about-tidy = Likes outlines without gaps.
core-less = { $points } % of the win less than the best. Try again.
