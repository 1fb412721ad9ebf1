potzklotz-name = PotzKlotz
potzklotz-about = Five wooden cubes: move exactly one, and lay the card that shows what then stands.
potzklotz-tagline = Five cubes: move one and match your card.

# Things.

potzklotz-card = card { $word }
potzklotz-cell = { $word }

# Options.

potzklotz-option-mode = The game
potzklotz-option-mode-basic = the basic game, for two to six
potzklotz-option-mode-expert = for experts: several cards in one turn, for two to four
potzklotz-option-cards = Cards dealt to everyone
potzklotz-option-cards-5 = 5
potzklotz-option-cards-3 = 3
potzklotz-option-cards-4 = 4
potzklotz-option-cards-6 = 6
potzklotz-option-cards-7 = 7
potzklotz-option-penalty = A mistake costs
potzklotz-option-penalty-card = a card from the stack
potzklotz-option-penalty-none = nothing
potzklotz-option-base = The grid of 5 x 5
potzklotz-option-base-open = may be left
potzklotz-option-base-strict = must not be left, which is harder
potzklotz-option-turning = Turning the base
potzklotz-option-turning-forbidden = not while thinking
potzklotz-option-turning-allowed = allowed, which is easier
potzklotz-option-hands = Everyone’s cards
potzklotz-option-hands-hidden = hidden
potzklotz-option-hands-open = open on the table
potzklotz-option-out_of_turn = Laying a card out of turn
potzklotz-option-out_of_turn-no = not allowed
potzklotz-option-out_of_turn-yes = allowed, if it shows the building just made from the other corner
potzklotz-option-deals = Deals in a match
potzklotz-option-deals-1 = 1
potzklotz-option-deals-3 = 3
potzklotz-option-deals-5 = 5

# What is asked now.

potzklotz-step-first = It is decided who begins.
potzklotz-step-draw = A card is drawn from the stack.
potzklotz-step-start = The first card is turned over, and its building set up.
potzklotz-step-turn = Your turn: lift the one cube you want to move, or end your turn.
potzklotz-step-set = Set the cube down. Touched is played!
potzklotz-step-lay = Lay the card that shows what stands there now.
potzklotz-step-ask = Do you have a card with this same building, seen from the other corner?

# What can be done.

potzklotz-verb-first = { $seat } begins
potzklotz-verb-draw = Draw { $card }
potzklotz-verb-start = Turn over { $card }
potzklotz-verb-lift = Lift the cube on { $cell }
potzklotz-verb-set = Set it down on { $cell }
potzklotz-verb-lay = Lay { $card }
potzklotz-verb-turn = Turn the base a quarter turn clockwise
potzklotz-verb-pass = Pass
potzklotz-verb-stop = Stop here

# What happened.

potzklotz-begins =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
potzklotz-new_deal = Deal { $number } begins.
potzklotz-dealt =
    { $you ->
        [yes] { "" }
       *[no] { $seat } gets { $cards ->
            [one] one card
           *[other] { $cards } cards
        }.
    }
potzklotz-it_is =
    { $you ->
        [yes] New in your hand
       *[no] New in { $seat }’s hand
    }: { $card }.
potzklotz-takes =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a card from the stack.
potzklotz-started = { $card } is turned over, and its building is set up.
potzklotz-under = { $card } goes under the stack.
potzklotz-turns =
    { $you ->
        [yes] You turn
       *[no] { $seat } turns
    } the base a quarter turn.
potzklotz-lifts =
    { $you ->
        [yes] You lift
       *[no] { $seat } lifts
    } the cube on { $cell }.
potzklotz-sets =
    { $you ->
        [yes] You set it down
       *[no] { $seat } sets it down
    } on { $cell }.
potzklotz-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $card }, and it is right.
potzklotz-laid_too =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $card } out of turn: the same building from the other corner.
potzklotz-wrong =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $card }, but that is not the building: it goes back.
potzklotz-misplaced = The cube on { $cell } belongs on { $place }.
potzklotz-misplaced_beyond = The cube on { $cell } belongs further out than is drawn.
potzklotz-late =
    { $you ->
        [yes] You may fill up your hand
       *[no] { $seat } may fill up their hand
    } only at the end of the next turn.
potzklotz-empty_hand =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } no cards left.
potzklotz-passes =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
potzklotz-stops =
    { $you ->
        [yes] You stop
       *[no] { $seat } stops
    } after { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
potzklotz-skipped =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } no cards and cannot lay one.
potzklotz-everyone_draws = Nobody has laid a card for a whole round: everyone draws one.
potzklotz-deal_over = Deal { $number } is over.
potzklotz-scored =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $points ->
        [one] one point
       *[other] { $points } points
    }.

# Why not.

potzklotz-not_seated = { $seat } does not sit at this table.
potzklotz-not_on_stack = { $card } is not in the stack any more.
potzklotz-under_the_stack = { $card } lies under the stack and is drawn last of all.
potzklotz-no_cube = No cube stands on { $cell }.
potzklotz-not_a_move = You have just lifted the cube from { $cell }. Putting it back is not a move: touched is played.
potzklotz-off_base = { $cell } is outside the grid of 5 x 5, and that was forbidden for this match.
potzklotz-not_in_hand = You do not have { $card } in your hand.
potzklotz-no_turning = The base must not be turned while you think.
potzklotz-turned_enough = You have turned the base { $turns } times; once more would bring it back to where it was.
potzklotz-stop_instead = In this turn you have laid { $cards } already, so you do not pass: you stop.
potzklotz-nothing_laid = You have laid nothing in this turn, so you do not stop: you pass.
potzklotz-mirror_image = { $card } shows the mirror image. That is not allowed.
potzklotz-too_far = For { $card } one cube is not enough: it takes { $cubes }.
potzklotz-same_building = { $card } shows the building that stands there already, and no single move builds it anew.
potzklotz-only_off_base = For { $card } a cube would have to leave the grid of 5 x 5.
potzklotz-in_pieces = What stands there is in pieces, and { $card } shows a building in one.
potzklotz-other_building =
    { $card } shows another building; that one is { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } away.
potzklotz-missed = { $card } is missing.

# On the table.

potzklotz-table-deal =
    Deal { $deal }, stack of { $stack ->
        [one] one card
       *[other] { $stack } cards
    }.
potzklotz-table-bottom = At the bottom: { $card }.
potzklotz-table-shown = as on { $card }
potzklotz-table-counts =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $laid } laid
potzklotz-table-known = seen: { $cards }
potzklotz-table-places = where to
potzklotz-table-late = not filled up after a mistake
potzklotz-table-hand = Your cards, seen from above; the last row is near:

# Puzzles.

potzklotz-puzzle-start = This stands on the base:
potzklotz-puzzle-which = Which of these cards are one move away, each from what stands there?
potzklotz-puzzle-chain = Lay all of these cards one after the other, moving one cube for each. In which order?
potzklotz-puzzle-kind-which = Which cards fit?
potzklotz-puzzle-kind-chain = In which order?

# On the page.

potzklotz-page-players = Players
potzklotz-page-board = The board: cells by letter and number
potzklotz-page-base = The base with its cubes
potzklotz-page-cards = Cards on the table
potzklotz-page-hand = Your cards
potzklotz-page-places = Lit places
potzklotz-page-card = Card { $card }, plan { $plan }
potzklotz-page-cell =
    { $cell }, { $cubes ->
        [0] empty
        [one] 1 cube
       *[other] { $cubes } cubes high
    }
potzklotz-page-deal = Deal { $deal } of { $deals }
potzklotz-page-deal-number = Deal { $deal }
potzklotz-page-experts = for experts
potzklotz-page-lying = lying now
potzklotz-page-stack = stack
potzklotz-page-stack-of = Stack, { $cards } cards
potzklotz-page-chosen = your chosen card
potzklotz-page-hinted = this card fits
potzklotz-page-one-card = card { $card }
potzklotz-page-enlarge = Enlarge card { $card }
potzklotz-page-thinks = thinking
potzklotz-page-passed = passed
potzklotz-page-laid = laid a card
potzklotz-page-erred = laid a wrong card
potzklotz-page-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
potzklotz-page-points-won = Points over the deals
potzklotz-page-points-laid = Cards laid
potzklotz-page-sum = sum
potzklotz-page-solid = 3D: cubes in three dimensions
potzklotz-page-ask-cube = Lift a cube; choose a card first if you like.
potzklotz-page-ask-cube-for = Lift the cube that makes it card { $card }.
potzklotz-page-ask-place = The cube from { $from } is in your hand: set it down on a lit place.
potzklotz-page-ask-sure = The cube from { $from } goes to { $cell }.
potzklotz-page-ask-card = Lay the card that shows what stands there now.
potzklotz-page-ask-other = Do you have this building, seen from the other corner?
potzklotz-page-ask-other-how = Lay the other card of this building, or not. It is not a turn; a mistake costs what it always costs.
potzklotz-page-asked = Whoever has the other card of this building may lay it: { $names }
potzklotz-page-touched = Touched is played: the cube you lift must come down somewhere else.
potzklotz-page-touched-card = Touched is played. Your chosen card is laid at once.
potzklotz-page-chain =
    { $cards ->
        [one] One card laid in this turn. Go on, or stop.
       *[other] { $cards } cards laid in this turn. Go on, or stop.
    }
potzklotz-page-last-round = Somebody has no cards left: this is the last round.
potzklotz-page-lay-on = Set it on { $cell }
potzklotz-page-lay-both = Set it on { $cell }, lay card { $card }
potzklotz-page-lay-card = Lay card { $card }
potzklotz-page-storey = storey { $storey }
potzklotz-page-choose-card = Choose a card
potzklotz-page-choose-place = Choose a place
potzklotz-page-choose-cube = Choose a cube
potzklotz-page-turn = Turn the base
potzklotz-page-none = I have none
potzklotz-page-no-cards = You have no cards left.
potzklotz-page-hint-nothing = None of your cards is one move away.
potzklotz-page-hint-nothing-now = None of your cards fits this any more.
potzklotz-page-hint-card = Card { $card } fits. Ask again for the cube.
potzklotz-page-hint-cube = Card { $card } fits with the cube on { $from }. Ask again for the place.
potzklotz-page-hint-only = Card { $card } fits.
potzklotz-page-hint-place = Card { $card }: from { $from } to { $cell }.
potzklotz-page-look = Look at the judgement
potzklotz-page-right-by = { $name }: card { $card } is right
potzklotz-page-wrong-by = { $name }: card { $card } is wrong
potzklotz-page-right = It is right
potzklotz-page-right-why =
    { $turns ->
        [0] The building stands just as on the card.
        [one] Turned a quarter, the building stands as on the card.
       *[other] Turned by { $turns } quarters, the building stands as on the card.
    }
potzklotz-page-mirror = Mirror image
potzklotz-page-mirror-why = The building is this card seen in a mirror. No turning makes one into the other.
potzklotz-page-pieces = Not in one piece
potzklotz-page-not-this = Not this building
potzklotz-page-the-card = the card
potzklotz-page-turned =
    { $turns ->
        [0] the building, not turned
        [one] the building, turned a quarter
       *[other] the building, turned by { $turns } quarters
    }
potzklotz-page-here = here
potzklotz-page-not-here = not here
potzklotz-page-cubes-wrong =
    { $cubes ->
        [one] One cube is wrong.
       *[other] { $cubes } cubes are wrong.
    }
potzklotz-page-goes-back = Cube and card go back to where they were.
potzklotz-page-turn-it = Turn the building
potzklotz-page-corners = Show all corners
potzklotz-page-go-on = Go on
potzklotz-page-my-side = Back to my side
potzklotz-page-you-win =
    You win with { $points ->
        [one] one point
       *[other] { $points } points
    }
potzklotz-page-wins =
    { $name } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }
potzklotz-page-shared =
    { $names } share the first place with { $points ->
        [one] one point
       *[other] { $points } points
    }
potzklotz-page-laid-cards = Laid: { $cards }
potzklotz-page-left-cards = Left in the hand: { $cards }
potzklotz-page-puzzles = Puzzles
potzklotz-page-box = All buildings
potzklotz-page-box-about = The 28 buildings of the box, each with its two cards and as it looks from all four corners.
potzklotz-page-box-building = Building { $number }, plan { $plan }
potzklotz-page-box-views = From all four corners
potzklotz-page-box-mirror = Its mirror image is building { $number }.
potzklotz-page-box-own-mirror = It is its own mirror image.
potzklotz-page-box-near = { $cards } cards are one move away
potzklotz-page-puzzle-daily = Puzzle of { $date }
potzklotz-page-puzzle-free = A puzzle of your own
potzklotz-page-puzzle-kind = What is asked
potzklotz-page-puzzle-level = How hard
potzklotz-page-puzzle-level-day = of the day
potzklotz-page-puzzle-of-level = level { $level }
potzklotz-page-puzzle-new = Another one
potzklotz-page-puzzle-today = Today’s puzzle
potzklotz-page-puzzle-difficulty =
    Difficulty: { $grade ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    } ({ $grade } of 5).
potzklotz-page-puzzle-answer = That is my answer
potzklotz-page-puzzle-clear = Begin again
potzklotz-page-puzzle-solved =
    { $tries ->
        [one] Right at the first try!
       *[other] Right, with { $tries } tries.
    }
potzklotz-page-puzzle-wrong = Not yet:
potzklotz-page-puzzle-streak =
    { $days ->
        [one] One day in a row.
       *[other] { $days } days in a row.
    }
potzklotz-page-puzzle-share = Copy for friends
potzklotz-page-puzzle-place = place { $place }

# What somebody else is doing, for those who wait or watch.
potzklotz-doing-turn = { $name } lifts a cube, or ends the turn
potzklotz-doing-set = { $name } sets the cube down
potzklotz-doing-lay = { $name } lays a card
potzklotz-doing-ask = { $name } may have the other card
potzklotz-page-puzzle-wrong-count =
    { $wrong ->
        [0] No card is wrong
        [one] One card is wrong
       *[other] { $wrong } cards are wrong
    }, { $missing ->
        [0] and none is missing.
        [one] and one is missing.
       *[other] and { $missing } are missing.
    }
potzklotz-page-puzzle-chain-breaks = The chain breaks somewhere.
potzklotz-page-puzzle-chain-short =
    So far it holds. { $missing ->
        [one] One card is still to be laid.
       *[other] { $missing } cards are still to be laid.
    }
potzklotz-page-puzzle-more = Tell me one of them
potzklotz-page-puzzle-where = Tell me where
potzklotz-page-whose = Card of { $name }
potzklotz-page-whose-mine = Your card

# What speaks for a plan, or against it: facts, in one short sentence each.

potzklotz-ground_right = { $card } is right then.
potzklotz-ground_wrong = { $card } would be wrong: it does not show what stands then.
potzklotz-ground_cards_left =
    { $cards ->
        [one] You then hold one card.
       *[other] You then hold { $cards } cards.
    }
potzklotz-ground_last_card = It is your last card.
potzklotz-ground_fits_next =
    { $cards ->
        [one] One more card of yours can then be made with one cube.
       *[other] { $cards } more cards of yours can then be made with one cube.
    }
potzklotz-ground_opens_for = { $seat } could then lay { $card }, which everybody has seen.
potzklotz-ground_could_lay =
    { $cards ->
        [one] One of your cards would fit.
       *[other] { $cards } of your cards would fit.
    }
potzklotz-ground_none_fits = None of your cards can be made with one cube.
