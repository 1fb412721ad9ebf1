caylus-name = Caylus
caylus-about = France, 1289: send workers along the road, build the king’s castle, and win his favour.
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
        [guild] the merchants’ guild
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
# Where points come from.
caylus-source =
    { $word ->
        [castle] castle
        [built] own buildings
        [used] used by others
        [trade] trades
        [favour] favours
       *[count] count without a house
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
caylus-step-guild = The merchants’ guild: you may move the provost, free of charge.
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
caylus-verb-provost = Move the provost: { $move }
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
    } ({ $source }).
caylus-lost_points =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    } ({ $source }).
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
caylus-placed_on =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } a worker for { $price } on { $tile }, { $space }.
caylus-moved_on =
    { $you ->
        [yes] Your worker goes
       *[no] A worker of { $seat } goes
    } on from the gate to { $tile }, { $space }.
caylus-left =
    { $you ->
        [yes] Your worker comes
       *[no] A worker of { $seat } comes
    } home from { $tile }, { $space }.
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
caylus-table-price_guest = A worker costs you { $price }, as the guest of the inn.
caylus-table-space = { $space }: { $tile }
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
caylus-table-numbers = Your choices are the numbers behind the places.
caylus-table-stock = stock
caylus-table-payable = You have the cubes for (about stock: all):
caylus-table-ask = about stock: what can be built, and its price. about castle: how far it is built.

# On the page.

caylus-page-board = The board: special buildings, bridge, road and castle
caylus-page-road = The road
caylus-page-castle = The castle
caylus-page-favours = Royal favours
caylus-page-favours-note = a step right, then one use
caylus-page-favours-points = Every favour is { $points } points.
caylus-page-mine = What you have
caylus-page-act = What you can do
caylus-page-order = Everybody, in turn order
caylus-page-zones = Zones of the table
caylus-page-tab-road = Road
caylus-page-tab-castle = Castle
caylus-page-tab-favours = Favours
caylus-page-tab-me = Me
caylus-page-tab-rivals = Rivals
caylus-page-tab-works = Stock
caylus-page-pawn =
    { $word ->
        [provost] P
       *[bailiff] B
    }
caylus-page-phases = Phases of turn { $turn }
caylus-page-phase =
    { $phase ->
        [income] Income
        [placing] Workers
        [special] Special
        [provost] Provost
        [road] Road
        [castle] Castle
       *[end] Bailiff
    }
caylus-page-sign =
    { $sign ->
        [food] { $n } food
        [wood] { $n } wood
        [stone] { $n } stone
        [cloth] { $n } cloth
        [gold] { $n } gold
        [resource] { $n ->
            [one] a resource of your choice (no gold)
           *[other] { $n } resources of your choice (no gold)
        }
        [any] { $n ->
            [one] any cube, gold too
           *[other] any { $n } cubes, gold too
        }
        [coin] { $n ->
            [one] 1 denier
           *[other] { $n } deniers
        }
        [income] { $n ->
            [one] 1 denier more each turn
           *[other] { $n } deniers more each turn
        }
        [shield] { $n ->
            [one] 1 point
           *[other] { $n } points
        }
        [crown] { $n ->
            [one] a royal favour
           *[other] { $n } royal favours
        }
        [hammer] build
        [dividers] build
        [deed] turn into
        [roof-wood] a wood building
        [roof-stone] a stone building
        [roof-residence] a residence
        [roof-prestige] a prestige building
        [none] nothing
       *[other] –
    }
caylus-page-trade = { $gets } for { $pays }
caylus-page-either = { $one } or { $other }
caylus-page-kind =
    { $kind ->
        [printed] Printed
        [neutral] Neutral
        [wood] Wood
        [stone] Stone
        [residence] Residence
        [special] Special
       *[prestige] Prestige
    }
caylus-page-plots =
    { $state ->
        [counted] counted: { $built } of { $size }
        [now] building: { $built } of { $size }
       *[later] { $built } of { $size }
    }
caylus-page-bridge = Bridge
caylus-page-price = price { $price }
caylus-page-price-word = price
caylus-page-tonight = tonight
caylus-page-guest = guest
caylus-page-castle-queue = workers for the castle
caylus-page-empty = Empty plot
caylus-page-of =
    { $you ->
        [yes] belongs to you
       *[no] belongs to { $name }
    }
caylus-page-worker-of =
    { $you ->
        [yes] with a worker of yours
       *[no] with a worker of { $name }
    }
caylus-page-why = Why not here? { $place }
caylus-page-costs = costs { $price }
caylus-page-at = { $tile }, { $space }
caylus-page-in-vain = with what you have now it would bring you nothing
caylus-page-in-vain-mark = ! brings you nothing with what you have now.
caylus-page-beyond = beyond the provost: only works if he moves
caylus-page-look = More about { $place }
caylus-page-on = on
caylus-page-off = off
caylus-page-open = open
caylus-page-row-used = used in this phase
caylus-page-ask-place = Place a worker for { $price }, or pass.
caylus-page-place-worker = Place a worker on a lit place.
caylus-page-only-pass = No worker can be placed: pass.
caylus-page-prices = Costs { $price } now, { $next } after the next pass.
caylus-page-at-work = { $tile } on space { $space } is at work.
caylus-page-what-if = Provost: what if?
caylus-page-provost-if = What if the provost goes to { $space }?
caylus-page-provost-steps = Where the provost goes
caylus-page-provost-to = To space { $space }
caylus-page-provost-how = Choose a space to see what it would do.
caylus-page-provost-go = Move the provost to { $space }
caylus-page-provost-pay = Pay { $price }, provost to { $space }
caylus-page-provost-stay = Leave him where he is
caylus-page-wakes = Wakes { $spaces }.
caylus-page-sleeps = Puts to sleep { $spaces }.
caylus-page-nobody = No worker wakes or sleeps.
caylus-page-bailiff-to = The bailiff would go to { $space }:
caylus-page-count-comes = { $section } would be counted.
caylus-page-count-away =
    { $spaces ->
        [one] one space short of the count of { $section }.
       *[other] { $spaces } spaces short of the count of { $section }.
    }
caylus-page-bribe =
    { $price ->
        [0] It costs nothing.
        [one] 1 denier in phase 4, free with the guild.
       *[other] { $price } deniers in phase 4, free with the guild.
    }
caylus-page-title =
    { $step ->
        [guild] The merchants’ guild
        [joust] The joust field
        [inn] The inn
        [bribe] The provost
        [production] Production
        [bonus] For the owner
        [sale] Marketplace
        [peddling] Peddler
        [trading] A trade
        [giving] A trade
        [construction] Build
        [pay-any] Pay
        [plot] A prestige building
        [lawyer] The lawyer
        [delivery] For the castle
        [picking] A royal favour
       *[favour] A royal favour
    }
caylus-page-waiting-favours =
    { $favours ->
        [one] Another favour follows.
       *[other] { $favours } more favours follow.
    }
caylus-page-gather =
    { $verb ->
        [give] { $cubes ->
            [one] Choose the cube you give.
           *[other] Choose the { $cubes } cubes you give, in any order.
        }
        [take] { $cubes ->
            [one] Choose the cube you take.
           *[other] Choose the { $cubes } cubes you take, in any order.
        }
       *[buy] { $cubes ->
            [one] Choose the cube you buy.
           *[other] Choose up to { $cubes } cubes to buy, in any order.
        }
    }
caylus-page-gathered = { $chosen } of { $cubes } chosen
caylus-page-when-free = once the worker is gone
caylus-page-place = You stand at place { $place }.
caylus-page-only-step = Only the step
caylus-page-deliver =
    { $batches ->
        [one] Deliver 1 batch
       *[other] Deliver { $batches } batches
    }
caylus-page-deliver-nothing =
    { $points ->
        [0] Deliver nothing
        [one] Deliver nothing, −1 point
       *[other] Deliver nothing, −{ $points } points
    }
caylus-page-take-back = Take back
caylus-page-start-over = Start over
caylus-page-paid = Paid
caylus-page-gained = Gained
caylus-page-left = left:
caylus-page-nothing = nothing
caylus-page-count-then =
    { $favours ->
        [0] { $section }: no favour at the count yet.
        [one] { $section }: 1 favour at the count.
       *[other] { $section }: { $favours } favours at the count.
    }
caylus-page-works = The stock
caylus-page-works-note = effect, cost and points
caylus-page-can-pay = you can pay for it
caylus-page-cannot-pay = you cannot pay for it
caylus-page-sold-out = none left
caylus-page-legend-resource = one of four
caylus-page-legend-any = any, gold too
caylus-page-legend-crown = a favour
caylus-page-detail-kind = Kind
caylus-page-detail-cost = Costs
caylus-page-detail-points = Points
caylus-page-detail-effect = Does
caylus-page-does =
    { $effect ->
        [produce] Whoever has a worker here takes { $what }.
        [sell] You may sell one cube of any kind.
        [peddle] You may buy cubes.
        [lawyer] You may turn a building of your own, or a neutral one, into a residence of yours.
        [trade] You may make one of these trades.
        [build-prestige] You may build one prestige building in place of a residence of yours: you pay its cubes and score its points.
        [build-stone] You may build one stone building on the next free plot: you pay its cubes and score its points.
       *[build-wood] You may build one wood building on the next free plot: you pay its cubes and score its points.
    }
caylus-page-detail-bonus = Its owner, when another uses it
caylus-page-detail-stock = In stock
caylus-page-special =
    { $word ->
        [gate] The worker may go on from here to any free place, at no cost, or home.
        [trading-post] Brings { $gets }.
        [guild] The provost may be moved up to { $spaces } spaces, at no cost.
        [joust-field] You may have { $terms }.
        [stables] There are { $places } places; those who stand here go first from now on.
       *[inn] Who comes becomes the guest, and the old guest goes home. Every worker of the guest costs { $price }.
    }
caylus-page-no-worker = No worker can stand here.
caylus-page-detail-owner = Owner
caylus-page-detail-worker = Worker
caylus-page-detail-built = Once built
caylus-page-detail-state =
    { $works ->
        [yes] Up to the provost: it works this turn.
       *[no] Beyond the provost: it only works if he moves.
    }
caylus-page-detail-pending =
    { $you ->
        [yes] Will be your residence once the worker is gone.
       *[no] Will be a residence of { $name } once the worker is gone.
    }
caylus-page-why-not-build = Why can I not build it now?
caylus-page-why-not-place = Why can I not place a worker here?
caylus-page-section-pays =
    { $points ->
        [one] A house brings 1 point.
       *[other] A house brings { $points } points.
    }
caylus-page-section-left =
    { $left ->
        [0] No house can be built here any more.
        [one] One plot is left.
       *[other] { $left } plots are left.
    }
caylus-page-section-count = Counted when the bailiff comes to space { $space }, or when no plot is left. Without a house: −{ $penalty } points.
caylus-page-section-for =
    { $houses ->
        [one] 1 house:
       *[other] { $houses } houses:
    }
caylus-page-batch = A batch is 1 food and 2 cubes of two other kinds. It becomes a house.
caylus-page-batch-lacks =
    { $food ->
        [0] { $kinds ->
            [0] You have what a batch takes.
            [one] For a batch you lack 1 more kind of cube.
           *[other] For a batch you lack 2 more kinds of cubes.
        }
       *[other] { $kinds ->
            [0] For a batch you lack 1 food.
            [one] For a batch you lack 1 food and 1 more kind of cube.
           *[other] For a batch you lack 1 food and 2 more kinds of cubes.
        }
    }
caylus-page-section-houses = Houses
caylus-page-section-now = A count now
caylus-page-sights = What stands where: arrow keys go from one to the next
caylus-page-workers =
    { $workers ->
        [one] 1 worker at hand
       *[other] { $workers } workers at hand
    }
caylus-page-income = { $deniers } more at the next income
caylus-page-a-turn = a turn
caylus-page-total = final { $total }
caylus-page-passed = passed ({ $place })
caylus-page-inn-guest = guest
caylus-page-count-now = If { $section } were counted now
caylus-page-col-house = a house
caylus-page-col-plots = plots
caylus-page-col-none = no house
caylus-page-col-you = you, now
caylus-page-counted = counted
caylus-page-you-win =
    { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
caylus-page-wins =
    { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
caylus-page-shared =
    { $points ->
        [one] { $names } share the win with { $points } point
       *[other] { $names } share the win with { $points } points
    }
caylus-page-after-turns = After { $turns } turns.
caylus-page-points-of-all = Points and castle
caylus-page-points-of = Points: { $name }
caylus-page-row-track = On the track
caylus-page-row-gold = Gold, { $each } each
caylus-page-row-cubes = Other cubes, 1 for { $each }
caylus-page-row-deniers = Deniers, 1 for { $each }
caylus-page-row-total = In all

# What somebody else is doing, for those who wait or watch.
caylus-doing-placing = { $name } places a worker or passes
caylus-doing-gate = { $name } sends the worker on from the gate
caylus-doing-guild = { $name } may move the provost
caylus-doing-joust = { $name } is at the joust field
caylus-doing-inn = { $name } decides about the inn
caylus-doing-bribe = { $name } may move the provost
caylus-doing-production = { $name } chooses what a building makes
caylus-doing-bonus = { $name } takes a cube
caylus-doing-sale = { $name } sells
caylus-doing-peddling = { $name } buys
caylus-doing-trading = { $name } trades
caylus-doing-giving = { $name } trades
caylus-doing-construction = { $name } builds
caylus-doing-pay-any = { $name } pays
caylus-doing-plot = { $name } chooses what is replaced
caylus-doing-lawyer = { $name } is at the lawyer’s
caylus-doing-delivery = { $name } delivers to the castle
caylus-doing-favour = { $name } chooses a royal favour
caylus-doing-effect = { $name } uses a royal favour
caylus-doing-picking = { $name } takes resources

# What speaks for a plan, or against it: facts, in one short sentence each.

caylus-ground_points =
    { $points ->
        [one] Scores 1 point.
       *[other] Scores { $points } points.
    }
caylus-ground_loses =
    { $points ->
        [one] Costs 1 point.
       *[other] Costs { $points } points.
    }
caylus-ground_cubes =
    { $cubes ->
        [one] Brings 1 cube.
       *[other] Brings { $cubes } cubes.
    }
caylus-ground_gives_cubes =
    { $cubes ->
        [one] Costs 1 cube.
       *[other] Costs { $cubes } cubes.
    }
caylus-ground_deniers =
    { $deniers ->
        [one] Brings 1 denier.
       *[other] Brings { $deniers } deniers.
    }
caylus-ground_pays =
    { $deniers ->
        [one] Costs 1 denier.
       *[other] Costs { $deniers } deniers.
    }
caylus-ground_income =
    { $deniers ->
        [one] Income grows by 1 denier a turn.
       *[other] Income grows by { $deniers } deniers a turn.
    }
caylus-ground_favours =
    { $favours ->
        [one] Brings a royal favour.
       *[other] Brings { $favours } royal favours.
    }
caylus-ground_owner = { $seat }, the owner, gets a point.
caylus-ground_beyond =
    { $spaces ->
        [one] It lies 1 space beyond the provost, where there is no work yet.
       *[other] It lies { $spaces } spaces beyond the provost, where there is no work yet.
    }
caylus-ground_brings =
    { $cubes ->
        [one] Brings 1 cube.
       *[other] Brings up to { $cubes } cubes.
    }
caylus-ground_sells = A cube can be sold there for { $deniers } deniers.
caylus-ground_peddles =
    { $cubes ->
        [one] A cube can be bought there for { $deniers }.
       *[other] Up to { $cubes } cubes can be bought there for { $deniers } each.
    }
caylus-ground_builds = With what you have you can build there: { $tile }, { $points } points.
caylus-ground_builds_nothing = With what you have you can build nothing there.
caylus-ground_trades_points = With what you have you can trade there for { $points } points.
caylus-ground_trades_gold =
    { $gold ->
        [one] With what you have you can trade there for 1 gold.
       *[other] With what you have you can trade there for { $gold } gold.
    }
caylus-ground_trades_nothing = With what you have you can trade nothing there.
caylus-ground_residence = You can have a residence: { $points } points and 1 denier a turn.
caylus-ground_batches =
    { $batches ->
        [one] You have the cubes for 1 batch: { $points } points.
       *[other] You have the cubes for { $batches } batches: { $points } points.
    }
caylus-ground_no_batch = You do not have the cubes for a batch yet.
caylus-ground_castle_place = You deliver as number { $place }.
caylus-ground_order = Next turn you are number { $place } in order.
caylus-ground_post = Brings { $deniers } deniers.
caylus-ground_joust = You may buy a royal favour for 1 denier and 1 cloth.
caylus-ground_inn = From next turn on, a worker costs you 1 as long as you stay.
caylus-ground_guild = You may move the provost up to 3 spaces for nothing.
caylus-ground_gate = You may later send this worker to any free place for nothing.
caylus-ground_cheap = Costs you only { $deniers }.
caylus-ground_first_pass = You are the first to pass and get { $deniers } denier.
caylus-ground_others_pay = A worker then costs the others { $deniers }.
caylus-ground_own_stopped =
    { $workers ->
        [one] 1 worker of yours will find no work.
       *[other] { $workers } workers of yours will find no work.
    }
caylus-ground_others_stopped =
    { $workers ->
        [one] 1 worker of others will find no work.
       *[other] { $workers } workers of others will find no work.
    }
caylus-ground_own_work =
    { $workers ->
        [one] 1 worker of yours gets to work by it.
       *[other] { $workers } workers of yours get to work by it.
    }
caylus-page-puzzles = Puzzles
caylus-puzzle-kind-best = the best choice
caylus-page-plan-deliver = Deliver { $batches }
