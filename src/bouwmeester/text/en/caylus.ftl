caylus-name = Caylus
caylus-about = France, 1289: send workers along the road, build the king's castle, and win his favour.
caylus-tagline = Send workers down the road, build the castle.

# Things.

caylus-cube =
    { $word ->
        [food] food
        [wood] wood
        [stone] stone
        [cloth] cloth
       *[gold] gold
    }
caylus-tile =
    { $word ->
        [peddler] the peddler (printed)
        [carpenter] the carpenter (printed)
        [gold-mine] the gold mine
        [neutral-farm] the farm (neutral)
        [forest] the forest
        [neutral-sawmill] the sawmill (neutral)
        [neutral-quarry] the quarry (neutral)
        [neutral-marketplace] the marketplace (neutral)
        [neutral-carpenter] the carpenter (neutral)
        [food-farm] the wooden farm (food)
        [cloth-farm] the wooden farm (cloth)
        [quarry] the wooden quarry
        [sawmill] the wooden sawmill
        [marketplace] the wooden marketplace
        [wood-peddler] the wooden peddler
        [lawyer] the lawyer
        [mason] the mason
        [stone-farm] the stone farm
        [park] the park
        [workshop] the workshop
        [church] the church
        [tailor] the tailor
        [bank] the bank
        [alchemist] the alchemist
        [architect] the architect
        [residence] a residence
        [statue] the statue
        [granary] the granary
        [library] the library
        [weaver] the weaver
        [theater] the theater
        [college] the college
        [monument] the monument
        [hotel] the hotel
        [cathedral] the cathedral
       *[jeweller] the jeweller
    }
caylus-site =
    { $word ->
        [gate] the gate
        [trading-post] the trading post
        [guild] the merchants' guild
        [joust-field] the joust field
        [stables] the stables
        [inn] the inn
        [castle] the castle
       *[other] space { $word }
    }
caylus-space = space { $word }
caylus-move =
    { $way ->
        [back] { $spaces ->
            [one] 1 space back
           *[other] { $spaces } spaces back
        }
        [ahead] { $spaces ->
            [one] 1 space ahead
           *[other] { $spaces } spaces ahead
        }
       *[stay] not at all
    }
caylus-row =
    { $word ->
        [prestige] prestige
        [money] money
        [resources] resources
       *[buildings] buildings
    }
caylus-column = column { $word }
caylus-offer =
    { $word ->
        [small] the small trade
       *[large] the large trade
    }
caylus-batch =
    food, { $one ->
        [wood] wood
        [stone] stone
       *[cloth] cloth
    } and { $other ->
        [stone] stone
        [cloth] cloth
       *[gold] gold
    }
caylus-section =
    { $word ->
        [dungeon] the dungeon
        [walls] the walls
       *[towers] the towers
    }

# Options.

caylus-option-figures = The figures of church and tailor
caylus-option-figures-rulebook = those of the rulebook
caylus-option-figures-printed = those printed on the tiles
caylus-option-favours = Royal favours
caylus-option-favours-table = on the table of favours
caylus-option-favours-points = 3 points each, for a game to learn from
caylus-option-jeweller = The jeweller
caylus-option-jeweller-without = left out, as in the first edition
caylus-option-jeweller-with = in stock, as in the second edition

# What is asked now.

caylus-step-order = The first order is drawn.
caylus-step-neutral = The neutral tiles are laid out.
caylus-step-placing = Place a worker, or pass.
caylus-step-gate = The gate: your worker may go on, free of charge.
caylus-step-guild = The merchants' guild: you may move the provost, free of charge.
caylus-step-joust = The joust field: will you pay 1 denier and 1 cloth for a favour?
caylus-step-inn = Will your worker stay at the inn?
caylus-step-bribe = You may move the provost, for 1 denier a space.
caylus-step-production = Choose what the building makes.
caylus-step-bonus = Another has used your building: take a cube.
caylus-step-sale = You may sell a cube.
caylus-step-peddling = You may buy cubes.
caylus-step-trading = You may make one trade.
caylus-step-giving = Give cubes for the trade, in the order food, wood, stone, cloth.
caylus-step-construction = You may build one tile.
caylus-step-pay-any = Pay one cube of any kind.
caylus-step-plot = Which of your residences is replaced?
caylus-step-lawyer = The lawyer: for 1 denier and 1 cloth a tile becomes your residence.
caylus-step-delivery = Deliver batches to the castle, and then stop.
caylus-step-favour = A royal favour: choose a row.
caylus-step-effect = You may use one effect of this row.
caylus-step-picking = Take resources, in the order food, wood, stone, cloth.

# What can be done.

caylus-verb-next = { $seat } is next in order
caylus-verb-lay = Lay { $tile }
caylus-verb-place = Place a worker: { $site }
caylus-verb-pass = Pass
caylus-verb-move = Go on: { $site }
caylus-verb-home = Take the worker home
caylus-verb-provost = Move the provost { $move }
caylus-verb-joust = Pay 1 denier and 1 cloth for a favour
caylus-verb-remain = Stay at the inn
caylus-verb-leave = Take the worker home
caylus-verb-favour = Choose the row { $row }
caylus-verb-column = Use { $column }
caylus-verb-take = Take { $cube }
caylus-verb-give = Give { $cube }
caylus-verb-sell = Sell { $cube }
caylus-verb-buy = Buy { $cube }
caylus-verb-trade = Make { $offer }
caylus-verb-build = Build { $tile }
caylus-verb-on = Replace the residence on { $space }
caylus-verb-transform = A residence on { $space }
caylus-verb-batch = Deliver { $batch }
caylus-verb-stop = No more batches
caylus-verb-skip = Leave it

# What happened.

caylus-ordered =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } number { $place } in order.
caylus-neutral_laid = { $tile } lies on { $space }.
caylus-turn_begins = Turn { $turn } begins.
caylus-got_deniers =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
caylus-paid_deniers =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
caylus-got_cubes =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $count } { $cube }.
caylus-paid_cubes =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $count } { $cube }.
caylus-scored =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
caylus-lost_points =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
caylus-placed =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } a worker for { $price }: { $site }.
caylus-passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
caylus-moved =
    { $you ->
        [yes] Your worker
       *[no] A worker of { $seat }
    } goes on from the gate: { $site }.
caylus-went_home =
    { $you ->
        [yes] Your worker
       *[no] A worker of { $seat }
    } comes home: { $site }.
caylus-provost_moved =
    { $you ->
        [yes] You move
       *[no] { $seat } moves
    } the provost { $move }: he stands on { $space }.
caylus-jousted =
    { $you ->
        [yes] You joust.
       *[no] { $seat } jousts.
    }
caylus-new_place =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } now number { $place } in order.
caylus-became_guest =
    { $you ->
        [yes] Your worker is
       *[no] A worker of { $seat } is
    } the new guest of the inn.
caylus-remained =
    { $you ->
        [yes] Your worker stays
       *[no] A worker of { $seat } stays
    } at the inn.
caylus-activated =
    { $you ->
        [yes] For you
       *[no] For { $seat }
    }, { $tile } on { $space } goes to work.
caylus-built =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } { $tile } on { $space }.
caylus-transformed =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } a residence on { $space }, in place of this: { $tile }.
caylus-will_transform =
    { $you ->
        [yes] You will
       *[no] { $seat } will
    } have a residence on { $space } once the worker is gone, in place of this: { $tile }.
caylus-granted =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } a royal favour.
caylus-favour_lost =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } used every row in this phase: the favour is lost.
caylus-chose_row =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the row { $row }; the marker is on column { $column }.
caylus-delivered =
    { $you ->
        [yes] You deliver
       *[no] { $seat } delivers
    } a batch for { $section }: { $batch }.
caylus-delivered_most =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } delivered most batches.
caylus-bailiff_moved = The bailiff moves to { $space }, and the provost joins him.
caylus-count_made = Counted: { $section }.
caylus-over = The game is over.

# Why not.

caylus-not_seated = { $seat } does not sit at this table.
caylus-ordered_already = { $seat } has a place in the order already.
caylus-laid_already = { $tile } lies on the road already.
caylus-no_worker = All your workers are out.
caylus-too_expensive = That costs { $price }, and you have { $deniers }.
caylus-occupied = There is a worker already: { $site }.
caylus-one_each = You have a worker there already: { $site }.
caylus-stables_full = The stables have three places, and all are taken.
caylus-no_stables = With two players the stables are not used.
caylus-empty_plot = Nothing has been built on { $space }.
caylus-no_work_there = There is no work for anyone there: { $tile }.
caylus-already_at_gate = Your worker is at the gate already.
caylus-off_the_road = The provost stays on the road, on spaces 1 to 28.
caylus-bribe_too_high = That costs { $price }, and you have { $deniers }.
caylus-row_used = In this phase you have used this row already: { $row }.
caylus-not_so_far = Your marker has not come to { $column }.
caylus-not_in_row = You have chosen the row { $row }, and that is no effect of it.
caylus-not_made_here = This is not made here: { $cube }.
caylus-cube_missing = You have none of this: { $cube }.
caylus-no_gold = Gold cannot be used or had here.
caylus-in_order = { $cube } should have been named before. The order is food, wood, stone, cloth.
caylus-too_few_left = You still need { $needed }, and from { $cube } on you have fewer.
caylus-cannot_trade = You cannot pay for { $offer }.
caylus-wrong_colour = This cannot be built here: { $tile }.
caylus-not_in_stock = This is not in stock: { $tile }.
caylus-no_plot = There is no empty plot left.
caylus-no_residence = A prestige building needs a residence of your own.
caylus-cannot_pay_tile = You lack the cubes for { $tile }.
caylus-not_your_residence = You have no residence on { $space }.
caylus-not_for_lawyer = Nothing on { $space } can become your residence.
caylus-pending_already = What stands on { $space } will be replaced already.
caylus-no_room = There is no room left in the castle.
caylus-batch_missing = You lack the cubes for this batch: { $batch }.
caylus-same_cubes = With { $batch } the same cubes can be named in an earlier way. Choose the earlier batches of the list.

# On the table.

caylus-table-turn = Turn { $turn }
caylus-table-phase =
    { $word ->
        [setup] set-up
        [placing] 2 workers
        [special] 3 special buildings
        [provost] 4 the provost
        [road] 5 the road
        [castle] 6 the castle
       *[end] 7 the end of the turn
    }
caylus-table-order = Order:
caylus-table-passed = Passed:
caylus-table-price = A worker costs { $price }.
caylus-table-price_next = A worker costs { $price }; after the next pass { $next }.
caylus-table-site =
    { $word ->
        [gate] Gate
        [trading-post] Post
        [guild] Guild
        [joust-field] Joust
        [stables] Stables
        [inn] Inn
       *[castle] Castle
    }
caylus-table-signs = + wood # stone * prestige ~ residence ○ neutral { $house } owner { $provost } provost { $bailiff } bailiff
caylus-table-tile =
    { $word ->
        [peddler] peddler
        [carpenter] carpenter
        [gold-mine] gold mine
        [neutral-farm] farm
        [forest] forest
        [neutral-sawmill] sawmill
        [neutral-quarry] quarry
        [neutral-marketplace] market
        [neutral-carpenter] carpenter
        [food-farm] food farm
        [cloth-farm] cloth farm
        [quarry] quarry
        [sawmill] sawmill
        [marketplace] market
        [wood-peddler] peddler
        [lawyer] lawyer
        [mason] mason
        [stone-farm] farm
        [park] park
        [workshop] workshop
        [church] church
        [tailor] tailor
        [bank] bank
        [alchemist] alchemist
        [architect] architect
        [residence] residence
        [statue] statue
        [granary] granary
        [library] library
        [weaver] weaver
        [theater] theater
        [college] college
        [monument] monument
        [hotel] hotel
        [cathedral] cathedral
       *[jeweller] jeweller
    }
caylus-table-move = Provost on { $space }, bailiff to { $bailiff }:
caylus-table-on = wakes
caylus-table-off = puts to sleep
caylus-table-section =
    { $word ->
        [dungeon] Dungeon
        [walls] Walls
       *[towers] Towers
    }
caylus-table-counted = { $built } of { $size }, counted
caylus-table-built = { $built } of { $size }, { $points } points each
caylus-table-coming = count now:
caylus-table-favours =
    { $favours ->
        [one] { $favours } favour
       *[other] { $favours } favours
    }
caylus-table-open = Favours: columns 1 to { $columns }.
caylus-table-opens = Further ones after the count: { $section }.
caylus-table-points = points (final)
caylus-table-deniers = deniers
caylus-table-income = income
caylus-table-cube =
    { $word ->
        [food] F
        [wood] W
        [stone] S
        [cloth] C
       *[gold] G
    }
caylus-table-workers = workers
caylus-table-rows = Pr Mo Re Bu
